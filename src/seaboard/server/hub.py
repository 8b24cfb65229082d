"""The matches in memory: made, found, read from the store, and let go again."""

import asyncio
import re
from collections.abc import Sequence
from secrets import choice, token_bytes
from typing import Any, Final

from seaboard.engine.contract import Outcome
from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Log
from seaboard.server import seating
from seaboard.server.begin import gathers, new_match
from seaboard.server.clock import now_ms
from seaboard.server.codes import Codes, NoCode, Passcode
from seaboard.server.limits import Addresses
from seaboard.server.live import Live
from seaboard.server.protocol import Claim, MatchRecord, MatchSummary, NewMatch, Seated, TableCode, Ticket
from seaboard.server.settings import Settings
from seaboard.server.steward import NotAllowed, host_of
from seaboard.server.storage.store import NoMatch, SeatRow, Store, TableRow, stored
from seaboard.server.tasks import LOG
from seaboard.table import dice
from seaboard.table.match import Match
from seaboard.table.verify import verify

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # what an id looks like: nothing else is asked of the database


class NoWatching(SeaboardError):
    """Nobody may watch this table."""

    code = "no_watching"


class NotOver(SeaboardError):
    """What is asked for can only be had when the match is over."""

    code = "not_over"


class Hub:
    """All matches of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.addresses = Addresses(settings.limits)
        self._codes = Codes(strangers=bool(settings.names))
        self._passcode = Passcode(settings.passcode)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._going: dict[str, asyncio.TimerHandle] = {}

    async def close(self) -> None:
        """End every match and the store."""
        for live in list(self._live.values()):
            await live.close()
        await asyncio.to_thread(self.store.close)

    # Matches.

    async def create(self, wanted: NewMatch, address: str | None = None) -> Seated:
        """Start a match and store it, for whoever asks from this address; none is the machine itself."""
        self._passcode.check(wanted.passcode, address)
        self.addresses.open_table(address)
        token = seating.new_token()
        rows = seating.seat_rows(wanted.players, token)
        return await self._create(wanted.game, wanted.options, rows, token, shares=wanted.shares)

    async def _create(
        self, game_id: str, options: dict[str, Any], rows: Sequence[SeatRow], token: str, *, shares: bool
    ) -> Seated:
        id_, secret = seating.new_id(), token_bytes(dice.SECRET_BYTES)
        match = new_match(id_, secret, game_id, options, rows)
        is_gathering = gathers(match, rows)
        if not is_gathering and shares and host_of(rows) is not None:  # nobody has to come: only the shares are waited for
            is_gathering, rows = True, [row._replace(ready=match.seq if row.kind == "person" else None) for row in rows]
        first = () if is_gathering else match.propose_start(time=now_ms()).progress.entries
        table = TableRow(stage="gathering" if is_gathering else "playing", host=host_of(rows))
        made = self.store.create(id_, match.header, secret, rows, first, now_ms(), table)
        await stored(made, f"match {id_}")
        return Seated(id_, token, seating.held_by(rows, token))

    async def live(self, id_: str) -> Live:
        """The match of this id, from memory or from the store."""
        found = self._live.get(id_)
        if found is None:
            found = await asyncio.shield(self._loaded(id_))
        self._let_go_later(id_)
        return found

    def _loaded(self, id_: str) -> asyncio.Task[Live]:
        """The one task that reads a match, however many ask for it."""
        if id_ not in self._loading:
            task = self._loading[id_] = asyncio.create_task(self._load(id_), name=f"reading match {id_!r}")
            task.add_done_callback(lambda done: self._end_loading(id_, done))
        return self._loading[id_]

    def _end_loading(self, id_: str, task: asyncio.Task[Live]) -> None:
        del self._loading[id_]
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, SeaboardError):  # those are the answer to whoever asked
            LOG.error("%s failed", task.get_name(), exc_info=error)

    async def _load(self, id_: str) -> Live:
        if not ID.fullmatch(id_):
            raise NoMatch(f"there is no match {id_!r}")
        found = await asyncio.wrap_future(self.store.read(id_))
        chance = dice.of_match(found.log.header, found.secret)
        match = await asyncio.to_thread(Match, found.log.header, chance, found.log.entries, holds_starts=True)
        settings = self.settings
        live = Live(
            id_,
            match,
            found.seats,
            found.table,
            self.store,
            found.secret,
            bot_delays=settings.bot_delays,
            patience=settings.patience,
            countdown=settings.countdown,
            limits=settings.limits,
        )
        await live.draw_due()
        if match.over:
            await live.recall()
        self._live[id_] = live
        return live

    def _let_go_later(self, id_: str) -> None:
        """Look again after a while whether anybody is still there."""
        if (timer := self._going.pop(id_, None)) is not None:
            timer.cancel()
        self._going[id_] = asyncio.get_running_loop().call_later(self.settings.idle_seconds, self._let_go, id_)

    def _let_go(self, id_: str) -> None:
        self._going.pop(id_, None)
        live = self._live.get(id_)
        if live is not None and live.presence.connections:
            self._let_go_later(id_)
        else:
            self._live.pop(id_, None)

    async def summary(self, id_: str) -> MatchSummary:
        """What anybody may see of a match."""
        live = await self.live(id_)
        match, table = live.match, live.table_info
        seen = live.seen_by_all
        return MatchSummary(
            live.info,
            table.players,
            stage=table.stage,
            host=table.host,
            locked=table.locked,
            watch=table.watch,
            seq=seen["seq"],
            round=match.round,
            view=seen["view"] if table.stage != "gathering" and table.watch else None,
        )

    async def record(self, id_: str, token: str | None) -> MatchRecord:
        """The whole log of a match that is over, with the secret of its dice: for whoever sat there, or may watch."""
        live = await self.live(id_)
        seats_of(live, token)
        if not live.match.over:
            raise NotOver(f"match {id_} is not over")
        found = await asyncio.wrap_future(self.store.read(id_))
        log = Log(found.log.header, found.log.entries, found.secret.hex())
        try:
            return MatchRecord(log, (await asyncio.to_thread(verify, log)).draws)
        except SeaboardError as error:
            return MatchRecord(log, (), str(error))

    async def claim(self, id_: str, claim: Claim, token: str | None) -> Seated:
        """Seat somebody on an open seat, or on the one that a ticket opens."""
        return await (await self.live(id_)).steward.claim(claim, token)

    async def code(self, id_: str) -> TableCode:
        """The short code of a match that takes people in."""
        live = await self.live(id_)
        if not live.takes_people:
            raise NoCode(f"match {id_} takes nobody in")
        return TableCode(self._codes.of(id_), id_)

    async def by_code(self, code: str) -> TableCode:
        """The match of a short code, as long as it takes people in."""
        id_ = self._codes.find(code)
        if not (await self.live(id_)).takes_people:
            self._codes.miss()
            raise NoCode(f"no table that takes people in has the code {code!r}")
        return TableCode(self._codes.of(id_), id_)

    async def ticket(self, id_: str, seat: int, token: str | None) -> Ticket:
        """A way to a seat for another device."""
        return (await self.live(id_)).steward.ticket(token, seat)

    async def rematch(self, id_: str, token: str | None) -> Seated:
        """Start the same again with the same seats and tokens, or find it if somebody was faster; who was last begins."""
        live = await self.live(id_)
        if token is None or not seating.held_by(live.presence.rows, token):
            raise NotAllowed("only who plays may play again")
        if live.match.outcome is None:
            raise NotOver(f"match {id_} is not over: it can still be won")
        found = await asyncio.wrap_future(self.store.read(id_))
        if found.next_match is None:
            options = again(found.log.header.options, live.match.outcome)
            rows = [row._replace(ready=None, lent=None) for row in live.presence.rows]
            made = await self._create(found.log.header.game, options, rows, token, shares=bool(found.log.header.shares))
            if await stored(self.store.link(id_, made.match), f"match {id_}: its rematch"):
                live.tell_rematch(made.match)
                return made
            found = await asyncio.wrap_future(self.store.read(id_))
        following = await self.live(str(found.next_match))
        return Seated(following.id, token, seating.held_by(following.presence.rows, token))


def again(options: dict[str, Any], outcome: Outcome) -> dict[str, Any]:
    """The options of a rematch: the last in rank begins, one of them by lot if they are several."""
    last = [seat for seat, rank in enumerate(outcome.ranks) if rank == max(outcome.ranks)]
    return options | {"first_seat": choice(last)}


def seats_of(live: Live, token: str | None) -> tuple[int, ...]:
    """The seats that a token opens; without one somebody watches, if the table lets them; one that opens nothing is refused."""
    seats = seating.held_by(live.presence.rows, token)
    if token is not None and not seats:
        raise NotAllowed(f"the token opens no seat of match {live.id}; without a token one watches")
    if token is None and not live.table.watch:
        raise NoWatching(f"nobody may watch match {live.id}")
    return seats


def view_of(live: Live, held: Sequence[int], wanted: int | None) -> int | None:
    """Whose view a connection gets: the wanted seat's, else that of its only seat; of several none until one is asked for."""
    if wanted is not None:
        live.check_seat(held, wanted)
    return held[0] if wanted is None and len(held) == 1 else wanted
