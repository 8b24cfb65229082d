"""Reads and checks the data file: the die."""

from typing import Annotated, Final

import msgspec

from seaboard.engine.data import Datum, data_hash, parse_file, read_text
from seaboard.games.pig.state import N_FACES

Face = Annotated[int, msgspec.Meta(ge=1, le=N_FACES)]


class Die(Datum, frozen=True):
    """The die, and the face that spoils a turn."""

    faces: Annotated[list[Face], msgspec.Meta(min_length=N_FACES, max_length=N_FACES)]
    spoils: Face


class Data(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole data file."""

    die: Die


def parse(text: str) -> Data:
    """Read a data file; `DataFault` says where it is broken and why."""
    return parse_file("board.toml", text, Data, (_face_faults,))


def _face_faults(data: Data) -> list[str]:
    """Every number has a face, so that every outcome in `actions` can fall."""
    missing = set(range(1, N_FACES + 1)) - set(data.die.faces)
    return [f"die.faces: no face shows {number}" for number in sorted(missing)]


TEXT: Final = read_text(__package__, "board.toml")
DATA: Final = parse(TEXT)
DATA_HASH: Final = data_hash(DATA)
