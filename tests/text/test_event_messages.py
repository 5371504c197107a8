"""The table of event messages is complete and consistent with events and Fluent files."""

import pytest
from fluent.syntax import ast

from pax.game.observation import events as e
from pax.text import languages
from pax.text.event_messages import EVENT_MESSAGES, EventMessage
from pax.text.words import entries
from tools.codegen.event_messages import TARGET, table_text

EVENTS = {kind.__name__: kind for kind in e.Event.__subclasses__()}
ROWS = [(event, row) for event, rows in EVENT_MESSAGES.items() for row in rows]


def test_every_event_has_an_entry() -> None:
    assert EVENT_MESSAGES.keys() == EVENTS.keys()
    assert [event for event, rows in EVENT_MESSAGES.items() if not rows] == ["Asked"]


@pytest.mark.parametrize(("event", "row"), ROWS)
def test_a_row_names_fields_of_its_event(event: str, row: EventMessage) -> None:
    forms = [how for how in row.arguments.values() if not isinstance(how, int)]
    named = {*(field for _, field in forms), *(row.when.keys() - {"solo"})}
    named |= {row.about or "", "card" if row.counted else ""} - {""}
    assert named <= set(EVENTS[event].__struct_fields__)


@pytest.mark.parametrize("language", languages())
def test_a_row_gives_all_arguments_of_its_message(language: str) -> None:
    found = {entry.id.name: entry for _, entry in entries(language)}
    for event, row in ROWS:
        message = found[row.message]
        assert isinstance(message, ast.Message)
        given = set(row.arguments) | ({"you", "name"} if row.about else set())
        assert arguments_of(message) <= given, row.message
        if "seat" in EVENTS[event].__struct_fields__ and row.brief:
            assert [each.id.name for each in message.attributes] == ["brief"], row.message


def arguments_of(message: ast.Message) -> set[str]:
    """Return the arguments that a message uses."""
    names: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for child in vars(node).values():
                visit(child)
        elif isinstance(node, list):
            for child in node:
                visit(child)

    visit(message)
    return names


def test_the_web_clients_table_is_up_to_date() -> None:
    """If this fails, run make web-events."""
    assert TARGET.read_text("utf-8") == table_text()
