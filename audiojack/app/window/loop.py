"""The game in a window: the only reader of pygame's events, and it rests when there is nothing to do.

It never waits for speech, braille or the disk; a key is seen within two milliseconds.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable

import pygame

from audiojack.app.launch import Launch
from audiojack.app.program import Program, clock
from audiojack.app.speaking.outputs import Outputs
from audiojack.app.window.event_wait import SleepingWaiter, Waiter, pointer, waiter
from audiojack.app.window.screen import Screen
from audiojack.app.window.x11_errors import XFaults
from audiojack.app.window.x11_keyboard import X11Keyboard
from audiojack.input.gestures import Keyboard

PENDING_SECONDS = 0.01
"""How long to rest while the table waits for speech."""
HOLDING_SECONDS = 0.005
"""How long to rest while a key is held: SDL's repeats come from a timer, which wakes nobody."""
IDLE_SECONDS = 0.5
DRAW_EVERY_SECONDS = 0.1
"""How often the window is drawn while one thing after another happens of itself."""
LATEST_SECONDS = 0.6
"""How long drawing gives way to keys that keep coming."""

REPEAT_DELAY_MS = 400
REPEAT_EVERY_MS = 40
DESKTOPS = frozenset({"x11", "wayland", "windows", "cocoa"})
"""SDL's names of what has a window that can be seen and a keyboard; unreachable, SDL takes another one in silence."""
REBOUND_SECONDS = 0.05 if sys.platform == "win32" else 0.0
"""A key that comes again so soon after it was let go is still held: JAWS hands a held key on as many short presses."""


class NoWindowError(RuntimeError):
    """There is no display that a window can open on."""


def open_window(launch: Launch, full_screen: bool) -> Screen:
    """Opens the window, and nothing of pygame that isn't needed. Raises NoWindowError."""
    asked = bool(os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER"))
    # Accelerated, the picture would cost 70 MB for OpenGL, and be drawn no faster: it stands still most of the time.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        pygame.display.init()
        if not asked and pygame.display.get_driver() not in DESKTOPS:
            raise pygame.error("there is only a display that nobody sees")
        pygame.display.set_allow_screensaver(True)
        pygame.font.init()
        screen = Screen(launch.window, full_screen)
        pygame.key.set_repeat(REPEAT_DELAY_MS, REPEAT_EVERY_MS)
    except pygame.error as error:
        pygame.display.quit()
        raise NoWindowError(str(error)) from error
    return screen


def play(outputs: Outputs) -> None:
    """Plays in a window until the player quits. Raises NoWindowError where there can be none."""
    screen = open_window(outputs.launch, outputs.settings_file.now.full_screen)
    program = Program(outputs, copy=copy)
    program.services.paste = pasted
    resting = waiter(pygame.display.get_driver(), pygame.display.get_wm_info())
    outputs.wake = resting.wake
    faults = watched(program)
    with contextlib.suppress(KeyboardInterrupt):
        try:
            program.begin()
            Loop(program, screen, resting, x11_keyboard(resting.wake)).run()
        except Exception:
            program.failed()
            raise
        finally:
            program.close()
            pygame.display.quit()
            del faults


def x11_keyboard(wake: Callable[[], None]) -> X11Keyboard | None:
    """What X knows of the keyboard beyond SDL, where that is X."""
    if pygame.display.get_driver() != "x11":
        return None
    try:
        return X11Keyboard(pointer(pygame.display.get_wm_info()["display"]), wake)
    except (OSError, AttributeError, KeyError, ValueError):
        return None


def watched(program: Program) -> XFaults | None:
    """Has a window system that breaks under the game told of, where that is X."""
    if pygame.display.get_driver() != "x11":
        return None

    def lost() -> None:
        program.failed("window-gone")
        program.close()
        print(program.services.text("window-gone"), file=sys.stderr, flush=True)
        os._exit(1)  # nothing of pygame's display can be used any more

    try:
        display = pointer(pygame.display.get_wm_info()["display"])
        return XFaults(display, lambda: int(pygame.display.get_wm_info().get("window", 0)), lost)
    except (OSError, AttributeError, KeyError, ValueError):
        return None


def copy(text: str) -> bool:
    """Puts a text on the clipboard; whether there is one."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError):
        return False
    return True


def pasted() -> str:
    """The text on the clipboard, "" where there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError):
        return ""


class Loop:
    """Reads events, gives keys to the stage, and draws."""

    def __init__(
        self, program: Program, screen: Screen, resting: Waiter, x11: X11Keyboard | None = None
    ) -> None:
        self._program = program
        self._screen = screen
        program.services.window_text = screen.own_text
        self._resting = resting
        self._x11 = x11
        self._keyboard = Keyboard(clock, REBOUND_SECONDS)
        self._shown = ""
        self._drawn_at = float("-inf")
        self._late_since: float | None = None

    def run(self) -> None:
        """Runs until the stage is over."""
        stage = self._program.stage
        numbers = [signal.SIGTERM, signal.SIGINT]
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:  # which is nohup's wish
            numbers.append(signal.SIGHUP)
        for number in numbers:
            signal.signal(number, lambda number, frame: self._end())
        while self._read():
            busy = self._program.poll(clock())
            changed = stage.dirty or self._program.outputs.caption != self._shown
            going = busy or stage.busy
            if changed and not (going and clock() < self._drawn_at + DRAW_EVERY_SECONDS):
                busy = not self._show() or busy
            if not busy:
                self._resting.wait(self._rest())

    def _end(self) -> None:
        self._program.stage.over = True
        self._resting.wake()

    def _rest(self) -> float:
        if self._keyboard.holding:
            return HOLDING_SECONDS
        return PENDING_SECONDS if self._program.waiting else IDLE_SECONDS

    def _show(self) -> bool:
        """Draws what is there now; False where a key came first, which goes before any picture."""
        stage, caption = self._program.stage, self._program.outputs.caption
        if not self._screen.draw(stage.picture(), caption, self._program.services.settings, self._key_waits):
            self._late_since = self._late_since or clock()
            return False
        stage.dirty = False
        self._shown = caption
        self._drawn_at, self._late_since = clock(), None
        return True

    def _key_waits(self) -> bool:
        """Whether a key is to be answered before the window is drawn, which it is in the end, whatever comes."""
        late = self._late_since is not None and clock() > self._late_since + LATEST_SECONDS
        return not late and pygame.event.peek(pygame.KEYDOWN)

    def _read(self) -> bool:
        """Takes the events that have arrived; whether the program goes on."""
        if self._x11 and self._keyboard.unsure:
            self._keyboard.still_held(self._x11.held())
        for event in pygame.event.get():
            if self._program.stage.over:
                break
            self._take(event)
        self._keyboard.arrived()
        return not self._program.stage.over

    def _take(self, event: pygame.event.Event) -> None:
        stage, keyboard = self._program.stage, self._keyboard
        match event.type:
            case pygame.KEYDOWN:
                mod = event.mod | (self._x11.taken(event.scancode) if self._x11 else 0)
                gesture = keyboard.down(event.key, event.scancode, mod, event.unicode)
                if gesture is not None:
                    stage.press(gesture)
                if isinstance(self._resting, SleepingWaiter):
                    self._resting.wake()
            case pygame.KEYUP:
                keyboard.up(event.key, event.scancode)
                if self._x11:
                    self._x11.let_go(event.scancode)
            case pygame.TEXTINPUT:
                gesture = keyboard.typed(event.text)
                if gesture is not None:
                    stage.press(gesture)
            case pygame.QUIT:
                stage.command("everywhere", "quit")
            case pygame.WINDOWFOCUSLOST:
                keyboard.forget()
                self._program.focus(False)
            case pygame.WINDOWFOCUSGAINED:
                keyboard.arrives(self._x11.held() if self._x11 else frozenset())
                if self._x11:
                    self._x11.look()
                self._program.focus(True)
            case pygame.AUDIODEVICEREMOVED:
                if event.which and not event.iscapture:  # 0 for a device that was not ours
                    self._program.outputs.mixer.device_removed()
            case pygame.VIDEORESIZE | pygame.WINDOWEXPOSED | pygame.WINDOWSIZECHANGED | pygame.WINDOWRESTORED:
                self._screen.resized()
                stage.dirty = True
