"""Faults planted into rules: each is one, all places get theirs, and a test that looks is seen to notice."""

from pathlib import Path
from typing import Any

import pytest

from seaboard.engine.errors import Malformed
from seaboard.lab.mutants import Mutant, mutants, probed
from seaboard.lab.mutate import Bench, bench_of, read_survivors, run, told

RULES = '''
"""Rules."""

LIMIT = 3


def sail(s, seat: int = 1) -> bool:
    """Sail on."""
    here = s.place[seat] + 2
    if here >= LIMIT and s.free:
        s.place[seat] -= 1
        emit(s, here)
    return not s.over
'''


def test_every_place_of_a_function_has_its_mutants_and_no_other_place_has() -> None:
    found = [(each.line, each.change) for each in mutants(RULES)]
    assert found == [
        (9, "s.place[seat] + 2 → s.place[seat] - 2"),
        (9, "2 → 3"),
        (10, "here >= LIMIT and s.free → here >= LIMIT or s.free"),
        (10, "here >= LIMIT → here > LIMIT"),
        (11, "left out"),
        (11, "1 → 2"),
        (11, "s.place[seat] -= 1 → s.place[seat] += 1"),
        (12, "left out"),
        (13, "not s.over → s.over"),
    ]


def test_a_mutant_has_one_fault_and_the_rest_as_it_was() -> None:
    for mutant in mutants(RULES):
        compile(mutant.source, "rules", "exec")
        assert mutant.source.count("LIMIT = 3") == 1
        assert mutant.function == "sail"
    assert len({mutant.source for mutant in mutants(RULES)}) == 9


def test_each_comparison_of_a_chain_has_its_mutant() -> None:
    source = "def is_between(a: int) -> bool:\n    return LOW <= a < HIGH\n"
    assert [each.change for each in mutants(source)] == ["LOW <= a < HIGH → LOW < a < HIGH", "LOW <= a < HIGH → LOW <= a <= HIGH"]


def test_equal_changes_in_equal_code_are_told_apart() -> None:
    source = "def sum_up(a: Row) -> int:\n    return a[1] * a[1]\n"
    assert [each.change for each in mutants(source)] == ["a[1] * a[1] → a[1] + a[1]", "1 → 2", "1 → 2 (2)"]


def test_a_probe_learns_the_lines_that_are_reached() -> None:
    source = "def sign(a):\n    'Its sign.'\n    if a > 0:\n        return 1\n    elif a < 0:\n        return -1\n    return 0\n"
    reached: list[int] = []
    space: dict[str, Any] = {"reached": reached.append}
    exec(probed(source, "reached"), space)  # noqa: S102  it is the point of it
    assert space["sign"](-3) == -1
    assert reached == [3, 5, 6]


PIG = "from seaboard.games.pig import rules\nfrom seaboard.games.pig.state import Pig\n\n\ndef test_it():\n    s = Pig()\n"
LOOKS = PIG + "    rules.begin(s, 1)\n    assert (s.seat, s.pig_round) == (1, 1)\n"


def bench(folder: Path, test: str) -> Bench:
    (folder / "test_it.py").write_text(test, encoding="utf-8")
    return bench_of("pig")._replace(tests=folder)


def of_begin(bench: Bench) -> list[Mutant]:
    return [mutant for mutant in bench.mutants() if mutant.function == "begin"]


@pytest.mark.slow
def test_what_a_test_looks_at_is_noticed_and_the_rest_survives(tmp_path: Path) -> None:
    pig = bench(tmp_path, LOOKS)
    done: list[int] = []
    report = run(pig, of_begin(pig), 2, done.append)
    assert [mutant.code for mutant in report.survivors] == ["s.first = seat", "s.phase = CHOOSE"]
    assert (report.tried, report.noticed, len(done)) == (5, 3, 5)


@pytest.mark.slow
def test_a_listed_survivor_is_excused_and_one_listed_without_need_is_told(tmp_path: Path) -> None:
    pig = bench(tmp_path, LOOKS)
    listed = "".join(
        f'[[survivor]]\nfunction = "begin"\ncode = "{code}"\nchange = "left out"\nreason = "It is not looked at."\n'
        for code in ("s.first = seat", "s.seat = seat", "s.die = seat")
    )
    (tmp_path / "survivors.toml").write_text(listed, encoding="utf-8")
    report = run(pig, of_begin(pig), 1, lambda _: None)
    assert report.excused == 1
    assert list(told(report)) == [
        f"begin:{report.survivors[0].line}  s.phase = CHOOSE   left out",
        "listed without need: begin  s.seat = seat   left out",
        "listed without need: begin  s.die = seat   left out",
    ]


@pytest.mark.slow
def test_a_mutant_that_comes_to_no_end_is_noticed(tmp_path: Path) -> None:
    pig = bench(tmp_path, PIG + "    rules.begin(s, 1)\n")
    line = of_begin(pig)[0].line
    endless = Mutant("begin", line, "s.first = seat", "for ever", "def begin(s, seat):\n    while True:\n        pass\n")
    assert run(pig, [endless], 1, lambda _: None).noticed == 1


@pytest.mark.slow
def test_tests_that_fail_by_themselves_say_nothing_about_a_mutant(tmp_path: Path) -> None:
    pig = bench(tmp_path, PIG + "    assert s.seat == 1\n")
    with pytest.raises(Malformed, match=r"fail without any mutant; mend them first: .*test_it"):
        run(pig, of_begin(pig), 1, lambda _: None)


def test_a_list_of_survivors_that_is_none_says_what_was_expected(tmp_path: Path) -> None:
    path = tmp_path / "survivors.toml"
    assert read_survivors(path) == ()
    path.write_text('[[survivor]]\nfunction = "sail"\n', encoding="utf-8")
    with pytest.raises(Malformed, match="expected tables"):
        read_survivors(path)
