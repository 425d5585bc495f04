"""`run.py`: the page on this machine."""

import functools
import http.server
import socketserver
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from . import icons, runtime, snapshot
from .places import ROOT
from .say import say

# Windows keeps these in its registry, where other programs spoil them; a module with a wrong type does not load.
MEDIA_TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder, never kept by the browser: what is edited is what is seen."""

    protocol_version = "HTTP/1.1"
    extensions_map = MEDIA_TYPES

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name is the library's)
        """Silence: a page asks for fifty files."""


class Workbench(Handler):
    """The tree itself, while it is edited: a new module or icon is there at the next reload."""

    def do_GET(self) -> None:
        if self.path == "/assets/runtime/start.js":
            snapshot.write_development_start()
        elif self.path == "/assets/runtime/icons.js":
            icons.cut()
        super().do_GET()


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that closes a connection early is no error of ours."""


@contextmanager
def serving(handler: type[Handler], folder: Path) -> Iterator[str]:
    """A folder on any free port; the origin under which it is reached."""
    with Server(("127.0.0.1", 0), functools.partial(handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}"
        server.shutdown()


def play(port: int, with_browser: bool) -> int:
    runtime.lay_out()
    with Server(("127.0.0.1", port), functools.partial(Workbench, directory=str(ROOT))) as serving:
        address = f"http://localhost:{serving.server_address[1]}/"
        say(f"\nLudoteca is on the table at {address}  (Ctrl+C ends it)")
        if with_browser:
            webbrowser.open(address)
        serving.serve_forever()
    return 0
