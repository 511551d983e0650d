"""A stranger's bot: takes the seat of an invitation and plays the game to its end, with the standard library only.

python examples/stranger.py http://127.0.0.1:8765/t/TABLE/join/INVITE
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

site, _, rest = sys.argv[1].partition("/t/")
table, _, invite = rest.partition("/join/")
TABLE = f"{site}/api/v1/tables/{table}"


def call(path: str, body: object = None, token: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(TABLE + path, data, {"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)


def choose(choices: list[dict[str, Any]]) -> Any:
    """Win if you can; don't lose at once; else anything. This is where your idea goes."""
    winning = [choice for choice in choices if choice["wins"]]
    harmless = [choice for choice in choices if not choice["loses"]]
    return random.choice(winning or harmless or choices)["token"]


state = call("/seats", {"name": "Stranger", "invite": invite})
token = state["token"]
while not state["over"]:
    if state["seat"] in state["to_act"]:
        state = call("/act", {"choice": choose(call("/choices", token=token)["choices"])}, token)
    else:  # until something happens
        state = call(f"?after={state['change']}", token=token)
print("winners:", state["result"]["winners"], "I was seat", state["seat"])
