"""Tournaments in the arbiter's own notation: a crosstable, or results round by round, as text."""

from __future__ import annotations

import re
from dataclasses import replace

from arbiter.domain.edits import AddPlayers, DrawLots, SetRegulations, SetResult
from arbiter.domain.notation import format_mark, parse_mark
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, LotMethod, Lots, Player, Regulations, Tournament


def drawn(names: list[str] | int, **regulations: object) -> Tournament:
    """A tournament of *names* (or of so many players), numbered as listed, without a result."""
    if isinstance(names, int):
        names = [f"Player {number}" for number in range(1, names + 1)]
    tournament = SetRegulations(Regulations(**regulations))(Tournament())  # type: ignore[arg-type]
    tournament = AddPlayers(tuple(Player(name) for name in names))(tournament)
    return DrawLots(LotMethod.AS_LISTED, tuple(tournament.numbers))(tournament)


def crosstable(text: str, **regulations: object) -> Tournament:
    """The tournament that *text* draws: a line for each player, ``1 Adams  *  1  ½  +``.

    Games get rounds and colours from the Berger table; a dot is an open game.

    :raises ValueError: the two halves of the table disagree.
    """
    rows = [line.split() for line in text.strip().splitlines()]
    size = len(rows)
    names = [" ".join(row[1:-size]) for row in rows]
    marks = [row[-size:] for row in rows]
    tournament = drawn(names, **regulations)
    for i in range(size):
        for j in range(i + 1, size):
            game = tournament.game(i + 1, j + 1)
            result = _result(marks[i][j], marks[j][i], white=game.white == i + 1)
            mirror = format_mark(result, white=game.white == j + 1).replace("−", "-")
            if mirror != marks[j][i].replace("−", "-").replace(".", ""):
                raise ValueError(f"{i + 1}-{j + 1}: {marks[i][j]} against {marks[j][i]}")
            tournament = SetResult(i + 1, j + 1, 1, result)(tournament)
    return tournament


def without_rounds(tournament: Tournament) -> Tournament:
    """*tournament* as a table that was only a crosstable tells it: the lower number stands for
    White, rounds, boards and colours are not known, and no lots were drawn."""
    games = tuple(
        Game(
            min(game.white, game.black),
            max(game.white, game.black),
            game.cycle,
            result=game.result_for(min(game.white, game.black)),
            pending=game.pending,
            until=game.until,
            colours_known=False,
        )
        for game in tournament.games
    )
    games = tuple(sorted(games, key=lambda game: game.name))
    return replace(tournament, games=games, lots=None, round_starts=(), rounds_assumed=False)


def _result(mark: str, mirror: str, *, white: bool) -> Result | None:
    if mark == ".":
        return None
    if mark == mirror == "-":
        return Result.DOUBLE_FORFEIT
    return parse_mark(mark, white=white)


_GAME = re.compile(r"(\d+)–(\d+) (\S+)")
_RESULTS = {
    "1–0": Result.WHITE_WINS,
    "½": Result.DRAW,
    "0–1": Result.BLACK_WINS,
    "+/–": Result.WHITE_WINS_BY_FORFEIT,
    "–/+": Result.BLACK_WINS_BY_FORFEIT,
    "–/–": Result.DOUBLE_FORFEIT,
}


def by_rounds(names: list[str] | int, text: str, **regulations: object) -> Tournament:
    """The tournament with the results of *text*: ``R1: 1–6 0–1, 2–5 ½. R2: 6–4 1–0``.

    :raises ValueError: a game stands in another round, or with other colours, than in the table.
    """
    tournament = drawn(names, **regulations)
    for block in re.findall(r"R\d+[^R]*", text):
        number = int(re.match(r"R(\d+)", block)[1])  # type: ignore[index]
        for white, black, result in _GAME.findall(re.sub(r"\([^)]*\)", "", block)):
            colours = (int(white), int(black))
            cycle = next(
                (
                    game.cycle
                    for game in tournament.boards(number)
                    if (game.white, game.black) == colours
                ),
                None,
            )
            if cycle is None:
                raise ValueError(f"round {number} has no game {white}–{black}")
            edit = SetResult(*colours, cycle, _RESULTS[result.rstrip(".,")])
            tournament = edit(tournament)
    return tournament


F6_ROUNDS = """
R1: 1–6 0–1, 2–5 ½, 3–4 ½. R2: 6–4 1–0, 5–3 0–1, 1–2 ½. R3: 2–6 ½, 3–1 0–1, 4–5 0–1.
R4: 6–5 ½, 1–4 1–0, 2–3 0–1. R5: 3–6 1–0, 4–2 0–1, 5–1 0–1.
"""
F5_ROUNDS = """
R1 (1 free): 2–5 1–0, 3–4 ½. R2 (4 free): 5–3 0–1, 1–2 1–0. R3 (2 free): 3–1 ½, 4–5 1–0.
R4 (5 free): 1–4 0–1, 2–3 1–0. R5 (3 free): 4–2 ½, 5–1 0–1.
"""
T5_ROUNDS = """
R1: 2–5 1–0, 3–4 1–0. R2: 5–3 0–1, 1–2 0–1. R3: 3–1 0–1, 4–5 ½. R4: 1–4 0–1, 2–3 ½.
R5: 4–2 1–0, 5–1 0–1.
"""
C4_ROUNDS = "R1: 1–4 1–0, 2–3 1–0. R2: 4–3 0–1, 1–2 1–0. R3: 2–4 1–0, 3–1 1–0."


def f6(**regulations: object) -> Tournament:
    """Six players, complete."""
    return by_rounds(6, F6_ROUNDS, **regulations)


def f5(**regulations: object) -> Tournament:
    """Five players, complete; everybody was free once."""
    return by_rounds(5, F5_ROUNDS, **regulations)


def t5(**regulations: object) -> Tournament:
    """Five players, three of them level at the top."""
    return by_rounds(5, T5_ROUNDS, **regulations)


def c4(**regulations: object) -> Tournament:
    """Four players, three of them beating each other in a circle."""
    return by_rounds(4, C4_ROUNDS, **regulations)


def seed(**regulations: object) -> Tournament:
    """The table of seven that the program was founded on."""
    return crosstable(
        """
        1 Ivanov     *  ½  ½  1  1  1  1
        2 Petrov     ½  *  ½  ½  1  1  1
        3 Sidorov    ½  ½  *  ½  ½  1  1
        4 Kuznetsov  0  ½  ½  *  1  1  1
        5 Smirnov    0  0  ½  0  *  1  1
        6 Vasilyev   0  0  0  0  0  *  1
        7 Nikolaev   0  0  0  0  0  0  *
        """,
        **regulations,
    )


_TEC = """
1 Alyx 2200: W5 ½, W2 1, B3 1, W4 0, B6 1
2 Bruno 2150: W6 1, B1 0, W5 1, W3 ½, B4 1
3 Charline 2100: W4 1, B6 1, W1 0, B2 ½, W5 1
4 David 2050: B3 0, B5 0, W6 ½, B1 1, W2 0
5 Franck 1950: B1 ½, W4 1, B2 0, W6 −, B3 0
6 Helene 2000: B2 0, W3 0, B4 ½, B5 +, W1 0
"""


def tec(**regulations: object) -> Tournament:
    """The exercise of FIDE's technical commission: six players, one game won by forfeit.

    The order of its rounds and its colours are not those of a Berger table.
    """
    players, games = [], {}
    for line in _TEC.strip().splitlines():
        head, _, row = line.partition(":")
        number, name, rating = head.split()
        players.append(Player(name, rating_fide=int(rating)))
        for round, entry in enumerate(row.split(","), 1):
            opponent, mark = entry.split()
            if opponent[0] == "W":
                result = parse_mark(mark)
                game = Game(int(number), int(opponent[1:]), 1, round, result=result)
                games[game.name] = game
    numbered = []
    for round in range(1, 6):
        boards = sorted((g for g in games.values() if g.round == round), key=lambda g: g.white)
        numbered += [replace(game, board=board) for board, game in enumerate(boards, 1)]
    return Tournament(
        regulations=Regulations(**regulations),  # type: ignore[arg-type]
        players=tuple(players),
        games=tuple(numbered),
        lots=Lots(LotMethod.BY_HAND, tuple(range(1, len(players) + 1))),
    )
