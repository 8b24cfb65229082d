"""The tables of a run: all games, and all ways of being together in play."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from seaboard.workshop.torture.ledger import Ledger
from seaboard.workshop.torture.players import Device, Manners, Table
from seaboard.workshop.visitor import ask

PERSON: Final = {"kind": "person"}
FRIEND: Final = {"kind": "open"}
TRIES: Final = 5  # to open a table
BOT: Final = {"kind": "bot", "bot": "sensible"}


class Way(NamedTuple):
    """One way of being together."""

    name: str
    game: str
    players: tuple[dict[str, str], ...]
    options: dict[str, Any]
    manners: Manners = Manners()
    tabs: int = 1
    """How many pages the first device has: their people act for the same seats."""
    screen: bool = False
    """Is there a screen that is the table?"""
    watcher: bool = False
    hands: bool = False
    """Do the seats of the first device act at once?"""
    keeps_time: bool = False
    """May the table act for whoever is late?"""


WAYS: Final = (
    Way("friends", "smugglers", (PERSON, FRIEND), {"target": 2}, Manners(pause=True), watcher=True),
    Way("race", "aboard", (PERSON, FRIEND, FRIEND, FRIEND), {"pace": "race", "hands": [25] * 4}, keeps_time=True),
    Way("screen", "triangle", (PERSON, FRIEND), {"length": "short"}, Manners(pause=True), screen=True),
    Way("device", "smugglers", (PERSON, PERSON, PERSON), {}),
    Way("lent", "triangle", (PERSON, FRIEND), {}, Manners(leave=True)),
    Way("hands", "aboard", (PERSON, PERSON), {"pace": "gentle", "hands": [25, 25]}, hands=True, keeps_time=True),
    Way("bots", "smugglers", (PERSON, BOT, BOT), {"target": 3}),
    Way("tabs", "triangle", (PERSON, PERSON), {}, tabs=2),
    Way("turns", "aboard", (PERSON, FRIEND, BOT), {"pace": "turns"}),
)


def ways(tables: int) -> tuple[Way, ...]:
    """So many tables, all ways in turn."""
    return tuple(WAYS[nth % len(WAYS)] for nth in range(tables))


async def seat(nth: int, way: Way, ledger: Ledger, rng: Random, lines: Sequence[Callable[[], str]]) -> list[Device]:
    """Open a table and let everybody come. Each device has its own way to it."""
    for tried in range(1, TRIES + 1):
        try:
            seated, friends = await asyncio.to_thread(_open, way, lines[0]())
            break
        except OSError:  # on a slow machine a process may not answer in time; nobody has been told of that table
            if tried == TRIES:
                raise
    bots = frozenset(number for number, player in enumerate(way.players) if player is BOT)
    table = Table(way.game, seated["match"], way.manners, _by_themselves(way), bots=bots)
    ledger.begin(table.match, table.by_themselves)

    def device(name: str, token: str | None, **hello: Any) -> Device:
        own = Random(rng.random())  # noqa: S311  a run that can be repeated
        return Device(f"{way.name}-{nth}-{name}", table, ledger, own, rng.choice(lines), token, **hello)

    hello: dict[str, Any] = {"hands": True} if way.hands else {}
    devices = [device(f"host-{tab}", seated["token"], **hello).plays(host=True) for tab in range(way.tabs)]
    devices += [
        device(f"friend-{i}", token).plays(leaves=way.manners.leave and i == len(friends) - 1) for i, token in enumerate(friends)
    ]
    devices += [device("screen", seated["token"], screen=True)] if way.screen else []
    devices += [device("watcher", None)] if way.watcher else []
    return devices


def _open(way: Way, base: str) -> tuple[Any, list[str]]:
    """Open a table and take its open seats; who has opened it, and the tokens of the others."""
    seated = ask(base, "/api/matches", {"game": way.game, "players": way.players, "options": way.options})
    n_friends = sum(player is FRIEND for player in way.players)
    return seated, [ask(base, f"/api/matches/{seated['match']}/claim", {})["token"] for _ in range(n_friends)]


def _by_themselves(way: Way) -> tuple[int, ...]:
    """The seats that may act without anybody's request."""
    everybody = tuple(range(len(way.players)))
    if way.keeps_time:
        return everybody
    return tuple(seat for seat in everybody if way.players[seat] is BOT or (way.manners.leave and way.players[seat] is FRIEND))
