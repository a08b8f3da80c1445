"""A voice held back while the player is elsewhere, and what is learnt of the languages of a voice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from audiojack.output.speech.driver import Abilities, OnLanguages, VoiceInUse
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.presentation.utterance import Priority
from tests.output.fakes import FULL, FakeDriver, Heard, until


class Talker:
    """A manager over scripted drivers, and what it told."""

    def __init__(self, *drivers: FakeDriver) -> None:
        self.heard = Heard()
        self.learnt: list[VoiceInUse] = []
        self.manager = SpeechManager(
            [driver.factory() for driver in drivers],
            VoiceSettings(),
            self.heard.on_fate,
            self.heard.on_driver_changed,
            on_voice=self.learnt.append,
        )

    def say(self, text: str, priority: Priority = Priority.TABLE) -> None:
        self.manager.say(Speech(text, priority=priority))


@pytest.fixture
def talkers() -> Iterator[list[Talker]]:
    made: list[Talker] = []
    yield made
    for talker in made:
        talker.manager.close()


def begun(talkers: list[Talker], *drivers: FakeDriver) -> Talker:
    talker = Talker(*drivers)
    talkers.append(talker)
    until(lambda: talker.manager.abilities.voice)
    return talker


@pytest.mark.promise(
    "Speech, sound and braille",
    "Silent while another window has the keyboard, going on afterwards; an option that says its state",
)
def test_what_is_held_back_is_cut_at_once_and_said_from_its_start_afterwards(talkers: list[Talker]) -> None:
    driver = FakeDriver()
    talker = begun(talkers, driver)
    talker.say("Ana draws. 17.")
    talker.say("Your turn.", Priority.MINE)
    until(lambda: driver.said == ["Ana draws. 17."])
    talker.manager.hold()
    talker.manager.hold()
    talker.say("The sound device is back.", Priority.NOTICE)
    talker.say("You have 950 chips.", Priority.ANSWER)
    until(lambda: driver.calls[-1] == "stop")
    assert driver.said == ["Ana draws. 17."]
    assert talker.heard.fates == []
    assert not talker.manager.wait_idle(5)  # what is held back is not waited for
    talker.manager.go_on()
    for text in ("You have 950 chips.", "Ana draws. 17.", "Your turn.", "The sound device is back."):
        until(lambda text=text: driver.said[-1] == text)  # type: ignore[misc]
        driver.end()
    until(lambda: talker.manager.idle)
    assert [fate for _, fate, _ in talker.heard.fates] == ["whole"] * 4


def test_a_voice_that_is_replaced_meanwhile_keeps_still_too(talkers: list[Talker]) -> None:
    first, second = FakeDriver("first"), FakeDriver("second")
    first.fail_on = "17."
    talker = begun(talkers, first, second)
    talker.say("16.")
    until(lambda: first.said == ["16."])
    talker.manager.hold()
    talker.manager.configure(VoiceSettings(engine="second"))
    until(lambda: talker.manager.driver == "second" and talker.manager.abilities.voice)
    talker.say("17.")
    assert second.said == []
    talker.manager.go_on()
    until(lambda: second.said == ["16."])


def test_a_reader_that_speaks_for_other_programs_is_not_silenced_when_the_window_is_left(
    talkers: list[Talker],
) -> None:
    reader = FakeDriver("reader", Abilities(interrupt=True, shared=True))
    talker = begun(talkers, reader)
    talker.say("Ana draws. 17.")
    until(lambda: reader.said == ["Ana draws. 17."])
    talker.manager.hold()
    talker.manager.go_on()
    until(lambda: reader.said == ["Ana draws. 17."] * 2)
    assert "stop" not in reader.calls


def test_silence_drops_what_is_held_back(talkers: list[Talker]) -> None:
    driver = FakeDriver()
    talker = begun(talkers, driver)
    talker.manager.hold()
    talker.say("Ana draws. 17.")
    talker.manager.silence()
    talker.manager.go_on()
    assert [fate for _, fate, _ in talker.heard.fates] == ["dropped"]
    assert driver.said == []


class Polyglot(FakeDriver):
    """A driver that tells its languages when asked."""

    def __init__(self, name: str, *languages: str) -> None:
        super().__init__(name)
        self.languages = frozenset(languages)

    def tell_languages(self, told: OnLanguages) -> None:
        told(self.languages)


def test_the_languages_of_the_voice_in_use_are_learnt_and_forgotten_with_it(talkers: list[Talker]) -> None:
    talker = begun(talkers, Polyglot("system", "en", "cs"), FakeDriver("own"))
    until(lambda: len(talker.learnt) == 1)
    voice = talker.learnt[0]
    assert voice == talker.manager.in_use == VoiceInUse("system", FULL, frozenset({"en", "cs"}))
    assert voice.lacks("sr-Cyrl")
    assert not voice.lacks("cs")
    talker.manager.configure(VoiceSettings(engine="own"))
    until(lambda: talker.manager.in_use == VoiceInUse("own", FULL, None))
    assert not talker.manager.in_use.lacks("ru")


def test_a_voice_that_can_tell_none_of_its_languages_is_not_blamed(talkers: list[Talker]) -> None:
    talker = begun(talkers, Polyglot("system"))
    talker.say("17.")
    until(lambda: talker.manager.speaking is not None)
    assert talker.learnt == []
    assert not talker.manager.in_use.lacks("cs")
