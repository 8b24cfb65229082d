"""The data file is what it says it is, and a broken one is refused with place and reason."""

import re
from collections import Counter
from functools import partial

import pytest

from seaboard.games.aboard.data import CARDS, CATEGORIES, COLOURS, DATA, FACES, KINDS, TEXT, TILES, Card, parse
from tests.support.box import edit, refused, sources

# What each card asks for and gives, as the table of our design has it.
FACES_OF_CARDS = """
D01 shovel -> lightblue white
D02 telescope -> orange 1
D03 compass -> orange violet
D04 map -> lightblue 1
D05 rope -> white 1
D06 sailor -> violet 1
D07 shovel -> 2
D08 compass -> 2
D09 map shovel -> lightblue lightblue white
D10 map compass -> orange orange violet
D11 telescope compass -> white white orange
D12 rope shovel -> violet violet lightblue
D13 telescope map -> orange violet 1
D14 rope map -> lightblue white 1
D15 sailor telescope -> white violet 1
D16 sailor shovel -> lightblue orange 1
D17 rope compass -> lightblue violet 1
D18 telescope rope -> 4
D19 compass sailor -> 4
D20 shovel telescope -> white orange 1
T01 lightblue -> white white
T02 lightblue -> orange violet
T03 white -> orange orange
T04 white -> lightblue violet
T05 orange -> violet violet
T06 orange -> lightblue white
T07 violet -> lightblue lightblue
T08 violet -> white orange
P01 cannon sabre -> lightblue orange 2
P02 cannon sailor -> white violet 2
P03 sabre sailor -> any any any
P04 cannon cannon -> 5
P05 sabre sabre -> any any 1
P06 sailor rope -> any any 1
P07 cannon sabre sailor -> any any any 1
P08 cannon cannon sabre -> lightblue lightblue white white 1
P09 sabre sabre sailor -> orange orange violet violet 1
P10 cannon sailor sailor -> any any 3
P11 cannon sabre rope -> 6
P12 cannon sabre telescope -> any any any 1
O01 lightblue lightblue -> 3
O02 white white -> 3
O03 orange orange -> 3
O04 violet violet -> 3
O05 lightblue lightblue white -> 5
O06 white white orange -> 5
O07 orange orange violet -> 5
O08 violet violet lightblue -> 5
O09 lightblue lightblue orange orange -> 8
O10 white white violet violet -> 8
O11 lightblue white orange violet -> 7
O12 lightblue white orange violet -> 7
"""


def face(card: Card) -> str:
    """A card as one line."""
    return " ".join([card.name, *card.tiles, *card.goods, "->", *card.gives, *([str(card.money)] if card.money else [])])


def asked(category: str) -> Counter[str]:
    """How often the cards of a category ask for what."""
    return Counter(thing for card in DATA.card if card.category == category for thing in (*card.tiles, *card.goods))


def given(category: str) -> Counter[str]:
    """How often the cards of a category give which goods."""
    return Counter(colour for card in DATA.card if card.category == category for colour in card.gives)


# --- the file as it is ---


def test_the_file_as_it_is_is_accepted() -> None:
    assert parse(TEXT) == DATA


def test_a_ship_has_eight_and_four_spaces_and_two_special_ones() -> None:
    assert (DATA.ship.deck, DATA.ship.hold, DATA.ship.special) == (8, 4, 2)


def test_there_are_64_goods_in_four_colours() -> None:
    assert COLOURS == ("lightblue", "white", "orange", "violet")
    assert len(COLOURS) * DATA.goods.each == 64


def test_there_are_84_tiles_nine_of_each_kind_and_three_monkeys() -> None:
    assert KINDS == ("cannon", "sabre", "sailor", "shovel", "telescope", "rope", "compass", "map", "storage", "monkey")
    assert [tile.plain + tile.starfish for tile in DATA.tile] == [9] * 9 + [3]
    assert len(TILES) == 84
    assert len(FACES) == 20


def test_three_of_every_kind_bear_a_starfish_and_no_monkey() -> None:
    assert [tile.starfish for tile in DATA.tile] == [3] * 9 + [0]


def test_there_are_52_cards_and_thirteen_in_a_round() -> None:
    assert CATEGORIES == ("discovery", "trade", "pirates", "order")
    assert [category.cards for category in DATA.category] == [20, 8, 12, 12]
    assert [category.round for category in DATA.category] == [5, 2, 3, 3]
    assert len(CARDS) == 52


def test_a_chest_is_ten_the_penalty_two_and_a_good_and_there_are_three_parrots() -> None:
    money = DATA.money
    assert (money.chest, money.penalty_money, money.penalty_goods, money.parrots) == (10, 2, 1, 3)


def test_every_card_is_as_designed() -> None:
    assert [face(card) for card in DATA.card] == [line.strip() for line in FACES_OF_CARDS.strip().splitlines()]


def test_what_the_cards_ask_for() -> None:
    assert asked("discovery") == {"shovel": 6, "telescope": 6, "compass": 6, "map": 5, "rope": 5, "sailor": 4}
    assert asked("pirates") == {"cannon": 10, "sabre": 10, "sailor": 7, "rope": 2, "telescope": 1}
    assert asked("trade") == dict.fromkeys(COLOURS, 2)
    assert asked("order") == dict.fromkeys(COLOURS, 9)


def test_no_colour_is_worth_more_than_another() -> None:
    assert given("discovery") == dict.fromkeys(COLOURS, 8)
    assert given("trade") == dict.fromkeys(COLOURS, 4)
    assert given("pirates") == dict.fromkeys(COLOURS, 3) | {"any": 15}
    assert given("order") == {}


def test_an_average_round_asks_for_more_tiles_than_a_ship_has_spaces() -> None:
    tiles = (asked("discovery").total() + asked("pirates").total()) / 4
    assert tiles == 15.5
    assert tiles > DATA.ship.deck + DATA.ship.hold


def test_every_datum_has_a_source() -> None:
    found = sources(DATA)
    assert len(found) == 3 + 10 + 4 + 52
    assert set(found) == {"rulebook", "elsewhere", "ours"}


# --- broken files ---


edited = partial(edit, TEXT)


def table(kind: str, name: str) -> str:
    """The text of a tile, a category or a card."""
    found = re.search(rf'\[\[{kind}\]\]\n(?:kind|name) = "{name}"\n.*?\n(?:\n|$)', TEXT, re.DOTALL)
    assert found
    return found[0]


def changed(kind: str, name: str, old: str, new: str) -> str:
    """The file with one part of a tile, a category or a card changed."""
    before = table(kind, name)
    assert before.count(old) == 1
    return edited(before, before.replace(old, new))


def without(kind: str, name: str) -> str:
    """The file without a tile, a category or a card."""
    return edited(table(kind, name), "")


def swapped(kind: str, one: str, other: str) -> str:
    """The file with two tables in each other's place."""
    first, second = table(kind, one), table(kind, other)
    return TEXT.replace(first, "@").replace(second, first).replace("@", second)


GIVES = 'gives = ["lightblue", "white"]'

BROKEN = {
    "no TOML": (edited("[ship]", "[ship"), "line 8"),
    "empty": ("", "missing required field `ship`"),
    "unknown table": (TEXT + "\n[wind]\nforce = 3\n", "unknown field `wind`"),
    "unknown key": (edited("deck = 8", "deck = 8\nmasts = 2"), r"unknown field `masts` - at `\$\.ship`"),
    "missing key": (edited("deck = 8\n", ""), r"missing required field `deck` - at `\$\.ship`"),
    "no source": (changed("tile", "map", 'source = "rulebook"\n', ""), r"missing required field `source` - at `\$\.tile"),
    "unknown source": (changed("card", "D01", '"ours"', '"hearsay"'), r"'hearsay' - at `\$\.card\[0\]\.source`"),
    "wrong type": (edited("deck = 8", 'deck = "eight"'), r"Expected `int`, got `str` - at `\$\.ship\.deck`"),
    "nine spaces on deck": (edited("deck = 8", "deck = 9"), r"Expected `int` <= 8 - at `\$\.ship\.deck`"),
    "three spaces below": (edited("hold = 4", "hold = 3"), r"Expected `int` >= 4 - at `\$\.ship\.hold`"),
    "three special spaces": (edited("special = 2", "special = 3"), r"Expected `int` <= 2 - at `\$\.ship\.special`"),
    "three colours": (edited(', "violet"]\neach', "]\neach"), r"length >= 4 - at `\$\.goods\.colours`"),
    "17 of each": (edited("each = 16", "each = 17"), r"Expected `int` <= 16 - at `\$\.goods\.each`"),
    "a colour twice": (edited('"orange", "violet"]\neach', '"white", "violet"]\neach'), "goods.colours: 'white' stands twice"),
    "a chest for nothing": (edited("chest = 10", "chest = 0"), r"Expected `int` >= 1 - at `\$\.money\.chest`"),
    "a penalty of eleven": (edited("penalty_money = 2", "penalty_money = 11"), r"<= 10 - at `\$\.money\.penalty_money`"),
    "a penalty of two goods": (edited("penalty_goods = 1", "penalty_goods = 2"), r"<= 1 - at `\$\.money\.penalty_goods`"),
    "four parrots": (edited("parrots = 3", "parrots = 4"), r"Expected `int` <= 3 - at `\$\.money\.parrots`"),
    "nine kinds": (without("tile", "map"), r"length >= 10 - at `\$\.tile`"),
    "a kind twice": (changed("tile", "map", '"map"', '"rope"'), "tile: 'rope' stands twice"),
    "seven plain tiles": (changed("tile", "map", "plain = 6", "plain = 7"), r"Expected `int` <= 6 - at `\$\.tile\[7\]\.plain`"),
    "ten of a kind": (changed("tile", "map", "starfish = 3", "starfish = 4"), "tile 'map' is there 10 times, expected 9"),
    "eight of a kind": (
        changed("tile", "storage", "starfish = 3", "starfish = 2"),
        "tile 'storage' is there 8 times, expected 9",
    ),
    "monkeys not last": (
        swapped("tile", "storage", "monkey"),
        "tile: 'monkey' and 'storage' come last, expected 'storage' and 'monkey'",
    ),
    "a monkey with a starfish": (
        changed("tile", "monkey", "plain = 3\nstarfish = 0", "plain = 2\nstarfish = 1"),
        "tile 'monkey' bears a starfish, expected none",
    ),
    "four monkeys": (changed("tile", "monkey", "plain = 3", "plain = 4"), "tile: there are 85, expected 84"),
    "three categories": (without("category", "trade"), r"length >= 4 - at `\$\.category`"),
    "a category twice": (changed("category", "trade", '"trade"', '"order"'), "category: 'order' stands twice"),
    "a round without a category": (
        changed("category", "trade", "round = 2", "round = 0"),
        r"Expected `int` >= 1 - at `\$\.category\[1\]\.round`",
    ),
    "fourteen cards a round": (
        changed("category", "trade", "round = 2", "round = 3"),
        "category: a round has 14 cards, expected 13",
    ),
    "too few cards for four rounds": (
        changed("category", "trade", "cards = 8", "cards = 7"),
        "category 'trade' has 7 cards, expected 8",
    ),
    "51 cards": (without("card", "D07"), r"length >= 52 - at `\$\.card`"),
    "a card twice": (changed("card", "D07", '"D07"', '"D08"'), "card: 'D08' stands twice"),
    "cards out of order": (swapped("card", "D20", "T01"), "card: the cards do not stand category by category"),
    "a card of another category": (
        changed("card", "D20", '"discovery"', '"trade"'),
        "card: the cards do not stand category by category",
    ),
    "a discovery that asks for goods": (
        changed("card", "D01", 'tiles = ["shovel"]', 'goods = ["white"]'),
        r"card 'D01' asks for tiles \[\] and goods \['white'\], expected one of them by category",
    ),
    "a discovery that asks for both": (
        changed("card", "D01", 'tiles = ["shovel"]', 'tiles = ["shovel"]\ngoods = ["white"]'),
        r"card 'D01' asks for tiles \['shovel'\] and goods \['white'\], expected one of them by category",
    ),
    "an order that asks for nothing": (
        changed("card", "O01", 'goods = ["lightblue", "lightblue"]\n', ""),
        r"card 'O01' asks for tiles \[\] and goods \[\], expected one of them by category",
    ),
    "a card that asks for storage": (
        changed("card", "D01", '["shovel"]', '["storage"]'),
        "card 'D01' asks for 'storage', expected one of cannon, sabre, sailor, shovel, telescope, rope, compass, map",
    ),
    "a card that asks for an unknown tile": (
        changed("card", "P01", '"sabre"]', '"anchor"]'),
        "card 'P01' asks for 'anchor', expected one of cannon",
    ),
    "a card that asks for an unknown colour": (
        changed("card", "O01", '["lightblue", "lightblue"]', '["lightblue", "pink"]'),
        "card 'O01' asks for 'pink', expected one of lightblue, white, orange, violet",
    ),
    "a card that asks for any good": (
        changed("card", "O01", '["lightblue", "lightblue"]', '["lightblue", "any"]'),
        "card 'O01' asks for 'any', expected one of lightblue, white, orange, violet",
    ),
    "a card that gives an unknown colour": (
        changed("card", "D01", GIVES, 'gives = ["pink"]'),
        "card 'D01' gives 'pink', expected one of lightblue, white, orange, violet or any",
    ),
    "a discovery that gives any good": (
        changed("card", "D01", GIVES, 'gives = ["any"]'),
        "card 'D01' gives a good of free choice, expected that of pirates only",
    ),
    "a card that gives nothing": (changed("card", "D01", GIVES + "\n", ""), "card 'D01' gives nothing"),
    "a card that gives five": (
        changed("card", "D01", GIVES, 'gives = ["white", "white", "white", "white", "white"]'),
        "card 'D01' has more than 4 things on a side",
    ),
    "a card that asks for five": (
        changed("card", "D01", '["shovel"]', '["map", "map", "map", "map", "map"]'),
        "card 'D01' has more than 4 things on a side",
    ),
    "a card that costs money": (changed("card", "D01", "money = 0", "money = -1"), r"Expected `int` >= 0 - at `\$\.card\[0\]"),
    "a card worth a fortune": (changed("card", "D01", "money = 0", "money = 21"), r"Expected `int` <= 20 - at `\$\.card\[0\]"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_with_place_and_reason(what: str) -> None:
    refused(parse, *BROKEN[what])
