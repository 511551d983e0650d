"""Every title in a second browser, with the mouse; one of them to the end, and in a long run all."""

from collections.abc import Iterator

import pytest

from fidchell.core.registry import games
from tests.scale import scaled
from tests.web.browser import OFFERED
from tests.web.conftest import RunningServer
from tests.web.firefox import Firefox, firefox
from tests.web.test_whole_games import HASTY, MOST, SHORT, to_the_end

# What to pick next: what wins; else something at random that doesn't lose, or what comes first. "" if it is over.
NEXT = """hasty => new Promise((resolve) => {
    const look = () => {
        if (document.querySelector("#ending")) return resolve("");
        if (document.querySelector("#table[data-turn=yes]") && document.querySelector("#choice-data")) return decide();
        setTimeout(look, 20);
    };
    const decide = () => {
        const offered = JSON.parse(document.querySelector("#choice-data").textContent);
        const found = offered.map(([text, picks]) => ({ text, picks }));
        const marked = (kind) => new Set([...document.querySelectorAll(`.choice.${kind}`)].map((one) => one.value));
        const winning = found.filter((one) => marked("wins").has(one.text));
        const harmless = found.filter((one) => !marked("loses").has(one.text));
        const best = [winning, harmless, found].find((some) => some.length);
        resolve(best[hasty ? 0 : Math.floor(Math.random() * best.length)].picks[0].join(" "));
    };
    look();
})"""
PICKED = "key => Number(Boolean(document.querySelector(`[data-key='${key}']`)?.classList.contains('picked')))"
# Whether something else is offered now; 0 if a click went astray, on something that was just moving.
ANSWERED = f"""offered => new Promise((resolve) => {{
    setTimeout(() => resolve(0), 10_000);
    const look = () => (({OFFERED})() === offered ? setTimeout(look, 20) : resolve(1));
    look();
}})"""
ARRANGE = """(game, options) => {
    const setup = document.querySelector("#setup"), two = setup.querySelector("[name=players][value='2']");
    if (two) two.checked = true;
    setup.querySelector("[name=bot][value='level:1']").checked = true;
    for (const one of options.split(" ").filter(Boolean)) {
        const [name, value] = one.split("=");
        setup.querySelector(`[name=o-${name}]`).value = value;
    }
}"""


WHOLE = "brandub"


@pytest.fixture(scope="module")
def fox() -> Iterator[Firefox]:
    with firefox() as found:
        yield found


@pytest.mark.parametrize("game", games())
def test_a_game_by_mouse(fox: Firefox, server: RunningServer, game: str) -> None:
    fox.problems.clear()
    fox.goto(f"{server.url}/games/{game}")
    fox.run(ARRANGE, game, " ".join(f"{name}={value}" for name, value in SHORT.get(game, {}).items()))
    fox.click("#setup .start button")
    fox.wait_for("html[data-live=yes]")
    astray, made = list[str](), list[str]()
    most = MOST if game == WHOLE else scaled(8, MOST)

    def decide() -> list[str]:
        if len(made) == most:
            return []
        return str(fox.run(NEXT, "hasty" if game in HASTY else "")).split()

    def choose(keys: list[str]) -> None:
        offered = fox.run(OFFERED)
        made.append(" ".join(keys))
        for key in keys:
            fox.click(f"[data-key='{key}']")
            if not fox.run(PICKED, key):  # the rest went without saying
                break
        if not fox.run(ANSWERED, offered):
            astray.append(" ".join(keys))
            assert len(astray) < 6
            fox.goto(str(fox.run("() => location.href")))
            fox.wait_for("html[data-live=yes]")

    to_the_end(decide, choose)
    assert len(made) == most or fox.run("() => document.querySelector('#ending h2').textContent")
    assert fox.problems == []
