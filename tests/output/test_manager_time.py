"""The manager and time: what is no longer wanted is not begun, ends are awaited, estimated or overdue."""

from __future__ import annotations

import threading
import time

import pytest

from audiojack.output.speech.driver import Abilities, DriverFactory, Reason, SpeechDriver
from audiojack.output.speech.drivers.silent import none_factory
from audiojack.output.speech.settings import LanguageVoice, VoiceSettings
from audiojack.output.speech.speech import estimated_seconds
from tests.output.fakes import FakeClock, FakeDriver, Heard, until
from tests.output.test_manager import answer, managed, mine, table


def test_what_was_cut_before_the_driver_came_to_it_is_never_begun() -> None:
    driver, heard = FakeDriver(), Heard()
    driver.hang_on = "0"
    with managed(driver.factory(), heard=heard) as manager:
        manager.say(answer("0"))
        assert driver.hanging.wait(2)
        for text in ("1", "2", "3"):
            manager.say(answer(text))
        driver.release.set()
        until(lambda: driver.said == ["3"])
        first = driver.ticket
        manager.say(answer("4"))
        until(lambda: driver.said == ["3", "4"])
        assert first is not None
        assert first.cancelled, "the driver can see that it need not go on"


def test_a_voice_that_cannot_be_stopped_says_the_answer_afterwards() -> None:
    driver, heard = FakeDriver(abilities=Abilities(completion=True)), Heard()
    with managed(driver.factory(), heard=heard) as manager:
        manager.say(mine("your turn"))
        until(lambda: driver.said == ["your turn"])
        manager.say(answer("17"))
        time.sleep(0.02)
        assert driver.calls == ["your turn"]
        driver.end()
        until(lambda: driver.calls == ["your turn", "17"])


def test_a_driver_that_tells_its_end_may_take_longer_than_was_estimated() -> None:
    first, second, heard, clock = FakeDriver("first"), FakeDriver("second"), Heard(), FakeClock()
    with managed(first.factory(), second.factory(), heard=heard, clock=clock) as manager:
        manager.say(mine("one"))
        until(lambda: first.said == ["one"])
        time.sleep(0.05)
        clock.now += 9
        manager.tick()
        assert manager.driver == "first"
        assert not manager.idle


def test_the_estimate_follows_the_rate_that_the_driver_was_given_and_digits_take_longer() -> None:
    abilities = Abilities(interrupt=True, rate=True)
    reader, heard, clock = FakeDriver("reader", abilities), Heard(), FakeClock()
    with managed(reader.factory(), heard=heard, clock=clock) as manager:
        manager.configure(VoiceSettings(voices={"en": LanguageVoice(rate=500)}))
        manager.say(mine("x" * 125))  # 2.5 s at 500 words a minute
        until(lambda: len(reader.said) == 1)
        time.sleep(0.05)
        clock.now += 2.4
        manager.tick()
        assert not manager.idle
        clock.now += 0.2
        manager.tick()
        assert heard.fates == [("x" * 125, "whole", "reader")]
    assert estimated_seconds("1000", 200) == 4 * estimated_seconds("word", 200)


def test_a_driver_may_take_its_time_to_open_but_not_for_ever() -> None:
    release, clock, heard, second = threading.Event(), FakeClock(), Heard(), FakeDriver("second")
    slow = FakeDriver("slow")

    def opened(settings: VoiceSettings) -> SpeechDriver:
        release.wait(20)
        return slow

    with managed(DriverFactory("slow", opened), second.factory(), heard=heard, clock=clock) as manager:
        manager.say(mine("one"))
        time.sleep(0.02)
        clock.now += 5
        manager.tick()
        assert manager.driver == "slow"
        clock.now += 6
        manager.tick()
        until(lambda: second.said == ["one"])
        until(lambda: heard.changes == [("slow", "second", Reason.HUNG)])
        release.set()
        assert slow.closed.wait(2), "it comes too late and is given back"
        assert slow.said == []


def test_settings_that_change_while_a_driver_opens_reach_it() -> None:
    release, driver = threading.Event(), FakeDriver()

    def opened(settings: VoiceSettings) -> SpeechDriver:
        release.wait(20)
        driver.settings = settings
        return driver

    with managed(DriverFactory("fake", opened), heard=Heard()) as manager:
        manager.configure(VoiceSettings(volume=50))
        release.set()
        until(lambda: driver.settings == VoiceSettings(volume=50))


def test_a_voice_that_was_turned_off_goes_even_if_it_never_ends_its_last_words() -> None:
    clock, voice, heard = FakeClock(), FakeDriver("voice"), Heard()
    with managed(voice.factory(), none_factory(), heard=heard, clock=clock) as manager:
        until(lambda: manager.abilities.voice)
        manager.configure(VoiceSettings(engine="none"))
        manager.say(answer("Voice: off."))
        until(lambda: voice.said == ["Voice: off."])
        clock.now += 5
        manager.tick()
        until(lambda: manager.driver == "none")
        assert voice.closed.wait(2)


@pytest.mark.promise("Speech, sound and braille", "A voice that hangs or dies is replaced and no word is lost")
def test_a_voice_that_dies_in_mid_utterance_is_closed_and_the_next_says_it_from_its_start() -> None:
    first, second, heard, clock = FakeDriver("first"), FakeDriver("second"), Heard(), FakeClock()
    with managed(first.factory(), second.factory(), heard=heard, clock=clock) as manager:
        manager.say(table("one"))
        until(lambda: first.said == ["one"])
        time.sleep(0.05)
        clock.now += 30  # it never told its end
        manager.tick()
        until(lambda: second.said == ["one"])
        assert first.closed.wait(2)
        second.end()
        assert manager.wait_idle(2)
    assert heard.fates == [("one", "whole", "second")]


def test_what_is_held_back_is_said_from_its_start_when_it_goes_on() -> None:
    driver, heard = FakeDriver(), Heard()
    with managed(driver.factory(), heard=heard) as manager:
        manager.say(mine("your turn"))
        until(lambda: driver.said == ["your turn"])
        manager.hold()
        until(lambda: driver.calls == ["your turn", "stop"])
        manager.say(table("Ana draws"))
        assert not manager.wait_idle(0.05)
        assert driver.said == ["your turn"]
        manager.go_on()
        until(lambda: driver.said == ["your turn", "your turn"])
        driver.end()
        until(lambda: driver.said[-1] == "Ana draws")
        driver.end()
        assert manager.wait_idle(2)
    assert heard.fates == [("your turn", "whole", "fake"), ("Ana draws", "whole", "fake")]


def test_a_driver_that_is_opened_meanwhile_keeps_silent_too() -> None:
    first, second, heard = FakeDriver("first"), FakeDriver("second"), Heard()
    with managed(first.factory(), second.factory(), heard=heard) as manager:
        manager.say(mine("one"))
        until(lambda: first.said == ["one"])
        manager.hold()
        manager.configure(VoiceSettings(engine="second"))
        until(lambda: manager.driver == "second" and manager.abilities.voice)
        time.sleep(0.05)
        assert second.said == []
        manager.go_on()
        until(lambda: second.said == ["one"])


def test_a_reader_that_speaks_for_other_programs_is_not_cut_when_the_window_is_left() -> None:
    reader = FakeDriver(abilities=Abilities(interrupt=True, shared=True))
    with managed(reader.factory(), heard=Heard(), clock=FakeClock()) as manager:
        manager.say(mine("your turn"))
        until(lambda: reader.said == ["your turn"])
        manager.hold()
        time.sleep(0.05)
        assert reader.calls == ["your turn"]
