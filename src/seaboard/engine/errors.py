"""Everything that can be wrong with what a caller asks; nothing was changed when one of these is raised."""


class SeaboardError(Exception):
    """Base of all errors that are the caller's to mend. `code` is for programs, the text for people."""

    code = "error"


class Malformed(SeaboardError):
    """Not of the form that was expected; the text says where and what was."""

    code = "malformed"


class NoGame(Malformed):
    """There is no game of this id; the text names those there are."""

    code = "no_game"


class NoOption(Malformed):
    """The game has no such option, or the option no such value; the text says where and what was expected.

    `reason` is the name for why, where each option by itself is right: the combination cannot be played.
    """

    code = "no_option"

    def __init__(self, text: str, reason: str | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class NoPosition(Malformed):
    """A text holds no position, or one that the rules do not allow; the text says why."""

    code = "no_position"


class NoSeat(Malformed):
    """There is no such seat; the text says which there are."""

    code = "no_seat"


class Illegal(SeaboardError):
    """Well formed, but the rules do not allow it now; `reason` is the game's name for why."""

    code = "illegal"

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class NotYourTurn(SeaboardError):
    """Another seat has to act."""

    code = "not_your_turn"


class NotEntered(SeaboardError):
    """Not for people to throw: nothing is due that they enter by hand, or it is secret."""

    code = "not_entered"


class Stale(SeaboardError):
    """Made on an old number of the log: somebody acted in between."""

    code = "stale"


class Gone(SeaboardError):
    """Several seats may act, and what this one wanted has just been taken."""

    code = "gone"


class Busy(SeaboardError):
    """The seat's one hand still carries what it took; the text says how long."""

    code = "busy"


class RulesMismatch(SeaboardError):
    """A log of other rules, options or board data than those at hand."""

    code = "rules_mismatch"


class MatchOver(SeaboardError):
    """The match has ended; nobody can act."""

    code = "over"


class NoUndo(SeaboardError):
    """What was asked cannot be taken back, or not without the consent of others."""

    code = "no_undo"


class NeedsConsent(NoUndo):
    """It can be taken back if these seats agree."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(f"this needs the consent of seat {', '.join(map(str, seats))}")
        self.seats = seats


class RequestReused(SeaboardError):
    """The seat has given this name to another request."""

    code = "request_reused"


class DataFault(SeaboardError):
    """A data file of a game is broken; the text says where and why."""

    code = "data"


class NoCompiler(SeaboardError):
    """The compiled way was asked for, and NumPy or Numba is not installed."""

    code = "no_compiler"
