"""`pax deck`: show a deck."""

from pathlib import Path
from typing import Annotated

import typer

from pax.cli.options.language import Lang, chosen_words
from pax.cli.output.console import make_console, show_block
from pax.cli.output.safe_text import say
from pax.decks import Deck, DeckError, built_in_deck, load_deck, write
from pax.text import deck_block

app = typer.Typer(add_completion=False)

DeckFile = Annotated[
    Path | None,
    typer.Option(
        "--deck", metavar="FILE", help="Use your own deck: a file of lines such as 'W11 3'."
    ),
]


AsFile = Annotated[
    bool,
    typer.Option(
        "--file", help="Print the deck in the format of --deck, as a template for your own."
    ),
]


@app.command(epilog="Example: pax deck --file > my-cards.deck")
def deck(*, file: DeckFile = None, as_file: AsFile = False, lang: Lang = None) -> None:
    """Show the cards of the deck by category, with totals and the source of the list."""
    words = chosen_words(lang)
    if as_file:
        say(write(chosen_deck(file)).rstrip())
        return
    show_block(make_console(words), deck_block(chosen_deck(file), words))


def chosen_deck(file: Path | None) -> Deck:
    """Return the deck of a file, or the built-in one."""
    try:
        return built_in_deck() if file is None else load_deck(file)
    except DeckError as error:
        raise typer.BadParameter(str(error), param_hint="--deck") from None
