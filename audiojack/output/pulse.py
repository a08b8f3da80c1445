"""A stream of one's own on a PulseAudio server, or on PipeWire that stands in for one: libpulse, bound by ctypes.

The server holds whatever is written far ahead, so that a busy machine leaves no gap, and plays it from the first
sample on, because the stream before it is empty. A stream at rest is corked: it costs nothing, and the device sleeps.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from typing import Any

_LIBRARY = "libpulse.so.0"
_OUTPUTS = 2
FRAME_BYTES = 2 * _OUTPUTS
"""Frames are stereo, 16 bits each."""
_AHEAD_SECONDS = 2.0
_SINK_SECONDS = 0.02
"""How much of the stream the device may take at a time: a server without rewinding starts only so soon."""
_OPEN_SECONDS = 0.5
_OPEN_STEP_SECONDS = 0.0005

_S16LE = 3
_NO_AUTOSPAWN = 0x1
_START_CORKED = 0x1
_EARLY_REQUESTS = 0x4000
"""Only with this flag is the device's share as small as asked for, however much is held ahead."""
_CONTEXT_READY, _CONTEXT_FAILED = 4, 5
_STREAM_READY, _STREAM_FAILED = 2, 3
_OPERATION_RUNNING = 0
_SEEK_RELATIVE = 0
_SERVER_DECIDES = 0xFFFFFFFF


class PulseError(Exception):
    """There is no such server, it does not answer, or it has gone away. The text is in English, for logs."""


class NoSinkError(PulseError):
    """The server answers, but gives no stream: it has no device."""


class _SampleSpec(ctypes.Structure):
    _fields_ = (("format", ctypes.c_int), ("rate", ctypes.c_uint32), ("channels", ctypes.c_uint8))


class _BufferAttr(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_uint32) for name in ("maxlength", "tlength", "prebuf", "minreq", "fragsize"))


class _TimingInfo(ctypes.Structure):
    _fields_ = (
        ("seconds", ctypes.c_long),
        ("microseconds", ctypes.c_long),
        ("synchronized_clocks", ctypes.c_int),
        ("sink_usec", ctypes.c_uint64),
        ("source_usec", ctypes.c_uint64),
        ("transport_usec", ctypes.c_uint64),
        ("playing", ctypes.c_int),
        ("write_index_corrupt", ctypes.c_int),
        ("write_index", ctypes.c_int64),
        ("read_index_corrupt", ctypes.c_int),
        ("read_index", ctypes.c_int64),
    )


class PulseStream:
    """A stream of `sample_rate` frames a second, open and silent. Raises PulseError where it can't be had.

    `connecting` is held while libpulse looks into the environment. No method waits for the sound, or for the
    server but to open; none may be called after `close`.
    """

    def __init__(self, name: str, sample_rate: int, connecting: AbstractContextManager[object] | None = None) -> None:
        self._calls = _library()
        self._guard = threading.Lock()
        self._loop = self._calls.pa_threaded_mainloop_new()
        self._context: int | None = None
        self._stream: int | None = None
        self._question: int | None = None
        self._corked = True
        self._bytes_a_second = sample_rate * FRAME_BYTES
        self._ahead = round(_AHEAD_SECONDS * sample_rate) * FRAME_BYTES
        self._emptied = 0
        try:
            self._connect(name.encode())
            self._open(name.encode(), sample_rate, connecting or nullcontext())
        except PulseError:
            self.close()
            raise

    @property
    def alive(self) -> bool:
        """Whether the server still takes the stream."""
        with self._locked():
            return self._is_ready()

    def device_seconds(self, tail: int) -> float | None:
        """Once the device has taken all but `tail` bytes of what was written: seconds until those before them have
        been played, by the server's reckoning. Else None.

        The server is asked with each call, and its answer is there at the next.
        """
        with self._locked():
            if not self._is_ready():
                return None
            if self._question is None:
                self._question = self._calls.pa_stream_update_timing_info(self._stream, None, None)
                return None
            if self._calls.pa_operation_get_state(self._question) == _OPERATION_RUNNING:
                return None
            self._forget_question()
            timing = self._calls.pa_stream_get_timing_info(self._stream)
            over = timing.contents.read_index - timing.contents.write_index + tail if timing else -1
            return None if over < 0 else timing.contents.sink_usec / 1e6 - over / self._bytes_a_second

    def write(self, frames: bytes | bytearray) -> int:
        """Have as much of `frames` played as the server holds ahead; answers how many bytes that was."""
        with self._locked():
            if not self._is_ready():
                return 0
            wanted = max(self._emptied, self._calls.pa_stream_writable_size(self._stream))
            count = min(len(frames), wanted // FRAME_BYTES * FRAME_BYTES)
            if count == 0:
                return 0
            self._emptied = max(0, self._emptied - count)
            self._cork(False)
            error = self._calls.pa_stream_write(self._stream, bytes(frames[:count]), count, None, 0, _SEEK_RELATIVE)
            return 0 if error else count

    def clear(self) -> None:
        """Be silent now: what was written and not yet heard never will be."""
        with self._locked():
            self._forget_question()
            if self._is_ready():
                self._forget(self._calls.pa_stream_flush(self._stream, None, None))
                self._emptied = self._ahead  # the server will ask for it, but later than the next utterance begins

    def wake(self) -> None:
        """Take the device before there is anything to play."""
        with self._locked():
            if self._is_ready():
                self._cork(False)

    @property
    def resting(self) -> bool:
        """Whether the device has been let go."""
        return self._corked

    def rest(self) -> None:
        """Let the device go until the next `write`. Only for a stream that has been silent for a while."""
        with self._locked():
            if self._is_ready():
                self._cork(True)

    def close(self) -> None:
        """Give everything back."""
        calls = self._calls
        with self._locked():
            self._forget_question()
            if self._stream is not None:
                calls.pa_stream_disconnect(self._stream)
                calls.pa_stream_unref(self._stream)
            if self._context is not None:
                calls.pa_context_disconnect(self._context)
                calls.pa_context_unref(self._context)
            self._stream = self._context = None
        calls.pa_threaded_mainloop_stop(self._loop)
        calls.pa_threaded_mainloop_free(self._loop)

    def _connect(self, name: bytes) -> None:
        if self._calls.pa_threaded_mainloop_start(self._loop) != 0:
            raise PulseError("libpulse can't start its thread")
        with self._locked():
            self._context = self._calls.pa_context_new(self._calls.pa_threaded_mainloop_get_api(self._loop), name)
            if not self._context or self._calls.pa_context_connect(self._context, None, _NO_AUTOSPAWN, None) != 0:
                raise PulseError("there is no sound server")
        self._await(self._calls.pa_context_get_state, self._context, _CONTEXT_READY, _CONTEXT_FAILED)

    def _open(self, name: bytes, sample_rate: int, connecting: AbstractContextManager[object]) -> None:
        spec = _SampleSpec(_S16LE, sample_rate, _OUTPUTS)
        attr = _BufferAttr(
            maxlength=_SERVER_DECIDES,
            tlength=self._ahead,
            prebuf=FRAME_BYTES,
            minreq=round(_SINK_SECONDS * sample_rate) * FRAME_BYTES,
            fragsize=_SERVER_DECIDES,
        )
        flags = _START_CORKED | _EARLY_REQUESTS
        with connecting, self._locked():
            stream = self._stream = self._calls.pa_stream_new(self._context, name, ctypes.byref(spec), None)
            connect = self._calls.pa_stream_connect_playback
            if not stream or connect(stream, None, ctypes.byref(attr), flags, None, None) != 0:
                raise NoSinkError("the sound server gives no stream")
        try:
            self._await(self._calls.pa_stream_get_state, self._stream, _STREAM_READY, _STREAM_FAILED)
        except PulseError as error:
            raise NoSinkError(str(error)) from error

    def _await(self, state_of: Any, what: int | None, ready: int, failed: int) -> None:
        end = time.monotonic() + _OPEN_SECONDS
        while True:
            with self._locked():
                state = state_of(what)
            if state == ready:
                return
            if state >= failed or time.monotonic() > end:
                raise PulseError("the sound server refuses" if state >= failed else "the sound server is silent")
            time.sleep(_OPEN_STEP_SECONDS)

    def _is_ready(self) -> bool:
        calls = self._calls
        states = calls.pa_context_get_state(self._context), calls.pa_stream_get_state(self._stream)
        return states == (_CONTEXT_READY, _STREAM_READY)

    def _cork(self, corked: bool) -> None:
        if corked != self._corked:
            self._corked = corked
            self._forget(self._calls.pa_stream_cork(self._stream, int(corked), None, None))

    def _forget_question(self) -> None:
        self._forget(self._question)
        self._question = None

    def _forget(self, operation: int | None) -> None:
        if operation is not None:
            self._calls.pa_operation_unref(operation)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Keep libpulse's thread and all others out."""
        with self._guard:
            self._calls.pa_threaded_mainloop_lock(self._loop)
            try:
                yield
            finally:
                self._calls.pa_threaded_mainloop_unlock(self._loop)


def device_of_server(sample_rate: int) -> bool:
    """Whether a server answers and has a device. Takes 2 ms."""
    try:
        PulseStream("Audiojack", sample_rate).close()
    except PulseError:
        return False
    return True


def lacks_device(sample_rate: int) -> bool:
    """Whether there is a server that has no device; False where there is no server. Takes 2 ms."""
    try:
        PulseStream("Audiojack", sample_rate).close()
    except NoSinkError:
        return True
    except PulseError:
        return False
    return False


@cache
def _library() -> Any:
    """The library with the types of the functions used. Raises PulseError when it can't be loaded.

    The functions are quick and call nothing back, so they keep the interpreter's lock: to get it back from a busy
    thread may take longer than the work. `PulseStream._guard` is what keeps two threads from waiting on each other.
    """
    try:
        library = ctypes.PyDLL(_LIBRARY)
    except OSError as error:
        raise PulseError(f"libpulse can't be loaded: {error}") from error
    pointer, number, text, size = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t
    for name, result, arguments in (
        ("pa_threaded_mainloop_new", pointer, []),
        ("pa_threaded_mainloop_start", number, [pointer]),
        ("pa_threaded_mainloop_get_api", pointer, [pointer]),
        ("pa_threaded_mainloop_lock", None, [pointer]),
        ("pa_threaded_mainloop_unlock", None, [pointer]),
        ("pa_threaded_mainloop_stop", None, [pointer]),
        ("pa_threaded_mainloop_free", None, [pointer]),
        ("pa_context_new", pointer, [pointer, text]),
        ("pa_context_connect", number, [pointer, text, number, pointer]),
        ("pa_context_get_state", number, [pointer]),
        ("pa_context_disconnect", None, [pointer]),
        ("pa_context_unref", None, [pointer]),
        ("pa_stream_new", pointer, [pointer, text, pointer, pointer]),
        ("pa_stream_connect_playback", number, [pointer, text, pointer, number, pointer, pointer]),
        ("pa_stream_get_state", number, [pointer]),
        ("pa_stream_writable_size", size, [pointer]),
        ("pa_stream_write", number, [pointer, text, size, pointer, ctypes.c_int64, number]),
        ("pa_stream_cork", pointer, [pointer, number, pointer, pointer]),
        ("pa_stream_flush", pointer, [pointer, pointer, pointer]),
        ("pa_stream_update_timing_info", pointer, [pointer, pointer, pointer]),
        ("pa_stream_get_timing_info", ctypes.POINTER(_TimingInfo), [pointer]),
        ("pa_stream_disconnect", number, [pointer]),
        ("pa_stream_unref", None, [pointer]),
        ("pa_operation_get_state", number, [pointer]),
        ("pa_operation_unref", None, [pointer]),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
