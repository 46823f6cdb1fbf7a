"""What an arbiter should know of a foreign table before he takes it in: data, no sentences.

``arbiter.import_texts`` turns each into a sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Weight(Enum):
    """How grave a finding is."""

    NOTE = "note"
    """Good to know; the file was read without complaint."""
    CHECK = "check"
    """Read, but by inference: the arbiter should look."""
    GRAVE = "grave"
    """Not understood or contradictory: has to be settled before anything is taken in."""


class Doubtful(Enum):
    """What a finding is about; in each line, what ``found``, ``meant`` and ``other`` hold."""

    # Cells of a crosstable or a list of pairings
    NO_RESULT = "no result"  # found: the cell; meant: what its mirror says for it; other: mirror
    MIRROR_DIFFERS = "mirror differs"  # found; other: place and content of the mirror: "G7: 0"
    MIRROR_MISSING = "mirror missing"  # found; other: place of the empty mirror
    DATE_AS_RESULT = "date as result"  # found: the date shown; meant: the mark
    TIME_AS_RESULT = "time as result"  # found; meant
    LETTER_AS_RESULT = "letter as result"  # found: В, W, D ...; meant
    LOOKALIKE = "look-alike"  # found: O, l ...; meant: 0, 1
    ENCODING_DAMAGE = "encoding damage"  # found: Ѕ, « ...; meant: ½
    ZERO_LOST = "zero lost"  # found: 1; meant: "0 1", in a double round
    PAIR_TOTAL = "pair total"  # found: 1.5; the order of the two results is not known
    FORFEIT_ONE_SIDED = "forfeit one-sided"  # found: +; other: mirror
    BRACKETED = "bracketed"  # found: (1): a game that may not count; meant: how it was read
    UNRATED = "unrated"  # found: 1U
    FOOTNOTE = "footnote"  # found: 1¹; meant: 1
    MERGED_RESULTS = "merged results"  # found: the range, "D4:E5"
    DASHES = "dashes"  # found: -; meant: "-/-", or empty: not played; other: mirror
    RESULT_MISSING = "result missing"  # games without a result in an otherwise full table
    # Totals
    POINTS_DIFFER = "points differ"  # found: the file's; meant: computed
    POINTS_AS_DATE = "points as date"  # found: the date shown; meant: the points
    POINTS_WITHOUT_VALUE = "points without value"  # found: how many formula cells had none
    TIE_BREAK_DIFFERS = "tie-break differs"  # found; meant: computed; other: code, SB
    ERROR_VALUE = "error value"  # found: #REF!
    # Players
    NO_NAME = "no name"
    NAME_REMARK = "name remark"  # found: "Николаев Р. (снялся)"; meant: "Николаев Р."
    CAPITALS = "capitals"  # found: SMITH, John; meant: Smith, John
    TWINS = "twins"  # found: the name; other: row of the other
    ID_DOUBLED = "id doubled"  # found: the id; other: row of the other who has it
    REPEATED = "repeated"  # found; other: row it repeats
    LISTED = "listed"  # found; other: number in the open tournament; the same person, updated
    MAYBE_LISTED = "maybe listed"  # found; meant: name there; other: number there
    SPELLING_KEPT = "spelling kept"  # found: Елкин; meant: Ёлкин (kept); other: number there
    RATING_UNREADABLE = "rating unreadable"  # found
    RATING_DOUBTFUL = "rating doubtful"  # found
    BIRTH_UNREADABLE = "birth unreadable"  # found
    BIRTH_DOUBTFUL = "birth doubtful"  # found; meant: how it was read
    TITLE_UNKNOWN = "title unknown"  # found
    NUMBERS_NOT_IN_ORDER = "numbers not in order"  # starting numbers are not 1 to n, each once
    # The table
    COLUMN_UNKNOWN = "column unknown"  # found: the heading
    HEADING_AMBIGUOUS = "heading ambiguous"  # found: the heading; meant: the field it was taken for
    SHEETS_LEFT = "sheets left"  # found: names of the sheets that were not read
    SHEET_HIDDEN = "sheet hidden"  # found: names
    ROWS_LEFT = "rows left"  # found: rows with results that are not of this table, "8–11"
    ROWS_CUT = "rows cut"  # found: how many rows were read
    NOT_DRAWN = "not drawn"  # the order of the rows stands for the numbers
    ROUNDS_UNKNOWN = "rounds unknown"
    COLOURS_BY_LETTER = "colours by letter"  # found: the letter that was read as White
    PAIRS_MISSING = "pairs missing"  # found: how many games of a full round robin are not there
    PAIRING_REPEATED = "pairing repeated"  # found: "3–8"; other: row of the other
    NAME_NOT_LISTED = "name not listed"  # a pairing names somebody whom no list holds
    ENCODING_GUESSED = "encoding guessed"  # found: the encoding; other: the second likeliest
    VERSION_OF_WORKBOOK = "version of workbook"  # found: what it calls itself
    WORKBOOK_ALTERED = "workbook altered"  # found: what differs between its sheets
    # Games in PGN
    EVENTS_LEFT = "events left"  # found: names of the events that were not read
    MOVES_UNENDED = "moves unended"  # found: in how many games an asterisk ends the moves
    MOVES_END_OTHERWISE = "moves end otherwise"  # found: 1-0; meant: the result by its tag
    # FIDE's report, line by line; a game is named "3–8: 5", starting numbers and round
    NOT_A_RECORD = "not a record"  # found: the line
    RECORD_LEFT = "record left"  # found: the code of a record that nothing here holds
    COLUMNS_SHIFTED = "columns shifted"  # found: by how many columns, negative for left
    ENTRY_UNREADABLE = "entry unreadable"  # found: eight columns; meant: the round
    LETTER_UNKNOWN = "letter unknown"  # found; meant: by the other line; other: the game
    LINES_DIFFER = "lines differ"  # found: "1 / 1"; meant: the game; other: the other line
    FORFEIT_IN_ONE_LINE = "forfeit in one line"  # as above
    UNRATED_IN_ONE_LINE = "unrated in one line"  # as above
    RESULT_IN_ONE_LINE = "result in one line"  # as above
    DECISION_OF_ARBITER = "decision of arbiter"  # as above
    GAME_IN_ONE_LINE = "game in one line"  # found: the game; other: the line without it
    OTHER_OPPONENT = "other opponent"  # found: the game; other: the line that says otherwise
    SAME_COLOUR = "same colour"  # found: the game; meant: w or b; other: the other line
    MET_TOO_OFTEN = "met too often"  # found: the game; other: the round of the other one
    BYE_LEFT = "bye left"  # found: H, F, U, +; meant: the round
    ABSENCE_READ = "absence read"  # found: the game; meant: its result
    EVENT_UNREADABLE = "event unreadable"  # found: what stands there; meant: the code
    CALLED_SWISS = "called Swiss"  # found: what the file calls itself
    CALLED_OTHERWISE = "called otherwise"  # found: players in 062; meant: lines of players
    PLACE_DIFFERS = "place differs"  # found; meant: computed; other: the tie-breaks of the file
    SCORING_TOLD = "scoring told"  # found: 3-1-0, by the points in the file
    LINE_REPEATED = "line repeated"  # found: the number of the player; other: the line it repeats
    NUMBERS_WITH_GAPS = "numbers with gaps"  # starting numbers are not 1 to n
    RESULTS_ANNULLED = "results annulled"  # found: the number of the player, by record 299
    POINTS_BY_HAND = "points by hand"  # found: record 299


@dataclass(frozen=True, slots=True)
class ImportFinding:
    """One finding, about a cell (``row`` and ``column`` from 1), a row (column 0), a column
    (row 0) or the whole table (both 0).

    ``ways`` are texts of which each, written into the cell instead, would settle it; the
    likeliest first. In a file that is read line by line ``row`` is the line, and
    ``character`` the column of its letters, from 1, or 0 for the whole line; None elsewhere.
    """

    about: Doubtful
    weight: Weight
    row: int = 0
    column: int = 0
    found: str = ""
    meant: str = ""
    other: str = ""
    ways: tuple[str, ...] = ()
    character: int | None = None

    @property
    def place(self) -> str:
        """``D5``; ``row 5``, ``column D`` or nothing, in the program's own language: English.
        In a file of lines ``line 5`` or ``line 5, column 92``."""
        if self.character is not None and self.row:
            line = f"line {self.row}"
            return f"{line}, column {self.character}" if self.character else line
        if self.row and self.column:
            return f"{column_letters(self.column)}{self.row}"
        if self.row:
            return f"row {self.row}"
        return f"column {column_letters(self.column)}" if self.column else ""


def column_letters(column: int) -> str:
    """The letters of a spreadsheet's *column*, from 1.

    >>> column_letters(1), column_letters(26), column_letters(28)
    ('A', 'Z', 'AB')
    """
    letters = ""
    while column:
        column, place = divmod(column - 1, 26)
        letters = chr(ord("A") + place) + letters
    return letters
