"""What a run has come to, kind by kind."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from tools.terminal import say

from .run import Outcome

HEADINGS = ("faults", "lost", "told", "apart", "hands", "errors", "silent", "stopped", "slowest ms")
ABOUT = """lost: actions drawn before that are gone; told: those of which the page had said that a crash may cost them;
apart: those kept beside the game that is on the table, as the page tells; hands: shown to somebody else; errors:
uncaught, or on the console; silent: more than 2 s without a picture or a word; stopped: did not go on by itself."""


def figures(outcomes: Sequence[Outcome]) -> tuple[int, ...]:
    return (
        len(outcomes),
        sum(each.loss.lost for each in outcomes),
        sum(each.loss.told for each in outcomes),
        sum(each.loss.apart for each in outcomes),
        sum(len(each.seen.leaks) for each in outcomes),
        sum(len(each.seen.errors) for each in outcomes),
        sum(len(each.silences) for each in outcomes),
        sum(len(each.seen.stops) for each in outcomes),
        max((each.slowest for each in outcomes), default=0),
    )


def lines(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """The table, the distribution of how long the page kept silent, and what went wrong."""
    by_kind: dict[str, list[Outcome]] = defaultdict(list)
    for each in outcomes:
        by_kind[each.kind].append(each)
    yield row("", HEADINGS)
    for kind in sorted(by_kind):
        yield row(kind, figures(by_kind[kind]))
    yield row("all", figures(outcomes))
    yield ABOUT
    waits = sorted(wait["ms"] for each in outcomes for wait in each.seen.waits)
    if waits:
        at = {share: waits[len(waits) * share // 100] for share in (50, 95, 99)}
        shares = ", ".join(f"{share} % within {ms}" for share, ms in at.items())
        yield f"Something was owed {len(waits)} times and shown after so many milliseconds: {shares}, all {waits[-1]}"


def row(name: str, cells: Sequence[object]) -> str:
    return f"{name:<34}" + "".join(f"{cell!s:>11}" for cell in cells)


def tell(outcome: Outcome) -> None:
    """One line for each fault, and what it broke."""
    say(f"{outcome.number:>5}  {outcome.game:<14}{outcome.kind:<34}{outcome.seconds:5.1f} s")
    for violation in outcome.violations:
        say(f"       FAULT {violation}")
