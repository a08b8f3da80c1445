"""What `audiojack check` prints: a line a file, what differs, and a closing line that programs can read.

The words "ok", "FAILED" and the closing line are the command's form and the same in every language; everything
else is said in the reader's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from audiojack.engine.redaction import redact
from audiojack.l10n.localizer import Localizer
from audiojack.presentation.memory import come_upon
from audiojack.presentation.presenter import Presenter
from audiojack.scenarios.model import ScenarioError, read
from audiojack.scenarios.runner import Difference, Result, run

OK, DIFFERENT, UNREADABLE = 0, 1, 2


def check(paths: Sequence[Path], localizer: Localizer, say: Callable[[str], None], transcript: bool = False) -> int:
    """Run every scenario of these files and folders, say what came of them, and give the exit status."""
    passed = failed = 0
    status = OK
    for path in scenario_files(paths):
        try:
            result = run(read(path))
        except ScenarioError as error:
            say(error_sentence(error, localizer))
            status = UNREADABLE
            continue
        say(f"{'ok' if result.passed else 'FAILED'} {path.name}")
        for difference in result.differences:
            say("  " + difference_sentence(difference, localizer))
        if transcript:
            for line in transcript_lines(result, localizer):
                say("  " + line)
        passed, failed = passed + result.passed, failed + (not result.passed)
    if not passed and not failed and status == OK:
        say(localizer.text("check-no-files"))
        return UNREADABLE
    say(f"{passed} passed, {failed} failed")
    return status or (DIFFERENT if failed else OK)


def scenario_files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files that are meant: a folder stands for all TOML files in and under it, in order of their names."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def error_sentence(error: ScenarioError, localizer: Localizer) -> str:
    """One sentence about a file that can't be read: file, line and reason."""
    reason = localizer.text(f"scenario-{error.reason}", {"detail": error.detail})
    place = "scenario-error-line" if error.line else "scenario-error"
    return localizer.text(place, {"file": str(error.path), "line": error.line, "reason": reason})


def difference_sentence(difference: Difference, localizer: Localizer) -> str:
    """One sentence about what is not as the scenario says, with the line of play reached."""
    expected = difference.expected or localizer.text("check-nothing")
    found = difference.found or localizer.text("check-nothing")
    if difference.what == "refused":
        found = localizer.text("check-reason", {"code": difference.found})
    what = localizer.text(
        f"check-{difference.what}", {"name": difference.name, "expected": expected, "found": found}
    )
    if not difference.line:
        return localizer.text("check-before-play", {"what": what})
    return localizer.text("check-at-line", {"what": what, "line": difference.line, "said": difference.said})


def transcript_lines(result: Result, localizer: Localizer) -> Iterator[str]:
    """What each seat hears, event by event."""
    if not result.heard:
        return
    decider = result.scenario.game.decider(result.scenario.options)
    seats = result.heard[0].table.seats
    presenters = [Presenter(seat) for seat in range(len(seats))]
    for seat, presenter in enumerate(presenters):
        presenter.memory = come_upon(decider.view(result.opening, seat))
    for heard in result.heard:
        for seat, presenter in enumerate(presenters):
            view = decider.view(heard.table, seat)
            for utterance in presenter.present(redact(heard.event, seat), view):
                yield f"{seats[seat].name}: {localizer.text(utterance.id, utterance.args)}"
