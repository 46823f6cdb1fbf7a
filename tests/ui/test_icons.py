"""Icons are drawn in the ink of the theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from arbiter import paths
from arbiter.ui import icons, theme

NAMES = sorted(
    path.stem
    for path in (paths.resources() / "icons").glob("*.svg")
    if not path.stem.startswith(("arrow", "tick"))
)


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_drawn_in_the_ink_it_is_given(qapp, name: str) -> None:
    """Something is there, and the darkest of it has the colour that was asked for."""
    image = icons.picture(name, theme.LIGHT.ink2, 2.0).toImage()
    full = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    ]

    assert full
    assert {colour.rgb() for colour in full} == {theme.LIGHT.ink2.rgb()}


def test_a_picture_is_sharp_on_a_dense_screen(qapp) -> None:
    """Twice the density is twice the pixels for the same size."""
    single, double = (icons.picture("undo", theme.LIGHT.ink, density) for density in (1.0, 2.0))

    assert (single.width(), single.height()) == (icons.WIDTH, icons.HEIGHT)
    assert double.width() == 2 * single.width()
    assert double.deviceIndependentSize() == single.deviceIndependentSize()


def test_what_cannot_be_done_is_paler(qapp) -> None:
    """The disabled picture differs from the usual one."""
    icon = icons.icon("redo")
    usual = icon.pixmap(icons.size(), QIcon.Mode.Normal).toImage()
    pale = icon.pixmap(icons.size(), QIcon.Mode.Disabled).toImage()

    assert usual != pale


@pytest.mark.parametrize("name", NAMES)
def test_the_path_is_read_as_an_svg_library_reads_it(qapp, name: str) -> None:
    """Drawn by both, the pictures differ by no more than the smoothing of edges."""
    file = paths.resources() / "icons" / f"{name}.svg"
    text = file.read_bytes().replace(b"currentColor", theme.LIGHT.ink2.name().encode())
    reference = QImage(40, 32, QImage.Format.Format_ARGB32_Premultiplied)
    reference.fill(0)
    painter = QPainter(reference)
    QSvgRenderer(QByteArray(text)).render(painter, QRectF(reference.rect()))
    painter.end()
    ours = icons.picture(name, theme.LIGHT.ink2, 2.0).toImage()
    differing = sum(
        abs(ours.pixelColor(x, y).alpha() - reference.pixelColor(x, y).alpha()) > 60
        for x in range(40)
        for y in range(32)
    )

    assert differing == 0


def test_an_arc_is_refused() -> None:
    """A command that is not read is said, not left out of the picture."""
    with pytest.raises(ValueError, match="'a'"):
        icons.read_path("M1 1a4 4 0 0 1 0 8")
