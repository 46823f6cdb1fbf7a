"""Sentences for what is doubtful in a FIDE report (TRF), like those of ``import_texts``."""

from __future__ import annotations

from arbiter.domain.import_findings import Doubtful, ImportFinding
from arbiter.messages import Translate, one_line

_LONGEST = 60


def trf_finding_text(finding: ImportFinding, translate: Translate) -> str:
    """One or two sentences about *finding*; nothing if it is not about a report.

    In the texts 0 to 2 are what it holds: found, meant and other; 3 is a game, by its starting
    numbers, and 4 its round.
    """
    for words in (_game_text, _letters_text, _record_text):
        text = words(finding, translate)
        if text:
            break
    else:
        return ""
    game = finding.found
    for told in (finding.other, finding.meant):
        if "–" not in game and "–" in told:
            game = told
    numbers, _, round = game.partition(": ")
    quoted = " ".join(one_line(finding.found).split())
    if len(quoted) > _LONGEST:
        quoted = f"{quoted[:_LONGEST].rstrip()}…"
    return text.format(quoted, finding.meant, finding.other, numbers, round)


def _game_text(finding: ImportFinding, translate: Translate) -> str:
    """Games of which the two lines don't both tell."""
    match finding.about:
        case Doubtful.GAME_IN_ONE_LINE:
            return translate(
                "TrfTexts",
                "The game {3} of round {4} stands here and not in line {2}. Read as it "
                "stands here.",
            )
        case Doubtful.OTHER_OPPONENT:
            return translate(
                "TrfTexts",
                "The game {3} of round {4} stands here, but line {2} says something "
                "else of that round. Correct one of the two lines.",
            )
        case Doubtful.SAME_COLOUR:
            return translate(
                "TrfTexts",
                "In the game {3} of round {4} both players have the colour “{1}”, here "
                "and in line {2}. Correct one of the two lines.",
            )
        case Doubtful.MET_TOO_OFTEN:
            return translate(
                "TrfTexts",
                "{3} stands in round {4} and in round {2}, once more than everybody "
                "meets everybody. Correct both lines of one of these rounds.",
            )
        case Doubtful.ABSENCE_READ:
            return translate(
                "TrfTexts",
                "Two players without an opponent in round {4}, and the Berger table has them "
                "meet there: {3}. Read as {1}.",
            )
        case Doubtful.BYE_LEFT:
            return translate(
                "TrfTexts",
                "“{0}” in round {1} gives points without a game, and in an all-play-all a "
                "free round gives none. It is left out.",
            )
        case Doubtful.ENTRY_UNREADABLE:
            return translate(
                "TrfTexts",
                "“{0}” for round {1} is not opponent, colour and result. Type the line as "
                "it should be.",
            )
    return ""


def _letters_text(finding: ImportFinding, translate: Translate) -> str:
    """Letters for results that can't both be right, or are none."""
    match finding.about:
        case Doubtful.LETTER_UNKNOWN if finding.meant:
            return translate(
                "TrfTexts",
                "“{0}” is no result. By the other line of the game {3} in round {4} it "
                "is {1}, and is read so.",
            )
        case Doubtful.LETTER_UNKNOWN:
            return translate(
                "TrfTexts",
                "“{0}” is no result, and the other line of the game {3} in round {4} "
                "does not tell. Type the line as it should be.",
            )
        case Doubtful.LINES_DIFFER:
            return translate(
                "TrfTexts",
                "The result of {3} in round {4} is {0}, here and in line {2}: only "
                "one of them can be right. Correct one of the two lines.",
            )
        case Doubtful.FORFEIT_IN_ONE_LINE:
            return translate(
                "TrfTexts",
                "The result of {3} in round {4} is {0}, here and in line {2}: only "
                "one line says that somebody did not appear. Read as a forfeit.",
            )
        case Doubtful.UNRATED_IN_ONE_LINE:
            return translate(
                "TrfTexts",
                "The result of {3} in round {4} is {0}, here and in line {2}: only "
                "one line says that it is not rated. Read as not rated.",
            )
        case Doubtful.RESULT_IN_ONE_LINE:
            return translate(
                "TrfTexts",
                "The result of {3} in round {4} is {0}, here and in line {2}. Read "
                "by the line that has one.",
            )
        case Doubtful.DECISION_OF_ARBITER:
            return translate(
                "TrfTexts",
                "The result of {3} in round {4} is {0}, here and in line {2}: "
                "points that only a decision of the arbiter gives. Read as such.",
            )
    return ""


def _record_text(finding: ImportFinding, translate: Translate) -> str:
    """Lines and records as such."""
    match finding.about:
        case Doubtful.NOT_A_RECORD:
            return translate("TrfTexts", "“{0}” is no record of a FIDE report, and was not read.")
        case Doubtful.RECORD_LEFT:
            return translate(
                "TrfTexts",
                "Record {0} tells of something that an all-play-all of single players does "
                "not have. It is left out.",
            )
        case Doubtful.COLUMNS_SHIFTED:
            by = finding.found.removeprefix("-")
            columns = int(by) if by.isdecimal() else 1
            if finding.found.startswith("-"):
                return translate(
                    "TrfTexts",
                    "What stands behind the name is %n column(s) too far left. Read as if it were "
                    "in its place.",
                    "",
                    columns,
                )
            return translate(
                "TrfTexts",
                "What stands behind the name is %n column(s) too far right. Read as if it were "
                "in its place.",
                "",
                columns,
            )
        case Doubtful.EVENT_UNREADABLE:
            return translate(
                "TrfTexts",
                "“{0}” can’t be read as what record {1} should hold, and is left out.",
            )
        case Doubtful.CALLED_SWISS:
            return translate(
                "TrfTexts",
                "The file calls itself “{0}”, but everybody meets everybody. Read as an "
                "all-play-all.",
            )
        case Doubtful.CALLED_OTHERWISE:
            return translate(
                "TrfTexts",
                "Record 062 says {0} players, and there are {1} lines of players. Check "
                "that none is missing.",
            )
        case Doubtful.PLACE_DIFFERS:
            return translate(
                "TrfTexts",
                "Place {0} in the file, {1} by its games and the tie-breaks {2}. The "
                "place is computed anew.",
            )
        case Doubtful.SCORING_TOLD:
            return translate(
                "TrfTexts",
                "The file does not say what a win and a draw are worth, and its points are those "
                "of {0}. Read so.",
            )
        case Doubtful.LINE_REPEATED:
            return translate(
                "TrfTexts",
                "The line of number {0} repeats line {2}, and was read once.",
            )
        case Doubtful.NUMBERS_WITH_GAPS:
            return translate(
                "TrfTexts",
                "The starting numbers are not 1, 2, 3 and so on. The players keep their order and "
                "are numbered anew.",
            )
        case Doubtful.RESULTS_ANNULLED:
            return translate(
                "TrfTexts",
                "Record 299 takes the points out of all games of number {0}. Read as withdrawn, "
                "with results that count for nobody.",
            )
        case Doubtful.POINTS_BY_HAND:
            return translate(
                "TrfTexts",
                "Record 299 gives or takes points apart from the games ({0}). The points are "
                "computed from the games alone.",
            )
    return ""
