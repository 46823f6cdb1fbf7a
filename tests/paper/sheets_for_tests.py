"""Events, a metric and a sharp eye for the tests of the paper."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

import pytest

from arbiter.domain.edits import AddPlayers, DrawLots, SetRegulations, SetResult, SetRoundStarts
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, LotMethod, Player, Regulations, Tournament
from arbiter.paper.marks import Box, Disc, Line, Page, Paper, Text

PRINTED_AT = datetime(2026, 5, 7, 18, 42)

SIXTEEN = """
Bergström, Lena Maria|WGM|SWE|2341
Okafor, Chidi|IM|NGR|2418
Novák, Petr|GM|CZE|2534
Papadimitriou, Konstantinos|FM|GRE|2289
van der Heijden, Willem|IM|NED|2402
Castellanos, María José|WIM|ESP|2246
Hüseyinoğulları, Muhammed Mustafa|GM|TUR|2511
Lindqvist, Arvid||SWE|2198
Ivanov, Sergei|IM|RUS|2455
O’Donnell, Ciarán|FM|IRL|2301
Þorsteinsson, Björn Þór|GM|ISL|2498
Szczepański, Krzysztof|IM|POL|2437
Li, Wei||CHN|2265
Fernandes de Almeida, João Pedro|FM|BRA|2312
Schäfer, Jürgen||GER|2187
Kovačević, Đorđe|GM|SRB|2487
"""
RUSSIAN = """
Жуков Роман Олегович|мм||
Ёлкин Пётр Юрьевич|гр||
Магомедов Шамиль Магомедович|мф||
Щукин Андрей Викторович|мс||
Кузнецова Анна Павловна|кмс||
Ивановский Дмитрий Сергеевич|мф||
Преображенская-Ильина Елизавета Константиновна|кмс||
Шевчук Богдан Игоревич|||
Константиновский-Преображенский Александр Владимирович|мс||
Васильев-Благовещенский Иннокентий|кмс||
Цой Виктория Дмитриевна|кмс||
Подберёзкин Владислав Александрович|мс||
Иванов Семён Петрович|||
Иванов Сергей Петрович|||
Ли Ким|||
Яшин Никита Иванович|||
"""
TURKISH = """
Hüseyinoğulları, Muhammed Mustafa|GM|TUR|2511
Karamanlıoğlu-Şahinbaş, Ayşegül Nur|WIM|TUR|2188
Yılmaz, Gülçin||TUR|1954
Çağlayangil, İbrahim Ethem|FM|TUR|2287
Öztürkmen, Ömer Faruk|IM|TUR|2405
Işıkdağlı, Iraz|WFM|TUR|2076
Büyükkaramustafaoğlu, Süleyman Çağrı||TUR|2011
Demir, Ali|CM|TUR|2140
"""
_FAMILIES = """
Ahlberg Baranov Cordero Delacroix Eriksen Farkas Grigoryan Haugland Ibrahimović Jovanović
Kaczmarek Laurent Madsen Nakashima Ostrowski Petersson Quintero Ribeiro Sokolov Tikhonov
Urbánek Vasilescu Winterbourne Yakovlev Zieliński Abramson Bjerregaard Castellan Dimitrov
Escalante Fitzgerald Gunnarsson Holmström Iordache Janssens Kuusinen Lehtonen Moretti
Nowakowski Olofsson Pavlović Rasmussen Salvatierra Thorvaldsen Uzunov Villanueva Westerberg
Xanthopoulos Yıldırım Zaharieva Andersson Benedetti Chernenko Dominguez Egorova Fredriksen
Gavrilov Hernández Ilić Johannessen
""".split()
_GIVEN = "Anna Helena Olga Viktor David Karl Rosa Zoë Goran Nils Ulla Carlos Jana".split()
_FEDERATIONS = "SWE RUS ESP FRA NOR HUN ARM BIH SRB POL DEN JPN COL POR BUL CZE".split()

MASTERS = Event("Harbour Masters 2026", "Gothenburg", start="2026-05-01", end="2026-05-09")
LONG_EVENT = Event(
    "Турнир памяти основателей шахматного клуба «Белая ладья» имени народного учителя",
    "Ханты-Мансийск",
    start="2026-05-01",
    end="2026-05-15",
)


def named(lines: str) -> tuple[Player, ...]:
    """Players, one a line: name, title, federation and rating with bars between."""
    players = []
    for line in lines.strip().splitlines():
        name, title, federation, rating = line.split("|")
        players.append(
            Player(name, title=title, federation=federation, rating_fide=int(rating or 0))
        )
    return tuple(players)


def many(count: int) -> tuple[Player, ...]:
    """*count* players, 60 at most, with names, titles, federations and ratings as they occur."""
    chance = random.Random(3)
    return tuple(
        Player(
            f"{_FAMILIES[place]}, {_GIVEN[place % len(_GIVEN)]}",
            title=chance.choice(["", "", "", "GM", "IM", "FM", "CM"]),
            federation=_FEDERATIONS[place % len(_FEDERATIONS)],
            rating_fide=chance.randint(1900, 2550),
        )
        for place in range(count)
    )


def event(
    players: Sequence[Player],
    rounds: int = 0,
    *,
    of: Event = MASTERS,
    cycles: int = 1,
    seed: int = 7,
    tie_breaks: tuple[str, ...] | None = None,
) -> Tournament:
    """*players* numbered as listed, the first *rounds* rounds with results at random."""
    regulations = Regulations(cycles=cycles)
    if tie_breaks is not None:
        regulations = replace(regulations, tie_breaks=tie_breaks)
    tournament = SetRegulations(regulations)(Tournament(event=of))
    tournament = AddPlayers(tuple(players))(tournament)
    tournament = DrawLots(LotMethod.AS_LISTED, tuple(tournament.numbers))(tournament)
    chance = random.Random(seed)
    outcomes = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
    for game in tournament.games:
        if (game.round or 0) <= rounds:
            result = SetResult(game.white, game.black, game.cycle, chance.choice(outcomes))
            tournament = result(tournament)
    return SetRoundStarts(("2026-05-06T15:00",) * tournament.rounds)(tournament)


def fixed(text: str, size: float, bold: bool) -> float:
    """Widths without a font, near those of Liberation Sans and the same on every computer."""
    width = 0
    for letter in text:
        if letter in "fijltI.,:;|!'’·()[] -":
            width += 290
        elif letter in "mwMWШЩЖЮФ—…":
            width += 850
        elif letter.isupper():
            width += 690
        else:
            width += 556
    return width * (1.04 if bold else 1.0) * size / 1000


def needs_liberation() -> None:
    """Leave the test where the family whose widths it counts on is not installed."""
    from PySide6.QtGui import QFontDatabase

    if "Liberation Sans" not in QFontDatabase.families():
        pytest.skip("Liberation Sans, whose widths this test counts on, is not installed")


def sizes_of(page: Page) -> set[float]:
    """The sizes of type on *page*."""
    return {text.size for text in page.texts}


def words_of(pages: Iterable[Page]) -> list[str]:
    """The texts on *pages*, in the order in which they were placed."""
    return [text.text for page in pages for text in page.texts]


def faults(page: Page, paper: Paper) -> list[str]:
    """What no page may have: marks outside the frame, small type, texts over each other."""
    found = []
    for mark in page.marks:
        left, top, right, bottom = extent(mark)
        if (
            left < paper.frame - 0.01
            or top < paper.frame - 0.01
            or right > page.width - paper.frame + 0.01
            or bottom > page.height - paper.frame + 0.01
        ):
            found.append(f"outside the frame: {mark}")
    texts = sorted(page.texts, key=lambda text: (text.y, text.x))
    for text in texts:
        if text.size < 9.0:
            found.append(f"under nine points: {text}")
    boxes = [(extent(text), text) for text in texts]
    for at, (one, first) in enumerate(boxes):
        for other, second in boxes[at + 1 :]:
            if other[1] > one[3]:
                break
            if _overlap(one, other):
                found.append(
                    f"{first.text!r} over {second.text!r} at {second.x:.0f}, {second.y:.0f}"
                )
    return found


def extent(mark: Text | Line | Box | Disc) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of *mark*; of a text from its capitals to its descenders."""
    match mark:
        case Text():
            top, bottom = mark.y - 0.72 * mark.size, mark.y + 0.21 * mark.size
            if mark.turned:
                top, bottom = mark.y - 0.21 * mark.size, mark.y + 0.72 * mark.size
                return mark.x - mark.width, top, mark.x, bottom
            return mark.x, top, mark.x + mark.width, bottom
        case Line():
            return (
                min(mark.x1, mark.x2),
                min(mark.y1, mark.y2),
                max(mark.x1, mark.x2),
                max(mark.y1, mark.y2),
            )
        case Box():
            return mark.x, mark.y, mark.x + mark.width, mark.y + mark.height
        case Disc():
            half = mark.diameter / 2
            return mark.x - half, mark.y - half, mark.x + half, mark.y + half


def _overlap(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float]
) -> bool:
    return (
        one[0] < other[2] - 0.05
        and other[0] < one[2] - 0.05
        and one[1] < other[3] - 0.05
        and other[1] < one[3] - 0.05
    )
