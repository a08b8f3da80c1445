"""The stack of scenes, and the one way of a key press to what is heard.

Every key comes to an end here: in an effect of the topmost scene, in a command that works everywhere, or in the
soft sound of a key that means nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from audiojack.app.scenes.global_commands import GlobalCommands, key_class_of
from audiojack.app.stage.background import InlineWorker, Worker
from audiojack.app.stage.effects import (
    NOTHING,
    Act,
    Acted,
    Await,
    Change,
    Effect,
    Effects,
    Expire,
    Later,
    Open,
    Pop,
    Push,
    Quit,
    Replace,
    Run,
    Say,
    Scene,
    Sound,
    refused,
)  # fmt: skip
from audiojack.app.stage.pending import PendingWork, Queued
from audiojack.app.stage.picture import Picture
from audiojack.app.stage.scene import ClassifiesKeys, KeyClass
from audiojack.app.stage.services import SceneServices
from audiojack.input.gestures import PASTE, Gesture
from audiojack.input.keymap import REPEATABLE
from audiojack.presentation.utterance import Priority, Utterance

if TYPE_CHECKING:
    from audiojack.play.session import TableSession


Catalogue = Callable[[SceneServices, str, Mapping[str, Any]], "Scene | Effects"]
"""Makes the scene of a name from what is given, or answers with what comes of opening it."""


class Narration(Protocol):
    """Where the stage sends what is to be told; it speaks, brailles, shows and keeps."""

    @property
    def mark(self) -> int:
        """The number of the utterance that was said last."""
        ...

    def say(self, utterance: Utterance, language: str, kept: bool, topics: frozenset[str] = frozenset()) -> None:
        """Says an utterance in a language, as long as none of its topics is over."""
        ...

    def expire(self, topics: frozenset[str], last: int) -> None:
        """These topics are over: what was said of them up to the number `last` is no longer so."""
        ...

    def sound(self, name: str) -> None:
        """Plays a sound that carries no news of its own."""
        ...

    def acted(self) -> None:
        """The player acted: the table's narration is stale."""
        ...

    def key(self, name: str, action: str, scene: str) -> None:
        """A key arrived, and what it means there; for the transcript."""
        ...


class Stage:
    """The scenes over one another. `over` turns true when the program is to end.

    `worker` does what may wait for the disk; without one it is done at once. `catalogue` makes scenes by their names.
    """

    def __init__(
        self,
        services: SceneServices,
        narration: Narration,
        global_commands: GlobalCommands,
        worker: Worker | None = None,
        *,
        catalogue: Catalogue,
    ) -> None:
        self.services = services
        self._narration = narration
        self._global_commands = global_commands
        self._catalogue = catalogue
        self._pending = PendingWork(worker or InlineWorker())
        self._scenes: list[Scene] = []
        self._topics: list[str] = []
        """What each scene's utterances are about, beside the scenes."""
        self._opened = 0
        self._depth = 0
        self._mark = 0
        """The number of the last utterance before the effects that are being carried out."""
        self.over = False
        self.dirty = True
        """Whether something to be seen has changed since the screen last looked."""

    @property
    def top(self) -> Scene:
        """The scene that has the keyboard."""
        return self._scenes[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the topmost last."""
        return tuple(self._scenes)

    @property
    def session(self) -> TableSession | None:
        """The table that is being played, if there is one."""
        sessions = (getattr(scene, "session", None) for scene in reversed(self._scenes))
        return next((session for session in sessions if session is not None), None)

    def begin(self, first: Scene | Open, before: Effects = NOTHING) -> None:
        """Opens the first scene, after some effects such as a notice about a settings file."""
        made = self._made(first) if isinstance(first, Open) else first
        assert not isinstance(made, tuple), "The first scene can always be opened."
        self._put(made, 0)
        self.post(before)
        self.apply(tuple(_queued(effect) for effect in made.enter()))

    @property
    def busy(self) -> bool:
        """Whether something is on its way to be kept, or a key waits for it."""
        return self._pending.on_its_way(self.top)

    def press(self, gesture: Gesture) -> None:
        """A key has been pressed; one that acts waits until nothing is on its way."""
        found = self._found(gesture)
        if gesture.repeat and found not in REPEATABLE:
            return
        if self._pending.keeps_waiting(self._key_class(found, gesture)):
            self._pending.hold(gesture)
            return
        self._pressed(gesture, found)

    def command(self, context: str, command: str) -> None:
        """A command that comes by another way than a key, such as the window's own button; it waits as a key does."""
        run = Run(context, command)
        if self._pending.keeps_waiting(self._key_class((context, command))):
            self._pending.hold(run)
        else:
            self.apply((run,))
            self.dirty = True

    def tick(self, now: float) -> bool:
        """Time has gone by; whether anything happened."""
        effects = self.top.tick(now)
        self.apply(effects)
        arrived = self._arrive()
        self.dirty = self.dirty or bool(effects) or arrived
        return bool(effects) or arrived

    def rest(self, seconds: float) -> None:
        """Waits for what is on its way, at most so long."""
        self._pending.wait(seconds)

    def finish(self) -> None:
        """Waits for what is on its way, and lets the keys go that wait for it; nothing more is told."""
        self._pending.finish()

    def picture(self) -> Picture:
        """What is to be seen."""
        return self.top.picture()

    def apply(self, effects: Effects) -> None:
        """Carries effects of the topmost scene out in their order."""
        if self._depth == 0:
            self._mark = self._narration.mark
        self._depth += 1
        try:
            for effect in effects:
                self._apply(effect)
        finally:
            self._depth -= 1

    def post(self, effects: Effects) -> None:
        """Carries out effects that no scene is behind: what they say holds whichever scene is left."""
        self.apply(tuple(replace(effect, lasting=True) if isinstance(effect, Say) else effect for effect in effects))

    def means(self, name: str) -> bool:
        """Whether the key of that name ("kb:p") is bound to a command in the topmost scene."""
        return self.services.keymap.command(name, self.top.contexts) is not None

    def _found(self, gesture: Gesture) -> tuple[str, str] | None:
        return self.services.keymap.command(gesture.name, self.top.contexts)

    def _key_class(self, found: tuple[str, str] | None, gesture: Gesture | None = None) -> KeyClass:
        if found is not None and found[0] == "everywhere":
            return key_class_of(found[1])
        scene = self.top
        return scene.key_class(found, gesture) if isinstance(scene, ClassifiesKeys) else KeyClass.NAVIGATE

    def _pressed(self, gesture: Gesture, found: tuple[str, str] | None) -> None:
        scene = self.top
        aimless = gesture.name == PASTE and "text" not in scene.contexts
        effects = (refused("paste-nowhere"),) if aimless else scene.typed(gesture)
        action = found[1] if found and effects is None else "type" if effects is not None else ""
        self._narration.key(gesture.name, action, scene.name)
        if effects is None and found is not None:
            effects = self._run(*found)
        self.apply((Sound("nothing-here"),) if effects is None else effects)
        self.dirty = True

    def _arrive(self) -> bool:
        """Takes what is done, then what has waited for it, until something is on its way again; whether it did."""
        arrived = False
        while True:
            effects = self._pending.arrived(self.top)
            held = self._pending.next() if effects is None else None
            if effects is not None:
                self.apply(effects)
            elif held is not None:
                self._resumed(held)
            else:
                return arrived
            arrived = True

    def _resumed(self, held: Queued) -> None:
        match held:
            case Gesture():
                self._pressed(held, self._found(held))
            case _:
                self._apply(held)

    def _led_to(self, effect: Act | Run) -> None:
        """What the choice of a menu leads to, at once or when nothing is on its way any more."""
        key_class = KeyClass.ACT if isinstance(effect, Act) else self._key_class((effect.context, effect.command))
        if self._pending.in_the_way(key_class):
            self._pending.hold(effect)
        elif isinstance(effect, Act):
            self.apply(effect.effects())
        else:
            done = self._run(effect.context, effect.command)
            self.apply((Sound("nothing-here"),) if done is None else done)

    def _run(self, context: str, command: str) -> Effects | None:
        effects = self.top.act(context, command)
        if effects is None and context == "everywhere":
            effects = self._global_commands.act(self, command)
        return effects

    def _apply(self, effect: Effect) -> None:
        match effect:
            case Say():
                self._say(effect)
            case Expire(topics):
                over = frozenset(f"{scene} {topic}" for scene in self._topics for topic in topics)
                self._narration.expire(over, self._mark)
            case Sound(name):
                self._narration.sound(name)
            case Acted():
                self._narration.acted()
            case Change(settings):
                self.services.settings_file.change(settings)
            case Later(make):
                self.apply(make())
            case Await():
                self._pending.send(effect)
                self._arrive()
            case Act() | Run():
                self._led_to(effect)
            case Open():
                self._open(effect)
            case Quit():
                self.over = True
            case _:
                self._move(effect)

    def _made(self, opening: Open) -> Scene | Effects:
        return self._catalogue(self.services, opening.name, opening.given)

    def _open(self, opening: Open) -> None:
        made = self._made(opening)
        if isinstance(made, tuple):
            self.apply(made)
            return
        if opening.where != "over":
            self._narration.acted()
        below = {"over": len(self._scenes), "instead": len(self._scenes) - 1, "alone": 0}
        self._put(made, below[opening.where])
        self.apply(made.enter())

    def _put(self, scene: Scene, below: int) -> None:
        """Puts a scene over the lowest `below` ones; what those above them said is no longer so."""
        self._leave(below)
        self._opened += 1
        self._scenes.append(scene)
        self._topics.append(f"scene {self._opened}")

    def _leave(self, below: int) -> None:
        left = self._topics[below:]
        self._pending.forget(self._scenes[below:])
        del self._scenes[below:], self._topics[below:]
        if left:
            self._narration.expire(frozenset(left), self._mark)

    def _say(self, effect: Say) -> None:
        scene = self._topics[-1]
        topics = () if effect.lasting else (scene,) if effect.topic is None else (scene, f"{scene} {effect.topic}")
        language = effect.language or self.services.language
        self._narration.say(effect.utterance, language, effect.kept, frozenset(topics))

    def _move(self, effect: Push | Pop | Replace) -> None:
        match effect:
            case Push(scene):
                self._put(scene, len(self._scenes))
            case Replace(scene):
                self._narration.acted()
                self._put(scene, len(self._scenes) - 1)
            case Pop(quiet):
                if len(self._scenes) > 1:
                    self._leave(len(self._scenes) - 1)
                if not quiet:
                    self.apply(self.top.resume())
                return
        self.apply(self.top.enter())


def _queued(effect: Effect) -> Effect:
    """Has an answer wait its turn: nobody has asked anything yet. It is stale once the player goes on."""
    if isinstance(effect, Say) and effect.utterance.priority is Priority.ANSWER:
        return replace(effect, utterance=replace(effect.utterance, priority=Priority.TABLE))
    return effect
