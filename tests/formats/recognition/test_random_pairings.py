"""Pairings made at random in the manner of every program and language: what is read is what
was meant."""

import random

import pytest

from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, LotMethod
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import TableKind
from arbiter.formats.source.book import SourceCell, SourceSheet
from tests.events import complete
from tests.formats.recognition.drawn import book

HEADINGS = {
    "en": ("Rd.", "Bo.", "No.", "White", "Result", "Black"),
    "ru": ("Тур", "Доска", "№", "Белые", "Рез.", "Чёрные"),
    "sv": ("Rond", "Bord", "Nr", "Vit", "Resultat", "Svart"),
    "tr": ("Tur", "Masa", "BSNo", "Beyaz", "Sonuç", "Siyah"),
    "de": ("Rd.", "Br.", "Nr.", "Weiß", "Ergebnis", "Schwarz"),
    "fr": ("Rde", "Ech.", "N°", "Blancs", "Rés.", "Noirs"),
    "es": ("Rd.", "M.", "No.", "Blancas", "Res.", "Negras"),
}
CAPTIONS = {
    "en": "Round {0} on 2026/11/{0:02d} at 10:00",
    "ru": "Тур {0} ({0:02d}.11.2026, 10:00)",
    "sv": "Rond {0} den 2026/11/{0:02d} kl. 10:00",
    "tr": "{0}. Tur - 2026/11/{0:02d} 10:00",
    "de": "Runde {0} am 2026/11/{0:02d} um 10:00",
    "fr": "Ronde {0} le 2026/11/{0:02d} à 10:00",
    "es": "Ronda {0} el 2026/11/{0:02d} a las 10:00",
}
NOBODY = {
    "en": "bye",
    "ru": "свободен",
    "sv": "frirond",
    "tr": "bay",
    "de": "spielfrei",
    "fr": "exempt",
    "es": "descansa",
}
RESULTS = {
    Result.WHITE_WINS: ("1 - 0", "1-0", "1:0", "1", "1–0"),
    Result.DRAW: ("½ - ½", "1/2-1/2", "½:½", "½", "0,5-0,5"),
    Result.BLACK_WINS: ("0 - 1", "0-1", "0:1", "0", "0–1"),
    Result.WHITE_WINS_BY_FORFEIT: ("+ - -", "+/-", "+:-", "+", "1F-0F"),
    Result.BLACK_WINS_BY_FORFEIT: ("- - +", "-/+", "-:+", "- - +", "0F-1F"),
    Result.DOUBLE_FORFEIT: ("- - -", "-/-", "-:-", "- - -", "0F-0F"),
}
NAMES = ["Berg, Anna", "Ёлкин Игорь", "Çağlar, Ali", "O'Brien, Jo", "Müller, Eva", "Núñez, Li"]


def made(seed: int):
    """A tournament, the rows that show it, and whether they are flat and with numbers."""
    rng = random.Random(seed)
    language = rng.choice(list(HEADINGS))
    size, cycles = rng.randint(3, 6), rng.choice((1, 1, 2))
    tournament = complete(size, seed=seed, cycles=cycles, forfeits=0.2)
    flat, numbers, style = rng.random() < 0.5, rng.random() < 0.7, rng.randrange(5)
    round_head, board_head, *heads = HEADINGS[language]
    number, white, result, black = heads
    columns = [number, white, result, black, number] if numbers else [white, result, black]
    heading = [round_head, board_head, *columns] if flat else [board_head, *columns]
    rows = [["Open 2026"], heading] if flat else [["Open 2026"]]
    for round in range(1, tournament.rounds + 1):
        if not flat:
            rows += [[CAPTIONS[language].format(round)], heading]
        games = [seats(game, numbers, style) for game in tournament.boards(round)]
        free = [
            [str(one), NAMES[one - 1], "0", NOBODY[language], "-1"][not numbers : 5 - (not numbers)]
            for one in tournament.free(round)
        ]
        for board, row in enumerate(games + free, 1):
            rows.append([str(round), str(board), *row] if flat else [str(board), *row])
    if flat:
        body = rows[2:]
        rng.shuffle(body)
        rows[2:] = body if numbers else rows[2:]
    return tournament, rows, flat, numbers


def seats(game: Game, numbers: bool, style: int) -> list[str]:
    assert game.result is not None
    row = [NAMES[game.white - 1], RESULTS[game.result][style], NAMES[game.black - 1]]
    return [str(game.white), *row, str(game.black)] if numbers else row


@pytest.mark.parametrize("seed", range(200))
def test_what_is_read_is_what_was_meant(seed):
    tournament, rows, flat, numbers = made(seed)
    width = max(map(len, rows))
    cells = tuple(
        tuple(SourceCell(text or None, text) for text in [*row, *[""] * (width - len(row))])
        for row in rows
    )
    recognised = recognise(book(SourceSheet("Sheet1", cells)))
    found = recognised.tournament

    assert recognised.kind is TableKind.PAIRINGS
    assert recognised.complaints == ()
    names = [NAMES.index(player.name) + 1 for player in found.players]
    assert sorted(names) == list(tournament.numbers)
    meant = {(g.round, g.board, g.white, g.black, g.result, g.cycle) for g in tournament.games}
    assert meant == {
        (
            game.round,
            game.board,
            names[game.white - 1],
            names[game.black - 1],
            game.result,
            game.cycle,
        )
        for game in found.games
    }
    assert found.rounds_known
    assert found.regulations.cycles == tournament.regulations.cycles
    if numbers:
        assert names == list(tournament.numbers)
        assert found.lots is not None
        assert found.lots.method is LotMethod.FROM_FILE
    if not flat:
        assert found.round_starts == tuple(
            f"2026-11-{round:02d}T10:00" for round in range(1, tournament.rounds + 1)
        )
