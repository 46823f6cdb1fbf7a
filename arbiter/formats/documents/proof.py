"""The test page: printed before the first round, it shows what the printer of the hall can do."""

from __future__ import annotations

from arbiter import __version__
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import document
from arbiter.formats.handouts import Handouts, Proof
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import Words

LETTERS = "½ ¼ ¾ – − № Ё Щ ğ İ ı đ ő"
"""Those that types lack most often: of results and names, in all languages of the paper."""


def proof_sheet(tournament: Tournament, words: Words) -> Sheet:
    """One page with frames, rulers, letters, rules and greys, and a sentence on each of them.
    Of *tournament* it shows nothing."""
    proof = Proof(
        title=words["title.proof"],
        program=f"Arbiter {__version__}",
        facts=(
            words["proof.printer"],
            words["proof.paper"],
            words["proof.printed"],
            words["proof.type"],
        ),
        letters=LETTERS,
        sentences=(
            words["proof.frames"],
            words["proof.rulers"],
            words["proof.letters"],
            words["proof.rules"],
            words["proof.greys"],
            words["proof.cuts"],
        ),
        decimal_mark=words.decimal_mark,
    )
    parts = (Handouts((proof,)),)
    return document("proof", tournament, words, proof.title, parts, footer=proof.title)
