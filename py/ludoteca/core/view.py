"""What a seat may see of the table, as plain data for the page: spaces, pieces, panels, controls.

The page names each thing by the message `<game>-<kind>` (underscores as hyphens) with the arguments `face` (itself
the message `<game>-<kind>-<face>`), `owner`, `count`, `turn` and `state` (the attribute of this name, or "none"); so no
words travel with the view.

**Attributes** say what else is known of a space or piece, by name: `(("cost", 3), ("is_free", True))`. A name is one
word or several joined by `_`; one that is only true or absent begins with `is_` or `has_`. Every game may have its own,
listed at the head of its `view.py`. Three names mean the same in all games, and the table reads them: `state` (by which
the thing's message chooses), `is_last` (the latest action put it there), `is_ghost` (it is drawn half transparent:
where it goes is still to be decided).
"""

from dataclasses import dataclass
from typing import TypeAlias

from ludoteca.core.text import Text

Attributes: TypeAlias = tuple[tuple[str, bool | int | str | tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A place on the table, also if it is empty: a hex, a slot of a board, the place of a pile."""

    id: str
    kind: str
    face: str = ""
    owner: int | None = None
    attributes: Attributes = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on the table. Its id stays the same while it is the same thing, so that the page can move it.

    Interchangeable things are one piece with a count. A face of "" is hidden from the viewer.
    """

    id: str
    kind: str
    slot: str
    face: str = ""
    owner: int | None = None
    count: int = 1
    turn: int = 0
    attributes: Attributes = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """Public counts of a seat, by name; the page has the words and the icons."""

    seat: int
    counts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Control:
    """Something to click that is not a piece or a space: `rot:1`, `pass`, `end`."""

    id: str
    label: Text
    group: Text | None = None
    """The name of its row among the buttons: those of one group follow each other, the smallest first."""
    concludes: bool = False
    """It ends the turn or the step in the usual way: it lies where the preferred choice would lie, if there is none."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat, or a spectator (None), may see of the table. It has only what was put in for this viewer."""

    viewer: int | None
    prompt: Text
    """What is asked now, and which seat is asked."""
    round: int
    spaces: tuple[Space, ...]
    pieces: tuple[Piece, ...]
    panels: tuple[Panel, ...]
    controls: tuple[Control, ...] = ()
    notes: tuple[Text, ...] = ()
    """Remarks on the present state, such as threats or points."""
