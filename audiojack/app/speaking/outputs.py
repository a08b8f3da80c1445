"""Everything that tells the player something: words, voice, sounds, braille, captions, transcript.

It is put together before anything else and says the program's name at once, while the window opens and the rest is
being read.
"""

from __future__ import annotations

import queue
import sys
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from audiojack import files, resources
from audiojack.app.launch import Launch
from audiojack.app.options.settings import AWAKE_SECONDS, FILE, Settings, SettingsFile
from audiojack.app.options.settings import load as load_settings
from audiojack.app.speaking.narrator import Narrator
from audiojack.app.speaking.voice_language import VoiceLanguageWarning
from audiojack.app.stage.effects import Effect, Effects, news
from audiojack.l10n.localizer import Localizer, languages
from audiojack.l10n.system import system_language
from audiojack.output.braille import BrailleDisplay
from audiojack.output.mixer import Mixer
from audiojack.output.sound import SoundPlayer, SoundSettings
from audiojack.output.speech.choose import PYTTSX3
from audiojack.output.speech.driver import Reason
from audiojack.output.speech.drivers.silent import CAPTIONS, NONE
from audiojack.output.speech.drivers.standard import standard_drivers
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.output.transcript import Transcript
from audiojack.presentation.utterance import Priority, Utterance

LAST_WORDS_SECONDS = 1.5
UNFIT_NAMED = 4
"""As many wrong values of the settings are named."""


class Outputs:
    """Raises TranscriptError where the transcript can't be written.

    `on_text` gets each text that is to be said, `caption` is the one being said. `inbox` holds what other threads
    have to tell; `wake` is called, on any thread, when there is something in it. `faults` are to be told first.
    """

    def __init__(self, launch: Launch, on_text: Callable[[str, str], None] = lambda text, language: None) -> None:
        self.launch = launch
        self.wake: Callable[[], None] = lambda: None
        self.caption = ""
        self.status = 0
        """The exit status of the program: 1 where the keys of a file waited in vain."""
        self.inbox: queue.SimpleQueue[Effects] = queue.SimpleQueue()
        self.faults: list[Effects] = []
        self.settings_lost = False
        """Whether there are settings that could not be read."""
        self._words: dict[str, Localizer] = {}
        self.languages = languages()
        self.settings_file = self._open_shelf()
        self.language = self.settings_file.now.language or system_language(self.languages)
        self._transcript = self._open_transcript()
        self.mixer = Mixer(self._device_changed)
        self._deaf = self._deaf_untold = False
        self.narrator = Narrator(self.words, transcript=self._transcript, on_text=on_text)
        self._watch = VoiceLanguageWarning(self.settings_file, self.words, self.languages, self.post)
        self.narrator.on_end = self._watch.ended
        self._open_sound()
        self._engine = self.settings_file.now.engine
        self.voice = self._open_voice()
        self.braille = self._open_braille()
        self.narrator.say(Utterance("start", {}, Priority.TABLE, None, "start", "interface"), self.language, False)

    def words(self, language: str) -> Localizer:
        """The words of a language, read when they are first wanted."""
        if language not in self._words:
            self._words[language] = Localizer(language)
        return self._words[language]

    def post(self, effects: Effects) -> None:
        """Has these effects carried out soon; from any thread."""
        self.inbox.put(effects)
        self.wake()

    def connection(self, state: str) -> None:
        """A connection to a house was made, cut, made again or ended; from any thread."""
        if self._transcript is not None:
            self._transcript.server(state)

    def use(self, settings: Settings) -> None:
        """Speaks, brailles and plays by these settings from now on."""
        self.language = settings.language or self.language
        self.mixer.keep_awake(AWAKE_SECONDS[settings.keep_awake])
        self.voice.configure(_voice_settings(settings, self.language))
        self._watch.look(self.voice.in_use)
        self._use_braille(settings)
        if self.narrator.sounds is not None:
            self.narrator.sounds.configure(_sound_settings(settings))

    def _use_braille(self, settings: Settings) -> None:
        """A player who chooses another voice may have started their screen reader."""
        self.narrator.use_braille = settings.braille
        chosen, self._engine = settings.engine != self._engine, settings.engine
        if self.braille is None:
            self.braille = self._open_braille() if chosen else None
        elif chosen:
            self.braille.reopen()
        if self.braille is not None:
            self.braille.use(settings.braille_cells)

    def close(self, last_words: bool) -> None:
        """Gives everything back, `last_words` being spoken to their end."""
        if last_words:
            self.voice.wait_idle(LAST_WORDS_SECONDS)
        self.voice.close()
        if self.braille is not None:
            self.braille.close()
        self.mixer.close()
        if self._transcript is not None:
            self._transcript.close()

    # --- putting together

    def _open_shelf(self) -> SettingsFile:
        path = self.launch.data_dir / FILE
        try:
            unfit: list[str] = []
            settings = load_settings(path, unfit)
            if unfit:
                self.faults.append((_unfit_settings(path.name, unfit),))
        except files.UnreadableFileError as error:
            settings = Settings()
            self.settings_lost = True
            self.faults.append((news("settings-set-aside", file=error.path.name),))
        heading = lambda: self.words(self.language).text("settings-file")  # noqa: E731
        return SettingsFile(path, self._overridden(settings), heading, settings)

    def _open_transcript(self) -> Transcript | None:
        if self.launch.transcript is None:
            return None
        told = lambda detail: self.post((news("transcript-full", detail=detail),))  # noqa: E731
        return Transcript(self.launch.transcript, on_failure=told)

    def _overridden(self, settings: Settings) -> Settings:
        launch = self.launch
        changes: dict[str, object] = {
            "language": launch.language or settings.language,
            "pace": launch.pace or settings.pace,
            "engine": launch.driver or settings.engine,
            "effects_muted": launch.mute or settings.effects_muted,
        }
        if settings.language and settings.language not in self.languages:
            changes["language"] = launch.language or ""
        return replace(settings, **changes)

    def _open_sound(self) -> None:
        settings = self.settings_file.now
        if settings.engine in (NONE, CAPTIONS) and settings.effects_muted:
            return
        if self.mixer.open_when_needed() is not None:
            self._deaf = self._deaf_untold = True
        self.mixer.keep_awake(AWAKE_SECONDS[settings.keep_awake])
        folder = resources.sounds()
        self.narrator.sounds = SoundPlayer(folder, self.mixer, _sound_settings(settings), self.narrator.sounded)

    def _open_voice(self) -> SpeechManager:
        # Without a sound device pyttsx3 pretends to speak on Linux: it hands silence to a player that fails unheard.
        mute = self._deaf and sys.platform.startswith("linux")
        voice = SpeechManager(
            [one for one in standard_drivers(self.mixer) if not (mute and one.name == PYTTSX3)],
            _voice_settings(self.settings_file.now, self.language),
            self.narrator.ended,
            self._driver_changed,
            on_start=self._started,
            on_voice=self._watch.look,
        )
        self.narrator.voice = voice
        return voice

    def _open_braille(self) -> BrailleDisplay | None:
        platform: str = sys.platform
        if platform not in ("win32", "darwin") or self.settings_file.now.engine == NONE:
            return None
        from audiojack.output.speech.drivers.screen_reader import open_braille  # noqa: PLC0415

        cells = self.settings_file.now.braille_cells
        self.narrator.braille = BrailleDisplay(open_braille, cells, lambda error: self.post((news("braille-lost"),)))
        return self.narrator.braille

    # --- what other threads tell

    def _driver_changed(self, old: str, new: str, why: Reason) -> None:
        """A voice that has come back is its own news; one that is gone is told of by what is left."""
        if new == old or why is Reason.RETURNED:
            return
        text = self.words(self.language).text
        names = {"old": text(f"value-engine-{old}"), "new": text(f"value-engine-{new}")}
        self.post((news("voice-gone" if new in (CAPTIONS, NONE) else "driver-changed", **names),))

    def _started(self, speech: Speech) -> float:
        self._tell_deaf()
        wait = self.narrator.started(speech)
        self.caption = speech.text
        self.wake()
        return wait

    def _tell_deaf(self) -> None:
        """Whether anybody speaks without a sound device is known only when the first words begin."""
        if not self._deaf_untold:
            return
        self._deaf_untold = False
        speaker, speaks = self.voice.driver, self.voice.abilities.voice
        name = self.words(self.language).text(f"value-engine-{speaker}")
        self.post((news("no-sound-but-speech", voice=name) if speaks else news("no-sound"),))

    def _device_changed(self, present: bool) -> None:
        self.post((news("sound-back" if present else "sound-lost"),))
        if present:
            self.voice.retry()


def _unfit_settings(file: str, unfit: Sequence[str]) -> Effect:
    """One sentence about values that can't be used, however many they are."""
    names = ", ".join(unfit[:UNFIT_NAMED])
    return news("settings-unfit-more" if len(unfit) > UNFIT_NAMED else "settings-unfit", file=file, names=names)


def _voice_settings(settings: Settings, language: str) -> VoiceSettings:
    return VoiceSettings(
        engine=settings.engine,
        lang=language,
        voices=settings.voices,
        volume=settings.voice_volume,
        mono=settings.mono,
        reader_rate=settings.reader_rate,
        keep_awake=AWAKE_SECONDS[settings.keep_awake],
    )


def _sound_settings(settings: Settings) -> SoundSettings:
    return SoundSettings(
        settings.effects_volume,
        settings.interface_volume,
        muted=settings.effects_muted,
        mono=settings.mono,
        duck=settings.duck,
    )
