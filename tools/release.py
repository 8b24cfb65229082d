"""Builds wheel and sdist into a folder and tries the wheel as a stranger would: tools/release.py [FOLDER, by default dist].

The wheel is built from the sdist, so that nothing can be missing there. Then it is installed into an empty environment from
ready-made packages alone, and plays a match of every game with nothing else on its path: no Node, no compiler, no file of ours.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

import house

NEEDED = ("seaboard/server/static/index.html", "seaboard/games/smugglers/board.toml", "seaboard/bots/crew.toml")
UNWANTED = ("tests/", "web/", "node_modules/")
NOT_THERE = ("node", "npm", "cc", "gcc", "clang")


def release(folder: Path) -> int:
    """Build, look, try; then say what is left to do."""
    house.set_up(house.PLAY_LOCK)
    for old in (*folder.glob("seaboard-*.whl"), *folder.glob("seaboard-*.tar.gz")):
        old.unlink()
    build = [house.tool("uv"), "build", "--quiet", "--no-build-isolation", "--python", house.tool("python")]
    house.step("sdist, and the wheel from it", [*build, "--out-dir", str(folder)])
    (wheel,) = folder.glob("*.whl")
    look_into(wheel)
    with tempfile.TemporaryDirectory() as empty:
        try_out(wheel, Path(empty))
    version = tomllib.loads((house.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    for path in sorted(folder.glob("seaboard-*")):
        print(f"{path}  {path.stat().st_size / 1e6:.1f} MB")
    if f"## {version}" not in (house.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        print(f"CHANGELOG.md has no section {version} yet: name it before you tag this commit v{version}.")
    return 0


def look_into(wheel: Path) -> None:
    """Raise the sentence for a wheel that lacks something, or carries what is not for users."""
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
    missing = [name for name in NEEDED if name not in names]
    unwanted = [name for name in names if name.startswith(UNWANTED)]
    if missing or unwanted:
        raise house.Trouble(f"{wheel.name} lacks {missing} and should not carry {unwanted}")


def try_out(wheel: Path, empty: Path) -> None:
    """Install a wheel where nothing is, and play."""
    environment = empty / "env"
    house.step("an empty environment", [sys.executable, "-m", "venv", "--without-pip", str(environment)])
    python = str(house.python_in(environment))
    install = [house.tool("uv"), "pip", "install", "--python", python, "--only-binary", ":all:", "--constraint", house.PLAY_LOCK]
    house.step("the wheel, from ready-made packages", [*install, str(wheel)])
    alone = {"PATH": str(environment / house.BIN), "HOME": str(empty)}
    if os.name == "nt":
        alone["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    found = [name for name in NOT_THERE if shutil.which(name, path=alone["PATH"])]
    if found:
        raise house.Trouble(f"the empty environment is not empty: it has {', '.join(found)}")
    command = [str(house.program_in(environment, "seaboard")), "serve", "--check"]
    played = subprocess.run(command, cwd=empty, env=alone, capture_output=True, encoding="utf-8", check=False)
    print(played.stdout, end="")
    if played.returncode:
        raise house.Trouble(f"{played.stderr}\nThe wheel does not play. What it said stands above.")


def main(args: list[str]) -> int:
    """The folder that the command line names, or dist."""
    return release(Path(args[0]) if args else house.ROOT / "dist")


if __name__ == "__main__":
    sys.exit(house.main(main, sys.argv))
