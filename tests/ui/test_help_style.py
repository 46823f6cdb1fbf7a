"""The style of a page follows theme and size of the text."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from arbiter.ui import theme
from arbiter.ui.help_style import style_sheet


def test_no_placeholder_is_left(qapp):
    assert "@" not in style_sheet()


def test_it_follows_theme_and_size(qapp):
    app = QApplication.instance()
    light = style_sheet()
    theme.apply_theme(app, "dark")
    dark = style_sheet()
    theme.set_text_size(app, 150)
    large = style_sheet()
    theme.set_text_size(app, 100)
    theme.apply_theme(app, "light")

    assert theme.DARK.ink.name() in dark
    assert theme.LIGHT.ink.name() in light
    assert "font-size: 36px" in large
