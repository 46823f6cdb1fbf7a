"""Tournaments of made-up clubs in seven languages, and their tables as clubs and programs write
them: what was played is known, so that what is read can be compared with it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from arbiter.domain.berger import berger_table
from tests.foreign_tables import Cell, Rows

LANGUAGES = ("en", "ru", "sv", "tr", "de", "fr", "es")

_NAMES = {
    "en": "Adams, Michael|Berry, Neil|Carter, Joan|Dawson, Ann|Evans, Huw|Fox, Tom|Green, Sue|"
    "Hill, Bob",
    "ru": "Иванов Иван|Петрова Анна|Сидоров Пётр|Кузнецов Лев|Ёлкин Игорь|Щукин Яков|"
    "Абрамов Зиновий|Жуков Юрий",
    "sv": "Åkesson, Örjan|Berg, Anna|Dahl, Kari|Ek, Nils|Fransson, Åke|Gran, Ulla|Holm, Ove|"
    "Öberg, Jan",
    "tr": "Çağlar, Şükrü|Işık, İpek|Yılmaz, Ömer|Güneş, Ayşe|Şahin, Barış|Öztürk, Can|Demir, Efe|"
    "Kılıç, Nur",
    "de": "Müller, Jürgen|Weiß, Käthe|Schröder, Uwe|Braun, Eva|Köhler, Max|Vogel, Ina|Wolf, Jan|"
    "Krüger, Ole",
    "fr": "Lefèvre, Chloé|Garçon, Noël|Dupré, Anaïs|Benoît, Loïc|Côté, René|Fabre, Luc|"
    "Hervé, Zoé|Moreau, Guy",
    "es": "Núñez, Íñigo|Peña, José|García, Álvaro|López, Inés|Muñoz, Raúl|Díaz, Ana|Ruiz, Eva|"
    "Gil, Óscar",
}
_HEADINGS = {
    "en": "No.|Rk.|Name|Rtg|FED|Pts.|SB|Round|Bo.|White|Black|Result|Birthday|Sex|FideID|Club/City",
    "ru": "№|Место|Фамилия, имя|Рейтинг|Фед.|Очки|КБ|Тур|Доска|Белые|Чёрные|Рез.|Дата рождения|"
    "Пол|Код FIDE|Город",
    "sv": "Nr|Plac|Namn|Rating|Land|Poäng|SB|Rond|Bord|Vit|Svart|Resultat|Född|Kön|FIDE-id|Klubb",
    "tr": "BSNo|Sıra|Adı Soyadı|ELO|Fed.|Puan|SB|Tur|Masa|Beyaz|Siyah|Sonuç|Doğum Tarihi|Cinsiyet|"
    "FIDE ID|Kulüp",
    "de": "Nr.|Rg.|Teilnehmer|Elo|Land|Pkt.|SoBerg|Runde|Br.|Weiß|Schwarz|Ergebnis|Geburt|"
    "Geschlecht|FIDE-ID|Verein/Ort",
    "fr": "N°|Rg|Nom|Elo|Féd|Pts|SB|Ronde|Ech.|Blancs|Noirs|Résultat|Naissance|Sexe|Code FIDE|Club",
    "es": "No.Ini.|Rk.|Nombre|Elo|FED|Pts.|SB|Ronda|M.|Blancas|Negras|Res.|Nacimiento|Sexo|"
    "Código FIDE|Club/Ciudad",
}
_FIELDS = (
    "number rank name rating federation points sb round board white black result birth sex fide "
    "club"
).split()
_OPPOSITE = {"1": "0", "0": "1", "½": "½", "+": "-", "-": "+", "·": "·"}
_WORTH = {"1": 2, "+": 2, "½": 1}

Truth = dict[str, dict[str, list[str]]]
"""Of each player by name: what he has against whom, a mark for each cycle; without open games."""


class ClubTournament:
    """*size* players of *language*; what they played is made up from *seed*.

    ``results`` holds the marks of a player against another, ``rounds`` the games: White, Black
    and White's mark. Numbers count from 1.
    """

    def __init__(
        self,
        size: int,
        language: str = "en",
        seed: int = 1,
        *,
        cycles: int = 1,
        forfeits: float = 0.0,
        unplayed: float = 0.0,
    ) -> None:
        chance = random.Random(f"{language}/{size}/{seed}")
        self.size, self.language, self.cycles = size, language, cycles
        self.names = _NAMES[language].split("|")[:size]
        self.heads = dict(zip(_FIELDS, _HEADINGS[language].split("|")))
        self.ratings = sorted((chance.randrange(1500, 2500) for _ in self.names), reverse=True)
        self.results: dict[tuple[int, int], list[str]] = {}
        self.rounds: list[list[tuple[int, int, str]]] = []
        for cycle in range(cycles):
            for round in berger_table(size + size % 2):
                games = []
                for pair in round:
                    if max(pair) > size:
                        continue
                    white, black = pair[::-1] if cycle % 2 else pair
                    mark = chance.choice("1110000½½½")
                    mark = chance.choice("+-") if chance.random() < forfeits else mark
                    mark = "·" if chance.random() < unplayed else mark
                    self.results.setdefault((white, black), []).append(mark)
                    self.results.setdefault((black, white), []).append(_OPPOSITE[mark])
                    games.append((white, black, mark))
                self.rounds.append(games)

    @property
    def numbers(self) -> range:
        """1 to n."""
        return range(1, self.size + 1)

    def halves(self, number: int) -> int:
        """Half points of a player."""
        marks = (self.results[number, other] for other in self.numbers if other != number)
        return sum(_WORTH.get(mark, 0) for own in marks for mark in own)

    def points(self, number: int) -> int | float:
        """His points as a spreadsheet holds them."""
        halves = self.halves(number)
        return halves / 2 if halves % 2 else halves // 2

    def berger(self, number: int) -> float:
        """His Sonneborn-Berger."""
        return (
            sum(
                _WORTH.get(mark, 0) * self.halves(other)
                for other in self.numbers
                if other != number
                for mark in self.results[number, other]
            )
            / 4
        )

    def ranking(self) -> list[int]:
        """Numbers, the best first."""
        return sorted(self.numbers, key=lambda n: (-self.halves(n), -self.berger(n), n))

    def truth(self) -> Truth:
        """What has to be read."""
        return {
            self.names[own - 1]: {
                self.names[other - 1]: [m for m in self.results[own, other] if m != "·"]
                for other in self.numbers
                if other != own
            }
            for own in self.numbers
        }


def plain(marks: Sequence[str]) -> Cell:
    """A cell as a person types it: figures are numbers, an open game is empty."""
    if len(marks) > 1:
        return " ".join(marks)
    return {"1": 1, "0": 0, "·": None}.get(marks[0], marks[0])


def crosstable(
    of: ClubTournament,
    cell: Callable[[Sequence[str]], Cell] = plain,
    diagonal: Cell = "X",
    *,
    order: Sequence[int] = (),
    points: Callable[[int], Cell] | None = None,
) -> list[list[Cell]]:
    """The crosstable, in the *order* of these numbers; points, Sonneborn-Berger, place behind."""
    order = order or of.numbers
    place = {number: rank for rank, number in enumerate(of.ranking(), 1)}
    heads = of.heads
    lines = [str(line) for line, _ in enumerate(order, 1)]
    rows: list[list[Cell]] = [
        [
            *(heads["number"], heads["name"], heads["rating"], *lines),
            *(heads["points"], heads["sb"], heads["rank"]),
        ]
    ]
    for line, own in enumerate(order, 1):
        cells = [diagonal if own == other else cell(of.results[own, other]) for other in order]
        total = points(own) if points else of.points(own)
        rows.append(
            [
                *(line, of.names[own - 1], of.ratings[own - 1], *cells),
                *(total, of.berger(own), place[own]),
            ]
        )
    return rows


def by_round(of: ClubTournament, form: Callable[[int, bool, str], str], head: str) -> Rows:
    """A column for each round; *form* gets the opponent, whether one has White, and the mark."""
    heads = of.heads
    rounds = [head.format(number) for number, _ in enumerate(of.rounds, 1)]
    rows: list[list[Cell]] = [[heads["number"], heads["name"], *rounds, heads["points"]]]
    for own in of.numbers:
        cells: list[Cell] = []
        for games in of.rounds:
            white, black, mark = next(game for game in games if own in game[:2])
            theirs = mark if own == white else _OPPOSITE[mark]
            cells.append(form(black if own == white else white, own == white, theirs))
        rows.append([own, of.names[own - 1], *cells, of.points(own)])
    return rows


def pairings(of: ClubTournament, written: dict[str, str]) -> list[list[Cell]]:
    """All rounds below each other, each under its caption; *written* gives results for marks."""
    heads = of.heads
    rows: list[list[Cell]] = [
        [heads[f] for f in ("board", "number", "white", "result", "black", "number")]
    ]
    for number, games in enumerate(of.rounds, 1):
        rows.append([f"{heads['round']} {number}"])
        rows += [
            [board, white, of.names[white - 1], written[mark], of.names[black - 1], black]
            for board, (white, black, mark) in enumerate(games, 1)
        ]
    return rows
