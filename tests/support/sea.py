"""Matches of Smugglers' Island that begin where a test wants them to, and questions that sound like the rules.

A piece is written `"gems>coins"`: from gems, for coins. Chance is entered by hand with `play` or `roll`: the dice
stand in the test.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard import CHANCE, SPECTATOR
from seaboard.games.smugglers.view import View
from tests.support.asking import Asking, Json

Goods = str | Sequence[str]

FAR_AWAY = 10  # a beam between the islands, opposite of gems: it lights I2, M10, O10
ISLANDS = ("gems", "coins", "jewellery", "vases", "barrels")


def piece(name: str, known: Sequence[int] = ()) -> Json:
    """A piece for a position; `known` are the seats that have looked at it, beside its carrier."""
    origin, to = name.split(">")
    return {"from": origin, "to": to, "known": list(known)}


def boat(at: str, cargo: str | None = None, *, fresh: bool = False, delivered: Sequence[str] = ()) -> Json:
    """A boat for a position; `fresh`: it lies where it loaded."""
    return {
        "at": at,
        "cargo": piece(cargo) if cargo else None,
        "fresh": fresh,
        "delivered": [piece(name) for name in delivered],
    }


def rolled(lighthouse: str, die: int) -> Json:
    """Both dice, for a script."""
    return {"kind": "rolled", "lighthouse": lighthouse, "boat": die}


class Share:
    """Chance that always falls on the same share."""

    def __init__(self, number: int) -> None:
        self.number = number

    def pick(self, draw: object) -> int:  # noqa: ARG002  it never looks
        """Return the share."""
        return self.number


class Sea(Asking[View]):
    """A match of Smugglers' Island, and what the last action brought."""

    game = "smugglers"

    @staticmethod
    def rolling(*boats: Json, **named: Any) -> "Sea":
        """Seat 0 is about to throw the dice, unless `seat` or `phase` say something else."""
        return _from_position(boats, {"phase": "roll"}, named)

    @staticmethod
    def sailing(die: int, *boats: Json, **named: Any) -> "Sea":
        """Seat 0 has thrown, the keeper slept: its boat may sail."""
        start = {"phase": "sail", "reach": die, "dice": {"lighthouse": "sleep", "boat": die}}
        return _from_position(boats, start, named)

    # --- what may be done ---

    def squares(self, kind: str) -> set[str]:
        """The places that actions of one kind may name now."""
        return {action["to"] if "to" in action else action["at"] for action in self.choices(kind)}

    # --- doing it ---

    def roll(self, lighthouse: str, die: int) -> "Sea":
        """Let the dice fall like this."""
        return self.play("rolled", lighthouse=lighthouse, boat=die)

    # --- what is so ---

    @property
    def lit(self) -> set[str]:
        """The squares in the light."""
        return set(self.view().lit)

    def at(self, seat: int) -> str | None:
        """Where a boat is."""
        return self.view().boats[seat].at

    def cargo(self, seat: int) -> str | None:
        """What a boat carries, as its carrier knows it."""
        found = self.view(seat).boats[seat].cargo
        return f"{found.origin}>{found.goal}" if found else None

    def afloat(self, square: str) -> list[str]:
        """The goods on a square, from the lowest to the top, with their secrets."""
        found = self.match.position.get("afloat", {}).get(square, [])
        return [f"{item['from']}>{item['to']}" for item in found]

    def pieces_on(self, island: str) -> int:
        """How many pieces still lie on an island."""
        return next(pile.pieces for pile in self.view().islands if pile.island == island)

    def points(self, seat: int) -> int:
        """The points of a seat, as it knows them."""
        found = self.view(seat).boats[seat].points
        assert found is not None
        return found


def _from_position(boats: Sequence[Json], start: Json, named: dict[str, Any]) -> Sea:
    """Split what belongs to the position from chance and options."""
    position: Json = {"round": 1, "beam": FAR_AWAY, "boats": list(boats), **start}
    for field in ("phase", "round", "seat", "first", "beam", "reach", "dice"):
        if field in named:
            position[field] = named.pop(field)
    afloat: Mapping[str, Goods] = named.pop("afloat", {})
    known: Mapping[str, Sequence[int]] = named.pop("known", {})
    position["afloat"] = {
        square: [piece(name, known.get(name, ())) for name in ([goods] if isinstance(goods, str) else goods)]
        for square, goods in afloat.items()
    }
    if rocks := named.pop("rocks", ()):
        named |= {"rocks": len(rocks), "rock_places": tuple(rocks)}
    return Sea(seats=len(boats), position=position, **named)


__all__ = ["CHANCE", "FAR_AWAY", "ISLANDS", "SPECTATOR", "Json", "Sea", "Share", "boat", "piece", "rolled"]
