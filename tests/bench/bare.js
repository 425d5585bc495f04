import { loadPyodide } from "./assets/runtime/pyodide/pyodide.mjs";

const pyodide = await loadPyodide();
pyodide.runPython("1 + 1");
performance.mark("engine");
