"""Chance: the engine's own generator for search and simulation, and the sources that decide a match's draws."""

from collections.abc import Collection, Iterable
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from seaboard.engine.rule import rule
from seaboard.engine.state import Row

M62: Final = (1 << 62) - 1
WORD: Final = 1 << 64
BLOCK: Final = 64  # bytes
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


@rule
def scatter(x: int, n: int) -> int:
    """A number from 0 to n - 1 that follows from `x` alone, 0 to `M62`, and looks like chance; the same plain and compiled."""
    z = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & M62
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & M62
    z ^= z >> 31
    return ((z >> 20) & 0x3FFFFFFF) * n >> 30


@rule
def draw(rng: Row, n: int) -> int:
    """A number from 0 to n - 1 out of the generator `rng`; the same numbers plain and compiled.

    Only for simulation and search: a match's own dice come from a `Source`.
    """
    rng[0] = (rng[0] + 0x1E3779B97F4A7C15) & M62
    return scatter(rng[0], n)


def new_rng(*seed: int | str) -> Row:
    """A generator whose numbers follow from the seed alone, whatever the process or machine.

    >>> rng = new_rng("docs", 7)
    >>> [draw(rng, 6) for _ in range(8)]
    [4, 3, 2, 1, 0, 1, 2, 5]
    """
    text = "\0".join(f"{type(part).__name__}:{part}" for part in seed)
    return [int.from_bytes(sha256(text.encode()).digest()[:8], "big") & M62]


class Draw(NamedTuple):
    """One chance point of a match: which stream it belongs to, how many of that stream came before, how many shares."""

    purpose: str
    public: bool
    n: int
    shares: int
    n_before: int = 0
    """How many outcomes of all streams came before."""


class Source(Protocol):
    """Decides draws. The same draw is decided the same way however often it is asked for: what is proposed may not be played."""

    def pick(self, draw: Draw) -> int | object | None:
        """Return the number of a share, or an outcome as an action, or None: somebody has to enter it."""


class Keyed:
    """Draws that follow from a key: draw n of a purpose is HMAC-SHA-256(key, purpose | 0 | n | try), without bias."""

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(BLOCK, b"\0")  # a key is no longer than a block of SHA-256
        self._inner = sha256(padded.translate(INNER))
        self._outer = sha256(padded.translate(OUTER))

    def _hmac(self, message: bytes) -> bytes:
        """HMAC of RFC 2104, half of it done beforehand: less than half the time of `hmac.digest`, which also lets the GIL go."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()

    def pick(self, draw: Draw) -> int:
        """Return a share; the first 64 bits decide, and a number from the incomplete last lap is tried again."""
        fair = WORD - WORD % draw.shares
        attempt = 0
        while True:
            message = draw.purpose.encode() + b"\0" + draw.n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            word = int.from_bytes(self._hmac(message)[:8], "big")
            if word < fair:
                return word % draw.shares
            attempt += 1


def seeded(seed: int) -> Keyed:
    """Repeatable draws out of a number, for simulations and tests."""
    return Keyed(sha256(b"seaboard/1/seed" + str(seed).encode()).digest())


class Scripted:
    """Outcomes in a given order, as actions, from the first draw on that it is asked for.

    After the last one another source decides, or somebody enters it.
    """

    def __init__(self, outcomes: Iterable[object], then: Source | None = None) -> None:
        self._outcomes = list(outcomes)
        self._first: int | None = None
        self._then = then

    def pick(self, draw: Draw) -> int | object | None:
        """Return the outcome that the script has for this draw."""
        if self._first is None:
            self._first = draw.n_before
        i = draw.n_before - self._first
        if 0 <= i < len(self._outcomes):
            return self._outcomes[i]
        return self._then.pick(draw) if self._then else None


class Entered:
    """A family throws real dice and enters what everybody may see, or only these purposes of it.

    Another source draws the rest, and always what is secret.
    """

    def __init__(self, rest: Source, purposes: Collection[str] | None = None) -> None:
        self._rest = rest
        self._purposes = purposes

    def pick(self, draw: Draw) -> int | object | None:
        """Return None for what is entered: the match waits until it is."""
        is_entered = draw.public and (self._purposes is None or draw.purpose in self._purposes)
        return None if is_entered else self._rest.pick(draw)
