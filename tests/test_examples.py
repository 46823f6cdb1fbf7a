"""Every example in a docstring is run: an example that is not run is only a comment."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import arbiter.domain
import arbiter.formats


def _names() -> list[str]:
    names = ["arbiter.messages", "arbiter.wording"]
    for package in (arbiter.domain, arbiter.formats):
        found = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
        names += [module.name for module in found]
    return names


@pytest.mark.parametrize("name", _names())
def test_examples_give_what_they_say(name: str) -> None:
    """The doctests of one module."""
    module = importlib.import_module(name)
    failed, _ = doctest.testmod(module)

    assert not failed


def test_there_are_examples() -> None:
    """The collecting itself works."""
    module = importlib.import_module("arbiter.domain.notation")
    _, tried = doctest.testmod(module)

    assert tried > 5
