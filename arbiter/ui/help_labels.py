"""The words of menus and keys for the help: read from the actions, so that they are never old."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from arbiter.ui.actions import Actions
from arbiter.ui.key_lists import KeyList, key_lists
from arbiter.ui.menus import fill_menus

_ARROW = " ▸ "


class Labels:
    """What each action is called in the present language, where it stands, and its keys."""

    def __init__(self, result_keys: str = "150") -> None:
        """*result_keys* names the set of keys that reports results."""
        window = QWidget()
        actions = Actions(window)
        bar = QMenuBar(window)
        fill_menus(bar, actions, tournament=True)
        self._paths: dict[str, str] = {}
        self._keys: dict[str, str] = {}
        self._walk(bar, "")
        for action in actions.findChildren(QAction):
            name = action.objectName().removeprefix("action_")
            self._keys[name] = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._paths.setdefault(name, _plain(action.text()))
        self.key_lists: list[KeyList] = key_lists(actions, result_keys)
        actions.deleteLater()
        window.deleteLater()

    def _walk(self, bar: QMenuBar | QMenu, path: str) -> None:
        for action in bar.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                self._walk(menu, f"{path}{_plain(menu.title())}{_ARROW}")
            elif action.objectName():
                name = action.objectName().removeprefix("action_")
                self._paths.setdefault(name, path + _plain(action.text()))

    def path(self, name: str) -> str:
        """``Tournament ▸ Draw lots…``, the place of an action in the menus.

        :raises KeyError: there is no such action.
        """
        return self._paths[name]

    def keys(self, name: str) -> str:
        """``Ctrl+L``, or nothing for an action without a key.

        :raises KeyError: there is no such action.
        """
        return self._keys[name]


def _plain(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
