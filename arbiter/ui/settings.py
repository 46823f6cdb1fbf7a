"""What the program remembers between two starts; nothing of a tournament is in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from arbiter import paths
from arbiter.ui.languages import OWN_NAMES, system_language
from arbiter.ui.theme import TEXT_SIZES, Scheme


class Settings:
    """Choices of the person at this computer, written to an ini file at once.

    A value that makes no sense, from an older program or another hand, is the default.
    """

    def __init__(self, file: Path | None = None) -> None:
        """Those in *file*, or in the user's own."""
        file = file or paths.settings_folder() / "arbiter.ini"
        self._store = QSettings(str(file), QSettings.Format.IniFormat)

    def _text(self, key: str, default: str = "") -> str:
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    @property
    def language(self) -> str:
        """The language of the screen; that of the system until one is chosen."""
        code = self._text("language")
        return code if code in OWN_NAMES else system_language()

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def paper_language(self) -> str:
        """The language of sheets and files; that of the screen until one is chosen."""
        code = self._text("paper_language")
        return code if code in OWN_NAMES else self.language

    @paper_language.setter
    def paper_language(self, code: str) -> None:
        self._store.setValue("paper_language", code)

    def paper_language_of(self, file: str) -> str:
        """The language of the sheets of the event in *file*; the last one until one is chosen
        for it."""
        code = self._text(_file_key("paper_languages", file))
        return code if code in OWN_NAMES else self.paper_language

    def keep_paper_language(self, file: str, code: str) -> None:
        """Remember *code* for *file*, and for events for which none is chosen."""
        self._store.setValue(_file_key("paper_languages", file), code)
        self.paper_language = code

    def bundle(self, key: str) -> str:
        """The order and the copies of the bundle *key*, as they were kept, or nothing."""
        return self._text(f"bundle_{key}")

    def keep_bundle(self, key: str, contents: str) -> None:
        """Remember the order and the copies of the bundle *key*; forget them if there are
        none."""
        if contents:
            self._store.setValue(f"bundle_{key}", contents)
        else:
            self._store.remove(f"bundle_{key}")

    @property
    def theme(self) -> Scheme:
        """Light, dark, or like the system."""
        match self._text("theme"):
            case "light":
                return "light"
            case "dark":
                return "dark"
        return "system"

    @theme.setter
    def theme(self, scheme: Scheme) -> None:
        self._store.setValue("theme", scheme)

    @property
    def text_size(self) -> int:
        """Per cent, one of ``TEXT_SIZES``."""
        text = self._text("text_size", "100")
        return int(text) if text.isdecimal() and int(text) in TEXT_SIZES else 100

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self._store.setValue("text_size", str(percent))

    @property
    def side_shown(self) -> bool:
        """Whether the panels beside are in view."""
        return self._text("side_shown") != "no"

    @side_shown.setter
    def side_shown(self, shown: bool) -> None:
        self._store.setValue("side_shown", "yes" if shown else "no")

    @property
    def side_width(self) -> int:
        """The width of the panels beside at the usual text size, in pixels; 0 if never kept."""
        text = self._text("side_width")
        return int(text) if text.isdecimal() and len(text) < 5 else 0

    @side_width.setter
    def side_width(self, pixels: int) -> None:
        self._store.setValue("side_width", str(pixels))

    def tab_of(self, file: str) -> str:
        """The tab that was in view when *file* was closed last, or nothing."""
        return self._text("tab") if self._text("tab_of") == file else ""

    def keep_tab(self, file: str, tab: str) -> None:
        """Remember that *tab* was in view when *file* was closed."""
        self._store.setValue("tab_of", file)
        self._store.setValue("tab", tab)

    def typed_lots(self, file: str) -> tuple[int, ...]:
        """The numbers that were typed for the lots of *file* and not accepted; 0 for none."""
        words = self._text(_file_key("lots", file)).split()
        return tuple(map(int, words)) if all(word.isdecimal() for word in words) else ()

    def keep_typed_lots(self, file: str, numbers: Sequence[int]) -> None:
        """Remember *numbers* for *file*; forget them if there are none."""
        if any(numbers):
            self._store.setValue(_file_key("lots", file), " ".join(map(str, numbers)))
        else:
            self._store.remove(_file_key("lots", file))

    @property
    def page(self) -> str:
        """The paper: ``A4`` or ``Letter``."""
        return "Letter" if self._text("page") == "Letter" else "A4"

    @page.setter
    def page(self, name: str) -> None:
        self._store.setValue("page", name)

    @property
    def export_form(self) -> str:
        """The form of the last export, by its key, or nothing."""
        return self._text("export_form")

    @export_form.setter
    def export_form(self, key: str) -> None:
        self._store.setValue("export_form", key)

    def export_option(self, key: str) -> str | None:
        """The value that was chosen last for the option *key* of an export; None if none was."""
        return self._text(f"export_{key}") if self._store.contains(f"export_{key}") else None

    def keep_export_option(self, key: str, value: str) -> None:
        """Remember that *value* was chosen for the option *key* of an export."""
        self._store.setValue(f"export_{key}", value)

    def exported(self, file: str) -> tuple[str, str, str]:
        """Form, place and sum of the workbook that *file* was last exported as, or nothing."""
        parts = self._text(_file_key("exports", file)).split("\n")
        return (parts[0], parts[1], parts[2]) if len(parts) == 3 else ("", "", "")

    def keep_exported(self, file: str, form: str, place: str, content: str) -> None:
        """Remember that *file* was exported to *place*, which is empty where it is the usual one;
        *content* is a sum over what is there."""
        self._store.setValue(_file_key("exports", file), f"{form}\n{place}\n{content}")

    @property
    def hall_view(self) -> str:
        """What the hall screen shows, or nothing for everything in turn."""
        return self._text("hall_view")

    @hall_view.setter
    def hall_view(self, view: str) -> None:
        self._store.setValue("hall_view", view)

    @property
    def hall_theme(self) -> str:
        """The colours of the hall screen, ``dark`` or ``light``, whatever the desk has."""
        return "light" if self._text("hall_theme") == "light" else "dark"

    @hall_theme.setter
    def hall_theme(self, scheme: str) -> None:
        self._store.setValue("hall_theme", scheme)

    @property
    def hall_seconds(self) -> int:
        """How long each page of the hall screen stands."""
        text = self._text("hall_seconds", "12")
        return min(max(int(text), 4), 120) if text.isdecimal() and len(text) < 4 else 12

    @hall_seconds.setter
    def hall_seconds(self, seconds: int) -> None:
        self._store.setValue("hall_seconds", str(seconds))

    @property
    def hall_screen(self) -> str:
        """The name of the screen that the hall looks at, or nothing for the other one."""
        return self._text("hall_screen")

    @hall_screen.setter
    def hall_screen(self, name: str) -> None:
        self._store.setValue("hall_screen", name)

    @property
    def result_keys(self) -> str:
        """Which keys report a result, by the name of the set."""
        return self._text("result_keys", "150")

    @result_keys.setter
    def result_keys(self, name: str) -> None:
        self._store.setValue("result_keys", name)

    def hidden_columns(self, table: str) -> frozenset[str]:
        """The columns of *table* that are not wanted, by their keys."""
        return frozenset(self._text(f"hidden_columns_{table}").split())

    def keep_hidden_columns(self, table: str, keys: frozenset[str]) -> None:
        """Remember that the columns *keys* of *table* are not wanted."""
        self._store.setValue(f"hidden_columns_{table}", " ".join(sorted(keys)))

    @property
    def folder(self) -> str:
        """The folder of the file that was opened or saved last, or nothing."""
        return self._text("folder")

    @folder.setter
    def folder(self, folder: str) -> None:
        self._store.setValue("folder", folder)

    @property
    def second_place(self) -> str:
        """The folder of the second copy, or nothing."""
        return self._text("second_place")

    @second_place.setter
    def second_place(self, folder: str) -> None:
        self._store.setValue("second_place", folder)

    @property
    def player_columns(self) -> Sequence[str] | None:
        """The columns of the list of players, by name; None until some are chosen."""
        text = self._text("player_columns")
        return text.split() if text else None

    @player_columns.setter
    def player_columns(self, names: Sequence[str] | None) -> None:
        if names is None:
            self._store.remove("player_columns")
        else:
            self._store.setValue("player_columns", " ".join(names) or "none")

    @property
    def help_page(self) -> str:
        """The page of the help that was read last, or nothing."""
        return self._text("help_page")

    @help_page.setter
    def help_page(self, name: str) -> None:
        self._store.setValue("help_page", name)

    def bytes(self, key: str) -> QByteArray:
        """What was kept under *key*, or nothing: geometry of windows, places of docks."""
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def keep_bytes(self, key: str, value: QByteArray) -> None:
        """Keep *value* under *key*."""
        self._store.setValue(key, value)


def _file_key(section: str, file: str) -> str:
    # A path may hold what an ini file's keys can't.
    from hashlib import sha256  # a dozen milliseconds that few events need

    return f"{section}/{sha256(file.encode('utf-8', 'surrogateescape')).hexdigest()[:16]}"
