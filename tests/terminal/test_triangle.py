"""Devil's Triangle at the terminal: whole matches by typed lines, what may be typed, its sentences, and the chart as text."""

import re
from collections.abc import Sequence
from typing import Any, cast

import pytest

import seaboard
from seaboard.engine.chance import seeded
from seaboard.engine.events import EVERYONE, Event
from seaboard.engine.state import CHANCE
from seaboard.games import registry
from seaboard.games.triangle import actions as do
from seaboard.games.triangle.data import PLACES, PORTS
from seaboard.games.triangle.events import DOCKED
from seaboard.games.triangle.state import N_MARKS, PER_FLEET
from seaboard.games.triangle.view import View
from seaboard.table.match import Match
from seaboard.terminal.games.triangle_board import MARKS, berth, hull_cells, label_cells, port_name
from seaboard.terminal.words import LETTERS, Seats, words_of
from tests.support.terminal import SEATS, alone, drawn, flat, is_sentence, positions, run, sit

GAME = registry.game("triangle")
WORDS = words_of("triangle")
SHORT = ("triangle", "--option", "length=short", "--seats", "2")

Ships = tuple[str, str, str, str]
BUSY: Ships = ("S6", "S1", "magnet-1", "lost")


def sailing(die: int, *fleets: Ships, then: Sequence[dict[str, Any]] = (), seats: int = 2, **named: Any) -> Match:
    """Seat 0 is to sail with this roll; one person and bots. Dice, cards and spins first fall as scripted."""
    position = {"phase": "sail", "round": 3, "die": die, "fleets": [{"ships": ships} for ships in fleets]} | named
    return alone(seaboard.new("triangle", seats=seats, position=position, chance=seeded(1)), *then)


def view_of(match: Match) -> View:
    return cast("View", match.view())


# Whole matches.


def test_whole_match_by_the_first_choice_each_time() -> None:
    result = run(*SHORT, "--seed", "3", typed=["1"] * 500)
    assert result.exit_code == 0
    assert re.search(r"wins? in round \d+ with \d+0,000\.", result.output)
    assert re.search(r"\d cards? and \d bonus cards?, \d ships? left", result.output)


@pytest.mark.slow
def test_bots_alone_are_watched() -> None:
    result = run(*SHORT, "--people", "0", "--seed", "2")
    assert result.exit_code == 0
    assert "Devil’s Triangle. Sail from port to port" in flat(result.output)
    assert "the match is over!" in flat(result.output)


# Typing.


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ship 2", "You sail ship 2 from S1 to S4. B's ship 1 is sent back from S4 to sugar."),
        ("sail ship 2", "You sail ship 2 from S1 to S4."),
        ("s4", "You sail ship 2 from S1 to S4."),
        ("from S1", "You sail ship 2 from S1 to S4."),
        ("S6", "You sail ship 1 from S6 into lumber."),
        ("lumber", "You sail ship 1 from S6 into lumber. You take the card of 20,000."),
        ("into lum", "You sail ship 1 from S6 into lumber."),
        ("1", "You sail ship 1 from S6 into lumber."),
    ],
)
def test_ships_and_places_sail(typed: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sailing(3, BUSY, ("S4", "oil-1", "O4", "B2"), tops={"lumber": 20})
    assert said in flat(sit(match, [typed], monkeypatch).split("> ", 1)[1])


def test_a_port_is_reached_by_a_ship_that_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two ships would dock in oil, and the first of them may not sail: the second one is meant."""
    match = sailing(6, ("B6", "B9", "lost", "lost"), ("S4", "lumber-1", "O4", "lost"), cloud={"at": [9, 6], "letter": "A"})
    assert "You sail ship 2 from B9 into oil." in flat(sit(match, ["oil"], monkeypatch))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("ship 3", "Ship 3 hangs beneath the cloud."),
        ("ship 4", "Ship 4 has left the game."),
        ("ship 5", "“ship 5” is nothing to do now: type a number from 1 to 2"),
        ("oil", "“oil” is nothing to do now"),
        ("L20", "“L20” is nothing to do now"),
        ("ship", "“ship” is nothing to do now"),
        ("from here to there", "is nothing to do now"),
        ("3", "“3” is nothing to do now"),
        ("", "Type a number from 1 to 2"),
    ],
)
def test_refused_input_is_one_sentence_and_nothing_is_lost(typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sailing(3, BUSY, ("S4", "oil-1", "O4", "B2"))
    before = match.digest
    assert sentence in flat(sit(match, [typed], monkeypatch).split("> ", 1)[1])
    assert (match.seq, match.digest) == (0, before)


def test_question_mark_previews_and_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sailing(3, BUSY, ("S4", "oil-1", "O4", "B2"))
    output = flat(sit(match, ["s4?"], monkeypatch))
    assert "That would be: You sail ship 2 from S1 to S4. B's ship 1 is sent back from S4 to sugar." in output
    assert match.seq == 0


def test_enter_sails_the_only_ship_and_the_others_say_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sailing(2, ("S8", "O3", "magnet-1", "B6"), ("lumber-1", "lumber-2", "O4", "O6"), cloud={"at": [11, 6], "letter": "A"})
    output = flat(sit(match, [""], monkeypatch))
    assert "Your turn with a 2: only one ship can sail. Press Enter." in output
    assert "The port right before ship 1 is full. Ship 3 hangs beneath the cloud. The cloud is over ship 4." in output
    assert "> You sail ship 2 from O3 to O5." in output


def test_help_rules_look_and_board(monkeypatch: pytest.MonkeyPatch) -> None:
    fleets = [{"ships": BUSY, "cargo": {"sugar": [30, 50], "oil": [100]}, "bonus": 2}, {}]
    match = sailing(3, fleets=fleets)
    output = flat(sit(match, ["?", "r", "l", "board"], monkeypatch))
    assert "ship 2 sail your second ship" in output
    assert "docs/rules/triangle.md" in output
    assert "In thousands: 30 and 50 from sugar and 100 from oil, 2 bonus cards; 220,000 in all." in output
    assert output.count("cloud, (E) its letter") == 2
    assert match.seq == 0


# Sentences.


@pytest.mark.parametrize(
    ("die", "at", "said"),
    [
        (3, "S6", "Sail ship 1 from S6 into lumber and take the card of 70,000."),
        (1, "O12", "Sail ship 1 from O12 into sugar and take the card of 80,000 and a bonus of 20,000."),
        (6, "O1", "Sail ship 1 from O1 to O7."),
        (2, "O4", "Sail ship 1 from O4 to O6 and send B's ship 1 back to oil."),
        (3, "B9", "Sail ship 1 from B9 into oil and find no card there."),
        (4, "B1", "Sail ship 1 from B1 to B4, before the cloud."),
        (2, "L10", "Sail ship 1 from L10 to L11, before the full port."),
    ],
)
def test_every_course_says_what_it_brings(die: int, at: str, said: str) -> None:
    other = {"ships": ("O6", "bananas-1", "bananas-2", "lost"), "cargo": {"oil": [60, 70, 80, 90]}}
    cloud = {"at": [11, 5], "letter": "A"}
    own = {"ships": (at, "lost", "lost", "lost"), "cargo": {"oil": [100]}}
    match = sailing(die, fleets=[own, other], cloud=cloud, tops={"sugar": 80, "lumber": 70})
    (action,) = match.legal(0)
    assert WORDS.action(action, match.view(), SEATS) == said


def event(kind: int, seat: int, a: int, c: int) -> Event:
    b = N_MARKS if kind == DOCKED else 1
    return Event(kind, seat, EVERYONE, a, b, c)


@pytest.mark.parametrize("kind", range(len(GAME.event_kinds)), ids=GAME.event_kinds)
@pytest.mark.parametrize("seat", [0, 1, CHANCE])
def test_every_event_has_a_sentence(kind: int, seat: int) -> None:
    for a, c in ((0, 0), (0, 1), (2, 0), (2, 3)):
        (said,) = WORDS.events([GAME.tell(event(kind, seat, a, c))], SEATS)
        assert is_sentence(said.text)


def test_single_letters_are_seats() -> None:
    """The screen colours a letter that stands alone: letters of the cloud, and an article, must not look like a seat."""
    alone = re.compile(rf"(?<!\S)[{LETTERS}]([.,:!]|'s)?(?!\S)")
    for kind in range(len(GAME.event_kinds)):
        for a in range(3):
            (said,) = WORDS.events([GAME.tell(event(kind, 0, a, 0))], SEATS)
            assert not alone.search(said.text)


@pytest.mark.parametrize("people", [SEATS, Seats(None, ("person",) * 2)])
def test_every_action_has_a_sentence(people: Seats) -> None:
    view = sailing(3, BUSY, ("S4", "oil-1", "O4", "B2")).view()
    said = {WORDS.action(do.Sail(ship), view, people) for ship in range(PER_FLEET)}
    assert all(map(is_sentence, said))
    assert len(said) == PER_FLEET


def test_every_refusal_has_a_sentence() -> None:
    view = sailing(3, BUSY).view()
    for reason in GAME.refusals:
        for action in ({"kind": "stay"}, GAME.encode(GAME.n_actions - 1)):
            assert is_sentence(WORDS.refusal(reason, action, view))


def test_every_choice_is_listed_once_and_can_be_typed() -> None:
    for match, seat in positions("triangle", 3, 11, length="short"):
        view, legal = view_of(match), match.legal(seat)
        (group,) = WORDS.choices(view, legal)
        assert list(map(GAME.decode, group.actions)) == match.legal_ids(seat)
        assert is_sentence(WORDS.to_do(view, legal, SEATS))
        for action in legal:
            assert WORDS.typed(f"ship {cast('Any', action).ship + 1}", view) == action
        for course in view.courses:
            if course.why is None and course.to:
                meant = cast("Any", WORDS.typed(port_name(course.to) or course.to, view))
                assert meant in legal
                assert port_name(cast("str", view.courses[meant.ship].to)) == port_name(course.to)


def test_one_way_and_its_docking_are_one_sentence() -> None:
    then = ({"kind": "turned_up", "value": 30}, {"kind": "rolled", "die": 1})
    match = sailing(3, BUSY, ("S4", "oil-1", "O4", "B2"), then=then, tops={"lumber": 20})
    said = WORDS.events(match.act(0, {"kind": "sail", "ship": 0}).told(0), SEATS)
    assert [one.text for one in said] == [
        "You sail ship 1 from S6 into lumber.",
        "You take the card of 20,000.",
        "The open card in lumber is 30,000.",
        "B's turn.",
        "B rolls a 1.",
    ]
    assert [one.opens for one in said] == [False, False, False, True, False]


def test_the_end_of_a_fleet_is_told() -> None:
    """The round is over and the spinner shows a word: what hangs beneath the cloud is lost, and with it the last ship of B."""
    then = ({"kind": "rolled", "die": 1}, {"kind": "spun", "segment": 6})
    match = sailing(1, ("S6", "lost", "lost", "lost"), ("magnet-2", "lost", "lost", "lost"), then=then)
    said = [one.text for one in WORDS.events(match.act(0, {"kind": "sail", "ship": 0}).told(0), SEATS)]
    assert said == [
        "You sail ship 1 from S6 to S7.",
        "B's turn.",
        "B rolls a 1.",
        "B cannot sail any ship.",
        "You spin “G”, east to the edge, and then the cloud is emptied.",
        "The cloud turns to “G”.",
        "The cloud wanders 8 points east.",
        "The cloud is back in the middle, without 1 ship that hung there.",
        "B's ship 1 is lost.",
        "B's fleet is lost: the match is over!",
    ]


# The chart.


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 4, {"length": "short"}), (3, 6, {"targets": [350, 150, 250]}), (4, 5, {"length": "short"})],
)
def test_chart_fits_and_shows_everything_without_colour(seats: int, seed: int, options: dict[str, Any]) -> None:
    for match, _ in positions("triangle", seats, seed, **options):
        assert_all_is_shown(match)
    assert_all_is_shown(match)  # at the end, too


def assert_all_is_shown(match: Match) -> None:
    view, text = view_of(match), drawn(match)
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 40
    chart = "\n".join(lines[:31])
    for ship in view.ships:
        assert (f"\\{LETTERS[ship.seat]}{ship.ship + 1}/" in chart) == (not ship.lost)
    for port in view.ports:
        assert f"{port.port} {port.top or '-'}" in chart
    assert f"({view.cloud.letter})" in chart
    for fleet in view.fleets:
        assert re.search(rf" {LETTERS[fleet.seat]}  .* {fleet.money}/{fleet.target} ", text)


def test_open_places_are_marked() -> None:
    text = drawn(sailing(3, BUSY, ("S4", "oil-1", "O4", "B2"), tops={"lumber": 20}))
    assert set(re.findall(r"\[([^\]]+)\]", text.split("\\A2/ ship 2")[0])) == {"S4", "lumber 20"}


@pytest.mark.parametrize("mark", MARKS)
def test_every_mark_keeps_its_name_under_a_crowd(mark: str) -> None:
    """Ships on this mark and on the next ones, the cloud far away: nothing covers a name or another ship."""
    crowd = [MARKS[(MARKS.index(mark) + i) % len(MARKS)] for i in range(4)]
    ports = [f"{port}-{i}" for i in (1, 2, 3) for port in PORTS]
    fleets = [{"ships": crowd}, *({"ships": ports[i : i + 4]} for i in (0, 4, 8))]
    at = next([x, y] for x, y in ((0, 0), (0, 12), (16, 0), (16, 12), (8, 6)) if _is_clear(x, y, crowd))
    text = drawn(sailing(1, fleets=fleets, seats=4, cloud={"at": at, "letter": "A"}))
    for i in range(4):
        assert all(f"\\{letter}{i + 1}/" in text for letter in LETTERS)
    for name in crowd:
        assert re.search(rf"(?<![A-Z0-9\\]){name}(?![0-9])", text)


def _is_clear(x: int, y: int, crowd: Sequence[str]) -> bool:
    """Would the cloud cover none of these marks there?"""
    start = sailing(1, cloud={"at": [x, y], "letter": "A"})
    return not set(crowd) & set(view_of(start).cloud.covers)


def test_ships_and_names_of_all_marks_are_apart() -> None:
    """Nothing overlaps, even if there were a ship on every mark and every mark were open."""
    cells = [cell for mark in MARKS for cell in (*label_cells(mark), *hull_cells(*berth(mark)))]
    assert len(cells) == len(set(cells))


def test_every_name_is_on_the_chart() -> None:
    text = drawn(sailing(1))
    for name in MARKS:
        assert re.search(rf"(?<![A-Z0-9]){name}(?![0-9])", text)
    assert {port_name(place) for place in PLACES} == {None, *PORTS}
