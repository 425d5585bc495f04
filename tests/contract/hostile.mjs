// node hostile.mjs <py folder>: runs hostile.py inside Pyodide and prints what it finds.
import { loadPyodide } from "pyodide";

const [py = ""] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/py", py);
pyodide.mountNodeFS("/contract", import.meta.dirname);
const found = pyodide.runPython(`
import json, sys
sys.path[:0] = ["/py", "/contract"]
from hostile import kinds
json.dumps(kinds())
`);
process.stdout.write(`${found}\n`);
