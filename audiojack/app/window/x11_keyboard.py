"""What X knows of the keyboard and SDL does not tell: sticky keys, and which keys are down already.

A modifier that was tapped with StickyKeys counts for the next key: X calls it latched, and locked after it was tapped
twice. A key that is held while the window comes to the keyboard is told by SDL as if it had just been pressed.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

_CORE_KEYBOARD = 0x100
_QUEUED_ALREADY = 0
_SHIFT, _CONTROL, _ALT = 1, 4, 8
_AS_SDL = {_SHIFT: 0x0001, _CONTROL: 0x0040, _ALT: 0x0100}
_MODIFIER_PLACES = range(224, 232)
_PLACES = {
    9: 41, 22: 42, 23: 43, 36: 40, 65: 44, 104: 88, 119: 76,
    **{10 + i: 30 + i for i in range(10)},
    **{67 + i: 58 + i for i in range(10)}, 95: 68, 96: 69,
    **{first + i: ord(letter) - 93 for first, row in ((24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm"))
       for i, letter in enumerate(row)},
}  # fmt: skip
"""SDL's places of the keys that do something, by X's numbers of them."""


class _State(ctypes.Structure):
    _fields_ = (
        ("group", ctypes.c_ubyte),
        ("locked_group", ctypes.c_ubyte),
        ("base_group", ctypes.c_ushort),
        ("latched_group", ctypes.c_ushort),
        ("mods", ctypes.c_ubyte),
        ("base_mods", ctypes.c_ubyte),
        ("latched_mods", ctypes.c_ubyte),
        ("locked_mods", ctypes.c_ubyte),
        ("compat_state", ctypes.c_ubyte),
        ("grab_mods", ctypes.c_ubyte),
        ("compat_grab_mods", ctypes.c_ubyte),
        ("lookup_mods", ctypes.c_ubyte),
        ("compat_lookup_mods", ctypes.c_ubyte),
        ("ptr_buttons", ctypes.c_ushort),
    )


class X11Keyboard:
    """Follows the modifiers that count without being held, and says which keys are.

    `wake` is called where asking X has taken in an event.
    """

    def __init__(self, display: int, wake: Callable[[], None]) -> None:
        """Raises OSError or AttributeError where Xlib can't be had."""
        library = ctypes.CDLL("libX11.so.6")
        self._display = display
        self._wake = wake
        self._state_of = library.XkbGetState
        self._state_of.argtypes = (ctypes.c_void_p, ctypes.c_uint, ctypes.POINTER(_State))
        self._queued = library.XEventsQueued
        self._queued.argtypes = (ctypes.c_void_p, ctypes.c_int)
        self._keymap_of = library.XQueryKeymap
        self._keymap_of.argtypes = (ctypes.c_void_p, ctypes.c_char * 32)
        self._counting = 0
        self.look()

    def held(self) -> frozenset[int]:
        """The places of the keys that are down now."""
        bits = (ctypes.c_char * 32)()
        self._keymap_of(self._display, bits)
        down = int.from_bytes(bits.raw, "little")
        self._woken()
        return frozenset(place for code, place in _PLACES.items() if down >> code & 1)

    def taken(self, scancode: int) -> int:
        """The modifiers, as SDL numbers them, that count for a key that went down; a latch ends with it."""
        counting = self._counting
        if counting and scancode not in _MODIFIER_PLACES:
            self.look()
        return counting

    def let_go(self, scancode: int) -> None:
        """A key came up: with a modifier's a latch begins."""
        if scancode in _MODIFIER_PLACES:
            self.look()

    def look(self) -> None:
        """Asks X what counts now."""
        state = _State()
        if self._state_of(self._display, _CORE_KEYBOARD, ctypes.byref(state)):
            self._counting = 0
            return
        mods = state.latched_mods | state.locked_mods
        self._counting = sum(sdl for x, sdl in _AS_SDL.items() if mods & x)
        self._woken()

    def _woken(self) -> None:
        """An event that came with an answer of X is in its queue, where no wait on its connection would see it."""
        if self._queued(self._display, _QUEUED_ALREADY):
            self._wake()
