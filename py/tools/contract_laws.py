"""The laws of the contract that every game must keep, as functions that raise `LawBroken` with a sentence.

The conformance tests and `run.py soak` use them. A law looks at one state or at one step; `Walk` plays a game and
checks them all.
"""

import json
import math
from collections.abc import Callable, Sequence
from typing import Any

from ludoteca import wire
from ludoteca.core import bots, codec
from ludoteca.core.game import Seat, chosen_options
from ludoteca.core.record import COLOURS, AnyGame, Header, Player, Record, rng_of
from ludoteca.core.rng import Rng

MOST_ACTIONS = 300


class LawBroken(AssertionError):
    """A law does not hold; the sentence says which."""


def require(fact: object, sentence: str) -> None:
    """Raise `LawBroken` with the sentence unless the fact is true."""
    if not fact:
        raise LawBroken(sentence)


def someone_acts_until_it_ends(game: AnyGame, state: Any) -> None:
    """`outcome` is None ⇔ someone is to act ⇔ there are legal actions."""
    is_over = game.outcome(state) is not None
    require((game.to_act(state) is None) == is_over, "somebody is to act exactly while there is no outcome")
    require(bool(game.legal_actions(state)) != is_over, "there are legal actions exactly while there is no outcome")


def actions_are_few_and_distinct(game: AnyGame, state: Any) -> None:
    actions = game.legal_actions(state)
    require(len(set(actions)) == len(actions), "no legal action is listed twice")
    require(len(actions) <= MOST_ACTIONS, f"a decision offers {len(actions)} actions, more than {MOST_ACTIONS}")
    require(list(game.legal_actions(state)) == list(actions), "the legal actions come in a stable order")


def state_is_sound(game: AnyGame, state: Any) -> None:
    faults = game.check(state)
    require(not faults, f"`check` finds: {'; '.join(faults)}")


def values_survive_encoding(game: AnyGame, state: Any) -> None:
    """`decode(encode(x)) == x`, through JSON text."""
    require(
        codec.loads(game.state_type, codec.dumps(state)) == state, "a state is the same after encoding and decoding"
    )
    for action in game.legal_actions(state):
        again = codec.loads(game.action_type, codec.dumps(action))
        require(again == action and type(again) is type(action), f"{action} is the same after encoding and decoding")


def choices_can_be_clicked(game: AnyGame, state: Any) -> None:
    """Each id of a click path is in the view; the labels and the paths of one decision are distinct."""
    view = game.view(state, game.to_act(state))
    named = {thing.id for things in (view.spaces, view.pieces, view.controls) for thing in things}
    choices = [game.choice(state, action) for action in game.legal_actions(state)]
    for choice, action in zip(choices, game.legal_actions(state), strict=True):
        require(choice.action == action, "a choice has its action")
        require(choice.path, f"{action} has a click path")
        missing = [part for part in choice.path if part not in named]
        require(not missing, f"{action}: the view does not have the ids {missing}")
    require(len({choice.label for choice in choices}) == len(choices), "labels of one decision are distinct")
    require(len({choice.path for choice in choices}) == len(choices), "paths of one decision are distinct")
    beginnings = [choice.path[:-1] for choice in choices if choice.preferred]
    require(len(set(beginnings)) == len(beginnings), "at most one choice is preferred where one click is left")


def views_are_in_order(game: AnyGame, state: Any, seats: int) -> None:
    """Ids are unique, and a view can be written as JSON."""
    for viewer in (None, *range(seats)):
        view = game.view(state, viewer)
        require(view.viewer == viewer, "a view knows its viewer")
        require(view.round == state.round, "a view shows the round of its state")
        for things in (view.spaces, view.pieces, view.controls):
            ids = [thing.id for thing in things]
            require(len(set(ids)) == len(ids), "no id is used twice in a view")
        json.dumps(wire.pack_view(view), allow_nan=False)


def previews_and_refusals_work(game: AnyGame, state: Any, action: Any) -> None:
    """Previews and refusals can be asked for at any time; what is refused may not be clicked."""
    game.preview(state, action)
    path = game.choice(state, action).path
    for length in range(len(path)):
        refused = game.refusals(state, path[:length])
        require(path[length] not in refused, f"{path[length]} is refused after {path[:length]} but is legal")


def apply_keeps_the_past(game: AnyGame, state: Any, actions: Sequence[Any]) -> None:
    """Every legal action leads to a sound state, always the same, and does not change the state before."""
    before = codec.digest(state)
    for action in actions:
        step = game.apply(state, action)
        state_is_sound(game, step.state)
        require(step == game.apply(state, action), f"{action} leads to the same state and events each time")
        events_survive_writing(game, step.events)
    require(codec.digest(state) == before, "the state before an action is unchanged")


def events_survive_writing(game: AnyGame, events: Sequence[Any]) -> None:
    for event in events:
        again = codec.loads(game.event_type, codec.dumps(event))
        require(again == event and type(again) is type(event), f"{event} is the same after writing and reading")


def setup_can_be_told(record: Record) -> None:
    """The events of the set-up are events of the game, and each viewer is told those that it may know."""
    game, events = record.game, record.setup_events()
    events_survive_writing(game, events)
    for viewer in (None, *range(record.header.seats)):
        for event in events:
            seen = game.see(event, viewer)
            if seen is not None:
                json.dumps(wire.pack_text(game.tell(seen)))


def secrets_stay_secret(game: AnyGame, state: Any, viewer: Seat, rng: Rng) -> None:
    """What a seat is shown does not depend on what is hidden from it."""
    first, rng = rng.fork()
    second, rng = rng.fork()
    other = game.determinize(state, viewer, first)
    state_is_sound(game, other)
    require(other.rng != state.rng, "the random generator is hidden from everybody")
    require(game.view(other, viewer) == game.view(state, viewer), f"the view of seat {viewer} does not leak")
    require(game.view(other, None) == game.view(state, None), "the view of a spectator does not leak")
    require(
        game.determinize(other, viewer, second) == game.determinize(state, viewer, second),
        "determinize replaces everything that is hidden",
    )
    require(game.to_act(other) == game.to_act(state), "who is to act is public")
    require(game.outcome(other) == game.outcome(state), "the outcome is public")
    for seat in range(len(game.view(state, None).panels)):
        require(game.score(other, seat) == game.score(state, seat), "scores are public")
    if game.to_act(state) == viewer:
        _choices_do_not_leak(game, state, other)


def _choices_do_not_leak(game: AnyGame, state: Any, other: Any) -> None:
    actions = game.legal_actions(state)
    require(
        list(game.legal_actions(other)) == list(actions), "what a seat may do does not depend on what it cannot know"
    )
    for action in actions:
        require(game.choice(other, action) == game.choice(state, action), f"the choice {action} does not leak")
    for action in actions[:3]:
        require(game.preview(other, action) == game.preview(state, action), f"the preview of {action} does not leak")


def events_tell_no_more_than_the_table(game: AnyGame, state: Any, action: Any, viewer: Seat, rng: Rng) -> None:
    """If a seat's views of two states are equal before and after an action, it sees the same events.

    If the views differ afterwards, the action has shown the seat something hidden. Then the random generator must have
    moved, even if the rules draw from an order that was fixed before: undo stops where the generator moved.
    """
    other = game.determinize(state, viewer, rng)._replace(rng=state.rng)
    if action not in game.legal_actions(other):
        return
    step, twin = game.apply(state, action), game.apply(other, action)
    if game.view(step.state, viewer) != game.view(twin.state, viewer):
        is_seen = game.to_act(state) == viewer and step.state.rng == state.rng
        require(not is_seen, f"{action} shows its seat something hidden and so moves the generator: undo stops there")
        return
    told = [seen for event in step.events if (seen := game.see(event, viewer)) is not None]
    told_there = [seen for event in twin.events if (seen := game.see(event, viewer)) is not None]
    require(told == told_there, f"the events of {action} do not leak to seat {viewer}")
    for event in told:
        json.dumps(wire.pack_text(game.tell(event)))
        for whom in (viewer, None):
            known = game.see(event, whom)
            if known is not None:
                mine = game.concern(state, step.state, known, whom)
                theirs = game.concern(other, twin.state, known, whom)
                require(mine == theirs, f"what {event} is to viewer {whom} does not leak")


def concerns_name_what_is_seen(game: AnyGame, state: Any, action: Any, viewer: Seat | None) -> None:
    """Where something happened is in the view of whoever is told of it, and a banner has words."""
    step = game.apply(state, action)
    view = game.view(step.state, viewer)
    named = {thing.id for things in (view.spaces, view.pieces) for thing in things}
    for event in step.events:
        seen = game.see(event, viewer)
        if seen is None:
            continue
        concern = game.concern(state, step.state, seen, viewer)
        missing = [place for place in concern.at if place not in named]
        require(not missing, f"{event}: the view of {viewer} does not have the ids {missing}")
        if concern.banner is not None:
            json.dumps(wire.pack_text(concern.banner))


def ending_is_declared(game: AnyGame, state: Any, seats: int) -> None:
    outcome = game.outcome(state)
    require(outcome is not None, "the game has an outcome")
    assert outcome is not None
    require(outcome.reason in game.meta.endings, f"{outcome.reason} is a declared ending")
    require(len(outcome.places) == seats, "each seat has a place")
    first = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    require(outcome.winners == first, "the winners are those in the first place")
    if seats == 1:
        require(outcome.places in ((1,), (2,)), "in a solo game the player is first or second")
        return
    require(outcome.winners, "somebody wins")
    expected = tuple(1 + sum(other < place for other in outcome.places) for place in outcome.places)
    require(outcome.places == expected, f"a place is one more than the number of better seats: {outcome.places}")


def bot_knows_the_rules(game: AnyGame, state: Any, seats: int) -> None:
    candidates = game.bot.candidates(state)
    legal = game.legal_actions(state)
    require(candidates, "a bot has candidates")
    require(all(action in legal for action in candidates), "candidates are legal")
    for seat in range(seats):
        value = game.bot.evaluate(state, seat)
        require(isinstance(value, int | float), "a state has a value for each seat")
        terms = game.bot.terms(state, seat)
        require(math.isclose(sum(part for _, part in terms), value, abs_tol=1e-6), "the terms sum to the value")
        require(len({name for name, _ in terms}) == len(terms), "no term is listed twice")


Picker = Callable[[AnyGame, Any, Rng], int]
"""Chooses the index of a legal action."""


def at_random(game: AnyGame, state: Any, rng: Rng) -> int:
    """A random legal action."""
    return rng.below(len(game.legal_actions(state)))[0]


def like_a_bot(game: AnyGame, state: Any, rng: Rng) -> int:
    """Half of the time what a novice does, else a random candidate: realistic games that differ."""
    luck, rng = rng.below(2)
    seat = game.to_act(state)
    assert seat is not None, "the game goes on"
    if luck:
        return bots.choose(game, state, seat, "novice", rng)
    candidates = game.bot.candidates(state)
    return list(game.legal_actions(state)).index(candidates[rng.below(len(candidates))[0]])


def header(game: AnyGame, seats: int, seed: str, options: dict[str, Any]) -> Header:
    """A header with persons of ordinary names at all seats."""
    names = ("Margarethe", "João", "Wilhelmina", "Bo", "Ann-Kathrin", "Zoë")[:seats]
    players = tuple(Player(name, COLOURS[seat], "person", "") for seat, name in enumerate(names))
    chosen = tuple(chosen_options(game.meta, seats, options).items())
    return Header(game.meta.key, game.meta.rules_version, seats, seed, chosen, players)


class Walk:
    """Plays a whole game and checks the laws: costly ones at about one state in `every`, others at one in `often`."""

    def __init__(self, game: AnyGame, head: Header, pick: Picker, every: int = 1, often: int = 1) -> None:
        self.game, self.pick, self.every, self.often = game, pick, every, often
        self.record = Record(game, head)
        self.rng = rng_of(f"walk {head.seed}")

    def draw(self) -> Rng:
        """A random generator of the walk, independent of the game's."""
        luck, self.rng = self.rng.fork()
        return luck

    def run(self) -> Record:
        """Play the game to its end."""
        game, record, seats = self.game, self.record, self.record.header.seats
        setup_can_be_told(record)
        while record.to_act() is not None:
            state = record.state
            require(len(record.moments) < game.meta.max_actions, f"it ends within {game.meta.max_actions} actions")
            if len(record.moments) % self.often == 0 or not record.legal():
                self._common(state)
            index = self.pick(game, state, self.draw())
            if self.draw().below(self.every)[0] == 0:
                self._costly(state, record.legal()[index])
            record.do(index)
        self._common(record.state)
        ending_is_declared(game, record.state, seats)
        return record

    def _common(self, state: Any) -> None:
        someone_acts_until_it_ends(self.game, state)
        actions_are_few_and_distinct(self.game, state)
        state_is_sound(self.game, state)

    def _costly(self, state: Any, action: Any) -> None:
        game, seats = self.game, self.record.header.seats
        values_survive_encoding(game, state)
        choices_can_be_clicked(game, state)
        views_are_in_order(game, state, seats)
        previews_and_refusals_work(game, state, action)
        apply_keeps_the_past(game, state, self._sample(game.legal_actions(state)))
        bot_knows_the_rules(game, state, seats)
        concerns_name_what_is_seen(game, state, action, None)
        for viewer in range(seats):
            concerns_name_what_is_seen(game, state, action, viewer)
            secrets_stay_secret(game, state, viewer, self.draw())
            events_tell_no_more_than_the_table(game, state, action, viewer, self.draw())

    def _sample(self, actions: Sequence[Any], most: int = 12) -> Sequence[Any]:
        return actions if len(actions) <= most else self.draw().shuffle(actions)[0][:most]


def secrets_are_dealt_anew(game: AnyGame, seats: int) -> None:
    """Over some random games, `determinize` for each seat changes something in each other seat's view.

    One game is not enough: everything in a hand may happen to be known to all. In a game without secrets nothing may
    change, for every pair of seats, in two games.
    """
    games = 20 if game.meta.has_secrets else 2
    open_hands = {(viewer, keeper) for viewer in range(seats) for keeper in range(seats) if viewer != keeper}
    differ = 0
    for number in range(games):
        walk = Walk(game, header(game, seats, f"secrets {number}", {}), at_random)
        record = walk.record
        while record.to_act() is not None and open_hands:
            if walk.draw().below(8)[0] == 0:
                for viewer, keeper in sorted(open_hands):
                    other = game.determinize(record.state, viewer, walk.draw())
                    if game.view(other, keeper) != game.view(record.state, keeper):
                        open_hands.discard((viewer, keeper))
                        differ += 1
            record.do(at_random(game, record.state, walk.draw()))
    if game.meta.has_secrets:
        require(not open_hands, f"determinize changes what one seat hides from another: not for {sorted(open_hands)}")
    else:
        require(not differ, "a game in which seats have secrets says so in its meta")
