"""What the terminal asks of a game: a board in text, and English sentences. Each game has a module of its id in `games`."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module, util
from itertools import groupby
from typing import Any, Final, NamedTuple, Protocol, cast

import msgspec
from rich.console import RenderableType

ROOM: Final = __name__.rpartition(".")[0]
LETTERS: Final = "ABCD"
SEAT_COLOURS: Final = ("#f4604f", "#ffdc5e", "#4f93ff", "#9be8a0")
INK: Final = "#12173a"
REASONS: Final = {"ok": "this is allowed.", "not_now": "this is not what has to be decided now."}  # of every game


class Seats(NamedTuple):
    """How the reader calls the seats: their own `you`, the others by their letters, none of them `chance`."""

    you: int | None
    kinds: tuple[str, ...]
    """Who sits there, in a word or two."""

    def name(self, seat: int | None) -> str:
        """The seat in the middle of a sentence."""
        if seat is None:
            return "chance"
        return "you" if seat == self.you else LETTERS[seat]

    def does(self, seat: int | None, verb: str) -> str:
        """The seat doing something: `you sail`, `B sails`."""
        ending = "es" if verb.endswith(("s", "sh", "ch")) else "s"
        return f"{self.name(seat)} {verb}{'' if self._is_you(seat) else ending}"

    def own(self, seat: int | None) -> str:
        """Whose it is: `your`, `B's`."""
        return "your" if self._is_you(seat) else f"{self.name(seat)}'s"

    def _is_you(self, seat: int | None) -> bool:
        return seat is not None and seat == self.you


class Said(NamedTuple):
    """One sentence about what happened."""

    text: str
    opens: bool = False
    """A new turn: the sentence begins a paragraph."""


class Choices(NamedTuple):
    """Actions that are listed together: with a title side by side under their labels, else a sentence each."""

    title: str
    actions: list[msgspec.Struct]
    labels: list[str]


@dataclass(frozen=True, kw_only=True)
class About:
    """What a game says about itself, whatever the position."""

    defaults: dict[str, Any]
    """Options that suit a terminal; whoever plays may set others."""
    intro: str
    rules: str
    """A short summary of the rules."""
    typing: tuple[tuple[str, str], ...]
    """What may be typed beside numbers, and what it does."""
    score: Callable[[int], str] = lambda score: counted(score, "point")
    """How a score is said."""


class Words(Protocol):
    """A game at the terminal, complete: its module. Views, actions and events are the game's structs, as a seat may see them."""

    ABOUT: About

    def board(self, view: Any, seats: Seats, actions: Sequence[Any], /) -> RenderableType:
        """The table, with the places marked to which the actions lead."""

    def action(self, action: Any, view: Any, seats: Seats, /) -> str:
        """What a seat would do, as an order."""

    def events(self, happened: Sequence[Any], seats: Seats, /) -> list[Said]:
        """Sentences for what happened."""

    def to_do(self, view: Any, actions: Sequence[Any], seats: Seats, /) -> str:
        """The one sentence of what has to be decided, of the seat on turn."""

    def choices(self, view: Any, actions: Sequence[Any], /) -> list[Choices]:
        """All the actions in a sensible order."""

    def typed(self, text: str, view: Any, /) -> msgspec.Struct | None:
        """The action that words mean in this position, legal or not."""

    def refusal(self, reason: str, action: Any, view: Any, /) -> str:
        """Why an action is refused, by the game's name for the reason."""

    def look(self, view: Any, seat: int, /) -> str:
        """What only this seat may know, from its own view."""

    def tally(self, view: Any, seat: int, /) -> str:
        """What a seat has its points from."""


def words_of(id_: str) -> Words:
    """The words of the game of this id: its own, or the plain ones of all others."""
    own = f"{ROOM}.games.{id_}"
    return cast("Words", import_module(own if util.find_spec(own) else f"{ROOM}.plain"))


def sentence(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]


def listed(names: Sequence[str]) -> str:
    """Names in a sentence: `M3, M4 and O4`."""
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def counted(n: int, noun: str) -> str:
    """`1 point`, `2 points`."""
    return f"{n} {noun}{'' if n == 1 else 's'}"


def refused(reason: str, own: dict[str, str]) -> str:
    """The sentence for a reason: one of the game's own, or of those that every game has."""
    return sentence((REASONS | own)[reason])


def heard(line: str, fillers: Collection[str]) -> list[str]:
    """The words of a typed line, without those that mean nothing here."""
    return [word for word in line.lower().split() if word not in fillers]


def place_called(word: str, names: Iterable[str], harbours: Collection[str]) -> str | None:
    """A place by its name, a harbour also by its first letters."""
    for name in names:
        if word == name.lower() or (name in harbours and name.startswith(word)):
            return name
    return None


def runs(happened: Iterable[Any], joined: Collection[type], key: Callable[[Any], Any] = type) -> Iterator[list[Any]]:
    """What happened, one by one; neighbours of the joined kinds with the same key together."""
    for _, alike in groupby(happened, key=key):
        run = list(alike)
        if type(run[0]) in joined:
            yield run
        else:
            yield from ([event] for event in run)
