"""How a table goes on: what has to be kept is sent on its way, and told when it has been.

While it is on its way, the session is as it was, and so is all that a key is answered with.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from audiojack.app.scenes.table.moment import Moment, ended
from audiojack.app.scenes.table.pacing import Pacer
from audiojack.app.stage.effects import NOTHING, Await, Effects, Expire, Scene, news, store_fault
from audiojack.app.stage.services import SceneServices
from audiojack.engine.commands import Refusal
from audiojack.play.listener import Said
from audiojack.play.session import TableSession, Work
from audiojack.play.telling import Told
from audiojack.presentation.queries import Queries
from audiojack.presentation.settings import Settings as Narration
from audiojack.store.errors import StoreError


class Course:
    """The session of a table on its way from one thing to the next.

    `now` is the time of the last tick. `stalled` stands while the disk keeps the others from going on, until the
    person acts.
    """

    def __init__(self, services: SceneServices, session: TableSession) -> None:
        self._services = services
        self._session = session
        self._pacer = Pacer(services.idle)
        self.now = 0.0
        self.stalled = False
        self.on_its_way = False

    @property
    def pending(self) -> bool:
        """Whether something is to happen without the person."""
        return not self.stalled and self._session.pending

    def queries(self) -> Queries:
        """Answers, as detailed as the player wants them now."""
        self.listen()
        return self._session.queries()

    def listen(self) -> None:
        """Tells the session how much the player wants to be told now."""
        settings = self._services.settings
        verbosity = "brief" if settings.pace == "quick" else settings.verbosity
        self._session.settings = Narration(verbosity, settings.silent_categories)

    def tick(self, now: float, scene: Scene, told: Callable[[Said], Effects]) -> Effects:
        """Sends the next step of the table on its way where it is due; `told` gives what follows from it."""
        self.now = now
        if self.stalled or self.on_its_way or not self._pacer.due(now, self._services.settings.pace):
            return NOTHING
        work = self._session.stepping()
        if work is None:
            return NOTHING
        self._pacer.stepped(now)
        return self._sent(work, lambda said: NOTHING if isinstance(said, Refusal) else told(said), self._stall, scene)

    def send(self, work: Work, then: Callable[[Said | Refusal], Effects], *, own: bool = False) -> Effects:
        """Sends something of the person's on its way, their `own` command or not; `then` gives what follows."""
        return self._sent(work, then, lambda error: (store_fault(error),), None, own=own)

    def _stall(self, error: StoreError) -> Effects:
        self.stalled = True
        return (store_fault(error), news("table-stalled", key=self._services.keys_of("table", "stand")))

    def _sent(
        self,
        work: Work,
        then: Callable[[Said | Refusal], Effects],
        failed: Callable[[StoreError], Effects],
        scene: Scene | None,
        *,
        own: bool = False,
    ) -> Effects:
        def taken(done: Future[Told]) -> Effects:
            self.on_its_way = False
            self.listen()
            before = Moment.of(self._session)
            try:
                result = self._session.take(done.result())
            except StoreError as error:
                return failed(error)
            if isinstance(result, Refusal):
                return then(result)
            over = ended(before, Moment.of(self._session), own=own)
            return (*((Expire(over),) if over else ()), *then(result))

        self.on_its_way = True
        return (Await(work, taken, scene),)
