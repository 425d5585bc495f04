"""`run.py fuzz --browser`: sends the texts of the fuzz to the built page, where Python runs in WebAssembly.

The same texts are also answered here by CPython, and the answers are compared.
"""

import functools
import json
import sys
import threading
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ludoteca.registry import GAMES, load_game
from playwright.sync_api import Page, sync_playwright

from . import browser
from .fuzz import AT_ONCE, LIMIT, Answered, Found, Trial, judge, report, shortened
from .paths import DIST
from .serve import Handler, Server
from .terminal import say

CHUNK = 50
PATIENCE = 180_000
NO_LIMIT = 600.0
"""Seconds. The time of a replay in the page is reported but is never a fault: it depends on the machine."""

READY = "() => performance.getEntriesByName('engine').length > 0"

# Each text is sent to the page's own engine unchanged: the page writes its requests as JSON, so JSON.stringify is
# replaced. A refusal that came late is asked for again a few times, because only wall-clock time can be measured there
# and the machine may have been busy; the best time counts, and a refusal changes nothing. The page starts a new engine
# if the old one has died, and says so in its news.
ASK = """async ([texts, limit]) => {
  const { src } = document.querySelector("script[src$='web/app/main.js']");
  const { ask, startEngine } = await import(new URL("../bridge/engine.js", src).href);
  if (!window.fuzzed) {
    window.fuzzed = { news: [], reply: "" };
    void startEngine({ onNews: (news) => window.fuzzed.news.push(news) });
    const { parse, stringify } = JSON;
    JSON.stringify = (value, ...more) => value?.rawText ?? stringify(value, ...more);
    JSON.parse = (text, ...more) => parse((window.fuzzed.reply = text), ...more);
  }
  const { fuzzed } = window;
  const timed = async (rawText) => {
    const begun = performance.now();
    const reply = await ask({ rawText });
    const time = performance.now() - begun;
    const hasEnded = reply.error?.kind === "down" || fuzzed.news.includes("stopped");
    if (hasEnded) throw new Error(`the engine died of: ${rawText}`);
    return [reply, fuzzed.reply, time];
  };
  const told = [];
  for (const text of texts) {
    let [{ ok, error }, reply, time] = await timed(text);
    for (let again = 0; !ok && time > limit && again < 9; again++) {
      await new Promise((done) => setTimeout(done, 100));
      time = Math.min(time, (await timed(text))[2]);
    }
    told.push([ok ? "ok" : `${error.kind} ${error.text.key}`, [...reply].length, time]);
  }
  return told;
}"""


def ask(page: Page, texts: Sequence[str]) -> list[tuple[str, int, float]]:
    """The answer of the page's engine to each text: in short, its length, and its milliseconds."""
    told: list[list[Any]] = page.evaluate(ASK, [list(texts), LIMIT * 1000])
    return [(said, length, time) for said, length, time in told]


def in_short(reply: str) -> str:
    """`ok`, or the kind of the error and the key of its message."""
    data = json.loads(reply)
    return "ok" if data["ok"] else f"{data['error']['kind']} {data['error']['text']['key']}"


def compare(page: Page, answered: Sequence[Answered], found: Found, limit: float) -> None:
    """Send the same texts to the page: its answers must be the same, and fast enough there."""
    for here, (said, length, time) in zip(answered, ask(page, [each.text for each in answered]), strict=True):
        there = here._replace(seconds=time / 1000)
        outcome, fault = judge(there, limit, NO_LIMIT)
        found.add(outcome, there.seconds, shortened(here.text))
        if (said, length) != (in_short(here.reply), len(here.reply)):
            fault = f"{said} in {length} characters in the page, {in_short(here.reply)} in {len(here.reply)} here"
        if fault is not None:
            found.faults.append(f"{fault}: {shortened(here.text)}")


def texts_of(seed: str, count: int) -> Iterator[Answered]:
    """So many altered texts, with valid ones between them, over all games in turn."""
    for number, start in enumerate(range(0, count, AT_ONCE)):
        game = GAMES[number % len(GAMES)]
        yield from Trial(load_game(game.meta.key), f"{seed} {start}").run(min(AT_ONCE, count - start))


def fuzz_page(page: Page, count: int, seed: str, limit: float = LIMIT) -> Found:
    """Send so many altered texts to the engine of a page that shows the lobby."""
    page.wait_for_function(READY, timeout=PATIENCE)
    found, texts, done = Found(), texts_of(seed, count), 0
    while chunk := list(islice(texts, CHUNK)):
        compare(page, chunk, found, limit)
        done += len(chunk)
        if done % 1000 == 0:
            say(f"{done} texts, {len(found.faults)} faults")
    return found


def still_plays(page: Page) -> bool:
    """Whether a click in the lobby still starts a game."""
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".tabletop-mirror button").first.wait_for(timeout=PATIENCE)
    return True


def main(asked: dict[str, Any]) -> int:
    with (
        Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(DIST))) as server,
        sync_playwright() as playwright,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        page = chromium.new_page(service_workers="block")
        page.goto(f"http://localhost:{server.server_address[1]}/")
        found = fuzz_page(page, asked["count"], asked["seed"])
        games = ask(page, ['{"op": "games"}'])[0][0]
        say(f"afterwards the engine answers {games}, and a game can be begun: {still_plays(page)}")
        chromium.close()
        server.shutdown()
    return report(found)


if __name__ == "__main__":
    sys.exit(main(json.loads(sys.argv[1])))
