"""No number of the rules stands in the page: what it counts with, it is sent."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"

# A number beside a word of the rules: given to it, compared with it, or added to it.
WORDS = (
    r"\w*(?:target|points|seats|rocks|hands|handicap|composition|mixture|penalty|fine|chest(?!s_)|price|capacity|per_?storage|per_?round"
    r"|special|jokers|wishes|bonus|rounds|anchor|limit|least|most|standard|factor)\w*"
)
BESIDE = re.compile(rf"\b({WORDS})\b['\"]?\]?\s*(?::\s*number\s*=|[:=]|[<>!=]==?|[<>]|[-+*]=?)\s*(-?\d+)\b", re.IGNORECASE)
BEFORE = re.compile(rf"\b(\d+)\s*(?:[<>!=]==?|[<>]|[-+*])\s*(?:\w+\.)*({WORDS})\b", re.IGNORECASE)
# A list of numbers with a name that shouts is a table of the rules, unless it is one of a drawing.
TABLE = re.compile(r"\bconst ([A-Z_]{3,})\b[^=\n]*=\s*\{[^}\n]*\[\s*\d+\s*(?:,\s*\d+\s*){2,}\]")

# What looks like one and only draws.
DRAWN: dict[str, frozenset[str]] = {
    "aboard/choosing.ts": frozenset({"most = 3"}),  # buttons beside the sentence
    "aboard/heap.ts": frozenset({"MOST_TURN = 26"}),  # degrees
    "aboard/voyage.svelte.ts": frozenset({"chest: 1250"}),  # milliseconds
    "hands/stage.ts": frozenset(  # pixels, degrees, and where people sit round a tablet
        {
            "special: 22",
            "seats === 2",
            "seats > 2",
            "const SIDES: Record<number, readonly Side[]> = { 2: [0, 180], 3: [0, 90, 270], 4: [0, 90, 180, 270]",
        }
    ),
    "plain/Plates.svelte": frozenset({"MOST = 5"}),  # plates that hang above a board
    "plain/face.ts": frozenset({"MOST_BUTTONS = 3"}),
    "rules/examples.ts": frozenset(  # things in a picture, and two doors of a storeroom
        {"points: 2", "seats: 4", "seats = 3", "bonus: 20", "chests: 2", "chests: 3", "per_storage: 2"}
    ),
    "triangle/Piles.svelte": frozenset({"MOST = 5"}),  # cards that a pile is drawn of
    "triangle/theatre.svelte.ts": frozenset({"2 * points"}),  # points of the grid that the cloud passes
}
HARMLESS = {"0", "1", "-1"}  # none, one, missing


def sources() -> list[Path]:
    return sorted(
        path
        for path in GAMES.rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", ".gen.ts")) and path.name != "Harness.svelte"
    )


def script(path: Path) -> str:
    """The code of a file: of a component only its scripts, for its markup and styles draw."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL))
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)


def numbers(code: str) -> Iterator[str]:
    """The places of a text where a number stands beside a word of the rules."""
    for found in BESIDE.finditer(code):
        if found[2] not in HARMLESS:
            yield found[0]
    for found in BEFORE.finditer(code):
        if found[1] not in HARMLESS:
            yield found[0]
    for found in TABLE.finditer(code):
        yield found[0]


@pytest.mark.parametrize("path", sources(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_number_of_the_rules_stands_in_the_page(path: Path) -> None:
    allowed = DRAWN.get(f"{path.parent.name}/{path.name}", frozenset())
    assert [found for found in numbers(script(path)) if found not in allowed] == []


@pytest.mark.parametrize(
    "planted",
    [
        "const PENALTY = 2;",
        "const PER_STORAGE: number = 2;",
        "{ key: 'target', kind: 'number', least: 1, most: 10, standard: 7 }",
        "if (view.target >= 7) win();",
        "return seats === 2 ? [] : options;",
        "const left = 2 - ship.special;",
        "const MIXTURES = { explorers: [7, 2, 2, 2] };",
        "export const PLACES = { deck: 8, hold: 4, special: 2 };",
    ],
)
def test_a_planted_number_is_found(planted: str) -> None:
    assert list(numbers(planted))


@pytest.mark.parametrize(
    "drawn", ["const size = 34;", "const angle = 30 * i;", "numbers.penalty_money", "if (chests > 0) draw();", "x={-92}"]
)
def test_a_number_of_a_drawing_is_not(drawn: str) -> None:
    assert not list(numbers(drawn))
