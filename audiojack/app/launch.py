"""How the program was started, as far as the command line says."""

from __future__ import annotations

from pathlib import Path

import msgspec

from audiojack.app.options.settings import Pace


class Arrival(msgspec.Struct, frozen=True):
    """Straight to a house: its `server` address, who one is there, and what to do.

    `table` is the number of a table, "new:GAME" or "listen:NUMBER", "" for the house's menu; `company` the number of
    computer players at a new table, None for as many as are set.
    """

    server: str
    account: str = ""
    passphrase: Path | None = None
    table: str = ""
    word: str = ""
    company: int | None = None


class Launch(msgspec.Struct, frozen=True):
    """`language`, `pace` and `driver` are None where the settings decide; `window` is a size in pixels.

    `deal` is a scenario file that is played as a practice deal before the main menu is come to.
    """

    data_dir: Path
    language: str | None = None
    seed: int | None = None
    pace: Pace | None = None
    driver: str | None = None
    mute: bool = False
    window: tuple[int, int] | None = None
    show: bool = True
    terminal: bool = False
    transcript: Path | None = None
    keys: Path | None = None
    deal: Path | None = None
    arrival: Arrival | None = None
