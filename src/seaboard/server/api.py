"""What is asked over HTTP: games, boards, new matches, seats."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from seaboard.bots.bot import bots_for
from seaboard.engine.contract import AnyGame, thrown_by_hand
from seaboard.engine.errors import NoOption
from seaboard.engine.options import PlacesLeft, PlacesOption, described
from seaboard.engine.replay import parse_options
from seaboard.games import registry
from seaboard.server import clock, positions, puzzles
from seaboard.server.films import ALL, MOST_STEPS
from seaboard.server.gate import REACHED, Reached
from seaboard.server.hub import Hub
from seaboard.server.network import Elsewhere, HomeNetwork
from seaboard.server.problems import OF_A_BODY, OF_A_MATCH, problems
from seaboard.server.protocol import (
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
from seaboard.server.qr import qr_svg
from seaboard.table.cup import CupInfo

AnyRequest = Request[Any, Any, Any]
SVG: Final = "image/svg+xml"


@get("/api/games", responses=problems())
async def games(hub: NamedDependency[Hub]) -> list[GameInfo]:
    """Every game, also those whose table is to come."""
    return [_info(registry.meta(id_), registry.game(id_), hub.thinkers.own) for id_ in registry.IDS]


def _info(meta: registry.Meta, game: AnyGame, own_bots: tuple[str, ...]) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=meta.title,
        seats=meta.seats,
        age=meta.age,
        minutes=meta.minutes,
        ready=meta.page,
        data=registry.board_hash(game.id),
        options=described(game.options),
        bonds=game.options.bonds,
        start=meta.start,
        offers=meta.offers,
        bots=bots_for(game, own_bots),
        own_dice=bool(thrown_by_hand(game)),
    )


@get("/api/games/{id_:str}/board", responses=problems(404))
async def board(id_: FromPath[str]) -> dict[str, Any]:
    """Places, coordinates and whatever else of a game's data is printed on its board."""
    return {"hash": registry.board_hash(id_), **registry.board_data(id_)}


@post("/api/games/{id_:str}/places", status_code=200, responses=problems(404, *OF_A_BODY))
async def places(id_: FromPath[str], data: JSONBody[AskPlaces]) -> PlacesLeft:
    """The places that an option may still name."""
    options = parse_options(registry.game(id_), data.options)
    if not any(isinstance(option, PlacesOption) and option.key == data.option for option in described(type(options))):
        raise NoOption(f"{id_} has no option {data.option!r} that names places")
    return options.places(data.option)


@get("/api/games/{id_:str}/puzzle", responses=problems(404, 429))
async def puzzle(id_: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> PuzzleOfDay:
    """The puzzle of today, with its answer."""
    hub.addresses.look(reached_by(request).address)
    return await asyncio.to_thread(puzzles.of_day, id_, clock.today())


@post("/api/matches", responses=problems(404, 429, 503, *OF_A_BODY))
async def create(data: JSONBody[NewMatch], request: AnyRequest, hub: NamedDependency[Hub]) -> Seated:
    """Start a match."""
    return await hub.create(data, reached_by(request).address)


@get("/api/matches/{match:str}", responses=problems(*OF_A_MATCH))
async def summary(match: FromPath[str], hub: NamedDependency[Hub]) -> MatchSummary:
    """What anybody who knows its id may see of a match."""
    return await hub.summary(match)


@post("/api/matches/{match:str}/claim", responses=problems(409, *OF_A_MATCH, *OF_A_BODY))
async def claim(match: FromPath[str], data: JSONBody[Claim], request: AnyRequest, hub: NamedDependency[Hub]) -> Seated:
    """Take an open seat, or the one that a ticket opens; a device that has a seat here says so with its token."""
    return await hub.claim(match, data, _token(request))


@delete("/api/matches/{match:str}", status_code=200, responses=problems(*OF_A_MATCH, *OF_A_BODY))
async def delete_match(match: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> Deletion:
    """Delete a table with all that was played there; only for whoever opened it."""
    await hub.delete(match, _token(request))
    return Deletion(match)


@get("/api/matches/{match:str}/record", responses=problems(409, *OF_A_MATCH))
async def record(match: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> MatchRecord:
    """The whole log of a match that is over, with the secret of its dice."""
    return await hub.record(match, _token(request))


@get("/api/matches/{match:str}/film", responses=problems(429, *OF_A_MATCH))
async def film(match: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> Film:
    """What can be looked at again of a match, and by whom."""
    hub.addresses.look(reached_by(request).address)
    return await hub.film(match, _token(request))


@get("/api/matches/{match:str}/film/reel", responses=problems(429, *OF_A_MATCH))
async def reel(
    match: FromPath[str],
    request: AnyRequest,
    hub: NamedDependency[Hub],
    first: FromQuery[int] = 0,
    eyes: FromQuery[str] = ALL,
    most: FromQuery[int] = MOST_STEPS,
) -> Reel:
    """Some steps of a match, through somebody's eyes."""
    hub.addresses.look(reached_by(request).address)
    return await hub.reel(match, _token(request), eyes, first, most)


@get("/api/matches/{match:str}/review", responses=problems(409, 429, *OF_A_MATCH))
async def review(match: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> ReviewState:
    """How far the review of a match that is over has come, or what it says."""
    address = reached_by(request).address
    hub.addresses.look(address)
    return await hub.review(match, _token(request), address, wanted=False)


@post("/api/matches/{match:str}/review", status_code=200, responses=problems(409, 429, *OF_A_MATCH, *OF_A_BODY))
async def ask_review(match: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> ReviewState:
    """Let a match that is over be reviewed, if it has not been."""
    address = reached_by(request).address
    hub.addresses.look(address)
    return await hub.review(match, _token(request), address, wanted=True)


@post("/api/films", status_code=200, request_max_body_size=MOST_FILE, responses=problems(404, 429, *OF_A_BODY))
async def film_of_file(request: AnyRequest, hub: NamedDependency[Hub]) -> Film:
    """A match that somebody brings as a file, checked against its rules."""
    hub.addresses.look(reached_by(request).address)
    return await hub.files.film(await request.body())


@post("/api/films/reel", status_code=200, request_max_body_size=MOST_FILE, responses=problems(404, 429, *OF_A_BODY))
async def reel_of_file(
    request: AnyRequest,
    hub: NamedDependency[Hub],
    first: FromQuery[int] = 0,
    eyes: FromQuery[str] = ALL,
    most: FromQuery[int] = MOST_STEPS,
) -> Reel:
    """Some steps of it."""
    hub.addresses.look(reached_by(request).address)
    return await hub.files.reel(await request.body(), eyes, first, most)


@post("/api/films/review", status_code=200, request_max_body_size=MOST_FILE, responses=problems(404, 409, 429, *OF_A_BODY))
async def review_of_file(request: AnyRequest, hub: NamedDependency[Hub]) -> ReviewState:
    """Let it be reviewed; sent again, the answer says how far that has come."""
    address = reached_by(request).address
    hub.addresses.look(address)
    body = await request.body()
    return await hub.reviews.of_file(body, await hub.files.ended_log(body), address)


@get("/api/matches/{match:str}/position", responses=problems(429, *OF_A_MATCH))
async def position(
    match: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub], at: FromQuery[int] = 0, eyes: FromQuery[str] = ALL
) -> Position:
    """The position after so many steps of a match, as text; before its end only as a seat knows it, the rest drawn anew."""
    hub.addresses.look(reached_by(request).address)
    return await hub.position(match, _token(request), eyes, at)


@post("/api/films/position", status_code=200, request_max_body_size=MOST_FILE, responses=problems(404, 429, *OF_A_BODY))
async def position_of_file(request: AnyRequest, hub: NamedDependency[Hub], at: FromQuery[int] = 0) -> Position:
    """The same of a match that somebody brings as a file."""
    hub.addresses.look(reached_by(request).address)
    return await hub.files.position(await request.body(), at)


@post("/api/positions", status_code=200, responses=problems(404, 429, *OF_A_BODY))
async def look_at_position(request: AnyRequest, data: JSONBody[LookAtPosition], hub: NamedDependency[Hub]) -> PositionInfo:
    """What a position that somebody has copied looks like, before a table is opened from it."""
    hub.addresses.look(reached_by(request).address)
    return await asyncio.to_thread(positions.seen, data.text)


@get("/api/matches/{match:str}/code", responses=problems(*OF_A_MATCH))
async def table_code(match: FromPath[str], hub: NamedDependency[Hub]) -> TableCode:
    """The short code of a match, while it takes people in."""
    return await hub.code(match)


@get("/api/codes/{code_:str}", responses=problems(404, 429, 503))
async def by_code(code_: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> TableCode:
    """The match of a short code; wrong ones are limited."""
    return await hub.by_code(code_, reached_by(request).address)


@post("/api/matches/{match:str}/ticket", responses=problems(*OF_A_MATCH, *OF_A_BODY))
async def ticket(
    match: FromPath[str],
    data: JSONBody[AskTicket],
    request: AnyRequest,
    hub: NamedDependency[Hub],
    network: NamedDependency[HomeNetwork],
) -> Ticket:
    """A way to a seat for another device, with its link and QR code if others can open one."""
    made = await hub.ticket(match, data.seat, _token(request))
    base = network.base_for(reached_by(request))
    if base is None:
        return made
    link = f"{base}/t/{match}#seat={made.ticket}"
    return msgspec.structs.replace(made, link=link, code=qr_svg(link))


@post("/api/matches/{match:str}/rematch", status_code=200, responses=problems(409, *OF_A_MATCH, *OF_A_BODY))
async def rematch(match: FromPath[str], data: JSONBody[Again], request: AnyRequest, hub: NamedDependency[Hub]) -> Seated:
    """Play the same again with the same seats, or the next match of their cup."""
    return await hub.rematch(match, _token(request), data)


@post("/api/matches/{match:str}/cup/end", status_code=200, responses=problems(409, *OF_A_MATCH, *OF_A_BODY))
async def end_cup(match: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> CupInfo:
    """End the cup that the match belongs to, which is over."""
    return await hub.end_cup(match, _token(request))


def _token(request: AnyRequest) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind == "Bearer" and token else None


@get("/api/matches/{match:str}/code.svg", media_type=SVG, responses=problems(*OF_A_MATCH))
async def code(
    match: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub], network: NamedDependency[HomeNetwork]
) -> Response[str]:
    """The QR code of a link to a match that others can open; not found while there is none."""
    found = await hub.live(match)
    base = network.base_for(reached_by(request))
    if base is None:
        raise NotFoundException("only this machine can open a link")
    return Response(qr_svg(f"{base}/t/{found.id}"), media_type=SVG, headers={"cache-control": "no-cache"})


@get("/api/house", responses=problems())
async def house(request: AnyRequest, hub: NamedDependency[Hub], network: NamedDependency[HomeNetwork]) -> House:
    """Who can open a link to this server, and how long it keeps tables."""
    return _house(hub, network, reached_by(request))


@put("/api/house", responses=problems(503, *OF_A_BODY))
async def switch_house(
    request: AnyRequest, data: JSONBody[SwitchHouse], hub: NamedDependency[Hub], network: NamedDependency[HomeNetwork]
) -> House:
    """Let others in the house reach the server, or only this machine again."""
    reached = reached_by(request)
    if not reached.is_here:
        raise Elsewhere("only a page on the machine itself may switch the home network")
    await network.switch(on=data.open)
    return _house(hub, network, reached)


def _house(hub: Hub, network: HomeNetwork, reached: Reached) -> House:
    may_switch = reached.is_here and network.can_switch
    return House(network.is_open, may_switch, network.base_for(reached), hub.settings.keep_days)


def reached_by(request: AnyRequest) -> Reached:
    """How a request reached the server."""
    scope: Any = request.scope
    reached: Reached = scope[REACHED]  # the gate has put it there
    return reached


ROUTES: Final = (
    games,
    board,
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
