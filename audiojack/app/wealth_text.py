"""Wealth and statistics in sentences: what the scenes say and what the command line prints is the same.

The store tells data; which message a figure becomes is decided here, once.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from audiojack.store.players import Player
from audiojack.store.report import Place, Ranking
from audiojack.store.statistics import Statistics

Text = Callable[..., str]
"""A message with its arguments, in the player's language."""

WEEK = 7 * 24 * 60 * 60 * 1000
"""Seven days in milliseconds."""
NAMED_TAGS = (
    "natural", "dealt-21", "royal", "aces", "pictures", "twenty-one", "bust", "surrendered", "insured",
    "bank-broken", "bank-taken",
)  # fmt: skip
"""What is counted beside wins and losses, in the order in which it is told."""


def day(text: Text, at: int) -> str:
    """The day of a time (milliseconds since 1970 UTC) where the player lives, in words."""
    there = datetime.fromtimestamp(at / 1000).astimezone()
    return text("calendar-day", day=there.day, month=there.month, year=there.year)


def moment(text: Text, at: int) -> str:
    """The day and the time of day."""
    there = datetime.fromtimestamp(at / 1000).astimezone()
    return text("calendar-moment", day=day(text, at), time=f"{there.hour}:{there.minute:02}")


def called(text: Text, player: Player) -> str:
    """The name of a player; of a character the one that they have in the player's language."""
    id = f"character-{player.character}"
    name = text(id) if player.character else player.name
    return player.name if name == id else name


def own_place(text: Text, ranking: Ranking) -> str:
    """Where the listener stands, and how far from whom; empty where they stand nowhere."""
    own = ranking.own
    if own is None:
        return ""
    other = ranking.ahead or ranking.following
    gap = "none" if other is None else "behind" if ranking.ahead else "ahead"
    shared = sum(one.place == own.place for one in ranking.places) > 1
    return text(
        "richest-own",
        place=own.place,
        ending=_ending(own.place),
        count=len(ranking.places),
        shared="yes" if shared else "no",
        gap=gap,
        chips=abs(other.chips - own.chips) if other else 0,
        name=called(text, other.standing.player) if other else "",
    )


def _ending(number: int) -> int:
    """By which digit an English ordinal takes its ending: 21st, but 11th."""
    return 0 if number % 100 in (11, 12, 13) or number % 10 > 3 else number % 10


def place_row(text: Text, place: Place, by_peak: bool) -> str:
    """A row of the ranking."""
    who = place.standing
    common = {"place": place.place, "name": called(text, who.player), "kind": who.player.kind}
    if not by_peak:
        return text("richest-row", **common, chips=place.chips, peak=who.peak)
    if who.peak_at is None:
        return text("richest-ever-row", **common, chips=who.peak, known="nothing", day="", game="")
    game = text(f"game-{who.peak_game}") if who.peak_game else ""
    known = "game" if game else "day"
    return text("richest-ever-row", **common, chips=who.peak, known=known, day=day(text, who.peak_at), game=game)


def statistics_lines(text: Text, name: str, figures: Statistics) -> list[str]:
    """The figures of one game, or of all, each line beginning with `name`."""
    bounds = {"best-sign": _sign(figures.best), "worst-sign": _sign(figures.worst)}
    lines = [
        text("statistics-rounds", name=name, rounds=figures.rounds, won=figures.won, lost=figures.lost,
             pushed=figures.pushed),
        text("statistics-net", name=name, net=abs(figures.net), sign=_sign(figures.net)),
        text("statistics-best", name=name, best=abs(figures.best), worst=abs(figures.worst), **bounds),
        text("statistics-runs", name=name, winning=figures.longest_winning, losing=figures.longest_losing),
    ]  # fmt: skip
    special = tuple(text(f"tag-{tag}", n=figures.tags[tag]) for tag in NAMED_TAGS if figures.tags.get(tag))
    return [*lines, text("statistics-special", name=name, items=special)] if special else lines


def _sign(chips: int) -> str:
    return "plus" if chips > 0 else "minus" if chips < 0 else "zero"
