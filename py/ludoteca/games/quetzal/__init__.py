"""Quetzal: The City of Sacred Birds (Alexandre Garcia, Nastya Lehn, 2020), for two to five."""

from ludoteca.core.game import Bot, Game
from ludoteca.games.quetzal.actions import Action
from ludoteca.games.quetzal.apply import apply
from ludoteca.games.quetzal.bot import EFFORTS, candidates, period
from ludoteca.games.quetzal.check import check
from ludoteca.games.quetzal.choices import choice, shortcut
from ludoteca.games.quetzal.concerns import concern
from ludoteca.games.quetzal.determinize import determinize
from ludoteca.games.quetzal.evaluation import evaluate, terms
from ludoteca.games.quetzal.events import Event
from ludoteca.games.quetzal.legal import is_midway, is_shown, legal_actions, to_act
from ludoteca.games.quetzal.log import see, tell
from ludoteca.games.quetzal.meta import META
from ludoteca.games.quetzal.preview import preview
from ludoteca.games.quetzal.reasons import reason
from ludoteca.games.quetzal.reference import content
from ludoteca.games.quetzal.refusals import refusals
from ludoteca.games.quetzal.scoring import outcome, score
from ludoteca.games.quetzal.setup import setup
from ludoteca.games.quetzal.state import State
from ludoteca.games.quetzal.view import view

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
        period=period,
        reason=reason,
        efforts=EFFORTS,
    ),
    is_midway=is_midway,
    is_shown=is_shown,
    shortcut=shortcut,
)
