"""What does not fit together is refused, not reckoned with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.prizes import Prizes
from arbiter.domain.tournament import Game, LotMethod, Lots, Tournament
from arbiter.storage.soundness import require_sound
from tests.boards import drawn, seed
from tests.random_edits import some_tournament


def with_game(**changes: int | None) -> Tournament:
    """The founding example with its third game changed."""
    games = list(seed().games)
    games[2] = replace(games[2], **changes)  # type: ignore[arg-type]
    return replace(seed(), games=tuple(games))


def test_whatever_this_program_makes_is_sound() -> None:
    """A hundred random sessions, a draw of three cycles, unknown rounds and boards."""
    for number in range(100):
        require_sound(some_tournament(number))
    require_sound(drawn(5, cycles=3))
    require_sound(with_game(round=None, board=None))
    require_sound(Tournament())


@pytest.mark.parametrize(
    ("unsound", "why"),
    [
        (with_game(white=99), "a player who is not there"),
        (with_game(white=0), "a player who is not there"),
        (with_game(white=3, black=3), "a player who is not there"),
        (with_game(cycle=2), "of cycle 2"),
        (with_game(cycle=0), "of cycle 0"),
        (with_game(round=-1), "round or board -1"),
        (with_game(round=10**18), "round or board 1000000000000000000"),
        (with_game(board=0), "round or board 0"),
        (replace(seed(), games=(*seed().games, Game(1, 2))), "a game is there twice"),
        (replace(seed(), games=seed().games[1:]), "a game is missing"),
        (replace(seed(), lots=Lots(LotMethod.BY_HAND, (1, 2, 2))), "each number once"),
        (replace(seed(), prizes=Prizes(amounts=(100, -1))), "a prize is below nothing"),
        (replace(seed(), lots=Lots(LotMethod.BY_HAND, tuple(range(1, 9)))), "each number once"),
    ],
)
def test_what_does_not_fit_is_named(unsound: Tournament, why: str) -> None:
    """A table without one of its games would call itself final."""
    with pytest.raises(ValueError, match=why):
        require_sound(unsound)
