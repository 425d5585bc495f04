"""The replies of the bridge and of the mind, and every kind of error."""

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.core.game import Json
from ludoteca.core.recordfile import HeaderData
from ludoteca.protocol.data import FrameData, MetaData, MilestoneData, TextData

ErrorKind: TypeAlias = Literal["bad_request", "illegal", "stale", "stopped", "internal"]

ERROR_KINDS: Final[dict[ErrorKind, str]] = {
    "bad_request": "The request has a wrong form, or a link, file or header in it is refused.",
    "illegal": "The rules, or the history of the game, do not allow this now.",
    "stale": "The request was made for a revision that is no longer the present one.",
    "stopped": "The search of a bot was stopped, or another one was begun.",
    "internal": "An error in our code; `detail` has the traceback.",
}
"""Every kind of error that a worker answers with. The page adds `down` itself when there is no worker to ask."""


class Problem(TypedDict):
    """What went wrong: `text` is for the person, `detail` for a report."""

    kind: ErrorKind
    text: TextData
    detail: NotRequired[str]


class ErrorReply(TypedDict):
    """The request was not granted, and nothing has changed."""

    ok: Literal[False]
    error: Problem


class DoneReply(TypedDict):
    """The request was granted."""

    ok: Literal[True]


class GamesReply(DoneReply):
    """All games."""

    games: list[MetaData]


class ContentReply(DoneReply):
    """The static tables of a game; each game has its own."""

    content: Json


class OpenedReply(DoneReply):
    """A table that was opened, and its complete header."""

    frame: FrameData
    header: HeaderData


class FrameReply(DoneReply):
    """A table as it is now; after an undo, `frame.moment` is the number of actions that remain."""

    frame: FrameData


class PlayedReply(FrameReply):
    """A table after an action, and the encoded actions to store: the chosen one and forced ones."""

    actions: list[Json]


class CourseReply(DoneReply):
    """The points after the set-up, at the end of each round, and now."""

    course: list[MilestoneData]


class PreviewReply(DoneReply):
    """What a choice would bring, line by line, and whether it would end the turn."""

    lines: list[TextData]
    ends_turn: bool


class RefusalsReply(DoneReply):
    """Why ids may not be picked."""

    reasons: dict[str, TextData]


class HeaderReply(DoneReply):
    """The header with the new players."""

    header: HeaderData


class TextReply(DoneReply):
    """A record as the text of a file or of a link."""

    text: str


class StateReply(DoneReply):
    """A state for a bot, encoded; only the mind reads it."""

    state: str


class ThinkReply(DoneReply):
    """The index of a bot's action among the legal ones, and how many states it has evaluated in this turn."""

    index: int
    spent: int
    revision: int


class HintReply(DoneReply):
    """The index of an action among the legal ones, reasons for it, and what follows in the same move: indices at the
    next decisions, and their paths."""

    index: int
    revision: int
    reasons: list[TextData]
    plan: list[int]
    paths: list[list[str]]


BridgeReply: TypeAlias = (
    GamesReply
    | ContentReply
    | OpenedReply
    | FrameReply
    | PlayedReply
    | CourseReply
    | PreviewReply
    | RefusalsReply
    | HeaderReply
    | TextReply
    | StateReply
    | DoneReply
    | ErrorReply
)
MindReply: TypeAlias = ThinkReply | HintReply | DoneReply | ErrorReply
