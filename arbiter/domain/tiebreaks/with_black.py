"""Games played with Black (BPG), FIDE C.07 article 7.3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from arbiter.domain.tiebreaks.base import Explanation, Part, Reason, TieBreak, always, register
from arbiter.domain.tournament import Tournament


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """How many games a player has played over the board with Black.

    Forfeits do not count, for neither player: article 15.2 read literally would count a
    forfeit win, the definition says over the board, and FIDE's own checker follows the
    definition. A game whose colours are not known does not count; where a tournament has
    such games, nobody is placed by this.
    """
    games = Counter(
        game.black
        for game in tournament.games
        if game.result is not None and game.result.played and game.colours_known
    )
    return [games[player] for player in players]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each reported game, in the order of the rounds."""
    parts = []
    for game in tournament.games_of(player):
        if game.result is None:
            continue
        reason = None
        if not game.colours_known:
            reason = Reason.COLOUR_UNKNOWN
        elif game.white == player:
            reason = Reason.NOT_BLACK
        elif not game.result.played:
            reason = Reason.FORFEIT
        counted = reason is None
        parts.append(Part(game.opponent_of(player), Fraction(1), Fraction(1), counted, reason))
    return Explanation("BPG", tuple(parts))


register(TieBreak("BPG", "7.3", value, explain, per_point=always(1), by_colour=True))
