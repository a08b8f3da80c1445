"""How a round goes from stake to stake in the two families of games, as far as the session must know.

The engine decides what may be done; here stands only when a table rests, who is out, and what happens by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import Event
from audiojack.engine.hands import Total, count_casino
from audiojack.engine.table import Box
from audiojack.engine.views import CasinoView
from audiojack.games.registry import Game


class Flow(Protocol):
    """What differs between the families."""

    def at_rest(self, table: Any) -> bool:
        """Whether no round is going on."""
        ...

    def staking(self, table: Any) -> bool:
        """Whether stakes are laid before the deal, by everybody as they like."""
        ...

    def may_stake(self, table: Any, seat: int) -> bool:
        """Whether the seat may lay such a stake now."""
        ...

    def others_first(self, table: Any) -> bool:
        """Whether computer players lay theirs before the person, who may want to stand behind them (CBJ-R22)."""
        ...

    def is_out(self, table: Any, seat: int) -> bool:
        """Whether the seat can't go on (GEN-R04), no round going on."""
        ...

    def has_chips_out(self, table: Any, seat: int) -> bool:
        """Whether chips of the seat lie on the table or in its bank."""
        ...

    def is_kept(self, table: Any, seat: int) -> bool:
        """Whether the seat can't leave without a loss, so that the table is kept for it."""
        ...

    def leaving(self, table: Any, seat: int) -> Sequence[int]:
        """The seats in the order in which they leave when `seat` ends the table."""
        ...

    def by_itself_due(self, table: Any) -> bool:
        """Whether a step is due that leaves no choice."""
        ...

    def by_itself(self, table: Any, seat: int) -> Command:
        """That step, in the name of a seat."""
        ...

    def sit(self, table: Any, seat: int, who: Any) -> tuple[Event, ...]:
        """Somebody takes a free place."""
        ...

    def cleared(self, view: Any) -> Any:
        """What a person sees who begins to stake: the cards of the round before are gone."""
        ...


def flow_of(game: Game, decider: Any) -> Flow:
    """The flow of a game's family."""
    return CasinoFlow(decider) if game.family == "casino" else BankFlow(decider)


class CasinoFlow:
    """Everybody stakes as they like, then somebody has the cards dealt."""

    def __init__(self, decider: Any) -> None:
        self._decider = decider

    def at_rest(self, table: Any) -> bool:
        return bool(table.phase == "between")

    def staking(self, table: Any) -> bool:
        return table.phase in ("between", "bets")

    def may_stake(self, table: Any, seat: int) -> bool:
        return any(one.action == "bet" for one in self._decider.legal(table, seat))

    def others_first(self, table: Any) -> bool:
        return table.options.get("standing_players") is True

    def is_out(self, table: Any, seat: int) -> bool:
        return self.at_rest(table) and not self.may_stake(table, seat)

    def has_chips_out(self, table: Any, seat: int) -> bool:
        if self.at_rest(table):
            return False
        own = any(box.stake for box in table.boxes if box.owner == seat)
        return own or any(who == seat for box in table.boxes for who, _ in box.behind)

    def is_kept(self, table: Any, seat: int) -> bool:
        return not self.at_rest(table)

    def leaving(self, table: Any, seat: int) -> Sequence[int]:
        return ()

    def by_itself_due(self, table: Any) -> bool:
        return bool(table.phase == "bets")

    def by_itself(self, table: Any, seat: int) -> Command:
        return Command(seat, "deal")

    def sit(self, table: Any, seat: int, who: Any) -> tuple[Event, ...]:
        return _seated(self._decider.sit(table, seat, who))

    def cleared(self, view: CasinoView) -> CasinoView:
        if view.phase != "between":
            return view
        boxes = tuple(Box(box.name, box.owner) for box in view.boxes)
        none: tuple[tuple[Total, ...], ...] = tuple(() for _ in boxes)
        nothing = count_casino(())
        return replace(view, phase="bets", boxes=boxes, totals=none, makes=none, dealer=(), dealer_total=nothing)


class BankFlow:
    """One seat after another is asked; a seat holds the bank."""

    def __init__(self, decider: Any) -> None:
        self._decider = decider

    def at_rest(self, table: Any) -> bool:
        return not table.in_round and table.phase != "bets"

    def staking(self, table: Any) -> bool:
        return False

    def may_stake(self, table: Any, seat: int) -> bool:
        return False

    def others_first(self, table: Any) -> bool:
        return False

    def is_out(self, table: Any, seat: int) -> bool:
        if table.phase == "closed":
            return True
        poor = table.seats[seat].chips < self._decider.rules.min_stake
        return self.at_rest(table) and poor and not self._holds(table, seat)

    def has_chips_out(self, table: Any, seat: int) -> bool:
        return bool(table.hands[seat].stake) or self._holds(table, seat)

    def is_kept(self, table: Any, seat: int) -> bool:
        return table.phase != "closed" and (bool(table.in_round) or self.has_chips_out(table, seat))

    def leaving(self, table: Any, seat: int) -> Sequence[int]:
        """The banker last, so that the bank goes home to its banker (GEN-R13)."""
        if table.phase == "closed":
            return ()
        there = [place for place, one in enumerate(table.seats) if not one.gone]
        return sorted(there, key=lambda place: (place == table.banker, place != seat))

    def by_itself_due(self, table: Any) -> bool:
        """Lots are drawn without being asked for, and who has no chips left to stake is passed over."""
        return self._penniless(table) or (table.phase == "choose" and not self._decider.rules.by_agreement)

    def by_itself(self, table: Any, seat: int) -> Command:
        return Command(seat, "stand" if self._penniless(table) else "draw-lots")

    def sit(self, table: Any, seat: int, who: Any) -> tuple[Event, ...]:
        return _seated(self._decider.sit(table, seat, who))

    def cleared(self, view: Any) -> Any:
        return view

    def _penniless(self, table: Any) -> bool:
        """Whether it is the turn of one whose purse another copy of the program has emptied, so that only standing is
        left."""
        seat = table.turn
        if table.phase != "play" or table.hands[seat].stake or table.seats[seat].chips:
            return False
        return [one.action for one in self._decider.legal(table, seat) if one.action != "leave"] == ["stand"]

    @staticmethod
    def _holds(table: Any, seat: int) -> bool:
        return bool(table.banker == seat and table.bank)


def _seated(events: tuple[Event, ...] | Refusal) -> tuple[Event, ...]:
    return () if isinstance(events, Refusal) else tuple(events)
