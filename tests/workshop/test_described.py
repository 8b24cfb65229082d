"""What is generated from the structs is fresh, and the examples are messages that the table really takes."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from seaboard.cli.protocol import files
from seaboard.server import protocol
from seaboard.workshop.examples import EXAMPLES

ROOT = Path(__file__).parents[2]
FILES = files(ROOT)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_generated_file_is_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "call `seaboard protocol`"


def test_every_message_has_an_example() -> None:
    assert set(get_args(protocol.FromPage)) | set(get_args(protocol.ToPage)) <= set(EXAMPLES)


@pytest.mark.parametrize("struct", get_args(protocol.FromPage), ids=lambda struct: struct.__name__)
def test_the_examples_of_the_page_decode(struct: type) -> None:
    assert protocol.DECODER.decode(msgspec.json.encode(EXAMPLES[struct])) == EXAMPLES[struct]
