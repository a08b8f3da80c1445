"""Whichever byte of a store is another one: it changes nothing, or it is told, and there are ways out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from audiojack.store import backup, sums
from audiojack.store.store import ChipStore
from tools.flip_bytes import fill, flip, played_before, run

KEPT_FACTS = (
    b'"theme":"dark"',
    b"calm",
    b'{"packs',
    b'["natural"]',
    b"blek-dzek",
)
"""What stands in rows that no chain of digests covers: settings, characters, options, results, games."""


@pytest.mark.promise(
    "Rules, chips and company",
    "Whichever byte of the chip store is damaged: it is harmless, or told at the start and by `chips verify`, with "
    "three ways out",
)
def test_a_flipped_byte_is_harmless_or_told_with_ways_out() -> None:
    fates = run(200, seed=1)
    assert [one for one in fates if one[2] not in ("harmless", "told")] == []
    assert {fate for _, _, fate in fates} == {"harmless", "told"}


@pytest.mark.parametrize("fact", KEPT_FACTS)
def test_what_follows_from_nothing_else_has_a_sum(fact: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path)
    whole = (tmp_path / backup.FILE).read_bytes()
    before = played_before(tmp_path)
    places = [found.start() + len(fact) - 3 for found in re.finditer(re.escape(fact), whole)]
    told = [place for place in places if flip(whole, place, 0, tmp_path, before, ways=True) == "told"]
    monkeypatch.setattr(sums, "broken", lambda connection, table: iter(()))
    assert [place for place in told if flip(whole, place, 0, tmp_path, before, ways=False) != "told"]


def test_each_row_that_is_written_carries_its_sum(tmp_path: Path) -> None:
    fill(tmp_path)
    with ChipStore.open(tmp_path, care=False) as store:
        ana, table = store.create_player("Ana"), store.open_tables()[0]
        store.set_settings(ana.id, '{"name":"Ana"}')
        store.rename(ana.id, "Anna")
        store.sit_down(ana.id)
        store.retire(ana.id)
        store.bring_back(ana.id)
        resumed = store.resume(table.id)
        store.commit(table.id, resumed.seq, "{}", [], seats=[(1, ana.id)])
        store.release(table.id)
        assert store.verify().problems == ()
