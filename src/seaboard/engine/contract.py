"""The contract of a game: what it provides, and what each part promises. Conformance tests prove it for every game.

Words: a *seat* is a place at the table from 0; `CHANCE` and `SPECTATOR` follow the last one. An *action* is one small decision,
an id inside and a struct outside. A *ply* is one applied action, those of chance included.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from seaboard.engine.deeds import Counter
from seaboard.engine.events import Event
from seaboard.engine.forms import Act, Actions, Events, Told
from seaboard.engine.known import learn
from seaboard.engine.moments import Finder
from seaboard.engine.options import Options
from seaboard.engine.rule import rule
from seaboard.engine.state import Row, State, layout

EVENT_TEXTS: Final = 4096  # that are kept of each game


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. Rank 1 has won; equal ranks share it."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def ranks(standings: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each seat by how it stands, the highest first; equal ones share it.

    >>> ranks([3, 7, 7])
    (3, 1, 1)
    """
    return tuple(1 + sum(other > own for other in standings) for own in standings)


class Purpose(NamedTuple):
    """A stream of chance. Public outcomes are seen by all; the others only by whom `seen` says."""

    name: str
    public: bool
    by_hand: bool = False
    """Dice or a spinner, which people may have on the table and throw themselves; the first event of such an outcome has the seat
    that throws."""
    counted: tuple[str, ...] = ()
    """Fields of its outcomes of which people count how often each value falls."""
    summed: str | None = None
    """The one of them that is eyes: people compare what they throw on average."""


class Limit(NamedTuple):
    """Something that runs out: it begins to count when its name comes up, and ends when the name is gone."""

    name: str
    milliseconds: int


S = TypeVar("S", bound=State)
B = TypeVar("B", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741  beside S and B


@rule
def overlook_nothing(s: State, board: State, seat: int, notices: int, remembers: int) -> None:
    """`Game.overlook` where everything that a seat may know stays in sight: nobody can miss it."""


@rule
def best_of_policy(s: State, board: State, seat: int, out: Row) -> int:
    """`Game.favourites` of a game that has no quicker way than to ask its policy about each action."""
    n = legal(s, board, seat, out)
    best = 0
    equals = 0
    for k in range(n):
        like = policy(s, board, seat, out[k])
        if like > best:
            best = like
            equals = 0
        if like == best:
            out[equals] = out[k]
            equals += 1
    return equals


@dataclass(frozen=True, kw_only=True)
class Tempo(Generic[S, O]):
    """How time counts at a table whose seats act at once. The rules know nothing of it, and a log replays without it."""

    busy: Callable[[O, int, int], int]
    """Milliseconds for which the seat's one hand is busy with this action; 0 where speed does not matter."""
    limits: Callable[[S, O], tuple[Limit, ...]]
    """What runs out now, if somebody can be late."""
    late: Callable[[Row, Row], int]
    """Which of the legal ids the table plays for a seat that is late, by the numbers of a generator."""
    starts: Callable[[O], tuple[int, ...]]
    """The purposes of chance before whose first outcome a table waits until everybody is ready: a race begins with it."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, B, O]):
    """One game, complete: every part is there, and two have a default."""

    id: str
    version: int
    """Version of the rules; a log says which it was played by."""
    data_hash: str
    """Of the data that the rules use (`engine.data.data_hash`), not of how they are drawn; a log says which."""
    seats: range
    max_plies: int
    """No match of random or sensible players took longer in tests; a simulation stops there and says so."""

    options: type[O]
    variants: tuple[O, ...]
    """Sets of options that together use every value of every option: what the tests play."""
    state: type[S]
    board: Callable[[O], B]
    """The static tables for these options: equal for equal options, though not always the same object. Nobody writes to them."""

    actions: Actions
    """What may be done, by anybody and by chance, each declared once."""
    n_actions: int
    """How many of their ids these rules use: the first ones."""
    events: Events
    """What may happen, each declared once. What not all may see is a `saw`, where no board of its own
    knows better: a page that people share keeps no such line."""
    n_features: int
    phases: tuple[str, ...]
    """Names of `s.phase`."""
    refusals: tuple[str, ...]
    """Names of the codes of `refusal`; number 0 is `ok`."""
    reasons: tuple[str, ...]
    """Names of the codes of `reason`; number 0 is `none`."""
    purposes: tuple[Purpose, ...]
    forgets: bool
    """Does what the table no longer shows count as forgotten? Then `resample` goes by what a seat sees, not by what it saw."""
    secret_choices: frozenset[int]
    """Phases in which what a seat may do tells something of its secrets. In all others `legal` and `refusal` follow from what the
    spectator knows."""
    endings: tuple[str, ...]
    """The reasons an outcome may have."""
    moment_kinds: tuple[str, ...]
    """What may be told of a match when it is over: one of them at least of any whole match."""
    reveals: frozenset[int]
    """Event kinds at which something hidden may come to light: what follows one is no certain consequence of the action."""
    thrown: frozenset[int]
    """Event kinds that a person's hand lets happen: what the dice or the spinner of a turn show. All see them, and the event's
    seat is who throws. The rules know nothing of the hand."""

    tempo: Tempo[S, O] | None
    """How time counts at the table; None where seats only ever take turns."""

    # In the rule dialect.
    setup: Callable[[S, B], None]
    """Turn a new state into the start of a match."""
    actors: Callable[[S], int]
    """The mask of the seats that may act now; `CHANCE` acts alone; 0 exactly when the match is over."""
    legal: Callable[[S, B, int, Row], int]
    """Write the ids the seat may play, in rising order; return how many: at least one for every actor, else none."""
    refusal: Callable[[S, B, int, int], int]
    """0 exactly for what `legal` writes, else the code of the reason; for any seat and any id, also one out of range."""
    odds: Callable[[S, B], int]
    """The number of shares at a chance point, 0 elsewhere."""
    share: Callable[[S, B, int], int]
    """The outcome that owns share k: an outcome with weight 3 of 20 owns three. Every legal outcome owns at least one."""
    purpose: Callable[[S], int]
    """The stream that the draw at this chance point belongs to."""
    apply: Callable[[S, B, int, int, Row | None], None]
    """Play an action that `legal` allows, with everything that follows up to the next decision or chance point."""
    resample: Callable[[S, B, int, Row], None]
    """Draw everything anew that the seat cannot know, keep all it can infer, with the odds the seat should believe in.

    A function of what the seat knows and the numbers of the generator alone, so a search on the result is blind."""
    policy: Callable[[S, B, int, int], int]
    """How much a sensible player likes this legal action: 0 or more, by what the seat may know."""
    favourites: Callable[[S, B, int, Row], int] = best_of_policy
    """Write the ids of `legal` that `policy` likes best, in rising order, for a seat that may act; return how many.

    It is what rollouts spend their time with: a game may find them quicker than by asking about each, never otherwise."""
    reason: Callable[[S, B, int, int, int], int]
    """What speaks most for a legal action of `seat`, in the eyes of `observer`, asked before it is applied: the code for the part
    of the policy in which it gains most over the other legal ones, 0 if nothing stands out.

    By what the observer may know: the same when all else is resampled, and 0 for an action that the observer does not see."""
    payoff: Callable[[S, B, int], int]
    """0 … 1000: the result for the seat when over, an estimate before."""
    seen: Callable[[S, B, int, int, int], int]
    """What `observer` sees of `seat` playing the action, asked before it is applied: the id, or a number beyond all ids."""
    overlook: Callable[[S, B, int, int, int], None] = overlook_nothing
    """Take from a resampled position what an inattentive player of this seat would not know: of a hundred things to be seen it
    notices so many, and of a hundred that it noticed and that are out of sight it remembers so many.

    A function of what the seat may know, and the same as long as the same things are to be seen: nothing is stored and nothing
    drawn. What is left is for `policy`, not for playing on."""
    features: Callable[[S, B, int, Row], None]
    """Write `n_features` numbers for a learner, by what the seat may know."""
    round_of: Callable[[S], int]

    # In ordinary Python.
    outcome: Callable[[S, B], Outcome | None]
    """None before the end."""
    view: Callable[[S, B, int], msgspec.Struct]
    """What a seat, or the spectator, may know now: enough to draw the table. For `OPEN` whatever any seat may know."""
    moments: Finder
    """The moments of a match that are worth telling, by what all saw of it: any number of each kind, compared by weight."""
    deeds: Counter
    """What logbooks count of a match, by what all saw of it: whom it caught, and what was brought home."""
    invariants: Callable[[S, B], list[str]]
    """A sentence for everything that is wrong with the position; none in a match."""
    position_type: Any
    to_position: Callable[[S, B], msgspec.Struct]
    """The whole position with names: for tests, puzzles and bug reports."""
    from_position: Callable[[Any, B], S]
    """Inverse of `to_position`; what cannot be is `Malformed`."""

    def __post_init__(self) -> None:
        """Make ready what threads read of matches: a game is made on import."""
        learn(self.envelope, self.options, self.position_type)

    # What follows from the rest, made when it is first asked for.
    @cached_property
    def encode(self) -> Callable[[int], Act]:
        """The outside form of an id."""
        return self.actions.encode

    @cached_property
    def decode(self) -> Callable[[Any], int]:
        """Inverse of `encode`; a name that does not exist is `Malformed`."""
        return self.actions.decode

    @cached_property
    def tell(self) -> Callable[[Event], Told]:
        """The event with names instead of numbers."""
        return self.events.tell

    @cached_property
    def event_kinds(self) -> tuple[str, ...]:
        """The names of the events, by their numbers."""
        return self.events.names

    @cached_property
    def forms(self) -> tuple[Act, ...]:
        """The outside form of every id."""
        return self.actions.forms[: self.n_actions]

    @cached_property
    def written(self) -> tuple[dict[str, Any], ...]:
        """Every action as it stands in a log. All entries share them, and nobody changes them."""
        return tuple(map(msgspec.to_builtins, self.forms))

    @cached_property
    def texts(self) -> tuple[bytes, ...]:
        """Every action as JSON: a page is told what it may do after every move."""
        return tuple(map(msgspec.json.encode, self.forms))

    @cached_property
    def event_text(self) -> Callable[[Event], bytes]:
        """An event with its names as JSON: whoever may see it sees the same, and it happens again in other matches."""
        return lru_cache(EVENT_TEXTS)(lambda event: msgspec.json.encode(self.tell(event)))

    @cached_property
    def envelope(self) -> Any:
        """A struct around an action: what msgspec knows of a struct it keeps, of a union it finds out again each time."""
        return msgspec.defstruct("Envelope", [("action", self.actions.union)])


AnyGame = Game[Any, Any, Any]


def thrown_by_hand(game: AnyGame) -> frozenset[str]:
    """The purposes of a game that people may throw themselves; none if it has neither dice nor a spinner."""
    return frozenset(purpose.name for purpose in game.purposes if purpose.by_hand)


def has_open_choices(game: AnyGame, s: State) -> bool:
    """Can all see what each seat may do now?"""
    phase: int = getattr(s, "phase")  # noqa: B009  every game's state has one, `State` itself does not
    return phase not in game.secret_choices


DIALECT: Final = (
    *("setup", "actors", "legal", "refusal", "odds", "share", "purpose", "apply"),
    *("resample", "policy", "favourites", "reason", "payoff", "seen", "overlook", "features", "round_of"),
)
"""The parts of a game that generic code asks for through the functions below, plain and compiled."""

_game_of_state: dict[type[State], AnyGame] = {}


def register(game: AnyGame) -> None:
    """Make a game known to the functions below; refuse a state that has the layout of another game's."""
    for other in tuple(_game_of_state.values()):  # threads that read matches make games known, too
        if other.id != game.id and layout(other.state) == layout(game.state):
            raise ValueError(f"{game.id} and {other.id} have states of equal layout: give one a field more")
    _game_of_state[game.state] = game


def setup(s: State, board: State) -> None:
    """`Game.setup` of whatever game the state belongs to."""
    _game_of_state[type(s)].setup(s, board)


def actors(s: State) -> int:
    """`Game.actors` of whatever game the state belongs to."""
    return _game_of_state[type(s)].actors(s)


def legal(s: State, board: State, seat: int, out: Row) -> int:
    """`Game.legal` of whatever game the state belongs to."""
    return _game_of_state[type(s)].legal(s, board, seat, out)


def refusal(s: State, board: State, seat: int, action: int) -> int:
    """`Game.refusal` of whatever game the state belongs to."""
    return _game_of_state[type(s)].refusal(s, board, seat, action)


def odds(s: State, board: State) -> int:
    """`Game.odds` of whatever game the state belongs to."""
    return _game_of_state[type(s)].odds(s, board)


def share(s: State, board: State, k: int) -> int:
    """`Game.share` of whatever game the state belongs to."""
    return _game_of_state[type(s)].share(s, board, k)


def purpose(s: State) -> int:
    """`Game.purpose` of whatever game the state belongs to."""
    return _game_of_state[type(s)].purpose(s)


def apply(s: State, board: State, seat: int, action: int, events: Row | None) -> None:
    """`Game.apply` of whatever game the state belongs to."""
    _game_of_state[type(s)].apply(s, board, seat, action, events)


def resample(s: State, board: State, seat: int, rng: Row) -> None:
    """`Game.resample` of whatever game the state belongs to."""
    _game_of_state[type(s)].resample(s, board, seat, rng)


def policy(s: State, board: State, seat: int, action: int) -> int:
    """`Game.policy` of whatever game the state belongs to."""
    return _game_of_state[type(s)].policy(s, board, seat, action)


def favourites(s: State, board: State, seat: int, out: Row) -> int:
    """`Game.favourites` of whatever game the state belongs to."""
    return _game_of_state[type(s)].favourites(s, board, seat, out)


def reason(s: State, board: State, observer: int, seat: int, action: int) -> int:
    """`Game.reason` of whatever game the state belongs to."""
    return _game_of_state[type(s)].reason(s, board, observer, seat, action)


def payoff(s: State, board: State, seat: int) -> int:
    """`Game.payoff` of whatever game the state belongs to."""
    return _game_of_state[type(s)].payoff(s, board, seat)


def seen(s: State, board: State, observer: int, seat: int, action: int) -> int:
    """`Game.seen` of whatever game the state belongs to."""
    return _game_of_state[type(s)].seen(s, board, observer, seat, action)


def overlook(s: State, board: State, seat: int, notices: int, remembers: int) -> None:
    """`Game.overlook` of whatever game the state belongs to."""
    _game_of_state[type(s)].overlook(s, board, seat, notices, remembers)


def features(s: State, board: State, seat: int, out: Row) -> None:
    """`Game.features` of whatever game the state belongs to."""
    _game_of_state[type(s)].features(s, board, seat, out)


def round_of(s: State) -> int:
    """`Game.round_of` of whatever game the state belongs to."""
    return _game_of_state[type(s)].round_of(s)
