"""Windows' own voices: the library's own SAPI output, over a stand-in for the COM object that it drives."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from audiojack.output.speech.driver import DriverError, Reason, Ticket
from audiojack.output.speech.drivers.sapi import SapiDriver, sapi_rate
from audiojack.output.speech.drivers.screen_reader import open_sapi
from audiojack.output.speech.settings import LanguageVoice, VoiceSettings
from audiojack.output.speech.speech import Speech

ZIRA = ("Microsoft Zira Desktop - English (United States)", "409")
JAKUB = ("Microsoft Jakub - Czech (Czech Republic)", "405")
ELENA = ("Elena", "419;19")
"""A voice whose name doesn't tell what it speaks."""
MATEJ = ("Microsoft Matej - Croatian (Croatia)", "41a")
NAMELESS = ("Old Czech voice", "")


class Token:
    """A voice as SAPI lists it."""

    def __init__(self, described: tuple[str, str]) -> None:
        self._name, self._language = described

    def GetDescription(self) -> str:  # noqa: N802 - COM's own names
        return self._name

    def GetAttribute(self, name: str) -> str:  # noqa: N802
        assert name == "Language"
        if not self._language:
            raise OSError("0x80070490: element not found")
        return self._language


class SpVoice:
    """SAPI.SpVoice, as far as the library uses it."""

    def __init__(self, *voices: tuple[str, str]) -> None:
        self.tokens = [Token(voice) for voice in voices]
        self.Voice = self.tokens[0] if voices else None
        self.AudioOutput = "speakers"
        self.Rate = self.Volume = 0
        self.spoken: list[tuple[str, str, int]] = []

    def GetVoices(self) -> list[Token]:  # noqa: N802
        return self.tokens

    def Speak(self, text: str, flags: int) -> None:  # noqa: N802
        assert self.Voice is not None
        self.spoken.append((self.Voice.GetDescription(), text, flags))


@pytest.fixture
def sapi5(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The library's module for SAPI 5, which is at home on Windows alone."""
    modules: dict[str, dict[str, Any]] = {
        "pywintypes": {"com_error": OSError},
        "libloader": {},
        "libloader.com": {"load_com": lambda name: SpVoice(ZIRA)},
    }
    for name, contents in modules.items():
        module = ModuleType(name)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "accessible_output2.outputs.sapi5", raising=False)
    module = importlib.import_module("accessible_output2.outputs.sapi5")
    monkeypatch.delitem(sys.modules, "accessible_output2.outputs.sapi5")
    return module


def opened(sapi5: Any, voice: SpVoice, settings: VoiceSettings | None = None) -> SapiDriver:
    sapi5.load_com = lambda name: voice
    return open_sapi(settings or VoiceSettings(), lambda: [sapi5.SAPI5])


def speak(driver: SapiDriver, text: str, lang: str) -> None:
    driver.speak(Speech(text, lang=lang), Ticket(lambda ticket, error: None))


def languages_of(driver: SapiDriver) -> frozenset[str]:
    told: list[frozenset[str]] = []
    driver.tell_languages(told.append)
    return told[0]


@pytest.mark.promise(
    "Speech, sound and braille",
    "Screen readers get speech, silence and braille; what SAPI is given is valid",
)
def test_sapi_gets_valid_xml_and_the_voice_of_the_language(sapi5: ModuleType) -> None:
    voice = SpVoice(ZIRA, JAKUB)
    driver = opened(sapi5, voice, VoiceSettings(voices={"cs": LanguageVoice(rate=540, pitch=75)}, volume=50))
    speak(driver, "A & B < C", "cs")
    [(name, text, flags)] = voice.spoken
    assert (name, flags) == (JAKUB[0], 9)
    read = ElementTree.fromstring(text)
    assert (read.tag, read.attrib, read.text) == ("pitch", {"absmiddle": "5"}, "A & B < C")
    assert (voice.Rate, voice.Volume) == (10, 50)
    assert (sapi_rate(180), sapi_rate(60)) == (0, -10)


def test_after_another_language_the_usual_voice_speaks_again(sapi5: ModuleType) -> None:
    voice = SpVoice(ZIRA, ELENA)
    driver = opened(sapi5, voice)
    speak(driver, "Карта.", "ru")
    speak(driver, "Karta.", "cs")  # no Czech voice: the player's own choice, not the last one
    assert [name for name, _, _ in voice.spoken] == [ELENA[0], ZIRA[0]]


def test_a_name_in_another_script_is_spoken_by_its_own_voice_where_there_is_one(sapi5: ModuleType) -> None:
    voice = SpVoice(JAKUB, ELENA)
    driver = opened(sapi5, voice)
    speak(driver, "Táhne Зденек & Ana. 17.", "cs")
    [(name, text, _)] = voice.spoken
    assert name == JAKUB[0]
    read = ElementTree.fromstring(text)
    [other] = list(read)
    assert (read.text, other.tag, other.get("langid"), other.text) == ("Táhne ", "lang", "419", "Зденек")
    assert other.tail == " & Ana. 17."
    alone = SpVoice(JAKUB)
    speak(opened(sapi5, alone), "Táhne Зденек.", "cs")
    assert "langid" not in alone.spoken[0][1]


@pytest.mark.promise(
    "Speech, sound and braille",
    "A voice that lacks the player's language is told of once, by what speaks, and on the options' voice "
    "page",
)
@pytest.mark.parametrize(
    ("voices", "expected"),
    [
        ((ZIRA, JAKUB), {"en", "cs"}),
        ((ZIRA, ELENA), {"en", "ru"}),
        ((MATEJ,), {"hr"}),
        ((("Stefan", "241a"),), {"sr"}),
        ((("Stefan", "c1a"),), {"sr"}),
        ((NAMELESS,), {"cs"}),
    ],
)
def test_languages_are_told_by_the_voices_tokens(
    voices: tuple[tuple[str, str], ...], expected: set[str], sapi5: ModuleType
) -> None:
    assert languages_of(opened(sapi5, SpVoice(*voices))) == expected


def test_a_system_without_a_voice_is_an_error_of_the_driver(sapi5: ModuleType) -> None:
    with pytest.raises(DriverError) as caught:
        opened(sapi5, SpVoice())
    assert caught.value.reason is Reason.FAILED
