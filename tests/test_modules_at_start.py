"""Which modules of the program are loaded when its window is painted for the first time.

Every one of them costs a part of a millisecond of every start. If a test here fails because a
module was added, ask whether the first picture needs it. What a menu, a key or a dialog needs is
imported inside the function that answers it (see ``FileCommands``), and what an annotation needs
under ``TYPE_CHECKING``. Only what is left goes on the list; and what is not loaded any more is
taken off.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from arbiter.storage import store
from tests.bench.bench_start import OURS, surroundings
from tests.demo import sixteen

ROOT = Path(__file__).parents[1]
LOADED = """
OURS_AND_QT = ("arbiter", "PySide6.Qt")
print(*(name for name in sys.modules if name == "PySide6" or name.startswith(OURS_AND_QT)))
sys.stdout.flush()
os._exit(0)
"""

ALWAYS = """
PySide6: QtCore QtGui QtWidgets
arbiter: app document domain leftovers messages paths storage ui
arbiter.document: document following garbage in_time late_worker lock open_file recent_files
    session state way_back writer writing_out
arbiter.domain: berger changes checks closing_edits crosstable edits errors event lots names
    notation os_faults plain prizes progress result risky_edits schedule scoring standings
    tiebreaks tournament value withdrawals
arbiter.domain.tiebreaks: base by_hand cuts offered play_off
arbiter.storage: connection faults journal mark packed_journal rows schema scribe soundness
    store sums transaction undo_line
arbiter.ui: actions file_commands file_names icons languages lots_draft main_window menus
    recent_menu round_stepper settings theme view_state window_place
"""
"""By the package that they stand in: with the start page, and with a tournament."""

START_PAGE = """
arbiter.ui: file_drop help_commands look_choices miniature paper_commands start_list start_page
    window_commands
"""

TOURNAMENT = """
arbiter: tie_break_texts wording
arbiter.domain: calendar_proof level_groups
arbiter.domain.tiebreaks: direct_encounter koya simplified_berger sonneborn_berger wins
arbiter.ui: column_choice crosstable_cells crosstable_columns crosstable_cursor crosstable_edits
    crosstable_entry crosstable_figures crosstable_grid crosstable_headers crosstable_layout
    crosstable_legend crosstable_model crosstable_paint crosstable_tab crosstable_typed
    crosstable_view days desk dock_places figures late_page menu_key obstacles offered_menus
    own_viewport painted_table panel_title result_keys result_words round_in_view segments
    side_dock standings_model standings_panel standings_view status_line status_texts step_names
    undone values what_if_commands what_if_words work_tabs
"""


def listed(text: str) -> set[str]:
    """The modules of a list, with their packages."""
    found: set[str] = set()
    package = ""
    for word in text.split():
        if word.endswith(":"):
            package = word[:-1]
            found.add(package)
        else:
            found.add(f"{package}.{word}")
    return found


def loaded(place: Path, *words: str) -> set[str]:
    """What the program has loaded when all that it shows is painted."""
    done = subprocess.run(
        [sys.executable, "-c", OURS + LOADED, *words],
        cwd=ROOT,
        env=surroundings(place),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def differences(found: set[str], known: set[str]) -> list[str]:
    """What is to be done about the lists."""
    return [
        *(f"{name} is loaded at the start: import it later" for name in sorted(found - known)),
        *(f"{name} is not loaded any more: take it off" for name in sorted(known - found)),
    ]


def test_the_start_page_loads_nothing_else(tmp_path: Path) -> None:
    """The window without a tournament."""
    known = listed(ALWAYS) | listed(START_PAGE)

    assert not (wrong := differences(loaded(tmp_path), known)), "\n".join(wrong)


def test_a_tournament_loads_nothing_else(tmp_path: Path) -> None:
    """Sixteen players, crosstable and standings."""
    file = tmp_path / "sixteen.arbiter"
    store.create(file, sixteen())
    known = listed(ALWAYS) | listed(TOURNAMENT)

    assert not (wrong := differences(loaded(tmp_path, str(file)), known)), "\n".join(wrong)
