"""What an action would certainly cause, up to the first chance or reveal."""

from seaboard.engine.bits import has
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.events import Event, new_events, read
from seaboard.engine.state import State


def preview(game: AnyGame, s: State, board: State, seat: int, action: int) -> list[Event]:
    """The events a seat would be told of its legal action, as far as they follow from what it knows; `s` is not changed.

    Played on a position resampled for the seat, so not even a mistake in a game's `reveals` can show what is really hidden.
    """
    copy = s.clone()
    game.resample(copy, board, seat, new_rng("preview"))
    events = new_events()
    game.apply(copy, board, seat, action, events)
    return [event for event in certain(game, read(events)) if has(event.audience, seat)]


def certain(game: AnyGame, events: list[Event]) -> list[Event]:
    """The events before the first one at which something may come to light."""
    for i, event in enumerate(events):
        if event.kind in game.reveals:
            return events[:i]
    return events
