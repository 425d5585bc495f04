"""Coins, points, cards, Upgrades and steps on the Discovery track: what a seat gains, and where it comes from.

Each function returns the state that follows; what happened is appended to `events`.
"""

from ludoteca.core.game import Seat
from ludoteca.games.quetzal.content import TRACK, TRACK_END, UPGRADES
from ludoteca.games.quetzal.events import Advanced, Event, GainedUpgrade, Reshuffled
from ludoteca.games.quetzal.kinds import Card, Cards, Tile
from ludoteca.games.quetzal.legal import has_full_slots
from ludoteca.games.quetzal.state import TRACK_POINTS, Player, State, Steps, Task, TileLimit


def with_changed(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*players[:seat], player, *players[seat + 1 :])


def with_player(state: State, seat: Seat, player: Player) -> State:
    return state.with_players(with_changed(state.players, seat, player))


def push(state: State, *tasks: Task) -> State:
    """Tasks to be done before all others, the first of them first."""
    return state.with_tasks(tasks + state.tasks)


def scored(player: Player, source: int, points: int) -> tuple[int, ...]:
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
    """What everybody knows of a hand after cards left it: of equal cards, the known one is as good as gone."""
    left = list(known)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


# --- cards from the deck -----------------------------------------------------------------------------------------


def draw_card(state: State, events: list[Event]) -> tuple[Card | None, State]:
    """The next card of the deck; the discard pile becomes the deck when a draw finds it empty."""
    if not state.deck and not state.under:
        if not state.discard:
            return None, state
        events.append(Reshuffled())
        state = state._replace(deck=state.discard, discard=())
    if state.deck:
        card, deck, rng = state.rng.take(state.deck)
        return card, state.drawn(deck, rng)
    # What lies under the deck comes in its order; yet it is a card turned up, which no undo may take back.
    _, rng = state.rng.bits()
    return state.under[0].card, state._replace(under=state.under[1:], rng=rng)


def discard_cards(state: State, cards: Cards) -> State:
    return state.with_discard(tuple(sorted(state.discard + cards)))


# --- Upgrades ----------------------------------------------------------------------------------------------------


def gain_upgrade(state: State, seat: Seat, tile: Tile, is_drawn: bool, events: list[Event]) -> State:
    """An immediate tile pays and is discarded; a twin is discarded; a third permanent one asks which of them goes."""
    events.append(GainedUpgrade(seat, tile, is_drawn))
    player, upgrade = state.players[seat], UPGRADES[tile]
    if upgrade.immediate:
        player = player._replace(coins=player.coins + upgrade.coins, discarded=(*player.discarded, tile))
        return gain_discovery(with_player(state, seat, player), seat, upgrade.discovery)
    if tile in player.active:
        return with_player(state, seat, player._replace(discarded=(*player.discarded, tile)))
    if has_full_slots(player):
        return push(state, TileLimit(seat, tile))
    return with_player(state, seat, player._replace(active=(*player.active, tile)))


def draw_upgrade(state: State, seat: Seat, events: list[Event]) -> State:
    """The first Upgrade of the pile; nothing if the pile is empty."""
    if not state.pile:
        return state
    tile, pile, rng = state.rng.take(state.pile)
    return gain_upgrade(state._replace(pile=pile, rng=rng), seat, tile, True, events)


# --- the Discovery track -----------------------------------------------------------------------------------------


def gain_discovery(state: State, seat: Seat, points: int) -> State:
    """Steps to take before anything else; those of an immediate Upgrade join the ones pending."""
    if not points:
        return state
    task = state.tasks[0] if state.tasks else None
    if isinstance(task, Steps) and task.seat == seat:
        return state._replace(tasks=(Steps(seat, task.left + points), *state.tasks[1:]))
    return push(state, Steps(seat, points))


def take_steps(state: State, steps: Steps, events: list[Event]) -> State:
    """One step; the space entered pays at once. Beyond the last space steps are lost."""
    seat, player = steps.seat, state.players[steps.seat]
    if player.discovery >= TRACK_END:
        return state.with_tasks(state.tasks[1:])
    space = player.discovery + 1
    reward = TRACK[space]
    events.append(Advanced(seat, space, reward.coins, reward.points))
    tally = scored(player, TRACK_POINTS, reward.points) if reward.points else player.tally
    player = player.advanced(space, player.coins + reward.coins, tally)
    more = (Steps(seat, steps.left - 1),) if steps.left > 1 else ()
    state = state.answered(with_changed(state.players, seat, player), *more)
    for _ in range(reward.upgrades):
        state = draw_upgrade(state, seat, events)
    return state
