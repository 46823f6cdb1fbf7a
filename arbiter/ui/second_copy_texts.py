"""How the second copy stands, in the words of the status line, the menu and the dialog."""

from __future__ import annotations

from arbiter.document.backup_keeper import SecondCopy
from arbiter.messages import sentence
from arbiter.ui.languages import translate
from arbiter.ui.status_texts import clock


def status_words(copy: SecondCopy) -> str:
    """A few words beside the time of the last saving, and none while all is well."""
    if copy.folder is None or copy.trouble is None:
        return ""
    if copy.away:
        return translate("SecondCopy", "second copy away")
    return translate("SecondCopy", "second copy not written")


def menu_text(copy: SecondCopy) -> str:
    """What the entry in the File menu is called."""
    if copy.folder is None:
        return translate("SecondCopy", "Second copy…")
    if copy.away:
        return translate("SecondCopy", "Second copy (away)…")
    if copy.trouble is not None or copy.beside:
        return translate("SecondCopy", "Second copy (not written)…")
    return translate("SecondCopy", "Second copy (on)…")


def state_sentence(copy: SecondCopy) -> str:
    """What the second place holds, and why not more."""
    if copy.folder is None:
        return translate("SecondCopy", "No place has been named.")
    if copy.beside:
        return translate(
            "SecondCopy",
            "The tournament itself lies in this folder, so no copy is made there. Choose a "
            "folder on another disk or stick.",
        )
    if copy.away:
        why = translate(
            "SecondCopy",
            "The folder is not there. What is missing is written as soon as it is back.",
        )
    elif copy.trouble is not None:
        why = sentence(copy.trouble, translate)
    elif copy.behind:
        return translate("SecondCopy", "The copy is being written.")
    elif copy.at is None:
        return translate("SecondCopy", "The copy is made with the next entry.")
    else:
        text = translate("SecondCopy", "{0} holds everything, written {1}.")
        return text.format(_name(copy), clock(copy.at))
    if copy.at is None:
        return why
    text = translate("SecondCopy", "{0} was last written at {1}.")
    return f"{why} {text.format(_name(copy), clock(copy.at))}"


def _name(copy: SecondCopy) -> str:
    return copy.path.name if copy.path is not None else ""
