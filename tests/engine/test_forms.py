"""Actions and events that are declared once: ids in their order, names for numbers, errors that say what was expected."""

from typing import Annotated, Literal

import msgspec
import pytest

from seaboard.engine import forms
from seaboard.engine.codes import Codes
from seaboard.engine.errors import Malformed
from seaboard.engine.events import Event
from seaboard.engine.forms import Actions, Events, Names
from seaboard.engine.state import CHANCE

PORTS = ("market", "bay", "cape")
CRATES = (("tea", 1), ("silk", 3))

Port = Annotated[str, Names(PORTS, "a port")]


class Act(forms.Act):
    """An action of a game that exists only here."""


class Wait(Act):
    """Stay."""


class Rolled(Act):
    """Two dice."""

    wind: Literal["calm", "storm"]
    steps: Annotated[int, msgspec.Meta(ge=10, le=30, multiple_of=10)]


class SailTo(Act):
    """Sail."""

    to: Port


class Told(forms.Told):
    """Something that happened in that game."""


class Waited(Told):
    """Nothing happened."""


class Loaded(Told):
    """A crate of a kind, which says its price, too."""

    at: Port
    crate: Annotated[str, Names([name for name, _ in CRATES])]
    coins: Annotated[int, Names([coins for _, coins in CRATES], again=True)]
    last: bool


ACTIONS = Actions(Act, more=[SailTo("home")])
EVENTS = Events(Told)


def test_ids_follow_the_order_of_the_declaration_and_of_each_field() -> None:
    assert [ACTIONS.first(kind) for kind in (Wait, Rolled, SailTo)] == [0, 1, 7]
    assert ACTIONS.encode(2) == Rolled("calm", 20)
    assert ACTIONS.encode(4) == Rolled("storm", 10)
    assert ACTIONS.encode(10) == SailTo("home")
    assert [ACTIONS.decode(form) for form in ACTIONS.forms] == list(range(11))


def test_a_kind_is_called_by_its_class_and_refuses_what_it_does_not_know() -> None:
    assert msgspec.json.encode(SailTo("bay")) == b'{"kind":"sail_to","to":"bay"}'
    with pytest.raises(msgspec.ValidationError, match="unknown field `far`"):
        msgspec.convert({"kind": "sail_to", "to": "bay", "far": 1}, ACTIONS.union)


def test_a_form_without_an_id_says_what_was_expected() -> None:
    with pytest.raises(Malformed, match=r"^\$\.to is 'moon', expected a port: market, bay, cape$"):
        ACTIONS.decode(SailTo("moon"))
    with pytest.raises(Malformed, match=r"^\$\.steps is 11, expected a number: 10, 20, 30$"):
        ACTIONS.decode(Rolled("calm", 11))


def test_a_field_with_endless_values_has_no_ids() -> None:
    class Endless(forms.Act):
        pass

    class Say(Endless):
        word: str

    with pytest.raises(TypeError, match=r"Say\.word needs Names"):
        Actions(Endless)


def test_an_event_gives_its_numbers_to_its_fields_and_one_number_to_two_of_them() -> None:
    assert EVENTS.names == ("waited", "loaded")
    loaded = EVENTS.number(Loaded)
    assert EVENTS.tell(Event(loaded, 2, 63, 1, 1, 0)) == Loaded(2, "bay", "silk", 3, last=False)
    assert EVENTS.tell(Event(loaded, 2, 63, 0, 0, 1)) == Loaded(2, "market", "tea", 1, last=True)


def test_chance_is_nobody_in_an_event() -> None:
    assert EVENTS.tell(Event(EVENTS.number(Waited), CHANCE, 63, 0, 0, 0)) == Waited(None)


def test_an_event_with_more_fields_than_numbers_is_refused() -> None:
    class Wide(forms.Told):
        pass

    class TooWide(Wide):
        a: int
        b: int
        c: int
        d: int

    with pytest.raises(TypeError, match="TooWide has more fields than an event has numbers"):
        Events(Wide)


def test_a_code_has_one_name_and_a_name_one_code() -> None:
    refuse = Codes("ok")
    assert refuse("too_far", "§3.2 the die does not reach") == 1
    assert (refuse.names, refuse.meaning) == (("ok", "too_far"), {"too_far": "§3.2 the die does not reach"})
    with pytest.raises(ValueError, match="'too_far' is a name already"):
        refuse("too_far")
