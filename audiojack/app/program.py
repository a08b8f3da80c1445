"""Puts the program together: settings, words, store, voice, sounds, scenes; and takes it apart again.

This is the only place that knows all parts. What happens on other threads (a voice that is lost, a sound device that
comes back) is put into an inbox and told by whoever runs the program.
"""

from __future__ import annotations

import contextlib
import gc
import secrets
import sys
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from audiojack import files
from audiojack.app.key_script import KeyScript
from audiojack.app.options import profiles
from audiojack.app.options.keymap_errors import told_faults
from audiojack.app.options.settings import Settings
from audiojack.app.scenes import catalogue
from audiojack.app.scenes.global_commands import GlobalCommands
from audiojack.app.speaking.narrator import HistoryEntries
from audiojack.app.speaking.outputs import Outputs
from audiojack.app.stage.background import BackgroundWorker
from audiojack.app.stage.effects import Open, Quit, news, over, store_fault
from audiojack.app.stage.scene import Closing
from audiojack.app.stage.services import SceneServices
from audiojack.app.stage.stage import Stage
from audiojack.engine.chance import KEY_BYTES, next_word
from audiojack.input import keyfile
from audiojack.input.keyfile import KeyFault
from audiojack.input.keymap import Keymap
from audiojack.output.speech.choose import engine_round
from audiojack.output.speech.drivers.silent import NONE
from audiojack.play.lobby import Lobby
from audiojack.presentation.utterance import Priority, Utterance
from audiojack.store.errors import NameRefused, StoreClosed, StoreError
from audiojack.store.store import ChipStore

if TYPE_CHECKING:
    from audiojack.play.tables import Tables

KEYS_FILE = "keys.toml"
CHECK_AFTER = 3.0
"""Seconds after the start until the store is looked at whole, so that the first words don't wait for it."""
FAULT_SECONDS = 8.0
"""How long the voice may take to say that the program has failed."""


class Program:
    """The running program. Raises KeysFileError where the file of keys can't be used.

    `copy` puts a text on the clipboard.
    """

    def __init__(self, outputs: Outputs, copy: Callable[[str], bool] = lambda text: False) -> None:
        self.outputs = outputs
        self.launch = outputs.launch
        self.narrator = outputs.narrator
        self._settings_file = outputs.settings_file
        self._away = False
        self._deal = self.launch.deal
        self._arrival = self.launch.arrival
        self.feed = KeyScript.read(self.launch.keys) if self.launch.keys else None
        if self.feed is not None:
            self.narrator.on_begin = self.feed.began
        self.services = self._services_made()
        global_commands = GlobalCommands(
            self.services,
            HistoryEntries(self.narrator.history),
            silence=self.narrator.silence,
            copy=copy,
            engines=engine_round(sys.platform),
            scroll=self.narrator.scroll,
        )
        self._worker = BackgroundWorker(self._wake)
        self._settings_file.run_in_background = self._worker.submit
        self.stage = Stage(self.services, self.narrator, global_commands, self._worker, catalogue=catalogue.open_scene)
        self.narrator.seats = self._seats
        self._settings_file.on_change = self._settings_changed
        self._settings_file.on_fault = lambda: outputs.post((news("settings-not-kept"),))

    # --- the life of the program

    def begin(self) -> None:
        """Opens the first scene and says the first words."""
        self._open_store()
        scene = self._first_scene()
        self.stage.begin(scene, tuple(effect for effects in self.outputs.faults for effect in effects))
        threading.Thread(target=self._warm_up, name="warm-up", daemon=True).start()

    def poll(self, now: float) -> bool:
        """Does what is due without a key: news of other threads, keys of a file, the table. Whether anything was."""
        busy = False
        while not self.outputs.inbox.empty():
            self.stage.post(self.outputs.inbox.get())
            self.stage.dirty = busy = True
        if self._deal is not None and self.stage.top.name == "main-menu":
            deal, self._deal = self._deal, None
            self.stage.apply((over("deal", path=deal),))
            busy = True
        if self._arrival is not None and self.stage.top.name == "main-menu":
            arrival, self._arrival = self._arrival, None
            self.stage.apply((over("online-arrival", arrival=arrival),))
            busy = True
        if not self._away or self._elsewhere:
            busy = self.stage.tick(now) or busy
        return self._fed(now) or busy

    @property
    def _elsewhere(self) -> bool:
        """Whether the table is kept in a house: it goes on though the window is left."""
        session = self.stage.session
        return session is not None and session.elsewhere

    @property
    def waiting(self) -> bool:
        """Whether something is due soon, so that the loop should look often."""
        feeding = self.feed is not None
        going = self.stage.busy or self.stage.top.pending
        return feeding or (going and (not self._away or self._elsewhere)) or not self.outputs.inbox.empty()

    def focus(self, here: bool) -> None:
        """The window got the keyboard, or lost it: then the table waits, unless the player wants it to go on."""
        self._away = not here and not self._settings_file.now.speak_unfocused
        if self._away:
            self.narrator.hold()
        else:
            self.narrator.go_on()

    def failed(self, id: str = "program-fault") -> None:
        """Says that the program ends by a mistake of its own, or for the other reason `id`; `close` is to come."""
        self.stage.over = True
        self.narrator.go_on()
        with contextlib.suppress(Exception):  # whatever has failed may fail here again
            told = Utterance(id, {}, Priority.ANSWER, None, "refused", "interface")
            self.narrator.say(told, self.services.language, True)
            self.outputs.voice.wait_idle(FAULT_SECONDS)

    def close(self) -> None:
        """Leaves everything as it can be resumed, and gives everything back."""
        try:
            self.stage.finish()
        finally:
            self._give_back()

    def _give_back(self) -> None:
        for scene in self.stage.scenes:
            if isinstance(scene, Closing):
                scene.close()
        session = self.stage.session
        if session is not None and not session.over:
            with contextlib.suppress(StoreError):  # the next start finds the table by itself
                session.leave_open()
        store = self.services.lobby.store
        if store is not None:
            with contextlib.suppress(StoreError):  # they are in the settings file, too
                profiles.keep(self.services)
        self._settings_file.run_in_background = lambda work: work()
        self._worker.close()
        if store is not None:
            store.close()
        self.outputs.close(last_words=self.stage.over)

    def _wake(self) -> None:
        self.outputs.wake()  # the way to wake that there is by then

    # --- keys of a file

    def _fed(self, now: float) -> bool:
        feed = self.feed
        if feed is None or self.stage.over:
            return False
        if feed.overdue(now):
            self.outputs.status = 1
            self.failed("keys-waited")
            return True
        going = self.stage.busy or self.stage.top.pending
        if not feed.awaited and (going or not self._told_all()):
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
        return self._settings_file.now.engine != NONE or self.narrator.all_told

    # --- putting together

    def _warm_up(self) -> None:
        """Reads what the first keys would otherwise wait for."""
        catalogue.warm_up()
        if self.narrator.sounds is not None:
            self.narrator.sounds.preload()
        gc.freeze()  # looking through all of it for garbage takes 20 ms and more, in which no key is answered

    def _services_made(self) -> SceneServices:
        path = self.launch.data_dir / KEYS_FILE
        keys, mistakes = Keymap(), tuple[KeyFault, ...]()
        try:
            keys, mistakes = keyfile.load(path)
        except files.UnreadableFileError as error:
            self.outputs.faults.append((news("keys-set-aside", file=error.path.name),))
        services = SceneServices(
            self._settings_file,
            self.outputs.words,
            _in_order(self.outputs.languages),
            Lobby(None, self._open_tables),
            idle=lambda: self.narrator.idle,
            heard=self.narrator.heard,
            voice=lambda: self.outputs.voice.in_use,
            keymap=keys,
            keys_path=path,
            folder=self.launch.data_dir,
            seeds=_seeds(self.launch.seed),
            keys=_keys(self.launch.seed),
            terminal=self.launch.terminal,
            language=self.outputs.language,
            wake=self._wake,
            post=self.outputs.post,
            connection=self.outputs.connection,
        )
        self.services = services
        self.outputs.faults.append(told_faults(services, mistakes))
        return services

    def _open_tables(self, store: ChipStore | None) -> Tables:
        from audiojack.play.computer_players import open_tables  # noqa: PLC0415 - the games come with it

        seeds, keys = _seeds(self.launch.seed), _keys(self.launch.seed)
        return open_tables(store, seeds, lambda id: self.services.text(f"character-{id}"), keys)

    def _open_store(self) -> None:
        try:
            store = ChipStore.open(self.launch.data_dir, care=False)
        except StoreError as error:
            self.outputs.faults.append((store_fault(error), news("store-without")))
            return
        self.services.lobby.store = store
        threading.Thread(target=self._care, args=(store,), name="store-care", daemon=True).start()

    def _care(self, store: ChipStore) -> None:
        """Makes the daily copy, and once the first words are said looks at every byte."""
        try:
            store.care()
            time.sleep(CHECK_AFTER)
            store.check()
        except StoreClosed:
            return
        except StoreError as error:
            self.services.lobby.fault = error
            self.outputs.post((store_fault(error),))

    def _first_scene(self) -> Open:
        self._remember_player()
        settings = self._settings_file.now
        if not settings.language:
            return over("language", first=True)
        if not settings.name:
            return over("name")
        try:
            self.services.lobby.be(settings.name)
        except NameRefused as error:
            self.outputs.faults.append((store_fault(error),))
            return over("name")
        except StoreError as error:
            self._do_without(error)
        return over("main-menu")

    def _remember_player(self) -> None:
        """Where the settings could not be read, the chip store may know who plays here, and how."""
        store, settings = self.services.lobby.store, self._settings_file.now
        if store is None or settings.name or not self.outputs.settings_lost:
            return
        with contextlib.suppress(StoreError):
            people = [one for one in store.players() if one.kind == "human"]
            if len(people) == 1:
                self._settings_file.take(profiles.settings_of(people[0], settings))

    def _do_without(self, error: StoreError) -> None:
        """The store can't be used after all: one plays without, and the main menu leads to what can be done."""
        self.outputs.faults.append((store_fault(error), news("store-without")))
        store = self.services.lobby.store
        self.services.lobby.do_without()
        if store is not None:
            store.close()

    # --- what changes

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        if after.language and after.language != before.language:
            self.services.language = after.language
        self.outputs.use(after)

    def _seats(self) -> tuple[int, int]:
        session = self.stage.session
        return (len(session.view.seats), session.seat) if session else (1, 0)


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


def _keys(seed: int | None) -> Callable[[], bytes] | None:
    """Fresh keys from the operating system (GEN-R24); none where a seed makes everything repeatable."""
    return None if seed is not None else lambda: secrets.token_bytes(KEY_BYTES)


def _in_order(known: tuple[str, ...]) -> tuple[str, ...]:
    """Languages as they are offered: English first, then by their names' usual order."""
    first = [language for language in ("en", "cs", "ru", "sr", "sr-Cyrl") if language in known]
    return (*first, *(language for language in known if language not in first))


def clock() -> float:
    """Seconds that only go forward."""
    return time.monotonic()
