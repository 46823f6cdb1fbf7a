"""Everything that can be done in the window: names, keys, words. Who does it is the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from arbiter.ui import icons, theme
from arbiter.ui.languages import OWN_NAMES, current_language, translate

_CYRILLIC = dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", strict=True))
"""What a key gives on the Russian layout."""
_PORTABLE = QKeySequence.SequenceFormat.PortableText

LEAVE_FIELDS = ("undo", "redo", "paste")
"""What can be done while a cell is being typed, which then goes on."""


def sequences(keys: str) -> list[QKeySequence]:
    """*keys* as they are, and for a letter also as the same key types it in Cyrillic.

    Where the system offers no Latin layout beside the Russian one, Ctrl+N arrives as Ctrl+Т.
    """
    *modifiers, last = keys.split("+")
    found = [keys]
    if last in _CYRILLIC:
        found.append("+".join([*modifiers, _CYRILLIC[last]]))
    return [QKeySequence.fromString(text, _PORTABLE) for text in found]


class Actions(QObject):
    """The actions by name. Each has the object name ``action_`` and its own, and the property
    ``part``: to what part of the work it belongs.

    Labels are made when this is built, in the language of that moment. What belongs to a
    tournament has its keys only where there is one.
    """

    def __init__(self, window: QWidget, *, tournament: bool = True) -> None:
        super().__init__(window)
        self._window = window
        self._active = tournament
        self._pictures: dict[QAction, str] = {}
        self._connect: Callable[[], None] | None = None
        # Before whoever does it: so he sees what has been typed.
        self._leaving_fields = self._group(self._take_in)
        self._others = self._group(self._first_served)
        self._part = "files"
        self._begin()
        self._choices()
        self._help()
        self._file()
        self._edit()
        self._tournament()
        self._view()
        self.draw_icons()
        theme.notifier().changed.connect(self.draw_icons)

    def draw_icons(self) -> None:
        """Draw the pictures again, in the colours of the present theme."""
        for action, name in self._pictures.items():
            action.setIcon(icons.icon(name))

    def _make(
        self, name: str, text: str, keys: str = "", *, short: str = "", picture: str = ""
    ) -> QAction:
        action = QAction(text, self)
        action.setObjectName(f"action_{name}")
        action.setProperty("part", self._part)
        if keys:
            found = [sequence for part in keys.split() for sequence in sequences(part)]
            action.setShortcuts(found)
        action.setIconText(short or text.replace("&", "").removesuffix("…"))
        if picture and self._active:  # the start page has no toolbar
            self._pictures[action] = picture
            action.setIconVisibleInMenu(False)
        self.offer(action)
        self._window.addAction(action)
        if self._part == "screen" or name in LEAVE_FIELDS:
            self._others.addAction(action)
        else:
            self._leaving_fields.addAction(action)
        return action

    def _group(self, chosen: Callable[[QAction], object]) -> QActionGroup:
        group = QActionGroup(self)
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        group.triggered.connect(chosen)
        return group

    def _take_in(self, action: QAction) -> None:
        from arbiter.ui.half_typed import take_in_half_typed  # nothing can be typed yet

        if not self._first_served(action):
            take_in_half_typed(self._window)

    # Who does it

    def serve_late(self, connect: Callable[[], None]) -> None:
        """Let *connect* bring whoever does what is asked: with ``serve``, or before the first
        thing that is asked. So a window is there before all that stands behind its menus."""
        self._connect = connect

    def serve(self) -> None:
        """Whoever does what is asked is there after this."""
        connect, self._connect = self._connect, None
        if connect is not None:
            connect()

    def _first_served(self, action: QAction) -> bool:
        """Whether nobody was there to do *action*; he is now, and has done it."""
        if self._connect is None:
            return False
        self.serve()
        # Who has come while an action was told to others is not told of it.
        action.triggered[bool].emit(action.isChecked())
        return True

    @staticmethod
    def offer(action: QAction, obstacle: str = "") -> None:
        """Let *action* be chosen, unless there is an *obstacle*, which its tool tip names."""
        tip = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip("\n".join(filter(None, [f"{tip}  {keys}".rstrip(), obstacle])))
        action.setEnabled(not obstacle)

    def _make_for_tournament(self, name: str, text: str, keys: str = "", **look: str) -> QAction:
        action = self._make(name, text, keys if self._active else "", **look)
        action.setEnabled(self._active)
        return action

    def _begin(self) -> None:
        self._part = "files"
        make = self._make
        self.new = make(
            "new",
            translate("Actions", "&New tournament"),
            "Ctrl+N",
            short=translate("Actions", "New"),
            picture="new",
        )
        self.open = make(
            "open",
            translate("Actions", "&Open…"),
            "Ctrl+O",
            short=translate("Actions", "Open"),
            picture="open",
        )
        self.import_file = make("import", translate("Actions", "&Import…"), "Ctrl+I")
        self.quit = make("quit", translate("Actions", "&Quit"), "Ctrl+Q")

    def _file(self) -> None:
        self._part = "files"
        make = self._make_for_tournament
        self.save = make("save", translate("Actions", "&Save"), "Ctrl+S")
        self.save_as = make("save_as", translate("Actions", "Save &as…"), "Ctrl+Shift+S")
        self.save_copy = make("save_copy", translate("Actions", "Save a &copy…"))
        self.second_copy = make("second_copy", translate("SecondCopy", "Second copy…"))
        self.restore = make("restore", translate("Actions", "Restore an earlier state…"))
        self.export_excel = make(
            "export_excel",
            translate("Actions", "Write &Excel workbook"),
            "Ctrl+E",
            short=translate("Actions", "Excel"),
            picture="table",
        )
        self.export_trf = make("export_trf", translate("Actions", "FIDE report…"))
        self.export = make("export", translate("Actions", "E&xport…"), "Ctrl+Shift+E")
        self.print_round = make(
            "print_round",
            translate("Actions", "Print next &round"),
            "Ctrl+P",
            short=translate("Actions", "Print round"),
            picture="print",
        )
        self.print_all_rounds = make("print_all_rounds", translate("Actions", "Print a&ll rounds"))
        self.print = make("print", translate("Actions", "&Print…"), "Ctrl+Shift+P")
        self.print_bundle = make("print_bundle", translate("Actions", "Print a &bundle…"), "Ctrl+B")
        self.copy_round = make(
            "copy_round", translate("Actions", "&Copy round as text"), "Ctrl+Shift+C"
        )
        self.copy_round_picture = make(
            "copy_round_picture", translate("Actions", "Copy round as p&icture")
        )
        self.close_tournament = make("close", translate("Actions", "C&lose file"), "Ctrl+W")

    def _edit(self) -> None:
        self._part = "edit"
        make = self._make_for_tournament
        self.undo = make(
            "undo",
            translate("Actions", "&Undo"),
            "Ctrl+Z",
            short=translate("Actions", "Undo"),
            picture="undo",
        )
        self.redo = make(
            "redo",
            translate("Actions", "&Redo"),
            "Ctrl+Y Ctrl+Shift+Z",
            short=translate("Actions", "Redo"),
            picture="redo",
        )
        self.find = make("find", translate("Actions", "&Find a player"), "Ctrl+F")
        self.paste = make("paste", translate("Actions", "&Paste players"), "Ctrl+V")

    def _tournament(self) -> None:
        self._part = "tournament"
        make = self._make_for_tournament
        self.tournament = make("tournament", translate("Actions", "Tournament &data…"), "Ctrl+T")
        self.round_dates = make(
            "round_dates", translate("Actions", "Dates of the &rounds…"), "Ctrl+Shift+T"
        )
        self.start = make("start", translate("Actions", "Draw &lots…"), "Ctrl+L")
        self.standings_numbers = make(
            "standings_numbers", translate("Actions", "&Numbers from other standings…")
        )
        self.full_draw = make(
            "full_draw", translate("Actions", "Draw lots on the full screen"), "Ctrl+Shift+L"
        )
        self.cancel_lots = make("cancel_lots", translate("Actions", "Take the draw &back"))
        self.assume_rounds = make(
            "assume_rounds", translate("Actions", "Rounds and colours by the &Berger table")
        )
        self.withdraw = make(
            "withdraw",
            translate("Actions", "&Withdraw…", "a player leaves before the end"),
            "Ctrl+Shift+W",
        )
        self.take_back_withdrawal = make(
            "take_back_withdrawal", translate("Actions", "Take a withdrawal bac&k")
        )
        self.play_off = make("play_off", translate("Actions", "Play-o&ff…"))
        self.order_by_hand = make("order_by_hand", translate("Actions", "Order by &hand…"))
        self.rating_lists = make("rating_lists", translate("Actions", "Rating l&ists…"))
        self.compare_players = make(
            "compare_players", translate("Actions", "Co&mpare players with the lists…")
        )
        self.prizes = make("prizes", translate("Actions", "&Prizes…"))
        self.end_tournament = make(
            "end_tournament", translate("Actions", "&Close tournament…", "its results become final")
        )
        self.reopen = make(
            "reopen", translate("Actions", "R&eopen…", "correct final results, with a reason")
        )
        self._part = "round"
        self.previous_round = make(
            "previous_round", translate("Actions", "&Previous round"), "Alt+Left", short="‹"
        )
        self.next_round = make(
            "next_round", translate("Actions", "&Next round"), "Alt+Right", short="›"
        )
        self.next_open = make("next_open", translate("Actions", "Next &open board"), "F3")
        self.still_out = make("still_out", translate("Actions", "Boar&ds still out…"), "Shift+F3")
        self.second_entry = make(
            "second_entry", translate("Actions", "T&ype the round again"), "F7"
        )
        self.put_off = make("put_off", translate("Actions", "Games put o&ff…"), "Ctrl+U")
        self.go_to_board = make("go_to_board", translate("Actions", "&Go to board…"), "Ctrl+G")

    def _view(self) -> None:
        self._part = "looking"
        make = self._make_for_tournament
        self.players = make("players", translate("Actions", "&Players"), "Alt+1")
        self.pairings = make("pairings", translate("Actions", "P&airings"), "Alt+2")
        self.crosstable = make("crosstable", translate("Actions", "&Crosstable"), "Alt+3")
        self.standings = make("standings", translate("Actions", "&Standings"), "Alt+4")
        self.by_rank = make(
            "by_rank", translate("Actions", "Crosstable in &order of place"), "Ctrl+R"
        )
        self.by_rank.setCheckable(True)
        self.side = make("side", translate("Actions", "Standings &beside"))
        self.side.setCheckable(True)
        self.side.setChecked(True)
        self.why = make("why", translate("Actions", "&Why?"), "F4")
        self.rating = make("rating", translate("Actions", "Rating and nor&ms…"), "Shift+F4")
        self.journal = make("journal", translate("Actions", "&Journal"), "Ctrl+J")
        self.journal.setCheckable(True)
        self.columns = make("columns", translate("Actions", "Col&umns and order…"), "Ctrl+K")
        self.what_if = make(
            "what_if",
            translate("Actions", "What &if"),
            "F8",
            short=translate("Actions", "What if"),
            picture="branch",
        )
        self.what_if.setCheckable(True)
        self.marks = make("marks", translate("Actions", "Sa&fe and out in the standings"))
        self.marks.setCheckable(True)
        self.hall_screen = make(
            "hall_screen",
            translate("Actions", "&Hall screen"),
            "Ctrl+H",
            short=translate("Actions", "Hall screen"),
            picture="screen",
        )
        self.hall_screen.setCheckable(True)
        self.hall_settings = make("hall_settings", translate("Actions", "What the hall s&ees…"))
        self.next_pane = make("next_pane", translate("Actions", "Next p&ane"), "F6")

    def _choices(self) -> None:
        self._part = "screen"
        make = self._make
        self.zoom_in = make("zoom_in", translate("Actions", "&Larger text"), "Ctrl++ Ctrl+=")
        self.zoom_out = make("zoom_out", translate("Actions", "S&maller text"), "Ctrl+-")
        sizes = [
            (str(size), translate("Actions", "{0} %").format(size)) for size in theme.TEXT_SIZES
        ]
        self.text_sizes = self._choice("text_size", sizes)
        self.themes = self._choice("theme", _themes())
        self.languages = self._choice("language", list(OWN_NAMES.items()))
        self.show_choices()

    def _choice(self, name: str, choices: list[tuple[str, str]]) -> QActionGroup:
        group = self._group(self._first_served)
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.Exclusive)
        for value, text in choices:
            action = self._make(f"{name}_{value}", text)
            action.setData(value)
            action.setCheckable(True)
            group.addAction(action)
        return group

    def show_choices(self) -> None:
        """Tick the text size, theme and language that are in use."""
        present = {
            self.text_sizes: str(theme.text_size()),
            self.themes: theme.scheme(),
            self.languages: current_language(),
        }
        for group, value in present.items():
            for action in group.actions():
                action.setChecked(action.data() == value)
        self.zoom_in.setEnabled(theme.text_size() < theme.TEXT_SIZES[-1])
        self.zoom_out.setEnabled(theme.text_size() > theme.TEXT_SIZES[0])

    def _help(self) -> None:
        self._part = "screen"
        self.help = self._make("help", translate("Actions", "&Help"), "F1")
        self.practise = self._make("practise", translate("Actions", "&Practise…"))
        self.practise_again = self._make_for_tournament(
            "practise_again", translate("Actions", "Practise from the &beginning"), "Ctrl+Shift+B"
        )
        self.practise_again.setVisible(False)  # until somebody practises
        self.keys = self._make("keys", translate("Actions", "&Keys"), "Shift+F1")
        self.computer = self._make("computer", translate("Actions", "About this &computer…"))
        self.about = self._make("about", translate("Actions", "&About Arbiter"))


def _themes() -> list[tuple[str, str]]:
    return [
        ("system", translate("Actions", "Like the &system")),
        ("light", translate("Actions", "&Light")),
        ("dark", translate("Actions", "&Dark")),
    ]
