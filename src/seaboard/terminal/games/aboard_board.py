"""Anchors Aweigh! at the terminal: heap, cards and ships in text, drawn from a view."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from seaboard.games import registry
from seaboard.games.aboard.data import ANY, COLOURS, DATA, KINDS, STAR, Card
from seaboard.games.aboard.state import N_ROUNDS
from seaboard.games.aboard.view import Ship, Tile, View
from seaboard.terminal.canvas import seat_line
from seaboard.terminal.words import Seats, counted, listed

WIDTH: Final = 78
NAME: Final = 11  # columns for the name of a row
MARGIN: Final = " " * 6  # before what stands below a seat's letter
MOST_DOWN: Final = 10  # tiles that lie face down and are named

OPEN: Final = "bold #ffffff on #177d8b"
PLAYED: Final = "dim"
CARD: Final = {card.name: card for card in DATA.card}
LOADING: Final = ("turn", "snatch", "grab", "load", "turned", "haste")
DEALING: Final = ("begin", "lay", "deal")


def amount(n: int, name: str) -> str:
    """So many tiles of a kind, or goods of a colour: `2 cannons`, `1 white`."""
    if name in COLOURS:
        return f"{n} {name}"
    noun = "storage tile" if name == "storage" else name
    return f"{n} {noun}es" if n > 1 and noun.endswith("s") else counted(n, noun)


def amounts(things: Mapping[str, int]) -> str:
    """Several of them, in a sentence; empty if there are none."""
    return listed([amount(n, name) for name, n in things.items()])


def asked(card: Card) -> str:
    """What a card asks for."""
    return amounts(Counter((*card.tiles, *card.goods)))


def given(card: Card) -> str:
    """What a card gives."""
    goods = Counter(card.gives)
    free = goods.pop(ANY, 0)
    parts = [amount(n, colour) for colour, n in goods.items()]
    parts += [f"{free} of any colour"] if free else []
    parts += [counted(card.money, "coin")] if card.money else []
    return listed(parts)


def is_usable(tile: Tile, view: View) -> bool:
    """May somebody take it as it lies there?"""
    return tile.shows is not None and not (tile.starfish and view.starfish_stay)


def _row(name: str, pieces: Sequence[str], marked: set[str]) -> Text:
    """A name and what belongs to it; what is marked stands in brackets."""
    line = Text(f"  {name:<{NAME}}", no_wrap=True)
    for piece in pieces:
        if piece.rstrip(STAR) in marked:
            line.append(f"[{piece}]", OPEN).append(" ")
        else:
            line.append(f"{piece} ")
    line.rstrip()
    return line


def _heap_lines(view: View, marked: set[str]) -> Iterator[Text]:
    """A line for each kind, with the numbers of its open tiles, and one for those that lie face down."""
    for kind in KINDS:
        tiles = [tile.tile + STAR * bool(tile.starfish) for tile in view.heap if tile.shows == kind]
        yield _row(kind, tiles or ["-"], marked)
    down = [tile.tile for tile in view.heap if tile.shows is None]
    more = ["…"] if len(down) > MOST_DOWN else []
    yield _row("face down", [f"{len(down)}:", *down[:MOST_DOWN], *more] if down else ["-"], marked)
    if any(tile.starfish for tile in view.heap):
        stay = ", stays in the heap" if view.starfish_stay else ""
        yield Text(f"  {STAR} with a starfish{stay}", "dim", no_wrap=True)


def card_line(name: str) -> str:
    """A card on one line: what it asks for, and what it gives."""
    card = CARD[name]
    return f"{name} {card.category:<10} {asked(card)} → {given(card)}"


def _card_lines(view: View) -> Iterator[Text]:
    """The cards of the round while they lie open; at sea the one in play and what is through."""
    if view.cards:
        yield Text("Cards", "bold", no_wrap=True)
        for name in view.cards:
            yield Text(f"  {card_line(name)}", no_wrap=True)
    elif view.phase in LOADING:
        yield Text("The cards are gone: load from memory.", "bold", no_wrap=True)
    else:
        yield Text(_pile(view), "bold", no_wrap=True)
        if view.card:
            yield Text(f"  {card_line(view.card)}", OPEN, no_wrap=True)
        through = [name for name in view.played if name != view.card]
        if through:
            yield Text(f"  through: {' '.join(through)}", PLAYED, no_wrap=True)


def _tossed_lines(view: View) -> Iterator[Text]:
    """What was paid or thrown overboard on this voyage."""
    body = f"  {'given up':<{NAME}}{amounts(view.tossed)}"
    for row in wrap(body, WIDTH, subsequent_indent=" " * (NAME + 2), drop_whitespace=True) if view.tossed else ():
        yield Text(row, no_wrap=True)


def _pile(view: View) -> str:
    top = f", {view.top} on top" if view.top and not view.card else ""
    following = f", next one of {view.next}" if view.next else ""
    return f"Pile: {counted(view.left, 'card')} to come{top}{following}"


def _title(view: View) -> Text:
    line = Text(registry.meta("aboard").title["en"], "bold", no_wrap=True)
    return line.append(f"   round {view.round} of {N_ROUNDS}", "not bold")


def _space(n: int) -> str:
    return f" ({n} free)" if n else ""


def _tiles_on_deck(ship: Ship) -> str:
    chests = {"chest": ship.chests_on_deck} if ship.chests_on_deck else {}
    monkey = ", the handicap's monkey" if ship.monkey else ""
    return f"deck: {amounts(ship.deck | chests) or 'no tiles'}{monkey}{_space(ship.deck_spaces)}"


def _tiles_below(ship: Ship) -> str:
    chests = {"chest": ship.chests_below} if ship.chests_below else {}
    if ship.hold is None:
        return f"below: {amounts(({'tile': ship.below} if ship.below else {}) | chests) or 'no tiles'}{_space(ship.hold_spaces)}"
    return f"hold: {amounts(ship.hold | chests) or 'no tiles'}{_space(ship.hold_spaces)}"


def _goods(view: View, ship: Ship) -> str:
    """The own goods together; of the others' those below deck are only counted."""
    if ship.goods_hold is None:
        below = [f"{ship.goods_below} below deck"] if ship.goods_below else []
        goods = listed([amount(n, colour) for colour, n in ship.goods.items()] + below)
    else:
        goods = amounts(Counter(ship.goods) + Counter(ship.goods_hold))
    room = "" if view.phase in (*LOADING, *DEALING, "over") or ship.room is None else f" (room for {ship.room})"
    return f"goods: {goods or 'none'}{room}"


def _acts(view: View, seat: int) -> bool:
    if view.phase in ("meet", "answer"):
        return seat in view.asked
    if view.phase == "grab":
        return view.ships[seat].loading
    return seat == view.seat and view.phase not in (*DEALING, "top", "reveal", "over")


def _ship_lines(view: View, ship: Ship, seats: Seats) -> Iterator[Text]:
    """Whose ship, the money, and what it carries."""
    line = seat_line(ship.seat, seats, acts=_acts(view, ship.seat))
    chests = ship.chests_on_deck + ship.chests_below
    money = listed([counted(ship.coins, "coin"), *([counted(chests, "chest")] if chests else [])])
    notes = ["parrot"] * ship.parrot + [f"hand {ship.hand} %"] * (ship.hand is not None) + ["first"] * (view.first == ship.seat)
    yield line.append(f"{ship.total:>3}: {'   '.join([money, *notes])}")
    body = "; ".join([_tiles_on_deck(ship), _tiles_below(ship), _goods(view, ship)])
    for row in wrap(body, WIDTH, initial_indent=MARGIN, subsequent_indent=MARGIN):
        yield Text(row, no_wrap=True)


def _marked(actions: Sequence[Any]) -> set[str]:
    """The tiles of the heap that the actions are about."""
    return {action.tile for action in actions if getattr(action, "tile", None)}


def board(view: View, seats: Seats, actions: Sequence[Any]) -> RenderableType:
    """While ships are loaded the heap and the cards, at sea the card in play; then a few lines for each ship."""
    lines = [_title(view)]
    if view.phase in LOADING:
        lines += _heap_lines(view, _marked(actions))
    if view.phase not in (*DEALING, "over"):
        lines.append(_row("supply", [amounts(view.supply) or "empty"], set()))
        lines += _tossed_lines(view)
        lines += _card_lines(view)
    for ship in view.ships:
        lines += _ship_lines(view, ship, seats)
    return Group(*lines)
