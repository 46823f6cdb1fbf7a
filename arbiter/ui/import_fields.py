"""What a column of a foreign table can mean: in the arbiter's words, and with one key each."""

from __future__ import annotations

from arbiter.formats.recognition.recognised import TableKind
from arbiter.ui.languages import translate

NOT_USED = ""
"""The meaning of a column that is left alone."""
OPPONENT = "opponent"
"""Stands for the number of the opponent, which follows from the columns at the left."""
_LATIN, _CYRILLIC = "QWERTYUIOPASDFGHJKLZXCVBNM", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"


def field_words(field: str) -> str:
    """Our name for a column that holds *field*; nothing for one that is not used."""
    if field.isdigit():
        return field
    return _words().get(field, "")


def _words() -> dict[str, str]:
    return {
        "number": translate("ImportFields", "No."),
        "rank": translate("ImportFields", "Place"),
        "name": translate("ImportFields", "Name"),
        "surname": translate("ImportFields", "Surname"),
        "first_name": translate("ImportFields", "First name"),
        "title": translate("ImportFields", "Title"),
        "rating": translate("ImportFields", "Rating"),
        "rating_fide": translate("ImportFields", "FIDE rating"),
        "rating_national": translate("ImportFields", "National rating"),
        "fide_id": translate("ImportFields", "FIDE ID"),
        "national_id": translate("ImportFields", "National ID"),
        "federation": translate("ImportFields", "Federation"),
        "club": translate("ImportFields", "Club"),
        "birth": translate("ImportFields", "Born"),
        "sex": translate("ImportFields", "Sex"),
        "k_factor": translate("ImportFields", "K"),
        "points": translate("ImportFields", "Points"),
        "sb": translate("ImportFields", "SB"),
        "wins": translate("ImportFields", "Wins"),
        "draws": translate("ImportFields", "Draws"),
        "losses": translate("ImportFields", "Losses"),
        "direct": translate("ImportFields", "Direct encounter"),
        "koya": translate("ImportFields", "Koya"),
        "tiebreak": translate("ImportFields", "Tie-break"),
        "performance": translate("ImportFields", "Performance"),
        "rating_change": translate("ImportFields", "Rating change"),
        "group": translate("ImportFields", "Group"),
        "status": translate("ImportFields", "Status"),
        "club_number": translate("ImportFields", "Club number"),
        "round": translate("ImportFields", "Round"),
        "board": translate("ImportFields", "Board"),
        "white": translate("ImportFields", "White"),
        "black": translate("ImportFields", "Black"),
        "white_no": translate("ImportFields", "No. of White"),
        "black_no": translate("ImportFields", "No. of Black"),
        "result": translate("ImportFields", "Result"),
        "date": translate("ImportFields", "Date"),
        "time": translate("ImportFields", "Time"),
        OPPONENT: translate("ImportFields", "Opponent"),
    }


def is_game(field: str) -> bool:
    """Whether a column holds results, of games against one opponent or of one a row."""
    return field.isdigit() or field == "result"


def meaning_words(field: str) -> str:
    """As ``field_words``, but a column that is not used says so."""
    return field_words(field) or translate("ImportFields", "not used")


def field_letters(kind: TableKind) -> dict[str, str]:
    """For a table of *kind*, the letter that gives a column each meaning, most used first; none
    where the form of the file gives the columns."""
    if kind is TableKind.TRF:
        return {}
    if kind is TableKind.PAIRINGS:
        return {
            "round": translate("ImportKeys", "R", "Round"),
            "board": translate("ImportKeys", "D", "Board"),
            "white": translate("ImportKeys", "W", "White"),
            "black": translate("ImportKeys", "B", "Black"),
            "result": translate("ImportKeys", "S", "Result"),
            "white_no": translate("ImportKeys", "N", "No. of White"),
            "black_no": translate("ImportKeys", "M", "No. of Black"),
            NOT_USED: translate("ImportKeys", "U", "not used"),
        }
    letters = {
        "name": translate("ImportKeys", "N", "Name"),
        "surname": translate("ImportKeys", "S", "Surname"),
        "first_name": translate("ImportKeys", "G", "First name"),
        "title": translate("ImportKeys", "T", "Title"),
        "rating": translate("ImportKeys", "R", "Rating"),
        "rating_fide": translate("ImportKeys", "E", "FIDE rating"),
        "rating_national": translate("ImportKeys", "L", "National rating"),
        "federation": translate("ImportKeys", "F", "Federation"),
        "fide_id": translate("ImportKeys", "I", "FIDE ID"),
        "birth": translate("ImportKeys", "B", "Born"),
        "club": translate("ImportKeys", "C", "Club"),
        "sex": translate("ImportKeys", "X", "Sex"),
        "national_id": translate("ImportKeys", "D", "National ID"),
        "number": translate("ImportKeys", "A", "No."),
        "rank": translate("ImportKeys", "K", "Place"),
        NOT_USED: translate("ImportKeys", "U", "not used"),
    }
    if kind is TableKind.PARTICIPANTS:
        return letters
    return {
        OPPONENT: translate("ImportKeys", "O", "Opponent"),
        "points": translate("ImportKeys", "P", "Points"),
        **letters,
    }


def field_of_letter(typed: str, kind: TableKind) -> str | None:
    """The meaning that the key *typed* gives a column; None where it gives none.

    A letter is also understood as the other one on the same key of a Latin and a Russian
    keyboard, where the language of the screen has no use for that one itself.
    """
    letters = {letter: field for field, letter in field_letters(kind).items()}
    plain = typed.upper()
    if plain in letters:
        return letters[plain]
    other = dict(zip(_CYRILLIC + _LATIN, _LATIN + _CYRILLIC)).get(plain, "")
    return letters.get(other)


def opponent_in(fields: tuple[str, ...], column: int) -> str:
    """Which opponent *column* (from 1) holds: the one after the nearest at its left."""
    before = [int(field) for field in fields[: column - 1] if field.isdigit()]
    return str(before[-1] + 1 if before else 1)
