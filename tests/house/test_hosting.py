"""docs/hosting.md and the Containerfile name only commands, options and variables that there are, and every variable."""

import re
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from seaboard.cli.main import app
from seaboard.server import metrics

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
IMAGE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMMANDS: dict[str, Any] = vars(get_command(app))["commands"]
LINES = [line for block in re.findall(r"```\w*\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()]
CALLS = [found[1] for line in LINES if (found := re.search(r"(?:^|[ /'])seaboard ([a-z][a-z-]*(?: .*)?)$", line))]
OTHERS = {
    "--pwprompt",
    "--owner",
    "--encoding",
    "--template",
    "--system",
    "--home-dir",
    "--shell",
    "--now",
    "--name",
    "--check",
    "--format",
    "--pipe",
    "--uid",
}


def options(command: Any) -> set[str]:
    """All options of a verb, or of the verbs below it."""
    below = [options(each) for each in getattr(command, "commands", {}).values()]
    return {name for param in command.params for name in (*param.opts, *param.secondary_opts)}.union(*below)


def variables(command: Any) -> set[str]:
    """The environment variables that a verb reads."""
    return {param.envvar for param in command.params if getattr(param, "envvar", None)}


ALL = set().union(*map(options, COMMANDS.values()))
VARIABLES = set().union(*map(variables, COMMANDS.values()))


@pytest.mark.parametrize("call", sorted(set(CALLS)))
def test_every_command_of_an_example_exists_with_its_options(call: str) -> None:
    words = call.partition("#")[0].split()
    assert words[0] in COMMANDS, call
    command = COMMANDS[words[0]]
    if hasattr(command, "commands"):
        command = command.commands[words[1]]
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options(command), call


def test_there_are_examples_of_every_verb_that_a_host_needs() -> None:
    assert {call.split()[0] for call in CALLS} >= {"serve", "backup", "restore", "admin", "check-store"}


def test_every_option_that_is_named_exists() -> None:
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", TEXT)) - OTHERS <= ALL


def test_every_variable_exists_and_every_variable_is_told() -> None:
    named = set(re.findall(r"SEABOARD_[A-Z_]+", TEXT))
    assert named == variables(COMMANDS["serve"])
    assert set(re.findall(r"SEABOARD_[A-Z_]+", IMAGE)) <= named <= VARIABLES


def test_every_metric_is_told() -> None:
    told = set(re.findall(r"`(seaboard_\w+)`", TEXT))
    there = {f"{each.name}_total" if each.type == "counter" else each.name for each in metrics.REGISTRY.collect()}
    assert told == there


def test_the_units_of_systemd_can_be_parsed() -> None:
    units = re.findall(r"```ini\n(.*?)```", TEXT, re.DOTALL)
    assert len(units) == 3
    for unit in units:
        parser = ConfigParser(strict=False, interpolation=None)
        parser.read_string(unit)
        assert "Unit" in parser
        assert {"Service", "Timer"} & set(parser.sections())


def test_what_the_image_copies_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", IMAGE, re.MULTILINE)
    assert copied
    assert all((ROOT / name).exists() for names in copied for name in names.split())
    assert "USER seaboard" in IMAGE
