"""The forms in which a tournament is exported, apart from paper."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.errors import ExportFailed
from arbiter.domain.tournament import Tournament
from arbiter.formats.words import words
from arbiter.ui.export_form import ExportForm
from arbiter.ui.export_forms import export_forms, remember, remembered
from arbiter.ui.settings import Settings
from tests.boards import drawn, f6


def _usual(form: ExportForm) -> dict[str, str]:
    return {option.key: option.default for option in form.options}


@pytest.mark.parametrize("form", export_forms(f6()), ids=lambda form: form.key)
def test_every_form_is_written(tmp_path: Path, form: ExportForm) -> None:
    """Of a tournament with games; what needs none also of a list of players."""
    path = tmp_path / f"cup{form.suffix}"
    form.write(f6(), path, words("en"), _usual(form))
    assert path.stat().st_size > 100

    if not form.needs_games:
        listed = Tournament(players=drawn(4).players)
        (form,) = [other for other in export_forms(listed) if other.key == form.key]
        form.write(listed, path, words("en"), _usual(form))
        assert path.stat().st_size > 60


@pytest.mark.parametrize("form", export_forms(f6()), ids=lambda form: form.key)
def test_what_can_not_be_written_is_one_kind_of_error(tmp_path: Path, form: ExportForm) -> None:
    """So the dialog has one way out of it."""
    with pytest.raises(ExportFailed):
        form.write(f6(), tmp_path / "gone" / f"cup{form.suffix}", words("en"), _usual(form))


def test_no_two_forms_share_a_file() -> None:
    """The key is remembered, the ending stands in the name."""
    forms = export_forms(f6())

    assert len({form.key for form in forms}) == len(forms)
    assert len({(form.ending, form.suffix) for form in forms}) == len(forms)
    assert forms[0].key == "complete"


@pytest.mark.parametrize("key", ["crosstable", "csv"])
def test_the_order_makes_a_difference_where_it_is_asked_for(tmp_path: Path, key: str) -> None:
    """By place or by number."""
    form = next(form for form in export_forms(f6()) if form.key == key)
    by_place, by_number = tmp_path / f"a{form.suffix}", tmp_path / f"b{form.suffix}"
    form.write(f6(), by_place, words("en"), {**_usual(form), "order": "place"})
    form.write(f6(), by_number, words("en"), {**_usual(form), "order": "number"})

    assert by_place.read_bytes() != by_number.read_bytes()


def test_before_the_draw_there_are_only_lists_of_players() -> None:
    """What needs games is not offered."""
    forms = export_forms(Tournament(players=drawn(4).players))

    assert forms
    assert not any(form.needs_games for form in forms)


def test_a_choice_is_remembered_for_every_form_that_has_it(qapp) -> None:
    """The order of the crosstable, whatever it is written as."""
    settings = Settings()
    forms = {form.key: form for form in export_forms(f6())}
    assert remembered(forms["complete"], settings)["order"] == "place"

    remember(forms["complete"], {**_usual(forms["complete"]), "order": "number"}, settings)
    assert remembered(forms["csv"], settings)["order"] == "number"
    assert remembered(forms["swiss_manager"], settings) == {}
