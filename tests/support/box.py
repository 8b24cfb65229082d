"""A game's data file as its tests take it apart: every datum has a source, and a broken file is refused with place and reason."""

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest

from seaboard.engine.errors import DataFault


def parts(data: msgspec.Struct) -> Iterator[tuple[str, msgspec.Struct]]:
    """Every table of a file, with its path."""
    for name in data.__struct_fields__:
        part = getattr(data, name)
        items = part if isinstance(part, list) else [part]
        for i, item in enumerate(items):
            yield f"{name}[{i}]", item


def sources(data: msgspec.Struct) -> list[str | None]:
    """Where each datum of a file comes from."""
    return [getattr(datum, "source", None) for _, datum in parts(data)]


def edit(text: str, old: str, new: str) -> str:
    """A file with one part changed."""
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file"
    return text.replace(old, new)


def refused(parse: Callable[[str], object], text: str, reason: str) -> None:
    """This file is refused, for this reason."""
    with pytest.raises(DataFault, match=r"board\.toml: ") as found:
        parse(text)
    assert re.search(reason, str(found.value)), str(found.value)
