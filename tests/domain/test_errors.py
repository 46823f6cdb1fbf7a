"""Kinds of errors carry what the sentence needs."""

from __future__ import annotations

from pathlib import Path

from arbiter.domain import errors


def test_every_kind_is_an_arbiter_error():
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]

    assert all(
        issubclass(kind, errors.ArbiterError) for kind in kinds if issubclass(kind, Exception)
    )


def test_a_file_that_is_too_new_carries_both_numbers():
    error = errors.FileTooNew(Path("a.arbiter"), 300, 100)

    assert (error.found, error.known, error.path) == (300, 100, Path("a.arbiter"))


def test_a_file_changed_by_others_is_a_storage_error():
    assert issubclass(errors.FileChanged, errors.StorageError)
