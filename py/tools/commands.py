"""The commands of run.py and their arguments. Each imports its module only when it runs."""

import argparse
import json
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from .terminal import Failure, say

DESCRIPTION = "Ludoteca's tools. Without a command: set up what is missing, and open the page."


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
    return _run_on_build("tools.fuzz_page", {"count": count, "seed": seed})


def _run_on_build(module: str, arguments: dict[str, Any]) -> int:
    """Build dist/, and run a module that needs the pinned tools, with its arguments as JSON."""
    from . import build, environment
    from .terminal import Command, stream

    build.build()
    command: Command = [environment.tool_python(), "-m", module, json.dumps(arguments)]
    return stream(command, environment.with_modules())[0]


def arena(arguments: argparse.Namespace, rest: list[str]) -> int:
    from . import arena

    options = dict(_option(word) for word in arguments.option)
    return arena.arena(arguments.game, arguments.seats.split(","), arguments.games, options)


def _option(word: str) -> tuple[str, bool | int | str]:
    """The key and the value of an option that is written as `blessing=true`."""
    key, _, value = word.partition("=")
    try:
        return key, json.loads(value)
    except json.JSONDecodeError:
        return key, value


def pictures(arguments: argparse.Namespace, rest: list[str]) -> int:
    return _run_on_build("tools.pictures", vars(arguments))


def chaos(arguments: argparse.Namespace, rest: list[str]) -> int:
    return _run_on_build("tools.chaos", vars(arguments))


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


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def parser() -> argparse.ArgumentParser:
    """The parser of all commands; without one, `play` is run."""
    whole = argparse.ArgumentParser(prog="run.py", description=DESCRIPTION)
    whole.set_defaults(command="play", port=0, no_browser=False)
    commands = whole.add_subparsers(dest="command", metavar="command")
    _add_everyday(commands)
    _add_measurements(commands)
    _add_random_tests(commands)
    _add_pictures(commands)
    return whole


def _add_everyday(commands: Commands) -> None:
    play = commands.add_parser("play", help="serve the page on this machine and open it (the default)")
    play.add_argument("--port", type=int, default=0, help="instead of any free port")
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    test = commands.add_parser("test", help="run every check; further arguments go to pytest, which then runs alone")
    parts = ["style", "types", "web", "python", "newer", "browser"]
    test.add_argument("--only", action="append", choices=parts, help="run this part of the checks; may be repeated")
    commands.add_parser("build", help="write dist/, which any static host serves from any folder")
    pin = commands.add_parser("pin", help="find golden games for endings that have none yet, and save them")
    pin.add_argument("game", nargs="*", help="only these games")
    pin.add_argument("--tries", type=int, default=200, help="games to play at each seat count (default 200)")
    pin.add_argument("--again", action="store_true", help="keep the games and write their digests again")


def _add_measurements(commands: Commands) -> None:
    bench = commands.add_parser("bench", help="measure the rules beside catanatron, and the page beside bare Pyodide")
    bench.add_argument("--only", choices=["rules", "page"])
    bench.add_argument("--rounds", type=int, default=7)
    bench.add_argument("--seconds", type=float, default=2.0, help="for each game in a round (default 2)")
    arena = commands.add_parser("arena", help="let bots play each other: win rates, points, time per decision")
    arena.add_argument("game")
    arena.add_argument("--seats", default="skilled,novice", help="the level at each seat, separated by commas")
    arena.add_argument("--games", type=int, default=400)
    arena.add_argument("--option", action="append", default=[], help="key=value, an option of the game")


def _add_random_tests(commands: Commands) -> None:
    soak = commands.add_parser("soak", help="play random games with all seat counts and options, and check the laws")
    soak.add_argument("--count", type=int, default=10_000, help="games of each kind (default 10000)")
    fuzz = commands.add_parser("fuzz", help="alter links, files and requests: each must be refused in words, and fast")
    fuzz.add_argument("--count", type=int, help="texts for each game (default 100000; with --browser 10000 in all)")
    fuzz.add_argument("--browser", action="store_true", help="send them to the built page, over all games")
    chaos = commands.add_parser("chaos", help="play random games in the browser, with faults at random moments")
    chaos.add_argument("--count", type=int, default=1_000, help="faults in all (default 1000)")
    chaos.add_argument("--browsers", type=int, default=2, help="browsers at the same time (default 2)")
    chaos.add_argument("--only", type=int, help="this fault, after those that came before it in its evening")
    for command in (soak, fuzz, chaos):
        command.add_argument("game", nargs="*", help="only these games")
        command.add_argument("--seed", default="1", help="another seed gives other games and faults")


def _size(words: str) -> str:
    """The size of a window, as `360x640`."""
    if not re.fullmatch(r"[1-9]\d{2,3}x[1-9]\d{2,3}", words):
        raise argparse.ArgumentTypeError(f"{words} is not a size such as 360x640")
    return words


def _add_pictures(commands: Commands) -> None:
    pictures = commands.add_parser("pictures", help="write contact sheets of the pages into build/pictures/")
    pictures.add_argument("game", nargs="*", help="only these games")
    usual = "360x640, 390x844, 844x390, 1024x768, 1440x900 and 2560x1440"
    pictures.add_argument("--size", action="append", type=_size, help=f"only this size (else {usual})")
    pictures.add_argument("--theme", action="append", choices=["light", "dark"], help="only this theme")
    pictures.add_argument("--language", choices=["en", "fr"], default="en")
    pictures.add_argument("--scene", default="", help="only scenes with this in their name, such as ask-pay")
    pictures.add_argument("--readme", action="store_true", help="instead, the pictures of the README")
    pictures.add_argument("--icons", action="store_true", help="instead, the icons of the installed app")


def main(words: Sequence[str]) -> int:
    """Run the command that these words say, and return the exit code."""
    given = list(words)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help")):
        given.insert(0, "play")
    arguments, rest = parser().parse_known_args(given)
    if rest and arguments.command != "test":
        parser().error(f"unknown arguments: {' '.join(rest)}")
    try:
        return COMMANDS[arguments.command](arguments, rest)
    except Failure as failure:
        say(f"\n{failure}")
        return 1
    except KeyboardInterrupt:
        return 130
