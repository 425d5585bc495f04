"""What a seat gains (cards, Upgrades, Discovery points), and where it comes from."""

from typing import TypeAlias

from ludoteca.core.game import Seat
from ludoteca.games.quetzal.content import TRACK, TRACK_END, UPGRADES
from ludoteca.games.quetzal.events import Advanced, Event, GainedUpgrade, Reshuffled
from ludoteca.games.quetzal.kinds import Card, Cards, Tile
from ludoteca.games.quetzal.legal import has_full_slots, tiles_in_play
from ludoteca.games.quetzal.state import (
    TRACK_POINTS,
    Player,
    State,
    Steps,
    TileLimit,
    answered,
    push,
    replace_player,
    with_deck,
    with_discard,
    with_hand,
    with_player,
    with_players_and_decisions,
    with_step,
)

Events: TypeAlias = tuple[Event, ...]
Change: TypeAlias = tuple[State, Events]
"""The state that follows, and what happened on the way."""
NOTHING: Events = ()


def add_points(player: Player, source: int, points: int) -> tuple[int, ...]:
    """The tally with more victory points from a source."""
    tally = player.tally
    return (*tally[:source], tally[source] + points, *tally[source + 1 :])


def with_cards(cards: Cards, *more: Card) -> Cards:
    """A sorted collection of cards, and more."""
    return tuple(sorted(cards + more))


def without(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def without_all(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def forget(known: Cards, gone: Cards) -> Cards:
    """What everybody knows of a hand after cards left it: of equal cards, a known one counts as gone (C12)."""
    left = list(known)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


# --- cards -------------------------------------------------------------------------------------------------------


def draw_card(state: State) -> tuple[Card | None, State, Events]:
    """The next card of the deck; the discard pile becomes the deck when a draw finds it empty (C8)."""
    events = NOTHING
    if not state.deck and not state.under:
        if not state.discard:
            return None, state, NOTHING
        events = (Reshuffled(),)
        state = state._replace(deck=state.discard, discard=())
    if state.deck:
        card, deck, rng = state.rng.take(state.deck)
        return card, with_deck(state, deck, rng), events
    # The cards under the deck have an order, so none is drawn by lot. The generator moves on all the same: undo stops
    # where it has moved, and must not take back a card that was revealed.
    _, rng = state.rng.bits()
    return state.under[0].card, state._replace(under=state.under[1:], rng=rng), events


def to_hand(state: State, seat: Seat, *cards: Card, is_known: bool = False) -> State:
    player = state.players[seat]
    known = with_cards(player.known, *cards) if is_known else player.known
    return with_player(state, seat, with_hand(player, with_cards(player.hand, *cards), known))


def discard_cards(state: State, cards: Cards) -> State:
    return with_discard(state, tuple(sorted(state.discard + cards)))


# --- Upgrades ----------------------------------------------------------------------------------------------------


def gain_upgrade(state: State, seat: Seat, tile: Tile, is_drawn: bool) -> Change:
    """An immediate tile pays and is discarded; a twin is discarded (D-17); with a third, one must be discarded (A7)."""
    events = (GainedUpgrade(seat, tile, is_drawn),)
    player, upgrade = state.players[seat], UPGRADES[tile]
    if upgrade.immediate:
        player = player._replace(coins=player.coins + upgrade.coins, discarded=(*player.discarded, tile))
        return gain_discovery(with_player(state, seat, player), seat, upgrade.discovery), events
    if tile in tiles_in_play(state, seat):
        return with_player(state, seat, player._replace(discarded=(*player.discarded, tile))), events
    if has_full_slots(player):
        return push(state, TileLimit(seat, tile)), events
    return with_player(state, seat, player._replace(active=(*player.active, tile))), events


def draw_upgrade(state: State, seat: Seat) -> Change:
    """The first Upgrade of the pile; nothing if the pile is empty."""
    if not state.pile:
        return state, NOTHING
    tile, pile, rng = state.rng.take(state.pile)
    return gain_upgrade(state._replace(pile=pile, rng=rng), seat, tile, is_drawn=True)


# --- the Discovery track -----------------------------------------------------------------------------------------


def gain_discovery(state: State, seat: Seat, points: int) -> State:
    """Steps to take before anything else; those of an immediate Upgrade are added to the ones pending (C6)."""
    if not points:
        return state
    first = state.decisions[0] if state.decisions else None
    if isinstance(first, Steps) and first.seat == seat:
        return answered(state, Steps(seat, first.left + points))
    return push(state, Steps(seat, points))


def take_step(state: State, steps: Steps) -> Change:
    """One step; the space entered pays at once. Beyond the last space steps are lost (D-21)."""
    seat, player = steps.seat, state.players[steps.seat]
    if player.discovery >= TRACK_END:
        return answered(state), NOTHING
    space = player.discovery + 1
    reward = TRACK[space]
    events: Events = (Advanced(seat, space, reward.coins, reward.points),)
    tally = add_points(player, TRACK_POINTS, reward.points) if reward.points else player.tally
    players = replace_player(state.players, seat, with_step(player, space, player.coins + reward.coins, tally))
    rest = state.decisions[1:]
    decisions = (Steps(seat, steps.left - 1), *rest) if steps.left > 1 else rest
    state = with_players_and_decisions(state, players, decisions)
    for _ in range(reward.upgrades):
        state, more = draw_upgrade(state, seat)
        events += more
    return state, events
