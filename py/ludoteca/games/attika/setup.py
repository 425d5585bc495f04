"""The state at the start of a game (S1, S2, S3)."""

from ludoteca.core.game import Options, Seat, chosen_options
from ludoteca.core.rng import Rng
from ludoteca.games.attika.buildings import Type
from ludoteca.games.attika.cards import NO_CARDS, Cards, deal
from ludoteca.games.attika.content import AMPHORAS, BUILDINGS, FIRST_HAND, LAYOUTS, STACK_OF_MAIN, STACKS_OF_OTHERS
from ludoteca.games.attika.discounts import seen_from
from ludoteca.games.attika.land import TILE_KEYS, Ground, Land, PlacedTile
from ludoteca.games.attika.meta import META, RANDOM_START
from ludoteca.games.attika.state import Begin, Player, State

MAIN: tuple[Type, ...] = tuple(t for t, b in enumerate(BUILDINGS) if b.is_main)
OTHERS: tuple[Type, ...] = tuple(t for t, b in enumerate(BUILDINGS) if not b.is_main for _ in range(b.copies))
"""The buildings in the stacks of each player."""


def setup(seats: int, rng: Rng, options: Options) -> State:
    """The state in which the starting player is about to begin."""
    chosen = chosen_options(META, seats, options)
    first: Seat
    if chosen["start"] == RANDOM_START:
        first, rng = rng.below(seats)
    else:
        first = int(chosen["start"])
    land, pool, rng = _lay_land(seats, bool(chosen["far_shrines"]), rng)
    of_each = int(chosen["cards_of_each"])
    deck: Cards = (of_each, of_each, of_each, of_each)
    players: list[Player] = []
    for seat in range(seats):
        place = (seat - first) % seats
        hand_size = FIRST_HAND + place + (int(chosen["extra_cards"]) if place else 0)
        hand, deck, rng = deal(deck, hand_size, rng)
        player, rng = _seat_player(hand, rng)
        players.append(player)
    return State(
        players=tuple(players),
        land=land,
        occupied=0,
        seen=seen_from(land, 0),
        deck=deck,
        discard=NO_CARDS,
        pool=pool,
        supply=AMPHORAS,
        decisions=(Begin(first),),
        first=first,
        turn=0,
        idle=0,
        is_blessing=bool(chosen.get("blessing", False)),
        last=None,
        end=None,
        rng=rng,
    )


def _lay_land(seats: int, is_far: bool, rng: Rng) -> tuple[Land, tuple[int, ...], Rng]:
    """The first tiles, each in a random rotation, and the pool of the others (A23)."""
    layout = LAYOUTS[seats]
    pool: tuple[int, ...] = tuple(range(len(TILE_KEYS)))
    tiles: list[PlacedTile] = []
    for centre in layout.centres:
        tile, pool, rng = rng.take(pool)
        turn, rng = rng.below(6)
        tiles.append(PlacedTile(tile, centre, turn))
    shrines = layout.far_shrines if is_far else layout.shrines
    return Land.unpack(Ground(tuple(tiles), shrines)), pool, rng


def _seat_player(hand: Cards, rng: Rng) -> tuple[Player, Rng]:
    """Four stacks, the top building of each revealed into storage."""
    revealed, main, rng = rng.take(MAIN)
    stored, others = [revealed], OTHERS
    for _ in STACKS_OF_OTHERS:
        revealed, others, rng = rng.take(others)
        stored.append(revealed)
    player = Player(
        hand=hand,
        stacks=(STACK_OF_MAIN - 1, *(size - 1 for size in STACKS_OF_OTHERS)),
        main_bag=main,
        other_bag=others,
        stored=tuple(sorted(stored)),
        built=((),) * len(BUILDINGS),
        settlements=(),
        reach=0,
        amphoras=0,
        earned=(),
        is_blessed=False,
    )
    return player, rng
