"""`run.py`: serves the page on this machine."""

import functools
import http.server
import socketserver
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from . import icons, runtime, snapshot
from .paths import ROOT
from .terminal import say

# Windows has these in its registry, where other programs change them; a module with a wrong type is not loaded.
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
    """Serves the files of one folder; the browser does not cache them, so edits are seen at the next reload."""

    protocol_version = "HTTP/1.1"
    extensions_map = MEDIA_TYPES

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name is the library's)
        """Log nothing: a page loads fifty files."""


class TreeHandler(Handler):
    """Serves the tree while it is edited: a new module or icon is found at the next reload."""

    def do_GET(self) -> None:
        if self.path == "/assets/runtime/start.js":
            snapshot.write_development_start()
        elif self.path == "/assets/runtime/icons.js":
            icons.cut()
        super().do_GET()


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore it: browsers close connections early."""


@contextmanager
def serving(handler: type[Handler], folder: Path) -> Iterator[str]:
    """Serve a folder on any free port, and return its origin."""
    with Server(("127.0.0.1", 0), functools.partial(handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}"
        server.shutdown()


def play(port: int, with_browser: bool) -> int:
    runtime.update()
    with Server(("127.0.0.1", port), functools.partial(TreeHandler, directory=str(ROOT))) as serving:
        address = f"http://localhost:{serving.server_address[1]}/"
        say(f"\nLudoteca is served at {address}  (Ctrl+C ends it)")
        if with_browser:
            webbrowser.open(address)
        serving.serve_forever()
    return 0
