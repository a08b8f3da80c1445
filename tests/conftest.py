"""What tests of several folders share: the real display, the real sound server, and the rule about skipping."""

from __future__ import annotations

import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from audiojack import resources
from audiojack.l10n.localizer import Localizer
from audiojack.l10n.render import Args
from tests.support.display import Display, running_display
from tests.support.needs import needs, skipping_forbidden
from tests.support.sound import SoundServer, running_sound_server

__all__ = ["needs"]

MACHINE_MARKERS = ("display", "sound")

LACKING: set[str] = set()
"""Messages of the shipped languages that the test at hand asked for and that their language lacks."""

_text = Localizer.text


def _watched(self: Localizer, id: str, args: Args = {}) -> str:  # noqa: B006  # never changed
    said = _text(self, id, args)
    if id in self.missing and self.folder == resources.locales():
        LACKING.add(f"{self.lang}: {id}")
    return said


setattr(Localizer, "text", _watched)  # noqa: B010  # before any test makes one


@pytest.fixture(autouse=True)
def _no_message_is_missing(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test hears is there in its language; only the tests of the messages themselves ask for others."""
    LACKING.clear()
    yield
    if "l10n" not in request.path.parts:
        assert not LACKING, sorted(LACKING)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of a display or of sound measure time: they run one after another, in one process."""
    for item in items:
        if any(item.get_closest_marker(marker) for marker in MACHINE_MARKERS):
            item.add_marker(pytest.mark.xdist_group("machine"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where skipping is forbidden, a skipped test is a failed test, however it was skipped."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and skipping_forbidden():
        report.outcome = "failed"
        report.longrepr = f"skipped, which is forbidden here: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def display() -> Iterator[Display]:
    """An X server of our own, with the US layout at first."""
    needs("Xvfb", "xdotool", "setxkbmap", "xkbcomp")
    with running_display() as server:
        yield server


@pytest.fixture(scope="session")
def pulse() -> Iterator[SoundServer]:
    """A PulseAudio server of our own whose only sink plays into nothing."""
    needs("pulseaudio", "pactl", "parec")
    with tempfile.TemporaryDirectory(prefix="aj-") as folder, running_sound_server(Path(folder)) as server:
        yield server


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """A folder for --data-dir, not yet made."""
    return tmp_path / "data"
