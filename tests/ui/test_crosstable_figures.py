"""Widths of the columns beside the games."""

from __future__ import annotations

from dataclasses import replace

from arbiter.document.document import Document
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.crosstable_figures import FigureColumns
from arbiter.ui.crosstable_layout import Needs
from arbiter.ui.crosstable_model import CrosstableModel
from arbiter.ui.view_state import ViewState
from tests.boards import seed


def _needs(tournament: Tournament) -> Needs:
    model = CrosstableModel(Document(tournament), ViewState())
    return FigureColumns(model).needs(1)


def test_what_nobody_has_needs_no_room(qapp: object) -> None:
    """No ratings, federations or titles: no columns for them."""
    needs = _needs(seed())

    assert (needs.rating, needs.federation, needs.title) == (0, 0, 0)


def test_what_somebody_has_needs_room(qapp: object) -> None:
    """One rating is enough for the column."""
    tournament = seed()
    players = (Player("Ivanov", "GM", rating_fide=2500), *tournament.players[1:])

    needs = _needs(replace(tournament, players=players))

    assert needs.rating == 48
    assert needs.title > 0


def test_tie_breaks_that_decided_stay_longest(qapp: object) -> None:
    """From the right those that decided nothing; Sonneborn-Berger and its simple form last."""
    needs = _needs(seed(tie_breaks=("DE", "SB", "WIN", "KS")))

    codes = ("DE", "SB", "WIN", "KS", "SSB")
    assert [codes[place] for place in needs.spare] == ["KS", "WIN", "DE", "SSB"]


def test_long_names_are_held_in_bounds(qapp: object) -> None:
    """A name of a hundred letters takes no more than its share."""
    tournament = seed()
    long = replace(tournament, players=(Player("A" * 100), *tournament.players[1:]))

    assert _needs(long).names < 260


def test_columns_grow_with_their_figures(qapp: object) -> None:
    """−12.5 in a narrow column needs more than 0."""
    tight = _needs(seed(tie_breaks=("SSB", "WIN"))).tight

    assert tight[0] > tight[1]
