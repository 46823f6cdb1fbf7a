"""The picture in title bar and task bar."""

from __future__ import annotations

import pytest

from arbiter.ui import theme
from arbiter.ui.program_icon import SIZES, program_icon


@pytest.mark.parametrize("size", SIZES)
def test_the_diagonal_is_blue_at_every_size(qapp, size: int) -> None:
    """Middle and corner cells; the picture is as large as it was asked for."""
    image = program_icon().pixmap(size, size).toImage()

    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(size // 2, size // 2) == theme.LIGHT.pen
    assert image.pixelColor(size // 4, size // 4) == theme.LIGHT.pen
    assert image.pixelColor(size * 3 // 4, size // 2) == theme.LIGHT.ink2
