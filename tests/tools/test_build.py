"""What is in dist/ lies where no later build puts something else, but for the few files whose addresses must stay."""

import json
from pathlib import Path

from tools import build

PAGE = """<head>
    <link rel="stylesheet" href="web/styles/base.css" />
    <link rel="icon" href="assets/icons/one.svg" />
    <link rel="manifest" href="manifest.webmanifest" />
    <script type="module" src="web/app/main.js"></script>
    <link rel="modulepreload" href="assets/runtime/start.js" />
</head>
"""
FILES = (
    *("index.html", "sw.js", "manifest.webmanifest", "LICENSE", "pyscript.toml", "assets/icons/one.svg"),
    *("web/styles/base.css", "web/app/main.js", "assets/runtime/start.js", "assets/runtime/licences.txt", "py/mind.py"),
)


def lay(folder: Path) -> None:
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(PAGE if name == "index.html" else name)
    build.settle(folder, "abc")


def names(folder: Path) -> set[str]:
    return {f.relative_to(folder).as_posix() for f in folder.rglob("*") if f.is_file()}


def test_only_what_must_stay_has_the_same_address_in_every_build(tmp_path: Path) -> None:
    lay(tmp_path)
    stays = {"index.html", "sw.js", "manifest.webmanifest", "LICENSE", "assets/icons/one.svg"}
    assert names(tmp_path) == stays | {f"builds/abc/{name}" for name in set(FILES) - stays}
    assert not (tmp_path / "web").exists()


def test_the_page_finds_its_files_in_the_folder_of_its_build(tmp_path: Path) -> None:
    lay(tmp_path)
    page = (tmp_path / "index.html").read_text()
    assert page == PAGE.replace('"web/', '"builds/abc/web/').replace('"assets/runtime', '"builds/abc/assets/runtime')


def test_the_service_worker_is_given_every_file_it_keeps_with_its_hash(tmp_path: Path) -> None:
    lay(tmp_path)
    build.write_precache(tmp_path, "abc")
    text = (tmp_path / "precache.js").read_text()
    listed = json.loads(text.removeprefix("self.LUDOTECA = ").removesuffix(";\n"))
    assert listed["build"] == "abc"
    kept = {file["url"]: "integrity" in file for file in listed["files"]}
    assert set(kept) == names(tmp_path) - {"sw.js", "precache.js", "LICENSE", "builds/abc/assets/runtime/licences.txt"}
    assert [name for name, has_hash in kept.items() if not has_hash] == ["index.html"]
