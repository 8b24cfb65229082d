"""How actions and events are declared: once, as structs whose fields say which values they have.

Ids, `encode`, `decode`, `tell`, documentation and the page's types all follow from the declaration.

    Square = Annotated[str, Names(SQUARES, "a square")]

    class Sail(Act):
        "Sail there and stop."
        to: Square

    ACTIONS = Actions(Act)          # the structs below this game's `Act`, in their order
    SAIL: Final = ACTIONS.first(Sail)   # + square: a plain number for the rules
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, product
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, Self, Union, dataclass_transform, get_args, get_origin, get_type_hints

import msgspec

from seaboard.engine.errors import Malformed
from seaboard.engine.events import Event
from seaboard.engine.state import CHANCE

SEAT: Final = Event._fields.index("seat")
NUMBERS: Final = Event._fields.index("a")


class Names(NamedTuple):
    """In a field's annotation: what the numbers 0, 1, 2 … stand for, and what to call one of them in an error."""

    values: Sequence[Any]
    expected: str = "one of"
    again: bool = False
    """Of an event: this field is read from the same number as the field before it."""


def snake_case(name: str) -> str:
    """The kind of a struct by its name.

    >>> snake_case("PlaceRock")
    'place_rock'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def _names(hint: Any) -> Names | None:
    """What a field may be by its annotation; None for numbers without bounds."""
    for about in getattr(hint, "__metadata__", ()):
        if isinstance(about, Names):
            return about
        if isinstance(about, msgspec.Meta):
            return _bounded(about)
    if hint is bool:
        return Names((False, True))
    if get_origin(hint) is Literal:
        return Names(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        inner = next(part for part in get_args(hint) if part is not NoneType)
        found = _names(inner)
        return found and found._replace(values=(None, *found.values))
    return None


def _bounded(meta: msgspec.Meta) -> Names:
    """The numbers within these bounds."""
    step = int(meta.multiple_of or 1)
    low = int(meta.ge or 0)
    high = int(meta.lt - 1 if meta.lt is not None else meta.le or 0)
    return Names(range(low, high + 1, step), "a number")


def _fields(struct: type[msgspec.Struct]) -> dict[str, Names | None]:
    """Every field of a struct in its order, with what it may be."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: _names(hints[name]) for name in struct.__struct_fields__}


def _kind(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


@dataclass_transform(frozen_default=True)
class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=snake_case):
    """One action, outside: a kind, and what it is about. A game has its own class below this one, its actions are below that."""

    @classmethod
    def every(cls) -> Iterable[Self]:
        """Every form of this kind, in the order of their ids: by the first field, within it by the second."""
        values = []
        for name, names in _fields(cls).items():
            if names is None:
                raise TypeError(f"{cls.__name__}.{name} needs Names, bounds or a Literal: an id stands for each value")
            values.append(names.values)
        return (cls(*parts) for parts in product(*values))


class Actions:
    """The actions of a game: what was declared below its `Act`, in that order, and behind them what `more` adds."""

    def __init__(self, base: type[Act], more: Iterable[Act] = ()) -> None:
        self.kinds: Final = tuple(base.__subclasses__())
        self.forms: Final[tuple[Act, ...]] = (*chain.from_iterable(kind.every() for kind in self.kinds), *more)
        self._id_of_form: Final = {form: id_ for id_, form in enumerate(self.forms)}

    @property
    def union(self) -> Any:
        """One type for all of them, for decoding."""
        return Union[self.kinds]  # noqa: UP007  they are known only now

    def first(self, kind: type[Act]) -> int:
        """The first id of a kind."""
        return next(id_ for id_, form in enumerate(self.forms) if type(form) is kind)

    def encode(self, action: int) -> Act:
        """The outside form of an id."""
        return self.forms[action]

    def decode(self, form: Act) -> int:
        """The id of an outside form; a name that does not exist is `Malformed`."""
        found = self._id_of_form.get(form)
        if found is None:
            raise Malformed(_fault(form))
        return found


def _fault(form: Act) -> str:
    """What is wrong with a form that has no id."""
    for name, names in _fields(type(form)).items():
        value = getattr(form, name)
        if names is not None and value not in names.values:
            known = ", ".join(str(value) for value in names.values if value is not None)
            return f"$.{name} is {value!r}, expected {names.expected}: {known}"
    return f"{form!r} is no action of this game"


@dataclass_transform(frozen_default=True)
class Told(msgspec.Struct, frozen=True, tag_field="kind", tag=snake_case):
    """Something that happened, with names instead of numbers; `seat` is whom it concerns, none if it was chance.

    A game has its own class below this one, its events are below that. Their fields stand for the numbers of an event.
    """

    seat: int | None


class Events:
    """The events of a game: what was declared below its `Told`, in that order."""

    def __init__(self, base: type[Told]) -> None:
        self.kinds: Final = tuple(base.__subclasses__())
        self.names: Final = tuple(map(_kind, self.kinds))
        self._tell: Final = tuple(map(_teller, self.kinds))

    def number(self, kind: type[Told]) -> int:
        """The number by which the rules call it."""
        return self.kinds.index(kind)

    def tell(self, event: Event) -> Told:
        """Give an event its names."""
        return self._tell[event.kind](event)


def _teller(kind: type[Told]) -> Callable[[Event], Told]:
    """A function that reads this kind of event, written out as a person would for speed: every watcher is told every event."""
    known: dict[str, Any] = {"kind": kind}
    reads = [f"e[{SEAT}] if e[{SEAT}] < {CHANCE} else None"]
    at = NUMBERS - 1
    for name, names in list(_fields(kind).items())[1:]:
        at += not (names and names.again)
        reads.append(f"{name}_names[e[{at}]]" if names else f"e[{at}]")
        if names:
            known[f"{name}_names"] = names.values
    if at >= len(Event._fields):
        raise TypeError(f"{kind.__name__} has more fields than an event has numbers")
    tell: Callable[[Event], Told] = eval(f"lambda e: kind({', '.join(reads)})", known)  # noqa: S307  the source is ours
    return tell
