"""A route, declared once by a function: the application that answers it and its part of the OpenAPI document follow from that.

    @get("/api/matches/{match}/film/reel", 429, *OF_A_MATCH)
    async def reel(ask: Ask, match: str, first: int = 0) -> Reel: ...

Behind `ask`, parameters that the path names come from the path, `data` is the body, and all others are asked for in the query.
"""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from seaboard.engine.errors import Malformed, NoOption, SeaboardError
from seaboard.server import metrics
from seaboard.server.bodies import Problem
from seaboard.server.gate import FORWARDED, REACHED, Reached
from seaboard.server.hub import Hub
from seaboard.server.limits import Oversize
from seaboard.server.network import HomeNetwork
from seaboard.server.problems import ANYWHERE, STATUS_OF_CODE, USUAL
from seaboard.server.protocol import ENCODER, MOST_MESSAGE
from seaboard.server.tasks import LOG

JSON: Final = "application/json"
BODY: Final = "data"  # the parameter that holds it
FAILED: Final = 500

Handler = Callable[..., Awaitable[Any]]


class Ask:
    """One request: who asks, how it came here, and whom it is asked of."""

    def __init__(self, request: Request, most_bytes: int = MOST_MESSAGE) -> None:
        self._request = request
        self._most_bytes = most_bytes

    @property
    def hub(self) -> Hub:
        """The matches of this server."""
        found: Hub = self._request.app.state.hub
        return found

    @property
    def network(self) -> HomeNetwork:
        """How others in the house reach it."""
        found: HomeNetwork = self._request.app.state.network
        return found

    @property
    def reached(self) -> Reached:
        """How the request came."""
        found: Reached = self._request.scope[REACHED]  # the gate has put it there
        return found

    @property
    def is_forwarded(self) -> bool:
        """Does somebody say that they pass this on for somebody else, whoever they are?"""
        return not FORWARDED.isdisjoint(self._request.headers)

    @property
    def token(self) -> str | None:
        """The key to seats that whoever asks has shown."""
        kind, _, token = self._request.headers.get("authorization", "").partition(" ")
        return token if kind == "Bearer" and token else None

    async def body(self) -> bytes:
        """The body; one that is too long is not read to its end."""
        read = bytearray()
        async for part in self._request.stream():
            read += part
            if len(read) > self._most_bytes:
                raise Oversize(f"a body of more than {self._most_bytes} bytes")
        return bytes(read)

    async def arguments(self, wanted: "tuple[Wanted, ...]") -> dict[str, Any]:
        """What a route's function is called with."""
        return {each.name: await self._argument(each) for each in wanted}

    async def _argument(self, wanted: "Wanted") -> Any:
        try:
            if wanted.name == BODY:
                return msgspec.json.decode(await self.body(), type=wanted.type)
            if wanted.is_in_path:
                return self._request.path_params[wanted.name]
            said = self._request.query_params.get(wanted.name)
            return wanted.default if said is None else msgspec.convert(said, wanted.type, strict=False)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Malformed(f"{wanted.name}: {error}") from error


class Wanted(NamedTuple):
    """A parameter of a route's function."""

    name: str
    type: Any
    default: Any
    is_in_path: bool


class Route(NamedTuple):
    """What is answered at one address."""

    method: str
    path: str
    handler: Handler
    wanted: tuple[Wanted, ...]
    answer: Any
    """The type of what is answered."""
    status: int
    problems: tuple[int, ...]
    """The statuses of the problems that may be answered instead."""
    media_type: str
    most_bytes: int

    async def __call__(self, request: Request) -> Response:
        """Answer a request, if need be with a problem."""
        ask = Ask(request, self.most_bytes)
        try:
            found = await self.handler(ask, **await ask.arguments(self.wanted))
        except SeaboardError as error:
            reason = error.reason if isinstance(error, NoOption) else None
            return problem(Problem(error.code, str(error), reason), STATUS_OF_CODE.get(error.code, USUAL))
        except RecursionError:
            return problem(Problem(Malformed.code, "nested too deeply"), USUAL)
        except ClientDisconnect:  # nobody is there to read an answer
            return problem(Problem(Malformed.code, "the body has not come to its end"), USUAL)
        except Exception as error:  # noqa: BLE001  whatever it is, whoever asked is told, and the log has it
            LOG.error("%s failed", self.handler.__name__, exc_info=error)
            return problem(Problem(SeaboardError.code, "something failed here"), FAILED)
        return found if isinstance(found, Response) else Response(ENCODER.encode(found), self.status, media_type=JSON)


def problem(found: Problem, status: int) -> Response:
    """A problem as an answer."""
    metrics.count_refused(found.code)
    return Response(ENCODER.encode(found), status, media_type=JSON)


def route(
    method: str, path: str, *problems: int, status: int = 200, media_type: str = JSON, most_bytes: int = MOST_MESSAGE
) -> Callable[[Handler], Route]:
    """Declare what is answered at an address; `problems` are the statuses that not every route may answer with."""

    def declare(handler: Handler) -> Route:
        signature = inspect.signature(handler)
        wanted = tuple(
            Wanted(each.name, each.annotation, each.default, f"{{{each.name}}}" in path)
            for each in list(signature.parameters.values())[1:]
        )
        statuses = tuple(sorted({*ANYWHERE, *problems}))
        return Route(method, path, handler, wanted, signature.return_annotation, status, statuses, media_type, most_bytes)

    return declare


def get(path: str, *problems: int, media_type: str = JSON) -> Callable[[Handler], Route]:
    """Declare what can be looked at."""
    return route("GET", path, *problems, media_type=media_type)


def post(path: str, *problems: int, status: int = 200, most_bytes: int = MOST_MESSAGE) -> Callable[[Handler], Route]:
    """Declare what can be asked for with a body."""
    return route("POST", path, *problems, status=status, most_bytes=most_bytes)
