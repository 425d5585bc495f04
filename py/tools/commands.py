"""The commands of run.py."""

import argparse
import json
from collections.abc import Callable, Sequence

from .say import Failure, say

DESCRIPTION = "Ludoteca's workshop. Without a command it sets up what is missing and opens the page."


def play(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import serve

    return serve.play(port=arguments.port, with_browser=not arguments.no_browser)


def test(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import checks

    return checks.run(arguments.only, rest)


def build(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import build

    return build.build()


def bench(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import bench

    return bench.bench(arguments.only, rounds=arguments.rounds, seconds=arguments.seconds)


def soak(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import soak

    return soak.soak(arguments.game, arguments.count, arguments.seed)


def fuzz(arguments: argparse.Namespace, rest: list[str]) -> int:
    if arguments.browser:
        return _fuzz_in_the_page(arguments.count or 10_000, arguments.seed)
    from . import fuzz

    return fuzz.fuzz(arguments.game, arguments.count or 100_000, arguments.seed)


def _fuzz_in_the_page(count: int, seed: str) -> int:
    from . import build, environment
    from .say import stream

    build.build()
    wishes = json.dumps({"count": count, "seed": seed})
    return stream([environment.tool_python(), "-m", "tools.fuzz_page", wishes], environment.with_modules())[0]


def arena(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import arena

    options = dict(_option(word) for word in arguments.option)
    return arena.arena(arguments.game, arguments.seats.split(","), arguments.games, options)


def _option(word: str) -> tuple[str, bool | int | str]:
    """`blessing=true` as an option of a game."""
    key, _, value = word.partition("=")
    try:
        return key, json.loads(value)
    except json.JSONDecodeError:
        return key, value


def pictures(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import build, environment
    from .say import stream

    build.build()
    wishes = json.dumps(vars(arguments))
    return stream([environment.tool_python(), "-m", "tools.pictures", wishes], environment.with_modules())[0]


def chaos(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import build, environment
    from .say import stream

    build.build()
    wishes = json.dumps(vars(arguments))
    return stream([environment.tool_python(), "-m", "tools.chaos", wishes], environment.with_modules())[0]


def pin(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import golden

    return golden.repin() if arguments.again else golden.pin(arguments.game, arguments.tries)


COMMANDS: dict[str, Callable[[argparse.Namespace, list[str]], int]] = {
    "play": play,
    "test": test,
    "build": build,
    "bench": bench,
    "soak": soak,
    "fuzz": fuzz,
    "arena": arena,
    "pictures": pictures,
    "chaos": chaos,
    "pin": pin,
}


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="run.py", description=DESCRIPTION)
    whole.set_defaults(command="play", port=0, no_browser=False)
    commands = whole.add_subparsers(dest="command", metavar="command")
    table = commands.add_parser("play", help="serve the page on this machine and open it (the default)")
    table.add_argument("--port", type=int, default=0, help="instead of any free port")
    table.add_argument("--no-browser", action="store_true", help="only print the address")
    tests = commands.add_parser("test", help="every check; further arguments go to pytest, which then runs alone")
    tests.add_argument(
        "--only",
        action="append",
        choices=["style", "types", "web", "python", "newer", "browser"],
        help="this part of the checks; may be repeated",
    )
    commands.add_parser("build", help="write dist/, which any static host serves from any folder")
    rates = commands.add_parser("bench", help="the rules beside catanatron, the page beside bare Pyodide")
    rates.add_argument("--only", choices=["rules", "page"])
    rates.add_argument("--rounds", type=int, default=7)
    rates.add_argument("--seconds", type=float, default=2.0, help="per game and round")
    many = commands.add_parser("soak", help="random games over all seat counts and options, held against the laws")
    many.add_argument("--count", type=int, default=10_000, help="of each game, instead of 10000")
    altered = commands.add_parser("fuzz", help="altered links, files and requests: refused with words, and in time")
    altered.add_argument(
        "--count", type=int, help="of each game, instead of 100000; in the page of all, instead of 10000"
    )
    altered.add_argument("--browser", action="store_true", help="inside the built page, over all games")
    for long in (many, altered):
        long.add_argument("game", nargs="*", help="these games only")
        long.add_argument("--seed", default="1", help="another seed, other games")
    rivals = commands.add_parser("arena", help="bots against each other: win rates, points, time per decision")
    rivals.add_argument("game")
    rivals.add_argument("--seats", default="skilled,novice", help="the level at each seat, with commas between")
    rivals.add_argument("--games", type=int, default=400)
    rivals.add_argument("--option", action="append", default=[], help="key=value, as at the set-up of a game")
    looks = commands.add_parser("pictures", help="contact sheets of the pages into build/pictures/")
    looks.add_argument("game", nargs="*", help="these games only")
    looks.add_argument("--screen", action="append", choices=["desk", "phone", "lying", "wall"], help="these only")
    looks.add_argument("--scheme", action="append", choices=["light", "dark"], help="this one only")
    looks.add_argument("--language", choices=["en", "fr"], default="en")
    looks.add_argument("--scene", default="", help="only scenes with this in their name, such as ask-pay")
    looks.add_argument("--readme", action="store_true", help="instead, the pictures of the README")
    looks.add_argument("--icons", action="store_true", help="instead, the icons of the installed app")
    attacks = commands.add_parser("chaos", help="random games in the browser, with faults at random moments")
    attacks.add_argument("game", nargs="*", help="these games only")
    attacks.add_argument("--count", type=int, default=1_000, help="faults in all, instead of 1000")
    attacks.add_argument("--seed", default="1", help="another seed, other faults at other moments")
    attacks.add_argument("--browsers", type=int, default=2, help="so many at once, instead of 2")
    attacks.add_argument("--only", type=int, help="this fault, after those that came before it in its evening")
    golden = commands.add_parser("pin", help="find golden games for endings that have none yet, and keep them")
    golden.add_argument("game", nargs="*", help="these games only")
    golden.add_argument("--tries", type=int, default=200, help="games to look through at each seat count")
    golden.add_argument("--again", action="store_true", help="keep the games, write their digests anew")
    return whole


def main(words: Sequence[str]) -> int:
    spoken = list(words)
    if not spoken or (spoken[0].startswith("-") and spoken[0] not in ("-h", "--help")):
        spoken.insert(0, "play")
    arguments, rest = parser().parse_known_args(spoken)
    if rest and arguments.command != "test":
        parser().error(f"unknown: {' '.join(rest)}")
    try:
        return COMMANDS[arguments.command](arguments, rest)
    except Failure as failure:
        say(f"\n{failure}")
        return 1
    except KeyboardInterrupt:
        return 130
