"""Scenarios of the casino games: boxes as actors, stakes laid before the deal."""

from __future__ import annotations

from collections import Counter

from audiojack.engine import casino_evolve
from audiojack.engine.cards import Card
from audiojack.engine.chance import Chance
from audiojack.engine.commands import ACTIONS, Action, Command
from audiojack.engine.events import RoundBegan, StakeLaid
from audiojack.engine.hands import count_casino
from audiojack.engine.table import Box, CasinoTable, Hand, Seat
from audiojack.scenarios.model import BoxSpec, End, Scenario

STAKING = frozenset({"bet", "add", "sit-out", "reshuffle", "leave"})


def full_order(scenario: Scenario, whole: tuple[Card, ...]) -> tuple[Card, ...]:
    """The stacked pack, and after it the rest of the game's pack unless the scenario says that nothing follows."""
    stacked = scenario.cards(scenario.table.pack)
    left = Counter(whole)
    left.subtract(scenario.cards(scenario.table.played))
    for card in stacked:
        left[card] -= 1
        if left[card] < 0:
            raise scenario.error("card-too-often", card)
    if scenario.table.pack_ends:
        return stacked
    rest: list[Card] = []
    for card in whole:
        if left[card] > 0:
            left[card] -= 1
            rest.append(card)
    return (*stacked, *rest)


class CasinoHarness:
    """The casino family's side of a scenario."""

    unsaid = frozenset({"leave", "deal"})

    def open(self, scenario: Scenario) -> CasinoTable:
        """The table with its stacked shoe; the stakes of the boxes are laid unless play does that."""
        spec = scenario.table
        names = [seat.name for seat in spec.seats]
        seats = tuple(Seat(seat.name, seat.chips) for seat in spec.seats)
        specs = spec.boxes or [BoxSpec(name, name) for name in names]
        boxes = tuple(Box(box.name, names.index(box.owner)) for box in specs)
        rules = scenario.game.decider(scenario.options).rules  # type: ignore[attr-defined]
        shoe = full_order(scenario, rules.pack)
        orders = tuple(scenario.cards(order) for order in spec.reshuffled)
        if rules.shuffle_due(len(shoe), False):
            # The rules shuffle before this very deal: the stacked pack is what comes of it.
            orders, shoe = (shoe, *orders), ()
        chance = Chance(0, orders=orders, picks=tuple(spec.picks))
        table = CasinoTable(scenario.game.id, scenario.options, seats, boxes, chance, shoe)
        if spec.start == "dealt":
            table = self._stakes(scenario, table, specs)
        return table

    def _stakes(self, scenario: Scenario, table: CasinoTable, specs: list[BoxSpec]) -> CasinoTable:
        table = casino_evolve.evolve(table, RoundBegan(1))
        for index, box in enumerate(specs):
            if not box.stake:
                continue
            owner = table.boxes[index].owner
            if box.stake < 0 or box.stake > table.seats[owner].chips:
                raise scenario.error("stake-above-purse", box.name)
            table = casino_evolve.evolve(table, StakeLaid(owner, box.stake, box.stake, index))
        return table

    def before(self, scenario: Scenario, table: CasinoTable, rest: tuple[str, ...]) -> Command | None:
        """The deal comes by itself after the last stake."""
        if table.phase != "bets" or not any(box.stake for box in table.boxes):
            return None
        following = next((verb for line in rest if (verb := _verb(line))), None)
        if following in STAKING or (following is None and scenario.expect.end == "open"):
            return None
        return Command(next(box.owner for box in table.boxes if box.stake), "deal")

    def command(self, scenario: Scenario, table: CasinoTable, actor: str, words: tuple[str, ...]) -> Command:
        """An action of a box, or of a seat (a standing player, the management)."""
        verb, *args = words
        action = action_of(scenario, verb)
        index, seat = self._actor(scenario, table, actor)
        amount = 0
        if args:
            if not args[0].isdigit():
                raise scenario.error("bad-amount", args[0])
            amount = int(args[0])
        if action == "add":
            if len(args) != 2:
                raise scenario.error("bad-line", " ".join((actor, *words)))
            index = self._actor(scenario, table, args[1])[0]
        elif len(args) > 1:
            raise scenario.error("bad-line", " ".join((actor, *words)))
        return Command(seat, action, index, amount)

    @staticmethod
    def _actor(scenario: Scenario, table: CasinoTable, name: str) -> tuple[int, int]:
        for index, box in enumerate(table.boxes):
            if box.name == name:
                return index, box.owner
        for seat, who in enumerate(table.seats):
            if who.name == name:
                held = next((i for i, box in enumerate(table.boxes) if box.owner == seat), 0)
                return held, seat
        raise scenario.error("unknown-name", name)

    def turn(self, table: CasinoTable) -> tuple[str, ...]:
        """The box to act, and its owner."""
        if table.phase not in ("insurance", "play"):
            return ()
        box = table.boxes[table.turn_box]
        return box.name, table.seats[box.owner].name

    def _hand(self, table: CasinoTable, actor: str) -> Hand | None:
        for index, box in enumerate(table.boxes):
            if actor in (box.name, table.seats[box.owner].name if box.owner >= 0 else "") and box.hands:
                if table.phase == "play" and table.turn_box == index:
                    return box.hands[table.turn_hand]
                return box.hands[-1]
        return None

    def hand(self, table: CasinoTable, actor: str) -> tuple[Card, ...]:
        """The cards of the hand whose turn it is, else of the last hand of the box."""
        hand = self._hand(table, actor)
        return hand.cards if hand else ()

    def total(self, scenario: Scenario, table: CasinoTable, actor: str) -> int:
        """The points of that hand."""
        return count_casino(self.hand(table, actor)).points

    def bank(self, table: CasinoTable) -> int:
        """There is none."""
        return 0

    def end(self, table: CasinoTable) -> End:
        """Over, or still open."""
        return "round" if table.phase == "between" and table.round else "open"

    def next_banker(self, table: CasinoTable) -> str:
        """There is none."""
        return ""


def _verb(line: str) -> str:
    words = line.removeprefix("!").split()
    if not words or words[0] in ("expect", "hears", "hears-not"):
        return ""
    return words[1] if len(words) > 1 else ""


def action_of(scenario: Scenario, verb: str) -> Action:
    """The action of this name. Raises ScenarioError."""
    for action in ACTIONS:
        if action == verb:
            return action
    raise scenario.error("unknown-command", verb)
