"""pyttsx3 as the last voice to try, in a child process, because it can't be interrupted and may hang.

To interrupt it the child is killed, with all that it has started; another one, started ahead, takes its place.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any

from audiojack.output.speech.choose import PYTTSX3
from audiojack.output.speech.driver import Abilities, DriverError, DriverFactory, OnLanguages, Reason, Ticket
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.spans import spoken_spans
from audiojack.output.speech.speech import Speech

CHILD = (sys.executable, "-m", "audiojack.output.speech.drivers.pyttsx3_child")
_READY_SECONDS = 8.0
_BEGIN_SECONDS = 1.0


class _Child:
    """One child process and the thread that reads its answers."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=os.name == "posix",
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise DriverError(Reason.UNAVAILABLE, f"pyttsx3: {error}") from error
        self._ready = threading.Event()
        self._begun = threading.Event()
        self._ticket: Ticket | None = None
        self._error = DriverError(Reason.VANISHED, "the process of pyttsx3 has ended")
        self._ended = False
        self._languages: frozenset[str] | None = None
        self._told: OnLanguages | None = None
        threading.Thread(target=self._read, name="voice-pyttsx3", daemon=True).start()

    @property
    def idle(self) -> bool:
        """Whether it has nothing to say."""
        return self._ticket is None

    def wait_until_ready(self) -> None:
        """Raise DriverError unless pyttsx3 has found an engine in time."""
        if not self._ready.wait(_READY_SECONDS):
            raise DriverError(Reason.HUNG, "pyttsx3 doesn't start")
        if self._ended:
            raise DriverError(Reason.UNAVAILABLE, self._error.detail)

    def say(self, request: dict[str, Any], ticket: Ticket) -> None:
        """Have it say `request`. A child that doesn't begin in time counts as hung and is killed."""
        self._begun.clear()
        self._ticket = ticket
        stream = self._process.stdin
        try:
            if stream is None or self._ended:
                raise self._error
            stream.write(json.dumps(request) + "\n")
            stream.flush()
        except OSError as error:
            raise DriverError(Reason.VANISHED, f"pyttsx3: {error}") from error
        threading.Thread(target=self._expect_begin, args=(ticket,), daemon=True).start()

    def tell_languages(self, told: OnLanguages) -> None:
        """Call `told` with the languages of its voices, at once or when it has listed them."""
        self._told = told
        if self._languages is not None:
            told(self._languages)

    def kill(self) -> None:
        """End it and all that it has started."""
        self._ticket = None
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.5)

    def _expect_begin(self, ticket: Ticket) -> None:
        patience = _BEGIN_SECONDS if self._ready.is_set() else _READY_SECONDS
        if not self._begun.wait(patience) and self._ticket is ticket:
            self.kill()
            ticket.fail(DriverError(Reason.HUNG, "pyttsx3 doesn't begin to speak"))

    def _read(self) -> None:
        stream = self._process.stdout
        with contextlib.suppress(OSError, ValueError):
            for line in stream or ():
                self._take(json.loads(line))
        self._ended = True
        self._ready.set()
        self._begun.set()
        ticket, self._ticket = self._ticket, None
        if ticket is not None:
            ticket.fail(self._error)

    def _take(self, answer: dict[str, str]) -> None:
        match answer["state"]:
            case "ready":
                self._ready.set()
            case "voices":
                self._languages = frozenset(answer["detail"].split())
                if self._told is not None:
                    self._told(self._languages)
            case "begun":
                self._begun.set()
            case "done":
                ticket, self._ticket = self._ticket, None
                if ticket is not None:
                    ticket.done()
            case _:
                self._error = DriverError(Reason.FAILED, f"pyttsx3: {answer['detail']}")


class Pyttsx3Driver:
    """A driver that owns two children: one that speaks, and one that stands ready."""

    name = PYTTSX3
    abilities = Abilities(interrupt=True, completion=True, language=True, rate=True, volume=True)

    def __init__(self, settings: VoiceSettings, command: Sequence[str] = CHILD) -> None:
        if getattr(sys, "frozen", False) and command is CHILD:
            raise DriverError(Reason.UNAVAILABLE, "a frozen program has no Python to run pyttsx3 with")
        self._settings = settings
        self._command = command
        self._child = _Child(command)
        self._spare: _Child | None = None
        try:
            self._child.wait_until_ready()
            self._spare = _Child(command)
        except DriverError:
            self.close()
            raise

    def check(self) -> None:
        """Raise DriverError unless the child has found an engine."""
        self._child.wait_until_ready()

    def configure(self, settings: VoiceSettings) -> None:
        """Speak by `settings` from the next utterance on."""
        self._settings = settings

    def tell_languages(self, told: OnLanguages) -> None:
        """The child lists its voices when it has started."""
        self._child.tell_languages(told)

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Have the child speak, each stretch by the voice of its language."""
        if not self._child.idle:
            self.stop()
        voice = self._settings.voice(speech.lang)
        request = {
            "parts": spoken_spans(speech),
            "rate": voice.rate,
            "volume": round(min(100, voice.volume) * self._settings.volume / 100),
        }
        self._child.say(request, ticket)

    def stop(self) -> None:
        """Be silent now: kill the child that speaks."""
        if self._child.idle:
            return
        self._child.kill()
        self._child = self._spare or _Child(self._command)
        self._spare = _Child(self._command)

    def close(self) -> None:
        """End both children."""
        self._child.kill()
        if self._spare is not None:
            self._spare.kill()


def pyttsx3_factory(command: Sequence[str] = CHILD) -> DriverFactory:
    """pyttsx3 in a child process."""
    return DriverFactory(PYTTSX3, lambda settings: Pyttsx3Driver(settings, command))
