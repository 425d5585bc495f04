"""The plain data inside of messages: texts, views, frames, the description of a game."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.core.record import Value


class TextData(TypedDict):
    """A message for a person: its key, and arguments, which may be messages too."""

    key: str
    args: NotRequired[dict[str, "str | int | TextData"]]


AttributesData: TypeAlias = dict[str, bool | int | str | tuple[int, ...]]


class SpaceData(TypedDict):
    """A place on the table."""

    id: str
    kind: str
    face: NotRequired[str]
    owner: NotRequired[int]
    attributes: NotRequired[AttributesData]


class PieceData(TypedDict):
    """A thing on the table; without a face it is hidden from the viewer."""

    id: str
    kind: str
    slot: str
    face: NotRequired[str]
    owner: NotRequired[int]
    count: NotRequired[int]
    turn: NotRequired[int]
    attributes: NotRequired[AttributesData]


class PanelData(TypedDict):
    """Public counts of a seat."""

    seat: int
    counts: dict[str, int]


class ControlData(TypedDict):
    """Something to click that is not a piece or a space."""

    id: str
    label: TextData
    group: NotRequired[TextData]
    concludes: NotRequired[Literal[True]]


class ViewData(TypedDict):
    """What a viewer sees of the table."""

    viewer: int | None
    prompt: TextData
    round: int
    spaces: list[SpaceData]
    pieces: list[PieceData]
    panels: list[PanelData]
    controls: list[ControlData]
    notes: list[TextData]


class ChoiceData(TypedDict):
    """A legal action: the ids to click, and its name. Its index in the list is what `play` takes."""

    path: list[str]
    label: TextData
    preferred: NotRequired[Literal[True]]
    badge: NotRequired[str]


class LogLineData(TypedDict):
    """An event as a line of the log: the number of its action, and its seat, if it is somebody's.

    `at` are the ids where it happened; `banner` is told large, because the event concerns the viewer; with a line that
    `ends_round` a round has ended that is worth a recap.
    """

    moment: int
    seat: int | None
    text: TextData
    at: NotRequired[list[str]]
    banner: NotRequired[TextData]
    ends_round: NotRequired[Literal[True]]


class ScoreLineData(TypedDict):
    """One line of the score sheet."""

    key: str
    points: int


class OutcomeData(TypedDict):
    """How a game ended; `places` is by seat. `verdict` says how it was decided, `ties` by seat what broke a tie."""

    reason: str
    winners: list[int]
    places: list[int]
    verdict: TextData
    ties: list[list[ScoreLineData]]


class UndoableData(TypedDict):
    """Whether undo and redo are possible; `why` says why undo is not."""

    undo: bool
    redo: bool
    why: NotRequired[TextData]


class EarlierData(TypedDict):
    """An answered decision of the present sequence: the thing picked, and all that could be picked then."""

    picked: str
    ids: list[str]


class FrameData(TypedDict):
    """Everything that the page shows of a table at one moment."""

    revision: int
    moment: int
    to_act: int | None
    view: ViewData
    choices: list[ChoiceData]
    log: list[LogLineData]
    scores: list[list[ScoreLineData]]
    outcome: OutcomeData | None
    undoable: UndoableData
    earlier: NotRequired[list[EarlierData]]


class MilestoneData(TypedDict):
    """The points of each seat at the end of a round; the set-up counts as round 0."""

    round: int
    moment: int
    points: list[int]


class OptionData(TypedDict):
    """An option of the set-up, the default first; `seats` if it is offered for some numbers of seats only."""

    key: str
    values: list[Value]
    seats: NotRequired[list[int]]


class MetaData(TypedDict):
    """What the lobby shows of a game."""

    key: str
    title: str
    seats: list[int]
    options: list[OptionData]
    rules_version: int
    endings: list[str]
    has_secrets: bool
