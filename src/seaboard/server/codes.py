"""Short codes that lead to a table: said across a room, typed on another phone.

And the passcode of a house, for whoever opens a table. Wrong ones of both are limited.
"""

import asyncio
import secrets
from functools import partial
from hashlib import sha256
from typing import Final

from seaboard.engine.errors import SeaboardError
from seaboard.server.bodies import TableCode
from seaboard.server.clock import now_ms
from seaboard.server.limits import Allowance, home_of, kept
from seaboard.server.storage import codes
from seaboard.server.storage.store import Store, stored

SIGNS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that is mistaken for another
AT_HOME: Final = 4  # signs: whoever can guess here is in the house
FOR_STRANGERS: Final = 6
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


class Guesses:
    """Wrong ones, counted for each address of their own, so that nobody shuts out the others."""

    def __init__(self) -> None:
        self._left: dict[str, Allowance] = {}

    def check(self, address: str | None) -> None:
        """Refuse an address that has guessed very often."""
        left = self._left.get(home_of(address or ""))
        if left is not None and left.left < 1:
            raise TooManyGuesses("too many wrong ones were tried, wait a little")

    def miss(self, address: str | None) -> None:
        """A wrong guess."""
        key = home_of(address or "")
        if key not in self._left:
            self._left = kept(self._left)
        self._left.setdefault(key, Allowance(GUESSES, AGAIN_MS)).spend()


class Codes:
    """The codes of the tables that take people in."""

    def __init__(self, store: Store, *, strangers: bool) -> None:
        self._store = store
        self._length = FOR_STRANGERS if strangers else AT_HOME
        self._guesses = Guesses()

    async def of(self, match: str) -> str:
        """The code of a match; the same as long as it takes people in."""
        asked = self._store.submit(partial(codes.code_of, match=match, new=self._new, now=now_ms()))
        code: str | None = await stored(asked, f"match {match}: its code")
        if code is None:
            raise NoCode(f"match {match} takes nobody in")
        return code

    async def find(self, code: str, address: str | None) -> TableCode:
        """The match of a code, however it is written; wrong ones are limited, so that nobody tries them all."""
        self._guesses.check(address)
        plain = code.strip().upper()
        match = await asyncio.wrap_future(self._store.alone(partial(codes.match_of, code=plain))) if plain.isalnum() else None
        if match is None:
            self._guesses.miss(address)
            raise NoCode(f"no table that takes people in has the code {code!r}")
        return TableCode(plain, match)

    def _new(self) -> str:
        return "".join(secrets.choice(SIGNS) for _ in range(self._length))


class Passcode:
    """What must be said to open a table, if anything."""

    def __init__(self, passcode: str | None) -> None:
        self._hash = None if passcode is None else _hashed(passcode)
        self._guesses = Guesses()

    def check(self, said: str | None, address: str | None) -> None:
        """Refuse whoever does not know it; how long that takes says nothing about it."""
        if self._hash is None:
            return
        if said is None:
            raise NoPasscode("to open a table here one has to say the passcode")
        self._guesses.check(address)
        if not secrets.compare_digest(_hashed(said), self._hash):
            self._guesses.miss(address)
            raise NoPasscode("this is not the passcode of this house")


def _hashed(text: str) -> bytes:
    """Of one length, so that comparing takes the same time for every guess."""
    return sha256(text.encode("utf-8", "surrogatepass")).digest()
