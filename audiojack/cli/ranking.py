"""`audiojack ranking`: the richest players, one's own place first."""

from __future__ import annotations

import argparse

from audiojack.app.wealth_text import own_place, place_row
from audiojack.cli.chips import guarded, is_there, opened, print_json
from audiojack.cli.words import Words
from audiojack.store import report
from audiojack.store.clock import iso


def ranking(wanted: argparse.Namespace, words: Words) -> int:
    """The ranking by wealth now, or with --ever by the highest wealth there was; --people leaves computers out."""
    return guarded(words, lambda: _ranking(wanted, words))


def _ranking(wanted: argparse.Namespace, words: Words) -> int:
    found = report.Ranking(())
    if is_there(wanted):
        with opened(wanted) as store:
            me = store.find_player(words.player) if words.player else None
            found = report.ranking(store, computers=not wanted.people, by_peak=wanted.ever, me=me.id if me else None)
    if wanted.json:
        print_json([_plain(place) for place in found.places])
        return 0
    own = own_place(words.text, found)
    if own:
        print(own.rstrip())
    for place in found.places:
        print(place_row(words.text, place, wanted.ever))
    if not found.places:
        print(words.text("cli-nobody"))
    return 0


def _plain(place: report.Place) -> dict[str, object]:
    who = place.standing
    return {
        "place": place.place, "name": who.player.name, "kind": who.player.kind, "chips": who.wealth,
        "peak": who.peak, "peak_at": None if who.peak_at is None else iso(who.peak_at), "peak_game": who.peak_game,
    }  # fmt: skip
