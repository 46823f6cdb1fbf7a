"""The rating lists as the window uses them: looked into while a name is typed, let go of while
another is loaded."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from arbiter.ui.languages import translate
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.domain.event import Pace
    from arbiter.domain.listed_player import ListedPlayer, RatingList
    from arbiter.storage.rating_lists import RatingLists


class ListDesk(QObject):
    """Opens the lists when somebody is first looked up.

    Signals:
        changed: another list is kept, or one was taken away.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._held: list[RatingLists] = []
        # Windows lets no file be replaced that somebody holds, even if he has long gone.
        self.destroyed.connect(partial(_close, self._held))

    @property
    def lists(self) -> RatingLists:
        """The lists as they are kept now."""
        if not self._held:
            from arbiter.storage.rating_lists import RatingLists  # only where names are typed

            self._held.append(RatingLists())
        return self._held[0]

    def let_go(self) -> None:
        """Close the files, so that others can take their place; they are opened again when
        somebody is looked up."""
        _close(self._held)

    def show_anew(self) -> None:
        """There are other lists now."""
        self.let_go()
        self.changed.emit()

    def search(
        self, typed: str, pace: Pace, federation: str, most: int
    ) -> tuple[ListedPlayer, ...]:
        """Whom *typed* may mean, see ``RatingLists.search``."""
        if not self.lists.kept:
            return ()
        return self.lists.search(typed, most, pace, federation=federation)


def _close(held: list[RatingLists], *_: object) -> None:
    """Close the files of the lists that are *held*, and forget them."""
    while held:
        held.pop().close()


def any_list_kept() -> bool:
    """Whether a rating list has ever been loaded on this computer, and is still there."""
    from arbiter.storage.player_index import ENDING, lists_folder

    return next(lists_folder().glob(f"*{ENDING}"), None) is not None


def list_desk(state: ViewState) -> ListDesk:
    """The one that belongs to *state*, made when it is first asked for."""
    return state.findChild(ListDesk) or ListDesk(state)


def list_name(about: RatingList) -> str:
    """``FIDE list, rapid``; of a federation's list its own name."""
    from arbiter.domain.listed_player import ListKind

    match about.kind:
        case ListKind.FIDE:
            return translate("RatingLists", "FIDE list")
        case ListKind.FIDE_STANDARD:
            return translate("RatingLists", "FIDE list, standard")
        case ListKind.FIDE_RAPID:
            return translate("RatingLists", "FIDE list, rapid")
        case ListKind.FIDE_BLITZ:
            return translate("RatingLists", "FIDE list, blitz")
    return about.source


def list_month(about: RatingList) -> str:
    """``November 2026``, or nothing."""
    from PySide6.QtCore import QDate, QLocale

    from arbiter.ui.languages import current_language

    day = QDate.fromString(about.published, "yyyy-MM-dd")
    if not day.isValid():
        return ""
    locale = QLocale(current_language())
    month = locale.standaloneMonthName(day.month(), QLocale.FormatType.LongFormat)
    return f"{month} {day.year()}"


def list_words(about: RatingList, today: date) -> str:
    """``FIDE list of November 2026``, and that it is old if it is."""
    month, name = list_month(about), list_name(about)
    if not month:
        return name
    if about.out_of_date(today):
        text = translate("RatingLists", "{0}: {1}, older than two months")
    else:
        text = translate("RatingLists", "{0}: {1}", "name of a rating list, its month")
    return text.format(name, month)
