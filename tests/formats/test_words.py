"""Words for paper and files: complete and alike in all four languages."""

from __future__ import annotations

import json
import re
from datetime import datetime
from fractions import Fraction

import pytest

from arbiter import paths
from arbiter.formats.words import LANGUAGES, PLURALS, plural, read_entries, words

ENGLISH = read_entries("en")


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"{(\w*)}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    """Nothing is missing, and nothing is left over from an older version."""
    assert read_entries(language).keys() == ENGLISH.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_those_of_english(language: str) -> None:
    """A translation fills in the same things, dates apart, which order and shorten them."""
    for key, entry in read_entries(language).items():
        english = ENGLISH[key]
        if key.startswith("date."):
            allowed = {"weekday", "day", "day2", "month", "month2", "year", "date", "hour"}
            assert isinstance(entry, str)
            assert placeholders(entry) <= allowed | {"minute"}, key
        elif isinstance(entry, str):
            assert isinstance(english, str)
            assert placeholders(entry) == placeholders(english), key
        else:
            for form in entry.values():
                assert placeholders(form) == {"n"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_complete(language: str) -> None:
    """Where English counts, each language has exactly the forms that it needs."""
    counted = {key for key, entry in ENGLISH.items() if isinstance(entry, dict)}
    assert counted
    for key in counted:
        entry = read_entries(language)[key]
        assert isinstance(entry, dict), key
        assert tuple(entry) == PLURALS[language], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_untrimmed(language: str) -> None:
    """Every entry says something, without blanks around it."""
    for key, entry in read_entries(language).items():
        for text in [entry] if isinstance(entry, str) else entry.values():
            assert text.strip() == text, key
            assert text, key


@pytest.mark.parametrize("language", ["ru", "sv", "tr"])
def test_terms_to_confirm_exist(language: str) -> None:
    """The list for a native reader names entries of the file."""
    path = paths.resources() / "words" / f"{language}.json"
    listed = json.loads(path.read_text(encoding="utf-8"))["_to_confirm"]

    assert listed
    assert set(listed) <= read_entries(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_months_and_weekdays_are_all_there(language: str) -> None:
    """Twelve and seven."""
    assert len(words(language)["date.months"].split()) == 12
    assert len(words(language)["date.weekdays"].split()) == 7


def test_unknown_language_is_refused() -> None:
    """A language that has no file is no language."""
    with pytest.raises(KeyError):
        words("fr")


@pytest.mark.parametrize(
    ("number", "form"),
    [
        *((number, "one") for number in (1, 21, 101)),
        *((number, "few") for number in (2, 3, 4, 22)),
        *((number, "many") for number in (0, 5, 11, 12, 14, 20, 111, 114)),
    ],
)
def test_russian_plurals(number: int, form: str) -> None:
    """One, few and many, with eleven to fourteen as many."""
    assert plural("ru", number) == form


def test_plurals_of_the_others() -> None:
    """English and Swedish tell one from the rest, Turkish does not."""
    assert [plural("en", number) for number in (0, 1, 2)] == ["other", "one", "other"]
    assert [plural("sv", number) for number in (1, 2)] == ["one", "other"]
    assert plural("tr", 5) == "one"
    assert words("sv").count("status.beyond", 1) == "1 parti"
    assert words("ru").count("status.beyond", 3) == "3 партии"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Wednesday 6 May 2026, 15:00"),
        ("ru", "среда, 6 мая 2026 г., 15:00"),
        ("sv", "onsdag 6 maj 2026 kl. 15.00"),
        ("tr", "6 Mayıs 2026 Çarşamba, 15.00"),
    ],
)
def test_long_dates(language: str, text: str) -> None:
    """Weekday, day, month, year and time as each language writes them."""
    assert words(language).long_date("2026-05-06T15:00") == text


def test_long_date_without_time() -> None:
    """A round whose hour is open has only its day."""
    assert words("en").long_date("2026-05-06") == "Wednesday 6 May 2026"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "7 May 2026, 18:42"),
        ("ru", "07.05.2026, 18:42"),
        ("sv", "2026-05-07 18:42"),
        ("tr", "07.05.2026 18:42"),
    ],
)
def test_moment_of_printing(language: str, text: str) -> None:
    """The footer's date and time."""
    assert words(language).moment(datetime(2026, 5, 7, 18, 42)) == text


@pytest.mark.parametrize(
    ("start", "end", "text"),
    [
        ("2026-05-01", "2026-05-09", "1–9 May 2026"),
        ("2026-04-28", "2026-05-03", "28 April – 3 May 2026"),
        ("2026-12-30", "2027-01-04", "30 December 2026 – 4 January 2027"),
        ("2026-05-01", "2026-05-01", "1 May 2026"),
        ("2026-05-01", "", "1 May 2026"),
        ("", "2026-05-09", "9 May 2026"),
        ("", "", ""),
        ("in spring", "", "in spring"),
    ],
)
def test_date_ranges(start: str, end: str, text: str) -> None:
    """What both days have in common is said once."""
    assert words("en").date_range(start, end) == text


def test_date_ranges_in_other_languages() -> None:
    """The same order of day and month, and the Russian sign of the year."""
    assert words("ru").date_range("2026-05-01", "2026-05-09") == "1–9 мая 2026 г."
    assert words("tr").date_range("2026-05-01", "2026-05-07") == "1–7 Mayıs 2026"


def test_what_is_no_date_stays_as_it_is() -> None:
    """A date that was typed in some other way is printed as typed."""
    assert words("en").long_date("6 May") == "6 May"
    assert words("en").short_date("2026-13-40") == "2026-13-40"


def test_decimals_and_places() -> None:
    """Point or comma; Roman places in Russian unless chosen otherwise."""
    assert words("en").decimal(47, 4) == "11.75"
    assert words("ru").decimal(Fraction(47, 4)) == "11,75"
    assert words("ru").place(3, 4) == "III–IV"
    assert words("ru", roman=False).place(3, 4) == "3–4"
    assert words("en", roman=True).place(1, 1) == "I"
    assert words("sv").place(2, 2) == "2"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Wed 6 May, 15:00"),
        ("ru", "ср 06.05, 15:00"),
        ("sv", "ons 6 maj 15.00"),
        ("tr", "6 May Çar 15.00"),
    ],
)
def test_days_in_lists(language: str, text: str) -> None:
    """Short, without the year; the hour can be left out, and need not be known."""
    said = words(language)

    assert said.list_day("2026-05-06T15:00") == text
    assert said.list_day("2026-05-06T15:00", time=False) == said.list_day("2026-05-06")
    assert text.startswith(said.list_day("2026-05-06"))
    assert said.list_day("soon") == "soon"


def test_time_of_day() -> None:
    """As each language writes it; nothing where there is none."""
    assert words("en").clock("2026-05-06T15:00") == "15:00"
    assert words("sv").clock("2026-05-06T09:30") == "09.30"
    assert words("sv").clock("2026-05-06") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_months_and_weekdays_are_all_there(language: str) -> None:
    """Twelve and seven, none twice."""
    assert len(set(words(language)["date.months_short"].split())) == 12
    assert len(set(words(language)["date.weekdays_short"].split())) == 7
