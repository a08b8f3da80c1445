"""Practice in the real program: keys from a file, and what the transcript then says, in each language."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from audiojack.l10n.localizer import Localizer, languages
from audiojack.store.store import ChipStore
from tests.support.player import command, environment

TO_PRACTICE = ("Enter", "Down", "Enter")
"""From a first start with --lang: the name, and the second row of the main menu."""
DRILL = ("Enter", "Down", "Down", "Enter", "2", "1", "Enter", "Escape", "Escape")
GUIDED = ("Enter", "Home", "Enter", "Enter", "Enter", "Escape", "End", "Enter", "Escape")
DEAL = ("End", "Enter", "Enter", "C", "Escape", "End", "Enter", "Escape", "Escape")


@pytest.mark.parametrize("language", languages())
def test_drill_guided_round_and_deal_by_keys_alone(language: str, tmp_path: Path) -> None:
    keys, transcript, data = tmp_path / "keys", tmp_path / "transcript.jsonl", tmp_path / "data"
    keys.write_text("\n".join((*TO_PRACTICE, *DRILL, *GUIDED, *DEAL, "Quit")), encoding="utf-8")
    options = ("--lang", language, "--seed", "5", "--driver", "none", "--mute", "--pace", "instant", "--no-window")
    files = ("--data-dir", str(data), "--transcript", str(transcript), "--keys", str(keys))
    done = subprocess.run(
        command(*options, *files), env=environment(), cwd=tmp_path, stdin=subprocess.DEVNULL, timeout=60,
        capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
    scenes = {line["scene"] for line in lines if "key" in line}
    wanted = {"main-menu", "practice", "practice-game", "practice-sum", "practice-answer", "practice-deals", "pause"}
    assert wanted <= scenes
    said = [line for line in lines if "text" in line]
    ids = [line["id"] for line in said]
    assert {"guide-bets", "guide-turn", "practice-chips", "table-left"} <= set(ids)
    words = Localizer(language)
    assert any(line["text"].startswith((words.text("drill-right"), words.text("drill-wrong"))) for line in said)
    assert said[-1]["text"].startswith(words.text("main-title"))
    assert all(line["lang"] == language for line in said if line["id"] != "start")
    with ChipStore.open(data, care=False) as store:
        assert store.open_tables() == ()
        assert all(store.history(player.id) == () for player in store.players())
