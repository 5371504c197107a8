"""Fluent messages: a bundle of one language formats them with arguments.

The parser is Mozilla's `fluent.syntax`. This is the part of Fluent that our files use; anything
else, and an argument that is missing, is an error.
"""

from collections.abc import Mapping
from typing import Final

from fluent.syntax import FluentParser, ast

from pax.text.numbers import MOST_DECIMALS, NumberFormat

Arguments = Mapping[str, str | float]

_DECIMALS: Final = {"minimumFractionDigits", "maximumFractionDigits"}


class FluentError(ValueError):
    """A message cannot be formatted with these arguments."""


def parse(text: str) -> ast.Resource:
    """Parse a Fluent file; what is not valid becomes an entry of type `ast.Junk`."""
    return FluentParser(with_spans=False).parse(text)


class Bundle:
    """The messages of one language."""

    def __init__(self, numbers: NumberFormat) -> None:
        """Begin without messages."""
        self._numbers = numbers
        self._patterns: dict[str, ast.Pattern] = {}

    def add(self, resource: ast.Resource) -> None:
        """Add the messages of a file."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    self._patterns[entry.id.name] = entry.value
                for part in entry.attributes:
                    self._patterns[f"{entry.id.name}.{part.id.name}"] = part.value

    def has(self, message: str) -> bool:
        """Whether the language has a message, or an attribute given as `message.attribute`."""
        return message in self._patterns

    def format(self, message: str, args: Arguments) -> str:
        """Return a message, or an attribute given as `message.attribute`, with its arguments."""
        pattern = self._patterns.get(message)
        if pattern is None:
            complaint = f"there is no message {message}"
            raise FluentError(complaint)
        return self._pattern(pattern, args)

    def _pattern(self, pattern: ast.Pattern, args: Arguments) -> str:
        parts = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts.append(self._text(element.expression, args))
        return "".join(parts)

    def _text(self, expression: object, args: Arguments) -> str:
        """Return an expression as text; NUMBER may say how many decimal places it has."""
        if isinstance(expression, ast.SelectExpression):
            return self._pattern(self._variant(expression, args).value, args)
        if isinstance(expression, ast.FunctionReference):
            value, options = self._number(expression, args)
            fewest = options.get("minimumFractionDigits", 0)
            most = options.get("maximumFractionDigits", max(MOST_DECIMALS, fewest))
            return self._numbers.text(value, fewest, most)
        found = self._value(expression, args)
        return found if isinstance(found, str) else self._numbers.text(found)

    def _value(self, expression: object, args: Arguments) -> str | float:
        match expression:
            case ast.VariableReference():
                if expression.id.name not in args:
                    complaint = f"the argument {expression.id.name} is missing"
                    raise FluentError(complaint)
                return args[expression.id.name]
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return _number_of(expression.value)
            case ast.Placeable():
                return self._text(expression.expression, args)
            case ast.MessageReference():
                return self.format(_name_of(expression), args)
            case ast.FunctionReference():
                return self._number(expression, args)[0]
        complaint = f"{type(expression).__name__} is not supported"
        raise FluentError(complaint)

    def _number(self, call: ast.FunctionReference, args: Arguments) -> tuple[float, dict[str, int]]:
        """Return the number and the options of a call of NUMBER, the only function."""
        options = {each.name.name: each.value for each in call.arguments.named}
        values = [self._value(each, args) for each in call.arguments.positional]
        if call.id.name != "NUMBER" or len(values) != 1 or not options.keys() <= _DECIMALS:
            complaint = f"{call.id.name} cannot be called like this"
            raise FluentError(complaint)
        value = values[0]
        if isinstance(value, str):
            complaint = f"{value!r} is not a number"
            raise FluentError(complaint)
        return value, {name: int(option.value) for name, option in options.items()}

    def _variant(self, select: ast.SelectExpression, args: Arguments) -> ast.Variant:
        """Return the first variant of this value or plural category, else the default one."""
        value = self._value(select.selector, args)
        for variant in select.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                if not isinstance(value, str) and value == _number_of(variant.key.value):
                    return variant
            elif variant.key.name == (
                value if isinstance(value, str) else self._numbers.category(value)
            ):
                return variant
        return next(variant for variant in select.variants if variant.default)


def _name_of(reference: ast.MessageReference) -> str:
    attribute = f".{reference.attribute.name}" if reference.attribute else ""
    return f"{reference.id.name}{attribute}"


def _number_of(text: str) -> float:
    return float(text) if "." in text else int(text)
