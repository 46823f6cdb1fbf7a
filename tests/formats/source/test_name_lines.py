"""Names, and what only stands in lines too."""

from __future__ import annotations

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.name_lines import are_names
from arbiter.formats.source.reading import read_book

SIGN_IN = """<html><body><ul><li>Home</li><li>News</li><li>Tournaments</li></ul>
<h1>Please sign in</h1><form><label>User name</label><button>Log in</button></form>
<p>Forgot your password?</p></body></html>"""
NOT_FOUND = "<html><body><h1>404 Not Found</h1><hr><center>nginx</center></body></html>"


@pytest.mark.parametrize("page", [SIGN_IN, NOT_FOUND])
def test_a_page_saved_instead_of_the_table_is_no_list_of_players(tmp_path, page):
    path = tmp_path / "table.html"
    path.write_text(page)
    with pytest.raises(NotImported) as caught:
        read_book(path)

    assert caught.value.why is Refusal.NO_TABLE


@pytest.mark.parametrize(
    "items", [["Berg, Anna", "Dahl, Kari", "Ek, Bo"], ["GM Berg, Anna 2500", "Dahl 2400", "Ek"]]
)
def test_the_items_of_a_page_are_names(tmp_path, items):
    path = tmp_path / "list.html"
    path.write_text("<ol>" + "".join(f"<li>{item}</li>" for item in items) + "</ol>")
    names = [player.name for player in recognise(read_book(path)).tournament.players]

    assert [name.partition(",")[0] for name in names] == ["Berg", "Dahl", "Ek"]


def test_a_heading_above_is_allowed_for():
    assert are_names(["Participants", "Иванов И. И.", "de la Cruz, Ana", "O'Brien, Siân", "Li Bo"])
    assert not are_names(["Berg Anna", "Dahl Kari"])
