"""Tournaments as they look in a playing hall: for pictures of the window, and for tests of it."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.edits import AddPlayers, DrawLots, SetEvent, SetRegulations
from arbiter.domain.notation import parse_mark
from arbiter.domain.result import Result
from arbiter.domain.tournament import (
    Event,
    Game,
    LotMethod,
    Pending,
    Player,
    Regulations,
    Tournament,
)

_SIXTEEN = """
    1  Lindqvist, Åsa    WIM 2318 SWE  * ½ ½ ½ ½ ½ . 0 ½ . . . . . . 0
    2  Moreau, Étienne   IM  2441 FRA  ½ * ½ 0 ½ ½ . . . . . . . . 1 1
    3  Baranov, Gleb     GM  2506 RUS  ½ ½ * 1 1 0 . . . . . . . 1 ½ 1
    4  Yıldız, Kerem     FM  2334 TUR  ½ 1 0 * 0 0 . . . . . . 0 0 ½ ½
    5  Halvorsen, Odd    IM  2402 NOR  ½ ½ 0 1 * . . . . . . 0 ½ ½ 1 ½
    6  Kowalczyk, Piotr  GM  2489 POL  ½ ½ 1 1 . * . . . . ½ 0 1 1 ½ .
    7  Okafor, Daniel    FM  2297 NGR  . . . . . . * . . 1 1 0 ½ . . .
    8  Szabó, Márton     IM  2423 HUN  1 . . . . . . * ½ 1 ½ 0 ½ 0 1 .
    9  Petrosyan, Ani    WGM 2361 ARM  ½ . . . . . . ½ * 1 1 0 0 ½ 0 0
    10 Fernandes, Rui    FM  2345 POR  . . . . . . 0 0 0 * 1 0 0 0 + 0
    11 Kaya, Defne       WFM 2262 TUR  . . . . . ½ 0 ½ 0 0 * ½ 0 . . 0
    12 Nyström, Love     IM  2415 SWE  . . . . 1 1 1 1 1 1 ½ * . . . 1
    13 Dvořák, Tomáš     GM  2478 CZE  . . . 1 ½ 0 ½ ½ 1 1 1 . * . . .
    14 Virtanen, Eero    FM  2329 FIN  . . 0 1 ½ 0 . 1 ½ 1 . . . * . .
    15 Zhukova, Mila     WIM 2307 RUS  . 0 ½ ½ 0 ½ . 0 1 - . . . . * .
    16 Ó Briain, Cian    FM  2351 IRL  1 0 0 ½ ½ . . . 1 1 1 0 . . . *
"""
_EIGHT = """
    1  Halvorsen, Odd    IM  2402 NOR  *  0½ ½½ 0. 1. 1. 1. ½0
    2  Kowalczyk, Piotr  GM  2489 POL  1½ *  ½. 0. 1. ½. ½1 ½1
    3  Petrosyan, Ani    WGM 2361 ARM  ½½ ½. *  ½. 0. ½½ 00 1.
    4  Nyström, Love     IM  2415 SWE  1. 1. ½. *  ½½ ½½ ½½ ½.
    5  Fernandes, Rui    FM  2345 POR  0. 0. 1. ½½ *  1½ 1½ ½1
    6  Dvořák, Tomáš     GM  2478 CZE  0. ½. ½½ ½½ 0½ *  ½. 11
    7  Kaya, Defne       WFM 2262 TUR  0. ½0 11 ½½ 0½ ½. *  ½.
    8  Ó Briain, Cian    FM  2351 IRL  ½1 ½0 0. ½. ½0 00 ½. *
"""
_TWELVE = """
    1  Александрова-Вознесенская, Мария ЖММ 2318 RUS  * 0 0 ½ ½ ½ ½ 0 . . . 1
    2  Башкирцев, Вениамин              ГМ  2441 RUS  1 * ½ 0 0 ½ . . . . 1 1
    3  Гаджимагомедов, Абдулхамид       ММ  2506 RUS  1 ½ * 1 1 . . . . 0 1 ½
    4  Жуков, Илья                      МФ  2334 RUS  ½ 1 0 * . . . . 0 1 ½ 1
    5  Константинопольский, Александр   ММ  2402 RUS  ½ 1 0 . * . . 1 ½ ½ ½ .
    6  Крестовоздвиженская, Маргарита   ЖМФ 2289 RUS  ½ ½ . . . * 0 ½ ½ ½ ½ .
    7  Люксембургский-Штейн, Рудольф    ГМ  2497 RUS  ½ . . . . 1 * ½ 1 0 ½ ½
    8  Преображенский, Аполлинарий      МФ  2423 RUS  1 . . . 0 ½ ½ * 1 0 0 ½
    9  Святополк-Мирская, Анастасия     ЖГМ 2361 RUS  . . . 1 ½ ½ 0 0 * 0 0 ½
    10 Тер-Ованесян, Карапет            ММ  2445 ARM  . . 1 0 ½ ½ 1 1 1 * . ½
    11 Фёдоров, Пётр                    -   2262 RUS  . 0 0 ½ ½ ½ ½ 1 1 . * .
    12 Ярославцев, Владислав            МФ  2315 RUS  0 0 ½ 0 . . ½ ½ ½ ½ . *
"""
_TITLES = {"ЖММ": "WIM", "ГМ": "GM", "ММ": "IM", "МФ": "FM", "ЖМФ": "WFM", "ЖГМ": "WGM", "-": ""}


def sixteen() -> Tournament:
    """Sixteen players in round 9: four games reported there, one of them a forfeit; one
    postponed, the others open."""
    event = Event(
        "Malmö Open Invitational 2026",
        "Malmö, Sweden",
        "SWE",
        "2026-05-06",
        "2026-05-20",
        "Ekström, Birgitta",
    )
    players = _players(_SIXTEEN, 16)
    starts = tuple(f"2026-05-{day:02}T10:00" for day in range(6, 21))
    tournament = _entered(event, Regulations(), players, _marks(_SIXTEEN, 16), rounds=8)
    postponed = replace(
        tournament.game(11, 14), result=None, pending=Pending.POSTPONED, until="2026-05-16T10:00"
    )
    return replace(tournament.with_game(postponed), round_starts=starts)


def eight_twice() -> Tournament:
    """Eight players, everybody twice, in round 11 of 14 with two games open."""
    event = Event("Fjord Masters 2026", "Bergen", "NOR", "2026-04-20", "2026-05-03", "Dahl, Ingrid")
    regulations = Regulations(cycles=2)
    return _entered(event, regulations, _players(_EIGHT, 8), _marks(_EIGHT, 8), rounds=10)


def twelve_long_names() -> Tournament:
    """Twelve players with long Russian names, in round 8 of 11."""
    event = Event("Мемориал Чигорина", "Санкт-Петербург", "RUS", arbiter="Воскресенский, Г. Н.")
    players = _players(_TWELVE, 12)
    return _entered(event, Regulations(), players, _marks(_TWELVE, 12), rounds=7)


def not_drawn() -> Tournament:
    """Nine players before the draw: twins, a birth date and a FIDE ID that are missing."""
    rows = (
        ("Lindqvist, Åsa", "WIM", 2318, "SWE", "1700318", "1998-03-14", "Malmö AS", "w"),
        ("Moreau, Étienne", "IM", 2441, "FRA", "600441", "1987-11-02", "Lyon Olympique", "m"),
        ("Nyström, Love", "IM", 2415, "SWE", "1700415", "2000-06-30", "Lunds ASK", "m"),
        ("Yıldız, Kerem", "FM", 2334, "TUR", "6300334", "", "Ankara DSİ", "m"),
        ("Halvorsen, Odd", "IM", 2402, "NOR", "1500402", "1979-01-25", "Bergens SK", "m"),
        ("Kowalczyk, Piotr", "GM", 2489, "POL", "1100489", "1985-09-09", "Wrocław Polonia", "m"),
        ("Berg, Anna", "", 1987, "SWE", "1701987", "2008-04-17", "Lunds ASK", "w"),
        ("Berg, Anna", "", 2011, "SWE", "", "2008-04-19", "Limhamns SK", "w"),
        ("Szabó, Márton", "IM", 2423, "HUN", "700423", "1994-12-05", "Szegedi MTE", "m"),
    )
    players = tuple(
        Player(name, title, sex, birth, federation, fide_id, rating_fide=rating, club=club)
        for name, title, rating, federation, fide_id, birth, club, sex in rows
    )
    named = SetEvent(Event("Lund Club Championship 2026", "Lund", "SWE"))(Tournament())
    return AddPlayers(players)(named)


PASTED = (
    "Фамилия, имя\tЗвание\tРейтинг\tФед.\tID ФИДЕ\tГод р.\tКлуб\n"
    "Баранов, Глеб\tGM\t2506\tRUS\t4100506\t1991\tСШОР, Казань\n"
    "Жукова, Мила\tWIM\t2307\tRUS\t4100307\t2002\tСШ № 9, Пермь\n"
    "Petrosyan, Ani\tWGM\t2361\tARM\t3300361\t1996\tYerevan Chess\n"
    "Fernandes, Rui\tFM\t23450\tPOR\t1900345\t1990\tGX Porto\n"
)
"""A block as it comes from a spreadsheet, with its headings and a slip in a rating."""


def _players(text: str, size: int) -> tuple[Player, ...]:
    players = []
    for line in text.strip().splitlines():
        words = line.split()
        name, (title, rating, federation) = words[1 : -size - 3], words[-size - 3 : -size]
        title = _TITLES.get(title, title)
        sex = "w" if title.startswith("W") else "m"
        players.append(
            Player(" ".join(name), title, sex, federation=federation, rating_fide=int(rating))
        )
    return tuple(players)


def _marks(text: str, size: int) -> list[list[str]]:
    return [line.split()[-size:] for line in text.strip().splitlines()]


def _entered(
    event: Event,
    regulations: Regulations,
    players: tuple[Player, ...],
    marks: list[list[str]],
    *,
    rounds: int,
) -> Tournament:
    """Drawn as listed, with the results of *marks*; what they leave open up to *rounds* is drawn.

    A cell holds a mark for each cycle, seen from its row.
    """
    tournament = SetRegulations(regulations)(Tournament(event=event))
    tournament = AddPlayers(players)(tournament)
    tournament = DrawLots(LotMethod.AS_LISTED, tuple(tournament.numbers))(tournament)

    def result(game: Game) -> Result | None:
        mark = marks[game.white - 1][game.black - 1][game.cycle - 1]
        if mark == ".":
            return Result.DRAW if game.round is not None and game.round <= rounds else None
        return parse_mark(mark)

    games = tuple(replace(game, result=result(game)) for game in tournament.games)
    return replace(tournament, games=games)
