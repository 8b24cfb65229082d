"""A process in the place of `seaboard.bots.review_worker` that starts at once and plays nothing: `stub(folder, "dies=1", …)`.

What it finds says how often it was asked. Its arguments tell its faults; what several of its kind share stands in a folder.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

import msgspec


def stub(folder: Path, *faults: str) -> tuple[str, ...]:
    """The command for a process with these faults."""
    return (sys.executable, "-I", __file__, str(folder), *faults)


def asked(folder: Path, kind: str) -> list[dict[str, Any]]:
    """What the processes have noted of a kind: `started`, `review`, `compiled`."""
    lines = (folder / "asked").read_bytes().splitlines() if (folder / "asked").exists() else []
    return [note for note in map(msgspec.json.decode, lines) if note["kind"] == kind]


class Stub:
    """Answers orders."""

    def __init__(self, folder: Path, faults: list[str]) -> None:
        self.folder = folder
        self.faults = dict(fault.partition("=")[::2] for fault in faults)

    def run(self) -> None:
        """Say who is here, then answer until the input ends."""
        self.note({"kind": "started", "pid": os.getpid()})
        self.say({"kind": "here", "has_compiler": "no_compiler" not in self.faults})
        while len(head := sys.stdin.buffer.read(4)) == 4:
            order = msgspec.msgpack.decode(sys.stdin.buffer.read(int.from_bytes(head)))
            self.say(self.review(order))

    def review(self, order: dict[str, Any]) -> dict[str, Any]:
        header = order["log"]["header"]
        n = self.note({"kind": "review", "match": header.get("id"), "budget": order["budget"]})
        if "cold" in self.faults and not order["may_compile"]:
            return {"kind": "unready"}
        if "dies" in self.faults and n <= int(self.faults["dies"]):
            os._exit(9)
        if "fails" in self.faults:
            return {"kind": "unreviewed", "code": self.faults["fails"], "detail": "on purpose"}
        self.say({"kind": "reached", "percent": 40})
        while "waits" in self.faults and not (self.folder / "go").exists():
            time.sleep(0.01)
        return {"kind": "reviewed", "review": self.found(header, len(header["players"]), n)}

    def found(self, header: dict[str, Any], seats: int, n: int) -> dict[str, Any]:
        shares = [1 / seats] * seats
        balance = {"start": 1 / seats, "result": 1 / seats, "luck": 0.0, "luck_error": 0.1, "own": 0.0, "own_error": 0.1}
        balance |= {"others": 0.0, "others_error": 0.1, "rest": 0.0, "skill": 0.0, "skill_error": 0.1}
        balance |= {"choices": 9, "missed": 0.0, "missed_error": 0.1}
        return {
            "game": header["game"],
            "rules": header["rules"],
            "seed": 1,
            "budget": 1.0,
            "rollouts": n,
            "against": "best",
            "points": [{"seq": 0, "chances": shares, "error": 0.01}],
            "draws": [],
            "decisions": [],
            "balances": [balance] * seats,
            "costly": [],
            "praise": [],
        }

    def note(self, what: dict[str, Any]) -> int:
        """Write it down; how often something of its kind has been, in all processes."""
        with (self.folder / "asked").open("ab") as file:
            file.write(msgspec.json.encode(what) + b"\n")
        return len(asked(self.folder, what["kind"]))

    def say(self, answer: dict[str, Any]) -> None:
        data = msgspec.msgpack.encode(answer)
        sys.stdout.buffer.write(len(data).to_bytes(4) + data)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    folder, *faults = sys.argv[1:]
    one = Stub(Path(folder), faults)
    if "--compile" in faults:
        one.note({"kind": "compiled", "game": faults[-1]})
        sys.exit("uncompiled" in faults)
    one.run()
