"""The screen speaks Russian, Swedish and Turkish completely, and English knows its plurals."""

from __future__ import annotations

import re
import shutil
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.source import ROOT

FOLDER = ROOT / "resources" / "i18n"
FORMS = {"en": 2, "ru": 3, "sv": 2, "tr": 1}
"""How many plural forms each language has."""
LANGUAGES = pytest.mark.parametrize("language", FORMS)


@dataclass(frozen=True)
class Message:
    """One text of the screen and its translation; ``forms`` holds more than one for a plural."""

    context: str
    source: str
    comment: str
    plural: bool
    kind: str
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What makes two texts the same for the translator."""
        return self.context, self.source, self.comment, self.plural


def messages(path: Path) -> list[Message]:
    """Everything that a ``.ts`` holds."""
    return list(_messages(path))


def _messages(path: Path) -> Iterator[Message]:
    # Our own file, not one from outside.
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural,
                translation.get("type", ""),
                tuple(forms) if plural else (translation.text or "",),
            )


def committed(language: str) -> list[Message]:
    """The translations into *language* as they are."""
    return messages(FOLDER / f"arbiter_{language}.ts")


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the ``.ts`` files as they would be after collecting the texts now."""
    folder = tmp_path_factory.mktemp("i18n")
    for path in FOLDER.glob("*.ts"):
        shutil.copy(path, folder)
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import environment
        import translations
    finally:
        sys.path.pop(0)
    environment.BIN = Path(sys.executable).parent
    translations.update(folder)
    return folder


@LANGUAGES
def test_every_text_of_the_source_is_there(language: str, collected: Path) -> None:
    """Nothing is missing and nothing is left over; ``dev.py i18n`` brings them up to date."""
    now = {message.key for message in messages(collected / f"arbiter_{language}.ts")}
    before = {message.key for message in committed(language)}

    assert before == now


@LANGUAGES
def test_everything_is_translated(language: str) -> None:
    """No text is empty, unfinished or gone, and each plural has all its forms."""
    wrong = [
        f"{message.context}: {message.source}"
        for message in committed(language)
        if message.kind
        or not all(message.forms)
        or (message.plural and len(message.forms) != FORMS[language])
    ]

    assert not wrong, "\n".join([f"{len(wrong)} to translate:", *wrong])


FIELD = re.compile(r"\{\w*\}|%[1-9L]")


@LANGUAGES
def test_a_translation_has_the_fields_of_its_source(language: str) -> None:
    """The same ``{0}``, each once; ``%n`` in every form but that for exactly one."""
    wrong = []
    for message in committed(language):
        for place, form in enumerate(message.forms):
            exactly_one = message.plural and place == 0 and language in ("en", "sv")
            fields = sorted(FIELD.findall(form)) == sorted(FIELD.findall(message.source))
            number = form.count("%n") == message.source.count("%n") or exactly_one
            if form and not (fields and number):
                wrong.append(f"{message.context}: {message.source} / {form}")

    assert not wrong, "\n".join(wrong)


@LANGUAGES
def test_a_translation_keeps_the_form_of_its_source(language: str) -> None:
    """A key to press, two blanks before a shortcut, the three dots, blanks at the edges."""
    wrong = []
    for message in committed(language):
        for form in message.forms:
            if form and _form(form) != _form(message.source):
                wrong.append(f"{message.context}: {message.source!r} / {form!r}")

    assert not wrong, "\n".join(wrong)


def _form(text: str) -> tuple[object, ...]:
    mnemonics = text.replace("&&", "").count("&")
    edges = (text[:1].isspace(), text[-1:].isspace())
    return mnemonics, text.count("  "), text.endswith("…"), text.count("\n"), edges
