"""No tracked file tells where it was written, no lock is tracked that records addresses, and prose keeps to its width."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EVERYWHERE = {Path(folder) for folder in ("/", "/home", "/mnt", "/opt", "/srv", "/tmp", "/usr", "/var")}  # noqa: S108
LOCKS_WITH_ADDRESSES = {"uv.lock", "pylock.toml"}


def tracked() -> list[Path]:
    """Every file that git tracks, or would at the next `git add`."""
    ask = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    answer = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True)
    files = (ROOT / name for name in answer.stdout.split("\0") if name)
    return [file for file in files if file.is_file()]


def local_paths(root: Path, home: Path) -> list[str]:
    """Paths that mean something only here; a folder that every system has gives nothing away."""
    return [f"{path}/" for path in (root, root.parent, home) if path not in EVERYWHERE]


def lines_with(needles: list[str], file: Path) -> list[str]:
    """Lines of a text file that hold one of these; a binary file has none."""
    text = file.read_bytes().decode("utf-8", errors="ignore")
    return [f"{file.name}: {line.strip()}" for line in text.splitlines() if any(needle in line for needle in needles)]


def test_no_tracked_file_holds_a_path_of_this_machine() -> None:
    needles = local_paths(ROOT, Path.home())
    assert [line for file in tracked() for line in lines_with(needles, file)] == []


def test_no_lock_with_addresses_is_tracked() -> None:
    assert [file for file in tracked() if file.name in LOCKS_WITH_ADDRESSES] == []


def test_a_path_of_this_machine_would_be_noticed(tmp_path: Path) -> None:
    home, checkout = tmp_path / "home", tmp_path / "code" / "game"
    note = tmp_path / "note.md"
    note.write_text(f"see {checkout}/a.py\nsee {checkout.parent}/other\nsee {home}/b\nsee /c\n", encoding="utf-8")
    assert len(lines_with(local_paths(checkout, home), note)) == 3


def test_a_folder_that_every_system_has_is_no_give_away() -> None:
    assert local_paths(Path("/tmp/game"), Path("/")) == ["/tmp/game/"]  # noqa: S108 - a name, not a file


WIDTH = 130  # decision 11


def too_wide(text: str) -> list[str]:
    """Lines of prose that are wider than they should be: code, tables and pictures may be."""
    prose = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return [line for line in prose.splitlines() if len(line) > WIDTH and not line.lstrip().startswith(("|", "<", "!["))]


def test_prose_keeps_to_its_width() -> None:
    texts = [path for path in tracked() if path.suffix == ".md"]
    assert len(texts) > 20
    assert {path.name: lines for path in texts if (lines := too_wide(path.read_text(encoding="utf-8")))} == {}


def test_a_line_that_is_too_wide_would_be_noticed() -> None:
    long = "word " * 30
    assert too_wide(f"{long}\n\n```\n{long}\n```\n| {long} |\n") == [long]
