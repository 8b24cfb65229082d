"""What is asked over HTTP: games, boards, new matches, seats."""

import asyncio
from typing import Any, Final

import msgspec
from starlette.responses import Response

from seaboard.bots.crew import RANKS
from seaboard.engine.contract import AnyGame, thrown_by_hand
from seaboard.engine.errors import NoOption
from seaboard.engine.options import PlacesLeft, PlacesOption, described
from seaboard.engine.replay import parse_options
from seaboard.games import registry
from seaboard.server import clock, positions, puzzles
from seaboard.server.bodies import (
    MOST_FILE,
    Again,
    AskPlaces,
    AskTicket,
    Claim,
    Deletion,
    Film,
    GameInfo,
    House,
    LookAtPosition,
    MatchRecord,
    MatchSummary,
    NewMatch,
    PlainTable,
    Position,
    PositionInfo,
    PuzzleOfDay,
    Reel,
    ReviewState,
    Seated,
    SwitchHouse,
    TableCode,
    Ticket,
)
from seaboard.server.films import ALL, MOST_STEPS
from seaboard.server.network import Elsewhere
from seaboard.server.problems import OF_A_BODY, OF_A_MATCH, NotFound
from seaboard.server.qr import qr_svg
from seaboard.server.routes import Ask, get, post, route
from seaboard.table.cup import CupInfo

SVG: Final = "image/svg+xml"


@get("/api/games")
async def games(ask: Ask) -> list[GameInfo]:
    """Every game, also those that the first page does not offer."""
    return [_info(registry.meta(id_), registry.game(id_), ask.hub.thinkers.own) for id_ in registry.IDS]


def _info(meta: registry.Meta, game: AnyGame, own_bots: tuple[str, ...]) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=meta.title,
        seats=meta.seats,
        age=meta.age,
        minutes=meta.minutes,
        shown=meta.shown,
        data=registry.board_hash(game.id),
        options=described(game.options),
        bonds=game.options.bonds,
        start=meta.start,
        offers=meta.offers,
        bots=(*RANKS, *own_bots),
        own_dice=bool(thrown_by_hand(game)),
    )


@get("/api/games/{id_}/board", 404)
async def board(_ask: Ask, id_: str) -> dict[str, Any]:
    """Places, coordinates and whatever else of a game's data is printed on its board."""
    return {"hash": registry.board_hash(id_), **registry.board_data(id_)}


@get("/api/games/{id_}/plain", 404)
async def plain(_ask: Ask, id_: str) -> PlainTable:
    """What a page needs to show a game that it has no board of its own for."""
    game = registry.game(id_)
    return PlainTable(
        words=registry.own_words(id_),
        actions=tuple(dict.fromkeys(action["kind"] for action in game.written)),
        thrown=tuple(game.event_kinds[kind] for kind in sorted(game.thrown)),
        purposes=tuple(sorted(thrown_by_hand(game))),
        counted=tuple(f"{purpose.name}-{field}" for purpose in game.purposes for field in purpose.counted),
        moments=game.moment_kinds,
        secrets=not all(purpose.public for purpose in game.purposes),
        secret_choices=bool(game.secret_choices),
    )


@post("/api/games/{id_}/places", 404, *OF_A_BODY)
async def places(_ask: Ask, id_: str, data: AskPlaces) -> PlacesLeft:
    """The places that an option may still name."""
    options = parse_options(registry.game(id_), data.options)
    if not any(isinstance(option, PlacesOption) and option.key == data.option for option in described(type(options))):
        raise NoOption(f"{id_} has no option {data.option!r} that names places")
    return options.places(data.option)


@get("/api/games/{id_}/puzzle", 404, 429)
async def puzzle(ask: Ask, id_: str) -> PuzzleOfDay:
    """The puzzle of today, with its answer."""
    ask.hub.addresses.look(ask.reached.address)
    return await asyncio.to_thread(puzzles.of_day, id_, clock.today())


@post("/api/matches", 404, 429, 503, *OF_A_BODY, status=201)
async def create(ask: Ask, data: NewMatch) -> Seated:
    """Start a match."""
    return await ask.hub.create(data, ask.reached.address)


@get("/api/matches/{match}", *OF_A_MATCH)
async def summary(ask: Ask, match: str) -> MatchSummary:
    """What anybody who knows its id may see of a match."""
    return await ask.hub.summary(match)


@post("/api/matches/{match}/claim", 409, *OF_A_MATCH, *OF_A_BODY, status=201)
async def claim(ask: Ask, match: str, data: Claim) -> Seated:
    """Take an open seat, or the one that a ticket opens; a device that has a seat here says so with its token."""
    return await ask.hub.claim(match, data, ask.token)


@route("DELETE", "/api/matches/{match}", *OF_A_MATCH, *OF_A_BODY)
async def delete_match(ask: Ask, match: str) -> Deletion:
    """Delete a table with all that was played there; only for whoever opened it."""
    await ask.hub.delete(match, ask.token)
    return Deletion(match)


@get("/api/matches/{match}/record", 409, *OF_A_MATCH)
async def record(ask: Ask, match: str) -> MatchRecord:
    """The whole log of a match that is over, with the secret of its dice."""
    return await ask.hub.record(match, ask.token)


@get("/api/matches/{match}/film", 429, *OF_A_MATCH)
async def film(ask: Ask, match: str) -> Film:
    """What can be looked at again of a match, and by whom."""
    ask.hub.addresses.look(ask.reached.address)
    return await ask.hub.film(match, ask.token)


@get("/api/matches/{match}/film/reel", 429, *OF_A_MATCH)
async def reel(ask: Ask, match: str, first: int = 0, eyes: str = ALL, most: int = MOST_STEPS) -> Reel:
    """Some steps of a match, through somebody's eyes."""
    ask.hub.addresses.look(ask.reached.address)
    return await ask.hub.reel(match, ask.token, eyes, first, most)


@get("/api/matches/{match}/review", 409, 429, *OF_A_MATCH)
async def review(ask: Ask, match: str) -> ReviewState:
    """How far the review of a match that is over has come, or what it says."""
    address = ask.reached.address
    ask.hub.addresses.look(address)
    return await ask.hub.review(match, ask.token, address, wanted=False)


@post("/api/matches/{match}/review", 409, 429, *OF_A_MATCH, *OF_A_BODY)
async def ask_review(ask: Ask, match: str, again: bool = False) -> ReviewState:
    """Let a match that is over be reviewed, if it has not been; with `again` also if that has failed."""
    address = ask.reached.address
    ask.hub.addresses.look(address)
    return await ask.hub.review(match, ask.token, address, wanted=True, again=again)


@post("/api/films", 404, 429, *OF_A_BODY, most_bytes=MOST_FILE)
async def film_of_file(ask: Ask) -> Film:
    """A match that somebody brings as a file, checked against its rules."""
    ask.hub.addresses.look(ask.reached.address)
    return await ask.hub.files.film(await ask.body())


@post("/api/films/reel", 404, 429, *OF_A_BODY, most_bytes=MOST_FILE)
async def reel_of_file(ask: Ask, first: int = 0, eyes: str = ALL, most: int = MOST_STEPS) -> Reel:
    """Some steps of it."""
    ask.hub.addresses.look(ask.reached.address)
    return await ask.hub.files.reel(await ask.body(), eyes, first, most)


@post("/api/films/review", 404, 409, 429, *OF_A_BODY, most_bytes=MOST_FILE)
async def review_of_file(ask: Ask, again: bool = False) -> ReviewState:
    """Let it be reviewed; sent once more, the answer says how far that has come. With `again` also if it has failed."""
    address = ask.reached.address
    ask.hub.addresses.look(address)
    body = await ask.body()
    return await ask.hub.reviews.of_file(body, await ask.hub.files.ended_log(body), address, again=again)


@get("/api/matches/{match}/position", 429, *OF_A_MATCH)
async def position(ask: Ask, match: str, at: int = 0, eyes: str = ALL) -> Position:
    """The position after so many steps of a match, as text; before its end only as a seat knows it, the rest drawn anew."""
    ask.hub.addresses.look(ask.reached.address)
    return await ask.hub.position(match, ask.token, eyes, at)


@post("/api/films/position", 404, 429, *OF_A_BODY, most_bytes=MOST_FILE)
async def position_of_file(ask: Ask, at: int = 0) -> Position:
    """The same of a match that somebody brings as a file."""
    ask.hub.addresses.look(ask.reached.address)
    return await ask.hub.files.position(await ask.body(), at)


@post("/api/positions", 404, 429, *OF_A_BODY)
async def look_at_position(ask: Ask, data: LookAtPosition) -> PositionInfo:
    """What a position that somebody has copied looks like, before a table is opened from it."""
    ask.hub.addresses.look(ask.reached.address)
    return await asyncio.to_thread(positions.seen, data.text)


@get("/api/matches/{match}/code", *OF_A_MATCH)
async def table_code(ask: Ask, match: str) -> TableCode:
    """The short code of a match, while it takes people in."""
    return await ask.hub.code(match)


@get("/api/codes/{code_}", 404, 429, 503)
async def by_code(ask: Ask, code_: str) -> TableCode:
    """The match of a short code; wrong ones are limited."""
    return await ask.hub.by_code(code_, ask.reached.address)


@post("/api/matches/{match}/ticket", *OF_A_MATCH, *OF_A_BODY, status=201)
async def ticket(ask: Ask, match: str, data: AskTicket) -> Ticket:
    """A way to a seat for another device, with its link and QR code if others can open one."""
    made = await ask.hub.ticket(match, data.seat, ask.token)
    base = ask.network.base_for(ask.reached)
    if base is None:
        return made
    link = f"{base}/t/{match}#seat={made.ticket}"
    return msgspec.structs.replace(made, link=link, code=qr_svg(link))


@post("/api/matches/{match}/rematch", 409, *OF_A_MATCH, *OF_A_BODY)
async def rematch(ask: Ask, match: str, data: Again) -> Seated:
    """Play the same again with the same seats, or the next match of their cup."""
    return await ask.hub.rematch(match, ask.token, data)


@post("/api/matches/{match}/cup/end", 409, *OF_A_MATCH, *OF_A_BODY)
async def end_cup(ask: Ask, match: str) -> CupInfo:
    """End the cup that the match belongs to, which is over."""
    return await ask.hub.end_cup(match, ask.token)


@get("/api/matches/{match}/code.svg", *OF_A_MATCH, media_type=SVG)
async def code(ask: Ask, match: str) -> Response:
    """The QR code of a link to a match that others can open; not found while there is none."""
    found = await ask.hub.live(match)
    base = ask.network.base_for(ask.reached)
    if base is None:
        raise NotFound("only this machine can open a link")
    return Response(qr_svg(f"{base}/t/{found.id}"), media_type=SVG, headers={"cache-control": "no-cache"})


@get("/api/house")
async def house(ask: Ask) -> House:
    """Who can open a link to this server, and how long it keeps tables."""
    return _house(ask)


@route("PUT", "/api/house", 503, *OF_A_BODY)
async def switch_house(ask: Ask, data: SwitchHouse) -> House:
    """Let others in the house reach the server, or only this machine again."""
    if not ask.reached.is_here:
        raise Elsewhere("only a page on the machine itself may switch the home network")
    await ask.network.switch(on=data.open)
    return _house(ask)


def _house(ask: Ask) -> House:
    may_switch = ask.reached.is_here and ask.network.can_switch
    return House(ask.network.is_open, may_switch, ask.network.base_for(ask.reached), ask.hub.settings.keep_days)


ROUTES: Final = (
    games,
    board,
    plain,
    places,
    puzzle,
    create,
    summary,
    delete_match,
    record,
    film,
    reel,
    film_of_file,
    reel_of_file,
    review,
    ask_review,
    review_of_file,
    position,
    position_of_file,
    look_at_position,
    claim,
    ticket,
    table_code,
    by_code,
    rematch,
    end_cup,
    code,
    house,
    switch_house,
)
