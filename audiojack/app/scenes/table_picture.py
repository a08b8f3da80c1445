"""What is to be seen at a table: one's own hands as cards, the dealer's, stakes, chips and the turn."""

from __future__ import annotations

from audiojack.app.desk import Desk
from audiojack.app.picture import Picture, PlayedHand
from audiojack.app.session import Session
from audiojack.engine.cards import Card
from audiojack.engine.table import Hand
from audiojack.presentation.utterance import Utterance, text_of


def draw_table(desk: Desk, session: Session, turn: Utterance, field: str) -> Picture:
    """The table in texts and cards, nothing that the player may not know."""
    words = desk.words(desk.language)
    queries = session.queries()
    lines = [text_of(turn, words), text_of(queries.own_chips(), words)]
    hands = [*_own_hands(desk, session), *_dealer(desk, session)]
    if not hands:
        lines.append(text_of(queries.overview(), words))
    return Picture(desk.text(f"game-{session.game.id}"), tuple(lines), hands=tuple(hands), field=field)


def _own_hands(desk: Desk, session: Session) -> list[PlayedHand]:
    view = session.view
    found = []
    for index, box in enumerate(getattr(view, "boxes", ())):
        if box.owner != session.seat:
            continue
        for number, hand in enumerate(box.hands):
            active = view.phase == "play" and (view.turn_box, view.turn_hand) == (index, number)
            total = view.totals[index][number]
            found.append(_hand(desk, hand, total.points, active, number if len(box.hands) > 1 else -1))
    return found


def _hand(desk: Desk, hand: Hand, points: int, active: bool, number: int) -> PlayedHand:
    title = desk.text("picture-hand", number=number + 1, stake=hand.stake)
    return PlayedHand(title, hand.cards, _names(desk, hand.cards), desk.text("picture-total", points=points), active)


def _dealer(desk: Desk, session: Session) -> list[PlayedHand]:
    view = session.view
    cards = getattr(view, "dealer", ())
    if not cards:
        return []
    total = desk.text("picture-total", points=view.dealer_total.points)
    return [PlayedHand(desk.text("picture-dealer", game=view.game), cards, _names(desk, cards), total)]


def _names(desk: Desk, cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(desk.text("picture-card", card=card) for card in cards)
