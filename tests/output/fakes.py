"""A scripted driver and a clock that stands still until it is told to go."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from audiojack.output.speech.driver import Abilities, DriverError, DriverFactory, Reason, SpeechDriver, Ticket
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Fate, Speech

FULL = Abilities(own=True, interrupt=True, completion=True, language=True, rate=True)


class FakeClock:
    """Seconds, moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class FakeDriver:
    """Notes what it is asked. `fail_on` makes it raise at that text, `hang_on` wait for `release`."""

    def __init__(self, name: str = "fake", abilities: Abilities = FULL) -> None:
        self.name = name
        self.abilities = abilities
        self.said: list[str] = []
        self.calls: list[str] = []
        self.settings: VoiceSettings | None = None
        self.ticket: Ticket | None = None
        self.unavailable: DriverError | None = None
        self.fail_on: str | None = None
        self.hang_on: str | None = None
        self.hanging = threading.Event()
        self.release = threading.Event()
        self.closed = threading.Event()

    def check(self) -> None:
        if self.unavailable is not None:
            raise self.unavailable

    def configure(self, settings: VoiceSettings) -> None:
        self.settings = settings

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        if speech.text == self.fail_on:
            raise RuntimeError("the interface is gone")
        if speech.text == self.hang_on:
            self.hanging.set()
            self.release.wait(20)
            return
        self.ticket = ticket
        self.said.append(speech.text)
        self.calls.append(speech.text)

    def stop(self) -> None:
        self.calls.append("stop")

    def close(self) -> None:
        self.closed.set()

    def end(self) -> None:
        """What it says has come to its end."""
        assert self.ticket is not None
        self.ticket.done()

    def factory(self) -> DriverFactory:
        def opened(settings: VoiceSettings) -> SpeechDriver:
            self.settings = settings
            return self

        return DriverFactory(self.name, opened)


@dataclass
class Heard:
    """What the listeners of a manager were told."""

    fates: list[tuple[str, str, str]] = field(default_factory=list)
    changes: list[tuple[str, str, Reason]] = field(default_factory=list)
    started: list[str] = field(default_factory=list)
    wait: float = 0.0

    def on_fate(self, speech: Speech, fate: Fate, driver: str) -> None:
        self.fates.append((speech.text, fate.value, driver))

    def on_driver_changed(self, old: str, new: str, why: Reason) -> None:
        self.changes.append((old, new, why))

    def on_start(self, speech: Speech) -> float:
        self.started.append(speech.text)
        return self.wait


def until(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until it is so; fail if it isn't in time."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(0.001)
