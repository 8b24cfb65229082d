"""A match that a test asks and plays in the words of the rules, whatever the game."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast

import msgspec

import seaboard
from seaboard import SPECTATOR, Match, Scripted
from seaboard.engine.chance import Source, new_rng
from seaboard.engine.replay import parse_action

Json = dict[str, Any]


class Phased(Protocol):
    """What the views of all games have."""

    @property
    def phase(self) -> str: ...


View = TypeVar("View", bound=Phased)


class Asking(Generic[View]):
    """A match, and what the last action brought. Of each game a class says its id, and how many play if nothing else is said."""

    game: ClassVar[str]
    usual_seats: ClassVar[int] = 3

    def __init__(
        self, *, seats: int | None = None, position: Json | None = None, chance: Source | Sequence[Json] = (), **options: Any
    ) -> None:
        source = Scripted(chance) if isinstance(chance, Sequence) else chance
        n = self.usual_seats if seats is None else seats
        self.match: Match = seaboard.new(self.game, seats=n, position=position, chance=source, **options)
        self.last = self.match.opening

    # --- what may be done ---

    @property
    def turn(self) -> int:
        """The one who has to act: a seat, or `CHANCE`."""
        (found,) = self.match.actors
        return found

    def why(self, kind: str, *, by: int | None = None, **named: Any) -> str:
        """Why the one who has to act, or `by`, may not do this now; `ok` if it may and is offered the choice."""
        seat = self.turn if by is None else by
        action = {"kind": kind, **named}
        found = self.match.refusal(seat, action)
        assert (found == "ok") == (action in [_shortened(choice) for choice in self.choices(by=seat)])
        return found

    def may(self, kind: str, *, by: int | None = None, **named: Any) -> bool:
        """May the one who has to act, or `by`, do this now?"""
        return self.why(kind, by=by, **named) == "ok"

    def choices(self, kind: str | None = None, *, by: int | None = None) -> list[Json]:
        """Everything that may be done now, or all of one kind."""
        legal: list[Json] = msgspec.to_builtins(self.match.legal(self.turn if by is None else by))
        return [action for action in legal if kind in (None, action["kind"])]

    def kinds(self, *, by: int | None = None) -> set[str]:
        """The kinds of what may be done now."""
        return {choice["kind"] for choice in self.choices(by=by)}

    def offered(self, kind: str, field: str, *, by: int | None = None) -> list[Any]:
        """What actions of one kind may name now."""
        return [choice[field] for choice in self.choices(kind, by=by)]

    def shares(self, field: str) -> list[Any]:
        """What chance may bring now, once for every share."""
        game, board, s = self.match.game, self.match.board, self.match.believe(SPECTATOR, new_rng("shares"))
        outcomes = [game.encode(game.share(s, board, k)) for k in range(game.odds(s, board))]
        return [msgspec.to_builtins(outcome)[field] for outcome in outcomes]

    def reason(self, kind: str, *, by: int | None = None, eyes: int = SPECTATOR, **named: Any) -> str:
        """What speaks for this in somebody's eyes, if the one who has to act, or `by`, does it."""
        game, seat, action = self.match.game, self.turn if by is None else by, {"kind": kind, **named}
        assert self.match.refusal(seat, action) == "ok"
        believed = self.match.believe(eyes, new_rng("reason"))
        return game.reasons[game.reason(believed, self.match.board, eyes, seat, parse_action(game, action))]

    # --- doing it ---

    def play(self, kind: str, *, by: int | None = None, **named: Any) -> Self:
        """Let the one who has to act, or `by`, do this."""
        self.last = self.match.act(self.turn if by is None else by, {"kind": kind, **named})
        return self

    # --- what is so ---

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, sees."""
        return cast("View", self.match.view(seat))

    @property
    def phase(self) -> str:
        """What has to be done now."""
        return self.view().phase

    def told(self, kind: str, seat: int = SPECTATOR) -> list[Json]:
        """What a seat, or a spectator, was told of one kind about the last action and the chance behind it."""
        return [event for event in self.story(seat) if event["kind"] == kind]

    def story(self, seat: int = SPECTATOR) -> list[Json]:
        """Everything that a seat, or a spectator, was told about the last action and the chance behind it."""
        events: list[Json] = msgspec.to_builtins(self.last.told(seat))
        return events


def _shortened(choice: Json) -> Json:
    """A choice as a test writes it: without what is empty."""
    return {name: value for name, value in choice.items() if value is not None}
