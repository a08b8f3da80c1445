"""Drills of one player: which question comes next, whether it was answered rightly, and the score.

What was answered is kept with the player, in a file of its own beside the settings; it never touches chips.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from audiojack import files
from audiojack.app.stage.services import SceneServices
from audiojack.practice import schedule
from audiojack.practice.drills import KINDS, Answered, UnknownKeyError, again, question
from audiojack.practice.question import Question
from audiojack.practice.schedule import Schedule, Score

FOLDER = "practice"
NOBODY = "guest"
"""Whose answers are kept where there is no chip store and so no players."""

TRIES = 30
"""How often a question is thrown away that has been answered before, until it is asked again all the same."""


Background = Callable[[Callable[[], None]], object]
"""Has work done in its turn, on whichever thread."""


class Book:
    """What one player has answered, in a file; `path` is None where nothing is kept.

    It is read anew each time, since another copy of the program may have written, and written by what `background` does
    with the work. `failed` turns true when the disk would not take it.
    """

    def __init__(self, path: Path | None, background: Background = lambda work: work()) -> None:
        self._path = path
        self._background = background
        self._last = Schedule()
        self._waiting = 0
        self.failed = False

    @classmethod
    def of(cls, services: SceneServices) -> Book:
        """The book of the player at the keyboard."""
        person = services.lobby.person
        name = NOBODY if person is None else str(person.id)
        path = None if services.folder is None else services.folder / FOLDER / f"{name}.json"
        return cls(path, services.settings_file.run_in_background)

    def read(self) -> Schedule:
        """What is known so far; a file that can't be understood is set aside."""
        if self._path is None or self.failed or self._waiting:
            return self._last
        try:
            self._last = self._found(self._path)
        except OSError:
            self.failed = True
        return self._last

    @staticmethod
    def _found(path: Path) -> Schedule:
        try:
            return schedule.read(path.read_bytes())
        except FileNotFoundError:
            return Schedule()
        except msgspec.MsgspecError:
            files.set_aside(path)
            return Schedule()

    def note(self, answered: Callable[[Schedule], Schedule]) -> None:
        """Notes an answer at once, and in the file as soon as the disk has time for it."""
        self._last = answered(self.read())
        if self._path is not None:
            self._waiting += 1
            self._background(partial(self._write, self._path, answered))

    def _write(self, path: Path, answered: Callable[[Schedule], Schedule]) -> None:
        """Puts an answer to what the file holds, which another copy of the program may have written to meanwhile."""
        try:
            known = answered(self._found(path))
            text = msgspec.json.format(schedule.kept(known), indent=1).decode()
            path.parent.mkdir(exist_ok=True)
            files.write_text(path, text + "\n")
        except OSError:
            self.failed = True
        else:
            self.failed = False
        finally:
            self._waiting -= 1


class Drill:
    """Questions of some kinds about one game, for the player at the services."""

    def __init__(self, services: SceneServices, game: str, kinds: Sequence[str]) -> None:
        self._services = services
        self.game = game
        self.kinds = tuple(kinds)
        self.book = Book.of(services)
        self._random = Random(services.seeds())
        self._last = ""

    def next(self) -> Question:
        """The question that is due again, else a new one; never the same twice in a row."""
        known = self.book.read()
        key = schedule.next_key(known, self.game, self.kinds, self._services.clock(), self._last)
        found = None
        if key is not None:
            with contextlib.suppress(UnknownKeyError, ValueError, KeyError, AssertionError):
                found = again(key, self._random)
        found = found or self._new(known)
        self._last = found.key
        return found

    def _new(self, known: Schedule) -> Question:
        kind = self._random.choice(self.kinds)
        made = [question(self.game, kind, self._random)]
        while (made[-1].key in known.cards or made[-1].key == self._last) and len(made) < TRIES:
            made.append(question(self.game, kind, self._random))
        if made[-1].key not in known.cards:
            return made[-1]
        return next((one for one in made if one.key != self._last), made[-1])

    def answered(self, asked: Question, given: str) -> bool:
        """Notes an answer; whether it is right."""
        right = Answered(asked, given).right
        name = schedule.score_key(self.game, kind_of(asked), self._services.language)
        now = self._services.clock()
        self.book.note(lambda known: known.answered(asked.key, name, right, now))
        return right

    def score(self) -> Score:
        """How these kinds have been answered in the player's language."""
        return score_of(self.book.read(), self.game, self.kinds, self._services.language)


def score_of(known: Schedule, game: str, kinds: Sequence[str], language: str) -> Score:
    """The score of some kinds of drills together."""
    scores = [known.scores.get(schedule.score_key(game, kind, language), Score()) for kind in kinds]
    return Score(sum(one.asked for one in scores), sum(one.right for one in scores))


def kind_of(asked: Question) -> str:
    """The kind of drill that a question belongs to."""
    return asked.key.split("/")[1]


def warm_up(game: str) -> None:
    """Works out what the questions of a game share, so that none is waited for; to be run on a thread."""
    question(game, "action", Random(0))


ALL: tuple[str, ...] = tuple(KINDS)
"""Every kind of drill."""
