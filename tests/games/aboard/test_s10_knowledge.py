"""Chapter 10 of docs/rules/aboard.md: what a seat knows."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from seaboard.games.aboard.board import Board, make_board
from seaboard.games.aboard.game import GAME
from seaboard.games.aboard.options import Options
from seaboard.games.aboard.state import CHEST, N_FACES, OVER, Aboard
from seaboard.games.aboard.view import view
from tests.support.games import Case, plies
from tests.support.quay import ROUND, SPECTATOR, Json, Quay, full, ship

EVERYBODY = (0, 1, 2, SPECTATOR)
SECRETS = ("hold", "goods_hold", "stores", "room")


def shown(quay: Quay, seat: int) -> Json:
    """Everything in a view that is not somebody's own secret."""
    found: Json = msgspec.to_builtins(quay.view(seat))
    for name in ("meets", "answer"):
        found.pop(name)
    for mine in found["ships"]:
        for name in SECRETS:
            mine.pop(name)
    return found


def answers(quay: Quay, seat: int, wishes: list[Json]) -> list[str]:
    """What may be done, why not, and what would follow."""
    refused = [quay.match.refusal(seat, wish) for wish in wishes]
    allowed = quay.match.legal(seat)
    previews = [quay.match.preview(seat, action) for action in allowed]
    return [repr(refused), repr(allowed), repr(previews)]


# --- open and secret ---


def test_s10_1_the_table_is_open_to_all() -> None:
    ships = (ship("cannon", "map rope", below="white", coins=3), ship("sabre", "map", chests=(1, 0)), ship())
    quay = Quay.loading("cannon rope* ?map ?map", *ships, round=2, parrots=[2])
    everybody = [shown(quay, seat) for seat in EVERYBODY]
    assert everybody.count(everybody[0]) == len(EVERYBODY)
    seen = quay.view()
    assert [mine.deck for mine in seen.ships] == [{"cannon": 1}, {"sabre": 1}, {}]
    assert [(mine.below, mine.goods_below) for mine in seen.ships] == [(2, 1), (1, 0), (0, 0)]
    assert [mine.total for mine in seen.ships] == [3, 10, 0]
    assert [mine.parrot for mine in seen.ships] == [False, False, True]
    assert seen.supply["white"] == 15


def test_s10_1_what_is_below_deck_only_its_owner_sees() -> None:
    quay = Quay.loading("cannon ?map", ship("", "map rope", below="white"), ship(), ship())
    assert [quay.view(seat).ships[0].hold for seat in EVERYBODY] == [{"rope": 1, "map": 1}, None, None, None]
    assert [quay.view(seat).ships[0].goods_hold for seat in EVERYBODY] == [{"white": 1}, None, None, None]


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_s10_1_the_others_see_the_same_whatever_tiles_are_below(seat: int) -> None:
    holds = ("map rope", "storage sabre", "monkey map")
    views = [Quay.loading("cannon ?map ?rope", ship("sabre", hold), ship(), ship()).view(seat) for hold in holds]
    assert views.count(views[0]) == 3


@pytest.mark.parametrize("seat", [2, SPECTATOR])
def test_s10_1_the_others_see_the_same_whatever_goods_are_below(seat: int) -> None:
    pairs = (("white", "orange"), ("orange", "white"))
    views = [Quay.loading("cannon ?map", ship(below=a), ship(below=b), ship()).view(seat) for a, b in pairs]
    assert views[0] == views[1]


def test_s10_1_a_tile_below_deck_is_told_without_its_kind() -> None:
    quay = Quay.loading("cannon ?map", ship(), ship(), ship()).take("t0", by=0, to="below")
    for other in (1, 2, SPECTATOR):
        assert quay.story(other) == [{"kind": "stowed", "seat": 0, "tile": "t0"}]
    assert quay.story(0) == [{"kind": "stowed", "seat": 0, "tile": "t0"}, {"kind": "saw", "seat": 0, "shows": "cannon"}]


def test_s10_1_a_tile_taken_unseen_is_one_of_all_that_others_cannot_tell_apart() -> None:
    """What others see of the draw is the same whatever it is; its owner sees which it is."""
    quay = Quay.loading("cannon ?map ?rope ?monkey", ship(), ship(), pace="turns").take("t0").play("snatch", to="below")
    game, board, s = quay.match.game, quay.match.board, quay.match.believe(0, [1])
    ids = [game.decode(game.encode(game.share(s, board, k))) for k in range(3)]
    assert len({game.seen(s, board, 1, 4, id_) for id_ in ids}) == 1
    assert [game.seen(s, board, 0, 4, id_) for id_ in ids] == ids


def test_s10_1_a_decision_is_secret_until_all_have_decided() -> None:
    quays = [Quay.answering("D01", ship("shovel"), ship(), ship()).play(kind, by=0) for kind in ("fulfil", "decline")]
    for seat in (1, 2, SPECTATOR):
        views = [quay.view(seat) for quay in quays]
        assert views[0] == views[1]
        assert quays[0].story(seat) == quays[1].story(seat) == []
    assert [quay.view(0).answer for quay in quays] == [True, False]
    assert quays[0].view(1).asked == (1, 2)


def test_s10_1_meeting_pirates_is_secret_until_all_have_decided() -> None:
    quays = [Quay.at_sea(ship(), ship(), ship()).play("topped", category="pirates").play(kind, by=2) for kind in ("meet", "flee")]
    for seat in (0, 1, SPECTATOR):
        assert quays[0].view(seat) == quays[1].view(seat)
    assert [quay.view(2).meets for quay in quays] == [(2,), ()]


def test_s10_1_the_key_of_a_decision_is_the_same_for_others() -> None:
    quay = Quay.answering("D01", ship("shovel"), ship(), ship())
    game, board, s = quay.match.game, quay.match.board, quay.match.believe(0, [1])
    ids = quay.match.legal_ids(0)[:2]
    assert len({game.seen(s, board, 1, 0, id_) for id_ in ids}) == 1
    assert [game.seen(s, board, 0, 0, id_) for id_ in ids] == ids


def test_s10_1_throwing_is_seen_by_all() -> None:
    quay = Quay.answering("D01", ship("", "map"), ship(), ship()).play("dump", by=0, tile="map")
    assert quay.told("dumped", 1) == [{"kind": "dumped", "seat": 0, "shows": "map", "at": "below"}]


def test_s10_1_tiles_that_were_paid_or_thrown_lie_open_until_the_round_is_over() -> None:
    for s, board in voyages():
        found = view(s, board, SPECTATOR)
        gone = Counter(found.tossed)
        below = sum(s.tiles_below[seat][face] for seat in range(board.n_seats) for face in range(N_FACES))
        on_deck = sum(sum(mine.deck.values()) for mine in found.ships)
        at_sea = s.loading == 0 and s.phase not in (CHEST, OVER)
        made = sum(board.tiles_of_face)
        assert gone.total() == (made - len(found.heap) - below - on_deck if at_sea else 0)
        assert all(view(s, board, seat).tossed == found.tossed for seat in range(board.n_seats))


def voyages() -> list[tuple[Aboard, Board]]:
    """All positions of a match with every way to give up a tile."""
    options = Options(seats=3, competition=True, handicap=(1,))
    steps = plies(Case(GAME, options), "random", 2000, 2)
    board = make_board(options)
    return [(ply.state, board) for ply in steps if isinstance(ply.state, Aboard)]


def test_s10_1_which_tiles_were_paid_and_thrown_is_seen_by_all() -> None:
    quay = Quay.answering("P01", ship("cannon sabre map", "map"), ship("cannon"), ship())
    before = Counter(quay.view().tossed)
    quay.play("dump", by=0, tile="map").answer("fulfil", "decline", "decline")
    for seat in EVERYBODY:
        assert Counter(quay.view(seat).tossed) - before == Counter(cannon=1, sabre=1, map=1)


def test_s10_1_only_its_owner_is_told_what_went_below_deck() -> None:
    quay = Quay.loading("cannon sabre ?map", ship(), ship(), ship()).take("t1", by=2, to="below")
    assert [quay.told("saw", seat) for seat in (0, 1, 2, SPECTATOR)] == [
        [],
        [],
        [{"kind": "saw", "seat": 2, "shows": "sabre"}],
        [],
    ]


# --- the convention ---


def test_s10_2_what_others_have_below_may_be_any_tile_that_is_not_seen() -> None:
    quay = Quay.loading("cannon ?rope ?sabre", ship("", "compass"), ship("", "map"), ship())
    holds = {tuple(world["ships"][1]["hold"]) for world in quay.worlds(0)}
    assert holds == {("map",), ("rope",), ("sabre",)}
    assert all(world["ships"][0]["hold"] == {"compass": 1} for world in quay.worlds(0))


def test_s10_2_even_a_tile_that_one_saw_go_below() -> None:
    quay = Quay.loading("cannon ?rope ?sabre", ship(), ship(), ship()).take("t0", by=1, to="below")
    assert {tuple(world["ships"][1]["hold"]) for world in quay.worlds(0)} == {("cannon",), ("rope",), ("sabre",)}


def test_s10_2_the_same_is_so_for_a_spectator() -> None:
    quay = Quay.loading("cannon ?sabre", ship("", "compass"), ship("", "map"), ship())
    assert {tuple(world["ships"][0]["hold"]) for world in quay.worlds(SPECTATOR)} == {("map",), ("compass",), ("sabre",)}


def test_s10_2_tiles_that_may_not_be_taken_are_never_in_a_hold() -> None:
    quay = Quay.loading("cannon ?rope* ?sabre* ?shovel", ship(), ship("", "map"))
    assert {tuple(world["ships"][1]["hold"]) for world in quay.worlds(0)} == {("map",), ("shovel",)}


def test_s10_2_a_starfish_that_does_not_count_may_be_in_a_hold() -> None:
    quay = Quay.loading("cannon ?rope*", ship(), ship("", "map"), ship())
    assert {tuple(world["ships"][1]["hold"]) for world in quay.worlds(0)} == {("map",), ("rope*",)}


def test_s10_2_goods_below_are_exchanged_among_the_others() -> None:
    ships = (ship(below="violet"), ship(below="white"), ship(below="orange"))
    quay = Quay.loading("cannon ?rope", *ships)
    found = {tuple(tuple(mine["goods_below"]) for mine in world["ships"]) for world in quay.worlds(0)}
    assert found == {(("violet",), ("white",), ("orange",)), (("violet",), ("orange",), ("white",))}


def test_s10_2_with_one_other_the_supply_tells_all_goods() -> None:
    quay = Quay.loading("cannon ?rope", ship(below="violet"), ship(below="white orange"))
    assert all(world["ships"][1]["goods_below"] == {"white": 1, "orange": 1} for world in quay.worlds(0))


def test_s10_3_how_much_of_a_hold_is_storage_is_a_secret_at_sea() -> None:
    quay = Quay.answering("D01", ship("", "storage map map"), ship(), ship(), tiles="cannon ?rope")
    assert [(mine.room, mine.stores) for mine in quay.view(0).ships] == [(13, 1), (None, None), (None, None)]
    assert [(mine.room, mine.stores) for mine in quay.view(1).ships] == [(None, None), (14, 0), (None, None)]
    stores = {world["ships"][0]["hold"].get("storage", 0) for world in quay.worlds(1)}
    assert stores == {0, 1}


def test_s10_3_while_loading_it_is_a_secret() -> None:
    quay = Quay.loading("cannon ?map", ship("", "storage map map"), ship(), ship())
    assert quay.view(0).ships[0].stores == 1
    assert (quay.view(1).ships[0].stores, quay.view(1).ships[0].room) == (None, None)
    stores = {world["ships"][0]["hold"].get("storage", 0) for world in quay.worlds(1)}
    assert stores == {0, 1}


def test_s10_3_goods_below_tell_how_much_storage_there_is_at_least() -> None:
    mine = ship("", "storage storage map map", below="white " * 5)
    quay = Quay.answering("D01", mine, ship("", "map map map map"), ship(), tiles="?storage ?storage ?sabre")
    found = {world["ships"][0]["hold"].get("storage", 0) for world in quay.worlds(1, 200)}
    assert found == {2, 3, 4}  # three more than the special spaces carry


def test_s10_3_who_makes_room_has_no_more_storage_than_that() -> None:
    mine = full(deck="shovel " * 8, hold="storage map map map", below="white " * 4)
    quay = Quay.answering("D09", mine, *[ship()] * 2, tiles="?storage ?storage ?sabre", round=2, parrots=[0])
    quay.answer("fulfil", "decline", "decline")
    assert (quay.phase, quay.turn) == ("store", 0)
    found = {world["ships"][0]["hold"].get("storage", 0) for world in quay.worlds(1, 200)}
    assert found == {1}
    assert {world["ships"][0]["hold"].get("storage", 0) for world in quay.worlds(0, 20)} == {1}


def test_s10_3_where_a_reward_went_is_no_certain_consequence() -> None:
    quay = Quay.answering("P03", full(deck="sabre sailor"), ship(), ship()).answer("fulfil", "decline", "decline")
    preview = quay.match.preview(0, {"kind": "wish", "colour": "white"})
    assert [event["kind"] for event in msgspec.to_builtins(preview)] == ["wished"]


def test_s10_4_the_cards_are_open_until_the_first_ship_is_full() -> None:
    quay = Quay.loading("map ?rope", full(hold="map map map"), ship(), ship())
    assert all(quay.view(seat).cards == ROUND for seat in EVERYBODY)
    quay.take("t0", by=0, to="below")
    assert all(quay.view(seat).cards == () for seat in EVERYBODY)


def test_s10_4_afterwards_nothing_lists_what_is_still_to_come() -> None:
    quay = Quay.answering("D01", ship(), ship(), ship()).answer(*["decline"] * 3)
    for seat in EVERYBODY:
        text = msgspec.json.encode(quay.view(seat)).decode()
        assert [card for card in ROUND if card in text] == ["D01"]


def test_s10_4_for_bots_the_set_of_thirteen_is_known() -> None:
    quay = Quay.answering("D01", ship(), ship(), ship())
    assert {tuple(world["drawn"]) for world in quay.worlds(1)} == {ROUND}


# --- nothing else betrays it ---


@pytest.mark.parametrize("seat", [0, 1])
def test_s10_5_choices_refusals_and_previews_do_not_betray_a_hold(seat: int) -> None:
    wishes: list[Json] = [{"kind": kind} for kind in ("fulfil", "decline", "meet", "flee")]
    wishes += [{"kind": "dump", "tile": kind} for kind in ("map", "rope", "cannon")]
    told = []
    for hold in ("map rope", "shovel sabre"):
        quay = Quay.answering("D01", ship("shovel"), ship("cannon"), ship("", hold))
        told.append(answers(quay, seat, wishes))
    assert told[0] == told[1]


def test_s10_5_a_preview_of_the_last_decision_ends_before_the_others_are_shown() -> None:
    previews: list[Any] = []
    for kind in ("fulfil", "decline"):
        quay = Quay.answering("D01", ship("shovel"), ship("shovel"), ship()).play(kind, by=0).play("decline", by=2)
        previews.append(quay.match.preview(1, {"kind": "fulfil"}))
    assert previews[0] == previews[1] == []


def test_s10_5_a_preview_of_haste_does_not_tell_the_tile() -> None:
    quay = Quay.loading("cannon ?map ?map", ship(), ship(), pace="turns").take("t0")
    assert quay.match.preview(0, {"kind": "snatch", "to": "below"}) == []
    assert quay.match.preview(0, {"kind": "snatch", "to": "deck"}) == []
