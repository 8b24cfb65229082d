"""Faults planted into rules: each is one, all places get theirs, and a test that looks is seen to notice."""

from pathlib import Path

import pytest

from seaboard.engine.errors import Malformed
from seaboard.lab.mutants import mutants
from seaboard.lab.mutate import Bench, bench_of, read_survivors, survives

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


@pytest.mark.slow
def test_tests_that_look_notice_a_mutant_and_others_do_not(tmp_path: Path) -> None:
    bench = bench_of("smugglers")
    looking, idle = tmp_path / "looking", tmp_path / "idle"
    for folder, claim in ((looking, "rules.setup.__doc__ is None"), (idle, "rules.setup")):
        folder.mkdir()
        test = f"from seaboard.games.smugglers import rules\n\ndef test_it():\n    assert {claim}\n"
        (folder / "test_rules.py").write_text(test, encoding="utf-8")
    fault = "def setup() -> None:\n    '''A fault.'''\n"
    assert not survives(Bench(bench.module, "", looking), fault)
    assert survives(Bench(bench.module, "", idle), bench.source)


def test_a_list_of_survivors_that_is_none_says_what_was_expected(tmp_path: Path) -> None:
    path = tmp_path / "survivors.toml"
    assert read_survivors(path) == ()
    path.write_text('[[survivor]]\nfunction = "sail"\n', encoding="utf-8")
    with pytest.raises(Malformed, match="expected tables"):
        read_survivors(path)
