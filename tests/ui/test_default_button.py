from PySide6.QtWidgets import QApplication

from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.figures import advance


def test_the_heavier_words_have_room(qtbot):
    theme.apply_theme(QApplication.instance(), "light")
    button = DefaultButton("Accept numbers  Enter")
    qtbot.addWidget(button)

    room = button.sizeHint().width() - 2 * 16 - 2
    assert room >= advance(button.text(), theme.font(14, True))
    assert button.isDefault()
