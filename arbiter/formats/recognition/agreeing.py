"""Two readings of one game, from both rows: whether and how they can both be right."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.domain.result import Result
from arbiter.domain.scoring import HalfPoints, Scoring
from arbiter.formats.recognition.marks import Agreement, Mark, ending, format_marks, mirrored
from arbiter.formats.recognition.result_cells import Reading


@dataclass(frozen=True)
class Way:
    """One way in which both cells are right: the reading of each, and how the games ended
    with the first line in White's place (None: not played)."""

    readings: tuple[Reading, Reading]
    results: tuple[Result | None, ...]
    agreement: Agreement = Agreement.WHOLE

    def points(self, side: int, scoring: Scoring) -> HalfPoints:
        """Half points of the first line (0) or the second (1)."""
        return sum(
            scoring.points(result, white=not side) for result in self.results if result is not None
        )

    def text(self, side: int) -> str:
        """What to write into one of the two cells alone so that it means this."""
        own, other = self.readings[side].marks, self.readings[1 - side].marks
        if len(own) == 1 and other[0] is not mirrored(own[0]):
            if self.agreement is Agreement.DECIDED:
                return f"{own[0].value}-{other[0].value}"
            if own == other == (Mark.FORFEIT_LOSS,):
                return "-/-"
        return format_marks(own)


def ways_of(ours: tuple[Reading, ...], theirs: tuple[Reading, ...]) -> list[Way]:
    """All ways in which two cells that can be read so are both right, of those that agree best."""
    ways = [way for one in ours for other in theirs if (way := read_way(one, other)) is not None]
    for agreement in Agreement:
        best = [way for way in ways if way.agreement is agreement]
        if best:
            return best
    return []


def read_way(one: Reading, other: Reading) -> Way | None:
    """How the games ended if *one* and *other* are both right; None: they can't be."""
    if one.total is not other.total and not (one.open and other.open):
        return None
    for reading, mirror in ((one, other), (other, one)):
        if reading.opposite is not None and reading.opposite != mirror.marks:
            return None
    endings = [ending(*both) for both in zip(one.marks, other.marks)]
    kinds = [found[1] for found in endings if found is not None]
    if len(kinds) < len(endings):
        return None
    explicit = one.opposite is not None or other.opposite is not None
    worst = max(kinds, key=list(Agreement).index)
    return Way(
        (one, other),
        tuple(found[0] for found in endings if found is not None),
        Agreement.WHOLE if explicit else worst,
    )
