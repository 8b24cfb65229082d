"""Reads an animated GIF, far enough to know what is in it."""

from collections.abc import Iterator
from typing import NamedTuple


class Picture(NamedTuple):
    """One picture of it: the part that has changed."""

    x: int
    y: int
    width: int
    height: int
    delay: int
    """Hundredths of a second."""
    palette: bytes
    clear: int
    """The number of the colour that leaves what was there."""
    data: bytes
    """Packed."""

    def pixels(self) -> list[int]:
        """The numbers of its colours, unpacked."""
        return list(_unpacked(self.data[0], self.data[1:]))

    def colours(self) -> set[bytes]:
        """The colours that are seen in it."""
        return {self.palette[3 * i : 3 * i + 3] for i in set(self.pixels()) - {self.clear}}


class Gif(NamedTuple):
    """All of it."""

    width: int
    height: int
    is_endless: bool
    pictures: list[Picture]


def read(data: bytes) -> Gif:
    """Read a file; whatever is wrong with its form is a ValueError."""
    if data[:6] != b"GIF89a" or data[-1:] != b"\x3b":
        raise ValueError("no whole GIF")
    width, height = _short(data, 6), _short(data, 8)
    if data[10] & 0x80:
        raise ValueError("a palette for all of it was not expected")
    at, delay, clear, is_endless = 13, -1, -1, False
    pictures = []
    while data[at] != 0x3B:
        if data[at] == 0x21 and data[at + 1] == 0xF9:
            delay, clear, at = _short(data, at + 4), data[at + 6], at + 8
        elif data[at] == 0x21:
            is_endless |= data[at + 3 : at + 14] == b"NETSCAPE2.0"
            at = _behind_blocks(data, at + 2)
        elif data[at] == 0x2C:
            x, y, wide, high = (_short(data, at + 1 + 2 * i) for i in range(4))
            size = 3 << ((data[at + 9] & 7) + 1)
            palette, start = data[at + 10 : at + 10 + size], at + 10 + size
            at = _behind_blocks(data, start + 1)
            packed = data[start : start + 1] + b"".join(_blocks(data, start + 1))
            pictures.append(Picture(x, y, wide, high, delay, palette, clear, packed))
        else:
            raise ValueError(f"an unknown block at {at}")
    return Gif(width, height, is_endless, pictures)


def _short(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 2], "little")


def _blocks(data: bytes, at: int) -> Iterator[bytes]:
    while data[at]:
        yield data[at + 1 : at + 1 + data[at]]
        at += 1 + data[at]


def _behind_blocks(data: bytes, at: int) -> int:
    while data[at]:
        at += 1 + data[at]
    return at + 1


def _unpacked(bits: int, data: bytes) -> Iterator[int]:
    """LZW."""
    reset, stop = 1 << bits, (1 << bits) + 1
    table: list[bytes] = []
    before: bytes | None = None
    buffer, n, size = 0, 0, bits + 1
    for byte in data:
        buffer |= byte << n
        n += 8
        while n >= size:
            code, buffer, n = buffer & ((1 << size) - 1), buffer >> size, n - size
            if code == stop:
                return
            if code == reset:
                table, size, before = [bytes([i]) if i < reset else b"" for i in range(stop + 1)], bits + 1, None
                continue
            found = table[code] if code < len(table) else (before or b"") + (before or b"")[:1]
            if before is not None and len(table) < 4096:
                table.append(before + found[:1])
            if len(table) == 1 << size and size < 12:
                size += 1
            yield from found
            before = found
