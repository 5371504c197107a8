"""The browser tells the rules with the engine's numbers."""

from tools.codegen.rules_script import TARGET, script_text


def test_the_browsers_script_is_what_the_rules_say() -> None:
    """Given the engine's numbers, the committed script is theirs: make web-rules."""
    assert TARGET.read_text("utf-8") == script_text()
