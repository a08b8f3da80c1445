"""A line of text that a house is asked with: an address, a name, a passphrase, an invitation word."""

from __future__ import annotations

from collections.abc import Callable

from audiojack.app.stage.effects import NOTHING, Effects, Pop, Sound, answer
from audiojack.app.stage.picture import Picture
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.line_edit import COMMANDS, LineEdit
from audiojack.input.gestures import Gesture

STAR = "*"
LONGEST = 128
"""Characters of a line: of a passphrase, the longest of them."""


class Entry:
    """Asks for a line; `then` gives what follows from it. A `secret` one is neither shown nor spoken."""

    pending = False

    def __init__(
        self, services: SceneServices, name: str, then: Callable[[str], Effects], start: str = "",
        *, secret: bool = False,
    ) -> None:  # fmt: skip
        """`name` is that of the scene; its messages are `NAME-title` and `NAME-prompt`."""
        self.services = services
        self.name = name
        self._then = then
        self._secret = secret
        self._edit = LineEdit(services, start, longest=LONGEST, secret=secret)

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("text", "everywhere")

    def enter(self) -> Effects:
        key = self.services.keys_of("text", "accept")
        return (answer(f"{self.name}-prompt", name=self._edit.text, key=key),)

    def resume(self) -> Effects:
        return self.enter()

    def act(self, context: str, command: str) -> Effects | None:
        match context, command:
            case "text", "accept":
                return self._then(self._edit.text if self._secret else " ".join(self._edit.text.split()))
            case "text", "cancel":
                return (Sound("menu-back"), Pop())
            case "text", _:
                return self._edit.act(command)
        return None

    def typed(self, gesture: Gesture) -> Effects | None:
        return self._edit.typed(gesture)

    def tick(self, now: float) -> Effects:
        return NOTHING

    def commands(self) -> tuple[tuple[str, str], ...]:
        return (("text", "accept"), ("text", "cancel"), *(("text", command) for command in COMMANDS))

    def picture(self) -> Picture:
        text = STAR * len(self._edit.text) if self._secret else self._edit.text
        return Picture(self.services.text(f"{self.name}-title"), field=text, caret=len(self._edit.field.before))
