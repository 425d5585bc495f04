"""Fills assets/runtime/ with the libraries of the page, from npm packages and PyPI.

Nothing of it is committed. The npm packages are pinned by hash in package-lock.json, micropip's wheel in
requirements-page.txt. Each start compares the files with their hashes.
"""

import hashlib
import json
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from . import environment, icons, licences, snapshot
from .build_cache import digest, locked
from .paths import MODULES, ROOT, RUNTIME, STAMPS
from .terminal import Failure, call, step

PACKAGES = ROOT / "requirements-page.txt"


@dataclass(frozen=True)
class Part:
    """Files of one npm package, by patterns, and the folder they go to."""

    package: str
    source: str
    target: str
    patterns: tuple[str, ...]
    without: tuple[str, ...] = ()


# PyScript loads its small plugins even if they are not used; these are the files that only unused plugins would load.
PYSCRIPT_UNUSED = ("codemirror*", "xterm*", "zip-*", "mpy-*", "pyodide_graph-*", "service-worker.js")

PARTS = (
    Part("pyodide", ".", "pyodide", ("pyodide.mjs", "pyodide.asm.*", "python_stdlib.zip", "pyodide.d.ts", "ffi.d.ts")),
    Part("@pyscript/core", "dist", "pyscript", ("*.js",), PYSCRIPT_UNUSED),
    Part("konva", ".", "konva", ("konva.min.js",)),
    Part("@fluent/bundle", "esm", "fluent-bundle", ("*.js", "*.d.ts")),
    Part("@fluent/langneg", "esm", "fluent-langneg", ("*.js", "*.d.ts")),
    Part("idb", "build", "idb", ("index.js", "*.d.ts")),
    Part("qr", ".", "qr", ("index.js", "index.d.ts")),
    Part("@fontsource/marcellus", "files", "fonts", ("marcellus-latin*-400-normal.woff2",)),
    Part(
        "@fontsource-variable/atkinson-hyperlegible-next",
        "files",
        "fonts",
        ("atkinson-hyperlegible-next-latin*-wght-*.woff2",),
    ),
)

# Types for tsc, for modules that come without.
TYPES = {
    "pyodide/pyodide.d.mts": 'export * from "./pyodide.js";\n',
    "pyscript/core.d.ts": """type Calls = {
  handle(request: string): Promise<string>;
  think(request: string): Promise<string>;
  stop(): Promise<void>;
  alive(): Promise<void>;
};
export type PythonWorker = Worker & { sync: Calls };
export const hooks: { main: { onWorker: Set<(interpreter: unknown, worker: PythonWorker) => void> } };
export function PyWorker(file: string, options: { config: object; version: string }): Promise<PythonWorker>;
""",
    "konva/konva.min.d.ts": "export {};\n",
    "icons.d.ts": "declare const paths: Readonly<Record<string, string>>;\nexport default paths;\n",
    "start.d.ts": """declare const start: {
  build: string;
  snapshot: string | null;
  bytes: number;
  revision: string;
  memory: number;
  whole: boolean;
  files: string[];
  modules: Record<string, string[]>;
  lock: import("./pyodide/pyodide.mjs").PyodideConfig["lockFileContents"];
  python: { interpreter: string; sync_main_only: boolean };
};
export default start;
""",
}


def update() -> None:
    """Bring assets/runtime/ up to date for development."""
    environment.npm_packages()
    with locked("runtime"):
        wanted = digest([ROOT / "package-lock.json", PACKAGES, Path(__file__)])
        if not is_up_to_date(wanted):
            with step("libraries into assets/runtime"):
                copy_libraries(wanted)
        icons.cut()
    snapshot.prepare_development()


def copy_libraries(wanted: str) -> None:
    shutil.rmtree(RUNTIME, ignore_errors=True)
    copied: dict[str, str] = {}
    for part in PARTS:
        for found, target in files_of(part):
            (RUNTIME / target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(found, RUNTIME / target)
            copied[target] = hash_of(RUNTIME / target)
    packages = [*(part.package for part in PARTS), "@iconify-json/game-icons"]
    (RUNTIME / "licences.txt").write_text(licences.text_for(packages), encoding="utf-8")
    copied["licences.txt"] = hash_of(RUNTIME / "licences.txt")
    for name, text in TYPES.items():
        (RUNTIME / name).write_text(text, encoding="utf-8")
    for name in copy_packages():
        copied[name] = hash_of(RUNTIME / name)
    manifest().parent.mkdir(parents=True, exist_ok=True)
    manifest().write_text(json.dumps({"wanted": wanted, "files": copied}, indent=1))


def files_of(part: Part) -> list[tuple[Path, str]]:
    source = MODULES / part.package / part.source
    left_out = {f for pattern in part.without for f in source.glob(pattern)}
    found = sorted({f for pattern in part.patterns for f in source.glob(pattern)} - left_out)
    if not found:
        raise Failure(f"The npm package {part.package} has no {' or '.join(part.patterns)}.")
    return [(f, f"{part.target}/{f.name}") for f in found]


def copy_packages() -> list[str]:
    """Copy micropip's wheel, the only Python package that the page may load, and Pyodide's lock file with it alone."""
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    python_version = ".".join(lock["info"]["python"].split(".")[:2])
    with tempfile.TemporaryDirectory() as folder:
        call(
            [
                *(environment.tool_python(), "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
                *("--no-deps", "--only-binary=:all:", "--python-version", python_version),
                *("--require-hashes", "-r", PACKAGES, "--dest", folder),
            ],
            f"pip could not fetch what {PACKAGES.name} pins. Is there a network connection?",
        )
        (wheel,) = Path(folder).glob("micropip-*.whl")
        shutil.copyfile(wheel, RUNTIME / "pyodide" / wheel.name)
    # Pyodide's lock file has the hash of its own build of the wheel; the one on PyPI has another.
    known = lock["packages"]["micropip"]
    package = known | {
        "file_name": wheel.name,
        "version": wheel.name.split("-")[1],
        "sha256": hash_of(RUNTIME / "pyodide" / wheel.name),
    }
    lock["packages"] = {"micropip": package}
    (RUNTIME / "pyodide" / "pyodide-lock.json").write_text(json.dumps(lock))
    return ["pyodide/pyodide-lock.json", f"pyodide/{wheel.name}"]


def is_up_to_date(wanted: str) -> bool:
    try:
        known = json.loads(manifest().read_text())
    except (OSError, ValueError):
        return False
    if known["wanted"] != wanted:
        return False
    return all((RUNTIME / name).is_file() and hash_of(RUNTIME / name) == h for name, h in known["files"].items())


def manifest() -> Path:
    return STAMPS / "runtime.json"


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
