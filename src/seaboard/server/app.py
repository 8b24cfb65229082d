"""The application for all that is asked over HTTP: explicit routes, one hub, errors as codes. WebSockets: socket.py."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.static_files import create_static_files_router

from seaboard.engine.errors import NoOption, SeaboardError
from seaboard.server import api, metrics, status
from seaboard.server.build import BUILD
from seaboard.server.hub import Hub
from seaboard.server.network import HomeNetwork
from seaboard.server.problems import CODE_OF_STATUS, STATUS_OF_CODE, USUAL
from seaboard.server.protocol import MOST_MESSAGE, Problem
from seaboard.server.settings import Settings
from seaboard.server.tasks import LOG

NO_CLIENT = "<!doctype html><title>Seaboard</title><p>The client has not been built. Start with ./play, which builds it."


def create_app(settings: Settings, network: HomeNetwork) -> Litestar:
    """An application for these settings; it opens its store when it starts and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.hub = Hub(settings)
        await app.state.hub.open()
        yield
        await app.state.hub.close()

    @get(
        [
            "/",
            "/t/{match:str}",
            "/t/{match:str}/replay",
            "/t/{match:str}/review",
            "/replay",
            "/logbook",
            "/puzzle",
            "/puzzle/{game:str}",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page() -> Response[str]:
        """The one page; what it shows is decided by its address."""
        index = settings.static / "index.html"
        text = index.read_text(encoding="utf-8").replace("%BUILD%", BUILD) if index.exists() else NO_CLIENT
        return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    assets = settings.static / "assets"
    static = [
        create_static_files_router(
            path="/assets",
            directories=[assets],
            cache_control=CacheControlHeader(max_age=31_536_000, immutable=True),
            exception_handlers={ValueError: _no_file, InternalServerException: _no_file},
        )
    ]
    return Litestar(
        route_handlers=[page, *api.ROUTES, *status.ROUTES, *(static if assets.is_dir() else [])],
        lifespan=[lifespan],
        request_max_body_size=MOST_MESSAGE,
        logging_config=None,  # whoever starts the process decides about its logs
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "network": Provide(lambda: network, sync_to_thread=False, use_cache=True),
        },
        exception_handlers={
            SeaboardError: _seaboard_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _failure,
        },
        openapi_config=OpenAPIConfig(title="Seaboard", version="1", path="/schema", render_plugins=[]),
    )


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _problem(problem: Problem, status: int) -> Response[Problem]:
    metrics.count_refused(problem.code)
    return Response(problem, status_code=status)


def _seaboard_error(_request: Request[Any, Any, Any], error: SeaboardError) -> Response[Problem]:
    reason = error.reason if isinstance(error, NoOption) else None
    return _problem(Problem(error.code, str(error), reason), STATUS_OF_CODE.get(error.code, USUAL))


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = CODE_OF_STATUS.get(error.status_code, "malformed" if error.status_code < 500 else "error")  # noqa: PLR2004
    return _problem(Problem(code, f"{error.detail} {error.extra or ''}".strip()), error.status_code)


def _no_file(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """A name that no file can have: too long, or with a zero byte in it."""
    return _problem(Problem("not_found", "there is no such file"), 404)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return _problem(Problem("malformed", "nested too deeply"), 400)


def _no_text(_request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    return _problem(Problem("malformed", f"no UTF-8: {error}"), 400)


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("%s failed", request.route_handler.name or request.route_handler.handler_name, exc_info=error)
    return _problem(Problem(SeaboardError.code, "something failed here"), 500)
