"""The head of the built page names every module."""

from pathlib import Path

from tools import preload


def test_modules_are_found_through_imports_and_exports_once_each(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web/main.js").write_text('import { a } from "./a.js";\nimport "../b.js";\nimport("./later.js");\n')
    (tmp_path / "web/a.js").write_text('export {\n  b,\n} from "../b.js";\nexport const a = "./none.js";\n')
    (tmp_path / "b.js").write_text("export const b = 1;\n")
    assert preload.modules_from(tmp_path, "web/main.js") == ["web/main.js", "web/a.js", "b.js"]


def test_links_stand_in_the_head(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<head>\n<script type="module" src="main.js"></script>\n</head>')
    (tmp_path / "main.js").write_text("")
    preload.add_links(tmp_path, [])
    assert '<link rel="modulepreload" href="main.js" />\n  </head>' in (tmp_path / "index.html").read_text()
