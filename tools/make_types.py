"""Writes web/src/generated/types.ts: the page's types, from the messages and from what games say of their views.

python tools/make_types.py            write the file
python tools/make_types.py --check    say whether it is fresh
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from castillo.kernel.module import GAMES
from castillo.server import endings, messages, views
from castillo.server.archive import messages as archive
from castillo.server.hosting import messages as hosting
from castillo.server.members import messages as members
from castillo.server.notices import messages as notices
from castillo.server.talk import messages as talk

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated" / "types.ts"
HEAD = "// Written by tools/make_types.py from the server's messages and the games' view types. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """The messages, in the order in which they are written down."""
    found = [
        (module, item)
        for module in (views, messages, talk, endings, members, notices, archive, hosting)
        for item in vars(module).values()
        if isinstance(item, type)
    ]
    return [item for module, item in found if issubclass(item, msgspec.Struct) and item.__module__ == module.__name__]


def unions() -> dict[str, list[str]]:
    """Unions of messages, such as what comes over the socket."""
    found: dict[str, list[str]] = {}
    for name, item in vars(messages).items():
        parts = getattr(item, "__args__", ())
        if parts and all(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in parts):
            found[name] = [part.__name__ for part in parts]
    return found


def refs(schema: Any) -> set[str]:
    """The messages that a schema mentions."""
    if isinstance(schema, dict):
        here = {schema["$ref"].rsplit("/", 1)[-1]} if "$ref" in schema else set()
        return here.union(*(refs(part) for part in schema.values()))
    if isinstance(schema, list):
        return set().union(*(refs(part) for part in schema))
    return set()


def always_whole(all_structs: list[type[msgspec.Struct]], schemas: dict[str, Any]) -> set[str]:
    """The messages that the server sends with every field: all but those that only ever come from the page."""
    todo = [s.__name__ for s in all_structs if not s.__struct_config__.forbid_unknown_fields]
    seen: set[str] = set()
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += refs(schemas[name])
    return seen - {s.__name__ for s in all_structs if s.__struct_config__.omit_defaults}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[part] for part in kind)
    if kind == "array":
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def own_views() -> list[str]:
    """What games show beside what every game shows: the types of a game's own part extend the common ones."""
    common = {struct.__name__ for struct in structs()}
    blocks = []
    for game in [game for game in GAMES.values() if game.view_type is not None]:
        _, schemas = msgspec.json.schema_components([game.view_type])
        prefix = game.view_type.__name__.removesuffix("GameView")
        for name, schema in sorted(schemas.items()):
            base = name.removeprefix(prefix)
            blocks.append(interface(name, schema, False, base if base in common else ""))
    return blocks


def interface(name: str, schema: dict[str, Any], whole: bool, base: str = "") -> str:
    required = schema.get("required", [])
    lines = [f"/** {schema['description']} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {f'extends {base} ' if base else ''}{{")
    for field, part in schema["properties"].items():
        mark = "" if whole or field in required else "?"
        lines.append(f"  {field}{mark}: {type_of(part)};")
    return "\n".join([*lines, "}"])


def page_types() -> str:
    all_structs = structs()
    _, schemas = msgspec.json.schema_components(all_structs)
    whole = always_whole(all_structs, schemas)
    blocks = [interface(s.__name__, schemas[s.__name__], s.__name__ in whole) for s in all_structs]
    blocks += own_views()
    blocks += [f"export type {name} = {' | '.join(parts)};" for name, parts in unions().items()]
    languages = " | ".join(f'"{code}"' for code in get_args(messages.Language))
    blocks.append(f"export type Language = {languages};")
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def keep(target: Path, text: str, command: str) -> int:
    """Write a generated file or, with --check, say whether it is as it would be written."""
    if "--check" in sys.argv:
        fresh = target.exists() and target.read_text("utf-8") == text
        print("fresh" if fresh else f"{target} is stale: run {command}")
        return 0 if fresh else 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
    print(f"wrote {target}")
    return 0


if __name__ == "__main__":
    sys.exit(keep(TARGET, page_types(), "tools/make_types.py"))
