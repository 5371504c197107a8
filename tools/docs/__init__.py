"""The documentation site: its pages are put together, built by Sphinx and checked."""
