"""Something to say to a person, without the words: the page has those, in each language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """A message key and its arguments; a noun among them may itself be a `Text`."""

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
