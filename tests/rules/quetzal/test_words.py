"""Every message that the rules of Quetzal use exists in each language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from ludoteca.core.view import Piece, Space
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.content import (
    AUTOMATON_CARDS,
    BONUSES,
    CARD_COPIES,
    CARD_NAMES,
    CHARACTER_ROLLS,
    COLOURS,
    EFFECT_NUMBERS,
    MEEPLES,
    PLACES,
    ROLLS,
    TEMPLE,
    TYPES,
    UPGRADE_NAMES,
)
from ludoteca.games.quetzal.scoring import score

from tests.rules.quetzal.table import table

ROOT = Path(__file__).parents[3]
SOURCES = sorted((ROOT / "py/ludoteca/games/quetzal").glob("*.py"))


def hyphened(*parts: str) -> str:
    return "-".join(["quetzal", *parts]).replace("_", "-").replace(":", "-")


def keys_of_tables() -> set[str]:
    """The keys that are put together from a table's names."""
    cards = [name for name, copies in zip(CARD_NAMES, CARD_COPIES, strict=True) if copies]
    return {
        *(hyphened("place", slot) for slot in PLACES[1:]),
        *(hyphened("card", name) for name in cards),
        *(hyphened("type", name) for name in TYPES),
        *(hyphened("bonus", name) for name in BONUSES),
        *(hyphened(kind, name) for name in UPGRADE_NAMES for kind in ("upgrade", "effect")),
        *(hyphened(kind, name) for name in MEEPLES for kind in ("kind", "pool")),
        *(hyphened(kind, name) for name in COLOURS for kind in ("colour", "bids")),
        *(hyphened("fell", name) for name in (*ROLLS, *filter(None, CHARACTER_ROLLS))),
        *(hyphened("list", str(number)) for number in range(2, 8)),
        *(hyphened("automaton", "card", card.key.lower()) for card in AUTOMATON_CARDS),
        *(hyphened("score", line.key) for line in score(table(3), 0)),
        *(hyphened("ending", reason) for reason in GAME.meta.endings),
    }


def keys_of_options() -> set[str]:
    found = set()
    for option in GAME.meta.options:
        found.add(hyphened("option", option.key))
        named = [value for value in option.values if not isinstance(value, int) or isinstance(value, bool)]
        found |= {hyphened("option", option.key, str(value).lower()) for value in named}
    return found


def keys_of_view() -> set[str]:
    found = set()
    for seats in (2, 4):
        view = GAME.view(table(seats), 0)
        things: list[Space | Piece] = [*view.spaces, *view.pieces]
        for thing in things:
            found.add(hyphened(thing.kind))
            if thing.face:
                found.add(hyphened(thing.kind, thing.face))
        found |= {hyphened("count", name) for name, _ in view.panels[0].counts}
    return found


def keys_written_out() -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    return set(re.findall(r'"(quetzal-[a-z0-9-]+)"', text))


def messages(language: str) -> dict[str, ast.Message]:
    resource = parse((ROOT / f"assets/locales/{language}/quetzal.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_message_is_missing(language: str) -> None:
    wanted = keys_of_tables() | keys_of_options() | keys_of_view() | keys_written_out()
    assert len(wanted) > 250
    assert wanted - messages(language).keys() == set()


def test_the_odds_are_called_an_estimate_since_nobody_has_measured_them() -> None:
    words = {language: flatten(messages(language)["quetzal-option-rolls-likely"]) for language in ("en", "fr")}
    assert "estimated" in words["en"]
    assert "estimation" in words["fr"]


def flatten(message: ast.Message) -> str:
    assert message.value is not None
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    for key, message in english.items():
        assert arguments(message) - {"place-def", "place"} == arguments(french[key]) - {"place-def", "place"}, key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_an_upgrade_name_numbers_of_its_row(language: str) -> None:
    found = messages(language)
    for tile, name in enumerate(UPGRADE_NAMES):
        message = found[hyphened("effect", name)]
        named = arguments(message) | {wanted for key in references(message) for wanted in arguments(found[key])}
        assert named <= EFFECT_NUMBERS.get(tile, {}).keys(), name
        assert not re.search(r"\b[0-9]+ (?:coin|point|card|Pièce)", flatten(message)), name


@pytest.mark.parametrize(("language", "coins"), [("en", "{}-coin step"), ("fr", r"case à {} pièces?")])
def test_a_step_of_the_temple_is_named_by_the_price_that_is_printed_on_it(language: str, coins: str) -> None:
    found = messages(language)
    for number, row in enumerate(TEMPLE, 1):
        message = found[hyphened("place", "temple", str(number))]
        for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
            assert pattern is not None
            said = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
            assert re.search(coins.format(row.cost), said), said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_choice_and_no_preview_counts_spaces_that_have_no_number(language: str) -> None:
    found = messages(language)
    for key, message in found.items():
        if re.match("quetzal-(do|preview|ask|refused)-", key):
            assert not arguments(message) & {"slot", "space", "number"}, key


def references(message: ast.Message) -> set[str]:
    """The messages that a message contains."""
    elements = message.value.elements if message.value else []
    inside = [part.expression for part in elements if isinstance(part, ast.Placeable)]
    return {part.id.name for part in inside if isinstance(part, ast.MessageReference)}


def arguments(message: ast.Message) -> set[str]:
    found = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name.removesuffix("-did"))  # the seat, as the subject of what it did
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else [value]:
                    walk(part)

    walk(message)
    return found
