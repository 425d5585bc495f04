"""An owner of the game corrects a row of `content.py`, and rules, log and page follow."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import ludoteca

from tests.rules.ledger import rule

PACKAGE = Path(ludoteca.__file__).parent
PROBE = """
import json
from ludoteca.core.rng import Rng
from ludoteca.games.quetzal import GAME
from ludoteca.games.quetzal.actions import Bid, Occupy
from ludoteca.games.quetzal.content import PLACES

def may_go(side):
    state = GAME.setup(3, Rng(1), {"start": 2})
    players = tuple(p._replace(coins=9, meeples=(*[side] * 6, 64)) for p in state.players)
    state = state._replace(players=players, marker=0)
    actions = [a for a in GAME.legal_actions(state) if isinstance(a, Occupy | Bid)]
    return sorted({PLACES[a.place] for a in actions}), sorted(set(GAME.refusals(state, ())) - {"camp"})

def order():
    state, rng, names = GAME.setup(3, Rng(3), {}), Rng(4), []
    while (actions := GAME.legal_actions(state)):
        index, rng = rng.below(len(actions))
        step = GAME.apply(state, actions[index])
        names += [type(event).__name__ for event in step.events]
        state = step.state
    return names

black, white = may_go(0), may_go(1)
print(json.dumps({"black": black[0], "white": white[0], "refused": [black[1], white[1]], "events": order(),
                  "village": str(next(o.values[0] for o in GAME.meta.options if o.key == "village_colour")),
                  "mummy": GAME.setup(3, Rng(1), {}).variant.values[4]}))
"""


def corrected(folder: Path, *rows: tuple[str, str]) -> dict[str, Any]:
    """What a copy of the rules does whose tables have these rows replaced."""
    shutil.copytree(PACKAGE, folder / "ludoteca", ignore=shutil.ignore_patterns("__pycache__"))
    path = folder / "ludoteca/games/quetzal/content.py"
    text = path.read_text(encoding="utf-8")
    for old, new in rows:
        assert text.count(old) == 1, f"{old} is a row of the tables"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    run = subprocess.run([sys.executable, "-c", PROBE], cwd=folder, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


@rule("A5", "A4-UNIQUE", "A4-BID", "C15")
def test_colours_order_and_doubtful_values_are_read_from_the_rows(tmp_path: Path) -> None:
    found = corrected(
        tmp_path,
        ('Location("stela", UNIQUE, "white", 1, RULE)', 'Location("stela", UNIQUE, "black", 8, RULE)'),
        ('Location("black_market", BIDDING, "black", 4, RULE)', 'Location("black_market", BIDDING, "white", 4, RULE)'),
        ('Location("village", UNIQUE, "black", 5, RECONSTRUCTED)', 'Location("village", UNIQUE, "white", 5, RULE)'),
        ("(6, 0, 3, 0), (3, 6, 10),", "(6, 0, 3, 0), (4, 6, 10),"),
    )
    assert "stela" in found["black"]
    assert "black_market" not in found["black"]
    assert "black_market" in found["white"]
    assert "stela" not in found["white"]
    assert {"stela", "black_market"} <= {*found["refused"][0], *found["refused"][1]}
    assert found["village"] == "archaeologists"
    assert "village:1" in found["white"]
    assert found["mummy"] == [0, 4, 6, 10]
    after_marker = [b for a, b in zip(found["events"], found["events"][1:], strict=False) if a == "MarkerTaken"]
    assert after_marker
    assert set(after_marker) <= {"Advanced", "RoundBegan", "GameEnded", "GainedUpgrade"}
