"""The table: every key of the player, in every phase, and the pace at which the others play.

What a key means now, the engine's legal actions tell; what can't be done now is answered with the engine's reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec.structs import replace

from audiojack.app.practice.coaching import Coaching, NoCoachError
from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.table.amount import AmountPrompt
from audiojack.app.scenes.table.course import Course
from audiojack.app.scenes.table.keys import ACTIONS, AMOUNTS, COOLDOWN_SECONDS, READING, key_class_of
from audiojack.app.scenes.table.moment import of_the_round
from audiojack.app.scenes.table.picture import draw_table
from audiojack.app.stage.effects import (
    NOTHING,
    Acted,
    Await,
    Change,
    Effects,
    Expire,
    Later,
    Open,
    Push,
    Run,
    Say,
    alone,
    answer,
    narrated,
    news,
    over,
    refused,
)
from audiojack.app.stage.picture import Picture
from audiojack.app.stage.scene import KeyClass
from audiojack.app.stage.services import SceneServices
from audiojack.engine.commands import Action, Command, Legal, Refusal
from audiojack.input.gestures import Gesture
from audiojack.play.listener import Said
from audiojack.play.session import TableSession
from audiojack.presentation.refusals import refused as refusal_sentence
from audiojack.presentation.utterance import Priority, Utterance
from audiojack.store.accounts import FLOOR
from audiojack.store.errors import StoreError

PATIENCE_SECONDS = 0.01
"""How long a question may wait for another copy of the program, to tell of the purses as they are."""


ANOTHER_TABLE = Expire(frozenset({"turn", "round"}))
"""What was said of the table that was left is no longer so."""


class TableScene:
    """One session with the keyboard. `resumed` where the round was left earlier."""

    def __init__(self, services: SceneServices, session: TableSession, resumed: bool = False) -> None:
        self.services = services
        self.session = session
        self._resumed = resumed
        self._prompt: AmountPrompt | None = None
        self._course = Course(services, session)
        self._coaching = Coaching(session)
        self._looked = -1  # the seat last asked for
        self._asked: tuple[str, ...] = ()  # questions that wait for the purses
        self._since: float | None = None
        self._broke = False
        self._last_action = float("-inf")

    # --- the scene's face

    @property
    def name(self) -> str:
        return f"table:{self._phase()}"

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("amount", "table", "everywhere") if self._prompt else ("table", "everywhere")

    def enter(self) -> Effects:
        if self._resumed:
            turn = Say(replace(self.session.queries().turn(), priority=Priority.TABLE), topic="turn")
            return (ANOTHER_TABLE, news("table-resumed"), turn, *self._offer())
        game, names = self.services.text(f"game-{self.session.game.id}"), self._names()
        opened = narrated("table-opened", game=game, names=names) if names else narrated("table-alone", game=game)
        begun = self._out_of_chips() if self.session.out else self._awaited()
        return (ANOTHER_TABLE, opened, *self._filled(), *begun)

    def _filled(self) -> Effects:
        """Tells what the floor has granted (GEN-R03)."""
        granted = self.session.granted
        if not granted:
            return NOTHING
        return (news("floor-first" if self.session.first else "floor-filled", chips=FLOOR),)

    def resume(self) -> Effects:
        if self._prompt is not None:
            return self._prompt.say()
        turn = Say(self.session.queries().turn())
        return (turn, *self._offer())

    def act(self, context: str, command: str) -> Effects | None:
        if context == "amount":
            return self._in_field(command) if self._prompt else None
        if context != "table":
            return None
        if command in READING:
            return self._look(command)
        if command == "explain":
            return self._explained()
        if command.startswith("seat-"):
            number = int(command.removeprefix("seat-"))
            self._looked = number - 1
            return (Say(self._seat_answer(number)),)
        match command:
            case "repeat":
                return (Run("everywhere", "say-again"),)
            case "hint":
                return self._hint()
            case "actions":
                return (over("actions", table=self),)
            case "pause":
                return (over("pause", table=self),)
        return self._acted(command)

    def typed(self, gesture: Gesture) -> Effects | None:
        if self._prompt is None or gesture.digit is None:
            return None
        return self._prompt.digit(gesture.digit)

    def key_class(self, found: tuple[str, str] | None, gesture: Gesture | None) -> KeyClass:
        typing = self._prompt is not None and gesture is not None and gesture.digit is not None
        return key_class_of(found, typing)

    def tick(self, now: float) -> Effects:
        if self._asked:
            self._since = now if self._since is None else self._since
            if now - self._since >= PATIENCE_SECONDS:
                return self._answered()
        return self._course.tick(now, self, self._told)

    @property
    def pending(self) -> bool:
        return bool(self._asked) or self._course.pending

    def commands(self) -> tuple[tuple[str, str], ...]:
        contexts = ("amount", "table") if self._prompt else ("table",)
        everything = ((context, one) for context in contexts for one in self.services.keymap.commands(context))
        return tuple(one for one in everything if one[0] != "table" or self._has(one[1]))

    def _has(self, command: str) -> bool:
        """Whether the game has what the key does; the key of raising tells the stakes in every game."""
        return command == "raise" or not set(ACTIONS.get(command, ("leave",))) <= self.session.game.lacks

    def picture(self) -> Picture:
        return draw_table(self.services, self.session, self._queries(), self._prompt, self._looked)

    # --- what the menus over the table use

    def perform(self, legal: Legal) -> Effects:
        """Does one of the legal actions, asking for what it needs: an amount, or who is meant."""
        if len(legal.targets) > 1:
            return (over("actions", table=self, action=legal.action),)
        if legal.most > legal.least or legal.action in AMOUNTS:
            return self._open(legal)
        return self._ask_first(self._command(legal, legal.least))

    def go_on(self) -> Effects:
        """Begins the next round, which the person has to ask for."""
        return self._next_round(again=False)

    def leave(self) -> Effects:
        """Back to where one came from: the table is over between rounds, else the round is kept."""
        return self._course.send(self.session.leaving(), partial(self._left, self.session.kept_if_left))

    def _left(self, kept: bool, said: Said | Refusal) -> Effects:
        there = self._way_out()
        wanted = self.services.settings.review and self.services.settings.verbosity != "brief"
        review = self._coaching.review() if wanted else None
        self._coaching.close()
        # Who goes on doesn't want it back in the middle of what comes next.
        told = (Say(replace(review, priority=Priority.TABLE), topic="round"),) if review else ()
        return (there, replace(news("table-kept" if kept else "table-left"), topic="round"), *told)

    def _way_out(self) -> Open:
        """Where one is when the table has been left."""
        self.services.lobby.left(self.session)
        return alone("main-menu")

    # --- practice

    def _hint(self) -> Effects:
        if not self.services.settings.hints:
            return (refused("hint-off"),)
        self._course.listen()
        try:
            return (Say(self._coaching.hint()),)
        except TimeoutError:
            return (refused("hint-later"),)
        except NoCoachError:
            return (refused("hint-without"),)

    def _explained(self) -> Effects:
        """Why the last round ended so, and what its choices cost, in one utterance."""
        why = self._queries().explain()
        costs = self._coaching.costs() if self.services.settings.costs else ()
        return (Say(replace(why, then=(*why.then, *costs))),)

    def close(self) -> None:
        """The table is left for good."""
        self._coaching.close()

    # --- keys of action

    def _acted(self, command: str) -> Effects:
        now = self._course.now
        if self.services.settings.cooldown and now - self._last_action < COOLDOWN_SECONDS:
            return (refused("cooldown"),)
        self._last_action = now
        self._course.stalled = False
        self._looked = -1
        return (Acted(), *self._meaning(command))

    def _meaning(self, command: str) -> Effects:
        session = self.session
        if (session.between or session.out) and command in ("stand", "draw"):
            return self._next_round(again=command == "draw")
        if session.betting and command in ("stand", "draw"):
            return self._place_last() if command == "draw" else self._offer(asked=True)
        if command in ("stand", "draw") and (asked := self._offer(asked=True)):
            bet = self._prompt is not None and self._prompt.legal.action == "bet"
            return self._place() if command == "draw" and bet else asked
        wanted = ACTIONS[command]
        legal = {one.action: one for one in reversed(session.legal)}
        for action in wanted:
            if action in legal and (session.my_turn or action == "add"):
                return self.perform(legal[action])
        if command == "raise":
            return (Say(self._queries().stakes()),)
        return self._refuse(wanted[0])

    def _refuse(self, action: Action) -> Effects:
        """Asks the engine why; a game that does not know the action says so in its own words."""
        view = self.session.view
        box = getattr(view, "turn_box", 0)

        def answered(result: Said | Refusal) -> Effects:
            if not isinstance(result, Refusal):
                return self._told(result)
            if result.reason == "no-such-action":
                return (Say(self._queries().does_not_apply(action)),)
            return (Say(refusal_sentence(result, view, self.session.seat)),)

        command = Command(self.session.seat, action, box=box)
        return self._course.send(self.session.doing(command), answered, own=True)

    def _next_round(self, again: bool) -> Effects:
        if self.session.out:
            return self._out()
        return self._course.send(self.session.going_on(), partial(self._begun, again))

    def _begun(self, again: bool, said: Said | Refusal) -> Effects:
        told = () if isinstance(said, Refusal) else tuple(of_the_round(one) for one in said)
        if self.session.betting:
            return (*told, *(self._place_last() if again else self._offer(asked=True)))
        legal = {one.action: one for one in self.session.legal}
        if self.session.my_turn and "deal" in legal:
            return (*told, *self.perform(legal["deal"]))
        return (*told, *self._awaited())

    def _out(self) -> Effects:
        left = partial(self._left, self.session.kept_if_left)
        return self._course.send(self.session.leaving(), lambda said: (*left(said), news("table-out")))

    def _ask_first(self, command: Command) -> Effects:
        if command.action != "surrender" or not self.services.settings.confirm:
            return self._do(command)
        question = self.services.text("surrender-ask")
        yes = Later(lambda: self._do(command))
        return (Push(Confirm(self.services, question, (yes,))),)

    def _do(self, command: Command) -> Effects:
        self._coaching.watch(command)
        return self._course.send(self.session.doing(command), partial(self._done, command), own=True)

    def _done(self, command: Command, result: Said | Refusal) -> Effects:
        if isinstance(result, Refusal):
            return (Say(refusal_sentence(result, self.session.view, self.session.seat)),)
        self._prompt = None
        remembered = self._remember(command.amount) if command.action == "bet" else NOTHING
        return (*remembered, *self._told(result))

    def _told(self, said: Said) -> Effects:
        effects: Effects = tuple(of_the_round(one) for one in said)
        if self._prompt is not None and not self._still_open(self._prompt.legal):
            self._prompt = None
        if self.session.out:
            return (*effects, *self._out_of_chips())
        self._broke = False
        if self.session.asked_after_round:
            return (*effects, *self._next_round(again=False))
        if self.session.between:
            return (*effects, *self._between_hint())
        return effects if self._prompt else (*effects, *self._awaited())

    def _out_of_chips(self) -> Effects:
        """Tells once that the chips don't reach: the others play on meanwhile."""
        told, self._broke = self._broke, True
        return NOTHING if told else (news("table-broke", key=self.services.keys_of("table", "stand")),)

    def _awaited(self) -> Effects:
        """Opens the field of an amount that is awaited, or tells of a choice or a deal that nothing else tells of."""
        effects = self._offer()
        actions = {one.action for one in self.session.legal} if self.session.my_turn and not effects else set()
        if "choose-banker" in actions:
            return (Say(replace(self._queries().turn(), priority=Priority.TABLE), topic="turn"),)
        if "deal" in actions:
            return (narrated("deal-begins", key=self.services.keys_of("table", "stand")),)
        return effects

    def _between_hint(self) -> Effects:
        if self.services.settings.verbosity == "brief":
            return NOTHING
        key = self.services.keys_of("table", "stand")
        return (narrated("between-rounds", key=key, play=self.session.game.traits.play),)

    # --- amounts

    def _offer(self, asked: bool = False) -> Effects:
        """Opens the field for the amount that is awaited before anything else."""
        wanted = next((one for one in self.session.legal if one.action in ("bet", "found")), None)
        choice = any(one.action in ("hit", "stand") for one in self.session.legal)
        if wanted is None or choice or not (self.session.betting or self.session.my_turn):
            return NOTHING
        return self._open(wanted, after=not asked)

    def _open(self, legal: Legal, after: bool = False) -> Effects:
        setup = self.services.settings.table(self.session.game.id)
        again = legal.action == "bet" and 0 < setup.stake < legal.most  # all that one has is staked on purpose alone
        start = setup.stake if again else legal.least
        self._prompt = AmountPrompt(self.services, self.session, legal, start)
        return self._prompt.say(after)

    def _still_open(self, legal: Legal) -> bool:
        return any((one.action, one.box) == (legal.action, legal.box) for one in self.session.legal)

    def _place_last(self) -> Effects:
        wanted = next((one for one in self.session.legal if one.action == "bet"), None)
        if wanted is None:
            return self._refuse("bet")
        self._open(wanted)
        return self._place()

    def _in_field(self, command: str) -> Effects | None:
        assert self._prompt is not None
        match command:
            case "place":
                return (Acted(), *self._place())
            case "withdraw":
                return self._withdraw()
            case "same":
                if not self._prompt.field.touched:
                    return (Acted(), *self._place())
                return (refused("amount-touched", key=self.services.keys_of("amount", "place")),)
        return self._prompt.act(command)

    def _place(self) -> Effects:
        assert self._prompt is not None
        fault = self._prompt.fault()
        if fault is not None:
            return (fault,)
        return self._do(self._command(self._prompt.legal, self._prompt.field.amount))

    def _remember(self, stake: int) -> Effects:
        """Offers this stake the next time."""
        setup = self.services.settings.table(self.session.game.id)
        if setup.stake == stake:
            return NOTHING
        return (Change(self.services.settings.with_table(self.session.game.id, replace(setup, stake=stake))),)

    def _withdraw(self) -> Effects:
        """Leaves the field, and says by which key it opens again; a stake of one's own is asked for once more."""
        assert self._prompt is not None
        left, self._prompt = self._prompt.legal, None
        if left.action == "add" and (again := self._offer(asked=True)):
            return again
        if self.session.betting and self.session.laid:
            return self._lay_no_more()
        return (answer("amount-withdrawn", key=self.key_of(left) or self.services.keys_of("table", "actions")),)

    def _lay_no_more(self) -> Effects:
        """No more stakes in this round: the others lay theirs, and the cards are dealt."""

        def done(result: Said | Refusal) -> Effects:
            if isinstance(result, Refusal):
                return (Say(refusal_sentence(result, self.session.view, self.session.seat)),)
            return (answer("stakes-enough"), *self._told(result))

        return self._course.send(self.session.doing(Command(self.session.seat, "done-staking")), done, own=True)

    def key_of(self, wanted: Legal) -> str:
        """The key that does it, as it is called; "" where that now does something else, or asks who is meant."""
        legal = {one.action: one for one in reversed(self.session.legal)}
        first = legal.get(wanted.action)
        if first is None or first.box != wanted.box or len(first.targets) > 1:
            return ""
        if wanted.action in ("bet", "found"):
            return "" if {"hit", "stand"} & legal.keys() else self.services.keys_of("table", "stand")
        for command, actions in ACTIONS.items():
            if wanted.action == next((one for one in actions if one in legal), None):
                return self.services.keys_of("table", command)
        return ""

    def _command(self, legal: Legal, amount: int) -> Command:
        to = legal.targets[0] if len(legal.targets) == 1 else -1
        return Command(self.session.seat, legal.action, legal.box, amount, to)

    # --- how

    def _queries(self) -> Any:
        return self._course.queries()

    def _look(self, command: str) -> Effects:
        """Answers with the purses as they are where that takes no time; else what was known is told."""
        if self._course.on_its_way or not self.session.keeps:
            return self._read(command)
        self._asked, self._since = (*self._asked, command), None

        def taken(done: Future[Mapping[int, int]]) -> Effects:
            with suppress(StoreError):  # the next command tells the fault
                self.session.use_purses(done.result())
            return self._answered()

        return (Await(partial(self.session.purses, PATIENCE_SECONDS), taken, self, reads=True),)

    def _answered(self) -> Effects:
        """Answers what has waited for the purses."""
        asked, self._asked = self._asked, ()
        return tuple(effect for command in asked for effect in self._read(command))

    def _read(self, command: str) -> Effects:
        return (Say(getattr(self._queries(), READING[command])()),)

    def _seat_answer(self, number: int) -> Utterance:
        """Who sits there and how they stand."""
        answered: Utterance = self._queries().seat(number)
        return answered

    def _names(self) -> tuple[str, ...]:
        seats = enumerate(self.session.view.seats)
        return tuple(seat.name for place, seat in seats if place != self.session.seat and not seat.gone)

    def _phase(self) -> str:
        session = self.session
        if session.between and self._prompt is None:
            return "between"
        if session.betting:
            return "betting"
        if session.my_turn:
            phase = session.view.phase
            return phase if phase in ("insurance", "exchange") else "turn"
        return "others"
