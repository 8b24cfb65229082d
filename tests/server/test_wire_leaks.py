"""Every byte that a viewer receives is the same in twin matches that differ only in what the viewer may not know."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from seaboard.engine.chance import draw, new_rng
from seaboard.engine.contract import thrown_by_hand
from seaboard.engine.replay import parse_action, seat_of
from seaboard.engine.state import CHANCE, OPEN, SPECTATOR, State
from seaboard.games import registry
from seaboard.lab.leaks import twin
from seaboard.server import clock, hub, positions, puzzles, refused, seating
from seaboard.server.app import ROUTES
from seaboard.server.begin import new_match
from seaboard.server.bodies import NewPlayer, ReviewState
from seaboard.server.crier import Crier
from seaboard.server.limits import Limits
from seaboard.server.live import Live
from seaboard.server.protocol import Refused, ToPage
from seaboard.server.storage.store import TableRow
from seaboard.table import film, history
from seaboard.table.match import Match
from tests.server.test_rematch import THREE, TWO, WINNING
from tests.support.games import SECRETIVE, Case, plies
from tests.support.sea import Sea
from tests.support.thinker import stub
from tests.support.wire import House, Socket

SECRET = bytes(32)
MANY = Limits(previews=100_000)  # time stands still, so that no allowance grows again
CUP = {"games": ["smugglers"], "matches": 0}
TIME = [0.0]  # seconds, by which both worlds live
STEPS = 3  # decisions that are played in a pair
KINDS = {kind.__struct_config__.tag for kind in get_args(ToPage)}
heard_kinds: set[str] = set()
asked_paths: set[tuple[str, str]] = set()
entered: list[int] = []


class World:
    """One of two houses, with whatever is random in it counted instead."""

    def __init__(self, name: str, house: House) -> None:
        self.name, self.house = name, house
        self.numbers = count()
        self.answers: list[tuple[int, dict[str, str], bytes]] = []
        self.pages: dict[int, Socket] = {}
        self.live: Live

    async def ask(self, method: str, route: str, body: Any = None, token: str | None = None, query: str = "", **path: str) -> Any:
        """Ask over HTTP as the viewer, and keep the answer."""
        asked_paths.add((method, route))
        answer = await self.house.ask(method, route.format(**path) + query, body, token)
        self.answers.append((answer.status, answer.headers, answer.body))
        return answer.json if answer.headers["content-type"].startswith("application/json") else None

    async def open(self, id_: str, case: Case, s: State, viewer: int, *, own_dice: bool) -> None:
        """Store a match that begins with this position; only the viewer's token is the same in both worlds."""
        rows = seating.seat_rows([NewPlayer("person", f"P{seat}") for seat in range(case.options.seats)], "none")
        rows = tuple(row._replace(token_hash=seating.token_hash(self.token(row.seat, viewer))) for row in rows)
        position = msgspec.to_builtins(case.game.to_position(s, case.board))
        match = new_match(id_, SECRET, case.game.id, msgspec.to_builtins(case.options), rows, position, own_dice=own_dice)
        table = TableRow(own_dice=own_dice)
        await asyncio.wrap_future(self.house.hub.store.create(id_, match.header, SECRET, rows, (), 0, table))
        self.live = await self.house.hub.live(id_)

    def token(self, seat: int, viewer: int) -> str:
        """What opens a seat."""
        return f"viewer-{seat}" if seat == viewer else f"other-{self.name}-{seat}"


class Worlds:
    """Both of them, asked one after the other."""

    def __init__(self, one: World, two: World) -> None:
        self.both = (one, two)
        self.now = one

    async def each(self, do: Callable[[World], Awaitable[Any]]) -> list[Any]:
        """Do the same in both."""
        found = []
        for world in self.both:
            self.now = world
            found.append(await do(world))
        return found


def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, play: Callable[[Worlds], Awaitable[Any]]) -> Any:
    """Let something happen in two worlds in which time stands still and no id is drawn."""
    TIME[0] = 1_000_000.0
    monkeypatch.setattr(clock, "time", lambda: TIME[0])

    async def lives() -> Any:
        async with AsyncExitStack() as stack:
            houses = []
            for name in "AB":
                (tmp_path / name).mkdir()
                house = House.at(tmp_path / name, countdown=0, bot_workers=1, bot_command=stub(), limits=MANY)
                houses.append(World(name, await stack.enter_async_context(house)))
            worlds = Worlds(*houses)
            monkeypatch.setattr(secrets, "token_urlsafe", lambda _n: f"id-{next(worlds.now.numbers)}")
            monkeypatch.setattr(secrets, "choice", lambda of: of[next(worlds.now.numbers) % len(of)])
            monkeypatch.setattr(hub, "token_bytes", bytes)
            for room in (positions, puzzles):
                monkeypatch.setattr(room, "randbits", lambda _n: next(worlds.now.numbers))
            return await play(worlds)

    return asyncio.run(lives())


async def flushed(page: Socket, number: int) -> None:
    """Wait until a page has everything that was sent to it before."""
    page.say(kind="ask_time", sent=float(number))
    while (message := await page.hear()).get("sent") != number:
        assert message, "the page was closed"


ASKS: list[dict[str, Any]] = [
    {"kind": "ask_history", "shown": True},
    {"kind": "undo", "seat": 0},
    {"kind": "consent", "agree": True},
    {"kind": "ready", "seats": []},
    {"kind": "lend", "seat": 1},
    {"kind": "seat", "seat": 1, "to": "bot"},
    {"kind": "options", "options": {}},
    {"kind": "agree", "signals": True},
    {"kind": "act", "seq": 0, "seat": 0, "action": {"kind": "nothing"}},
    {"kind": "enter", "seq": 0, "seat": 0, "action": {"kind": "rolled", "lighthouse": "sleep", "boat": 1}},
]


async def dressed(world: World) -> None:
    """Wait until there is somebody to give a hint, who says something else for every byte that is known to him."""
    thinkers, game = world.house.hub.thinkers, world.live.match.header.game
    thinkers.call(game)
    while not thinkers.is_ready(game):  # noqa: ASYNC110  another process tells no event
        await asyncio.sleep(0.01)


async def ask_hint(viewer: int, world: World) -> None:
    """Ask what could be done, whoever is to act."""
    await dressed(world)
    seq = world.live.match.seq
    seat = viewer if viewer != SPECTATOR else 0
    await world.pages[viewer].ask(request=f"hint{seq}", kind="hint", seat=seat, seq=seq)


OF_A_SEAT = ("act", "enter", "undo")


async def ask_everything(world: World, id_: str, viewer: int, legal: list[Any]) -> None:
    """Whatever a viewer can ask for that does not play."""
    page = world.pages[viewer]
    seat = max(0, viewer) if viewer != SPECTATOR else 0
    for number, message in enumerate(ASKS):
        await page.ask(request=f"v{number}", **(message | ({"seat": seat} if message["kind"] in OF_A_SEAT else {})))
    await ask_hint(viewer, world)
    for number, action in enumerate(legal):
        await page.ask(request=f"p{number}", kind="preview", seat=seat, action=action)
        await page.ask(request=f"s{number}", kind="act", seq=10**6, seat=seat, action=action)
    page.say(kind="signal", seat=seat, signal="ahoy")
    page.say(kind="throw", seat=seat, seq=0, nth=0)
    page.say(kind="lead", seat=seat, entry=1)
    page.say(kind="sit", seat=None)
    page.say(kind="sit", seat=None if viewer == SPECTATOR else viewer)
    page.say(kind="pace", pace="swift")
    token = None if viewer == SPECTATOR else world.token(viewer, viewer)
    await world.ask("GET", "/api/matches/{match}", match=id_)
    await ask_film(world, id_, token)
    await world.ask("GET", "/api/matches/{match}/code", match=id_)
    await world.ask("GET", "/api/matches/{match}/code.svg", match=id_)
    await world.ask("POST", "/api/matches/{match}/claim", {}, match=id_)
    await world.ask("POST", "/api/matches/{match}/ticket", {"seat": seat}, token, match=id_)
    await world.ask("POST", "/api/matches/{match}/rematch", {"cup": CUP}, token, match=id_)
    await world.ask("POST", "/api/matches/{match}/cup/end", {}, token, match=id_)


async def ask_film(world: World, id_: str, token: str | None) -> None:
    """Look at the match so far again, also as nobody may before it is over."""
    await world.ask("GET", "/api/matches/{match}/film", token=token, match=id_)
    await world.ask("POST", "/api/matches/{match}/review", token=token, match=id_)
    await world.ask("GET", "/api/matches/{match}/review", token=token, match=id_)
    for eyes in ("all", "open", *map(str, range(world.live.match.n_seats))):
        await world.ask("GET", "/api/matches/{match}/film/reel", token=token, query=f"?eyes={eyes}", match=id_)
        for at in (0, 1):
            await world.ask("GET", "/api/matches/{match}/position", token=token, query=f"?eyes={eyes}&at={at}", match=id_)


def seen_of(case: Case, s: State, entries: Any, observer: int) -> list[int]:
    """What an observer sees of entries: the key of each."""
    s, keys = s.clone(), []
    for entry in entries:
        seat, action = seat_of(entry.seat), parse_action(case.game, entry.action)
        keys += [seat, case.game.seen(s, case.board, observer, seat, action)]
        case.game.apply(s, case.board, seat, action, None)
    return keys


class Differs(AssertionError):
    """The viewer is told something else in the other world."""


def compare(worlds: Worlds, viewer: int, lengths: list[int] | None = None) -> None:
    """Is all that came to the viewer the same, or the first so many messages of it?"""
    one, two = (world.pages[viewer].came for world in worlds.both)
    if lengths is not None:
        one, two = one[: lengths[0]], two[: lengths[1]]
    if one != two or worlds.both[0].answers != worlds.both[1].answers:
        raise Differs([pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]][:1])


async def pair(
    worlds: Worlds, id_: str, case: Case, states: tuple[State, State], viewer: int, rng: list[int], *, own_dice: bool
) -> None:
    """Play a few decisions in both worlds and compare what the viewer gets, until the worlds come apart before its eyes."""
    numbers = count(1)
    states_of = dict(zip(worlds.both, states, strict=True))
    async with AsyncExitStack() as stack:

        async def come(world: World) -> None:
            await world.open(id_, case, states_of[world], viewer, own_dice=own_dice)
            world.pages = {}
            for seat in (viewer, *(seat for seat in range(case.options.seats) if seat != viewer)):
                token = None if seat == SPECTATOR else world.token(seat, viewer)
                world.pages[seat] = await stack.enter_async_context(world.house.page(id_, token))
                await world.pages[seat].until("resync")

        await worlds.each(come)
        one = worlds.both[0].live.match
        legal = msgspec.to_builtins(one.legal(viewer)[:3]) if viewer != SPECTATOR else []
        await worlds.each(lambda world: ask_everything(world, id_, viewer, legal))
        for _ in range(STEPS):
            number = next(numbers)
            if viewer in one.actors:
                await worlds.each(partial(ask_hint, viewer))
            for world in worlds.both:
                await flushed(world.pages[viewer], number)
            heard_kinds.update(message["kind"] for message in worlds.both[0].pages[viewer].heard)
            await worlds.each(lambda world: ask_film(world, id_, world.token(viewer, viewer) if viewer != SPECTATOR else None))
            compare(worlds, viewer)
            if one.awaits_entry:
                outcome = msgspec.to_builtins(one.legal(CHANCE)[draw(rng, len(one.legal(CHANCE)))])
                await worlds.each(partial(enter, viewer, outcome, f"enter{number}"))
                continue
            actors = [seat for seat in one.actors if seat != CHANCE]
            if not actors or one.awaits_start:
                break
            seat = actors[draw(rng, len(actors))]
            matches = [world.live.match for world in worlds.both]
            here = [match._state for match in matches]  # noqa: SLF001  the true positions
            TIME[0] += worlds.both[0].live.busy(seat) / 1000  # until the hand is free
            ids = matches[0].legal_ids(seat)
            action = ids[draw(rng, len(ids))]
            other = action if seat == viewer else twin(case.game, here[0], here[1], case.board, seat, action, viewer)
            if other is None:
                break
            lengths = [len(world.pages[viewer].came) for world in worlds.both]
            since = [match.seq for match in matches]
            for world, id_played in zip(worlds.both, (action, other), strict=True):
                worlds.now = world
                name = f"{'v' if seat == viewer else world.name}-act{number}"
                written = msgspec.to_builtins(case.game.encode(id_played))
                answer = await world.pages[seat].ask(
                    kind="act", request=name, seq=world.live.match.seq, seat=seat, action=written
                )
                assert answer["kind"] == "accepted", answer
            keys = [seen_of(case, s, match.log.entries[at:], viewer) for s, match, at in zip(here, matches, since, strict=True)]
            if keys[0] != keys[1]:
                compare(worlds, viewer, lengths)
                break


async def enter(viewer: int, outcome: Any, name: str, world: World) -> None:
    """Whoever throws enters what fell on the table."""
    match = world.live.match
    seat = match.thrower
    request = f"{'v' if seat == viewer else world.name}-{name}"
    answer = await world.pages[seat].ask(kind="enter", request=request, seq=match.seq, seat=seat, action=outcome)
    assert answer["kind"] == "accepted", answer
    entered.append(match.seq)


def search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id_: str, pairs: int) -> int:
    """Compare so many pairs of a game; how many were real twins."""
    game = registry.game(id_)
    rng = new_rng("wire", id_)

    async def play(worlds: Worlds) -> int:
        real = 0
        for number in range(pairs):
            case = Case(game, game.variants[draw(rng, len(game.variants))])
            found = [ply for ply in plies(case, "sensible", 150, draw(rng, 5)) if ply.seat != CHANCE]
            s = found[draw(rng, len(found))].state
            viewer = [*range(case.options.seats), SPECTATOR][draw(rng, case.options.seats + 1)]
            other = s.clone()
            game.resample(other, case.board, viewer, rng)
            real += other != s
            own_dice = bool(number % 2 and thrown_by_hand(game))
            await pair(worlds, f"pair-{number}", case, (s, other), viewer, rng, own_dice=own_dice)
        return real

    found: int = run(tmp_path, monkeypatch, play)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("pairs", [8, pytest.param(500, marks=pytest.mark.long)])
@pytest.mark.parametrize("id_", SECRETIVE)
def test_twins_tell_a_viewer_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id_: str, pairs: int) -> None:
    entered.clear()
    assert search(tmp_path, monkeypatch, id_, pairs) * 2 >= pairs, "most comparisons must be able to find something"
    assert bool(entered) == bool(thrown_by_hand(registry.game(id_))), "throws were entered where there are any"


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Crier._hand  # noqa: SLF001
    monkeypatch.setattr(Crier, "_hand", lambda self, seat: true(self, seat) or self._live.match.digest)


def leaky_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Live.check_seat

    def check(self: Live, held: Any, seat: int) -> None:
        monkeypatch.setattr(refused, "Refused", lambda a, b, c, d: Refused(a, b, c, f"{d} {self.match.digest}"))
        true(self, held, seat)

    monkeypatch.setattr(Live, "check_seat", check)


def leaky_summary(monkeypatch: pytest.MonkeyPatch) -> None:
    true = hub.Hub.summary

    async def summary(self: hub.Hub, id_: str) -> Any:
        return msgspec.structs.replace(await true(self, id_), view=(await self.live(id_)).match.digest)

    monkeypatch.setattr(hub.Hub, "summary", summary)


def leaky_history(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "shown", lambda log, _seat, at: dict.fromkeys(at, (log.header.position, ())))


def leaky_film(monkeypatch: pytest.MonkeyPatch) -> None:
    true = film.Film.reel
    monkeypatch.setattr(film.Film, "reel", lambda self, _eyes, first, most: true(self, OPEN, first, most))


def leaky_review(monkeypatch: pytest.MonkeyPatch) -> None:
    async def review(self: hub.Hub, id_: str, *_: Any, **__: Any) -> ReviewState:
        return ReviewState("failed", code=(await self.live(id_)).match.digest)

    monkeypatch.setattr(hub.Hub, "review", review)


def leaky_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film.Film, "text_for", lambda self, _seat, at, _rng: self.text(at))


def leaky_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "believe", lambda self, _seat, _rng: self._state.clone())


def leaky_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "reason", lambda self, _observer, _seat, _action: self.digest)


PLANTS = [
    leaky_view,
    leaky_refusal,
    leaky_summary,
    leaky_history,
    leaky_film,
    leaky_review,
    leaky_position,
    leaky_hint,
    leaky_reason,
]


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any) -> None:
    plant(monkeypatch)
    with pytest.raises(Differs):
        search(tmp_path, monkeypatch, "smugglers", 24)


async def beside_the_game(worlds: Worlds) -> None:
    """What is sent before and after a match, and to whoever asks for something else."""

    async def gather(world: World) -> None:
        game = "smugglers"
        await world.ask("GET", "/")
        await world.ask("GET", "/t/{match}", match="x")
        for path in ("/health", "/ready", "/metrics", "/api/games"):
            await world.ask("GET", path)
        await world.ask("GET", "/api/games/{id_}/board", id_=game)
        await world.ask("GET", "/api/games/{id_}/plain", id_=game)
        await world.ask("POST", "/api/games/{id_}/places", {"option": "rock_places", "options": {"rocks": 1}}, id_=game)
        await world.ask("POST", "/api/films", {"header": {}})
        await world.ask("POST", "/api/films/reel", {"header": {}})
        await world.ask("POST", "/api/films/review", {"header": {}})
        await world.ask("POST", "/api/films/position", {"header": {}})
        await world.ask("POST", "/api/positions", {"text": "seaboard1"})
        await world.ask("GET", "/api/games/{id_}/puzzle", id_=game)
        await world.ask("GET", "/api/house")
        await world.ask("PUT", "/api/house", {"open": True})
        players = [{"kind": "person"}, {"kind": "open"}]
        seated = await world.ask("POST", "/api/matches", {"game": game, "players": players})
        code = await world.ask("GET", "/api/matches/{match}/code", match=seated["match"])
        await world.ask("GET", "/api/codes/{code_}", code_=code["code"])
        async with world.house.page(seated["match"], seated["token"]) as page:
            await page.until("waiting")
            heard_kinds.update(message["kind"] for message in page.heard)
            world.answers += [(0, {}, data) for data in page.came]
        await world.ask("GET", "/api/matches/{match}/record", token=seated["token"], match=seated["match"])
        await world.ask("DELETE", "/api/matches/{match}", {}, match=seated["match"])
        await world.ask("DELETE", "/api/matches/{match}", {}, seated["token"], match=seated["match"])
        alone = {"game": game, "players": [{"kind": "person"}, {"kind": "bot", "bot": "sensible"}], "shares": True}
        seated = await world.ask("POST", "/api/matches", alone)
        async with world.house.page(seated["match"], seated["token"], share="ab" * 32) as page:
            heard_kinds.add((await page.until("shares"))["kind"])
            world.answers += [(0, {}, data) for data in page.came]
        async with world.house.socket() as page:
            page.say(kind="hello", protocol=0, build="dev", match=seated["match"])
            heard_kinds.add((await page.until("reload"))["kind"])

    await worlds.each(gather)
    assert worlds.both[0].answers == worlds.both[1].answers


async def to_the_end(worlds: Worlds) -> None:
    """A match is paused, won, and followed by the next of a cup."""
    cups: list[Any] = []
    sea = Sea.sailing(4, WINNING, THREE, TWO)
    case = Case(sea.match.game, sea.match.options)
    s = sea.match._state  # noqa: SLF001
    other = s.clone()
    case.game.resample(other, case.board, 0, new_rng("end"))
    states = dict(zip(worlds.both, (s, other), strict=True))

    async def play(world: World) -> None:
        await world.open("end", case, states[world], 0, own_dice=False)
        async with world.house.page("end", world.token(0, 0)) as one, world.house.page("end", world.token(1, 0)) as two:
            two.say(kind="pause", request="p", seat=1)
            await one.until("asked")
            await one.ask(request="no", kind="consent", agree=False)
            await one.ask(request="w", kind="act", seq=world.live.match.seq, seat=0, action={"kind": "sail", "to": "coins"})
            two.say(kind="lead", seat=1, entry=1, eyes="open")
            await one.until("led")
            await world.house.ask("POST", "/api/matches/end/rematch", {"cup": CUP}, world.token(1, 0))
            following = (await one.until("rematched"))["match"]
            heard_kinds.update(message["kind"] for message in one.heard)
            world.answers += [(0, {}, data) for data in one.came]
        async with world.house.page(following, world.token(0, 0)) as page:
            cups.append((await page.until("table"))["cup"])
            world.answers += [(0, {}, data) for data in page.came[-1:]]

    await worlds.each(play)
    assert worlds.both[0].live.match.over
    assert cups[0] == cups[1]
    assert cups[0]["rows"][0]["points"] > 0
    assert worlds.both[0].answers == worlds.both[1].answers


def test_every_kind_of_message_and_every_answer_has_a_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(worlds: Worlds) -> None:
        await beside_the_game(worlds)
        await to_the_end(worlds)

    run(tmp_path, monkeypatch, play)
    (tmp_path / "more").mkdir()
    search(tmp_path / "more", monkeypatch, "smugglers", 3)
    assert heard_kinds >= KINDS, KINDS - heard_kinds
    routes = {(route.method, route.path) for route in ROUTES}
    assert routes <= asked_paths, routes - asked_paths
