"""`pax rules`: show the rules of the game, all or one section."""

from typing import Annotated

import typer

from pax.cli.options.language import Lang, chosen_words
from pax.cli.output.console import make_console, show_blocks, show_line
from pax.text import SECTIONS, rules_block, rules_blocks

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: pax rules draw")
def rules(
    section: Annotated[
        str | None,
        typer.Argument(metavar="SECTION", help=f"Show only one section: {', '.join(SECTIONS)}."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of PAX."""
    words = chosen_words(lang)
    console = make_console(words)
    if section is None:
        show_blocks(console, rules_blocks(words, commands=True))
        console.print()
        names = ", ".join(SECTIONS)
        show_line(console, words("rules-sections", sections=names, example="draw"))
    elif section.lower() in SECTIONS:
        show_blocks(console, [rules_block(section.lower(), words, commands=True)])
    else:
        message = words("play-no-section", section=section, sections=", ".join(SECTIONS))
        raise typer.BadParameter(message, param_hint="SECTION")
