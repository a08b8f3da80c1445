"""What the player has set, as one frozen value, kept in a file that a person can read and mend.

A file that can't be understood is set aside and told of; a single value that can't be is left at its default, so
that one slip of the pen doesn't cost all the rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from audiojack import files
from audiojack.output.speech.settings import RATE_MAX, RATE_MIN, LanguageVoice
from audiojack.play.setup import PurseScope, TableSetup
from audiojack.presentation.settings import Category, Verbosity
from audiojack.store.accounts import FloorWhen
from audiojack.store.errors import NameRefused
from audiojack.store.names import tidy

FILE = "settings.toml"

Pace = Literal["calm", "normal", "quick", "instant"]
PACES: tuple[Pace, ...] = get_args(Pace)
FLOORS: tuple[FloorWhen, ...] = get_args(FloorWhen)
GAME_IDS = ("blek-dzek", "black-jack", "oko", "ochko", "ochko-one-card", "twenty-one", "twenty-one-pull")
"""The games of the registry, which is not read for the first word; a test holds the two together."""
KeepAwake = Literal["off", "short", "always"]
"""How long the sound device is kept from falling asleep after the last sound: not at all, for 30 seconds, always."""
KEEP_AWAKES: tuple[KeepAwake, ...] = get_args(KeepAwake)
AWAKE_SECONDS: Mapping[KeepAwake, float] = {"off": 0.0, "short": 30.0, "always": math.inf}
Theme = Literal["dark", "light", "yellow-on-black", "black-on-white"]
THEMES: tuple[Theme, ...] = get_args(Theme)
TEXT_LEAST, TEXT_MOST, TEXT_STEP = 24, 96, 8
CELLS_LEAST, CELLS_MOST = 8, 80


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be set.

    `language` and `name` are empty until the first start has asked. Volumes are percent, `text_size` pixels (0:
    chosen by the window's height). `warned_voices` ("speechd cs") are without a language, and the player knows.
    `braille_cells` is the width of the display, `duck` lowers sounds under the own voice. `cooldown` ignores a second
    action key within half a second. `hints` are given by H, `costs` of choices are told by E, a `review` of all
    choices when a table is left.
    """

    language: str = ""
    name: str = ""
    verbosity: Verbosity = "normal"
    silent_categories: frozenset[Category] = frozenset()
    pace: Pace = "normal"
    positions: bool = True
    wrap: bool = True
    confirm: bool = True
    cooldown: bool = False
    speak_unfocused: bool = False
    engine: str = "auto"
    voice_volume: int = 100
    reader_rate: int = 250
    voices: dict[str, LanguageVoice] = {}
    warned_voices: frozenset[str] = frozenset()
    braille: bool = True
    braille_cells: int = 40
    effects_volume: int = 80
    interface_volume: int = 60
    effects_muted: bool = False
    duck: bool = True
    mono: bool = False
    keep_awake: KeepAwake = "off"
    theme: Theme = "dark"
    text_size: int = 0
    full_screen: bool = False
    curtain: bool = False
    hide_computers: bool = False
    hints: bool = True
    costs: bool = True
    review: bool = True
    purse_scope: PurseScope = "shared"
    floor_when: FloorWhen = "below_1000"
    last_game: str = "blek-dzek"
    played: bool = False
    """Whether a table has been opened before, so that there is one to play again."""
    tables: dict[str, TableSetup] = {}

    def table(self, game: str) -> TableSetup:
        """How this game was last set up."""
        return self.tables.get(game, TableSetup())

    def with_table(self, game: str, setup: TableSetup) -> Settings:
        """The settings with this set-up remembered."""
        return replace(self, tables={**self.tables, game: setup})

    def voice(self, language: str) -> LanguageVoice:
        """The own voice's settings for a language; both scripts of Serbian share one."""
        return self.voices.get(language.partition("-")[0], LanguageVoice())

    def with_voice(self, language: str, voice: LanguageVoice) -> Settings:
        """The settings with another voice for a language."""
        return replace(self, voices={**self.voices, language.partition("-")[0]: voice})


_SECTIONS: Mapping[str, tuple[str, ...]] = {
    "player": ("name", "language", "last_game", "played"),
    "narration": ("verbosity", "silent_categories", "pace", "positions", "wrap", "confirm", "cooldown",
                  "speak_unfocused"),
    "chips": ("purse_scope", "floor_when", "hide_computers"),
    "practice": ("hints", "costs", "review"),
    "speech": ("engine", "voice_volume", "reader_rate", "warned_voices", "braille", "braille_cells"),
    "sounds": ("effects_volume", "interface_volume", "effects_muted", "duck", "mono", "keep_awake"),
    "screen": ("theme", "text_size", "full_screen", "curtain"),
}  # fmt: skip
_VOICE, _TABLE, _OPTION = "voice-", "table-", "option-"

_RANGES: Mapping[str, tuple[int, int]] = {
    "voice_volume": (0, 100),
    "effects_volume": (0, 100),
    "interface_volume": (0, 100),
    "reader_rate": (RATE_MIN, RATE_MAX),
    "braille_cells": (CELLS_LEAST, CELLS_MOST),
}
_VOICE_RANGES: Mapping[str, tuple[int, int]] = {"rate": (RATE_MIN, RATE_MAX), "pitch": (0, 100), "volume": (0, 200)}


def load(path: Path, unfit: list[str] | None = None) -> Settings:
    """The settings in the file, defaults for what it lacks. Raises files.UnreadableFileError (then set aside).

    The names of values that can't stand in their place are added to `unfit`.
    """
    return understood(files.read(path), unfit)


def understood(document: Mapping[str, Any], unfit: list[str] | None = None) -> Settings:
    """The settings in a document of sections, defaults for what it lacks or what can't be, which `unfit` then names."""
    unfit = [] if unfit is None else unfit
    values: dict[str, Any] = {}
    for section, names in _SECTIONS.items():
        found = document.get(section, {})
        values |= {name: found[name] for name in names if isinstance(found, dict) and name in found}
    settings: Settings = _fit(Settings(), values, _RANGES, unfit)
    if settings.name and not _possible(settings.name):
        settings = replace(settings, name="")
        unfit.append("name")
    if settings.last_game not in GAME_IDS:
        settings = replace(settings, last_game=Settings().last_game, played=False)
        unfit.append("last_game")
    if settings.text_size and not TEXT_LEAST <= settings.text_size <= TEXT_MOST:
        settings = replace(settings, text_size=0)
        unfit.append("text_size")
    voices = {
        name.removeprefix(_VOICE): _fit(LanguageVoice(), table, _VOICE_RANGES, unfit)
        for name, table in document.items()
        if name.startswith(_VOICE)
    }
    tables = {
        name.removeprefix(_TABLE): _setup(table, unfit)
        for name, table in document.items()
        if name.startswith(_TABLE)
    }
    return replace(settings, voices=voices, tables=tables)


def _possible(name: str) -> bool:
    try:
        tidy(name)
    except NameRefused:
        return False
    return True


def _setup(table: Mapping[str, object], unfit: list[str]) -> TableSetup:
    ranges = {"computers": (-1, 8), "boxes": (1, 3), "stake": (0, 10**12)}
    fitted: TableSetup = _fit(TableSetup(), table, ranges, unfit)
    options = {
        name.removeprefix(_OPTION): value
        for name, value in table.items()
        if name.startswith(_OPTION) and isinstance(value, bool | int | str)
    }
    return replace(fitted, options=options)


def _fit(
    base: Any, values: Mapping[str, object], ranges: Mapping[str, tuple[int, int]], unfit: list[str]
) -> Any:
    """`base` with each of the values that can stand in its place; `unfit` gets the names of the others."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(base)}
    fitting = {}
    for name, value in values.items():
        if name not in kinds:
            continue
        try:
            fit = msgspec.convert(value, kinds[name])
        except msgspec.ValidationError:
            unfit.append(name)
            continue
        least, most = ranges.get(name, (0, 0))
        if name not in ranges or least <= fit <= most:
            fitting[name] = fit
        else:
            unfit.append(name)
    return replace(base, **fitting)


def save(path: Path, settings: Settings, heading: str) -> None:
    """Writes all settings under a heading in the player's language. Raises OSError."""
    files.write(path, document_of(settings), heading)


def document_of(settings: Settings) -> dict[str, dict[str, files.Value]]:
    """All settings as a document of sections."""
    document: dict[str, dict[str, files.Value]] = {
        section: {name: _plain(getattr(settings, name)) for name in names} for section, names in _SECTIONS.items()
    }
    for language, voice in sorted(settings.voices.items()):
        document[_VOICE + language] = msgspec.structs.asdict(voice)
    for game, setup in sorted(settings.tables.items()):
        options = {_OPTION + name: value for name, value in sorted(setup.options.items())}
        plain = {"computers": setup.computers, "boxes": setup.boxes, "stake": setup.stake}
        document[_TABLE + game] = {**plain, **options}
    return document


def _plain(value: Any) -> files.Value:
    return sorted(value) if isinstance(value, frozenset) else value


class SettingsFile:
    """The settings in force and their file. What changes them is kept at once; a failing disk is told once.

    Only what has changed is written, onto what the file says by then: two copies of the program never undo each
    other's settings.

    `settings` are in force, `kept` what the file says where the command line wants something else for this run.
    `on_change` is called with the settings before and after; `on_fault` with nothing, when they can't be kept. The file
    is written by what `run_in_background` does with the work, on whichever thread: at once, where it is left as it is.
    """

    def __init__(
        self, path: Path | None, settings: Settings, heading: Callable[[], str], kept: Settings | None = None
    ) -> None:
        self._path = path
        self._heading = heading
        self._borrowed = _differing(settings, kept) if kept else {}
        self._failed = False
        self._told = document_of(kept or settings)
        """What the file is known to say, as far as this copy of the program has read and written it."""
        self.now = settings
        self.on_change: Callable[[Settings, Settings], None] = lambda before, after: None
        self.on_fault: Callable[[], None] = lambda: None
        self.run_in_background: Callable[[Callable[[], None]], object] = lambda work: work()

    def change(self, settings: Settings) -> None:
        """Use these settings from now on."""
        before, self.now = self.now, settings
        if before == settings:
            return
        self.on_change(before, settings)
        self._keep()

    def take(self, settings: Settings) -> None:
        """Use the settings of another player; what the command line wants of this run goes on, but for the language."""
        before = self.now
        lent = {
            name: (lent, getattr(settings, name))
            for name, (lent, _) in self._borrowed.items()
            if name != "language" and getattr(before, name) == lent
        }
        self._borrowed = lent
        self.now = replace(settings, **{name: pair[0] for name, pair in lent.items()})
        self.on_change(before, self.now)
        self._keep()

    @property
    def lent(self) -> dict[str, Any]:
        """What the command line wants of this run, by the names of the settings."""
        return {name: lent for name, (lent, _) in self._borrowed.items() if getattr(self.now, name) == lent}

    @property
    def own(self) -> Settings:
        """The settings as the player has set them, without what the command line lent for this run."""
        return self._own()

    def in_background(self, write: Callable[[], None]) -> None:
        """Has another file of the player's written in its turn; what OSError it raises is told as for the settings."""
        self.run_in_background(partial(self._written, write))

    def _keep(self) -> None:
        if self._path is not None:
            self.in_background(partial(self._write, self._path, self._own(), self._heading()))

    def _write(self, path: Path, settings: Settings, heading: str) -> None:
        wanted = document_of(settings)
        merged = _merged(_on_disk(path), self._told, wanted)
        files.write(path, merged, heading)
        self._told = wanted

    def _written(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError:
            if not self._failed:
                self._failed = True
                self.on_fault()

    def _own(self) -> Settings:
        """The settings without what the command line lent for this run and nobody has changed since."""
        still = {name: own for name, (lent, own) in self._borrowed.items() if getattr(self.now, name) == lent}
        return replace(self.now, **still)


def _differing(lent: Settings, own: Settings) -> dict[str, tuple[Any, Any]]:
    names = (field.name for field in msgspec.structs.fields(Settings))
    pairs = {name: (getattr(lent, name), getattr(own, name)) for name in names}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1] and pair[1] != ""}


def _on_disk(path: Path) -> Settings | None:
    """What another copy may have written meanwhile; None where the file can't be read now."""
    try:
        document = files.document_of(path)
    except (OSError, ValueError, RecursionError):
        return None
    return understood({name: table for name, table in document.items() if isinstance(table, dict)})


def _merged(found: Settings | None, before: files.Document, wanted: files.Document) -> files.Document:
    """What the file says now, with what is wanted otherwise than before."""
    if found is None:
        return wanted
    merged = {section: dict(table) for section, table in document_of(found).items()}
    for section, table in wanted.items():
        known = before.get(section, {})
        kept = merged.setdefault(section, {})
        kept |= {name: value for name, value in table.items() if name not in known or known[name] != value}
        for name in known.keys() - table.keys():
            kept.pop(name, None)
    for section in before.keys() - wanted.keys():
        merged.pop(section, None)
    return merged
