"""A game's data file: read, checked, and the hash of what the rules use.

What a page or a terminal only draws stands in another file, `drawing.toml`; the rules cannot see it (an import contract).
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import resources
from typing import Any, Literal, TypeVar

import msgspec

from seaboard.engine.errors import DataFault


class Datum(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Something the file says, and where that is from: what a subclass declares is the datum, what stands here is about it."""

    source: Literal["rulebook", "elsewhere", "ours"]


D = TypeVar("D", bound=msgspec.Struct)


def read_text(package: str, file: str) -> str:
    """The text of a data file in a game's folder."""
    return resources.files(package).joinpath(file).read_text(encoding="utf-8")


def parse_file(file: str, text: str, type_: type[D], checks: Sequence[Callable[[D], list[str]]]) -> D:
    """Read the text of a file; `DataFault` says where it is broken and why. Each check may rely on those before it."""
    try:
        data = msgspec.toml.decode(text, type=type_)
    except msgspec.MsgspecError as error:
        raise DataFault(f"{file}: {error}") from error
    for check in checks:
        if faults := check(data):
            raise DataFault(f"{file}: {faults[0]}")
    return data


def data_hash(data: msgspec.Struct) -> str:
    """Sixteen letters that differ for data that differ; sources, comments, layout and the order of keys are no data."""
    return json_hash(_bare(data))


def json_hash(value: Any) -> str:
    """Sixteen letters for a JSON value, whatever the order of its keys."""
    return sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]


def _bare(value: Any) -> Any:
    """Data as plain values, without what `Datum` itself declares."""
    if isinstance(value, msgspec.Struct):
        about = Datum.__struct_fields__ if isinstance(value, Datum) else ()
        return {name: _bare(getattr(value, name)) for name in value.__struct_fields__ if name not in about}
    if isinstance(value, list | tuple):
        return [_bare(part) for part in value]
    return value
