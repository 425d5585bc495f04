"""Messages for persons as keys and arguments; the page has the words in each language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """The key of a message and its arguments, which may be messages too."""

    key: str
    args: tuple[tuple[str, "str | int | Text"], ...] = ()


def say(key: str, **args: str | int | Text) -> Text:
    """A `Text` with its arguments in a stable order.

    >>> say("record-illegal-action", number=2).args
    (('number', 2),)
    >>> say("attika-do-build", building=say("attika-building-well"))
    Text(key='attika-do-build', args=(('building', Text(key='attika-building-well', args=())),))
    """
    return Text(key, tuple(sorted(args.items())))
