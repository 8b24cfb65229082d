"""What people at a table are told: what the match is, who sits where, what happened, each through their own eyes.

While a throw is in somebody's hand, nobody is told more than what lies before it.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.server import cups
from seaboard.server.build import BUILD
from seaboard.server.connection import Connection
from seaboard.server.protocol import (
    ENCODER,
    PROTOCOL,
    Hand,
    MatchInfo,
    PlayerInfo,
    Promised,
    Rematched,
    Resync,
    SeatHand,
    Table,
    Update,
    Waiting,
    Welcome,
    Why,
)
from seaboard.server.storage.store import SeatRow
from seaboard.table import dice
from seaboard.table.match import Progress

if TYPE_CHECKING:
    from seaboard.server.live import Live


class Crier:
    """Tells what is known to whoever is connected."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._is_dressing = False  # as it was told last

    @property
    def info(self) -> MatchInfo:
        """What the match is: its options are the last that change."""
        header = self._live.match.header
        return MatchInfo(
            self._live.id,
            header.game,
            registry.board_hash(header.game),
            header.options,
            header.commitment or "",
            header.replaced,
            tuple(Promised(share.seats, dice.share_hash(bytes.fromhex(share.value)).hex()) for share in header.shares),
            header.practice,
        )

    @property
    def table_info(self) -> Table:
        """Who sits where, who is here, and what holds for the table."""
        table = self._live.table
        return Table(
            tuple(map(self._player, self._live.presence.rows)),
            stage=self._live.stage,
            start=self._live.start.info,
            host=table.host,
            locked=table.locked,
            watch=table.watch,
            signals=table.signals,
            paused=table.paused,
            watchers=self._live.presence.watchers,
            screens=self._live.presence.screens,
            own_dice=table.own_dice,
            hints=table.hints,
            crew=table.crew,  # type: ignore[arg-type]  # a stored word
            dressing=not self._live.match.over and self._live.crew.is_dressing,
            cup=cups.info(self._live),
        )

    def follow_dressing(self) -> None:
        """Bots of this game have become ready to try out what they could do, or are not any more."""
        if self.table_info.dressing != self._is_dressing and not self._live.lock.is_closed:
            self.tell_table()

    def _player(self, row: SeatRow) -> PlayerInfo:
        return PlayerInfo(
            row.seat,
            row.kind,  # type: ignore[arg-type]  # a stored word
            row.name,
            row.emblem,  # type: ignore[arg-type]  # a stored word
            row.bot,
            here=row.kind == "bot" or row.seat in self._live.presence.here,
            ready=self._live.start.is_awaited and row.kind == "person" and self._live.start.is_ready(row),
            lent=row.lent is not None,
            away=self._live.presence.away(row.seat),
            hints=row.hints,
            stood_in=row.stood_in,
        )

    def tell_table(self) -> None:
        """Tell everybody who sits where and what holds for the table."""
        info = self.table_info
        self._is_dressing = info.dressing
        self._live.presence.tell(info)

    def tell_rematch(self, id_: str) -> None:
        """Tell everybody where the same seats play again."""
        self._live.presence.tell(Rematched(id_))

    def welcome(self, connection: Connection) -> Welcome:
        """What a connection is told first."""
        return Welcome(PROTOCOL, BUILD, self.info, connection.seats)

    def welcome_all(self) -> None:
        """Tell everybody anew what the match is: its dice, its options or its beginning have changed."""
        for connection in self._live.presence.connections:
            connection.send(self.welcome(connection))

    def show_all(self) -> None:
        """Send everybody the whole table."""
        for connection in self._live.presence.connections:
            self.show(connection)

    def show(self, connection: Connection) -> None:
        """Send the whole table through a connection's eyes; while people gather there is nothing to see.

        While a throw is in somebody's hand it is the table before it, and then what happened: all hold it together.
        """
        held = self._live.throws.held
        if self._live.is_gathering:
            connection.send(Waiting())
        elif held is None:
            connection.send(Resync(**self._shown(connection)))
        else:
            seat = connection.view_seat
            connection.send(Resync(**held.before[seat], clock=self._hand(seat), hands=(), story=()))
            happened = self._happened(held.since, held.progress, held.why)
            connection.send(self._update(connection, held.progress, happened))

    @property
    def seen_by_all(self) -> dict[str, Any]:
        """What a spectator sees; while a throw is in somebody's hand, the table before it."""
        held = self._live.throws.held
        return self._live.sight.of(None) if held is None else held.before[None]

    @property
    def shown_until(self) -> int:
        """The number of the last entry that everybody may know of; nothing behind a throw that is in somebody's hand."""
        held = self._live.throws.held
        return self._live.match.seq if held is None else held.since

    def _shown(self, connection: Connection) -> dict[str, Any]:
        """The table through a connection's eyes, with its hands and the time."""
        seat = connection.view_seat
        hands = tuple([SeatHand(one, self._live.sight.open_legal(one), self._live.busy(one)) for one in connection.hands])
        return {**self._live.sight.of(seat), "story": self._live.story, "clock": self._hand(seat), "hands": hands}

    def _hand(self, seat: int | None) -> Hand | None:
        return Hand(0 if seat is None else self._live.busy(seat), self._live.deadline.left) if self._live.match.limits else None

    def tell_progress(self, since: int, progress: Progress, why: Why | None) -> None:
        """Tell everybody what happened; the message for the same eyes is made once."""
        happened = self._happened(since, progress, why)
        encoded: dict[tuple[int | None, tuple[int, ...]], bytes] = {}
        for connection in self._live.presence.connections:
            eyes = (connection.view_seat, connection.hands)
            message = encoded.get(eyes)
            if message is None:
                message = encoded[eyes] = ENCODER.encode(self._update(connection, progress, happened))
            connection.send_encoded(message)

    def _happened(self, since: int, progress: Progress, why: Why | None) -> dict[str, Any]:
        """What all are told alike of a submission."""
        return {"since": since, "back_to": progress.back_to, "throws": tuple(self._live.throws.seats), "why": why}

    def _update(self, connection: Connection, progress: Progress, happened: dict[str, Any]) -> Update:
        """What happened, and how the table looks now, through a connection's eyes."""
        told: Any = msgspec.Raw(progress.told_json(SPECTATOR if connection.view_seat is None else connection.view_seat))
        at_throws = self._live.throws.views(connection.view_seat)
        return Update(**self._shown(connection), **happened, at_throws=at_throws, events=told)
