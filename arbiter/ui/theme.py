"""Colours, type and chrome of the window. Nothing else in ``ui`` names a colour or a family."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from arbiter import paths

Scheme = Literal["light", "dark", "system"]

FAMILIES = ["Segoe UI", ".AppleSystemUIFont", "Noto Sans", "Open Sans", "DejaVu Sans"]
TEXT_SIZES = (100, 115, 130, 150)
"""Sizes of all type and of what stands around it, in per cent."""


class Roles(NamedTuple):
    """What each colour is for.

    ``window`` chrome, ``surface`` where one works, ``raised`` tool tips and buttons;
    ``line`` between rows, ``rule`` under headings and tables, ``edge`` frames of fields;
    ``ink``, ``ink2``, ``ink3`` three strengths of writing; ``pen`` where the arbiter's hand
    is, with ``pen_soft`` (selection) and ``pen_wash`` (the row under the cursor) and
    ``on_pen`` for text on it; ``good``, ``warn``, ``bad`` verdicts, each with its wash.
    """

    window: QColor
    surface: QColor
    raised: QColor
    line: QColor
    rule: QColor
    edge: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    pen: QColor
    pen_soft: QColor
    pen_wash: QColor
    on_pen: QColor
    good: QColor
    good_wash: QColor
    warn: QColor
    warn_wash: QColor
    bad: QColor
    bad_wash: QColor
    diagonal: QColor
    hatch: QColor
    tint: QColor


def _roles(text: str) -> Roles:
    return Roles(*(QColor(code) for code in text.split()))


LIGHT = _roles(
    "#F2F2EF #FFFFFF #F8F8F6 #E4E4DF #BDBEB8 #81868C #15181C #41474F #5D636B "
    "#1B4F9C #D5E3F7 #EEF4FC #FFFFFF #1A6436 #E0F2E5 #7A4F00 #FDF0CF #A1231D #FBE3E0 "
    "#CBCCC6 #D3D4CE #8FB6EA"
)
DARK = _roles(
    "#1E2125 #15171A #1A1D20 #2A2E33 #4C5259 #767D85 #EDECE7 #C0C5CA #9FA5AC "
    "#8ABBFF #1E3858 #1A2534 #0C1726 #83D6A0 #17321F #EAC267 #3B2E10 #FF9D94 #46201D "
    "#3A3F45 #33383E #2C5B94"
)


class Notifier(QObject):
    """Tells the widgets that paint themselves.

    Signals:
        changed: theme or text size is another; empty what was kept and repaint.
    """

    changed = Signal()


class _Look:
    """The look of the running program: the only thing here that changes."""

    def __init__(self) -> None:
        self.roles = LIGHT
        self.scheme: Scheme = "system"
        self.percent = 100
        self.following = False


_look = _Look()


@cache
def notifier() -> Notifier:
    """The one object that says when the look has changed."""
    return Notifier()


def roles() -> Roles:
    """The colours of the present theme."""
    return _look.roles


def is_dark() -> bool:
    """Whether the dark theme is in use."""
    return _look.roles is DARK


def scheme() -> Scheme:
    """What was asked for: light, dark, or what the system says."""
    return _look.scheme


def text_size() -> int:
    """Size of all type in per cent."""
    return _look.percent


def scaled(px: float) -> int:
    """*px* at 100 % in the present text size, for rows, columns and whatever holds text."""
    return max(1, round(px * _look.percent / 100)) if px else 0


@cache
def _font(px: int, bold: bool, italic: bool, strike: bool) -> QFont:
    font = QFont()
    font.setFamilies(FAMILIES)
    font.setPixelSize(px)
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    font.setItalic(italic)
    font.setStrikeOut(strike)
    if hasattr(font, "setFeature"):  # figures of equal width; Qt has it since 6.7
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def font(px: float, bold: bool = False, italic: bool = False, strike: bool = False) -> QFont:
    """The program's type at *px* pixels times the text size, with tabular figures.

    The font is shared: copy it before changing anything on it.
    """
    return _font(scaled(px), bold, italic, strike)


def set_text_size(app: QApplication, percent: int) -> None:
    """Show all type at *percent* of its size, one of ``TEXT_SIZES``."""
    if percent in TEXT_SIZES and percent != _look.percent:
        _look.percent = percent
        _dress(app)


def apply_theme(app: QApplication, scheme: Scheme) -> None:
    """Dress the whole program: light, dark, or like the system, which is then followed."""
    _look.scheme = scheme
    hints = QGuiApplication.styleHints()
    if not _look.following:
        hints.colorSchemeChanged.connect(_follow_system)
        _look.following = True
    if hasattr(hints, "setColorScheme"):  # title bar and file dialogs of the system; since 6.8
        wish = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
        hints.setColorScheme(wish.get(scheme, Qt.ColorScheme.Unknown))
    _dress(app)


def _follow_system() -> None:
    app = QApplication.instance()
    if isinstance(app, QApplication) and _look.scheme == "system":
        _dress(app)


def _dress(app: QApplication) -> None:
    dark = _look.scheme == "dark" or (
        _look.scheme == "system"
        and QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    )
    _look.roles = DARK if dark else LIGHT
    _font.cache_clear()
    app.setFont(font(13))
    app.setPalette(palette(_look.roles))
    app.setStyleSheet(style_sheet(_look.roles))
    notifier().changed.emit()


def palette(roles: Roles) -> QPalette:
    """The Qt palette made of *roles*."""
    role = QPalette.ColorRole
    colours: dict[Any, QColor] = {
        role.Window: roles.window,
        role.Base: roles.surface,
        role.AlternateBase: roles.raised,
        role.Button: roles.raised,
        role.ToolTipBase: roles.raised,
        role.Text: roles.ink,
        role.WindowText: roles.ink,
        role.ButtonText: roles.ink,
        role.ToolTipText: roles.ink,
        role.BrightText: roles.ink,
        role.Highlight: roles.pen_soft,
        role.HighlightedText: roles.ink,
        role.PlaceholderText: roles.ink3,
        role.Link: roles.pen,
        role.LinkVisited: roles.pen,
        role.Light: roles.surface,
        role.Midlight: roles.line,
        role.Mid: roles.rule,
        role.Dark: roles.edge,
        role.Shadow: roles.edge,
    }
    if hasattr(role, "Accent"):
        colours[role.Accent] = roles.pen
    result = QPalette()
    for name, colour in colours.items():
        result.setColor(name, colour)
    for name in (role.Text, role.WindowText, role.ButtonText, role.HighlightedText):
        result.setColor(QPalette.ColorGroup.Disabled, name, roles.ink3)
    return result


def colour(label: QLabel, ink: QColor) -> None:
    """Write *label* in *ink*."""
    palette = label.palette()
    palette.setColor(label.foregroundRole(), ink)
    label.setPalette(palette)


def mark_bad(field: QWidget, bad: bool) -> None:
    """Frame *field* in the colour of a slip, or take that back."""
    if bool(field.property("bad")) != bad:
        field.setProperty("bad", bad)
        field.style().unpolish(field)
        field.style().polish(field)


def mixed(under: QColor, over: QColor, share: float) -> QColor:
    """*over* laid on *under* with *share* between 0 and 1."""
    keep = 1 - share
    return QColor(
        round(under.red() * keep + over.red() * share),
        round(under.green() * keep + over.green() * share),
        round(under.blue() * keep + over.blue() * share),
    )


def fill(painter: QPainter, colour: QColor, *place: Any) -> None:
    """Fill a QRect, or left, top, width and height, with *colour*, as ``fillRect`` does.

    For what the window paints first: with the first ``fillRect`` the bindings make the names of
    169 gradients, which nobody needs.
    """
    painter.setBackground(colour)
    painter.eraseRect(*place)


def style_sheet(roles: Roles) -> str:
    """The style of the chrome. Tables and panels are not in it: they paint from the roles."""
    text = _CHROME
    icons = (paths.resources() / "icons").as_posix()
    kind = "dark" if roles is DARK else "light"
    for name, picture in (("ARROW", "arrow"), ("TICK", "tick")):
        text = text.replace(f"@{name}@", f'"{icons}/{picture}-{kind}.svg"')
    for size in (2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 16, 18, 24, 28, 30, 34):
        text = text.replace(f"@{size}@", f"{scaled(size)}px")
    for name, colour in roles._asdict().items():
        text = text.replace(f"@{name}@", colour.name())
    return text


_CHROME = """
QMenuBar { background: @window@; color: @ink@; padding: 0 2px; font-size: @13@; }
QMenuBar::item { padding: @5@ 12px @6@ 12px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @pen_soft@; }
QMenu { background: @surface@; color: @ink@; border: 1px solid @rule@; padding: 4px 0;
  font-size: @13@; }
QMenu::item { padding: @5@ 28px @5@ 28px; }
QMenu::item:selected { background: @pen_soft@; }
QMenu::item:disabled { color: @ink3@; }
QMenu::separator { height: 1px; background: @line@; margin: 4px 0; }
QMenu::indicator { width: 12px; height: 12px; left: 8px; }
QMenu::indicator:checked { image: url(@TICK@); }
QToolBar { background: @window@; border: 0; padding: 0 8px; spacing: 4px; }
QToolBar#toolbar { border-bottom: 1px solid @line@; }
QToolBar#problem_bar { padding: 0; spacing: 0; }
QToolBar::separator { width: 1px; background: @rule@; margin: 4px 8px; }
QToolButton { background: transparent; color: @ink@; border: 0; border-radius: 4px;
  padding: 2px 10px; font-size: @13@; }
QToolButton:hover, QToolButton:checked { background: @pen_soft@; }
QToolButton:focus { border: 2px solid @pen@; padding: 0 8px; }
QToolButton:disabled { color: @ink3@; }
QToolButton#step { font-size: @18@; padding: 0 8px @3@ 8px; }
QTabWidget::pane { border: 0; border-top: 1px solid @line@; }
QTabBar { background: @window@; qproperty-drawBase: 0; font-size: @14@; }
QTabBar::tab { background: transparent; color: @ink2@; padding: @7@ 14px @5@ 14px;
  border-bottom: 2px solid transparent; min-height: @18@; }
QTabBar[compact="true"]::tab { padding-left: 7px; padding-right: 7px; }
QTabBar::tab:selected { color: @ink@; border-bottom-color: @pen@; }
QTabBar::tab:hover:!selected { color: @pen@; }
QTabBar::tab:focus { color: @pen@; }
QPushButton { background: @surface@; color: @ink@; border: 1px solid @edge@; border-radius: 4px;
  padding: @6@ 16px; font-size: @14@; }
QPushButton:hover { background: @pen_wash@; }
QPushButton:default { background: @pen@; color: @on_pen@; border-color: @pen@; font-weight: 600; }
QPushButton:focus { border: 2px solid @pen@; padding: @5@ 15px; }
QPushButton:default:focus { border-color: @ink@; }
QPushButton:disabled { background: @window@; color: @ink3@; border-color: @rule@; }
QLineEdit, QComboBox, QSpinBox, QDateEdit { background: @surface@; color: @ink@;
  border: 1px solid @edge@; border-radius: 4px; padding: @5@ 8px; font-size: @13@;
  selection-background-color: @pen_soft@; selection-color: @ink@; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDateEdit:focus {
  border: 2px solid @pen@; padding: @4@ 7px; }
QLineEdit[bad="true"] { border: 2px solid @bad@; padding: @4@ 7px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QDateEdit:disabled {
  background: @window@; color: @ink3@; border-color: @rule@; }
QSpinBox::up-button, QSpinBox::down-button { border: 0; width: 0; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox::down-arrow { image: url(@ARROW@); width: 9px; height: 9px; }
QComboBox QAbstractItemView { background: @surface@; border: 1px solid @rule@;
  selection-background-color: @pen_soft@; selection-color: @ink@; outline: 0; }
QComboBox#preset, QComboBox#export_form { combobox-popup: 0; }
QCheckBox { spacing: 7px; font-size: @13@; }
QCheckBox::indicator, QListView::indicator { width: @12@; height: @12@; background: @surface@;
  border: 1px solid @edge@; border-radius: 2px; }
QCheckBox::indicator:checked, QListView::indicator:checked { image: url(@TICK@); }
QCheckBox::indicator:disabled { background: @window@; border-color: @rule@; }
QCheckBox:focus { color: @pen@; }
QRadioButton { spacing: 7px; font-size: @13@; }
QRadioButton::indicator { width: @12@; height: @12@; background: @surface@;
  border: 1px solid @edge@; border-radius: @7@; }
QRadioButton::indicator:checked { background: qradialgradient(cx:0.5, cy:0.5, radius:0.5,
  fx:0.5, fy:0.5, stop:0 @pen@, stop:0.55 @pen@, stop:0.6 @surface@, stop:1 @surface@); }
QRadioButton:focus { color: @pen@; }
QTextBrowser#help_page { border: 2px solid @surface@; }
QScrollArea:focus, QTextBrowser#help_page:focus, QTextBrowser:focus { border: 2px solid @pen@; }
QDialogButtonBox { button-layout: 3; dialogbuttonbox-buttons-have-icons: 0; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @rule@; border-radius: 3px; margin: 2px; min-width: 24px;
  min-height: 24px; }
QScrollBar::handle:hover { background: @edge@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: @rule@; }
QMainWindow::separator { background: @rule@; width: 1px; height: 1px; }
QStatusBar { background: @window@; border-top: 1px solid @line@; }
QStatusBar::item { border: 0; }
QToolTip { background: @raised@; color: @ink@; border: 1px solid @rule@; padding: 4px 8px;
  font-size: @13@; }
"""
