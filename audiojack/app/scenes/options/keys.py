"""Options > Keys: every command with its keys; Enter waits for a new one, a clash is named and asked."""

from __future__ import annotations

from audiojack.app.scenes.confirm import Confirm
from audiojack.app.stage.effects import NOTHING, Effects, Later, Pop, Push, Replace, Sound, answer, refused
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.picture import Picture
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.input import keyfile
from audiojack.input.gestures import PREFIX, TEXT, Gesture
from audiojack.input.keymap import DEFAULTS, Keymap, KeymapError


class KeysScene(MenuScene):
    """All bindings by context. Left takes a command's keys away, Right brings its default back."""

    name = "keys"

    def title(self) -> str:
        return self.services.text("keys-title")

    def items(self) -> list[Item]:
        rows: list[Item] = []
        for context, table in DEFAULTS.items():
            for command in table:
                label = self.services.text(f"does-{context}-{command}")
                keys = self.services.keys_of(context, command, bound=True) or self.services.text("keys-none")
                hint = "" if rows else self._hint()
                rows.append(Item(f"{context}.{command}", label, keys, hint=hint, change=True))
        return [*rows, Item("reset", self.services.text("keys-reset"))]

    def _hint(self) -> str:
        """What the keys do here: said with the first row alone, where the list opens."""
        none = self.services.text("keys-none")
        key, lower, higher = (self.services.keys_of("menu", name) or none for name in ("choose", "lower", "higher"))
        return self.services.text("keys-about", key=key, lower=lower, higher=higher)

    def choose(self, key: str) -> Effects:
        if key == "reset":
            done = (Later(lambda: self._use(Keymap())), answer("keys-reset-done", "menu-choose"))
            return (Push(Confirm(self.services, self.services.text("keys-reset-ask"), done)),)
        context, _, command = key.partition(".")
        return (Sound("menu-choose"), Push(CaptureScene(self.services, self, context, command)))

    def change(self, key: str, by: int) -> Effects:
        context, _, command = key.partition(".")
        if by > 0:
            return self._default(context, command)
        try:
            changed = self.services.keymap.unbind(context, command)
        except KeymapError:
            return (refused("keys-essential"),)
        return (*self._use(changed), Later(self.say_value))

    def bind(self, context: str, command: str, gesture: str) -> Effects:
        """Gives the command this key alone."""
        try:
            changed = self.services.keymap.bind(context, command, gesture)
        except KeymapError:
            return (refused("keys-essential"),)
        return (*self._use(changed), Later(lambda: self.say_row("menu-choose")))

    def _default(self, context: str, command: str) -> Effects:
        changed = self.services.keymap
        for name in DEFAULTS[context][command]:
            owner = changed.clash(context, command, name)
            if owner is not None:
                return (
                    refused("keys-taken", key=self.services.key(name), owner=self._label(owner.context, owner.command)),
                )
        return (*self._use(changed.restored(context, command)), Later(self.say_value))

    def _label(self, context: str, command: str) -> str:
        return self.services.text(f"does-{context}-{command}")

    def _use(self, changed: Keymap) -> Effects:
        self.services.keymap = changed
        path, heading = self.services.keys_path, self.services.text("keys-file")
        if path is not None:
            self.services.settings_file.in_background(lambda: keyfile.save(path, changed, heading))
        return NOTHING


class CaptureScene:
    """Waits for the key that a command shall have. Escape leaves it as it was, unless it is Escape's own command."""

    name = "key-capture"
    pending = False
    contexts: tuple[str, ...] = ()

    def __init__(self, services: SceneServices, keys: KeysScene, context: str, command: str) -> None:
        self.services = services
        self._keys = keys
        self._context = context
        self._command = command

    def enter(self) -> Effects:
        return (answer("keys-press", command=self.services.text(f"does-{self._context}-{self._command}")),)

    def resume(self) -> Effects:
        return self.enter()

    def act(self, context: str, command: str) -> Effects | None:
        return None

    def typed(self, gesture: Gesture) -> Effects | None:
        if gesture.name == PREFIX + "escape" and "escape" not in DEFAULTS[self._context][self._command]:
            return (Sound("menu-back"), Pop())
        if gesture.name == PREFIX + "control" and self._command != "silence":
            return NOTHING
        if gesture.name == TEXT:
            return (refused("keys-unusable"),)
        owner = self.services.keymap.clash(self._context, self._command, gesture.name)
        bind = Later(lambda: self._keys.bind(self._context, self._command, gesture.name))
        if owner is None:
            return (Pop(quiet=True), bind)
        question = self.services.text(
            "keys-clash",
            key=self.services.key(gesture.name.removeprefix(PREFIX)),
            owner=self.services.text(f"does-{owner.context}-{owner.command}"),
        )
        return (Replace(Confirm(self.services, question, (bind,))),)

    def tick(self, now: float) -> Effects:
        return NOTHING

    def commands(self) -> tuple[tuple[str, str], ...]:
        return ()

    def picture(self) -> Picture:
        command = self.services.text(f"does-{self._context}-{self._command}")
        return Picture(self.services.text("keys-press", command=command))
