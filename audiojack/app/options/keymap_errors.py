"""What is told at the start of mistakes in the file of keys: one sentence a mistake, which names what holds now."""

from __future__ import annotations

from audiojack.app.stage.context import Desk
from audiojack.app.stage.effects import Effect, news
from audiojack.input.keyfile import KeyFault


def told_fault(desk: Desk, fault: KeyFault) -> Effect:
    """The sentence of one mistake."""
    file = desk.keys_path.name if desk.keys_path else ""
    match fault.reason:
        case "unknown-command":
            return news("keys-file-command", file=file, word=fault.command)
        case "unknown-key":
            return news("keys-file-key", file=file, word=fault.key, command=_label(desk, fault.context, fault.command))
        case "essential":
            command = _label(desk, fault.context, fault.command)
            return news("keys-file-essential", file=file, key=desk.key(fault.key), command=command)
        case "clash":
            holds, loses = _label(desk, *fault.owner), _label(desk, fault.context, fault.command)
            return news("keys-file-clash", file=file, key=desk.key(fault.key), holds=holds, loses=loses)


def _label(desk: Desk, context: str, command: str) -> str:
    return desk.text(f"does-{context}-{command}")
