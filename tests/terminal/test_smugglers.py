"""Smugglers' Island at the terminal: what may be typed, its sentences, and the bay as text."""

import re
from typing import Any, cast

import msgspec
import pytest

from seaboard.engine.events import EVERYONE, Event
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.games.smugglers import actions as do
from seaboard.games.smugglers.data import DATA, SQUARES
from seaboard.games.smugglers.view import View
from seaboard.terminal.words import LETTERS, Seats, words_of
from tests.support.sea import Sea, boat, rolled
from tests.support.terminal import SEATS, alone, drawn, flat, is_sentence, positions, sit

GAME = registry.game("smugglers")
WORDS = words_of("smugglers")
OUTCOMES = do.Began | do.Shone | do.Drew | do.Rolled


# Typing.


def test_place_names_sail_and_take(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Sea.sailing(3, boat("M3", "gems>vases"), boat("coins"), afloat={"M5": "vases>gems"})
    assert "You sail M3 → M4 → O4." in flat(sit(alone(start.match), ["o4"], monkeypatch))
    taken = flat(sit(alone(start.match), ["take M5"], monkeypatch))
    assert "You sail M3 → M4 → M5. You take goods from vases out of the water at M5." in taken
    assert "Your goods from gems stay behind at M5. In secret you see that they are for gems: 3 points." in taken
    assert "You stay at M3." in flat(sit(alone(start.match), ["stay"], monkeypatch))


def test_islands_are_known_by_their_first_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Sea.sailing(3, boat("O4", "gems>coins"), boat("gems"))
    for typed in ("coins", "c", "Coi", "sail into coins"):
        output = flat(sit(alone(start.match), [typed], monkeypatch))
        assert "You sail O4 → coins. You deliver goods from gems at coins: 1 point!" in output


def test_enter_plays_the_only_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("gems", "gems>coins", fresh=True), boat("coins"), beam=0).match)
    output = flat(sit(match, [""], monkeypatch))
    assert "Your turn: there is no way out, the boat has to stay. Press Enter." in output
    assert "> You stay at gems." in output


def test_wrong_harbour_is_told_and_has_to_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Sea.sailing(2, boat("O4", "gems>vases"), boat("M15"))
    output = flat(sit(alone(start.match, *[rolled("sleep", 1)] * 2), ["coins", "stay"], monkeypatch))
    assert "You call at coins, but the cargo is for another island." in output
    assert "sail up to 1 square. The boat must leave this harbour." in output
    assert "> The cargo is not for this island: the boat must leave the harbour." in output


# Sentences.


@pytest.mark.parametrize("kind", range(len(GAME.event_kinds)), ids=GAME.event_kinds)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_has_a_sentence(kind: int, seat: int) -> None:
    for c in (0, 1):
        (said,) = WORDS.events([GAME.tell(Event(kind, seat, EVERYONE, 0, 1, c))], SEATS)
        assert is_sentence(said.text)


def test_points_of_others_are_left_out_of_the_written_log() -> None:
    kind = GAME.event_kinds.index("delivered")
    mine, theirs = (WORDS.events([GAME.tell(Event(kind, seat, EVERYONE, 0, 1, 3))], SEATS)[0].text for seat in (0, 1))
    assert mine.endswith(": 3 points!")
    assert "point" not in theirs


@pytest.mark.parametrize("people", [SEATS, Seats(None, ("person",) * 4)])
def test_every_action_has_a_sentence(people: Seats) -> None:
    view = Sea.sailing(3, boat("M3", "gems>vases"), boat("M4"), boat("gems"), boat("gems")).view()
    of_seats = [form for form in GAME.forms if not isinstance(form, OUTCOMES)]
    said = {WORDS.action(form, view, people) for form in of_seats}
    assert all(map(is_sentence, said))
    assert len(said) == len(of_seats)


def test_every_refusal_has_a_sentence() -> None:
    view = Sea.sailing(3, boat("M3"), boat("M4")).view()
    for reason in GAME.refusals:
        assert is_sentence(WORDS.refusal(reason, {"kind": "stay"}, view))


def test_every_choice_is_listed_once_and_can_be_typed() -> None:
    for match, seat in positions("smugglers", 3, 11, rocks=2, rocks_by="seats", target=3):
        view, legal = match.view(), match.legal(seat)
        listed = [action for group in WORDS.choices(view, legal) for action in group.actions]
        assert sorted(map(GAME.decode, listed)) == match.legal_ids(seat)
        assert is_sentence(WORDS.to_do(view, legal, SEATS))
        for action in legal:
            kind, *rest = msgspec.to_builtins(action).values()
            word = {"place_rock": "rock", "turn": ""}.get(kind, kind)
            assert WORDS.typed(" ".join([word, *rest]).replace("_", "-"), view) == action


def test_events_of_one_way_are_one_sentence() -> None:
    sea = Sea.sailing(3, boat("M3"), boat("coins"))
    said = WORDS.events(sea.match.act(0, {"kind": "sail", "to": "O5"}).told(SPECTATOR), SEATS)
    assert said[0].text == "You sail M3 → M4 → M5 → O5."
    assert [one.opens for one in said[:2]] == [False, True]


# The board.


@pytest.mark.parametrize("options", [{"open_scores": True, "target": 3}, {"targets": [3, 4, 5, 10]}])
def test_board_fits_and_shows_boats_and_light_without_colour(options: dict[str, Any]) -> None:
    for match, _ in positions("smugglers", 4, 5, rocks=3, **options):
        view = cast("View", match.view())
        lines = drawn(match).splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 40
        board = "\n".join(lines[:31])
        for boat_ in view.boats:
            hull = f"\\{LETTERS[boat_.seat]}{boat_.cargo.origin[0] if boat_.cargo else ''}/"
            assert (hull in board) == (boat_.at is not None)
        assert set(re.findall(r"\*(\w+)\*", board)) == set(view.lit)
        assert board.count("▲▲") == len(view.rocks)
        assert all(f"{pile.island} {pile.pieces}" in board for pile in view.islands)
        assert len(re.findall(r"~[gcjvb]\d?~", board)) == len(view.afloat)
        for boat_, line in zip(view.boats, lines[-4:], strict=True):
            score = "?" if boat_.points is None else boat_.points
            assert f" {score}/{boat_.target} " in line, "each boat with its own target"


def test_every_square_keeps_its_name_under_a_crowd() -> None:
    crowd = [boat(at, "gems>coins" if at == "M0" else None) for at in ("M0", "M1", "M19", "O0")]
    sea = Sea.sailing(3, *crowd, afloat={"M2": ["vases>gems", "coins>gems"]}, rocks=["O1", "M18"])
    text = drawn(sea.match)
    for name in SQUARES:
        assert re.search(rf"(?<![A-Z0-9]){name}(?![0-9])", text)
    assert "~c2~" in text


@pytest.mark.parametrize("island", [island.name for island in DATA.island])
def test_a_harbour_has_room_for_all_boats(island: str) -> None:
    origin = "coins" if island == "gems" else "gems"
    start = Sea.sailing(3, boat(island, f"{origin}>{island}"), boat(island), boat(island), boat(island))
    text = drawn(start.match)
    for letter in LETTERS:
        assert f"\\{letter}" in text


@pytest.mark.parametrize("square", SQUARES[:45])
def test_pusher_pushed_and_goods_fit_on_every_square(square: str) -> None:
    """The most that one square can hold, with every neighbour open or lit, and no name is covered."""
    here = DATA.place[SQUARES.index(square)]
    start = next(name for name in here.links if name in SQUARES[:45])
    beam = next(i for i, beam in enumerate(DATA.beam) if not {square, start} & set(beam.lit))
    goods = {square: ["vases>gems", "vases>coins"]}
    boats = (boat(start, "coins>vases"), boat(square, "gems>vases"), boat("gems"))
    sea = Sea.sailing(1, *boats, afloat=goods, beam=beam).play("sail", to=square)
    text = drawn(sea.match)
    assert all(piece in text for piece in ("\\Ac/", "\\Bg/", "~v2~", "\\C/"))
    for name in SQUARES:
        assert re.search(rf"(?<![A-Z0-9]){name}(?![0-9])", text)


def test_open_places_are_marked() -> None:
    sea = Sea.sailing(1, boat("M3"), boat("coins"))
    text = drawn(sea.match)
    assert set(re.findall(r"\[(\w+)\]", text.split("\\A/ boat")[0])) == {"M2", "M4", "O3"}
