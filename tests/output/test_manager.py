"""The manager over scripted drivers: who is asked for what, what is told, and what a bad driver can do."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from audiojack.output.speech.driver import Abilities, DriverError, DriverFactory, Reason, SpeechDriver
from audiojack.output.speech.drivers.silent import captions_factory, none_factory
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.patience import LAST_WORD_SECONDS
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.presentation.utterance import Priority
from tests.output.fakes import FakeClock, FakeDriver, Heard, until

READER = Abilities(interrupt=True)


@contextmanager
def managed(
    *factories: DriverFactory, heard: Heard, clock: FakeClock | None = None, engine: str = "auto"
) -> Iterator[SpeechManager]:
    manager = SpeechManager(
        factories,
        VoiceSettings(engine=engine),
        heard.on_fate,
        heard.on_driver_changed,
        clock or time.monotonic,
        on_start=heard.on_start,
    )
    try:
        yield manager
    finally:
        manager.close()


def table(text: str) -> Speech:
    return Speech(text, priority=Priority.TABLE)


def mine(text: str) -> Speech:
    return Speech(text, priority=Priority.MINE)


def answer(text: str) -> Speech:
    return Speech(text, priority=Priority.ANSWER)


def test_speech_waits_for_the_end_of_the_one_before() -> None:
    driver, heard = FakeDriver(), Heard()
    with managed(driver.factory(), heard=heard) as manager:
        manager.say(mine("one"))
        manager.say(mine("two"))
        until(lambda: driver.said == ["one"])
        assert not manager.idle
        driver.end()
        until(lambda: driver.said == ["one", "two"])
        driver.end()
        assert manager.wait_idle(2)
    assert heard.fates == [("one", "whole", "fake"), ("two", "whole", "fake")]
    assert heard.started == ["one", "two"]


def test_an_answer_stops_the_voice_before_it_is_said_and_the_cut_one_comes_again() -> None:
    driver, heard = FakeDriver(), Heard()
    with managed(driver.factory(), heard=heard) as manager:
        manager.say(mine("your turn"))
        until(lambda: driver.said == ["your turn"])
        stale = driver.ticket
        manager.say(answer("17"))
        until(lambda: driver.said[-1] == "17")
        assert driver.calls == ["your turn", "stop", "17"]
        assert stale is not None
        stale.done()  # too late: it was cut, and must not end the answer
        assert manager.speaking == answer("17")
        driver.end()
        until(lambda: driver.said[-1] == "your turn")
        driver.end()
    assert heard.fates == [("17", "whole", "fake"), ("your turn", "whole", "fake")]


def test_a_sound_that_begins_with_a_speech_may_hold_it_back_but_never_an_answer() -> None:
    driver, heard, clock = FakeDriver(), Heard(wait=0.5), FakeClock()
    with managed(driver.factory(), heard=heard, clock=clock) as manager:
        manager.say(mine("you win"))
        until(lambda: heard.started == ["you win"])
        clock.now += 0.4
        manager.tick()
        manager.say(answer("17"))
        until(lambda: driver.said == ["17"])
        driver.end()
        until(lambda: heard.started == ["you win", "17", "you win"])
        time.sleep(0.02)
        clock.now += 0.4
        manager.tick()
        assert driver.said == ["17"]
        clock.now += 0.2
        manager.tick()
        until(lambda: driver.said == ["17", "you win"])


@pytest.mark.promise("Speech, sound and braille", "Fifty interrupts in a row all work")
def test_fifty_interrupts_in_a_row_end_with_the_last_one() -> None:
    driver, heard = FakeDriver(), Heard()
    with managed(driver.factory(), heard=heard) as manager:
        for number in range(51):
            manager.say(answer(str(number)))
        until(lambda: driver.said[-1:] == ["50"])
        driver.end()
        assert manager.wait_idle(2)
    assert [fate for fate in heard.fates if fate[1] == "whole"] == [("50", "whole", "fake")]
    assert len(heard.fates) == 51


def test_silence_and_acting_are_told() -> None:
    driver, heard = FakeDriver(), Heard()
    with managed(driver.factory(), heard=heard) as manager:
        manager.say(table("Ana draws"))
        manager.say(mine("you win"))
        until(lambda: driver.said == ["Ana draws"])
        manager.player_acted()
        until(lambda: driver.said == ["Ana draws", "you win"])
        manager.silence()
        assert manager.idle
        until(lambda: driver.calls[-1] == "stop")
    assert heard.fates == [("Ana draws", "cut", "fake"), ("you win", "cut", "fake")]


def test_a_driver_that_raises_is_replaced_and_what_it_was_saying_is_said_by_the_next() -> None:
    first, second, heard = FakeDriver("first"), FakeDriver("second"), Heard()
    first.fail_on = "two"
    with managed(first.factory(), second.factory(), heard=heard) as manager:
        manager.say(mine("one"))
        manager.say(mine("two"))
        until(lambda: first.said == ["one"])
        first.end()
        until(lambda: second.said == ["two"])
        second.end()
        assert manager.wait_idle(2)
        until(lambda: heard.changes == [("first", "second", Reason.FAILED)])
        assert first.closed.wait(2)
    assert heard.fates == [("one", "whole", "first"), ("two", "whole", "second")]


@pytest.mark.promise("Speech, sound and braille", "A voice that hangs or dies is replaced and no word is lost")
def test_a_driver_that_hangs_is_left_behind_after_a_second() -> None:
    first, second, heard, clock = FakeDriver("first"), FakeDriver("second"), Heard(), FakeClock()
    first.hang_on = "one"
    with managed(first.factory(), second.factory(), heard=heard, clock=clock) as manager:
        until(lambda: manager.abilities.voice)
        manager.say(mine("one"))
        assert first.hanging.wait(2)
        begun = time.perf_counter()
        manager.silence()
        manager.say(mine("two"))
        assert time.perf_counter() - begun < 0.05, "the caller never waits for a driver"
        clock.now += 0.9
        manager.tick()
        assert second.said == []
        clock.now += 0.2
        manager.tick()
        until(lambda: second.said == ["two"])
        until(lambda: heard.changes == [("first", "second", Reason.HUNG)])
        first.release.set()
        assert first.closed.wait(2)


def test_a_driver_that_never_tells_its_end_counts_as_hung() -> None:
    first, second, heard, clock = FakeDriver("first"), FakeDriver("second"), Heard(), FakeClock()
    with managed(first.factory(), second.factory(), heard=heard, clock=clock) as manager:
        manager.say(mine("one"))
        until(lambda: first.said == ["one"])
        time.sleep(0.05)
        clock.now += 12
        manager.tick()
        until(lambda: second.said == ["one"])


def test_when_every_driver_is_lost_captions_remain() -> None:
    first, heard = FakeDriver("first"), Heard()
    first.fail_on = "one"
    with managed(first.factory(), heard=heard) as manager:
        manager.say(mine("one"))
        until(lambda: heard.changes == [("first", "captions", Reason.FAILED)])
        assert manager.wait_idle(5)
    assert heard.fates == [("one", "silent", "captions")]


def test_the_end_of_a_screen_readers_speech_is_estimated_from_its_length() -> None:
    reader, heard, clock = FakeDriver("reader", READER), Heard(), FakeClock()
    with managed(reader.factory(), heard=heard, clock=clock) as manager:
        manager.say(mine("x" * 125))  # 5 s at 250 words a minute
        manager.say(mine("next"))
        until(lambda: len(reader.said) == 1)
        time.sleep(0.05)
        clock.now += 4.9
        manager.tick()
        assert len(reader.said) == 1
        clock.now += 0.2
        manager.tick()
        until(lambda: reader.said[-1] == "next")


def test_without_a_voice_all_is_silent_and_takes_no_time() -> None:
    heard = Heard()
    with managed(none_factory(), heard=heard, engine="none") as manager:
        for number in range(20):
            manager.say(mine(str(number)))
        assert manager.wait_idle(2)
    assert heard.fates == [(str(number), "silent", "none") for number in range(20)]


def test_captions_keep_a_readers_time() -> None:
    heard, clock = Heard(), FakeClock()
    with managed(captions_factory(), heard=heard, clock=clock) as manager:
        manager.say(table("x" * 125))
        until(lambda: heard.started != [])
        time.sleep(0.05)
        manager.tick()
        assert not manager.idle
        clock.now += 5.1
        manager.tick()
        assert manager.idle


def test_unavailable_drivers_are_passed_over_without_a_word_unless_one_was_asked_for() -> None:
    missing, present, heard = FakeDriver("missing"), FakeDriver("present"), Heard()
    missing.unavailable = DriverError(Reason.UNAVAILABLE)
    with managed(missing.factory(), present.factory(), heard=heard) as manager:
        until(lambda: manager.driver == "present" and manager.abilities.voice)
        assert heard.changes == []
    with managed(present.factory(), missing.factory(), heard=heard, engine="missing"):
        until(lambda: heard.changes == [("missing", "present", Reason.UNAVAILABLE)])


def test_another_engine_is_opened_at_once_and_the_old_one_closed() -> None:
    first, second, heard = FakeDriver("first"), FakeDriver("second"), Heard()
    with managed(first.factory(), second.factory(), heard=heard) as manager:
        manager.say(mine("one"))
        until(lambda: first.said == ["one"])
        manager.configure(VoiceSettings(engine="second", volume=50))
        until(lambda: second.said == ["one"])
        assert first.closed.wait(2)
        assert first.calls[-1] == "stop", "never two voices at once"
        assert second.settings == VoiceSettings(engine="second", volume=50)
        manager.configure(VoiceSettings(engine="second", volume=60))
        until(lambda: second.settings is not None and second.settings.volume == 60)
    assert heard.changes == []


def test_a_voice_that_is_turned_off_says_so_and_nothing_else() -> None:
    clock, voice, heard = FakeClock(), FakeDriver("voice"), Heard()
    with managed(voice.factory(), none_factory(), heard=heard, clock=clock) as manager:
        manager.say(mine("one"))
        manager.say(mine("two"))
        until(lambda: voice.said == ["one"])
        manager.configure(VoiceSettings(engine="none"))
        manager.say(answer("Voice: off."))
        until(lambda: voice.said == ["one", "Voice: off."])
        clock.now += LAST_WORD_SECONDS
        manager.tick()
        assert manager.driver == "voice", "it is still saying so"
        voice.end()
        manager.tick()
        until(lambda: manager.driver == "none")
        assert heard.fates == [("one", "cut", "voice"), ("two", "dropped", "voice"), ("Voice: off.", "whole", "voice")]
        manager.say(mine("three"))
        until(lambda: heard.fates[-1] == ("three", "silent", "none"))
    assert heard.changes == []


def test_a_voice_that_is_turned_on_again_before_it_has_gone_stays() -> None:
    clock, voice = FakeClock(), FakeDriver("voice")
    with managed(voice.factory(), none_factory(), heard=Heard(), clock=clock) as manager:
        until(lambda: manager.abilities.voice)
        manager.configure(VoiceSettings(engine="none"))
        manager.configure(VoiceSettings())
        clock.now += 10
        manager.tick()
        assert manager.driver == "voice"


def test_a_driver_that_comes_back_is_taken_again_and_that_is_told() -> None:
    first, second, heard = FakeDriver("first"), FakeDriver("second"), Heard()
    first.unavailable = DriverError(Reason.NO_DEVICE)
    with managed(first.factory(), second.factory(), heard=heard) as manager:
        until(lambda: manager.driver == "second" and manager.abilities.voice)
        first.unavailable = None
        manager.retry()
        until(lambda: heard.changes == [
            ("first", "second", Reason.NO_DEVICE),
            ("second", "first", Reason.RETURNED),
        ])  # fmt: skip
        manager.retry()
        assert manager.driver == "first"


def test_closing_tells_the_last_fates() -> None:
    driver, heard = FakeDriver(), Heard()
    with managed(driver.factory(), heard=heard) as manager:
        manager.say(mine("one"))
        manager.say(mine("two"))
        until(lambda: driver.said == ["one"])
    assert heard.fates == [("one", "cut", "fake"), ("two", "dropped", "fake")]
    assert driver.closed.is_set()
    manager.say(mine("three"))
    assert heard.fates[2:] == [("three", "dropped", "fake")]


@pytest.mark.parametrize("broken", [OSError("no library"), DriverError(Reason.UNAVAILABLE)])
def test_a_driver_that_cannot_be_opened_is_passed_over(broken: Exception) -> None:
    def fail(settings: VoiceSettings) -> SpeechDriver:
        raise broken

    driver, heard = FakeDriver(), Heard()
    with managed(DriverFactory("broken", fail), driver.factory(), heard=heard) as manager:
        manager.say(mine("one"))
        until(lambda: driver.said == ["one"])


@pytest.mark.promise("Speech, sound and braille", "What is mine is said again at once where a key silenced the reader")
def test_a_key_that_silences_the_reader_does_not_leave_what_is_mine_to_wait_for_an_estimate() -> None:
    heard, clock = Heard(), FakeClock()
    reader = FakeDriver("reader", Abilities(interrupt=True, shared=True, keys_cut=True))
    with managed(reader.factory(), heard=heard, clock=clock) as manager:
        manager.say(table("a long sentence about another player"))
        until(lambda: reader.said == ["a long sentence about another player"])
        manager.say(mine("You bet 10."))
        manager.key_pressed()
        until(lambda: reader.said[1:] == ["You bet 10."])
        manager.key_pressed()
        until(lambda: reader.said[1:] == ["You bet 10.", "You bet 10."])
    assert heard.fates[0] == ("a long sentence about another player", "cut", "reader")


def test_a_voice_of_ones_own_speaks_on_when_a_key_is_pressed() -> None:
    driver, heard = FakeDriver(), Heard()
    with managed(driver.factory(), heard=heard) as manager:
        manager.say(table("one"))
        until(lambda: driver.said == ["one"])
        manager.key_pressed()
        assert manager.speaking == table("one")
        assert heard.fates == []
