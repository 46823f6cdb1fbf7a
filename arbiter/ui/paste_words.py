"""What is in doubt about a pasted row, in sentences."""

from __future__ import annotations

from arbiter.domain.checks import HIGHEST_RATING
from arbiter.formats.pasted import Doubt, DoubtKind
from arbiter.ui.languages import translate


def doubt_place(row: int) -> str:
    """Where to look: ``Row 4 of the paste``."""
    return translate("Paste", "Row {0} of the paste").format(row)


def doubt_text(doubt: Doubt) -> str:
    """What to look at, in one or two sentences."""
    text, meant = doubt.text, doubt.meant
    match doubt.kind:
        case DoubtKind.NO_NAME:
            return translate("Paste", "The name is missing. Type it, or the row is left out.")
        case DoubtKind.RATING_UNREADABLE:
            return translate("Paste", "“{0}” is not a rating. Type a number, or clear it.").format(
                text
            )
        case DoubtKind.BIRTH_UNREADABLE:
            return translate(
                "Paste", "“{0}” is no day of the calendar. Type the date of birth, or clear it."
            ).format(text)
        case DoubtKind.REPEATED:
            return translate("Paste", "{0} is the same as row {1}.").format(text, meant)
        case DoubtKind.RATING_HIGH if meant:
            return translate("Paste", "Rating {0} is above {1}. Was {2} meant?").format(
                text, HIGHEST_RATING, meant
            )
        case DoubtKind.RATING_HIGH:
            return translate("Paste", "Rating {0} is above {1}.").format(text, HIGHEST_RATING)
        case DoubtKind.RATING_LOW:
            return translate("Paste", "Rating {0} is below 100.").format(text)
        case DoubtKind.DAY_OR_MONTH:
            return translate("Paste", "“{0}” was read as {1}, the day before the month.").format(
                text, meant
            )
        case DoubtKind.TITLE_UNKNOWN:
            return translate("Paste", "“{0}” is no title and was left out.").format(text)
        case DoubtKind.CAPITALS:
            return translate("Paste", "“{0}” is written {1}.").format(text, meant)
        case DoubtKind.LISTED:
            return translate("Paste", "{0} is in the list already, as number {1}.").format(
                text, meant
            )
    raise AssertionError(f"no sentence for {doubt.kind}")
