"""The sound goes away in mid-game and comes back: noticed, said, survived, by the real program."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.conftest import needs
from tests.e2e.table import sit_down
from tests.support.display import Display
from tests.support.player import playing
from tests.support.sound import SoundServer, running_sound_server

pytestmark = [pytest.mark.display, pytest.mark.sound]

ONLY_OUR_VOICE = {"SPEECHD_ADDRESS": "unix_socket:/nonexistent/speechd", "SDL_AUDIODRIVER": "pulseaudio"}
"""No speech service may step in: what is left are text and braille."""


class Switch:
    """A sound server that can be pulled out and put in again at the same place."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running = ExitStack()
        self.variables = {**SoundServer(folder / "native").variables, **ONLY_OUR_VOICE}

    def on(self) -> SoundServer:
        (self._folder / "native").unlink(missing_ok=True)
        return self._running.enter_context(running_sound_server(self._folder))

    def off(self) -> None:
        self._running.close()


@contextmanager
def switched_on() -> Iterator[Switch]:
    with tempfile.TemporaryDirectory(prefix="aj-") as folder:
        switch = Switch(Path(folder))
        switch.on()
        try:
            yield switch
        finally:
            switch.off()


@pytest.mark.parametrize("speaking", [True, False])
def test_a_lost_sound_device_is_told_and_the_voice_returns_with_it(
    speaking: bool, display: Display, tmp_path: Path
) -> None:
    needs("pulseaudio", "pactl", "parec")
    given = ("--lang", "en", "--seed", "1", "--pace", "instant")
    with switched_on() as switch, playing(tmp_path, *given, display=display, variables=switch.variables) as player:
        sit_down(player)
        player.ask("S", seconds=30)
        if speaking:
            player.press("O")
        switch.off()
        before = player.mark()
        if not speaking:
            player.press("S")
        player.wait_for_text("The sound device is gone.", since=before)
        player.wait_for_text("Voice lost: the program's own voice.", since=before)
        asked = player.ask("S")
        assert any(line.get("spoken") == "silent" for line in asked), "it goes on in writing"
        back = player.mark()
        sound = switch.on()
        player.wait_for_text("The sound device is back.", since=back)
        with sound.recording() as recorder:
            recorder.wait_for_quiet()
            answered = player.ask("S", seconds=30)
            assert [line["driver"] for line in answered if "text" in line] == ["embedded"]
            assert recorder.last_sound() is not None, "the own voice is heard again"
