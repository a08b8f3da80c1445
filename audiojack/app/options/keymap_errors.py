"""What is told at the start of mistakes in the file of keys: one sentence a mistake, which names what holds now."""

from __future__ import annotations

from audiojack.app.stage.effects import Effect, news
from audiojack.app.stage.services import SceneServices
from audiojack.input.keyfile import KeyFault


def told_fault(services: SceneServices, fault: KeyFault) -> Effect:
    """The sentence of one mistake."""
    file = services.keys_path.name if services.keys_path else ""
    match fault.reason:
        case "unknown-command":
            return news("keys-file-command", file=file, word=fault.command)
        case "unknown-key":
            command = _label(services, fault.context, fault.command)
            return news("keys-file-key", file=file, word=fault.key, command=command)
        case "essential":
            command = _label(services, fault.context, fault.command)
            return news("keys-file-essential", file=file, key=services.key(fault.key), command=command)
        case "clash":
            holds, loses = _label(services, *fault.owner), _label(services, fault.context, fault.command)
            return news("keys-file-clash", file=file, key=services.key(fault.key), holds=holds, loses=loses)


def _label(services: SceneServices, context: str, command: str) -> str:
    return services.text(f"does-{context}-{command}")
