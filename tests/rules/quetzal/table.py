"""Builds positions: a sound state that each test changes as it needs."""

from typing import Any

from ludoteca.core.game import Seat, Step
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import Action
from ludoteca.games.quetzal.content import CARD_NAMES, PLACES, UPGRADE_NAMES, WHITE
from ludoteca.games.quetzal.events import Event
from ludoteca.games.quetzal.meeples import move
from ludoteca.games.quetzal.rounds import settle
from ludoteca.games.quetzal.state import Activation, Group, Pending, Placing, RoundEnd, State, Turns

JON, LUCY, MARIA = 0, 1, 2
SIDES = {"B": 0, "W": 1, "S": 2, "T": 3, "F": 0}
PLACE = {slot: place for place, slot in enumerate(PLACES)}
CARD = {name: card for card, name in enumerate(CARD_NAMES)}
TILE = {name: tile for tile, name in enumerate(UPGRADE_NAMES)}
REST_OF_ROUND: tuple[Pending, ...] = (Activation(0), RoundEnd())


def table(seats: int = 3, seed: int = 1, **options: Any) -> State:
    """A game laid out, seat 0 first; every meeple lies on its black side."""
    state = GAME.setup(seats, Rng(seed), {"start": 0, **options})
    for seat in range(seats):
        state = rolled(state, seat, "B" * (len(state.players[seat].meeples) - 1), "F")
    return state


def sound(state: State) -> State:
    assert GAME.check(state) == []
    return state


def having(state: State, seat: Seat, **fields: Any) -> State:
    """The seat with other coins, Discovery position and so on."""
    player = state.players[seat]._replace(**fields)
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def rolled(state: State, seat: Seat, team: str, character: str) -> State:
    """A seat's roll in letters: B, W, S(ide), T (standing); the Character F(lat), S or T."""
    sides = [SIDES[letter] for letter in team + character]
    assert len(sides) == len(state.players[seat].meeples), "one letter for each meeple"
    return having(state, seat, meeples=tuple(sides))


def asked(state: State, *decisions: Pending) -> State:
    """These decisions come next, and then the rest of the round."""
    return state._replace(decisions=(*decisions, *REST_OF_ROUND))


def turn_of(state: State, seat: Seat) -> State:
    """It is this seat's turn to place."""
    return asked(state, Placing(seat, ()), Turns((seat + 1) % len(state.players)))


def put(state: State, seat: Seat, slot: str, *kinds: int, colour: int = WHITE) -> State:
    """Meeples of a seat already on a place."""
    place = PLACE[slot]
    state = having(state, seat, meeples=move(state.players[seat].meeples, kinds, place))
    if slot not in ("camp", "harbor"):
        board = (*state.board[:place], Group(seat, len(kinds), colour), *state.board[place + 1 :])
        state = state._replace(board=board)
    return state


def _take(state: State, card: int) -> State:
    """One such card from the deck, the discard pile, else a display, where another takes its slot."""
    for pile in ("deck", "discard"):
        cards = list(getattr(state, pile))
        if card in cards:
            cards.remove(card)
            left: dict[str, Any] = {pile: tuple(cards)}
            return state._replace(**left)
    spare = next(other for other in (*state.deck, *state.discard) if other != card)
    state = _take(state, spare)
    if card in state.temple:
        slot = state.temple.index(card)
        return state._replace(temple=(*state.temple[:slot], spare, *state.temple[slot + 1 :]))
    rows = [list(row) for row in state.surroundings]
    row = next(row for row in rows if card in row)
    row[row.index(card)] = spare
    return state._replace(surroundings=tuple(tuple(row) for row in rows))


def given(state: State, seat: Seat, *names: str, known: bool = False) -> State:
    """Cards into a hand."""
    for name in names:
        state = _take(state, CARD[name])
        player = state.players[seat]
        hand = tuple(sorted((*player.hand, CARD[name])))
        shown = tuple(sorted((*player.known, CARD[name]))) if known else player.known
        state = having(state, seat, hand=hand, known=shown)
    return state


def shown(state: State, *names: str) -> State:
    """These cards in the Temple, the rest of it empty."""
    old = [card for card in state.temple if card >= 0]
    state = state._replace(temple=(-1,) * 8, deck=tuple(sorted((*state.deck, *old))))
    for name in names:
        state = _take(state, CARD[name])
    cards = [CARD[name] for name in names]
    return state._replace(temple=tuple(cards + [-1] * (8 - len(cards))))


def deck_of(state: State, *names: str) -> State:
    """A deck of these cards only; all the others are on the discard pile."""
    state = state._replace(deck=(), discard=tuple(sorted((*state.discard, *state.deck))))
    for name in names:
        state = _take(state, CARD[name])
    return state._replace(deck=tuple(sorted(CARD[name] for name in names)))


def tiles(state: State, seat: Seat, *names: str) -> State:
    """Active Upgrades from the pile."""
    for name in names:
        state = _take_tile(state, TILE[name])
        state = having(state, seat, active=(*state.players[seat].active, TILE[name]))
    return state


def _take_tile(state: State, tile: int) -> State:
    pile, village = list(state.pile), list(state.village)
    if tile in pile:
        pile.remove(tile)
    else:
        spare = next(other for other in pile if other != tile)
        pile.remove(spare)
        village[village.index(tile)] = spare
    return state._replace(pile=tuple(pile), village=tuple(village))


def village_of(state: State, *names: str) -> State:
    """These Upgrades at the Village."""
    size = len(state.village)
    back = tuple(sorted((*state.pile, *(tile for tile in state.village if tile >= 0))))
    state = state._replace(pile=back, village=(-1,) * size)
    for name in names:
        state = _take_tile(state, TILE[name])
    row = [TILE[name] for name in names]
    return state._replace(village=tuple(row + [-1] * (size - len(row))))


def pile_of(state: State, *names: str) -> State:
    """A pile of these Upgrades only; the others are in the personal discard pile of the last seat."""
    for name in names:
        state = _take_tile(state, TILE[name])
    last = len(state.players) - 1
    state = having(state, last, discarded=(*state.players[last].discarded, *state.pile))
    return state._replace(pile=tuple(sorted(TILE[name] for name in names)))


def falling(state: State, team: str, character: str = "F") -> State:
    """From now on every meeple falls like this."""
    odds: dict[str, Any] = {"team_odds": (SIDES[team],) * 25, "character_odds": (SIDES[character],) * 25}
    return state._replace(variant=state.variant._replace(**odds))


def legal(state: State) -> list[Action]:
    return list(GAME.legal_actions(state))


def play(state: State, *actions: Action) -> Step[State, Event]:
    """Legal actions one after the other; all their events."""
    events: list[Event] = []
    for action in actions:
        assert action in legal(state), f"{action} is not legal"
        step = GAME.apply(state, action)
        assert GAME.check(step.state) == []
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def settled(state: State, *decisions: Pending) -> Step[State, Event]:
    """What happens without a decision when these come first on the stack."""
    after, events = settle(state._replace(decisions=decisions))
    return Step(sound(after), events)
