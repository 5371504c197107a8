"""Generate `web/src/api/wire.ts`: TypeScript types from the server's schemas."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from pax.protocol import PROTOCOL_VERSION
from pax.protocol.message import NAME_LENGTH, TEXT_LENGTH
from pax.server.http.schema import write_schemas
from tools.build.sources import ROOT

TARGET = ROOT / "web" / "src" / "api" / "wire.ts"
HEADER = f"""\
// Generated from the server's schemas by `make web-types`. Do not edit.

/** The version of the protocol; the server refuses any other. */
export const PROTOCOL_VERSION = {PROTOCOL_VERSION};
/** Characters that a name may have. */
export const NAME_LENGTH = {NAME_LENGTH};
/** Characters that a line of chat may have. */
export const TEXT_LENGTH = {TEXT_LENGTH};
"""
UNIONS = """\
/** What a client wants. */
export type AnyCommand = Exclude<FromClient, Hello>;
/** One entry of a table's log. */
export type TableNews = Welcome["news"][number];
/** Something that happened in the game. */
export type GameEvent = Begun["events"][number];
"""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def main() -> None:
    """Write the types; with `--check` only check that they are up to date."""
    text = types_text()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, "utf-8")
    elif TARGET.read_text("utf-8") != text:
        sys.exit("web/src/api/wire.ts is out of date: run make web-types")


def types_text() -> str:
    """Return the types of both schemas, sorted by name."""
    schemas = all_schemas()
    parts = [declaration(name, schemas[name]) for name in sorted(schemas)]
    return "\n".join([HEADER, *parts, UNIONS])


def all_schemas() -> dict[str, dict[str, Any]]:
    """Return the definitions of messages and HTTP bodies; equal names are equal types."""
    with tempfile.TemporaryDirectory() as folder:
        write_schemas(Path(folder))
        wire = json.loads((Path(folder) / "wire.json").read_text("utf-8"))
        forms = json.loads((Path(folder) / "openapi.json").read_text("utf-8"))
    schemas: dict[str, dict[str, Any]] = {**forms["components"]["schemas"], **wire["$defs"]}
    schemas["AnyMessage"] = {"anyOf": wire["anyOf"]}
    return schemas


def declaration(name: str, schema: dict[str, Any]) -> str:
    """Return one exported type."""
    lines = [f"/** {words.split(chr(10))[0]} */"] if (words := schema.get("description")) else []
    if schema.get("type") != "object" or "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {type_of(schema)};", ""])
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {type_of(inner)};"
        for field, inner in schema["properties"].items()
    ]
    return "\n".join([*lines, f"export interface {name} {{", *fields, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(inner) for inner in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return array_type(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def array_type(schema: dict[str, Any]) -> str:
    """Return an array type, or a tuple type of fixed length."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(inner) for inner in schema['prefixItems'])}]"
    inner = type_of(schema.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


if __name__ == "__main__":
    main()
