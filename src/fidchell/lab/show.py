"""The lab's findings in words and bars."""

from typing import Any

from fidchell.core.game import Game
from fidchell.lab.simulate import Job
from fidchell.lab.stats import bins, wilson

BAR = 40


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def seat_names(game: Game, job: Job) -> list[str]:
    """Seats with who plays them."""
    return [f"{game.seat_name(seat, 'en')} ({bot})" for seat, bot in enumerate(job.bots)]


def interim(names: list[str], data: dict[str, Any], seconds: float) -> str:
    """One line on how it stands."""
    shares = [
        f"{name} {percent(win['share'])} ({interval(win['low'], win['high'])})"
        for name, win in zip(names, data["wins"], strict=True)
    ]
    return f"{seconds:.0f} s: {data['games']:,} games; {', '.join(shares)}, draws {data['draws']:,}"


def summary(names: list[str], data: dict[str, Any], turns: dict[int, int], seconds: float) -> list[str]:
    """The whole report as lines."""
    games = data["games"]
    lines = [
        f"{data['game']}: {games:,} games in {seconds:.1f} s ({data['games_per_s']:,.0f} a second), seed {data['seed']}"
    ]
    if data["stopped"]:
        lines.append(f"Stopped early; --first {data['first'] + games} would go on from here.")
    if not games:
        return lines
    lines += ["", "Won by, with 95 % intervals"]
    low, high = wilson(data["draws"], games)
    rows = [(name, win["count"], win["low"], win["high"]) for name, win in zip(names, data["wins"], strict=True)]
    rows.append(("nobody (draw)", data["draws"], low, high))
    wide = max(len(row[0]) for row in rows)
    for name, count, low, high in rows:
        lines.append(f"  {name:{wide}}  {percent(count / games):>7}  {interval(low, high):>13}  {count:>10,}")
    lines += ["", "Ended by"]
    wide = max(len(reason) for reason in data["endings"])
    lines += [f"  {name:{wide}}  {percent(count / games):>7}  {count:>10,}" for name, count in data["endings"].items()]
    length, decisions = data["length"], data["decisions"]
    lines += [
        "",
        f"Length in turns: median {length['median']}; 80 % of the games took {length['p10']} to {length['p90']}",
        *histogram(turns),
        f"Decisions: median {decisions['median']}; 80 % of the games took {decisions['p10']} to {decisions['p90']}",
    ]
    return lines


def histogram(counts: dict[int, int]) -> list[str]:
    """Bars, one a bin."""
    found = bins(counts)
    most = max(count for _, _, count in found)
    names = [str(start) if start == end else f"{start}–{end}" for start, end, _ in found]
    wide = max(map(len, names))
    return [
        f"  {name:>{wide}} {'█' * round(BAR * count / most)}{'▏' if 0 < count * 2 * BAR < most else ''} {count:,}"
        for name, (_, _, count) in zip(names, found, strict=True)
    ]
