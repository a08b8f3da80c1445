"""What is to be seen at a table: one's own hands as cards, the dealer or the bank, everybody else, and the turn.

Everything comes from the view of the listener's seat, so that no closed card can be shown by mistake (GEN-R08); the
texts are those that the reading keys say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from audiojack.app.scenes.table.amount import AmountPrompt
from audiojack.app.stage.picture import Face, Gist, Picture, Place, PlayedHand
from audiojack.app.stage.services import SceneServices
from audiojack.engine.bank_view import BankHandView, BankView
from audiojack.engine.views import CasinoView
from audiojack.games.registry import game as find_game
from audiojack.play.session import TableSession
from audiojack.presentation.context import UNSAID
from audiojack.presentation.queries import Queries
from audiojack.presentation.utterance import Arg, Utterance, text_of

_CASINO_TURNS = ("play", "insurance")


def draw_table(
    services: SceneServices, session: TableSession, queries: Queries, prompt: AmountPrompt | None, looked: int = -1
) -> Picture:
    """The table in texts and cards; the seat `looked` at last is among those that are shown first."""
    return _Drawing(services, session, queries, looked).picture(prompt)


class _Drawing:
    def __init__(self, services: SceneServices, session: TableSession, queries: Queries, looked: int) -> None:
        self._services = services
        self._session = session
        self._queries = queries
        self._view = queries.view
        self._looked = looked
        self._acting = self._who_acts()

    def picture(self, prompt: AmountPrompt | None) -> Picture:
        hands = tuple(self._hands())
        places = (*self._middle(), *self._seats())
        key = self._services.keys_of("table", "overview")
        more = tuple(self._services.text("picture-more", count=n, key=key) for n in range(1, len(places)))
        return Picture(
            self._services.text(f"game-{self._session.game.id}"),
            (self._own_chips(),),
            hands=hands,
            field=prompt.text() if prompt else None,
            turn=self._said(self._queries.turn()),
            mine=self._session.my_turn or self._session.betting,
            places=places,
            more=more,
            gist=self._gist(prompt, next((one for one in hands if one.active), hands[0] if hands else None)),
        )

    # --- what is looked for first

    def _gist(self, prompt: AmountPrompt | None, hand: PlayedHand | None) -> Gist:
        whose, others = self._against()
        cards, total = ((), "") if hand is None else (hand.cards, hand.total)
        return Gist(self._awaited(prompt), total, cards, whose if others else "", others)

    def _awaited(self, prompt: AmountPrompt | None) -> str:
        if prompt is not None:
            return self._awaited_text(prompt.legal.action, prompt.field.amount)
        if self._session.between:
            return self._awaited_text("next")
        if self._session.my_turn or self._session.betting:
            return self._awaited_text("mine")
        return self._awaited_text("seat", name=self._view.seats[self._acting].name) if self._acting >= 0 else ""

    def _awaited_text(self, kind: str, amount: int = 0, name: str = "") -> str:
        return self._services.text("picture-awaited", kind=kind, amount=amount, name=name)

    def _against(self) -> tuple[str, tuple[Face, ...]]:
        """The dealer's cards, or the banker's where that is somebody else, and whose they are."""
        view = self._view
        if not isinstance(view, BankView):
            return self._services.text("picture-dealer", play=find_game(view.game).traits.play), view.dealer
        if view.banker in (-1, view.seat):
            return "", ()
        return view.seats[view.banker].name, _faces(view.hands[view.banker])

    def _said(self, utterance: Utterance) -> str:
        return text_of(utterance, self._services.words(self._services.language))

    def _own_chips(self) -> str:
        """Purse and stakes; the bank stands in the middle of the table already."""
        chips, view = self._queries.own_chips(), self._view
        banks = isinstance(view, BankView) and view.banker == view.seat
        return self._said(replace(chips, then=()) if banks else chips)

    def _who_acts(self) -> int:
        """The seat that is to act; -1 where the table waits for nobody or for the listener to begin."""
        view = self._view
        if self._session.between:
            return -1
        if isinstance(view, BankView):
            return view.turn
        return view.turn_seat if view.phase in _CASINO_TURNS else -1

    # --- the listener's hands

    def _hands(self) -> Iterator[PlayedHand]:
        view = self._view
        if isinstance(view, BankView):
            hand = view.hands[view.seat]
            if hand.count:
                yield self._bank_hand(view, hand)
            return
        yield from self._casino_hands(view)

    def _bank_hand(self, view: BankView, hand: BankHandView) -> PlayedHand:
        said = self._queries.own_cards()
        stake = UNSAID if view.banker == view.seat or not hand.stake else hand.stake
        args = {**said.args, "stake": stake, "state": hand.state, "box": 0, "hand": 0}
        cards = _faces(hand)
        active = self._acting == view.seat and view.in_round
        title = self._services.text("picture-hand", **args)
        return PlayedHand(title, cards, self._names(cards), active, _digits(args))

    def _casino_hands(self, view: CasinoView) -> Iterator[PlayedHand]:
        owned = [(box, hand) for box, one in enumerate(view.boxes) if one.owner == view.seat
                 for hand in range(len(one.hands))]  # fmt: skip
        if not owned:
            return
        said = self._queries.own_cards()
        for (box, number), sentence in zip(owned, (said, *said.then), strict=True):
            hand = view.boxes[box].hands[number]
            turn = (view.turn_box, view.turn_hand) == (box, number)
            active = self._acting == view.seat and view.phase == "play" and turn
            title = self._services.text("picture-hand", **sentence.args)
            yield PlayedHand(title, hand.cards, self._names(hand.cards), active, _digits(sentence.args))

    def _names(self, cards: tuple[Face, ...]) -> tuple[str, ...]:
        text = self._services.text
        return tuple(text("picture-back") if card is None else text("picture-card", card=card) for card in cards)

    # --- everybody else

    def _middle(self) -> Iterator[Place]:
        view = self._view
        text = self._said(self._queries.middle())
        if isinstance(view, BankView):
            cut: tuple[Face, ...] = () if view.cut is None else (view.cut,)
            turned = () if view.cut is None else (self._services.text("say-cut-card-turned", card=view.cut),)
            yield Place(" ".join((text, *turned)), cut, first=True)
            return
        came = (self._services.text("say-cut-card"),) if view.cut else ()
        yield Place(" ".join((text, *came)), view.dealer, first=True)

    def _seats(self) -> Iterator[Place]:
        view = self._view
        for seat, who in enumerate(view.seats):
            if seat == view.seat or who.gone:
                continue
            text = self._said(self._queries.seat(seat + 1))
            acts = self._acting == seat
            shown = self._services.text("picture-acting", text=text) if acts else text
            banks = isinstance(view, BankView) and view.banker == seat
            yield Place(shown, self._cards_of(seat), acts, banks or seat == self._looked)

    def _cards_of(self, seat: int) -> tuple[Face, ...]:
        view = self._view
        if isinstance(view, BankView):
            return _faces(view.hands[seat])
        return tuple(card for box in view.boxes if box.owner == seat for hand in box.hands for card in hand.cards)


def _digits(args: Mapping[str, Arg]) -> str:
    """A total as digits: "17", or "17 / 7" where both count."""
    if args["points"] == UNSAID:
        return ""
    return f"{args['points']}" if args["soft"] == "no" else f"{args['points']} / {args['low']}"


def _faces(hand: BankHandView) -> tuple[Face, ...]:
    """The cards as the listener sees them: those not known lie on their faces."""
    return (*hand.cards, *(None for _ in range(hand.count - len(hand.cards))))
