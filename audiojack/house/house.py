"""A house: its accounts, its tables, and who is at which of them. What comes over a connection is done here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from audiojack.engine.views import LISTENER
from audiojack.games.options import OptionError
from audiojack.games.registry import GAMES
from audiojack.house.accounts import Accounts, RefusedError, SignedIn
from audiojack.house.chat_text import LONGEST, cleaned
from audiojack.house.member import Line, Member
from audiojack.house.minds import Minds
from audiojack.house.opening import Opening, PurseEmptyError
from audiojack.house.room import Room, RoomRules, hashed_word
from audiojack.house.writer import Writer
from audiojack.net import messages as m
from audiojack.net.phrases import PHRASES
from audiojack.play.host import TableOwner
from audiojack.store.clock import system_clock
from audiojack.store.errors import StoreError
from audiojack.store.house_store import Account, HouseStore, RoomRow

_log = logging.getLogger("audiojack.house")

NUDGE_SECONDS = 20.0
RETRY_MS, RETRY_SPREAD_MS = 500, 5000
"""After how long programs come back to a house that restarts, and over what time they are spread."""
FAREWELL_SECONDS = 2.0
"""How long the last words to everybody may take."""
HASHING_THREADS = 2
HASHES_WAITING = 50
"""Sign-ins that may wait for a hash; more are told that the house is busy."""


class Visitor(Line):
    """Somebody's connection after it has said who they are."""

    account: Account | None = None
    token: str = ""
    language: str = "en"
    room: Room | None = None


class House:
    """One house in one process. Make it on the loop that it is to run on."""

    def __init__(
        self, store: HouseStore, *, name: str = "", seed: int | None = None, accounts: Accounts | None = None
    ) -> None:
        self.store = store
        self.name = name
        self.uuid = store.house()
        self.rooms: dict[int, Room] = {}
        self.here: dict[int, Visitor] = {}
        self.stopping = False
        self._accounts = accounts or Accounts(store)
        self._opening = Opening(store, system_clock, seed)
        self._seed = seed
        self._writer = Writer(store)
        self._minds = Minds()
        self._hashing = ThreadPoolExecutor(HASHING_THREADS, thread_name_prefix="hashing")
        self._hashes = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # --- beginning and end

    async def begin(self) -> None:
        """Takes up every table that was left, in mid-round too."""
        kept = {one.id: one for one in await self._writer.ask(self.store.open_tables)}
        for row in await self._writer.ask(self.store.open_rooms):
            if row.table not in kept:
                continue
            try:
                taken = await self._writer.ask(lambda row=row: self._opening.resume(kept[row.table]))  # type: ignore[misc]
            except StoreError:
                _log.exception("table %s can't be taken up", row.table)
                continue
            owner = taken.owner
            rules = msgspec.json.decode(row.rules, type=RoomRules)
            room = self._room(row, owner, rules)
            room.log.extend(taken.entries)
            for seat in owner.now.people():
                account = await self._writer.ask(
                    lambda seat=seat, owner=owner: self.store.account(owner.now.chairs[seat].player)  # type: ignore[misc]
                )
                if account is not None:
                    member = Member(account.player, account.name, seat, None, room.now)
                    room.take_up(member, taken.done.get(seat, 0))

    async def end(self, patience: float = 60.0) -> None:
        """Lets rounds end for so many seconds, then leaves every table as it stands."""
        self.stopping = True
        for visitor in list(self.here.values()):
            visitor.tell(m.Notice("restart", seconds=round(patience)))
        end = asyncio.get_running_loop().time() + patience
        while any(self._goes_on(room) for room in self.rooms.values()):
            if asyncio.get_running_loop().time() >= end:
                break
            await asyncio.sleep(0.05)
        for room in self.rooms.values():
            room.close()
            with contextlib.suppress(StoreError):
                await self._writer.play(room.owner, room.owner.leave_open)
        for number, visitor in enumerate(list(self.here.values())):
            visitor.tell(m.Bye("restarting", retry_ms=RETRY_MS + number % RETRY_SPREAD_MS))
        farewell = asyncio.get_running_loop().time() + FAREWELL_SECONDS
        while self.here and asyncio.get_running_loop().time() < farewell:
            await asyncio.sleep(0.01)
        self._minds.close()
        await self._writer.close()
        self._hashing.shutdown(wait=False, cancel_futures=True)

    @staticmethod
    def _goes_on(room: Room) -> bool:
        """Whether people are in the middle of a round there."""
        now = room.owner.now
        return not now.decider.at_rest(now.table) and any(one.here for one in room.people() if one.seated)

    # --- signing in

    async def sign_up(self, visitor: Visitor, asked: m.SignUp) -> m.Answer:
        """A new account. The answer tells why there is none; who has one is told that they are in."""
        language = visitor.language
        return await self._signs(
            visitor, asked.id, lambda: self._accounts.sign_up(asked.name, asked.passphrase, asked.device, language)
        )

    async def sign_in(self, visitor: Visitor, asked: m.SignIn) -> m.Answer:
        """An account that there is."""
        return await self._signs(
            visitor, asked.id, lambda: self._accounts.sign_in(asked.name, asked.passphrase, asked.device)
        )

    async def by_token(self, visitor: Visitor, token: str, table: int, heard: int) -> bool:
        """A known device comes back; whether it is known."""
        signed = await self._writer.ask(lambda: self._accounts.by_token(token))
        if signed is None:
            return False
        visitor.token = token
        await self._enter(visitor, signed)
        self._come_back(visitor, table, heard)
        return True

    async def _signs(self, visitor: Visitor, id: int, work: Callable[[], SignedIn]) -> m.Answer:
        if self._hashes >= HASHES_WAITING:
            return m.Answer(id, why="busy")
        self._hashes += 1
        try:
            signed = await asyncio.get_running_loop().run_in_executor(self._hashing, work)
        except RefusedError as error:
            return m.Answer(id, why=error.why, seconds=error.seconds)
        finally:
            self._hashes -= 1
        visitor.token = signed.token
        await self._enter(visitor, signed)
        self._come_back(visitor, 0, -1)
        return m.Answer(id)

    async def _enter(self, visitor: Visitor, signed: SignedIn) -> None:
        account = signed.account
        before = self.here.get(account.player)
        visitor.account = account
        self.here[account.player] = visitor
        chips = await self._writer.ask(lambda: self.store.wealth(account.player))
        if before is not None and before is not visitor:
            self.leave_line(before)
            before.tell(m.Bye("elsewhere"))
        visitor.tell(m.Entered(account.player, account.name, chips, signed.token, signed.recovery))

    def _come_back(self, visitor: Visitor, table: int, heard: int) -> None:
        """Whoever sits at a table is there again at once, on whichever device."""
        assert visitor.account is not None
        for room in self.rooms.values():
            member = room.members.get(visitor.account.player)
            if member is not None and member.seated:
                visitor.room = room
                room.come_back(member, visitor, heard if room.table == table else -1)
                return

    async def sign_out(self, visitor: Visitor, asked: m.SignOut) -> m.Answer:
        """The device signs in no more, or none of them does."""
        assert visitor.account is not None
        account, token = visitor.account, visitor.token
        await self._writer.ask(lambda: self._accounts.sign_out(account, token, asked.everywhere))
        return m.Answer(asked.id)

    async def new_passphrase(self, visitor: Visitor, asked: m.NewPassphrase) -> m.Answer:
        """Another passphrase."""
        assert visitor.account is not None
        account = visitor.account
        try:
            await asyncio.get_running_loop().run_in_executor(
                self._hashing, lambda: self._accounts.change(account, asked.old, asked.new)
            )
        except RefusedError as error:
            return m.Answer(asked.id, why=error.why)
        return m.Answer(asked.id)

    # --- tables

    def lines(self) -> tuple[m.TableLine, ...]:
        """The list of tables."""
        return tuple(room.line() for _, room in sorted(self.rooms.items()))

    async def open(self, visitor: Visitor, asked: m.OpenTable) -> m.Answer:
        """A new table, at which they sit down."""
        account = visitor.account
        assert account is not None
        if asked.game not in GAMES:
            return m.Answer(asked.id, why="no-such-game")
        if self.stopping:
            return m.Answer(asked.id, why="restarting")
        if self._seat_of(account) is not None:
            return m.Answer(asked.id, why="seated-elsewhere")
        self._leave_listening(visitor)
        try:
            owner, table, granted = await self._writer.ask(lambda: self._opening.open(asked, account))
        except OptionError:
            return m.Answer(asked.id, why="bad-options")
        except PurseEmptyError:
            return m.Answer(asked.id, why="chips-elsewhere")
        self._minds.prepare(asked.game, owner.now.table.options)
        word = hashed_word(asked.word) if asked.word.strip() else None
        seconds = max(0, min(asked.answer_seconds, 3600))
        rules = RoomRules(asked.listeners, seconds, self._seed)
        row = RoomRow(table, account.player, word, msgspec.json.encode(rules).decode())
        await self._writer.ask(lambda: self.store.open_room(row))
        room = self._room(row, owner, rules)
        self._enter_room(visitor, room, 0, granted)
        return m.Answer(asked.id)

    async def join(self, visitor: Visitor, asked: m.Join) -> m.Answer:
        """They sit down at a table, at once or after the round, or listen to it."""
        account = visitor.account
        assert account is not None
        room = self.rooms.get(asked.table)
        if room is None:
            return m.Answer(asked.id, why="no-such-table")
        if not room.admits(asked.word):
            return m.Answer(asked.id, why="wrong-word")
        seated = self._seat_of(account)
        if seated is not None and seated is not room:
            return m.Answer(asked.id, why="seated-elsewhere")
        if seated is room:
            return m.Answer(asked.id)
        if asked.listen:
            if not room.rules.listeners:
                return m.Answer(asked.id, why="no-listeners")
            self._leave_listening(visitor)
            self._enter_room(visitor, room, LISTENER, 0)
            return m.Answer(asked.id)
        waiting = sum(one.wants_seat for one in room.people())
        if len(room.owner.now.people()) + waiting >= len(room.owner.now.chairs):
            return m.Answer(asked.id, why="table-full")
        self._leave_listening(visitor)
        return await self._sit_or_wait(visitor, room, asked.id)

    async def leave(self, visitor: Visitor, asked: m.Leave) -> m.Answer:
        """They leave the table."""
        room, member = self.place(visitor, asked.table)
        if room is None or member is None:
            return m.Answer(asked.id, why="not-at-table")
        visitor.room = None
        await room.leave(member)
        return m.Answer(asked.id)

    async def _sit_or_wait(self, visitor: Visitor, room: Room, id: int) -> m.Answer:
        """A chair at once where no round goes on, else after the round; until then they listen."""
        account = visitor.account
        assert account is not None
        if not room.owner.now.decider.at_rest(room.owner.now.table):
            member = self._enter_room(visitor, room, LISTENER, 0)
            member.wants_seat = True
            return m.Answer(id)
        why, seat, granted = await self._seat(room, account)
        if why:
            return m.Answer(id, why=why)
        self._enter_room(visitor, room, seat, granted)
        return m.Answer(id)

    async def _seat(self, room: Room, account: Account) -> tuple[m.Why, int, int]:
        """Puts somebody on a chair between rounds; a computer player makes room where no chair is free."""
        owner = room.owner
        game, options = owner.game, owner.now.table.options
        try:
            who, granted = await self._writer.ask(lambda: self._opening.sitter(account, game, options))
        except PurseEmptyError:
            return "chips-elsewhere", LISTENER, 0
        seat = next((at for at, chair in enumerate(owner.now.chairs) if chair.occupant == "free"), None)
        if seat is None:
            seat = next((at for at, chair in enumerate(owner.now.chairs) if chair.occupant == "computer"), None)
            if seat is None:
                return "table-full", LISTENER, 0
            leaving = seat
            left = await room.play(lambda: owner.stand_up(leaving))
            if left.refusal is not None or left.error is not None:
                return "table-full", LISTENER, 0
        kept = await room.play(lambda: owner.sit(seat, who))
        if kept.refusal is not None or kept.error is not None:
            return "table-closed" if kept.refusal else "store", LISTENER, 0
        return "", seat, granted

    def _seat_waiting(self, room: Room, member: Member) -> None:
        self._later(self._give_seat(room, member))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _give_seat(self, room: Room, member: Member) -> None:
        account = await self._writer.ask(lambda: self.store.account(member.account))
        if account is None:
            return
        why, seat, granted = await self._seat(room, account)
        if why:
            return
        member.seat, member.granted = seat, granted
        room.enter(member)

    def _enter_room(self, visitor: Visitor, room: Room, seat: int, granted: int) -> Member:
        assert visitor.account is not None
        member = Member(visitor.account.player, visitor.account.name, seat, visitor, room.now)
        member.granted = granted
        visitor.room = room
        room.enter(member)
        return member

    def _room(self, row: RoomRow, owner: TableOwner, rules: RoomRules) -> Room:
        room = Room(row, owner, self._writer, self._minds, rules=rules, over=self._over)
        room.seat_somebody = self._seat_waiting
        self.rooms[row.table] = room
        return room

    def _over(self, room: Room) -> None:
        self.rooms.pop(room.table, None)
        for visitor in self.here.values():
            if visitor.room is room:
                visitor.room = None

    def _seat_of(self, account: Account) -> Room | None:
        for room in self.rooms.values():
            member = room.members.get(account.player)
            if member is not None and member.seated:
                return room
        return None

    def _leave_listening(self, visitor: Visitor) -> None:
        """One listens to one table at a time."""
        assert visitor.account is not None
        for room in list(self.rooms.values()):
            member = room.members.get(visitor.account.player)
            if member is not None and not member.seated:
                room.members.pop(member.account)
                room.tell_people("went", member)

    # --- at the table

    def place(self, visitor: Visitor, table: int) -> tuple[Room | None, Member | None]:
        """The table and the place there of a visitor."""
        room = self.rooms.get(table)
        if room is None or visitor.account is None:
            return None, None
        member = room.members.get(visitor.account.player)
        return room, member if member is not None and member.line is visitor else None

    async def do(self, visitor: Visitor, asked: m.Do) -> m.Answer:
        """A command at the table."""
        return await self._at_table(visitor, asked.table, asked.id, lambda room, member: room.do(member, asked))

    async def ready(self, visitor: Visitor, asked: m.Ready) -> m.Answer:
        """They want the next round."""
        async def ready(room: Room, member: Member) -> m.Answer:
            await room.ready(member)
            return m.Answer(asked.id)

        return await self._at_table(visitor, asked.table, asked.id, ready)

    async def away(self, visitor: Visitor, asked: m.Away) -> m.Answer:
        """They are away, or back."""
        async def away(room: Room, member: Member) -> m.Answer:
            await room.set_away(member, asked.away)
            return m.Answer(asked.id)

        return await self._at_table(visitor, asked.table, asked.id, away)

    async def more_time(self, visitor: Visitor, asked: m.MoreTime) -> m.Answer:
        """More time for somebody."""
        async def more(room: Room, member: Member) -> m.Answer:
            given = room.more_time(member.seat if asked.seat < 0 else asked.seat)
            return m.Answer(asked.id, why="" if given else "nothing-to-say")

        return await self._at_table(visitor, asked.table, asked.id, more)

    async def _at_table(
        self, visitor: Visitor, table: int, id: int, work: Callable[[Room, Member], Awaitable[m.Answer]]
    ) -> m.Answer:
        room, member = self.place(visitor, table)
        if room is None or member is None or not member.seated:
            return m.Answer(id, why="not-at-table")
        if member.last is not None and id <= member.last.id:
            return member.last if id == member.last.id else m.Answer(id, why="table-moved")
        answer = await work(room, member)
        member.last = answer
        return answer

    def heard(self, visitor: Visitor, asked: m.Heard) -> None:
        """Their voice has said all up to an event."""
        room, member = self.place(visitor, asked.table)
        if room is not None and member is not None:
            room.heard(member, asked.seq)

    def say(self, visitor: Visitor, asked: m.Say) -> m.Answer:
        """Something written to the table: everybody there hears it."""
        room, member = self.place(visitor, asked.table)
        if room is None or member is None:
            return m.Answer(asked.id, why="not-at-table")
        text = cleaned(asked.text)
        if len(text) > LONGEST:
            return m.Answer(asked.id, why="too-long")
        phrase = asked.phrase if asked.phrase in PHRASES else ""
        if not text and not phrase:
            return m.Answer(asked.id, why="nothing-to-say")
        room.tell_all(m.Said(room.table, member.name, member.account, text, phrase, asked.language[:10]))
        return m.Answer(asked.id)

    def nudge(self, visitor: Visitor, asked: m.Nudge) -> m.Answer:
        """Reminds whoever the table waits for."""
        room, member = self.place(visitor, asked.table)
        if room is None or member is None:
            return m.Answer(asked.id, why="not-at-table")
        waited = room.asked()
        other = next((one for one in room.people() if waited and one.seat == waited.seat), None)
        if other is None or other is member:
            return m.Answer(asked.id, why="nothing-to-say")
        if room.now - member.nudged_at < NUDGE_SECONDS:
            return m.Answer(asked.id, why="too-fast", seconds=round(NUDGE_SECONDS - (room.now - member.nudged_at)))
        member.nudged_at = room.now
        other.tell(m.Nudged(room.table, member.name))
        return m.Answer(asked.id)

    # --- whoever runs the house

    def announce(self, text: str) -> int:
        """Tells everybody here; how many they are."""
        for visitor in self.here.values():
            visitor.tell(m.Notice("announcement", text=text))
        return len(self.here)

    async def audit(self) -> list[str]:
        """What the check of the chips finds wrong."""
        report = await asyncio.to_thread(self.store.verify)
        return [str(problem) for problem in report.problems]

    # --- connections

    def leave_line(self, visitor: Visitor) -> None:
        """A connection is gone, or is another's now."""
        account = visitor.account
        if account is None:
            return
        if self.here.get(account.player) is visitor:
            del self.here[account.player]
        for room in list(self.rooms.values()):
            member = room.members.get(account.player)
            if member is not None:
                room.lose(member, visitor)


