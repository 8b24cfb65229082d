"""What is asked of a process in which bots think, and what it answers: an order, an answer, each behind its length."""

from typing import Any, Final, NamedTuple

import msgspec

from seaboard.bots.crew import Character

LENGTH: Final = 4  # bytes that say how long a message is
MOST: Final = 1 << 24  # bytes of a message


class Order(msgspec.Struct, frozen=True, tag_field="kind"):
    """A request."""


class Warm(Order, frozen=True, tag="warm"):
    """Get ready to try out actions of a game. Answered by `Warmed`."""

    game: str
    may_compile: bool = False
    """Shall it be compiled here, if it is not kept from an earlier time? That may take a minute."""


class Position(msgspec.Struct, frozen=True):
    """Where a seat stands, as it may believe: nothing that it cannot know is in here."""

    game: str
    rules: int
    options: dict[str, Any]
    state: bytes
    """Packed, and resampled for the seat."""
    seat: int
    legal: list[int]
    """What the seat may do."""
    seed: int
    """Of a generator whose numbers nobody else can compute."""


class Choose(Order, frozen=True, tag="choose"):
    """What does this bot play? Answered by `Chosen`."""

    bot: str
    """A rank, or `module:Class`."""
    position: Position
    most_ms: float
    """On a machine on which the usual budget takes longer, it is made smaller."""
    character: Character = "steady"
    """Of a rank: what decides between actions that are as good as each other."""


class Advise(Order, frozen=True, tag="advise"):
    """What could be done? Answered by `Advised`."""

    position: Position


class Answer(msgspec.Struct, frozen=True, tag_field="kind"):
    """An answer."""


class Here(Answer, frozen=True, tag="here"):
    """The first word of a process."""

    has_compiler: bool


class Warmed(Answer, frozen=True, tag="warmed"):
    """Is a game ready? If not, it has to be compiled first."""

    ready: bool


class Chosen(Answer, frozen=True, tag="chosen"):
    """What a bot plays."""

    action: int


class Advice(NamedTuple):
    """Something that could be done."""

    action: int
    chance: float
    """To win, from 0 to 1."""
    error: float
    """Half of the interval that holds the chance 95 times in a hundred."""


class Advised(Answer, frozen=True, tag="advised"):
    """What could be done, the best first."""

    choices: tuple[Advice, ...]


class Failed(Answer, frozen=True, tag="failed"):
    """It could not be done; asked again it would fail again."""

    detail: str


AnyOrder = Warm | Choose | Advise
AnyAnswer = Here | Warmed | Chosen | Advised | Failed

_encoder: Final = msgspec.msgpack.Encoder()
_orders: Final = msgspec.msgpack.Decoder(AnyOrder)
_answers: Final = msgspec.msgpack.Decoder(AnyAnswer)


def framed(message: Order | Answer) -> bytes:
    """A message as it is sent."""
    data = _encoder.encode(message)
    return len(data).to_bytes(LENGTH) + data


def length_of(head: bytes) -> int:
    """How many bytes follow; what is longer than any message is no message."""
    length = int.from_bytes(head)
    if length > MOST:
        raise ValueError(f"a message of {length} bytes, expected at most {MOST}")
    return length


def read_order(data: bytes) -> AnyOrder:
    """A request without its length."""
    order: AnyOrder = _orders.decode(data)
    return order


def read_answer(data: bytes) -> AnyAnswer:
    """An answer without its length."""
    answer: AnyAnswer = _answers.decode(data)
    return answer
