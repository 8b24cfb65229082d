"""The `seaboard` command: its verbs, and errors as one sentence."""

import sys

import typer

from seaboard.cli import (
    admin,
    arena,
    backup,
    bench,
    check_store,
    golden,
    leaks,
    luck,
    mutate,
    new_game,
    perft,
    pictures,
    play,
    position,
    protocol,
    puzzles,
    replay,
    review,
    screenshots,
    serve,
    simulate,
    torture,
    verify,
    warm,
)
from seaboard.engine.errors import SeaboardError

app = typer.Typer(
    help="Board games of the sea: play them, simulate them, look into them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play.play)
app.command()(arena.arena)
app.command()(pictures.pictures)
app.command()(screenshots.screenshots)
app.command()(serve.serve)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(luck.luck)
app.command()(review.review)
app.command()(position.position)
app.command()(puzzles.puzzles)
app.command()(leaks.leaks)
app.command()(golden.golden)
app.command()(protocol.protocol)
app.command()(perft.perft)
app.command()(mutate.mutate)
app.command()(warm.warm)
app.command()(torture.torture)
app.command("check-store")(check_store.check_store)
app.command()(backup.backup)
app.command()(backup.restore)
app.command("new-game")(new_game.new_game)
app.add_typer(admin.app, name="admin")
app.add_typer(bench.app, name="bench")


def main() -> None:
    """Run a verb; what the caller can mend is told in one sentence, with exit code 2."""
    try:
        app()
    except SeaboardError as error:
        sys.stderr.write(f"seaboard: {error}\n")
        sys.exit(2)
