"""An example of every message, out of a real match, for docs/protocol.md."""

from typing import Any

from seaboard.engine.options import PlacesLeft
from seaboard.engine.replay import Entry, Header, Log, Player
from seaboard.games import registry
from seaboard.server import bodies
from seaboard.server import protocol as p
from seaboard.table.cup import CupPlan
from seaboard.table.luck import Fell, Luck, Tally, Throws
from seaboard.table.match import new
from seaboard.table.verify import Drawn

SEATED = bodies.Seated("7hGz2kQpXw1a", "b1RkT0s3uHn2cKpL5eWvYqZs8dFgJxMa", (0,))


def _examples() -> dict[type, Any]:
    match = new("smugglers", seats=2, seed=3, first_seat=0)
    match.act(0, {"kind": "moor", "at": "gems"})
    since = match.seq
    progress = match.act(1, {"kind": "moor", "at": "coins"})
    info = p.MatchInfo("7hGz2kQpXw1a", "smugglers", registry.board_hash("smugglers"), {"seats": 2, "target": 7}, "16f08062…")
    players = (
        p.PlayerInfo(0, "person", "Ada", "anchor", None, here=True),
        p.PlayerInfo(1, "bot", "", "star", "mate", here=True),
    )
    shown: dict[str, Any] = {
        "seq": match.seq,
        "seat": 0,
        "view": match.view(0),
        "actors": match.actors,
        "legal": tuple(match.legal(0))[:3],
        "undo": match.undo_cost(0),
        "undo_others": match.undo_others(0),
        "outcome": None,
        "story": (),
        "clock": None,
        "hands": (),
        "due": None,
    }
    action = {"kind": "sail", "to": "M1"}
    first = match.log.entries[0]
    drawn = Drawn(first.seq, "set_up", True, 0, 4, 1, first.action)
    thrown = Tally("dice", "boat", 12, (Fell(1, 3, 2.0, 1.6667, 0, 5),), 0.62, (Throws(0, 6, 2.1667, 2.5, 1.8333, 3.1667, (2,)),))
    examples = (
        p.Hello(p.PROTOCOL, "dev", info.id, SEATED.token),
        p.Act("r1", match.seq, 0, action),
        p.Enter("r13", match.seq, 0, {"kind": "rolled", "lighthouse": "red_2", "boat": 3}),
        p.Preview("r2", 0, action),
        p.Hint("r14", 0, match.seq),
        p.Undo("r3", 0),
        p.Consent("r4", agree=True),
        p.Ready("r5", (0,)),
        p.ShowShare("01" * 32, "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"),
        p.SetSeat("r6", 1, "bot"),
        p.Lend("r7", 1),
        p.Rename("r8", 0, "Ada"),
        p.Agree("r9", locked=True),
        p.SetOptions("r12", {"open_scores": True}),
        p.Pause("r10", 0),
        p.SendSignal(0, "ahoy"),
        p.Lead(0, 42, "open"),
        p.Throw(0, match.seq, 0),
        p.AskHistory("r11", since),
        p.AskTime(1520.25),
        p.Sit(None),
        p.SetPace("swift", by_hand=True),
        p.Welcome(p.PROTOCOL, "dev", info, (0,)),
        p.Table(
            players,
            stage="playing",
            start=None,
            host=0,
            locked=False,
            watch=True,
            signals=True,
            paused=False,
            watchers=0,
            screens=1,
        ),
        p.Waiting(),
        p.Shares((p.Promised((0,), "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"),)),
        p.Resync(**shown),
        p.Update(
            **shown,
            since=since,
            events=tuple(progress.told(0)),
            throws=(0,),
            at_throws=(shown["view"],),
            why=p.Why(1, "out_of_light"),
        ),
        p.Accepted("r1", match.seq + 2),
        p.Refused("r1", "illegal", "too_far", "not allowed now: too_far"),
        p.Previewed("r2", tuple(match.preview(0, match.legal(0)[1]))),
        p.Hinted(
            "r14",
            0,
            match.seq,
            (p.HintChoice(action, 0.58, 0.04, "out_of_light"), p.HintChoice(match.legal(0)[1], 0.55, 0.04, "none")),
        ),
        p.Asked(1, (0,)),
        p.History("r11", (p.Past(match.seq, tuple(progress.told(0)), undone=False),)),
        p.Time(1520.25, 1_790_000_000_000.5),
        p.Signalled(1, "well_sailed"),
        p.Led(0, 42, "open"),
        p.Thrown(0, match.seq, 0),
        p.Rematched("Qm3xT8yLr0Zb"),
        p.Reload(p.PROTOCOL, "3f2a9c0d11e7"),
        bodies.NewMatch(
            "smugglers", (bodies.NewPlayer("person", "Ada"), bodies.NewPlayer("bot", bot="mate")), {"open_scores": True}
        ),
        bodies.Again(CupPlan(("smugglers", "triangle", "aboard"), 3)),
        SEATED,
        bodies.Claim("Ben", "whale"),
        bodies.AskTicket(0),
        bodies.MatchRecord(Log(match.header, match.log.entries[:1], "00" * 32), (drawn,), Luck((thrown,), thrown.rarity)),
        bodies.Film(
            info,
            players,
            (bodies.FilmStep(1, 4, None, 0), bodies.FilmStep(5, 6, 0, 0)),
            over=False,
            seats=(0,),
            outcome=None,
            moments=(),
        ),
        bodies.Reel(
            1,
            p.Moment(match.view(0), match.actors),
            (bodies.Shot(match.seq, tuple(progress.told(0)), p.Moment(match.view(0), match.actors)),),
        ),
        bodies.ReviewState("working", 42),
        bodies.TableCode("KR4B", "7hGz2kQpXw1a"),
        bodies.Ticket("kQ7xT3bLr0Zb", 0, "http://192.168.1.24:8080/t/7hGz2kQpXw1a#seat=kQ7xT3bLr0Zb", "<svg …/>"),
        bodies.AskPlaces("rock_places", {"seats": 3, "rocks": 2, "rock_places": ["M3"]}),
        PlacesLeft(("M1", "M2"), ("M3",)),
        bodies.House(open=True, may_switch=True, base="http://192.168.1.24:8080", keep_days=365),
        bodies.SwitchHouse(open=True),
        bodies.Problem("no_match", "there is no match 'abc'"),
        Player("Ada"),
        Entry(7, 0, action, "r1", 1_790_000_000_000),
        Header(
            game="smugglers",
            rules=1,
            data=match.game.data_hash,
            options={"seats": 2},
            players=(Player("Ada"), Player(bot="sensible")),
        ),
    )
    return {type(example): example for example in examples} | {Log: Log(match.header, match.log.entries[:3])}


EXAMPLES = _examples()
