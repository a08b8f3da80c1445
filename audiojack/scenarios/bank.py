"""Scenarios of the bank games: seats as actors, a bank that may be running already, lots laid ready."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from audiojack.engine.bank_rules import BankRules
from audiojack.engine.bank_table import BankHand, BankTable, new_table, present
from audiojack.engine.cards import Card
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Command
from audiojack.engine.table import Seat
from audiojack.scenarios.casino import action_of
from audiojack.scenarios.model import End, Scenario

CHECKS = {"expect", "hears", "hears-not"}
PULLS = {"any": "hit-any", "banker": "hit-banker"}


class BankHarness:
    """The bank family's side of a scenario."""

    unsaid = frozenset({"leave", "choose-banker", "draw-lots"})

    def open(self, scenario: Scenario) -> BankTable:
        """The table with its stacked pack, before the deal; the bank is founded unless play does that."""
        spec = scenario.table
        rules = _rules(scenario)
        seats = tuple(Seat(seat.name, seat.chips) for seat in spec.seats)
        order = _order(scenario, rules)
        played = scenario.cards(spec.played)
        if rules.heap == "stock":
            order, played = order + played, ()
        orders = tuple(scenario.cards(text) for text in spec.reshuffled)
        if rules.shuffles_each_round or not spec.bank:
            orders = (order, *orders)
        chance = Chance(0, orders=orders, picks=tuple(spec.picks), lots=scenario.cards(spec.lots))
        table = new_table(scenario.game.id, scenario.options, seats, chance, order)
        table = replace(
            table,
            cut=scenario.card(spec.cut_card) if spec.cut_card else None,
            under=played if rules.heap == "under" else (),
            aside=played if rules.heap == "aside" else (),
        )
        banker = next((i for i, seat in enumerate(spec.seats) if seat.banker), -1)
        return table if banker < 0 else self._with_banker(scenario, table, banker)

    def _with_banker(self, scenario: Scenario, table: BankTable, banker: int) -> BankTable:
        spec = scenario.table
        if not spec.bank:
            return replace(table, banker=banker, turn=banker, phase="found")
        card = BankHand((scenario.card(spec.banker_card),), seen=1) if spec.banker_card else BankHand()
        return replace(
            table,
            banker=banker,
            turn=banker,
            phase="between",
            bank=spec.bank,
            founded=spec.bank if spec.founded is None else spec.founded,
            announced=spec.announced,
            round=spec.circle - 1,
            hands=(*table.hands[:banker], card, *table.hands[banker + 1 :]),
        )

    def before(self, scenario: Scenario, table: BankTable, rest: tuple[str, ...]) -> Command | None:
        """The deal before the first line, and lots where nobody is banker but something follows."""
        spec = scenario.table
        if table.phase == "choose":
            return self._lots(scenario, table, rest)
        opening = rest == scenario.play and table.phase == "between" and table.round == spec.circle - 1
        by_play = spec.start == "before-deal" and not _rules(scenario).stakes_before_deal
        by_play = by_play or (bool(rest) and rest[0].split()[1:2] == ["deal"])
        if opening and not table.in_round and not by_play:
            return Command(table.banker, "deal")
        return None

    @staticmethod
    def _lots(scenario: Scenario, table: BankTable, rest: tuple[str, ...]) -> Command | None:
        """Lots are drawn when a command follows, or if the next banker is expected."""
        words = rest[0].split() if rest else []
        if _rules(scenario).by_agreement or set(words[:2]) & CHECKS or words[1:2] == ["draw-lots"]:
            return None
        asked = rest or scenario.expect.next_banker is not None
        return Command(present(table)[0], "draw-lots") if asked else None

    def command(self, scenario: Scenario, table: BankTable, actor: str, words: tuple[str, ...]) -> Command:
        """An action of a seat."""
        seat = self._seat(scenario, table, actor)
        verb, *args = words
        if len(args) > 1:
            raise scenario.error("bad-line", " ".join((actor, *words)))
        word = args[0] if args else ""
        if verb == "hit" and word in PULLS:
            return Command(seat, action_of(scenario, PULLS[word]))
        if verb == "hit" and word:
            return Command(seat, "hit-at", amount=_amount(scenario, word))
        action = action_of(scenario, verb)
        if action in ("hand-over", "choose-banker"):
            return Command(seat, action, to=self._seat(scenario, table, word))
        return Command(seat, action, amount=_amount(scenario, word) if word else 0)

    @staticmethod
    def _seat(scenario: Scenario, table: BankTable, name: str) -> int:
        for seat, who in enumerate(table.seats):
            if who.name == name:
                return seat
        raise scenario.error("unknown-name", name)

    def turn(self, table: BankTable) -> tuple[str, ...]:
        """The name of the seat to act."""
        return (table.seats[table.turn].name,) if table.turn >= 0 else ()

    def hand(self, table: BankTable, actor: str) -> tuple[Card, ...]:
        """All cards of the actor's hand, seen by him or not."""
        return next((table.hands[i].cards for i, seat in enumerate(table.seats) if seat.name == actor), ())

    def total(self, scenario: Scenario, table: BankTable, actor: str) -> int:
        """The points of that hand."""
        return _rules(scenario).count(self.hand(table, actor)).points

    def bank(self, table: BankTable) -> int:
        """The chips in the bank, matched ones included."""
        return table.bank

    def end(self, table: BankTable) -> End:
        """Whether a round is open, and if not, whether the bank goes on."""
        if table.in_round:
            return "open"
        return table.ended or "round"

    def next_banker(self, table: BankTable) -> str:
        """Who holds or is to take the next bank."""
        seat = table.turn if table.phase == "broken" else table.banker
        return table.seats[seat].name if seat >= 0 else ""


def _rules(scenario: Scenario) -> BankRules:
    rules: BankRules = scenario.game.decider(scenario.options).rules  # type: ignore[attr-defined]
    return rules


def _amount(scenario: Scenario, text: str) -> int:
    if not text.isdigit():
        raise scenario.error("bad-amount", text)
    return int(text)


def _order(scenario: Scenario, rules: BankRules) -> tuple[Card, ...]:
    """The stacked pack, and after it the rest of the game's pack unless the scenario says that nothing follows."""
    spec = scenario.table
    stacked = scenario.cards(spec.pack)
    out = scenario.cards(" ".join((spec.played, spec.banker_card, spec.cut_card)))
    left = Counter(rules.pack)
    for card in (*out, *stacked):
        left[card] -= 1
        if left[card] < 0:
            raise scenario.error("card-too-often", card)
    return stacked if spec.pack_ends else (*stacked, *left.elements())
