"""Which columns the crosstable has, and what each row's figures are."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from arbiter.domain.crosstable import outcomes_of
from arbiter.domain.notation import MINUS, format_place, format_points
from arbiter.domain.result import Outcome
from arbiter.domain.standings import Standings
from arbiter.tie_break_texts import tie_break_head
from arbiter.ui.languages import translate
from arbiter.ui.values import value_text


class Kind(Enum):
    """What a column holds."""

    RATING = "rating"
    FEDERATION = "federation"
    OPPONENT = "opponent"
    POINTS = "points"
    TIE_BREAK = "tie-break"
    PLACE = "place"
    WINS = "wins"
    LOSSES = "losses"
    DRAWS = "draws"


class Column(NamedTuple):
    """One column: ``number`` of the opponent, ``code`` of the tie-break."""

    kind: Kind
    number: int = 0
    code: str = ""

    @property
    def heading(self) -> str:
        """What stands above it."""
        match self.kind:
            case Kind.RATING:
                return translate("Crosstable", "Rtg")
            case Kind.FEDERATION:
                return translate("Crosstable", "Fed")
            case Kind.OPPONENT:
                return str(self.number)
            case Kind.POINTS:
                return translate("Crosstable", "Pts")
            case Kind.TIE_BREAK:
                return tie_break_head(self.code, translate)
            case Kind.PLACE:
                return translate("Crosstable", "Place")
            case Kind.WINS:
                return "+"
            case Kind.LOSSES:
                return MINUS
            case Kind.DRAWS:
                return "="

    @property
    def words(self) -> str:
        """What it is called, where that is the same in every tournament."""
        match self.kind:
            case Kind.RATING:
                return translate("Crosstable", "Rating")
            case Kind.FEDERATION:
                return translate("Crosstable", "Federation")
            case Kind.POINTS:
                return translate("Crosstable", "Points")
            case Kind.PLACE:
                return translate("Crosstable", "Place")
            case Kind.WINS:
                return translate("Crosstable", "Games won")
            case Kind.LOSSES:
                return translate("Crosstable", "Games lost")
            case Kind.DRAWS:
                return translate("Crosstable", "Games drawn")
        return self.heading

    @property
    def meaning(self) -> str:
        """What it holds, in a sentence; nothing where its name says all."""
        match self.kind:
            case Kind.RATING:
                return translate("Crosstable", "FIDE’s, or the national one where there is none.")
            case Kind.OPPONENT:
                return translate("Crosstable", "Each game as the player of the row sees it.")
            case Kind.POINTS:
                return translate("Crosstable", "From all games that count, forfeits included.")
            case Kind.PLACE:
                return translate(
                    "Crosstable", "By points and the tie-breaks in their order; 2–4 is shared."
                )
            case Kind.WINS | Kind.LOSSES:
                return translate("Crosstable", "Forfeits are counted too.")
        return ""


FIRST_OPPONENT = 2
"""Rating and federation come before the opponents."""


def columns_of(ranking: Standings, order: Sequence[int]) -> tuple[Column, ...]:
    """The columns from left to right, the opponents in *order*."""
    return (
        Column(Kind.RATING),
        Column(Kind.FEDERATION),
        *(Column(Kind.OPPONENT, number) for number in order),
        Column(Kind.POINTS),
        *(Column(Kind.TIE_BREAK, code=code) for code in ranking.columns),
        Column(Kind.PLACE),
        Column(Kind.WINS),
        Column(Kind.LOSSES),
        Column(Kind.DRAWS),
    )


class Figures(NamedTuple):
    """The texts right of the opponents in one row, the codes that were needed, and whether the
    row counts."""

    texts: tuple[str, ...]
    needed: frozenset[str]
    counts: bool = True


def figures_of(ranking: Standings, number: int) -> Figures:
    """Points, tie-breaks, place, and how many games were won, lost and drawn."""
    standing = ranking.of(number)
    if not standing.counts:
        nothing = ("",) * len(ranking.columns)
        points = f"({format_points(standing.points)})"
        place = format_place(standing.rank, standing.last)
        return Figures((points, *nothing, place, "", "", ""), frozenset(), counts=False)
    outcomes = outcomes_of(ranking.tournament, number)
    lost = sum(outcome in (Outcome.LOSS, Outcome.FORFEIT_LOSS) for outcome in outcomes)
    return Figures(
        (
            format_points(standing.points),
            *(value_text(ranking.tournament, standing, code) for code in ranking.columns),
            format_place(standing.rank, standing.last),
            str(outcomes.count(Outcome.WIN)),
            str(lost),
            str(outcomes.count(Outcome.DRAW)),
        ),
        standing.needed,
    )
