"""The workbook at one key: what was exported last is written again, as after each round."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from arbiter.document.document import Document
from arbiter.formats.words import words
from arbiter.ui.export_form import ExportForm
from arbiter.ui.export_forms import export_forms, remembered
from arbiter.ui.file_names import file_name, folder_of
from arbiter.ui.settings import Settings


class AskFirst(Exception):
    """A file of this name is there, and it isn't what this tournament wrote last.

    ``form`` and ``path`` are what would have been written.
    """

    def __init__(self, form: ExportForm, path: Path) -> None:
        super().__init__(str(path))
        self.form = form
        self.path = path


def write_at_once(document: Document, settings: Settings) -> Path:
    """Write the workbook that *document* was exported as last, where it went then; before the
    first time, the form that was last chosen, beside the tournament. Gives the file.

    A file is written over only while it is, byte for byte, what this tournament wrote there.

    :raises AskFirst: another file has the name.
    :raises ExportFailed: it can't be written.
    """
    form, path = last_workbook(document, settings)
    if path.exists() and not _is_own(document, path, settings):
        raise AskFirst(form, path)
    chosen = remembered(form, settings)
    said = words(settings.paper_language_of(str(document.path)))
    form.write(document.tournament, path, said, chosen)
    keep_workbook(document, form, path, settings)
    return path


def last_workbook(document: Document, settings: Settings) -> tuple[ExportForm, Path]:
    """What is written at one key, and where: as the last time, else the usual."""
    forms = [form for form in export_forms(document.tournament) if form.workbook]
    kept, place, _ = settings.exported(_named(document))
    form = _of_key(forms, kept) or _of_key(forms, settings.export_form) or forms[0]
    return form, Path(place) if place else _usual(document, form, settings)


def keep_workbook(document: Document, form: ExportForm, path: Path, settings: Settings) -> None:
    """Remember that *path* holds *document* as it was just written."""
    # An event that gets another name has its workbook under that name the next time.
    place = "" if path == _usual(document, form, settings) else str(path)
    settings.keep_exported(_named(document), form.key, place, _sum(path))


def _usual(document: Document, form: ExportForm, settings: Settings) -> Path:
    name = form.usual_name(file_name(document.tournament), remembered(form, settings))
    return folder_of(document) / name


def _named(document: Document) -> str:
    return str(document.path or "")


def _of_key(forms: Sequence[ExportForm], key: str) -> ExportForm | None:
    return next((form for form in forms if form.key == key), None)


def _is_own(document: Document, path: Path, settings: Settings) -> bool:
    content = settings.exported(_named(document))[2]
    return bool(content) and path.is_file() and _sum(path) == content


def _sum(path: Path) -> str:
    from hashlib import sha256  # a dozen milliseconds that are not needed for a window

    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""
