"""`seaboard bench`: the figures that the design promises."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from seaboard.cli.arguments import AsJson, Jobs
from seaboard.cli.output import progress_bar, show
from seaboard.engine.errors import NoCompiler

app = typer.Typer(help="Measure the figures that the design promises.", no_args_is_help=True)


@app.callback()
def bench(context: typer.Context) -> None:
    """Measure the figures that the design promises."""
    from seaboard.lab import stolen

    before = stolen.ticks()

    def warn() -> None:
        if sentence := stolen.warning(before, stolen.ticks()):
            typer.echo(f"seaboard: {sentence}", err=True)

    context.call_on_close(warn)


@app.command()
def rules(
    seconds: Annotated[float, typer.Option(help="Processor time to spend on each game.", min=0.3)] = 6.0,
    plain: Annotated[bool, typer.Option("--plain", help="Only the plain way: nothing is compiled.")] = False,
    as_json: AsJson = False,
) -> None:
    """Random play through the contract, in plies per second, for every game.

    Plain and compiled on one core, by processor time; a batch of compiled matches on all cores, by the clock.
    """
    from seaboard.games import registry
    from seaboard.lab import bench as lab

    lacking: set[str] = set()
    figures = _of_each(registry.IDS, "games", lambda game: lab.rules(game, seconds) | ({} if plain else _fast(game, lacking)))
    for sentence in lacking:
        typer.echo(f"seaboard: {sentence}", err=True)
    show(figures, as_json, "plies per second")


def _fast(game: str, lacking: set[str]) -> dict[str, Any]:
    """The figures of the compiled way; without a compiler none, and a sentence for what is lacking."""
    from seaboard.lab import bench as lab

    try:
        return lab.fast(game)
    except NoCompiler as error:
        lacking.add(str(error))
        return {"compiled": None, "batch": None}


@app.command()
def fresh(as_json: AsJson = False) -> None:
    """Seconds from nothing to the ready line of ./play, and of a second start: in a fresh clone with an empty home."""
    from seaboard.lab.fresh import fresh as measure

    with progress_bar("a fresh clone", 1) as move_on:
        figures = measure()
        move_on(1)
    show(figures, as_json, "seconds to the ready line")


@app.command()
def growth(as_json: AsJson = False) -> None:
    """What a long match costs beside a short one: ratios of acts, undos and views at entries 10, 1,000 and 10,000."""
    from seaboard.lab.growth import growth as measure

    with progress_bar("a match of 10,000 entries", 1) as move_on:
        figures = measure()
        move_on(1)
    show(figures, as_json, "times as ratios to entry 10")


@app.command()
def page(
    game: Annotated[str | None, typer.Option(help="One game; by default all.")] = None,
    as_json: AsJson = False,
) -> None:
    """Kilobytes of compressed script of a first play of each game, and the main thread's milliseconds per frame meanwhile."""
    from seaboard.workshop.measure import page as measure

    show(_of_each(_shown(game), "matches in a browser", measure), as_json, "what the page costs")


@app.command()
def film(
    game: Annotated[str | None, typer.Option(help="One game; by default all.")] = None,
    as_json: AsJson = False,
) -> None:
    """The night's film of a match: seconds to wind, play and save it, and the bytes of the GIF (promised: under 6 MB)."""
    from seaboard.workshop.measure_film import film as measure

    show(_of_each(_shown(game), "films in a browser", measure), as_json, "the night's film")


def _shown(game: str | None) -> Sequence[str]:
    """One game, or all that the first page shows."""
    from seaboard.games import registry

    return [game] if game else [id_ for id_ in registry.IDS if registry.meta(id_).shown]


def _of_each(games: Sequence[str], what: str, measure: Callable[[str], Any]) -> dict[str, Any]:
    """The figures of these games, with a bar on the way."""
    figures = {}
    with progress_bar(what, len(games)) as move_on:
        for game in games:
            figures[game] = measure(game)
            move_on(1)
    return figures


@app.command()
def together(as_json: AsJson = False) -> None:
    """Taps from a link to the first own action, how far apart the pages' horns are, and the way back after a break."""
    from seaboard.workshop.together import together as measure

    with progress_bar("browsers at one table", 1) as move_on:
        figures = measure()
        move_on(1)
    show(figures, as_json, "being together")


@app.command()
def server(
    tables: Annotated[int, typer.Option(help="Tables of two in all; a tenth of them race.", min=10, max=4000)] = 1000,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.", min=0.2, max=60.0)] = 8.0,
    profile: Annotated[bool, typer.Option("--profile", help="Only tell where the microseconds of a move go, on SQLite.")] = False,
    as_json: AsJson = False,
) -> None:
    """How many moves a server on one core carries, how quickly they reach the other seat, and what a table costs.

    The server is a process of its own on one core, whoever plays on the others. Each move is legal, stored for good, confirmed
    and shown to both seats. Beside it a bare relay with neither rules nor storage. `cpu_ms` is the server's processor time for
    one move: other work on the machine hardly changes it.
    """
    from seaboard.workshop.load import figures as load

    if profile:
        with progress_bar("a saturated server", 1) as move_on:
            figures = load.profile(tables, seconds)
            move_on(1)
        show(figures, as_json, "microseconds of a move")
        return
    with progress_bar("measurements", load.n_steps()) as move_on:
        figures = load.measure(
            load.Plan(tables, seconds, move_on, lambda sentence: typer.echo(f"seaboard: {sentence}", err=True))
        )
    show(figures, as_json, "what the server carries")


@app.command()
def search(
    matches: Annotated[
        int, typer.Option(help="Matches against the sensible bot for each budget; 0 leaves strength out.", min=0)
    ] = 60,
    game: Annotated[str | None, typer.Option(help="One game; by default all.")] = None,
    as_json: AsJson = False,
) -> None:
    """How fast searching bots try things out, what a worker costs, and what a millisecond of thinking is worth.

    Plies and iterations (rollouts) a second are of processor time, as the captain thinks. Strength is the share of wins against
    the sensible bot for two, with so many milliseconds a decision by the clock: for a quiet machine. Where `open_spiel` is
    installed its tree search in C++ is measured in the same run.
    """
    from seaboard.games import registry
    from seaboard.lab import bench_search as lab
    from seaboard.lab.executor import default_jobs

    games = registry.IDS if game is None else (game,)
    budgets = lab.BUDGETS if matches else ()
    with progress_bar("measurements", len(games) * (1 + len(budgets))) as move_on:
        figures: dict[str, Any] = {id_: lab.search(id_, matches, budgets, default_jobs(), move_on) for id_ in games}
    show(figures | {"openspiel": lab.openspiel()}, as_json, "searching bots")


@app.command()
def review(
    matches: Annotated[
        int, typer.Option(help="Matches of each game, between sensible bots by the rulebook's options.", min=1)
    ] = 3,
    game: Annotated[str | None, typer.Option(help="One game; by default all.")] = None,
    as_json: AsJson = False,
) -> None:
    """What a review at the standard budget costs, and how sure it is, on average over some usual matches.

    Seconds are of processor time on one core, with what is compiled in the cache. The error is the standard error of what a
    decision with a choice is said to cost.
    """
    from seaboard.games import registry
    from seaboard.lab.bench_review import measure

    games = registry.IDS if game is None else (game,)
    show(_of_each(games, "games", lambda id_: measure(id_, matches)), as_json, "reviews")


@app.command()
def scale(
    matches: Annotated[int, typer.Option(help="Matches of sensible bots, for each number of seats.", min=2)] = 400,
    game: Annotated[str | None, typer.Option(help="One game; by default all.")] = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Fit what a `payoff` is worth as a chance to win: the slopes that stand in bots/review.toml (docs/review.md)."""
    from seaboard.games import registry
    from seaboard.lab.executor import default_jobs
    from seaboard.lab.scale import scale as fitted

    games = registry.IDS if game is None else (game,)
    show(_of_each(games, "games", lambda id_: fitted(id_, matches, jobs or default_jobs())), as_json, "slopes of payoffs")
