"""The commands of `pax`, one module each, with its report beside it."""
