"""Smugglers' Island at the terminal: its board in text, and its sentences."""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from seaboard.cli.terminal import INK, LETTERS, SEAT_COLOURS, Choices, Said, Seats, Words, counted, listed, sentence
from seaboard.games import registry
from seaboard.games.smugglers import actions as do
from seaboard.games.smugglers import events as on
from seaboard.games.smugglers.data import DATA, ISLANDS, SQUARES, Place
from seaboard.games.smugglers.view import Afloat, Boat, Cargo, Dice, View

# How the board's lengths (its radius is 500) become columns and rows.
COLUMNS: Final = 77
ROWS: Final = 31
MIDDLE: Final = (38, 16)
PER_COLUMN: Final = 11.6
PER_ROW: Final = 28.5

SEA: Final = ("#1b2a66", "#22357c")
SEA_NAME: Final = "#b9c6f5"
CHART_LINE: Final = "#5468b8"
OPEN: Final = ("#0f6573", "#177d8b")
OPEN_NAME: Final = "bold #ffffff"
LIT: Final = "#fff0b8"
LIT_DOTS: Final = "#c9a545"
SAND: Final = "#e8c98a"
GRASS: Final = "#2f6d4f"

PLACE: Final = {place.name: place for place in DATA.place}
SEA_PLACES: Final = tuple(place.name for place in DATA.place if place.kind == "sea")
RINGS: Final = sorted({PLACE[name].outline[0] for name in SEA_PLACES})
FACE: Final = {face.name: face for face in DATA.lighthouse_die.faces}
WAY: Final = {"clockwise": "clockwise", "counter_clockwise": "counter-clockwise"}
WAY_SIGN: Final = {"clockwise": " ↻", "counter_clockwise": " ↺", "either": " ↻ or ↺", "none": ""}
ARROWS: Final = "↑↗→↘↓↙←↖"
TOWER: Final = ("▟▙", "▐▌", "██")
LEGEND: Final = "\\A/ boat   \\Ag/ laden, with goods from gems   ~c2~ 2 goods afloat   ▲▲ rock"
LEGEND_MARKS: Final = "*M3* in the light   [M3] you may choose it   gems 4: goods left on the island"


class Canvas:
    """Characters in rows and columns; each keeps the ground it stands on unless it brings its own."""

    def __init__(self) -> None:
        self._chars = [[" "] * COLUMNS for _ in range(ROWS)]
        self._ink = [[""] * COLUMNS for _ in range(ROWS)]
        self._ground = [[""] * COLUMNS for _ in range(ROWS)]

    def put(self, column: int, row: int, text: str, ink: str, ground: str | None = None) -> None:
        """Write a text; what would stand outside is moved inside."""
        column = max(0, min(column, COLUMNS - len(text)))
        for i, char in enumerate(text, column):
            self._chars[row][i] = char
            self._ink[row][i] = ink
            self._ground[row][i] = self._ground[row][i] if ground is None else ground

    def centre(self, column: int, row: int, text: str, ink: str, ground: str | None = None) -> None:
        """Write a text around a point."""
        self.put(column - len(text) // 2, row, text, ink, ground)

    def lines(self) -> list[Text]:
        """The rows, each in runs of one style."""
        return [self._line(row) for row in range(ROWS)]

    def _line(self, row: int) -> Text:
        styles = [
            f"{ink or 'default'} on {ground}" if ground else ink
            for ink, ground in zip(self._ink[row], self._ground[row], strict=True)
        ]
        line = Text(no_wrap=True)
        for style, run in groupby(zip(self._chars[row], styles, strict=True), key=lambda cell: cell[1]):
            line.append("".join(char for char, _ in run), style)
        return line


def _point(place: Place) -> tuple[int, int]:
    return MIDDLE[0] + round(place.at[0] / PER_COLUMN), MIDDLE[1] + round(place.at[1] / PER_ROW)


def _under(column: int, row: int) -> str | None:
    """The sea square at a point; an empty name on the lighthouse's island, None on land and beyond."""
    x, y = (column - MIDDLE[0]) * PER_COLUMN, (row - MIDDLE[1]) * PER_ROW
    radius, angle = math.hypot(x, y), math.degrees(math.atan2(x, -y))
    for name in SEA_PLACES:
        inner, outer, first, last = PLACE[name].outline
        if inner <= radius < outer and (angle - first) % 360 < last - first:
            return name
    return "" if radius < RINGS[0] else None


def _ring(name: str | None) -> int:
    """How far outside a place lies: 0 the lighthouse, then the rings."""
    if name is None:
        return len(RINGS) + 1
    return 1 + RINGS.index(PLACE[name].outline[0]) if name else 0


@cache
def _chart() -> dict[tuple[int, int], tuple[str, str]]:
    """The printed board: of every point that is not blank the place, and a dot where a ring or an inner square ends."""
    under = {(c, r): _under(c, r) for c in range(-1, COLUMNS + 1) for r in range(-1, ROWS + 1)}
    chart = {}
    for (c, r), name in under.items():
        if name is not None and 0 <= c < COLUMNS and 0 <= r < ROWS:
            around = (under[c + 1, r], under[c - 1, r], under[c, r + 1], under[c, r - 1])
            is_edge = max(map(_ring, around)) > _ring(name)
            is_inner = _ring(name) == 1 and any(_ring(other) == 1 and other != name for other in around[::2])
            chart[c, r] = name, "·" if is_edge or is_inner else " "
    return chart


def _ground(view: View, name: str, targets: set[str]) -> tuple[str, str]:
    """Colours of a sea square: its ground, and the lines on it."""
    if name in view.lit:
        return LIT, LIT_DOTS
    if not name:
        return GRASS, CHART_LINE
    shade = (SEA_PLACES.index(name) + _ring(name)) % 2
    return (OPEN[shade], SEA_NAME) if name in targets else (SEA[shade], CHART_LINE)


def _draw_chart(canvas: Canvas, view: View, targets: set[str]) -> None:
    for (column, row), (name, char) in _chart().items():
        ground, ink = _ground(view, name, targets)
        canvas.put(column, row, ":" if name in view.lit else char, ink, ground)


def _draw_lighthouse(canvas: Canvas, view: View) -> None:
    column, row = MIDDLE
    for i, part in enumerate(TOWER):
        canvas.put(column, row - 1 + i, part, "#ffffff", GRASS)
    angle = DATA.beam[view.beam].angle
    x, y = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    arrow = ARROWS[round(angle / 45) % len(ARROWS)]
    canvas.put(column + round(5 * x), row + round(2 * y), arrow, f"bold {LIT}", GRASS)


def _draw_names(canvas: Canvas, view: View, targets: set[str]) -> None:
    for name in SEA_PLACES:
        column, row = _point(PLACE[name])
        label, ink = name, SEA_NAME
        if name in targets:
            label, ink = f"[{name}]", OPEN_NAME
        if name in view.lit:
            label, ink = f"*{name}*", f"bold {INK}"
        canvas.centre(column, row, label, ink)


Piece = tuple[str, str, str | None]  # text, ink, ground


def _boat(boat: Boat) -> Piece:
    """A hull with the seat's letter, and the letter of the island its cargo is from."""
    cargo = boat.cargo.origin[0] if boat.cargo else ""
    return f"\\{LETTERS[boat.seat]}{cargo}/", f"bold {INK}", SEAT_COLOURS[boat.seat]


def _goods(goods: Afloat, view: View) -> Piece:
    """The letter of the island that the top piece is from, and how many there are."""
    n = len(goods.origins)
    ink = INK if goods.at in view.lit else SAND
    return f"~{goods.origins[-1][0]}{n if n > 1 else ''}~", f"bold {ink}", None


def _pieces_on(view: View, name: str) -> list[Piece]:
    rocks: list[Piece] = [("▲▲", "bold #d5d5d5", None)] if name in view.rocks else []
    boats = [_boat(boat) for boat in view.boats if boat.at == name]
    return rocks + boats + [_goods(goods, view) for goods in view.afloat if goods.at == name]


def _draw_pieces(canvas: Canvas, view: View) -> None:
    """What is on the sea squares, below their names."""
    for name in SEA_PLACES:
        column, row = _point(PLACE[name])
        pieces = _pieces_on(view, name)
        per_row = _room(name)
        for i in range(0, len(pieces), per_row):
            row += 1
            _draw_row(canvas, column, row, pieces[i : i + per_row])


def _room(name: str) -> int:
    """How many pieces fit side by side: where a ring runs across the screen the next square is near."""
    x, y = PLACE[name].at
    is_outside = _ring(name) == len(RINGS)
    if abs(x) > abs(y) or (is_outside and 2 * abs(x) > abs(y)):
        return 3
    return 2 if is_outside else 1


def _draw_row(canvas: Canvas, column: int, row: int, pieces: Sequence[Piece]) -> None:
    """Pieces side by side around a point."""
    width = len(" ".join(text for text, _, _ in pieces))
    column = max(0, min(column - width // 2, COLUMNS - width))
    for text, ink, ground in pieces:
        canvas.put(column, row, text, ink, ground)
        column += len(text) + 1


def _draw_harbours(canvas: Canvas, view: View, targets: set[str]) -> None:
    """Name and pieces of each island, its boats on the side that looks away from the sea."""
    for pile in view.islands:
        x, y = PLACE[pile.island].at
        column, row = _point(PLACE[pile.island])
        label = f"{pile.island} {pile.pieces}"
        canvas.centre(column, row, f"[{label}]" if pile.island in targets else f" {label} ", f"bold {INK}", SAND)
        boats = _pieces_on(view, pile.island)
        per_row = 2 if x else len(view.boats)
        for i in range(0, len(boats), per_row):
            row += -1 if y < 0 else 1
            _draw_row(canvas, column, row, boats[i : i + per_row])


def _draw_corners(canvas: Canvas, view: View, seats: Seats) -> None:
    """Title and round to the left, the dice to the right."""
    canvas.put(0, 0, registry.meta("smugglers").title["en"], "bold")
    canvas.put(0, 1, f"round {view.round}" if view.round else "set-up", "")
    for row, text in enumerate(_dice_lines(view, seats)):
        canvas.put(COLUMNS, row, text, "bold" if row else "")


def _dice_lines(view: View, seats: Seats) -> list[str]:
    if view.dice is None:
        return []
    lines = [
        f"{seats.own(view.seat)} dice" if view.reach else "last dice",
        f"light {_light_die(view.dice)}",
        f"boat {view.dice.boat}",
    ]
    return [*lines, f"steps left {view.reach}"] if 0 < view.reach < view.dice.boat else lines


def _light_die(dice: Dice) -> str:
    face = FACE[dice.lighthouse]
    return _face(dice.lighthouse) + WAY_SIGN[face.way]


def _face(name: str) -> str:
    return "keeper asleep" if FACE[name].way == "none" else name.replace("_", " ")


def _seat_line(view: View, boat: Boat, seats: Seats) -> Text:
    """Whose boat, the moorings, where it is and what it carries."""
    line = Text("▶ " if view.seat == boat.seat and view.phase != "over" else "  ", no_wrap=True)
    line.append(f" {LETTERS[boat.seat]} ", f"bold {INK} on {SEAT_COLOURS[boat.seat]}")
    line.append(f" {seats.kinds[boat.seat]:<13}{_moorings(view, boat):<{view.target + 5}}")
    line.append(f"{boat.at or '-':<11}{_cargo(boat.cargo)}{', wrong harbour' if boat.lies_wrong else ''}")
    return line


def _moorings(view: View, boat: Boat) -> str:
    if boat.points is None:
        return counted(len(boat.delivered), "piece")
    full = min(boat.points, view.target)
    return f"{'●' * full}{'○' * (view.target - full)} {boat.points}"


def _cargo(cargo: Cargo | None) -> str:
    if cargo is None:
        return "empty"
    if cargo.goal is None:
        return f"goods from {cargo.origin}"
    return f"{cargo.origin} → {cargo.goal}, {counted(cargo.points or 0, 'point')}"


def _target(action: Any) -> str | None:
    """The place that an action leads to."""
    return getattr(action, "to", None) or getattr(action, "at", None)


def board(view: View, seats: Seats, actions: Sequence[Any]) -> RenderableType:
    """The bay with everything on it, a legend, and a line for each seat."""
    targets = {place for place in map(_target, actions) if place}
    canvas = Canvas()
    _draw_chart(canvas, view, targets)
    _draw_lighthouse(canvas, view)
    _draw_names(canvas, view, targets)
    _draw_harbours(canvas, view, targets)
    _draw_pieces(canvas, view)
    _draw_corners(canvas, view, seats)
    legend = [Text(line, "dim", no_wrap=True) for line in (LEGEND, LEGEND_MARKS)]
    return Group(*canvas.lines(), *legend, Text(), *(_seat_line(view, boat, seats) for boat in view.boats))


# What somebody may do.

# Groups of actions, in the order of the list.
GOODS, HARBOURS, PUSHES, SAIL_TO, ROCK_ON, STAY = range(6)
TITLES: Final = {SAIL_TO: "Sail to", ROCK_ON: "Rock on"}  # of what may be many: side by side


def action(action: Any, view: View, seats: Seats) -> str:
    """An action as an order, an outcome of chance as a statement."""
    match action:
        case do.Began(seat):
            return sentence(f"{seats.does(seat, 'begin')}.")
        case do.PlaceRock(at):
            return f"Place the rock on {at}."
        case do.Shone(at):
            return f"The light points at {at}."
        case do.Moor(at):
            return f"Start in the harbour of {at}."
        case do.Drew(to):
            return f"The goods are for {to}."
        case do.Rolled(lighthouse, boat):
            return f"The dice show {_face(lighthouse)} and {boat}."
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
        found.append(Choices(TITLES.get(order, ""), group, [str(_target(action)) for action in group]))
    return found


def _order(view: View, action: Any) -> tuple[int, int]:
    """The group of an action, and its place in there."""
    place = _target(action)
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
    said = [word for word in text.lower().split() if word not in {"to", "at", "into", "the", "turn"}]
    if said in (["stay"], ["s"], ["wait"]):
        return do.Stay()
    if len(said) == 1 and said[0] in WAY_BY_WORD:
        return msgspec.convert({"kind": "turn", "way": WAY_BY_WORD[said[0]]}, do.Turn)
    kind: Any = KIND_BY_PHASE.get(view.phase, do.Sail)
    if said and said[0] in KIND_BY_WORD:
        kind = KIND_BY_WORD[said.pop(0)]
        said = said or [view.boats[view.seat].at or ""]
    place = _place(said[0]) if len(said) == 1 else None
    return kind(place) if place and _fits(kind, place) else None


def _place(word: str) -> str | None:
    """A square by its name, an island by its first letters."""
    for name in SQUARES:
        if word == name.lower() or (name in ISLANDS and name.startswith(word)):
            return name
    return None


def _fits(kind: Any, place: str) -> bool:
    """Is it a place that the rules could name there? Rocks and thrown goods lie at sea, boats start in harbours."""
    if kind is do.Moor:
        return place in ISLANDS
    return place in SEA_PLACES if kind in (do.PlaceRock, do.Throw) else True


def refusal(reason: str, action: Any, view: View) -> str:
    """Why an action is refused."""
    place = _target(action) or "there"
    reasons = {
        "ok": "This is allowed.",
        "not_now": "This is not what has to be decided now.",
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
    return sentence(reasons[reason])


# What has happened.


def events(happened: Sequence[Any], seats: Seats) -> list[Said]:
    """Sentences for what happened; the steps of one way, or of one turn of the light, are one sentence."""
    runs = list(_runs(happened))
    said = []
    for i, run in enumerate(runs):
        following = runs[i + 1][0] if i + 1 < len(runs) else None
        if not (isinstance(run[0], on.Arrived) and isinstance(following, on.Delivered)):
            said.append(Said(sentence(_sentence(run, seats)), opens=isinstance(run[0], on.Began | on.TurnBegan)))
    return said


def _runs(happened: Sequence[Any]) -> Iterator[list[Any]]:
    for (type_, _), run in groupby(happened, key=lambda event: (type(event), event.seat)):
        if type_ in (on.Sailed, on.LightMoved):
            yield list(run)
        else:
            yield from ([event] for event in run)


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
            return f"{seats.does(seat, 'roll')} {_face(lighthouse)} and {boat}."
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
            return f"{seats.does(seat, 'deliver')} goods from {origin} at {goal}: {counted(points, 'point')}!"
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
    return f"goods from {listed(delivered)}" if delivered else "nothing delivered"


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

WORDS: Final = Words(
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
    board=board,
    action=action,
    events=events,
    to_do=to_do,
    choices=choices,
    typed=typed,
    refusal=refusal,
    look=look,
    tally=tally,
)
