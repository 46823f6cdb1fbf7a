"""Sentences for what the domain says in data: errors, findings, edits.

The translating function is a parameter, so that the window hands in Qt's and the command
line speaks English without Qt. However many there are, it is one idea: a kind, its sentence.
"""

from __future__ import annotations

import unicodedata
from typing import Protocol

from arbiter.domain import errors, tiebreaks
from arbiter.domain.checks import Check, Finding
from arbiter.domain.errors import ArbiterError, Refusal


class Translate(Protocol):
    """Takes a context, an English text, a comment for the translator, and the number of things."""

    def __call__(self, context: str, text: str, comment: str = "", n: int = -1, /) -> str: ...


def english(context: str, text: str, comment: str = "", n: int = -1, /) -> str:
    """The English text itself; ``%n`` is the number, and ``(s)`` its plural.

    >>> english("Messages", "%n game(s)", "", 1), english("Messages", "%n game(s)", "", 3)
    ('1 game', '3 games')
    """
    if n < 0:
        return text
    return text.replace("%n", str(n)).replace("(s)", "" if n == 1 else "s")


def sentence(error: ArbiterError, translate: Translate = english) -> str:
    """What to tell the arbiter: what happened, and what to do about it."""
    if isinstance(error, errors.FileProblem):
        return _file_sentence(error, translate)
    match error:
        case errors.UnknownMark(text=text):
            return translate(
                "Messages",
                "“{0}” is not a result. Type 1, 0, 5 or =; + or − if a player did not appear.",
            ).format(text)
        case errors.UnknownKey(text=text, keys=keys, venues=True):
            return translate(
                "Messages", "“{0}” is not a result. {1}: home won, {2}: draw, {3}: away won."
            ).format(text, *keys)
        case errors.UnknownKey(text=text, keys=keys):
            return translate(
                "Messages", "“{0}” is not a result. {1}: White won, {2}: draw, {3}: Black won."
            ).format(text, *keys)
        case errors.MarkCount(text=text, games=games):
            return translate(
                "Messages",
                "“{0}” does not fit: this cell holds %n games. Type their results in "
                "playing order, as in 1 ½.",
                "",
                games,
            ).format(text)
        case errors.FieldRefused(field=field, text=text):
            return _field_sentence(field, translate).format(text)
        case errors.GameNotFound(first=first, second=second, cycle=cycle):
            return translate(
                "Messages", "There is no game {0}–{1} in cycle {2} of this tournament."
            ).format(first, second, cycle)
        case errors.PlayerNotFound(number=number):
            return translate("Messages", "There is no player with number {0}.").format(number)
        case errors.RoundNotFound(round=round, rounds=rounds):
            return translate(
                "Messages", "There is no round {0}. The rounds go from 1 to {1}."
            ).format(round, rounds)
        case errors.TooFewPlayers(players=players):
            return translate(
                "Messages",
                "Three players are needed for all to play all; there are {0} here. Enter more"
                " players first.",
            ).format(players)
        case errors.NumbersWrong(doubled=doubled, missing=missing):
            return _numbers_sentence(doubled, missing, translate)
        case errors.NotDrawn():
            return translate("Messages", "There are no pairings yet. Draw the lots first (Ctrl+L).")
        case errors.AlreadyDrawn():
            return translate(
                "Messages",
                "The lots have been drawn, so the list is fixed. Take the draw back first.",
            )
        case errors.AlreadyStarted(what=what):
            return _started_sentence(what, translate)
        case errors.TableWouldChange(size=size):
            return translate(
                "Messages",
                "One more player would need the table for {0}, which differs from the table "
                "for {1}. All pairings and results stay as they are.",
            ).format(size + 2, size)
        case errors.PlayerHasGames(name=name):
            return translate(
                "Messages",
                "{0} has results and can’t be removed. Take Withdraw in the Tournament menu: the "
                "results stay.",
            ).format(name)
        case errors.AlreadyWithdrawn(name=name):
            return translate(
                "Messages",
                "{0} has left the tournament already. Take that back first, if it is to be "
                "decided anew.",
            ).format(name)
        case errors.NotWithdrawn(name=name):
            return translate(
                "Messages", "{0} has not withdrawn, so there is nothing to take back."
            ).format(name)
        case errors.PlayersNotLevel():
            return translate(
                "Messages",
                "These players are not level, or others are level with them, so there is nothing "
                "to decide between them.",
            )
        case errors.RoundsUnknown():
            return translate(
                "Messages",
                "Rounds and colours of this tournament are not known. To go on, take “Rounds and "
                "colours by the Berger table” in the Round menu.",
            )
        case errors.RoundsKnown():
            return translate("Messages", "Rounds and colours are known, so none are made up.")
        case errors.PlaysTwice(round=round, number=number, opponents=opponents):
            return translate(
                "Messages",
                "Number {1} would play twice in round {0}, against {2} and {3}. Move one of these "
                "games to another round, or exchange whole rounds.",
            ).format(round, number, *opponents)
        case errors.RoundLeftEmpty(round=round):
            return translate(
                "Messages", "Round {0} would be left without a game. Exchange whole rounds instead."
            ).format(round)
        case errors.PlayedThere(white=white, black=black, round=round):
            return translate(
                "Messages",
                "The game {0}–{1} stands in the way and has been played in round {2}. Choose "
                "another round.",
            ).format(white, black, round)
        case errors.MeetingsWrong(first=first, second=second, times=times):
            return translate(
                "Messages",
                "Numbers {0} and {1} meet %n time(s), and not as often as planned.",
                "",
                times,
            ).format(first, second)
        case errors.NoStandingsThere(source=source):
            return translate(
                "Messages",
                "The standings of {0} name nobody of this tournament. Enter the players first, as "
                "they are written there.",
            ).format(one_line(source))
        case errors.GamesThere():
            return translate(
                "Messages",
                "This tournament has games, and nothing is imported over them. Import into a new "
                "tournament.",
            )
        case errors.ResultThere(first=first, second=second):
            return translate(
                "Messages",
                "The game {0}–{1} has another result by now. Nothing was taken in; read the file "
                "once more.",
            ).format(first, second)
        case errors.WrongScoring(text=text):
            return translate(
                "Messages",
                "“{0}” is no scoring. Give win, draw and loss in whole or half points, the win "
                "highest, and two draws not above a win and a loss: 1-½-0 or 3-1-0.",
            ).format(text)
        case errors.UnknownTieBreak(code=code):
            offered = ", ".join(tiebreaks.known())
            text = translate("Messages", "There is no tie-break “{0}”. There are {1}.")
            return text.format(one_line(code), offered)
        case errors.OpenGames(games=games):
            return translate(
                "Messages",
                "%n game(s) without a result: the standings are provisional until the last "
                "result is in.",
                "",
                games,
            )
        case errors.TrialUnderWay():
            return translate(
                "Messages", "Only results can be tried out. End the trial first, with Esc."
            )
        case errors.TournamentClosed():
            return translate(
                "Messages",
                "The tournament is closed. To correct something, reopen it with a reason "
                "(Tournament menu).",
            )
        case errors.NotClosed():
            return translate("Messages", "The tournament is not closed, so it can be worked on.")
        case errors.WrongAmount(text=text):
            return translate(
                "Messages",
                "“{0}” is not an amount. Type figures, with cents after a point or a comma: "
                "250 or 99.50.",
            ).format(text)
        case errors.ReasonMissing():
            return translate("Messages", "Give the reason in one line. It stands in the journal.")
        case errors.ResultsWouldGo(count=count):
            return translate(
                "Messages",
                "%n result(s) would be lost with this earlier state, more than was agreed to. "
                "Look at the difference once more.",
                "",
                count,
            )
        case errors.ReadOnly():
            return translate(
                "Messages",
                "This tournament is open for reading only. Save a copy to work on it.",
            )
    raise AssertionError(f"no sentence for {type(error).__name__}")


def _file_sentence(error: errors.FileProblem, translate: Translate) -> str:
    name = one_line(error.path.name or str(error.path))
    match error:
        case errors.FileMissing():
            return translate(
                "Messages", "There is no file {0}. Check the name and the folder."
            ).format(one_line(str(error.path)))
        case errors.FileUnreadable():
            return translate(
                "Messages",
                "{0} can’t be read ({1}). Check the disk, and whether you may open the file.",
            ).format(name, _reading_text(error.detail, translate))
        case errors.NotOurFile():
            return translate(
                "Messages", "{0} is no tournament of Arbiter. Open a file that ends in .arbiter."
            ).format(name)
        case errors.FileDamaged():
            return translate(
                "Messages",
                "{0} is damaged and can’t be read ({1}). Open the newest copy of it instead.",
            ).format(name, detail_text(error.detail, translate))
        case errors.FileExists():
            return translate(
                "Messages", "There is already a file {0}. Choose another name."
            ).format(name)
        case errors.FileTooNew(found=found, known=known):
            return translate(
                "Messages",
                "{0} was written by a newer Arbiter (file version {1}; this one reads up to "
                "{2}). Open it with the newer program; it was not changed.",
            ).format(name, found, known)
        case errors.FileLocked(holder=holder):
            return translate(
                "Messages", "{0} is open elsewhere: {1}. It can be read here, not changed."
            ).format(name, holder)
        case errors.ExportFailed():
            return translate(
                "Messages",
                "{0} can’t be written ({1}). Close it if it is open elsewhere, or choose another "
                "name or folder.",
            ).format(name, detail_text(error.detail, translate))
        case errors.NotImported(why=why, detail=detail):
            return _refusal_sentence(why, translate).format(name, one_line(detail))
        case errors.NotAList(why=listed):
            return _list_sentence(listed, translate).format(name)
        case errors.ListNotKept():
            return translate(
                "Messages",
                "The rating list can’t be kept in {0} ({1}). Make room there or allow writing, and "
                "load it again.",
            ).format(one_line(str(error.path.parent)), detail_text(error.detail, translate))
        case errors.UnknownForm():
            return translate(
                "Messages",
                "{0} can’t be written in this form. Choose a name that ends in .xlsx, .csv, .txt, "
                ".pdf, .html, .png, .pgn or .trf.",
            ).format(name)
        case errors.FileChanged():
            return translate(
                "Messages",
                "{0} was changed by another program. Nothing was written over it; save under "
                "another name.",
            ).format(name)
        case errors.NotMade():
            return translate(
                "Messages",
                "No tournament can be begun in {0} ({1}). Make room there or allow writing, and "
                "try again; nothing was opened.",
            ).format(one_line(str(error.path.parent)), detail_text(error.detail, translate))
        case errors.StorageError():
            return translate(
                "Messages",
                "{0} can’t be written ({1}). What you type is kept in memory; try again or "
                "save elsewhere.",
            ).format(name, detail_text(error.detail, translate))
    raise AssertionError(f"no sentence for {type(error).__name__}")


def _field_sentence(field: str, translate: Translate) -> str:
    """What can stand in *field* of a player, with {0} for what was typed there."""
    match field:
        case "name":
            return translate("Players", "A player needs a name. Ctrl+D takes him off the list.")
        case "rating_fide" | "rating_national":
            return translate("Players", "“{0}” is not a rating. Type a number such as 2345.")
        case "birth":
            return translate(
                "Players", "“{0}” is no date of birth. Type a year or a day: 1998 or 14.03.1998."
            )
        case "title":
            return translate(
                "Players", "“{0}” is no title. Type GM, IM, FM, CM, WGM, WIM, WFM or WCM."
            )
        case "sex":
            return translate("Players", "“{0}” is neither man nor woman. Type m or w.")
    return translate("Players", "“{0}” can’t stand here.")


def _refusal_sentence(why: Refusal, translate: Translate) -> str:
    """What a foreign file is and what to do: {0} is its name, {1} what was measured or found."""
    match why:
        case Refusal.EMPTY:
            return translate(
                "Messages", "{0} is empty. Look whether the right file was saved or sent."
            )
        case Refusal.DAMAGED_ZIP:
            return translate(
                "Messages",
                "{0} is damaged or only a part of a workbook. Ask for it again, or open it in "
                "Excel or LibreOffice and save it as .xlsx.",
            )
        case Refusal.PASSWORD:
            return translate(
                "Messages",
                "{0} is protected by a password. Open it in Excel, remove the password (File, "
                "Info, Protect Workbook), and save it.",
            )
        case Refusal.OLD_EXCEL:
            return translate(
                "Messages",
                "{0} is a workbook in Excel’s binary form (.xlsb). Open it in Excel or LibreOffice "
                "and save it as .xlsx.",
            )
        case Refusal.HTML:
            return translate(
                "Messages",
                "{0} is an XML file of another program, without a table that is known. Open it in "
                "Excel or LibreOffice and save it as .xlsx.",
            )
        case Refusal.WEB_FRAMES:
            return translate(
                "Messages",
                "{0} is only the frame of a web page; its tables lie in a folder beside it. Read "
                "the file in that folder (sheet001.htm), or save the workbook as .xlsx.",
            )
        case Refusal.PDF:
            return translate(
                "Messages",
                "{0} is a PDF, a picture of a table and not the table. Ask for the Excel file that "
                "it was made from.",
            )
        case Refusal.PICTURE:
            return translate(
                "Messages", "{0} is a picture. Ask for the table as an Excel file (.xlsx)."
            )
        case Refusal.WORD:
            return translate(
                "Messages",
                "{0} is a text document. Copy its table into Excel or LibreOffice and save it as "
                ".xlsx.",
            )
        case Refusal.OTHER_ZIP:
            return translate(
                "Messages",
                "{0} is an archive or a file of another program, not a workbook. Unpack it, or "
                "save its table as .xlsx.",
            )
        case Refusal.BINARY:
            return translate(
                "Messages",
                "{0} is neither a workbook nor a text. Save the table as .xlsx or .csv.",
            )
        case Refusal.TOO_LARGE:
            return translate(
                "Messages",
                "{0} is too large for a table of one tournament. Copy the table alone into a new "
                "workbook and save it as .xlsx.",
            )
        case Refusal.TOO_SLOW:
            return translate(
                "Messages",
                "Reading {0} took more than {1} seconds and was given up. Copy the table alone "
                "into a new workbook and save it as .xlsx.",
            )
        case Refusal.ENTITIES:
            return translate(
                "Messages",
                "{0} holds declarations that could read other files or fill the memory, which no "
                "workbook needs. It was not opened; ask the sender how it was made.",
            )
        case Refusal.SHEET_MISSING:
            return translate(
                "Messages",
                "{0} lists a sheet that is not in it. Ask for it again, or open it in Excel or "
                "LibreOffice, look whether all is there, and save it as .xlsx.",
            )
        case Refusal.NO_TABLE:
            return translate(
                "Messages",
                "No list of players, crosstable or pairings was found in {0}. A row of headings "
                "with Name and at least one more is needed.",
            )
        case Refusal.SWISS:
            return translate(
                "Messages",
                "{0} is the table of a Swiss tournament. Only tournaments in which everybody meets "
                "everybody can be read.",
            )
        case Refusal.ONE_ROUND:
            return translate(
                "Messages",
                "{0} holds a single round, which does not show that everybody meets everybody. Ask "
                "for the pairings of all rounds, or for the crosstable.",
            )
        case Refusal.TEAMS:
            return translate(
                "Messages",
                "{0} is the table of a team event. Only tournaments of single players can be read.",
            )
        case Refusal.SCHEVENINGEN:
            return translate(
                "Messages",
                "{0} is a match of two teams in which everybody meets everybody of the other team "
                "(Scheveningen). Only tournaments in which all meet each other can be read.",
            )
        case Refusal.TOO_MANY_PLAYERS:
            return translate(
                "Messages",
                "{0} has more players than an all-play-all can have. Leave only those who play in "
                "this tournament, and read it again.",
            )
        case Refusal.NEWER_WORKBOOK:
            return translate(
                "Messages",
                "{0} was written by a newer Arbiter. Read it with the newer program; it was not "
                "changed.",
            )
        case Refusal.NO_SCORING:
            return translate(
                "Messages",
                "{0} gives points for win and draw that are no scoring. Correct them on its "
                "first sheet, and read it again.",
            )
        case Refusal.PLAYERS_MISSING:
            return translate(
                "Messages",
                "{0} is not whole: others have games against number {1}, and no line tells who "
                "that is. Add the line (001), and read it again.",
            )
        case Refusal.STARTING_NUMBER:
            return translate(
                "Messages",
                "Line {1} of {0} is that of a player and has no starting number of its own in "
                "columns 5 to 8. Correct it, and read the file again.",
            )
        case Refusal.SEVERAL_REPORTS:
            return translate(
                "Messages",
                "{0} holds more than one report; line {1} belongs to another. Put each into a "
                "file of its own.",
            )
        case Refusal.REPORT_TOO_LARGE:
            return translate(
                "Messages",
                "{0} is a FIDE report (TRF) with more or longer lines than a tournament can have. "
                "Ask for it again.",
            )
        case Refusal.GARBLED:
            return translate(
                "Messages",
                "{0} is a FIDE report (TRF) whose lines contradict each other in more than five "
                "hundred places. Ask for it again.",
            )
        case Refusal.NO_PLAYERS:
            return translate(
                "Messages",
                "{0} is a FIDE report (TRF) without players: no line begins with 001. Ask for it "
                "again.",
            )
        case Refusal.RATING_LIST:
            return translate(
                "Messages",
                "{0} is a rating list, not a tournament. Load it with Rating lists in the "
                "Tournament menu; then names are looked up in it while they are typed.",
            )
        case Refusal.OURS:
            return translate(
                "Messages", "{0} is a tournament of Arbiter. Open it instead (Ctrl+O)."
            )
        case Refusal.NOT_READ:
            return translate(
                "Messages",
                "{0} could not be read; reading it broke off. Open it in Excel or LibreOffice and "
                "save it anew as .xlsx.",
            )
        case Refusal.CANCELLED:
            return translate(
                "Messages", "Reading {0} was cancelled. Nothing has been taken in from it."
            )


def _list_sentence(why: errors.NotListed, translate: Translate) -> str:
    """Why a rating list is not read and what to do: {0} is the name of the file."""
    match why:
        case errors.NotListed.EMPTY:
            return translate(
                "Messages", "{0} holds no players. Look whether the right file was downloaded."
            )
        case errors.NotListed.OTHER:
            return translate(
                "Messages",
                "{0} is no rating list. Load FIDE’s list as text, XML or zip, or a list of your "
                "federation as .csv, .xlsx or .xls with headings such as ID_No, Name and Rtg_Nat.",
            )
        case errors.NotListed.DAMAGED:
            return translate(
                "Messages",
                "{0} is damaged or only a part of the list. Download it again; the lists that were "
                "loaded before are as they were.",
            )
        case errors.NotListed.PASSWORD:
            return translate(
                "Messages", "{0} is protected by a password. Unpack it, and load what is in it."
            )
        case errors.NotListed.TOO_LARGE:
            return translate(
                "Messages",
                "{0} would become larger than any rating list when it is unpacked, and was not "
                "opened. Download the list again from its federation.",
            )
        case errors.NotListed.ENTITIES:
            return translate(
                "Messages",
                "{0} holds declarations that could read other files or fill the memory, which no "
                "rating list needs. It was not opened.",
            )
        case errors.NotListed.NOT_READ:
            return translate(
                "Messages", "Reading {0} broke off. Download the list again, and load it once more."
            )
        case errors.NotListed.CANCELLED:
            return translate(
                "Messages", "Loading {0} was cancelled. The lists loaded before are as they were."
            )


def one_line(text: str) -> str:
    """*text* as it can stand in a sentence: ``?`` for whatever breaks lines or can't be shown.

    >>> one_line("final\\nround.arbiter")
    'final?round.arbiter'
    """
    return "".join(
        "?" if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") else letter
        for letter in text
    )


def detail_text(detail: str, translate: Translate = english) -> str:
    """What the system said of a file, in the arbiter's words where it is a common thing."""
    plain = detail.lower().rstrip(".")
    for said, meant in (
        ("no space left on device", translate("Messages", "the disk is full")),
        ("database or disk is full", translate("Messages", "the disk is full")),
        ("disk quota exceeded", translate("Messages", "the disk is full")),
        ("file too large", translate("Messages", "the disk is full")),
        ("read-only file system", translate("Messages", "the disk is write-protected")),
        ("attempt to write a readonly database", translate("Messages", "it is write-protected")),
        ("permission denied", translate("Messages", "no permission to write there")),
        ("access permission denied", translate("Messages", "no permission to write there")),
        ("no such file or directory", translate("Messages", "the folder is not there")),
        ("unable to open database file", translate("Messages", "it can’t be opened")),
        ("is a directory", translate("Messages", "that is the name of a folder")),
        ("file name too long", translate("Messages", "the name is too long")),
        ("database is locked", translate("Messages", "another program holds the file")),
        ("the file is in use", translate("Messages", "another program holds the file")),
        ("disk i/o error", translate("Messages", "the disk does not answer")),
        ("input/output error", translate("Messages", "the disk does not answer")),
        ("its end is missing", translate("Messages", "its end is missing")),
        ("nothing in it can be read", translate("Messages", "nothing in it can be read")),
        (
            "something in it is not what was written",
            translate("Messages", "something in it is not what was written"),
        ),
        (
            "its pages do not fit together",
            translate("Messages", "its pages do not fit together"),
        ),
        (
            "database disk image is malformed",
            translate("Messages", "its pages do not fit together"),
        ),
        ("no answer", translate("Messages", "the disk does not answer")),
        ("locking protocol", translate("Messages", "the disk does not answer")),
        ("no such device", translate("Messages", "the disk does not answer")),
        ("too many open files", translate("Messages", "this computer is busy with other files")),
        ("out of memory", translate("Messages", "this computer has no memory left")),
        ("a fault in this program", translate("Messages", "a fault in this program")),
        (
            "the copy differs from its source",
            translate("Messages", "what was written does not read back the same"),
        ),
        (
            "the copy differs from the tournament",
            translate("Messages", "what was written does not read back the same"),
        ),
    ):
        if plain == said:
            return meant
    return detail


def _reading_text(detail: str, translate: Translate) -> str:
    """The same of a file that is there and was to be read."""
    if detail.lower() in (
        "permission denied",
        "access permission denied",
        "unable to open database file",
    ):
        return translate("Messages", "no permission to read it")
    return detail_text(detail, translate)


def _numbers_sentence(
    doubled: tuple[int, ...], missing: tuple[int, ...], translate: Translate
) -> str:
    missing_text = ", ".join(map(str, missing))
    if doubled:
        return translate(
            "Messages", "Each number is given once. Given twice: {0}. Missing: {1}."
        ).format(", ".join(map(str, doubled)), missing_text)
    return translate("Messages", "Each number is given once. Missing: {0}.").format(missing_text)


def _started_sentence(what: str, translate: Translate) -> str:
    match what:
        case "numbers":
            return translate(
                "Messages",
                "Results have been entered, so the numbers are locked. Clear the results first.",
            )
        case "scoring":
            return translate(
                "Messages",
                "Results have been entered, so the scoring is locked. Clear the results first.",
            )
        case "calendar":
            return translate(
                "Messages",
                "Results have been entered, so cycles and the order of rounds are locked. "
                "Clear the results first.",
            )
        case "field":
            return translate(
                "Messages",
                "Results have been entered, so nobody is taken off the list. Who leaves now "
                "withdraws.",
            )
        case "players":
            return translate(
                "Messages",
                "Results have been entered, so no list is taken in here. Import it into a new "
                "tournament.",
            )
    raise AssertionError(f"no sentence for {what!r}")


def finding_place(finding: Finding, translate: Translate = english) -> str:
    """Where to look: ``Players 7 and 8``."""
    if not finding.numbers:
        return translate("Messages", "Tie-breaks")
    if len(finding.numbers) == 1:
        return translate("Messages", "Player {0}").format(finding.numbers[0])
    *first, last = map(str, finding.numbers)
    return translate("Messages", "Players {0} and {1}").format(", ".join(first), last)


def finding_text(finding: Finding, translate: Translate = english) -> str:
    """What to look at, in one or two sentences."""
    text = finding.text
    match finding.check:
        case Check.TWINS:
            found = translate(
                "Messages", "{0} appears more than once. Twins, or one person entered twice?"
            )
        case Check.NAME_MISSING:
            found = translate("Messages", "The name is missing.")
        case Check.NAME_DOUBTFUL:
            found = translate(
                "Messages", "“{0}” does not look like a name. Did more get into the field?"
            )
        case Check.BIRTH_MISSING:
            found = translate("Messages", "{0} has no date of birth. The rating report needs it.")
        case Check.RATING_DOUBTFUL:
            found = translate("Messages", "Rating {0} is out of the usual range. Is it right?")
        case Check.FIDE_ID_DOUBLED:
            found = translate("Messages", "FIDE ID {0} is given to more than one player.")
        case Check.FIDE_ID_MISSING:
            found = translate("Messages", "{0} has no FIDE ID. The federation will ask for it.")
        case Check.TIE_BREAK_UNKNOWN:
            found = translate(
                "Messages", "This program does not know the tie-break {0}. It breaks no tie."
            )
    return found.format(text)
