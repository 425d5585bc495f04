"""Who may import whom, and what the rules may not know."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "py" / "ludoteca"
FORBIDDEN = {"random", "time", "secrets", "os", "datetime", "uuid", "socket", "threading", "js", "pyscript", "pyodide"}
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "registry": {"core", "games"},
    "protocol": {"core"},
    "request": {"core"},
    "wire": {"core", "protocol"},
    "bridge": {"core", "registry", "protocol", "request", "wire"},
    "mind": {"core", "registry", "protocol", "request", "wire"},
    "__init__": {"core", "registry"},
}
INSIDE_A_GAME = {
    "content": set[str](),
    "state": {"content"},
    "legal": {"content", "state"},
    "apply": {"content", "state", "legal"},
}
"""What the four named modules of a game may not skip over; other modules stand where their imports put them."""
STANDARD = {"abc", "asyncio", "base64", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq"}
STANDARD |= {"importlib", "itertools", "json", "math", "operator", "re", "traceback", "types", "typing"}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def imports(path: Path) -> set[str]:
    """The full names of all modules that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)} imports by its full name"
            found.add(str(node.module))
            if node.module == "ludoteca" or str(node.module).startswith("ludoteca."):
                found |= {f"{node.module}.{alias.name}" for alias in node.names if _is_module(node.module, alias.name)}
    return found


def _is_module(package: str | None, inner: str) -> bool:
    folder = PACKAGE.parent.joinpath(*str(package).split("."))
    return (folder / f"{inner}.py").exists() or (folder / inner).is_dir()


def layer(module: str) -> str | None:
    """The layer of a module of ours."""
    parts = module.split(".")
    return parts[1] if parts[0] == "ludoteca" and len(parts) > 1 else None


@pytest.mark.parametrize("path", modules(), ids=name)
def test_a_module_imports_only_from_the_layers_below(path: Path) -> None:
    here = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    above = {module for module in imports(path) if (to := layer(module)) and to != here and to not in MAY_IMPORT[here]}
    assert above == set()


@pytest.mark.parametrize("path", modules(), ids=name)
def test_a_module_needs_nothing_but_the_harmless_part_of_the_standard_library(path: Path) -> None:
    roots = {module.split(".")[0] for module in imports(path)}
    assert roots & FORBIDDEN == set()
    assert roots - STANDARD - {"ludoteca"} == set()


@pytest.mark.parametrize("path", modules(), ids=name)
def test_no_module_asks_for_an_address_in_memory(path: Path) -> None:
    calls = [node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert {call.id for call in calls if isinstance(call, ast.Name)} & {"id", "eval", "exec", "open"} == set()


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/*.py")), ids=name)
def test_no_game_imports_another(path: Path) -> None:
    own = f"ludoteca.games.{path.parent.name}"
    others = {to for to in imports(path) if to.startswith("ludoteca.games.") and not f"{to}.".startswith(f"{own}.")}
    assert others == set()


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/*.py")), ids=name)
def test_only_the_table_of_contents_of_a_game_imports_its_view_and_its_bot(path: Path) -> None:
    own = f"ludoteca.games.{path.parent.name}"
    if path.name not in ("__init__.py", "view.py", "bot.py"):
        assert imports(path) & {f"{own}.view", f"{own}.bot"} == set()


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/*.py")), ids=name)
def test_content_state_legal_and_apply_stand_on_each_other_in_this_order(path: Path) -> None:
    below = INSIDE_A_GAME.get(path.stem)
    if below is not None:
        own = f"ludoteca.games.{path.parent.name}."
        named = {module.removeprefix(own) for module in imports(path) if module.startswith(own)}
        assert (named & INSIDE_A_GAME.keys()) - below == set()
