"""What is declared of an option is what is refused and what a page is told."""

from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest

from seaboard.engine import options
from seaboard.engine.errors import DataFault, NoOption
from seaboard.engine.options import (
    TOTAL,
    USUAL,
    BadOption,
    Bond,
    ChoiceOption,
    EachSeatOption,
    Needs,
    NoMore,
    NumberOption,
    UsualBy,
    described,
)
from seaboard.engine.replay import parse_options
from seaboard.games import registry

Two = Annotated[int, msgspec.Meta(ge=1, le=2)]
TOLLS = {"night": 40, "day": 20}
Three = Annotated[int, msgspec.Meta(ge=1, lt=4)]


class Ferry(options.Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An option of every kind."""

    bonds: ClassVar[tuple[Bond, ...]] = (
        Needs("no_fog_by_night", "fog", "time", ("day",), values=(True,)),
        Needs("slow_needs_fog", "delays", "fog", (True,)),
        NoMore("too_many_buoys", "buoys", "n_buoys"),
    )

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3
    time: Literal["night", "day"] = "day"
    fog: bool = False
    first: options.Seat | None = None
    lame: Annotated[tuple[options.Seat, ...], msgspec.Meta(max_length=2)] = ()
    delays: tuple[Annotated[int, msgspec.Meta(ge=10, le=20, extra={USUAL: 15})], ...] = ()
    tolls: tuple[Annotated[int, msgspec.Meta(ge=20, le=60, multiple_of=20, extra={USUAL: UsualBy("time", TOLLS)})], ...] = ()
    mixture: Annotated[tuple[Two, Three], msgspec.Meta(extra={TOTAL: 4, USUAL: (2, 2)})] | None = None
    n_buoys: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    buoys: tuple[options.Place, ...] = ()


def test_every_kind_of_field_is_described_with_its_bounds() -> None:
    assert msgspec.to_builtins(described(Ferry)) == (
        {"kind": "number", "key": "seats", "least": 2, "most": 4, "default": 3},
        {"kind": "choice", "key": "time", "values": ("night", "day"), "default": "day"},
        {"kind": "flag", "key": "fog", "default": False},
        {"kind": "seat", "key": "first", "default": None},
        {"kind": "seats", "key": "lame", "most": 2, "default": ()},
        {"kind": "each_seat", "key": "delays", "least": 10, "most": 20, "step": 1, "usual": 15, "default": ()},
        {
            "kind": "each_seat",
            "key": "tolls",
            "least": 20,
            "most": 60,
            "step": 20,
            "usual": {"other": "time", "numbers": {"night": 40, "day": 20}},
            "default": (),
        },
        {"kind": "shares", "key": "mixture", "least": (1, 1), "most": (2, 3), "total": 4, "usual": (2, 2), "default": None},
        {"kind": "number", "key": "n_buoys", "least": 0, "most": 2, "default": 0},
        {"kind": "places", "key": "buoys", "default": ()},
    )


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"first": 3}, "no_such_seat"),
        ({"lame": (0, 3)}, "no_such_seat"),
        ({"lame": (1, 1)}, "twice"),
        ({"fog": True, "delays": (10, 20)}, "each_seat"),
        ({"mixture": (1, 2)}, "total"),
        ({"time": "night", "fog": True}, "no_fog_by_night"),
        ({"delays": (10, 20, 10)}, "slow_needs_fog"),
        ({"n_buoys": 1, "buoys": ("a", "b")}, "too_many_buoys"),
        ({"n_buoys": 2, "buoys": ("a", "a")}, "twice"),
    ],
)
def test_what_is_declared_is_refused_by_name(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        Ferry(**wrong)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "right",
    [
        {"fog": True, "delays": (10, 20, 10)},
        {"time": "night"},
        {"mixture": (1, 3), "first": 2, "lame": (0, 2)},
        {"n_buoys": 2, "buoys": ("a", "b")},
    ],
)
def test_what_is_not_excluded_can_be_agreed_on(right: dict[str, Any]) -> None:
    assert Ferry(**right) == Ferry(**right)


def test_a_field_without_bounds_is_no_option() -> None:
    class Loose(options.Options, frozen=True, kw_only=True):
        seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3
        depth: int = 4

    with pytest.raises(TypeError, match="needs a least and a most"):
        described(Loose)


@pytest.mark.parametrize("id_", registry.IDS)
def test_every_bond_names_options_that_exist_and_values_they_can_have(id_: str) -> None:
    game = registry.game(id_)
    kinds = {option.key: option for option in described(game.options)}
    for bond in game.options.bonds:
        assert {bond.option, bond.other} <= set(kinds), bond
        if not isinstance(bond, NoMore):
            for value in bond.among:
                parse_options(game, {bond.other: value})


@pytest.mark.parametrize("id_", registry.IDS)
def test_what_is_usual_by_another_option_is_said_for_all_its_values_and_within_the_bounds(id_: str) -> None:
    kinds = {option.key: option for option in described(registry.game(id_).options)}
    for option in kinds.values():
        if not isinstance(option, EachSeatOption) or not isinstance(option.usual, UsualBy):
            continue
        other = kinds[option.usual.other]
        if isinstance(other, ChoiceOption):
            assert set(option.usual.numbers) == set(other.values)
            assert all(number in range(option.least, option.most + 1, option.step) for number in option.usual.numbers.values())
        else:
            assert isinstance(other, NumberOption)
            assert option.usual.numbers == {}
            assert option.most == other.most


@pytest.mark.parametrize("id_", registry.IDS)
@pytest.mark.parametrize("match", ["first", "later"])
@pytest.mark.parametrize("way", ["alone", "device", "link"])
def test_what_the_page_starts_with_can_be_played(id_: str, way: registry.Way, match: registry.Which) -> None:
    game = registry.game(id_)
    for seats in game.seats:
        for hands in (False, True):
            parse_options(game, registry.starting_with(registry.meta(id_), way, match, hands=hands) | {"seats": seats})


def test_the_page_starts_with_open_scores_and_with_a_gentle_first_race() -> None:
    smugglers, aboard = registry.meta("smugglers"), registry.meta("aboard")
    assert registry.starting_with(smugglers, "device", "later") == {"open_scores": True}
    assert registry.starting_with(aboard, "link", "first") == {"pace": "gentle"}
    assert registry.starting_with(aboard, "link", "later") == {"pace": "race"}
    assert registry.starting_with(aboard, "alone", "later") == {"pace": "race", "first_seat": 0}
    assert registry.starting_with(aboard, "device", "first") == {"pace": "turns", "batch": 3}
    assert registry.starting_with(aboard, "device", "first", hands=True) == {"pace": "gentle", "batch": 3}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"start": [{"options": {"moon": True}}]}, "start: .*moon"),
        ({"start": [{"options": {"pace": "hurry"}, "way": "link"}]}, "start: .*hurry"),
        ({"start": [{"options": {"competition": True}}]}, "start: competition = True needs seats"),
        ({"start": [{"options": {}, "asks": ["moon"]}]}, "start: there is no option 'moon'"),
        ({"offers": {"hands": {"frozen": 900}}}, r"offers.hands.frozen: .*400"),
        ({"offers": {"composition": {"all": [5, 2, 3, 4]}}}, "offers.composition.all: .*sum of 13"),
    ],
)
def test_a_start_or_an_offer_that_the_options_do_not_allow_is_refused(wrong: dict[str, Any], said: str) -> None:
    right = msgspec.to_builtins(registry.meta("aboard"))
    with pytest.raises(DataFault, match=said):
        registry.check_meta(registry.game("aboard"), msgspec.convert(right | wrong, registry.Meta))


def test_a_bad_combination_keeps_its_reason_on_the_way_out() -> None:
    with pytest.raises(NoOption) as caught:
        parse_options(registry.game("aboard"), {"seats": 2, "competition": True})
    assert caught.value.reason == "too_few_rivals"
    with pytest.raises(NoOption) as caught:
        parse_options(registry.game("aboard"), {"seats": 9})
    assert caught.value.reason is None
