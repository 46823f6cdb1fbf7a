"""What Why? says of places that were decided apart from the games of the tournament. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.standings import Standings
from arbiter.domain.tiebreaks.by_hand import order_of
from arbiter.domain.tournament import Tournament
from arbiter.messages import Translate, english


def by_hand_sentence(
    tournament: Tournament, players: Sequence[int], translate: Translate = english
) -> str:
    """That *players* stand in an order by hand, and why."""
    order = order_of(tournament, players)
    text = translate("Why", "The arbiter ordered them by hand: {0}.", "the reason")
    return text.format(order.reason.removesuffix(".") if order is not None else "")


def idle_sentences(ranking: Standings, number: int, translate: Translate = english) -> list[str]:
    """What was decided about the player with *number* apart from the games, and says nothing
    any more; and whose games are left out of everything."""
    sentences = []
    if any(number in (one.first, one.second) for one in ranking.idle_play_offs):
        text = translate(
            "Why",
            "The play-off decides nothing: they are no longer level on points, or not all who "
            "are level were in it.",
        )
        sentences.append(text)
    if any(number in order.numbers for order in ranking.idle_orders):
        text = translate(
            "Why", "The order by hand says nothing any more: something else decides between them."
        )
        sentences.append(text)
    tournament = ranking.tournament
    if tournament.annulled:
        names = ", ".join(tournament.player(gone).family for gone in sorted(tournament.annulled))
        text = translate("Why", "Games against {0}, who left, count for nobody.", "names")
        sentences.append(text.format(names))
    return sentences
