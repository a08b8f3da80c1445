"""The whole program without a window, over scripted voices and a braille display of paper."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from audiojack.app.launch import Launch
from audiojack.app.options.settings import FILE
from audiojack.app.program import Program
from audiojack.app.speaking import outputs as app_outputs
from audiojack.app.speaking.outputs import Outputs
from audiojack.input.gestures import parse
from audiojack.output.braille import BrailleDisplay
from audiojack.output.speech.driver import OnLanguages, Ticket
from audiojack.output.speech.speech import Speech
from tests.output.fakes import FakeDriver

CELLS = 20
"""The width of the display of paper."""
LONGEST_WAY = 20.0
"""Seconds after which a test gives up what a busy machine still has on its way to the disk."""


class Voice(FakeDriver):
    """A voice that speaks everything at once to its end. `languages` are told where there are any."""

    def __init__(self, name: str, *languages: str) -> None:
        super().__init__(name)
        self.languages = frozenset(languages)
        self.spoken: list[tuple[str, str]] = []

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        super().speak(speech, ticket)
        self.spoken.append((speech.text, speech.lang))
        ticket.done()

    def tell_languages(self, told: OnLanguages) -> None:
        told(self.languages)


class Paper:
    """A braille display."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def braille(self, text: str) -> None:
        self.lines.append(text)


class Whole:
    """The running program; `texts` is all that was said, with the language that it was said in."""

    def __init__(self, program: Program, texts: list[tuple[str, str]]) -> None:
        self.program = program
        self.texts = texts

    def press(self, *keys: str) -> list[str]:
        """Presses keys; what was said since the first."""
        before = len(self.texts)
        for key in keys:
            self.program.stage.press(parse(key))
            self.settle()
        return [text for text, _ in self.texts[before:]]

    def answered(self, *keys: str) -> str:
        """Presses keys; what is said last, waited for however long it takes after the last of them."""
        before = len(self.texts)
        for key in keys:
            before = len(self.texts)
            self.press(key)
        self.wait(lambda: len(self.texts) > before, 30)
        return self.texts[-1][0]

    def settle(self, seconds: float = 0.04) -> None:
        """Lets other threads tell what they have to tell, and what is on its way to the disk arrive."""
        end = time.monotonic() + seconds
        last = end + LONGEST_WAY
        while time.monotonic() < end or (self.program.stage.busy and time.monotonic() < last):
            self.program.poll(time.monotonic())
            time.sleep(0.002)

    def quiet(self, seconds: float = 0.4) -> None:
        """Goes on until nothing more is said of itself."""
        before = -1
        while before != len(self.texts):
            before = len(self.texts)
            self.settle(seconds)

    def wait(self, condition: Callable[[], bool], seconds: float = 20.0) -> None:
        """Goes on until it is so."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, self.texts[-5:]
            self.settle(0.01)


@contextmanager
def running(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *drivers: FakeDriver,
    language: str = "en",
    braille: Paper | None = None,
    terminal: bool = False,
) -> Iterator[Whole]:
    """Runs the program with its data in `folder`; the first of the drivers speaks."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(app_outputs, "standard_drivers", lambda mixer: [driver.factory() for driver in drivers])
    if braille is not None:
        (folder / FILE).write_text(f"[speech]\nbraille_cells = {CELLS}\n", encoding="utf-8")
    texts: list[tuple[str, str]] = []
    launch = Launch(data_dir=folder, language=language, mute=True, terminal=terminal, seed=1, pace="instant")
    outputs = Outputs(launch, lambda text, said_in: texts.append((text, said_in)))
    if braille is not None:
        outputs.braille = outputs.narrator.braille = BrailleDisplay(lambda: braille, CELLS)
    program = Program(outputs)
    try:
        program.begin()
        whole = Whole(program, texts)
        whole.settle()
        yield whole
    finally:
        program.close()
