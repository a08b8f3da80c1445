"""Messages to frames and back: JSON, one message a frame, read strictly (ONLINE 5)."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec

from audiojack.engine import bank_events as _bank_events  # noqa: F401 - defines events
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Command
from audiojack.engine.events import Event
from audiojack.engine.journal import Journal, JournalError
from audiojack.engine.views import CasinoView
from audiojack.games.registry import GAMES
from audiojack.net.messages import PROTOCOL, Down, FromHouse, FromProgram, HeardEvent, Up
from audiojack.play import telling
from audiojack.play.standing import View
from audiojack.play.telling import Position

LARGEST_UP = 8 * 1024
"""Bytes of a frame from a program."""
LARGEST_DOWN = 256 * 1024
"""Bytes of a frame from a house."""

_encoder = msgspec.json.Encoder()
_up: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromProgram)
_down: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromHouse)
_view: msgspec.json.Decoder[Any] = msgspec.json.Decoder(CasinoView | BankView)
_journal = Journal()


class FrameError(ValueError):
    """A frame that means nothing here."""


def written(message: Up | Down) -> str:
    """The frame of a message."""
    return _encoder.encode(message).decode()


def from_program(frame: str | bytes) -> Up:
    """What a program says. Raises FrameError."""
    if len(frame) > LARGEST_UP:
        raise FrameError("too large")
    return _read(_up, frame)  # type: ignore[no-any-return]


def from_house(frame: str | bytes) -> Down:
    """What a house says. Raises FrameError."""
    if len(frame) > LARGEST_DOWN:
        raise FrameError("too large")
    return _read(_down, frame)  # type: ignore[no-any-return]


def _read(decoder: msgspec.json.Decoder[Any], frame: str | bytes) -> Any:
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError, OverflowError) as error:
        raise FrameError(str(error)) from error


def packed(heard: telling.Heard) -> HeardEvent:
    """An event and the view after it, as they go over the wire."""
    return HeardEvent(msgspec.Raw(_encoder.encode(heard.event)), msgspec.Raw(_encoder.encode(heard.view)))


def sent(position: Position) -> Position:
    """Where a seat stands, as it goes over the wire.

    Whether something is to happen without people is not told: a stop that the rules make in silence would be known by
    it before it is made (GEN-R25).
    """
    return msgspec.structs.replace(position, pending=False) if position.pending else position


def unpacked(heard: HeardEvent) -> telling.Heard:
    """An event and the view after it, as they came. Raises FrameError."""
    try:
        event: Event = _journal.event(bytes(heard.event))
    except JournalError as error:
        raise FrameError(str(error)) from error
    view: View = _read(_view, bytes(heard.view))
    return telling.Heard(event, view)


@cache
def rules_digest() -> str:
    """What two programs have to know alike to play at one table: events, commands, views, and each game's options."""
    events = sorted(_kinds(Event), key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components([*events, Command, CasinoView, BankView])
    options = {
        game.id: [(option.name, repr(option.default)) for option in game.options] for game in GAMES.values()
    }
    whole = msgspec.json.encode((PROTOCOL, schemas, components, options), order="sorted")
    return hashlib.blake2b(whole, digest_size=16).hexdigest()


def _kinds(root: type[Event]) -> list[type[Event]]:
    found: list[type[Event]] = []
    for kind in root.__subclasses__():
        found += [kind, *_kinds(kind)]
    return found
