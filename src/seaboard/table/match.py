"""The one `Match`: what the notebook, the command line, the server and the tests all play on."""

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any, Final, Literal, NamedTuple

import msgspec

from seaboard.engine import position, postcard, replay
from seaboard.engine.bits import has, members
from seaboard.engine.chance import Draw, Source, seeded
from seaboard.engine.contract import AnyGame, Limit, Outcome, has_open_choices
from seaboard.engine.errors import (
    Busy,
    Gone,
    Illegal,
    Malformed,
    MatchOver,
    NeedsConsent,
    NoSeat,
    NotEntered,
    NotYourTurn,
    NoUndo,
    RequestReused,
    Stale,
)
from seaboard.engine.events import Event, new_events, read, scratch
from seaboard.engine.preview import preview
from seaboard.engine.replay import Entry, Header, Log, Player, Undo, Who
from seaboard.engine.state import CHANCE, SPECTATOR, Row, State, digest
from seaboard.games import registry
from seaboard.table import undo
from seaboard.table.standing import Standing
from seaboard.table.undo import Step

Bot = Callable[[AnyGame, State, State, int, Row, Row], int]  # as `bots` promises it
Move = tuple[int, int]  # a seat and the id of what it plays
UndoCost = Literal["free", "consent", "never"]
UNDO_COSTS: Final[tuple[UndoCost, ...]] = ("free", "consent", "never")
MEMBERS: Final = tuple(tuple(members(mask)) for mask in range(1 << SPECTATOR))  # of every set of seats and chance
NO_REASON: Final = "none"
BETWEEN_MARKS: Final = 32  # steps from one kept standing to the next: an undo replays no more than that


class Progress(NamedTuple):
    """What a submission brought: the entries it appended and what happened, in order."""

    game: AnyGame
    entries: tuple[Entry, ...]
    events: tuple[Event, ...]

    def told(self, seat: int) -> list[msgspec.Struct]:
        """What a seat, or the spectator, is told of it."""
        return [self.game.tell(event) for event in self.events if has(event.audience, seat)]

    def told_json(self, seat: int) -> bytes:
        """The same as JSON."""
        text = self.game.event_text
        return b"[" + b",".join([text(event) for event in self.events if has(event.audience, seat)]) + b"]"

    @property
    def back_to(self) -> int | None:
        """The entry behind which everything has been taken back; None if nothing was."""
        return min([replay.parse(entry.action, Undo).to for entry in self.entries if replay.is_undo(entry)], default=None)


class Proposal(NamedTuple):
    """A submission that has been judged and not yet taken over: nothing has changed, and nobody may be told."""

    since: int
    """The number of the last entry when it was judged."""
    progress: Progress
    kept: int
    """How many steps before it still count."""
    steps: tuple[Step, ...]
    standing: Standing
    """Where the match will stand."""


class Match:
    """One play of a game: a log, and where it leads.

    It changes only by `adopt` (and by `act`, `undo` and `follow`, which end in it). Nothing is changed by a call that raises.
    """

    def __init__(
        self, header: Header, chance: Source | None = None, entries: Iterable[Entry] = (), *, holds_starts: bool = False
    ) -> None:
        self.game = registry.game(header.game, header.rules)
        self.header = header
        self._chance = chance or (seeded(header.seed) if header.seed is not None else None)
        start, self.board = replay.start(self.game, header)
        options = replay.parse_options(self.game, header.options)
        if len(header.players) != options.seats:
            raise Malformed(f"there are {len(header.players)} players for {options.seats} seats")
        self.options = options
        self._holds_starts = holds_starts
        self.n_seats = options.seats
        self._standing = Standing(self.game, self.board, options, start)
        self._standing.note_asked(0)
        self._entries: list[Entry] = []
        self._steps: list[Step] = []
        self._marks = [(0, self._standing)]  # how many steps led there, in rising order
        self._numbers: dict[tuple[Who, str], tuple[int, int]] = {}  # (seat, request) -> first and last entry of its submission
        self._named: tuple[Who, str] | None = None  # the request to which chance outcomes belong that come now
        self.opening = Progress(self.game, (), ())
        self.follow(entries)

    # Reading the match.

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self._entries)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; `CHANCE` if an outcome has to be entered by hand; nobody when it is over."""
        return MEMBERS[self._standing.actors]

    @property
    def has_races(self) -> bool:
        """Do seats race in this match? Each race needs a common start."""
        return bool(self._standing.starts)

    @property
    def awaits_start(self) -> bool:
        """Does the next race wait until everybody is ready?"""
        return self._holds_starts and self._begins_race(self._standing)

    @property
    def awaits_entry(self) -> bool:
        """Does the match wait until somebody enters by hand what was thrown?"""
        due = self.due
        return due is not None and not self.awaits_start and (self._chance is None or self._chance.pick(due) is None)

    @property
    def thrower(self) -> int:
        """The seat whose throw is due, of dice or a spinner: that of the first event it will bring, however it falls."""
        return thrower(self.game, self._state, self.board)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return not self._standing.actors

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, None before."""
        return self.game.outcome(self._state, self.board)

    @property
    def round(self) -> int:
        """Which round it is."""
        return self.game.round_of(self._state)

    @property
    def log(self) -> Log:
        """The whole match, with every secret."""
        return Log(self.header, tuple(self._entries))

    @property
    def digest(self) -> str:
        """Letters that are equal for equal positions."""
        return digest(self._state)

    @property
    def position(self) -> dict[str, Any]:
        """The whole position with names, with every secret."""
        return position.to_json(self.game, self._state, self.board)

    @property
    def text(self) -> str:
        """The whole position as one line of text, with every secret (docs/positions.md)."""
        return postcard.write(self.game, self.header.options, self._state, self.board)

    @property
    def keeps_time(self) -> bool:
        """Is this a game in which somebody can be late?"""
        return self.game.tempo is not None

    @property
    def limits(self) -> tuple[Limit, ...]:
        """What runs out now, if the table keeps time; nothing in a game where nobody can be late."""
        tempo = self.game.tempo
        return tempo.limits(self._state, self.options) if tempo is not None else ()

    @property
    def _state(self) -> State:
        return self._standing.s

    def free_at(self, seat: int) -> int:
        """When the seat's hand is free, in the milliseconds of the log; 0 if it has carried nothing."""
        return self._standing.free_at.get(seat, 0)

    def busy_for(self, seat: int, now: int) -> int:
        """Milliseconds until the seat's hand is free; a clock that was set back behind what it carries keeps no hand busy."""
        free_at = self.free_at(seat)
        return free_at - now if self._standing.acted_at.get(seat, 0) <= now < free_at else 0

    def busy(self, seat: int, action: int) -> int:
        """Milliseconds for which an action keeps the seat's hand busy; what was won by speed is never taken back."""
        return self._standing.busy(seat, action)

    # What a seat may know.

    def view(self, seat: int = SPECTATOR) -> msgspec.Struct:
        """What a seat, or the spectator, sees of the table."""
        self._check_seat(seat, SPECTATOR)
        return self.game.view(self._state, self.board, seat)

    def legal(self, seat: int) -> list[msgspec.Struct]:
        """The actions a seat may play now; none if it is not its turn."""
        forms = self.game.forms
        return [forms[action] for action in self.legal_ids(seat)]

    @property
    def has_open_choices(self) -> bool:
        """Can all see what each seat may do now, without being told of its secrets?"""
        return has_open_choices(self.game, self._state)

    def legal_json(self, seat: int) -> bytes:
        """The same as JSON."""
        texts = self.game.texts
        return b"[" + b",".join([texts[action] for action in self.legal_ids(seat)]) + b"]"

    def legal_ids(self, seat: int) -> Row:
        """The same as ids, for bots."""
        self._check_seat(seat, CHANCE)
        out = [0] * self.game.n_actions
        return out[: self.game.legal(self._state, self.board, seat, out)]

    def refusal(self, seat: int, action: Any) -> str:
        """Why a seat may not play this now, as the game's name for it; `ok` if it may."""
        self._check_seat(seat, CHANCE)
        id_ = replay.parse_action(self.game, action)
        return self.game.refusals[self.game.refusal(self._state, self.board, seat, id_)]

    def preview(self, seat: int, action: Any) -> list[msgspec.Struct]:
        """What an action would certainly cause, up to the first chance or reveal; nothing is played."""
        id_ = self._allowed(seat, replay.parse_action(self.game, action), None)
        return [self.game.tell(event) for event in preview(self.game, self._state, self.board, seat, id_)]

    def undo_cost(self, seat: int) -> UndoCost | None:
        """What taking back the seat's last action would need; None if it has none, or the match is over."""
        way = self._standing.way_back.get(seat)
        return None if way is None or self.over else UNDO_COSTS[way.price]

    def undo_others(self, seat: int) -> tuple[int, ...]:
        """The other seats whose actions would be taken back with the seat's last one."""
        way = self._standing.way_back.get(seat)
        return () if way is None or not way.others or self.over else MEMBERS[way.others]

    def reason(self, observer: int, seat: int, action: int) -> str:
        """What speaks most for an action that a seat may play now, by what the observer may know; `none` if nothing does."""
        return self.game.reasons[self.game.reason(self._state, self.board, observer, seat, action)]

    def believe(self, seat: int, rng: Row) -> State:
        """A position that fits all the seat may know, the rest drawn anew: what its bot gets to see."""
        s = self._state.clone()
        self.game.resample(s, self.board, seat, rng)
        return s

    def chosen_by(self, bot: Bot, seat: int, rng: Row) -> msgspec.Struct:
        """What a bot would do on a seat, knowing only what the seat may know."""
        return self.game.encode(bot(self.game, self.believe(seat, rng), self.board, seat, self.legal_ids(seat), rng))

    @property
    def due(self) -> Draw | None:
        """The draw that chance owes now; None if it is for people to act."""
        return self._draw(self._standing) if has(self._standing.actors, CHANCE) else None

    def drawn(self, share: int) -> dict[str, Any]:
        """What a share of the draw that is due means, as it stands in a log that was read."""
        read_: dict[str, Any] = _as_json(self.game.written[self.game.share(self._state, self.board, share)])
        return read_

    def with_header(self, header: Header, chance: Source | None = None) -> "Match":
        """The same match before its first entry, with another header: other players, options or dice."""
        return Match(header, chance or self._chance, self._entries, holds_starts=self._holds_starts)

    def draw_from(self, chance: Source) -> None:
        """Let another source decide the draws from now on: people begin to throw dice of their own, or throw no longer."""
        self._chance = chance

    def at_throws(self, entries: Iterable[Entry], seat: int = SPECTATOR) -> list[msgspec.Struct]:
        """What a seat, or the spectator, sees when each throw of the entries that come next is due; nothing behind an undo."""
        self._check_seat(seat, SPECTATOR)
        game, board = self.game, self.board
        s = self._state.clone()
        views: list[msgspec.Struct] = []
        for entry in entries:
            if replay.is_undo(entry):
                return []
            action = replay.check(game, s, board, entry)
            before, row = s.clone(), scratch()
            game.apply(s, board, replay.seat_of(entry.seat), action, row)
            views += [game.view(before, board, seat) for event in read(row) if event.kind in game.thrown]
        return views

    # Proposing: what a submission would bring. Nothing changes.

    def propose(
        self,
        seat: int,
        action: Any,
        *,
        by: int | None = None,
        request: str | None = None,
        seq: int | None = None,
        time: int | None = None,
    ) -> Proposal:
        """An action and the chance outcomes it leads to, up to the next decision.

        `by` is the seat whose device enters an outcome for chance: only what all may see, else `NotEntered`. `seq` is the number
        of the last entry the seat had seen: an old one is `Stale`, unless several may act or the seat was asked then and still
        is; then it is judged on what is so now, and `Gone` if too late. `time` is when it arrived: before the seat's hand is free
        it is `Busy`.
        """
        id_ = self._allowed(seat, replay.parse_action(self.game, action), seq)
        if by is not None:
            self._check_entered(seat, by)
        if time is not None and (left := self.busy_for(seat, time)) and self.busy(seat, id_):
            raise Busy(f"the hand of seat {seat} is free in {left} milliseconds")
        return self._proposed((seat, id_), request, by, time)

    def propose_late(self, seat: int, rng: Row, *, time: int | None = None) -> Proposal:
        """What the game plays for a seat whose time has run out; its hand need not be free."""
        tempo = self.game.tempo
        legal = self.legal_ids(seat)
        if tempo is None or not legal:
            raise NotYourTurn(f"seat {seat} cannot be late now")
        return self._proposed((seat, tempo.late(legal, rng)), time=time)

    def propose_undo(
        self,
        seat: int,
        to: int | None = None,
        *,
        consent: Collection[int] = (),
        people: Collection[int] | None = None,
        request: str | None = None,
        time: int | None = None,
    ) -> Proposal:
        """The entry that takes back the seat's last action, or everything behind entry `to`.

        Free while nothing came to light and nobody else acted since; with the consent of every other person across what all
        have seen, else `NeedsConsent`; never across what only some have seen, or across the start of a race. `people` are the
        seats that are no bots': those of the header, if left out.
        """
        if self.over:
            raise MatchOver("the match is over")
        self._check_seat(seat, CHANCE - 1)
        way = self._standing.way_back.get(seat)
        if to is None and way is not None:
            to = way.to
        kept = len(self._steps) if to is None else self._n_steps_until(to)
        undone = self._steps[kept:]
        if not undone or undone[0].owner != seat:
            raise NoUndo(f"seat {seat} has no action of its own to take back there")
        if people is None:
            people = [i for i, player in enumerate(self.header.players) if player.bot is None]
        self._check_price(undo.price(undone, seat), seat, people, consent)
        action = msgspec.to_builtins(Undo(undone[0].seq - 1))
        return self._taken_back(Entry(self.seq + 1, seat, action, request, time))

    def propose_chance(self) -> Proposal:
        """The chance outcomes that are due, up to the next decision or to a start that waits for people."""
        return self._proposed(self._due(self._standing))

    def propose_start(self, *, time: int | None = None) -> Proposal:
        """The chance outcomes that begin the match or a race, up to the first decision."""
        return self._proposed(self._drawn(self._standing), time=time, starting=True)

    # Playing.

    def adopt(self, proposal: Proposal) -> Progress:
        """Take over a submission that was judged on the match as it is now."""
        if proposal.since != self.seq:
            raise Stale(f"judged on entry {proposal.since}, the match is at entry {self.seq}")
        del self._steps[proposal.kept :]
        while self._marks[-1][0] > proposal.kept:
            self._marks.pop()
        self._steps += proposal.steps
        self._standing = proposal.standing
        if len(self._steps) - self._marks[-1][0] >= BETWEEN_MARKS:
            self._marks.append((len(self._steps), self._standing))
        for entry in proposal.progress.entries:
            self._entries.append(entry)
            self._note_request(entry)
        return proposal.progress

    def answered(self, seat: int, request: str | None, action: Any) -> Progress | None:
        """The entries of a request that is in the log already; None if it is new, `RequestReused` if it asked for something else.

        What happened is not told again. An undo is given as its struct, or as None if it was the seat's last action.
        """
        found = None if request is None else self._numbers.get((seat, request))
        if found is None:
            return None
        first, last = found
        stored = self._entries[first - 1]
        if replay.is_undo(stored):
            is_same = action is None or (isinstance(action, Undo) and msgspec.to_builtins(action) == stored.action)
        else:
            is_same = action is not None and not isinstance(action, Undo) and self._canonical(action) == stored.action
        if not is_same:
            raise RequestReused(f"seat {seat} has given the name {request!r} to another request")
        return Progress(self.game, tuple(self._entries[first - 1 : last]), ())

    def act(
        self,
        seat: int,
        action: Any,
        *,
        by: int | None = None,
        request: str | None = None,
        seq: int | None = None,
        time: int | None = None,
    ) -> Progress:
        """Play what `propose` judges. `request` is the seat's name for it: sent again, it is answered and not played again."""
        known = self.answered(seat if by is None else by, request, action)
        return known or self.adopt(self.propose(seat, action, by=by, request=request, seq=seq, time=time))

    def act_late(self, seat: int, rng: Row, *, time: int | None = None) -> Progress:
        """Play for a seat whose time has run out."""
        return self.adopt(self.propose_late(seat, rng, time=time))

    def undo(
        self,
        seat: int,
        to: int | None = None,
        *,
        consent: Collection[int] = (),
        request: str | None = None,
        time: int | None = None,
    ) -> Progress:
        """Take back what `propose_undo` judges, as a new entry; a repeated request is answered and takes nothing more back."""
        known = self.answered(seat, request, None if to is None else Undo(to))
        return known or self.adopt(self.propose_undo(seat, to, consent=consent, request=request, time=time))

    def follow(self, entries: Iterable[Entry]) -> Progress:
        """Take over entries that are stored already, each checked against the rules."""
        read_: list[Entry] = []
        events: list[Event] = []
        for entry in entries:
            progress = self.adopt(self._stored(entry))
            read_ += progress.entries
            events += progress.events
        return Progress(self.game, tuple(read_), tuple(events))

    # How.

    def _check_seat(self, seat: int, highest: int) -> None:
        if not (0 <= seat < self.n_seats or CHANCE <= seat <= highest):
            raise NoSeat(f"there is no seat {seat}, expected 0 to {self.n_seats - 1}")

    def _canonical(self, action: Any) -> dict[str, Any]:
        """An action as it stands in a log."""
        return self.game.written[replay.parse_action(self.game, action)]

    def _allowed(self, seat: int, id_: int, seq: int | None) -> int:
        """The id of an action that the seat may play now; else the error that says why not."""
        self._check_seat(seat, CHANCE)
        actors = self.actors
        if not actors:
            raise MatchOver("the match is over")
        if seat not in actors:
            raise NotYourTurn(f"seat {seat} cannot act now, it is for {', '.join(map(str, actors))} to act")
        is_old = seq is not None and seq != self.seq
        asked_at = self._standing.asked_at.get(seat, self.seq)
        if seq is not None and is_old and len(actors) == 1 and not asked_at <= seq < self.seq:
            raise Stale(f"made on entry {seq}, the match is at entry {self.seq}")
        code = self.game.refusal(self._state, self.board, seat, id_)
        if code and is_old:
            raise Gone(f"too late: {self.game.refusals[code]}")
        if code:
            raise Illegal(self.game.refusals[code], f"not allowed now: {self.game.refusals[code]}")
        return id_

    def _check_entered(self, seat: int, by: int) -> None:
        """Refuse an outcome that somebody enters by hand if only some may see it; and what is no outcome at all."""
        self._check_seat(by, CHANCE - 1)
        due = self.due
        if seat != CHANCE or due is None:
            raise NotEntered("only an outcome of chance is entered by hand")
        if not due.public:
            raise NotEntered(f"{due.purpose} is secret: it is drawn, and nobody enters it")

    def _proposed(
        self,
        move: Move | None,
        request: str | None = None,
        by: int | None = None,
        time: int | None = None,
        *,
        starting: bool = False,
    ) -> Proposal:
        """A move and all chance behind it, played on a clone. The first entry bears the request."""
        standing = self._standing.clone()
        steps: list[Step] = []
        events: list[Event] = []
        while move is not None:
            step, happened = standing.play(self.seq + len(steps) + 1, *move, time, None if steps else by)
            steps.append(step)
            events += happened
            move = self._drawn(standing) if starting else self._due(standing)
        standing.note_asked(self.seq + len(steps))
        written = self.game.written
        entries = tuple(
            Entry(
                step.seq,
                replay.who(step.seat),
                written[step.action],
                None if i else request,
                time,
                None if i else by,
            )
            for i, step in enumerate(steps)
        )
        return Proposal(self.seq, Progress(self.game, entries, tuple(events)), len(self._steps), tuple(steps), standing)

    def _stored(self, entry: Entry) -> Proposal:
        """One entry of a log, checked."""
        if entry.seq != self.seq + 1:
            raise Malformed(f"entry {self.seq + 1} of the log has the number {entry.seq}")
        if replay.is_undo(entry):
            return self._taken_back(entry)
        action = replay.check(self.game, self._state, self.board, entry)
        if entry.by is not None:
            self._check_entered(replay.seat_of(entry.seat), entry.by)
        standing = self._standing.clone()
        step, events = standing.play(entry.seq, replay.seat_of(entry.seat), action, entry.time, entry.by)
        standing.note_asked(entry.seq)
        return Proposal(self.seq, Progress(self.game, (entry,), tuple(events)), len(self._steps), (step,), standing)

    def _taken_back(self, entry: Entry) -> Proposal:
        """An undo: the standing before what it takes back, except that no hand becomes free and all are asked anew."""
        kept = self._n_steps_until(replay.parse(entry.action, Undo).to)
        standing = self._standing_after(kept)
        standing.acted_at, standing.free_at = self._standing.acted_at.copy(), self._standing.free_at.copy()
        standing.asked_at = {}
        standing.note_asked(entry.seq)
        return Proposal(self.seq, Progress(self.game, (entry,), ()), kept, (), standing)

    def _n_steps_until(self, seq: int) -> int:
        """How many of the steps that count have numbers up to this one."""
        return bisect_right(self._steps, seq, key=attrgetter("seq"))

    def _standing_after(self, n_steps: int) -> Standing:
        """Where the match stood after so many of its steps: replayed from the last mark before."""
        mark = bisect_right(self._marks, n_steps, key=lambda kept: kept[0]) - 1
        played, standing = self._marks[mark]
        standing = standing.clone()
        for step in self._steps[played:n_steps]:
            standing.play(step.seq, step.seat, step.action, None, step.by)
        return standing

    def _begins_race(self, standing: Standing) -> bool:
        return has(standing.actors, CHANCE) and self.game.purpose(standing.s) in standing.starts

    def _due(self, standing: Standing) -> Move | None:
        """The next move of chance, unless it begins a race that waits for people."""
        return None if self._holds_starts and self._begins_race(standing) else self._drawn(standing)

    def _drawn(self, standing: Standing) -> Move | None:
        """The next move of chance; None if none is due, or if somebody has to enter it."""
        if self._chance is None or not has(standing.actors, CHANCE):
            return None
        s, game = standing.s, self.game
        found = self._chance.pick(self._draw(standing))
        if found is None:
            return None
        if isinstance(found, int):
            return CHANCE, game.share(s, self.board, found)
        action = replay.parse_action(game, found)
        code = game.refusal(s, self.board, CHANCE, action)
        if code:
            raise Illegal(game.refusals[code], f"{found!r} cannot be drawn now: {game.refusals[code]}")
        return CHANCE, action

    def _draw(self, standing: Standing) -> Draw:
        """The draw that chance owes at a standing."""
        purpose = self.game.purpose(standing.s)
        stream = self.game.purposes[purpose]
        shares = self.game.odds(standing.s, self.board)
        return Draw(stream.name, stream.public, standing.n_draws[purpose], shares, sum(standing.n_draws))

    def _check_price(self, price: int, seat: int, people: Collection[int], consent: Collection[int]) -> None:
        if price == undo.NEVER:
            raise NoUndo("somebody has seen what others have not: this cannot be taken back")
        missing = tuple(i for i in people if i != seat and i not in consent)
        if price == undo.CONSENT and missing:
            raise NeedsConsent(missing)

    def _note_request(self, entry: Entry) -> None:
        """Remember where the submission of a named request begins and ends; unnamed chance outcomes belong to the one before."""
        if entry.request is not None:
            self._named = (entry.requester, entry.request)
            self._numbers[self._named] = (entry.seq, entry.seq)
        elif entry.seat != "chance":
            self._named = None
        elif self._named is not None:
            self._numbers[self._named] = (self._numbers[self._named][0], entry.seq)


def thrower(game: AnyGame, s: State, board: State) -> int:
    """The seat whose throw is due in a position, of dice or a spinner."""
    after, row = s.clone(), new_events()
    game.apply(after, board, CHANCE, game.share(s, board, 0), row)
    return read(row)[0].seat


def new(
    game: str,
    *,
    seed: int | None = None,
    chance: Source | None = None,
    players: Sequence[Player] | None = None,
    position: dict[str, Any] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Match:
    """Start a match: `new("smugglers", seats=3, seed=7)`; by the newest rules, if no other version is named.

    Draws follow from `seed`, or come from `chance`; without either they have to be entered. `options` are the game's.
    """
    found = registry.game(game, rules)
    checked = replay.parse_options(found, options)
    header = Header(
        game=found.id,
        rules=found.version,
        data=found.data_hash,
        options=_as_json(checked),
        players=tuple(players) if players is not None else (Player(),) * checked.seats,
        seed=seed,
        position=_as_json(position),
    )
    return begin(header, chance)


def begin(header: Header, chance: Source | None = None, entries: Iterable[Entry] = ()) -> Match:
    """A match with this header, played up to the first decision behind these entries."""
    match = Match(header, chance, entries)
    match.opening = match.adopt(match.propose_chance())
    return match


def _as_json(value: Any) -> Any:
    """A value as a log that is read again has it: lists, not tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def resume(log: Log, chance: Source | None = None) -> Match:
    """Take up a match from its log; every entry is checked against the rules."""
    return begin(log.header, chance, log.entries)


def retell(log: Log) -> Iterator[Progress]:
    """What each entry of a log brought, one after the other; what was undone is left out."""
    game = registry.game(log.header.game, log.header.rules)
    s, board = replay.start(game, log.header)
    for entry in replay.effective(log.entries):
        action = replay.check(game, s, board, entry)
        events = new_events()
        game.apply(s, board, replay.seat_of(entry.seat), action, events)
        yield Progress(game, (entry,), tuple(read(events)))
