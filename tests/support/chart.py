"""Matches of Devil's Triangle that begin where a test wants them to, and questions that sound like the rules.

A ship is seat and number, a place is a mark (`"S1"`), a dock (`"oil-2"`), `"magnet-1"`, `"magnet-2"` or `"lost"`. Chance is
entered by hand: dice, spins and cards stand in the test.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard import CHANCE, SPECTATOR
from seaboard.games.triangle.view import Course, View
from tests.support.asking import Asking, Json
from tests.support.storm import CHART, Storm, storm

CALM = (5, 6)  # a point where the cloud is over nothing
PORTS = ("sugar", "lumber", "bananas", "oil")
PER_FLEET = 4
IN_POSITION = ("phase", "round", "seat", "first", "die", "rivals", "pile", "tops")


def fleet(
    *ships: str, aside: Mapping[str, str] | None = None, cargo: Mapping[str, Sequence[int]] | None = None, bonus: int = 0
) -> Json:
    """A fleet for a position; ships that are not told of are lost."""
    places = [*ships, *["lost"] * (PER_FLEET - len(ships))]
    return {"ships": places, "aside": dict(aside or {}), "cargo": dict(cargo or {}), "bonus": bonus}


def segment(letter: str, way: str) -> int:
    """The number of the first segment with this letter and way."""
    return [(part["letter"], part["way"]) for part in CHART["segment"]].index((letter, way))


class Chart(Asking[View]):
    """A match of Devil's Triangle, and what the last action brought."""

    game = "triangle"
    usual_seats = 2

    @staticmethod
    def rolling(*fleets: Json, **named: Any) -> "Chart":
        """Seat 0 is about to throw the die, unless `seat` or `phase` say something else."""
        return _from_position(fleets, {"phase": "roll"}, named)

    @staticmethod
    def sailing(die: int, *fleets: Json, **named: Any) -> "Chart":
        """Seat 0 has thrown and chooses a ship."""
        return _from_position(fleets, {"phase": "sail", "die": die}, named)

    @staticmethod
    def spinning(*fleets: Json, **named: Any) -> "Chart":
        """The round is over and the spinner is spun next."""
        return _from_position(fleets, {"phase": "spin"}, named)

    # --- what may be done ---

    def why_not(self, ship: int) -> str:
        """Why the seat on turn may not sail this ship; `ok` if it may."""
        found = self.why("sail", ship=ship)
        assert self.course(ship).why == (None if found == "ok" else found)
        return found

    @property
    def ships(self) -> set[int]:
        """The ships that the seat on turn may sail."""
        return {action["ship"] for action in self.choices("sail")}

    def course(self, ship: int) -> Course:
        """Where a ship of the seat on turn would go."""
        return self.view().courses[ship]

    # --- doing it ---

    def turn_up(self, *values: int) -> "Chart":
        """Let these cards be turned up, one after the other."""
        for value in values:
            self.play("turned_up", value=value)
        return self

    def roll(self, *dice: int) -> "Chart":
        """Let the die fall like this, once or several times."""
        for die in dice:
            self.play("rolled", die=die)
        return self

    def sail(self, ship: int) -> "Chart":
        """Let the seat on turn sail this ship; its course has told where to."""
        course, seat = self.course(ship), self.turn
        self.play("sail", ship=ship)
        assert self.at(seat, ship) == course.to
        if course.sends_back:
            assert self.at(*course.sends_back) == course.back_to
        return self

    def spin(self, letter: str, way: str) -> "Chart":
        """Let the spinner stop on the first segment with this letter and way."""
        return self.spin_to(segment(letter, way))

    def spin_to(self, number: int) -> "Chart":
        """Let the spinner stop on this segment; the slow cloud of the tests agrees with what happens."""
        expected = storm(self.match.position, number)
        self.play("spun", segment=number)
        assert self.storm() == expected
        return self

    # --- what is so ---

    @property
    def cloud(self) -> tuple[tuple[int, int], str]:
        """Where the cloud is, and the letter at its notch."""
        return self.view().cloud.at, self.view().cloud.letter

    def at(self, seat: int, ship: int) -> str:
        """Where a ship is."""
        found: str = self.match.position["fleets"][seat]["ships"][ship]
        return found

    def places(self, seat: int) -> list[str]:
        """Where the ships of a fleet are."""
        return [self.at(seat, ship) for ship in range(PER_FLEET)]

    def aside(self, seat: int) -> dict[str, str]:
        """The marks of a fleet's ships that are pushed aside, with the way."""
        found: dict[str, str] = self.match.position["fleets"][seat].get("aside", {})
        return found

    def money(self, seat: int) -> int:
        """The money of a seat, in thousands."""
        return self.view().fleets[seat].money

    def top(self, port: str) -> int | None:
        """The open card of a port."""
        return self.view().ports[PORTS.index(port)].top

    def storm(self) -> Storm:
        """What the last movement of the cloud has brought."""
        fleets = self.match.position["fleets"]
        places = {(seat, k): place for seat, found in enumerate(fleets) for k, place in enumerate(found["ships"])}
        on_place = {place: ship for ship, place in places.items()}
        at, letter = self.cloud
        return Storm(
            at=at,
            letter=letter,
            ships=places,
            aside={on_place[mark]: way for found in fleets for mark, way in found.get("aside", {}).items()},
            caught=[((event["seat"], event["ship"]), event["at"], event["magnet"]) for event in self.told("caught")],
            pushed=[((event["seat"], event["ship"]), event["at"]) for event in self.told("pushed")],
            set_down=[((event["seat"], event["ship"]), event["before"], event["to"]) for event in self.told("set_down")],
            lost=[(event["seat"], event["ship"]) for event in self.told("lost")],
        )


def _from_position(fleets: Sequence[Json], start: Json, named: dict[str, Any]) -> Chart:
    """Split what belongs to the position from chance and options."""
    position: Json = {"round": 1, "fleets": list(fleets), **start}
    position["cloud"] = {"at": list(named.pop("cloud", CALM)), "letter": named.pop("letter", "A")}
    position |= {field: named.pop(field) for field in IN_POSITION if field in named}
    return Chart(seats=len(fleets), position=position, **named)


__all__ = ["CALM", "CHANCE", "PORTS", "SPECTATOR", "Chart", "Json", "fleet", "segment"]
