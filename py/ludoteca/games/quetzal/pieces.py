"""The pieces on Quetzal's table as a seat may see them; `view.py` lists their ids."""

from collections import Counter
from collections.abc import Iterator

from ludoteca.core.game import Seat
from ludoteca.core.view import Attributes, Piece
from ludoteca.games.quetzal import names
from ludoteca.games.quetzal.content import (
    AUTOMATON_CARDS,
    AUTOMATON_MEEPLES,
    CARD_NAMES,
    CHARACTER,
    CHARACTER_ROLLS,
    COLOURS,
    DECK,
    PLACES,
    ROLLS,
    SURROUNDINGS,
    TEMPLE_1,
    UPGRADE_NAMES,
    WHITE,
)
from ludoteca.games.quetzal.gains import without_all
from ludoteca.games.quetzal.kinds import Cards
from ludoteca.games.quetzal.meeples import ROLL, indices_of
from ludoteca.games.quetzal.state import EMPTY, Delivery, KeepOne, Placing, Rerolls, State, TileLimit

_HELD: Attributes = (("state", "held"),)
_ACTIVE: Attributes = (("state", "active"),)
_SPENT: Attributes = (("state", "spent"),)
_LEFT: Attributes = (("state", "left"),)
_DISCARDED: Attributes = (("state", "discarded"),)
_UNSEEN: Attributes = (("state", "unseen"),)


def pieces(state: State, viewer: Seat | None) -> Iterator[Piece]:
    for seat in range(len(state.players)):
        yield from _meeple_pieces(state, seat)
        yield from _hand_pieces(state, seat, viewer)
        yield from _own_tiles(state, seat)
        yield Piece(f"disk:{seat}", "disk", f"track:{state.players[seat].discovery}", owner=seat)
    yield from _automaton_pieces(state)
    yield from _display_pieces(state)
    yield from _pile_pieces(state, viewer)
    yield from _pending_pieces(state, viewer)
    yield Piece("marker", "marker", f"seat:{state.marker}", owner=state.marker)
    yield Piece("plane", "plane", f"round:{state.round}")


def _meeple_pieces(state: State, seat: Seat) -> Iterator[Piece]:
    meeples = state.players[seat].meeples
    held: tuple[int, ...] = ()
    if state.decisions and isinstance(decision := state.decisions[0], Placing | Rerolls) and decision.seat == seat:
        held = indices_of(meeples, decision.held)
    last = len(meeples) - 1
    for index, code in enumerate(meeples):
        side, place = code & ROLL, code >> 2
        is_character = index == last
        slot = PLACES[place] if place else names.pool(seat, CHARACTER if is_character else side)
        yield Piece(
            f"meeple:{seat}:{index}",
            "character" if is_character else "meeple",
            slot,
            (CHARACTER_ROLLS if is_character else ROLLS)[side],
            seat,
            attributes=_HELD if index in held else (),
        )


def _counted(prefix: str, slot: str, cards: Cards, owner: Seat | None, attributes: Attributes = ()) -> Iterator[Piece]:
    """One piece for each kind of card."""
    for card, count in sorted(Counter(cards).items()):
        name = CARD_NAMES[card]
        yield Piece(f"{prefix}:{name}", "card", slot, name, owner, count, attributes=attributes)


def _hand_pieces(state: State, seat: Seat, viewer: Seat | None) -> Iterator[Piece]:
    player, slot = state.players[seat], f"hand:{seat}"
    if seat == viewer:
        decision = state.decisions[0] if state.decisions else None
        cargo = decision.cargo if isinstance(decision, Delivery) and decision.seat == seat else ()
        yield from _counted(slot, slot, without_all(player.hand, cargo), seat)
        yield from _counted("cargo", "cargo", cargo, seat)
        return
    known = player.known if state.variant.is_tracking else ()
    yield from _counted(f"known:{seat}", slot, known, seat)
    if len(player.hand) > len(known):
        yield Piece(slot, "card", slot, owner=seat, count=len(player.hand) - len(known))


def _own_tiles(state: State, seat: Seat) -> Iterator[Piece]:
    player = state.players[seat]
    for tile in player.active:
        yield Piece(
            names.active(seat, tile), "upgrade", f"active:{seat}", UPGRADE_NAMES[tile], seat, attributes=_ACTIVE
        )
    for tile, count in sorted(Counter(player.discarded).items()):
        name = UPGRADE_NAMES[tile]
        yield Piece(f"spent:{seat}:{name}", "upgrade", f"spent:{seat}", name, seat, count, attributes=_SPENT)


def _automaton_pieces(state: State) -> Iterator[Piece]:
    """Its six meeples in the order of the card; those ousted are out for the round."""
    if len(state.players) > 2:
        return
    if state.automaton != EMPTY:
        card = AUTOMATON_CARDS[state.automaton]
        yield Piece("automaton_card", "automaton_card", "automaton", card.key.lower())
        posts = [(TEMPLE_1 + space - 1, WHITE, 1) for space in card.temple] + [card.surrounding, card.third]
        places = [(place, colour) for place, colour, size in posts for _ in range(size)]
        assert len(places) == AUTOMATON_MEEPLES, "a card places all the automaton's meeples"
        for number, (place, colour) in enumerate(places):
            group = state.board[place]
            is_there = group is not None and state.is_automaton(group.seat)
            slot = PLACES[place] if is_there else "automaton_out"
            yield Piece(f"automaton:{number}", "automaton_meeple", slot, COLOURS[colour])
    yield Piece("automaton_pile", "automaton_pile", "automaton", count=len(state.automaton_pile))


def _display_pieces(state: State) -> Iterator[Piece]:
    displays = (
        ("temple", state.temple),
        *zip((row.key for row in SURROUNDINGS), state.surroundings, strict=True),
    )
    for key, cards in displays:
        for slot, card in enumerate(cards, 1):
            if card != EMPTY:
                yield Piece(f"card:{key}:{slot}", "card", f"display:{key}:{slot}", CARD_NAMES[card])
    for slot, tile in enumerate(state.village, 1):
        if tile != EMPTY:
            yield Piece(f"upgrade:village:{slot}", "upgrade", f"display:village:{slot}", UPGRADE_NAMES[tile])


def _pile_pieces(state: State, viewer: Seat | None) -> Iterator[Piece]:
    yield Piece("deck", "deck", "deck", count=len(state.deck) + len(state.under))
    yield from _counted("discard", "discard", state.discard, None, _DISCARDED)
    yield from _counted("unseen", "unseen", _unseen(state, viewer), None, _UNSEEN)
    yield Piece("pile", "pile", "pile", count=len(state.pile))
    for tile, count in sorted(Counter(state.pile).items()):
        name = UPGRADE_NAMES[tile]
        yield Piece(f"left:{name}", "upgrade", "pile", name, count=count, attributes=_LEFT)


def _unseen(state: State, viewer: Seat | None) -> Cards:
    """All cards less those that lie open and those in the viewer's hand; known ones of others count if tracked."""
    seen = [card for card in (*state.temple, *sum(state.surroundings, ()), *state.discard) if card != EMPTY]
    for seat, player in enumerate(state.players):
        if seat == viewer:
            seen += player.hand
        elif state.variant.is_tracking:
            seen += player.known
    for decision in state.decisions:
        if isinstance(decision, KeepOne) and decision.seat == viewer:
            seen += decision.cards
    return tuple(sorted((Counter(DECK) - Counter(seen)).elements()))


def _pending_pieces(state: State, viewer: Seat | None) -> Iterator[Piece]:
    for decision in state.decisions:
        match decision:
            case KeepOne(seat, cards) if seat == viewer:
                yield from _counted("drawn", "drawn", cards, seat)
            case KeepOne(seat, cards):
                yield Piece("drawn", "card", "drawn", owner=seat, count=len(cards))
            case TileLimit(seat, tile):
                yield Piece(f"pending:{UPGRADE_NAMES[tile]}", "upgrade", "pending", UPGRADE_NAMES[tile], seat)
            case _:
                pass
