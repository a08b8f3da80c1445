"""What a voice can't do is told: a language it lacks, a setting it doesn't take; each language's voice can be set."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from audiojack.app.options.settings import FILE, load
from audiojack.output.speech.driver import Abilities, Ticket
from audiojack.output.speech.settings import LanguageVoice
from audiojack.output.speech.speech import Speech
from tests.app.whole import Voice, Whole, running

LACKS = {
    "en": "The voice that speaks now doesn't know English, so words will sound wrong: Windows voice.",
    "cs": "Teď mluví hlas Windows a neumí česky, takže slova budou znít špatně.",
    "ru": "Этот голос не говорит по-русски, так что слова прозвучат неверно: голос Windows.",
    "sr": "Glas koji sada govori ne zna srpski, pa će reči zvučati pogrešno: glas sistema Windows.",
    "sr-Cyrl": "Глас који сада говори не зна српски, па ће речи звучати погрешно: глас система Windows.",
}
_CZECH_LACK = ("Teď mluví hlas Windows a neumí", "Teď mluví hlas systému a neumí")
OTHER = {"en": "cs", "cs": "ru", "ru": "sr", "sr": "en", "sr-Cyrl": "ru"}
"""A language that the voice has instead; one with Cyrillic letters for those in Cyrillic."""
SAMPLES = {
    "en": "This is how English sounds: the queen of hearts, 17.",
    "cs": "Takhle zní čeština: srdcová dáma, 17.",
    "ru": "Так звучит русский: дама червей, 17.",
    "sr": "Ovako zvuči srpski: dama herc, 17.",
}


class Slow(Voice):
    """A voice that comes to the end of something only when it is told to."""

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        self.ticket = ticket
        self.spoken.append((speech.text, speech.lang))


def warnings(voice: Voice) -> list[tuple[str, str]]:
    return [
        (text, lang)
        for text, lang in voice.spoken
        if text.startswith(_CZECH_LACK) or any(text.startswith(said.partition(":")[0]) for said in LACKS.values())
    ]


def to_the_voice(whole: Whole, *keys: str) -> list[str]:
    """To Options > Voice, and on."""
    whole.press("F10")
    while not whole.answered("Enter").startswith(("Voice.", "Hlas.", "Голос.", "Glas.", "Глас.")):
        whole.press("Escape", "Down")
    return whole.press(*keys) if keys else []


@pytest.mark.promise(
    "Speech, sound and braille",
    "A voice that lacks the player's language is told of once, by what speaks, and on the options' voice "
    "page",
)
@pytest.mark.parametrize("language", LACKS)
def test_a_voice_without_the_players_language_is_told_of_once(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for start in (1, 2):
        voice = Voice("sapi", OTHER[language])
        with running(tmp_path, monkeypatch, voice, language=language) as whole:
            whole.press("Enter", "Down", "Up", "F2")
            whole.settle()
            told = warnings(voice)
        assert [lang for _, lang in told] == ([language] if start == 1 else []), start
        assert all(text.startswith(LACKS[language]) for text, _ in told)


def test_it_is_told_again_of_another_voice_and_of_another_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Voice("sapi", "en"), Voice("pyttsx3", "en")
    with running(tmp_path, monkeypatch, first, second, language="cs") as whole:
        whole.wait(lambda: len(warnings(first)) == 1)
        settings_file = whole.program.services.settings_file
        settings_file.change(replace(settings_file.now, engine="pyttsx3"))
        whole.wait(lambda: len(warnings(second)) == 1)
        settings_file.change(replace(settings_file.now, language="sr"))
        whole.wait(lambda: len(warnings(second)) == 2)
        assert warnings(second)[1][0].startswith("Glas koji sada govori ne zna srpski")


@pytest.mark.promise(
    "Speech, sound and braille",
    "A voice that lacks the player's language is told of once, by what speaks, and on the options' voice "
    "page",
)
def test_a_warning_in_letters_that_the_voice_cant_read_is_said_in_a_language_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice = Voice("sapi", "en", "cs")
    with running(tmp_path, monkeypatch, voice, language="ru") as whole:
        whole.wait(
            lambda: len(warnings(voice)) == 0 and any("doesn't know Russian" in text for text, _ in voice.spoken)
        )
        assert [lang for text, lang in voice.spoken if "doesn't know" in text] == ["en"]


def test_a_voice_that_has_the_language_or_does_not_tell_is_not_blamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for languages in (("en", "cs"), ()):
        voice = Voice("sapi", *languages)
        with running(tmp_path, monkeypatch, voice, language="cs") as whole:
            whole.press("Enter", "F10")
        assert warnings(voice) == []


def test_a_warning_that_nobody_heard_comes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, monkeypatch, Slow("sapi", "en"), language="cs"):
        pass
    assert load(tmp_path / FILE).warned_voices == frozenset()
    voice = Voice("sapi", "en")
    with running(tmp_path, monkeypatch, voice, language="cs") as whole:
        whole.wait(lambda: len(warnings(voice)) == 1)


def test_a_voice_that_got_the_language_and_lost_it_is_told_of_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for languages, count in ((("en",), 1), (("en", "cs"), 0), (("en",), 1)):
        voice = Voice("sapi", *languages)
        with running(tmp_path, monkeypatch, voice, language="cs") as whole:
            whole.press("Enter", "F2")
            assert len(warnings(voice)) == count, languages


@pytest.mark.promise(
    "Speech, sound and braille",
    "A voice that lacks the player's language is told of once, by what speaks, and on the options' voice "
    "page",
)
def test_the_voice_page_tells_who_speaks_and_what_they_lack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, monkeypatch, Voice("sapi", "en", "ru"), language="cs") as whole:
        whole.press("Enter")
        to_the_voice(whole)
        page = [row.text for row in whole.program.stage.picture().rows]
        assert page[0] == "Kdo mluví: vybere program, teď mluví hlas Windows, neumí česky"
        assert page[1] == "Hlas pro češtinu: slov za minutu: 200, neumí česky"
        assert "Hlas pro ruštinu: slov za minutu: 200" in page
        assert "Hlas pro srbštinu: slov za minutu: 200, neumí srbsky" in page


@pytest.mark.promise(
    "Speech, sound and braille",
    "The voice of every language can be set, and is heard as it changes; a setting that the voice in use "
    "doesn't take says so",
)
@pytest.mark.parametrize("language", ["en", "cs", "ru", "sr"])
def test_the_voice_of_every_language_is_set_and_heard(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice = Voice("embedded")
    with running(tmp_path, monkeypatch, voice, language=language) as whole:
        whole.press("Enter")
        to_the_voice(whole)
        rest = [other for other in ("en", "cs", "ru", "sr") if other != language]
        for place, other in enumerate((language, *rest)):
            whole.press("Home", *["Down"] * (place + 1), "Enter")
            for _ in range(4):
                said = whole.press("Right")
                assert len(said) == 2, said
                assert said[1] == SAMPLES[other]
                whole.wait(lambda other=other: voice.spoken[-1] == (SAMPLES[other], other))  # type: ignore[misc]
                whole.press("Down")
            whole.press("Escape")
    kept = load(tmp_path / FILE).voices
    assert kept == dict.fromkeys(("cs", "en", "ru", "sr"), LanguageVoice("m1", 220, 55, 110))


def test_samples_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    voice = Slow("embedded")
    with running(tmp_path, monkeypatch, voice) as whole:
        whole.press("Enter")
        to_the_voice(whole, "Down", "Down", "Enter")
        whole.press(*["Right"] * 5)
        before = len(voice.spoken)
        for _ in range(6):
            voice.end()
            whole.settle()
        assert [text for text, _ in voice.spoken[before:]] == [SAMPLES["cs"]]


@pytest.mark.promise(
    "Speech, sound and braille",
    "The voice of every language can be set, and is heard as it changes; a setting that the voice in use "
    "doesn't take says so",
)
def test_a_setting_that_the_voice_does_not_take_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Voice("screen-reader")
    reader.abilities = Abilities(interrupt=True, completion=True, shared=True)
    with running(tmp_path, monkeypatch, reader) as whole:
        whole.press("Enter")
        whole.quiet()
        without = "It has no effect on the voice that speaks now: screen reader."
        assert whole.press("F5") == [f"Voice rate: 180 words a minute. {without}"]
        assert whole.press("F6") == [f"Voice volume: 90 percent. {without}"]
        to_the_voice(whole)
        assert whole.press("Down", "Enter") == [
            "Voice for English: 180 words a minute. 2 of 9. Enter opens its rate, pitch, variant and volume.",
            "Voice for English. Voice rate: 180 words a minute, no effect on the voice that speaks now. 1 of 4. "
            "How fast the program's own voice speaks this language.",
        ]
        assert whole.press("Right")[0] == "200 words a minute, no effect on the voice that speaks now."
