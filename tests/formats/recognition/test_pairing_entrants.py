from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.pairing_entrants import Entrants
from arbiter.formats.recognition.pairing_rows import pairing_rows
from arbiter.formats.recognition.recognised import Choices
from tests.formats.recognition.drawn import sheet


def entrants(drawing: str) -> Entrants:
    layout = find_layout(sheet(drawing), Choices())
    assert layout is not None
    return Entrants(layout, pairing_rows(layout, Choices()), Choices())


def test_numbers_of_the_list_are_the_numbers():
    found = entrants("No.|White|Res|Black|No.\n3|Berg|1|Li|1\n1|Li|1|Wu|2")

    assert found.numbers == {1: 1, 2: 2, 3: 3}
    assert (found.numbered, found.drawn) == (True, True)
    assert found.players() == ((2, Player("Li")), (3, Player("Wu")), (2, Player("Berg")))


def test_numbers_with_gaps_keep_their_order_and_are_not_drawn():
    found = entrants("No.|White|Res|Black|No.\n9|Berg|1|Li|4")

    assert found.numbers == {4: 1, 9: 2}
    assert (found.numbered, found.drawn) == (True, False)


def test_a_name_is_the_same_person_however_it_is_typed():
    found = entrants("White|Res|Black\nЁлкин И.|1|Ким\nким|0|ЕЛКИН И")

    assert len(found.numbers) == 2
    assert not found.numbered


def test_a_row_without_a_number_is_known_by_the_name():
    found = entrants("No.|White|Res|Black|No.\n1|Berg|1|Li|2\n|Li|1|Berg|")

    assert found.numbers == {1: 1, 2: 2}


def test_the_usual_name_of_a_number_holds():
    rows = "No.|White|Res|Black|No.\n1|Bergh|1|Li|2\n1|Berg|1|Wu|3\n3|Wu|1|Berg|1"
    found = entrants(rows)

    assert [player.name for _, player in found.players()] == ["Berg", "Li", "Wu"]
    assert [(f.about, f.weight, f.place, f.found, f.ways) for f in found.findings] == [
        (Doubtful.NAME_NOT_LISTED, Weight.CHECK, "B2", "Bergh", ("Berg",))
    ]


def test_nobody_plays_against_himself():
    found = entrants("Rd|White|Res|Black\n1|Berg|1|Li\n2|Li|1|Li")

    assert [(f.about, f.weight, f.place, f.found) for f in found.findings] == [
        (Doubtful.NAME_NOT_LISTED, Weight.GRAVE, "D3", "Li")
    ]
