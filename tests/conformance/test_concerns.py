"""What is told large, to whom, in whole games of every seat count."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from ludoteca.core.game import Concern, Seat
from ludoteca.core.record import AnyGame, Moment, Record
from ludoteca.games.attika import events as attika
from ludoteca.games.attika.actions import Store
from ludoteca.games.attika.shrines import missing_buildings
from ludoteca.games.quetzal import events as quetzal
from ludoteca.games.world_wonders import events as wonders
from ludoteca.games.world_wonders.actions import Buy
from ludoteca.games.world_wonders.legal import purchases
from ludoteca.registry import GAMES, load_game
from tools.contract_laws import Walk, header, like_a_bot

SEATS = [pytest.param(game, seats, id=f"{game.meta.key}-{seats}") for game in GAMES for seats in game.meta.seats]


def games(key: str) -> list[Any]:
    return [pytest.param(seats, id=f"{key}-{seats}") for seats in load_game(key).meta.seats]


@cache
def sensible(key: str, seats: int, seed: str = "large") -> Record:
    """A whole game, played half by novices; the costly laws are asked elsewhere."""
    game = load_game(key)
    walk = Walk(game, header(game, seats, seed, {}), like_a_bot)
    record = walk.record
    while record.to_act() is not None:
        record.do(like_a_bot(game, record.state, walk.draw()))
    return record


Told = tuple[Any, Moment, Any, Concern]
"""The state before, the moment, the event, and what it is to the viewer."""


def told(record: Record, viewer: Seat | None) -> Iterator[Told]:
    game = record.game
    for number, moment in enumerate(record.moments):
        before = record.state_at(number)
        for event in moment.events:
            seen = game.see(event, viewer)
            if seen is not None:
                yield before, moment, seen, game.concern(before, moment.state, seen, viewer)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_nobody_is_told_large_what_they_did_themselves(game: AnyGame, seats: int) -> None:
    """Only the rounds, the end that comes near, lost gold and a forced wait concern everybody or oneself."""
    general = {"round", "last-round", "tenth-round", "out", "must-wait"}
    prefix = f"{game.meta.key.replace('_', '-')}-banner-"
    record = sensible(game.meta.key, seats)
    for viewer in range(seats):
        for _, moment, _, concern in told(record, viewer):
            if concern.banner is None:
                continue
            assert concern.banner.key.startswith(prefix)
            if concern.banner.key.removeprefix(prefix) not in general | {"automaton-took"}:
                assert moment.seat != viewer


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_what_is_told_large_stays_rare(game: AnyGame, seats: int) -> None:
    """One line in eight at most: a banner over the board is for what matters."""
    record = sensible(game.meta.key, seats)
    for viewer in range(seats):
        lines = [concern.banner is not None for *_, concern in told(record, viewer)]
        assert sum(lines) <= len(lines) / 8


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_round_of_several_turns_ends_once_for_everybody(game: AnyGame, seats: int) -> None:
    """In Attika a round is only one turn of each seat."""
    record = sensible(game.meta.key, seats)
    rounds = 0 if game.meta.key == "attika" else record.state.round - 1
    for viewer in (None, *range(seats)):
        assert sum(concern.ends_round for *_, concern in told(record, viewer)) == rounds


@pytest.mark.parametrize("seats", games("quetzal"))
def test_quetzal_tells_whoever_is_driven_away_and_nobody_else(seats: int) -> None:
    record = sensible("quetzal", seats)
    ousted = Counter(
        event.seat for moment in record.moments for event in moment.events if isinstance(event, quetzal.Ousted)
    )
    for viewer in (None, *range(seats)):
        banners = [concern.banner.key for *_, concern in told(record, viewer) if concern.banner is not None]
        expected = 0 if viewer is None else ousted[viewer]
        assert banners.count("quetzal-banner-ousted") == expected
        assert banners.count("quetzal-banner-round") == 3
        assert banners.count("quetzal-banner-last-round") == 1


@pytest.mark.parametrize("seats", games("world_wonders"))
def test_world_wonders_tells_what_is_bought_away(seats: int) -> None:
    """Who is told could have bought it just before, and can buy nothing of its kind now."""
    record = sensible("world_wonders", seats)
    rounds = sum(isinstance(event, wonders.RoundBegan) for moment in record.moments for event in moment.events)
    for viewer in range(seats):
        banners = [(before, event, concern.banner) for before, _, event, concern in told(record, viewer)]
        keys = Counter(banner.key for _, _, banner in banners if banner is not None)
        assert keys["world-wonders-banner-round"] + keys["world-wonders-banner-tenth-round"] == rounds
        for before, event, banner in banners:
            if banner is not None and banner.key == "world-wonders-banner-bought-away":
                offered = purchases(before, viewer, before.players[viewer].gold)
                assert Buy(event.item) in offered
                assert event.seat != viewer
    assert seats == 1 or any(
        concern.banner is not None and concern.banner.key == "world-wonders-banner-bought-away"
        for viewer in range(seats)
        for *_, concern in told(record, viewer)
    )


@pytest.mark.parametrize("seats", games("attika"))
def test_attika_tells_all_others_when_a_seat_comes_within_one_building(seats: int) -> None:
    found = 0
    for seed in ("one", "two", "three"):
        record = sensible("attika", seats, seed)
        for viewer in range(seats):
            for before, moment, _, concern in told(record, viewer):
                if concern.banner is None or not concern.banner.key.startswith("attika-banner-threat"):
                    continue
                found += 1
                assert missing_buildings(before, moment.seat) != 1
                assert missing_buildings(moment.state, moment.seat) == 1
        assert all(concern.banner is None for *_, concern in told(record, None))
    assert found > 0


@pytest.mark.parametrize("seats", games("attika"))
def test_attika_tells_nobody_else_that_a_building_cannot_be_paid_for(seats: int) -> None:
    record = sensible("attika", seats)
    forced = [
        event.seat
        for moment in record.moments
        for event in moment.events
        if isinstance(event, attika.Stored) and not isinstance(moment.action, Store)
    ]
    assert forced
    for viewer in (None, *range(seats)):
        banners = [concern.banner.key for *_, concern in told(record, viewer) if concern.banner is not None]
        assert banners.count("attika-banner-must-wait") == forced.count(viewer)
