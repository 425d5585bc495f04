"""The host of the page: it can get a new build, be out of reach, and fail to give a file once."""

import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.serve import Handler, serving

SUB_PATH = "/games/ludoteca/"


class Host:
    """What the server of one evening does at the moment."""

    def __init__(self, builds: Sequence[Path]) -> None:
        self._builds = builds
        self._published = 0
        self.is_down = False
        self.failing: set[str] = set()
        """Ends of names of files that are not given when they are next asked for."""

    @property
    def folder(self) -> Path:
        return self._builds[self._published % len(self._builds)]

    def publish(self) -> None:
        """The next build, all at once."""
        self._published += 1

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of the page."""
        with serving(type("Answering", (_Answering,), {"host": self}), self.folder) as origin:
            yield origin + SUB_PATH


class _Answering(Handler):
    host: Host

    def do_GET(self) -> None:  # noqa: N802 (the name is the library's)
        name = self.path.split("?")[0].removeprefix(SUB_PATH)
        if self.host.is_down:
            self.close_connection = True
            with suppress(OSError):
                self.connection.shutdown(socket.SHUT_RDWR)
        elif failing := [end for end in self.host.failing if name.endswith(end)]:
            self.host.failing -= set(failing)
            self.send_error(503)
        else:
            super().do_GET()

    def translate_path(self, path: str) -> str:
        name = path.split("?")[0].removeprefix(SUB_PATH) or "index.html"
        return str(self.host.folder / name) if path.startswith(SUB_PATH) else "/nowhere"
