"""The file of keys that a player changed: read with every mistake told, written so that a person can mend it.

One wrong line never costs the other lines: what can't be understood is passed over, two commands on one key are told
apart, and an essential command always keeps a key. What the file doesn't mention keeps its default.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from audiojack import files
from audiojack.input.gestures import PREFIX, TEXT, parse
from audiojack.input.keymap import DEFAULTS, ESSENTIAL, Context, Keymap

Reason = Literal["clash", "unknown-command", "unknown-key", "essential", "line"]
MOST_KEYS = 16
"""Keys that one command can have: more are no wish of a person."""
Claim = tuple[Context, str, tuple[str, ...]]
"""A command, by context and name, with the keys that it is to have."""


class KeyFault(msgspec.Struct, frozen=True):
    """A mistake in the file of keys.

    "clash": `key` is set for the `owner`, which holds it, and for the `command`, which does not. "unknown-key": the
    `command` is to have a `key` that there is not. "unknown-command": there is no such `command`. "essential": the
    `command` would have been left without a key and keeps the usual `key`. "line": the line with the number `key` is
    no TOML.
    """

    reason: Reason
    context: Context = ""
    command: str = ""
    key: str = ""
    owner: tuple[Context, str] = ("", "")


def load(path: Path) -> tuple[Keymap, tuple[KeyFault, ...]]:
    """The keymap with the player's changes, and what is wrong with the file.

    Raises files.UnreadableFileError where it is no text; it is then set aside.
    """
    document, faulty = files.read_lines(path)
    keymap, faults = understood(document)
    return keymap, (*(KeyFault("line", key=str(number)) for number in faulty), *faults)


def save(path: Path, keymap: Keymap, heading: str) -> None:
    """Writes the player's changes, and nothing else. Raises OSError."""
    files.write(path, {context: dict(table) for context, table in keymap.changed().items()}, heading)


def understood(document: Mapping[str, object]) -> tuple[Keymap, tuple[KeyFault, ...]]:
    """The keymap that a document describes, and its mistakes."""
    faults: list[KeyFault] = []
    claims = list(_claims(document, faults))
    keymap, clashes = _settled(claims)
    while missing := [one for one in sorted(ESSENTIAL) if not keymap.keys(*one)]:
        claims = [one for one in claims if one[:2] not in missing]
        keymap, clashes = _settled(claims, clashes)
        faults += (KeyFault("essential", *one, key=keymap.keys(*one)[0]) for one in missing)
    return keymap, (*(one for one in clashes if one.key in keymap.keys(*one.owner)), *faults)


def _claims(document: Mapping[str, object], faults: list[KeyFault]) -> Iterator[Claim]:
    """The lines of the file that can be understood; the others are faults."""
    for context, table in document.items():
        if context not in DEFAULTS or not isinstance(table, dict):
            faults.append(KeyFault("unknown-command", command=context))
            continue
        for command, value in table.items():
            if command not in DEFAULTS[context]:
                faults.append(KeyFault("unknown-command", command=f"{context}.{command}"))
                continue
            known, unknown = _keys(value)
            faults += (KeyFault("unknown-key", context, command, key) for key in unknown)
            if known or not unknown:
                yield context, command, known


def _keys(value: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The keys of a line by their names, and the words that name no key."""
    known: dict[str, None] = {}
    unknown = []
    listed: Sequence[object] = value if isinstance(value, list) else [value]
    for item in listed[:MOST_KEYS]:
        name = _name(item) if isinstance(item, str) else ""
        if name:
            known[name] = None
        else:
            unknown.append(str(item))
    unknown += (str(item) for item in listed[MOST_KEYS:])
    return tuple(known), tuple(unknown)


def _name(word: str) -> str:
    """The key's name without its prefix; empty where there is no such key."""
    try:
        gesture = parse(word)
    except ValueError:
        return ""
    return "" if gesture.name == TEXT else gesture.name.removeprefix(PREFIX)


def _settled(claims: Sequence[Claim], found: tuple[KeyFault, ...] = ()) -> tuple[Keymap, tuple[KeyFault, ...]]:
    """Gives out the keys: who comes first holds, and the others' claims on the same key are clashes.

    Essential commands that the file leaves alone come first, then those that it changes, its other lines, and last
    the defaults.
    """
    written = {claim[:2]: claim for claim in claims}
    usual: list[Claim] = [
        (context, command, keys)
        for context, table in DEFAULTS.items()
        for command, keys in table.items()
        if (context, command) not in written
    ]
    order = [
        *(one for one in usual if one[:2] in ESSENTIAL),
        *(one for one in claims if one[:2] in ESSENTIAL),
        *(one for one in claims if one[:2] not in ESSENTIAL),
        *(one for one in usual if one[:2] not in ESSENTIAL),
    ]
    keymap = Keymap({context: dict.fromkeys(table, ()) for context, table in DEFAULTS.items()})
    clashes = list(found)
    for context, command, keys in order:
        for key in keys:
            owner = keymap.clash(context, command, key)
            if owner is None:
                keymap = keymap.given(context, command, (*keymap.keys(context, command), key))
                continue
            clash = KeyFault("clash", context, command, key, (owner.context, owner.command))
            if not any((one.key, one.context, one.command) == (key, context, command) for one in clashes):
                clashes.append(clash)
    return keymap, tuple(clashes)
