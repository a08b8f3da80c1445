"""A seat at a table that is kept in a house: fed by messages, it answers reading keys by itself from what is known.

What is done goes over the link and comes back as news; until then all that is known is as it was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.views import LISTENER
from audiojack.games.registry import GAMES
from audiojack.net import messages as m
from audiojack.net.codec import unpacked
from audiojack.online.link import Link, LinkError
from audiojack.online.news import back_again, news_of, people_news, why_not
from audiojack.play.listener import Listener, NameOf, Said
from audiojack.play.session import Work
from audiojack.play.standing import View
from audiojack.play.telling import Position, Told
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.queries import Queries
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Priority, Utterance

_QUESTIONS = frozenset({"found", "accept", "decline", "choose-banker"})
MOST_MISSED = 8
"""Of more missed news than this only the last are told; all of it is remembered."""


class Arrived(Told, frozen=True):
    """What came over the link, in its order, and the answer to what was asked; `fault` where none came."""

    items: tuple[m.Down, ...] = ()
    answer: m.Answer | None = None
    fault: str = ""


class RemoteSession:
    """The seat of a person, or of a listener, at a table of a house. `woken` is called when something has come in."""

    def __init__(self, link: Link, seated: m.Seated, account: int, name_of: NameOf, woken: Callable[[], None]) -> None:
        self.link = link
        self.elsewhere = True
        self.table = seated.table
        self.account = account
        self.game = GAMES[seated.game]
        self.granted, self.first = seated.granted, seated.first
        self.people = seated.people
        self.asked = seated.asked
        self.word = ""
        self._name_of = name_of
        self._woken = woken
        self._incoming: deque[m.Down] = deque()
        self._untold: Said = ()
        self._ended = False
        self._settings = Settings()
        self._heard = -1
        self.seat = LISTENER
        self._sit(seated)

    def _sit(self, seated: m.Seated) -> None:
        """Takes the place that the house tells of, with what was heard there of the round."""
        self.seat = seated.seat
        self._listener = Listener(self.seat, seated.position, self._name_of)
        self._listener.settings = self._settings
        self._listener.recall(unpacked(one) for one in seated.past)
        self._listener.move(seated.position)
        self._took(seated.seq)
        self.people, self.asked = seated.people, seated.asked

    def _took(self, seq: int) -> None:
        self.seq = seq
        self.link.table, self.link.heard = self.table, seq

    # --- what is known: all of it from the listener

    @property
    def position(self) -> Position:
        return self._listener.position

    @property
    def view(self) -> View:
        return self._listener.position.view

    @property
    def legal(self) -> tuple[Legal, ...]:
        return self._listener.position.legal

    @property
    def memory(self) -> RoundMemory:
        return self._listener.memory

    @property
    def chosen(self) -> tuple[tuple[View, Command], ...]:
        return self._listener.chosen

    @property
    def settings(self) -> Settings:
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._settings = settings
        self._listener.settings = settings

    @property
    def between(self) -> bool:
        return self._listener.position.between

    @property
    def over(self) -> bool:
        return self._ended or self._listener.position.over

    @property
    def betting(self) -> bool:
        return self._listener.position.betting

    @property
    def my_turn(self) -> bool:
        return self._listener.position.mine

    @property
    def out(self) -> bool:
        return self._listener.position.out

    @property
    def asked_after_round(self) -> bool:
        return self.seat != LISTENER and self.between and any(one.action in _QUESTIONS for one in self.legal)

    @property
    def stake_open(self) -> bool:
        return self._listener.position.chips_out

    @property
    def laid(self) -> bool:
        return bool(self.memory.now.laid) and not self._listener.position.at_rest

    @property
    def keeps(self) -> bool:
        """The purse is the house's, and is told with every event: there is nothing to ask for."""
        return False

    @property
    def kept_if_left(self) -> bool:
        """Who leaves has left (GEN-R10); who is only cut off keeps the seat."""
        return False

    @property
    def pending(self) -> bool:
        return bool(self._incoming or self._untold) or self._heard < self.seq

    def queries(self) -> Queries:
        return self._listener.queries()

    def purses(self, patience: float | None = None) -> Mapping[int, int]:
        return {}

    def use_purses(self, purses: Mapping[int, int]) -> None:
        """Nothing: the house tells them."""

    # --- what is done, in two parts

    def receive(self, message: m.Down) -> None:
        """Something came in, on the link's thread."""
        self._incoming.append(message)
        self._woken()

    def stepping(self) -> Work | None:
        """What has come in; asked for when the voice is idle, it also tells the house that all was heard."""
        if not (self._incoming or self._untold):
            if self._heard < self.seq:
                self._heard = self.seq
                self.link.tell(m.Heard(self.table, self.seq))
            return None
        return self._arrived

    def doing(self, command: Command) -> Work:
        fields = {"action": command.action, "box": command.box, "amount": command.amount, "to": command.to}
        return lambda: self._asked(m.Do, seen=self.seq, **fields)

    def going_on(self) -> Work:
        return lambda: self._asked(m.Ready, seen=self.seq)

    def leaving(self) -> Work:
        return lambda: self._asked(m.Leave)

    def setting_away(self, away: bool) -> Work:
        """The person is away, or back (GEN-R16)."""
        return lambda: self._asked(m.Away, away=away)

    def saying(self, text: str, language: str) -> Work:
        """Something written to the table."""
        return lambda: self._asked(m.Say, text=text, language=language)

    def saying_phrase(self, phrase: str) -> Work:
        """One of the phrases that each hears in their own language."""
        return lambda: self._asked(m.Say, phrase=phrase)

    def nudging(self) -> Work:
        """Reminds whoever the table waits for."""
        return lambda: self._asked(m.Nudge)

    def giving_time(self) -> Work:
        """More time for the open question, one's own or another's."""
        seat = self.asked.seat if self.asked else -1
        return lambda: self._asked(m.MoreTime, seat=seat)

    def take(self, told: Told) -> Refusal | Said:
        assert isinstance(told, Arrived)
        said = [*self._untold]
        self._untold = ()
        for item in told.items:
            said += self._taken(item)
        if told.fault:
            said.append(Utterance(f"online-fault-{told.fault}", {}, Priority.ANSWER, None, "refused", "interface"))
        answer = told.answer
        if answer is not None and answer.why:
            said.append(why_not(answer))
        if answer is not None and answer.refused is not None:
            self._untold = tuple(said)
            return answer.refused
        return tuple(said)

    def leave_open(self) -> None:
        """The program ends, and the seat is kept as it is for whoever is cut off."""
        self._ended = True
        self.link.close()

    # --- how

    def _asked(self, kind: Callable[..., m.Up], **fields: object) -> Arrived:
        try:
            answer = self.link.ask(kind, table=self.table, **fields)
        except LinkError as error:
            return replace(self._arrived(), fault=error.fault)
        return replace(self._arrived(), answer=answer)

    def _arrived(self) -> Arrived:
        items = []
        while self._incoming:
            items.append(self._incoming.popleft())
        return Arrived(self._listener.position, items=tuple(items))

    def _taken(self, item: m.Down) -> Said:
        match item:
            case m.Told():
                self.asked = item.asked
                heard = tuple(unpacked(one) for one in item.heard)
                self._took(item.seq)
                return self._listener.hear(Told(item.position, heard))
            case m.Seated():
                return self._seated(item)
            case m.PeopleNow():
                self.people, self.asked = item.people, item.asked
                return people_news(item, self.account)
            case m.Gone() | m.Bye(code="elsewhere"):
                self._ended = True
        return news_of(item)

    def _seated(self, seated: m.Seated) -> Said:
        """One is back after a cut, or has been given a chair: what was missed is told, shortly."""
        given = self.seat == LISTENER != seated.seat
        self._sit(seated)
        missed = tuple(unpacked(one) for one in seated.heard)
        said = self._listener.hear(Told(seated.position, missed))
        if len(said) > MOST_MISSED:
            said = said[-2:]
        return (*back_again(seated, given=given), *said)
