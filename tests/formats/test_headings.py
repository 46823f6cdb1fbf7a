import pytest

from arbiter.domain.tiebreaks import known
from arbiter.formats.headings import field_of, fields_of, fields_of_row, language_of, normalise
from arbiter.formats.tie_break_words import head
from arbiter.formats.words import LANGUAGES, words


@pytest.mark.parametrize(
    ("heading", "field"),
    [
        ("Name", "name"),
        ("Фамилия, имя", "name"),
        ("ФАМИЛИЯ,  ИМЯ", "name"),
        ("İSİM", "name"),
        ("Рейтинг", "rating"),
        ("Рейт.Межд.", "rating_fide"),
        ("ID ФИДЕ", "fide_id"),
        ("Г. р.", "birth"),
        ("Год рожд", "birth"),
        ("DoB:", "birth"),
        ("Klubb/Ort", "club"),
        ("Ünvan", "title"),
        ("№", "number"),
        ("Féd", "federation"),
        ("Brancas", "white"),
        ("Zwart", "black"),
        ("Risultato", "result"),
        ("Nazwisko i imię", "name"),
        ("Příjmení a jméno", "name"),
        ("Poř.", "rank"),
        ("Favourite opening", ""),
        ("", ""),
    ],
)
def test_a_heading_of_any_language_is_known(heading, field):
    assert field_of(heading) == field


def test_case_stops_blanks_and_turkish_letters_tell_nothing_apart():
    assert normalise("Sıra No.") == normalise("SIRA  NO")
    assert normalise("Очё") == normalise("Оче")


def test_a_heading_of_two_meanings_names_both():
    assert fields_of("Wertung") == ("rating", "tiebreak")


@pytest.mark.parametrize(
    ("headings", "fields"),
    [
        (("Name", "Vorname", "Elo"), ("surname", "first_name", "rating")),
        (("Nom", "Prénom"), ("surname", "first_name")),
        (("Имя", "Фамилия"), ("first_name", "surname")),
        (("Фамилия", "Имя"), ("surname", "first_name")),
        (("Name", "Surname"), ("first_name", "surname")),
        (("Name", "Elo", "Wertung"), ("name", "rating", "tiebreak")),
        (("Name", "Wertung"), ("name", "rating")),
        (("Имя", "Рейтинг", "?"), ("name", "rating", "")),
    ],
)
def test_neighbours_decide_what_a_heading_means(headings, fields):
    assert fields_of_row(headings) == fields


@pytest.mark.parametrize(
    ("headings", "language"),
    [
        (("No.", "Name", "FED", "Rtg"), "en"),
        (("№", "Имя", "Рейтинг"), "ru"),
        (("Nr", "Namn", "Klubb"), "sv"),
        (("BSNo", "İsim", "Puan"), "tr"),
        (("Nr.", "Name", "Verein"), "de"),
        (("Nr", "Białe", "Wynik", "Czarne"), "pl"),
        (("Naam", "Rating", "Punten"), "nl"),
        (("?", "1", "2"), ""),
    ],
)
def test_the_language_in_which_most_headings_are(headings, language):
    assert language_of(headings) == language


def test_signs_are_headings_of_no_language():
    assert language_of(["BSNo", "İsim", "+", "−", "="]) == "tr"


@pytest.mark.parametrize("code", known())
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_tie_breaks_are_known_by_their_heads(language, code):
    written = head(code, words(language))
    if written != "PS":
        assert fields_of(written)
    assert fields_of(f"({written})") == fields_of(written)


@pytest.mark.parametrize("heading", ["PS", "XY/C1", "aro of it", ""])
def test_what_may_be_something_else_is_no_tie_break(heading):
    assert fields_of(heading) == ()
