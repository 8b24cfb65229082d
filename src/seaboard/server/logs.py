"""The log of a process: a line for each event, for people or as JSON, and nothing in it that tells who plays or opens a seat.

What an error says may hold what somebody typed or sent, so a line has its kind and its place only. What libraries tell below a
warning (requests with addresses, messages, statements) is never written, whatever their level is set to. A line that is about a
match says `match ID`.
"""

import logging
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from traceback import StackSummary, walk_tb
from typing import Any, Final, Literal, TextIO

import msgspec

Style = Literal["plain", "json"]
OURS: Final = "seaboard"
MATCH: Final = re.compile(r"\bmatch '?([A-Za-z0-9_-]{1,16})(?![A-Za-z0-9_-])")  # a token, given where an id belongs, is longer
NOISE: Final = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")
"""What uvicorn says of strangers who send rubbish: whoever sends much of it would fill the log. They are counted (metrics.py)."""
LONG: Final = re.compile(r"[A-Za-z0-9_-]{24,}")  # what might be one


def set_up(style: Style) -> None:
    """Write the log of this process to standard error: warnings for people, or everything of note as JSON."""
    level = logging.INFO if style == "json" else logging.WARNING
    logging.basicConfig(level=level, handlers=[handler(style, sys.stderr)], force=True)


def handler(style: Style, stream: TextIO) -> logging.Handler:
    """What writes lines to a stream, whatever the loggers' levels are."""
    made = logging.StreamHandler(stream)
    made.setFormatter(JsonLines() if style == "json" else PlainLines())
    made.addFilter(_is_discreet)
    return made


def _is_discreet(record: logging.LogRecord) -> bool:
    if record.name == "uvicorn.error" and record.msg in NOISE:
        return False
    return record.levelno >= logging.WARNING or record.name.partition(".")[0] == OURS


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line tells: of a message only the first line, because libraries add values below it."""
    event = LONG.sub("…", (record.getMessage().splitlines() or [""])[0])
    moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    told: dict[str, Any] = {"time": moment, "level": record.levelname.lower(), "event": event}
    if not record.name.startswith(OURS):
        told["from"] = record.name
    if found := MATCH.search(event):
        told["match"] = found[1]
    if record.exc_info and (error := record.exc_info[1]) is not None:
        told["error"] = " < ".join(type(each).__name__ for each in _chain(error))
        told["at"] = _places(error)
    return told


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An error, and what it came from."""
    each: BaseException | None = error
    while each is not None:
        yield each
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)


def _places(error: BaseException) -> list[str]:
    """Where an error came from, the nearest place last."""
    stack = StackSummary.extract(walk_tb(error.__traceback__), lookup_lines=False)
    return [f"{Path(frame.filename).parent.name}/{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in stack]


class JsonLines(logging.Formatter):
    """A JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        return msgspec.json.encode(fields(record)).decode()


class PlainLines(logging.Formatter):
    """A sentence for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told = fields(record)
        error = f" ({told['error']} at {', '.join(told['at'])})" if "error" in told else ""
        source = f" {told['from']}:" if "from" in told else ""
        return f"{told['time']} {told['level']}:{source} {told['event']}{error}"
