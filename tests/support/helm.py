"""Where ships may sail, as chapters 3 to 6 of the rules tell it: names and lists only, nothing shared with the game's code."""

from typing import Any, NamedTuple

from tests.support.storm import CHART, LANES, is_under

Json = dict[str, Any]
PORTS: list[str] = [port["name"] for port in CHART["port"]]


class Way(NamedTuple):
    """Where a roll leads a ship, and what ends its move."""

    to: str
    stop: str


class Sea:
    """The ships of a named position, and the cloud over them."""

    def __init__(self, position: Json) -> None:
        self.at = tuple(position["cloud"]["at"])
        self.ships: list[list[str]] = [fleet["ships"] for fleet in position["fleets"]]
        self.taken = {place for fleet in self.ships for place in fleet}

    def is_full(self, port: str, seat: int) -> bool:
        """§4.2, §4.3 For this seat."""
        there = [place for place in self.taken if place.startswith(f"{port}-")]
        own = [place for place in self.ships[seat] if place.startswith(f"{port}-")]
        return len(there) >= len(self.ships) or len(own) >= 2

    def free_dock(self, port: str) -> str:
        """§4.5 The lowest one."""
        return next(f"{port}-{k}" for k in range(1, 5) if f"{port}-{k}" not in self.taken)

    def way(self, seat: int, ship: int, die: int) -> Way | None:
        """§3.2, §4, §5 Where the ship would go; nowhere if it cannot."""
        place = self.ships[seat][ship]
        if place == "lost" or place.startswith("magnet-") or is_under(place, self.at):
            return None
        number = next(i for i, lane in enumerate(LANES) if place in lane or place.startswith(f"{PORTS[i]}-"))
        lane, port = LANES[number], PORTS[(number + 1) % 4]
        ahead = lane[lane.index(place) + 1 :] if place in lane else lane
        passed: list[str] = []
        for mark in ahead[:die]:
            if is_under(mark, self.at):
                return self.last_free(passed, "cloud")
            passed.append(mark)
        if len(ahead) >= die:
            return Way(passed[-1], "mark")
        if is_under(f"{port}-1", self.at):
            return self.last_free(passed, "cloud")
        if self.is_full(port, seat):
            return self.last_free(passed, "full_port")
        return Way(self.free_dock(port), "port")

    def last_free(self, passed: list[str], stop: str) -> Way | None:
        """§4.4, §5.2 The last free one of these marks."""
        free = [mark for mark in passed if mark not in self.taken]
        return Way(free[-1], stop) if free else None

    def ways(self, seat: int, die: int) -> dict[int, Way]:
        """§5.3 The ships that may sail: up to the cloud only if none can use its roll."""
        found = {ship: way for ship in range(4) if (way := self.way(seat, ship, die))}
        by_roll = {ship: way for ship, way in found.items() if way.stop != "cloud"}
        return by_roll or found

    def sail(self, seat: int, ship: int, die: int) -> None:
        """§6 Sail, and send back who is there."""
        to = self.ways(seat, die)[ship].to
        others = [(s, k) for s, fleet in enumerate(self.ships) for k, place in enumerate(fleet) if place == to]
        self.taken.remove(self.ships[seat][ship])
        self.ships[seat][ship] = to
        self.taken.add(to)
        for s, k in others:
            self.ships[s][k] = "on its way"
            self.ships[s][k] = self.back(s, to)

    def back(self, seat: int, mark: str) -> str:
        """§6.2, §6.3 Where a ship goes that is sent back."""
        number = next(i for i, lane in enumerate(LANES) if mark in lane)
        free = [place for place in LANES[number] if place not in self.taken]
        if self.is_full(PORTS[number], seat) and free:
            return next((place for place in free if not is_under(place, self.at)), free[0])
        return self.free_dock(PORTS[number])
