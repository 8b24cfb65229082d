"""The application for all that is asked over HTTP: explicit routes, one hub, errors as codes. WebSockets: socket.py."""

import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.routing import Route as Address
from starlette.staticfiles import StaticFiles

from seaboard.server import api, openapi, status
from seaboard.server.bodies import Problem
from seaboard.server.build import BUILD
from seaboard.server.hub import Hub
from seaboard.server.network import HomeNetwork
from seaboard.server.problems import NotFound
from seaboard.server.routes import JSON, Route, problem
from seaboard.server.settings import Settings

NO_CLIENT: Final = "<!doctype html><title>Seaboard</title><p>The client has not been built. Start with ./play, which builds it."
PAGES: Final = (
    "/",
    "/t/{match}",
    "/t/{match}/replay",
    "/t/{match}/review",
    "/replay",
    "/logbook",
    "/puzzle",
    "/puzzle/{game}",
)
FOR_A_YEAR: Final = "public, max-age=31536000, immutable"
ROUTES: Final[tuple[Route, ...]] = (*api.ROUTES, *status.ROUTES)


class Assets(StaticFiles):
    """The built client's files, whose names change with what is in them."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file; there is none under a name that no file can have."""
        try:
            return super().lookup_path(path)
        except (OSError, ValueError):
            return "", None

    def file_response(self, *args: Any, **more: Any) -> Response:
        """Answer with a file, which a browser may keep."""
        found = super().file_response(*args, **more)
        found.headers["cache-control"] = FOR_A_YEAR
        return found


def create_app(settings: Settings, network: HomeNetwork) -> Starlette:
    """An application for these settings; it opens its store when it starts and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None, None]:
        app.state.network = network
        app.state.hub = Hub(settings)
        await app.state.hub.open()
        yield
        await app.state.hub.close()

    page = _page(settings.static / "index.html")
    routes: list[BaseRoute] = [Address(path, page) for path in PAGES]
    routes += [Address(each.path, each.__call__, methods=[each.method]) for each in ROUTES]
    routes.append(Address(openapi.PATH, _document))
    assets = settings.static / "assets"
    if assets.is_dir():
        routes.append(Mount("/assets", Assets(directory=assets)))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _no_route})
    app.router.redirect_slashes = False  # an address is right or wrong: a redirect would be an answer that no document names
    return app


def _page(index: Path) -> Any:
    def page(_request: Request) -> Response:
        """The one page; what it shows is decided by its address."""
        text = index.read_text(encoding="utf-8").replace("%BUILD%", BUILD) if index.exists() else NO_CLIENT
        return HTMLResponse(text, headers={"cache-control": "no-cache"})

    return page


async def _document(_request: Request) -> Response:
    """What can be asked, for programs."""
    return Response(msgspec.json.encode(openapi.document(ROUTES)), media_type=JSON)


async def _no_route(_request: Request, error: Exception) -> Response:
    """There is nothing at this address, or nothing of this method."""
    found = error.status_code if isinstance(error, HTTPException) else HTTPStatus.NOT_FOUND
    return problem(Problem(NotFound.code, HTTPStatus(found).phrase), found)
