"""History, transcript, spans, panning, and the order in which voices are chosen."""

from __future__ import annotations

import json
import math
import time
from pathlib import Path

import pytest

from audiojack.output.history import Entry, History
from audiojack.output.mixer import Mixer
from audiojack.output.panning import Panner, place
from audiojack.output.speech.choose import NAMES, engine_round, ordered, platform_order
from audiojack.output.speech.drivers.standard import standard_drivers
from audiojack.output.speech.spans import spoken_spans, voiced_spans
from audiojack.output.speech.speech import Speech
from audiojack.output.transcript import Transcript, TranscriptError, UtteranceLine


def text_of(entry: Entry | None) -> str | None:
    return entry.text if entry else None


def told(count: int, limit: int = 10_000) -> History:
    history = History(limit)
    for number in range(1, count + 1):
        history.add(Entry(str(number), "en", number))
    return history


@pytest.mark.promise("Keys", "R repeats, again and again the one before; five back at least")
def test_repeating_goes_back_one_at_a_time_and_stays_at_the_oldest() -> None:
    history = told(7)
    assert [text_of(history.repeat()) for _ in range(8)] == ["7", "6", "5", "4", "3", "2", "1", "1"]
    history.add(Entry("8", "en"))
    assert text_of(history.repeat()) == "8"


@pytest.mark.promise("Keys", "History is walked, copied, and whole")
def test_walking_stays_at_both_ends_and_copies_where_it_is() -> None:
    history = told(3)
    assert text_of(history.current) == "3"
    assert [text_of(history.back()) for _ in range(4)] == ["3", "2", "1", "1"]
    assert text_of(history.current) == "1"
    assert [text_of(history.forward()) for _ in range(3)] == ["2", "3", "3"]
    assert (text_of(history.first()), text_of(history.last())) == ("1", "3")
    assert History().back() is None
    assert History().repeat() is None


@pytest.mark.promise("Speech, sound and braille", "Ten thousand utterances slow nothing down")
def test_the_oldest_of_more_than_ten_thousand_is_forgotten_and_no_step_is_slower() -> None:
    history = told(25_000)
    assert [int(entry.text) for entry in history.entries] == list(range(15_001, 25_001))
    assert len(history) == 10_000
    assert (text_of(history.first()), text_of(history.last())) == ("15001", "25000")
    begun = time.perf_counter()
    for _ in range(10_000):
        history.back()
    assert time.perf_counter() - begun < 1.0
    assert text_of(history.current) == "15001"
    assert text_of(history.back()) == "15001"


def test_a_transcript_line_is_in_the_file_as_soon_as_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    moments = iter([10.0, 10.25, 10.5, 11.0])
    transcript = Transcript(path, lambda: next(moments))
    said_at = transcript.now()
    transcript.key("Shift+S", "others-chips", "table")
    transcript.sound("card-1", -0.5, 0.8)
    line = UtteranceLine(said_at, "bust", "Přebral.", "cs", "mine", False, 2, "whole", "embedded")
    transcript.write(line)
    assert [json.loads(text) for text in path.read_text("utf-8").splitlines()] == [
        {"t": 500, "key": "Shift+S", "action": "others-chips", "scene": "table"},
        {"t": 1000, "sound": "card-1", "pan": -0.5, "gain": 0.8},
        {"t": 250, "id": "bust", "text": "Přebral.", "lang": "cs", "priority": "mine", "interrupt": False,
         "seat": 2, "spoken": "whole", "driver": "embedded"},
    ]  # fmt: skip
    transcript.close()
    transcript.write(line)


def test_a_transcript_that_cannot_be_written_is_one_error(tmp_path: Path) -> None:
    with pytest.raises(TranscriptError, match="not-found"):
        Transcript(tmp_path / "no" / "such" / "t.jsonl")
    with pytest.raises(TranscriptError):
        Transcript(tmp_path)


@pytest.mark.promise(
    "Rules, chips and company",
    "No command and no transcript writes in the place of the store or beside it",
)
@pytest.mark.parametrize("text", ["SQLite format 3", "# settings\n", "Dear Ana"])
def test_a_transcript_replaces_nothing_but_a_transcript(text: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(TranscriptError, match="in-the-way"):
        Transcript(path)
    assert path.read_text() == text
    for earlier in ("", '{"t":0,"sound":"start"}\n'):
        path.write_text(earlier)
        Transcript(path).close()
        assert path.read_bytes() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_ends_the_transcript_and_not_the_game() -> None:
    transcript = Transcript(Path("/dev/full"))
    transcript.key("Enter", "stand", "table")
    assert transcript.failure == "full"
    transcript.key("Enter", "stand", "table")
    transcript.close()


@pytest.mark.parametrize(
    ("text", "lang", "languages"),
    [
        ("Táhne Зденек. 17.", "cs", ["cs", "ru", "cs"]),
        ("Карту берёт Nikola, 17 очков.", "ru", ["ru", "en", "ru"]),
        ("Играч Milica вуче 10.", "sr-Cyrl", ["sr"]),
        ("Игрок Рыжий добирает.", "sr", ["ru"]),
        ("Ana draws Ђорђе.", "en", ["en", "sr"]),
        ("Táhne Зденек.", "cs", ["cs", "ru"]),
        ("17, 21.", "cs", ["cs"]),
        ("1000", "en", ["en"]),
    ],
)
def test_each_script_goes_to_a_voice_that_can_read_it(text: str, lang: str, languages: list[str]) -> None:
    assert [spoken for _, spoken in spoken_spans(Speech(text, lang))] == languages


def test_marks_without_a_word_are_no_stretch_of_their_own() -> None:
    assert spoken_spans(Speech("(Зденек) a Ana.", "cs")) == (("Зденек", "ru"), (") a Ana.", "cs"))
    assert spoken_spans(Speech("Karty: Зденек.", "cs")) == (("Karty: ", "cs"), ("Зденек.", "ru"))


def test_the_embedded_voice_is_given_what_it_reads_right() -> None:
    assert voiced_spans(Speech("Black Jack! У Nina 21 очко.", "ru")) == (
        *(("Блэкджек! У ", "ru"), ("Nina", "en"), (" 20 одно очко.", "ru")),
    )


@pytest.mark.promise("Speech, sound and braille", "Seats are heard from their sides at equal power")
@pytest.mark.parametrize("pan", [-1.0, -0.3, 0.0, 0.7, 1.0])
def test_the_power_is_the_same_everywhere_and_both_ears_hear(pan: float) -> None:
    where = place(pan)
    assert where.left**2 + where.right**2 == pytest.approx(1)
    assert min(where.left, where.right) > 0.3
    assert math.copysign(round(where.right - where.left, 9), pan) == pytest.approx(where.right - where.left)
    assert place(pan, mono=True) == place(0.0)


def test_panning_in_pieces_is_panning_in_one() -> None:
    samples = b"".join(int(8000 * math.sin(n / 9)).to_bytes(2, "little", signed=True) for n in range(900))
    whole = Panner(place(-0.8), 22_050).spread(samples)
    panner = Panner(place(-0.8), 22_050)
    pieces = b"".join(panner.spread(samples[start : start + 142]) for start in range(0, len(samples), 142))
    assert pieces == whole
    assert len(whole) == 2 * len(samples)


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_keys_round_of_engines_changes_something_at_its_first_step(platform: str) -> None:
    round_ = engine_round(platform)
    assert round_[-1] == platform_order(platform)[0]
    assert {"embedded", "captions"} < set(round_)


def test_the_order_of_choice() -> None:
    def names(platform: str, engine: str = "auto") -> list[str]:
        return [factory.name for factory in ordered(standard_drivers(Mixer(), platform=platform), engine)]

    assert names("linux")[0] == "embedded"
    assert names("win32")[:2] == ["screen-reader", "embedded"]
    assert names("darwin")[:2] == ["screen-reader", "embedded"]
    assert names("win32", "embedded")[:2] == ["embedded", "screen-reader"]
    assert names("linux", "none") == ["none"]
    for platform in ("linux", "win32", "darwin"):
        assert "none" not in names(platform)
        assert platform_order(platform)[-1] == "captions"
        assert {factory.name for factory in standard_drivers(Mixer(), platform=platform)} == set(NAMES)
