"""docs/promises.md says what the markers on the tests say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.promises import PAGE, SECTIONS, page, promises


def test_the_page_of_promises_is_as_the_markers_say() -> None:
    assert PAGE.read_text("utf-8") == page(list(promises()))


def test_every_section_has_promises() -> None:
    assert {promise.section for promise in promises()} == set(SECTIONS)


def test_a_marker_without_a_known_section_is_refused(tmp_path: Path) -> None:
    marker = '@pytest.mark.promise("Nothing", "It holds.")'
    (tmp_path / "test_it.py").write_text(f"import pytest\n\n\n{marker}\ndef test_x(): ...\n")
    with pytest.raises(ValueError, match="test_x"):
        list(promises(tmp_path))
