// node replay.mjs <py folder> <folder of golden games>: runs replay.py inside Pyodide and prints what it finds.
import { loadPyodide } from "pyodide";

const [py = "", games = ""] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/py", py);
pyodide.mountNodeFS("/golden", games);
pyodide.mountNodeFS("/contract", import.meta.dirname);
const found = pyodide.runPython(`
import json, sys
from pathlib import Path
sys.path[:0] = ["/py", "/contract"]
from replay import compare
json.dumps(compare(Path("/golden")))
`);
process.stdout.write(`${found}\n`);
