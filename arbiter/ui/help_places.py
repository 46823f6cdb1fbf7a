"""Which page of the help fits what one is looking at."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

PLACES = {
    "start_page": ("first", ""),
    "players": ("first", "players"),
    "lots_page": ("lots", ""),
    "lots_audience": ("lots", "hall"),
    "boards": ("tables", "boards"),
    "rounds": ("tables", "boards"),
    "crosstable": ("tables", "crosstable"),
    "standings": ("tables", "standings"),
    "why": ("tie-breaks", "why"),
    "journal": ("tables", "journal"),
    "find_bar": ("tables", "find"),
    "what_if_page": ("what-if", "ask"),
    "practice_panel": ("practice", ""),
    "findings": ("day", "before"),
    "problem_bar": ("trouble", "disk-full"),
    # Dialogs
    "bundle_dialog": ("paper", "bundles"),
    "closing_question": ("day", "close"),
    "computer_dialog": ("data", "file"),
    "crash_dialog": ("trouble", "crash"),
    "event_details_dialog": ("day", "before"),
    "export_dialog": ("files", "write"),
    "hall_dialog": ("paper", "hall-screen"),
    "hand_order_dialog": ("tie-breaks", "play-off"),
    "import_dialog": ("files", "read"),
    "import_reading": ("files", "read"),
    "keys_dialog": ("keys", ""),
    "list_comparison": ("lists", "compare"),
    "missing_file": ("data", "damaged"),
    "move_dialog": ("day", "calendar"),
    "play_off_dialog": ("tie-breaks", "play-off"),
    "print_dialog": ("paper", "documents"),
    "prizes_dialog": ("day", "after"),
    "put_off": ("day", "put-off"),
    "put_off_list": ("day", "put-off"),
    "rating_lists": ("lists", "load"),
    "rating": ("words", ""),
    "reason_dialog": ("day", "close"),
    "restore_dialog": ("data", "earlier"),
    "restore_question": ("data", "earlier"),
    "round_dates_dialog": ("day", "before"),
    "salvage": ("data", "damaged"),
    "second_copy": ("data", "second-copy"),
    "standings_numbers_dialog": ("lots", "other"),
    "still_out_list": ("day", "during"),
    "swap_numbers_dialog": ("day", "calendar"),
    "take_over": ("data", "two"),
    "tie_breaks": ("tie-breaks", "order"),
    "tournament_dialog": ("day", "before"),
    "trial_question": ("what-if", "trial"),
    "update_dialog": ("files", "update"),
    "withdrawal_dialog": ("day", "withdraw"),
}
"""By the object names of widgets: page and anchor."""


def place_of(widget: QWidget | None) -> tuple[str, str]:
    """The page and the anchor for *widget*, or for the nearest around it; empty for none."""
    while widget is not None:
        if widget.objectName() in PLACES:
            return PLACES[widget.objectName()]
        widget = widget.parentWidget()
    return "", ""
