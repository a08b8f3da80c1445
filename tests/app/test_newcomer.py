"""A newcomer's way: from the first start to a won round by keys alone, knowing nothing but what is heard.

The real program, in a terminal. What to press is decided from the words of the transcript as a person would
decide it: they ask whose turn it is, take a card below 17, and begin the next round when they are told how.
"""

from __future__ import annotations

import os
import re
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.needs import needs_posix
from tests.support.player import Player, command, environment
from tests.support.processes import stopped


class Words(NamedTuple):
    """What a person listens for, in their language."""

    stake: str
    """The field of the stake is open."""
    turn: str
    won: str
    chips: str
    """The first words of the answer to S."""


LISTENS = {
    "en": Words("Stake:", "Your turn", "You win", "You have"),
    "cs": Words("Sázka:", "Jste na tahu", "Vyhráváte", "Máte"),
    "ru": Words("Ставка:", "Ваш ход", "Вы выиграли", "У вас"),
    "sr": Words("Ulog:", "Vi ste na potezu", "Dobijate", "Imate"),
    "sr-Cyrl": Words("Улог:", "Ви сте на потезу", "Добијате", "Имате"),
}
ROUNDS = 30
QUIET = 0.4
"""Seconds without a word after which a person takes it that all has been said."""
SEATED_AT_TABLE = 5
"""Presses of Enter from a first start with --lang to the first cards: name, New table, the game, Deal, the stake."""


class Newcomer:
    """Presses keys in the terminal and hears; nothing else is known."""

    def __init__(self, player: Player, terminal: int) -> None:
        self._player = player
        self._terminal = terminal
        self._heard = 0

    def press(self, key: str) -> list[str]:
        """Presses one key; answers everything that is then said. Silence is a failure."""
        os.write(self._terminal, key.encode())
        return self.listen(key)

    def until(self, word: str, heard: list[str] | None = None) -> list[str]:
        """Listens on until the word has been said in the last sentence heard; answers all of it."""
        heard = self.listen() if heard is None else heard
        while word not in heard[-1]:
            heard = [*heard, *self.listen()]
        return heard

    def listen(self, key: str = "") -> list[str]:
        """Everything said since, once it has been quiet for a while."""
        self._player.wait_for(lambda lines: any("text" in line for line in lines), self._heard)
        said = self._heard
        while (now := self._player.mark()) != said:
            said = now
            time.sleep(QUIET)
        texts = [line["text"] for line in self._player.utterances(self._heard)]
        self._heard = said
        assert texts, f"nothing was said after {key!r}"
        return texts


@contextmanager
def sat_down(folder: Path, language: str) -> Iterator[Newcomer]:
    """The program in a terminal of its own, at its very first start in this language."""
    outer, inner = os.openpty()
    transcript = folder / "transcript.jsonl"
    given = ("--terminal", "--lang", language, "--seed", "5", "--driver", "none", "--mute", "--pace", "instant")
    process = subprocess.Popen(
        command(*given, "--data-dir", str(folder / "data"), "--transcript", str(transcript)),
        env=environment({"TERM": "xterm", "PYTHONUTF8": "1"}),
        cwd=folder,
        stdin=inner,
        stdout=inner,
        stderr=inner,
    )
    os.close(inner)
    reader = threading.Thread(target=_drain, args=(outer,), daemon=True)
    reader.start()
    with stopped(process):
        yield Newcomer(Player(process, transcript, None), outer)
    reader.join(5)
    os.close(outer)


def _drain(terminal: int) -> None:
    """Reads what the terminal shows, so that the program is never held up."""
    try:
        while os.read(terminal, 4096):
            pass
    except OSError:
        return


def first_number(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, text
    return int(found.group())


def play_round(newcomer: Newcomer, words: Words) -> list[str]:
    """From the stake to the end of the round; everything that was heard."""
    heard = newcomer.press("\r")
    for _ in range(12):
        answer = newcomer.press("t")[-1]
        if not answer.startswith(words.turn):
            return newcomer.until("Enter", heard)
        heard += newcomer.press(" " if first_number(answer) < 17 else "\r")
    raise AssertionError(f"the round never ended: {heard}")


@pytest.mark.promise("Menus and scenes", "A newcomer gets from the first start to a won round by ear alone")
@pytest.mark.parametrize("language", LISTENS)
def test_from_the_first_start_to_a_won_round_by_ear(language: str, tmp_path: Path) -> None:
    needs_posix()
    words = LISTENS[language]
    with sat_down(tmp_path, language) as newcomer:
        heard = newcomer.until("Enter")
        assert heard[-1].count("?") == 1, "one question at the start, the name"
        for _ in range(SEATED_AT_TABLE - 1):
            heard = newcomer.press("\r")
        newcomer.until(words.stake, heard)
        for _ in range(ROUNDS):
            heard = play_round(newcomer, words)
            if any(words.won in text for text in heard):
                break
            newcomer.until(words.stake, newcomer.press("\r"))
        won = next(text for text in heard if words.won in text)
        purse = newcomer.press("s")[-1]
        assert purse.startswith(words.chips)
        assert str(first_number(purse)) in won, "the purse was told with the win"
        gain = first_number(won[won.index(words.won) :])
        why = newcomer.press("e")[-1]
        assert re.search(rf"\b{gain}\b", why), "E tells the same gain"
