"""`@rule` marks a function of the rule dialect and returns it unchanged; the compiled way collects what is marked."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_rules: list[Callable[..., Any]] = []
_listeners: list[Callable[[Callable[..., Any]], Any]] = []


def rule(function: F) -> F:
    """Note a function as part of the rules: plain when called from Python, compilable by whoever listens."""
    _rules.append(function)
    for listen in _listeners:
        listen(function)
    return function


def listen(listener: Callable[[Callable[..., Any]], Any]) -> None:
    """Tell `listener` every rule, those marked before this call as well as those marked later."""
    _listeners.append(listener)
    for function in _rules:
        listener(function)
