"""Matches of Anchors Aweigh! that begin where a test wants them to, and questions that sound like the rules.

Things are written as words in a row: `"cannon cannon map"`. In a heap `cannon` lies open, `cannon*` bears a starfish, `?cannon`
lies face down, `-` is gone; the first is `t0`. Chance is entered by hand with `play`: tiles and cards stand in the test.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from seaboard import CHANCE, SPECTATOR
from seaboard.engine import position as positions
from seaboard.engine.chance import new_rng
from seaboard.games.aboard.data import COLOURS, DATA
from seaboard.games.aboard.view import Ship, View
from tests.support.asking import Asking, Json

ROUND = ("D01", "D02", "D03", "D04", "D05", "T01", "T02", "P01", "P02", "P03", "O01", "O02", "O03")
FULL_DECK = "cannon cannon sabre sabre sailor sailor shovel shovel"
FULL_HOLD = "telescope rope compass map"
TWO_GOODS = "white orange"
CATEGORY_OF_CARD = {card.name: card.category for card in DATA.card}


def counts(words: str) -> dict[str, int]:
    """How often each word is there."""
    return dict(Counter(words.split()))


def ship(
    deck: str = "",
    hold: str = "",
    *,
    goods: str = "",
    below: str = "",
    coins: int = 0,
    chests: tuple[int, int] = (0, 0),
    spared: str = "",
    named: str = "",
) -> Json:
    """A ship for a position: tiles on deck and in the hold, goods on deck and below, chests on deck and below."""
    return {
        "deck": counts(deck),
        "hold": counts(hold),
        "goods": counts(goods),
        "goods_below": counts(below),
        "coins": coins,
        "chests_on_deck": chests[0],
        "chests_below": chests[1],
        "spared": counts(spared),
        "named": counts(named),
    }


def full(**named: Any) -> Json:
    """A ship that is full."""
    return ship(**{"deck": FULL_DECK, "hold": FULL_HOLD, "below": TWO_GOODS} | named)


def heap(words: str) -> Json:
    """What a position says about the heap."""
    tiles = words.split()
    down = [tile[1:] for tile in tiles if tile.startswith("?")]
    shown = ["?" if tile.startswith("?") else tile for tile in tiles]
    return {"heap": shown, "down": dict(Counter(down)), "laid": shown.index("?") if down else len(tiles)}


def round_with(*cards: str) -> list[str]:
    """Thirteen cards in the usual composition that contain these."""
    found = list(ROUND)
    for card in cards:
        if card not in found:
            spare = next(old for old in found if CATEGORY_OF_CARD[old] == CATEGORY_OF_CARD[card] and old not in cards)
            found[found.index(spare)] = card
    return found


class Quay(Asking[View]):
    """A match of Anchors Aweigh!, and what the last action brought."""

    game = "aboard"

    @staticmethod
    def loading(tiles: str, *ships: Json, pace: str = "race", **named: Any) -> "Quay":
        """Loading is under way; at the pace of turns seat 0 is on turn."""
        start = {"phase": "load" if pace == "turns" else "grab", "drawn": ROUND, **heap(tiles)}
        return _from_position(ships, start, named | {"pace": pace})

    @staticmethod
    def at_sea(*ships: Json, played: Sequence[str] = (), **named: Any) -> "Quay":
        """All ships are full, seat 0's was first; the next card of the pile is due."""
        return _from_position(ships, _voyage("top") | {"drawn": round_with(*played), "played": played}, named)

    @staticmethod
    def answering(card: str, *ships: Json, **named: Any) -> "Quay":
        """A card is open and everybody is asked; before pirates all have said that they meet them."""
        category = CATEGORY_OF_CARD[card]
        seats = list(range(len(ships)))
        start = _voyage("answer") | {
            "drawn": round_with(card),
            "played": [card],
            "top": category,
            "card": card,
            "asked": seats,
            "meets": seats if category == "pirates" else [],
        }
        return _from_position(ships, start, named)

    @staticmethod
    def at_last_card(card: str, *ships: Json, **named: Any) -> "Quay":
        """The last order of the round is open."""
        drawn = round_with(card)
        start = _voyage("answer") | {"drawn": drawn, "played": drawn, "top": "order", "card": card}
        return _from_position(ships, start | {"asked": list(range(len(ships)))}, named)

    # --- doing it ---

    def take(self, tile: str, *, by: int | None = None, to: str = "deck") -> "Quay":
        """A tile goes aboard."""
        return self.play("take", by=by, tile=tile, to=to)

    def turned(self, tile: str) -> "Quay":
        """Chance: what a tile shows; `*` behind the kind: with a starfish."""
        return self.play("turned", shows=tile)

    def answer(self, *answers: str) -> "Quay":
        """The decisions of those who are asked, in the order of their seats: `fulfil`, `decline`, `meet`, `flee`."""
        asked = self.match.actors
        for seat, kind in zip(asked, answers, strict=True):
            self.play(kind, by=seat)
        return self

    def reveal(self, card: str, then: str = "discovery") -> "Quay":
        """Chance: the next card, and the back below it if the pile has one."""
        self.play("revealed", card=card)
        return self.play("topped", category=then) if self.phase == "top" and self.view().card else self

    # --- what is so ---

    def ship(self, seat: int) -> Ship:
        """A ship, as its owner sees it."""
        return self.view(seat).ships[seat]

    def goods(self, seat: int) -> dict[str, int]:
        """All goods of a ship, as its owner knows them."""
        mine = self.ship(seat)
        assert mine.goods_hold is not None
        return dict(Counter(mine.goods) + Counter(mine.goods_hold))

    def coins(self) -> list[int]:
        """The coins of all seats."""
        return [mine.coins for mine in self.view().ships]

    def heap(self) -> dict[str, str]:
        """What the heap shows, tile by tile; `?` for what lies face down."""
        return {tile.tile: (tile.shows or "?") + "*" * bool(tile.starfish) for tile in self.view().heap}

    def worlds(self, seat: int, n: int = 60) -> list[Json]:
        """Positions that fit all a seat may know."""
        game, board = self.match.game, self.match.board
        return [positions.to_json(game, self.match.believe(seat, new_rng("worlds", i)), board) for i in range(n)]


def _voyage(phase: str) -> Json:
    return {"phase": phase, "loading": [], "first": 0, **heap("")}


def _from_position(ships: Sequence[Json], start: Json, named: dict[str, Any]) -> Quay:
    """Split what belongs to the position from chance and options."""
    position: Json = {"ships": list(ships), **start}
    fields = "phase round seat starter first drawn played used postponed top next card loading asked meets accepts queue parrots"
    for field in (*fields.split(), "picks", "hasty", "laid"):
        if field in named:
            position[field] = named.pop(field)
    if "tiles" in named:
        position |= heap(named.pop("tiles"))
    return Quay(seats=len(ships), position=position, **named)


__all__ = ["CHANCE", "COLOURS", "ROUND", "SPECTATOR", "Json", "Quay", "counts", "full", "heap", "round_with", "ship"]
