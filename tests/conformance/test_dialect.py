"""Are rules written in the rule dialect? What imports cannot show is looked up in the syntax tree."""

import ast
import inspect
from pathlib import Path
from types import ModuleType

import pytest

from seaboard.engine.contract import DIALECT, AnyGame

FORBIDDEN = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Dict, ast.Set, ast.List)
FORBIDDEN_STATEMENTS = (ast.Try, ast.Raise, ast.With, ast.AsyncFunctionDef, ast.Global, ast.Yield, ast.JoinedStr)


def faults(source: str) -> list[str]:
    """What in a module's rules is not in the dialect."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and "rule" in [ast.unparse(d) for d in function.decorator_list]:
            found += [f"{function.name}:{node.lineno} {fault}" for node, fault in _faults(function)]
    return found


def _faults(function: ast.FunctionDef) -> list[tuple[ast.expr | ast.stmt, str]]:
    found: list[tuple[ast.expr | ast.stmt, str]] = []
    for statement in function.body:
        for node in ast.walk(statement):
            if isinstance(node, FORBIDDEN + FORBIDDEN_STATEMENTS):
                found.append((node, type(node).__name__))
            elif isinstance(node, ast.Constant) and isinstance(node.value, float):
                found.append((node, "a float"))
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div | ast.Pow):
                found.append((node, "a float's operation"))
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == function.name:
                found.append((node, "recursion"))
            elif isinstance(node, ast.Slice):
                found.append((node, "a slice"))
    return found


def _modules(game: AnyGame) -> list[Path]:
    module = inspect.getmodule(game.apply)
    assert isinstance(module, ModuleType)
    return sorted(Path(str(module.__file__)).parent.glob("*.py"))


def test_rules_are_written_in_the_dialect(game: AnyGame) -> None:
    assert [fault for path in _modules(game) for fault in faults(path.read_text(encoding="utf-8"))] == []


def test_every_function_of_the_dialect_is_marked_as_a_rule(game: AnyGame) -> None:
    for name in DIALECT:
        source = inspect.getsource(getattr(game, name))
        assert source.startswith("@rule\n"), f"{name} is no rule"


@pytest.mark.parametrize("line", ["return 1.5", "return a / 2", "x = [1]", "return a[1:]", "return f(a)", "raise ValueError"])
def test_a_planted_fault_is_found(line: str) -> None:
    assert faults(f"@rule\ndef f(a):\n    {line}\n")
