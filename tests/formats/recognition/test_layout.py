from arbiter.formats.recognition.layout import Layout
from arbiter.formats.source.book import SourceSheet


def test_a_column_is_found_by_what_it_holds():
    layout = Layout(SourceSheet("Sheet1", ()), 0, ("", ""), ("number", "name"), ())

    assert (layout.column("name"), layout.column("number"), layout.column("club")) == (2, 1, 0)
