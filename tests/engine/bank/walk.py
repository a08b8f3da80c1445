"""A random walk through a bank game that holds every table against what must always be true."""

from __future__ import annotations

import functools
import operator
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from audiojack.engine.bank import Bank
from audiojack.engine.bank_evolve import BANK_EVENTS
from audiojack.engine.bank_table import BankHand, BankTable, present
from audiojack.engine.cards import PACK_52, Card
from audiojack.engine.chips import bank_moves
from audiojack.engine.commands import ACTIONS, Command, Legal, Refusal
from audiojack.engine.events import UNKNOWN, Event, SeatTaken
from audiojack.engine.redaction import redact
from audiojack.engine.refusals import REASONS
from audiojack.engine.table import OptionValue, Seat
from audiojack.games.options import Option
from audiojack.games.registry import Game

TABLES = msgspec.json.Decoder(BankTable)
EVENTS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(functools.reduce(operator.or_, BANK_EVENTS))
CARDS = frozenset(PACK_52)


def random_options(game: Game, rng: random.Random) -> dict[str, OptionValue]:
    """Options of a table, about half of them other than usual."""
    return game.complete({o.name: _random_value(o, rng) for o in game.options if rng.random() < 0.4})


def _random_value(option: Option, rng: random.Random) -> OptionValue:
    if option.choices:
        return rng.choice(option.choices)
    if isinstance(option.default, bool):
        return rng.random() < 0.5
    if option.name == "max_bank":
        return rng.choice((0, 150, 400))
    return rng.randint(option.least, min(option.most, max(int(option.default) * 2, option.least)))


class Walk:
    """One table, played at random, checked at every step."""

    def __init__(self, game: Game, seed: int, usual: bool = False) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.options = game.complete({}) if usual else random_options(game, self.rng)
        count = self.rng.randint(*game.places)
        self.decider: Bank = game.decider(self.options)  # type: ignore[assignment]
        self.table: BankTable = game.open([self._person(i) for i in range(count)], self.options, seed)
        self.pack = Counter(self.decider.rules.pack)
        self.chips = self._sum()
        self.first = self.table
        self.commands: list[Command | SeatTaken] = []
        self.events: list[Event] = []

    def _person(self, number: int) -> Seat:
        chips = self.rng.choice((0, 3, 12, 60, 150, 1000, 1000, 5000))
        return Seat(f"P{number}", chips, self.rng.choice(("person", "computer")))

    def _sum(self) -> int:
        return sum(seat.chips for seat in self.table.seats) + self.table.bank + self.table.staked

    # --- one step --------------------------------------------------------------------------------------------

    def step(self, thorough: bool) -> bool:
        """One command of a random seat; False once the table is closed."""
        if self.table.phase == "closed":
            return False
        if not self.table.in_round and self.rng.random() < 0.2:
            self._sit()
        if thorough:
            self._check_views()
            self._check_legal()
        self._play(self._choose())
        return True

    def _sit(self) -> None:
        empty = [i for i, seat in enumerate(self.table.seats) if seat.gone]
        if not empty:
            return
        seat = self.rng.choice(empty)
        before = self.table.seats[seat].chips
        events = self.decider.sit(self.table, seat, replace(self._person(seat), chips=1000))
        assert not isinstance(events, Refusal), events
        for event in events:
            self.table = self.decider.evolve(self.table, event)
        self.events += events
        self.chips += 1000 - before
        assert self.chips == self._sum()

    def _choose(self) -> Command:
        seat = self.decider.awaited(self.table)
        assert seat is not None
        if self.rng.random() < 0.05:
            seat = self.rng.choice(present(self.table))
        offers = [offer for offer in self.decider.legal(self.table, seat) if offer.action != "leave"]
        if not offers or self.rng.random() < 0.004:
            if self.rng.random() < 0.1:
                return Command(seat, "leave")
            return self._choose()
        return self._command(seat, self.rng.choice(offers), self.rng.random())

    def _command(self, seat: int, offer: Legal, share: float) -> Command:
        amount = offer.least + round((offer.most - offer.least) * share**3)
        to = self.rng.choice(offer.targets) if offer.targets else -1
        return Command(seat, offer.action, amount=amount, to=to)

    def _play(self, command: Command) -> None:
        before = self.table
        played = self.decider.play(before, command)
        assert not isinstance(played, Refusal), (command, played, before)
        assert tuple(played.events) == self.decider.decide(before, command)
        table = before
        for event, after in zip(played.events, played.tables, strict=True):
            self._check_moves(table, event, after)
            table = self.decider.evolve(table, event)
            assert table == after, event
            assert EVENTS.decode(msgspec.json.encode(event)) == event
            self._check_redacted(after, event)
        assert played.events, command
        self.table = table
        self.events += played.events
        self._check_table()

    # --- what must hold --------------------------------------------------------------------------------------

    def _check_table(self) -> None:
        table = self.table
        assert self._sum() == self.chips
        assert min(seat.chips for seat in table.seats) >= 0
        assert table.bank >= 0
        assert self.decider.rules.free(table) >= 0
        if self.game.id == "oko":
            assert table.bank >= table.staked
        if table.options.get("cover") == "double":
            assert table.bank >= 2 * table.staked
        held = Counter(card for hand in table.hands for card in hand.cards)
        assert held + Counter(table.spare) == self.pack
        assert all(0 <= hand.shown <= hand.seen <= len(hand.cards) for hand in table.hands)
        assert TABLES.decode(msgspec.json.encode(table)) == table
        assert table.in_round or not table.staked
        awaited = self.decider.awaited(table)
        assert (awaited is None) == (table.phase == "closed")
        if awaited is not None:
            assert not table.seats[awaited].gone
            assert any(offer.action != "leave" for offer in self.decider.legal(table, awaited)), table

    def _check_moves(self, before: BankTable, event: Event, after: BankTable) -> None:
        """The ledger's moves are exactly what the tables say."""
        accounts = _accounts(before)
        for move in bank_moves(event):
            assert move.amount > 0
            accounts[move.source] -= move.amount
            accounts[move.target] += move.amount
        assert accounts == _accounts(after), event

    def _check_redacted(self, after: BankTable, event: Event) -> None:
        """No seat hears a card that the table says it may not know."""
        public = set(after.returned) | {after.cut} | {c for h in after.hands for c in h.cards[: h.shown]}
        kind = type(event).__name__
        open_kinds = {"LotsDrawn", "CardsReturned", "CardsShown", "Bust", "CutCardTurned"}
        for seat, hand in enumerate(after.hands):
            told = set(_cards(msgspec.to_builtins(redact(event, seat))))
            allowed = public | set(hand.cards[: hand.seen])
            assert kind in open_kinds or told <= allowed, (event, seat)
            self._check_points(after, redact(event, seat), seat)

    @staticmethod
    def _check_points(after: BankTable, event: Event, listener: int) -> None:
        """Points are told only of hands of which every card is known."""
        if getattr(event, "points", UNKNOWN) == UNKNOWN:
            return
        owner: int = event.seat  # type: ignore[attr-defined]
        hand = after.hands[owner]
        known = max(hand.seen, hand.shown) if owner == listener else hand.shown
        assert known == len(hand.cards), (event, listener)

    def _check_views(self) -> None:
        """What a seat sees and may do is the same however the cards it can't know are exchanged."""
        for seat in present(self.table):
            other = self._exchanged(seat)
            assert self.decider.view(self.table, seat) == self.decider.view(other, seat)

    def _exchanged(self, seat: int) -> BankTable:
        table = self.table
        known = [max(h.shown, h.seen if i == seat else 0) for i, h in enumerate(table.hands)]
        loose = [c for h, n in zip(table.hands, known, strict=True) for c in h.cards[n:]]
        loose += table.stock
        self.rng.shuffle(loose)
        cards = iter(loose)
        hands: list[BankHand] = []
        for hand, n in zip(table.hands, known, strict=True):
            hidden = tuple(next(cards) for _ in hand.cards[n:])
            hands.append(replace(hand, cards=hand.cards[:n] + hidden))
        return replace(table, hands=tuple(hands), stock=tuple(cards))

    def _check_legal(self) -> None:
        """What is offered is accepted, at both ends of its range; what is not offered is refused with a reason."""
        for seat in present(self.table):
            offers = self.decider.legal(self.table, seat)
            assert offers
            assert len({offer.action for offer in offers}) == len(offers)
            for offer in offers:
                assert offer.least <= offer.most
                for share in (0.0, 1.0):
                    result = self.decider.decide(self.table, self._command(seat, offer, share))
                    assert not isinstance(result, Refusal), (offer, result)
                if offer.most:
                    for amount in (offer.least - 1, offer.most + 1):
                        self._refused(Command(seat, offer.action, amount=amount, to=-1))
            for action in set(ACTIONS) - {offer.action for offer in offers}:
                self._refused(Command(seat, action, amount=self.rng.randint(0, 100), to=self.rng.randint(-1, 5)))

    def _refused(self, command: Command) -> None:
        result = self.decider.decide(self.table, command)
        assert isinstance(result, Refusal), command
        assert result.reason in REASONS


def _accounts(table: BankTable) -> Counter[str]:
    accounts = Counter({f"seat:{i}": seat.chips for i, seat in enumerate(table.seats)})
    accounts["bank"] = table.bank
    accounts["table"] = table.staked
    return accounts


def _cards(value: object) -> Iterator[Card]:
    if isinstance(value, str) and value in CARDS:
        yield Card(value)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _cards(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _cards(item)
