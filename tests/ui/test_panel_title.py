"""The heading of a dock."""

from __future__ import annotations

from arbiter.ui.panel_title import PanelTitle


def test_title_and_tag_are_seen_and_heard(qtbot) -> None:
    """A screen reader hears the verdict, and the tag is painted."""
    title = PanelTitle()
    qtbot.addWidget(title)
    title.resize(350, 34)
    title.show_text("Before the draw")
    without = title.grab().toImage()
    title.show_text("Before the draw", "4 findings", "warn")

    assert title.accessibleName() == "Before the draw, 4 findings"
    assert title.grab().toImage() != without
    assert title.minimumSizeHint() == title.sizeHint()
