"""The espeak-ng library that ships as a wheel (espeakng-loader), bound by ctypes: text in, samples out.

It is used in synchronous mode with a callback, because that gives the first samples after a tenth of a
millisecond and lets a stale sentence be abandoned between two buffers. The library has one global state:
one instance a process, used by one thread. A second one waits for the first to be closed, as when the voice is
changed and changed back before the one before has finished.
"""

from __future__ import annotations

import ctypes
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import espeakng_loader

from audiojack.output.speech.driver import DriverError, Reason

_AUDIO_OUTPUT_SYNCHRONOUS = 2
_DONT_EXIT = 0x8000
"""Without this flag the library ends the process when its data is bad."""
_CHARS_UTF8 = 0x1
_PHONEMES = 0x100
"""Text in [[ ]] is phonemes: some respellings can't be written otherwise."""
_POSITION_CHARACTER = 1
_RATE, _VOLUME, _PITCH = 1, 2, 3
_DATA_PATH_LIMIT = 159
_PHONEMES_IPA = 0x02

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)

_IN_USE = threading.Lock()
"""Held by whoever has the library open: it would end the process if two had."""
_WAIT_SECONDS = 3.0
"""How long to wait for it; a voice that hangs never gives it back."""

Sink = Callable[[bytes], bool]
"""Gets samples (mono, 16 bits, `Espeak.sample_rate`) and answers whether more of them are wanted."""


class Tone(NamedTuple):
    """A voice as the library knows it: `name` with its variant ("cs+f4"), words a minute, pitch, volume."""

    name: str
    rate: int = 175
    pitch: int = 50
    volume: int = 100


class Espeak:
    """The library, opened. Raises DriverError when it or its data can't be used."""

    def __init__(self) -> None:
        self._library = _load()
        self._open = False
        self._sink: Sink | None = None
        self._sink_error: Exception | None = None
        self._tone: Tone | None = None
        self._callback = _Callback(self._on_samples)
        self._link: tempfile.TemporaryDirectory[str] | None = None
        data = os.fsencode(self._data_path())
        if not _IN_USE.acquire(timeout=_WAIT_SECONDS):
            raise DriverError(Reason.UNAVAILABLE, "espeak-ng is in use in this process")
        self.sample_rate: int = self._library.espeak_Initialize(_AUDIO_OUTPUT_SYNCHRONOUS, 0, data, _DONT_EXIT)
        if self.sample_rate <= 0:
            _IN_USE.release()
            raise DriverError(Reason.UNAVAILABLE, f"espeak-ng can't read its data in {data!r}")
        self._open = True
        self._library.espeak_SetSynthCallback(self._callback)

    @property
    def version(self) -> str:
        """The version of the library."""
        return _text(self._library.espeak_Info(None))

    def use(self, tone: Tone) -> None:
        """Speak in `tone` from now on. Raises DriverError when there is no such voice."""
        if tone == self._tone:
            return
        if self._tone is None or self._tone.name != tone.name:
            self._set_voice(tone.name)
        for parameter, value in ((_RATE, tone.rate), (_PITCH, tone.pitch), (_VOLUME, tone.volume)):
            self._library.espeak_SetParameter(parameter, value, 0)
        self._tone = tone

    def synthesize(self, text: str, sink: Sink) -> None:
        """Hand the samples of `text` to `sink` as they are made, until it wants no more.

        Text in double square brackets is read as phonemes. Returns when all samples have been handed over.
        """
        self._sink = sink
        data = text.encode() + b"\0"
        flags = _CHARS_UTF8 | _PHONEMES
        try:
            answer = self._library.espeak_Synth(data, len(data), 0, _POSITION_CHARACTER, 0, flags, None, None)
        finally:
            self._sink = None
        error, self._sink_error = self._sink_error, None
        if error is not None:
            raise error
        if answer != 0:
            raise DriverError(Reason.FAILED, f"espeak_Synth answered {answer}")

    def phonemes(self, text: str) -> str:
        """How `text` would be spoken by the voice in use, in IPA."""
        buffer = ctypes.create_string_buffer(text.encode())
        rest = ctypes.c_void_p(ctypes.addressof(buffer))
        clauses = []
        while rest.value:
            clauses.append(_text(self._library.espeak_TextToPhonemes(ctypes.byref(rest), _CHARS_UTF8, _PHONEMES_IPA)))
        return " ".join(clause for clause in clauses if clause)

    def close(self) -> None:
        """Give the library back to whoever opens it next."""
        if self._open:
            self._open = False
            self._library.espeak_Terminate()
            _IN_USE.release()
        if self._link is not None:
            self._link.cleanup()

    def _data_path(self) -> str:
        """Where the library finds its data: where they lie, or behind a short link if that is too deep."""
        data = Path(espeakng_loader.get_data_path())
        path = _short_path(data)
        if len(os.fsencode(path)) <= _DATA_PATH_LIMIT:
            return path
        self._link = tempfile.TemporaryDirectory(prefix="audiojack-")
        link = Path(self._link.name) / "d"
        try:
            link.symlink_to(data, target_is_directory=True)
        except OSError as error:
            raise DriverError(Reason.UNAVAILABLE, f"too long a path: {path} ({error})") from error
        return str(link)

    def _set_voice(self, name: str) -> None:
        """Choose the voice; the library keeps the one before when it doesn't know the new one."""
        if self._library.espeak_SetVoiceByName(name.encode()) == 0:
            return
        plain = name.partition("+")[0]
        if plain == name or self._library.espeak_SetVoiceByName(plain.encode()) != 0:
            raise DriverError(Reason.FAILED, f"espeak-ng has no voice {name!r}")

    def _on_samples(self, samples: int | None, count: int, _events: int | None) -> int:
        """Called by the library; a 1 tells it to stop. No exception may pass through it."""
        if self._sink is None:
            return 1
        if not samples or count <= 0:
            return 0
        try:
            return 0 if self._sink(ctypes.string_at(samples, count * 2)) else 1
        except Exception as error:  # raised again by `synthesize`
            self._sink_error = error
            return 1


def _text(value: bytes | None) -> str:
    return (value or b"").decode("utf-8", "replace")


def _load() -> Any:
    """The library with the types of the functions used. Raises DriverError when it can't be loaded."""
    try:
        library = ctypes.CDLL(espeakng_loader.get_library_path())
    except OSError as error:
        raise DriverError(Reason.UNAVAILABLE, f"espeak-ng can't be loaded: {error}") from error
    c_int, c_uint, c_void_p, c_char_p = ctypes.c_int, ctypes.c_uint, ctypes.c_void_p, ctypes.c_char_p
    library.espeak_Initialize.argtypes = [c_int, c_int, c_char_p, c_int]
    library.espeak_Synth.argtypes = [
        c_char_p,
        ctypes.c_size_t,
        c_uint,
        c_int,
        c_uint,
        c_uint,
        c_void_p,
        c_void_p,
    ]
    library.espeak_SetVoiceByName.argtypes = [c_char_p]
    library.espeak_SetParameter.argtypes = [c_int, c_int, c_int]
    library.espeak_TextToPhonemes.argtypes = [c_void_p, c_int, c_int]
    library.espeak_TextToPhonemes.restype = c_char_p
    library.espeak_Info.argtypes = [c_void_p]
    library.espeak_Info.restype = c_char_p
    return library


def _short_path(data: Path) -> str:
    """`data` in a form that the library can open: on Windows its narrow file functions want the 8.3 form."""
    return _windows_short_path(str(data)) if sys.platform == "win32" else str(data)


def _windows_short_path(path: str) -> str:
    """The 8.3 form of `path`, which has only ASCII characters; `path` itself where there is none."""
    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009  absent from other platforms' stubs
    buffer = ctypes.create_unicode_buffer(1024)
    length = kernel.GetShortPathNameW(path, buffer, len(buffer))
    return buffer.value if 0 < length < len(buffer) else path
