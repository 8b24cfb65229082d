"""The process in which matches are reviewed, as it is: it finds what `seaboard review` finds, tells how far it is, and ends."""

import subprocess

import msgspec
import pytest

from seaboard.bots import worker
from seaboard.bots.orders import LENGTH, Here, framed, length_of
from seaboard.bots.review_orders import SEED, AnyReply, Ask, Reached, Reviewed, Unreviewed, read_reply
from seaboard.bots.reviewer import review
from seaboard.engine.replay import Log
from seaboard.games import registry
from seaboard.server.reviews import command
from tests.support.played import played

pytestmark = pytest.mark.slow
SECONDS = 300.0  # what is not in the cache is compiled, which `./test` has done before
TINY = 0.001


def heard(process: "subprocess.Popen[bytes]") -> AnyReply:
    assert process.stdout is not None
    return read_reply(worker.read(process.stdout, length_of(worker.read(process.stdout, LENGTH))))


def test_it_finds_what_the_command_line_finds_and_refuses_the_rest() -> None:
    log = played("triangle", registry.game("triangle").options(seats=2), 1).log
    early = Log(log.header, log.entries[:20])
    unknown = Log(msgspec.structs.replace(log.header, rules=99), log.entries)
    process = subprocess.Popen(command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    assert process.stdin is not None
    assert process.stdout is not None
    assert heard(process) == Here(has_compiler=True)
    for order, code in ((early, "not_over"), (unknown, "rules_mismatch"), (log, None)):
        process.stdin.write(framed(Ask(order, TINY, may_compile=True)))
        percents = []
        while isinstance(reply := heard(process), Reached):
            percents.append(reply.percent)
        if code is not None:
            assert isinstance(reply, Unreviewed)
            assert reply.code == code
        else:
            assert percents == sorted(set(percents))
            assert percents[-1] == 100
            assert reply == Reviewed(review(log, seed=SEED, budget=TINY))
    process.stdin.close()
    process.stdout.close()
    assert process.wait(SECONDS) == 0
