from __future__ import annotations

import sys
from pathlib import Path

import pytest

from arbiter import paths


def test_packed_or_not(monkeypatch) -> None:
    """Only the packed program has a folder that it was unpacked to."""
    assert not paths.is_frozen()
    monkeypatch.setattr(sys, "_MEIPASS", "/somewhere", raising=False)
    assert paths.is_frozen()


def test_the_resources_of_the_checkout_are_found() -> None:
    """In the checkout they lie beside the package."""
    assert (paths.resources() / "i18n").is_dir()


def test_the_frozen_program_looks_where_it_was_unpacked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """PyInstaller says in ``sys._MEIPASS`` where that is."""
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert paths.resources() == tmp_path / "resources"


def test_the_wheel_carries_them_inside_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """``arbiter/resources`` is taken before ``resources`` beside the package."""
    (tmp_path / "arbiter" / "resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "arbiter" / "paths.py"))

    assert paths.resources() == tmp_path / "arbiter" / "resources"


def test_one_variable_moves_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Data and settings lie below it, apart, and exist when they are asked for."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    data, settings = paths.data_folder(), paths.settings_folder()

    assert data != settings
    assert data.is_dir()
    assert settings.is_dir()
    assert {data.parent, settings.parent} == {tmp_path}


@pytest.mark.parametrize(
    ("platform", "data", "settings"),
    [
        ("linux", ".local/share/arbiter", ".config/arbiter"),
        (
            "darwin",
            "Library/Application Support/Arbiter/data",
            "Library/Application Support/Arbiter/settings",
        ),
        ("win32", "AppData/Roaming/Arbiter/data", "AppData/Roaming/Arbiter/settings"),
    ],
)
def test_each_system_has_its_usual_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, data: str, settings: str
) -> None:
    """Without any variable, below the home of the user."""
    for variable in (paths.HOME_VARIABLE, "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)

    assert paths.data_folder() == tmp_path / data
    assert paths.settings_folder() == tmp_path / settings


def test_a_relative_xdg_folder_is_ignored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As the XDG rule says; an absolute one is followed."""
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))

    assert paths.data_folder() == tmp_path / "home" / ".local/share/arbiter"
    assert paths.settings_folder() == tmp_path / "config" / "arbiter"
