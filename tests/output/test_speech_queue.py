"""The rules of the four priorities, read from the steps that the queue answers."""

from __future__ import annotations

import pytest

from audiojack.output.speech.speech import Fate, Speech
from audiojack.output.speech.speech_queue import SpeechQueue, Step
from audiojack.presentation.utterance import Priority


def answer(text: str) -> Speech:
    return Speech(text, priority=Priority.ANSWER)


def mine(text: str) -> Speech:
    return Speech(text, priority=Priority.MINE)


def table(text: str) -> Speech:
    return Speech(text, priority=Priority.TABLE)


def notice(text: str) -> Speech:
    return Speech(text, priority=Priority.NOTICE)


def fates(step: Step) -> list[tuple[str, str]]:
    return [(ended.speech.text, ended.fate.value) for ended in step.ended]


def filled(*speeches: Speech) -> SpeechQueue:
    queue = SpeechQueue()
    for speech in speeches:
        queue.add(speech, 0.0)
    return queue


def order_of(queue: SpeechQueue) -> list[str]:
    """What is still said, from what speaks now to the last."""
    texts = []
    while queue.current is not None:
        texts.append(queue.current.text)
        queue.finished(0.0)
    return texts


def test_an_idle_voice_begins_at_once() -> None:
    queue = SpeechQueue()
    assert queue.add(table("Ana draws."), 0.0) == Step(start=table("Ana draws."))
    assert queue.finished(1.0).ended[0].fate is Fate.WHOLE
    assert queue.idle


@pytest.mark.promise(
    "Speech, sound and braille",
    "An answer cuts what is being said; of five quick keys only the last is spoken",
)
def test_an_answer_cuts_the_table_and_is_said_first() -> None:
    queue = filled(table("Ana draws."), table("Bo stands."))
    step = queue.add(answer("17."), 1.0)
    assert step.cut
    assert step.start == answer("17.")
    assert fates(step) == [("Ana draws.", "cut")]
    assert order_of(queue) == ["17.", "Bo stands."]


@pytest.mark.promise("Speech, sound and braille", "What is mine is said again from its start after an answer")
def test_what_is_mine_is_said_again_from_its_start_after_each_answer_that_cut_it() -> None:
    queue = filled(mine("Your turn."), table("Ana draws."))
    for text in ("1.", "2."):
        assert fates(queue.add(answer(text), 0.0)) == ([] if text == "1." else [("1.", "cut")])
    queue.finished(0.0)
    assert queue.current == mine("Your turn.")
    queue.add(answer("3."), 0.0)
    assert order_of(queue) == ["3.", "Your turn.", "Ana draws."]


@pytest.mark.promise(
    "Speech, sound and braille",
    "An answer cuts what is being said; of five quick keys only the last is spoken",
)
def test_after_five_quick_keys_only_the_latest_answer_speaks() -> None:
    queue = SpeechQueue()
    ended = [fate for number in range(5) for fate in fates(queue.add(answer(str(number)), 0.0))]
    assert ended == [("0", "cut"), ("1", "cut"), ("2", "cut"), ("3", "cut")]
    assert order_of(queue) == ["4"]


def test_a_voice_that_cannot_be_stopped_keeps_the_newest_answer_alone() -> None:
    queue = SpeechQueue(can_interrupt=False)
    queue.add(mine("Your turn."), 0.0)
    assert fates(queue.add(answer("1."), 0.0)) == []
    step = queue.add(answer("2."), 0.0)
    assert (step.cut, fates(step)) == (False, [("1.", "dropped")])
    assert order_of(queue) == ["Your turn.", "2."]


@pytest.mark.promise("Speech, sound and braille", "Acting drops stale narration, never what is mine")
def test_acting_drops_the_narration_but_never_what_is_mine() -> None:
    queue = filled(table("Ana draws."), table("Bo stands."), mine("You win."), table("Dealer has 19."))
    step = queue.acted(1.0)
    assert step.cut
    assert fates(step) == [("Ana draws.", "cut"), ("Bo stands.", "dropped"), ("Dealer has 19.", "dropped")]
    assert order_of(queue) == ["You win."]
    asked = filled(answer("You have 17."), mine("Your turn."))
    assert fates(asked.acted(0.0)) == [("You have 17.", "cut")]
    assert asked.current == mine("Your turn.")
    speaking = filled(mine("You win."), table("Ana draws."))
    assert not speaking.acted(0.0).cut
    assert order_of(speaking) == ["You win."]


@pytest.mark.promise("Speech, sound and braille", "Notices wait behind all and are dropped after five seconds")
@pytest.mark.parametrize(("seconds", "said"), [(5.0, True), (5.1, False)])
def test_a_notice_waits_behind_all_and_is_dropped_after_five_seconds(seconds: float, said: bool) -> None:
    queue = filled(table("Ana draws."), notice("Saved."), table("Bo stands."))
    queue.finished(1.0)
    assert queue.current == table("Bo stands.")
    step = queue.finished(seconds)
    assert fates(step) == [("Bo stands.", "whole")] + ([] if said else [("Saved.", "dropped")])
    assert (queue.current == notice("Saved.")) is said


def test_silence_ends_everything() -> None:
    queue = filled(mine("Your turn."), table("Ana draws."), notice("Saved."))
    step = queue.silence()
    assert step.cut
    assert fates(step) == [("Your turn.", "cut"), ("Ana draws.", "dropped"), ("Saved.", "dropped")]
    assert queue.idle


@pytest.mark.promise("Speech, sound and braille", "A voice that hangs or dies is replaced and no word is lost")
def test_a_lost_voice_loses_no_words() -> None:
    queue = filled(mine("Your turn."), table("Ana draws."))
    queue.suspend()
    assert queue.add(table("Bo stands."), 0.0).start is None
    assert queue.resume(0.0).start == mine("Your turn.")
    assert order_of(queue) == ["Your turn.", "Ana draws.", "Bo stands."]


def test_every_speech_has_exactly_one_fate() -> None:
    """A walk through all of it: as many ends as beginnings."""
    queue, ended = SpeechQueue(), []
    makers = (table, mine, notice, answer)
    for number in range(400):
        now = number * 0.7
        ended += fates(queue.add(makers[number * 7 % 4](str(number)), now))
        if number % 5 == 0:
            ended += fates(queue.finished(now))
        if number % 11 == 0:
            ended += fates(queue.acted(now))
        if number % 97 == 0:
            ended += fates(queue.suspend())
            ended += fates(queue.resume(now))
    ended += fates(queue.silence())
    assert sorted(text for text, _ in ended) == sorted(map(str, range(400)))


def test_an_answer_cuts_a_notice_which_is_not_said_again() -> None:
    queue = filled(notice("Saved."))
    assert fates(queue.add(answer("17."), 0.0)) == [("Saved.", "cut")]
    assert order_of(queue) == ["17."]


def test_acting_leaves_notices_and_a_voice_that_cannot_be_stopped() -> None:
    assert not filled(notice("Saved.")).acted(0.0).cut
    stubborn = SpeechQueue(can_interrupt=False)
    for speech in (table("Ana draws."), table("Bo stands."), answer("17.")):
        stubborn.add(speech, 0.0)
    step = stubborn.acted(0.0)
    assert (step.cut, fates(step)) == (False, [("17.", "dropped"), ("Bo stands.", "dropped")])
    assert order_of(stubborn) == ["Ana draws."]


def test_stale_notices_go_together_and_fresh_ones_stay() -> None:
    queue = filled(table("Ana draws."), notice("Saved."), notice("Copied."))
    queue.add(notice("Voice rate 200."), 4.0)
    assert fates(queue.finished(6.0))[1:] == [("Saved.", "dropped"), ("Copied.", "dropped")]
    assert queue.current == notice("Voice rate 200.")


def test_silence_ends_an_answer_that_still_waits() -> None:
    queue = SpeechQueue(can_interrupt=False)
    queue.add(table("Ana draws."), 0.0)
    queue.add(answer("17."), 0.0)
    assert fates(queue.silence()) == [("Ana draws.", "cut"), ("17.", "dropped")]
    assert queue.idle


@pytest.mark.parametrize("priority", list(Priority))
def test_what_a_lost_voice_was_saying_is_said_first_by_the_next(priority: Priority) -> None:
    said = Speech("Said.", priority=priority)
    queue = filled(said)
    queue.suspend()
    assert queue.resume(1.0).start == said


def test_an_answer_that_waited_goes_before_the_one_that_was_lost_with_the_voice() -> None:
    queue = SpeechQueue(can_interrupt=False)
    queue.add(answer("17."), 0.0)
    queue.add(answer("1000 chips."), 0.0)
    assert fates(queue.suspend()) == [("17.", "cut")]
    assert queue.resume(0.0).start == answer("1000 chips.")
    assert order_of(queue) == ["1000 chips."]


def test_a_key_that_silences_the_reader_has_what_is_mine_said_again_at_once() -> None:
    queue = filled(table("Ana draws a card and thinks."), mine("You bet 10."), table("Bo stands."))
    step = queue.key_pressed(1.0)
    assert (step.cut, step.start, fates(step)) == (
        True,
        mine("You bet 10."),
        [("Ana draws a card and thinks.", "cut")],
    )
    step = queue.key_pressed(1.1)
    assert (step.cut, step.start, fates(step)) == (True, mine("You bet 10."), [])
    assert order_of(queue) == ["You bet 10.", "Bo stands."]
    assert queue.key_pressed(2.0) == Step()


def test_what_is_over_is_not_said_again_after_a_key() -> None:
    queue = filled(Speech("Your turn.", priority=Priority.MINE, key=1, topics=frozenset({"turn"})))
    queue.expire(frozenset({"turn"}), 1)
    assert fates(queue.key_pressed(1.0)) == [("Your turn.", "cut")]
    assert queue.idle
