"""Loading a list in a thread beside the window."""

from __future__ import annotations

import threading

import pytest

from arbiter.domain.errors import NotAList, NotListed
from arbiter.formats.player_lists import worker
from arbiter.ui.list_loading import ListLoading
from tests.rating_lists import write_combined


@pytest.fixture
def loading(qtbot):
    return ListLoading()


def test_a_list_is_loaded(loading, qtbot, tmp_path):
    with qtbot.waitSignal(loading.loaded, timeout=20000) as loaded:
        loading.start(write_combined(tmp_path / "list.txt"))
        assert loading.busy

    assert loaded.args[0].players == 7
    assert not loading.busy


def test_what_is_none_is_said(loading, qtbot, tmp_path):
    with qtbot.waitSignal(loading.failed, timeout=20000) as failed:
        loading.start(tmp_path / "nothing.txt")

    assert failed.args[0].path.name == "nothing.txt"


def test_it_can_be_given_up(loading, qtbot, tmp_path, monkeypatch):
    def slowly(path, progress, cancelled):
        progress(0.5)
        while not cancelled():
            threading.Event().wait(0.01)
        raise NotAList(path, NotListed.CANCELLED)

    monkeypatch.setattr(worker, "load_in_worker", slowly)
    with qtbot.waitSignal(loading.progressed, timeout=5000) as progressed:
        loading.start(tmp_path / "list.txt")
    assert progressed.args == [0.5]
    with qtbot.waitSignal(loading.failed, timeout=5000) as failed:
        loading.cancel()

    assert failed.args[0].why is NotListed.CANCELLED
