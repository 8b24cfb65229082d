"""The terminal table: whole matches by typed lines, what may be typed, secrets at one keyboard, and the board as text."""

import builtins
import re
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

from seaboard.bots.bot import BOTS
from seaboard.cli import play as verb
from seaboard.cli.main import main
from seaboard.cli.terminal import LETTERS, Seats, Words, aboard, smugglers, triangle, words
from seaboard.cli.terminal import screen as screen_module
from seaboard.cli.terminal.screen import Pace, Screen
from seaboard.engine.chance import Scripted, new_rng, seeded
from seaboard.engine.errors import Malformed
from seaboard.engine.events import EVERYONE, Event
from seaboard.engine.replay import Log, Player
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.games.smugglers.data import DATA, SQUARES
from seaboard.games.smugglers.view import View
from seaboard.table.match import Match, new, resume
from tests.support.sea import Sea, boat, rolled
from tests.support.terminal import flat, is_sentence, run, sit

GAME = registry.game("smugglers")
WORDS = words("smugglers")
SEATS = Seats(0, ("you", "sensible bot", "sensible bot", "sensible bot"))
SHORT = ("--option", "target=1")
MODULES: dict[str, Words] = {"aboard": aboard, "smugglers": smugglers, "triangle": triangle}  # mypy compares them with `Words`


def alone(sea: Sea, *then: dict[str, Any]) -> Match:
    """The position of a test, with one person and bots; dice and goods first fall as scripted."""
    n = sea.match.n_seats
    players = (Player(), *(Player(bot="sensible") for _ in range(n - 1)))
    return Match(msgspec.structs.replace(sea.match.header, players=players), Scripted(then, seeded(1)))


def drawn(view: View, actions: Sequence[Any] = ()) -> str:
    console = Console(file=StringIO(), width=80, no_color=True)
    console.print(WORDS.board(view, SEATS, actions))
    return cast("StringIO", console.file).getvalue()


def positions(seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A match between bots, before every decision."""
    match = new("smugglers", seats=seats, seed=seed, **options)
    rng = new_rng("test", seed)
    while not match.over:
        yield match
        seat = match.actors[0]
        choose = BOTS["sensible"]
        ids = match.legal_ids(seat)
        match.act(seat, GAME.encode(choose(GAME, match.believe(seat, rng), match.board, seat, ids, rng)))


# Whole matches.


def test_whole_match_by_the_first_choice_each_time(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run("--seed", "3", *SHORT, "--save", str(file), typed=["1"] * 500)
    assert result.exit_code == 0
    assert re.search(r"wins? in round \d+ with \d points?\.", result.output)
    assert f"seaboard replay {file}" in flat(result.output)
    assert resume(Log.from_json(file.read_text())).over


def test_same_seed_gives_the_same_output() -> None:
    assert run("--seed", "5", *SHORT, typed=["1"] * 500).output == run("--seed", "5", *SHORT, typed=["1"] * 500).output


def test_bots_alone_are_watched() -> None:
    result = run("--people", "0", "--seats", "4", "--bots", "sensible,random,random,sensible", "--seed", "2", *SHORT)
    assert result.exit_code == 0
    assert "B is a random bot" in flat(result.output)
    assert "wins in round" in result.output


@pytest.mark.slow
def test_check_plays_every_game() -> None:
    result = run("--check")
    assert result.exit_code == 0
    assert [line.split(":")[0] for line in result.output.splitlines()] == list(registry.IDS)


def test_check_says_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    no_words: dict[str, Any] = {}
    monkeypatch.setattr(verb, "words", no_words.__getitem__)
    result = run("--check")
    assert result.exit_code == 1
    assert result.output == f"{registry.IDS[0]} failed: KeyError: '{registry.IDS[0]}'\n"


# Leaving.


def test_end_of_input_ends_cleanly_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run("--seed", "3", "--save", str(file), typed=["1"])
    assert (result.exit_code, result.exception) == (0, None)
    assert "Good-bye." in result.output
    assert not resume(Log.from_json(file.read_text())).over


def test_q_quits_without_a_question() -> None:
    result = run("--seed", "3", typed=["q"])
    assert result.exit_code == 0
    assert result.output.endswith("Good-bye.\n")


def test_interrupt_ends_with_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    result = run("--seed", "3")
    assert result.exit_code == 130
    assert result.output.endswith("Stopped.\n")


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["chess"], "there is no game 'chess', expected one of"),
        (["--bots", "clever"], "there is no bot 'clever'"),
        (["--bots", "random,random,random"], "--bots names 3 bots, expected one for all or 2"),
        (["--seats", "7"], "seats"),
        (["--people", "4"], "--people is 4, expected 0 to 3"),
        (["--option", "wind=3"], "wind"),
        (["--option", "rocks=9"], "rocks"),
        (["--option", "rocks"], "no key=value"),
        (["--save", "/nowhere/at/all.json"], "there is no folder /nowhere/at"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(args: list[str], text: str) -> None:
    result = run(*args)
    assert isinstance(result.exception, Malformed)
    assert text in str(result.exception)
    assert "\n" not in str(result.exception)


def test_the_command_turns_it_into_exit_code_2(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["seaboard", "play", "chess"])
    with pytest.raises(SystemExit) as exit_:
        main()
    assert exit_.value.code == 2
    assert capsys.readouterr().err == f"seaboard: there is no game 'chess', expected one of {', '.join(registry.IDS)}\n"


# Typing.


def test_place_names_sail_and_take(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Sea.sailing(3, boat("M3", "gems>vases"), boat("coins"), afloat={"M5": "vases>gems"})
    assert "You sail M3 → M4 → O4." in flat(sit(alone(start), ["o4"], monkeypatch))
    taken = flat(sit(alone(start), ["take M5"], monkeypatch))
    assert "You sail M3 → M4 → M5. You take goods from vases out of the water at M5." in taken
    assert "Your goods from gems stay behind at M5. In secret you see that they are for gems: 3 points." in taken
    assert "You stay at M3." in flat(sit(alone(start), ["stay"], monkeypatch))


def test_islands_are_known_by_their_first_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Sea.sailing(3, boat("O4", "gems>coins"), boat("gems"))
    for typed in ("coins", "c", "Coi", "sail into coins"):
        output = flat(sit(alone(start), [typed], monkeypatch))
        assert "You sail O4 → coins. You deliver goods from gems at coins: 1 point!" in output


def test_question_mark_previews_and_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(3, boat("M3"), boat("coins")))
    assert "That would be: You sail M3 → M4 → O4." in flat(sit(match, ["O4?"], monkeypatch))
    assert match.seq == 0


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("M10", "M10 is in the light: no boat sails into the light or through it."),
        ("O15", "No free way of 2 squares or less leads to O15."),
        ("M3", "The boat is at M3 already; type stay to let it wait there."),
        ("O3", "There is a rock on O3."),
        ("take M4", "There are no goods at M4."),
        ("push M4", "This is not what has to be decided now."),
        ("gibberish", "“gibberish” is nothing to do now: type a number from 1 to"),
        ("999", "“999” is nothing to do now"),
        ("", "Type a number from 1 to"),
    ],
)
def test_refused_input_is_one_sentence_and_nothing_is_lost(typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("M3"), boat("coins"), boat("gems"), rocks=["O3"]))
    before = match.digest
    output = sit(match, [typed], monkeypatch)
    assert sentence in flat(output.split("> ", 1)[1])
    assert (match.seq, match.digest) == (0, before)


def test_undo_takes_back_what_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("M3"), boat("M4", "gems>coins"), boat("gems")))
    before = match.digest
    output = flat(sit(match, ["M4", "u"], monkeypatch))
    assert "B is in the way. Choose where the boat is pushed." in output
    assert output.count("Your turn: sail up to 2 squares") == 2
    assert "You take that back." in output
    assert match.digest == before


def test_undo_says_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("M3"), boat("coins"), boat("gems")))
    assert "There is nothing to take back yet." in sit(match, ["u"], monkeypatch)
    late = flat(sit(match, ["stay", "u"], monkeypatch))
    assert "Somebody has seen what others have not: this cannot be taken back." in late


def test_undo_across_open_dice_asks_the_other_people(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Sea.sailing(2, boat("M3", "gems>coins"), boat("M15", "coins>gems"))
    for answer, is_back in (("n", False), ("y", True)):
        match = Match(start.match.header, Scripted([rolled("sleep", 1)] * 2, seeded(1)))
        output = sit(match, ["", "M4", "", "stay", "", "u", answer], monkeypatch)
        assert "Do you agree, B? (y / n)" in output
        assert ("A takes that back." in output) == is_back
        assert (cast("View", match.view()).boats[0].at == "M3") == is_back


def test_help_rules_history_and_board(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("M3"), boat("coins"), boat("gems")))
    output = sit(match, ["?", "r", "h", "board"], monkeypatch)
    assert "take M3, load gems" in output
    assert "docs/rules/smugglers.md" in output
    assert output.count("Type ? for help.") == 2
    assert output.count("*M10*") == 2
    assert match.seq == 0


def test_enter_plays_the_only_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = alone(Sea.sailing(2, boat("gems", "gems>coins", fresh=True), boat("coins"), beam=0))
    output = flat(sit(match, [""], monkeypatch))
    assert "Your turn: there is no way out, the boat has to stay. Press Enter." in output
    assert "> You stay at gems." in output


def test_wrong_harbour_is_told_and_has_to_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Sea.sailing(2, boat("O4", "gems>vases"), boat("M15"))
    output = flat(sit(alone(start, *[rolled("sleep", 1)] * 2), ["coins", "stay"], monkeypatch))
    assert "You call at coins, but the cargo is for another island." in output
    assert "sail up to 1 square. The boat must leave this harbour." in output
    assert "> The cargo is not for this island: the boat must leave the harbour." in output


# Secrets.


def two_people(goal: str) -> Match:
    """A is to sail; then B loads at coins what only B may see: goods for `goal`."""
    start = Sea.sailing(1, boat("O9", "gems>vases"), boat("coins"), boat("O15"))
    players = (Player(), Player(), Player(bot="sensible"))
    header = msgspec.structs.replace(start.match.header, players=players)
    script = ({"kind": "drew", "to": goal}, rolled("sleep", 1))
    return Match(header, Scripted(script, seeded(1)))


def test_nothing_secret_is_on_the_screen_until_its_owner_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever B has drawn, every screen is the same to the letter; only B's own look is not."""
    typed = ["", "?", "h", "stay", "", "stay?", "h", "1?"]
    screens = {goal: sit(two_people(goal), typed, monkeypatch) for goal in ("gems", "jewellery", "barrels")}
    assert len(set(screens.values())) == 1
    assert "Pass the keyboard to B (Enter)" in screens["gems"]
    assert "is for" not in screens["gems"]
    looked = {goal: sit(two_people(goal), [*typed, "l", ""], monkeypatch) for goal in screens}
    assert len(set(looked.values())) == len(looked)
    for goal, screen in looked.items():
        assert screen.startswith(screens[goal].rstrip("\n"))
        assert f"For B alone: The cargo from coins is for {goal}" in flat(screen)


def test_people_see_the_hand_over_page_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two people stands a page; nobody's look is left of the first one's secrets but behind it."""
    screens = sit(two_people("gems"), ["", "l", "", "stay", "", "l", ""], monkeypatch).split("Pass the keyboard to")
    assert [screen.split()[0] for screen in screens[1:]] == ["A", "B"]
    assert "is for vases" in flat(screens[1])
    assert "coins is for" not in flat(screens[1])
    assert "gems is for" not in flat(screens[2])


def test_look_clears_what_it_showed() -> None:
    """On a real terminal the secret is wiped, also from what can be scrolled back to."""
    out = StringIO()
    screen = Screen(Console(file=out, width=80, force_terminal=True, _environ={"TERM": "xterm"}))
    screen.clear(wipe=True)
    assert out.getvalue() == "\x1b[2J\x1b[H\x1b[3J"


def test_bots_secrets_are_not_told() -> None:
    result = run("--seed", "3", *SHORT, typed=["1"] * 500)
    assert "In secret you see" in flat(result.output)
    assert not re.search(r"In secret [B-D]", flat(result.output))


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
    said = {WORDS.action(GAME.encode(id_), view, people) for id_ in range(GAME.n_actions)}
    assert all(map(is_sentence, said))
    assert len(said) == GAME.n_actions


def test_every_refusal_has_a_sentence() -> None:
    view = Sea.sailing(3, boat("M3"), boat("M4")).view()
    for reason in GAME.refusals:
        assert is_sentence(WORDS.refusal(reason, {"kind": "stay"}, view))


def test_every_choice_is_listed_once_and_can_be_typed() -> None:
    for match in positions(3, 11, rocks=2, rocks_by="seats", target=3):
        view, legal = match.view(), match.legal(match.actors[0])
        listed = [action for group in WORDS.choices(view, legal) for action in group.actions]
        assert sorted(map(GAME.decode, listed)) == match.legal_ids(match.actors[0])
        assert is_sentence(WORDS.to_do(view, legal, SEATS))
        for action in legal:
            kind, *rest = msgspec.to_builtins(action).values()
            word = {"place_rock": "rock", "turn": ""}.get(kind, kind)
            assert WORDS.typed(" ".join([word, *rest]).replace("_", "-"), view) == action


@pytest.mark.parametrize("id_", MODULES)
def test_the_words_of_a_game_are_its_module(id_: str) -> None:
    assert words(id_) is MODULES[id_]
    assert MODULES[id_].ABOUT.score(2).startswith("2")


def test_seats_are_called_by_letter_or_you() -> None:
    seats = Seats(1, ("sensible bot", "you"))
    assert (seats.does(0, "push"), seats.does(1, "push")) == ("A pushes", "you push")
    assert (seats.own(0), seats.own(1), seats.name(1)) == ("A's", "your", "you")


def test_events_of_one_way_are_one_sentence() -> None:
    sea = Sea.sailing(3, boat("M3"), boat("coins"))
    said = WORDS.events(sea.match.act(0, {"kind": "sail", "to": "O5"}).told(SPECTATOR), SEATS)
    assert said[0].text == "You sail M3 → M4 → M5 → O5."
    assert [one.opens for one in said[:2]] == [False, True]


# The board.


@pytest.mark.parametrize("options", [{"open_scores": True, "target": 3}, {"targets": [3, 4, 5, 10]}])
def test_board_fits_and_shows_boats_and_light_without_colour(options: dict[str, Any]) -> None:
    for match in positions(4, 5, rocks=3, **options):
        view = cast("View", match.view())
        text = drawn(view, match.legal(match.actors[0]))
        lines = text.splitlines()
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
    text = drawn(sea.view(), sea.match.legal(0))
    for name in SQUARES:
        assert re.search(rf"(?<![A-Z0-9]){name}(?![0-9])", text)
    assert "~c2~" in text


@pytest.mark.parametrize("island", [island.name for island in DATA.island])
def test_a_harbour_has_room_for_all_boats(island: str) -> None:
    origin = "coins" if island == "gems" else "gems"
    start = Sea.sailing(3, boat(island, f"{origin}>{island}"), boat(island), boat(island), boat(island))
    text = drawn(start.view())
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
    text = drawn(sea.view(), sea.match.legal(0))
    assert all(piece in text for piece in ("\\Ac/", "\\Bg/", "~v2~", "\\C/"))
    for name in SQUARES:
        assert re.search(rf"(?<![A-Z0-9]){name}(?![0-9])", text)


def test_open_places_are_marked() -> None:
    sea = Sea.sailing(1, boat("M3"), boat("coins"))
    text = drawn(sea.view(), sea.match.legal(0))
    assert set(re.findall(r"\[(\w+)\]", text.split("\\A/ boat")[0])) == {"M2", "M4", "O3"}


def test_pace_waits_only_where_somebody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(screen_module, "sleep", waited.append)
    Screen(Console(file=StringIO()), Pace.CALM).tell(WORDS.events([GAME.tell(Event(0, 0, EVERYONE, 0, 0, 0))], SEATS))
    assert waited == [0.0]
