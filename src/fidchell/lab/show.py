"""The lab's findings in words and bars."""

from typing import Any

from fidchell.core.game import Game
from fidchell.lab.simulate import Series
from fidchell.lab.stats import bins, wilson
from fidchell.lab.words import count as counting

BAR = 40


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def seat_names(game: Game, series: Series) -> list[str]:
    """Seats with who plays them."""
    return [f"{game.seat_name(seat, 'en', series.players)} ({bot})" for seat, bot in enumerate(series.bots)]


def in_words(game: Game, kind: str, name: str, lang: str = "en") -> str:
    """What the game calls a result or a number that it counts; its bare name if it has no words for it."""
    message = f"{kind}-{name}".replace(" ", "-").replace(",", "").lower()
    return game.say(lang, message) if game.texts.has(message) else name


def interim(names: list[str], data: dict[str, Any], seconds: float) -> str:
    """One line on how it stands."""
    if data["results"]:
        shares = [f"{result} {percent(count / data['games'])}" for result, count in data["results"].items()]
        shares.append(f"score {data['score']['mean']:.1f}")
        return f"{seconds:.0f} s: {counting(data['games'], 'games')}; {', '.join(shares)}"
    shares = [
        f"{name} {percent(win['share'])} ({interval(win['low'], win['high'])})"
        for name, win in zip(names, data["wins"], strict=True)
    ]
    return f"{seconds:.0f} s: {counting(data['games'], 'games')}; {', '.join(shares)}, draws {data['draws']:,}"


def summary(game: Game, names: list[str], data: dict[str, Any], turns: dict[int, int], seconds: float) -> list[str]:
    """The whole report as lines."""
    games = data["games"]
    rate = f"{seconds:.1f} s ({data['games_per_s']:,.0f} a second)"
    lines = [f"{data['game']}: {counting(games, 'games')} in {rate}, seed {data['seed']}"]
    if data["stopped"]:
        lines.append(f"Stopped early; --first {data['first'] + games} continues from here.")
    if not games:
        return lines
    if data["results"]:
        lines += ["", "Reached together, with 95 % intervals"]
        lines += shares([(in_words(game, "result", name), count) for name, count in data["results"].items()], games)
        score = data["score"]
        lines += ["", f"Score: mean {score['mean']:.2f}; {middle(score, 'made')}"]
    else:
        equal = sum(win["share"] for win in data["wins"]) / len(names)
        lines += ["", f"Won by, with 95 % intervals; {percent(equal)} each if all seats were equal"]
        rows = [(name, win["count"]) for name, win in zip(names, data["wins"], strict=True)]
        lines += shares([*rows, ("nobody (draw)", data["draws"])], games)
    lines += ["", "Ended by"]
    wide = max(len(reason) for reason in data["endings"])
    lines += [f"  {name:{wide}}  {percent(count / games):>7}  {count:>10,}" for name, count in data["endings"].items()]
    lines += counted(game, data["tally"])
    lines += [
        "",
        f"Length in turns: {middle(data['length'])}",
        *histogram(turns),
        f"Decisions: {middle(data['decisions'])}",
    ]
    return lines


def shares(rows: list[tuple[str, int]], games: int) -> list[str]:
    """A line each: a name, its share of the games, how sure that is, the number."""
    wide = max(len(name) for name, _ in rows)
    return [
        f"  {name:{wide}}  {percent(count / games):>7}  {interval(*wilson(count, games)):>13}  {count:>10,}"
        for name, count in rows
    ]


def middle(spread: dict[str, Any], verb: str = "took") -> str:
    return f"median {spread['median']}; 80 % of the games {verb} {spread['p10']} to {spread['p90']}"


def counted(game: Game, means: dict[str, float]) -> list[str]:
    """The numbers that the game counts, on average."""
    rows = [(in_words(game, "tally", name), mean) for name, mean in means.items()]
    wide = max((len(name) for name, _ in rows), default=0)
    return ["", "On average in a game", *(f"  {name:{wide}}  {mean:>8.2f}" for name, mean in rows)] if rows else []


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
