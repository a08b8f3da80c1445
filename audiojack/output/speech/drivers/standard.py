"""All drivers that there are, in the order in which this platform tries them."""

from __future__ import annotations

import sys

from audiojack.output.mixer import Mixer
from audiojack.output.speech.choose import (
    EMBEDDED,
    NAMES,
    PYTTSX3,
    SAPI,
    SCREEN_READER,
    SPEECHD,
    platform_order,
)
from audiojack.output.speech.driver import DriverFactory
from audiojack.output.speech.drivers.embedded import embedded_factory
from audiojack.output.speech.drivers.pyttsx3 import pyttsx3_factory
from audiojack.output.speech.drivers.screen_reader import sapi_factory, screen_reader_factory
from audiojack.output.speech.drivers.silent import CAPTIONS, NONE, captions_factory, none_factory
from audiojack.output.speech.drivers.speechd import speechd_factory


def standard_drivers(mixer: Mixer, platform: str = sys.platform) -> tuple[DriverFactory, ...]:
    """Every driver, those that `platform` chooses from first; the rest can be asked for by name."""
    factories = {
        EMBEDDED: embedded_factory(mixer),
        SCREEN_READER: screen_reader_factory(),
        SPEECHD: speechd_factory(),
        SAPI: sapi_factory(),
        PYTTSX3: pyttsx3_factory(),
        CAPTIONS: captions_factory(),
        NONE: none_factory(),
    }
    order = platform_order(platform)
    rest = tuple(name for name in NAMES if name not in order)
    return tuple(factories[name] for name in (*order, *rest))
