"""What the terminal table asks of a game: a board in text, and English sentences. Each game has a module of its id."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module, util
from typing import Any, Final, NamedTuple, cast

import msgspec
from rich.console import RenderableType

from seaboard.engine.errors import Malformed

LETTERS: Final = "ABCD"
SEAT_COLOURS: Final = ("#f4604f", "#ffdc5e", "#4f93ff", "#9be8a0")
INK: Final = "#12173a"


class Seats(NamedTuple):
    """How the reader calls the seats: the own one `you`, the others by their letters, none of them `chance`."""

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
class Words:
    """A game at the terminal, complete. Views, actions and events are the game's structs, as a seat may see them."""

    defaults: dict[str, Any]
    """Options that suit a terminal; whoever plays may set others."""
    intro: str
    rules: str
    """A short summary of the rules."""
    typing: tuple[tuple[str, str], ...]
    """What may be typed beside numbers, and what it does."""
    board: Callable[[Any, Seats, Sequence[Any]], RenderableType]
    """The table, with the places marked to which the actions lead."""
    action: Callable[[Any, Any, Seats], str]
    """What a seat would do, as an order: action, view, seats."""
    events: Callable[[Sequence[Any], Seats], list[Said]]
    to_do: Callable[[Any, Sequence[Any], Seats], str]
    """The one sentence of what has to be decided, of the seat on turn."""
    choices: Callable[[Any, Sequence[Any]], list[Choices]]
    """All the actions in a sensible order."""
    typed: Callable[[str, Any], msgspec.Struct | None]
    """The action that words mean in this position, legal or not."""
    refusal: Callable[[str, Any, Any], str]
    """Why an action is refused: the game's name for the reason, action, view."""
    look: Callable[[Any, int], str]
    """What only this seat may know, from its own view."""
    tally: Callable[[Any, int], str]
    """What a seat has its points from."""
    score: Callable[[int], str] = lambda score: counted(score, "point")
    """How a score is said."""


def words(id_: str) -> Words:
    """The words of the game of this id."""
    name = f"{__name__}.{id_}"
    if util.find_spec(name) is None:
        raise Malformed(f"{id_} cannot be played at the terminal yet")
    return cast("Words", import_module(name).WORDS)


def sentence(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]


def listed(names: Sequence[str]) -> str:
    """Names in a sentence: `M3, M4 and O4`."""
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def counted(n: int, noun: str) -> str:
    """`1 point`, `2 points`."""
    return f"{n} {noun}{'' if n == 1 else 's'}"
