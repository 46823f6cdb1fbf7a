"""Before the last round: the sheet of what is still possible, reckoned when it is asked for."""

from __future__ import annotations

from arbiter.domain.tournament import Tournament
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import Words


def before_last_round_sheet(
    tournament: Tournament, words: Words, *, first: int | None = None
) -> Sheet:
    """Of everybody the places that he can take, whether he is safe or out of the first place and
    of the *first* (as many as there are prizes, else three), and what he needs.

    With more open games than can be counted it says what is proved from points alone.
    """
    # Only who asks what if needs any of this, and it is loaded for everybody else otherwise.
    from arbiter.formats.documents.still_possible import still_possible_sheet

    return still_possible_sheet(tournament, words, first)
