"""While a command is on its way to the disk: what reads is answered, what acts waits, and nothing is told too soon."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.main import MainMenu
from audiojack.app.stage.background import BackgroundWorker, InlineWorker, Worker
from audiojack.app.window.event_wait import BUSY_POLL_SECONDS, SleepingWaiter
from audiojack.games.registry import GAMES
from audiojack.input.gestures import parse
from audiojack.input.keymap import DEFAULTS
from audiojack.play.setup import TableSetup
from audiojack.store import ChipStore, StoreError, StoreIOError
from tests.app.table import WORDS, Play, session_of
from tests.support.sessions import lobby, table_of

GAME = "blek-dzek"
MOST_SECONDS = 10
LOOP_SECONDS = 0.02
"""For which a key may hold up the loop."""
AT_ONCE_SECONDS = 0.2
"""A key that waits for another copy of the program would take two seconds."""


class Gated(ChipStore):
    """A store whose commits wait at a gate, holding the store as a slow disk would."""

    fault: type[StoreError] | None = None

    gate: threading.Event | None = None

    def shut(self) -> None:
        """From now on commits wait."""
        self.waits = threading.Event()
        self.gate = threading.Event()

    def open_up(self) -> None:
        """They go on."""
        if self.gate is not None:
            self.gate.set()

    def commit(self, *args: Any, **kwargs: Any) -> int:
        if self.gate is None:
            return super().commit(*args, **kwargs)
        with self._database._thread:
            self.waits.set()
            assert self.gate.wait(MOST_SECONDS)
            if self.fault is not None:
                raise self.fault(path="chips")
            return super().commit(*args, **kwargs)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Gated]:
    with Gated.open(tmp_path, care=False) as opened:
        yield opened


@pytest.fixture
def worker(store: Gated) -> Iterator[BackgroundWorker]:
    made = BackgroundWorker(lambda: None)
    yield made
    store.open_up()
    made.close()


def at_the_table(store: ChipStore | None, worker: Worker, computers: int = 2, game: str = GAME) -> Play:
    table = TableSetup(computers=computers)
    settings = Settings(language="en", name="Ana", pace="instant", last_game=game, played=True, tables={game: table})
    play = Play(store, settings=settings, worker=worker)
    play.services.lobby.be("Zuzana")
    play.begin(MainMenu(play.services))
    play.stage.press(parse("Enter"))
    until(play, lambda: play.scene.startswith("table:"))
    settled(play)
    return play


def until(play: Play, done: Callable[[], bool]) -> None:
    """Lets time go by until it is so."""
    end = time.monotonic() + MOST_SECONDS
    while not done():
        assert time.monotonic() < end, play.ear.texts[-5:]
        play.now += 0.01
        play.stage.tick(play.now)
        time.sleep(0.001)


def settled(play: Play) -> None:
    until(play, lambda: not (play.stage.busy or play.stage.top.pending))


def press(play: Play, *keys: str) -> list[str]:
    """Presses keys and lets no time go by; what is said at once."""
    before = len(play.ear.texts)
    for key in keys:
        play.stage.press(parse(key))
    return play.ear.texts[before:]


def step_on_its_way(store: Gated, worker: BackgroundWorker) -> Play:
    """A table where the person has staked and a computer player's stake waits for the disk."""
    play = at_the_table(store, worker)
    press(play, "Enter")
    until(play, lambda: not play.stage.busy)
    store.shut()
    until(play, store.waits.is_set)
    return play


@pytest.mark.promise(
    "Speech, sound and braille",
    "A slow disk holds up no key that asks; nothing is told before it is kept, and nothing is lost on "
    "the way",
)
def test_a_reading_key_is_answered_before_the_step_is_kept_and_nothing_of_it_is_said_before(
    store: Gated, worker: BackgroundWorker
) -> None:
    play = step_on_its_way(store, worker)
    table, heard = table_of(session_of(play)), len(play.ear.texts)
    assert press(play, "S") == ["You have 990 chips. Stake 10."]
    assert press(play, "C", "T", "2")
    assert play.stage.busy
    assert press(play, "F6")[0].startswith("Voice volume: ")
    said = len(play.ear.texts)
    assert said == heard + 5
    assert table_of(session_of(play)) == table
    store.open_up()
    settled(play)
    assert " bets " in play.ear.texts[said]


def test_a_key_of_action_comes_after_the_step_that_is_on_its_way(store: Gated, worker: BackgroundWorker) -> None:
    play = step_on_its_way(store, worker)
    keys = len(play.ear.keys)
    assert press(play, "D", "S") == ["You have 990 chips. Stake 10."]
    assert [name for name, *_ in play.ear.keys[keys:]] == ["kb:s"]
    before = len(play.ear.texts)
    store.open_up()
    until(play, lambda: len(play.ear.keys) == keys + 2)
    told = play.ear.texts[before:]
    refusal = "That can't be done before the cards are dealt."
    until(play, lambda: refusal in play.ear.texts)
    assert " bets " in told[0], "first the step, then the answer"


@pytest.mark.promise("Menus and scenes", "Nothing that happens at the table moves the focus")
def test_what_happens_at_the_table_moves_no_focus_and_is_told_when_one_is_back(
    store: Gated, worker: BackgroundWorker
) -> None:
    play = step_on_its_way(store, worker)
    press(play, "Escape", "Down", "Down")
    rows, said = play.stage.picture().rows, len(play.ear.texts)
    assert [row.focused for row in rows].index(True) == 2
    store.open_up()
    until(play, lambda: not play.stage.busy)
    for _ in range(20):
        play.now += 1.0
        play.stage.tick(play.now)
    assert play.stage.picture().rows == rows
    assert play.ear.texts[said:] == []
    press(play, "Escape")
    settled(play)
    assert any(" bets " in text for text in play.ear.texts[said:])


@pytest.mark.promise(
    "Speech, sound and braille",
    "A slow disk holds up no key that asks; nothing is told before it is kept, and nothing is lost on "
    "the way",
)
def test_the_persons_command_is_told_when_it_is_kept_and_keys_of_action_wait_in_order(
    store: Gated, worker: BackgroundWorker
) -> None:
    play = at_the_table(store, worker)
    store.shut()
    assert press(play, "5", "0") == ["5.", "0."]
    assert press(play, "Enter") == []
    assert press(play, "Escape", "Down", "F1") == [], "they are meant for the table as it will be"
    assert press(play, "S") == ["You have 1000 chips."]
    assert play.scene == "table:betting"
    before = len(play.ear.texts)
    store.open_up()
    until(play, lambda: play.scene == "help")
    assert play.ear.texts[before].startswith("You bet 50.")
    assert [action for _, action, _ in play.ear.keys[-3:]] == ["pause", "next", "help"]


def test_a_menu_opens_at_once_and_the_step_is_told_when_one_is_back(store: Gated, worker: BackgroundWorker) -> None:
    play = step_on_its_way(store, worker)
    assert press(play, "Escape")[0].startswith(WORDS["en"].text("pause-title"))
    store.open_up()
    time.sleep(0.05)
    before = len(play.ear.texts)
    play.stage.tick(play.now + 1)
    assert play.ear.texts[before:] == []
    assert not play.stage.busy, "keys of a file go on under the menu"
    press(play, "Escape")
    before = len(play.ear.texts)
    settled(play)
    assert " bets " in play.ear.texts[before]


def test_leaving_takes_the_step_along(store: Gated, worker: BackgroundWorker) -> None:
    play = step_on_its_way(store, worker)
    play.services.settings_file.change(Settings(**{**_fields(play.services.settings), "confirm": False}))
    session = session_of(play)
    press(play, "Escape", "End", "Enter")
    assert play.scene == "pause"
    store.open_up()
    until(play, lambda: play.scene == "main-menu")
    assert any(" bets " in text for text in play.ear.texts[-4:])
    assert WORDS["en"].text("table-kept") in play.ear.texts
    kept = play.services.lobby.kept()
    assert kept is not None
    assert table_of(play.services.lobby.resume(kept)) == table_of(session)
    assert not store.verify().problems


def _fields(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


@pytest.mark.parametrize("key", ["", "Space"])
def test_ending_the_program_in_the_middle_loses_and_doubles_nothing(
    store: Gated, worker: BackgroundWorker, key: str
) -> None:
    play = step_on_its_way(store, worker)
    if key:
        press(play, key)
    said = len(play.ear.texts)
    threading.Timer(0.05, store.open_up).start()
    play.stage.finish()
    session = session_of(play)
    assert any(box.stake for box in table_of(session).boxes if box.owner != 0), "the step was waited for"
    assert play.ear.texts[said:] == []
    session.leave_open()
    again = lobby(store)
    kept = again.kept()
    assert kept is not None
    assert table_of(again.resume(kept)) == table_of(session)
    assert not store.verify().problems


def test_a_fault_of_the_disk_in_a_step_is_told_and_the_next_key_goes_on(store: Gated, worker: BackgroundWorker) -> None:
    play = step_on_its_way(store, worker)
    store.fault = StoreIOError
    said = len(play.ear.texts)
    store.open_up()
    until(play, lambda: len(play.ear.texts) > said)
    assert play.ear.said[said].id == StoreIOError(path="chips").code
    assert play.ear.texts[-1] == WORDS["en"].text("table-stalled", {"key": "Enter"})
    assert not play.stage.top.pending
    store.fault = None
    press(play, "Enter")
    settled(play)
    assert any(" bets " in text for text in play.ear.texts[said:])
    assert not store.verify().problems


def test_a_mistake_in_a_step_ends_the_program_as_any_other(store: Gated, worker: BackgroundWorker) -> None:
    play = at_the_table(store, worker)
    session_of(play).owner.minds[1] = lambda view: 1 // 0  # type: ignore[assignment]
    session_of(play).owner.minds[2] = lambda view: 1 // 0  # type: ignore[assignment]
    press(play, "Enter")
    with pytest.raises(ZeroDivisionError):
        settled(play)


def test_keys_typed_ahead_do_what_they_do_on_a_disk_that_takes_no_time(store: Gated, worker: BackgroundWorker) -> None:
    keys = ["5", "0", "Enter", "Space", "D", "Up", "Enter", "Escape", "Down", "F1"]
    plays = [at_the_table(store, worker, computers=0), at_the_table(None, InlineWorker(), computers=0)]
    before = [len(play.ear.texts) for play in plays]
    store.shut()
    for play in plays:
        press(play, *keys)
    store.open_up()
    for play in plays:
        settled(play)
    slow, quick = (play.ear.texts[start:] for play, start in zip(plays, before, strict=True))
    assert slow == quick
    assert [play.scene for play in plays] == ["help", "help"]


def test_a_question_never_waits_for_another_copy(store: Gated, worker: BackgroundWorker, tmp_path: Path) -> None:
    play = at_the_table(store, worker)
    other = sqlite3.connect(tmp_path / "chips.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    began = time.monotonic()
    before = len(play.ear.texts)
    press(play, "S")
    assert time.monotonic() - began < LOOP_SECONDS
    settled(play)
    assert time.monotonic() - began < AT_ONCE_SECONDS
    assert play.ear.texts[before:] == ["You have 1000 chips."]
    other.execute("ROLLBACK")
    other.close()


def test_practice_goes_the_same_way_without_a_store(worker: BackgroundWorker) -> None:
    play = at_the_table(None, worker)
    press(play, "Enter")
    settled(play)
    assert any(text.startswith("Your cards:") for text in play.ear.texts)


def test_a_sleeping_loop_is_woken_as_soon_as_something_is_kept() -> None:
    resting = SleepingWaiter()
    worker = BackgroundWorker(resting.wake)
    spent = []
    for _ in range(20):
        done = worker.submit(lambda: time.sleep(0.0005))
        began = time.monotonic()
        while not done.done():
            resting.wait(0.5)
        spent.append(time.monotonic() - began)
    worker.close()
    assert sorted(spent)[10] < BUSY_POLL_SECONDS


class Uneven(ChipStore):
    """A store on a disk that now and then takes its time."""

    chance = random.Random(0)

    def commit(self, *args: Any, **kwargs: Any) -> int:
        with self._database._thread:
            time.sleep(self.chance.choice((0, 0.002, 0.03)))
            return super().commit(*args, **kwargs)


@pytest.mark.promise(
    "Speech, sound and braille",
    "A slow disk holds up no key that asks; nothing is told before it is kept, and nothing is lost on "
    "the way",
)
@pytest.mark.parametrize("seed", range(4))
def test_random_keys_at_random_moments_lose_nothing(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    keys = [name for context in ("table", "amount", "menu") for names in DEFAULTS[context].values() for name in names]
    worker = BackgroundWorker(lambda: None)
    with Uneven.open(tmp_path, care=False) as store:
        play = at_the_table(store, worker, game=chance.choice(list(GAMES)))
        for _ in range(250):
            press(play, chance.choice(keys))
            for _ in range(chance.randrange(12)):
                play.now += 0.1
                play.stage.tick(play.now)
                time.sleep(0.001)
        play.stage.finish()
        session = play.stage.session
        if session is not None and not session.over:
            session.leave_open()
            again = lobby(store)
            kept = again.kept()
            assert kept is not None
            assert table_of(again.resume(kept)) == table_of(session)
        assert not store.verify().problems
    worker.close()
