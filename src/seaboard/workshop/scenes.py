"""Named positions as stored matches: what `seaboard screenshots` shows and browser tests start from."""

from pathlib import Path
from typing import Any

import msgspec

from seaboard.engine.errors import Malformed
from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.clock import now_ms
from seaboard.server.storage.store import Store, TableRow
from seaboard.table import dice

SECRET = bytes(dice.SECRET_BYTES)  # every picture is the same each time


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """A position, who sits there, and what is opened before the picture is taken."""

    note: str
    seats: int
    people: int
    """The first so many seats are persons, the others bots."""
    options: dict[str, Any]
    view: int | None
    """The one seat that this device holds; none: it holds those of all persons."""
    position: dict[str, Any] | None
    do: list[str]
    """Buttons to press, by their test ids."""
    log: list[dict[str, Any]] = []
    """What the table tells as its past, in a picture."""
    own_dice: bool = False
    """Do the people throw dice of their own?"""


class Scenes(msgspec.Struct, forbid_unknown_fields=True):
    """The scenes of a game, and names for whoever sits there."""

    names: list[str]
    scenes: dict[str, Scene]


def read(path: Path) -> Scenes:
    """The scenes of a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Scenes)
    except (OSError, msgspec.MsgspecError) as error:
        raise Malformed(f"{path} has no scenes: {error}") from error


def keep(store: Store, game_id: str, name: str, scene: Scene, names: list[str]) -> tuple[str, str]:
    """Store a scene as a match; its id, and the token of the device that looks at it."""
    token, match_id = f"token-{game_id}-{name}", f"scene-{game_id}-{name}"
    players = [
        NewPlayer("person", names[seat]) if seat < scene.people else NewPlayer("bot", names[seat], bot="sensible")
        for seat in range(scene.seats)
    ]
    rows = [
        row if scene.view is None or row.seat == scene.view or row.kind == "bot" else row._replace(token_hash=bytes(32))
        for row in seating.seat_rows(players, token)
    ]
    match = new_match(match_id, SECRET, game_id, scene.options, rows, scene.position, own_dice=scene.own_dice)
    opening = match.propose_start() if scene.position is None else match.propose_chance()
    table = TableRow(own_dice=scene.own_dice, host=scene.view if scene.own_dice else None)
    store.create(match_id, match.header, SECRET, rows, opening.progress.entries, now_ms(), table).result()
    return match_id, token
