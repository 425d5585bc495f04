"""What an action would bring: price, gains, change of the score."""

from collections.abc import Iterator

from ludoteca.core.game import Preview, ScoreLine, Seat
from ludoteca.core.text import Text, say
from ludoteca.games.world_wonders.actions import Action, Buy, GoOut, Place, RepayLoan, TakeLoan
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.choices import site_points
from ludoteca.games.world_wonders.content import LOAN_GOLD, LOAN_PENALTY, LOAN_REPAYMENT, MONUMENTS, PEDESTALS
from ludoteca.games.world_wonders.events import Gained
from ludoteca.games.world_wonders.forms import BIT, BITS, NAME, form_of
from ludoteca.games.world_wonders.market import price_of
from ludoteca.games.world_wonders.rounds import ending
from ludoteca.games.world_wonders.scoring import score
from ludoteca.games.world_wonders.state import FACES, MONUMENT, MONUMENT_SYMBOLS, STACK, Player, State, Tracks

COIN, RING, SYMBOLS = "coin", "ring", "symbols"
"""What the page draws beside a line: a coin, a victory ring, or a symbol for each kind of gain that the line counts."""


def preview(state: State, action: Action) -> Preview:
    """Price and gains of a purchase; gains and change of the score of a place."""
    decision = state.decisions[0]
    player = state.players[decision.seat]
    match action:
        case Buy(item):
            return Preview(tuple(_buy_lines(state, player, item)))
        case Place():
            return Preview(tuple(_place_lines(state, decision.seat, action)))
        case TakeLoan():
            return Preview((say("world-wonders-preview-loan", gold=player.gold + LOAN_GOLD, points=LOAN_PENALTY),))
        case RepayLoan():
            return Preview(
                (say("world-wonders-preview-repay", gold=player.gold - LOAN_REPAYMENT, points=LOAN_PENALTY),)
            )
        case GoOut():
            return Preview((say("world-wonders-preview-out", gold=player.gold),))


def _buy_lines(state: State, player: Player, item: str) -> Iterator[Text]:
    price = price_of(player, item)
    yield say("world-wonders-preview-price", price=price, left=player.gold - price, picture=COIN)
    if item in STACK:
        yield _symbols_line(FACES[STACK[item]][state.offer[STACK[item]]].resources, 0)
    elif item in MONUMENT:
        card = MONUMENTS[MONUMENT[item]]
        if card.resources or card.population:
            yield _symbols_line(MONUMENT_SYMBOLS[MONUMENT[item]], card.population)
        yield say("world-wonders-preview-rings", points=card.rings, picture=RING)
    elif item in PEDESTALS:
        yield (
            Text("world-wonders-preview-pedestal-last")
            if ending(state)
            else say("world-wonders-preview-pedestal", place=1 + PEDESTALS.index(item))
        )


def _symbols_line(steps: Tracks, population: int) -> Text:
    food, ceramics, gears = steps
    return say(
        "world-wonders-preview-symbols",
        food=food,
        ceramics=ceramics,
        gears=gears,
        population=population,
        picture=SYMBOLS,
    )


def _place_lines(state: State, seat: Seat, action: Place) -> Iterator[Text]:
    yield say("world-wonders-preview-covers", places=", ".join(covered(action)))
    step = apply(state, action)
    for event in step.events:
        if isinstance(event, Gained) and event.seat == seat:
            yield say(
                "world-wonders-preview-gains",
                food=event.food,
                ceramics=event.ceramics,
                gears=event.gears,
                population=event.population,
                picture=SYMBOLS,
            )
    site = site_points(state.players[seat], state.decisions[0], action)
    if site:
        yield say("world-wonders-preview-site", **_signed(site))
    change = 0
    for line in _differences(state, step.state, seat):
        change += line.points
        yield say("world-wonders-preview-line", line=score_text(line.key), **_signed(line.points))
    yield say("world-wonders-preview-total", **_signed(change), picture=RING)


def covered(action: Place) -> list[str]:
    """The names of the spaces under a piece, in reading order."""
    mask = form_of(action.form).turns[action.turn].masks[BIT[action.at]]
    return [NAME[bit] for bit in range(BITS) if mask >> bit & 1]


def _signed(points: int) -> dict[str, str | int]:
    return {"points": abs(points), "sign": "loss" if points < 0 else "gain" if points else "none"}


def _differences(before: State, after: State, seat: Seat) -> Iterator[ScoreLine]:
    for old, new in zip(score(before, seat), score(after, seat), strict=True):
        if old.points != new.points:
            yield ScoreLine(old.key, new.points - old.points)


def score_text(key: str) -> Text:
    return Text(f"world-wonders-score-{key.replace('_', '-')}")
