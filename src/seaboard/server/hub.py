"""The matches in memory: made, found, read from the store, and let go again."""

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from secrets import choice, token_bytes
from socket import socket
from typing import Any, Final

from seaboard.engine.contract import Outcome
from seaboard.engine.errors import SeaboardError
from seaboard.engine.replay import Cup, Log
from seaboard.server import cups, films, metrics, positions, puzzles, seating
from seaboard.server.begin import gathers, new_match
from seaboard.server.bodies import (
    Again,
    Claim,
    Film,
    MatchRecord,
    MatchSummary,
    NewMatch,
    Position,
    Reel,
    ReviewState,
    Seated,
    TableCode,
    Ticket,
)
from seaboard.server.clock import now_ms
from seaboard.server.codes import Codes, Passcode
from seaboard.server.films import Files, NotOver
from seaboard.server.follow import Closed, Deleted, follow, is_behind
from seaboard.server.lease import HeldElsewhere, Leases
from seaboard.server.limits import Addresses
from seaboard.server.live import Live
from seaboard.server.network import bind
from seaboard.server.positions import Beginning
from seaboard.server.records import recorded
from seaboard.server.retention import keep_tidy
from seaboard.server.reviews import Reviews
from seaboard.server.settings import Settings
from seaboard.server.steward import NotAllowed, host_of
from seaboard.server.storage.leases import Holder, Unreachable, is_shared
from seaboard.server.storage.store import CLOSED, TRY_AGAIN, NoMatch, NotReady, NotStored, SeatRow, Store, TableRow, stored
from seaboard.server.tasks import LOG, Tasks, in_one_line
from seaboard.server.thinkers import Thinkers
from seaboard.table import dice
from seaboard.table.cup import CupInfo
from seaboard.table.match import Match

LOOK_AGAIN: Final = 2.0  # seconds between two looks at a file, whether another program has changed it
LAST_WORDS: Final = 1.0  # seconds for what is being stored when the process ends
SIGN_OFF: Final = 3.0  # seconds to tell the database that it ends

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # what an id looks like: nothing else is asked of the database
PATIENCE: Final = 5.0  # seconds that the database may take to say that it is there


class NoWatching(SeaboardError):
    """Nobody may watch this table."""

    code = "no_watching"


class Hub:
    """All matches of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, asyncio.get_running_loop())
        self.addresses = Addresses(settings.limits)
        self.inner: socket | None = None
        """Where other processes on this database ask; none where it is a file."""
        self.leases: Leases | None = None
        self.thinkers = Thinkers(
            settings.bot_workers, own=settings.own_bots, changed=self._tell_dressed, start=settings.bot_command
        )
        self.files = Files()
        self.reviews = Reviews(self.store, settings.reviews, start=settings.review_command)
        self._codes = Codes(self.store, strangers=bool(settings.names))
        self._passcode = Passcode(settings.passcode)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._going: dict[str, asyncio.TimerHandle] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._unseen: set[str] = set()  # matches that others have changed
        self._looking: asyncio.Task[None] | None = None
        self._is_leaving = False
        self._tasks = Tasks()
        self._checking: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Become known to the other processes on the database; a file is looked at now and then."""
        if is_shared(self.store):
            self.inner = bind(*self.settings.internal, strict=False)
            host, port = self.inner.getsockname()[:2]
            self.leases = Leases(
                self.store,
                seconds=self.settings.lease_seconds,
                address=f"[{host}]:{port}" if ":" in host else f"{host}:{port}",
                lost=self._lose,
                changed=self._look_soon,
            )
            await self.leases.sign_on()
        else:
            self._tasks.start(self._watch_file(), "looking at the file")
        self._tasks.start(asyncio.to_thread(puzzles.check_all), "reading the puzzles")
        tidy = keep_tidy(self.store, self.settings.keep_days, self._has, self._look_soon)
        self._tasks.start(tidy, "removing abandoned tables")

    async def leave(self) -> None:
        """Take nothing in any more; what is being stored is stored; every page is ended, and other processes have the tables."""
        self._is_leaving = True
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*(_finish(live) for live in self._live.values()))
        self._lose()
        if self.leases is not None:
            with suppress(NotStored, TimeoutError):  # then they have them when the lease is over
                async with asyncio.timeout(SIGN_OFF):
                    await self.leases.sign_off()

    async def close(self) -> None:
        """End every match and the store."""
        await self.leave()
        await self.reviews.close()
        await self.thinkers.close()
        self._tasks.cancel()
        if self.leases is not None:
            await self.leases.close()
        if self.inner is not None:
            self.inner.close()
        await asyncio.to_thread(self.store.close)

    async def check_ready(self) -> None:
        """Refuse with `NotReady` if the database cannot be used; however many ask at once, it is asked once."""
        self._check_staying()
        if self._checking is None or self._checking.done():
            self._checking = asyncio.ensure_future(asyncio.wrap_future(self.store.check()))
        try:
            await asyncio.wait_for(asyncio.shield(self._checking), PATIENCE)
        except SeaboardError:
            raise
        except Exception as error:
            LOG.warning("the database does not answer: %s", in_one_line(error))
            raise NotReady("the database does not answer") from error

    # Other processes.

    async def holder(self, id_: str) -> Holder | None:
        """The other process that has a table; None if this one has it, or nobody can."""
        if self.leases is None:
            return None
        try:
            await self.live(id_)
        except HeldElsewhere as elsewhere:
            return elsewhere.holder
        except SeaboardError:  # told to whoever asks for the match itself
            pass
        return None

    def _has(self, id_: str) -> bool:
        """Is a table in memory here, or about to be?"""
        return id_ in self._live or id_ in self._loading

    def _lose(self) -> None:
        """Let go of all tables: another process may have them now, or nobody can store anything."""
        for live in list(self._live.values()):
            self._forget(live)
            live.close()

    def _forget(self, live: Live) -> None:
        """Have a table no longer in memory."""
        if self._live.pop(live.id, None) is not None:
            metrics.TABLES.dec()
        if (timer := self._going.pop(live.id, None)) is not None:
            timer.cancel()

    def _tell_dressed(self, game: str) -> None:
        """Tell the tables of a game that its bots are ready to try out what they could do, or are not any more."""
        for live in self._live.values():
            if live.match.header.game == game:
                live.crier.follow_dressing()

    def _look_soon(self, match: str | None) -> None:
        """Look again at a match, or at all of them, if they are in memory: others have changed something."""
        known = self._live.keys() | self._loading.keys()
        self._unseen |= known if match is None else known & {match}
        if self._unseen and (self._looking is None or self._looking.done()):
            self._looking = self._tasks.start(self._look(), "looking at what others have stored")

    async def _look(self) -> None:
        while self._unseen and not self._is_leaving:
            unseen, self._unseen = self._unseen, set()
            if loading := [task for id_, task in self._loading.items() if id_ in unseen]:
                await asyncio.wait(loading)
            try:
                found = await asyncio.wrap_future(self.store.glance([id_ for id_ in unseen if id_ in self._live]))
                for id_ in unseen:
                    live = self._live.get(id_)
                    with suppress(Unreachable):  # a table that was closed meanwhile
                        if live is not None and is_behind(live, found.get(id_)) and not await follow(live):
                            self._forget(live)
            except NotStored:
                self._unseen |= unseen
                await asyncio.sleep(TRY_AGAIN)

    async def _watch_file(self) -> None:
        """Notice that another program has changed the file, such as `seaboard admin`."""
        version = None
        while True:
            with suppress(Exception):  # it is tried again
                found = await asyncio.wrap_future(self.store.version())
                if version not in (None, found):
                    self._look_soon(None)
                version = found
            await asyncio.sleep(LOOK_AGAIN)

    # Matches.

    async def create(self, wanted: NewMatch, address: str | None = None) -> Seated:
        """Start a match and store it, for whoever asks from this address; none is the machine itself."""
        self._check_staying()
        self._passcode.check(wanted.passcode, address)
        self.addresses.open_table(address)
        token = seating.new_token()
        rows = seating.seat_rows(wanted.players, token, self.thinkers.own)
        agreed, cup = TableRow(own_dice=wanted.own_dice), cups.begun(wanted.cup, wanted.game)
        begins = None
        if wanted.position is not None:
            begins = await asyncio.to_thread(positions.beginning, wanted.position, wanted.game, wanted.options, len(rows))
            cup = None  # practice counts nowhere
        return await self._create(
            wanted.game, wanted.options, rows, token, shares=wanted.shares, agreed=agreed, cup=cup, begins=begins
        )

    async def _create(
        self,
        game_id: str,
        options: dict[str, Any],
        rows: Sequence[SeatRow],
        token: str,
        *,
        shares: bool,
        agreed: TableRow,
        cup: Cup | None,
        begins: Beginning | None = None,
    ) -> Seated:
        id_, secret = seating.new_id(), token_bytes(dice.SECRET_BYTES)
        if begins is None:
            match = new_match(id_, secret, game_id, options, rows, own_dice=agreed.own_dice, cup=cup)
        else:
            rules, options, position = begins
            own_dice = agreed.own_dice
            match = new_match(id_, secret, game_id, options, rows, position, own_dice=own_dice, rules=rules, practice=True)
        is_gathering = gathers(match, rows)
        if not is_gathering and shares and host_of(rows) is not None:  # nobody has to come: only the shares are waited for
            is_gathering, rows = True, [row._replace(ready=match.seq if row.kind == "person" else None) for row in rows]
        first = () if is_gathering else match.propose_start(time=now_ms()).progress.entries
        table = agreed._replace(stage="gathering" if is_gathering else "playing", host=host_of(rows))
        made = self.store.create(id_, match.header, secret, rows, first, now_ms(), table)
        await stored(made, f"match {id_}")
        LOG.info("match %s opened: %s for %d", id_, game_id, len(rows))
        return Seated(id_, token, seating.held_by(rows, token))

    async def live(self, id_: str) -> Live:
        """The match of this id, from memory or from the store; `HeldElsewhere` if another process has it."""
        self._check_staying()
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
        if id_ in self._releasing:
            await asyncio.wait({self._releasing[id_]})
        lease = await self.leases.take(id_) if self.leases is not None else ""
        found = await asyncio.wrap_future(self.store.read(id_))
        if found.table.stage == CLOSED:
            raise Closed(f"match {id_} was closed")
        chance = dice.source(found.log.header, found.secret, own_dice=found.table.own_dice)
        match = await asyncio.to_thread(Match, found.log.header, chance, found.log.entries, holds_starts=True)
        settings = self.settings
        live = Live(
            id_,
            match,
            found.seats,
            found.table,
            self.store,
            found.secret,
            thinkers=self.thinkers,
            bot_delays=settings.bot_delays,
            patience=settings.patience,
            countdown=settings.countdown,
            limits=settings.limits,
        )
        await live.opening.renew_asked()
        await live.draw_due()
        if match.over:
            await live.recall()
        if self._is_leaving or (self.leases is not None and not self.leases.is_held(lease)):
            raise Unreachable(f"match {id_} belongs to another process by now")
        self._live[id_] = live
        metrics.TABLES.inc()
        return live

    def _check_staying(self) -> None:
        if self._is_leaving:
            raise Unreachable("this process is about to end")

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
        elif live is not None:
            self._forget(live)
            if self.leases is not None:
                task = self._releasing[id_] = self._tasks.start(self._release(self.leases, id_), f"releasing match {id_}")
                task.add_done_callback(lambda _: self._releasing.pop(id_))

    async def _release(self, leases: Leases, id_: str) -> None:
        """Let another process have a table, unless somebody is coming to it here already."""
        with suppress(NotStored):
            if id_ not in self._loading:
                await leases.release(id_)

    async def summary(self, id_: str) -> MatchSummary:
        """What anybody may see of a match."""
        live = await self.live(id_)
        match, table = live.match, live.crier.table_info
        seen = live.crier.seen_by_all
        return MatchSummary(
            live.crier.info,
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
        async with live.lock:  # it is made once, however many ask for it when the match has ended
            if live.record is None:
                found = await asyncio.wrap_future(self.store.read(id_))
                live.record = await asyncio.to_thread(recorded, Log(found.log.header, found.log.entries, found.secret.hex()))
        return live.record

    async def film(self, id_: str, token: str | None) -> Film:
        """A match that is looked at again, for whoever sits or sat there, or may watch."""
        live = await self.live(id_)
        return await films.film(live, seats_of(live, token))

    async def reel(self, id_: str, token: str | None, eyes: str, first: int, most: int) -> Reel:
        """Some steps of it, through somebody's eyes."""
        live = await self.live(id_)
        return await films.reel(live, seats_of(live, token), eyes, first, most)

    async def review(self, id_: str, token: str | None, address: str | None, *, wanted: bool, again: bool = False) -> ReviewState:
        """How far the review of a match is, for whoever may see it with everything open: it tells every secret."""
        live = await self.live(id_)
        seats_of(live, token)
        if live.match.outcome is None:
            raise NotOver(f"match {id_} is not over")
        return await self.reviews.of_match(id_, live.match.log, address, wanted=wanted, again=again)

    async def position(self, id_: str, token: str | None, eyes: str, at: int) -> Position:
        """The position after so many steps of it, as text."""
        live = await self.live(id_)
        return await positions.of_match(live, seats_of(live, token), eyes, at)

    async def claim(self, id_: str, claim: Claim, token: str | None) -> Seated:
        """Seat somebody on an open seat, or on the one that a ticket opens."""
        return await (await self.live(id_)).steward.claim(claim, token)

    async def code(self, id_: str) -> TableCode:
        """The short code of a match that takes people in."""
        return TableCode(await self._codes.of(id_), id_)

    async def by_code(self, code: str, address: str | None = None) -> TableCode:
        """The match of a short code, as long as it takes people in, for whoever asks from this address."""
        return await self._codes.find(code, address)

    async def ticket(self, id_: str, seat: int, token: str | None) -> Ticket:
        """A way to a seat for another device."""
        return (await self.live(id_)).steward.ticket(token, seat)

    async def delete(self, id_: str, token: str | None) -> None:
        """Delete a table with all that was played there, for whoever opened it; everybody there is told."""
        live = await self.live(id_)
        if live.table.host not in seating.held_by(live.presence.rows, token):
            raise NotAllowed("only whoever opened the table may delete it")
        async with live.lock:
            await stored(self.store.remove(id_), f"match {id_}: deleting it")
            live.close(Deleted(f"match {id_} was deleted"))
        self._forget(live)
        LOG.info("match %s deleted", id_)

    async def rematch(self, id_: str, token: str | None, asked: Again = Again()) -> Seated:  # noqa: B008  a constant
        """Start what the same seats and tokens play next, or find it if somebody was faster; who was last begins.

        A match for practice begins where it began, and is part of no cup.
        """
        live = await self.live(id_)
        if token is None or not seating.held_by(live.presence.rows, token):
            raise NotAllowed("only who plays may play again")
        if live.match.outcome is None:
            raise NotOver(f"match {id_} is not over: it can still be won")
        found = await asyncio.wrap_future(self.store.read(id_))
        if found.next_match is None or not await asyncio.wrap_future(self.store.glance([found.next_match])):
            header, table = found.log.header, found.table
            begins = positions.again(header)
            following = cups.following(live, live.match.outcome, Again() if begins else asked)
            options = again(following.options, live.match.outcome)
            rows = [row._replace(ready=None, lent=None, hints=0, stood_in=0) for row in live.presence.rows]
            agreed = TableRow(own_dice=following.own_dice, hints=table.hints, crew=table.crew)
            made = await self._create(
                following.game,
                options,
                rows,
                token,
                shares=bool(header.shares),
                agreed=agreed,
                cup=following.cup,
                begins=begins,
            )
            if await stored(self.store.link(id_, made.match), f"match {id_}: its rematch"):
                live.crier.tell_rematch(made.match)
                return made
            found = await asyncio.wrap_future(self.store.read(id_))
        next_match = str(found.next_match)
        sitting = (await asyncio.wrap_future(self.store.read(next_match))).seats
        return Seated(next_match, token, seating.held_by(sitting, token))

    async def end_cup(self, id_: str, token: str | None) -> CupInfo:
        """End the cup that a match belongs to, which is over; how it stands."""
        live = await self.live(id_)
        return await cups.end(live, token)


async def _finish(live: Live) -> None:
    """Wait until what is being stored at a table is stored and told, and close it before anything else begins."""
    with suppress(Unreachable):
        async with live.lock:
            live.close()


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
