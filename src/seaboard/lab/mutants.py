"""Small faults planted into a file of rules, one at a time: whoever tests the rules should notice each of them."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
"""What stands for an operator in a mutant."""


class Mutant(NamedTuple):
    """The source of a file with one fault in it."""

    function: str
    line: int
    code: str
    """The statement as it was, on one line."""
    change: str
    """What stands there instead; "(2)" behind it if the same change is possible in the same code for the second time."""
    source: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is known by, wherever it stands in the file."""
        return self.function, self.code, self.change


class _Spot(NamedTuple):
    """A place where a fault can be: how it is called, how to plant it, and how to take it away again."""

    statement: ast.stmt
    change: str
    plant: Callable[[], None]
    restore: Callable[[], None]


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of a source, in the order of its lines."""
    tree = ast.parse(source)
    met: Counter[tuple[str, str, str]] = Counter()
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        for spot in _spots(function.body):
            code = ast.unparse(spot.statement).partition("\n")[0]
            spot.plant()
            mutated = ast.unparse(tree)
            spot.restore()
            found = Mutant(function.name, spot.statement.lineno, code, spot.change, mutated)
            met[found.key] += 1
            yield found if met[found.key] == 1 else found._replace(change=f"{spot.change} ({met[found.key]})")


def probed(source: str, probe: str) -> str:
    """The source with a call `probe(line)` before each statement of its functions: who runs it learns which lines are reached."""
    tree = ast.parse(source)
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        _probe_all(function.body, probe)
    return ast.unparse(ast.fix_missing_locations(tree))


def _probe_all(body: list[ast.stmt], probe: str) -> None:
    for statement in list(body):
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue  # a docstring
        call = ast.Call(ast.Name(probe, ast.Load()), [ast.Constant(statement.lineno)], [])
        body.insert(body.index(statement), ast.Expr(call))
        for inner in ("body", "orelse"):
            _probe_all(getattr(statement, inner, []), probe)


def _spots(body: list[ast.stmt]) -> Iterator[_Spot]:
    for at, statement in enumerate(body):
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue  # a docstring
        if _does_something(statement):
            yield _left_out(body, at)
        for part in _own_parts(statement):
            yield from _changed(statement, part)
        for inner in ("body", "orelse"):
            yield from _spots(getattr(statement, inner, []))


def _does_something(statement: ast.stmt) -> bool:
    """Does it change a position, or call what does? A name without its value would be no rule, but a broken program."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return isinstance(statement, ast.Assign | ast.AugAssign) and not any(isinstance(each, ast.Name) for each in targets)


def _left_out(body: list[ast.stmt], at: int) -> _Spot:
    statement = body[at]

    def plant() -> None:
        body[at] = ast.copy_location(ast.Pass(), statement)

    def restore() -> None:
        body[at] = statement

    return _Spot(statement, "left out", plant, restore)


def _own_parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """The parts of a statement's own line: neither its block nor its annotation."""
    for name, value in ast.iter_fields(statement):
        if name in ("body", "orelse", "annotation"):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield from ast.walk(each)
    if isinstance(statement, ast.AugAssign):
        yield statement


def _changed(statement: ast.stmt, part: ast.AST) -> Iterator[_Spot]:
    """Every fault that one part can have."""
    if isinstance(part, ast.Compare):
        for at, op in enumerate(part.ops):
            if type(op) in SWAPPED:
                yield _swapped(statement, part, "ops", op, _replacing(part.ops, at))
    elif isinstance(part, ast.BoolOp | ast.BinOp | ast.AugAssign) and type(part.op) in SWAPPED:
        yield _swapped(statement, part, "op", part.op, lambda new: new)
    elif isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not):
        yield _set(statement, part, "op", ast.UAdd(), f"not {ast.unparse(part.operand)} → {ast.unparse(part.operand)}")
    elif isinstance(part, ast.Constant) and isinstance(part.value, bool):
        yield _set(statement, part, "value", not part.value, f"{part.value} → {not part.value}")
    elif isinstance(part, ast.Constant) and isinstance(part.value, int):
        yield _set(statement, part, "value", part.value + 1, f"{part.value} → {part.value + 1}")


def _replacing(ops: Sequence[ast.AST], at: int) -> Callable[[ast.AST], object]:
    return lambda new: [*ops[:at], new, *ops[at + 1 :]]


def _swapped(statement: ast.stmt, part: ast.AST, field: str, old: ast.AST, as_field: Callable[[ast.AST], object]) -> _Spot:
    new = SWAPPED[type(old)]()
    before = ast.unparse(part)
    found = _set(statement, part, field, as_field(new), "")
    found.plant()
    after = ast.unparse(part)
    found.restore()
    return found._replace(change=f"{before} → {after}")


def _set(statement: ast.stmt, part: ast.AST, field: str, new: object, change: str) -> _Spot:
    old = getattr(part, field)
    return _Spot(statement, change, lambda: setattr(part, field, new), lambda: setattr(part, field, old))
