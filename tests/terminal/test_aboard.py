"""Anchors Aweigh! at the terminal: whole matches by typed lines, what may be typed, its sentences, and the table as text."""

import re
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

import seaboard
from seaboard.engine.chance import Scripted, seeded
from seaboard.engine.events import EVERYONE, Event
from seaboard.engine.state import CHANCE, SPECTATOR
from seaboard.games import registry
from seaboard.games.aboard import actions as do
from seaboard.games.aboard import events as on
from seaboard.games.aboard.events import Sold
from seaboard.games.aboard.view import View
from seaboard.table.match import Match
from seaboard.terminal.games.aboard_board import amount, amounts, card_line
from seaboard.terminal.words import LETTERS, Seats, words_of
from tests.support.quay import Json, Quay, full, ship
from tests.support.terminal import SEATS, alone, drawn, flat, is_sentence, positions, run, sit

GAME = registry.game("aboard")
WORDS = words_of("aboard")
OUTCOMES = do.Began | do.Laid | do.Dealt | do.Turned | do.Topped | do.Revealed
HEAP = "cannon cannon map* storage ?rope ?map* ?sabre"
OWN = ship("sabre", "map", below="white", coins=3)


def on_the_quay(**named: Any) -> Match:
    return alone(Quay.loading(HEAP, OWN, ship(), ship(), pace="turns", **named).match)


def asked(card: str, *ships: Json, **named: Any) -> Match:
    """A card is open, and seat 0 alone has not answered yet."""
    return alone(Quay.answering(card, *ships, asked=[0], **named).match)


def view_of(match: Match, seat: int = 0) -> View:
    return cast("View", match.view(seat))


# Whole matches.


@pytest.mark.slow
def test_whole_match_by_the_first_choice_each_time() -> None:
    result = run("aboard", "--seats", "2", "--seed", "3", typed=["1"] * 300)
    assert result.exit_code == 0
    assert re.search(r"wins? in round 2 with \d+ coins?\.", result.output)
    assert re.search(r"\d chests? and \d+ coins?", result.output)


@pytest.mark.slow
def test_bots_alone_are_watched() -> None:
    result = run("aboard", "--people", "0", "--seed", "2", "--option", "pace=race")
    assert result.exit_code == 0
    assert "Anchors Aweigh! Load what the cards ask for" in flat(result.output)
    assert "The match is over!" in flat(result.output)


def test_in_a_race_everybody_gets_a_hand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat after seat, though all may act at once: whoever sits at the keyboard does not load alone."""
    match = alone(Quay.loading("cannon cannon cannon sabre sabre", ship(), ship(), ship()).match)
    sit(match, ["cannon", "sabre"], monkeypatch)
    assert [entry.seat for entry in match.log.entries] == [0, 1, 2, 0, 1, 2]


def test_hold_stays_hidden_at_one_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    header = Quay.at_sea(full(hold="rope rope storage monkey"), full(), full()).match.header
    match = Match(header, Scripted([{"kind": "topped", "category": "pirates"}], seeded(1)))
    match.adopt(match.propose_chance())
    text = sit(match, ["", "l"], monkeypatch)
    before, _, secret = text.partition("> ")
    assert "below: 4 tiles" in before
    assert "hold:" not in before
    assert "For A alone: Below deck: 2 ropes, 1 storage tile and 1 monkey; goods there: 1 white and 1 orange." in flat(secret)


# Typing.


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("cannon", "You take the cannon t0 onto the deck."),
        ("take cannon below", "You take the cannon t0 below deck."),
        ("stow can", "You take the cannon t0 below deck."),
        ("t3 hold", "You take the storage tile t3 below deck."),
        ("map", "You take the map t2 onto the deck."),
        ("white", "You load 1 white good."),
        ("load w", "You load 1 white good."),
        ("turn", "You turn t4: a"),
        ("1", "You take the cannon t0 onto the deck."),
    ],
)
def test_tiles_and_goods_are_loaded(typed: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said in flat(sit(on_the_quay(), [typed], monkeypatch).split("> ", 1)[1])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("yes", "You take the rope t4 onto the deck."),
        ("below", "You take the rope t4 below deck."),
        ("no", "You leave t4 in the heap."),
    ],
)
def test_turned_tile_is_taken_or_left(typed: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quay = Quay.loading(HEAP, OWN, ship(), ship(), pace="turns")
    match = alone(quay.match, {"kind": "turned", "shows": "rope"})
    assert said in flat(sit(match, ["turn", typed], monkeypatch))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("yes", "You snatch t4, unseen: a sabre, onto the deck. B's turn."),
        ("below", "You take the sabre t4 below deck. B's turn."),
        ("calm", "You take the cannon t0 onto the deck. B's turn."),
    ],
)
def test_haste(typed: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quay = Quay.loading(HEAP, OWN, ship(), ship(), pace="turns")
    match = alone(quay.match, *([] if typed == "calm" else [{"kind": "turned", "shows": "sabre"}]))
    output = flat(sit(match, ["cannon", typed], monkeypatch))
    told = re.sub(r" Anchors Aweigh!.*?> ", " ", output.split("> ", 1)[1])
    assert said in told


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("meet", {"kind": "meet"}),
        ("yes", {"kind": "meet"}),
        ("flee", {"kind": "flee"}),
        ("no", {"kind": "flee"}),
        ("throw rope", {"kind": "dump", "tile": "rope"}),
        ("dump ro overboard", {"kind": "dump", "tile": "rope"}),
        ("throw white", {"kind": "spill", "colour": "white"}),
    ],
)
def test_before_pirates(typed: str, action: Json) -> None:
    quay = Quay.at_sea(full(), full(), played=["D01"]).play("topped", by=CHANCE, category="pirates")
    assert msgspec.to_builtins(WORDS.typed(typed, quay.view(0))) == action


@pytest.mark.parametrize(
    ("phase", "typed", "action"),
    [
        ("answer", "yes", {"kind": "fulfil", "spare": None, "joker": None}),
        ("answer", "keep rope", {"kind": "spare", "tile": "rope"}),
        ("answer", "spare rope", {"kind": "spare", "tile": "rope"}),
        ("answer", "use parrot", {"kind": "name", "joker": "parrot"}),
        ("answer", "name storage", {"kind": "name", "joker": "storage"}),
        ("answer", "use gold", None),
        ("answer", "keep gold use parrot", None),
        ("answer", "pass", {"kind": "decline"}),
        ("choose", "violet", {"kind": "wish", "colour": "violet"}),
        ("pay", "hand over orange", {"kind": "hand_over", "colour": "orange"}),
        ("store", "give orange back", None),
        ("store", "o", {"kind": "waive", "colour": "orange"}),
        ("store", "rope", {"kind": "dump", "tile": "rope"}),
        ("chest", "below", {"kind": "bury", "to": "below"}),
        ("chest", "hold", {"kind": "bury", "to": "below"}),
        ("chest", "somewhere", None),
        ("answer", "keep gold", None),
        ("answer", "throw gold", None),
        ("choose", "s", None),
        ("load", "turn here", None),
        ("load", "gold", None),
        ("load", "take", None),
        ("load", "cannon and map", None),
    ],
)
def test_words_mean_an_action_or_none(phase: str, typed: str, action: Json | None) -> None:
    view = msgspec.structs.replace(view_of(on_the_quay()), phase=phase)
    meant = WORDS.typed(typed, view)
    assert (msgspec.to_builtins(meant) if meant else None) == action


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("t1", "An equal tile with a lower number comes before t1."),
        ("t4", "T4 lies face down: turn it first."),
        ("t80", "T80 is not in the heap any more."),
        ("turn t0", "T0 lies open already."),
        ("flee", "“flee” is nothing to do now: type a number from 1 to"),
        ("no", "This is not what has to be decided now."),
        ("gold", "“gold” is nothing to do now"),
    ],
)
def test_refused_input_is_one_sentence_and_nothing_is_lost(typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = on_the_quay()
    assert sentence in flat(sit(match, [typed], monkeypatch).split("> ", 1)[1])
    assert match.seq == 0


def test_help_rules_and_look(monkeypatch: pytest.MonkeyPatch) -> None:
    match = on_the_quay()
    output = flat(sit(match, ["?", "r", "l", "cannon?"], monkeypatch))
    assert "keep rope before you pay: a joker shall stand for the rope" in output
    assert "docs/rules/aboard.md" in output
    assert "> Below deck: 1 map; goods there: 1 white." in output
    assert "That would be: You take the cannon t0 onto the deck." in output
    assert match.seq == 0


# Sentences.


def test_card_says_what_is_missing() -> None:
    match = asked("P08", ship("cannon", below="white"), full())
    said = WORDS.to_do(view_of(match), match.legal(0), SEATS)
    assert said == (
        "Decide in secret: 2 cannons and 1 sabre for 2 lightblue, 2 white and 1 coin, or 2 coins and 1 good for the pirates. "
        "On board are missing: 1 cannon and 1 sabre."
    )
    public = WORDS.to_do(view_of(match, SPECTATOR), match.legal(0), SEATS)
    assert public.endswith("That is not on board.")


def test_settled_card_is_told_in_order() -> None:
    match = asked("D09", ship("map shovel", below="white"), ship("map"))
    assert [WORDS.action(action, view_of(match), SEATS) for action in match.legal(0)][:2] == [
        "Give 1 map and 1 shovel for 2 lightblue and 1 white.",
        "Let the card pass.",
    ]
    said = WORDS.events(match.act(0, {"kind": "fulfil"}).told(0), SEATS)
    assert [one.text for one in said][:3] == [
        "You pay 1 shovel and 1 map.",
        "B lets it pass.",
        "You get 2 lightblue and 1 white.",
    ]
    assert said[3].text == "You store 2 lightblue and 1 white."
    assert [one.opens for one in said][:5] == [False, False, False, False, True]


def test_end_of_a_round_begins_a_paragraph() -> None:
    said = WORDS.events([Sold(0, 2, 2), Sold(1, 0, 0)], SEATS)
    assert [(one.text, one.opens) for one in said] == [
        ("You sell 2 goods for 2 coins at the end of the voyage.", True),
        ("B sells nothing at the end of the voyage.", False),
    ]


def event(kind: int, seat: int, a: int, b: int) -> Event:
    return Event(kind, seat, EVERYONE, a, b, 0)


@pytest.mark.parametrize("kind", range(len(GAME.event_kinds)), ids=GAME.event_kinds)
@pytest.mark.parametrize("seat", [0, 1, CHANCE])
def test_every_event_has_a_sentence(kind: int, seat: int) -> None:
    alone_standing = re.compile(rf"(?<!\S)[{LETTERS}]([.,:!]|'s)?(?!\S)")
    shows_face = kind in (on.TURNED, on.TOOK, on.SNATCHED)
    for a, b in ((0, 0), (1, 1), (1, 18 if shows_face else 0)):
        (said,) = WORDS.events([GAME.tell(event(kind, seat, a, b))], SEATS)
        assert is_sentence(said.text)
        assert seat == 1 or not alone_standing.search(said.text)


@pytest.mark.parametrize("people", [SEATS, Seats(None, ("person",) * 4)])
def test_every_action_has_a_sentence(people: Seats) -> None:
    view = view_of(asked("D09", ship("map shovel", below="white"), ship("map")))
    of_seats = [form for form in GAME.forms if not isinstance(form, OUTCOMES)]
    said = {WORDS.action(form, view, people) for form in of_seats}
    assert all(map(is_sentence, said))
    assert len(said) == len(of_seats)
    assert is_sentence(WORDS.action(do.Fulfil(), msgspec.structs.replace(view, card=None), people))


def test_every_refusal_has_a_sentence() -> None:
    for match in (on_the_quay(), asked("D09", ship("map"), ship())):
        for reason in GAME.refusals:
            for id_ in range(0, GAME.n_actions, 7):
                assert is_sentence(WORDS.refusal(reason, GAME.encode(id_), match.view(0)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "bot", "options"),
    [
        (2, "sensible", {}),
        (3, "random", {"competition": True, "handicap": [1]}),
        (4, "sensible", {"competition": True, "random_cards": True}),
        (3, "sensible", {"pace": "race"}),
    ],
)
def test_table_fits_and_every_choice_is_listed_once(seats: int, bot: str, options: Json) -> None:
    for match, seat in positions("aboard", seats, 7, bot, **options):
        legal = match.legal(seat)
        for looker in (seat, SPECTATOR):
            view = view_of(match, looker)
            listed = [action for group in WORDS.choices(view, legal) for action in group.actions]
            assert sorted(map(GAME.decode, listed)) == match.legal_ids(seat)
            assert all(len(group.labels) == len(group.actions) for group in WORDS.choices(view, legal))
            assert is_sentence(WORDS.to_do(view, legal, SEATS))
            lines = drawn(match, looker).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 44


def test_kinds_typed_in_turns_are_what_may_be_taken() -> None:
    """Also where tiles with a starfish stay, or where one of them has the lowest number."""
    for options in ({"seats": 2}, {"seats": 3}, {"seats": 3, "competition": True}):
        for match, seat in positions("aboard", seed=5, **cast("Any", options)):
            view, legal = view_of(match, seat), match.legal(seat)
            if view.phase == "load":
                for action in cast("Sequence[Any]", legal):
                    if msgspec.to_builtins(action)["kind"] == "take":
                        shows = next(tile.shows for tile in view.heap if tile.tile == action.tile)
                        assert WORDS.typed(f"{shows} {action.to}", view) == action
            if view.round == 2:
                break


# The table as text.


def test_a_hand_that_is_quicker_or_slower_stands_beside_its_ship() -> None:
    match = seaboard.new("aboard", seats=3, seed=1, pace="race", hands=[50, 100, 150])
    text = drawn(match, SPECTATOR)
    assert re.findall(r"hand \d+ %", text) == ["hand 50 %", "hand 150 %"]
    assert "hand" not in drawn(seaboard.new("aboard", seats=3, seed=1, pace="race"), SPECTATOR)


def test_heap_cards_and_ships_stand_on_the_table() -> None:
    text = drawn(on_the_quay(), 0)
    assert re.search(r"cannon +\[t0\] t1\n", text)
    assert re.search(r"map +\[t2\*\]\n", text)
    assert re.search(r"face down +3: \[t4\] t5 t6\n", text)
    assert "T01 trade      1 lightblue → 2 white" in text
    assert "deck: 1 sabre (7 free); hold: 1 map (3 free); goods: 1 white" in text
    assert "▶  A  you            3: 3 coins" in text
    assert "below: no tiles (4 free)" in text


def test_cards_are_gone_when_a_ship_is_full() -> None:
    text = drawn(alone(Quay.loading(HEAP, OWN, full(), ship(), pace="turns", loading=[0, 2], first=1).match), 0)
    assert "The cards are gone: load from memory." in text
    assert "→" not in text


def test_card_in_play_stands_on_the_table() -> None:
    text = drawn(asked("D09", full(chests=(0, 0), coins=12), ship("map", chests=(1, 2), coins=4)), 0)
    assert "Pile: 12 cards to come" in text
    assert card_line("D09") in text
    assert " B  sensible bot  34: 4 coins and 3 chests" in text
    assert "deck: 1 map and 1 chest (6 free); below: 2 chests (2 free); goods: none" in flat(text)
    assert "(room for 0)" in text


def test_back_of_the_next_card_stands_beside_the_pile() -> None:
    quay = Quay.answering("D09", ship(), ship(), next="pirates")
    assert "Pile: 12 cards to come, next one of pirates" in drawn(alone(quay.match), 0)


def test_payment_with_jokers_is_named_before_it_is_made() -> None:
    match = alone(Quay.answering("D09", ship("map rope rope"), ship(), ship(), competition=True).match)
    said = [WORDS.action(action, view_of(match), SEATS) for action in match.legal(0)]
    assert said[0] == "Give 1 map and 1 shovel for 2 lightblue and 1 white, paid with 1 map and 2 ropes."


def test_tiles_that_were_given_up_stand_on_the_table_at_sea() -> None:
    match = asked("D09", full(), ship("map"))
    assert amounts(view_of(match).tossed).startswith("7 cannons, 7 sabres, 7 sailors, 7 shovels, 8 telescopes")
    assert f"given up {amounts(view_of(match).tossed)}" in flat(drawn(match, 0))
    assert "given up" not in drawn(on_the_quay(), 0)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ({"kind": "fulfil", "joker": "parrot"}, "with the parrot as a joker."),
        ({"kind": "fulfil", "joker": "storage"}, "with 2 storage tiles as a joker."),
        ({"kind": "fulfil", "spare": "shovel"}, "but keep 1 shovel and give a joker instead."),
        ({"kind": "fulfil", "spare": "shovel", "joker": "rope"}, "but keep 1 shovel and give 2 ropes instead."),
    ],
)
def test_jokers_have_names(action: Json, said: str) -> None:
    match = asked("D01", ship("shovel monkey rope rope"), ship(), ship(), competition=True, round=2, parrots=[0])
    chosen = msgspec.convert(action, GAME.actions.union)
    assert WORDS.action(chosen, view_of(match), SEATS) == f"Give 1 shovel for 1 lightblue and 1 white, {said}"


def test_wishes_have_names() -> None:
    match = alone(Quay.answering("D01", ship("shovel rope rope"), ship(), ship(), competition=True, round=2, parrots=[0]).match)
    said = {WORDS.action(action, view_of(match), SEATS) for action in match.legal(0)}
    assert "Keep 1 shovel: a joker shall stand for it." in said
    match.act(0, {"kind": "spare", "tile": "shovel"})
    said = {WORDS.action(action, view_of(match), SEATS) for action in match.legal(0)}
    assert "Name a joker that shall go: the parrot." in said


def test_why_a_joker_is_refused() -> None:
    match = asked("D01", ship("shovel"), ship(), ship(), competition=True)
    said = [WORDS.refusal("no_joker", do.Fulfil(*named), view_of(match)) for named in (("shovel", None), (None, "rope"))]
    assert said[0] == "There is no joker for shovel, or the card does not ask for it."
    assert said[1] == "This joker is not there, is not needed, or comes first anyway."


def test_amounts_are_words() -> None:
    assert [amount(n, name) for n, name in ((1, "compass"), (2, "compass"), (2, "storage"), (3, "white"))] == [
        "1 compass",
        "2 compasses",
        "2 storage tiles",
        "3 white",
    ]
