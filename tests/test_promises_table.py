"""docs/promises.md names, for each promise, tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
TABLE = TESTS.parent / "docs" / "promises.md"


def test_every_promise_names_tests_that_exist() -> None:
    rows = [line for line in TABLE.read_text("utf-8").splitlines() if line.startswith("| ")]
    promises = [row for row in rows if not row.startswith("| promise ")]
    assert promises
    for row in promises:
        named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", row)
        assert named, row
        for file, name in named:
            assert f"def {name}(" in (TESTS / file).read_text("utf-8"), row
