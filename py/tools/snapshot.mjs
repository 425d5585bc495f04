// node snapshot.mjs <target.gz> [<folder> <module file>...]
// Makes a memory snapshot of Pyodide in which the standard library modules that the rules and PyScript use, and the
// modules of the given files, are imported. The file system is not part of a snapshot.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
// @ts-expect-error It has no types: an object of the texts of its modules.
import pyscript from "../../node_modules/@pyscript/core/src/stdlib/pyscript.js";

const [target = "", folder = "", ...files] = process.argv.slice(2);
const HOME = "/home/pyodide";

const STANDARD_LIBRARY = `
import abc, ast, asyncio, base64, bisect, collections, collections.abc, contextlib, copy, dataclasses, enum, functools
import hashlib, heapq, html, importlib, importlib.metadata, inspect, io, itertools, json, math, operator, pathlib, re, string
import struct, sys, textwrap, time, traceback, types, typing, warnings, weakref, zlib
`;

// A snapshot contains the hash seed; with a fixed one, each build of the same sources is the same.
const pyodide = await loadPyodide({ _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
pyodide.runPython(STANDARD_LIBRARY);

/**
 * @param {string} file
 * @param {string | Uint8Array} text
 */
function write(file, text) {
  const place = join(HOME, file).replaceAll("\\", "/");
  pyodide.FS.mkdirTree(dirname(place));
  pyodide.FS.writeFile(place, text);
}

// PyScript's own package, compiled before PyScript writes its files.
const texts = Object.entries(pyscript.pyscript).map(([file, text]) => [`pyscript/${file}`, text]);
write("precompiled.py", readFileSync(new URL("precompiled.py", import.meta.url)));
pyodide.pyimport("precompiled").install(HOME, pyodide.toPy(Object.fromEntries(texts)));

for (const file of files) write(file, readFileSync(join(folder, file)));
const modules = files.map((file) =>
  file
    .replace(/\.py$/, "")
    .replace(/\/__init__$/, "")
    .replaceAll("/", "."),
);
pyodide.runPython(modules.map((name) => `import ${name}\n`).join(""), { globals: pyodide.toPy({}) });

const snapshot = pyodide.makeMemorySnapshot();
writeFileSync(`${target}.part`, gzipSync(snapshot, { level: files.length ? 9 : 4 }));
renameSync(`${target}.part`, target);
