import pytest

from arbiter.formats.recognition.table_ends import ends_table


@pytest.mark.parametrize(
    "texts",
    [
        ("Всего: 5", ""),
        ("", "Итого", "15", "12", "3"),
        ("Annotation:",),
        ("Tie Break1: Sonneborn-Berger",),
        ("Schiedsrichter", "Meier, Jo"),
        ("Подпись ______",),
        ("Ortalama: 1950",),
        ("Domare: Lind",),
        ("Hakem", "Demir, Can"),
        ("Chief arbiter IA Jones",),
        ("Судья (вторая категория)", "Иванов"),
    ],
)
def test_totals_signatures_and_explanations_end_a_table(texts):
    assert ends_table(texts)


@pytest.mark.parametrize(
    "texts",
    [
        (),
        ("", ""),
        ("7", "Hakem, Ali", "1900"),
        ("Totalov, Ivan", "1900"),
        ("Suma, Ana",),
        ("Arbiterova, Ana", "2000"),
        ("1", "Berg"),
        ("3", "Suma", "1900"),
        ("Vega, Juan", "1900"),
        ("Vega", "1900"),
        ("Hakem, Ali", "1800"),
        ("Domare Bo", ""),
    ],
)
def test_players_do_not(texts):
    assert not ends_table(texts)
