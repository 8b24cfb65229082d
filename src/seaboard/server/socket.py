"""The one WebSocket endpoint: decode, ask the match, encode."""

import asyncio
from contextlib import suppress
from time import perf_counter

import msgspec
from starlette.applications import Starlette

from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.server import metrics
from seaboard.server.bodies import Problem
from seaboard.server.build import BUILD
from seaboard.server.clock import precise_ms
from seaboard.server.connection import Connection
from seaboard.server.gate import REACHED, App, Reached, Receive, Scope, Send, guarded, refuse
from seaboard.server.hub import Hub, seats_of, view_of
from seaboard.server.lease import HeldElsewhere
from seaboard.server.limits import Limits, Oversize, TooFast, TooManyPages
from seaboard.server.live import Live
from seaboard.server.protocol import (
    DECODER,
    ENCODER,
    MOST_MESSAGE,
    PROTOCOL,
    Accepted,
    Act,
    Agree,
    AskHistory,
    AskTime,
    Consent,
    Enter,
    FromPage,
    Hello,
    Hint,
    Lead,
    Lend,
    Out,
    Pause,
    Preview,
    Ready,
    Reload,
    Rename,
    SendSignal,
    SetOptions,
    SetPace,
    SetSeat,
    ShowShare,
    Sit,
    Throw,
    Time,
    Undo,
)
from seaboard.server.refused import refused
from seaboard.server.relay import pass_on, stay
from seaboard.server.storage.leases import Unreachable
from seaboard.server.storage.store import NotStored
from seaboard.server.wire import PageGone, Socket

PATH = "/ws"
NOT_FOUND = 404
MOST_MALFORMED = 20  # messages in a row; then the connection is closed
MOST_TOO_FAST = 200  # messages in a row that came too fast; the same
DEAR = (Preview, Hint, AskHistory)
CHANGES = (SetSeat, Lend, Rename, Agree, SetOptions)
OF_A_SEAT = (Enter, Preview, Hint, Undo, Pause, SendSignal, Lead, Throw)


class Sockets:
    """ASGI: WebSockets are served here, and all else by the application, or by what stands before it."""

    def __init__(self, app: Starlette, rest: App | None = None) -> None:
        self._state = app.state
        self._rest: App = rest or app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a page's connection from `hello` to its end, or whatever else it is."""
        if scope["type"] != "websocket":
            await self._rest(scope, receive, send)
        elif scope["path"] == PATH:
            await _serve_page(Socket(scope, receive, send), self._state.hub)
        else:
            await refuse("websocket", guarded(send), NOT_FOUND, Problem("not_found", "there is no WebSocket at this address"))


async def _serve_page(socket: Socket, hub: Hub) -> None:
    """Serve a page to its end; few calls lie between here and its next word, because each costs every silent page memory."""
    await socket.accept()
    reached: Reached = socket.scope[REACHED]  # the gate has put it there
    if not reached.is_relayed:  # a page counts where it came in
        metrics.SOCKETS.inc()
    try:
        hub.addresses.let_in(reached.address)
        try:
            greeted = await _greet(socket, hub, reached)
            if greeted is not None:
                await _serve(socket, *greeted)
            else:
                await socket.close()
        finally:
            hub.addresses.let_out(reached.address)
    except TooManyPages as error:
        with suppress(PageGone):
            await _send(socket, refused(None, error))
            await socket.close()
    except PageGone:
        pass
    finally:
        if not reached.is_relayed:
            metrics.SOCKETS.dec()


async def _send(socket: Socket, message: Out) -> None:
    await socket.say(ENCODER.encode(message))


async def _greet(socket: Socket, hub: Hub, reached: Reached) -> tuple[Live, Connection] | None:
    """The answer to `hello`; None if there is nothing to serve, or nobody says it."""
    try:
        async with asyncio.timeout(hub.settings.greeting_seconds):
            data = await socket.hear()
        hello = _hello(data)
    except TimeoutError:
        return None
    except PageGone:
        raise
    except Exception as error:  # noqa: BLE001  whatever it is, the page is told
        await _send(socket, refused(None, error))
        return None
    try:
        is_ours = hello.build in (BUILD, "dev") or reached.is_relayed  # then the process has looked that served the page
        if hello.protocol != PROTOCOL or not is_ours:
            await _send(socket, Reload(PROTOCOL, BUILD))
            return None
        live = await hub.live(hello.match)
        connection = _admitted(socket, live, hello, None if reached.address is None else hub.settings.limits)
    except HeldElsewhere as elsewhere:
        if not reached.is_relayed:
            await pass_on(socket, data, hub, elsewhere.holder, reached)
        return None
    except (Unreachable, NotStored):  # it is ended without a word: so it comes back by itself
        return None
    except Exception as error:  # noqa: BLE001  whatever it is, the page is told
        await _send(socket, refused(None, error))
        return None
    stay(socket)
    live.exchange.promise(connection, hello.share)
    connection.send(live.crier.welcome(connection))
    return live, connection


def _admitted(socket: Socket, live: Live, hello: Hello, limits: Limits | None) -> Connection:
    """A page that may come to a table, with the seats and the view that it gets; a page on the machine itself has no limits."""
    seats = seats_of(live, hello.token)
    if hello.screen:
        seats = ()
    view = view_of(live, seats, hello.seat)
    if limits is not None:
        live.presence.check_room(hello.token, limits)
    return Connection(
        seats,
        view,
        hello.pace,
        token=hello.token,
        screen=hello.screen,
        has_hands=hello.hands,
        by_hand=hello.by_hand,
        flow=None if limits is None else live.flows.of(hello.token),
        socket=socket,
    )


def _hello(data: str | bytes) -> Hello:
    hello = _read(data)
    if not isinstance(hello, Hello):
        raise Malformed("the first message is `hello`")
    return hello


async def _serve(socket: Socket, live: Live, connection: Connection) -> None:
    """Send what the table has for the page, and give the table what the page says, until one of them ends or is too slow."""
    live.join(connection)
    try:
        await connection.until_cut(_receive_all(socket, live, connection))
    finally:
        live.leave(connection)
        await connection.end()


async def _receive_all(socket: Socket, live: Live, connection: Connection) -> None:
    malformed = too_fast = 0
    while malformed < MOST_MALFORMED and too_fast < MOST_TOO_FAST and not connection.is_gone:
        data = await socket.hear()
        try:
            message = _read_slowly(data, connection)
        except TooFast as error:
            too_fast += 1
            connection.send(refused(_request_of(data), error))
            continue
        except SeaboardError as error:
            malformed += 1
            connection.send(refused(_request_of(data), error))
            continue
        malformed = too_fast = 0
        connection.is_answering = True
        await answer(live, connection, message)
        connection.is_answering = False
    connection.close()
    while not connection.is_gone:
        await socket.hear()  # nothing of it counts any more


def _read(data: str | bytes) -> FromPage:
    if len(data) > MOST_MESSAGE:
        raise Oversize(f"a message of {len(data)} characters, expected at most {MOST_MESSAGE}")
    try:
        message: FromPage = DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Malformed(str(error)) from error
    except RecursionError as error:
        raise Malformed("nested too deeply") from error
    return message


def _read_slowly(data: str | bytes, connection: Connection) -> FromPage:
    """A message, unless its sender says more than people do."""
    message = _read(data)
    if connection.flow is not None:
        connection.flow.check(is_dear=isinstance(message, DEAR))
    return message


class _Named(msgspec.Struct):
    request: str | None = None


def _request_of(data: str | bytes) -> str | None:
    """The request of a message that is otherwise malformed, if it can be found."""
    try:
        return msgspec.json.decode(data, type=_Named).request
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


async def answer(live: Live, connection: Connection, message: FromPage) -> None:
    """Let the match answer; an error becomes `refused`, and nothing has changed."""
    try:
        if isinstance(message, Act):  # nearly all are
            began = perf_counter()
            live.check_seat(connection.seats, message.seat)
            if await live.requests.act(connection, message):
                live.counts.move_seconds.observe(perf_counter() - began)
        else:
            await _ask(live, connection, message)
    except Exception as error:  # noqa: BLE001  whatever it is, the page is told
        connection.send(refused(getattr(message, "request", None), error))


async def _ask(live: Live, connection: Connection, message: FromPage) -> None:
    if isinstance(message, CHANGES):
        await _change(live, connection, message)
        connection.send(Accepted(message.request, live.match.seq))
        return
    if isinstance(message, OF_A_SEAT):
        live.check_seat(connection.seats, message.seat)
    match message:
        case Enter():
            await live.requests.enter(connection, message)
        case Preview():
            await live.requests.preview(connection, message)
        case Hint():
            live.adviser.hint(connection, message)
        case Undo():
            await live.wishes.undo(connection, message)
        case Consent():
            await live.wishes.consent(connection, message)
        case Ready():
            await live.opening.ready(connection, message)
        case ShowShare():
            await live.opening.share(connection, message)
        case Pause():
            await live.wishes.pause(connection, message)
        case SendSignal():
            live.requests.signal(message)
        case Lead():
            live.leader.lead(connection, message, live.match)
        case Throw():
            live.throw(message)
        case AskHistory():
            if message.seat is not None:
                live.check_seat(connection.seats, message.seat)
            await live.requests.history(connection, message)
        case AskTime():
            connection.send(Time(message.sent, precise_ms()))
        case Sit():
            if message.seat is not None:
                live.check_seat(connection.seats, message.seat)
            connection.view_seat = message.seat
            connection.has_hands = message.hands
            live.crier.show(connection)
        case SetPace():
            connection.pace = message.pace
            connection.by_hand = message.by_hand
            live.go_on()
        case Hello():
            live.crier.show(connection)


async def _change(live: Live, connection: Connection, message: SetSeat | Lend | Rename | Agree | SetOptions) -> None:
    """Change who sits where, or what holds for the table."""
    match message:
        case SetSeat():
            await live.steward.set_seat(connection, message)
        case Lend():
            await live.steward.lend(connection, message)
        case Rename():
            await live.steward.rename(connection, message)
        case Agree():
            await live.steward.agree(connection, message)
        case SetOptions():
            await live.steward.set_options(connection, message)
