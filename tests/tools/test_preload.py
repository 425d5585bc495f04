"""The head of the built page names every module."""

import re
from pathlib import Path

from tools import preload


def test_modules_are_found_through_imports_and_exports_once_each(tmp_path: Path) -> None:
    (tmp_path / "web/app").mkdir(parents=True)
    (tmp_path / "web/app/main.js").write_text(
        'import { a } from "../a.js";\nimport "../../b.js";\nimport("./later.js");\n'
    )
    (tmp_path / "web/a.js").write_text('export {\n  b,\n} from "../b.js";\nexport const a = "./none.js";\n')
    (tmp_path / "b.js").write_text("export const b = 1;\n")
    assert preload.modules_from(tmp_path, "web/app/main.js") == ["web/app/main.js", "web/a.js", "b.js"]


def test_links_to_the_first_modules_stand_in_the_head(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<head>\n<script type="module" src="a.js" async></script>\n<script type="module" src="b.js"></script>\n</head>'
    )
    (tmp_path / "a.js").write_text('import "./c.js";')
    (tmp_path / "b.js").write_text('import "./c.js";\nimport("./later.js");')
    (tmp_path / "c.js").write_text("")
    preload.add_links(tmp_path)
    assert re.findall('modulepreload" href="(.*?)"', (tmp_path / "index.html").read_text()) == ["a.js", "c.js", "b.js"]


def test_modules_that_follow_are_listed_by_what_wants_them_and_only_once(tmp_path: Path) -> None:
    texts = {
        "index.html": '<script type="module" src="web/app/main.js"></script>',
        "web/app/main.js": "",
        "web/app/game-page.js": 'import "./main.js";',
        "web/app/lobby-actions.js": "",
        "web/table/table.js": "",
        "web/games/chess/scene.js": 'import "../../table/table.js";\nimport "./art.js";',
        "web/games/chess/art.js": "",
        "assets/runtime/pyscript/core.js": "",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert preload.later_modules(tmp_path) == {
        "python": ["assets/runtime/pyscript/core.js"],
        "table": ["web/app/game-page.js", "web/app/lobby-actions.js", "web/table/table.js"],
        "chess": ["web/games/chess/scene.js", "web/games/chess/art.js"],
    }
