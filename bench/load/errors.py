"""The error of a run that cannot be measured."""


class LoadError(RuntimeError):
    """The server refused a request or counted otherwise, so the run cannot be measured."""
