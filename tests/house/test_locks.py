"""The locks name no address, pin everything by hash, and agree with each other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-test.lock", "tools/installer.lock")
ADDRESSES = re.compile(r"[a-z+]+://|--(extra-)?index|--find-links|--trusted-host|\bresolved\b| @ ", re.IGNORECASE)
PIN = re.compile(r"^(?P<name>[a-z0-9][a-z0-9._-]*)==(?P<version>[^ ;\\]+)")


def requirements(lock: str) -> list[str]:
    """The requirements of a lock, each with its continued lines, without comments."""
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.lstrip().startswith("#"))
    return text.replace("\\\n", " ").split("\n")


def pins(lock: str) -> set[tuple[str, str]]:
    found = (PIN.match(line) for line in requirements(lock))
    return {(pin["name"], pin["version"]) for pin in found if pin}


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_address(lock: str) -> None:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if ADDRESSES.search(line)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_and_hashed(lock: str) -> None:
    lines = [line for line in requirements(lock) if line.strip()]
    assert lines
    assert [line for line in lines if not PIN.match(line) or "--hash=sha256:" not in line] == []


def test_test_lock_holds_all_of_the_play_lock() -> None:
    assert pins("requirements.lock") <= pins("requirements-test.lock")


@pytest.mark.parametrize(
    "line",
    ["--index-url https://example.org", "a @ file:///b", "--extra-index-url x", "-f git+ssh://c", '"resolved": 1'],
)
def test_an_address_would_be_noticed(line: str) -> None:
    assert ADDRESSES.search(line)
