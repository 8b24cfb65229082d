"""Devil's Triangle at the terminal: its sentences, and what may be typed."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from seaboard.games.triangle import actions as do
from seaboard.games.triangle import events as on
from seaboard.games.triangle.data import DATA, PORTS
from seaboard.games.triangle.state import PER_FLEET
from seaboard.games.triangle.view import Course, Spin, View
from seaboard.terminal.games.triangle_board import MARKS, board, port_name, spin_name
from seaboard.terminal.words import About, Choices, Said, Seats, counted, heard, listed, place_called, refused, runs, sentence

FILLERS: Final = frozenset({"to", "into", "the", "sail"})
SHIPS: Final = {str(ship + 1): ship for ship in range(PER_FLEET)}  # as people count


def money(thousands: int) -> str:
    """An amount of money."""
    return f"{thousands},000" if thousands else "0"


def _ship(seat: int | None, ship: int, seats: Seats) -> str:
    return f"{seats.own(seat)} ship {ship + 1}"


def _where(place: str) -> str:
    """A mark, or the port of a dock."""
    return port_name(place) or place


def action(action: do.Sail, view: View, seats: Seats) -> str:
    """An action as an order: what a seat decides is always which of its ships sails."""
    course = next((course for course in view.courses if course.ship == action.ship and course.to), None)
    return f"Sail ship {action.ship + 1}{_course(course, view, seats) if course else ''}."


def _spun(segment: int) -> str:
    found = DATA.segment[segment]
    empties = ", and then the cloud is emptied" if found.word else ""
    return spin_name(Spin(segment, found.letter, found.points, found.way, found.word)) + empties


def _course(course: Course, view: View, seats: Seats) -> str:
    """From where to where, and what happens there."""
    here = next(ship.at for ship in view.ships if (ship.seat, ship.ship) == (view.seat, course.ship))
    start, end = _where(here or ""), _where(course.to or "")
    match course.stop:
        case "port":
            return f" from {start} into {end} and {_prize(course)}"
        case "full_port":
            return f" from {start} to {end}, before the full port"
        case "cloud":
            return f" from {start} to {end}, before the cloud"
    return f" from {start} to {end}{_bump(course, seats)}"


def _prize(course: Course) -> str:
    gains = [f"the card of {money(course.card)}"] if course.card else []
    gains += [f"a bonus of {money(course.bonus)}"] if course.bonus else []
    return f"take {listed(gains)}" if gains else "find no card there"


def _bump(course: Course, seats: Seats) -> str:
    if course.sends_back is None:
        return ""
    return f" and send {_ship(*course.sends_back, seats)} back to {_where(course.back_to or '')}"


def to_do(view: View, actions: Sequence[Any], seats: Seats) -> str:
    """What the seat on turn has to decide, and which of its ships have no choice."""
    task = "choose the ship that sails." if len(actions) > 1 else "only one ship can sail. Press Enter."
    stuck = [refusal(course.why, do.Sail(course.ship), view) for course in view.courses if course.why not in (None, "gone")]
    return " ".join([f"{sentence(seats.own(view.seat))} turn with a {view.die}: {task}", *stuck])


def choices(view: View, actions: Sequence[Any]) -> list[Choices]:  # noqa: ARG001  the form of `Words`
    """The ships in their order, a sentence each."""
    return [Choices("", list(actions), [str(action.ship + 1) for action in actions])]


def typed(text: str, view: View) -> msgspec.Struct | None:
    """The ship that words mean: `ship 2`; `L4` or `oil`, where it would stop; `from S6`, where it is."""
    said = heard(text, FILLERS)
    match said:
        case ["ship", number] if number in SHIPS:
            return do.Sail(SHIPS[number])
        case ["from", word]:
            ship = _ship_at(_place(word), view)
        case [word]:
            place = _place(word)
            ship = _ship_to(place, view) if _ship_to(place, view) is not None else _ship_at(place, view)
        case _:
            return None
    return None if ship is None else do.Sail(ship)


def _place(word: str) -> str | None:
    return place_called(word, (*PORTS, *MARKS), PORTS)


def _ship_to(place: str | None, view: View) -> int | None:
    """The ship of the seat on turn that would stop there; one that may, if there are several."""
    courses = sorted(view.courses, key=lambda course: course.why is not None)
    return next((course.ship for course in courses if course.to and _where(course.to) == place), None)


def _ship_at(place: str | None, view: View) -> int | None:
    """The ship of the seat on turn that is there."""
    own = (ship for ship in view.ships if ship.seat == view.seat and ship.at)
    return next((ship.ship for ship in own if _where(ship.at or "") == place), None)


def refusal(reason: str, action: Any, view: View) -> str:  # noqa: ARG001  the form of `Words`
    """Why an action is refused."""
    ship = f"ship {action.ship + 1}" if isinstance(action, do.Sail) else "the ship"
    reasons = {
        "no_card": "no such card is left in the pile.",
        "gone": f"{ship} has left the game.",
        "hangs": f"{ship} hangs beneath the cloud.",
        "under_cloud": f"the cloud is over {ship}.",
        "cloud_ahead": f"the cloud lies right before {ship}.",
        "port_full": f"the port right before {ship} is full.",
        "full_roll_first": f"the cloud would stop {ship}, and another one can use its whole roll.",
    }
    return refused(reason, reasons)


# What has happened.


def events(happened: Sequence[Any], seats: Seats) -> list[Said]:
    """Sentences for what happened; the steps of one way, and the docking at its end, are one sentence."""
    said = []
    before: Any = None
    for run in runs(happened, (on.Sailed,)):
        if not (isinstance(run[0], on.Docked) and isinstance(before, on.Sailed)):
            said.append(Said(sentence(_sentence(run, seats)), opens=isinstance(run[0], on.Began | on.TurnBegan | on.Spun)))
        before = run[-1]
    return said


def _sentence(run: list[Any], seats: Seats) -> str:
    event = run[0]
    match event:
        case on.Sailed(seat, ship, before):
            end = run[-1].to
            goal = f"into {port_name(end)}" if port_name(end) else f"to {end}"
            return f"{seats.does(seat, 'sail')} ship {ship + 1} from {_where(before)} {goal}."
        case on.TurnedUp() | on.Diced() | on.Began() | on.TurnBegan() | on.Rolled() | on.Passed() | on.Took() | on.Bonus():
            return _turn_sentence(event, seats)
        case on.Spun() | on.CloudTurned() | on.CloudMoved() | on.Emptied() | on.Ended():
            return _cloud_sentence(event, seats)
    return _ship_sentence(event, _ship(event.seat, event.ship, seats))


def _turn_sentence(event: Any, seats: Seats) -> str:
    match event:
        case on.TurnedUp(_, port, value):
            return f"The open card in {port} is {money(value)}."
        case on.Diced(seat, die):
            return f"{seats.does(seat, 'throw')} a {die} for the beginning."
        case on.Began(seat):
            return f"{seats.does(seat, 'begin')}."
        case on.TurnBegan(seat):
            return f"{seats.own(seat)} turn."
        case on.Rolled(seat, die):
            return f"{seats.does(seat, 'roll')} a {die}."
        case on.Passed(seat):
            return f"{seats.name(seat)} cannot sail any ship."
        case on.Took(seat, _, value):
            return f"{seats.does(seat, 'take')} the card of {money(value)}."
        case on.Bonus(seat, value):
            return f"{seats.does(seat, 'get')} a bonus of {money(value)}."
    raise ValueError(f"no sentence for {event!r}")


def _cloud_sentence(event: Any, seats: Seats) -> str:
    match event:
        case on.Spun(seat, segment):
            return f"{seats.does(seat, 'spin')} {_spun(segment)}."
        case on.CloudTurned(_, _, letter):
            return f"The cloud turns to “{letter}”."
        case on.CloudMoved(_, before, at):
            return f"The cloud wanders {_wandering(before, at)}."
        case on.Emptied(_, ships):
            cargo = "with nothing in it" if not ships else f"without {counted(ships, 'ship')} that hung there"
            return f"The cloud is back in the middle, {cargo}."
        case on.Ended(seat, "target"):
            return f"{seats.does(seat, 'reach')} the target: the match is over!"
        case on.Ended(seat, "fleet_lost"):
            return f"{seats.own(seat)} fleet is lost: the match is over!"
        case on.Ended():
            return "All cards are taken: the match is over!"
    raise ValueError(f"no sentence for {event!r}")


def _wandering(before: tuple[int, int], at: tuple[int, int]) -> str:
    east, south = at[0] - before[0], at[1] - before[1]
    way = ("east" if east > 0 else "west") if east else ("south" if south > 0 else "north")
    return f"{counted(abs(east) + abs(south), 'point')} {way}"


def _ship_sentence(event: Any, ship: str) -> str:
    match event:
        case on.Stopped(_, _, _, why):
            return f"There {ship} stops before the {'cloud' if why == 'cloud' else 'full port'}."
        case on.SentBack(_, _, before, to):
            return f"{ship} is sent back from {before} to {_where(to)}."
        case on.Docked(_, _, port):
            return f"{ship} is in {port}."
        case on.Caught(_, _, at):
            return f"The magnet catches {ship} at {_where(at)}!"
        case on.Pushed(_, _, at, way):
            return f"The cloud pushes {ship} {way} of {at}."
        case on.Lost():
            return f"{ship} is lost."
        case on.SetDown(_, _, _, to):
            return f"The cloud has left {ship}, which is set down on {to}."
    raise ValueError(f"no sentence for {event!r}")


def look(view: View, seat: int) -> str:
    """The cargo of a seat; nothing in it is secret."""
    fleet = view.fleets[seat]
    piles = [f"{listed([str(card.value) for card in run])} from {port}" for port, run in _by_port(fleet.cards)]
    cargo = f"{listed(piles) or 'no cargo'}, {counted(fleet.bonus, 'bonus card')}"
    return f"Nothing is secret in this game. In thousands: {cargo}; {money(fleet.money)} in all."


def _by_port(cards: Sequence[Any]) -> Iterator[tuple[str, list[Any]]]:
    for port, run in groupby(cards, key=lambda card: card.port):
        yield port, list(run)


def tally(view: View, seat: int) -> str:
    """What the money is from, and what decides between equals."""
    fleet = view.fleets[seat]
    cards = f"{counted(len(fleet.cards), 'card')} and {counted(fleet.bonus, 'bonus card')}"
    return f"{cards}, {counted(fleet.ships, 'ship')} left"


RULES: Final = """\
Four ships of each fleet sail round the ring of lanes, from sugar to lumber, bananas, oil and back. Each turn the die
falls, and one of your ships sails as far as it shows. In every port a ship stops, whatever the die shows, and takes the
open card there; in sugar a bonus of 20,000 as well. The first with 350,000 wins, in the short game with 200,000.

A port takes as many ships as there are players, and two of yours at most: before a full port a ship waits. Ships
overtake each other, but a ship that ends exactly on another one, also on your own, sends it back to its last port,
without a card. Who can sail must.

After each round the cloud moves: the spinner names a letter, to which it turns clockwise, and how far it wanders. Two
magnets beneath it catch the ships they pass over, two each. No ship sails under the cloud, and ships under it stay where
they are. Where the spinner shows a word, the cloud wanders to the edge and is emptied: the ships in it are lost. If that
takes somebody's last ship, the match is over, and the richest fleet wins."""

ABOUT: Final = About(
    defaults={},
    intro="Sail from port to port, collect the dearest cargo, and keep your ships away from the cloud.",
    rules=RULES,
    typing=(
        ("ship 2", "sail your second ship"),
        ("L4, oil, or o", "sail the ship that would stop there"),
        ("from S6", "sail the ship that is there, or see why it cannot"),
    ),
    score=money,
)

__all__ = ["ABOUT", "action", "board", "choices", "events", "look", "refusal", "tally", "to_do", "typed"]
