"""Tells one whole match of each game as a listener hears it, in English and German: tests/speech.

A test compares them. Write them anew with `.venv/bin/python tools/speech.py`, and read them: a blind player is told no more.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

import seaboard
from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.games import registry
from seaboard.table import moments
from seaboard.table.match import Progress

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build

FOLDER: Final = ROOT / "tests/speech"
LANGUAGES: Final = ("de", "en")
MATCHES: Final[dict[str, dict[str, Any]]] = {
    "smugglers": {"seats": 2, "seed": 6, "target": 4},
    "triangle": {"seats": 3, "seed": 18, "length": "short"},
    "aboard": {"seats": 2, "seed": 4, "pace": "race"},
}
ME: Final = 0
NAMES: Final = ("", "Ahab", "Nemo")
EMBLEMS: Final = ("anchor", "star", "whale")


def record(game: str) -> dict[str, Any]:
    """A match between bots, as the page of seat 0 hears it from the server."""
    options = MATCHES[game]
    played = seaboard.new(game, **options)
    player, rng = bot("sensible"), new_rng("speech", options["seed"])
    resync = seen(played) | {"kind": "resync"}
    updates: list[dict[str, Any]] = []
    actions: dict[int, Any] = {}
    while not played.over:
        seat = played.actors[len(updates) % len(played.actors)]
        action = played.chosen_by(player, seat, rng)
        since = played.seq
        if seat == ME:
            actions[since] = action
        updates.append(update(played, since, played.act(seat, action)))
    return {
        "game": game,
        "data": registry.board_data(game),
        "players": [sailor(seat) for seat in range(options["seats"])],
        "resync": resync,
        "updates": updates,
        "actions": actions,
    }


def sailor(seat: int) -> dict[str, Any]:
    """Who sits on a seat."""
    kind = "person" if seat == ME else "bot"
    return {"seat": seat, "kind": kind, "name": NAMES[seat], "emblem": EMBLEMS[seat], "here": True, "away": None}


def seen(played: seaboard.Match) -> dict[str, Any]:
    """The table through the eyes of seat 0."""
    return {
        "seq": played.seq,
        "seat": ME,
        "view": played.view(ME),
        "actors": played.actors,
        "legal": played.legal(ME) if ME in played.actors else (),
        "undo": None,
        "undo_others": (),
        "outcome": played.outcome,
        "story": [scene._asdict() for scene in moments.story(played.log)] if played.over else (),
        "clock": None,
        "hands": (),
        "due": None,
    }


def update(played: seaboard.Match, since: int, progress: Progress) -> dict[str, Any]:
    """What happened, and whose hand holds its throws."""
    events = progress.told(ME)
    thrown = [event.seat for event in progress.events if event.kind in played.game.thrown]
    throws = [seat if seat == ME else None for seat in thrown]
    return seen(played) | {"kind": "update", "since": since, "events": events, "throws": throws, "back_to": None}


def scripts() -> dict[str, str]:
    """Name of the file → all that is said in a match, a line for each sentence."""
    records = {f"{game}.{language}.txt": record(game) | {"language": language} for game in MATCHES for language in LANGUAGES}
    node = hatch_build.npm()[0]
    told = subprocess.run(
        [node, "--disable-warning=ExperimentalWarning", "--import", "./runes.js", "src/ear/script.ts"],
        cwd=ROOT / hatch_build.CLIENT,
        env=hatch_build.environment(),
        input=msgspec.json.encode(list(records.values())),
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    lines: list[list[str]] = msgspec.json.decode(told)
    return {name: "".join(f"{line}\n" for line in told) for name, told in zip(records, lines, strict=True)}


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in scripts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
