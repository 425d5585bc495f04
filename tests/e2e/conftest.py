"""A real browser on dist/, served from a sub-path as a static host would. Any console error, any uncaught error and any
request off the origin fails the test in which it happens."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright
from tools import browser as chromium
from tools.build_cache import locked
from tools.paths import DIST, ROOT
from tools.serve import Handler, TreeHandler, serving

FIXTURES = Path(__file__).parent / "fixtures"
SUB_PATH = "/games/ludoteca/"

PATIENCE = 60_000
"""Milliseconds until what is waited for must be there: no test fails because the machine is busy."""
expect.set_options(timeout=PATIENCE)

# They begin first: whoever comes last to a long one would keep the others waiting at the end.
LONGEST = ("killing", "goes_on_in_the_next", "to_its_end", "axe_finds_nothing_at_any_table", "between_people")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(word in item.name for word in LONGEST))


class Host(Handler):
    """dist/ below a sub-path, and the pages of the tests themselves beside it. A test may ask for a file by its path in
    the tree, wherever the build has it."""

    def do_GET(self) -> None:  # noqa: N802 (the name is the library's)
        name = urlsplit(self.path).path.removeprefix(SUB_PATH)
        found = [] if Path(self.translate_path(self.path)).exists() else Path(self.directory).glob(f"builds/*/{name}")
        for file in found:
            self.send_response(302)
            self.send_header("Location", SUB_PATH + file.relative_to(self.directory).as_posix())
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        super().do_GET()

    def translate_path(self, path: str) -> str:
        name = path.split("?")[0].removeprefix(SUB_PATH)
        if path.startswith(SUB_PATH) and (FIXTURES / name).is_file():
            return str(FIXTURES / name)
        return super().translate_path("/" + name) if path.startswith(SUB_PATH) else "/nowhere"


class Tree(TreeHandler):
    """The tree as `run.py` serves it while it is edited, and the pages of the tests."""

    def translate_path(self, path: str) -> str:
        own = FIXTURES / path.split("?")[0].removeprefix("/")
        return str(own) if own.is_file() else super().translate_path(path)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of dist/, so that a build in another terminal does not change what is being tested."""
    assert DIST.is_dir(), "There is no dist/: python3 run.py build"
    with locked("dist"):
        return Path(shutil.copytree(DIST, tmp_path_factory.mktemp("host") / "dist"))


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the built page. `run.py test --only browser` builds it first."""
    with serving(Host, built) as origin:
        yield origin + SUB_PATH


@pytest.fixture(scope="session")
def insecure_site(site: str) -> str:
    """The same place under a name that is no secure context, as in a home network."""
    return site.replace("localhost", "home.test")


@pytest.fixture(scope="session")
def tree() -> Iterator[str]:
    """The address of the page in development."""
    with serving(Tree, ROOT) as origin:
        yield origin + "/"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium.find(), args=chromium.arguments())


# Nothing glides, and nothing is stored for a time without network but where that is the subject.
USUAL: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block"}


@pytest.fixture
def context_options() -> dict[str, Any]:
    """What a test wants of its browser context; override it by a fixture or `parametrize` of the same name."""
    return {}


@pytest.fixture
def context(browser: Browser, site: str, context_options: dict[str, Any]) -> Iterator[BrowserContext]:
    opened = browser.new_context(**{**USUAL, "base_url": site, **context_options})
    opened.set_default_timeout(PATIENCE)
    faults = watch(opened)
    yield opened
    opened.close()
    assert faults == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def elsewhere(browser: Browser, site: str) -> Iterator[Page]:
    """A page in a profile of its own, as another person's browser has it."""
    opened = browser.new_context(**USUAL, base_url=site)
    opened.set_default_timeout(PATIENCE)
    faults = watch(opened)
    yield opened.new_page()
    opened.close()
    assert faults == []


def watch(context: BrowserContext) -> list[str]:
    """A list that fills with whatever a page must never do."""
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"console: {message.text}")

    def look(request: Request) -> None:
        address = urlsplit(request.url.removeprefix("blob:"))
        if address.scheme != "data" and address.hostname not in ("localhost", "home.test"):
            faults.append(f"off the origin: {request.url}")

    context.on("console", hear)
    context.on("weberror", lambda error: faults.append(f"uncaught: {error.error}"))
    context.on("request", look)
    return faults
