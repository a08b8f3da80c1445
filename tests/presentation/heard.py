"""Plays commands at a real table and gives what one seat hears of them, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from audiojack.engine.cards import Card, parse_cards
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import Event
from audiojack.engine.redaction import redact
from audiojack.engine.table import Seat
from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import Localizer
from audiojack.presentation.presenter import Presenter
from audiojack.presentation.queries import Queries
from audiojack.presentation.settings import Settings, Verbosity
from audiojack.presentation.utterance import Priority, Utterance, text_of

LANGUAGES = ("en", "cs", "ru", "sr", "sr-Cyrl")


@cache
def localizer(lang: str) -> Localizer:
    """One localizer a language for all tests."""
    return Localizer(lang, cache=None)


def stacked(pack: Sequence[Card], cards: str) -> tuple[Card, ...]:
    """The pack with these cards on top, the rest in a fixed order."""
    top = parse_cards(cards)
    rest = list(pack)
    for card in top:
        rest.remove(card)
    return (*top, *rest)


class Heard:
    """A table with a listener at seat 0; what is played collects in `said`."""

    def __init__(
        self,
        game: str,
        cards: str,
        *,
        names: Sequence[str] = ("Eva", "Ana"),
        seat: int = 0,
        verbosity: Verbosity = "normal",
        options: dict[str, Any] | None = None,
        lots: str = "",
        **more: Any,
    ) -> None:
        rules = GAMES[game]
        chosen = rules.complete(options or {})
        decider: Any = rules.decider(chosen)
        self.decider = decider
        seats = tuple(Seat(name, 1000, "person" if i == seat else "computer") for i, name in enumerate(names))
        table = rules.open(seats, chosen, 1, **more)
        pack = stacked(decider.rules.pack, cards)
        self.table: Any = replace(table, chance=Chance(1, orders=(pack,), lots=parse_cards(lots)))
        self.settings = Settings(verbosity)
        self.presenter = Presenter(seat, self.settings)
        self.events: list[Event] = []
        self.batches: list[list[Utterance]] = []
        self.said: list[Utterance] = []
        self.seat = seat

    def play(self, seat: int, action: Any, amount: int = 0, box: int | None = None, to: int = -1) -> None:
        """One command that must be accepted, and the stop that the rules may force after it (GEN-R25)."""
        box = getattr(self.table, "turn_box", 0) if box is None else box
        batch = self._heard(Command(seat, action, box, amount, to))
        self.batches.append(batch)
        while (forced := self.decider.forced(self.table)) is not None:
            stop = self._heard(forced)
            if forced.seat == self.seat:
                batch.extend(stop)
            else:
                self.batches.append(stop)

    def _heard(self, command: Command) -> list[Utterance]:
        played = self.decider.play(self.table, command)
        assert not isinstance(played, Refusal), played
        batch: list[Utterance] = []
        for event, table in zip(played.events, played.tables, strict=True):
            view = self.decider.view(table, self.seat)
            batch.extend(self.presenter.present(redact(event, self.seat), view))
            self.events.append(event)
        self.table = played.table
        self.said.extend(batch)
        return batch

    def shuffled(self, seed: int) -> Any:
        """The table before its first shuffle, which this seed will decide."""
        return replace(self.table, chance=Chance(seed))

    def stacked_again(self, cards: str) -> Any:
        """The table with the pack of its next shuffle laid ready."""
        order = stacked(self.decider.rules.pack, cards)
        return replace(self.table, chance=replace(self.table.chance, orders=(order,)))

    def queries(self) -> Queries:
        """The reading keys at this moment."""
        return Queries(self.decider.view(self.table, self.seat), self.settings, self.presenter.memory)

    def text(self, lang: str) -> list[str]:
        """Everything said so far."""
        return [text_of(utterance, localizer(lang)) for utterance in self.said]

    @staticmethod
    def read(utterance: Utterance, lang: str) -> str:
        """One utterance as text."""
        return text_of(utterance, localizer(lang))


def all_keys_answer(heard: Heard, lang: str = "en") -> list[str]:
    """Every reading key answers at once, in whole sentences; gives what they say."""
    queries = heard.queries()
    answers = [
        queries.own_cards(),
        queries.dealer_cards(),
        queries.own_chips(),
        queries.others_chips(),
        queries.turn(),
        queries.stakes(),
        queries.overview(),
        queries.rules(),
        queries.explain(),
        *(queries.seat(number) for number in range(1, 10)),
    ]
    texts = [heard.read(answer, lang) for answer in answers]
    for answer, text in zip(answers, texts, strict=True):
        assert answer.priority is Priority.ANSWER
        assert text.endswith((".", "?", "!")), text
    return texts
