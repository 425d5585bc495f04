"""Which folder of web/ may import which, and what stays behind one file."""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'`](?P<path>\.{1,2}/[^"'`\n]+)["'`]""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)

LAYERS: dict[str, set[str]] = {
    "lib": set(),
    "storage": {"lib"},
    "bridge": {"lib"},
    "play": {"lib", "storage", "bridge"},
    "table": {"lib", "play"},
    "games": {"lib", "table"},
    "ui": {"lib", "storage", "play", "table", "games"},
    "app": {"lib", "storage", "bridge", "play", "ui"},
}
"""What each folder may import, beside itself."""

BEHIND_ONE_FILE = {
    "assets/runtime/konva": "web/lib/vendor-table.js",
    "assets/runtime/icons.js": "web/lib/vendor-table.js",
    "assets/runtime/idb": "web/lib/vendor.js",
    "assets/runtime/fluent": "web/lib/vendor.js",
    "assets/runtime/pyscript": "web/lib/vendor-python.js",
}
KONVA = "web/table/stage.js"
PROTOCOL = "web/bridge/protocol.js"


def modules() -> list[str]:
    found = [f for ending in ("*.js", "*.mjs") for f in (ROOT / "web").rglob(ending)]
    return sorted(f.relative_to(ROOT).as_posix() for f in found)


def imports(module: str, *, types: bool = False) -> Iterator[str]:
    """The modules that a module imports; those that it takes only types from stand in comments."""
    text = (ROOT / module).read_text(encoding="utf-8")
    text = "\n".join(COMMENT.findall(text)) if types else COMMENT.sub("", text)
    for match in IMPORT.finditer(text):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(module), match["path"]))


def folder(module: str) -> str:
    return module.split("/")[1]


def test_every_folder_has_its_layer() -> None:
    assert {folder(module) for module in modules()} == LAYERS.keys()
    assert {f.name for f in (ROOT / "web").iterdir()} == {*LAYERS, "styles"}


@pytest.mark.parametrize("module", modules())
def test_a_module_imports_only_from_the_layers_below(module: str) -> None:
    here = folder(module)
    named = {folder(to) for to in imports(module) if to.startswith("web/")}
    assert named - LAYERS[here] - {here} == set()


@pytest.mark.parametrize("module", modules())
def test_types_come_from_the_layers_below_or_from_the_protocol(module: str) -> None:
    here = folder(module)
    below = {*LAYERS[here], here, *(["bridge"] if here == "ui" else [])}  # what becomes of a worker is said by ui/
    named = {to for to in imports(module, types=True) if to.startswith("web/") and to != PROTOCOL}
    if module == PROTOCOL:
        named = {to for to in named if not to.endswith("/content-types.js")}  # what each game sends is part of it
    assert {to for to in named if folder(to) not in below} == set()


@pytest.mark.parametrize("module", [module for module in modules() if folder(module) == "games"])
def test_a_game_imports_no_other_game(module: str) -> None:
    own = module.split("/")[2]
    assert {to for to in imports(module) if to.startswith("web/games/") and to.split("/")[2] != own} == set()


def test_only_the_loader_of_scenes_imports_a_game() -> None:
    from_outside = {
        module
        for module in modules()
        for to in imports(module)
        if to.startswith("web/games/") and folder(module) != "games"
    }
    assert from_outside == {"web/ui/scene-loader.js"}


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = {module: set(imports(module)) for module in modules()}
    done: set[str] = set()

    def visit(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, " -> ".join((*way, module))
        if module in done or module not in graph:
            return
        for to in sorted(graph[module]):
            visit(to, (*way, module))
        done.add(module)

    for module in graph:
        visit(module, ())


@pytest.mark.parametrize("module", modules())
def test_a_library_is_imported_in_one_place(module: str) -> None:
    for to in imports(module):
        for library, only in BEHIND_ONE_FILE.items():
            assert not to.startswith(library) or module == only


def test_konva_is_used_in_one_file() -> None:
    users = {m for m in modules() if re.search(r"\bKonva\b", COMMENT.sub("", (ROOT / m).read_text(encoding="utf-8")))}
    assert users == {"web/lib/vendor-table.js", KONVA}
