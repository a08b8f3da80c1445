"""Which voice speaks: the order of choice on each platform, and what a wish for one of them changes.

Windows and macOS have screen readers that speak for games, so a running one comes first; on Linux Orca is
silent over a game's window, so the own voice does. One driver at a time: no two voices ever speak at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from audiojack.output.speech.driver import DriverFactory
from audiojack.output.speech.drivers.silent import CAPTIONS, NONE
from audiojack.output.speech.settings import AUTO

EMBEDDED = "embedded"
SCREEN_READER = "screen-reader"
SPEECHD = "speechd"
SAPI = "sapi"
PYTTSX3 = "pyttsx3"

VOICELESS = (CAPTIONS, NONE)

NAMES = (EMBEDDED, SCREEN_READER, SPEECHD, SAPI, PYTTSX3, CAPTIONS, NONE)
"""Every name that `--driver` takes, besides "auto"."""


def platform_order(platform: str) -> tuple[str, ...]:
    """The names of the drivers to try on `sys.platform`, the best first; "none" is never chosen unasked."""
    if platform == "win32":
        return (SCREEN_READER, EMBEDDED, SAPI, PYTTSX3, CAPTIONS)
    if platform == "darwin":
        return (SCREEN_READER, EMBEDDED, PYTTSX3, CAPTIONS)
    return (EMBEDDED, SPEECHD, SCREEN_READER, PYTTSX3, CAPTIONS)


def engine_round(platform: str) -> tuple[str, str, str]:
    """The engines that F9 goes through: own voice, the player's own reader, neither. The one that is chosen
    unasked comes last, so that the first F9 changes something.
    """
    if platform in ("win32", "darwin"):
        return (EMBEDDED, CAPTIONS, SCREEN_READER)
    return (SPEECHD, CAPTIONS, EMBEDDED)


def ordered(factories: Sequence[DriverFactory], engine: str) -> tuple[DriverFactory, ...]:
    """`factories` with the one named `engine` first; "none" only if it is the one that is wanted."""
    wanted = tuple(factory for factory in factories if factory.name == engine)
    if engine == NONE:
        return wanted
    others = tuple(factory for factory in factories if factory.name not in (engine, NONE))
    return others if engine == AUTO else wanted + others
