"""How a position is declared: once, as a class whose fields are calls that carry bounds.

The same declaration gives the plain Python object (here) and the packed record (the compiled way): the bytes of both are equal.
"""

import struct
from collections.abc import Collection
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Self, TypeAlias, TypeVar, cast

Row: TypeAlias = list[int]
Table: TypeAlias = list[list[int]]

MAX_SEATS: Final = 4
CHANCE: Final = MAX_SEATS  # the seat that throws dice and draws; a bit of a mask like every seat
SPECTATOR: Final = MAX_SEATS + 1  # watches and never acts
OPEN: Final = MAX_SEATS + 2  # whoever looks at a match that is over with everything open: the eyes of no seat, and never before
NONE: Final = -1  # no place, no piece, nobody

NARROW_BITS: Final = 31  # a value of more bits takes eight bytes
WIDEST_BITS: Final = 62  # compiled masks are signed
BOARDS: Final = 64  # sets of options whose tables a process keeps: people choose them, so there must be an end
LONG: Final = 256  # values of a field; the methods loop over a longer one, for their source would take too long to read


class Field(NamedTuple):
    """Shape and bounds of one field."""

    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many integers the field holds."""
        n = 1
        for length in self.shape:
            n *= length
        return n

    @property
    def code(self) -> str:
        """The field's letter for `struct`: `i` for four bytes, `q` for eight."""
        return "q" if self.high.bit_length() > NARROW_BITS else "i"


def _field(shape: tuple[int, ...], low: int, high: int) -> Field:
    if low > high or high.bit_length() > WIDEST_BITS or low < -(1 << NARROW_BITS):
        raise ValueError(f"a field needs low <= high within {WIDEST_BITS} bits, not {low} … {high}")
    if any(length < 1 for length in shape):
        raise ValueError(f"a field needs lengths of at least 1, not {shape}")
    return Field(shape, low, high)


def number(low: int, high: int) -> int:
    """One integer from `low` to `high`."""
    return cast(int, _field((), low, high))


def mask(bits: int) -> int:
    """A set of up to 62 things, a bit each."""
    return number(0, (1 << bits) - 1)


def row(n: int, low: int, high: int) -> Row:
    """A list of `n` integers."""
    return cast(Row, _field((n,), low, high))


def masks(n: int, bits: int) -> Row:
    """A list of `n` sets."""
    return row(n, 0, (1 << bits) - 1)


def table(n: int, m: int, low: int, high: int) -> Table:
    """A list of `n` rows of `m` integers."""
    return cast(Table, _field((n, m), low, high))


def _blank(field: Field) -> str:
    """Source of a field's first value: 0, or the bound that is nearest to it."""
    value = str(min(max(0, field.low), field.high))
    if field.size > LONG:
        value = f"[{value}] * {field.shape[-1]}"
        return value if len(field.shape) == 1 else f"[{value} for _ in range({field.shape[0]})]"
    for length in reversed(field.shape):
        value = f"[{', '.join([value] * length)}]"
    return value


def _copied(name: str, field: Field) -> str:
    """Source of an independent copy of `s.name`."""
    if not field.shape:
        return f"s.{name}"
    if len(field.shape) == 1:
        return f"s.{name}[:]"
    if field.size > LONG:
        return f"[part[:] for part in s.{name}]"
    return "[" + ", ".join(f"s.{name}[{i}][:]" for i in range(field.shape[0])) + "]"


def _flat(name: str, field: Field) -> str:
    """Source of the values of `s.name`, one after the other, as arguments."""
    if not field.shape:
        return f"s.{name}"
    if len(field.shape) == 1:
        return f"*s.{name}"
    if field.size > LONG:
        return f"*[value for part in s.{name} for value in part]"
    return ", ".join(f"*s.{name}[{i}]" for i in range(field.shape[0]))


def _taken(field: Field, at: int) -> str:
    """Source of a field's value out of the flat tuple `v`, from place `at` on."""
    if not field.shape:
        return f"v[{at}]"
    if len(field.shape) == 1:
        return f"list(v[{at}:{at + field.size}])"
    width = field.shape[1]
    if field.size > LONG:
        return f"[list(v[i:i + {width}]) for i in range({at}, {at + field.size}, {width})]"
    return "[" + ", ".join(f"list(v[{i}:{i + width}])" for i in range(at, at + field.size, width)) + "]"


def _source(fields: dict[str, Field]) -> str:
    """The methods of a state class, written out as a person would for speed (a copy in under 2 µs)."""
    names = list(fields)
    starts: list[int] = []
    total = 0
    for field in fields.values():
        starts.append(total)
        total += field.size
    lines = [
        "def __init__(s):",
        *(f"    s.{name} = {_blank(fields[name])}" for name in names),
        "def clone(s):",
        "    t = new(type(s))",
        *(f"    t.{name} = {_copied(name, fields[name])}" for name in names),
        "    return t",
        "def assign(t, s):",
        *(f"    t.{name} = {_copied(name, fields[name])}" for name in names),
        "def pack(s):",
        f"    return layout.pack({', '.join(_flat(name, fields[name]) for name in names)})",
        "def load(cls, data):",
        "    v = layout.unpack(data)",
        "    s = new(cls)",
        *(f"    s.{name} = {_taken(fields[name], at)}" for name, at in zip(names, starts, strict=True)),
        "    return s",
    ]
    return "\n".join(lines)


class StateType(type):
    """Turns the fields of a class body into slots and generated methods."""

    fields: dict[str, Field]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "StateType":
        """Take the fields out of the class body and write its methods."""
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in fields}
        rest["__slots__"] = tuple(fields)
        rest["fields"] = fields
        if fields:
            letters = "".join(f"{field.size}{field.code}" for field in fields.values())
            made: dict[str, Any] = {"new": object.__new__, "layout": struct.Struct("<" + letters)}
            exec(_source(fields), made)  # noqa: S102  the source is ours, made from the declaration above
            rest.update({key: made[key] for key in ("__init__", "clone", "assign", "pack")})
            rest["load"] = classmethod(made["load"])
        return super().__new__(cls, name, bases, rest)


class State(metaclass=StateType):
    """Base of every position and of every board: the subclass lists its fields and nothing else.

    >>> class Pond(State):
    ...     frogs = number(0, 9)
    ...     frogs_of_leaf: Final = row(3, 0, 9)
    >>> pond = Pond()
    >>> pond.frogs_of_leaf[1] = 2
    >>> copy = pond.clone()
    >>> copy.frogs_of_leaf[1] = 7
    >>> pond.frogs_of_leaf, pond == Pond.load(pond.pack()), out_of_bounds(pond)
    ([0, 2, 0], True, [])
    """

    __slots__ = ()

    def clone(self) -> Self:
        """Return a copy that shares nothing with the original."""
        raise TypeError(f"{type(self).__name__} declares no field")

    def assign(self, other: Self) -> None:  # noqa: ARG002  written by the metaclass
        """Become a copy of another state of the same class."""
        raise TypeError(f"{type(self).__name__} declares no field")

    def pack(self) -> bytes:
        """Return the position as bytes, little-endian and without gaps: the record of the compiled way."""
        raise TypeError(f"{type(self).__name__} declares no field")

    @classmethod
    def load(cls, data: bytes) -> Self:  # noqa: ARG003  written by the metaclass
        """Return the position that `pack` wrote."""
        raise TypeError(f"{cls.__name__} declares no field")

    def __eq__(self, other: object) -> bool:
        """Two states are equal if they are of one class and all their fields are."""
        return isinstance(other, State) and type(self) is type(other) and self.pack() == other.pack()

    def __hash__(self) -> int:
        """States change; they are no keys. Use `digest`."""
        raise TypeError(f"a {type(self).__name__} changes; take digest(state) as a key")

    def __repr__(self) -> str:
        """Every field with its value."""
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).fields)
        return f"{type(self).__name__}({shown})"


S = TypeVar("S", bound=State)


def layout(cls: type[State]) -> list[tuple[str, tuple[int, ...], str]]:
    """Name, shape and width of every field: classes with equal layouts are one type to the compiler, whatever their bounds."""
    return [(name, field.shape, field.code) for name, field in cls.fields.items()]


def sharing(s: S, own: Collection[str] = ()) -> S:
    """Return a state with the very rows of another, but for those named, which are blank: for boards, which nobody writes to."""
    made = type(s)()
    for name in type(s).fields:
        if name not in own:
            setattr(made, name, getattr(s, name))
    return made


def copy_state(to: list[S], i: int, source: list[S], k: int) -> None:
    """Make `to[i]` a copy of `source[k]`, in generic code: an assignment would alias them in the plain way."""
    to[i].assign(source[k])


def digest(s: State) -> str:
    """Return sixteen letters that differ for positions that differ."""
    return blake2b(s.pack(), digest_size=8).hexdigest()


def _values(value: int | Row | Table) -> list[int]:
    if isinstance(value, int):
        return [value]
    return [v for part in value for v in _values(part)]


def out_of_bounds(s: State) -> list[str]:
    """Return a sentence for each field whose value has left its declared bounds or shape."""
    faults = []
    for name, field in type(s).fields.items():
        values = _values(getattr(s, name))
        if len(values) != field.size:
            faults.append(f"{name} holds {len(values)} values, declared are {field.size}")
        faults += [
            f"{name} holds {v}, declared is {field.low} … {field.high}"
            for v in values
            if type(v) is not int or not field.low <= v <= field.high
        ]
    return faults
