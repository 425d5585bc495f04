"""Faults as a test makes them: Python's workers that die or hang, files that do not come."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Route

# Python's workers, in the order in which they are up: the engine's first, then the mind's. Each hangs when told to.
WORKERS = """(() => {
  const { Worker, URL } = window;
  const make = URL.createObjectURL;
  const hangs = `addEventListener("message", ({ data }) => { if (data === "hang") for (;;); });`;
  URL.createObjectURL = (blob) =>
    make.call(URL, blob.type.startsWith("text/javascript") || !blob.type ? new Blob([hangs, blob], blob) : blob);
  window.pythons = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      super.addEventListener("message", ({ data }) => data === "polyscript:done" && window.pythons.push(this));
    }
  };
})()"""


@contextmanager
def tolerant(browser: Browser, site: str, **options: Any) -> Iterator[Page]:
    """A page that may say in the console that something failed. What it must not do all the same: leave an error
    uncaught, or ask another origin."""
    context = browser.new_context(base_url=site, service_workers="block", **options)
    context.set_default_timeout(60_000)
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(f"uncaught: {error.error}"))
    hosts = ("localhost", "home.test", "")
    context.on(
        "request",
        lambda request: (
            None if (request.url.split("/") + [""] * 3)[2].split(":")[0] in hosts else faults.append(request.url)
        ),
    )
    context.add_init_script(WORKERS)
    yield context.new_page()
    context.close()
    assert faults == [], faults


def kill(page: Page, number: int) -> None:
    """Ends one of Python's workers from outside, by the order in which they began; -1 is the latest."""
    page.evaluate("(number) => Worker.prototype.terminate.call(window.pythons.at(number))", number)


def hang(page: Page, number: int) -> None:
    """Lets one of Python's workers run in a circle for good."""
    page.evaluate("(number) => Worker.prototype.postMessage.call(window.pythons.at(number), 'hang')", number)


class Outage:
    """Files that cannot be had: the first `times` requests fail, or all until `end`."""

    def __init__(self, page: Page, pattern: str, times: int | None = None, how: str = "abort") -> None:
        self.failed = 0
        self._is_over = False
        self._times = times
        self._how: Callable[[Route], None] = {
            "abort": lambda route: route.abort(),
            "status": lambda route: route.fulfill(status=503, body=""),
            "silence": lambda route: None,
        }[how]
        page.route(pattern, self._answer)

    def _answer(self, route: Route) -> None:
        if self._is_over or (self._times is not None and self.failed >= self._times):
            route.continue_()
            return
        self.failed += 1
        self._how(route)

    def end(self) -> None:
        self._is_over = True
