"""Puts the program together: settings, words, store, voice, sounds, scenes; and takes it apart again.

This is the only place that knows all parts. What happens on other threads (a voice that is lost, a sound device that
comes back) is put into an inbox and told by whoever runs the program.
"""

from __future__ import annotations

import contextlib
import queue
import secrets
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from audiojack import files, resources
from audiojack.app.desk import Desk
from audiojack.app.effects import Effects, Quit, news, notice, store_fault
from audiojack.app.everywhere import Everywhere
from audiojack.app.feed import Feed
from audiojack.app.lobby import Lobby
from audiojack.app.narrator import Narrator, PastEntries
from audiojack.app.scene import Scene
from audiojack.app.scenes import doors
from audiojack.app.settings import FILE, Pace, Settings, Shelf
from audiojack.app.settings import load as load_settings
from audiojack.app.stage import Stage
from audiojack.engine.chance import next_word
from audiojack.input import keymap
from audiojack.l10n.localizer import Localizer, languages
from audiojack.l10n.respell import respell
from audiojack.l10n.system import system_language
from audiojack.output.braille import BrailleDisplay
from audiojack.output.mixer import Mixer
from audiojack.output.sound import SoundPlayer, SoundSettings
from audiojack.output.speech.choose import EMBEDDED, reader_engine
from audiojack.output.speech.driver import Reason
from audiojack.output.speech.drivers.screen_reader import open_braille
from audiojack.output.speech.drivers.silent import CAPTIONS, NONE
from audiojack.output.speech.drivers.standard import standard_drivers
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.output.transcript import Transcript
from audiojack.store.errors import StoreError
from audiojack.store.store import ChipStore

if TYPE_CHECKING:
    from audiojack.app.tables import Tables

KEYS_FILE = "keys.toml"


class Launch(msgspec.Struct, frozen=True):
    """How the program was started. `language`, `pace` and `driver` are None where the settings decide."""

    data_dir: Path
    language: str | None = None
    seed: int | None = None
    pace: Pace | None = None
    driver: str | None = None
    mute: bool = False
    window: tuple[int, int] | None = None
    show: bool = True
    terminal: bool = False
    transcript: Path | None = None
    keys: Path | None = None


class Program:
    """The running program. Raises TranscriptError and KeysFileError where those files can't be used.

    `on_text` gets each text that is to be said, `caption` is the one being said; `copy` puts a text on the
    clipboard. `wake` is called, on any thread, when there is something for `poll`.
    """

    def __init__(
        self,
        launch: Launch,
        on_text: Callable[[str, str], None] = lambda text, language: None,
        copy: Callable[[str], bool] = lambda text: False,
    ) -> None:
        self.launch = launch
        self.wake: Callable[[], None] = lambda: None
        self.caption = ""
        self._away = False
        self.feed = Feed.read(launch.keys) if launch.keys else None
        self._transcript = Transcript(launch.transcript) if launch.transcript else None
        self._inbox: queue.SimpleQueue[Effects] = queue.SimpleQueue()
        self._words: dict[str, Localizer] = {}
        self._first: list[Effects] = []
        self._shelf = self._open_shelf()
        self.mixer = Mixer(self._device_changed)
        self.narrator = Narrator(self._localizer, transcript=self._transcript, on_text=on_text)
        self._open_sound()
        self.desk = self._lay_desk()
        self.voice = self._open_voice()
        everywhere = Everywhere(
            self.desk,
            PastEntries(self.narrator.history),
            silence=self.narrator.silence,
            copy=copy,
            engines=(EMBEDDED, reader_engine(sys.platform), CAPTIONS),
        )
        self.stage = Stage(self.desk, self.narrator, everywhere)
        self.narrator.seats = self._seats
        self._shelf.on_change = self._settings_changed
        self._shelf.on_fault = lambda: self.post((news("settings-not-kept"),))

    # --- the life of the program

    def begin(self) -> None:
        """Opens the first scene and says the first words."""
        self._open_store()
        scene = self._first_scene()
        self.stage.begin(scene, tuple(effect for effects in self._first for effect in effects))

    def poll(self, now: float) -> bool:
        """Does what is due without a key: news of other threads, keys of a file, the table. Whether anything was."""
        busy = False
        while not self._inbox.empty():
            self.stage.apply(self._inbox.get())
            self.stage.dirty = busy = True
        if not self._away:
            busy = self.stage.tick(now) or busy
        return self._fed(now) or busy

    @property
    def waiting(self) -> bool:
        """Whether something is due soon, so that the loop should look often."""
        feeding = self.feed is not None
        return feeding or (self.stage.top.pending and not self._away) or not self._inbox.empty()

    def post(self, effects: Effects) -> None:
        """Has these effects carried out soon; from any thread."""
        self._inbox.put(effects)
        self.wake()

    def focus(self, here: bool) -> None:
        """The window got the keyboard, or lost it: then the table waits, unless the player wants it to go on."""
        self._away = not here and not self._shelf.now.speak_unfocused
        if self._away:
            self.narrator.acted()

    def close(self) -> None:
        """Leaves everything as it can be resumed, and gives everything back."""
        session = self.stage.session
        if session is not None and not session.over:
            with contextlib.suppress(StoreError):  # the next start finds the table by itself
                session.leave_open()
        store = self.desk.lobby.store
        if store is not None:
            store.close()
        if self.stage.over:
            self.voice.wait_idle(1.5)
        self.voice.close()
        if self.braille is not None:
            self.braille.close()
        self.mixer.close()
        if self._transcript is not None:
            self._transcript.close()

    # --- keys of a file

    def _fed(self, now: float) -> bool:
        feed = self.feed
        if feed is None or self.stage.top.pending or self.stage.over or not self._told_all():
            return False
        gesture = feed.next(now)
        if gesture is not None:
            self.stage.press(gesture)
            return True
        if feed.done:
            self.feed = None
            if feed.quits:
                self.stage.apply((Quit(),))
        return False

    def _told_all(self) -> bool:
        """Whether the transcript has all that was said; a voice that takes time is not waited for."""
        return self._shelf.now.engine != NONE or self.narrator.all_told

    # --- putting together

    def _localizer(self, language: str) -> Localizer:
        if language not in self._words:
            self._words[language] = Localizer(language)
        return self._words[language]

    def _open_shelf(self) -> Shelf:
        path = self.launch.data_dir / FILE
        try:
            settings = load_settings(path)
        except files.UnreadableFileError as error:
            settings = Settings()
            self._first.append((news("settings-set-aside", file=error.path.name),))
        wanted = self._overridden(settings)
        return Shelf(path, wanted, lambda: self.desk.text("settings-file"), settings)

    def _overridden(self, settings: Settings) -> Settings:
        launch = self.launch
        changes: dict[str, object] = {
            "language": launch.language or settings.language,
            "pace": launch.pace or settings.pace,
            "engine": launch.driver or settings.engine,
            "effects_muted": launch.mute or settings.effects_muted,
        }
        if settings.language and settings.language not in languages():
            changes["language"] = launch.language or ""
        return replace(settings, **changes)

    def _lay_desk(self) -> Desk:
        known = languages()
        settings = self._shelf.now
        path = self.launch.data_dir / KEYS_FILE
        try:
            keys = keymap.load(path)
        except files.UnreadableFileError as error:
            keys = keymap.Keymap()
            self._first.append((news("keys-set-aside", file=error.path.name),))
        desk = Desk(
            self._shelf,
            self._localizer,
            _in_order(known),
            Lobby(None, self._open_tables),
            idle=lambda: self.narrator.idle,
            heard=self.narrator.heard,
            keymap=keys,
            keys_path=path,
            terminal=self.launch.terminal,
            language=settings.language or system_language(known),
        )
        self.desk = desk
        return desk

    def _open_tables(self, store: ChipStore | None) -> Tables:
        from audiojack.app.company import open_tables  # noqa: PLC0415 - the games come with it

        return open_tables(store, _seeds(self.launch.seed), lambda id: self.desk.text(f"character-{id}"))

    def _open_sound(self) -> None:
        settings = self._shelf.now
        silent = settings.engine in (NONE, CAPTIONS) and settings.effects_muted
        if silent:
            return
        missing = self.mixer.open()
        if missing is not None:
            self._first.append((news("no-sound"),))
        player = SoundPlayer(resources.sounds(), self.mixer, _sound_settings(settings), self.narrator.sounded)
        self.narrator.sounds = player

    def _open_voice(self) -> SpeechManager:
        drivers = standard_drivers(self.mixer, respell)
        voice = SpeechManager(
            drivers,
            _voice_settings(self._shelf.now, self.desk.language),
            self.narrator.ended,
            self._driver_changed,
            on_start=self._started,
        )
        self.narrator.voice = voice
        self.braille: BrailleDisplay | None = None
        if sys.platform in ("win32", "darwin") and self._shelf.now.engine != NONE:
            self.braille = BrailleDisplay(open_braille)
            self.narrator.braille = self.braille
        return voice

    def _open_store(self) -> None:
        try:
            store = ChipStore.open(self.launch.data_dir, care=False)
        except StoreError as error:
            self._first.append((store_fault(error), news("store-without")))
            return
        self.desk.lobby.store = store
        threading.Thread(target=self._care, args=(store,), name="store-care", daemon=True).start()

    def _care(self, store: ChipStore) -> None:
        try:
            store.care()
        except StoreError as error:
            self.post((store_fault(error),))

    def _first_scene(self) -> Scene:
        settings = self._shelf.now
        if not settings.language:
            return doors.language(self.desk, first=True)
        if not settings.name:
            return doors.name(self.desk)
        try:
            self.desk.lobby.be(settings.name)
        except StoreError as error:
            self._first.append((store_fault(error),))
            return doors.name(self.desk)
        return doors.main_menu(self.desk)

    # --- what changes

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        if after.language and after.language != before.language:
            self.desk.language = after.language
        self.voice.configure(_voice_settings(after, self.desk.language))
        self.narrator.use_braille = after.braille
        if self.narrator.sounds is not None:
            self.narrator.sounds.configure(_sound_settings(after))

    def _driver_changed(self, old: str, new: str, why: Reason) -> None:
        if new == old:
            return
        text = self.desk.text
        names = {"old": text(f"value-engine-{old}"), "new": text(f"value-engine-{new}")}
        self.post((notice("driver-changed", **names),))

    def _started(self, speech: Speech) -> None:
        self.narrator.started(speech)
        self.caption = speech.text
        self.wake()

    def _device_changed(self, present: bool) -> None:
        self.post((notice("sound-back" if present else "sound-lost"),))
        if present:
            self.voice.retry()

    def _seats(self) -> tuple[int, int]:
        session = self.stage.session
        return (len(session.table.seats), session.seat) if session else (1, 0)


def _voice_settings(settings: Settings, language: str) -> VoiceSettings:
    return VoiceSettings(
        engine=settings.engine,
        lang=language,
        voices=settings.voices,
        volume=settings.voice_volume,
        mono=settings.mono,
        reader_rate=settings.reader_rate,
    )


def _sound_settings(settings: Settings) -> SoundSettings:
    return SoundSettings(
        settings.effects_volume, settings.interface_volume, muted=settings.effects_muted, mono=settings.mono
    )


def _seeds(seed: int | None) -> Callable[[], int]:
    """New seeds, one after another from a given one, or real chance."""
    if seed is None:
        return lambda: secrets.randbits(64)
    state = seed

    def following() -> int:
        nonlocal state
        word, state = next_word(state)
        return word

    return following


def _in_order(known: tuple[str, ...]) -> tuple[str, ...]:
    """Languages as they are offered: English first, then by their names' usual order."""
    first = [language for language in ("en", "cs", "ru", "sr", "sr-Cyrl") if language in known]
    return (*first, *(language for language in known if language not in first))


def clock() -> float:
    """Seconds that only go forward."""
    return time.monotonic()
