"""Whatever is said or asked: nothing fails, nobody is dropped but by a rule, and what is refused changes nothing."""

import asyncio
import logging
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as types

from seaboard.engine.state import CHANCE
from seaboard.server.limits import Limits
from seaboard.server.live import Live
from seaboard.server.protocol import CODES, FromPage
from seaboard.server.socket import MOST_MALFORMED
from tests.support.wire import House

STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    10**30,
    1.5,
    "",
    "\x00",
    "\u202e",
    "x" * 300,
    "😀",
    [],
    {},
    [[]],
    {"a": {}},
)
WORDS = ("gems", "coins", "vases", "moor", "sail", "stay", "M0", "O4", "smugglers", "sensible", "target", "first_seat", "seats")
KINDS = [kind for kind in get_args(FromPage) if kind.__name__ != "Hello"]
answered: Counter[str] = Counter()
WANTED = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]}


def value(rng: Random, kind: types.Type) -> Any:
    """Something of a type, or nearly."""
    if rng.random() < 0.05:
        return rng.choice(STRANGE)
    match kind:
        case types.BoolType():
            return rng.random() < 0.5
        case types.IntType():
            return rng.choice((0, 1, 2, 3, -1, rng.randrange(60)))
        case types.FloatType():
            return rng.random() * 1e6
        case types.LiteralType():
            return rng.choice(kind.values)
        case types.UnionType():
            return value(rng, rng.choice(kind.types))
        case types.DictType():
            names = ["kind", *WORDS]
            return {rng.choice(names): rng.choice((*WORDS, *range(4))) for _ in range(rng.randrange(4))}
        case types.VarTupleType() | types.ListType():
            return [value(rng, kind.item_type) for _ in range(rng.randrange(4))]
        case types.NoneType():
            return None
        case _:
            return rng.choice((*WORDS, "r"))


def message(rng: Random, live: Live) -> Any:
    """A message of the protocol, right or with something wrong in it; actions are often legal ones."""
    struct: Any = types.type_info(rng.choice(KINDS))
    made: dict[str, Any] = {"kind": struct.tag}
    for field in struct.fields:
        if field.required or rng.random() < 0.5:
            made[field.encode_name] = value(rng, field.type)
    if made["kind"] == "act" and live.match.awaits_entry:
        made["kind"] = "enter"
    if "action" in made and rng.random() < 0.7:
        seat = rng.randrange(3)
        legal = live.match.legal(CHANCE if made["kind"] == "enter" else seat)
        made["seat"] = seat
        if "seq" in made:
            made["seq"] = live.match.seq
        made["action"] = msgspec.to_builtins(rng.choice(legal)) if legal else made["action"]
    if "request" in made:
        made["request"] = f"f{rng.randrange(10**9)}"
    if rng.random() < 0.05:
        made[rng.choice(("extra", "kind", "seat"))] = rng.choice(STRANGE)
    return made


def standing(live: Live) -> Any:
    """All of a match that people could change."""
    return live.match.seq, live.match.digest, live.match.header, live.presence.rows, live.table


@pytest.mark.slow
@pytest.mark.parametrize("messages", [2_000, pytest.param(100_000, marks=pytest.mark.long)])
def test_no_message_breaks_a_table(tmp_path: Path, caplog: pytest.LogCaptureFixture, messages: int) -> None:
    rng = Random(14)  # noqa: S311  the same every time
    caplog.set_level(logging.WARNING)

    tables = cycle((WANTED, WANTED | {"game": "triangle", "own_dice": True}))

    async def play() -> None:
        async with House.at(tmp_path, limits=Limits(messages=10**6, previews=10**6)) as house:
            sent = 0
            while sent < messages:
                here: Any = {"address": "127.0.0.1", "headers": {"host": "localhost"}}
                seated = (await house.ask("POST", "/api/matches", next(tables), **here)).json
                live = await house.hub.live(seated["match"])
                sent += await talk(house, live, seated, rng, min(100, messages - sent))

    asyncio.run(play())
    assert not caplog.records, caplog.text
    assert {"enter", "accepted", "refused", "update", "previewed", "history", "signalled", "asked"} <= answered.keys()
    assert answered["accepted"] * 20 > messages, "much of it is right"


async def talk(house: House, live: Live, seated: Any, rng: Random, most: int) -> int:
    """Say so much at one table; how much it was."""
    async with house.page(live.id, seated["token"]) as page:
        page.say(kind="ready", request="start", seats=[0, 1])
        await page.ask(kind="seat", seat=2, to="bot", request="bot")
        malformed = 0
        for number in range(most):
            said = message(rng, live)
            await live.settled()
            before = standing(live)
            page.say(**{str(name): each for name, each in said.items()})
            page.say(kind="ask_time", sent=float(number))
            answers = []
            while (heard := await page.hear()).get("sent") != number:
                if not heard:  # the one rule: without a seat one may not stay where nobody may watch
                    assert not live.table.watch, f"dropped by {said}"
                    return number + 1
                answers.append(heard)
            refused = [each for each in answers if each["kind"] == "refused" and each["request"] == said.get("request")]
            assert all(each["code"] in CODES and each["code"] != "error" for each in refused), (said, refused)
            if refused:
                await live.settled()
                assert standing(live) == before, said
            answered.update(each["kind"] for each in answers)
            if said["kind"] == "enter" and any(each["kind"] == "accepted" for each in answers):
                answered["enter"] += 1
            malformed = malformed + 1 if any(each["code"] == "malformed" for each in refused) else 0
            assert malformed < MOST_MALFORMED
        return most
