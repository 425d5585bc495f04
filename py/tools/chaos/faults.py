"""The kinds of faults. Each acts on an evening, most of them in the middle of an action, and leaves a page at which the
game goes on; what it cost is seen by the evening's ledger."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from .evening import Evening

MIDST = 80
"""Milliseconds after a press in which a fault comes: an action takes about that long."""
THOUGHT = 15
"""The same for a bot of the level that plays here."""
MOST_PRESSES = 40
"""Until a fault that waits for something has come."""
HEALS = (500, 6_000)
"""Milliseconds after which a storage that failed works again: before and after the limits of the page."""
FETCHED = (
    *("py/worker.py", "pyscript.toml", "py/mind.py"),
    *(
        "assets/runtime/ludoteca.snapshot.gz",
        "assets/runtime/pyodide/pyodide.asm.wasm",
        "assets/runtime/pyodide/pyodide.mjs",
    ),
    *(
        "assets/locales/en/shell.ftl",
        "assets/locales/en/quetzal.ftl",
        "web/app/game-page.js",
        "web/bridge/snapshot-worker.js",
    ),
)
"""Files of a start, each of which may fail once."""

Fault = Callable[[Evening, Random], None]


@dataclass(frozen=True)
class Kind:
    name: str
    run: Fault
    kept: bool | None = None
    """Whether it needs a service worker (True), or none (False)."""
    is_network: bool = False
    """Whether requests fail by it, of which the browser itself writes an error."""


def midst(evening: Evening, rng: Random) -> None:
    """An action begun, and some of the time that it takes."""
    evening.press(rng)
    evening.page.wait_for_timeout(rng.randrange(MIDST))


def storage(fault: dict[str, Any], *, heals: bool = True) -> Fault:
    """A storage that fails soon after the page has asked for an action, and works again after a while."""

    def run(evening: Evening, rng: Random) -> None:
        given = {**fault, **({"healsAfter": rng.randrange(*HEALS)} if heals else {})}
        evening.plan("play", rng.randrange(MIDST), given)
        play_until_fired(evening, rng)
        evening.play(rng, rng.randrange(1, 5))
        if rng.random() < 0.5:
            evening.page.reload()

    return run


def worker(role: str, *, way: str) -> Fault:
    """A worker that ends or falls silent while it works; then it is needed once more."""
    op, longest = ("play", MIDST) if role == "engine" else ("think", THOUGHT)

    def run(evening: Evening, rng: Random) -> None:
        evening.plan(op, rng.randrange(longest), {way: role}, counts_bots=True)
        play_until_fired(evening, rng)
        evening.plan(op, 0)
        play_until_fired(evening, rng)
        evening.play(rng, 2)

    return run


def play_until_fired(evening: Evening, rng: Random) -> None:
    for _ in range(MOST_PRESSES):
        evening.play(rng, 1)
        if evening.has_fired:
            return


def kill(evening: Evening, rng: Random) -> None:
    midst(evening, rng)
    restart(evening)


def restart(evening: Evening) -> None:
    evening.kill_browser()
    evening.start_browser()
    evening.page.goto(evening.address)


def kill_while(fault: dict[str, Any]) -> Fault:
    """A kill while the storage fails."""

    def run(evening: Evening, rng: Random) -> None:
        evening.arm()
        evening.page.evaluate("(fault) => window.chaos.fire(fault)", fault)
        evening.play(rng, rng.randrange(1, 4))
        evening.note_waits()
        kill(evening, rng)

    return run


def kill_new(fault: dict[str, Any]) -> Fault:
    """A kill soon after a game has begun while the storage fails."""

    def run(evening: Evening, rng: Random) -> None:
        evening.arm()
        evening.page.evaluate("(fault) => window.chaos.fire(fault)", fault)
        evening.begin_game()
        evening.play(rng, rng.randrange(3))
        evening.note_waits()
        kill(evening, rng)

    return run


def close_tab(evening: Evening, rng: Random) -> None:
    midst(evening, rng)
    evening.page.close(run_before_unload=False)
    evening.open_again()


def reload(evening: Evening, rng: Random) -> None:
    midst(evening, rng)
    evening.page.reload()


def next_start(script: str) -> Fault:
    """Something that is wrong from the very beginning of the next document, and of that one only."""

    def run(evening: Evening, rng: Random) -> None:
        midst(evening, rng)
        name = f"chaos {rng.random()}"
        evening.page.add_init_script(
            f"if (!sessionStorage.getItem({name!r})) {{ sessionStorage.setItem({name!r}, 'done'); {script} }}"
        )
        evening.page.reload()

    return run


def lose_network(evening: Evening, rng: Random) -> None:
    evening.arm()
    evening.host.is_down = True
    evening.play(rng, rng.randrange(1, 6))
    evening.host.is_down = False


def start_without_network(evening: Evening, rng: Random) -> None:
    midst(evening, rng)
    evening.host.is_down = True
    if rng.random() < 0.3:
        restart(evening)
    else:
        evening.page.reload()
    evening.come_back()
    evening.play(rng, 3)
    evening.host.is_down = False


def fail_fetch(evening: Evening, rng: Random) -> None:
    midst(evening, rng)
    evening.host.failing = {rng.choice(FETCHED)}
    evening.page.reload()
    evening.come_back()
    evening.play(rng, 4)
    evening.host.failing = set()


STALL_OPEN = "window.trouble.open = 'stall'; setTimeout(() => (window.trouble.open = 'ok'), 5000);"
FAIL_OPEN = "window.trouble.open = 'fail'; setTimeout(() => (window.trouble.open = 'ok'), 3000);"
FULL = {"trouble": {"isFull": True}}
BOTH = {"trouble": {"put": "fail", "isFull": True}}

ALONE: tuple[Kind, ...] = (
    Kind("browser killed", kill),
    Kind("killed while writes fail", kill_while({"trouble": {"put": "fail"}})),
    Kind("killed while writes stall", kill_while({"trouble": {"put": "stall"}})),
    Kind("new game while writes stall, killed", kill_new({"trouble": {"put": "stall"}})),
    Kind("tab closed", close_tab),
    Kind("reload", reload),
    Kind("one write fails", storage({"trouble": {"put": "once"}}, heals=False)),
    Kind("writes fail", storage({"trouble": {"put": "fail"}})),
    Kind("writes stall", storage({"trouble": {"put": "stall"}})),
    Kind("journal closed", storage({"closes": True}, heals=False)),
    Kind("local storage full", storage(FULL)),
    Kind("no storage at all", storage(BOTH)),
    Kind("journal stalls at the start", next_start(STALL_OPEN)),
    Kind("journal fails at the start", next_start(FAIL_OPEN)),
    Kind("engine ended", worker("engine", way="end")),
    Kind("engine silent", worker("engine", way="mute")),
    Kind("mind ended", worker("mind", way="end")),
    Kind("mind silent", worker("mind", way="mute")),
    Kind("parts dead at the start", next_start("window.workers.hasDeadParts = true;")),
    Kind("network lost", lose_network, is_network=True),
    Kind("start without network", start_without_network, kept=True, is_network=True),
    Kind("one file fails at the start", fail_fetch, kept=False, is_network=True),
)
