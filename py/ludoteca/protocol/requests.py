"""The requests of the page to the bridge and to the mind, by `op`."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.core.game import Json
from ludoteca.core.recordfile import HeaderData, PlayerData


class GamesRequest(TypedDict):
    """Asks for the list of all games."""

    op: Literal["games"]


class ContentRequest(TypedDict):
    """Asks for the static tables of a game."""

    op: Literal["content"]
    game: str


class TableRequest(TypedDict):
    """Asks for something of a table as a whole. `table` is an id that the page gives to an open game."""

    op: Literal["close", "course"]
    table: str


class RecordRequest(TypedDict):
    """Asks for the game as a file or as a link; `until` an earlier moment, or whole."""

    op: Literal["record", "link"]
    table: str
    until: NotRequired[int | None]


class _AtTable(TypedDict):
    """A request of a viewer, who is a seat, or a spectator if it is null or left out."""

    table: str
    viewer: NotRequired[int | None]


class NewRequest(_AtTable):
    """Begins a game."""

    op: Literal["new"]
    header: HeaderData


class OpenRequest(_AtTable):
    """Opens a game from the text of a link or of a file; one of the two is there."""

    op: Literal["open"]
    link: NotRequired[str]
    record: NotRequired[str]


class ResumeRequest(_AtTable):
    """Opens a game from its header and its encoded actions."""

    op: Literal["resume"]
    header: HeaderData
    actions: list[Json]


class FrameRequest(_AtTable):
    """Asks for a frame, with the log after the moment `since`; `at` is an earlier moment, shown without choices."""

    op: Literal["frame"]
    since: NotRequired[int | None]
    at: NotRequired[int | None]


class PlayRequest(_AtTable):
    """Plays the choice of this index."""

    op: Literal["play"]
    revision: int
    index: int
    since: NotRequired[int | None]


class UndoRequest(_AtTable):
    """Goes back to the last decision of `seat` (of the viewer, if none is named), or forward again."""

    op: Literal["undo", "redo"]
    revision: int
    seat: NotRequired[int]


class ConcedeRequest(_AtTable):
    """Gives up for a seat."""

    op: Literal["concede"]
    seat: int


class PreviewRequest(TypedDict):
    """Asks what a choice would bring."""

    op: Literal["preview"]
    table: str
    revision: int
    index: int


class RefusalsRequest(TypedDict):
    """Asks which ids may not be picked after these, and why."""

    op: Literal["refusals"]
    table: str
    revision: int
    picked: list[str]


class PlayersRequest(TypedDict):
    """Replaces the players."""

    op: Literal["players"]
    table: str
    players: list[PlayerData]


class ImagineRequest(TypedDict):
    """Asks for a state for a bot, in which everything that its seat cannot know is dealt anew by this seed."""

    op: Literal["imagine"]
    table: str
    revision: int
    seat: int
    seed: str


BridgeRequest: TypeAlias = (
    GamesRequest
    | ContentRequest
    | TableRequest
    | RecordRequest
    | NewRequest
    | OpenRequest
    | ResumeRequest
    | FrameRequest
    | PlayRequest
    | UndoRequest
    | ConcedeRequest
    | PreviewRequest
    | RefusalsRequest
    | PlayersRequest
    | ImagineRequest
)


class _Search(TypedDict):
    """What a bot searches: a state from `imagine`, for its seat to act. The reply repeats the revision."""

    game: str
    state: str
    seat: int
    revision: int
    seed: str


class ThinkRequest(_Search):
    """Asks for the action of a bot of this level, which has evaluated `spent` states in this turn already."""

    op: Literal["think"]
    level: str
    spent: int


class HintRequest(_Search):
    """Asks for the action that the strongest bot would choose, and for reasons. `plan` is what an earlier hint of the
    same move planned from here on."""

    op: Literal["hint"]
    plan: list[int]


class ControlRequest(TypedDict):
    """Ends the present search: `hurry` with the best action so far, `stop` without an answer."""

    op: Literal["hurry", "stop"]


MindRequest: TypeAlias = ThinkRequest | HintRequest | ControlRequest
