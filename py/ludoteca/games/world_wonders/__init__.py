"""World Wonders (Zé Mendes, 2023), for one to five."""

from ludoteca.core.game import Bot, Game
from ludoteca.games.world_wonders.actions import Action
from ludoteca.games.world_wonders.apply import apply
from ludoteca.games.world_wonders.bot import EFFORTS, begins_turn, candidates, period
from ludoteca.games.world_wonders.check import check
from ludoteca.games.world_wonders.choices import choice
from ludoteca.games.world_wonders.concerns import concern
from ludoteca.games.world_wonders.determinize import determinize
from ludoteca.games.world_wonders.evaluation import evaluate, plain, terms
from ludoteca.games.world_wonders.events import Event
from ludoteca.games.world_wonders.legal import is_midway, is_shown, legal_actions, to_act
from ludoteca.games.world_wonders.log import see, tell
from ludoteca.games.world_wonders.meta import META
from ludoteca.games.world_wonders.preview import preview
from ludoteca.games.world_wonders.reasons import reason
from ludoteca.games.world_wonders.reference import content
from ludoteca.games.world_wonders.refusals import refusals
from ludoteca.games.world_wonders.scoring import outcome, score
from ludoteca.games.world_wonders.setup import setup, setup_events
from ludoteca.games.world_wonders.state import State
from ludoteca.games.world_wonders.view import view

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
        begins_turn=begins_turn,
        reason=reason,
        efforts=EFFORTS,
        judges={"novice": plain, "skilled": plain},
    ),
    setup_events=setup_events,
    is_midway=is_midway,
    is_shown=is_shown,
)
