"""The listener's end: when a sound is played, what stays in the history, and that nothing is told twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiojack.app.speaking.narrator import Narrator
from audiojack.output.mixer import Mixer
from audiojack.output.sound import SoundPlayer, SoundSettings
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.transcript import Transcript
from audiojack.presentation.utterance import Priority, Utterance
from audiojack.resources import sounds
from tests.app.table import WORDS
from tests.output.fakes import FakeClock, FakeDriver, until

OWN = 2
NAMES = ("Ana", "Boris", "Eva", "Ivan")


class Table:
    """A narrator with a scripted voice, and sounds that go into SDL's dummy device."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "transcript"
        self.driver = FakeDriver()
        self.narrator = Narrator(WORDS.__getitem__, transcript=Transcript(self.path))
        self.narrator.seats = lambda: (len(NAMES), OWN)
        self.clock = FakeClock()
        self.mixer = Mixer()
        assert self.mixer.open() is None
        self.narrator.sounds = SoundPlayer(
            sounds(), self.mixer, SoundSettings(), self.narrator.sounded, clock=self.clock
        )
        self.voice = SpeechManager(
            (self.driver.factory(),), VoiceSettings(), self.narrator.ended, lambda old, new, why: None,
            self.clock, on_start=self.narrator.started,
        )  # fmt: skip
        self.narrator.voice = self.voice
        until(lambda: self.voice.abilities.voice)

    def tell(self, text: str, priority: Priority, sound: str | None = None, seat: int | None = None) -> None:
        self.narrator.say(Utterance("menu-item", {"text": text}, priority, seat, sound, "table"), "en", True)

    def said(self, text: str) -> None:
        until(lambda: self.driver.said[-1:] == [text])

    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.path.read_text("utf-8").splitlines()]

    def played(self) -> list[object]:
        return [line["sound"] for line in self.lines() if "sound" in line]

    def sounded(self, count: int) -> None:
        until(lambda: len(self.played()) == count)

    def wait(self) -> None:
        """A second goes by, which any sound lasts at most."""
        self.clock.now += 1
        self.voice.tick()


@pytest.fixture
def at_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    table = Table(tmp_path)
    yield table
    table.voice.close()
    table.mixer.close()


@pytest.mark.promise(
    "Speech, sound and braille",
    "A sound begins with its words; what is dropped is not heard, and stays in the history; what is said "
    "again sounds once",
)
def test_a_sound_begins_with_its_words_and_not_when_they_are_queued(at_table: Table) -> None:
    at_table.tell("Ana draws.", Priority.TABLE, "card")
    at_table.tell("Your turn.", Priority.MINE, "your-turn")
    at_table.said("Ana draws.")
    assert at_table.played() == ["card-1"]
    at_table.driver.end()
    until(lambda: at_table.played() == ["card-1", "your-turn"])
    assert at_table.driver.said == ["Ana draws."], "its news come first"
    at_table.wait()
    at_table.said("Your turn.")


@pytest.mark.promise(
    "Speech, sound and braille",
    "A sound begins with its words; what is dropped is not heard, and stays in the history; what is said "
    "again sounds once",
)
def test_what_is_dropped_is_not_heard_as_a_sound_and_stays_in_the_history(at_table: Table) -> None:
    at_table.tell("Ana draws.", Priority.TABLE, "card")
    at_table.tell("Boris busts.", Priority.TABLE, "bust")
    at_table.said("Ana draws.")
    at_table.narrator.acted()
    at_table.tell("You draw.", Priority.MINE, "card")
    at_table.said("You draw.")
    assert at_table.played() == ["card-1", "card-2"], "no sound without its words"
    assert at_table.narrator.heard() == ("Ana draws.", "Boris busts.", "You draw.")
    fates = {line["text"]: line["spoken"] for line in at_table.lines() if "text" in line}
    assert fates == {"Ana draws.": "cut", "Boris busts.": "dropped"}


@pytest.mark.promise(
    "Speech, sound and braille",
    "A sound begins with its words; what is dropped is not heard, and stays in the history; what is said "
    "again sounds once",
)
def test_what_is_said_again_sounds_and_is_told_once(at_table: Table) -> None:
    at_table.tell("You win.", Priority.MINE, "win")
    until(lambda: at_table.played() == ["win"])
    at_table.wait()
    at_table.said("You win.")
    at_table.tell("1000 chips.", Priority.ANSWER)
    at_table.said("1000 chips.")
    at_table.driver.end()
    at_table.said("You win.")
    at_table.driver.end()
    until(lambda: at_table.narrator.all_told)
    assert at_table.driver.said == ["You win.", "1000 chips.", "You win."]
    assert at_table.played() == ["win"]
    assert [line["text"] for line in at_table.lines() if "text" in line] == ["1000 chips.", "You win."]
    assert at_table.narrator.heard() == ("You win.", "1000 chips.")


def test_an_answer_waits_for_no_sound(at_table: Table) -> None:
    at_table.tell("You win.", Priority.MINE, "big-win")
    until(lambda: at_table.played() == ["big-win"])
    at_table.tell("1000 chips.", Priority.ANSWER, "menu-move")
    at_table.said("1000 chips.")
    assert at_table.narrator.sounds is not None
    assert at_table.narrator.sounds.hold() == 0, "the sound has given way"


def test_what_is_cut_takes_its_sound_with_it(at_table: Table) -> None:
    sounds = at_table.narrator.sounds
    assert sounds is not None
    at_table.tell("Ana busts.", Priority.TABLE, "bank-broken")
    until(lambda: sounds.hold() > 0)
    at_table.narrator.acted()
    assert sounds.hold() == 0
    at_table.tell("You win.", Priority.MINE, "big-win")
    until(lambda: sounds.hold() > 0)
    at_table.narrator.silence()
    assert sounds.hold() == 0
    assert at_table.driver.said == []


def test_while_the_window_is_left_nothing_sounds_and_what_was_being_said_is_said_afterwards(at_table: Table) -> None:
    sounds = at_table.narrator.sounds
    assert sounds is not None
    at_table.tell("You win.", Priority.MINE, "big-win")
    until(lambda: sounds.hold() > 0)
    at_table.narrator.hold()
    assert sounds.hold() == 0
    at_table.tell("Your turn.", Priority.MINE, "your-turn")
    at_table.wait()
    assert (at_table.driver.said, at_table.played()) == ([], ["big-win"])
    at_table.narrator.go_on()
    at_table.said("You win.")
    at_table.driver.end()
    at_table.sounded(2)
    at_table.wait()
    at_table.said("Your turn.")


def test_each_seat_is_heard_from_its_place_and_oneself_and_the_dealer_from_the_middle(at_table: Table) -> None:
    seats: tuple[int | None, ...] = (*range(len(NAMES)), None)
    for seat in seats:
        at_table.tell(f"{seat}.", Priority.TABLE, "chips-small", seat)
        at_table.sounded(len(at_table.driver.said) + 1)
        at_table.wait()
        at_table.said(f"{seat}.")
        at_table.driver.end()
    pans = [line["pan"] for line in at_table.lines() if "sound" in line]
    assert pans == [-1.0, -0.5, 0.0, 1.0, 0.0]
