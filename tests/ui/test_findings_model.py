from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers, SetPlayer
from arbiter.domain.tournament import Player, Regulations, Tournament
from arbiter.ui.findings_model import FindingRow, FindingsModel
from arbiter.ui.paste_desk import paste_desk
from arbiter.ui.view_state import ViewState


def made(*players, **regulations):
    document, state = Document(Tournament(regulations=Regulations(**regulations))), ViewState()
    document.apply(AddPlayers(players))
    return document, state, FindingsModel(document, state)


def test_the_model_keeps_qts_rules(qtmodeltester, qapp):
    document, _, model = made(Player("Berg"), Player("Berg"))
    qtmodeltester.check(model)
    document.apply(SetPlayer(1, Player("Dahl")))
    qtmodeltester.check(model)


def test_a_finding_names_player_field_and_sentence(qapp):
    document, _, model = made(Player("Berg", birth="1998"), Player("Dahl"))
    assert model.rows == [
        FindingRow("Player 2", "Dahl has no date of birth. The rating report needs it.", 2, "birth")
    ]
    document.apply(SetPlayer(2, Player("Dahl", birth="2001")))
    assert model.rows == []


def test_a_pasted_block_is_looked_at_too_the_gravest_first(qapp):
    document, state, model = made(Player("Berg"))
    paste_desk(state).look_at("Name\tElo\nDahl\t23450\nLi\tabc", (), ())

    assert [(row.place, row.number, row.grave) for row in model.rows] == [
        ("Row 2 of the paste", 3, True),
        ("Row 1 of the paste", 2, False),
    ]
    paste_desk(state).leave_out()
    assert model.rows == []
    assert document.tournament.size == 1


def test_a_tie_break_nobody_knows_is_a_finding_without_a_cell(qapp):
    _, _, model = made(tie_breaks=("SB", "XYZ"))
    assert [(row.place, row.number) for row in model.rows] == [("Tie-breaks", 0)]
