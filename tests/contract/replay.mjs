// node replay.mjs <py folder> <folder of golden games>: replays them inside Pyodide and prints each one's digest, or
// what went wrong.
import { loadPyodide } from "pyodide";

const [py, games] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/py", py);
pyodide.mountNodeFS("/golden", games);
const digests = pyodide.runPython(`
import json, sys
from pathlib import Path
sys.path.insert(0, "/py")
from ludoteca.core import codec
from ludoteca.core.recordfile import read_file
from ludoteca.registry import load_game

def replay(path):
    try:
        return codec.digest(read_file(load_game, path.read_text(encoding="utf-8")).state)
    except Exception as error:
        return repr(error)

root = Path("/golden")
json.dumps({path.relative_to(root).as_posix(): replay(path) for path in sorted(root.glob("*/*.json"))})
`);
process.stdout.write(`${digests}\n`);
