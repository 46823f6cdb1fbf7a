from arbiter.ui.days import day_without_time, long_day, short_day


def test_days_with_and_without_a_time(qapp):
    assert short_day("2026-05-16T10:00") == "Sat 16 May, 10:00"
    assert short_day("2026-05-16") == "Sat 16 May"
    assert long_day("2026-05-14T10:00") == "Thursday 14 May, 10:00"
    assert day_without_time("2026-05-14T10:00") == "Thu 14 May"


def test_no_day_is_nothing(qapp):
    assert short_day("") == long_day("") == day_without_time("soon") == ""
