"""Tables of made-up clubs in seven languages and every kind of file, through the reader.

What was played is known: nothing else may come out, neither with a finding nor without one.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, time
from pathlib import Path

import pytest

from arbiter.domain.crosstable import cell_text
from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_findings import Doubtful
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import Recognised, TableKind
from arbiter.formats.source.reading import read_book
from tests import foreign_tables
from tests.club_tables import (
    LANGUAGES,
    ClubTournament,
    Truth,
    by_round,
    crosstable,
    pairings,
    plain,
)
from tests.foreign_tables import WRITERS, Cell, Formula, Grey, Rows

KINDS = tuple(WRITERS)
RESULTS = {"1": "1 - 0", "0": "0 - 1", "½": "½ - ½", "+": "+ - -", "-": "- - +"}


@pytest.fixture
def read(tmp_path) -> Callable[[bytes], Recognised]:
    """Reads a file, whatever it is called."""

    def read_it(data: bytes) -> Recognised:
        path = tmp_path / "table.xls"
        path.write_bytes(data)
        return recognise(read_book(path))

    return read_it


def told(found: Recognised) -> Truth:
    """What was read, without open games."""
    tournament = found.tournament
    name = {number: tournament.player(number).name for number in tournament.numbers}
    return {
        name[own]: {
            name[other]: cell_text(tournament.meetings(own, other), own).replace("−", "-").split()
            for other in tournament.numbers
            if other != own
        }
        for own in tournament.numbers
    }


def without_open(truth: Truth) -> Truth:
    return {
        name: {other: [mark for mark in marks if mark != "·"] for other, marks in row.items()}
        for name, row in truth.items()
    }


def is_right(found: Recognised, club: ClubTournament) -> bool:
    return without_open(told(found)) == club.truth()


# As programs write them


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crosstable_of_a_server(read, language, kind):
    """Lines above and below, a column of titles without a heading, the order of the ranking."""
    club = ClubTournament(8, language, forfeits=0.1)
    table = crosstable(club, diagonal="*", order=club.ranking())
    titled = [[row[0], "", f"{row[1]} ", *row[2:-1]] for row in table]
    titled[1][1] = "FM"
    rows: Rows = [
        ["From the Tournament-Database of Chess-Results http://chess-results.com"],
        ["Club final 2026 "],
        ["Last update 01.12.2026 10:00:00"],
        [],
        *titled,
        [],
        ["Annotation:"],
        ["Tie Break1: Sonneborn-Berger-Tie-Break"],
        ["You find all details to this tournament under https://chess-results.com/tnr1.aspx"],
    ]
    found = read(WRITERS[kind](rows))

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize("language", LANGUAGES)
def test_pairings_of_all_rounds(read, language):
    club = ClubTournament(7, language, forfeits=0.1)
    kind = KINDS[LANGUAGES.index(language) % len(KINDS)]
    found = read(WRITERS[kind](pairings(club, RESULTS)))

    assert is_right(found, club)
    assert found.tournament.rounds == 7
    assert [[(g.white, g.black) for g in found.tournament.boards(r)] for r in range(1, 8)] == [
        [(white, black) for white, black, _ in games] for games in club.rounds
    ]
    assert not found.complaints


def test_the_page_of_a_server_with_flags_menus_and_links(read):
    club = ClubTournament(6, "de")
    head, *rows = crosstable(club, diagonal="*", order=club.ranking())
    lines = "".join(
        f'<tr class="CRg{row[0] % 2}"><td class="CRc">{row[0]}</td><td><div class="SWE"></div></td>'
        f'<td class="CR"><a href="x">{row[1]}</a></td>'
        + "".join(f"<td>{str(cell).replace('½', '&frac12;')}</td>" for cell in row[2:])
        for row in rows
    )
    headings = "".join(f"<th>{text}</th>" for text in (head[0], "", *head[1:]))
    page = f"""<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head>
<title>Chess-Results Server</title><meta charset="utf-8"></head><body><form method="post">
<table><tr><td>Logged on: Gast</td><td>Servertime 01.12.2026</td></tr></table>
<h2>Vereinsmeisterschaft 2026</h2><table><tr><td>Suche</td><td><input type="submit" value="S">
</td></tr></table><h2>Kreuztabelle</h2><table class="CRs1"><tr>{headings}</tr>{lines}</table>
<table><tr><td>Anmerkung:</td></tr><tr><td>Wtg1: Sonneborn-Berger</td></tr></table></form>"""
    found = read(page.encode())

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize("form", ["text", "page"])
def test_a_double_round_as_vega_writes_it(read, form):
    """Both results in one cell without anything between them, names without a blank."""
    club = ClubTournament(6, cycles=2)
    table = crosstable(club, "".join, "*", order=club.ranking())
    rows = [[row[0], str(row[1]).replace(", ", ","), *row[2:-1]] for row in table]
    rows = [["Cross Table at round 10"], [], ["Pos", "NAME", *rows[0][2:]], *rows[1:]]
    found = read(foreign_tables.fixed(rows) if form == "text" else foreign_tables.html(rows))

    assert is_right(found, club)
    assert not found.complaints


def test_each_round_in_a_table_of_its_own_under_its_heading(read):
    club = ClubTournament(6, "sv")
    page = "".join(
        f"<h3>Rond {number}</h3>"
        + foreign_tables.html_table(
            [
                ["Bord", "Vit", "Resultat", "Svart"],
                *(
                    [board, club.names[white - 1], f"{RESULTS[mark]}", club.names[black - 1]]
                    for board, (white, black, mark) in enumerate(games, 1)
                ),
            ]
        )
        for number, games in enumerate(club.rounds, 1)
    )
    found = read(f"<html><h1>Klubben</h1>{page}".encode())

    assert is_right(found, club)
    assert found.tournament.rounds == 5
    assert not found.complaints


# As clubs write them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("draw", "diagonal", "kind"),
    [
        ("½", "X", "xls"),
        ("=", "*", "ods"),
        ("1/2", "■", "html"),
        ("0,5", Grey(), "xml"),
        ("0.5", "x", "csv"),
        (0.5, None, "xls"),
        ("½-½", "////", "ods"),
    ],
)
def test_every_way_to_write_a_draw(read, language, draw, diagonal, kind):
    club = ClubTournament(6, language, 2)
    rows = [["Klubb"], [], *crosstable(club, lambda m: draw if m == ["½"] else plain(m), diagonal)]
    found = read(WRITERS[kind](rows))

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize("kind", KINDS)
def test_b40_draws_that_became_days_are_listed(read, kind):
    club = ClubTournament(6, "ru", 3)
    table = crosstable(club, lambda m: date(2026, 2, 1) if m == ["½"] else plain(m))
    found = read(WRITERS[kind](table))

    assert is_right(found, club)
    assert {one.about for one in found.complaints} == {Doubtful.DATE_AS_RESULT}


@pytest.mark.parametrize("kind", ["xls", "ods", "xml", "html", "csv"])
def test_results_that_became_hours_are_listed(read, kind):
    club = ClubTournament(6, "ru", 4)
    clocks = {"1": time(1, 0), "0": time(0, 1)}
    table = crosstable(club, lambda m: clocks.get(m[0], m[0]))
    found = read(WRITERS[kind](table))

    assert is_right(found, club)
    assert {one.about for one in found.complaints} == {Doubtful.TIME_AS_RESULT}


@pytest.mark.parametrize(
    ("language", "letters"),
    [("ru", "ВПН"), ("de", "SNR"), ("sv", "VFR"), ("tr", "GMB"), ("fr", "GPN"), ("es", "GPT")],
)
def test_letters_are_read_by_the_language_and_listed(read, language, letters):
    club = ClubTournament(6, language, 5)
    marks = dict(zip("10½", letters))
    found = read(foreign_tables.ods(crosstable(club, lambda m: marks[m[0]])))

    assert is_right(found, club)
    assert {one.about for one in found.complaints} == {Doubtful.LETTER_AS_RESULT}


@pytest.mark.parametrize("between", [" ", "", "/", ", ", ";", " - "])
@pytest.mark.parametrize("kind", ["xls", "ods", "html", "csv"])
def test_two_results_in_a_cell(read, between, kind):
    club = ClubTournament(5, "fr", 6, cycles=2)
    found = read(WRITERS[kind](crosstable(club, between.join, "*")))

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize("kind", KINDS)
def test_two_columns_for_each_opponent(read, kind):
    club = ClubTournament(5, "es", 7, cycles=2)
    rows: list[list[Cell]] = [["No.", "Nombre", *(f"{n}{c}" for n in club.numbers for c in "ab")]]
    for own in club.numbers:
        cells = [
            "X" if own == other else plain([club.results[own, other][cycle]])
            for other in club.numbers
            for cycle in (0, 1)
        ]
        rows.append([own, club.names[own - 1], *cells])
    found = read(WRITERS[kind](rows))

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize("kind", KINDS)
def test_two_rows_for_each_player(read, kind):
    club = ClubTournament(5, "sv", 8, cycles=2)
    rows: list[list[Cell]] = [["Nr", "Namn", *map(str, club.numbers), "Poäng"]]
    for own in club.numbers:
        for cycle in (0, 1):
            cells = [
                "X" if own == other else plain([club.results[own, other][cycle]])
                for other in club.numbers
            ]
            first = [own, club.names[own - 1]] if cycle == 0 else [None, None]
            rows.append([*first, *cells, club.points(own) if cycle == 0 else None])
    found = read(WRITERS[kind](rows))

    assert is_right(found, club)
    assert not found.complaints


def test_b44_names_merged_over_two_rows_on_a_page(read):
    club = ClubTournament(5, "de", 9, cycles=2)
    page = "<table><tr><th>Nr<th>Name" + "".join(f"<th>{n}" for n in club.numbers) + "<th>Pkt"
    for own in club.numbers:
        first, second = (
            "".join(
                ("<td rowspan=2>*" if cycle == 0 else "")
                if own == other
                else f"<td>{club.results[own, other][cycle]}"
                for other in club.numbers
            )
            for cycle in (0, 1)
        )
        page += f"<tr><td rowspan=2>{own}<td rowspan=2>{club.names[own - 1]}{first}"
        page += f"<td rowspan=2>{club.points(own)}<tr>{second}"
    found = read(page.encode())

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize(
    ("language", "head", "letters"),
    [
        *(("en", "{}.Rd", "wb"), ("de", "{}.Rd", "ws"), ("ru", "Тур {}", "бч")),
        *(("tr", "{}.Tur", "bs"), ("es", "Rd.{}", "bn"), ("fr", "Rd {}", "bn")),
        ("sv", "Rond {}", "vs"),
    ],
)
def test_a_table_by_rounds(read, language, head, letters):
    """``52w1``; b is Black here and White there, told by the other letter."""
    club = ClubTournament(6, language, 10)
    kind = KINDS[LANGUAGES.index(language) % len(KINDS)]
    rows = by_round(club, lambda n, white, mark: f"{n}{letters[0 if white else 1]}{mark}", head)
    found = read(WRITERS[kind](rows))

    assert is_right(found, club)
    assert {(g.white, g.black) for g in found.tournament.games} == {
        (white, black) for games in club.rounds for white, black, _ in games
    }
    assert not found.complaints


@pytest.mark.parametrize(
    ("language", "encoding"),
    [
        *(("ru", "cp866"), ("ru", "koi8-r"), ("ru", "cp1251"), ("ru", "utf-8"), ("ru", "utf-16")),
        *(("de", "cp1252"), ("tr", "cp1254"), ("sv", "cp1252"), ("fr", "cp1252"), ("es", "cp1252")),
        *(("de", "cp1250"), ("sv", "cp1257"), ("ru", "utf-16-le"), ("ru", "utf-16-be")),
    ],
)
@pytest.mark.parametrize("separator", [";", "\t", "|", ",", "fixed"])
def test_texts_in_every_encoding_and_with_every_separator(read, language, encoding, separator):
    club = ClubTournament(6, language, 11)
    draw = "0.5" if separator == "," else "="
    table = crosstable(club, lambda m: draw if m == ["½"] else m[0])
    table = [row[:-2] for row in table]  # numbers with a comma would have to be quoted
    if separator == "fixed":
        data = foreign_tables.fixed(table, encoding)
    else:
        data = foreign_tables.csv(table, separator, encoding)
    found = read(data)

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize("kind", KINDS)
def test_a_tournament_that_is_being_played(read, kind):
    club = ClubTournament(8, "ru", 12, unplayed=0.4)
    found = read(WRITERS[kind](crosstable(club)))

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize(
    ("language", "word"),
    [("de", "spielfrei"), ("ru", "свободен"), ("en", "bye"), ("fr", "exempt"), ("sv", "frirond")],
)
def test_a_row_for_the_free_round(read, language, word):
    club = ClubTournament(5, language, 13)
    head, *rows = [row[:-2] for row in crosstable(club)]
    wide = [[*head[:8], "6", head[8]], *([*row[:8], None, row[8]] for row in rows)]
    found = read(foreign_tables.xls([*wide, [6, word, None, *[None] * 5, "X", None]]))

    assert is_right(found, club)
    assert not found.complaints


@pytest.mark.parametrize("kind", ["xls", "ods", "xml"])
def test_b45_points_without_a_stored_value_are_computed(read, kind):
    club = ClubTournament(6, "en", 14)
    found = read(WRITERS[kind](crosstable(club, points=lambda _: Formula(None))))

    assert is_right(found, club)
    assert {one.about for one in found.complaints} == {Doubtful.POINTS_WITHOUT_VALUE}


def test_published_totals_that_differ_are_said_and_correct_nothing(read):
    club = ClubTournament(6, "en", 15)
    found = read(foreign_tables.ods(crosstable(club, points=lambda n: club.points(n) + (n == 2))))

    assert is_right(found, club)
    assert {one.about for one in found.complaints} == {Doubtful.POINTS_DIFFER}


# Lists of players


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_players(read, language, kind):
    club = ClubTournament(6, language)
    fields = ("number", "name", "sex", "birth", "federation", "fide", "rating", "club")
    rows: list[list[Cell]] = [["2026"], [], [club.heads[field] for field in fields]]
    rows += [
        [
            *(number, club.names[number - 1], "w" if number == 2 else "m"),
            *(f"{number:02}.05.1980", "RUS", 99_900_000 + number),
            *(club.ratings[number - 1], "Club"),
        ]
        for number in club.numbers
    ]
    found = read(WRITERS[kind]([*rows, [], ["Total: 6"]]))
    players = found.tournament.players

    assert [player.name for player in players] == club.names
    assert [player.rating_fide for player in players] == club.ratings
    assert [player.birth for player in players] == [f"1980-05-{n:02}" for n in club.numbers]
    assert [player.sex for player in players] == ["m", "w", "m", "m", "m", "m"]
    assert {(player.federation, player.club) for player in players} == {("RUS", "Club")}
    assert players[0].fide_id == "99900001"
    assert not found.complaints


@pytest.mark.parametrize("kind", ["xls", "html"])
def test_one_heading_over_surname_and_first_name(read, kind):
    """Merged on a page; in a workbook it stands over the first of the two columns alone."""
    people = [("Иванов", "Иван", 2110), ("Петрова", "Анна", 2055), ("Щукин", "Яков", 1998)]
    if kind == "html":
        page = "<table><tr><td rowspan=2>№<td colspan=2>Спортсмен<td rowspan=2>Рейтинг"
        page += "<tr><td>Фамилия<td>Имя"
        page += "".join(
            f"<tr><td>{n}<td>{a}<td>{b}<td>{c}" for n, (a, b, c) in enumerate(people, 1)
        )
        data = page.encode()
    else:
        rows: Rows = [
            ["№", "Спортсмен", None, "Рейтинг"],
            [None, "Фамилия", "Имя", None],
            *([number, *person] for number, person in enumerate(people, 1)),
        ]
        data = foreign_tables.xls(rows)
    found = read(data)

    assert [player.name for player in found.tournament.players] == [
        f"{a}, {b}" for a, b, _ in people
    ]
    assert not found.complaints


@pytest.mark.parametrize(
    ("data", "names"),
    [
        ("Surname;First name;Elo\nAdams;Jo;2100\nBerry;Al;2000", "Adams, Jo|Berry, Al"),
        ("Name;Vorname;DWZ\nMüller;Jürgen;1900\nWeiß;Käthe;1800", "Müller, Jürgen|Weiß, Käthe"),
        ("Nom;Prénom;Elo\nLefèvre;Chloé;1900\nCôté;Noël;1800", "Lefèvre, Chloé|Côté, Noël"),
        ("Фамилия;Имя;Г.р.\nИванов;Иван;1990\nЦой;Ян;1985", "Иванов, Иван|Цой, Ян"),
        ("Soyadı;Adı;UKD\nÇağlar;Şükrü;1900\nIşık;İpek;1800", "Çağlar, Şükrü|Işık, İpek"),
        ("Apellidos;Nombre;Elo\nPeña;José;1900\nGil;Ana;1800", "Peña, José|Gil, Ana"),
        ("Förnamn;Efternamn;LASK\nÖrjan;Ek;1900\nAnna;Berg;1800", "Ek, Örjan|Berg, Anna"),
        (
            "1. Adams, Jo 2100 ENG\n2. Berry, Al 2000 ENG\n3. Fox, Tom",
            "Adams, Jo|Berry, Al|Fox, Tom",
        ),
        (
            "GM Adams, Jo (2700)\nIM Berry, Al (2450)\nFox, Tom (1900)",
            "Adams, Jo|Berry, Al|Fox, Tom",
        ),
        (
            "Adams Jo\t2100\tLeeds\nBerry Al\t2000\tYork\nFox T\t1900\tRye",
            "Adams Jo|Berry Al|Fox T",
        ),
        (
            "Участники:\n\n1) Иванов И.И. - 1800\n2) Цой Я. - 1750\n3) Ли О.",
            "Иванов И.И.|Цой Я.|Ли О.",
        ),
        ("No,Name,Fed,Rtg\n1,Adams, Jo,ENG,2700\n2,Berry, Al,ENG,2105", "Adams, Jo|Berry, Al"),
        (
            "<ol><li>Adams, Jo</li><li>Berry, Al</li><li>Fox, Tom</li></ol>",
            "Adams, Jo|Berry, Al|Fox, Tom",
        ),
        (
            "No Name       Fed  Rtg\n-- ---------- --- ----\n 1 Adams, Jo  ENG 2700\n"
            " 2 Berry, Al  SCO 2400\n 3 Carter, Jo ENG\n",
            "Adams, Jo|Berry, Al|Carter, Jo",
        ),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_lists_as_people_type_them(read, data, names, encoding):
    found = read(data.encode(encoding))

    assert found.kind is TableKind.PARTICIPANTS
    assert [player.name for player in found.tournament.players] == names.split("|")
    assert not found.complaints


# What is refused, each by its name

SWISS: Rows = [
    ["Rk.", "SNo", "Name", "Rtg", "1.Rd", "2.Rd", "3.Rd", "Pts."],
    *(
        [
            n,
            n,
            name,
            2000 - n,
            f"{n % 8 + 1}w1",
            f"{(n + 3) % 8 + 1}b½",
            f"{(n + 5) % 8 + 1}w0",
            1.5,
        ]
        for n, name in enumerate(ClubTournament(8).names, 1)
    ),
]
TEAMS: Rows = [
    ["Rg.", "Mannschaft", "1", "2", "3", "4", "MP", "BP"],
    [1, "SK Adler", "*", 5.5, 6, 4.5, 6, 16],
    [2, "SK Bär", 2.5, "*", 5, 4, 3, 11.5],
    [3, "SK Fuchs", 2, 3, "*", 5.5, 2, 10.5],
    [4, "SK Wolf", 3.5, 4, 2.5, "*", 1, 10],
]
LEAGUE: Rows = [
    ["Pos", "Team", "P", "W", "D", "L", "GF", "GA", "Pts"],
    *([n, team, 6, 4 - n, 1, n, 12, 5, 13 - n] for n, team in enumerate(("Rovers", "United"), 1)),
]
LESSONS: Rows = [
    ["", "Monday", "Tuesday", "Wednesday"],
    ["9:00", "Maths", "Art", "PE"],
    ["10:00", "PE", "Maths", "Art"],
    ["11:00", "Art", "PE", "Maths"],
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (SWISS, Refusal.SWISS),
        (TEAMS, Refusal.TEAMS),
        (LEAGUE, Refusal.NO_TABLE),
        (LESSONS, Refusal.NO_TABLE),
        ([["Item", "Price"], ["Boards", 20], ["Clocks", 40]], Refusal.NO_TABLE),
    ],
)
def test_what_is_no_all_play_all_is_refused_by_name(read, kind, rows, why):
    with pytest.raises(NotImported) as refused:
        read(WRITERS[kind](rows))

    assert refused.value.why is why


@pytest.mark.parametrize(
    "text",
    [
        "Dear all,\nplease find the table attached\nKind regards\n",
        "Уважаемые коллеги!\nВо вложении таблица турнира.\nС уважением, Иванов\n",
        "<html><h1>Welcome</h1><p>Our club meets on Fridays.</p><p>Everybody is welcome.</p>",
        "Hej!\nVi spelar varje tisdag klockan nitton\nKom gärna\n",
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_letter_is_no_list_of_names(read, text, encoding):
    with pytest.raises(NotImported) as refused:
        read(text.encode(encoding))

    assert refused.value.why is Refusal.NO_TABLE


def test_the_samples_say_the_same_whatever_they_are_saved_as(read, tmp_path):
    """The rows of a real workbook, written by six programs."""
    path = Path(__file__).parents[2] / "data" / "files" / "ru_club_mangled.xlsx"
    book = read_book(path)
    rows = [[cell.value for cell in row] for row in book.sheets[0].rows]
    expected = told(recognise(book))

    for kind in ("xls", "ods", "xml"):
        assert told(read(WRITERS[kind](rows))) == expected, kind
