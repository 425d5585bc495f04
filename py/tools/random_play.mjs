// node random_play.mjs <py folder> <arguments of random_play.py>: the same, inside Pyodide.
import { loadPyodide } from "pyodide";

const [folder, ...words] = process.argv.slice(2);
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
pyodide.mountNodeFS("/py", folder);
pyodide.globals.set("words", words);
process.stdout.write(
  `${pyodide.runPython(`
import sys
sys.path[:0] = ["/py", "/py/tools"]
import random_play
random_play.main(*words.to_py())
`)}\n`,
);
