"""The speech manager: keeps the queue, works the driver, and replaces one that fails in mid-game.

Its methods may be called from any thread and never wait for a driver: those are used on a worker of their
own. What ended, and how, is told to the listeners, which run on whichever thread learned it and must be short.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from audiojack.output.speech import patience
from audiojack.output.speech.choose import VOICELESS, ordered
from audiojack.output.speech.driver import (
    MUTE,
    Abilities,
    DriverError,
    DriverFactory,
    Reason,
    SpeechDriver,
    TellsLanguages,
    Ticket,
    VoiceInUse,
)
from audiojack.output.speech.drivers.silent import captions_factory
from audiojack.output.speech.patience import Farewell, longest
from audiojack.output.speech.settings import AUTO, VoiceSettings
from audiojack.output.speech.speech import Fate, Speech
from audiojack.output.speech.speech_queue import SpeechQueue, Step
from audiojack.output.speech.worker import DriverWorker
from audiojack.presentation.utterance import Priority

OnFate = Callable[[Speech, Fate, str], None]
OnDriverChanged = Callable[[str, str, Reason], None]
OnVoice = Callable[[VoiceInUse], None]
OnStart = Callable[[Speech], float | None]
"""May answer for how many seconds the voice shall wait, for a sound that has begun; an answer never waits."""


@dataclass(frozen=True)
class _Change:
    """A driver that was lost and not yet told of."""

    old: str
    why: Reason


class SpeechManager:
    """Speaks each Speech by the first driver that can.

    `drivers` stand in the order of choice; `settings.engine` may put one of them first. `on_fate(speech,
    fate, driver)` is called once for each Speech. `on_driver_changed(old, new, why)` is called when a driver
    was lost, or the one asked for could not be had, after the new one is ready to say so. `on_start` is called
    when a Speech begins, again if it is said again, and may hold the voice back for a sound. `on_voice` is told
    which languages the voice in use speaks, whenever that is learnt. Times are those of `clock` (seconds).
    """

    def __init__(
        self,
        drivers: Sequence[DriverFactory],
        settings: VoiceSettings,
        on_fate: OnFate,
        on_driver_changed: OnDriverChanged,
        clock: Callable[[], float] = time.monotonic,
        *,
        on_start: OnStart | None = None,
        on_voice: OnVoice = lambda voice: None,
        hang_after: float = patience.HANG_SECONDS,
    ) -> None:
        self._factories = tuple(drivers)
        self._settings = settings
        self._on_fate = on_fate
        self._on_driver_changed = on_driver_changed
        self._on_start = on_start
        self._on_voice = on_voice
        self._clock = clock
        self._hang_after = hang_after
        self._lock = threading.Condition(threading.RLock())
        self._queue = SpeechQueue(running=False)
        self._driver: SpeechDriver | None = None
        self._languages: frozenset[str] | None = None
        self._held = False
        self._ticket: Ticket | None = None
        self._begins_at: float | None = None
        self._ends_at: float | None = None
        self._lost: _Change | None = None
        self._farewell: Farewell | None = None
        self._closed = False
        with self._lock:
            self._candidates = self._choose()
            self._trying, self._worker = self._try_next()
        self._watcher = threading.Thread(target=self._watch, name="voice-watch", daemon=True)
        self._watcher.start()

    # What the app calls

    def say(self, speech: Speech) -> None:
        """Speak `speech` as its priority says; after `close` it is dropped."""
        if self._closed:
            self._on_fate(speech, Fate.DROPPED, self._trying)
            return
        self._change(lambda: self._queue.add(speech, self._clock()))

    def silence(self) -> None:
        """Be silent now: cut what speaks, drop what waits."""
        self._change(self._queue.silence)

    def hold(self) -> None:
        """Be silent now and keep what is to be said; what is being said begins again after `go_on`.

        A reader that speaks for other programs too falls silent of itself when the window is left.
        """
        with self._lock:
            if self._held or self._closed:
                return
            self._held = True
            if self.abilities.shared:  # what it says of another window is not ours to cut
                self._forget_ticket()
            else:
                self._cut()
            tell = self._telling(self._queue.suspend())
            self._lock.notify_all()
        tell()

    def go_on(self) -> None:
        """Say what was kept by `hold`."""
        with self._lock:
            if not self._held:
                return
            self._held = False
            step = self._resume()
            tell = self._telling(step)
        tell()

    def player_acted(self) -> None:
        """The player pressed a key of action: the table's narration is stale."""
        self._change(lambda: self._queue.acted(self._clock()))

    def key_pressed(self) -> None:
        """The player pressed any key: a reader that a key silences has said no more of its utterance."""
        if self.abilities.keys_cut:
            self._change(lambda: self._queue.key_pressed(self._clock()))

    def expire(self, topics: frozenset[str], last: int) -> None:
        """What these topics were about is over: what was said of them up to the key `last` and waits is dropped."""
        self._change(lambda: self._queue.expire(topics, last))

    def configure(self, settings: VoiceSettings) -> None:
        """Use `settings` from the next utterance on; another engine is opened at once.

        A voice that is turned off is silent but for what is said next: that it is off.
        """
        with self._lock:
            if self._closed:
                return
            self._farewell = None
            engine_changed = settings.engine != self._settings.engine
            if engine_changed and settings.engine in VOICELESS and self.abilities.voice:
                self._farewell = Farewell(settings, self._clock())
            elif not engine_changed and settings != self._settings and self._driver is not None:
                self._worker.post(partial(self._driver.configure, settings))
            if self._farewell is None:
                self._settings = settings
        if self._farewell is not None:
            self.silence()
        elif engine_changed:
            self._reopen(None)

    def retry(self) -> None:
        """Begin again with the first driver of the order, after a sound device or a reader came back."""
        with self._lock:
            first = next(self._choose(), None)
            if first is not None and first.name == self.driver:
                return
        self._reopen(Reason.RETURNED)

    def wait_idle(self, timeout: float) -> bool:
        """Wait until all has been said, at most `timeout` seconds; whether it was. Not for the UI loop.

        What is held back is not waited for.
        """
        with self._lock:
            self._lock.wait_for(lambda: self._queue.idle or self._held, timeout)
            return self._queue.idle

    def close(self) -> None:
        """Cut everything, tell the last fates, and give the driver back."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
        self._change(self._queue.silence)
        with self._lock:
            self._release_driver()
            self._lock.notify_all()
        self._worker.join(patience.CLOSE_SECONDS)
        self._watcher.join(patience.CLOSE_SECONDS)

    @property
    def idle(self) -> bool:
        """Whether everything has been said, as far as the driver lets one know."""
        with self._lock:
            return self._queue.idle

    @property
    def speaking(self) -> Speech | None:
        """What is being said now."""
        with self._lock:
            return self._queue.current

    @property
    def driver(self) -> str:
        """The name of the driver in use, or of the one being opened."""
        with self._lock:
            return self._driver.name if self._driver else self._trying

    @property
    def abilities(self) -> Abilities:
        """What the driver in use can do; none while one is being opened."""
        with self._lock:
            return self._driver.abilities if self._driver else MUTE

    @property
    def in_use(self) -> VoiceInUse:
        """The driver in use, with its abilities and the languages of its voices."""
        with self._lock:
            return VoiceInUse(self.driver, self.abilities, self._languages)

    # Carrying out what the queue decides

    def _change(self, change: Callable[[], Step]) -> None:
        with self._lock:
            step = change()
            self._carry_out(step)
            tell = self._telling(step)
        tell()

    def _carry_out(self, step: Step) -> None:
        if step.cut:
            self._cut()
        if step.start is not None and self._driver is not None:
            self._ticket = Ticket(self._on_end)
            if self._on_start is None or step.start.priority is Priority.ANSWER:
                self._begin()
        if self._queue.idle:
            self._lock.notify_all()

    def _begin(self) -> None:
        """Have the driver speak what the queue has chosen."""
        self._begins_at = None
        speech, ticket = self._queue.current, self._ticket
        if speech is not None and ticket is not None and self._driver is not None:
            self._worker.post(partial(self._speak, self._driver, speech, ticket))

    def _announce(self, speech: Speech, ticket: Ticket | None) -> None:
        """Tell that `speech` begins, and begin it after the time that the listener wants."""
        if self._on_start is None:
            return
        wait = self._on_start(speech) or 0.0
        with self._lock:
            if ticket is None or ticket is not self._ticket or speech.priority is Priority.ANSWER:
                return
            if wait > 0:
                self._begins_at = self._clock() + wait
                self._lock.notify_all()
            else:
                self._begin()

    def _cut(self) -> None:
        self._forget_ticket()
        if self._driver is not None:
            self._worker.post(self._driver.stop)

    def _forget_ticket(self) -> None:
        if self._ticket is not None:
            self._ticket.cancel()
        self._ticket = None
        self._begins_at = None
        self._ends_at = None

    def _telling(self, step: Step) -> Callable[[], None]:
        """What has to be told to the listeners after the lock has been let go."""
        name, has_voice, ticket = self.driver, self.abilities.voice, self._ticket

        def tell() -> None:
            for speech, fate in step.ended:
                self._on_fate(speech, fate if has_voice else Fate.SILENT, name)
            if step.start is not None:
                self._announce(step.start, ticket)

        return tell

    def _speak(self, driver: SpeechDriver, speech: Speech, ticket: Ticket) -> None:
        """On the worker: begin to speak, and note when the end is due."""
        if ticket.cancelled:
            return
        driver.speak(speech, ticket)
        with self._lock:
            if ticket is self._ticket:
                self._ends_at = self._clock() + longest(driver.abilities, self._settings, speech)
                self._lock.notify_all()

    def _on_end(self, ticket: Ticket, error: DriverError | None) -> None:
        with self._lock:
            if ticket is not self._ticket:
                return
            tell = self._finish_current() if error is None else self._replace(error.reason)
        tell()

    def _finish_current(self) -> Callable[[], None]:
        self._forget_ticket()
        step = self._queue.finished(self._clock())
        self._carry_out(step)
        return self._telling(step)

    # Opening and replacing drivers

    def _choose(self) -> Iterator[DriverFactory]:
        return iter(ordered(self._factories, self._settings.engine))

    def _try_next(self) -> tuple[str, DriverWorker]:
        factory = next(self._candidates, None) or captions_factory()
        worker = DriverWorker(factory.name, self._clock, self._on_worker_error)
        worker.post(partial(self._open, worker, factory, self._settings))
        return factory.name, worker

    def _open(self, worker: DriverWorker, factory: DriverFactory, settings: VoiceSettings) -> None:
        """On the worker: open the driver and hand it over, unless it is no longer wanted."""
        driver = factory.open(settings)
        try:
            driver.check()
        except DriverError:
            driver.close()
            raise
        with self._lock:
            wanted = worker is self._worker and not self._closed
            if wanted:
                tell = self._take(driver, settings)
        if not wanted:
            driver.close()
            return
        tell()

    def _take(self, driver: SpeechDriver, settings: VoiceSettings) -> Callable[[], None]:
        """Speak by `driver`, which was opened with `settings`, from now on."""
        if settings != self._settings:
            self._worker.post(partial(driver.configure, self._settings))
        self._driver = driver
        self._queue.can_interrupt = driver.abilities.interrupt
        step = self._resume()
        tell_step = self._telling(step)
        if isinstance(driver, TellsLanguages):
            self._worker.post(partial(driver.tell_languages, partial(self._learn, driver)))
        lost, self._lost = self._lost, None

        def tell() -> None:
            tell_step()
            if lost is not None and lost.old != driver.name:
                self._on_driver_changed(lost.old, driver.name, lost.why)

        return tell

    def _resume(self) -> Step:
        """Begin what is due, unless there is no driver yet or the voice is held back."""
        if self._driver is None or self._held:
            return Step()
        step = self._queue.resume(self._clock())
        self._carry_out(step)
        return step

    def _learn(self, driver: SpeechDriver, languages: frozenset[str]) -> None:
        with self._lock:
            if driver is not self._driver or not languages:
                return
            self._languages = languages
            voice = self.in_use
        self._on_voice(voice)

    def _on_worker_error(self, worker: DriverWorker, error: DriverError) -> None:
        with self._lock:
            if worker is not self._worker or self._closed:
                return
            tell = self._replace(error.reason)
        tell()

    def _replace(self, why: Reason) -> Callable[[], None]:
        """Go on with the next driver; what was being said will be said again by it."""
        asked_for = self._settings.engine not in (AUTO, "") and self._trying == self._settings.engine
        if self._driver is not None or asked_for or why is not Reason.UNAVAILABLE:
            self._lost = self._lost or _Change(self.driver, why)
        return self._hand_over()

    def _reopen(self, why: Reason | None) -> None:
        with self._lock:
            if self._closed:
                return
            tell = self._begin_again(why)
        tell()

    def _begin_again(self, why: Reason | None) -> Callable[[], None]:
        self._lost = _Change(self.driver, why) if why else None
        self._candidates = self._choose()
        if self._driver is not None:
            self._worker.post(self._driver.stop)
        return self._hand_over()

    def _hand_over(self) -> Callable[[], None]:
        tell = self._telling(self._queue.suspend())
        self._release_driver()
        self._trying, self._worker = self._try_next()
        return tell

    def _release_driver(self) -> None:
        self._forget_ticket()
        self._worker.finish(self._driver.close if self._driver else None)
        self._driver = None
        self._languages = None

    # Watching the time

    def _watch(self) -> None:
        while True:
            with self._lock:
                if self._closed:
                    return
                self._lock.wait(self._next_look())
            self.tick()

    def _next_look(self) -> float:
        now = self._clock()
        times = [at - now for at in (self._begins_at, self._ends_at) if at is not None]
        return max(0.0, min([patience.WATCH_SECONDS, *times]))

    def tick(self) -> None:
        """See whether something is overdue. The manager's own thread does this; tests with a clock may."""
        with self._lock:
            if self._closed:
                return
            tell = self._look(self._clock())
        tell()

    def _look(self, now: float) -> Callable[[], None]:
        if self._farewell is not None and self._farewell.is_over(now, self._queue.idle):
            self._settings, self._farewell = self._farewell.settings, None
            return self._begin_again(None)
        limit = self._hang_after if self._driver else patience.OPEN_SECONDS
        if self._worker.busy_for(now) > limit:
            return self._replace(Reason.HUNG)
        if self._begins_at is not None and now >= self._begins_at:
            self._begin()
        if self._driver is not None and self._ends_at is not None and now >= self._ends_at:
            return self._replace(Reason.HUNG) if self._driver.abilities.completion else self._finish_current()
        return lambda: None
