"""Check that a game of PAX was dealt fairly, using only the standard library.

    python fair_deal.py COMMITMENT fair.json record.json

COMMITMENT was shown before the first card was dealt. The files are the responses of
/api/tables/TABLE/fair and /api/tables/TABLE/record after the end of the game.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path

fair, record = (json.loads(Path(name).read_text("utf-8")) for name in sys.argv[2:4])
secret = bytes.fromhex(fair["secret"])
if hashlib.sha256(secret).hexdigest() != sys.argv[1]:
    sys.exit("The server has changed its secret.")


def numbers(message: str) -> Iterator[int]:
    """Yield the 32-bit numbers derived from the secret and a message."""
    for counter in range(1_000_000):
        block = hmac.digest(secret, f"{message}#{counter}".encode(), "sha256")
        yield from (int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4))


def shuffle(cards: list[str], stream: Iterator[int]) -> None:
    """Fisher-Yates shuffle with rejection sampling, so that it is unbiased."""
    for last in range(len(cards) - 1, 0, -1):
        end = 2**32 - 2**32 % (last + 1)
        other = next(number for number in stream if number < end) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]


deal = "pax-deal-1" + "".join("|" + nonce.encode().hex() for nonce in fair["nonces"])
order = sorted(record["pile"] + record["aside"], key=lambda card: ("WFARSLI".index(card[0]), card))
copies = 2 if len(record["table"]["players"]) > 4 else 1
loose, whole, stream = order[::copies], order[::2] if copies == 2 else [], numbers(deal)
shuffle(loose, stream)
pile = whole + loose[: len(record["pile"]) - len(whole)]
shuffle(pile, stream)
if pile != record["pile"]:
    sys.exit("The cards were not dealt from this secret and these nonces.")
if fair.get("by_chance"):
    seats = len(record["table"]["players"])
    end = 2**32 - 2**32 % seats
    drawn = next(number for number in numbers("pax-starter-1") if number < end) % seats
    if drawn != fair["starter"]:
        sys.exit("The starter was not drawn from this secret.")
print("The deal was fair.")
