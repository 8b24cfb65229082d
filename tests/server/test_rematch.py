"""A rematch: only when the match is over, one for all, and the last in rank begins."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from seaboard.server import hub
from seaboard.server.settings import at_home
from seaboard.server.storage.store import Store
from seaboard.workshop.check import running
from seaboard.workshop.scenes import Scene, keep
from seaboard.workshop.visitor import Visitor, ask
from tests.support.sea import Sea, boat

NAMES = ["Ann", "Ben", "Cem", "Dot"]
WINNING = boat("O4", "gems>coins", delivered=["gems>jewellery", "coins>vases"])
THREE, TWO, TWO_TOO = (
    boat(at, delivered=[piece]) for at, piece in (("O14", "vases>gems"), ("O15", "vases>coins"), ("O13", "jewellery>gems"))
)


def stored(tmp_path: Path, *boats: dict[str, Any], **options: Any) -> tuple[str, str]:
    """A match of people, stored just before its last delivery; its id and the token of all seats."""
    position = Sea.sailing(4, *boats).match.position
    scene = Scene("rematch", len(boats), len(boats), options, None, position, [])
    store = Store(at_home(tmp_path).database)
    found = keep(store, "smugglers", "rematch", scene, NAMES)
    store.close()
    return found


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    with running(at_home(tmp_path, bot_delays=False)) as address:
        yield address


def rematch(base: str, match: str, token: str) -> dict[str, Any]:
    """The options of the match that follows."""
    made = ask(base, f"/api/matches/{match}/rematch", {}, token)
    found: dict[str, Any] = ask(base, f"/api/matches/{made['match']}")
    assert found["view"]["first"] == found["match"]["options"]["first_seat"]
    options: dict[str, Any] = found["match"]["options"]
    return options


def win(base: str, match: str, token: str) -> None:
    """Seat 0 delivers what it needs."""
    with Visitor.at(base, match, token, seat=0) as visitor:
        assert visitor.act({"kind": "sail", "to": "coins"}, seat=0)["kind"] == "accepted"
    assert ask(base, f"/api/matches/{match}")["stage"] == "over"


@pytest.mark.parametrize(("boats", "last"), [((THREE, TWO), 2), ((TWO, THREE), 1)])
def test_the_last_in_rank_begins(tmp_path: Path, base: str, boats: Sequence[dict[str, Any]], last: int) -> None:
    match, token = stored(tmp_path, WINNING, *boats, first_seat=0, open_scores=True)
    win(base, match, token)
    options = rematch(base, match, token)
    assert (options["first_seat"], options["open_scores"]) == (last, True)


def test_also_where_the_first_seat_was_drawn(tmp_path: Path, base: str) -> None:
    match, token = stored(tmp_path, WINNING, TWO, THREE)
    win(base, match, token)
    assert rematch(base, match, token)["first_seat"] == 1


def test_of_several_who_are_last_one_is_drawn(tmp_path: Path, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[int]] = []

    def second(seats: list[int]) -> int:
        drawn.append(seats)
        return seats[1]

    monkeypatch.setattr(hub, "choice", second)
    match, token = stored(tmp_path, WINNING, TWO, THREE, TWO_TOO)
    win(base, match, token)
    assert rematch(base, match, token)["first_seat"] == 3
    assert drawn == [[1, 3]]


def test_a_rematch_is_one_match_for_all_and_opens_with_the_same_tokens(tmp_path: Path, base: str) -> None:
    match, token = stored(tmp_path, WINNING, THREE, TWO)
    ticket = ask(base, f"/api/matches/{match}/ticket", {"seat": 1}, token)["ticket"]
    other = ask(base, f"/api/matches/{match}/claim", {"ticket": ticket})["token"]
    win(base, match, token)
    with Visitor.at(base, match, token, seat=0) as visitor:
        again = ask(base, f"/api/matches/{match}/rematch", {}, token)
        assert visitor.until(lambda message: message["kind"] == "rematched")["match"] == again["match"]
    too = ask(base, f"/api/matches/{match}/rematch", {}, other)
    assert again["match"] == too["match"] != match
    assert (again["seats"], too["seats"]) == ([0, 2], [1])
    assert ask(base, f"/api/matches/{again['match']}")["stage"] == "playing", "nobody has to come"
    with Visitor.at(base, again["match"], other) as visitor:
        assert visitor.welcome["seats"] == [1]


def test_a_match_that_is_not_over_has_no_rematch(tmp_path: Path, base: str) -> None:
    match, token = stored(tmp_path, WINNING, THREE, TWO)
    with pytest.raises(HTTPError) as caught:
        ask(base, f"/api/matches/{match}/rematch", {}, token)
    assert (caught.value.code, msgspec.json.decode(caught.value.read())["code"]) == (409, "not_over")
    win(base, match, token)
    assert rematch(base, match, token)["first_seat"] == 2
