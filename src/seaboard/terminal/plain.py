"""Any game at the terminal that has no module of its own: tables and sentences made from the names that it has."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.console import RenderableType
from rich.text import Text

from seaboard.terminal.words import LETTERS, About, Choices, Said, Seats, listed, sentence


def board(view: Any, seats: Seats, actions: Sequence[Any]) -> RenderableType:  # noqa: ARG001  the form of `Words`
    """A line for what is said of the whole table, and one for each seat; whose turn it is has a mark."""
    fields = msgspec.to_builtins(view)
    rows = _rows(fields)
    lines = [_facts({name: value for name, value in fields.items() if value is not rows})]
    lines += [f"{'>' if seat == fields.get('seat') else ' '} {LETTERS[seat]}  {_facts(row)}" for seat, row in enumerate(rows)]
    return Text("\n".join(lines))


def _rows(fields: dict[str, Any]) -> Sequence[dict[str, Any]]:
    """What a view says of each seat: the first of its lists that holds structs."""
    lists = (rows for rows in fields.values() if isinstance(rows, list | tuple) and rows and isinstance(rows[0], dict))
    return next(lists, ())


def _facts(fields: dict[str, Any]) -> str:
    told = {name: value for name, value in fields.items() if name not in ("kind", "seat") and value is not None}
    return ", ".join(f"{_words(name)} {_value(value)}" for name, value in told.items() if value is not False)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return listed([f"{_words(name)} {number}" for name, number in value.items() if number]) or "none"
    return "yes" if value is True else _words(str(value))


def _words(name: str) -> str:
    return name.replace("_", " ")


def action(chosen: Any, view: Any, seats: Seats) -> str:  # noqa: ARG001  the form of `Words`
    """What the seat would do."""
    return _said(chosen)


def events(happened: Sequence[Any], seats: Seats) -> list[Said]:
    """A sentence for everything that happened."""
    return [Said(sentence(f"{seats.name(event.seat)}: {_said(event)}.")) for event in happened]


def _said(struct: Any) -> str:
    """A kind with its fields: `rolled, die 3`."""
    return ", ".join(filter(None, (_words(struct.__struct_config__.tag), _facts(msgspec.to_builtins(struct)))))


def to_do(view: Any, actions: Sequence[Any], seats: Seats) -> str:  # noqa: ARG001  the form of `Words`
    """What has to be decided."""
    return f"What {'do' if seats.you == view.seat else 'does'} {seats.name(view.seat)} do?"


def choices(view: Any, actions: Sequence[Any]) -> list[Choices]:  # noqa: ARG001  the form of `Words`
    """All of them, a sentence each."""
    return [Choices("", list(actions), [])]


def typed(text: str, view: Any) -> msgspec.Struct | None:  # noqa: ARG001  the form of `Words`
    """Nothing but numbers: what a word means, nobody has said."""
    return None


def refusal(reason: str, chosen: Any, view: Any) -> str:  # noqa: ARG001  the form of `Words`
    """Why an action is refused."""
    return sentence(f"{_words(reason)}.")


def look(view: Any, seat: int) -> str:  # noqa: ARG001  the form of `Words`
    """The own view has it all already."""
    return "The table above shows all that you may know."


def tally(view: Any, seat: int) -> str:
    """What the view says of the seat."""
    rows = _rows(msgspec.to_builtins(view))
    return _facts(rows[seat]) if seat < len(rows) else ""


ABOUT: Final = About(
    defaults={},
    intro="This game has no words of its own for the terminal: it is told with its names.",
    rules="They stand in docs/rules.",
    typing=(),
)
