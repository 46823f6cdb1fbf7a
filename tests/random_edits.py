"""Whatever an arbiter may do next, at random but repeatable."""

from __future__ import annotations

from random import Random

from arbiter.domain import (
    calendar_edits,
    closing_edits,
    edits,
    import_edits,
    import_updates,
    play_off_edits,
    prize_edits,
    restore_edits,
    withdrawal_edits,
)
from arbiter.domain.closing_edits import require_open
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError
from arbiter.domain.event import Official, OfficialRole, Pace
from arbiter.domain.names import tidy
from arbiter.domain.prizes import Prizes, Sharing, SpecialPrize
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import play_off
from arbiter.domain.tournament import (
    Event,
    LotMethod,
    Pending,
    Player,
    PlayOff,
    Regulations,
    Tournament,
)
from tests.boards import drawn, without_rounds

NAMES = ("Adams", "Çelik, Öz", "Ёжикова, Анна", "O'Neil", 'Fritz "Blitz"', "İnce", "♔", "", "a\nb")
DAYS = ("", "2026-05-03", "2026-05-03T15:00")
REASONS = ("an appeal", "доска 3:  «½»", " ", "")


def any_edit(random: Random, tournament: Tournament) -> Edit:
    """An edit that an arbiter might ask for now. It may be refused, or change nothing."""
    kinds = [
        _event,
        _regulations,
        _both,
        _starts,
        _add,
        _correct,
        _take_in,
        _update_players,
        _close,
        _reopen,
    ]
    if tournament.closing.closed:
        kinds += [_reopen] * 9
    elif tournament.drawn and not tournament.open_games:
        kinds += [_close] * 4
    if tournament.drawn:
        kinds += [_finish]
        kinds += [_swap_games, _move_game, _swap_rounds, _colours, _swap_numbers]
        kinds += [_result] * 12 + [_results, _pending, _pending, _cancel]
        kinds += [_withdraw, _take_back, _take_in_results]
        kinds += [_play_off, _play_off, _order_by_hand, _no_order]
    else:
        kinds += [_add, _add, _add, _remove, _move, _draw, _draw, _draw, _import]
    if not tournament.rounds_known:
        kinds += [_assume]
    if random.random() < 0.1:
        kinds = [_restore]
    return random.choice(kinds)(random, tournament)


def some_edits(random: Random, count: int, tournament: Tournament | None = None) -> list[Edit]:
    """*count* edits that can be made one after the other, from *tournament* or from nothing."""
    state = tournament or Tournament()
    made: list[Edit] = []
    while len(made) < count:
        edit = any_edit(random, state)
        try:
            require_open(state, edit)
            after = edit(state)
        except ArbiterError:
            continue
        if after != state:
            made.append(edit)
            state = after
    return made


def some_tournament(seed: int, count: int = 40) -> Tournament:
    """A tournament to which *count* things have happened."""
    state = Tournament()
    for edit in some_edits(Random(seed), count):
        state = edit(state)
    return state


def _player(random: Random) -> Player:
    return Player(
        random.choice(NAMES),
        title=random.choice(["", "GM"]),
        sex=random.choice(["", "w"]),
        birth=random.choice(["", "2001", "2001-02-28"]),
        federation=random.choice(["", "SWE"]),
        fide_id=random.choice(["", "0041234"]),
        rating_fide=random.choice([0, 2100]),
        club=random.choice(["", "Лунд"]),
    )


def _number(random: Random, tournament: Tournament) -> int:
    return random.randint(1, max(tournament.size, 1))


def _event(random: Random, tournament: Tournament) -> Edit:
    # An official stands in one line of the form that asks for him.
    official = Official(tidy(random.choice(NAMES)), random.choice(list(OfficialRole)), "1701234")
    return edits.SetEvent(
        Event(
            random.choice(NAMES),
            random.choice(NAMES),
            start=DAYS[1],
            rate_of_play="3 min + 2 s",
            time_control="180+2",
            pace=random.choice(list(Pace)),
            officials=(official,) * random.randint(0, 2),
        )
    )


def _new_regulations(random: Random) -> Regulations:
    return Regulations(
        cycles=random.choice([1, 1, 2]),
        exchange=random.choice([True, False]),
        league=random.choice([False, False, True]),
        home_and_away=random.choice([False, True]),
        scoring=random.choice([STANDARD, FOOTBALL]),
        tie_breaks=tuple(random.sample(["DE", "SB", "WIN", "KS/L+1", "ARO", "BPG", "XYZ"], 3)),
        seed=random.choice(["", "7"]),
        forfeit_wins_played=random.choice([True, False]),
        koya_by_draws=random.choice([True, False]),
        unrated=random.choice([0, 1400, -1]),
    )


def _regulations(random: Random, tournament: Tournament) -> Edit:
    return edits.SetRegulations(_new_regulations(random), random.choice(REASONS))


def _both(random: Random, tournament: Tournament) -> Edit:
    event = Event(random.choice(NAMES))
    return edits.SetTournament(event, _new_regulations(random), random.choice(REASONS))


def _starts(random: Random, tournament: Tournament) -> Edit:
    event = random.choice([None, Event(random.choice(NAMES), start=DAYS[0])])
    return edits.SetRoundStarts(tuple(random.choices(DAYS, k=random.randint(0, 4))), event)


def _add(random: Random, tournament: Tournament) -> Edit:
    players = tuple(_player(random) for _ in range(random.randint(1, 3)))
    return edits.AddPlayers(players, random.random() < 0.3)


def _correct(random: Random, tournament: Tournament) -> Edit:
    return edits.SetPlayer(_number(random, tournament), _player(random))


def _remove(random: Random, tournament: Tournament) -> Edit:
    return edits.RemovePlayer(_number(random, tournament), random.random() < 0.5)


def _move(random: Random, tournament: Tournament) -> Edit:
    return edits.MovePlayer(_number(random, tournament), _number(random, tournament))


def _draw(random: Random, tournament: Tournament) -> Edit:
    order = list(tournament.numbers)
    random.shuffle(order)
    return edits.DrawLots(random.choice(list(LotMethod)), tuple(order), random.choice(["", "5"]))


def _cancel(random: Random, tournament: Tournament) -> Edit:
    return edits.CancelLots()


def _result(random: Random, tournament: Tournament) -> edits.SetResult:
    game = random.choice(tournament.games)
    return edits.SetResult(*game.name, random.choice([*Result, None]))


def _results(random: Random, tournament: Tournament) -> Edit:
    return edits.SetResults((_result(random, tournament), _result(random, tournament)))


def _finish(random: Random, tournament: Tournament) -> Edit:
    return edits.SetResults(
        tuple(
            edits.SetResult(*game.name, random.choice([*Result])) for game in tournament.open_games
        )
    )


def _close(random: Random, tournament: Tournament) -> Edit:
    return closing_edits.CloseTournament()


def _reopen(random: Random, tournament: Tournament) -> Edit:
    return closing_edits.ReopenTournament(random.choice(REASONS), random.choice(DAYS))


def _pending(random: Random, tournament: Tournament) -> Edit:
    game = random.choice(tournament.games)
    pending = random.choice([*Pending, None])
    return edits.SetPending(*game.name, pending, random.choice(DAYS))


def _withdraw(random: Random, tournament: Tournament) -> Edit:
    expelled, annul = random.random() < 0.3, random.random() < 0.5
    number = _number(random, tournament)
    return withdrawal_edits.Withdraw(number, expelled, random.choice(REASONS), annul)


def _take_back(random: Random, tournament: Tournament) -> Edit:
    left = [left.number for left in tournament.withdrawals]
    return withdrawal_edits.TakeBackWithdrawal(random.choice([*left, 1]))


def _play_off(random: Random, tournament: Tournament) -> Edit:
    numbers = play_off.level_on_points(tournament, _number(random, tournament))
    played = tuple(
        PlayOff(low, high, random.randint(0, 3), random.randint(0, 3))
        for low in numbers
        for high in numbers
        if low < high and random.random() < 0.6
    )
    return play_off_edits.SetPlayOffs(numbers, played)


def _order_by_hand(random: Random, tournament: Tournament) -> Edit:
    numbers = list(standings(tournament).level_with(_number(random, tournament)))
    random.shuffle(numbers)
    return play_off_edits.SetManualOrder(tuple(numbers), random.choice(REASONS))


def _no_order(random: Random, tournament: Tournament) -> Edit:
    numbers = [order.numbers for order in tournament.manual_orders]
    return play_off_edits.RemoveManualOrder(random.choice([*numbers, (1, 2)]))


def _prizes(random: Random, tournament: Tournament) -> Edit:
    amounts = tuple(random.randint(0, 50000) for _ in range(random.randint(0, 4)))
    special = tuple(
        SpecialPrize(random.choice(REASONS), random.randint(0, 100), random.choice(NAMES))
        for _ in range(random.randint(0, 2))
    )
    sharing = random.choice(list(Sharing))
    return prize_edits.SetPrizes(Prizes(random.choice(NAMES), amounts, sharing, special))


def _take_in(random: Random, tournament: Tournament) -> Edit:
    changed = [(_number(random, tournament), _player(random)) for _ in range(random.randint(0, 2))]
    added = tuple(_player(random) for _ in range(random.randint(0, 2)))
    return import_edits.TakeInPlayers(added, tuple(changed))


def _take_in_results(random: Random, tournament: Tournament) -> Edit:
    results = tuple(
        (game.name, random.choice(list(Result)))
        for game in random.sample(tournament.games, min(len(tournament.games), 3))
    )
    agreed = tuple(name for name, _ in results if random.random() < 0.8)
    players = ((_number(random, tournament), _player(random)),) if random.random() < 0.3 else ()
    return import_updates.TakeInResults(results, "round.pgn", agreed, players)


def _update_players(random: Random, tournament: Tournament) -> Edit:
    changed = [(_number(random, tournament), _player(random)) for _ in range(random.randint(0, 2))]
    return import_updates.UpdatePlayers(tuple(changed), "list")


def _import(random: Random, tournament: Tournament) -> Edit:
    read = drawn(random.randint(3, 5), cycles=random.choice([1, 2]))
    for _ in range(random.randint(0, 9)):
        read = _result(random, read)(read)
    whole = random.random() < 0.3
    return import_edits.ImportTournament(read if whole else without_rounds(read), "а.xlsx")


def _assume(random: Random, tournament: Tournament) -> Edit:
    return import_edits.AssumeRounds()


def _restore(random: Random, tournament: Tournament) -> Edit:
    """A state that was once there, or one that never was."""
    then = drawn(random.randint(3, 5))
    for _ in range(random.randint(0, 9)):
        then = _result(random, then)(then)
    if tournament.drawn and random.random() < 0.8:
        then = _result(random, tournament)(tournament)
    return restore_edits.RestoreState(then, "2026-05-03T14:03:22+02:00", random.randint(0, 3))


def any_calendar_edit(random: Random, tournament: Tournament) -> Edit:
    """A change of the calendar that an arbiter might ask for. It may be refused."""
    kinds = (_swap_games, _move_game, _move_game, _swap_rounds, _colours, _swap_numbers)
    return random.choice(kinds)(random, tournament)


def _swap_games(random: Random, tournament: Tournament) -> Edit:
    one, other = random.choice(tournament.games), random.choice(tournament.games)
    return calendar_edits.SwapGames(one.name, other.name)


def _move_game(random: Random, tournament: Tournament) -> Edit:
    game = random.choice(tournament.games)
    round = random.randint(1, tournament.rounds + 1)
    return calendar_edits.MoveGame(*game.name, round, random.randint(0, 3))


def _swap_rounds(random: Random, tournament: Tournament) -> Edit:
    rounds = tournament.rounds
    return calendar_edits.SwapRounds(random.randint(1, rounds), random.randint(1, rounds))


def _colours(random: Random, tournament: Tournament) -> Edit:
    return calendar_edits.ExchangeColours(*random.choice(tournament.games).name)


def _swap_numbers(random: Random, tournament: Tournament) -> Edit:
    return calendar_edits.SwapNumbers(_number(random, tournament), _number(random, tournament))
