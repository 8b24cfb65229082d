"""The one `Match`: what the notebook, the command line, the server and the tests all play on."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from seaboard.engine import position, replay
from seaboard.engine.bits import has, members
from seaboard.engine.chance import Draw, Source, seeded
from seaboard.engine.contract import AnyGame, Limit, Outcome
from seaboard.engine.errors import Busy, Gone, Illegal, Malformed, MatchOver, NoSeat, NotYourTurn, NoUndo, Stale
from seaboard.engine.events import Event, new_events, read
from seaboard.engine.preview import preview
from seaboard.engine.replay import Entry, Header, Log, Player, Undo
from seaboard.engine.state import CHANCE, NONE, SPECTATOR, Row, State, digest
from seaboard.games import registry
from seaboard.table import undo
from seaboard.table.undo import Step

UndoCost = Literal["free", "consent", "never"]
UNDO_COSTS: Final[tuple[UndoCost, ...]] = ("free", "consent", "never")


class Progress(NamedTuple):
    """What a submission brought: the entries it appended and what happened, in order."""

    game: AnyGame
    entries: tuple[Entry, ...]
    events: tuple[Event, ...]

    def told(self, seat: int) -> list[msgspec.Struct]:
        """What a seat, or the spectator, is told of it."""
        return [self.game.tell(event) for event in self.events if has(event.audience, seat)]


class Match:
    """One play of a game: a log, and the position it leads to.

    Nothing is changed by a call that raises.
    """

    def __init__(self, header: Header, chance: Source | None = None, entries: Sequence[Entry] = ()) -> None:
        self.game = registry.game(header.game)
        self.header = header
        self._chance = chance or (seeded(header.seed) if header.seed is not None else None)
        self._start, self.board = replay.start(self.game, header)
        options = replay.parse_options(self.game, header.options)
        if len(header.players) != options.seats:
            raise Malformed(f"there are {len(header.players)} players for {options.seats} seats")
        self.options = options
        self.n_seats = options.seats
        self._state = self._start.clone()
        self._entries: list[Entry] = []
        self._steps: list[Step] = []
        self._by_request: dict[str, Progress] = {}
        self._asked_at: dict[int, int] = {}  # for whom it is to act: since which entry, without an own one behind it
        self._free_at: dict[int, int] = {}  # when a seat's hand is free again, by the times of its entries
        self._note_asked(None)
        self._read(entries)
        self.opening = self._submit([], None, None)

    # --- what is so ---

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self._entries)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; `CHANCE` if an outcome has to be entered by hand; nobody when it is over."""
        return tuple(members(self.game.actors(self._state)))

    @property
    def has_begun(self) -> bool:
        """Has any seat acted? A match that starts from a position has been under way."""
        return self.header.position is not None or any(step.seat != CHANCE for step in self._steps)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return not self.actors

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
    def limits(self) -> tuple[Limit, ...]:
        """What runs out now, if the table keeps time; nothing in a game where nobody can be late."""
        tempo = self.game.tempo
        return tempo.limits(self._state, self.options) if tempo is not None else ()

    def free_at(self, seat: int) -> int:
        """When the seat's hand is free, in the milliseconds of the log; 0 if it has carried nothing."""
        return self._free_at.get(seat, 0)

    def busy(self, seat: int, action: int) -> int:
        """Milliseconds for which an action keeps the seat's hand busy; what was won by speed is never taken back."""
        tempo = self.game.tempo
        return tempo.busy(self.options, seat, action) if tempo is not None else 0

    # --- what a seat may know ---

    def view(self, seat: int = SPECTATOR) -> msgspec.Struct:
        """What a seat, or the spectator, sees of the table."""
        self._check_seat(seat, SPECTATOR)
        return self.game.view(self._state, self.board, seat)

    def legal(self, seat: int) -> list[msgspec.Struct]:
        """The actions a seat may play now; none if it is not its turn."""
        return [self.game.encode(action) for action in self.legal_ids(seat)]

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
        id_ = self._allowed(seat, action, None)
        return [self.game.tell(event) for event in preview(self.game, self._state, self.board, seat, id_)]

    def undo_cost(self, seat: int) -> UndoCost | None:
        """What taking back the seat's last action would need; None if it has none, or the match is over."""
        to = undo.last_own(self._steps, seat)
        if to is None or self.over:
            return None
        return UNDO_COSTS[undo.price([step for step in self._steps if step.seq > to], seat)]

    def believe(self, seat: int, rng: Row) -> State:
        """A position that fits all the seat may know, the rest drawn anew: what its bot gets to see."""
        s = self._state.clone()
        self.game.resample(s, self.board, seat, rng)
        return s

    # --- what a seat may do ---

    def act(
        self, seat: int, action: Any, *, request: str | None = None, seq: int | None = None, time: int | None = None
    ) -> Progress:
        """Play an action and the chance outcomes it leads to, up to the next decision.

        `request` names the submission: sent again, it is answered and not played again. `seq` is the number of the last entry the
        seat had seen: an old one is `Stale`, unless several may act or the seat was asked then and still is; then it is judged on
        what is so now, and `Gone` if too late. `time` is when it arrived: before the seat's hand is free it is `Busy`.
        """
        if request is not None and request in self._by_request:
            return self._by_request[request]
        id_ = self._allowed(seat, action, seq)
        if time is not None and time < self.free_at(seat) and self.busy(seat, id_):
            raise Busy(f"the hand of seat {seat} is free in {self.free_at(seat) - time} milliseconds")
        return self._played(seat, id_, request, time)

    def act_late(self, seat: int, rng: Row, *, request: str | None = None, time: int | None = None) -> Progress:
        """Play for a seat whose time has run out, as the game says; its hand need not be free."""
        tempo = self.game.tempo
        legal = self.legal_ids(seat)
        if tempo is None or not legal:
            raise NotYourTurn(f"seat {seat} cannot be late now")
        return self._played(seat, tempo.late(legal, rng), request, time)

    def undo(
        self,
        seat: int,
        to: int | None = None,
        *,
        consent: Collection[int] = (),
        request: str | None = None,
        time: int | None = None,
    ) -> Progress:
        """Take back the seat's last action, or everything behind entry `to`, as a new entry.

        Free while nothing came to light and nobody else acted since; with the consent of every other person across what all
        have seen; never across what only some have seen.
        """
        if request is not None and request in self._by_request:
            return self._by_request[request]
        if self.over:
            raise MatchOver("the match is over")
        steps = self._undone(seat, to)
        self._check_price(undo.price(steps, seat), seat, consent)
        to = steps[0].seq - 1
        entry = Entry(self.seq + 1, replay.who(seat), msgspec.to_builtins(Undo(to)), request, time)
        kept = [step for step in self._steps if step.seq <= to]
        self._state = self._replayed(kept)
        self._steps = kept
        self._entries.append(entry)
        self._asked_at.clear()
        self._note_asked(None)
        progress = Progress(self.game, (entry,), ())
        if request is not None:
            self._by_request[request] = progress
        return progress

    # --- how ---

    def _played(self, seat: int, id_: int, request: str | None, time: int | None) -> Progress:
        """Play an action that is allowed, and remember the request."""
        progress = self._submit([(seat, id_)], request, time)
        if request is not None:
            self._by_request[request] = progress
        return progress

    def _check_seat(self, seat: int, highest: int) -> None:
        if not (0 <= seat < self.n_seats or CHANCE <= seat <= highest):
            raise NoSeat(f"there is no seat {seat}, expected 0 to {self.n_seats - 1}")

    def _allowed(self, seat: int, action: Any, seq: int | None) -> int:
        """The id of an action that the seat may play now; else the error that says why not."""
        self._check_seat(seat, CHANCE)
        id_ = replay.parse_action(self.game, action)
        if self.over:
            raise MatchOver("the match is over")
        if seat not in self.actors:
            raise NotYourTurn(f"seat {seat} cannot act now, it is for {', '.join(map(str, self.actors))} to act")
        is_old = seq is not None and seq != self.seq
        if seq is not None and is_old and len(self.actors) == 1 and not self._asked_at.get(seat, self.seq) <= seq < self.seq:
            raise Stale(f"made on entry {seq}, the match is at entry {self.seq}")
        code = self.game.refusal(self._state, self.board, seat, id_)
        if code and is_old:
            raise Gone(f"too late: {self.game.refusals[code]}")
        if code:
            raise Illegal(self.game.refusals[code], f"not allowed now: {self.game.refusals[code]}")
        return id_

    def _submit(self, moves: list[tuple[int, int]], request: str | None, time: int | None) -> Progress:
        """Play moves and all chance behind them on a copy; keep it only when everything went well."""
        s = self._state.clone()
        steps: list[Step] = []
        events: list[Event] = []
        for seat, action in moves:
            self._play(s, seat, action, steps, events)
        while has(self.game.actors(s), CHANCE):
            outcome = self._drawn(s, steps)
            if outcome is None:
                break
            self._play(s, CHANCE, outcome, steps, events)
        entries = [
            Entry(step.seq, replay.who(step.seat), msgspec.to_builtins(self.game.encode(step.action)), request, time)
            for step in steps
        ]
        self._state = s
        self._steps += steps
        self._entries += entries
        for seat, action in moves:
            self._note_time(seat, action, time)
        self._note_asked(moves[-1][0] if moves else None)
        return Progress(self.game, tuple(entries), tuple(events))

    def _note_asked(self, by: int | None) -> None:
        """Remember since when each seat is asked; who has just acted is asked anew. While chance acts nobody is."""
        mask = self.game.actors(self._state)
        if has(mask, CHANCE):
            return
        for seat in range(self.n_seats):
            if not has(mask, seat):
                self._asked_at.pop(seat, None)
            elif seat == by:
                self._asked_at[seat] = self.seq
            else:
                self._asked_at.setdefault(seat, self.seq)

    def _note_time(self, seat: int, action: int, time: int | None) -> None:
        """Remember how long the seat's hand is busy now."""
        if time is not None and seat != CHANCE:
            self._free_at[seat] = time + self.busy(seat, action)

    def _play(self, s: State, seat: int, action: int, steps: list[Step], events: list[Event]) -> None:
        purpose = self.game.purpose(s) if seat == CHANCE else NONE
        row = new_events()
        self.game.apply(s, self.board, seat, action, row)
        happened = list(read(row))
        seq = self.seq + len(steps) + 1
        cost = undo.NEVER if seat != CHANCE and self.busy(seat, action) else undo.cost(self.game, seat, purpose, happened)
        steps.append(Step(seq, seat, action, purpose, cost))
        events += happened

    def _drawn(self, s: State, steps: list[Step]) -> int | None:
        """The next chance outcome, or None if somebody has to enter it. Draws are counted on what has not been undone."""
        if self._chance is None:
            return None
        purpose = self.game.purpose(s)
        name, public = self.game.purposes[purpose]
        before = sum(step.purpose == purpose for step in (*self._steps, *steps))
        found = self._chance.pick(Draw(name, public, before, self.game.odds(s, self.board)))
        if found is None:
            return None
        if isinstance(found, int):
            return self.game.share(s, self.board, found)
        action = replay.parse_action(self.game, found)
        code = self.game.refusal(s, self.board, CHANCE, action)
        if code:
            raise Illegal(self.game.refusals[code], f"{found!r} cannot be drawn now: {self.game.refusals[code]}")
        return action

    def _undone(self, seat: int, to: int | None) -> list[Step]:
        """The steps that an undo takes back; the first of them must be the seat's own."""
        self._check_seat(seat, CHANCE - 1)
        if to is None:
            to = undo.last_own(self._steps, seat)
        steps = [] if to is None else [step for step in self._steps if step.seq > to]
        if not steps or steps[0].seat != seat:
            raise NoUndo(f"seat {seat} has no action of its own to take back there")
        return steps

    def _check_price(self, price: int, seat: int, consent: Collection[int]) -> None:
        if price == undo.NEVER:
            raise NoUndo("somebody has seen what others have not: this cannot be taken back")
        others = [i for i, player in enumerate(self.header.players) if player.bot is None and i != seat]
        missing = [i for i in others if i not in consent]
        if price == undo.CONSENT and missing:
            raise NoUndo(f"this needs the consent of seat {', '.join(map(str, missing))}")

    def _replayed(self, steps: Sequence[Step]) -> State:
        s = self._start.clone()
        for step in steps:
            self.game.apply(s, self.board, step.seat, step.action, None)
        return s

    def _read(self, entries: Sequence[Entry]) -> None:
        """Take over a stored log, checked entry by entry."""
        for i, entry in enumerate(entries):
            if entry.seq != i + 1:
                raise Malformed(f"entry {i + 1} of the log has the number {entry.seq}")
            if replay.is_undo(entry):
                to = replay.parse(entry.action, Undo).to
                self._steps = [step for step in self._steps if step.seq <= to]
                self._state = self._replayed(self._steps)
                self._entries.append(entry)
                self._asked_at.clear()
                self._note_asked(None)
                happened: list[Event] = []
            else:
                happened = self._take_over(entry)
            if entry.request is not None:
                known = self._by_request.get(entry.request, Progress(self.game, (), ()))
                self._by_request[entry.request] = Progress(self.game, (*known.entries, entry), (*known.events, *happened))

    def _take_over(self, entry: Entry) -> list[Event]:
        """Play one stored entry."""
        action = replay.check(self.game, self._state, self.board, entry)
        steps: list[Step] = []
        events: list[Event] = []
        seat = replay.seat_of(entry.seat)
        self._play(self._state, seat, action, steps, events)
        self._steps += steps
        self._entries.append(entry)
        self._note_time(seat, action, entry.time)
        self._note_asked(seat)
        return events


def new(
    game: str,
    *,
    seed: int | None = None,
    chance: Source | None = None,
    players: Sequence[Player] | None = None,
    position: dict[str, Any] | None = None,
    **options: Any,
) -> Match:
    """Start a match: `new("smugglers", seats=3, seed=7)`.

    Draws follow from `seed`, or come from `chance`; without either they have to be entered. `options` are the game's.
    """
    found = registry.game(game)
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
    return Match(header, chance)


def _as_json(value: Any) -> Any:
    """A value as a log that is read again has it: lists, not tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def resume(log: Log, chance: Source | None = None) -> Match:
    """Take up a match from its log; every entry is checked against the rules."""
    return Match(log.header, chance, log.entries)


def retell(log: Log) -> Iterator[Progress]:
    """What each entry of a log brought, one after the other; what was undone is left out."""
    game = registry.game(log.header.game)
    s, board = replay.start(game, log.header)
    for entry in replay.effective(log.entries):
        action = replay.check(game, s, board, entry)
        events = new_events()
        game.apply(s, board, replay.seat_of(entry.seat), action, events)
        yield Progress(game, (entry,), tuple(read(events)))
