"""The server of the page."""

import functools
import threading
import urllib.request
from pathlib import Path

import pytest
from tools.serve import Handler, Server


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("a.mjs", "text/javascript"),
        ("a.js", "text/javascript"),
        ("a.wasm", "application/wasm"),
        ("a.gz", "application/gzip"),
        ("a.webmanifest", "application/manifest+json"),
    ],
)
def test_files_come_with_their_type_and_are_not_kept(tmp_path: Path, name: str, media_type: str) -> None:
    (tmp_path / name).write_text("x")
    with Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(tmp_path))) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        with urllib.request.urlopen(f"http://127.0.0.1:{serving.server_address[1]}/{name}") as answer:
            headers = answer.headers
        serving.shutdown()
    assert headers["Content-Type"] == media_type
    assert headers["Cache-Control"] == "no-store"
    assert headers["Content-Encoding"] is None
