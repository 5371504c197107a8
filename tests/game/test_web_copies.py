"""The web client repeats a few numbers of the rules, to show them before a server has answered."""

import json
import re
from typing import Any, Final

import msgspec

from pax.decks.table import TOTALS
from pax.game import PRINTINGS
from pax.game.causes import SHARES
from tools.build.sources import ROOT

SOURCE: Final = ROOT / "web" / "src"


def literal(file: str, name: str) -> Any:  # noqa: ANN401 - whatever the object holds
    """Return an object of simple values that a TypeScript file exports under a name."""
    text = (SOURCE / file).read_text("utf-8")
    found = re.search(
        rf"^export const {name}\b[^=]*= (\{{.*?\}});$", text, re.MULTILINE | re.DOTALL
    )
    assert found is not None, name
    quoted = re.sub(r"(\w+):", r'"\1":', found[1])
    return json.loads(re.sub(r",(\s*\})", r"\1", quoted))


def test_the_printings_of_the_client_are_those_of_the_rules() -> None:
    assert literal("state/table_choices.svelte.ts", "PRINTINGS") == {
        name: msgspec.to_builtins(options) for name, options in PRINTINGS.items()
    }


def test_the_totals_of_the_client_are_those_of_the_deck() -> None:
    assert literal("api/deck_table.ts", "TOTALS") == TOTALS


def test_the_shares_of_the_client_are_those_of_the_causes() -> None:
    text = (SOURCE / "i18n" / "causes.ts").read_text("utf-8")
    found = re.search(
        r"^const SHARES\b.*? = new Set\(\[(.*?)\]\);$", text, re.MULTILINE | re.DOTALL
    )
    assert found is not None
    assert frozenset(re.findall(r'"(\w+)"', found[1])) == SHARES
