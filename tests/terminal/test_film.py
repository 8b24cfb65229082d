"""A stored match at the terminal, page by page, forwards and back."""

from io import StringIO

import pytest
from rich.console import Console

from seaboard.engine.replay import Log
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.terminal.film import Film
from seaboard.terminal.screen import Screen
from tests.support.played import played
from tests.support.terminal import flat, type_lines


@pytest.mark.parametrize("id_", registry.IDS)
def test_a_film_goes_forwards_and_back(id_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(id_, registry.game(id_).options(seats=2), 1)
    early = Log(match.header, match.log.entries[:50])
    out = StringIO()
    film = Film(early, Screen(Console(file=out, width=80, highlight=False)))
    seqs = [frame.seq for frame in film.frames]
    type_lines(["", "", "b", "e", "b", str(seqs[3]), "1000", "q"], out, monkeypatch)
    film.step()
    pages = [int(part.split()[0]) for part in out.getvalue().split("Entry ")[1:]]
    assert pages == [seqs[i] for i in (0, 1, 2, 1, -1, -2, 3, -1)]
    film.show()
    assert out.getvalue().count(film.title) > len(pages)


def test_a_film_tells_a_seat_its_own_secrets_only() -> None:
    match = played("smugglers", registry.game("smugglers").options(seats=2), 1)
    early = Log(match.header, match.log.entries[:20])

    def told(viewer: int) -> str:
        out = StringIO()
        Film(early, Screen(Console(file=out, width=80, highlight=False)), viewer).show()
        return flat(out.getvalue())

    assert told(0) != told(1) != told(SPECTATOR)
