"""A plain picture of how chips were won and lost, round by round, drawn by pygal: an SVG that any browser shows.

The library is the optional extra `plot`; nothing else needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from pathlib import Path

POINTS = 400
"""Points of a curve at most; a longer one is thinned."""


class PlotError(Exception):
    """The picture can't be drawn; `id` is the message that says why."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


def draw(target: Path, nets: Mapping[str, Sequence[int]], text: Callable[..., str]) -> None:
    """Writes the picture: for each name the chips won less those lost, after each round. Raises PlotError."""
    try:
        import pygal  # noqa: PLC0415 - optional
    except ImportError as error:
        raise PlotError("cli-plot-none") from error
    chart = pygal.XY(
        js=(), show_dots=False, title=text("plot-title"), x_title=text("plot-rounds"), y_title=text("plot-chips"),
        formatter=str, x_value_formatter=str, legend_at_bottom=True,
    )  # fmt: skip
    for name, rounds in nets.items():
        chart.add(name, points(rounds))
    try:
        target.write_bytes(chart.render())
    except OSError as error:
        raise PlotError("cli-file-unwritten") from error


def points(nets: Sequence[int]) -> list[tuple[int, int]]:
    """The sum after each round, beginning with (0, 0), thinned to what an eye can tell apart; the last one stays."""
    whole = [(0, 0), *enumerate(accumulate(nets), start=1)]
    step = max(1, len(whole) // POINTS)
    thinned = whole[::step]
    return thinned if thinned[-1] == whole[-1] else [*thinned, whole[-1]]
