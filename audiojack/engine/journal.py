"""Events, commands and tables as JSON text, for the journal, and back again.

Every event is tagged with its name, so that a journal can be read by eye and by a later version.
"""

from __future__ import annotations

from typing import Any

import msgspec

from audiojack.engine.commands import Command
from audiojack.engine.events import Event


def _events(root: type[Event]) -> list[type[Event]]:
    found: list[type[Event]] = []
    for kind in root.__subclasses__():
        found += [kind, *_events(kind)]
    return found


_encoder = msgspec.json.Encoder()


class JournalError(ValueError):
    """A text of the journal that means nothing to this version."""


class Journal:
    """Writes and reads events and commands. Knows every event that is defined when it is made."""

    def __init__(self) -> None:
        union: Any = None
        for kind in _events(Event):
            union = kind if union is None else union | kind
        self._events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(union)
        self._commands = msgspec.json.Decoder(Command)

    def write(self, value: Event | Command | msgspec.Struct) -> str:
        """The JSON text of an event, a command or a table."""
        return _encoder.encode(value).decode()

    def event(self, text: str | bytes) -> Event:
        """The event of a text. Raises JournalError."""
        try:
            event: Event = self._events.decode(text)
        except msgspec.DecodeError as error:
            raise JournalError(str(error)) from error
        return event

    def command(self, text: str | bytes) -> Command:
        """The command of a text. Raises JournalError."""
        try:
            return self._commands.decode(text)
        except msgspec.DecodeError as error:
            raise JournalError(str(error)) from error

    def table(self, text: str | bytes, kind: type[Any]) -> Any:
        """The table of a text; `kind` is the table's type. Raises JournalError."""
        try:
            return msgspec.json.decode(text, type=kind)
        except msgspec.DecodeError as error:
            raise JournalError(str(error)) from error
