"""Attika (Marcel-André Casasola Merkle, 2003), for two to four."""

from ludoteca.core.game import Bot, Game
from ludoteca.games.attika import simple_evaluation
from ludoteca.games.attika.actions import Action
from ludoteca.games.attika.apply import apply
from ludoteca.games.attika.bot import EFFORTS, candidates
from ludoteca.games.attika.check import check
from ludoteca.games.attika.choices import choice
from ludoteca.games.attika.concerns import concern
from ludoteca.games.attika.determinize import determinize
from ludoteca.games.attika.evaluation import evaluate, terms
from ludoteca.games.attika.events import Event
from ludoteca.games.attika.legal import is_midway, is_shown, legal_actions, to_act
from ludoteca.games.attika.log import see, tell
from ludoteca.games.attika.meta import META
from ludoteca.games.attika.preview import preview
from ludoteca.games.attika.reasons import reason
from ludoteca.games.attika.reference import content
from ludoteca.games.attika.refusals import refusals
from ludoteca.games.attika.scoring import outcome, score
from ludoteca.games.attika.setup import setup
from ludoteca.games.attika.state import State
from ludoteca.games.attika.view import view

GAME: Game[State, Action, Event] = Game(
    meta=META,
    state_type=State,
    action_type=Action,
    event_type=Event,
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    score=score,
    view=view,
    see=see,
    tell=tell,
    concern=concern,
    choice=choice,
    preview=preview,
    refusals=refusals,
    content=content,
    determinize=determinize,
    check=check,
    bot=Bot(
        evaluate=evaluate,
        terms=terms,
        candidates=candidates,
        reason=reason,
        efforts=EFFORTS,
        judges={"novice": simple_evaluation.judge, "skilled": simple_evaluation.judge},
    ),
    is_midway=is_midway,
    is_shown=is_shown,
)
