"""Everything that must hold. The folders follow the layers of the package."""
