"""A stored match whose people sit at devices of their own, each with the token `token-<seat>`."""

import os
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from seaboard.server import seating
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer
from seaboard.server.clock import now_ms
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Store, TableRow
from seaboard.workshop.scenes import SECRET
from tests.support.asking import Asking

NAMES = ("Anna", "Ben", "Cleo", "Dora")
kept: Counter[str] = Counter()  # how many matches a test has stored


def token(seat: int) -> str:
    """What opens a seat of such a match."""
    return f"token-{seat}"


def keep_apart(settings: Settings, asking: Asking[Any], *, lent: Sequence[int] = (), table: TableRow = TableRow(host=0)) -> str:  # noqa: B008
    """Store a match as it stands; for the seats in `lent` a bot sails. Its id."""
    header = asking.match.header
    players = [NewPlayer("person", NAMES[seat]) for seat in range(asking.match.n_seats)]
    rows = [
        row._replace(token_hash=seating.token_hash(token(row.seat)), lent="sensible" if row.seat in lent else None)
        for row in seating.seat_rows(players, "")
    ]
    options = {name: value for name, value in header.options.items() if name != "seats"}
    store = Store(settings.database)
    # Dice follow from the id: a test has the same dice whenever it runs.
    test = os.environ["PYTEST_CURRENT_TEST"]
    kept[test] += 1
    id_ = f"apart-{sha256(f'{test} {kept[test]}'.encode()).hexdigest()[:12]}"
    match = new_match(id_, SECRET, header.game, options, rows, header.position, own_dice=table.own_dice)
    store.create(
        str(match.header.id), match.header, SECRET, rows, match.propose_chance().progress.entries, now_ms(), table
    ).result()
    store.close()
    return str(match.header.id)
