"""How the bot values positions whose order is plain, and which actions it considers."""

from ludoteca.core.bots import choose
from ludoteca.core.game import standing
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import BUY_POINT, DELIVER, DISCARD_UPGRADE, LOAD, OCCUPY, Bid
from ludoteca.games.quetzal.bot import candidates
from ludoteca.games.quetzal.content import BLACK, HARBOR, POTTERY_3, ROUNDS, SHIP_1, WHITE
from ludoteca.games.quetzal.evaluation import Holding, chance, evaluate, plan, terms
from ludoteca.games.quetzal.state import Delivery, Group, State, TileLimit

from .table import CARD, JON, LUCY, PLACE, TILE, asked, given, having, pile_of, put, rolled, table, tiles, turn_of

STATUETTES = ("statuette-none",) * 3
VARIANT = table().variant


def planned(names: tuple[str, ...], room: float, rounds: int, *tiles: int) -> float:
    return plan(VARIANT, tiles, Holding([CARD[name] for name in names], 0.0, room), rounds)


def test_a_delivery_that_pays_more_is_worth_more() -> None:
    assert planned(STATUETTES, 3, 2) > planned(("pottery-none",) * 3, 3, 2)


def test_in_the_last_round_cards_are_worth_what_there_is_room_to_deliver() -> None:
    assert planned(STATUETTES, 3, 0) == 8
    assert planned(STATUETTES, 0, 0) == 0


def test_room_beyond_the_cards_adds_nothing() -> None:
    assert planned(STATUETTES, 9, 2) == planned(STATUETTES, 3, 2)


def test_a_guild_makes_its_collection_dearer() -> None:
    pottery = ("pottery-none",) * 3
    assert planned(pottery, 3, 0) == 4
    assert planned(pottery, 3, 0, POTTERY_3) > 4 + 3


def test_a_bid_that_no_rival_can_beat_in_its_colour_is_sure() -> None:
    state = rolled(table(2), LUCY, "BBBBBB", "F")
    white, black = Group(JON, 1, WHITE), Group(JON, 1, BLACK)
    assert chance(state, JON, white._replace(size=2)) == 1
    assert chance(state, JON, black) < 1


def test_the_terms_add_up_to_the_standing() -> None:
    state = given(table(), JON, *STATUETTES)
    assert evaluate(state, JON) == standing(terms(state, JON))


def test_points_of_a_rival_count_against_the_seat() -> None:
    state = table(2)
    assert evaluate(having(state, LUCY, tally=(9, 0, 0, 0, 0, 0)), JON) < evaluate(state, JON)


def test_with_a_full_hand_and_no_harbor_the_ship_or_the_harbor_comes_first() -> None:
    state = turn_of(given(having(table(2), JON, coins=4), JON, *STATUETTES, "mummy-none", "mummy-none"), JON)
    first = candidates(state._replace(round=ROUNDS))[0]
    assert getattr(first, "place", None) in (HARBOR, SHIP_1)


def test_no_bid_far_above_the_need_is_thought_of() -> None:
    sizes = [action.size for action in candidates(turn_of(table(3), JON)) if isinstance(action, Bid)]
    assert sizes
    assert max(sizes) == 3


def test_the_whole_collection_is_loaded_and_then_delivered() -> None:
    state = given(put(table(), JON, "harbor", BLACK), JON, *STATUETTES)
    card = CARD["statuette-none"]
    state = asked(state, Delivery(JON, PLACE["harbor"], 0, ()))
    assert candidates(state) == [LOAD[card]]
    assert candidates(asked(state, Delivery(JON, PLACE["harbor"], 0, (card,) * 3))) == [DELIVER]


def test_the_candidates_are_legal_and_begin_with_the_most_promising() -> None:
    state = turn_of(rolled(having(table(), JON, coins=9), JON, "WWWWWW", "F"), JON)
    found = candidates(state)
    assert set(found) <= set(GAME.legal_actions(state))
    assert found.index(OCCUPY[PLACE["temple:1"]]) < len(found) // 2


def at_limit(number: int = 2) -> State:
    """Jon has two Upgrades, a third waits for the choice, and he has the coins for an exchange."""
    state = having(tiles(table(), JON, "coins_to_vp", "reroll_2"), JON, coins=4)
    state = pile_of(state, "temple_draw")
    taken = tuple(tile for tile in state.pile if tile != TILE["temple_draw"])
    return asked(state._replace(pile=taken, round=number), TileLimit(JON, TILE["temple_draw"]))


def test_at_the_limit_the_upgrade_that_is_worth_least_is_the_first_to_be_discarded() -> None:
    found = list(candidates(at_limit()))
    assert found[0] == DISCARD_UPGRADE[TILE["temple_draw"]]
    assert sorted(map(str, found)) == sorted(map(str, GAME.legal_actions(at_limit())))


def test_an_upgrade_that_waits_for_the_choice_counts_already() -> None:
    before = at_limit()
    after = GAME.apply(before, DISCARD_UPGRADE[TILE["temple_draw"]]).state
    assert evaluate(after, JON) == evaluate(before, JON)


def test_before_it_discards_patronage_in_the_last_round_a_bot_buys_the_points() -> None:
    state = having(at_limit(ROUNDS), JON, coins=4)
    chosen = []
    while isinstance(state.decisions[0], TileLimit):
        action = GAME.legal_actions(state)[choose(GAME, state, JON, "skilled", Rng(1))]
        chosen.append(action)
        state = GAME.apply(state, action).state
    kept = TILE["coins_to_vp"] in state.players[JON].active
    assert kept or chosen.count(BUY_POINT) == 2
