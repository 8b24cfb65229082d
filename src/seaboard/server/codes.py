"""Short codes that lead to a table: said across a room, typed on another phone. They live as long as the process.

And the passcode of a house, for whoever opens a table. Wrong ones of both are limited.
"""

import secrets
from hashlib import sha256
from typing import Final

from seaboard.engine.errors import SeaboardError
from seaboard.server.limits import Allowance, home_of, kept

SIGNS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that is mistaken for another
AT_HOME: Final = 4  # signs: whoever can guess here is in the house
FOR_STRANGERS: Final = 6
MOST_CODES: Final = 10_000
GUESSES: Final = 30  # wrong ones, then one more every `AGAIN_MS`
AGAIN_MS: Final = 2_000


class NoCode(SeaboardError):
    """No table that takes people in has this code."""

    code = "no_code"


class TooManyGuesses(SeaboardError):
    """Too many wrong codes were tried here: wait a little."""

    code = "too_many_guesses"


class NoPasscode(SeaboardError):
    """Whoever opens a table here must say the passcode."""

    code = "passcode"


class Codes:
    """The codes of the tables that take people in."""

    def __init__(self, *, strangers: bool) -> None:
        self._length = FOR_STRANGERS if strangers else AT_HOME
        self._match_of: dict[str, str] = {}
        self._code_of: dict[str, str] = {}
        self._guesses = Allowance(GUESSES, AGAIN_MS)

    def of(self, match: str) -> str:
        """The code of a match; the same as long as the process lives, unless very many tables came after it."""
        if match not in self._code_of:
            code = self._new()
            self._code_of[match], self._match_of[code] = code, match
            if len(self._code_of) > MOST_CODES:
                oldest = next(iter(self._code_of))
                del self._match_of[self._code_of.pop(oldest)]
        return self._code_of[match]

    def find(self, code: str) -> str:
        """The match of a code, however it is written; wrong ones are limited, so that nobody tries them all."""
        if self._guesses.left < 1:
            raise TooManyGuesses("too many wrong codes were tried, wait a little")
        match = self._match_of.get(code.strip().upper())
        if match is None:
            self.miss()
            raise NoCode(f"no table that takes people in has the code {code!r}")
        return match

    def miss(self) -> None:
        """A wrong guess."""
        self._guesses.spend()

    def _new(self) -> str:
        while (code := "".join(secrets.choice(SIGNS) for _ in range(self._length))) in self._match_of:
            pass
        return code


class Passcode:
    """What must be said to open a table, if anything. Each address has its own wrong guesses, so nobody shuts out the others."""

    def __init__(self, passcode: str | None) -> None:
        self._hash = None if passcode is None else _hashed(passcode)
        self._guesses: dict[str, Allowance] = {}

    def check(self, said: str | None, address: str | None) -> None:
        """Refuse whoever does not know it; how long that takes says nothing about it."""
        if self._hash is None:
            return
        if said is None:
            raise NoPasscode("to open a table here one has to say the passcode")
        key = home_of(address or "")
        guesses = self._guesses.get(key) or Allowance(GUESSES, AGAIN_MS)
        if guesses.left < 1:
            raise TooManyGuesses("too many wrong passcodes were tried, wait a little")
        if not secrets.compare_digest(_hashed(said), self._hash):
            guesses.spend()
            self._guesses = kept(self._guesses) | {key: guesses}
            raise NoPasscode("this is not the passcode of this house")


def _hashed(text: str) -> bytes:
    """Of one length, so that comparing takes the same time for every guess."""
    return sha256(text.encode("utf-8", "surrogatepass")).digest()
