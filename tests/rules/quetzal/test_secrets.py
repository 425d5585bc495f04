"""What each seat may know."""

from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import KEEP, LOAD, SELL, TAKE_CARD
from ludoteca.games.quetzal.content import HARBOR
from ludoteca.games.quetzal.events import DrewCard, KeptCard, TookCard
from ludoteca.games.quetzal.state import Delivery, KeepOne, MarketSale, TemplePick, Under

from tests.rules.ledger import rule
from tests.rules.quetzal.table import CARD, JON, LUCY, MARIA, asked, given, legal, play, table


def hand(view: View, seat: int) -> dict[str, int]:
    return {piece.face: piece.count for piece in view.pieces if piece.slot == f"hand:{seat}"}


@rule("C12")
def test_others_see_how_many_cards_and_no_face() -> None:
    state = given(table(3), LUCY, "mummy-none", "mummy-none", "pottery-vp")
    assert hand(GAME.view(state, LUCY), LUCY) == {"mummy-none": 2, "pottery-vp": 1}
    for viewer in (None, JON, MARIA):
        assert hand(GAME.view(state, viewer), LUCY) == {"": 3}


@rule("C12")
def test_with_tracking_cards_taken_face_up_stay_open() -> None:
    state = given(given(table(3, tracking=True), LUCY, "mummy-none", known=True), LUCY, "pottery-vp")
    assert hand(GAME.view(state, JON), LUCY) == {"mummy-none": 1, "": 1}
    plain = given(given(table(3), LUCY, "mummy-none", known=True), LUCY, "pottery-vp")
    assert hand(GAME.view(plain, JON), LUCY) == {"": 2}


@rule("C12")
def test_a_card_taken_face_up_is_remembered_until_it_leaves_the_hand() -> None:
    state = asked(table(3), TemplePick(LUCY, 1), MarketSale(LUCY))
    card = state.temple[0]
    state = play(state, TAKE_CARD[0]).state
    assert state.players[LUCY].known == (card,)
    assert play(state, SELL[card]).state.players[LUCY].known == ()


@rule("C12")
def test_of_equal_cards_the_known_one_counts_as_gone() -> None:
    state = given(given(table(3), LUCY, "mummy-none", known=True), LUCY, "mummy-none")
    state = play(asked(state, MarketSale(LUCY)), SELL[CARD["mummy-none"]]).state
    assert (state.players[LUCY].hand, state.players[LUCY].known) == ((CARD["mummy-none"],), ())


@rule("C12")
def test_only_the_drawer_knows_what_came_from_the_deck() -> None:
    assert GAME.see(DrewCard(LUCY, 3), LUCY) == DrewCard(LUCY, 3)
    assert GAME.see(DrewCard(LUCY, 3), JON) == DrewCard(LUCY, None)
    assert GAME.see(KeptCard(LUCY, 3, 4), None) == KeptCard(LUCY, None, None)
    assert GAME.see(TookCard(LUCY, 3), JON) == TookCard(LUCY, 3)


@rule("C12", "A7-TEMPLE-DRAW")
def test_both_drawn_cards_are_hidden_from_the_others() -> None:
    state = table(3)
    state = asked(state._replace(deck=state.deck[2:]), KeepOne(LUCY, state.deck[:2]))
    drawn = {viewer: [p.face for p in GAME.view(state, viewer).pieces if p.slot == "drawn"] for viewer in (JON, LUCY)}
    assert drawn[JON] == [""]
    assert "" not in drawn[LUCY]
    paths = {GAME.choice(state, action).path[0] for action in legal(state) if action in KEEP}
    assert paths <= {piece.id for piece in GAME.view(state, LUCY).pieces}


@rule("C12")
def test_a_delivery_being_picked_is_nobody_elses_business() -> None:
    state = asked(given(table(3), LUCY, "mummy-none", "pottery-vp"), Delivery(LUCY, HARBOR, 0, ()))
    loaded = play(state, LOAD[CARD["mummy-none"]]).state
    for viewer in (None, JON, MARIA):
        assert GAME.view(loaded, viewer) == GAME.view(state, viewer)
    assert GAME.view(loaded, LUCY) != GAME.view(state, LUCY)


@rule("C12")
def test_imagining_changes_drawn_cards_and_keeps_known_ones_and_ones_own() -> None:
    state = given(given(table(3), LUCY, "mummy-none", known=True), LUCY, "pottery-vp", "weapon-vp")
    state = given(state, JON, "tablet-vp")
    under = (Under(state.deck[0], JON), Under(state.deck[1], LUCY))
    state = state._replace(deck=state.deck[2:], under=under)
    imagined = [GAME.determinize(state, JON, Rng(seed)) for seed in range(30)]
    assert all(other.players[JON] == state.players[JON] for other in imagined)
    assert all(CARD["mummy-none"] in other.players[LUCY].hand for other in imagined)
    assert all(other.under[0] == under[0] for other in imagined)
    assert len({other.players[LUCY].hand for other in imagined}) > 5
    assert len({other.under[1].card for other in imagined}) > 3
    assert all(GAME.check(other) == [] for other in imagined)


@rule("C12")
def test_what_is_unseen_is_told_by_elimination() -> None:
    state = given(table(3), LUCY, *["mummy-none"] * 3)
    unseen = {p.face: p.count for p in GAME.view(state, LUCY).pieces if p.slot == "unseen"}
    open_cards = sum(p.count for p in GAME.view(state, LUCY).pieces if p.id.startswith("card:"))
    assert sum(unseen.values()) == 75 - open_cards - 3
