"""Who may ask at all: which names the server answers to, which pages may speak to it, and for whom a proxy speaks.

A name that is not ours means that somebody has pointed a name at this machine (DNS rebinding); another origin means that a
foreign page speaks. Both are refused before any route is looked for, over HTTP and before a WebSocket is accepted. Whatever is
answered tells the browser what the page may load and that nobody else may frame it.
"""

import ipaddress
import re
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final, NamedTuple

from seaboard.engine.errors import Malformed
from seaboard.server import metrics
from seaboard.server.bodies import Problem
from seaboard.server.limits import Limits, Open
from seaboard.server.protocol import ENCODER
from seaboard.server.settings import Network, Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})
HOST: Final = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?P<port>:[0-9]{1,5})?", re.IGNORECASE)
FORWARDED: Final = frozenset({"forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"})
HTTP_OF_SOCKET: Final = {"ws": "http", "wss": "https"}
MISDIRECTED: Final = 421
FORBIDDEN: Final = 403
UNSUPPORTED: Final = 415
BODILESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
GUARDS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)
"""Headers of every answer."""
REACHED: Final = "seaboard.reached"  # where a scope keeps it


class Reached(NamedTuple):
    """How a request reached the server."""

    base: str
    """Scheme, host and port as the page has them in its address."""
    is_loopback: bool
    """Under a name that only this machine can use."""
    is_here: bool
    """The page is open on this machine itself, without a proxy in between."""
    address: str | None
    """Who asks; none for a page on this machine itself."""
    is_relayed: bool = False
    """Another process was asked, and passes it on."""


class Gate:
    """ASGI middleware around the whole application."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app = app
        self._names = frozenset(name.lower() for name in settings.names)
        self._proxies = settings.proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it with a problem."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        problem = self._look_at(scope)
        if problem is None:
            await self._app(scope, receive, guarded(send) if scope["type"] == "http" else send)
        else:
            await refuse(scope["type"], guarded(send), *problem)

    def _look_at(self, scope: Scope) -> tuple[int, Problem] | None:
        """Note in the scope how the request came; or the status and problem it is refused with."""
        headers = Headers(scope["headers"])
        peer = _plain(scope["client"])
        is_proxied = is_in(peer, self._proxies)
        if is_proxied:
            _believe(scope, headers, self._proxies)
        host = headers.host if not is_proxied else headers.last("x-forwarded-host") or headers.host
        found = HOST.fullmatch(host)
        name = found["name"].strip("[]").lower() if found else ""
        if name not in LOOPBACK_NAMES | self._names and name != _plain(scope["server"]):
            detail = f"this server does not answer to the name {host!r}; `seaboard serve --name NAME` lets it"
            return MISDIRECTED, Problem("unknown_host", detail)
        base = f"{HTTP_OF_SOCKET.get(scope['scheme'], scope['scheme'])}://{host.lower()}"
        origins = headers.all("origin")
        if origins and origins != [base]:
            return FORBIDDEN, Problem("foreign_page", f"a page of {', '.join(origins)} asks, expected one of {base}")
        if scope["type"] == "http" and scope["method"] not in BODILESS and headers.media_type != "application/json":
            return UNSUPPORTED, Problem("malformed", f"a body of {headers.media_type or 'no type'!r}, expected application/json")
        is_loopback = name in LOOPBACK_NAMES
        is_here = is_loopback and _is_loopback(peer) and not is_proxied and not headers.names & FORWARDED
        scope[REACHED] = Reached(base, is_loopback, is_here, None if is_here else _plain(scope["client"]))
        return None


class Callers:
    """Who is connected without having a WebSocket: an address may have many connections, but not all that the system gives."""

    def __init__(self, limits: Limits, proxies: tuple[Network, ...]) -> None:
        self._open = Open(limits.connections)
        self._proxies = proxies

    def let_in(self, peer: tuple[str, int] | None) -> bool:
        """Count a connection; False if this address has too many."""
        return self._open.let_in(self._address(peer))

    def let_out(self, peer: tuple[str, int] | None) -> None:
        """A connection that was let in has ended, or become a WebSocket."""
        self._open.let_out(self._address(peer))

    def _address(self, peer: tuple[str, int] | None) -> str | None:
        address = _plain(peer)
        return None if not address or _is_loopback(address) or is_in(address, self._proxies) else address


class Headers:
    """The headers of a request, by name."""

    def __init__(self, raw: Iterable[tuple[bytes, bytes]]) -> None:
        self._pairs = [(name.decode("latin-1").lower(), value.decode("latin-1").strip()) for name, value in raw]
        self.names = frozenset(name for name, _ in self._pairs)

    @property
    def host(self) -> str:
        """The host that the request names; empty if it names none or two."""
        return self.only("host")

    @property
    def media_type(self) -> str:
        """What the body is said to be, without parameters; empty if that is not said, or twice. A form cannot say JSON."""
        return self.only("content-type").partition(";")[0].strip().lower()

    def only(self, name: str) -> str:
        """The one value of this name; empty if there is none, or two."""
        found = self.all(name)
        return found[0] if len(found) == 1 else ""

    def all(self, name: str) -> list[str]:
        """Every value of this name."""
        return [value for other, value in self._pairs if other == name]

    def last(self, name: str) -> str:
        """The part that the nearest proxy has appended; what stands before it may be anybody's."""
        return ",".join(self.all(name)).rpartition(",")[2].strip()


def _believe(scope: Scope, headers: Headers, proxies: Iterable[Network]) -> None:
    """Take scheme and client from what a known proxy says."""
    scheme = headers.last("x-forwarded-proto").lower()
    if scheme in ("http", "https"):
        scope["scheme"] = scheme.replace("http", "ws", 1) if scope["type"] == "websocket" else scheme
    clients = [part.strip() for part in ",".join(headers.all("x-forwarded-for")).split(",") if part.strip()]
    strangers = [client for client in clients if not is_in(client, proxies)]
    if strangers:
        scope["client"] = (strangers[-1], 0)


def _plain(address: tuple[str, int] | None) -> str:
    """The host of an address; one of IPv4 that came in over IPv6 is written as IPv4."""
    return address[0].removeprefix("::ffff:") if address else ""


def is_in(address: str, networks: Iterable[Network]) -> bool:
    """Is an address in one of these networks? What is no address is in none."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def guarded(send: Send) -> Send:
    """Add the headers of every answer. What goes through a WebSocket has none."""

    async def send_guarded(message: Any) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message = message | {"headers": [*message.get("headers", ()), *GUARDS]}
        await send(message)

    return send_guarded


async def refuse(kind: str, send: Send, status: int, problem: Problem) -> None:
    """Answer a request, or a WebSocket before it is accepted, with a problem."""
    metrics.count_refused(problem.code)
    body = ENCODER.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    prefix = "websocket.http" if kind == "websocket" else "http"
    await send({"type": f"{prefix}.response.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body})


def parse_names(names: Iterable[str]) -> tuple[str, ...]:
    """Host names as a host writes them on the command line."""
    found = tuple(names)
    for name in found:
        match = HOST.fullmatch(name)
        if match is None or match["port"]:
            raise Malformed(f"{name!r} is no host name, expected one without scheme, port or path, like table.example.org")
    return tuple(name.strip("[]") for name in found)


def parse_networks(addresses: Iterable[str]) -> tuple[Network, ...]:
    """Single addresses and networks, as a host writes them on the command line."""
    try:
        return tuple(ipaddress.ip_network(address, strict=False) for address in addresses)
    except ValueError as error:
        raise Malformed(f"{error}, expected an address like 127.0.0.1 or a network like 172.18.0.0/16") from error
