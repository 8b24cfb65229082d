"""A process in the place of `seaboard.bots.worker` that starts at once and knows no game: `stub("dies", …)`.

What it plays and advises follows from every byte it was asked with, so that nothing can reach it unnoticed. Its arguments tell
its faults; what several of its kind must share stands in files of a folder.
"""

import os
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec


def stub(folder: Path | None = None, *faults: str) -> tuple[str, ...]:
    """The command for a process with these faults."""
    return (sys.executable, "-I", __file__, str(folder or ""), *faults)


def asked(folder: Path) -> list[dict[str, Any]]:
    """All that was asked of processes that write it down (`notes`)."""
    lines = (folder / "asked").read_bytes().splitlines() if (folder / "asked").exists() else []
    return [msgspec.json.decode(line) for line in lines]


class Stub:
    """Answers orders."""

    def __init__(self, folder: str, faults: list[str]) -> None:
        self.folder = Path(folder)
        self.faults = dict(fault.partition("=")[::2] for fault in faults)

    def run(self) -> None:
        """Say who is here, then answer until the input ends."""
        if "starts" in self.faults and self.count("starts") > int(self.faults["starts"]):
            sys.exit(1)
        self.note({"kind": "started", "pid": os.getpid()})
        self.say({"kind": "here", "has_compiler": "no_compiler" not in self.faults})
        while len(head := sys.stdin.buffer.read(4)) == 4:
            data = sys.stdin.buffer.read(int.from_bytes(head))
            order = msgspec.msgpack.decode(data)
            position = order.get("position", {})
            about = {"bot": order.get("bot"), "character": order.get("character"), "seat": position.get("seat")}
            self.note({"kind": order["kind"], "options": position.get("options"), **about})
            self.say(getattr(self, order["kind"])(order, sha256(data).digest()))

    def warm(self, order: dict[str, Any], _digest: bytes) -> dict[str, Any]:
        if "warms" in self.faults:
            time.sleep(float(self.faults["warms"]))
        if "cold" in self.faults:
            return {"kind": "warmed", "ready": (self.folder / order["game"]).exists()}
        return {"kind": "warmed", "ready": True}

    def choose(self, order: dict[str, Any], digest: bytes) -> dict[str, Any]:
        if "dies" in self.faults and self.count("dies") <= int(self.faults["dies"]):
            os._exit(9)
        if "sleeps" in self.faults and self.count("sleeps") <= int(self.faults.get("times", 10**9)):
            time.sleep(float(self.faults["sleeps"]))
        if "raves" in self.faults:
            sys.stdout.buffer.write(b"\x00\x00\x00\x05hello")
        if "fails" in self.faults:
            return {"kind": "failed", "detail": "on purpose"}
        if "illegal" in self.faults:
            return {"kind": "chosen", "action": -1}
        legal = order["position"]["legal"]
        return {"kind": "chosen", "action": legal[int.from_bytes(digest[:4]) % len(legal)]}

    def advise(self, order: dict[str, Any], digest: bytes) -> dict[str, Any]:
        if "sleeps" in self.faults:
            time.sleep(float(self.faults["sleeps"]))
        legal = order["position"]["legal"]
        first = int.from_bytes(digest[:4]) % len(legal)
        chance = int.from_bytes(digest[4:8]) / (1 << 32)
        return {"kind": "advised", "choices": [(legal[first], chance, 0.05), (legal[0], chance / 2, 0.05)][: len(legal)]}

    def count(self, what: str) -> int:
        """How often this has happened in all processes of the folder, this time included."""
        with (self.folder / what).open("ab") as file:
            file.write(b".")
            return file.tell()

    def note(self, what: dict[str, Any]) -> None:
        if "notes" in self.faults:
            with (self.folder / "asked").open("ab") as file:
                file.write(msgspec.json.encode(what) + b"\n")

    def say(self, answer: dict[str, Any]) -> None:
        data = msgspec.msgpack.encode(answer)
        sys.stdout.buffer.write(len(data).to_bytes(4) + data)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    folder, *faults = sys.argv[1:]
    if "--compile" in faults:
        Stub(folder, faults).note({"kind": "compiled", "pid": os.getpid()})
        (Path(folder) / faults[-1]).touch()
        sys.exit("uncompiled" in faults)
    Stub(folder, faults).run()
