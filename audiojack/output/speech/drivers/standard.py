"""All drivers that there are, in the order in which this platform tries them.

A driver's library is read when the driver is opened: the first word waits for none but its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

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
from audiojack.output.speech.driver import DriverFactory, SpeechDriver
from audiojack.output.speech.drivers.silent import CAPTIONS, NONE, captions_factory, none_factory
from audiojack.output.speech.settings import VoiceSettings


def standard_drivers(mixer: Mixer, platform: str = sys.platform) -> tuple[DriverFactory, ...]:
    """Every driver, those that `platform` chooses from first; the rest can be asked for by name."""
    opening: dict[str, Callable[[VoiceSettings], SpeechDriver]] = {
        EMBEDDED: partial(_embedded, mixer),
        SCREEN_READER: _screen_reader,
        SPEECHD: _speechd,
        SAPI: _sapi,
        PYTTSX3: _pyttsx3,
    }
    factories = {name: DriverFactory(name, opener) for name, opener in opening.items()}
    factories |= {CAPTIONS: captions_factory(), NONE: none_factory()}
    order = platform_order(platform)
    rest = tuple(name for name in NAMES if name not in order)
    return tuple(factories[name] for name in (*order, *rest))


def _embedded(mixer: Mixer, settings: VoiceSettings) -> SpeechDriver:
    from audiojack.output.speech.drivers.embedded import embedded_factory  # noqa: PLC0415

    return embedded_factory(mixer).open(settings)


def _screen_reader(settings: VoiceSettings) -> SpeechDriver:
    from audiojack.output.speech.drivers.screen_reader import screen_reader_factory  # noqa: PLC0415

    return screen_reader_factory().open(settings)


def _speechd(settings: VoiceSettings) -> SpeechDriver:
    from audiojack.output.speech.drivers.speechd import speechd_factory  # noqa: PLC0415

    return speechd_factory().open(settings)


def _sapi(settings: VoiceSettings) -> SpeechDriver:
    from audiojack.output.speech.drivers.screen_reader import sapi_factory  # noqa: PLC0415

    return sapi_factory().open(settings)


def _pyttsx3(settings: VoiceSettings) -> SpeechDriver:
    from audiojack.output.speech.drivers.pyttsx3 import pyttsx3_factory  # noqa: PLC0415

    return pyttsx3_factory().open(settings)
