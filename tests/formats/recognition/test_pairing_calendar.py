import pytest

from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import Game
from arbiter.formats.recognition.pairing_calendar import (
    cycles_of,
    follows_berger,
    is_swiss,
    missing_games,
    with_boards,
    with_cycles,
)


def berger(players: int, cycles: int = 1, *, exchange: bool = True) -> list[Game]:
    return [
        Game(white, black, round=round, board=board)
        for round, pairs in enumerate(schedule(players, cycles, exchange=exchange), 1)
        for board, (white, black) in enumerate(pairs, 1)
    ]


def test_the_rounds_tell_how_many_cycles_there_are():
    assert cycles_of(berger(6), 6) == 1
    assert cycles_of(berger(5, 2), 5) == 2
    assert cycles_of([*berger(6), Game(1, 6, round=5)], 6) == 1


def test_without_rounds_the_usual_number_of_meetings_does():
    games = [Game(white, black) for white, black in [(1, 2), (1, 3), (2, 3)]]

    assert cycles_of([*games, Game(1, 2)], 3) == 1
    assert cycles_of(games * 2, 3) == 2


def test_a_game_of_the_second_cycle_alone_is_of_the_second_cycle():
    games, repeated = with_cycles([Game(1, 2, round=4), Game(2, 3, round=1)], 3, 2)

    assert [(game.name, game.round) for game in games] == [((2, 3, 1), 1), ((1, 2, 2), 4)]
    assert repeated == []


def test_one_game_too_many_is_named_with_the_other():
    games, repeated = with_cycles([Game(1, 2, round=1), Game(2, 1, round=3)], 3, 1)

    assert len(games) == 1
    assert repeated == [(1, 0)]


@pytest.mark.parametrize("exchange", [True, False])
def test_a_calendar_by_the_table_is_known_as_one(exchange):
    games = berger(6, 2, exchange=exchange)

    assert follows_berger(games, 6, 2) is exchange
    assert follows_berger(games[3:17], 6, 2) is exchange
    assert follows_berger([*games[1:], Game(6, 1, round=1)], 6, 2) is None


def test_whole_rounds_but_too_few_are_a_swiss():
    assert is_swiss(berger(8)[:16], 8, 1)
    assert is_swiss(berger(7)[:9], 7, 1)
    assert not is_swiss(berger(8), 8, 1)
    assert not is_swiss(berger(8)[1:], 8, 1)
    assert is_swiss(berger(8)[::3], 8, 1)
    assert is_swiss(berger(8)[:19], 8, 1)
    assert not is_swiss(berger(8)[:24], 8, 1)


def test_missing_games_go_to_their_rounds_where_these_are_known():
    games, _ = with_cycles(berger(4)[1:], 4, 1)

    assert missing_games(games, 4, 1, True) == [Game(1, 4, 1, 1, 1)]
    assert missing_games(games, 4, 1, None) == [Game(1, 4, 1, colours_known=False)]


def test_boards_that_are_missing_or_doubled_are_counted():
    games = [Game(1, 2, round=2), Game(3, 4, round=1, board=1), Game(2, 4, round=1, board=1)]
    games += [Game(2, 3, board=5), Game(1, 4, round=2)]

    assert [(game.name[:2], game.round, game.board) for game in with_boards(games)] == [
        ((3, 4), 1, 1),
        ((2, 4), 1, 2),
        ((1, 2), 2, 1),
        ((1, 4), 2, 2),
        ((2, 3), None, None),
    ]
