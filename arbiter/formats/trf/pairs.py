"""Games from the lines of the players: each stands in two of them, which have to agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.result import Result
from arbiter.formats.trf import columns, letters
from arbiter.formats.trf.letters import Agreement
from arbiter.formats.trf.player_line import PlayerLine

MOST_FINDINGS = 500
"""A file with more of them is no report that somebody could put right."""
_COLOUR, _LETTER = 5, 7
"""Where they stand in the eight columns of a round, from 0."""
_NOBODY = 0
_SELF_OR_GONE = -1
"""Instead of the place of an opponent: none, and one that can't be."""
_IN_ONE_LINE = {
    Agreement.FORFEIT: Doubtful.FORFEIT_IN_ONE_LINE,
    Agreement.UNRATED: Doubtful.UNRATED_IN_ONE_LINE,
    Agreement.ALONE: Doubtful.RESULT_IN_ONE_LINE,
    Agreement.DECIDED: Doubtful.DECISION_OF_ARBITER,
}
_ALONE = {
    **{letter + " ": letters.mirrored(letter) for letter in "10=WDL"},
    **dict.fromkeys(("+ ", "+Z", "+-", "--"), "-"),
    **dict.fromkeys(("-+", "-F"), "+"),
    **dict.fromkeys((f"{letters.OPEN} ", f"{letters.ADJOURNED} "), letters.OPEN),
}
"""Of a game that stands in one line alone: for its letter there and the other player's letter of
a free round, what that one should be."""


class Pair(NamedTuple):
    """One game: numbers from 1 in the order of the starting numbers, White first where
    ``coloured``."""

    round: int
    white: int
    black: int
    result: Result | None = None
    adjourned: bool = False
    coloured: bool = True


class Missing(ValueError):
    """Opponents of whom the file has no line: their starting ``numbers``."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(str(numbers))
        self.numbers = tuple(numbers)


class Garbled(ValueError):
    """So much is wrong with the lines that nobody would want to settle it one by one."""


@dataclass
class Pairs:
    """All games of a file by rounds, and for round and number the letter of who had none."""

    games: list[Pair] = field(default_factory=list)
    byes: dict[tuple[int, int], str] = field(default_factory=dict)


_Entry = tuple[int, str]
"""What stands in a line for one round: the place of the opponent, and colour and letter in one
text."""
_FREE: _Entry = (_NOBODY, "- ")
_SAID = {
    f" {colour} {letter}": f"{colour.strip() or '-'}{letter}"
    for colour in "wb- "
    for letter in f"10=WDL+-{letters.OPEN}{letters.ADJOURNED}{letters.ABSENT}"
}
"""What usually stands behind the number of an opponent."""


def _usual_endings() -> dict[str, tuple[bool, Result | None, bool]]:
    """For colour and letter of the first line and of the second: whether the first has White,
    and how it ended. Only what needs no word."""
    signs = f"10=WDL+-{letters.OPEN}{letters.ADJOURNED}"
    usual = {}
    for white in signs:
        for black in signs:
            found = letters.agreed(white, black)
            if found is not None and found[1] is Agreement.WHOLE:
                ending = found[0]
                usual[f"w{white}b{black}"] = True, ending.result, ending.adjourned
                usual[f"b{black}w{white}"] = False, ending.result, ending.adjourned
    return usual


_USUAL = _usual_endings()


def read_pairs(lines: Sequence[PlayerLine], findings: list[ImportFinding]) -> Pairs:
    """The games in *lines*, which stand in the order of their starting numbers; what is
    doubtful goes to *findings*.

    :raises Missing: somebody has an opponent who has no line.
    """
    return _Reading(lines, findings).read()


class _Reading:
    """The lines on their way to become games."""

    def __init__(self, lines: Sequence[PlayerLine], findings: list[ImportFinding]) -> None:
        self._lines = lines
        self._findings = findings
        self._places = {line.number: place for place, line in enumerate(lines, 1)}
        self._missing: set[int] = set()
        self._pairs = Pairs()

    def read(self) -> Pairs:
        known: dict[str, _Entry] = {"": _FREE}
        places = {f"{line.number:4}": place for place, line in enumerate(self._lines, 1)}
        places["0000"] = places["    "] = _NOBODY
        rows = [[_FREE]]  # nobody has place 0
        for line in self._lines:
            row: list[_Entry] = []
            for text in columns.entries(line.text):
                entry = known.get(text)
                if entry is None:
                    opponent, said = places.get(text[:4]), _SAID.get(text[4:])
                    if opponent is None or said is None:
                        entry = known[text] = self._entry(text)
                    else:
                        entry = known[text] = opponent, said
                row.append(entry)
            rows.append(row)
        if self._missing:
            raise Missing(sorted(self._missing))
        longest = max(map(len, rows))
        for row in rows:
            row += [_FREE] * (longest - len(row))
        for round, entries in enumerate(zip(*rows), 1):
            self._round(round, entries)
        if byes := self._pairs.byes:
            for game in self._pairs.games:
                byes.pop((game.round, game.white), None)
                byes.pop((game.round, game.black), None)
        return self._pairs

    def _entry(self, text: str) -> _Entry:
        """What eight columns say; where that is nothing that can stand there, the text is
        ``said`` as it is."""
        padded = text.ljust(columns.ENTRY)
        number, colour, letter = padded[:4].strip(), padded[5].lower(), padded[7].upper()
        if padded[4] != " " or padded[6] != " " or not (number.isdecimal() or not number):
            return (_SELF_OR_GONE, text) if text.strip() else _FREE
        if colour not in "wb- ":
            return _SELF_OR_GONE, text
        opponent = int(number or 0)
        if not opponent:
            return _NOBODY, f"-{letter}"
        if opponent not in self._places:
            self._missing.add(opponent)
            return _FREE
        return self._places[opponent], f"{'-' if colour == ' ' else colour}{letter}"

    def _round(self, round: int, entries: Sequence[_Entry]) -> None:
        add = self._pairs.games.append
        for place, (opponent, said) in enumerate(entries):
            if opponent > place and entries[opponent][0] == place:
                usual = _USUAL.get(said + entries[opponent][1])
                if usual is None:
                    self._compared(round, place, opponent, said, entries[opponent][1])
                elif usual[0]:
                    add(Pair(round, place, opponent, usual[1], usual[2]))
                else:
                    add(Pair(round, opponent, place, usual[1], usual[2]))
            elif opponent == _NOBODY:
                if said[1] != " " and place:
                    self._pairs.byes[round, place] = said[1]
            elif opponent in (_SELF_OR_GONE, place):
                self._unreadable(round, place, said)
            elif entries[opponent][0] != place:
                self._one_sided(round, place, opponent, said, entries[opponent])

    # What is not as it should be

    def _say(
        self,
        about: Doubtful,
        weight: Weight,
        round: int,
        place: int,
        found: str = "",
        meant: str = "",
        other: str = "",
        ways: tuple[str, ...] = (),
    ) -> None:
        if len(self._findings) >= MOST_FINDINGS:
            raise Garbled
        column = columns.entry_column(round) + 1
        line = self._lines[place - 1].line
        self._findings.append(
            ImportFinding(about, weight, line, 1, found, meant, other, ways, column)
        )

    def _with(self, round: int, place: int, column: int, letter: str) -> str:
        """The whole line of *place* with another *letter* in a *column* of *round*, from 0."""
        at = columns.entry_column(round) + column
        text = self._lines[place - 1].text
        return f"{text[:at]:<{at}}{letter}{text[at + 1 :]}"

    def _names(self, place: int, opponent: int, round: int) -> str:
        """What is put into sentences about a game: both starting numbers and the round."""
        numbers = f"{self._lines[place - 1].number}–{self._lines[opponent - 1].number}"
        return f"{numbers}: {round}"

    def _unreadable(self, round: int, place: int, said: str) -> None:
        text = said if len(said) > 2 else columns.entries(self._lines[place - 1].text)[round - 1]
        self._say(Doubtful.ENTRY_UNREADABLE, Weight.GRAVE, round, place, text.strip(), str(round))

    def _one_sided(self, round: int, place: int, opponent: int, said: str, other: _Entry) -> None:
        """The line of *place* names an opponent whose line does not name him."""
        line = str(self._lines[opponent - 1].line)
        names = self._names(place, opponent, round)
        colour, own = said[0], said[1]
        mirror = _ALONE.get(own + other[1][1]) if other[0] == _NOBODY else None
        if mirror is None:
            self._say(Doubtful.OTHER_OPPONENT, Weight.GRAVE, round, place, names, "", line)
            return
        self._say(Doubtful.GAME_IN_ONE_LINE, Weight.CHECK, round, place, names, "", line)
        first_white = colour != "b"
        found = letters.agreed(own, mirror) if first_white else letters.agreed(mirror, own)
        assert found is not None
        ending = found[0]
        white, black = (place, opponent) if first_white else (opponent, place)
        coloured = colour != "-"
        self._pairs.games.append(
            Pair(round, white, black, ending.result, ending.adjourned, coloured)
        )

    def _compared(self, round: int, place: int, opponent: int, said: str, mirror: str) -> None:
        """Both lines name each other, and say something that needs a word."""
        coloured = {said[0], mirror[0]} != {"-"}
        if coloured and said[0] == mirror[0]:
            for at, beside in ((place, opponent), (opponent, place)):
                self._say(
                    Doubtful.SAME_COLOUR,
                    Weight.GRAVE,
                    round,
                    at,
                    self._names(at, beside, round),
                    said[0],
                    str(self._lines[beside - 1].line),
                    (self._with(round, at, _COLOUR, "b" if said[0] == "w" else "w"),),
                )
            return
        first_white = said[0] == "w" or mirror[0] == "b" or not coloured
        white, black = (place, opponent) if first_white else (opponent, place)
        ending = self._ending(round, place, opponent, said[1], mirror[1], first_white)
        self._pairs.games.append(
            Pair(round, white, black, ending.result, ending.adjourned, coloured)
        )

    def _ending(
        self, round: int, place: int, opponent: int, own: str, other: str, first_white: bool
    ) -> letters.Ending:
        """How the game ended by the letters of both lines; open where they don't say."""
        own = self._letter(round, place, opponent, own, other)
        other = self._letter(round, opponent, place, other, own)
        if not own or not other:
            return letters.Ending(None)
        found = letters.agreed(own, other) if first_white else letters.agreed(other, own)
        if found is None:
            self._contradict(round, place, opponent, own, other)
            self._contradict(round, opponent, place, other, own)
            return letters.Ending(None)
        ending, agreement = found
        if agreement is not Agreement.WHOLE:
            line = str(self._lines[opponent - 1].line)
            names = self._names(place, opponent, round)
            both = f"{_shown(own)} / {_shown(other)}"
            about = _IN_ONE_LINE[agreement]
            self._say(about, Weight.CHECK, round, place, both, names, line)
        return ending

    def _contradict(self, round: int, place: int, opponent: int, own: str, other: str) -> None:
        """Say that the letter of *place*, *own*, contradicts that of his opponent."""
        fits = letters.mirrored(other)
        self._say(
            Doubtful.LINES_DIFFER,
            Weight.GRAVE,
            round,
            place,
            f"{_shown(own)} / {_shown(other)}",
            self._names(place, opponent, round),
            str(self._lines[opponent - 1].line),
            (self._with(round, place, _LETTER, fits),) if fits else (),
        )

    def _letter(self, round: int, place: int, opponent: int, letter: str, mirror: str) -> str:
        """*letter* if it means anything, else what *mirror* would have it be; or nothing."""
        if letters.known(letter):
            return letter
        fits = letters.mirrored(mirror)
        weight = Weight.CHECK if fits else Weight.GRAVE
        names = self._names(place, opponent, round)
        self._say(Doubtful.LETTER_UNKNOWN, weight, round, place, letter, fits, names)
        return fits


def _shown(letter: str) -> str:
    """*letter*, or a sign for the blank."""
    return "·" if letter == letters.OPEN else letter
