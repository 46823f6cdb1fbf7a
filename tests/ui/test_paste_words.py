from arbiter.formats.pasted import Doubt, DoubtKind
from arbiter.ui.paste_words import doubt_place, doubt_text


def test_every_doubt_has_a_sentence_of_its_own(qapp):
    doubts = [Doubt(kind, "name", "x", meant) for kind in DoubtKind for meant in ("", "5")]
    texts = {doubt_text(doubt) for doubt in doubts}
    assert len(texts) > len(DoubtKind)
    assert not any("{" in text for text in texts)


def test_the_doubt_names_row_value_and_what_may_be_meant(qapp):
    assert doubt_place(4) == "Row 4 of the paste"
    doubt = Doubt(DoubtKind.RATING_HIGH, "rating_fide", "23450", "2345")
    assert doubt_text(doubt) == "Rating 23450 is above 3000. Was 2345 meant?"
