"""How the book player of each bank game fares against fixed simple policies, and what a seeker of tricks gains.

    python -m tools.measure_bots oko --banks 2000

Two book players and two of one policy share a table of equal purses; a bank is played to its end, again and again with
other seeds. Printed is what a book seat and a policy seat win a bank, with its standard error. Exit status 1 where the
book loses by more than luck explains.
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from audiojack.bots.characters import Character
from audiojack.bots.player import choose
from audiojack.engine import bank_events as bv
from audiojack.engine.bank_table import BankTable
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Action, Command, Refusal
from audiojack.engine.table import Seat
from audiojack.games.registry import GAMES, Game, game

PURSE = 1000
SEATS = 4
MOST_STEPS = 4000
"""A bank that is still not over then is counted as it stands: the bank to its banker."""

PLACES = tuple(itertools.combinations(range(SEATS), 2))
"""The seats of the other policy, in turns."""

LUCK = 4.0
"""So many standard errors are luck."""

BOOK = Character("book", "Book", "Book", "book", "share", 50, 0, 2)

Player = Callable[[BankView, int], Command]


@dataclass(frozen=True)
class Simple:
    """Stands from `stop` points on, stakes the least or the most, keeps everything, announces when it has doubled."""

    stop: int
    whole: bool

    @property
    def name(self) -> str:
        """What it is called in the report."""
        return f"stands at {self.stop}, stakes the {'most' if self.whole else 'least'}"

    def __call__(self, view: BankView, seed: int) -> Command:
        offers = {legal.action: legal for legal in view.legal}
        if "announce" in offers and view.bank >= 2 * view.founded:
            return Command(view.seat, "announce")
        if "bet" in offers or "found" in offers:
            offer = offers["bet" if "bet" in offers else "found"]
            most = self.whole and offer.action == "bet"
            return Command(view.seat, offer.action, amount=offer.most if most else offer.least)
        if "hit" in offers and (view.hands[view.seat].points < self.stop or "stand" not in offers):
            return Command(view.seat, "hit")
        return Command(view.seat, next(action for action in _OTHERWISE if action in offers))


_OTHERWISE: tuple[Action, ...] = ("stand", "deal", "keep", "accept", "decline", "draw-lots", "sit-out", "leave")


def book(view: BankView, seed: int) -> Command:
    """The book player."""
    return choose(view, BOOK, seed)


def seek_tricks(view: BankView, seed: int) -> Command:
    """Plays by the book but for tricks with the end of the pack and with the knock.

    With a small stake and few cards left it asks for unseen cards until the pack is over, so that the banker must
    double the bank, and gives its cards back for a new sum of that bank. As banker it announces the end as soon as it
    may.
    """
    offers = {legal.action for legal in view.legal}
    own = view.hands[view.seat]
    if view.phase == "between" and "announce" in offers:
        return Command(view.seat, "announce")
    if view.phase == "keep" and "give-back" in offers and (own.unseen or own.points < 10):
        return Command(view.seat, "give-back")
    small = 0 < own.stake * 4 < view.bank
    if small and "hit-blind" in offers and view.cards_left < 8 - own.count:
        return Command(view.seat, "hit-blind")
    return book(view, seed)


class Result(NamedTuple):
    """What a book seat and a seat of the other policy won a bank, in chips."""

    book: float
    other: float
    error: float
    banks: int
    unfinished: int

    @property
    def loses(self) -> bool:
        """Whether the book lost more than luck explains."""
        return self.book < self.other - LUCK * self.error


def play_bank(one: Game, options: dict[str, Any], players: list[Player], seed: int) -> tuple[list[int], bool]:
    """What each seat won in one bank, and whether the bank came to its end."""
    decider = one.decider(options)
    seats = tuple(Seat(str(i), PURSE, "computer") for i in range(len(players)))
    table: BankTable = one.open(seats, options, seed)
    over = False
    for _ in range(MOST_STEPS):
        seat = decider.awaited(table)
        if seat is None or over:
            break
        view = decider.view(table, seat)
        command = players[seat](view, seed)
        played = decider.play(table, command)
        if isinstance(played, Refusal):
            raise RuntimeError(f"{command} was refused: {played}")
        last = played.table
        assert isinstance(last, BankTable)
        table = last
        over = any(isinstance(event, bv.BankBroken | bv.BankTaken) for event in played.events)
    chips = [seat.chips + hand.stake for seat, hand in zip(table.seats, table.hands, strict=True)]
    if table.banker >= 0:
        chips[table.banker] += table.bank
    return [after - PURSE for after in chips], over


def compare(one: Game, options: dict[str, Any], other: Player, banks: int) -> Result:
    """Two book players and two others, places changed from bank to bank."""
    gains: list[float] = []
    mine = theirs = unfinished = 0
    for seed in range(banks):
        others = PLACES[seed % len(PLACES)]
        players = [other if seat in others else book for seat in range(SEATS)]
        won, over = play_bank(one, options, players, seed)
        unfinished += not over
        their = sum(won[seat] for seat in others)
        mine += sum(won) - their
        theirs += their
        gains.append((sum(won) - 2 * their) / 2)
    mean = sum(gains) / banks
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, banks - 1)
    return Result(mine / 2 / banks, theirs / 2 / banks, math.sqrt(spread / banks), banks, unfinished)


def policies() -> dict[str, Player]:
    """All fixed simple policies and the seeker of tricks, by what they are called in the report."""
    simple = [Simple(stop, whole) for stop in range(15, 20) for whole in (False, True)]
    found: dict[str, Player] = {policy.name: policy for policy in simple}
    found["seeks tricks"] = seek_tricks
    return found


def main() -> int:
    """Measures the games named, all bank games without a name."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    bank_games = [one.id for one in GAMES.values() if one.family == "bank"]
    parser.add_argument("games", nargs="*", choices=[*bank_games, []], help="bank games, all without a name")
    parser.add_argument("--banks", type=int, default=2000, help="banks against each policy")
    parser.add_argument("--against", default="", help="only policies whose name contains this")
    asked = parser.parse_args()
    lost = 0
    for id in asked.games or bank_games:
        one = game(id)
        chosen = {name: policy for name, policy in policies().items() if asked.against in name}
        for name, policy in chosen.items():
            result = compare(one, one.complete({}), policy, asked.banks)
            lost += result.loses
            print(
                f"{id}: {name}: book {result.book:+.1f}, policy {result.other:+.1f} chips a bank, "
                f"difference {result.book - result.other:+.1f} with standard error {result.error:.1f}"
                f"{', LOST' if result.loses else ''}"
                f"{f', {result.unfinished} unfinished' if result.unfinished else ''}.",
                flush=True,
            )
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
