"""The rules in the browser have the engine's numbers."""

from tools.codegen.rules_script import TARGET, script_text


def test_the_web_clients_rules_are_up_to_date() -> None:
    """If this fails, run make web-rules."""
    assert TARGET.read_text("utf-8") == script_text()
