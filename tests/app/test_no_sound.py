"""Without a sound device the player is told so, and whether anybody speaks all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.output.mixer import Mixer, NoSoundDevice
from audiojack.output.speech.driver import DriverError, Reason
from tests.app.whole import Voice, running
from tests.output.fakes import FakeDriver

IN_WRITING = {
    "en": "No sound device was found. Everything is shown as text.",
    "cs": "Žádné zvukové zařízení tu není. Všechno se vypisuje na obrazovku.",
    "ru": "Звуковое устройство не найдено. Всё будет показано текстом.",
    "sr": "Zvučni uređaj nije nađen. Sve se ispisuje na ekranu.",
}
SPOKEN = {
    "en": "No sound device was found, so there are no sounds. Speaking now: Speech Dispatcher.",
    "cs": "Žádné zvukové zařízení tu není, zvuky neuslyšíte. Teď mluví: Speech Dispatcher.",
    "ru": "Звуковое устройство не найдено, звуков не будет. Сейчас говорит: служба Speech Dispatcher.",
    "sr": "Zvučni uređaj nije nađen, zvukova neće biti. Sada govori: služba Speech Dispatcher.",
}


@pytest.fixture(autouse=True)
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mixer, "open", lambda mixer: NoSoundDevice("no device"))


def own_voice() -> FakeDriver:
    """The program's own voice, which needs the device."""
    voice = FakeDriver("embedded")
    voice.unavailable = DriverError(Reason.UNAVAILABLE, "no device")
    return voice


@pytest.mark.parametrize("language", SPOKEN)
def test_another_program_that_speaks_is_named(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = Voice("speechd")
    with running(tmp_path, monkeypatch, own_voice(), service, language=language) as whole:
        whole.wait(lambda: SPOKEN[language] in [text for text, _ in service.spoken])
        whole.quiet()
        told = [text for text, _ in whole.texts]
    assert (told.count(SPOKEN[language]), IN_WRITING[language] in told) == (1, False)


@pytest.mark.parametrize("language", IN_WRITING)
def test_where_nothing_speaks_all_is_in_writing(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, monkeypatch, own_voice(), language=language) as whole:
        whole.wait(lambda: IN_WRITING[language] in [text for text, _ in whole.texts])
        whole.quiet()
        told = [text for text, _ in whole.texts]
    assert (told.count(IN_WRITING[language]), SPOKEN[language] in told) == (1, False)
