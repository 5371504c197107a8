"""An independent model of the rules: slow, simple and written from RULES.md only."""

from .model import Model
from .setup import Setup

__all__ = ["Model", "Setup"]
