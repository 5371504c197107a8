"""The published schemas are complete."""

from pathlib import Path

import msgspec

from pax.server.http.schema import openapi, wire_schema, write_schemas


def test_every_reference_of_the_schema_resolves() -> None:
    for document, prefix in ((wire_schema(), "#/$defs/"), (openapi(), "#/components/schemas/")):
        names = document.get("$defs") or document["components"]["schemas"]
        found = list(references(document))
        assert found
        assert {name.removeprefix(prefix) for name in found} <= set(names)


def references(part: object) -> "list[str]":
    """Return all references within a part of a schema, including those of a discriminator."""
    if isinstance(part, dict):
        own = [value for key, value in part.items() if key == "$ref"]
        return own + [name for value in part.values() for name in references(value)]
    if isinstance(part, list):
        return [name for value in part for name in references(value)]
    return []


def test_the_schemas_are_written_for_the_web_client(tmp_path: Path) -> None:
    write_schemas(tmp_path / "generated")
    for name, schema in (("wire", wire_schema()), ("openapi", openapi())):
        written = msgspec.json.decode((tmp_path / f"generated/{name}.json").read_bytes())
        assert written == msgspec.json.decode(
            msgspec.json.encode(schema)
        )  # a default may be a tuple
