"""The palette can be read, the type is what was asked for, and the look can change."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit

from arbiter.ui import theme

THEMES = pytest.mark.parametrize("roles", [theme.LIGHT, theme.DARK], ids=["light", "dark"])


def _luminance(colour: QColor) -> float:
    parts = []
    for part in (colour.redF(), colour.greenF(), colour.blueF()):
        parts.append(part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """The ratio of WCAG 2, from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


GROUNDS = ("surface", "window", "raised", "pen_wash", "pen_soft")


@THEMES
def test_writing_can_be_read_on_every_ground(roles: theme.Roles) -> None:
    """Ink in its three strengths and the pen have at least 4.5:1."""
    for ink in ("ink", "ink2", "ink3", "pen"):
        for ground in GROUNDS:
            ratio = contrast(getattr(roles, ink), getattr(roles, ground))

            assert ratio >= 4.5, f"{ink} on {ground}: {ratio:.2f}"


@THEMES
def test_verdicts_can_be_read_on_their_wash(roles: theme.Roles) -> None:
    """Good, warn and bad have 4.5:1 on paper, chrome and their own wash; so has ink there."""
    for verdict in ("good", "warn", "bad"):
        for ground in ("surface", "window", f"{verdict}_wash"):
            ratio = contrast(getattr(roles, verdict), getattr(roles, ground))

            assert ratio >= 4.5, f"{verdict} on {ground}: {ratio:.2f}"
        assert contrast(roles.ink, getattr(roles, f"{verdict}_wash")) >= 4.5
    assert contrast(roles.good, roles.pen_soft) >= 4.5


@THEMES
def test_special_pairs(roles: theme.Roles) -> None:
    """Text on the pen, on the diagonal and on the matrix; the edge of a field has 3:1."""
    assert contrast(roles.on_pen, roles.pen) >= 4.5
    assert contrast(roles.ink2, roles.diagonal) >= 4.5
    assert contrast(roles.ink, roles.tint) >= 4.5
    assert contrast(roles.edge, roles.surface) >= 3.0
    assert contrast(roles.edge, roles.window) >= 3.0


def test_the_sheet_is_filled() -> None:
    """No place of the style sheet is left unfilled in either theme."""
    for roles in (theme.LIGHT, theme.DARK):
        assert "@" not in theme.style_sheet(roles)


def test_theme_and_text_size_change_without_a_restart(qapp, qtbot) -> None:
    """Both reach the palette and the fonts, and the widgets that paint themselves are told."""
    theme.apply_theme(qapp, "light")
    try:
        with qtbot.waitSignal(theme.notifier().changed):
            theme.apply_theme(qapp, "dark")
        assert theme.is_dark()
        assert qapp.palette().color(QPalette.ColorRole.Base) == theme.DARK.surface
        assert theme.font(20).pixelSize() == 20

        with qtbot.waitSignal(theme.notifier().changed):
            theme.set_text_size(qapp, 150)
        assert theme.font(20).pixelSize() == 30
        assert theme.scaled(28) == 42
    finally:
        theme.set_text_size(qapp, 100)
        theme.apply_theme(qapp, "light")


def test_a_field_is_marked_and_the_mark_goes(qapp, qtbot) -> None:
    """In the colour of a slip, at its frame."""
    theme.apply_theme(qapp, "light")
    field = QLineEdit("soon")
    qtbot.addWidget(field)
    field.resize(120, 30)

    def framed() -> bool:
        return field.grab().toImage().pixelColor(60, 0).name() == theme.roles().bad.name()

    assert not framed()
    theme.mark_bad(field, True)
    assert framed()
    theme.mark_bad(field, False)
    assert not framed()


def test_figures_have_one_width(qapp) -> None:
    """Numbers under each other stand in columns: the feature is asked for on every font."""
    font = theme.font(15, bold=True)

    assert [font.featureValue(tag) for tag in font.featureTags()] == [1]
    assert font.families() == theme.FAMILIES
