"""How the voice shall sound: engine, and for each language its variant, rate, pitch and volume.

One frozen value; a change is a new value given to `SpeechManager.configure`, so that no driver ever
reads settings that are half changed.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

AUTO = "auto"
RATE_MIN, RATE_MAX = 80, 900


class LanguageVoice(msgspec.Struct, frozen=True):
    """The voice of one language.

    `variant` is an espeak-ng variant ("f4", "klatt2"; empty for the plain voice), `rate` words a minute
    (80 to 900), `pitch` 0 to 100 (50 is usual), `volume` 0 to 200 % (100 is usual).
    """

    variant: str = ""
    rate: int = 200
    pitch: int = 50
    volume: int = 100


class VoiceSettings(msgspec.Struct, frozen=True):
    """All that can be set about speech.

    `engine` is a driver's name or "auto"; `lang` the language that is loaded ahead, so that the first words
    come at once; `volume` the own voice as a whole, 0 to 100 %; `mono` puts every voice in the middle.
    `keep_awake` is for how many seconds after a word the sound device is kept awake; where it is not 0, the first word
    after a rest comes behind silence, in which a device that sleeps wakes up.
    `reader_rate` is what a screen reader, which doesn't tell, is taken to speak at (words a minute).
    """

    engine: str = AUTO
    lang: str = "en"
    voices: Mapping[str, LanguageVoice] = {}
    volume: int = 100
    mono: bool = False
    reader_rate: int = 250
    keep_awake: float = 0.0

    def voice(self, lang: str) -> LanguageVoice:
        """The voice of `lang`; Serbian in Cyrillic is spoken by the Serbian voice."""
        return self.voices.get(spoken_language(lang), LanguageVoice())


def spoken_language(lang: str) -> str:
    """The language whose voice speaks `lang`: the tag without its script ("sr-Cyrl" is "sr")."""
    return lang.partition("-")[0]


def language_code(tag: str) -> str:
    """The language of a system's tag ("en_US", "sr-Latn-RS", "cs"), in small letters; "" where it names none."""
    code = tag.strip().replace("_", "-").partition("-")[0].lower()
    return code if code.isascii() and code.isalpha() and len(code) in (2, 3) else ""
