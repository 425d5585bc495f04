"""The changes that most actions make, field by field: `_replace` says the same and takes twice as long, and a game (so
too a bot's every thought) is made of these."""

from ludoteca.core.game import Seat
from ludoteca.core.hexgrid import Hex
from ludoteca.core.rng import Rng
from ludoteca.games.attika.land import Mask
from ludoteca.games.attika.state import Cards, Decision, Player, Seen, State, Type

ACTIVE = -1
"""What `idle` is in a turn that has seen a building built or drawn, or a card taken."""


def asking(state: State, decisions: tuple[Decision, ...]) -> State:
    """Something else to decide."""
    players, land, occupied, seen, deck, discard, pool, supply, _, first, turn, idle, blessing, last, end, rng = state
    return State(
        players,
        land,
        occupied,
        seen,
        deck,
        discard,
        pool,
        supply,
        decisions,
        first,
        turn,
        idle,
        blessing,
        last,
        end,
        rng,
    )


def with_player(state: State, seat: Seat, player: Player, decisions: tuple[Decision, ...]) -> State:
    """A player who has changed, and something else to decide."""
    players, land, occupied, seen, deck, discard, pool, supply, _, first, turn, idle, blessing, last, end, rng = state
    players = (*players[:seat], player, *players[seat + 1 :])
    return State(
        players,
        land,
        occupied,
        seen,
        deck,
        discard,
        pool,
        supply,
        decisions,
        first,
        turn,
        idle,
        blessing,
        last,
        end,
        rng,
    )


def at_turn(state: State, turn: int, idle: int, decisions: tuple[Decision, ...]) -> State:
    """Another turn."""
    players, land, occupied, seen, deck, discard, pool, supply, _, first, _, _, blessing, last, end, rng = state
    return State(
        players,
        land,
        occupied,
        seen,
        deck,
        discard,
        pool,
        supply,
        decisions,
        first,
        turn,
        idle,
        blessing,
        last,
        end,
        rng,
    )


def with_draw(
    state: State, seat: Seat, player: Player, pool: tuple[int, ...], decisions: tuple[Decision, ...], rng: Rng
) -> State:
    """A building drawn, and perhaps a tile turned up."""
    players, land, occupied, seen, deck, discard, _, supply, _, first, turn, _, blessing, last, end, _ = state
    players = (*players[:seat], player, *players[seat + 1 :])
    return State(
        players,
        land,
        occupied,
        seen,
        deck,
        discard,
        pool,
        supply,
        decisions,
        first,
        turn,
        ACTIVE,
        blessing,
        last,
        end,
        rng,
    )


def with_cards(
    state: State, seat: Seat, player: Player, deck: Cards, discard: Cards, decisions: tuple[Decision, ...], rng: Rng
) -> State:
    """Cards taken."""
    players, land, occupied, seen, _, _, pool, supply, _, first, turn, _, blessing, last, end, _ = state
    players = (*players[:seat], player, *players[seat + 1 :])
    return State(
        players,
        land,
        occupied,
        seen,
        deck,
        discard,
        pool,
        supply,
        decisions,
        first,
        turn,
        ACTIVE,
        blessing,
        last,
        end,
        rng,
    )


def with_building(
    state: State, seat: Seat, player: Player, at: Hex, seen: Seen, discard: Cards, decisions: tuple[Decision, ...]
) -> State:
    """A building built and paid for."""
    players, land, occupied, _, deck, _, pool, supply, _, first, turn, _, blessing, _, end, rng = state
    players = (*players[:seat], player, *players[seat + 1 :])
    occupied |= 1 << land.number[at]
    return State(
        players,
        land,
        occupied,
        seen,
        deck,
        discard,
        pool,
        supply,
        decisions,
        first,
        turn,
        ACTIVE,
        blessing,
        at,
        end,
        rng,
    )


def holding(player: Player, hand: Cards) -> Player:
    """Another hand."""
    _, stacks, main_bag, other_bag, stored, built, settlements, reach, amphoras, earned, is_blessed = player
    return Player(hand, stacks, main_bag, other_bag, stored, built, settlements, reach, amphoras, earned, is_blessed)


def storing(player: Player, stored: tuple[Type, ...]) -> Player:
    """Another storage."""
    hand, stacks, main_bag, other_bag, _, built, settlements, reach, amphoras, earned, is_blessed = player
    return Player(hand, stacks, main_bag, other_bag, stored, built, settlements, reach, amphoras, earned, is_blessed)


def drawing(player: Player, stacks: tuple[int, ...], main_bag: tuple[Type, ...], other_bag: tuple[Type, ...]) -> Player:
    """Other stacks."""
    hand, _, _, _, stored, built, settlements, reach, amphoras, earned, is_blessed = player
    return Player(hand, stacks, main_bag, other_bag, stored, built, settlements, reach, amphoras, earned, is_blessed)


def building(
    player: Player,
    hand: Cards,
    stored: tuple[Type, ...],
    built: tuple[tuple[int, ...], ...],
    settlements: tuple[Mask, ...],
    reach: Mask,
) -> Player:
    """One building more on the land."""
    _, stacks, main_bag, other_bag, _, _, _, _, amphoras, earned, is_blessed = player
    return Player(hand, stacks, main_bag, other_bag, stored, built, settlements, reach, amphoras, earned, is_blessed)
