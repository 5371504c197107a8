"""Messages addressed to one seat: who is "you", names of players, counted nouns, lists."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pax.decks import CATEGORY_LETTERS
from pax.game.config import GameConfig
from pax.text.words import Words


@dataclass(frozen=True)
class Block:
    """A heading and the lines below it."""

    heading: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        """Return plain text with indented lines."""
        return "\n".join([self.heading, *(f"  {line}" for line in self.lines)])


def plain(blocks: Iterable[Block]) -> str:
    """Return blocks as plain text, separated by empty lines."""
    return "\n\n".join(str(block) for block in blocks)


@dataclass(frozen=True)
class Voice:
    """Formats messages about a table for a seat; None is a spectator, who is never "you"."""

    words: Words
    config: GameConfig
    seat: int | None

    def say(self, message: str, /, **args: str | int) -> str:
        """Return a message."""
        return self.words(message, **args)

    def say_of(self, seat: int, message: str, /, **args: str | int) -> str:
        """Return a message about a seat: `$you` is "yes" for the reader's own, `$name` its name."""
        you = "yes" if seat == self.seat else "no"
        return self.words(message, you=you, name=self.config.players[seat], **args)

    def name(self, seat: int) -> str:
        """Return a seat's name inside a sentence, or "you"."""
        return self.say_of(seat, "name")

    def title(self, seat: int) -> str:
        """Return a seat's name at the start of a line, or "You"."""
        return self.say_of(seat, "name.title")

    def aurei(self, number: int) -> str:
        """Return a number of aurei with its noun."""
        return self.say("aurei", n=number)

    def cards(self, number: int) -> str:
        """Return a number of cards with its noun."""
        return self.say("cards", n=number)

    def category(self, category: int) -> str:
        """Return a category by number, with its letter: `Wealth W`."""
        return self.letter(CATEGORY_LETTERS[category])

    def letter(self, letter: str) -> str:
        """Return a category by letter, with its letter: `Wealth W`."""
        return self.say(
            "category-with-letter", category=self.say(f"category-{letter}"), letter=letter
        )

    def card(self, card: str) -> str:
        """Return a card as written in moves and logs."""
        return card

    def card_list(self, cards: Iterable[str]) -> str:
        """Return cards separated by spaces."""
        return " ".join(map(self.card, cards))

    def describe(self, card: str) -> str:
        """Return a card with its description: `F23, a Fleet with 2 symbols worth 3`."""
        return self.say("card-in-words", card=card, kind=self.kind(card))

    def kind(self, card: str) -> str:
        """Return the description of a card: `a Fleet with 2 symbols worth 3`."""
        category = self.say(f"category-{card[0]}.a")
        return self.say("kind", category=category, symbols=int(card[1]), value=int(card[2]))

    def joined(self, parts: Sequence[str]) -> str:
        """Return a list whose last item follows "and"."""
        if not parts:
            return self.say("none")
        *first, last = parts
        if not first:
            return last
        return self.say("list-and", first=self.listed(first), last=last)

    def listed(self, parts: Iterable[str]) -> str:
        """Return a list separated by commas."""
        text = ""
        for part in parts:
            text = self.say("list", first=text, last=part) if text else part
        return text or self.say("none")
