"""The help, page after page, what it finds, and the example to practise on."""

from __future__ import annotations

from PySide6.QtTest import QTest

from arbiter.domain.edits import SetResult
from arbiter.domain.examples import SLIP
from arbiter.domain.result import Result
from arbiter.ui.help_pages import PAGES
from arbiter.ui.help_window import HelpWindow
from tests.studio import SETTLING, Studio


def help_pages(studio: Studio) -> None:
    """Every page from its beginning, the worked examples, and a search."""
    window = studio.window()
    shown = HelpWindow(window.settings, window)
    for name in PAGES:
        shown.show_page(name)
        studio.take(f"help-{name}", shown)
    shown.show_page("tie-breaks", "example")
    studio.take("help-example", shown)
    QTest.keyClicks(shown.field, "F5")
    studio.take("help-found", shown)
    shown.close()


def practising(studio: Studio) -> None:
    """Things to try, one of them done; and in a narrow window."""
    window = studio.window()
    window.practise()
    window.document.apply(SetResult(*SLIP, Result.DRAW))
    studio.take("practice")
    window.resize(window.width() // 2, window.height())
    QTest.qWait(SETTLING)
    studio.take("practice-narrow")


SCENES = (help_pages, practising)
