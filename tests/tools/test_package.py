"""What `pip install .` installs: the rules engine with its types, and nothing else."""

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import ludoteca
import pytest
from tools.paths import ROOT, files_under


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The wheel of this tree, built without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    offline = ["--no-build-isolation", "--no-deps", "--no-index", "--disable-pip-version-check", "--quiet"]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *offline, "--wheel-dir", folder, ROOT], check=True)
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as opened:
        yield opened


def test_the_wheel_has_the_package_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    package = {f.relative_to(ROOT / "py").as_posix() for f in files_under(ROOT / "py" / "ludoteca", ".py")}
    packed = {name for name in wheel.namelist() if not name.startswith("ludoteca-")}
    assert packed == package | {"ludoteca/py.typed"}


def test_the_wheel_brings_its_licence_and_no_requirements(wheel: zipfile.ZipFile) -> None:
    about = {Path(name).name: name for name in wheel.namelist() if name.startswith("ludoteca-")}
    metadata = wheel.read(about["METADATA"]).decode()
    assert wheel.read(about["LICENSE"]).decode() == (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Requires-Dist" not in metadata


def test_everything_that_is_exported_can_be_imported() -> None:
    assert [name for name in ludoteca.__all__ if not hasattr(ludoteca, name)] == []
    assert len(set(ludoteca.__all__)) == len(ludoteca.__all__)


def test_a_script_gets_what_it_needs_from_the_package_itself() -> None:
    needed = {"Record", "Rng", "Session", "choose", "load_game", "LEVELS", "new_header", "read_link", "write_link"}
    assert needed <= set(ludoteca.__all__)
