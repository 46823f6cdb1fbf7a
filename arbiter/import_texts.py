"""Sentences for what is doubtful in a foreign table: what stands there, and what to do.

Like ``arbiter.messages`` without Qt: the translating function is a parameter. All sentences
stand together, which is one idea, so that they speak with one voice.
"""

from __future__ import annotations

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight, column_letters
from arbiter.messages import Translate, english, one_line
from arbiter.trf_texts import trf_finding_text

_LONGEST = 60
"""Letters of a cell that are quoted; a cell may hold a whole letter to the arbiter."""


def finding_place(finding: ImportFinding, translate: Translate = english) -> str:
    """Where to look: ``D5``, ``row 5``, ``column D``, or the whole table; in a file of lines
    ``line 5`` or ``line 5, column 92``."""
    if finding.character is not None and finding.row:
        if finding.character:
            text = translate("ImportTexts", "line {0}, column {1}")
            return text.format(finding.row, finding.character)
        return translate("ImportTexts", "line {0}").format(finding.row)
    if finding.row and finding.column:
        return f"{column_letters(finding.column)}{finding.row}"
    if finding.row:
        return translate("ImportTexts", "row {0}").format(finding.row)
    if finding.column:
        return translate("ImportTexts", "column {0}").format(column_letters(finding.column))
    return translate("ImportTexts", "whole table")


def finding_text(finding: ImportFinding, translate: Translate = english) -> str:
    """One or two sentences: what is doubtful, how it was read or what would settle it."""
    for words in (
        _result_text,
        _mirror_text,
        _total_text,
        _player_text,
        _table_text,
        trf_finding_text,
    ):
        text = words(finding, translate)
        if text:
            return text
    raise AssertionError(f"no sentence for {finding.about}")


def _result_text(finding: ImportFinding, translate: Translate) -> str:
    """Cells with a result that can be read by inference only."""
    found, meant = _quoted(finding.found), finding.meant
    match finding.about:
        case Doubtful.DATE_AS_RESULT if meant in ("½", ""):
            text = translate("ImportTexts", "A date, {0}. The spreadsheet has made it from 1/2.")
        case Doubtful.DATE_AS_RESULT:
            text = translate(
                "ImportTexts", "A date, {0}. The spreadsheet has made it from a result."
            )
        case Doubtful.TIME_AS_RESULT:
            text = translate(
                "ImportTexts", "A time, {0}. The spreadsheet has made it from a result."
            )
        case Doubtful.LETTER_AS_RESULT:
            text = translate("ImportTexts", "“{0}” is a letter for a result.")
        case Doubtful.LOOKALIKE:
            text = translate("ImportTexts", "“{0}” is a letter that looks like a figure.")
        case Doubtful.ENCODING_DAMAGE:
            text = translate("ImportTexts", "“{0}” is what a wrong encoding makes of a sign.")
        case Doubtful.ZERO_LOST:
            text = translate(
                "ImportTexts",
                "“{0}” is one result, and these two met twice. The spreadsheet has dropped the "
                "zero before it.",
            )
        case Doubtful.PAIR_TOTAL:
            text = translate(
                "ImportTexts",
                "{0} is the sum of both games; which result came first is not known.",
            )
        case Doubtful.BRACKETED:
            text = translate(
                "ImportTexts",
                "“{0}” stands in brackets, so the game may not count; here it counts for now.",
            )
        case Doubtful.FOOTNOTE:
            text = translate("ImportTexts", "“{0}” has the sign of a footnote behind it.")
        case Doubtful.RESULT_MISSING if found:
            text = translate(
                "ImportTexts", "“{0}” is one result, and these two meet more than once."
            )
        case _:
            return _special_text(finding, translate).format(found)
    return f"{text.format(found)} {_how_read(meant, translate)}"


def _how_read(meant: str, translate: Translate) -> str:
    if meant:
        return translate("ImportTexts", "Read as {0}.").format(meant)
    return translate("ImportTexts", "Type what was meant.")


def _special_text(finding: ImportFinding, translate: Translate) -> str:
    """Cells of which the sentence itself says how they were read."""
    match finding.about:
        case Doubtful.UNRATED:
            return translate("ImportTexts", "“{0}”: the game counts here and is not rated.")
        case Doubtful.MERGED_RESULTS:
            return translate(
                "ImportTexts",
                "The cells {0} are merged, so that several games share one value. Take the "
                "merging out, or type each result.",
            )
        case Doubtful.DASHES if finding.meant:
            return translate(
                "ImportTexts",
                "Dashes on both sides of this game. Read as a double forfeit; empty the cell if "
                "it has not been played.",
            )
        case Doubtful.DASHES:
            return translate(
                "ImportTexts",
                "“{0}” for a game that, it seems, has not been played. It stays open; type -/- if "
                "neither player appeared.",
            )
        case Doubtful.RESULT_MISSING:
            return translate(
                "ImportTexts",
                "No result here, and the rest of the table is full. The game stays open.",
            )
    return ""


def _mirror_text(finding: ImportFinding, translate: Translate) -> str:
    """Cells that do not agree with the other half of their game, or are no result at all."""
    place, _, content = finding.other.partition(": ")
    found, meant, content = _quoted(finding.found), finding.meant, _quoted(content)
    match finding.about:
        case Doubtful.NO_RESULT if finding.ways == ("",) and finding.weight is Weight.CHECK:
            return translate(
                "ImportTexts", "“{0}” stands where a player would meet himself. It is left out."
            ).format(found)
        case Doubtful.NO_RESULT:
            text = translate("ImportTexts", "“{0}” is not a result.").format(found)
            return f"{text} {_what_fits(place, content, meant, translate)}"
        case Doubtful.ERROR_VALUE if finding.ways:
            text = translate("ImportTexts", "“{0}” is a formula that failed.").format(found)
            return f"{text} {_what_fits(place, content, meant, translate)}"
        case Doubtful.MIRROR_DIFFERS if meant:
            text = translate(
                "ImportTexts",
                "{0} here, and {2} in the other half of this game, {1}: points that only a "
                "decision of the arbiter gives. Read as such.",
            )
        case Doubtful.MIRROR_DIFFERS:
            text = translate(
                "ImportTexts",
                "{0} here, but the other half of this game, {1}, says {2}. Only one of them can "
                "be right.",
            )
        case Doubtful.MIRROR_MISSING if meant:
            text = translate(
                "ImportTexts",
                "{0} here, but the other half of this game, {1}, is empty. This half was read.",
            )
        case Doubtful.MIRROR_MISSING:
            text = translate(
                "ImportTexts",
                "{0} here, but the other half of this game, {1}, is empty. Type the result, or "
                "leave the game open.",
            )
        case Doubtful.FORFEIT_ONE_SIDED:
            text = translate(
                "ImportTexts",
                "“{0}” says that a player did not appear; the other half of this game, {1}, does "
                "not.",
            )
            text = f"{text} {_how_read(meant, translate)}"
        case _:
            return ""
    return text.format(found, place, content)


def _what_fits(place: str, content: str, meant: str, translate: Translate) -> str:
    """The way out for a cell that says nothing."""
    if meant and content:
        return translate(
            "ImportTexts", "The other half of this game, {0}, says {1}, so {2} would fit."
        ).format(place, content, meant)
    if meant:
        return translate("ImportTexts", "{0} would fit.").format(meant)
    return translate("ImportTexts", "Type the result, or leave the game open.")


def _total_text(finding: ImportFinding, translate: Translate) -> str:
    """Points and tie-breaks, which are computed anew from the games."""
    match finding.about:
        case Doubtful.POINTS_DIFFER if not finding.meant:
            text = translate(
                "ImportTexts", "“{0}” can’t be read as points. The points are computed anew."
            )
        case Doubtful.POINTS_DIFFER:
            text = translate(
                "ImportTexts",
                "Points {0}, but the row adds up to {1}. The games count, the points are "
                "computed anew.",
            )
        case Doubtful.POINTS_AS_DATE:
            text = translate(
                "ImportTexts",
                "A date, {0}. The spreadsheet has made it from points. Read as {1}.",
            )
        case Doubtful.POINTS_WITHOUT_VALUE:
            count = int(finding.found) if finding.found.isdecimal() else 1
            return translate(
                "ImportTexts",
                "Formulas without a value in %n cell(s). The points are computed anew.",
                "",
                count,
            )
        case Doubtful.TIE_BREAK_DIFFERS if finding.other == "rank":
            text = translate(
                "ImportTexts",
                "Place {0} in the file, {1} by the order of tie-breaks that this program begins "
                "with. The place is computed anew.",
            )
        case Doubtful.TIE_BREAK_DIFFERS:
            text = translate(
                "ImportTexts",
                "{2} is {0} in the file and {1} by its games. The file may follow another rule; "
                "the value is computed anew.",
            )
        case Doubtful.ERROR_VALUE:
            text = translate(
                "ImportTexts", "“{0}” is a formula that failed. The value is computed anew."
            )
        case _:
            return ""
    return text.format(_quoted(finding.found), finding.meant, finding.other)


def _player_text(finding: ImportFinding, translate: Translate) -> str:
    """What is doubtful about a player."""
    match finding.about:
        case Doubtful.NO_NAME:
            text = translate(
                "ImportTexts", "A player without a name. Type it, or leave the row out."
            )
        case Doubtful.NAME_REMARK:
            text = translate(
                "ImportTexts",
                "A name with a remark, “{0}”. Read as {1}; if the player has withdrawn, say so "
                "after the import.",
            )
        case Doubtful.CAPITALS:
            text = translate("ImportTexts", "“{0}” is written in capitals. Read as {1}.")
        case Doubtful.TWINS:
            text = translate(
                "ImportTexts",
                "“{0}” stands in row {2} too. Two players may have one name; if it is one "
                "person, leave one row out.",
            )
        case Doubtful.ID_DOUBLED:
            text = translate(
                "ImportTexts",
                "“{0}” is the ID of the player in row {2} too. Correct it in one of the rows, or "
                "leave it empty.",
            )
        case Doubtful.REPEATED:
            text = translate(
                "ImportTexts",
                "“{0}” repeats row {2} in every cell. Leave this row out, or correct it.",
            )
        case Doubtful.LISTED:
            text = translate(
                "ImportTexts",
                "“{0}” is number {2} of the open tournament, who is brought up to date.",
            )
        case Doubtful.MAYBE_LISTED:
            text = translate(
                "ImportTexts",
                "“{0}” may be {1}, number {2} of the open tournament. Leave the row out if it is "
                "the same person.",
            )
        case Doubtful.SPELLING_KEPT:
            text = translate(
                "ImportTexts",
                "“{0}” is {1}, number {2} of the open tournament. The spelling there stays.",
            )
        case Doubtful.RATING_UNREADABLE:
            text = translate(
                "ImportTexts", "“{0}” is not a rating. Type it in figures, or leave it empty."
            )
        case Doubtful.RATING_DOUBTFUL:
            text = translate("ImportTexts", "A rating of {0}: check it.")
        case Doubtful.BIRTH_UNREADABLE:
            text = translate(
                "ImportTexts",
                "“{0}” is not a date of birth. Type it as 2001-02-28, or the year alone.",
            )
        case Doubtful.BIRTH_DOUBTFUL:
            text = translate("ImportTexts", "“{0}” as a date of birth is not certain. Read as {1}.")
        case Doubtful.TITLE_UNKNOWN:
            text = translate("ImportTexts", "“{0}” is not a FIDE title, and is left out.")
        case Doubtful.NUMBERS_NOT_IN_ORDER:
            text = translate(
                "ImportTexts",
                "The starting numbers are not 1, 2, 3 and so on, each once. The order of the rows "
                "stands for them.",
            )
        case _:
            return ""
    return text.format(_quoted(finding.found), finding.meant, finding.other)


def _table_text(finding: ImportFinding, translate: Translate) -> str:
    """What concerns a column, or the table as a whole."""
    match finding.about:
        case Doubtful.COLUMN_UNKNOWN:
            text = translate(
                "ImportTexts",
                "The heading “{0}” is not known. The column is left out unless you give it a "
                "meaning.",
            )
        case Doubtful.HEADING_AMBIGUOUS:
            text = translate(
                "ImportTexts",
                "The heading “{0}” can mean more than one thing. Check what the column was taken "
                "for.",
            )
        case Doubtful.SHEETS_LEFT:
            text = translate("ImportTexts", "Sheets of the workbook that were not read: {0}.")
        case Doubtful.SHEET_HIDDEN:
            text = translate("ImportTexts", "Hidden sheets, which were not read: {0}.")
        case Doubtful.ROWS_LEFT:
            text = translate(
                "ImportTexts",
                "Rows {0} are not of this table, and were not read. If they are another group, put "
                "it on a sheet of its own.",
            )
        case Doubtful.ROWS_CUT:
            text = translate(
                "ImportTexts",
                "Only the first {0} rows were read. If the table is longer, divide it.",
            )
        case Doubtful.NOT_DRAWN:
            text = translate(
                "ImportTexts",
                "There are no starting numbers. The order of the rows stands for them, marked as "
                "not drawn.",
            )
        case Doubtful.ROUNDS_UNKNOWN:
            text = translate(
                "ImportTexts",
                "A crosstable does not say in which round a game was played, nor who had White. "
                "Both stay unknown until you take them from the Berger table.",
            )
        case Doubtful.COLOURS_BY_LETTER:
            text = translate("ImportTexts", "“{0}” beside a result was read as White.")
        case Doubtful.PAIRS_MISSING:
            count = int(finding.found) if finding.found.isdecimal() else 1
            return translate(
                "ImportTexts",
                "%n game(s) missing for everybody to meet everybody. Taken in as open.",
                "",
                count,
            )
        case Doubtful.PAIRING_REPEATED:
            text = translate(
                "ImportTexts",
                "{0} stands here once more than in the rest of the list; the other is in row {2}. "
                "Leave one of them out.",
            )
        case Doubtful.NAME_NOT_LISTED if finding.ways and finding.weight is Weight.CHECK:
            text = translate("ImportTexts", "“{0}” is written {3} elsewhere in the file.")
        case Doubtful.NAME_NOT_LISTED:
            text = translate(
                "ImportTexts",
                "“{0}” is not in the list of players. Correct the name here or there.",
            )
        case Doubtful.ENCODING_GUESSED:
            text = translate(
                "ImportTexts",
                "The file does not say how its letters are encoded. Read as {0}; if names look "
                "wrong, try {2}.",
            )
        case Doubtful.VERSION_OF_WORKBOOK:
            text = translate(
                "ImportTexts",
                "The workbook calls itself “{0}”. What this program knows of it was read.",
            )
        case Doubtful.WORKBOOK_ALTERED:
            text = translate(
                "ImportTexts",
                "The workbook was altered: its sheets do not agree ({0}). Check before you go on.",
            )
        case Doubtful.EVENTS_LEFT:
            text = translate(
                "ImportTexts",
                "The file holds games of other events too, which were not read: {0}. Each has a "
                "sheet of its own to choose.",
            )
        case Doubtful.MOVES_UNENDED:
            count = int(finding.found) if finding.found.isdecimal() else 1
            return translate(
                "ImportTexts",
                "In %n game(s) the moves end with an asterisk, though there is a result. The "
                "result was read.",
                "",
                count,
            )
        case Doubtful.MOVES_END_OTHERWISE:
            text = translate(
                "ImportTexts",
                "The moves of this game end with {0}, and its result is given as {1}. Read as {1}.",
            )
        case _:
            return ""
    likeliest = next(iter(finding.ways), "")
    return text.format(_quoted(finding.found), finding.meant, finding.other, likeliest)


def _quoted(text: str) -> str:
    """*text* as it can stand in a sentence, its end left out where it is long."""
    line = one_line(" ".join(text.split()))
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST].rstrip()}…"
