"""What a table may agree on before a match: a struct's fields with their bounds, and what excludes what, each declared once.

`Options.__post_init__` refuses by the same declarations that `described` gives to a page: nothing is said twice.
"""

from functools import cache
from typing import Annotated, Any, ClassVar, Final, get_args, get_type_hints

import msgspec
from msgspec import inspect as types

from seaboard.engine.state import MAX_SEATS

IS: Final = "is"  # in a field's Meta(extra=…): what its values stand for
SEAT: Final = "seat"
PLACE: Final = "place"
TOTAL: Final = "total"  # what the numbers of a field add up to
USUAL: Final = "usual"  # what a field that is left out stands for

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS, extra={IS: SEAT})]
Place = Annotated[str, msgspec.Meta(extra={IS: PLACE})]


class BadOption(ValueError):
    """An option that cannot be played; `reason` is the name for why."""

    def __init__(self, reason: str, option: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
        self.option = option


# What an option may be.


class Option(msgspec.Struct, frozen=True, tag_field="kind"):
    """One option of a game; `default` is what the rules take if it is left out."""

    key: str


class NumberOption(Option, frozen=True, tag="number"):
    """A number within bounds."""

    least: int
    most: int
    default: int


class ChoiceOption(Option, frozen=True, tag="choice"):
    """One of some names."""

    values: tuple[str, ...]
    default: str


class FlagOption(Option, frozen=True, tag="flag"):
    """Yes or no."""

    default: bool


class SeatOption(Option, frozen=True, tag="seat"):
    """One of the seats, or none."""

    default: int | None


class SeatsOption(Option, frozen=True, tag="seats"):
    """Some of the seats, each once."""

    most: int
    default: tuple[int, ...]


class UsualBy(msgspec.Struct, frozen=True):
    """What is usual depends on another option: it is the number agreed on there, or the one that stands for its choice."""

    other: str
    numbers: dict[str, int] = {}
    """The choices of the other option with their numbers; empty if that option is a number itself."""


class EachSeatOption(Option, frozen=True, tag="each_seat"):
    """A number for each seat, or none at all: then each has the usual one."""

    least: int
    most: int
    step: int
    usual: int | UsualBy
    default: tuple[int, ...]


class SharesOption(Option, frozen=True, tag="shares"):
    """Numbers that add up to a total, each within its bounds; left out they are the usual ones."""

    least: tuple[int, ...]
    most: tuple[int, ...]
    total: int
    usual: tuple[int, ...]
    default: None


class PlacesOption(Option, frozen=True, tag="places"):
    """Some places of the board; which, depends on those named already (`Options.places`)."""

    default: tuple[str, ...]


class PlacesLeft(msgspec.Struct, frozen=True):
    """The places that an option may still name, and those that are taken: named already, or by the rules."""

    open: tuple[str, ...]
    taken: tuple[str, ...]


AnyOption = NumberOption | ChoiceOption | FlagOption | SeatOption | SeatsOption | EachSeatOption | SharesOption | PlacesOption


# What excludes what.


class Needs(msgspec.Struct, frozen=True, tag_field="kind", tag="needs"):
    """The option may have these values (all but its default if none are named) only where the other one is `among`."""

    reason: str
    option: str
    other: str
    among: tuple[Any, ...]
    values: tuple[Any, ...] = ()

    def refuses(self, options: "Options") -> str | None:
        """Why these options cannot be, if so."""
        value, other = getattr(options, self.option), getattr(options, self.other)
        is_meant = value in self.values if self.values else value != default(type(options), self.option)
        if not is_meant or other in self.among:
            return None
        return f"{self.option} = {value} needs {self.other} = {_listed(self.among)}, not {other}"


class NoMore(msgspec.Struct, frozen=True, tag_field="kind", tag="no_more"):
    """The option names at most as many as the other one says."""

    reason: str
    option: str
    other: str

    def refuses(self, options: "Options") -> str | None:
        """Why these options cannot be, if so."""
        n, most = len(getattr(options, self.option)), getattr(options, self.other)
        return f"{self.option} names {n}, expected at most {self.other} = {most}" if n > most else None


class Matters(msgspec.Struct, frozen=True, tag_field="kind", tag="matters"):
    """The option has an effect only where the other one is `among`; elsewhere nobody need be asked for it."""

    option: str
    other: str
    among: tuple[Any, ...]


Bond = Needs | NoMore | Matters


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table agrees on before a match; a game adds its own. A wrong combination is refused when it is made."""

    bonds: ClassVar[tuple[Bond, ...]] = ()
    """What excludes what."""

    seats: int

    def __post_init__(self) -> None:
        """Refuse what cannot be played, with the reason."""
        for option in described(type(self)):
            _check(option, getattr(self, option.key), self.seats)
        for bond in self.bonds:
            if not isinstance(bond, Matters) and (text := bond.refuses(self)):
                raise BadOption(bond.reason, bond.option, text)

    def places(self, option: str) -> "PlacesLeft":
        """What this option may name besides the places that it names already."""
        raise KeyError(option)


def _check(option: AnyOption, value: Any, seats: int) -> None:
    """What bounds alone do not say."""
    key = option.key
    if isinstance(option, SeatOption | SeatsOption):
        named = (value,) if isinstance(option, SeatOption) else value
        if any(seat is not None and seat >= seats for seat in named):
            raise BadOption("no_such_seat", key, f"{key} is {value}, expected seats from 0 to {seats - 1}")
    if isinstance(option, SeatsOption | PlacesOption) and len(set(value)) < len(value):
        raise BadOption("twice", key, f"{key} is {list(value)}, expected each once")
    if isinstance(option, EachSeatOption) and value and len(value) != seats:
        raise BadOption("each_seat", key, f"{key} has {len(value)} numbers, expected one for each of {seats} seats, or none")
    if isinstance(option, SharesOption) and value is not None and sum(value) != option.total:
        raise BadOption("total", key, f"{key} is {list(value)}, expected a sum of {option.total}")


def described(struct: type[Options]) -> tuple[AnyOption, ...]:
    """Every option of a game, in the order of its fields."""
    return _fields(struct)


@cache
def _fields(struct: type[Options]) -> tuple[AnyOption, ...]:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)  # noqa: S101  it is one
    hints = get_type_hints(struct)
    return tuple(_described(field, get_args(hints[field.name])) for field in info.fields)


def default(struct: type[Options], key: str) -> Any:
    """What an option is if it is left out."""
    return next(option.default for option in described(struct) if option.key == key)


def _described(field: types.Field, args: tuple[Any, ...]) -> AnyOption:
    key, standard = field.name, field.default
    inner, extra = _bare(field.type)
    match inner:
        case types.BoolType():
            return FlagOption(key, standard)
        case types.LiteralType():
            return ChoiceOption(key, args, standard)  # in the order of the declaration; msgspec sorts them
        case types.IntType() if extra.get(IS) == SEAT:
            return SeatOption(key, standard)
        case types.IntType():
            return NumberOption(key, *_bounds(inner), standard)
        case types.TupleType() if TOTAL in extra:
            bounds = [_bounds(_bare(item)[0]) for item in inner.item_types]
            least, most = tuple(low for low, _ in bounds), tuple(high for _, high in bounds)
            return SharesOption(key, least, most, extra[TOTAL], extra[USUAL], standard)
        case types.VarTupleType():
            item, item_extra = _bare(inner.item_type)
            if item_extra.get(IS) == SEAT:
                return SeatsOption(key, inner.max_length or MAX_SEATS, standard)
            if item_extra.get(IS) == PLACE:
                return PlacesOption(key, standard)
            return EachSeatOption(key, *_bounds(item), _step(item), item_extra[USUAL], standard)
    raise TypeError(f"{key}: no kind of option has the type {inner}")


def _bare(type_: types.Type) -> tuple[types.Type, dict[str, Any]]:
    """A type without its Meta and without `| None`, and what the Meta said besides bounds."""
    if isinstance(type_, types.UnionType):
        (type_,) = (part for part in type_.types if not isinstance(part, types.NoneType))
    return (type_.type, type_.extra or {}) if isinstance(type_, types.Metadata) else (type_, {})


def _bounds(type_: types.Type) -> tuple[int, int]:
    """The least and the most of a number; both have to be declared."""
    if not isinstance(type_, types.IntType) or type_.ge is None or (type_.le is None and type_.lt is None):
        raise TypeError(f"an option needs a least and a most, {type_} has none")
    return type_.ge, type_.le if type_.le is not None else (type_.lt or 0) - 1


def _step(type_: types.Type) -> int:
    """By how much two neighbouring values of a number differ."""
    return (type_.multiple_of or 1) if isinstance(type_, types.IntType) else 1


def _listed(values: tuple[Any, ...]) -> str:
    return " or ".join(str(value) for value in values)
