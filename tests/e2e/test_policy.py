"""What the page may do is little, in every worker too: no style or script in the markup, no other origin. And it does
not start inside the page of another site."""

import re
from collections.abc import Iterator

import pytest
from ludoteca.core.link import write_link
from ludoteca.core.record import AnyGame
from ludoteca.core.recordfile import read_file
from ludoteca.registry import GAMES, load_game
from playwright.sync_api import Browser, Page, expect
from tools import golden

from tests.e2e.table import START, card, hurry, leave_dialog, open_dialog, wait_for_phase

TELL = """addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
  console.error("policy", violatedDirective, blockedURI, sample))"""
GO_OUT = """(address) => fetch(address, { mode: "no-cors" }).then(() => "went out", () => "refused")"""


@pytest.fixture
def free(browser: Browser, site: str) -> Iterator[Page]:
    """A page whose console nobody watches: what is refused is said there."""
    opened = browser.new_context(reduced_motion="reduce", service_workers="block", base_url=site)
    yield opened.new_page()
    opened.close()


def start(page: Page, game: str) -> None:
    hurry(page)
    setup = open_dialog(page, card(page, game).get_by_role("button", name="Set up"))
    setup.get_by_role("button", name="Start the game").click()
    wait_for_phase(page, "acting")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.key)
def test_no_screen_needs_more_than_the_policy_allows(page: Page, game: AnyGame) -> None:
    page.add_init_script(TELL)
    start(page, game.meta.title)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("button", name="Close the hint")).to_be_visible(timeout=START)
    for opener in ("Rules", "Share", "Settings"):
        open_dialog(page, opener)
        leave_dialog(page)
    page.locator(".tabletop-mirror button").first.focus()
    page.emulate_media(media="print", color_scheme="dark")
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 360, "height": 640})
    page.set_viewport_size({"width": 1280, "height": 800})
    concede(page)
    expect(page.get_by_role("dialog").get_by_role("button", name="Again, same seats")).to_be_visible()
    page.reload()
    wait_for_phase(page, "over")
    page.goto("./#")
    expect(page.locator(".saved-open img")).to_be_visible()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.key)
def test_no_picture_of_a_whole_game_needs_more_than_the_policy_allows(page: Page, game: AnyGame) -> None:
    page.add_init_script(TELL)
    whole = next(file for file in golden.files() if file.parent.name == game.meta.key)
    page.goto(f"./#g={write_link(read_file(load_game, whole.read_text(encoding='utf-8')))}")
    wait_for_phase(page, "watching")
    open_dialog(page, "Look at the results")
    leave_dialog(page)
    page.locator(".bar").get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.press("Home")
    slider.press("PageUp")
    expect(page.locator(".replay p")).to_have_text(re.compile(r"^Action [1-9]\d* of"))


def concede(page: Page) -> None:
    seat = page.get_by_role("region", name="Players").get_by_role("button", name="Player 1")
    open_dialog(page, seat).get_by_role("button", name="Concede").click()
    page.get_by_role("dialog", name="Concede").get_by_role("button", name="Concede").click()


def test_a_style_in_the_markup_has_no_effect(free: Page) -> None:
    free.goto("./")
    expect(card(free)).to_be_visible()
    assert (
        free.evaluate(
            """() => {
          const probe = document.createElement("p");
          probe.innerHTML = '<b style="position: fixed">x</b>';
          document.body.append(probe);
          return getComputedStyle(probe.firstChild).position;
        }"""
        )
        == "static"
    )


def test_no_worker_of_python_asks_another_origin(free: Page, insecure_site: str) -> None:
    """The engine's and the mind's, as they run at a table with a bot."""
    free.goto("./#n=attika")
    wait_for_phase(free, "acting")
    for _ in range(START // 100):
        if len(free.workers) == 2:  # the one that made their parts ready is gone, and the mind is there
            break
        free.wait_for_timeout(100)
    assert [worker.evaluate(GO_OUT, insecure_site) for worker in free.workers] == ["refused", "refused"]


def test_the_worker_that_makes_the_parts_ready_asks_no_other_origin(free: Page, insecure_site: str) -> None:
    body = f"""const answer = await ({GO_OUT})({insecure_site!r}); console.warn("the worker has asked"); throw 1;"""
    free.route("**/snapshot-worker.js", lambda route: route.fulfill(content_type="text/javascript", body=body))
    asked: list[str] = []
    free.on("request", lambda request: asked.append(request.url))
    with free.expect_console_message(lambda message: message.text == "the worker has asked", timeout=START):
        free.goto("./")
    assert [url for url in asked if url.startswith(insecure_site)] == []


FRAME = """(address) => new Promise((loaded) => {
  const frame = document.createElement("iframe");
  frame.addEventListener("load", () => loaded(undefined));
  frame.src = address;
  document.body.append(frame);
})"""


@pytest.mark.parametrize("place", ["./", "./#n=attika"])
def test_inside_the_page_of_another_site_it_does_not_start(
    free: Page, site: str, insecure_site: str, place: str
) -> None:
    free.goto(f"{insecure_site}frame.html")
    address = site + place.removeprefix("./")
    free.evaluate(FRAME, address)
    frame = free.frame_locator("iframe")
    link = frame.get_by_role("link", name="Open it in a tab of its own")
    expect(link).to_have_attribute("href", address)
    assert frame.get_by_role("article").count() == 0
    assert free.workers == []
    with free.context.expect_page() as opened:
        link.click()
    expect(card(opened.value) if place == "./" else opened.value.locator(".game-screen")).to_be_visible(timeout=START)


def test_inside_a_page_of_its_own_site_it_starts(free: Page, site: str) -> None:
    free.goto("frame.html")
    free.evaluate(FRAME, site)
    expect(free.frame_locator("iframe").get_by_role("article").first).to_be_visible(timeout=START)
