"""docs/dice.md is enough for a stranger: a verifier that was written from it agrees with ours, and its tables with every draw.

The verifier uses none of our code, only the document and the games' data files. It follows as much of the rules as the matches in
docs/vectors need: those are whole ones.
"""

import hashlib
import hmac
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.replay import Log
from seaboard.games import registry
from seaboard.table.match import resume
from seaboard.table.verify import NotFair, verify
from tests.support.games import DRAWN

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "dice.md").read_text(encoding="utf-8")
Entry = dict[str, Any]
Draw = tuple[str, list[Entry]]  # the purpose, and what each share means


# What a stranger wrote.


def check_file(match: dict[str, Any]) -> list[int]:
    """The shares that were drawn, or an `AssertionError` that names the entry."""
    header, key = match["header"], key_of(match)
    drawn = []
    kept: list[Entry] = []  # entries that were not taken back
    purposes: list[tuple[int, str]] = []  # of the draws that were not
    for entry in match["entries"]:
        action = entry["action"]
        if action["kind"] == "undo":
            kept = [one for one in kept if one["seq"] <= action["to"]]
            purposes = [(seq, purpose) for seq, purpose in purposes if seq <= action["to"]]
            continue
        if entry["seat"] == "chance":
            purpose, means = DRAWS[header["game"]](kept, action["kind"], header["options"])
            n = sum(other == purpose for _, other in purposes)
            drawn.append(pick(key, purpose, n, len(means)))
            assert action == {"kind": action["kind"], **means[drawn[-1]]}, f"entry {entry['seq']}"
            purposes.append((entry["seq"], purpose))
        kept.append(entry)
    return drawn


def key_of(match: dict[str, Any]) -> bytes:
    header, secret = match["header"], bytes.fromhex(match["secret"])
    id_ = header["id"].encode()
    commitment = hashlib.sha256(b"seaboard/1/secret" + id_ + secret).digest()
    assert commitment.hex() == header["commitment"], "another secret"
    shares = b"".join(bytes.fromhex(share["value"]) for share in header["shares"])
    return hmac.digest(secret, id_ + commitment + shares, "sha256")


def pick(key: bytes, purpose: str, n: int, shares: int) -> int:
    attempt = 0
    while True:
        message = purpose.encode() + b"\0" + n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        w = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if w < 2**64 - 2**64 % shares:
            return w % shares
        attempt += 1


@cache
def data_of(game: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "src" / "seaboard" / "games" / game / "board.toml").read_text(encoding="utf-8"))


def smugglers(kept: list[Entry], kind: str, options: dict[str, Any]) -> Draw:
    data = data_of("smugglers")
    islands = [island["name"] for island in data["island"]]
    if kind == "shone":
        return "set_up", [{"at": island} for island in islands]
    if kind == "rolled":
        faces = [face["name"] for face in data["lighthouse_die"]["faces"]]
        return "dice", [{"lighthouse": face, "boat": n} for face in faces for n in data["boat_die"]["faces"]]
    assert kind == "drew"
    places: dict[int, str] = {}
    gone: set[tuple[str, str]] = set()
    here = ""
    for entry in [*kept, {"seat": "chance", "action": {"kind": "drew", "to": ""}}]:
        action = entry["action"]
        if entry["seat"] != "chance":
            places[entry["seat"]] = action.get("to") or action["at"]
            led = action["kind"] == "take" and places[entry["seat"]] in islands
            taker = entry["seat"] if led else (entry["seat"] + 1) % options["seats"]
        elif action["kind"] == "drew":
            here = places[taker]
            gone.add((here, action["to"]))
    return "goods", [{"to": goal} for goal in islands if goal != here and (here, goal) not in gone]


def triangle(kept: list[Entry], kind: str, _: dict[str, Any]) -> Draw:
    data = data_of("triangle")
    if kind == "rolled":
        return "dice", [{"die": eyes} for eyes in range(1, 7)]
    if kind == "spun":
        return "spinner", [{"segment": i} for i in range(len(data["segment"]))]
    down = [sorted(pile["values"]) for pile in data["pile"]]
    came: dict[tuple[int, int], int] = {}  # seat and ship -> the port where it last turned up a card
    first, sailed, port = 0, (0, 0), 0
    for entry in [*kept, {"seat": "chance", "action": {"kind": "turned_up", "value": None}}]:
        action = entry["action"]
        if action["kind"] == "sail":
            sailed = entry["seat"], action["ship"]
        elif action["kind"] == "turned_up":
            if first < len(down):
                port, first = first, first + 1
            else:
                before = came.get(sailed, sailed[1])
                port = next(at % len(down) for at in range(before + 1, before + 1 + len(down)) if down[at % len(down)])
                came[sailed] = port
            if action["value"] is not None:
                down[port].remove(action["value"])
    return "cards", [{"value": value} for value in down[port]]


def aboard(kept: list[Entry], kind: str, options: dict[str, Any]) -> Draw:
    data = data_of("aboard")
    fell = [entry["action"] for entry in kept if entry["seat"] == "chance"]
    before = []  # what fell in the first round: it ends when all of its cards were revealed
    n_cards = sum(category["round"] for category in data["category"])
    shown = [i for i, action in enumerate(fell) if action["kind"] == "revealed"]
    if len(shown) >= n_cards:
        before, fell = fell[: shown[n_cards - 1] + 1], fell[shown[n_cards - 1] + 1 :]
    of_kind = [action for action in fell if action["kind"] == kind]
    if kind == "began":
        return "set_up", [{"seat": seat} for seat in range(options["seats"])]
    stars = (("", "plain"), ("*", "starfish"))
    faces = [(tile["kind"] + star, tile[field]) for star, field in stars for tile in data["tile"] if tile[field]]
    if kind == "laid":
        m = faces[len(of_kind)][1]
        return "set_up", [{"open": i} for i in range(m + 1) for _ in range(comb(m, i))]
    if kind == "turned":
        opened = [action["open"] for action in fell if action["kind"] == "laid"]
        turned = [action["shows"] for action in of_kind]
        left = [(face, m - n - turned.count(face)) for (face, m), n in zip(faces, opened, strict=True)]
        purpose = "hands" if kept[-1]["action"]["kind"] == "snatch" else "heap"
        return purpose, [{"shows": face} for face, m in left for _ in range(m)]
    gone = {action["card"] for action in before if action["kind"] == "dealt"}
    return "cards", cards(data, fell, kind, gone)


def cards(data: dict[str, Any], fell: list[Entry], kind: str, gone: set[str]) -> list[Entry]:
    category_of = {card["name"]: card["category"] for card in data["card"] if card["name"] not in gone}
    dealt = [action["card"] for action in fell if action["kind"] == "dealt"]
    if kind == "dealt":
        due = [category["name"] for category in data["category"] for _ in range(category["round"])][len(dealt)]
        return [{"card": card} for card, of in category_of.items() if of == due and card not in dealt]
    top, under = None, 0  # the category that was topped and not yet revealed; orders under the pile
    for action in fell:
        if action["kind"] == "topped":
            top, under = (None, under + 1) if action["category"] == "order" else (action["category"], under)
        elif action["kind"] == "revealed":
            top, under = None, under - (top is None)
    revealed = [action["card"] for action in fell if action["kind"] == "revealed"]
    coming = [card for card in category_of if card in dealt and card not in revealed]
    if kind == "revealed":
        return [{"card": card} for card in coming if category_of[card] == (top or "order")]
    names = [category["name"] for category in data["category"]]
    piled = {name: sum(category_of[card] == name for card in coming) for name in names}
    piled["order"] -= under
    return [{"category": name} for name in names for _ in range(piled[name])]


DRAWS: dict[str, Callable[[list[Entry], str, dict[str, Any]], Draw]] = {
    "smugglers": smugglers,
    "triangle": triangle,
    "aboard": aboard,
}

# What we hold against it.


def vector(game: str) -> str:
    return (ROOT / "docs" / "vectors" / f"{game}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", DRAWN)
def test_a_stranger_finds_what_we_find(game: str) -> None:
    verdict = verify(Log.from_json(vector(game)))
    match = json.loads(vector(game))
    drawn, key = check_file(match), key_of(match).hex()
    assert resume(Log.from_json(vector(game))).over, "it is a whole match"
    assert drawn == [one.share for one in verdict.draws]
    assert re.search(rf"^\| \[{game}\]\(vectors/{game}\.json\), [^|]+\| {len(drawn)} \| `{key}` \|$", DOC, re.MULTILINE)


@pytest.mark.parametrize("game", DRAWN)
def test_a_stranger_notices_what_we_notice(game: str) -> None:
    match = json.loads(vector(game))
    thrown = [entry for entry in match["entries"] if entry["seat"] == "chance"]
    other = next(
        entry
        for entry in thrown
        if entry["action"] != thrown[-1]["action"] and entry["action"]["kind"] == thrown[-1]["action"]["kind"]
    )
    thrown[-1]["action"] = other["action"]
    with pytest.raises(AssertionError, match=f"entry {thrown[-1]['seq']}"):
        check_file(match)
    with pytest.raises(NotFair, match=f"entry {thrown[-1]['seq']}"):
        verify(Log.from_json(json.dumps(match)))


def rows() -> dict[tuple[str, str, str], list[str]]:
    """Game, kind and purpose → seen by, shares, order, out of the document."""
    found = {}
    for part in re.split(r"^### `", DOC, flags=re.MULTILINE)[1:]:
        game = part[: part.index("`")]
        for kind, purpose, *rest in re.findall(
            r"^\| `(\w+)`[^|]* \| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", part, re.MULTILINE
        ):
            found[game, kind, purpose] = rest
    return found


def drawn_in(game: str) -> Iterator[tuple[str, bool, list[Entry]]]:
    """The draws of the beginnings of matches in every variant: purpose, whether all see it, what each share means."""
    rules = registry.game(game)
    for i, options in enumerate(rules.variants):
        match = seaboard.new(game, chance=None, **msgspec.to_builtins(options))
        rng = new_rng("document", game, i)
        while not match.over and match.seq < 260:
            seat = match.actors[0]
            due = match.due
            if due is None:
                legal = match.legal_ids(seat)
                match.act(seat, rules.encode(legal[draw(rng, len(legal))]))
            else:
                means = [match.drawn(k) for k in range(due.shares)]
                yield due.purpose, due.public, means
                match.act(seat, means[draw(rng, len(means))])


@pytest.mark.parametrize("game", DRAWN)
def test_the_tables_hold_for_every_draw(game: str) -> None:
    told = rows()
    met = set()
    for purpose, public, means in drawn_in(game):
        kind = means[0]["kind"]
        seen_by, shares, order = told[game, kind, purpose]
        met.add((game, kind, purpose))
        assert (seen_by == "all") == public
        assert not shares.isdigit() or int(shares) == len(means)
        if kind == "laid":
            m = len(means).bit_length() - 1
            assert [one["open"] for one in means] == [i for i in range(m + 1) for _ in range(comb(m, i))]
        elif kind == "rolled" and game == "smugglers":
            assert [(one["lighthouse"], one["boat"]) for one in means] == [
                (face, n) for face in FACES for n in (1, 2, 2, 3, 3, 4)
            ]
        else:
            values = [next(value for field, value in one.items() if field != "kind") for one in means]
            names = ORDERS.get((game, kind)) or re.findall(r"`(\w+)`", order) or sorted(set(values))
            assert values == sorted(values, key=names.index)
    assert met == {row for row in told if row[0] == game}, "every row of the table is met"


FACES = re.findall(r"`(\w+)`", DOC[DOC.index("The lighthouse die has the faces") :].split(",")[0])
ORDERS: dict[tuple[str, str], list[Any]] = {
    ("smugglers", "place_rock"): [place["name"] for place in data_of("smugglers")["place"]],
    ("aboard", "turned"): [tile["kind"] + star for star in ("", "*") for tile in data_of("aboard")["tile"]],
    ("aboard", "dealt"): [card["name"] for card in data_of("aboard")["card"]],
    ("aboard", "revealed"): [card["name"] for card in data_of("aboard")["card"]],
}
