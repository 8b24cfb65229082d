"""How much one address, one seat and one table may ask for: far more than people do, and each refusal has its sentence."""

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Final

from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.server.clock import now_ms

HOUR: Final = 3_600_000  # milliseconds
SECOND: Final = 1_000
AT_ONCE: Final = 10  # seconds' worth of messages that may come in one go
MOST_KEPT: Final = 10_000  # addresses, or tokens of a table, that are remembered


class TooManyTables(SeaboardError):
    """An address has opened very many tables."""

    code = "too_many_tables"


class TooManyPages(SeaboardError):
    """Very many pages are open from an address, or for a seat."""

    code = "too_many_pages"


class TooManyWatchers(SeaboardError):
    """Nobody else may watch a table."""

    code = "too_many_watchers"


class Oversize(SeaboardError):
    """A message, or a body, is longer than anything that somebody has to say there."""

    code = "oversize"


class TooFast(SeaboardError):
    """Messages come faster than people send them."""

    code = "too_fast"


class LogFull(SeaboardError):
    """So much was taken back in a match that nothing more can be."""

    code = "log_full"


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The most that is allowed; nothing here counts for a page on the machine itself but the last."""

    tables: int = 120
    """Tables that an address opens within an hour."""
    connections: int = 500
    """Connections of an address at once that have not become WebSockets; a proxy has any number."""
    pages: int = 300
    """WebSockets of an address at once: a club behind one router, with all its phones and tabs."""
    seat_pages: int = 20
    """WebSockets at once with the same token at one table."""
    watchers: int = 100
    """Who watches one table without a token."""
    messages: int = 50
    """A second, from whoever holds a token at a table, or from one watcher; ten seconds' worth may come in one go."""
    previews: int = 20
    """A second, the same for what takes work: previews and the history; and of films from one address."""
    entries: int = 20_000
    """Entries of a match, from which on nothing is taken back any more: so it still ends."""


def parse_limits(wanted: Iterable[str]) -> Limits:
    """Limits as a host writes them on the command line: `tables=500`."""
    known = [field.name for field in fields(Limits)]
    found = {}
    for each in wanted:
        name, _, number = each.partition("=")
        if name not in known or not number.isascii() or not number.isdigit() or int(number) == 0:
            raise Malformed(f"{each!r} is no limit, expected one of {', '.join(known)} with a number from 1, like tables=500")
        found[name] = int(number)
    return replace(Limits(), **found)


class Allowance:
    """So many at first, then one more every few milliseconds, up to as many again."""

    def __init__(self, most: float, every_ms: float) -> None:
        self._most, self._every = most, every_ms
        self._left = float(most)
        self._since = now_ms()

    @property
    def left(self) -> float:
        """How many there are now; a clock that is set back gives none and takes none."""
        now = now_ms()
        self._left = min(self._most, self._left + max(0, now - self._since) / self._every)
        self._since = now
        return self._left

    @property
    def is_untouched(self) -> bool:
        """Is all of it there, so that it need not be remembered?"""
        return self.left >= self._most

    def spend(self) -> bool:
        """Take one; False if there is none."""
        if self.left < 1:
            return False
        self._left -= 1
        return True


class Flow:
    """What one person says at a table, over however many connections."""

    def __init__(self, limits: Limits) -> None:
        self._messages = Allowance(limits.messages * AT_ONCE, SECOND / limits.messages)
        self._dear = Allowance(limits.previews * AT_ONCE, SECOND / limits.previews)

    def check(self, *, is_dear: bool) -> None:
        """Refuse a message that comes too fast."""
        if not self._messages.spend() or (is_dear and not self._dear.spend()):
            raise TooFast("messages come too fast, wait a little")


class Flows:
    """The flows of one table, a flow for each token. Whoever has none is one person for each connection."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of_token: dict[str, Flow] = {}

    def of(self, token: str | None) -> Flow:
        """The flow of whoever holds a token."""
        if token is None:
            return Flow(self._limits)
        if token not in self._of_token and len(self._of_token) >= MOST_KEPT:
            del self._of_token[next(iter(self._of_token))]
        return self._of_token.setdefault(token, Flow(self._limits))


class Open:
    """How many of something each address has open at once. None is the machine itself, which may have any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._n_of: dict[str, int] = {}

    def let_in(self, address: str | None) -> bool:
        """Count one more; False if there are too many. Give it back with `let_out` when it ends."""
        if address is None:
            return True
        key = home_of(address)
        if self._n_of.get(key, 0) >= self._most:
            return False
        self._n_of[key] = self._n_of.get(key, 0) + 1
        return True

    def let_out(self, address: str | None) -> None:
        """One that was let in has ended."""
        if address is None:
            return
        key = home_of(address)
        self._n_of[key] -= 1
        if not self._n_of[key]:
            del self._n_of[key]


class Addresses:
    """What each address has asked for. None is the machine itself, which may ask for anything."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._tables: dict[str, Allowance] = {}
        self._pages = Open(limits.pages)
        self._looks: dict[str, Allowance] = {}

    def look(self, address: str | None) -> None:
        """Count a look at a film, or refuse it."""
        if address is None:
            return
        key = home_of(address)
        if key not in self._looks:
            self._looks = kept(self._looks)
        most = self._limits.previews
        if not self._looks.setdefault(key, Allowance(most * AT_ONCE, SECOND / most)).spend():
            raise TooFast("films are asked for too fast, wait a little")

    def open_table(self, address: str | None) -> None:
        """Count a table that is opened, or refuse it."""
        if address is None:
            return
        key = home_of(address)
        if key not in self._tables:
            self._tables = kept(self._tables)
        most = self._limits.tables
        if not self._tables.setdefault(key, Allowance(most, HOUR / most)).spend():
            raise TooManyTables("this address has opened very many tables, wait a little")

    def let_in(self, address: str | None) -> None:
        """Count a connection, or refuse it; `let_out` when it ends."""
        if not self._pages.let_in(address):
            raise TooManyPages("very many pages are open from this address")

    def let_out(self, address: str | None) -> None:
        """A connection that was let in has ended."""
        self._pages.let_out(address)


def kept(allowances: dict[str, Allowance]) -> dict[str, Allowance]:
    """The allowances that are worth remembering, with room for one more."""
    if len(allowances) < MOST_KEPT:
        return allowances
    touched = {key: allowance for key, allowance in allowances.items() if not allowance.is_untouched}
    return dict(list(touched.items())[-MOST_KEPT + 1 :])


def home_of(address: str) -> str:
    """What counts as one address: of IPv6 the network that a household gets."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)  # noqa: PLR2004
