"""Words for one listener: who is "you", what the others are called, how things are counted."""

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
        """Return it as plain text, the lines indented."""
        return "\n".join([self.heading, *(f"  {line}" for line in self.lines)])


def plain(blocks: Iterable[Block]) -> str:
    """Return blocks as plain text, an empty line between them."""
    return "\n\n".join(str(block) for block in blocks)


@dataclass(frozen=True)
class Voice:
    """Speaks about one table to one seat; seat None is a spectator, who is never "you"."""

    words: Words
    config: GameConfig
    seat: int | None

    def say(self, message: str, /, **args: str | int) -> str:
        """Return a message."""
        return self.words(message, **args)

    def say_of(self, seat: int, message: str, /, **args: str | int) -> str:
        """Return a message about a seat: `$you` says whether it is the listener, `$name` who."""
        you = "yes" if seat == self.seat else "no"
        return self.words(message, you=you, name=self.config.players[seat], **args)

    def name(self, seat: int) -> str:
        """Return what a seat is called inside a sentence: "you" or its name."""
        return self.say_of(seat, "name")

    def title(self, seat: int) -> str:
        """Return what a seat is called at the beginning of a line."""
        return self.say_of(seat, "name.title")

    def aurei(self, number: int) -> str:
        """Return so many aurei in words."""
        return self.say("aurei", n=number)

    def cards(self, number: int) -> str:
        """Return so many cards in words."""
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
        """Return what a card is called in the log: as it is written in moves."""
        return card

    def card_list(self, cards: Iterable[str]) -> str:
        """Return cards one after the other."""
        return " ".join(map(self.card, cards))

    def describe(self, card: str) -> str:
        """Return a card with its meaning: `F23, a Fleet with 2 symbols worth 3`."""
        return self.say("card-in-words", card=card, kind=self.kind(card))

    def kind(self, card: str) -> str:
        """Return what a card is: `a Fleet with 2 symbols worth 3`."""
        category = self.say(f"category-{card[0]}.a")
        return self.say("kind", category=category, symbols=int(card[1]), value=int(card[2]))

    def joined(self, parts: Sequence[str]) -> str:
        """Return things one after the other, the last with "and"."""
        if not parts:
            return self.say("none")
        *first, last = parts
        if not first:
            return last
        return self.say("list-and", first=self.listed(first), last=last)

    def listed(self, parts: Iterable[str]) -> str:
        """Return things one after the other."""
        text = ""
        for part in parts:
            text = self.say("list", first=text, last=part) if text else part
        return text or self.say("none")
