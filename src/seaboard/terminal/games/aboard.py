"""Anchors Aweigh! at the terminal: its sentences, and what may be typed."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from seaboard.games.aboard import actions as do
from seaboard.games.aboard import events as on
from seaboard.games.aboard.actions import Place
from seaboard.games.aboard.data import COLOURS, DATA, JOKERS, KINDS, STAR, TILES
from seaboard.games.aboard.state import N_ASKED, PARROT
from seaboard.games.aboard.view import Ship, View
from seaboard.terminal.games.aboard_board import CARD, amount, amounts, asked, board, given, is_usable
from seaboard.terminal.words import About, Choices, Said, Seats, counted, heard, listed, refused, sentence

ONTO: Final = {"deck": "onto the deck", "below": "below deck"}
AT: Final = {"deck": "on deck", "below": "below deck"}
PENALTY: Final = f"{counted(DATA.money.penalty_money, 'coin')} and {counted(DATA.money.penalty_goods, 'good')}"


def _good(colour: str) -> str:
    return f"1 {colour} good"


def _tile(shows: str) -> str:
    """`rope`, `storage tile`, `map with a starfish`."""
    noun = amount(1, shows.rstrip(STAR)).removeprefix("1 ")
    return f"{noun} with a starfish" if shows.endswith(STAR) else noun


def _card(name: str) -> str:
    return f"{name}: {asked(CARD[name])} for {given(CARD[name])}"


def action(action: Any, view: View, seats: Seats) -> str:  # noqa: ARG001  the form of `Words`
    """An action as an order."""
    match action:
        case do.Take() | do.Turn() | do.Load() | do.Leave() | do.Snatch() | do.Calm():
            return _loading(action, view)
        case do.Meet() | do.Flee() | do.Fulfil() | do.Decline() | do.Spare() | do.Name():
            return _decision(action, view)
    return _handling(action)


def _loading(action: Any, view: View) -> str:
    match action:
        case do.Take(tile, to):
            shows = next((f"the {_tile(t.shows)} " for t in view.heap if t.tile == tile and t.shows), "")
            return f"Take {shows}{tile} {ONTO[to]}."
        case do.Turn(tile):
            return f"Turn {tile}."
        case do.Load(colour):
            return f"Load {_good(colour)}."
        case do.Leave():
            return "Leave the tile in the heap."
        case do.Snatch(to):
            return f"Snatch one more tile, unseen, {ONTO[to]}."
        case do.Calm():
            return "Take no more."
    raise ValueError(f"no sentence for {action!r}")


def _decision(action: Any, view: View) -> str:
    bargain = f"Give {asked(CARD[view.card])} for {given(CARD[view.card])}" if view.card else "Give what the card asks for"
    match action:
        case do.Meet():
            return "Meet the pirates."
        case do.Flee():
            return "Flee from the pirates."
        case do.Fulfil(None, None):
            return f"{bargain}{_instead(view)}."
        case do.Spare(tile):
            return f"Keep 1 {tile}: a joker shall stand for it."
        case do.Name(joker):
            return f"Name a joker that shall go: {_joker(joker)}."
        case do.Fulfil(None, joker):
            return f"{bargain}, with {_joker(joker)} as a joker."
        case do.Fulfil(spare, joker):
            return f"{bargain}, but keep 1 {spare} and give {_joker(joker)} instead."
        case do.Decline() if view.top == "pirates":
            return f"Do not pay: the pirates take {PENALTY}."
        case do.Decline():
            return "Let the card pass."
    raise ValueError(f"no sentence for {action!r}")


def _instead(view: View) -> str:
    """What is really given for the card, if jokers stand for some of it."""
    way = next((way for way in view.ways if way.does == "fulfil" and way.spare is way.joker is None), None)
    if way is None or view.card is None:
        return ""
    tiles = Counter(way.deck) + Counter(way.hold)
    if not way.parrot and tiles == Counter(CARD[view.card].tiles):
        return ""
    parrot = ["the parrot"] if way.parrot else []
    return f", paid with {listed([amount(n, kind) for kind, n in tiles.items()] + parrot)}"


def _joker(name: str | None) -> str:
    if name is None:
        return "a joker"
    return "the parrot" if name == JOKERS[PARROT] else amount(2, name)


def _handling(action: Any) -> str:
    match action:
        case do.Wish(colour):
            return f"Take {_good(colour)}."
        case do.Waive(colour):
            return f"Give {_good(colour)} of the reward back."
        case do.Dump(kind):
            return f"Throw {amount(1, kind)} overboard."
        case do.Spill(colour):
            return f"Throw {_good(colour)} overboard."
        case do.HandOver(colour):
            return f"Hand over {_good(colour)}."
        case do.Bury(to):
            return f"Put the chest {AT[to]}."
    raise ValueError(f"no sentence for {action!r}")


# What has to be decided.


def _own(view: View) -> Ship:
    """The ship of who looks, or of who is on turn."""
    return next((ship for ship in view.ships if ship.hold is not None), view.ships[view.seat])


def to_do(view: View, actions: Sequence[Any], seats: Seats) -> str:
    """What has to be decided; where all decide at once it names nobody."""
    match view.phase:
        case "grab":
            return "Load the ship: a tile, a good, or turn a tile that lies face down."
        case "meet":
            return "Pirates ahead! Decide in secret whether to meet them or to flee."
        case "answer":
            return f"Decide in secret: {_bargain(view, actions)}"
    return f"{sentence(seats.own(view.seat))} turn: {_task(view)}"


def _task(view: View) -> str:
    match view.phase:
        case "load":
            return "take a tile or a good, or turn a tile that lies face down."
        case "turned":
            return f"take {view.turned}, the tile that was turned, or leave it."
        case "haste":
            return "take one more tile, unseen, or go on without haste."
        case "choose":
            return f"choose {counted(view.wishes, 'good')} of any colour."
        case "store":
            return f"there is no room for the reward, {amounts(view.reward)}. Give some of it back, or throw something overboard."
        case "pay":
            return "choose the good that the pirates get."
    return f"{DATA.money.chest} coins become a chest. Choose where it stands."


def _bargain(view: View, actions: Sequence[Any]) -> str:
    """What the card is about, and whether the ship can pay it."""
    card = CARD[view.card or ""]
    offer = f"{asked(card)} for {given(card)}"
    otherwise = f", or {PENALTY} for the pirates" if view.top == "pirates" else ""
    if any(isinstance(action, do.Fulfil) for action in actions):
        return f"{offer}{otherwise}."
    ship = _own(view)
    if ship.hold is None:
        return f"{offer}{otherwise}. That is not on board."
    aboard = Counter(ship.deck) + Counter(ship.hold) + Counter(ship.goods) + Counter(ship.goods_hold or {})
    return f"{offer}{otherwise}. On board are missing: {amounts(Counter((*card.tiles, *card.goods)) - aboard)}."


GROUPS: Final = ("", "On deck", "Below", "Turn", "Goods", "Back", "Throw")  # in the order of the list


def choices(view: View, actions: Sequence[Any]) -> list[Choices]:
    """Decisions as sentences; what may be many, tiles and goods, side by side."""
    found = []
    for title in GROUPS:
        group = [action for action in actions if _group(view, action) == title]
        if group:
            found.append(Choices(title, group, [_label(view, action) for action in group]))
    return found


def _group(view: View, action: Any) -> str:
    match action:
        case do.Take(_, to) if view.phase != "turned":
            return "Below" if to == "below" else "On deck"
        case do.Turn():
            return "Turn"
        case do.Load() | do.Wish():
            return "Goods"
        case do.Waive():
            return "Back"
        case do.Dump() | do.Spill():
            return "Throw"
    return ""


def _label(view: View, action: Any) -> str:
    """In turns tiles of a kind are one choice; in a race each of them is."""
    match action:
        case do.Take(tile) if view.phase == "load":
            return next((t.shows for t in view.heap if t.tile == tile and t.shows), tile)
        case do.Take(tile) | do.Turn(tile) | do.Dump(tile):
            return tile
    return str(getattr(action, "colour", ""))


# What may be typed.

FILLERS: Final = frozenset({"a", "the", "to", "on", "onto", "in", "into", "good", "goods", "tile", "overboard", "of", "with"})
PLACE_BY_WORD: Final[dict[str, Place]] = {"deck": "deck", "above": "deck", "below": "below", "hold": "below"}
YES: Final = frozenset({"yes", "y", "fulfil", "pay", "give", "take", "more", "snatch"})
NO: Final = frozenset({"no", "n", "pass", "decline", "leave", "calm"})
BY_ANSWER: Final = {  # what yes and no mean
    "meet": (do.Meet(), do.Flee()),
    "answer": (do.Fulfil(), do.Decline()),
}


def typed(text: str, view: View) -> msgspec.Struct | None:
    """The action that words mean: `rope`, `take rope below`, `turn`, `white`, `yes`, `flee`, `throw rope`."""
    said = heard(text, FILLERS)
    place = next((PLACE_BY_WORD[word] for word in said if word in PLACE_BY_WORD), None)
    rest = [word for word in said if word not in PLACE_BY_WORD]
    match view.phase:
        case "load" | "grab" | "turned":
            return _typed_loading(rest, place, view)
        case "haste" if rest and rest[0] in NO:
            return do.Calm()
        case "haste" if place or (rest and rest[0] in YES):
            return do.Snatch(place or _free_place(view))
        case "chest" if place:
            return do.Bury(place)
    return _typed_voyage(rest, view)


def _free_place(view: View) -> Place:
    """The deck first, as long as it has a space."""
    ship = _own(view)
    return "deck" if ship.deck_spaces or not ship.hold_spaces else "below"


def _typed_loading(said: list[str], place: Place | None, view: View) -> msgspec.Struct | None:
    match said:
        case [word] if word in NO:
            return do.Leave()
        case ["turn"]:
            down = next((tile.tile for tile in view.heap if tile.shows is None), None)
            return do.Turn(down) if down else None
        case ["turn", tile]:
            return do.Turn(tile) if tile in TILES else None
        case [] | ["take" | "yes" | "y"]:
            return do.Take(view.turned, place or _free_place(view)) if view.turned else None
        case ["stow", word]:
            return _typed_thing(word, "below", view)
        case ["take" | "load", word] | [word]:
            return _typed_thing(word, place or _free_place(view), view)
    return None


def _typed_thing(word: str, place: Place, view: View) -> msgspec.Struct | None:
    """A good by its colour, a tile by its number, or the first open one of a kind."""
    if colour := _name(word, COLOURS):
        return do.Load(colour)
    if word in TILES:
        return do.Take(word, place)
    kind = _name(word, KINDS)
    alike = [tile for tile in view.heap if tile.shows == kind is not None]
    tile = next((tile for tile in (*(t for t in alike if is_usable(t, view)), *alike)), None)
    return do.Take(tile.tile, place) if tile else None


def _name(word: str, names: Sequence[str]) -> str | None:
    """A name by its first letters, if only one begins with them."""
    found = [name for name in names if name.startswith(word)]
    return found[0] if len(found) == 1 else None


def _typed_voyage(said: list[str], view: View) -> msgspec.Struct | None:
    match said:
        case ["meet"]:
            return do.Meet()
        case ["flee"]:
            return do.Flee()
        case [word] if view.phase in BY_ANSWER and word in YES | NO:
            return BY_ANSWER[view.phase][word in NO]
        case ["spare" | "keep" | "joker", word]:
            spared = _name(word, KINDS[:N_ASKED])
            return do.Spare(spared) if spared else None
        case ["use" | "name", word]:
            joker = _name(word, JOKERS)
            return do.Name(joker) if joker else None
        case ["throw" | "dump" | "spill", word]:
            return _typed_throw(word)
        case ["take" | "give" | "back" | "hand", word] | ["hand", "over", word] | [word]:
            return _typed_good(word, view)
    return None


def _typed_throw(word: str) -> msgspec.Struct | None:
    if colour := _name(word, COLOURS):
        return do.Spill(colour)
    kind = _name(word, KINDS)
    return do.Dump(kind) if kind else None


def _typed_good(word: str, view: View) -> msgspec.Struct | None:
    """A colour alone means what has to be done with it; while room is made a kind is thrown overboard."""
    colour = _name(word, COLOURS)
    if view.phase == "store" and not colour:
        return _typed_throw(word)
    kinds: dict[str, Any] = {"choose": do.Wish, "pay": do.HandOver, "store": do.Waive}
    found: msgspec.Struct | None = kinds[view.phase](colour) if colour and view.phase in kinds else None
    return found


def refusal(reason: str, action: Any, view: View) -> str:
    """Why an action is refused."""
    thing = str(getattr(action, "tile", None) or getattr(action, "colour", None) or getattr(action, "spare", None) or "this")
    place = AT.get(getattr(action, "to", ""), "on the ship")
    reasons = {
        "gone": f"{thing} is not in the heap any more.",
        "face_down": f"{thing} lies face down: turn it first.",
        "open": f"{thing} lies open already.",
        "starfish": f"{thing} has a starfish, and such tiles stay in the heap.",
        "no_space": f"there is no free space {place}.",
        "enough_goods": "two goods are loaded already.",
        "none_left": f"the supply has no {thing} good left.",
        "other_tile": f"an equal tile with a lower number comes before {thing}.",
        "cannot_pay": f"that is not on board{f': the card asks for {asked(CARD[view.card])}' if view.card else ''}.",
        "no_joker": f"there is no joker for {thing}, or the card does not ask for it."
        if getattr(action, "joker", None) is None
        else "this joker is not there, is not needed, or comes first anyway.",
        "not_aboard": f"there is no {thing} on board.",
        "not_in_reward": f"the reward has no {thing} good.",
        "not_possible": "this cannot come.",
    }
    return refused(reason, reasons)


# What has happened.


def events(happened: Sequence[Any], seats: Seats) -> list[Said]:
    """Sentences for what happened; who stows a tile and sees it has both in one. Turns, rounds and cards begin a paragraph."""
    said: list[Said] = []
    run: list[Any] = []  # things that are told in one sentence
    for before, event in pairwise((None, *happened)):
        run = [*run, event] if _goes_on(before, event) else [event]
        if isinstance(event, on.Saw) and isinstance(before, on.Stowed):
            said[-1] = Said(sentence(f"{seats.does(event.seat, 'take')} the {_tile(event.shows)} {before.tile} {ONTO['below']}."))
        elif len(run) > 1:
            said[-1] = Said(sentence(_things(run, seats)), opens=said[-1].opens)
        else:
            said.append(Said(sentence(_sentence(event, seats)), opens=_opens(before, event)))
    return said


GIFTS: Final = (on.GaveTile, on.GaveGood, on.GaveParrot)


def _goes_on(before: Any, event: Any) -> bool:
    """Is it one more thing of what was told just before?"""
    if before is None or before.seat != event.seat:
        return False
    if isinstance(event, GIFTS):
        return isinstance(before, (on.Fulfilled, *GIFTS))
    return isinstance(event, on.Got | on.Stored) and type(before) is type(event)


def _things(run: Sequence[Any], seats: Seats) -> str:
    """What was given for a card, got, or stored: all of it in one sentence."""
    names = [getattr(event, "shows", None) or getattr(event, "colour", None) for event in run]
    things = [amount(n, name) for name, n in Counter(name for name in names if name).items()]
    parrot = ["the parrot"] if any(isinstance(event, on.GaveParrot) for event in run) else []
    verb = "get" if isinstance(run[0], on.Got) else "store" if isinstance(run[0], on.Stored) else "pay"
    return f"{seats.does(run[0].seat, verb)} {listed(things + parrot)}."


def _opens(before: Any, event: Any) -> bool:
    match event:
        case on.Revealed(_, card):
            return CARD[card].category == "order"
        case on.Unloaded() | on.Sold():
            return not isinstance(before, on.Unloaded | on.Sold | on.Landed)
    return isinstance(event, on.Began | on.AllAboard | on.TurnBegan | on.Topped)


def _sentence(event: Any, seats: Seats) -> str:
    for tell in (_quay_sentence, _card_sentence, _goods_sentence, _end_sentence):
        if said := tell(event, seats):
            return said
    raise ValueError(f"no sentence for {event!r}")


def _quay_sentence(event: Any, seats: Seats) -> str | None:
    match event:
        case on.Turned(seat, tile, shows, starfish):
            return f"{seats.does(seat, 'turn')} {tile}: a {_tile(shows + STAR * starfish)}."
        case on.Took(seat, tile, shows):
            return f"{seats.does(seat, 'take')} the {_tile(shows)} {tile} {ONTO['deck']}."
        case on.Snatched(seat, tile, shows):
            return f"{seats.does(seat, 'snatch')} {tile}, unseen: a {_tile(shows)}, {ONTO['deck']}."
        case on.Stowed(seat, tile):
            return f"{seats.does(seat, 'take')} {tile} {ONTO['below']}."
        case on.Saw(seat, shows):
            return f"In secret {seats.does(seat, 'see')} that it is a {_tile(shows)}."
        case on.Left(seat, tile):
            return f"{seats.does(seat, 'leave')} {tile} in the heap."
        case on.Loaded(seat, colour):
            return f"{seats.does(seat, 'load')} {_good(colour)}."
        case on.Full(seat):
            return f"{seats.own(seat)} ship is full."
        case on.CastOff(seat):
            return f"{seats.does(seat, 'cast')} off: the cards are gone!"
    return None


def _card_sentence(event: Any, seats: Seats) -> str | None:
    match event:
        case on.Topped(_, category):
            return f"The next card is one of {category}." if category != "pirates" else "Pirates ahead!"
        case on.NextShown(_, category):
            return f"Below it lies a card of {category}."
        case on.Spared(seat, shows):
            return f"In secret {seats.does(seat, 'keep')} {amount(1, shows)}: a joker stands for it."
        case on.Named(seat, joker):
            return f"In secret {seats.does(seat, 'name')} {'the parrot' if joker == 'parrot' else amount(2, joker)} as a joker."
        case on.Postponed():
            return "It goes under the pile."
        case on.Met(seat):
            return f"{seats.does(seat, 'meet')} the pirates."
        case on.Fled(seat):
            return f"{seats.does(seat, 'flee')}."
        case on.Revealed(_, card):
            return f"The card is {_card(card)}."
        case on.Fulfilled(seat):
            return f"{seats.does(seat, 'pay')} for it."
        case on.GaveTile(seat, shows, _, True):
            return f"{seats.does(seat, 'give')} {amount(1, shows)} as a joker."
        case on.GaveTile(seat, shows):
            return f"{seats.does(seat, 'give')} {amount(1, shows)}."
        case on.GaveGood(seat, colour):
            return f"{seats.does(seat, 'give')} {_good(colour)}."
        case on.GaveParrot(seat):
            return f"{seats.does(seat, 'give')} the parrot as a joker."
        case on.Declined(seat, card) if CARD[card].category == "pirates":
            return f"{seats.does(seat, 'fail')} to pay."
        case on.Declined(seat):
            return f"{seats.does(seat, 'let')} it pass."
        case on.Penalized(seat, 0):
            return f"The pirates find no coins on {seats.own(seat)} ship."
        case on.Penalized(seat, money):
            return f"The pirates take {counted(money, 'coin')} from {seats.name(seat)}."
    return None


def _goods_sentence(event: Any, seats: Seats) -> str | None:
    match event:
        case on.Earned(seat, money):
            return f"{seats.does(seat, 'earn')} {counted(money, 'coin')}."
        case on.Wished(seat, colour):
            return f"{seats.does(seat, 'choose')} {_good(colour)}."
        case on.Got(seat, colour):
            return f"{seats.does(seat, 'get')} {_good(colour)}."
        case on.Stored(seat, colour, to):
            return f"{seats.does(seat, 'store')} {_good(colour)} {AT[to]}."
        case on.Moved(seat, colour, _, to):
            return f"{seats.does(seat, 'move')} {_good(colour)} {ONTO[to]}."
        case on.Lost(seat, colour):
            return f"{seats.does(seat, 'lose')} {_good(colour)}: there is no place left."
        case on.Waived(seat, colour):
            return f"{seats.does(seat, 'give')} {_good(colour)} back."
        case on.Dumped(seat, shows):
            return f"{seats.does(seat, 'throw')} {amount(1, shows)} overboard."
        case on.Spilled(seat, colour):
            return f"{seats.does(seat, 'throw')} {_good(colour)} overboard."
        case on.HandedOver(seat, colour):
            return f"{seats.does(seat, 'hand')} over {_good(colour)}."
    return None


def _end_sentence(event: Any, seats: Seats) -> str | None:
    match event:
        case on.Began(seat):
            return f"{seats.does(seat, 'load')} first."
        case on.Redealt():
            return "Not every category is there: all cards are drawn again."
        case on.AllAboard(_, number):
            return f"All aboard! The cards of round {number} lie open."
        case on.TurnBegan(seat):
            return f"{seats.own(seat)} turn."
        case on.Sold(seat, 0):
            return f"{seats.does(seat, 'sell')} nothing at the end of the voyage."
        case on.Sold(seat, goods, money):
            return f"{seats.does(seat, 'sell')} {counted(goods, 'good')} for {counted(money, 'coin')} at the end of the voyage."
        case on.Unloaded(seat, colour, deck, below):
            return f"{seats.does(seat, 'unload')} {counted(deck + below, f'{colour} good')}."
        case on.Landed(seat, deck, below):
            return f"{seats.does(seat, 'bring')} {counted(deck + below, 'tile')} ashore."
        case on.Buried(seat, at, money):
            return f"{seats.does(seat, 'put')} {money} coins into a chest {AT[at]}."
        case on.Consoled(seat):
            return f"{seats.does(seat, 'get')} a parrot for consolation."
        case on.Ended():
            return "The match is over!"
    return None


def look(view: View, seat: int) -> str:
    """What is below the own deck."""
    ship = view.ships[seat]
    tiles, goods = amounts(ship.hold or {}), amounts(ship.goods_hold or {})
    return f"Below deck: {tiles or 'no tiles'}; goods there: {goods or 'none'}."


def tally(view: View, seat: int) -> str:
    """What the money is: chests of the first round, and coins."""
    ship = view.ships[seat]
    return f"{counted(ship.chests_on_deck + ship.chests_below, 'chest')} and {counted(ship.coins, 'coin')}"


RULES: Final = """\
Two rounds, each in two parts. On the quay thirteen cards lie open, and all load their ships from one heap: eight tiles
on deck, where all see them, four below, and two goods. A tile that lies face down is turned first, and whoever turns it
may take it or leave it. To a pick you may add one more tile, unseen. As soon as the first ship is full the cards are
gone, and the others go on from memory.

Then the voyage: the cards come one by one, in no order. Discoveries ask for tiles, trades and orders for goods; all
decide in secret whether they pay, and get what the card gives. Orders first go under the pile. Before a card of pirates
is turned all say whether they meet them or flee; who meets them and does not pay loses 2 coins and 1 good. A tile that
was given leaves a space for one good, and a storage tile carries two. What has no room goes back; at any time tiles and
goods may be thrown overboard.

After a round each good is sold for a coin, and every ten coins become a chest, which takes a space of the ship. The
poorest get a parrot: in the second round it stands once for any tile. Who has the most money in the end wins.

For two, tiles with a starfish stay in the heap. So they do in the harder competition, where each monkey, and each pair
of equal tiles, stands for any tile."""

ABOUT: Final = About(
    defaults={},
    intro="Load what the cards ask for, remember them when they are gone, and come home rich.",
    rules=RULES,
    typing=(
        ("rope, or ro", "take the first open rope, onto the deck if there is space"),
        ("rope below, t14", "take it below deck; take a tile by its number"),
        ("turn", "turn a tile that lies face down"),
        ("white, or w", "take, load or give a good of this colour: what has to be done"),
        ("yes, no", "take, pay or meet, or not; also take, leave, meet, flee, pass"),
        ("keep rope", "before you pay: a joker shall stand for the rope"),
        ("use parrot", "before you pay: the parrot shall go before other jokers"),
        ("throw rope", "throw a tile or a good overboard"),
        ("deck, below", "where something goes"),
    ),
    score=lambda score: counted(score, "coin"),
)

__all__ = ["ABOUT", "action", "board", "choices", "events", "look", "refusal", "tally", "to_do", "typed"]
