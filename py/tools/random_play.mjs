// node random_play.mjs <py folder> <arguments of random_play.py>: the same, inside Pyodide.
import { createInterface } from "node:readline";
import { loadPyodide } from "pyodide";

const [folder = "", key, seats, seed] = process.argv.slice(2);
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
pyodide.mountNodeFS("/py", folder);
pyodide.runPython('import sys; sys.path[:0] = ["/py", "/py/tools"]');
const play = pyodide.pyimport("random_play").Play(key, Number(seats), Number(seed));
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${play.slice(Number(line))}\n`);
}
