"""The matches in memory: made, found, read from the store, and let go again."""

import asyncio
from collections.abc import Sequence
from secrets import token_bytes
from typing import Any

from seaboard.engine.errors import NoSeat, SeaboardError
from seaboard.server import seating
from seaboard.server.begin import begin
from seaboard.server.live import Live, now_ms
from seaboard.server.protocol import Claim, MatchSummary, NewMatch, Seated
from seaboard.server.settings import Settings
from seaboard.server.storage.store import SeatRow, Store
from seaboard.table import dice
from seaboard.table.match import Match


class NotAllowed(SeaboardError):
    """The token does not open this."""

    code = "not_allowed"


class SeatTaken(SeaboardError):
    """No seat is open."""

    code = "seat_taken"


class Hub:
    """All matches of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self._live: dict[str, asyncio.Task[Live]] = {}
        self._going: dict[str, asyncio.TimerHandle] = {}

    async def close(self) -> None:
        """End every match and the store."""
        for task in list(self._live.values()):
            if task.done() and not task.cancelled() and task.exception() is None:
                await task.result().close()
        await asyncio.to_thread(self.store.close)

    # Matches.

    async def create(self, wanted: NewMatch) -> Seated:
        """Start a match and store it."""
        token = seating.new_token()
        return await self._create(wanted.game, wanted.options, seating.seat_rows(wanted.players, token), token)

    async def _create(self, game_id: str, options: dict[str, Any], rows: Sequence[SeatRow], token: str) -> Seated:
        id_, secret = seating.new_id(), token_bytes(dice.SECRET_BYTES)
        match = begin(id_, secret, game_id, options, rows)
        await asyncio.wrap_future(self.store.create(id_, match.header, secret, rows, match.opening.entries, now_ms()))
        return Seated(id_, token, seating.held_by(rows, token))

    async def live(self, id_: str) -> Live:
        """The match of this id, from memory or from the store."""
        task = self._live.get(id_)
        if task is not None and task.done() and (task.cancelled() or task.exception() or task.result().is_broken):
            task = None
        if task is None:
            task = self._live[id_] = asyncio.create_task(self._load(id_))
        try:
            found = await asyncio.shield(task)
        except SeaboardError:
            self._live.pop(id_, None)
            raise
        self._let_go_later(id_)
        return found

    async def _load(self, id_: str) -> Live:
        stored = await asyncio.wrap_future(self.store.read(id_))
        match = Match(stored.log.header, dice.dice(id_, stored.secret, ()), stored.log.entries)
        return Live(id_, match, stored.seats, self.store, bot_delays=self.settings.bot_delays)

    def _let_go_later(self, id_: str) -> None:
        """Look again after a while whether anybody is still there."""
        if (timer := self._going.pop(id_, None)) is not None:
            timer.cancel()
        self._going[id_] = asyncio.get_running_loop().call_later(self.settings.idle_seconds, self._let_go, id_)

    def _let_go(self, id_: str) -> None:
        self._going.pop(id_, None)
        task = self._live.get(id_)
        if task is None or not task.done():
            return
        if not task.cancelled() and task.exception() is None and task.result().connections:
            self._let_go_later(id_)
        else:
            del self._live[id_]

    async def summary(self, id_: str) -> MatchSummary:
        """What anybody may see of a match."""
        live = await self.live(id_)
        match = live.match
        view = None if live.missing else match.view()
        return MatchSummary(live.info, live.table().players, match.seq, match.round, match.over, view)

    async def claim(self, id_: str, claim: Claim) -> Seated:
        """Seat somebody on the first open seat."""
        live = await self.live(id_)
        token = seating.new_token()
        taken = {row.emblem for row in live.rows if row.kind != "open"}
        for row in live.rows:
            if row.kind == "open":
                emblem = claim.emblem if claim.emblem and claim.emblem not in taken else row.emblem
                seated = row._replace(kind="person", name=claim.name.strip(), emblem=emblem, token_hash=seating.token_hash(token))
                if await asyncio.wrap_future(self.store.claim(id_, seated)):
                    live.rows = tuple(seated if old.seat == row.seat else old for old in live.rows)
                    live.tell_table()
                    return Seated(id_, token, (row.seat,))
        raise SeatTaken(f"no seat of match {id_} is open")

    async def rematch(self, id_: str, token: str | None) -> Seated:
        """Start the same again with the same seats and tokens, or find it if somebody was faster."""
        live = await self.live(id_)
        if token is None or not seating.held_by(live.rows, token):
            raise NotAllowed("only who plays may play again")
        stored = await asyncio.wrap_future(self.store.read(id_))
        if stored.next_match is None:
            options = stored.log.header.options
            if options.get("first_seat") is not None:
                options = options | {"first_seat": (options["first_seat"] + 1) % len(live.rows)}
            made = await self._create(stored.log.header.game, options, live.rows, token)
            if await asyncio.wrap_future(self.store.link(id_, made.match)):
                live.tell_rematch(made.match)
                return made
            stored = await asyncio.wrap_future(self.store.read(id_))
        following = await self.live(str(stored.next_match))
        return Seated(following.id, token, seating.held_by(following.rows, token))


def seats_of(live: Live, token: str | None) -> tuple[int, ...]:
    """The seats that a token opens; without one somebody watches, but a token that opens nothing is refused."""
    seats = seating.held_by(live.rows, token)
    if token is not None and not seats:
        raise NotAllowed(f"the token opens no seat of match {live.id}; without a token one watches")
    return seats


def check_seat(live: Live, held: Sequence[int], seat: int) -> None:
    """Refuse a seat that is not there, or that is another's."""
    if not 0 <= seat < len(live.rows):
        raise NoSeat(f"there is no seat {seat}, expected 0 to {len(live.rows) - 1}")
    if seat not in held:
        raise NotAllowed(
            f"seat {seat} is not open to this connection, expected {', '.join(map(str, held)) or 'none: it watches'}"
        )


def view_of(live: Live, held: Sequence[int], wanted: int | None) -> int | None:
    """Whose view a connection gets: the wanted seat's, else that of its only seat; of several none until one is asked for."""
    if wanted is not None:
        check_seat(live, held, wanted)
    return held[0] if wanted is None and len(held) == 1 else wanted
