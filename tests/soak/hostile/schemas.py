"""Messages and requests generated from the server's own schemas, valid and invalid."""

import json
import urllib.request
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final, TypeVar

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisDeprecationWarning
from requests.adapters import HTTPAdapter
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.server.servers import PATIENCE
from tests.server.speakers import Fields, Speaker, post

Example = TypeVar("Example")
AT_ONCE: Final = 20
TABLE: Final = 200
"""Number of messages per table."""

UNSURE: Final = [positive_data_acceptance, negative_data_rejection]
"""A valid form can contain an invalid record; an invalid request can be valid for another table."""

_DEFINITIONS: Final = "#/components/schemas/"


def examples(
    strategy: st.SearchStrategy[Example], count: int, rng: Random
) -> Iterator[list[Example]]:
    """Yield this number of examples of a strategy in batches, the same for the same generator."""
    while count > 0:
        found = some_examples(strategy, count, rng.getrandbits(64))
        yield found
        count -= len(found)


def some_examples(strategy: st.SearchStrategy[Example], most: int, number: int) -> list[Example]:
    """Return at most `most` examples; Hypothesis makes fewer if it finds no new ones."""
    found: list[Example] = []

    @seed(number)
    @settings(
        max_examples=most,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def keep(example: Example) -> None:
        found.append(example)

    with warnings.catch_warnings():
        # Client threads use the global generator for pings while Hypothesis draws in this one.
        warnings.simplefilter("ignore", HypothesisDeprecationWarning)
        keep()
    return found[:most]


def described(port: int, name: str) -> Fields:
    """Return one of the schemas that the server publishes."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/{name}.json", timeout=PATIENCE) as it:
        found: Fields = json.load(it)
    return found


def messages(port: int) -> st.SearchStrategy[Any]:
    """Return a strategy for messages of a client, valid and invalid."""
    text = json.dumps(described(port, "wire")["$defs"]).replace("#/$defs/", _DEFINITIONS)
    body = {"content": {"application/json": {"schema": {"$ref": f"{_DEFINITIONS}FromClient"}}}}
    operation = {"requestBody": {"required": True, **body}, "responses": {}}
    description = {
        "openapi": "3.1.0",
        "info": {"title": "wire", "version": "1"},
        "paths": {"/play": {"post": operation}},
        "components": {"schemas": json.loads(text)},
    }
    play = schemathesis.openapi.from_dict(description)["/play"]["POST"]
    modes = (GenerationMode.NEGATIVE, GenerationMode.POSITIVE)
    return st.one_of(*(play.as_strategy(mode) for mode in modes)).map(lambda case: case.body)


@contextmanager
def speakers(port: int, address: str) -> Iterator[list[Speaker]]:
    """Create a table; yield its host, another player and a spectator."""
    made = post(port, "/api/tables", {"seats": [{"kind": "person"}] * 2, "hints": True}, address)
    table = {"table": made["table"]["id"]}
    secrets = [{"secret": key["secret"]} for key in made["seats"]]
    hellos = [table | secrets[0] | {"host": made["host"]}, table | secrets[1], table]
    found = [Speaker(port, hello, address) for hello in hellos]
    try:
        for speaker in found[:2]:
            speaker.say([b'{"type":"ready","id":"r","nonce":"n"}'])
        yield found
    finally:
        for speaker in found:
            speaker.close()


def send_ill_typed(port: int, rng: Random, count: int, address: str) -> Counter[str]:
    """Send examples of the schema of the messages to some tables."""
    answers: Counter[str] = Counter()
    for found in examples(messages(port), count, rng):
        texts = [json.dumps(each, default=repr).encode() for each in found]
        for first in range(0, len(texts), TABLE):
            with speakers(port, address) as players:
                for start in range(first, min(first + TABLE, len(texts)), AT_ONCE):
                    rng.choice(players).say(texts[start : start + AT_ONCE])
                answers += sum((each.received for each in players), Counter())
    return answers


class FromAddress(HTTPAdapter):
    """Makes requests from a source address."""

    def __init__(self, address: str) -> None:
        """Use this address."""
        self._address = address
        super().__init__()

    def init_poolmanager(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - as requests has it
        """Bind each connection."""
        super().init_poolmanager(*args, source_address=(self._address, 0), **options)


def send_requests(port: int, rng: Random, count: int, address: str) -> Counter[str]:
    """Send requests generated from the OpenAPI schema; the answers must conform to it."""
    description = schemathesis.openapi.from_dict(described(port, "openapi"))
    operations = [found.ok() for found in description.get_all_operations()]  # type: ignore[union-attr] # else it raises
    modes = (GenerationMode.NEGATIVE, GenerationMode.POSITIVE)
    strategies = [each.as_strategy(mode) for each in operations for mode in modes]
    made = post(port, "/api/tables", {"seats": [{"kind": "person"}, {"kind": "open"}]}, address)
    answers: Counter[str] = Counter()
    with requests.Session() as session:
        session.mount("http://", FromAddress(address))
        for found in examples(st.one_of(*strategies), count, rng):
            for case in found:
                secret = aim(case, made, rng)
                answer = case.call_and_validate(
                    base_url=f"http://127.0.0.1:{port}",
                    session=session,
                    headers={"Authorization": f"Bearer {secret}"} if secret else None,
                    excluded_checks=UNSURE if secret else UNSURE[:1],
                )
                answers[str(answer.status_code)] += 1
    return answers


def aim(case: "schemathesis.Case[Any]", made: Fields, rng: Random) -> str:
    """Let half of the requests about a table be about an existing one; return its secret."""
    if "table" not in (case.path_parameters or {}) or rng.random() < 0.5:
        return ""
    case.path_parameters["table"] = made["table"]["id"]
    return str(rng.choice((made["host"], made["seats"][0]["secret"])))
