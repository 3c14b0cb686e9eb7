"""What goes over the wire, as types: wire.ts."""

from __future__ import annotations

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from quirebox.server.typescript.words import MADE, quoted
from quirebox.server.wire import bodies, messages, operators, requests

Schema = dict[str, object]
HEAD = f"""{MADE} src/quirebox/server/wire; do not edit.

/** Arrives as a message with values; `lib/speech.ts` makes the text of it before anybody else sees it. */
export type Sentence = string;

export type Json = null | boolean | number | string | Json[] | {{ [key: string]: Json }};
"""
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def generate() -> str:
    """The whole file."""
    told: TypeAdapter[messages.Message] = TypeAdapter(messages.Message)
    definitions: dict[str, Schema] = {}
    definitions |= requests.REQUEST.json_schema(mode="validation").get("$defs", {})
    definitions |= told.json_schema(mode="serialization").get("$defs", {})
    for kind in (*bodies.HTTP_TYPES, *operators.OPERATOR_TYPES):
        adapter = TypeAdapter(kind)
        schema = adapter.json_schema()
        definitions |= schema.pop("$defs", {})
        definitions[kind.__name__] = schema
    _, models = models_json_schema(
        [(model, "validation") for model in (*bodies.ASKED_TYPES, *operators.OPERATOR_ASKED)]
    )
    definitions |= models["$defs"]
    definitions.pop("JsonValue", None)
    parts = [HEAD, f"export const PROTOCOL = {requests.PROTOCOL};\n"]
    parts += [declare(name, definitions[name]) for name in sorted(definitions)]
    parts += [
        union("Request", requests.REQUEST.json_schema()),
        union("Message", told.json_schema()),
    ]
    return "\n".join(parts)


def union(name: str, schema: Schema) -> str:
    """All kinds of something as one type."""
    kinds = schema.get("oneOf") or schema.get("anyOf")
    assert isinstance(kinds, list)
    return f"export type {name} =\n  | " + "\n  | ".join(written(kind) for kind in kinds) + ";\n"


def declare(name: str, schema: Schema) -> str:
    """One type as an interface."""
    about = schema.get("description", "")
    properties = schema.get("properties", {})
    required = schema.get("required", [])
    assert isinstance(properties, dict) and isinstance(required, list)
    lines = [f"/** {about} */" if about else "", f"export interface {name} {{"]
    lines += [f"  {field}{'' if field in required else '?'}: {written(of)};" for field, of in properties.items()]
    return "\n".join(line for line in [*lines, "}"] if line) + "\n"


def written(schema: object) -> str:
    """A schema as a TypeScript type."""
    assert isinstance(schema, dict)
    if schema.get("format") == "sentence":
        return "Sentence"
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return "Json" if name == "JsonValue" else name
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(dict.fromkeys(written(kind) for kind in schema.get("anyOf") or schema["oneOf"]))
    if schema.get("type") == "array":
        item = written(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {written(inner if isinstance(inner, dict) else {})}>"
    return SIMPLE.get(str(schema.get("type")), "Json")
