"""Every text that World Wonders can say has words in both languages, and these ask for nothing that is not given."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from ludoteca.core.rng import Rng
from ludoteca.core.text import Text
from ludoteca.core.view import Piece, Space, View
from ludoteca.games.world_wonders import GAME
from ludoteca.games.world_wonders.content import MONUMENTS, OBJECTIVES, SOLO_CARDS, STACKS, TYPES
from ludoteca.games.world_wonders.state import State

from tests.rules.world_wonders.soak import options_of

LOCALES = Path(__file__).parents[3] / "assets" / "locales"
SEATS = {"seat", "owner", "other"}


class Uses(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the library's name)
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    source = (LOCALES / language / "world_wonders.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "no message stands twice"
    return {entry.id.name: entry for entry in found}


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """What a message and all messages in it ask for."""
    uses = Uses()
    uses.visit(messages(language)[key])
    inner = [variables(language, name) for name in sorted(uses.messages)]
    return frozenset(uses.variables).union(*inner)


@cache
def attributes(language: str, key: str) -> frozenset[str]:
    return frozenset(attribute.id.name for attribute in messages(language)[key].attributes)


def assert_said(language: str, text: Text) -> None:
    assert text.key in messages(language), f"{text.key} has no words in {language}"
    given = set()
    for name, value in text.args:
        given.add(name)
        if name in SEATS:
            given |= {f"{name}-number", f"{name}-side", f"{name}-did"}
        if isinstance(value, Text):
            assert_said(language, value)
            given |= {f"{name}-{attribute}" for attribute in attributes(language, value.key)}
    missing = variables(language, text.key) - given
    assert not missing, f"{text.key} in {language} asks for {sorted(missing)}"


def named(thing: Space | Piece) -> Text:
    """The name of a thing, as the page asks for it."""
    key = f"world-wonders-{thing.kind.replace('_', '-')}"
    face: str | Text = Text(f"{key}-{thing.face.replace('_', '-')}") if thing.face else "none"
    args: dict[str, str | int | Text] = {"count": 1, "turn": 0, "state": "none", "face": face}
    if thing.owner is not None:
        args["owner"] = thing.owner
    return Text(key, tuple(args.items()))


def said(view: View) -> Iterator[Text]:
    yield view.prompt
    yield from (control.label for control in view.controls)
    yield from view.notes
    yield from map(named, view.spaces)
    yield from map(named, view.pieces)
    for panel in view.panels:
        for name, count in panel.counts:
            yield Text(f"world-wonders-count-{name.replace('_', '-')}", (("count", count),))


def texts(state: State) -> Iterator[Text]:
    """All that can be said about a state."""
    yield from said(GAME.view(state, GAME.to_act(state)))
    for line in GAME.score(state, 0):
        yield Text(f"world-wonders-score-{line.key.replace('_', '-')}")
    actions = GAME.legal_actions(state)
    for action in actions:
        yield GAME.choice(state, action).label
    for action in actions[:: max(1, len(actions) // 4)]:
        yield from GAME.preview(state, action).lines
        yield from (GAME.tell(event) for event in GAME.apply(state, action).events)
    yield from GAME.refusals(state, ()).values()


def game(number: int) -> Iterator[State]:
    seats, options = options_of(number)
    state, rng = GAME.setup(seats, Rng(number), options), Rng(number)
    while state.decisions:
        yield state
        actions = GAME.legal_actions(state)
        index, rng = rng.below(len(actions))
        state = GAME.apply(state, actions[index]).state
    yield state


def test_everything_that_is_said_in_random_games_has_words() -> None:
    heard = {text for number in range(0, 40, 9) for state in [*game(number)][::3] for text in texts(state)}
    assert len({text.key for text in heard}) > 90
    for language in ("en", "fr"):
        for text in heard:
            assert_said(language, text)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_all_rows_have_words(language: str) -> None:
    keys = [f"monument-{row.key}" for row in MONUMENTS] + [f"history-{row.key}" for row in MONUMENTS]
    keys += [f"{kind}-{row.key}" for kind in ("card", "wonder", "left-card") for row in MONUMENTS]
    keys += [f"objective-{row.name}" for row in OBJECTIVES] + [f"objective-about-{row.name}" for row in OBJECTIVES]
    keys += [f"{kind}-objective-{row.name}" for kind in ("score", "count") for row in OBJECTIVES]
    keys += [f"solo-{row.key}" for row in SOLO_CARDS] + [f"shape-{row.name}" for row in STACKS]
    keys += [f"{kind}-{row.key}" for kind in ("type", "tile", "tile-of", "left-tile") for row in TYPES]
    keys += [f"ending-{ending.replace('_', '-')}" for ending in GAME.meta.endings]
    keys += [f"log-ended-{ending.replace('_', '-')}" for ending in GAME.meta.endings]
    for option in GAME.meta.options:
        key = option.key.replace("_", "-")
        values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
        keys += [f"option-{key}", *(f"option-{key}-{value}" for value in values)]
    assert [key for key in keys if f"world-wonders-{key}" not in messages(language)] == []


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("en")) == set(messages("fr"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_history_is_one_or_two_sentences(language: str) -> None:
    for row in MONUMENTS:
        value = messages(language)[f"world-wonders-history-{row.key}"].value
        assert value is not None
        text = "".join(part.value for part in value.elements if isinstance(part, ast.TextElement))
        assert 60 < len(text) < 260


def test_the_log_names_a_building_by_its_type_and_a_part_of_a_monument_as_a_part() -> None:
    told = [
        GAME.tell(event)
        for number in range(0, 40, 9)
        for state in game(number)
        for action in GAME.legal_actions(state)[:1]
        for event in GAME.apply(state, action).events
    ]
    things = {value.key for text in told for name, value in text.args if name == "item" and isinstance(value, Text)}
    pieces = {value.key for text in told for name, value in text.args if name == "piece" and isinstance(value, Text)}
    assert {f"world-wonders-tile-of-{row.key}" for row in TYPES} <= things & pieces
    assert not pieces & {f"world-wonders-monument-{row.key}" for row in MONUMENTS if " " in row.components}
