"""Positions just before each great moment, and the action that brings it about."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.storage.store import Store
from seaboard.workshop.scenes import SECRET, Scene, keep, read

FOLDER = Path(__file__).parents[2] / "web" / "scenes"
NAMES = ["Ann", "Ben", "Cleo", "Dora"]
MOST_NAMES = 2000  # a spin has sixteen segments: one of so many names brings any

Json = dict[str, Any]
Events = list[Json]


class Great(NamedTuple):
    """A stored scene with changes, what is done there, what must happen then, and what shows it."""

    game: str
    scene: str
    changes: Json
    action: Json
    happens: Callable[[Events], bool]
    sign: str
    """What is in the page as long as the moment has its scene."""
    tells: str
    """What is written or said of it."""
    options: Mapping[str, Any] = MappingProxyType({})
    people: int = 1
    """The others are bots, except in a race: they would take what is wanted while the page still comes."""


def told(*kinds: str, without: tuple[str, ...] = ()) -> Callable[[Events], bool]:
    """All of these are told, and none of those."""
    return lambda events: set(kinds) <= (seen := {event["kind"] for event in events}) and seen.isdisjoint(without)


def caption(say: str) -> str:
    """The ribbon that names a moment."""
    return f"[data-testid=caption][data-say={say}]"


def turn(way: str) -> Json:
    """Turn the light."""
    return {"kind": "turn", "way": way}


AT_THE_QUAY = {"boats": [{"at": "O12", "cargo": {"from": "gems", "to": "vases"}}, {"at": "M17"}, {"at": "M2"}]}
ALL_CARDS = ["D01", "D07", "D10", "D16", "D19", "T05", "T08", "P01", "P05", "P12", "O04", "O05", "O12"]
LAST_CARD = {
    "round": 2,
    "drawn": ALL_CARDS,
    "played": ALL_CARDS,
    "used": ["D09", "D03", "D13", "D18", "D20", "T01", "T04", "P03", "P07", "P11", "O02", "O07", "O11"],
    "card": "O12",
    "postponed": 0,
    "parrots": [1],
    "asked": [0],
}
IN_THE_WAY = {
    "first": 1,
    "die": 1,
    "cloud": {"at": [8, 6], "letter": "A"},
    "fleets": [{"ships": ["S3", "L5", "bananas-1", "O4"]}, {"ships": ["S4", "S8", "B3", "oil-1"]}],
}
NEAR = {"first": 1, "cloud": {"at": [12, 4], "letter": "E"}}  # a magnet turns past one of our ships
HANGING = {
    "first": 1,
    "fleets": [{"ships": ["S3", "L5", "bananas-1", "O4"]}, {"ships": ["magnet-1", "S8", "B3", "oil-1"]}],
}
NEARLY_RICH = {
    "fleets": [
        {"ships": ["B8", "L1", "S5", "oil-1"], "cargo": {"sugar": [60], "lumber": [70, 60]}},
        {"ships": ["O7", "bananas-1", "lost", "S1"], "cargo": {"oil": [100]}},
        {"ships": ["L9", "O2", "sugar-1", "lumber-2"], "cargo": {"sugar": [50], "bananas": [40]}},
    ]
}
SAIL = {"kind": "sail", "ship": 0}
STORMY = ("caught", "pushed", "emptied", "sent_back")
SIGH = "[data-testid=phew]"

QUAY = {"kind": "sail", "to": "vases"}
LAST_TILE = {"kind": "take", "tile": "t14", "to": "below"}
COURSE = {"kind": "sail", "ship": 1}

GREAT = {
    "smugglers-caught": Great(
        "smugglers", "beam-choice", {}, turn("clockwise"), told("caught"), caption("scene-caught"), "Caught!"
    ),
    "smugglers-missed": Great(
        "smugglers",
        "beam-choice",
        {"boats": [{"at": "M5"}, {"at": "M17"}, {"at": "O14"}]},
        turn("counter_clockwise"),
        told("light_moved", without=("caught",)),
        SIGH,
        "Phew!",
    ),
    "smugglers-delivered": Great(
        "smugglers", "delivered", AT_THE_QUAY, QUAY, told("delivered"), caption("scene-delivered"), "You deliver"
    ),
    "smugglers-won": Great(
        "smugglers", "delivered", AT_THE_QUAY, QUAY, told("won"), caption("scene-won"), "You win", {"target": 1}
    ),
    "triangle-caught": Great(
        "triangle",
        "two-players",
        {"first": 1},
        COURSE,
        told("caught", without=("emptied",)),
        caption("storm-caught"),
        "Caught!",
    ),
    "triangle-missed": Great("triangle", "two-players", NEAR, COURSE, told("cloud_moved", without=STORMY), SIGH, "Phew!"),
    "triangle-back": Great(
        "triangle", "two-players", IN_THE_WAY, SAIL, told("sent_back"), caption("storm-back"), "has to go back"
    ),
    "triangle-lost": Great("triangle", "two-players", HANGING, SAIL, told("lost"), caption("storm-lost"), "has lost"),
    "triangle-sold": Great("triangle", "home-port", {}, SAIL, told("took", "bonus"), caption("scene-took"), "You take"),
    "triangle-won": Great("triangle", "short", NEARLY_RICH, SAIL, told("ended"), caption("scene-won"), "enough money"),
    "aboard-cast-off": Great(
        "aboard", "two-places", {"hauled": 6}, LAST_TILE, told("cast_off"), "[data-testid=shout]", "Cast off!", people=4
    ),
    "aboard-chest": Great(
        "aboard", "chest", {}, {"kind": "bury", "to": "deck"}, told("buried"), caption("scene-chest"), "a chest on deck"
    ),
    "aboard-won": Great(
        "aboard", "order", LAST_CARD, {"kind": "decline"}, told("ended"), caption("scene-won"), "The richest ship wins"
    ),
}


def scene_of(great: Great) -> Scene:
    """The stored scene with the changes; the device has heard nothing yet."""
    scene = read(FOLDER / f"{great.game}.json").scenes[great.scene]
    position = (scene.position or {}) | great.changes
    if "hauled" in position:  # the own ship has this tile of the heap on its deck
        tile = position.pop("hauled")
        own, *others = position["ships"]
        shows = position["heap"][tile]
        position["heap"] = [*position["heap"][:tile], "-", *position["heap"][tile + 1 :]]
        position["ships"] = [own | {"deck": own["deck"] | {shows: own["deck"].get(shows, 0) + 1}}, *others]
    return msgspec.structs.replace(
        scene, people=great.people, options={**scene.options, **great.options}, position=position, log=[]
    )


def brings(great: Great, scene: Scene, name: str) -> bool:
    """Do the dice of a match of this name bring it about?"""
    players = [
        NewPlayer("bot" if seat else "person", NAMES[seat], bot="sensible" if seat else None) for seat in range(scene.seats)
    ]
    rows = seating.seat_rows(players, "token")
    match = new_match(f"scene-{great.game}-{name}", SECRET, great.game, scene.options, rows, scene.position)
    match.adopt(match.propose_chance())
    return great.happens(msgspec.to_builtins(match.act(0, great.action).told(0)))


def store_moment(store: Store, name: str, number: int = 0) -> tuple[str, str]:
    """Store a match whose dice bring a moment about, the first of such or a later one; its id, and the token of its device."""
    great = GREAT[name]
    scene = scene_of(great)
    names = (f"{name}-{i}" for i in range(MOST_NAMES))
    found = [one for one, _ in zip((one for one in names if brings(great, scene, one)), range(number + 1), strict=False)]
    return keep(store, great.game, found[number], scene, NAMES)
