"""A table that several people play at, with everything that its owner does not know: who is reached how, and time.

What is decided and kept is the owner's alone; each seat is told through play.telling. The room runs on the loop of the
house and keeps no lock but its own order: one thing is decided at a time.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from audiojack.engine import events as ev
from audiojack.engine.commands import Command
from audiojack.engine.events import Event
from audiojack.engine.views import LISTENER, CasinoView
from audiojack.house.member import Line, Member
from audiojack.house.minds import FIRST_PATIENCE, PATIENCE, Minds
from audiojack.house.writer import Writer
from audiojack.net.codec import packed, sent
from audiojack.net.messages import Answer, Asked, Came, Do, Down, Gone, HeardEvent, PeopleNow, Seated, TableLine, Told
from audiojack.play.host import Kept, TableOwner
from audiojack.play.standing import Table
from audiojack.play.telling import Heard, Position, heard_by, position_of, told
from audiojack.store.house_store import RoomRow

STAKES_SECONDS = 30.0
"""From the first stake to the deal, at the latest (GEN-R14)."""
READY_SECONDS = 20.0
"""From the first who is ready to the next round, at the latest (GEN-R15)."""
CUT_SECONDS = 60.0
"""After so long without a connection somebody is away, where a question has no time of its own (GEN-R16)."""
BLIP_SECONDS = 3.0
"""A connection that is back within this was never gone, to anybody."""
HEARD_SECONDS = 5.0
"""So long the table waits for voices before a computer player moves."""
QUESTION_HEARD_SECONDS = 8.0
"""After so long the time of a question begins, whether its seat has heard it or not."""
CHOICE_SECONDS = 30.0
"""So long the host may name the first banker; then lots decide (GEN-R22)."""
HOST_SECONDS = 60.0
"""A host who is gone for so long is one no more."""
MORE_SECONDS = 60.0
"""What asking for more time gives."""
THINKING = (0.8, 3.0)
"""Between these lies the time that a stop takes which the rules make in silence (GEN-R25), in seconds."""
OPEN_REST_SECONDS, INVITED_REST_SECONDS = 600.0, 24 * 3600.0
"""So long a table rests with nobody there before it closes: an open one, and one with an invitation word (GEN-R20)."""
REMEMBERED = 256
"""Commands whose events are kept for those who come back."""

_chance = random.SystemRandom()


class RoomRules(NamedTuple):
    """What holds at this table beside the rules of its game."""

    listeners: bool = True
    answer_seconds: int = 0
    seed: int | None = None
    """With a seed everything is repeatable, and no time is drawn."""


class Entry(NamedTuple):
    """What one command led to: the number of its last row, and the events, each with the table after it."""

    seq: int
    events: tuple[tuple[Event, Table], ...]


class Room:
    """One table of a house. `over` is called once, when it is closed."""

    def __init__(
        self, row: RoomRow, owner: TableOwner, writer: Writer, minds: Minds,
        *, rules: RoomRules, over: Callable[[Room], None],
    ) -> None:  # fmt: skip
        self.table = row.table
        self.owner = owner
        self.host = row.host
        self.word = row.word
        self.rules = rules
        self.members: dict[int, Member] = {}
        self.log: deque[Entry] = deque(maxlen=REMEMBERED)
        self.seat_somebody: Callable[[Room, Member], object] = lambda room, member: None
        """Finds a chair between rounds for who waits for one; set by the house."""
        self._writer = writer
        self._minds = minds
        self._over = over
        self._order = asyncio.Lock()
        self._changed = asyncio.Event()
        self._stakes_since: float | None = None
        self._ready_since: float | None = None
        self._asked: tuple[int, int] | None = None
        self._asked_since = 0.0
        self._extra = 0.0
        self._warned = 0
        self._first_thought = True
        self._resting_since: float | None = None
        self.closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._course = asyncio.ensure_future(self._run())

    # --- who is there

    @property
    def now(self) -> float:
        return time.monotonic()

    def people(self) -> tuple[Member, ...]:
        """Those with a chair, by their seats; then the listeners."""
        return tuple(sorted(self.members.values(), key=lambda one: (not one.seated, one.seat, one.since)))

    def line(self) -> TableLine:
        """This table in the list."""
        chairs = self.owner.now.chairs
        seated = [one for one in self.people() if one.seated]
        free = sum(chair.occupant != "person" for chair in chairs)
        host = self.members.get(self.host)
        return TableLine(
            table=self.table,
            game=self.owner.game.id,
            host=host.name if host else (seated[0].name if seated else ""),
            people=tuple(one.name for one in seated),
            computers=sum(chair.occupant == "computer" for chair in chairs),
            free=free,
            listeners=self.rules.listeners,
            word=self.word is not None,
            between=self.owner.now.between,
        )

    @property
    def alone(self) -> bool:
        """Whether fewer sit here than the game needs: then nothing happens until somebody comes."""
        taken = sum(chair.occupant != "free" for chair in self.owner.now.chairs)
        return taken < self.owner.game.places[0] and self.owner.now.decider.at_rest(self.owner.now.table)

    def admits(self, word: str) -> bool:
        """Whether the word lets one in."""
        return self.word is None or hmac.compare_digest(self.word, hashed_word(word))

    def enter(self, member: Member, *, again: bool = False) -> None:
        """Somebody is at the table now: they are told where it stands, the others that they have come."""
        self.members[member.account] = member
        member.question, member.asked_seq = _question_of(position_of(self.owner.now, member.seat)), self.seq
        member.heard = self.seq
        self._tell_seated(member, heard=self.seq, again=again)
        self.tell_people("came" if member.seated else "listens", member)
        self.wake()

    def take_up(self, member: Member, done: int) -> None:
        """Somebody sat here when the house ended; `done` is the number of the last command of theirs that was kept.

        Sent again, since no answer came, it is answered and not done again.
        """
        self.members[member.account] = member
        member.question, member.asked_seq = _question_of(position_of(self.owner.now, member.seat)), self.seq
        member.last = Answer(done) if done else None

    @property
    def seq(self) -> int:
        """The number of the last thing that was kept."""
        return self.owner.journal.seq

    def come_back(self, member: Member, line: Line, heard: int) -> None:
        """The connection of somebody who sits here is there again, or another of theirs."""
        was_told = member.cut_told
        member.line = line
        member.cut_at, member.cut_told = None, False
        member.told_at = self.now
        self._tell_seated(member, heard, again=True)
        if was_told:
            self.tell_people("returned", member)
        else:
            self.tell_people()
        if member.away:
            self._later(self.set_away(member, False))
        self.wake()

    def lose(self, member: Member, line: Line) -> None:
        """A connection is gone."""
        if member.line is not line:
            return
        member.line = None
        member.cut_at = self.now
        member.missed_from = self.owner.now.rounds
        if not member.seated:
            self.members.pop(member.account, None)
            self.tell_people("went", member)
        self.wake()

    # --- what people do

    async def do(self, member: Member, asked: Do) -> Answer:
        """Somebody's command."""
        if asked.seen < member.asked_seq:
            return Answer(asked.id, why="table-moved")
        command = Command(member.seat, asked.action, asked.box, asked.amount, asked.to)
        if command.action == "leave":
            return Answer(asked.id, why="not-at-table")
        if command.action in ("choose-banker", "reshuffle") and member.account != self.host and self._host_here():
            return Answer(asked.id, why="not-host")
        if self.alone:
            return Answer(asked.id, why="alone")
        member.unanswered = 0
        began = self._asked_since
        kept = await self.play(lambda: self.owner.do(member.seat, command, asked.id))
        if kept.error is not None:
            return Answer(asked.id, why="store")
        if kept.told and not self.owner.now.between:
            member.thinking = [*member.thinking[-4:], self.now - began]
        return Answer(asked.id, refused=kept.refusal)

    async def ready(self, member: Member) -> None:
        """Somebody wants the next round."""
        member.unanswered = 0
        await self.play(lambda: self.owner.ready(member.seat))

    async def set_away(self, member: Member, away: bool) -> None:
        """Somebody is away, or back (GEN-R16)."""
        if member.away == away or not member.seated or self.closed:
            return
        member.away = away
        member.unanswered = 0
        self.tell_people("away" if away else "back", member)
        await self.play(lambda: self.owner.away(member.seat, away))

    async def leave(self, member: Member) -> None:
        """Somebody leaves (GEN-R10); with the last person the table is over."""
        if member.seated:
            last = self.owner.now.people() == (member.seat,)
            seat = member.seat
            await self.play(lambda: self.owner.close(seat) if last else self.owner.stand_up(seat))
        self.members.pop(member.account, None)
        member.tell(Gone(self.table, "left"))
        if self.host == member.account:
            self._next_host()
        self.tell_people("went", member)
        self.wake()

    def more_time(self, seat: int) -> bool:
        """Gives more time to the question of this seat; whether it has one."""
        if self._asked is None or self._asked[0] != seat or not self.rules.answer_seconds:
            return False
        self._extra += MORE_SECONDS
        self._warned = 0
        member = self._at(seat)
        self.tell_people("time", member)
        self.wake()
        return True

    def heard(self, member: Member, seq: int) -> None:
        """Somebody's voice has said all up to this event."""
        if member.heard < seq <= self.seq:
            member.heard = seq
            self.wake()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- what happens

    async def play(self, work: Callable[[], Kept]) -> Kept:
        """Has the owner do something; everybody is told of it when it is kept."""
        async with self._order:
            kept = await self._writer.play(self.owner, work)
            self._tell(kept)
        return kept

    def wake(self) -> None:
        """Something has changed: whatever comes next is thought over."""
        self._changed.set()

    def close(self) -> None:
        """The room ends; the table stays as it is."""
        self.closed = True
        self._course.cancel()

    def _tell(self, kept: Kept) -> None:
        if kept.told:
            self.log.append(Entry(kept.seq, kept.told))
        self._trim()
        for event, _ in kept.told:
            if isinstance(event, ev.SeatLeft):
                self._gone(event.seat)
        self._reckon()
        asked = self.asked()
        for member in self.people():
            news = told(kept, member.seat)
            question = _question_of(news.position)
            if question != member.question:
                member.question, member.asked_seq = question, kept.seq
            if kept.told:
                member.told_at = self.now
            heard = tuple(packed(one) for one in news.heard)
            member.tell(Told(self.table, kept.seq, sent(news.position), heard, asked))
        if kept.now.over:
            self._finish()
        self.wake()

    def _finish(self) -> None:
        for member in list(self.members.values()):
            member.tell(Gone(self.table, "closed"))
        self.members.clear()
        if not self.closed:
            self.closed = True
            self._over(self)

    def _gone(self, seat: int) -> None:
        """Whoever sat there has left, by the rules or by their own will."""
        member = self._at(seat)
        if member is not None:
            member.seat = LISTENER

    def _trim(self) -> None:
        """Only this round and the one before are remembered."""
        ends = [at for at, entry in enumerate(self.log) if any(_ends_round(event) for event, _ in entry.events)]
        if len(ends) > 2:
            for _ in range(ends[-3] + 1):
                self.log.popleft()

    def _tell_seated(self, member: Member, heard: int, *, again: bool) -> None:
        """Where the table stands, with what was heard before and what is to be told now."""
        decider = self.owner.now.decider
        past: list[HeardEvent] = []
        news: list[HeardEvent] = []
        for entry in self.log:
            told_then: tuple[Heard, ...] = heard_by(decider, entry.events, member.seat)
            (past if entry.seq <= heard else news).extend(packed(one) for one in told_then)
        missed = 0
        if again and member.missed_from is not None:
            missed = self.owner.now.rounds - member.missed_from
        member.tell(
            Seated(
                self.table,
                member.seat,
                self.owner.game.id,
                self.seq,
                sent(position_of(self.owner.now, member.seat)),
                tuple(one.person(self.host) for one in self.people()),
                tuple(past),
                tuple(news),
                self.asked(),
                granted=member.granted,
                again=again,
                rounds_missed=missed,
            )
        )

    def tell_people(self, what: Came | str = "", who: Member | None = None) -> None:
        """Who is at the table now, and what has happened to whom."""
        people = tuple(one.person(self.host) for one in self.people())
        news = PeopleNow(
            self.table, people, what, who.name if who else "", who.seat if who else LISTENER, self.asked()  # type: ignore[arg-type]
        )
        self.tell_all(news)

    def tell_all(self, message: Down) -> None:
        """Tells everybody here."""
        for member in self.people():
            member.tell(message)

    # --- time

    def asked(self) -> Asked | None:
        """Whom the table waits for."""
        if self._asked is None:
            return None
        seat = self._asked[0]
        if not self.rules.answer_seconds:
            return Asked(seat)
        left = self._asked_since + self.rules.answer_seconds + self._extra - self.now
        return Asked(seat, max(1, int(left * 1000)))

    def _reckon(self) -> None:
        """Since when stakes, readiness and a question have been waited for."""
        now = self.owner.now
        awaited = None if now.between or now.over else now.decider.awaited(now.table)
        staked = not now.between and bool(now.decider.staking(now.table)) and self._anybody_staked()
        self._stakes_since = (self._stakes_since or self.now) if staked else None
        ready = now.between and any(now.chairs[seat].ready for seat in now.people())
        self._ready_since = (self._ready_since or self.now) if ready else None
        person = awaited is not None and now.chairs[awaited].occupant == "person"
        question = (awaited, self.seq) if person and awaited is not None else None
        if question != self._asked:
            self._asked, self._asked_since, self._extra, self._warned = question, self.now, 0.0, 0

    def _anybody_staked(self) -> bool:
        now = self.owner.now
        staking = now.decider.staking(now.table)
        return any(seat not in staking for seat in now.people())

    async def _run(self) -> None:
        """Lets happen what happens without people, at the pace of their voices."""
        while not self.closed:
            self._changed.clear()
            wait = await self._next()
            if wait is None:
                continue
            try:
                await asyncio.wait_for(self._changed.wait(), wait)
            except TimeoutError:
                continue

    async def _next(self) -> float | None:
        """Does what is due; None where something was done, else how many seconds to wait at most."""
        waits = [self._connections(), self._hosts()]
        if self.owner.now.over:
            return 3600.0
        if not any(one.here for one in self.people() if one.seated):
            return min(*waits, await self._rested())
        self._resting_since = None
        if self._seat_waiting() or self.alone:
            return min(waits)
        step = self.owner.now.next()
        if step is not None:
            pause = self._pause(step)
            if pause <= 0:
                await self._step(step)
                return None
            waits.append(pause)
        waits += await self._deadlines()
        return max(0.0, min(waits))

    async def _rested(self) -> float:
        """Nobody is there: the table rests, and between rounds closes in the end (GEN-R20). Seconds until then."""
        self._resting_since = self.now if self._resting_since is None else self._resting_since
        patience = OPEN_REST_SECONDS if self.word is None else INVITED_REST_SECONDS
        left = self._resting_since + patience - self.now
        people = self.owner.now.people()
        if left > 0:
            return left
        if not people or not self.owner.now.decider.at_rest(self.owner.now.table):
            return 60.0
        await self.play(lambda: self.owner.close(people[0]))
        return 3600.0

    def _pause(self, step: int | Command) -> float:
        """Seconds until this may happen: voices come first."""
        latest = max((one.told_at for one in self.people() if one.seated and one.here), default=0.0)
        unheard = [one for one in self.people() if one.seated and one.here and one.heard < self._last_told()]
        pause = latest + HEARD_SECONDS - self.now if unheard else 0.0
        if isinstance(step, Command) and step.action == "stand" and self.rules.seed is None:
            return max(pause, latest + self._own_time(step.seat) - self.now)
        return pause

    def _own_time(self, seat: int) -> float:
        """How long this seat takes for a stop of its own (GEN-R25); the same until the next event."""
        member = self._at(seat)
        thought = member.thinking if member else []
        times = [min(max(one, THINKING[0]), THINKING[1]) for one in thought]
        chance = random.Random(f"{self.seq} {id(self)}")
        return chance.choice(times) if times else chance.uniform(*THINKING)

    def _last_told(self) -> int:
        return self.log[-1].seq if self.log else -1

    async def _step(self, step: int | Command) -> None:
        chosen = None
        if isinstance(step, int) and self.owner.now.chairs[step].occupant == "computer":
            decider, table = self.owner.now.decider, self.owner.now.table
            view = decider.view(table, step)
            if any(one.action != "leave" for one in view.legal):
                patience, self._first_thought = (FIRST_PATIENCE if self._first_thought else PATIENCE), False
                seed = self.rules.seed if self.rules.seed is not None else _chance.getrandbits(30)
                chosen = await self._minds.chosen(view, self.owner.now.chairs[step].character, seed, patience)
        await self.play(lambda: self.owner.step(chosen))

    async def _deadlines(self) -> list[float]:
        waits: list[float] = []
        if self._stakes_since is not None:
            waits.append(self._stakes_since + STAKES_SECONDS - self.now)
            if waits[-1] <= 0:
                await self.play(self.owner.deal)
        if self._ready_since is not None:
            waits.append(self._ready_since + READY_SECONDS - self.now)
            if waits[-1] <= 0:
                await self.play(self.owner.begin)
        if self._asked is not None:
            waits.append(await self._question(self._asked[0]))
        return waits

    async def _question(self, seat: int) -> float:
        """The time of an open question: warnings, and the stand-in when it is over (GEN-R16, R17)."""
        member = self._at(seat)
        if member is None:
            return 3600.0
        unheard = member.here and member.heard < self._last_told()
        if unheard and self.now < member.told_at + QUESTION_HEARD_SECONDS:
            self._asked_since = self.now
            return member.told_at + QUESTION_HEARD_SECONDS - self.now
        if getattr(self.owner.now.table, "phase", "") == "choose" and self.now > self._asked_since + CHOICE_SECONDS:
            await self.play(lambda: self.owner.do(seat, Command(seat, "draw-lots")))
            return 0.0
        seconds = self.rules.answer_seconds
        if not seconds:
            return CHOICE_SECONDS
        left = self._asked_since + seconds + self._extra - self.now
        if left <= 0:
            await self._unanswered(member)
            return 0.0
        warnings = [mark for mark in (seconds / 2, 15.0) if mark < seconds]
        if self._warned < len(warnings) and left <= warnings[self._warned]:
            self._warned += 1
            member.tell(PeopleNow(self.table, tuple(one.person(self.host) for one in self.people()), "time",
                                  member.name, member.seat, self.asked()))  # fmt: skip
        rest = [left - mark for mark in warnings[self._warned :]]
        return min([left, *rest])

    async def _unanswered(self, member: Member) -> None:
        """The time of a question is over: the stand-in answers it, and after the second one is away."""
        member.unanswered += 1
        count = member.unanswered
        self.tell_people("stand-in", member)
        await self.play(lambda: self.owner.away(member.seat, True))
        if self.owner.now.next() == member.seat:
            await self.play(self.owner.step)
        if count < 2 and member.here:
            await self.play(lambda: self.owner.away(member.seat, False))
        else:
            member.away = True
            self.tell_people("away", member)

    def _connections(self) -> float:
        """Tells of connections that are gone; who is gone for long is away (GEN-R16)."""
        waits = [3600.0]
        for member in self.people():
            if member.cut_at is None or not member.seated:
                continue
            gone = self.now - member.cut_at
            if not member.cut_told:
                if gone >= BLIP_SECONDS:
                    member.cut_told = True
                    self.tell_people("cut", member)
                else:
                    waits.append(BLIP_SECONDS - gone)
            patience = float(self.rules.answer_seconds or CUT_SECONDS)
            if not member.away:
                if gone >= patience:
                    self._later(self.set_away(member, True))
                else:
                    waits.append(patience - gone)
        return min(waits)

    def _hosts(self) -> float:
        host = self.members.get(self.host)
        if host is not None and host.here:
            return 3600.0
        gone = self.now - (host.cut_at or 0.0) if host else HOST_SECONDS
        if gone >= HOST_SECONDS:
            self._next_host()
            return 3600.0
        return HOST_SECONDS - gone

    def _host_here(self) -> bool:
        host = self.members.get(self.host)
        return host is not None and host.here

    def _next_host(self) -> None:
        """Whoever has sat longest of those who are here."""
        there = [one for one in self.people() if one.seated and one.here]
        if not there:
            return
        host = min(there, key=lambda one: one.since)
        if host.account != self.host:
            self.host = host.account
            self.tell_people("host", host)

    def _seat_waiting(self) -> bool:
        """Whether somebody who waits for a chair is about to be given one."""
        if not self.owner.now.decider.at_rest(self.owner.now.table):
            return False
        for member in self.people():
            if member.wants_seat and member.here:
                member.wants_seat = False
                self.seat_somebody(self, member)
                return True
        return False

    def _at(self, seat: int) -> Member | None:
        return next((one for one in self.members.values() if one.seat == seat and one.seated), None)


def hashed_word(word: str) -> bytes:
    """The hash by which a table knows its word, whatever its case and spacing."""
    return hashlib.blake2b(" ".join(word.casefold().split()).encode(), digest_size=16).digest()


def _ends_round(event: Event) -> bool:
    return isinstance(event, ev.RoundEnded)


def _question_of(position: Position) -> tuple[object, ...]:
    """What a seat is asked: while it stays the same, a command that was meant for it still is."""
    view = position.view
    if position.betting:  # stakes are laid side by side: another's changes nothing of one's own
        return (view.round, view.phase, position.between)
    turn = (view.turn_box, view.turn_hand) if isinstance(view, CasinoView) else (view.turn,)
    actions = tuple(one.action for one in view.legal)
    return (position.between, position.mine, position.betting, view.round, view.phase, turn, actions)
