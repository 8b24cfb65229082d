"""Writes matches for the client's harness: board, views and told events as the server sends them.

Run it after a change of view, events or board: `.venv/bin/python tools/client_fixtures.py`.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

import seaboard
from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.games import registry
from seaboard.games.aboard.data import DATA as CARGO

GAMES: Final = Path(__file__).resolve().parent.parent / "web/src/games"
FOLDER: Final = GAMES / "smugglers/fixtures"
TRIANGLE: Final = GAMES / "triangle/fixtures"
ABOARD: Final = GAMES / "aboard/fixtures"
STORMY: Final[dict[str, Any]] = {"seats": 4, "seed": 21, "length": "short"}  # ships are caught, pushed aside, sent back and lost
VOYAGE: Final[dict[str, Any]] = {"seats": 3, "seed": 4}
AT_SEA: Final = ("meet", "answer", "choose", "store", "pay", "chest", "over")
MATCHES: Final[dict[str, dict[str, Any]]] = {
    "two": {"seats": 2, "seed": 5, "target": 5},
    "three": {"seats": 3, "seed": 11},
    "four": {"seats": 4, "seed": 8, "rocks": 2, "memory_aid": True, "open_scores": True, "rocks_by": "seats"},
}
EMBLEMS: Final = ("anchor", "star", "whale", "wave")
NAMES: Final = ("Mia", "Jo", "Noor", "Luc")
MOST_FRAMES: Final = 90


def board() -> dict[str, Any]:
    """The part of the data that the page draws from."""
    data = registry.board_data("smugglers")
    return {"places": _bare(data["place"]), "islands": _bare(data["island"]), "beams": _bare(data["beam"])}


def _bare(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "source"} for row in rows]


def match(seat: int, options: dict[str, Any]) -> dict[str, Any]:
    """A match between bots, as seat 0 sees it: every frame has what was told and the view after it."""
    played = seaboard.new("smugglers", **options)
    player, rng = bot("sensible"), new_rng("fixtures", options["seed"])
    frames = [_frame(played, seat, played.opening)]
    while not played.over and len(frames) < MOST_FRAMES:
        actor = played.actors[0]
        frames.append(_frame(played, seat, played.act(actor, played.chosen_by(player, actor, rng))))
    players = [{"name": NAMES[i], "emblem": EMBLEMS[i], "letter": "ABCD"[i]} for i in range(options["seats"])]
    return {"seat": seat, "players": players, "frames": frames}


def _frame(played: seaboard.Match, seat: int, progress: seaboard.Progress) -> dict[str, Any]:
    told = msgspec.to_builtins(progress.told(seat))
    actor = played.actors[0] if played.actors else None
    legal = msgspec.to_builtins(played.legal(actor)) if actor is not None else []
    return {"events": told, "view": msgspec.to_builtins(played.view(seat)), "actor": actor, "legal": legal}


def storm() -> list[dict[str, Any]]:
    """A match of Devil's Triangle between bots: what was told, and of the view only what is drawn on the chart."""
    played = seaboard.new("triangle", **STORMY)
    player, rng = bot("sensible"), new_rng("fixtures", STORMY["seed"])
    frames = []
    while not played.over:
        actor = played.actors[0]
        frame = _frame(played, seaboard.SPECTATOR, played.act(actor, played.chosen_by(player, actor, rng)))
        view = {key: value for key, value in frame["view"].items() if key not in ("courses", "spin")}
        frames.append({"events": frame["events"], "view": view | {"fleets": [], "ships": [_slim(one) for one in view["ships"]]}})
    return frames


def _slim(ship: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in ship.items() if key not in ("danger", "under")}


def voyage() -> list[dict[str, Any]]:
    """A match of Anchors Aweigh! between bots, as seat 0 sees it at sea: what was told, and the view after it."""
    played = seaboard.new("aboard", **VOYAGE)
    player, rng = bot("sensible"), new_rng("fixtures", VOYAGE["seed"])
    frames = []
    while not played.over:
        actor = played.actors[0]
        frame = _frame(played, 0, played.act(actor, played.chosen_by(player, actor, rng)))
        if frame["view"]["phase"] in AT_SEA:
            frames.append({"events": frame["events"], "view": frame["view"] | {"heap": []}})
    return frames


def main() -> None:
    """Write all files."""
    TRIANGLE.mkdir(parents=True, exist_ok=True)
    (TRIANGLE / "board.json").write_bytes(msgspec.json.encode(registry.board_data("triangle")) + b"\n")
    (TRIANGLE / "storm.json").write_bytes(msgspec.json.encode(storm()) + b"\n")
    ABOARD.mkdir(parents=True, exist_ok=True)
    (ABOARD / "board.json").write_bytes(msgspec.json.encode(CARGO) + b"\n")
    (ABOARD / "voyage.json").write_bytes(msgspec.json.encode(voyage()) + b"\n")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "board.json").write_bytes(msgspec.json.encode(board()) + b"\n")
    for name, options in MATCHES.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(match(0, options)) + b"\n")


if __name__ == "__main__":
    main()
