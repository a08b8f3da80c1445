"""Which gesture means which command, in which part of the program; and how a player changes that.

Scenes ask for commands by name and never see a key, so that every key can be moved and the help is always right.
The keys that a player changed are kept in a file of their own (keyfile.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from audiojack.input.gestures import PREFIX

Context = str
"""Where a binding holds: "everywhere", "menu", "text", "amount", "table"."""

DEFAULTS: Mapping[Context, Mapping[str, tuple[str, ...]]] = {
    "table": {
        "stand": ("enter",),
        "draw": ("space",),
        "split": ("p",),
        "double": ("d",),
        "insure": ("i",),
        "surrender": ("f",),
        "cards": ("c",),
        "dealer": ("v",),
        "chips": ("s",),
        "others": ("shift+s",),
        "turn": ("t",),
        "raise": ("b",),
        "blind": ("shift+space",),
        "exchange": ("x",),
        "announce": ("k",),
        "actions": ("tab", "menu"),
        **{f"seat-{number}": (str(number),) for number in range(1, 10)},
        "overview": ("l",),
        "rules": ("o",),
        "explain": ("e",),
        "hint": ("h",),
        "repeat": ("r",),
        "pause": ("escape",),
    },
    "company": {
        "write": ("m",),
        "phrases": ("shift+m",),
        "who": ("w",),
        "away": ("a",),
        "nudge": ("n",),
        "more-time": ("j",),
    },
    "amount": {
        "place": ("enter",),
        "withdraw": ("escape",),
        "same": ("space",),
        "delete": ("backspace",),
        "more": ("up",),
        "less": ("down",),
        "much-more": ("pageup",),
        "much-less": ("pagedown",),
        "least": ("home",),
        "most": ("end",),
    },
    "text": {
        "accept": ("enter",),
        "cancel": ("escape",),
        "previous-letter": ("left",),
        "next-letter": ("right",),
        "previous-word": ("control+left",),
        "next-word": ("control+right",),
        "first-letter": ("home",),
        "last-letter": ("end",),
        "delete": ("backspace",),
        "delete-next": ("delete",),
        "select-all": ("control+a",),
        "paste": ("control+v", "shift+insert"),
        "read": ("up", "down"),
    },
    "menu": {
        "choose": ("enter",),
        "back": ("escape",),
        "previous": ("up",),
        "next": ("down",),
        "lower": ("left",),
        "higher": ("right",),
        "first": ("home",),
        "last": ("end",),
    },
    "everywhere": {
        "silence": ("control", "delete"),
        "say-again": ("control+r",),
        "history-back": ("pageup",),
        "history-forward": ("pagedown",),
        "history-first": ("control+home",),
        "history-last": ("control+end",),
        "copy": ("control+c",),
        "braille-back": ("alt+left",),
        "braille-forward": ("alt+right",),
        "help": ("f1",),
        "rule-book": ("shift+f1",),
        "verbosity": ("f2",),
        "verbosity-back": ("shift+f2",),
        "pace": ("f3",),
        "pace-back": ("shift+f3",),
        "voice-slower": ("f5",),
        "voice-faster": ("shift+f5",),
        "voice-softer": ("f6",),
        "voice-louder": ("shift+f6",),
        "effects-softer": ("f7",),
        "effects-louder": ("shift+f7",),
        "mute": ("f8",),
        "voice": ("f9",),
        "options": ("f10",),
        "full-screen": ("f11",),
        "curtain": ("shift+f11",),
        "theme": ("f12",),
        "text-larger": ("control+plus",),
        "text-smaller": ("control+minus",),
        "text-default": ("control+0",),
        "quit": ("alt+f4", "control+q"),
    },
}

ESSENTIAL = frozenset(
    {("table", "stand"), ("table", "draw"), ("table", "pause"), ("menu", "choose"), ("menu", "back"),
    ("text", "accept"),  ("amount", "place"), ("everywhere", "help")}
)  # fmt: skip
"""Commands that can't be left without a key: Enter, Space, Escape and F1 by default."""

REPEATABLE = frozenset(
    {("menu", "previous"), ("menu", "next"), ("menu", "lower"), ("menu", "higher"), ("amount", "more"),
     ("amount", "less"), ("amount", "much-more"), ("amount", "much-less"), ("amount", "delete"),
     ("text", "previous-letter"), ("text", "next-letter"), ("text", "previous-word"), ("text", "next-word"),
     ("text", "delete"), ("text", "delete-next"),
     ("everywhere", "history-back"), ("everywhere", "history-forward")}
)  # fmt: skip
"""Commands that a held key may give again and again."""


class Clash(msgspec.Struct, frozen=True):
    """A gesture that already means `command` in `context`."""

    context: Context
    command: str


class KeymapError(ValueError):
    """A binding that can't be: `reason` is "essential" or "unknown-command"."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


Bindings = Mapping[Context, Mapping[str, tuple[str, ...]]]


class Keymap(msgspec.Struct, frozen=True):
    """All bindings in force. Changing one gives a new keymap."""

    bindings: Bindings = msgspec.field(default_factory=lambda: DEFAULTS)

    def command(self, gesture: str, contexts: Iterable[Context]) -> tuple[Context, str] | None:
        """What the gesture ("kb:shift+s") means in the first of the contexts that knows it."""
        name = gesture.removeprefix(PREFIX)
        for context in contexts:
            for command, gestures in self.bindings[context].items():
                if name in gestures:
                    return context, command
        return None

    def keys(self, context: Context, command: str) -> tuple[str, ...]:
        """The keys of a command, the main one first, without their prefix: ("shift+s",)."""
        return self.bindings[context].get(command, ())

    def commands(self, context: Context) -> tuple[str, ...]:
        """Every command of a context, in the order of the help."""
        return tuple(self.bindings[context])

    def clash(self, context: Context, command: str, gesture: str) -> Clash | None:
        """Who owns the gesture already, where the two would be in each other's way."""
        name = gesture.removeprefix(PREFIX)
        around = tuple(self.bindings) if context == "everywhere" else (context, "everywhere")
        for other in around:
            for owner, gestures in self.bindings[other].items():
                if name in gestures and (other, owner) != (context, command) and not _overlaid(context, other, name):
                    return Clash(other, owner)
        return None

    def bind(self, context: Context, command: str, gesture: str) -> Keymap:
        """The keymap with this gesture as the command's only key, taken from whoever had it.

        Raises KeymapError where that would leave an essential command without a key.
        """
        name = gesture.removeprefix(PREFIX)
        changed = self
        owner = self.clash(context, command, name)
        if owner is not None:
            rest = tuple(key for key in self.keys(owner.context, owner.command) if key != name)
            changed = changed._with(owner.context, owner.command, rest)
        return changed._with(context, command, (name,))

    def unbind(self, context: Context, command: str) -> Keymap:
        """The keymap with the command left without a key. Raises KeymapError for an essential one."""
        return self._with(context, command, ())

    def restored(self, context: Context, command: str) -> Keymap:
        """The keymap with the command's default keys again."""
        return self._with(context, command, DEFAULTS[context][command])

    def _with(self, context: Context, command: str, keys: tuple[str, ...]) -> Keymap:
        if command not in DEFAULTS.get(context, {}):
            raise KeymapError("unknown-command", f"{context}.{command}")
        if not keys and (context, command) in ESSENTIAL:
            raise KeymapError("essential", f"{context}.{command}")
        return self.given(context, command, keys)

    def given(self, context: Context, command: str, keys: tuple[str, ...]) -> Keymap:
        """The keymap with exactly these keys for the command, whoever has them too."""
        table = {**self.bindings[context], command: keys}
        return Keymap({**self.bindings, context: table})

    def changed(self) -> dict[str, dict[str, list[str]]]:
        """What differs from the defaults, by context and command."""
        differing = {
            context: {command: list(keys) for command, keys in table.items() if keys != DEFAULTS[context][command]}
            for context, table in self.bindings.items()
        }
        return {context: table for context, table in differing.items() if table}


def _overlaid(context: Context, other: Context, name: str) -> bool:
    """Whether the amount field or a menu covers this key of `everywhere` by design (Page Up and the like)."""
    if {context, other} in ({"table", "everywhere"}, {"everywhere"}) or context == other:
        return False
    covering = context if other == "everywhere" else other
    return any(name in keys for keys in DEFAULTS[covering].values())
