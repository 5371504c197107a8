"""Check with nothing but Python that a game of PAX was dealt fairly.

    python fair_deal.py COMMITMENT fair.json record.json

COMMITMENT was shown before the first card was dealt; the files are what the server gives at
/api/tables/TABLE/fair and /api/tables/TABLE/record when the game is over.
"""

import hashlib, hmac, json, sys

commitment, fair, record = sys.argv[1], *(json.load(open(name)) for name in sys.argv[2:4])
secret = bytes.fromhex(fair["secret"])
assert hashlib.sha256(secret).hexdigest() == commitment, "the server has changed its secret"


def numbers():
    message = "pax-deal-1" + "".join("|" + nonce.encode().hex() for nonce in fair["nonces"])
    for counter in range(1_000_000):
        block = hmac.digest(secret, f"{message}#{counter}".encode(), "sha256")
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))


def shuffle(cards, stream):
    for last in range(len(cards) - 1, 0, -1):
        fair_end = 2**32 - 2**32 % (last + 1)
        other = next(number for number in stream if number < fair_end) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]


copies = 2 if len(record["table"]["players"]) > 4 else 1
order = sorted(record["pile"] + record["aside"], key=lambda card: ("WFARSLI".index(card[0]), card))
copy, stream = order[::copies], numbers()
loose, whole = list(copy), copy if copies == 2 else []
shuffle(loose, stream)
pile = whole + loose[: len(record["pile"]) - len(whole)]
shuffle(pile, stream)
assert pile == record["pile"], "the cards were not dealt from this secret and these nonces"
print("The deal was fair.")
