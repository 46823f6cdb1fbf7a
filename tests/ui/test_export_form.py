"""What a form of export is called, with what was chosen for it."""

from __future__ import annotations

from arbiter.ui.export_form import ExportForm, ExportOption, OptionChoice


def _write(*_given: object) -> None:
    """Nothing is written here."""


def test_a_file_is_called_like_the_event_the_form_and_the_choice() -> None:
    """So that no two write to one file; what is not said is not there."""
    rounds = (OptionChoice("", "all"), OptionChoice("3", "Round 3", "round 3"))
    form = ExportForm(
        "games",
        "Games",
        "",
        ".pgn",
        _write,
        "games",
        options=(ExportOption("round", "Rounds", rounds), ExportOption("tick", "Tick")),
    )

    assert form.usual_name("Cup", {"round": "3", "tick": "yes"}) == "Cup - games - round 3.pgn"
    assert form.usual_name("Cup", {}) == "Cup - games.pgn"
    assert form._replace(ending="").usual_name("Cup", {}) == "Cup.pgn"
