"""A bot that takes a seat at a server's table: python network_bot.py LINK [NAME].

LINK is the link from the table's host, such as http://127.0.0.1:7297/#/table/ID. The bot uses the
same JSON messages as the web client; /api/wire.json and /api/openapi.json describe them.
"""

import json
import random
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def sit(site: str, table: str, name: str) -> str:
    """Take an open seat; return its secret."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"http://{site}/api/tables/{table}/seats", body)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["secret"])


def play(site: str, table: str, secret: str) -> dict[str, Any]:
    """Play until the game is over; return its result."""
    with connect(f"ws://{site}/play", max_size=None) as server:
        server.send(json.dumps({"type": "hello", "table": table, "secret": secret}))
        server.send(json.dumps({"type": "ready", "id": "ready"}))
        for text in server:
            news = json.loads(text)
            public, mine = news.get("public"), news.get("mine")
            if public and public["outcome"]:
                return dict(public["outcome"])
            if mine and mine["question"]:
                choice = random.choice(mine["question"]["moves"])
                move = {"type": "move", "id": f"move {news['seq']}", "seq": news["seq"]}
                server.send(json.dumps({**move, "move": choice["move"]}))
    raise ConnectionError("the server has gone: start again with the seat's secret")


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    table = link.fragment.rsplit("/", 1)[-1]
    secret = sit(link.netloc, table, sys.argv[2] if len(sys.argv) > 2 else "Robot")
    print(json.dumps(play(link.netloc, table, secret)))
