"""Who speaks next: the rules of the four priorities, without a thread or a clock of their own.

Each call changes the queue and answers a Step, which says what has to be done to the voice. The speech
manager does it; the tests read it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple

from audiojack.output.speech.speech import Fate, Speech
from audiojack.presentation.utterance import Priority

STALE_AFTER = 5.0
"""Seconds after which a notice that has not begun is no longer worth saying."""

_STALE = frozenset({Priority.TABLE, Priority.ANSWER})
"""What is no longer worth saying once the player has acted."""


class Ended(NamedTuple):
    """A Speech that is over, and how."""

    speech: Speech
    fate: Fate


@dataclass(frozen=True)
class Step:
    """What the voice has to do now: stop, then begin `start`; and what has come to its end."""

    cut: bool = False
    start: Speech | None = None
    ended: tuple[Ended, ...] = ()


class _Waiting(NamedTuple):
    speech: Speech
    queued_at: float
    over: bool = False
    """Whether what it is about has ended since it began: cut, it is not said again."""


@dataclass
class SpeechQueue:
    """The utterances that speak and wait. Times are seconds of any clock that doesn't run backwards.

    `can_interrupt` is False for a voice that can't be stopped: answers then wait, the newest alone.
    Nothing is started while `running` is False, as long as no driver is ready.
    """

    can_interrupt: bool = True
    running: bool = True
    stale_after: float = STALE_AFTER
    _current: _Waiting | None = None
    _answer: _Waiting | None = None
    _line: deque[_Waiting] = field(default_factory=deque)
    _notices: deque[_Waiting] = field(default_factory=deque)

    @property
    def current(self) -> Speech | None:
        """What is being spoken."""
        return self._current.speech if self._current else None

    @property
    def waiting(self) -> tuple[Speech, ...]:
        """What waits, in the order in which it will be said."""
        answer = (self._answer,) if self._answer else ()
        return tuple(waiting.speech for waiting in (*answer, *self._line, *self._notices))

    @property
    def idle(self) -> bool:
        """Whether nothing speaks and nothing waits."""
        return self._current is None and not self.waiting

    def add(self, speech: Speech, now: float) -> Step:
        """Queue `speech`, or say it at once if it is an answer."""
        waiting = _Waiting(speech, now)
        if speech.priority is Priority.ANSWER:
            return self._answer_now(waiting, now)
        (self._notices if speech.priority is Priority.NOTICE else self._line).append(waiting)
        return self._go_on(now)

    def finished(self, now: float, fate: Fate = Fate.WHOLE) -> Step:
        """What is being spoken has come to its end; the next one begins."""
        ended = self._end_current(fate)
        return self._go_on(now, ended=ended)

    def acted(self, now: float) -> Step:
        """The player did something: the table's narration and answers to earlier keys are no longer news."""
        stale = [self._answer] if self._answer else []
        stale += [waiting for waiting in self._line if waiting.speech.priority is Priority.TABLE]
        self._answer = None
        self._line = deque(waiting for waiting in self._line if waiting.speech.priority is not Priority.TABLE)
        ended = [Ended(waiting.speech, Fate.DROPPED) for waiting in stale]
        speaking = self._current
        cut = speaking is not None and speaking.speech.priority in _STALE and self.can_interrupt
        if cut:
            ended = self._end_current(Fate.CUT) + ended
        return self._go_on(now, cut=cut, ended=ended)

    def key_pressed(self, now: float) -> Step:
        """A key has silenced the reader: what was being said was cut, and what is the player's own is said again."""
        if self._current is None or not self.running:
            return Step()
        return self._go_on(now, cut=True, ended=self._cut_current())

    def expire(self, topics: frozenset[str], last: int) -> Step:
        """What these topics were about is over: nothing of it that was queued up to the key `last` begins any more.

        What is being spoken is spoken to its end; where an answer cuts it, it is not said again.
        """

        def over(waiting: _Waiting) -> bool:
            return waiting.speech.key <= last and not topics.isdisjoint(waiting.speech.topics)

        stale = [waiting for waiting in (*self._line, *self._notices) if over(waiting)]
        if self._answer is not None and over(self._answer):
            stale.insert(0, self._answer)
            self._answer = None
        self._line = deque(waiting for waiting in self._line if not over(waiting))
        self._notices = deque(waiting for waiting in self._notices if not over(waiting))
        if self._current is not None and over(self._current):
            self._current = self._current._replace(over=True)
        return Step(ended=tuple(Ended(waiting.speech, Fate.DROPPED) for waiting in stale))

    def silence(self) -> Step:
        """Say nothing more of all that speaks and waits."""
        cut = self._current is not None
        ended = self._end_current(Fate.CUT)
        ended += [Ended(speech, Fate.DROPPED) for speech in self.waiting]
        self._answer = None
        self._line.clear()
        self._notices.clear()
        return Step(cut=cut, ended=tuple(ended))

    def suspend(self) -> Step:
        """The voice is gone or held back: what it was saying will be said from its start afterwards."""
        self.running = False
        if self._current is None:
            return Step()
        if self._current.over:
            return Step(ended=tuple(self._end_current(Fate.CUT)))
        if self._current.speech.priority is Priority.ANSWER:
            if self._answer:
                return Step(ended=tuple(self._end_current(Fate.CUT)))
            self._answer = self._current
        elif self._current.speech.priority is Priority.NOTICE:
            self._notices.appendleft(self._current)
        else:
            self._line.appendleft(self._current)
        self._current = None
        return Step()

    def resume(self, now: float) -> Step:
        """Begin what is due, with a new voice."""
        self.running = True
        return self._go_on(now)

    def _answer_now(self, answer: _Waiting, now: float) -> Step:
        ended = [Ended(self._answer.speech, Fate.DROPPED)] if self._answer else []
        self._answer = answer
        cut = self._current is not None and self.can_interrupt
        if cut:
            ended = self._cut_current() + ended
        return self._go_on(now, cut=cut, ended=ended)

    def _cut_current(self) -> list[Ended]:
        """Take what speaks out of the voice; what is the player's own goes back to be said again."""
        if self._current and self._current.speech.priority is Priority.MINE and not self._current.over:
            self._line.appendleft(self._current)
            self._current = None
        return self._end_current(Fate.CUT)

    def _end_current(self, fate: Fate) -> list[Ended]:
        ended = [Ended(self._current.speech, fate)] if self._current else []
        self._current = None
        return ended

    def _go_on(self, now: float, *, cut: bool = False, ended: list[Ended] | None = None) -> Step:
        ended = ended or []
        if self._current is None and self.running:
            ended += self._drop_stale(now)
            self._current = self._take_next()
            return Step(cut, self.current, tuple(ended))
        return Step(cut, None, tuple(ended))

    def _drop_stale(self, now: float) -> list[Ended]:
        stale = []
        while self._notices and now - self._notices[0].queued_at > self.stale_after:
            stale.append(Ended(self._notices.popleft().speech, Fate.DROPPED))
        return stale

    def _take_next(self) -> _Waiting | None:
        if self._answer:
            answer, self._answer = self._answer, None
            return answer
        if self._line:
            return self._line.popleft()
        return self._notices.popleft() if self._notices else None
