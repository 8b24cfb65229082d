"""One match at one screen: pages for people, turns of bots, secrets only for whom they are."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from rich.console import Group
from rich.text import Text

from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng
from seaboard.engine.errors import Illegal, Malformed, NoUndo, SeaboardError
from seaboard.engine.replay import Player, effective
from seaboard.engine.state import SPECTATOR
from seaboard.games import registry
from seaboard.table.match import Match, Progress, resume
from seaboard.terminal.screen import WIDTH, Screen
from seaboard.terminal.words import INK, LETTERS, SEAT_COLOURS, Said, Seats, Words, listed, sentence, words_of

BELOW: Final = 8  # lines of a page that are left for the question and its answer, more or less
HISTORY: Final = 20  # paragraphs that `h` shows
PER_LINE: Final = 7  # choices side by side, at most
INDENT: Final = 10  # columns before them
KEYS: Final = "Type a number or a place; ? help, l look, u undo, h history, r rules, q quit."


class Table:
    """One match at one screen.

    With one person the screen shows what that person may know. With several it shows what everybody may know, and a
    secret only on request, between two clean screens. A thorough table shows before every bot's action all that a person
    would be shown: it is there to be tried, not watched.
    """

    def __init__(self, match: Match, screen: Screen, seed: int, *, thorough: bool = False) -> None:
        self.match = match
        self.words: Words = words_of(match.game.id)
        self.screen = screen
        self.thorough = thorough
        players = match.header.players
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.is_shared = len(self.people) > 1
        self.reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.seats = Seats(self.reader if self.people and not self.is_shared else None, _kinds(players, self.is_shared))
        self._rng = new_rng("bots", seed)
        self._paragraphs: list[str] = []
        self._read_by = dict.fromkeys(self.people, 0)
        self._holder: int | None = None
        self._last = -1
        self._shown_round = -1
        self._commands: dict[str, Callable[[int], bool]] = {
            "?": self._help,
            "help": self._help,
            "r": self._rules,
            "u": self._undo,
            "h": self._history,
            "l": self._look,
            "board": self._board_again,
        }

    # What goes on.

    def run(self) -> None:
        """Play to the end."""
        self._tell(self._welcome())
        self._happened(self.match.opening)
        while not self.match.over:
            if self.match.seq > self.match.game.max_plies:
                raise SeaboardError(f"the match does not end: {self.match.seq} entries")
            seat = self._next()
            if seat in self.people:
                self._decide(seat)
            else:
                self._let_bot(seat)
        self._finish()

    def _next(self) -> int:
        """Who acts; where several may at once, the next one after whoever did last."""
        n = self.match.n_seats
        return min(self.match.actors, key=lambda seat: (seat - self._last - 1) % n)

    @property
    def view(self) -> Any:
        """What the screen may show."""
        return self.match.view(self.reader)

    def _welcome(self) -> list[Said]:
        title = registry.meta(self.match.game.id).title["en"]
        kinds = sentence(listed([_who_sits(seat, kind) for seat, kind in enumerate(self.seats.kinds)]))
        said = [Said(title if title.endswith("!") else f"{title}.", opens=True), Said(self.words.ABOUT.intro), Said(f"{kinds}.")]
        return [*said, Said("Type ? for help.")] if self.people else said

    def _tell(self, said: Sequence[Said]) -> None:
        """Tell it and keep it: told again on the next page and by `h`."""
        self.screen.tell(said)
        for one in said:
            if one.opens or not self._paragraphs:
                self._paragraphs.append(one.text)
            else:
                self._paragraphs[-1] += f" {one.text}"

    def _happened(self, progress: Progress) -> None:
        self._tell(self.words.events(progress.told(self.reader), self.seats))

    def _act(self, seat: int, action: msgspec.Struct) -> None:
        self._happened(self.match.act(seat, action))
        self._last = seat

    # Bots.

    def _let_bot(self, seat: int) -> None:
        if self.thorough:
            self._show_choices(seat)
        if self.thorough or (not self.people and self.match.round != self._shown_round):
            self.screen.show()
            self._show_board([])
        self._shown_round = self.match.round
        match = self.match
        choose = bot(match.header.players[seat].bot or "")
        self._act(seat, match.chosen_by(choose, seat, self._rng))

    # People.

    def _decide(self, seat: int) -> None:
        """Ask until something has been played or taken back."""
        if self.is_shared and seat != self._holder:
            self._hand_over(seat)
        self._page(seat)
        while not self._answer(seat, self.screen.ask()):
            pass

    def _hand_over(self, seat: int) -> None:
        """A page with nothing on it but whose turn it is."""
        self.screen.clear(wipe=True)
        self.screen.say(f"Pass the keyboard to {LETTERS[seat]} (Enter)", "bold")
        self.screen.ask("")
        self._holder = seat

    def _page(self, seat: int) -> None:
        """The board, what happened since this seat was last asked, and what it may do."""
        self.screen.clear()
        rows = self._show_board(self.match.legal(seat))
        if self.screen.console.is_terminal:
            self._recap(self.screen.newest(self._paragraphs[self._read_by[seat] :], BELOW + rows))
        self._read_by[seat] = max(0, len(self._paragraphs) - 1)
        self.screen.show()
        self._show_choices(seat)
        self.screen.say(KEYS, "dim")

    def _recap(self, paragraphs: Sequence[str]) -> None:
        self.screen.show()
        for paragraph in paragraphs:
            self.screen.say(paragraph)

    def _show_board(self, actions: Sequence[msgspec.Struct]) -> int:
        """Show it; how many rows it took."""
        board = self.words.board(self.view, self.seats, actions)
        self.screen.show(board)
        return len(self.screen.console.render_lines(board))

    def _show_choices(self, seat: int) -> None:
        actions = self.match.legal(seat)
        self.screen.say(self.words.to_do(self.view, actions, self.seats), "bold")
        number = 1
        for group in self.words.choices(self.view, actions):
            if group.title:
                self.screen.show(_side_by_side(group.title, number, group.labels))
            else:
                sentences = [self.words.action(action, self.view, self.seats) for action in group.actions]
                self.screen.show(Group(*(Text(f"{i:4}  {text}") for i, text in enumerate(sentences, number))))
            number += len(group.actions)

    def _answer(self, seat: int, line: str) -> bool:
        """Do what a line asks for. Was something played or taken back?"""
        if line.lower() in self._commands:
            return self._commands[line.lower()](seat)
        action = None
        try:
            action = self._meant(seat, line.removesuffix("?"))
            if line.endswith("?"):
                return self._preview(seat, action)
            self._act(seat, action)
        except Illegal as error:
            self.screen.say(self.words.refusal(error.reason, action, self.view))
            return False
        except SeaboardError as error:
            self.screen.say(f"{sentence(str(error))}.")
            return False
        return True

    def _meant(self, seat: int, line: str) -> msgspec.Struct:
        """The action that a line means; `Malformed` if it means none."""
        actions = [action for group in self.words.choices(self.view, self.match.legal(seat)) for action in group.actions]
        if not line and len(actions) == 1:
            return actions[0]
        if line.isdecimal() and 1 <= int(line) <= len(actions):
            return actions[int(line) - 1]
        action = None if line.isdecimal() else self.words.typed(line, self.view)
        if action is None:
            known = f"“{line}” is nothing to do now: " if line else ""
            raise Malformed(f"{known}type a number from 1 to {len(actions)}, a place, or ? for help")
        return action

    def _preview(self, seat: int, action: msgspec.Struct) -> bool:
        said = self.words.events(self.match.preview(seat, action), self.seats)
        self.screen.say("That would be: " + (" ".join(one.text for one in said) or "not certain before it is done."))
        return False

    # What may be typed at any time.

    def _help(self, _seat: int) -> bool:
        own = (
            ("a number", "do what stands beside it"),
            *self.words.ABOUT.typing,
            ("any of these and ?", "see what it would bring, without doing it"),
            ("l", "look at your own secrets" + (", then hide them" if self.is_shared else "")),
            ("u", "undo your last action, if nothing has come to light since"),
            ("h", "history: what happened"),
            ("board", "the board again"),
            ("r", "the rules in short"),
            ("q", "quit"),
        )
        self.screen.show(Group(*(Text(f"  {typed:<20}{meaning}") for typed, meaning in own)))
        return False

    def _rules(self, _seat: int) -> bool:
        self.screen.show()
        for paragraph in self.words.ABOUT.rules.split("\n\n"):
            self.screen.say(paragraph)
        self.screen.say(f"All of them, with numbers: docs/rules/{self.match.game.id}.md")
        return False

    def _history(self, _seat: int) -> bool:
        self._recap(self._paragraphs[-HISTORY:])
        return False

    def _board_again(self, seat: int) -> bool:
        self._show_board(self.match.legal(seat))
        self._show_choices(seat)
        return False

    def _look(self, seat: int) -> bool:
        """The seat's secrets; with others around, on a screen that is wiped afterwards."""
        secret = self.words.look(self.match.view(seat), seat)
        if not self.is_shared:
            self.screen.say(secret)
            return False
        self.screen.clear()
        self.screen.say(f"For {LETTERS[seat]} alone: {secret}")
        self.screen.ask("(Enter hides it) ")
        self.screen.clear(wipe=True)
        self._page(seat)
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat, consent=self._consent(seat))
        except NoUndo as error:
            has_acted = any(entry.seat == seat for entry in effective(self.match.log.entries))
            self.screen.say(f"{sentence(str(error))}." if has_acted else "There is nothing to take back yet.")
            return False
        self._tell([Said(sentence(f"{self.seats.does(seat, 'take')} that back."))])
        return True

    def _consent(self, seat: int) -> list[int]:
        """The other people, if an undo needs them and they agree."""
        others = [other for other in self.people if other != seat]
        if not others or _can_undo(self.match, seat, ()) or not _can_undo(self.match, seat, others):
            return []
        names = listed([LETTERS[other] for other in others])
        return others if self.screen.ask(f"Do you agree, {names}? (y / n) ").lower() in {"y", "yes"} else []

    # The end.

    def result(self) -> str:
        """Who won, in one sentence."""
        outcome = self.match.outcome
        if outcome is None:
            return "The match is not over."
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        who = self.seats.does(winners[0], "win")
        if len(winners) > 1:
            who = f"{listed([self.seats.name(seat) for seat in winners])} win"
        return sentence(f"{who} in round {self.match.round} with {self.words.ABOUT.score(outcome.scores[winners[0]])}.")

    def _finish(self) -> None:
        """The board at the end, the result and the score sheet."""
        self.screen.clear()
        self._show_board([])
        if self.screen.console.is_terminal:
            self._recap(self._paragraphs[-1:])
        self.screen.show()
        self.screen.say(self.result(), "bold")
        for line in self._score_sheet():
            self.screen.show(line)

    def _score_sheet(self) -> list[Text]:
        outcome = self.match.outcome
        if outcome is None:
            return []
        lines = []
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
            line = Text(f"{rank:4}  ").append(f" {LETTERS[seat]} ", f"bold {INK} on {SEAT_COLOURS[seat]}")
            score = self.words.ABOUT.score(outcome.scores[seat])
            lines.append(line.append(f"  {self.seats.kinds[seat]:<14}{score:<11}{self.words.tally(self.view, seat)}"))
        return lines


def _kinds(players: Sequence[Player], is_shared: bool) -> tuple[str, ...]:
    person = "person" if is_shared else "you"
    return tuple(f"{player.bot} bot" if player.bot else person for player in players)


def _who_sits(seat: int, kind: str) -> str:
    return f"you are {LETTERS[seat]}" if kind == "you" else f"{LETTERS[seat]} is a {kind}"


def _side_by_side(title: str, number: int, labels: Sequence[str]) -> Text:
    """Numbers and short labels behind a title, as many on a line as fit; short ones stand in columns."""
    text = Text(f"  {title:<8}")
    column, n = INDENT, 0
    for i, label in enumerate(labels):
        if n == PER_LINE or column + 5 + len(label) > WIDTH:
            text.append(f"\n{'':{INDENT}}")
            column, n = INDENT, 0
        text.append(f"{number + i:4} ", "dim").append(f"{label:<4}")
        column, n = column + 5 + max(4, len(label)), n + 1
    return text


def _can_undo(match: Match, seat: int, consent: Sequence[int]) -> bool:
    """Would it work? Tried on a copy."""
    try:
        resume(match.log).undo(seat, consent=consent)
    except NoUndo:
        return False
    return True
