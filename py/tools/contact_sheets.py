"""Contact sheets: many pictures on one, made by the browser."""

import base64
import html
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser

ACROSS, GAP = 3600, 12
NARROW = 700
"""Pictures of screens up to this width are shown smaller."""
STYLE = """
body { margin: 12px; background: #777; color: #fff; font: 20px sans-serif; display: flex; flex-wrap: wrap; gap: 12px; }
figure { margin: 0; } img { display: block; }
"""


def make_sheet(chromium: Browser, pictures: Sequence[Path], screen_width: int, target: Path) -> None:
    """Write a picture of all pictures in rows, each with its name."""
    width = 350 if screen_width <= NARROW else (ACROSS - 6 * GAP) // 5
    cells = "".join(_cell(picture, width) for picture in pictures)
    page = chromium.new_page(viewport={"width": ACROSS, "height": 900})
    page.set_content(f"<style>{STYLE}</style>{cells}")
    page.screenshot(path=target, full_page=True)
    page.close()


def _cell(picture: Path, width: int) -> str:
    caption = html.escape(picture.stem)
    return f'<figure><img src="{data_of(picture)}" width="{width}"><figcaption>{caption}</figcaption></figure>'


def data_of(picture: Path) -> str:
    kind = "svg+xml" if picture.suffix == ".svg" else "png"
    return f"data:image/{kind};base64,{base64.b64encode(picture.read_bytes()).decode()}"
