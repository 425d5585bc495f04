// The real engine for tests in node: py/ludoteca/bridge.py in a process of its own, a request and a reply a line.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const SERVE = `
import sys
from ludoteca.bridge import answer
for line in sys.stdin:
    print(answer(line), flush=True)
`;

/** Starts Python; `end` must be called. */
export function startPythonEngine() {
  // run.py names the Python that it uses itself.
  const python = process.env.LUDOTECA_PYTHON ?? "python3";
  const env = { ...process.env, PYTHONPATH: new URL("../../py", import.meta.url).pathname, PYTHONUTF8: "1" };
  const child = spawn(python, ["-c", SERVE], { env, stdio: ["pipe", "pipe", "inherit"] });
  /** @type {((line: string) => void)[]} */
  const waiting = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  return {
    /** @param {unknown} request @returns {Promise<any>} */
    ask(request) {
      return new Promise((resolve) => {
        waiting.push((line) => resolve(JSON.parse(line)));
        child.stdin.write(`${JSON.stringify(request)}\n`);
      });
    },
    end: () => child.stdin.end(),
  };
}
