"""The encoding of decisions as numbers: actions, masks and observations."""
