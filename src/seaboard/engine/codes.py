"""Numbers for the rules that have names for everybody else, each declared once."""

from typing import Final


class Codes:
    """Numbers from 0 for the rules, each with its name for everybody else: phases, refusals, reasons, endings.

    >>> refuse = Codes("ok")
    >>> TOO_FAR = refuse("too_far", "§3.2 the die does not reach")
    >>> TOO_FAR, refuse.names
    (1, ('ok', 'too_far'))
    """

    def __init__(self, *names: str) -> None:
        self._names = list(names)
        self.meaning: Final[dict[str, str]] = {}

    def __call__(self, name: str, meaning: str = "") -> int:
        """The next number; the meaning of a refusal begins with its paragraph of the rules."""
        if name in self._names:
            raise ValueError(f"{name!r} is a name already")
        self._names.append(name)
        self.meaning[name] = meaning
        return len(self._names) - 1

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all numbers so far."""
        return tuple(self._names)
