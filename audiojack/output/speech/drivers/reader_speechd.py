"""Speech-dispatcher by way of accessible-output2, where it can't be spoken to directly.

The library knows neither language nor rate; its client does, so each stretch goes out in its language.
"""

from __future__ import annotations

import contextlib
import threading
from typing import Any

from audiojack.output.speech.choose import SCREEN_READER
from audiojack.output.speech.driver import Abilities, OnLanguages, Ticket
from audiojack.output.speech.drivers.reader import Reader
from audiojack.output.speech.drivers.speechd import ssip_pitch, ssip_rate, ssip_volume
from audiojack.output.speech.settings import VoiceSettings, language_code, spoken_language
from audiojack.output.speech.spans import spoken_spans
from audiojack.output.speech.speech import Speech


class ReaderSpeechdDriver(Reader):
    """A driver over the library's output, whose client is the one of speech-dispatcher's own Python library.

    It doesn't tell the end: the client may be told of it before it has noted whom to tell.
    """

    name = SCREEN_READER
    abilities = Abilities(interrupt=True, language=True, rate=True, pitch=True, volume=True)

    def __init__(self, output: Any, settings: VoiceSettings) -> None:
        super().__init__(output)
        self._client: Any = output._client
        self._settings = settings

    def configure(self, settings: VoiceSettings) -> None:
        """Speak by `settings` from the next utterance on."""
        self._settings = settings

    def tell_languages(self, told: OnLanguages) -> None:
        """Ask for the list of voices, by another connection: it may have thousands of lines."""
        threading.Thread(target=self._ask_languages, args=(told,), name="voice-voices", daemon=True).start()

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Queue each stretch of `speech` with its language."""
        self.check()
        for text, lang in spoken_spans(speech):
            self._use(lang)
            self._call(lambda text=text: self._output.speak(text.strip(), interrupt=False))  # type: ignore[misc]

    def stop(self) -> None:
        """Be silent now."""
        self._call(self._output.silence)

    def close(self) -> None:
        """End the connection."""
        self._call(self._output.close)

    def _use(self, lang: str) -> None:
        voice = self._settings.voice(lang)
        client = self._client
        self._call(lambda: client.set_language(spoken_language(lang)))
        self._call(lambda: client.set_rate(ssip_rate(voice.rate)))
        self._call(lambda: client.set_pitch(ssip_pitch(voice.pitch)))
        self._call(lambda: client.set_volume(ssip_volume(voice, self._settings)))

    def _ask_languages(self, told: OnLanguages) -> None:
        with contextlib.suppress(Exception):  # whatever the client raises: then nothing is known
            other = type(self._output)()
            try:
                voices = other._client.list_synthesis_voices()
            finally:
                other.close()
            told(frozenset(language_code(lang) for _, lang, _ in voices if lang and language_code(lang)))


def is_speechd(output: Any) -> bool:
    """Whether this output speaks by speech-dispatcher."""
    return hasattr(getattr(output, "_client", None), "set_language")
