"""Rating lists made up for tests, as federations publish them."""

from __future__ import annotations

import zipfile
from pathlib import Path

COMBINED = (
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
SINGLE = (
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA NOV26 Gms K  B-day Flag"
)
LEGACY = (
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
OLDEST = "ID number Name                              TitlFed  Mar11 GamesBorn  Flag"


def combined_line(
    fide_id: int | str,
    name: str,
    federation: str = "SWE",
    sex: str = "M",
    title: str = "",
    ratings: tuple[int, int, int] = (0, 0, 0),
    born: int = 0,
    flag: str = "",
    titles: str = "",
    arena: str = "",
) -> str:
    """A line of FIDE's list with all three ratings."""
    standard, rapid, blitz = ratings
    return (
        f"{fide_id:<15}{name:<61}{federation:<4}{sex:<4}{title:<5}{'':<5}{titles:<15}{arena:<4}"
        f"{standard:<6}{0:<4}{20:<3}{rapid:<6}{0:<4}{20:<3}{blitz:<6}{0:<4}{20:<3}"
        f"{born or '':<6}{flag:<4}"
    )


PEOPLE = (
    combined_line(1702204, "Ostlund, Karin", "SWE", "F", "WFM", (2204, 2150, 2100), 1995, "w"),
    combined_line(1702051, "Ostlund, Per", "SWE", "M", "", (2051, 0, 0), 1968),
    combined_line(1701876, "Ostling, Maja", "SWE", "F", "", (1876, 1900, 0), 2009, "w"),
    combined_line(4100307, "Zhukova, Mila", "RUS", "F", "WIM", (2307, 2280, 0), 2002, "w"),
    combined_line(4100308, "Zhukova, Anna", "RUS", "F", "", (0, 0, 0), 2010, "wi"),
    combined_line(4612345, "Mueller, Juergen", "GER", "M", "IM", (2412, 2390, 2400), 1988),
    combined_line(1503014, "Carlsen, Magnus", "NOR", "M", "GM", (2839, 2819, 2883), 1990),
)


def write_combined(path: Path, lines: tuple[str, ...] = PEOPLE) -> Path:
    """FIDE's list of *lines* as text."""
    path.write_bytes("".join(f"{line}\r\n" for line in (COMBINED, *lines)).encode("ascii"))
    return path


def write_zip(path: Path, name: str, content: bytes) -> Path:
    """A zip with one file in it, of November 2026."""
    with zipfile.ZipFile(path, "w") as archive:
        member = zipfile.ZipInfo(name, (2026, 11, 2, 8, 0, 0))
        archive.writestr(member, content, zipfile.ZIP_DEFLATED)
    return path


PLAYER = """<player>
<fideid>{0}</fideid>
<name>{1}</name>
<country>SWE</country>
<sex>F</sex>
<title></title>
<w_title>WFM</w_title>
<o_title>NA</o_title>
<foa_title></foa_title>
<rating>2204</rating>
<games>0</games>
<k>20</k>
<rapid_rating>2150</rapid_rating>
<rapid_games>0</rapid_games>
<rapid_k>20</rapid_k>
<blitz_rating></blitz_rating>
<blitz_games></blitz_games>
<blitz_k></blitz_k>
<birthday>1995</birthday>
<flag>w</flag>
</player>
"""


def xml_of(*players: str) -> bytes:
    """FIDE's list of *players* as XML."""
    return f"<playerslist>\n{''.join(players)}</playerslist>\n".encode()
