"""H at the table: the best action and what each action is worth, in chips, from what this seat may know.

`hint` is pure and answers in some milliseconds once `prepare` has been run for the game; nothing is said unasked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from audiojack.engine.bank_view import BankView
from audiojack.engine.cards import PACK_52, Card
from audiojack.engine.commands import Action
from audiojack.engine.table import Box, Hand
from audiojack.engine.views import CasinoView
from audiojack.games.registry import game as find_game

ANYHOW: frozenset[Action] = frozenset({"hit-at", "hit-any", "hit-banker"})
"""Ways of taking a card that are worth what taking the top one is (OCG-R06)."""

NOTHING = 1e-9
"""Actions this close to the best cost nothing, in chips a chip staked."""


class Worth(msgspec.Struct, frozen=True):
    """An action and what it brings on average, in chips; negative where it loses."""

    action: Action
    chips: float


class Hint(msgspec.Struct, frozen=True):
    """What every legal action about cards is worth, the best first.

    `stake` are the chips that it is about: the hand's, for a banker all that he plays for.
    """

    stake: int
    worths: tuple[Worth, ...]

    @property
    def best(self) -> Action:
        """The best action."""
        return self.worths[0].action

    def worth(self, action: Action) -> float | None:
        """What an action is worth in chips; None for one that the hint doesn't know."""
        return next((worth.chips for worth in self.worths if worth.action == action), None)

    def cost(self, action: Action) -> float:
        """What an action costs beside the best one, in chips; 0 where it isn't known."""
        worth = self.worth(action)
        lost = 0.0 if worth is None else self.worths[0].chips - worth
        return lost if lost > NOTHING * max(1, self.stake) else 0.0


View = CasinoView | BankView


def hint(view: View, seen: Sequence[Card] = ()) -> Hint | None:
    """The hint for the seat whose view it is; None where it has nothing to choose about cards.

    `seen` are cards of earlier rounds that are known to be gone since the last shuffle (casino games).
    """
    if isinstance(view, BankView):
        return _bank(view)
    if view.turn_seat != view.seat or view.phase not in ("play", "insurance"):
        return None
    return _casino(view, seen)


def prepare(game: str, options: Mapping[str, object]) -> None:
    """Works out what all hints of a table share; to be run once, beside the game (a second or less)."""
    found = find_game(game)
    chosen = found.complete(options)
    if found.family == "bank":
        from audiojack.bots.bank_player import worked_out  # noqa: PLC0415 - nothing of it without a hint

        worked_out(game, tuple(sorted(chosen.items()))).finish()
        return
    from audiojack.odds.casino import odds_of  # noqa: PLC0415 - numpy comes with it

    table = odds_of(game, chosen)
    for upcard in PACK_52[:13]:
        table.actions((Card("9c"), Card("7c")), upcard)


# --- casino games ----------------------------------------------------------------------------------------


def _casino(view: CasinoView, seen: Sequence[Card]) -> Hint | None:
    from audiojack.odds.casino import odds_of  # noqa: PLC0415 - numpy comes with it
    from audiojack.odds.kinds import NoSuchCardError  # noqa: PLC0415

    box = view.boxes[view.turn_box]
    hand = box.hands[view.turn_hand if view.phase == "play" else 0]
    table = odds_of(view.game, view.options)
    others = _others(view, hand)

    def odds(gone: Sequence[Card]) -> dict[Action, float]:
        splits = None if len(box.hands) == 1 else table.house.splits(*hand.cards[:2]) - len(box.hands) + 1
        found = table.actions(
            hand.cards,
            view.dealer[0],
            (*others, *gone),
            split=hand.cards[0] if hand.split else None,
            splits=splits if splits is None else max(0, splits),
            first=True,
        )
        actions = dict(found.actions)
        if found.insured is not None:
            actions["insure"] = found.insured
            actions["decline"] = found.value
        elif found.insurance is not None:  # one half-stake for each hand of the box (SBJ-R14)
            actions["insure"] = found.value + len(box.hands) * table.house.insurance[0] * found.insurance
        return actions

    try:
        actions = odds(seen)
    except NoSuchCardError:  # the cards were shuffled within the round: only what lies open is known to be gone
        actions = odds(())
    legal = {legal.action for legal in view.legal}
    return _hint({action: worth for action, worth in actions.items() if action in legal}, hand.stake)


def _others(view: CasinoView, own: Hand) -> tuple[Card, ...]:
    """All open cards but the hand's own and the dealer's first."""
    boxes: Sequence[Box] = view.boxes
    hands = [hand for box in boxes for hand in box.hands if hand is not own]
    return (*view.dealer[1:], *(card for hand in hands for card in hand.cards))


# --- bank games ------------------------------------------------------------------------------------------


def _bank(view: BankView) -> Hint | None:
    from audiojack.practice.bank import view_odds  # noqa: PLC0415 - nothing of it without a hint

    if view.turn != view.seat:
        return None
    own = view.hands[view.seat]
    stake = sum(hand.stake for hand in view.hands) if view.seat == view.banker else own.stake
    legal = {legal.action for legal in view.legal}
    legal |= {"hit"} if legal & ANYHOW else set()
    actions = {action: worth for action, worth in view_odds(view).actions.items() if action in legal}
    return _hint(actions, stake) if stake else None


def _hint(actions: Mapping[Action, float], stake: int) -> Hint | None:
    ranked = sorted(actions.items(), key=lambda item: -item[1])
    if not ranked:
        return None
    return Hint(stake, tuple(Worth(action, value * stake) for action, value in ranked))

