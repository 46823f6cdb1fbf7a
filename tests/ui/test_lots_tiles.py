"""Numbers as tiles: free, taken and drawn now are three pictures."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from arbiter.ui import theme
from arbiter.ui.lots_tiles import Tile, TileState, paint_tile


def picture(state):
    pixmap = QPixmap(26, 26)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_tile(painter, QRect(0, 0, 26, 26), Tile(7, state), theme.font(13))
    painter.end()
    return pixmap.toImage()


def test_three_states_differ_by_their_ground(qapp):
    """Filled in two colours, or only framed."""
    roles = theme.roles()
    assert picture(TileState.NOW).pixelColor(3, 3) == roles.pen
    assert picture(TileState.TAKEN).pixelColor(3, 3) == roles.diagonal
    free = picture(TileState.FREE)
    assert free.pixelColor(3, 3).alpha() == 0
    assert free.pixelColor(13, 0).alpha() > 0
