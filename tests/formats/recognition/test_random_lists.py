"""Lists of participants made at random in the manner of every language: what is read is what
was meant, or is named."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter.domain.errors import ArbiterError
from arbiter.domain.import_findings import Weight
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import TableKind
from arbiter.formats.source.book import CellValue, SourceCell, SourceSheet
from tests.formats.recognition.drawn import book

HEADINGS = {
    "en": {
        "number": ["No.", "#", "SNo"],
        "name": ["Name", "Player", "Participant"],
        "surname": ["Surname", "Last name"],
        "first_name": ["First name", "Given name"],
        "title": ["Title", "Ttl"],
        "rating_fide": ["RtgI", "FIDE rating", "Rtg"],
        "rating_national": ["RtgN", "National rating", "Grade"],
        "fide_id": ["FideID", "FIDE ID", "Fide_No"],
        "national_id": ["ID_No", "National ID"],
        "federation": ["FED", "Federation"],
        "club": ["Club/City", "Club"],
        "birth": ["Birthday", "DOB", "Year of birth"],
        "sex": ["Sex", "Gender"],
        "ignore": ["Remarks", "Phone"],
    },
    "ru": {
        "number": ["№", "№ п/п", "Ст.ном."],
        "name": ["Имя", "Фамилия, имя", "ФИО", "Участник"],
        "surname": ["Фамилия"],
        "first_name": ["Имя"],
        "title": ["Звание", "Разряд"],
        "rating_fide": ["Рейт.Межд.", "Рейтинг ФИДЕ", "Рейтинг"],
        "rating_national": ["Рейт.Нац.", "Рейтинг ФШР"],
        "fide_id": ["код FIDE", "ID ФИДЕ"],
        "national_id": ["ИН", "Код ФШР"],
        "federation": ["ФЕД", "Страна"],
        "club": ["Клуб/Город", "Субъект РФ"],
        "birth": ["Дата рождения", "Г.р."],
        "sex": ["Пол"],
        "ignore": ["Тренер", "Примечание"],
    },
    "sv": {
        "number": ["Nr", "Startnr"],
        "name": ["Namn", "Spelare"],
        "surname": ["Efternamn"],
        "first_name": ["Förnamn"],
        "title": ["Titel"],
        "rating_fide": ["FIDE-rating", "Elo"],
        "rating_national": ["LASK", "SSF-rating"],
        "fide_id": ["FIDE-id"],
        "national_id": ["SSF-id", "Medlemsnr"],
        "federation": ["Land", "Förbund"],
        "club": ["Klubb", "Klubb/Ort"],
        "birth": ["Född", "Födelsedatum"],
        "sex": ["Kön"],
        "ignore": ["Anmärkning"],
    },
    "tr": {
        "number": ["BSNo", "Sıra No"],
        "name": ["İsim", "Adı Soyadı", "Sporcu"],
        "surname": ["Soyadı"],
        "first_name": ["Adı"],
        "title": ["Unvan"],
        "rating_fide": ["FIDE ELO", "ELO"],
        "rating_national": ["UKD"],
        "fide_id": ["FIDE ID", "FIDE Kodu"],
        "national_id": ["T.C. Kimlik No", "Lisans No"],
        "federation": ["Federasyon", "Ülke"],
        "club": ["Kulüp", "İl"],
        "birth": ["Doğum Tarihi"],
        "sex": ["Cinsiyet"],
        "ignore": ["Antrenör"],
    },
    "de": {
        "number": ["Nr.", "TlnNr"],
        "name": ["Name", "Teilnehmer"],
        "surname": ["Name", "Nachname"],
        "first_name": ["Vorname"],
        "title": ["Titel"],
        "rating_fide": ["EloI", "FIDE-Elo", "Elo"],
        "rating_national": ["DWZ", "NWZ"],
        "fide_id": ["FIDE-ID", "FideKenn."],
        "national_id": ["PKZ", "Mgl-Nr."],
        "federation": ["Land", "Verband"],
        "club": ["Verein/Ort", "Verein"],
        "birth": ["Geburt", "Geburtsdatum"],
        "sex": ["Geschlecht"],
        "ignore": ["Bemerkung"],
    },
}
PEOPLE = {
    "en": (["Smith", "O'Brien", "Adams-Hall", "Ng"], ["John", "Mary Ann", "Lee"]),
    "ru": (["Ершов", "Щукина", "Ёлкин", "Абрамов-Зимин"], ["Пётр", "Анна Львовна", "И.И."]),
    "sv": (["Åkesson", "Öberg", "Lind"], ["Örjan", "Bo", "Anna Maria"]),
    "tr": (["Çağlar", "Yıldız", "İnan"], ["Şükrü", "Ali", "Gül"]),
    "de": (["Müller", "Lüdenscheidt", "von Berg"], ["Jürgen", "Jo", "Eva"]),
}
WOMEN = {"en": "F", "ru": "ж", "sv": "K", "tr": "K", "de": "w"}
MEN = {"en": "M", "ru": "м", "sv": "M", "tr": "E", "de": "m"}
TITLES = {"ru": ["", "КМС", "МС", "GM", "1 р", "2 юн"]}
ABOVE = {
    "en": ["Starting rank", "List of players"],
    "ru": ["СПИСОК УЧАСТНИКОВ"],
    "sv": ["Deltagarlista"],
    "tr": ["Katılımcı listesi"],
    "de": ["Teilnehmerliste"],
}
BELOW = {
    "en": ["Annotation:", "Chief arbiter: IA Jones", "Total: 9"],
    "ru": ["Всего: 9", "Главный судья ____________"],
    "sv": ["Totalt 9", "Domare: Lind"],
    "tr": ["Toplam: 9", "Başhakem: Demir"],
    "de": ["Schiedsrichter: Meier", "Gesamt 9"],
}


@dataclass
class Made:
    """A sheet and who is meant to stand on it."""

    sheet: SourceSheet
    players: list[Player]


def make(seed: int) -> Made:
    rng = random.Random(seed)
    language = rng.choice(list(HEADINGS))
    split = rng.random() < 0.3
    fields = ["surname", "first_name"] if split else ["name"]
    others = [
        field for field in HEADINGS[language] if field not in ("name", "surname", "first_name")
    ]
    fields += rng.sample(others, rng.randint(2, len(others)))
    rng.shuffle(fields)
    if "number" in fields:
        fields.remove("number")
        fields.insert(0, "number")
    headings = [rng.choice(HEADINGS[language][field]) for field in fields]
    if split and language == "de":
        headings = ["Name" if f == "surname" else h for f, h in zip(fields, headings)]
    if fields[1:2] == ["title"] and rng.random() < 0.5:
        headings[1] = ""
    styles = {field: rng.randrange(4) for field in fields}
    players = people(rng, language, fields, split, unnamed="" in headings)
    rows: list[list[CellValue]] = []
    for number, player in enumerate(players, 1):
        rows.append([value(field, player, number, styles[field], language) for field in fields])
    if len(fields) > 3:  # of a row after a gap more than the name has to be there
        disturbed(rng, rows, headings)
    top: list[list[CellValue]] = [[text] for text in rng.sample(ABOVE[language], 1)]
    top += [[]] * rng.randrange(3)
    end: list[list[CellValue]] = [[]] * rng.randrange(2) + [[rng.choice(BELOW[language])]]
    table = [*top[: rng.randrange(4)], spoilt(rng, headings), *rows, *end[: rng.randrange(3)]]
    width = len(fields)
    cells = tuple(
        tuple(cell(found) for found in [*row, *[None] * (width - len(row))]) for row in table
    )
    return Made(SourceSheet("Sheet1", cells), players)


def people(
    rng: random.Random, language: str, fields: list[str], split: bool, *, unnamed: bool
) -> list[Player]:
    surnames, firsts = PEOPLE[language]
    names = [(surname, first) for surname in surnames for first in firsts]
    made = []
    for place, (surname, first) in enumerate(rng.sample(names, rng.randint(3, len(names)))):
        comma = split or language != "ru"
        titles = TITLES.get(language, ["", "GM", "WFM", "CM"])
        data = {
            "title": (titles[1:] if unnamed else titles)[place % (len(titles) - unnamed)],
            "sex": rng.choice("mw"),
            "birth": rng.choice(["1998-03-14", "2005", "1964-12-31", "2008-04-03"]),
            "federation": rng.choice(["SWE", "RUS", "TUR", "GER", "ENG"]),
            "fide_id": rng.choice(["", str(1700000 + place)]),
            "national_id": f"{place + 1:06d}" if rng.random() < 0.5 else str(70001 + place),
            "rating_fide": rng.choice([0, 2100 + place]),
            "rating_national": rng.choice([0, 1850 + place]),
            "club": rng.choice(["", "SK Exempel", "Москва, СШОР № 2", "Lund"]),
        }
        known = {field: found for field, found in data.items() if field in fields}
        made.append(Player(f"{surname}, {first}" if comma else f"{surname} {first}", **known))
    return made


def value(field: str, player: Player, number: int, style: int, language: str) -> CellValue:
    """What a person of that language and habits types for *field*."""
    if field in ("surname", "first_name"):
        return player.name.split(", ")[field == "first_name"] + " " * (style == 1)
    if field == "name":
        return f" {player.name} " if style == 1 else player.name
    if field == "number":
        return (number, str(number), f"{number}.", float(number))[style]
    if field == "ignore":
        return "x" if number % 2 else None
    if field == "sex":
        return (WOMEN if player.sex == "w" else MEN)[language]
    found = getattr(player, field)
    if field == "birth":
        return birth(found, style)
    if field.startswith("rating"):
        return ((found, str(found or ""), float(found), f"{found},0"))[style]
    if field == "fide_id":
        return (found, int(found) if found else None, float(found) if found else None, found)[style]
    if field == "title":
        return found or (None, "", "-", None)[style]
    return found or None


def birth(found: str, style: int) -> CellValue:
    if len(found) == 4:
        return (found, int(found), float(found), f"{found} г.р.")[style]
    day = date.fromisoformat(found)
    texts: tuple[Callable[[], CellValue], ...] = (
        lambda: day.strftime("%d.%m.%Y"),
        lambda: datetime(day.year, day.month, day.day),
        lambda: found,
        lambda: day.strftime("%Y/%m/%d"),
    )
    return texts[style]()


def disturbed(rng: random.Random, rows: list[list[CellValue]], headings: list[str]) -> None:
    """Between the players: the headings of another page, a blank line, a free place."""
    between: list[list[CellValue]] = [[*headings], [], [99] if headings[0] in _COUNTING else []]
    for row in between:
        if rng.random() < 0.2:
            rows.insert(rng.randrange(1, len(rows)), row)


_COUNTING = {heading for language in HEADINGS.values() for heading in language["number"]}


def spoilt(rng: random.Random, headings: list[str]) -> list[CellValue]:
    """*headings* with blanks and case as careless people type them."""
    return [
        rng.choice([heading, heading + " ", heading.upper(), heading.lower()])
        for heading in headings
    ]


def cell(found: CellValue) -> SourceCell:
    if isinstance(found, datetime):
        return SourceCell(found, found.strftime("%d.%m.%y"))
    if isinstance(found, float):
        return SourceCell(found, f"{found:g}")
    return SourceCell(found, "" if found is None else str(found))


@pytest.mark.parametrize("seed", range(250))
def test_what_is_read_is_what_was_meant(seed):
    made = make(seed)
    recognised = recognise(book(made.sheet))

    assert recognised.kind is TableKind.PARTICIPANTS
    assert recognised.tournament.players == tuple(made.players)
    assert recognised.complaints == ()


SLIPS = {
    "rating_fide": ["abc", "2345?", "23450", "2 1OO"],
    "rating": ["abc", "19.5"],
    "rating_national": ["~1900", "19.5"],
    "birth": ["31.04.2010", "06.05.65", "spring", "3/4/2008", 39541],
    "name": ["", "Berg, Anna (withdrew)"],
}


@pytest.mark.parametrize("seed", range(120))
def test_a_slip_is_named_with_its_cell(seed):
    made = make(seed)
    rng = random.Random(seed)
    before = recognise(book(made.sheet))
    spots = [
        (row, column, field)
        for row in before.rows
        for column, field in enumerate(before.fields, 1)
        if field in SLIPS and not made.sheet.cell(row, column).empty
    ]
    row, column, field = rng.choice(spots) if spots else (0, 0, "")
    filled = sum(not found.empty for found in made.sheet.rows[row - 1])
    if not spots or (field == "name" and filled < 3):
        return  # what is left of the row may as well be a free place, or a sum
    rows = [list(cells) for cells in made.sheet.rows]
    rows[row - 1][column - 1] = cell(rng.choice(SLIPS[field]))
    after = recognise(book(SourceSheet("Sheet1", tuple(map(tuple, rows)))))

    assert (row, column) in {(found.row, found.column) for found in after.complaints}
    others = dict(zip(after.rows, after.tournament.players))
    meant = dict(zip(before.rows, before.tournament.players))
    assert {r: p for r, p in others.items() if r != row} == {
        r: p for r, p in meant.items() if r != row
    }


ANYTHING = st.one_of(
    st.none(),
    st.sampled_from(["Name", "Elo", "No.", "White", "Black", "Result", "Rd", "1", "2", "½", "bye"]),
    st.sampled_from(["Berg, Anna", "Li, Bo", "Wu", "Всего: 3", "Round 2", "1-0", "1 - 0", "-1"]),
    st.integers(-1, 3),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=5),
    st.booleans(),
    st.datetimes(),
)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.lists(ANYTHING, min_size=5, max_size=5), max_size=8))
def test_no_sheet_whatever_brings_anything_but_a_table_or_a_refusal(table):
    cells = tuple(tuple(SourceCell(v, "" if v is None else str(v)) for v in row) for row in table)
    try:
        recognised = recognise(book(SourceSheet("Sheet1", cells)))
    except ArbiterError:
        return
    assert recognised.tournament.size == len(recognised.rows)
    assert all(finding.weight in Weight for finding in recognised.findings)
