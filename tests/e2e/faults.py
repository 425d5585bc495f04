"""Storage that fails on demand: what a test may set in the page is in `window.trouble`."""

from playwright.sync_api import BrowserContext, Page
from tools.chaos.scripts import STORAGE


def make_faulty(page: Page | BrowserContext, **first: str) -> None:
    """From the next document on; `first` holds from its very beginning."""
    page.add_init_script(STORAGE + "".join(f"window.trouble.{name} = {value!r};" for name, value in first.items()))


def trouble(page: Page, **faults: str | bool) -> None:
    page.evaluate("(faults) => Object.assign(window.trouble, faults)", faults)
