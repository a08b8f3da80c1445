"""The table in a house: the one that there is, and beside it who is away, whom it waits for, and how long."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from audiojack.app.scenes.online.entry import Entry
from audiojack.app.scenes.table.moment import of_the_round
from audiojack.app.scenes.table.scene import ANOTHER_TABLE, TableScene
from audiojack.app.stage.effects import (
    NOTHING,
    Effects,
    Open,
    Pop,
    Push,
    Say,
    alone,
    narrated,
    refused,
)
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.engine.commands import Refusal
from audiojack.engine.views import LISTENER
from audiojack.net.phrases import PHRASES
from audiojack.online.session import RemoteSession
from audiojack.online.visit import Visit
from audiojack.play.listener import Said
from audiojack.play.session import Work
from audiojack.presentation.utterance import Priority, Utterance


class OnlineTable(TableScene):
    """A seat, or a place to listen, at a table of a house. `resumed` where one sat there before."""

    session: RemoteSession

    def __init__(self, services: SceneServices, visit: Visit, session: RemoteSession, resumed: bool = False) -> None:
        super().__init__(services, session, resumed)
        self._visit = visit
        self._draft = ""
        self._asked_for = _question(session)

    @property
    def contexts(self) -> tuple[str, ...]:
        first, *rest = super().contexts
        return (first, *(("company", *rest) if first == "table" else ("table", "company", "everywhere")))

    def enter(self) -> Effects:
        if self._resumed:
            return (ANOTHER_TABLE, narrated("online-back-mine"), *self._turn_now(), *self._offer())
        if self.session.seat == LISTENER:
            game = self.services.text(f"game-{self.session.game.id}")
            opened = narrated("table-opened", game=game, names=self._names())
            return (ANOTHER_TABLE, opened, narrated("ask-listening"))
        alone = [one for one in self._waited_for() if one.id == "online-why-alone"]
        return (*super().enter(), *(Say(replace(one, priority=Priority.TABLE)) for one in alone))

    def _turn_now(self) -> Effects:
        return (Say(replace(self._read_turn(), priority=Priority.TABLE), topic="turn"),)

    def act(self, context: str, command: str) -> Effects | None:
        if context == "company":
            return self._in_company(command)
        return super().act(context, command)

    def commands(self) -> tuple[tuple[str, str], ...]:
        return (*super().commands(), *(("company", one) for one in self.services.keymap.commands("company")))

    # --- company

    def _in_company(self, command: str) -> Effects:
        session = self.session
        match command:
            case "write":
                return (Push(Entry(self.services, "online-write", self._written, self._draft)),)
            case "phrases":
                return (Push(PhrasesScene(self.services, self._phrase)),)
            case "who":
                return (Say(self._who()),)
            case "away":
                own = next((one for one in session.people if one.account == session.account), None)
                return self._sent(session.setting_away(not (own is not None and own.away)))
            case "nudge":
                return self._sent(session.nudging())
        return self._sent(session.giving_time())

    def _sent(self, work: Work) -> Effects:
        return self._course.send(work, self._answered_there)

    def _answered_there(self, result: Said | Refusal) -> Effects:
        return NOTHING if isinstance(result, Refusal) else self._told(result)

    def _written(self, text: str) -> Effects:
        if not text:
            return (refused("name-empty"),)
        return (Pop(quiet=True), *self._sent(self.session.saying(text, self.services.language)))

    def _phrase(self, phrase: str) -> Effects:
        return (Pop(quiet=True), *self._sent(self.session.saying_phrase(phrase)))

    def _who(self) -> Utterance:
        names = [self._called(one.name, one.seat == LISTENER, one.here, one.away) for one in self.session.people]
        return Utterance("online-who", {"names": tuple(names)}, Priority.ANSWER, None, None, "interface")

    def _called(self, name: str, listens: bool, here: bool, away: bool) -> str:
        state = "cut" if not here else "away" if away else "listens" if listens else "plays"
        return self.services.text("online-who-one", name=name, state=state)

    # --- what the table's own keys tell besides

    def _read(self, command: str) -> Effects:
        if command == "turn":
            return (Say(self._read_turn()),)
        return super()._read(command)

    def _read_turn(self) -> Utterance:
        turn: Utterance = self._queries().turn()
        return replace(turn, then=(*turn.then, *self._waited_for()))

    def _waited_for(self) -> tuple[Utterance, ...]:
        """Whom the table waits for, and how long still."""
        session = self.session
        more: list[Utterance] = []
        if sum(not seat.gone for seat in session.view.seats) < session.game.places[0]:
            return (_also("online-why-alone"),)
        if session.between:
            position = session.position
            waited = [
                session.view.seats[seat].name
                for seat in position.people
                if seat not in position.ready and seat not in position.away and seat != session.seat
            ]
            if waited and session.seat in position.ready:
                more.append(_also("online-waits-ready", names=tuple(waited)))
        asked = session.asked
        if asked is not None and asked.ms:
            more.append(_also("online-left-seconds", seconds=round(asked.ms / 1000)))
        gone = [one for one in session.people if asked is not None and one.seat == asked.seat and not one.here]
        if gone:
            more.append(_also("online-seat-cut"))
        return tuple(more)

    def _seat_answer(self, number: int) -> Utterance:
        answer = super()._seat_answer(number)
        person = next((one for one in self.session.people if one.seat == number - 1), None)
        if person is None or (person.here and not person.away):
            return answer
        state = _also("online-seat-away" if person.away else "online-seat-cut")
        return replace(answer, then=(*answer.then, state))

    # --- going on and leaving

    def _meaning(self, command: str) -> Effects:
        if self.session.seat == LISTENER:
            return (refused("ask-listening"),)
        return super()._meaning(command)

    def _begun(self, again: bool, said: Said | Refusal) -> Effects:
        effects = super()._begun(again, said)
        if not self.session.between:
            return effects
        waited = self._waited_for()
        return (*effects, *(Say(replace(one, priority=Priority.ANSWER)) for one in waited[:1]))

    def _told(self, said: Said) -> Effects:
        if self.session.over:
            return (*(Say(one, lasting=True) for one in said), *self._gone())
        before, self._asked_for = self._asked_for, _question(self.session)
        if self.session.seat == LISTENER or before == self._asked_for:
            return tuple(of_the_round(one) for one in said)  # nothing new is asked, and no hint is said twice
        return super()._told(said)

    def _gone(self) -> Effects:
        """The table is closed, or one sits elsewhere now."""
        self._coaching.close()
        if self._visit.session is self.session and self.session.link.here:
            return (alone("online-house", visit=self._visit),)
        self._visit.close()
        return (alone("main-menu"),)

    def _left(self, kept: bool, said: Said | Refusal) -> Effects:
        if not self.session.over:  # the house has not answered: one sits there still
            return self._answered_there(said)
        return super()._left(kept, said)

    def _way_out(self) -> Open:
        return alone("online-house", visit=self._visit)


class PhrasesScene(MenuScene):
    """Phrases for the table; `said` gives what follows when one is chosen."""

    name = "online-phrases"

    def __init__(self, services: SceneServices, said: Callable[[str], Effects]) -> None:
        super().__init__(services)
        self._said = said

    def title(self) -> str:
        return self.services.text("online-phrases-title")

    def items(self) -> list[Item]:
        return [Item(phrase, self.services.text("online-phrase", phrase=phrase)) for phrase in PHRASES]

    def choose(self, key: str) -> Effects:
        return self._said(key)


def _question(session: RemoteSession) -> tuple[object, ...]:
    """What the seat is asked."""
    position = session.position
    actions = tuple((one.action, one.box) for one in position.legal)
    return (position.between, position.mine, position.betting, position.out, position.view.round, actions)


def _also(id: str, **args: str | int | tuple[str, ...]) -> Utterance:
    return Utterance(id, args, Priority.ANSWER, None, None, "interface")

