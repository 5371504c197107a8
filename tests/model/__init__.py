"""A second opinion on the rules: slow, plain and written from the rules alone."""

from .model import Model
from .setup import Setup

__all__ = ["Model", "Setup"]
