"""JSON Schema of the messages and OpenAPI of the routes, generated from the structs.

`python -m pax.server.http.schema FOLDER` writes both; the web client's types are generated from
them.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from pax import protocol
from pax.backend.requests import Endpoint
from pax.backend.routes import ENDPOINTS, AnyRecord
from pax.protocol import http
from pax.server.http.personal import ENDPOINTS as PERSONAL
from pax.server.http.subscriptions import ENDPOINTS as SUBSCRIPTIONS

_REF: Final = "#/components/schemas/{name}"


def wire_schema() -> dict[str, Any]:
    """Return the JSON Schema of all WebSocket messages and HTTP bodies."""
    types = [protocol.FromClient, protocol.FromServer, *_form_types()]
    (client, server, *_), components = msgspec.json.schema_components(
        types, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "pax",
        "$defs": {**components, "FromClient": client, "FromServer": server},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }


def openapi() -> dict[str, Any]:
    """Return the OpenAPI description of the HTTP routes."""
    types = [*_form_types(), AnyRecord]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    by_type = {str(each): schema for each, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in (*ENDPOINTS, *PERSONAL, *SUBSCRIPTIONS):
        operation = _operation(endpoint, by_type)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "pax", "version": "1", "description": "Tables of PAX, the card game."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _form_types() -> list[Any]:
    """Return every struct of the HTTP interface."""
    return [getattr(http, name) for name in http.__all__]


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    problem = _content(schemas[str(http.Problem)])
    answers = {
        "200": {"description": "Done", **_content(schemas[str(endpoint.gives)])},
        "4XX": {"description": "Refused, with the reason", **problem},
        "503": {"description": "Not stored; try again", **problem},
    }
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "responses": answers,
    }
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]
    for name, meaning in endpoint.query.items():
        number = {"type": "integer", "minimum": 1, "maximum": 999_999}
        parameters.append({"name": name, "in": "query", "description": meaning, "schema": number})
    if parameters:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, **_content(schemas[str(endpoint.takes)])}
    if endpoint.secret:
        operation["security"] = [{"secret": []}, {}]
    return operation


def _content(schema: object) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def write_schemas(folder: Path) -> None:
    """Write both schemas into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in (("wire", wire_schema()), ("openapi", openapi())):
        text = msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"
        (folder / f"{name}.json").write_bytes(text)


if __name__ == "__main__":
    write_schemas(Path(sys.argv[1]))
