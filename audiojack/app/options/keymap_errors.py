"""What is told at the start of mistakes in the file of keys: one sentence a mistake, which names what holds now."""

from __future__ import annotations

from collections.abc import Sequence

from audiojack.app.stage.effects import Effect, Effects, news
from audiojack.app.stage.services import SceneServices
from audiojack.input.keyfile import KeyFault

FEW = 5
"""As many mistakes are told one by one; more are one sentence."""
LONGEST = 40
"""Characters of a wrong word that are told."""


def told_faults(services: SceneServices, faults: Sequence[KeyFault]) -> Effects:
    """The sentences of the mistakes."""
    if len(faults) > FEW:
        return (news("keys-file-many", file=_file(services), count=len(faults)),)
    return tuple(_told(services, fault) for fault in faults)


def _file(services: SceneServices) -> str:
    return services.keys_path.name if services.keys_path else ""


def _told(services: SceneServices, fault: KeyFault) -> Effect:
    file = _file(services)
    match fault.reason:
        case "line":
            return news("keys-file-line", file=file, line=int(fault.key))
        case "unknown-command":
            return news("keys-file-command", file=file, word=shortened(fault.command))
        case "unknown-key":
            command = _label(services, fault.context, fault.command)
            return news("keys-file-key", file=file, word=shortened(fault.key), command=command)
        case "essential":
            command = _label(services, fault.context, fault.command)
            return news("keys-file-essential", file=file, key=services.key(fault.key), command=command)
        case "clash":
            holds, loses = _label(services, *fault.owner), _label(services, fault.context, fault.command)
            return news("keys-file-clash", file=file, key=services.key(fault.key), holds=holds, loses=loses)


def _label(services: SceneServices, context: str, command: str) -> str:
    return services.text(f"does-{context}-{command}")


def shortened(word: str) -> str:
    """A word as it is told: its beginning, where it is long."""
    return word if len(word) <= LONGEST else word[:LONGEST] + "…"
