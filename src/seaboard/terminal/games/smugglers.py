"""Smugglers' Island at the terminal: its sentences, and what may be typed."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from seaboard.games.smugglers import actions as do
from seaboard.games.smugglers import events as on
from seaboard.games.smugglers.data import DATA, ISLANDS, SQUARES
from seaboard.games.smugglers.view import View
from seaboard.terminal.games.smugglers_board import FACE, SEA_PLACES, WAY, board, face_name, target_of
from seaboard.terminal.words import About, Choices, Said, Seats, counted, heard, listed, place_called, refused, runs, sentence

# Groups of actions, in the order of the list.
GOODS, HARBOURS, PUSHES, SAIL_TO, ROCK_ON, STAY = range(6)
TITLES: Final = {SAIL_TO: "Sail to", ROCK_ON: "Rock on"}  # of what may be many: side by side


def action(action: Any, view: View, seats: Seats) -> str:
    """An action as an order."""
    match action:
        case do.PlaceRock(at):
            return f"Place the rock on {at}."
        case do.Moor(at):
            return f"Start in the harbour of {at}."
        case do.Turn(way):
            return f"Turn the light {WAY[way]}."
        case do.Throw(to):
            return f"Throw the goods into the water at {to}{_light_on(view, to)}."
        case do.Push(to):
            return f"Push the boat to {to}{_light_on(view, to)}."
        case do.Stay():
            return f"Stay at {view.boats[view.seat].at}."
        case do.Sail(to):
            return f"Sail {_into(to)}{_consequence(view, to, seats)}."
        case do.Take(at):
            return f"{_way_to(view, at)}{_taking(view, at)}."
    raise ValueError(f"no sentence for {action!r}")


def _light_on(view: View, place: str) -> str:
    return ", in the light" if place in view.lit else ""


def _into(place: str) -> str:
    return f"into the harbour of {place}" if place in ISLANDS else f"to {place}"


def _consequence(view: View, place: str, seats: Seats) -> str:
    victim = _boat_at_sea(view, place)
    if victim is not None:
        return f" and push {seats.name(victim)} away"
    return " with the cargo" if place in ISLANDS and view.boats[view.seat].cargo else ""


def _boat_at_sea(view: View, place: str) -> int | None:
    return next((boat.seat for boat in view.boats if boat.at == place and place not in ISLANDS and boat.seat != view.seat), None)


def _way_to(view: View, place: str) -> str:
    return "Stay and " if view.boats[view.seat].at == place else f"Sail {_into(place)} and "


def _taking(view: View, place: str) -> str:
    if place in ISLANDS:
        return f"load goods from {place}"
    origin = next((f" from {goods.origins[-1]}" for goods in view.afloat if goods.at == place), "")
    return f"exchange the cargo for the goods{origin}" if view.boats[view.seat].cargo else f"take the goods{origin}"


def to_do(view: View, actions: Sequence[Any], seats: Seats) -> str:
    """What the seat on turn has to decide."""
    return f"{sentence(seats.own(view.seat))} turn: {_task(view, actions, seats)}"


def _task(view: View, actions: Sequence[Any], seats: Seats) -> str:
    match view.phase:
        case "rock":
            return f"place a rock on a sea square ({view.rocks_left} to go)."
        case "harbour":
            return "choose the harbour in which the boat starts."
        case "beam":
            return "choose which way the light turns."
        case "throw":
            return f"the light has found {seats.name(view.caught)}. Choose where the cargo goes overboard."
        case "push":
            return f"{seats.name(view.pushed)} is in the way. Choose where the boat is pushed."
    return _sailing(view, actions)


def _sailing(view: View, actions: Sequence[Any]) -> str:
    may_stay = do.Stay() in actions
    if len(actions) == 1 and may_stay:
        return "there is no way out, the boat has to stay. Press Enter."
    if not any(isinstance(action, do.Sail) for action in actions):
        return "load new goods here, or stay."
    last = ", or stay." if may_stay else ". The boat must leave this harbour."
    return f"sail up to {counted(view.reach, 'square')}{last}"


def choices(view: View, actions: Sequence[Any]) -> list[Choices]:
    """Goods first, then harbours and pushes, then plain sailing from the inner ring outwards, then staying."""
    found = []
    in_order = sorted(actions, key=lambda action: _order(view, action))
    for order, run in groupby(in_order, key=lambda action: _order(view, action)[0]):
        group = list(run)
        found.append(Choices(TITLES.get(order, ""), group, [str(target_of(action)) for action in group]))
    return found


def _order(view: View, action: Any) -> tuple[int, int]:
    """The group of an action, and its place in there."""
    place = target_of(action)
    at = SQUARES.index(place) if place else 0
    match action:
        case do.Take():
            return GOODS, at
        case do.Sail(to) if to in ISLANDS:
            return HARBOURS, at
        case do.Sail(to) if _boat_at_sea(view, to) is not None:
            return PUSHES, at
        case do.Sail():
            return SAIL_TO, at
        case do.PlaceRock():
            return ROCK_ON, at
        case do.Stay():
            return STAY, 0
    return GOODS, at


KIND_BY_PHASE: Final = {"rock": do.PlaceRock, "harbour": do.Moor, "throw": do.Throw, "sail": do.Sail, "push": do.Push}
KIND_BY_WORD: Final = {
    "rock": do.PlaceRock,
    "start": do.Moor,
    "moor": do.Moor,
    "throw": do.Throw,
    "push": do.Push,
    "sail": do.Sail,
    "take": do.Take,
    "load": do.Take,
}
FILLERS: Final = frozenset({"to", "at", "into", "the", "turn"})
WAY_BY_WORD: Final = {
    "clockwise": "clockwise",
    "cw": "clockwise",
    "counter": "counter_clockwise",
    "counter-clockwise": "counter_clockwise",
    "counterclockwise": "counter_clockwise",
    "ccw": "counter_clockwise",
}


def typed(text: str, view: View) -> msgspec.Struct | None:
    """The action that words mean: `M3` does what has to be done there now, `take M3`, `stay`, `clockwise`."""
    said = heard(text, FILLERS)
    if said in (["stay"], ["s"], ["wait"]):
        return do.Stay()
    if len(said) == 1 and said[0] in WAY_BY_WORD:
        return msgspec.convert({"kind": "turn", "way": WAY_BY_WORD[said[0]]}, do.Turn)
    kind: Any = KIND_BY_PHASE.get(view.phase, do.Sail)
    if said and said[0] in KIND_BY_WORD:
        kind = KIND_BY_WORD[said.pop(0)]
        said = said or [view.boats[view.seat].at or ""]
    place = place_called(said[0], SQUARES, ISLANDS) if len(said) == 1 else None
    return kind(place) if place and _fits(kind, place) else None


def _fits(kind: Any, place: str) -> bool:
    """Is it a place that the rules could name there? Rocks and thrown goods lie at sea, boats start in harbours."""
    if kind is do.Moor:
        return place in ISLANDS
    return place in SEA_PLACES if kind in (do.PlaceRock, do.Throw) else True


def refusal(reason: str, action: Any, view: View) -> str:
    """Why an action is refused."""
    place = target_of(action) or "there"
    reasons = {
        "rock_there": f"There is a rock on {place}.",
        "cuts_off": f"With a rock on {place} no way would lead to some harbour any more.",
        "too_far": f"No free way of {counted(view.reach, 'square')} or less leads to {place}.",
        "in_the_light": f"{place} is in the light: no boat sails into the light or through it.",
        "here_already": f"The boat is at {place} already; type stay to let it wait there.",
        "must_leave": "The cargo is not for this island: the boat must leave the harbour.",
        "no_goods": f"There are no goods at {place}.",
        "laden": "The boat is laden, and only an empty boat loads at an island.",
        "boat_there": f"Another boat is on {place}.",
        "not_adjacent": f"{place} does not touch the boat's square.",
        "no_harbour": f"{place} is a harbour, and this needs a sea square.",
        "free_first": f"{place} is taken, and a free square beside the boat comes first.",
        "boat_in_light": "The boat is in the light, and there it takes no goods.",
        "not_left": f"The goods for {place} have left this island already.",
    }
    return refused(reason, reasons)


# What has happened.


def events(happened: Sequence[Any], seats: Seats) -> list[Said]:
    """Sentences for what happened; the steps of one way, or of one turn of the light, are one sentence."""
    told = list(runs(happened, (on.Sailed, on.LightMoved), key=lambda event: (type(event), event.seat)))
    said = []
    for i, run in enumerate(told):
        following = told[i + 1][0] if i + 1 < len(told) else None
        if not (isinstance(run[0], on.Arrived) and isinstance(following, on.Delivered)):
            said.append(Said(sentence(_sentence(run, seats)), opens=isinstance(run[0], on.Began | on.TurnBegan)))
    return said


def _sentence(run: list[Any], seats: Seats) -> str:
    event = run[0]
    match event:
        case on.LightMoved():
            return _light_moved(run)
        case on.Sailed(seat, before):
            return f"{seats.does(seat, 'sail')} {' → '.join([before, *(leg.to for leg in run)])}."
        case on.Arrived(seat, at):
            return f"{seats.does(seat, 'call')} at {at}, but the cargo is for another island."
        case on.Began() | on.RockPlaced() | on.Shone() | on.Moored() | on.TurnBegan() | on.Rolled() | on.Slept() | on.Won():
            return _public_sentence(event, seats)
    return _cargo_sentence(event, seats)


def _light_moved(run: list[on.LightMoved]) -> str:
    is_clockwise = (run[0].beam - run[0].before) % len(DATA.beam) == 1
    way = WAY["clockwise" if is_clockwise else "counter_clockwise"]
    return f"The light turns {counted(len(run), 'mark')} {way} to {listed(DATA.beam[run[-1].beam].lit)}."


def _public_sentence(event: Any, seats: Seats) -> str:
    match event:
        case on.Began(seat):
            return f"{seats.does(seat, 'begin')}."
        case on.RockPlaced(None, at):
            return f"There is a rock on {at}."
        case on.RockPlaced(seat, at):
            return f"{seats.does(seat, 'place')} a rock on {at}."
        case on.Shone(_, beam):
            return f"The light shines on {listed(DATA.beam[beam].lit)}."
        case on.Moored(seat, at):
            return f"{seats.does(seat, 'start')} at {at}."
        case on.TurnBegan(seat, _):
            return f"{seats.own(seat)} turn."
        case on.Rolled(seat, lighthouse, boat) if FACE[lighthouse].way == "none":
            return f"{seats.does(seat, 'roll')} {boat}, and the keeper sleeps."
        case on.Rolled(seat, lighthouse, boat):
            return f"{seats.does(seat, 'roll')} {face_name(lighthouse)} and {boat}."
        case on.Slept():
            return "The light stays where it is."
        case on.Won(seat):
            return f"Smugglers, ahoy: {seats.does(seat, 'win')}!"
    raise ValueError(f"no sentence for {event!r}")


def _cargo_sentence(event: Any, seats: Seats) -> str:
    match event:
        case on.Took(seat, origin, at):
            return (
                f"{seats.does(seat, 'load')} goods at {at}."
                if at == origin
                else f"{seats.does(seat, 'take')} goods from {origin} out of the water at {at}."
            )
        case on.Saw(seat, _, goal, points):
            return f"In secret {seats.does(seat, 'see')} that they are for {goal}: {counted(points, 'point')}."
        case on.Left(seat, origin, at):
            return f"{seats.own(seat)} goods from {origin} stay behind at {at}."
        case on.Caught(seat, at, _, laden):
            loss = "the cargo goes overboard" if laden else "an empty boat, nothing lost"
            return f"The light finds {seats.name(seat)} at {at}: {loss}!"
        case on.Threw(seat, victim, to, origin):
            whose = "the own" if victim == seat else seats.own(victim)
            return f"{seats.does(seat, 'throw')} {whose} goods from {origin} into the water at {to}."
        case on.Stayed(seat, at):
            return f"{seats.does(seat, 'stay')} at {at}."
        case on.Pushed(seat, victim, before, to):
            return f"{seats.does(seat, 'push')} {seats.name(victim)} from {before} to {to}."
        case on.Delivered(seat, origin, goal, points):
            worth = f": {counted(points, 'point')}" if seat == seats.you else ""  # §9.4
            return f"{seats.does(seat, 'deliver')} goods from {origin} at {goal}{worth}!"
    raise ValueError(f"no sentence for {event!r}")


def look(view: View, seat: int) -> str:
    """The own cargo, the own points, and what the memory aid keeps."""
    boat = view.boats[seat]
    cargo = "The boat is empty."
    if boat.cargo:
        worth = counted(boat.cargo.points or 0, "point")
        cargo = f"The cargo from {boat.cargo.origin} is for {boat.cargo.goal}, worth {worth}."
    marks = [
        f"the goods from {origin} at {goods.at} are for {goal}"
        for goods in view.afloat
        for origin, goal in zip(goods.origins, goods.remembered or (), strict=False)
        if goal
    ]
    memory = f" You remember: {listed(marks)}." if marks else ""
    return f"{cargo} {counted(boat.points or 0, 'point')} at home.{memory}"


def tally(view: View, seat: int) -> str:
    """Where the delivered goods came from."""
    delivered = view.boats[seat].delivered
    return f"goods from {listed([piece.origin for piece in delivered])}" if delivered else "nothing delivered"


RULES: Final = """\
Five islands lie around the bay, and on each of them goods for the other four. Each boat carries one piece. Only
its carrier knows which island it is for; sail into the harbour there, and it counts 1 to 3 points. The first with 7
wins.

Each turn both dice fall. First the light turns: red clockwise, green the other way, black as you like; or the keeper
sleeps. It lights one inner, one middle and one outer square. Boats that it finds lose their cargo: whoever rolled
throws it onto a square beside the boat, and everybody may fish it out. In a harbour a boat is safe.

Then your boat sails up to as many squares as the boat die shows, around rocks, and neither into the light nor through
it. Squares touch along their ring (M3, M4), inwards and outwards (O3, M3, I0). Sail onto another boat and you push it
away, into the light if you can; that ends your turn. So does taking goods: from an island with an empty boat, or out
of the water, where a laden boat exchanges its cargo. In a wrong harbour your turn ends too, and in the next one your
boat must leave."""

ABOUT: Final = About(
    defaults={"open_scores": True},
    intro="Bring your goods to the islands they are for, keep out of the light, be the first with 7 points.",
    rules=RULES,
    typing=(
        ("M3", "sail there, or throw or push there: what has to be done"),
        ("gems, or g", "the same with a harbour"),
        ("take M3, load gems", "sail there and take the goods"),
        ("stay", "stay where you are"),
        ("clockwise, counter", "turn the light, with black arrows"),
    ),
)

__all__ = ["ABOUT", "action", "board", "choices", "events", "look", "refusal", "tally", "to_do", "typed"]
