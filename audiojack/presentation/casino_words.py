"""The casino table in a listener's words: boxes and hands by number, totals, naturals, the dealer.

Shared by what is said as it happens (casino_cards.py, casino_chips.py) and by what is asked for
(casino_queries.py).
"""

from __future__ import annotations

from audiojack.engine.views import CasinoView
from audiojack.presentation.context import Args, Context

CasinoContext = Context[CasinoView]

def has_croupier(ctx: CasinoContext) -> bool:
    """Whether the table is called by boxes, points and decisions before the next step (CBJ-R13)."""
    return ctx.traits.play == "croupier"


def own_boxes(view: CasinoView, seat: int) -> tuple[int, ...]:
    """The boxes that a seat plays in this round; all its boxes while stakes are laid or when it plays none."""
    owned = tuple(i for i, box in enumerate(view.boxes) if box.owner == seat)
    if view.phase == "bets":
        return owned
    active = tuple(i for i in owned if view.boxes[i].stake or view.boxes[i].hands)
    return active or owned


def place(view: CasinoView, seat: int, box: int, hand: int) -> Args:
    """Which of its seat's boxes and hands is meant: 0 where there is only one, so that it need not be said."""
    several = len(own_boxes(view, seat)) > 1
    hands = len(view.boxes[box].hands)
    return {"box": box + 1 if several else 0, "hand": hand + 1 if hands > 1 else 0}


def told_place(view: CasinoView, seat: int, box: int, hand: int, *, called: bool = False) -> Args:
    """The same for a sentence about a move or a result: "Box 2, first hand." comes before it, and so does the hand
    where a croupier calls it; else the hand is named within the sentence (`inner`, 0 where it has no name).
    """
    where = place(view, seat, box, hand)
    if where["box"] or called:
        return {**where, "inner": 0}
    return {"box": 0, "hand": 0, "inner": where["hand"]}


def is_single(view: CasinoView, seat: int) -> bool:
    """Whether a seat's round is one hand and nothing else, so that its one result is the whole result."""
    boxes = own_boxes(view, seat)
    behind = any(who == seat for box in view.boxes for who, _ in box.behind)
    return len(boxes) == 1 and len(view.boxes[boxes[0]].hands) <= 1 and not behind
