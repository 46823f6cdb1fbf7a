"""What was chosen for the hall is remembered."""

from __future__ import annotations

from arbiter.ui.hall_dialog import HallDialog, view_name
from arbiter.ui.hall_pages import HallView
from arbiter.ui.settings import Settings


def test_choices_are_kept(qtbot, tmp_path) -> None:
    """Enter with another view, theme and time; the next dialog begins with them."""
    settings = Settings(tmp_path / "a.ini")
    dialog = HallDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.view.currentData() == HallView.ROTATING.value
    dialog.view.setCurrentIndex(dialog.view.findData(HallView.CROSSTABLE.value))
    dialog.theme.setCurrentIndex(dialog.theme.findData("light"))
    dialog.seconds.setValue(20)
    dialog.accept()
    again = HallDialog(settings)
    qtbot.addWidget(again)

    assert again.view.currentData() == HallView.CROSSTABLE.value
    assert again.theme.currentData() == "light"
    assert again.seconds.value() == 20


def test_cancelled(qtbot, tmp_path) -> None:
    """Nothing is kept."""
    settings = Settings(tmp_path / "a.ini")
    dialog = HallDialog(settings)
    qtbot.addWidget(dialog)
    dialog.view.setCurrentIndex(1)
    dialog.reject()

    assert settings.hall_view == ""


def test_every_view_has_a_name() -> None:
    """No two are called alike."""
    assert len({view_name(view) for view in HallView}) == len(HallView)


def test_nonsense_in_the_settings(tmp_path) -> None:
    """What makes no sense is the default."""
    settings = Settings(tmp_path / "a.ini")
    settings._store.setValue("hall_seconds", "-3")
    settings._store.setValue("hall_theme", "pink")

    assert (settings.hall_seconds, settings.hall_theme) == (12, "dark")
