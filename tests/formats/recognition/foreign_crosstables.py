"""Crosstables as other people make them, by the die: what is meant, and a sheet that shows it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime, time

from arbiter.formats.recognition.marks import Mark, ending
from arbiter.formats.source.book import CellValue, SourceCell, SourceSheet

NAMES = {
    "en": "Adams, John;Baker, Ann;Clark, Tom;Davies, Eve;Evans, Rhys;Foster, Amy;Green, Max",
    "ru": "Абрамов Лев;Волков Иван;Гусев Пётр;Дёмина Анна;Ершов Олег;Жуков Роман;Зайцев Артём",
    "sv": "Ahl, Per;Berg, Åsa;Dahl, Nils;Ek, Maja;Fors, Ulf;Grön, Siv;Holm, Örjan",
    "tr": "Acar, Ali;Bulut, Ece;Çelik, Can;Demir, Naz;Ersoy, Işıl;Gül, Şükrü;Koç, Ömer",
    "de": "Abel, Uwe;Braun, Eva;Conrad, Kai;Döring, Ute;Engel, Jörg;Fuchs, Ina;Groß, Max",
}
MORE = "Ito, Ken;Khan, Ali;Lund, Bo;Moreau, Léa;Novak, Jan;Okafor, Ada;Park, Min;Quist, Ib"

HEADINGS = {
    "en": ("No.", "Name", "Rtg", "Pts.", "SB", "Rk."),
    "ru": ("№", "Фамилия, имя", "Рейтинг", "Очки", "КБ", "Место"),
    "sv": ("Nr", "Namn", "Rating", "Poäng", "S-B", "Plac"),
    "tr": ("BSNo", "İsim", "ELO", "Puan", "SB", "Sıra"),
    "de": ("Nr.", "Teilnehmer", "Elo", "Pkt.", "SoBerg", "Rg."),
}

PLAIN: dict[Mark, tuple[CellValue, ...]] = {
    Mark.WIN: (1, "1", 1.0, "1,0", "1.0", "1:0", "1-0", " 1 ", "1\xa0", "１"),
    Mark.DRAW: ("½", "1/2", 0.5, "0.5", "0,5", ".5", ",5", "=", "½-½", "1⁄2", "½ "),
    Mark.LOSS: (0, "0", 0.0, "0,0", "0.0", "0:1", "0-1", "０"),
    Mark.FORFEIT_WIN: ("+", "1F", "+F", "1K", "+K", "F+", "+/-"),
    Mark.FORFEIT_LOSS: ("0F", "-F", "0K", "-K", "wo", "н/я", "ff", "-/+", "–"),
    Mark.OPEN: (None, "", "·", ".", "?", "*", "отл"),
}
"""Ways to write each mark that leave no doubt."""
DOUBTFUL: dict[Mark, tuple[CellValue, ...]] = {
    Mark.WIN: ("l", "I", "|", time(1, 0), "01:00", "(1)", "[1]"),
    Mark.DRAW: (datetime(2026, 1, 2), datetime(2026, 2, 1), 46054, 46024, "Ѕ", "Â½", "«", "(½)"),
    Mark.LOSS: ("O", "о", "О", time(0, 1), "00:01", "( 0 )"),
}
"""Ways that have to be listed."""
LETTERS = {
    "en": {Mark.WIN: "W", Mark.DRAW: "D", Mark.LOSS: "L"},
    "ru": {Mark.WIN: "В", Mark.DRAW: "Н", Mark.LOSS: "П"},
    "sv": {Mark.WIN: "V", Mark.DRAW: "R", Mark.LOSS: "F"},
    "tr": {Mark.WIN: "G", Mark.DRAW: "B", Mark.LOSS: "M"},
    "de": {Mark.WIN: "S", Mark.DRAW: "R", Mark.LOSS: "N"},
}
DIAGONALS: tuple[CellValue, ...] = (None, "*", "X", "х", "■", "█", "////", "\\", "—", "xxx")
TWO_IN_CELL = ("{} {}", "{}{}", "{}/{}", "{}, {}", "{};{}", "{}+{}", "{} / {}")
CYCLE_HEADINGS = ("{}a|{}b", "{}|{}", "{}.1|{}.2", "{}|", "{} a|{} b", "{}(1)|{}(2)")
OTHERS = {
    Mark.WIN: Mark.LOSS,
    Mark.LOSS: Mark.WIN,
    Mark.DRAW: Mark.DRAW,
    Mark.FORFEIT_WIN: Mark.FORFEIT_LOSS,
    Mark.FORFEIT_LOSS: Mark.FORFEIT_WIN,
    Mark.OPEN: Mark.OPEN,
}
WORTH = {Mark.WIN: 2, Mark.DRAW: 1, Mark.FORFEIT_WIN: 2}


@dataclass
class Foreign:
    """A sheet, and what it means: names from the top, and the marks of each pair of lines
    (from 0, lower first) in the row of the first and of the second, one for each cycle.

    ``places`` are the cells of a pair, and ``listed`` those that must be named in a finding.
    """

    sheet: SourceSheet
    names: list[str]
    numbers: list[int]
    cycles: int
    games: dict[tuple[int, int], list[tuple[Mark, Mark]]]
    places: dict[tuple[int, int], set[tuple[int, int]]] = field(default_factory=dict)
    listed: set[tuple[int, int]] = field(default_factory=set)

    def results(self):
        """How the games of each pair ended, by the lines of the table."""
        return {
            pair: [found[0] if (found := ending(*marks)) else None for marks in games]
            for pair, games in self.games.items()
        }


def cell(value: CellValue, *, filled: bool = False) -> SourceCell:
    """A cell as a spreadsheet shows *value*."""
    if value is None:
        return SourceCell(filled=filled)
    if isinstance(value, datetime):
        return SourceCell(value, f"{value:%d.%m.%Y}", filled=filled)
    if isinstance(value, time):
        return SourceCell(value, f"{value:%H:%M}", filled=filled)
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return SourceCell(value, text, filled=filled)


class Maker:
    """Makes one foreign crosstable of each *seed*."""

    def __init__(self, seed: int, *, doubtful: bool = False) -> None:
        self.die = random.Random(seed)
        self.doubtful = doubtful
        self.language = self.die.choice(list(HEADINGS))
        self.size = self.die.choice((3, 4, 5, 6, 7, 8, 10, 13))
        self.cycles = self.die.choice((1, 1, 2))
        self.shape = "single" if self.cycles == 1 else self.die.choice(("cell", "columns", "rows"))
        self.style = self.die.choice(list(range(4)))
        self.letters = doubtful and self.die.random() < 0.2

    def games(self) -> dict[tuple[int, int], list[tuple[Mark, Mark]]]:
        """What happened in each game; few are open, and some were not played."""
        usual = [Mark.WIN, Mark.DRAW, Mark.LOSS]
        seldom = [Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS, Mark.OPEN]
        games: dict[tuple[int, int], list[tuple[Mark, Mark]]] = {}
        for first in range(self.size):
            for second in range(first + 1, self.size):
                marks = [
                    self.die.choice(usual if self.die.random() < 0.9 else seldom)
                    for _ in range(self.cycles)
                ]
                if self.shape == "cell" and Mark.OPEN in marks:
                    marks = [Mark.OPEN] * 2
                games[first, second] = [(mark, OTHERS[mark]) for mark in marks]
        return games

    def written(self, marks: list[Mark]) -> tuple[CellValue, bool]:
        """One of the ways to write *marks* into a cell, and whether it has to be listed."""
        if len(marks) == 2:
            if marks == [Mark.OPEN] * 2:
                return self.die.choice((None, "", "·")), False
            if marks in ([Mark.WIN, Mark.LOSS], [Mark.WIN] * 2) and self.die.random() < 0.2:
                return (10 if marks[1] is Mark.LOSS else 11), False
            form = self.die.choice(TWO_IN_CELL)
            if {"+", "-"} & {mark.value for mark in marks}:
                form = "{} {}"
            return form.format(*(mark.value for mark in marks)), False
        (mark,) = marks
        if self.doubtful and mark in DOUBTFUL and self.die.random() < 0.3:
            if self.letters:
                return LETTERS[self.language][mark], True
            return self.die.choice(DOUBTFUL[mark]), True
        if self.style == 0:
            return PLAIN[mark][0], False
        return self.die.choice(PLAIN[mark]), False

    def make(self) -> Foreign:
        """The table."""
        names = [*NAMES[self.language].split(";"), *MORE.split(";")][: self.size]
        self.die.shuffle(names)
        games = self.games()
        order = self.die.choice(("number", "rank", "mixed"))
        numbers = list(range(1, self.size + 1))
        if order == "mixed":
            self.die.shuffle(numbers)
        body, places, listed = self.body(games)
        before, after, heads_before, heads_after = self.frame(names, numbers, order, games)
        heads = self.headings(names)
        rows_each = 2 if self.shape == "rows" else 1
        grid: list[list[SourceCell]] = []
        for line in range(self.size):
            for extra in range(rows_each):
                lead = before[line] if not extra else [SourceCell()] * len(before[line])
                tail = after[line] if not extra else [SourceCell()] * len(after[line])
                grid.append([*lead, *body[line * rows_each + extra], *tail])
        top = self.titles()
        heading = [*map(cell, heads_before), *map(cell, heads), *map(cell, heads_after)]
        rows = [*top, heading, *grid, *self.notes()]
        wide = max(map(len, rows))
        sheet = SourceSheet("1", tuple((*row, *[SourceCell()] * (wide - len(row))) for row in rows))
        shift = len(top) + 2, len(heads_before) + 1

        def moved(place: tuple[int, int]) -> tuple[int, int]:
            return place[0] + shift[0], place[1] + shift[1]

        return Foreign(
            sheet,
            names,
            numbers if order != "rank" else [],
            self.cycles,
            games,
            {pair: {moved(place) for place in own} for pair, own in places.items()},
            {moved(place) for place in listed},
        )

    def body(self, games):
        """The block of the games; places count from 0 here."""
        high = 2 if self.shape == "rows" else 1
        wide = 2 if self.shape == "columns" else 1
        filler = self.die.choice(DIAGONALS)
        filled = filler is None and self.die.random() < 0.5
        body = [[SourceCell() for _ in range(self.size * wide)] for _ in range(self.size * high)]
        places: dict[tuple[int, int], set[tuple[int, int]]] = {}
        listed: set[tuple[int, int]] = set()
        for line in range(self.size):
            for down in range(high):
                for across in range(wide):
                    body[line * high + down][line * wide + across] = cell(filler, filled=filled)
        for pair, marks in games.items():
            places[pair] = set()
            for side, (own, other) in enumerate((pair, pair[::-1])):
                sides = [both[side] for both in marks]
                slots = [sides] if self.shape in ("single", "cell") else [[m] for m in sides]
                for slot, part in enumerate(slots):
                    row = own * high + (slot if high > 1 else 0)
                    column = other * wide + (slot if wide > 1 else 0)
                    value, doubtful = self.written(part)
                    body[row][column] = cell(value)
                    places[pair].add((row, column))
                    if doubtful:
                        listed.add((row, column))
        return body, places, listed

    def headings(self, names):
        """What stands over the block."""
        count = self.size * (2 if self.shape == "columns" else 1)
        kind = self.die.choice(("numbers", "numbers", "numbers", "names", "none"))
        if self.shape == "columns":
            forms = self.die.choice(CYCLE_HEADINGS).split("|")
            return [form.format(n) for n in range(1, self.size + 1) for form in forms]
        if kind == "names" and len({name[:3] for name in names}) == self.size:
            return [name[:3] for name in names]
        if kind == "none":
            return [""] * count
        number = self.die.choice((int, str, "{}.".format))
        return [number(n) for n in range(1, self.size + 1)]

    def frame(self, names, numbers, order, games):
        """The columns before and behind the block, with their headings."""
        number, name, rating, points, _, rank = HEADINGS[self.language]
        before, after = [], []
        with_rating = self.die.random() < 0.6
        with_points = self.die.random() < 0.8
        gap = self.die.random() < 0.4
        form = self.die.choice((lambda h: h / 2, _halved, lambda h: f"{h / 2:g}".replace(".", ",")))
        for line in range(self.size):
            lead: list[CellValue] = [line + 1 if order == "rank" else numbers[line], names[line]]
            lead += [self.die.randint(1500, 2700)] if with_rating else []
            before.append(list(map(cell, lead)))
            tail: list[CellValue] = [None] if gap else []
            won = [self.marks_of(line, games).count(mark) for mark in (Mark.WIN, Mark.LOSS)]
            tail += [*won, self.marks_of(line, games).count(Mark.DRAW)] if gap else []
            halves = sum(WORTH.get(mark, 0) for mark in self.marks_of(line, games))
            tail += [form(halves)] if with_points else []
            after.append(list(map(cell, tail)))
        heads_before = [rank if order == "rank" else number, name, *([rating] * with_rating)]
        heads_after = ["", "+", "−", "="] if gap else []
        return before, after, heads_before, heads_after + [points] * with_points

    def marks_of(self, line, games):
        """All marks in the row of *line*."""
        return [
            both[pair.index(line)]
            for pair, marks in games.items()
            if line in pair
            for both in marks
        ]

    def titles(self) -> list[list[SourceCell]]:
        """Rows above the headings."""
        texts = ["Autumn 2026", "Last update 30.11.2026 12:00:00", ""]
        return [[cell(text)] for text in texts[: self.die.randint(0, 3)]]

    def notes(self) -> list[list[SourceCell]]:
        """Rows below the table."""
        texts = self.die.choice(
            (["", "Annotation:", "Tie Break1: Sonneborn-Berger"], ["", "Главный судья ______"], [])
        )
        return [[cell(text)] for text in texts]


def _halved(halves: int) -> str:
    whole, half = divmod(halves, 2)
    return f"{whole}½" if half and whole else ("½" if half else str(whole))
