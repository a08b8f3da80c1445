"""A table for practice: played with chips that are in no purse, with a guide for a first round if it is wanted."""

from __future__ import annotations

from audiojack.app.scenes.table.scene import TableScene
from audiojack.app.stage.effects import NOTHING, Effects, Open, Push, Say, Sound, alone, narrated
from audiojack.app.stage.services import SceneServices
from audiojack.play.session import TableSession
from audiojack.play.setup import TableSetup
from audiojack.practice.guide import Guide
from audiojack.presentation.utterance import Arg, Priority, Utterance

COMPANY = 1
"""Computer players at a guided round: enough to hear how others play, and soon over."""

KEYS = {
    "guide-bets": "guide-keys-stake",
    "guide-stake": "guide-keys-stake",
    "guide-found": "guide-keys-stake",
    "guide-turn": "guide-keys-turn",
    "guide-banker": "guide-keys-turn",
    "guide-bank-deal": "guide-keys-deal",
    "guide-insurance": "guide-keys-menu",
    "guide-keep": "guide-keys-menu",
    "guide-choose": "guide-keys-menu",
    "guide-broken": "guide-keys-menu",
    "guide-settled": "guide-keys-settled",
}
"""What the guide adds about keys, where one of them is awaited."""

OF_THE_ROUND = frozenset({"guide-settled"})
"""What the guide says of a whole round; all else is of what is asked now."""


class PracticeTable(TableScene):
    """A table that leads back to `home` when it is left. `guide` tells each step as it comes, None for no guide."""

    def __init__(self, services: SceneServices, session: TableSession, home: Open, guide: Guide | None = None) -> None:
        super().__init__(services, session)
        self._home = home
        self._guide = guide

    def enter(self) -> Effects:
        begun = self._between_hint() if self.session.between else NOTHING
        return (narrated("practice-chips"), *super().enter(), *begun)

    def _way_out(self) -> Open:
        return self._home

    def _remember(self, stake: int) -> Effects:
        """A stake of practice is not remembered for the games."""
        return NOTHING

    # --- the guide

    def _offer(self, asked: bool = False) -> Effects:
        return (*self._guided(), *super()._offer(asked))

    def _between_hint(self) -> Effects:
        return (*self._guided(), *super()._between_hint())

    def _guided(self) -> Effects:
        if self._guide is None:
            return NOTHING
        self._guide, words = self._guide.step(self.session.view)
        if words is None:
            return NOTHING
        keys = None if self.session.pending else KEYS.get(words.id)
        then = () if keys is None else (Utterance(keys, self._keys(), category="interface"),)
        told = Utterance(words.id, words.args, Priority.MINE, None, None, "interface", then)
        return (Say(told, topic="round" if words.id in OF_THE_ROUND else "turn"),)

    def _keys(self) -> dict[str, Arg]:
        """The keys in force that the guide names."""
        keys = {name: self.services.keys_of("table", name) for name in ("stand", "draw", "actions", "explain", "hint")}
        keys["place"] = self.services.keys_of("amount", "place")
        none = self.services.text("keys-none")
        return {name: key or none for name, key in keys.items()}


def guided_round(services: SceneServices, game: str) -> Effects:
    """A table of this game at its usual rules, with a guide."""
    session = services.lobby.practise(game, TableSetup(computers=COMPANY))
    home = alone("practice-game", game=game, focus="guided")
    return (Sound("menu-choose"), Push(PracticeTable(services, session, home, Guide())))
