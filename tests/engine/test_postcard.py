"""Positions as text: there and back for every game, and whatever is broken is refused with what was expected."""

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seaboard.engine import postcard
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import MatchOver, NoPosition, RulesMismatch
from seaboard.engine.state import CHANCE
from seaboard.games import registry
from tests.support.games import Case, plies


def written(case: Case, s: Any) -> str:
    return postcard.write(case.game, msgspec.to_builtins(case.options), s, case.board)


def text_of(body: dict[str, Any], game: str = "smugglers") -> str:
    """A text with a checksum that is right, whatever it says."""
    packed = urlsafe_b64encode(zlib.compress(msgspec.json.encode(body))).rstrip(b"=").decode()
    head = f"{postcard.FORMAT}.{game}.{packed}"
    return f"{head}.{postcard._sum(head)}"  # noqa: SLF001


def sample() -> tuple[Case, str]:
    game = registry.game("smugglers")
    case = Case(game, game.options(seats=3))
    ply = [ply for ply in plies(case, "sensible", 60) if ply.seat != CHANCE][-1]
    return case, written(case, ply.state)


@pytest.mark.parametrize("id_", registry.IDS)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_any_position_goes_there_and_back(id_: str, data: st.DataObject) -> None:
    game = registry.game(id_)
    case = Case(game, data.draw(st.sampled_from(game.variants)))
    bot = data.draw(st.sampled_from(["sensible", "random"]))
    found = plies(case, bot, data.draw(st.integers(1, 120)), data.draw(st.integers(0, 99)))
    s = found[-1].state
    text = written(case, s)
    assert set(text) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-"), "safe to paste"
    assert len(text) < postcard.MOST_LETTERS // 4
    read = postcard.read(text)
    assert read.game == id_
    spot = postcard.stand(game, read.place)
    assert (spot.s, spot.options) == (s, case.options)
    wrapped = "\n  ".join(text[i : i + 60] for i in range(0, len(text), 60))
    assert postcard.read(f" {wrapped}\r\n") == read, "mails break lines"


def test_a_changed_letter_is_noticed() -> None:
    _, text = sample()
    for i in range(0, len(text), 7):
        other = "A" if text[i] != "A" else "B"
        with pytest.raises(NoPosition):
            postcard.read(text[:i] + other + text[i + 1 :])
    for cut in (1, 9, len(text) // 2, len(text) - 12):
        with pytest.raises(NoPosition):
            postcard.read(text[:-cut])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected seaboard1.<game>.<position>"),
        ("hello", "expected seaboard1.<game>.<position>"),
        ("chess1.a.b.c", "expected seaboard1.<game>.<position>"),
        ("seaboard2.smugglers.x.00000000", "expected 'seaboard1'"),
        ("seaboard1.smugglers.x.00000000", "checksum"),
        ("x" * 100_000, "expected 16384 at most"),
    ],
)
def test_what_is_no_position_says_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(NoPosition, match=said):
        postcard.read(text)


def test_a_small_text_that_unpacks_to_very_much_is_refused() -> None:
    bomb = text_of({"rules": 1, "options": {}, "position": {"phase": "x" * (2 * postcard.MOST_BYTES)}})
    assert len(bomb) < postcard.MOST_LETTERS
    with pytest.raises(NoPosition, match="bytes at most"):
        postcard.read(bomb)


@pytest.mark.parametrize("body", [{}, {"rules": "1"}, {"rules": 1, "options": {}, "position": {}, "more": 1}, {"rules": 1}])
def test_another_form_is_refused(body: dict[str, Any]) -> None:
    with pytest.raises(NoPosition, match="no position"):
        postcard.read(text_of(body))


def changed(change: Callable[[dict[str, Any]], None]) -> postcard.Place:
    _, text = sample()
    body = msgspec.to_builtins(postcard.read(text).place)
    change(body)
    return postcard.read(text_of(body)).place


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda body: body["options"].update(seats=9), "seats"),
        (lambda body: body["options"].update(sails=9), "sails"),
        (lambda body: body["position"].update(phase="lunch"), "expected one of"),
        (lambda body: body["position"]["boats"][0].update(at="nowhere"), "expected one of"),
        (lambda body: body["position"]["boats"].append(body["position"]["boats"][0]), "same `from`"),
        (lambda body: body["position"].update(seat=3), "only 3 play"),
        (lambda body: body["position"].update(rocks_left=3), "cannot be: .* rocks"),
        (lambda body: body["position"].update(round=10**9), r"\$.round"),
    ],
)
def test_a_position_that_breaks_the_rules_is_refused(change: Callable[[dict[str, Any]], None], said: str) -> None:
    with pytest.raises(NoPosition, match=said):
        postcard.stand(registry.game("smugglers"), changed(change))


def test_other_rules_are_named() -> None:
    with pytest.raises(RulesMismatch, match="rules 99"):
        postcard.stand(registry.game("smugglers"), changed(lambda body: body.update(rules=99)))


def finished(game: AnyGame) -> postcard.Place:
    case = Case(game, game.options(seats=2))
    last = plies(case, "sensible", game.max_plies)[-1]
    s = last.state.clone()
    game.apply(s, case.board, last.seat, last.action, None)
    return postcard.read(written(case, s)).place


@pytest.mark.parametrize("id_", registry.IDS)
def test_nobody_plays_on_behind_the_end(id_: str) -> None:
    game = registry.game(id_)
    with pytest.raises(MatchOver):
        postcard.stand(game, finished(game))


@pytest.mark.parametrize("id_", registry.IDS)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_whatever_is_changed_in_a_position_it_stands_or_is_refused(id_: str, data: st.DataObject) -> None:
    game = registry.game(id_)
    case = Case(game, game.variants[0])
    found = [ply.state for ply in plies(case, "sensible", 120)]
    body = msgspec.to_builtins(postcard.read(written(case, data.draw(st.sampled_from(found)))).place)
    key = data.draw(st.sampled_from(sorted(body["position"])))
    body["position"][key] = data.draw(st.none() | st.integers(-3, 99) | st.just([]) | st.just({}) | st.lists(st.integers(0, 5)))
    try:
        spot = postcard.stand(game, postcard.read(text_of(body, id_)).place)
    except (NoPosition, MatchOver):
        return
    assert game.invariants(spot.s, spot.board) == []
    assert game.actors(spot.s)
