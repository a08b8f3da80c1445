"""Windows' own voices, SAPI 5, by accessible-output2.

A voice is found by the language that its token names, for what a voice is called says it only of Microsoft's.
"""

from __future__ import annotations

import html
import locale
import math
from typing import Any

from audiojack.output.speech.choose import SAPI
from audiojack.output.speech.driver import Abilities, OnLanguages, Ticket
from audiojack.output.speech.drivers.reader import Reader
from audiojack.output.speech.settings import VoiceSettings, language_code, spoken_language
from audiojack.output.speech.spans import spoken_spans
from audiojack.output.speech.speech import Speech

_MIDDLE_RATE = 180
"""Words a minute of a SAPI voice at its rate 0; ten steps are three times as fast or slow."""
_NAMES = {"en": ("English", "409"), "cs": ("Czech", "405"), "ru": ("Russian", "419"), "sr": ("Serbian", "241a")}
_SERBIAN = frozenset((0x241A, 0x281A, 0x2C1A, 0x301A, 0x7C1A))
"""Windows' numbers of Serbian that Python's table may lack."""
_ASYNCHRONOUS, _XML = 1, 8
"""SAPI's flags of Speak."""


class SapiDriver(Reader):
    """A driver for Windows' own voices, by SAPI 5."""

    name = SAPI
    abilities = Abilities(interrupt=True, language=True, rate=True, volume=True, pitch=True)

    def __init__(self, output: Any, settings: VoiceSettings) -> None:
        super().__init__(output)
        self._settings = settings
        self._usual = self._now = str(output.get_voice())
        self._voices = {str(name): _languages(output, str(name)) for name in output.list_voices()}

    def configure(self, settings: VoiceSettings) -> None:
        """Speak by `settings` from the next utterance on."""
        self._settings = settings

    def tell_languages(self, told: OnLanguages) -> None:
        """The languages of the voices that are installed."""
        told(frozenset(language for languages in self._voices.values() for language in languages))

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Speak, a name in another script by the voice of its language."""
        self.check()
        voice = self._settings.voice(speech.lang)
        volume = round(min(100, voice.volume) * self._settings.volume / 100)
        self._use(self._voice_for(spoken_language(speech.lang)))
        self._call(lambda: self._output.set_rate(sapi_rate(voice.rate)))
        self._call(lambda: self._output.set_volume(volume))
        self._call(lambda: self._output.set_pitch(round((voice.pitch - 50) / 5)))
        marked = self._marked(speech)
        if marked is None:  # accessible-output2 makes XML of the text and escapes "<" but not "&"
            self._call(lambda: self._output.speak(speech.text.replace("&", "&amp;"), interrupt=False))
        else:
            self._call(lambda: self._output.object.Speak(marked, _ASYNCHRONOUS | _XML))

    def stop(self) -> None:
        """Be silent now."""
        self._call(self._output.silence)

    def close(self) -> None:
        """Be silent."""
        self.stop()

    def _use(self, name: str) -> None:
        if name != self._now:
            self._call(lambda: self._output.set_voice(name))
            self._now = name

    def _voice_for(self, lang: str) -> str:
        """The voice of a language, the player's own choice where that speaks it or none does."""
        if lang in self._voices.get(self._usual, ()):
            return self._usual
        return next((name for name, languages in self._voices.items() if lang in languages), self._usual)

    def _marked(self, speech: Speech) -> str | None:
        """SAPI's XML of a text with stretches for other voices that are here; None where there are none."""
        numbers = {code: number for languages in self._voices.values() for code, number in languages.items()}
        own = self._voices.get(self._now, {})
        parts = [
            (html.escape(text, quote=False), "" if lang in own else numbers.get(lang, ""))
            for text, lang in spoken_spans(speech)
        ]
        if len(parts) == 1 or not any(number for _, number in parts) or not hasattr(self._output, "object"):
            return None
        spoken = "".join(f'<lang langid="{number}">{text}</lang>' if number else text for text, number in parts)
        return f'<pitch absmiddle="{self._output.get_pitch()}">{spoken}</pitch>'


def sapi_rate(words_per_minute: int) -> int:
    """SAPI's rate from -10 to 10 for a rate in words a minute."""
    return max(-10, min(10, round(10 * math.log(words_per_minute / _MIDDLE_RATE, 3))))


def _languages(output: Any, name: str) -> dict[str, str]:
    """The languages of a voice and Windows' numbers of them, as its token says ("405;5"), or as it is called."""
    try:
        numbers = str(output._voices[name].GetAttribute("Language")).split(";")
        told = {_code(int(number, 16)): number.strip() for number in numbers if number.strip()}
    except Exception:  # another version of the library, or a voice without the attribute (com_error)
        told = {}
    told.pop("", None)
    return told or {code: number for code, (english, number) in _NAMES.items() if english in name}


def _code(number: int) -> str:
    """The language of Windows' number for it: "cs" for 0x405."""
    return "sr" if number in _SERBIAN else language_code(locale.windows_locale.get(number, ""))
