"""Who shows a match that is over to the others, and where: pages that follow go to the same entry, through the same eyes."""

import msgspec

from seaboard.server.connection import Connection
from seaboard.server.films import NotOver
from seaboard.server.presence import Presence
from seaboard.server.protocol import Lead, Led
from seaboard.table.match import Match


class Leader:
    """At most one connection shows the match; whoever comes later is told, and all are told when it goes."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._now: tuple[Connection, Led] | None = None

    def lead(self, connection: Connection, message: Lead, match: Match) -> None:
        """Let a seat show the match, which is over, to everybody else; without an entry it ends."""
        if not match.over:
            raise NotOver("a match is shown to others when it is over")
        led = Led(message.seat, message.entry, message.eyes)
        self._now = None if message.entry is None else (connection, led)
        self._presence.tell(led, but=connection)

    def tell(self, connection: Connection) -> None:
        """Tell a connection that has just come where the match is being shown."""
        if self._now is not None:
            connection.send(self._now[1])

    def leave(self, connection: Connection) -> None:
        """A connection has gone: if it was the one that shows the match, nobody does now."""
        if self._now is not None and self._now[0] is connection:
            self._presence.tell(msgspec.structs.replace(self._now[1], entry=None))
            self._now = None
