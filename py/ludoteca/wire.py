"""Turns frames, views and errors into plain data for the page. Fields with default values are left out."""

from typing import Any

from ludoteca.core.game import Choice, Meta, Outcome, ScoreLine
from ludoteca.core.session import Frame, LogLine, Milestone, Undoable
from ludoteca.core.text import Text
from ludoteca.core.verdict import ties
from ludoteca.core.view import Control, Piece, Space, View
from ludoteca.protocol.data import (
    ChoiceData,
    ControlData,
    FrameData,
    LogLineData,
    MetaData,
    MilestoneData,
    OptionData,
    OutcomeData,
    PieceData,
    ScoreLineData,
    SpaceData,
    TextData,
    UndoableData,
    ViewData,
)
from ludoteca.protocol.replies import ErrorKind, ErrorReply, Problem


def pack_text(text: Text) -> TextData:
    """A message and its arguments, also nested ones."""
    if not text.args:
        return {"key": text.key}
    return {
        "key": text.key,
        "args": {name: pack_text(value) if isinstance(value, Text) else value for name, value in text.args},
    }


def pack_problem(kind: ErrorKind, text: Text, detail: str | None = None) -> ErrorReply:
    """A reply that says what went wrong; the detail is for a report, not for the person."""
    problem: Problem = {"kind": kind, "text": pack_text(text)}
    if detail is not None:
        problem["detail"] = detail
    return {"ok": False, "error": problem}


def pack_frame(frame: Frame) -> FrameData:
    """Everything that the page shows of a table at one moment."""
    packed: FrameData = {
        "revision": frame.revision,
        "moment": frame.moment,
        "to_act": frame.to_act,
        "view": pack_view(frame.view),
        "choices": [_choice(choice) for choice in frame.choices],
        "log": [_log_line(line) for line in frame.log],
        "scores": [[_score_line(line) for line in lines] for lines in frame.scores],
        "outcome": _outcome(frame.outcome, frame.verdict),
        "undoable": _undoable(frame.undoable),
    }
    if frame.earlier:
        packed["earlier"] = [{"picked": each.picked, "ids": list(each.ids)} for each in frame.earlier]
    return packed


def pack_view(view: View) -> ViewData:
    """What a viewer sees."""
    return {
        "viewer": view.viewer,
        "prompt": pack_text(view.prompt),
        "round": view.round,
        "spaces": [_space(space) for space in view.spaces],
        "pieces": [_piece(piece) for piece in view.pieces],
        "panels": [{"seat": panel.seat, "counts": dict(panel.counts)} for panel in view.panels],
        "controls": [_control(control) for control in view.controls],
        "notes": [pack_text(note) for note in view.notes],
    }


def _control(control: Control) -> ControlData:
    packed: ControlData = {"id": control.id, "label": pack_text(control.label)}
    if control.group is not None:
        packed["group"] = pack_text(control.group)
    if control.concludes:
        packed["concludes"] = True
    return packed


def pack_meta(meta: Meta) -> MetaData:
    """What the lobby shows of a game."""
    options: list[OptionData] = []
    for option in meta.options:
        packed: OptionData = {"key": option.key, "values": list(option.values)}
        if option.seats is not None:
            packed["seats"] = list(option.seats)
        options.append(packed)
    return {
        "key": meta.key,
        "title": meta.title,
        "seats": list(meta.seats),
        "options": options,
        "rules_version": meta.rules_version,
        "endings": list(meta.endings),
        "has_secrets": meta.has_secrets,
    }


def pack_milestone(milestone: Milestone) -> MilestoneData:
    """The points at the end of a round."""
    return {"round": milestone.round, "moment": milestone.moment, "points": list(milestone.points)}


def _space(space: Space) -> SpaceData:
    packed: SpaceData = {"id": space.id, "kind": space.kind}
    if space.face:
        packed["face"] = space.face
    if space.owner is not None:
        packed["owner"] = space.owner
    if space.attributes:
        packed["attributes"] = dict(space.attributes)
    return packed


def _piece(piece: Piece) -> PieceData:
    packed: PieceData = {"id": piece.id, "kind": piece.kind, "slot": piece.slot}
    if piece.face:
        packed["face"] = piece.face
    if piece.owner is not None:
        packed["owner"] = piece.owner
    if piece.count != 1:
        packed["count"] = piece.count
    if piece.turn:
        packed["turn"] = piece.turn
    if piece.attributes:
        packed["attributes"] = dict(piece.attributes)
    return packed


def _choice(choice: Choice[Any]) -> ChoiceData:
    packed: ChoiceData = {"path": list(choice.path), "label": pack_text(choice.label)}
    if choice.preferred:
        packed["preferred"] = True
    if choice.badge:
        packed["badge"] = choice.badge
    return packed


def _log_line(line: LogLine) -> LogLineData:
    packed: LogLineData = {"moment": line.moment, "seat": line.seat, "text": pack_text(line.text)}
    if line.at:
        packed["at"] = list(line.at)
    if line.banner is not None:
        packed["banner"] = pack_text(line.banner)
    if line.ends_round:
        packed["ends_round"] = True
    return packed


def _score_line(line: ScoreLine) -> ScoreLineData:
    return {"key": line.key, "points": line.points}


def _outcome(outcome: Outcome | None, verdict: Text | None) -> OutcomeData | None:
    if outcome is None or verdict is None:
        return None
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "places": list(outcome.places),
        "verdict": pack_text(verdict),
        "ties": [[_score_line(line) for line in lines] for lines in ties(outcome)],
    }


def _undoable(undoable: Undoable) -> UndoableData:
    packed: UndoableData = {"undo": undoable.undo, "redo": undoable.redo}
    if undoable.why is not None:
        packed["why"] = pack_text(undoable.why)
    return packed
