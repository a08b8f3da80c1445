"""The commands that work in every scene: history, silence, the function keys, help and quitting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from audiojack.app.options import controls
from audiojack.app.options.controls import OptionControl, resize_text, text_to_default, turn
from audiojack.app.scenes.confirm import Confirm
from audiojack.app.speaking.narrator import BRAILLE_END, BRAILLE_PART, BRAILLE_START
from audiojack.app.stage.effects import Change, Effects, Later, Push, Quit, Say, Scene, Sound, answer, over, refused
from audiojack.app.stage.scene import KeyClass
from audiojack.app.stage.services import SceneServices
from audiojack.presentation.utterance import Priority, Utterance

if TYPE_CHECKING:
    from audiojack.output.braille import Scrolled
    from audiojack.play.session import TableSession


class Showing(Protocol):
    """What a command asks of the stage."""

    @property
    def top(self) -> Scene:
        """The scene that has the keyboard."""
        ...

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the topmost last."""
        ...

    @property
    def session(self) -> TableSession | None:
        """The table that is being played, if there is one."""
        ...


class SpeechHistory(Protocol):
    """The history of what was said, and a place in it. Each answers a text, None where there is none further."""

    def back(self) -> str | None: ...

    def forward(self) -> str | None: ...

    def first(self) -> str | None: ...

    def last(self) -> str | None: ...

    def again(self) -> str | None:
        """The last thing said; asked again without anything new, the one before."""
        ...

    def current(self) -> str | None:
        """The entry that was read last, else the newest."""
        ...


_CONTROLS: Mapping[str, tuple[OptionControl, int]] = {
    "verbosity": (controls.VERBOSITY, 1),
    "verbosity-back": (controls.VERBOSITY, -1),
    "pace": (controls.PACE, 1),
    "pace-back": (controls.PACE, -1),
    "voice-slower": (controls.RATE, -1),
    "voice-faster": (controls.RATE, 1),
    "voice-softer": (controls.VOICE_VOLUME, -1),
    "voice-louder": (controls.VOICE_VOLUME, 1),
    "effects-softer": (controls.EFFECTS_VOLUME, -1),
    "effects-louder": (controls.EFFECTS_VOLUME, 1),
    "mute": (controls.MUTE, 1),
    "full-screen": (controls.FULL_SCREEN, 1),
    "curtain": (controls.CURTAIN, 1),
    "theme": (controls.THEME, 1),
}


_MOVES = frozenset({"help", "rule-book", "options", "quit"})
"""Commands that lead to another scene; the rest can be done at any time."""


def key_class_of(command: str) -> KeyClass:
    """What a command that works everywhere does while something is on its way to be kept."""
    return KeyClass.NAVIGATE if command in _MOVES else KeyClass.QUERY


class GlobalCommands:
    """`silence` stops the voice, `copy` puts a text on the clipboard (False where there is none), `engines` are the
    voices that F9 goes through. `scroll` moves the line in braille, and answers None where no display is in use.
    """

    def __init__(
        self,
        services: SceneServices,
        past: SpeechHistory,
        *,
        silence: Callable[[], None],
        copy: Callable[[str], bool],
        engines: tuple[str, ...],
        scroll: Callable[[int], Scrolled | None] = lambda by: None,
    ) -> None:
        self._services = services
        self._past = past
        self._silence = silence
        self._copy = copy
        self._engines = engines
        self._scroll = scroll

    def act(self, stage: Showing, command: str) -> Effects | None:
        """Carries a command out; None where it has no meaning."""
        if command in _CONTROLS:
            return turn(self._services, *_CONTROLS[command])
        match command:
            case "silence":
                self._silence()
                return ()
            case "say-again":
                return self._heard(self._past.again())
            case "history-back":
                return self._heard(self._past.back())
            case "history-forward":
                return self._heard(self._past.forward())
            case "history-first":
                return self._heard(self._past.first())
            case "history-last":
                return self._heard(self._past.last())
            case "copy":
                return self._copied()
            case "braille-back" | "braille-forward":
                return self._scrolled(1 if command == "braille-forward" else -1)
            case "text-larger" | "text-smaller":
                return resize_text(self._services, 1 if command == "text-larger" else -1)
            case "text-default":
                return text_to_default(self._services)
            case "voice":
                return self._next_voice()
            case _:
                return self._scene(stage, command)

    def _scene(self, stage: Showing, command: str) -> Effects | None:
        match command:
            case "help":
                if stage.top.name == "help":
                    return stage.top.resume()
                return (Sound("menu-choose"), over("help", commands=stage.top.commands()))
            case "rule-book":
                return (Sound("menu-choose"), over("rule-book", game=self._game(stage)))
            case "options":
                if any(scene.name == "options" for scene in stage.scenes):
                    return (refused("options-open", key=self._services.keys_of("menu", "back")),)
                return (Sound("menu-choose"), over("options"))
            case "quit":
                return self._quit(stage)
        return None

    def _heard(self, text: str | None) -> Effects:
        if text is None:
            return (refused("history-end"),)
        entry = Utterance("history-entry", {"text": text}, Priority.ANSWER, None, "menu-move", "interface")
        return (Say(entry, kept=False),)

    def _copied(self) -> Effects:
        text = self._past.current()
        if text is None:
            return (refused("history-end"),)
        return (answer("copied") if self._copy(text) else refused("copy-failed"),)

    def _scrolled(self, by: int) -> Effects:
        to = self._scroll(by)
        if to is None:
            return (refused(self._no_braille()),)
        if to.within:
            return (_aside(BRAILLE_PART, "menu-move", n=to.place, count=to.windows),)
        return (_aside(BRAILLE_END if to.place else BRAILLE_START, "refused"),)

    def _no_braille(self) -> str:
        """Why there is nothing to scroll."""
        if not self._services.settings.braille:
            return "braille-off"
        return "braille-terminal" if self._services.terminal else "braille-none"

    def _next_voice(self) -> Effects:
        now = self._services.settings.engine
        place = self._engines.index(now) if now in self._engines else -1
        changed = replace(self._services.settings, engine=self._engines[(place + 1) % len(self._engines)])
        return (Change(changed), Later(self._voice_told))

    def _voice_told(self) -> Effects:
        label = self._services.text("opt-engine")
        return (answer("knob", label=label, value=controls.ENGINE.spoken(self._services)),)

    def _game(self, stage: Showing) -> str:
        session = stage.session
        return session.game.id if session else self._services.settings.last_game

    def _quit(self, stage: Showing) -> Effects:
        session = stage.session
        leave: Effects = (Sound("quit"), answer("goodbye"), Quit())
        if session is None or not session.stake_open or not self._services.settings.confirm:
            return leave
        if stage.top.name == "confirm":
            return leave
        return (Push(Confirm(self._services, self._services.text("quit-ask"), leave)),)


def _aside(id: str, sound: str, **args: int) -> Say:
    """An answer that tells of the display, and is no part of what was said."""
    return Say(Utterance(id, args, Priority.ANSWER, None, sound, "interface"), kept=False)
