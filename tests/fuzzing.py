"""Files with something wrong in them, made from sound ones, and what became of reading them."""

from __future__ import annotations

import io
import random
import re
import struct
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from arbiter.domain.errors import ArbiterError, NotImported
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.book import Book
from arbiter.formats.source.compound_file import BrokenFile, CompoundFile
from arbiter.formats.source.reading import read_book
from arbiter.formats.source.zip_check import UNREADABLE
from tests import foreign_tables
from tests.foreign_files import FILES, mutated, part, with_parts, zip_of
from tests.foreign_tables import Formula, Grey, Rows

SECONDS = 10.0
"""So long one file may take."""

_CROSSTABLE: Rows = (
    ("Club final",),
    ("No.", "Name", "Rtg", "1", "2", "3", "4", "Pts.", "SB"),
    (1, "Ёлкин, Пётр", 2110, Grey(), 1, "½", 1, 2.5, 2.75),
    (2, "Çağlar, Şükrü", 2055, 0, Grey(), date(2026, 2, 1), 1, Formula(1.5), 1.25),
    (3, "Åkesson, Örjan", 1998, "½", "1/2", Grey(), 0.5, Formula(None), 2.0),
    (4, "Berg, Anna¹", 1900, 0, 0, "0,5", Grey(), 0.5, 0.75),
    (),
    ("Annotation: ½ – draw",),
)
_DOUBLE: Rows = (
    ("№", "Имя", "1", "2", "3", "Очки"),
    (1, "Ёлкин", "*", "1 ½", "10", "2½"),
    (2, "Щукина", "0½", "*", "½ ½", "1,5"),
    (3, "Цой", "01", "½/½", "*", 2),
)
_PAIRINGS: Rows = (
    ("Rd", "Bo.", "White", "Result", "Black"),
    (1, 1, "Adams", "1-0", "Dahl"),
    (1, 2, "Berry", "½ - ½", "Carter"),
    (2, 1, "Dahl", "+ - -", "Carter"),
    (2, 2, "Adams", "0-1", "Berry"),
    (3, 1, "Berry", "- - -", "Dahl"),
    (3, 2, "Carter", "1:0", "Adams"),
)
_LIST: Rows = (
    ("ID_No", "Name", "Sex", "Birthday", "Fide_No", "Rtg_Int", "Title"),
    ("00123", "Çelik, Ali", "m", date(1990, 4, 3), 99900033, 2100, "FM"),
    ("00124", "Işık, İpek", "w", "03.04.2008", 99900044, "2000", None),
    ("00125", "Demir, Efe", "", 1999, None, 0, "KMS"),
)
_SWISS: Rows = (
    ("Rk.", "Name", "1.Rd", "2.Rd", "Pts."),
    (1, "Adams", "3w1", "2b½", 1.5),
    (2, "Berry", "4b1", "1w½", 1.5),
    (3, "Carter", "1b0", "-1", 1),
    (4, "Dahl", "2w0", "-0", 0),
)
TABLES = (_CROSSTABLE, _DOUBLE, _PAIRINGS, _LIST, _SWISS)

_RECORD = "{:03}{:>5} {:1}{:>3} {:33} {:>4} {:3} {:>11} {:10} {:>4} {:>4}  {}"
_TRF = "\n".join(
    [
        *("012 Club final", "022 Lund", "032 SWE", "042 2026/11/01", "052 2026/11/09", "062 3"),
        *("092 Individual: Round-Robin", "102 Berg, Anna", "142 3", "XXR 3"),
        *(
            _RECORD.format(
                1, number, "m", "", name, rating, "SWE", "999000", "1980", points, 1, games
            )
            for number, name, rating, points, games in (
                (1, "Adams, Michael", 2700, 1.5, "   3 w 1     2 b =  0000 - Z"),
                (2, "Berry, Neil", 2100, 1.5, "0000 - Z     1 w =     3 b 1"),
                (3, "Carter, Joan", 1900, 0, "   1 b 0  0000 - Z     2 w 0"),
            )
        ),
        "",
    ]
)
_PGN = """[Event "Club final"]
[Site "Lund"]
[Date "2026.11.01"]
[Round "1.1"]
[White "Adams, Michael"]
[Black "Berry, Neil"]
[Result "1-0"]

1. e4 {a (note)} e5 2. Nf3 Nc6 $1 (2... d6) 1-0

[Event "Club final"]
[Round "1.2"]
[White "Carter, Joan"]
[Black "Dahl, Kari"]
[Result "1/2-1/2"]

1/2-1/2
"""
_WORDS = """
<table>|</table>|<td rowspan=99999>|<td colspan=99999>|<tr>|<style>td{|<script>|<frameset>|<pre>
<!--|<![|]]>|<?xml|<!DOCTYPE x>|charset=utf-7|&#x110000;|&#0;|&amp|;;;;|1/2|-1|99999999999|1e308
nan|0000|1F|*|½|–|001|012 |[Event |{|(|"|table:number-rows-repeated="1048576" |ss:Index="99999"
office:value="1e999"
"""
_CELLS = (0x0006, 0x00FD, 0x0203, 0x027E, 0x0204, 0x0201, 0x0208)
"""Records of an old workbook with a cell or a row."""
_MARKS = (
    *("1 0 ½ + - = 1½ 01 1-0 46054 01.02.2026 В n/a 4,5 IV".encode().split()),
    *(b"1048576 65536 -1 1e9 true float date".split()),
)
"""What stands in cells and attributes somewhere, though not everywhere."""
_BYTES = (b"\t\t", b"||", b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\n\n\n", b"\xe9", b"\xc2")
_BAITS = (*(word.encode() for word in re.split(r"[|\n]", _WORDS) if word), *_BYTES)


def seeds() -> dict[str, list[bytes]]:
    """Sound files of every kind that is read."""
    writers = foreign_tables.WRITERS
    found = {kind: [write(rows) for rows in TABLES] for kind, write in writers.items()}
    found["xlsx"] += [path.read_bytes() for path in sorted(FILES.glob("*.xlsx")) if _small(path)]
    found["csv"] += [foreign_tables.csv(rows, "\t", "utf-16") for rows in TABLES[:2]]
    found["csv"] += [foreign_tables.csv(_DOUBLE, ";", "cp1251"), foreign_tables.fixed(_CROSSTABLE)]
    found["csv"] += [path.read_bytes() for path in sorted(FILES.glob("*.csv"))]
    found["html"] += [foreign_tables.html(_DOUBLE, "cp1251")]
    found["ods"] += [foreign_tables.fods_of(foreign_tables.ods_table(_CROSSTABLE))]
    found["trf"] = [_TRF.encode(), _TRF.replace("\n", "\r").encode("cp1252")]
    found["trf"] += [path.read_bytes() for path in sorted(FILES.glob("*.trf"))]
    found["pgn"] = [_PGN.encode(), *(p.read_bytes() for p in sorted(FILES.glob("*.pgn")))]
    return found


def _small(path: Path) -> bool:
    return path.stat().st_size < 30_000


def changed(data: bytes, chance: random.Random) -> bytes:
    """*data* with something wrong in it, told neither to the container nor to the reader."""
    way = chance.random()
    if data.startswith(b"\xd0\xcf") and way < 0.6:
        return _in_the_stream(data, chance)
    if data.startswith(b"PK") and way < 0.4:
        return _in_a_part(data, chance)
    if way < 0.75 and not data.startswith((b"PK", b"\xd0\xcf")):
        return _baited(data, chance)
    return mutated(data, chance) if data.startswith(b"PK") or way < 0.95 else _mixed(data, chance)


def _in_the_stream(data: bytes, chance: random.Random) -> bytes:
    """The workbook without its container, so that what is wrong is always read."""
    try:
        stream = bytearray(CompoundFile(data).stream("Workbook"))
    except BrokenFile:
        return data[::-1]
    records = []
    place = 0
    while place + 4 <= len(stream):
        records.append(place)
        place += 4 + struct.unpack_from("<H", stream, place + 2)[0]
    for _ in range(chance.choice((1, 1, 2, 5))):
        place = chance.choice(records)
        if chance.random() < 0.5:  # a cell
            cells = [r for r in records if struct.unpack_from("<H", stream, r)[0] in _CELLS]
            at = chance.choice(cells or records) + 4 + chance.randrange(14)
            stream[min(at, len(stream) - 1)] = chance.randrange(256)
            continue
        match chance.randrange(4):
            case 0:
                struct.pack_into("<H", stream, place, chance.randrange(0x900))
            case 1:
                struct.pack_into("<H", stream, place + 2, chance.choice((0, 1, 7, 8224, 65535)))
            case _:
                at = min(place + 4 + chance.randrange(24), len(stream) - 1)
                stream[at] = chance.choice((0, 1, 127, 128, 255, chance.randrange(256)))
    return bytes(stream)


def _in_a_part(data: bytes, chance: random.Random) -> bytes:
    """A zip in which one XML holds what it should not."""
    try:
        names = [n for n in _names(data) if n.endswith((".xml", ".rels"))]
        name = chance.choice(names + [name for name in names if "sheet" in name])
        return with_parts(data, {name: _baited(part(data, name), chance)})
    except (*UNREADABLE, IndexError):  # it was wrong before, beyond being opened
        return zip_of({"xl/workbook.xml": data[:200]})


def _names(data: bytes) -> list[str]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.namelist()


def _baited(data: bytes, chance: random.Random) -> bytes:
    """*data* with words in it that readers stumble over, or with pieces of it moved."""
    if data.lstrip()[:1] == b"<" and chance.random() < 0.6:
        return _gently(data, chance)
    content = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 4, 8))):
        place = chance.randrange(len(content) + 1)
        match chance.randrange(5):
            case 0 | 1:
                content[place:place] = chance.choice(_BAITS) * chance.choice((1, 1, 1, 2, 50))
            case 2:
                figures = list(re.finditer(rb"\d+", content))
                if figures:
                    found = chance.choice(figures)
                    number = chance.choice((b"0", b"1", b"65536", b"4294967296", b"-1", b"1.5"))
                    content[found.start() : found.end()] = number
            case 3:
                del content[place : place + chance.randrange(1, 60)]
            case 4:
                size = chance.randrange(1, 200)
                content[place:place] = content[place : place + size] * chance.choice((1, 1, 30))
    return bytes(content)


def _gently(data: bytes, chance: random.Random) -> bytes:
    """A document that is still well-formed, in which texts and figures are others."""
    for _ in range(chance.choice((1, 2, 5, 20))):
        form = chance.choice((rb">[^<>]+<", rb"\d+(?=[^<>]*>)", rb"(?<==\")\w+(?=\")"))
        found = list(re.finditer(form, data))
        if not found:
            continue
        place = chance.choice(found)
        word = chance.choice(_MARKS)
        if place[0].startswith(b">"):
            word = b">" + word + b"<"
        data = data[: place.start()] + word + data[place.end() :]
    return data


def _mixed(data: bytes, chance: random.Random) -> bytes:
    """*data* in another encoding, or with nothing but noise behind its beginning."""
    if chance.random() < 0.5:
        encoding = chance.choice(("utf-16", "cp866", "koi8-r"))
        return data.decode("utf-8", "replace").encode(encoding, "replace")
    return data[: chance.randrange(len(data))] + chance.randbytes(chance.randrange(400))


class Hung(BaseException):
    """Reading took longer than it may; no reader catches that by accident."""


@dataclass
class Tally:
    """What became of the files: how many of each kind were read, and refused; and every fault."""

    read: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    why: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0

    def take(self, kind: str, path: Path, read: Callable[[Path], Book] = read_book) -> None:
        """Read *path* as an arbiter's import does and note what came of it."""
        start = time.perf_counter()
        try:
            with _time_limit(SECONDS):
                found = recognise(read(path))
                assert found.tournament.size < 1_000
            self.read[kind] += 1
        except (ArbiterError, MemoryError) as refusal:
            self.refused[kind] += 1
            why = refusal.why.value if isinstance(refusal, NotImported) else type(refusal).__name__
            self.why[why] += 1
        except (Exception, Hung) as fault:
            self.faults.append(f"{kind} {path.name}: {type(fault).__name__}: {fault}"[:300])
        self.slowest = max(self.slowest, time.perf_counter() - start)


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Raise ``Hung`` in the main thread when *seconds* are over, where the system can."""
    import signal

    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise Hung(f"more than {seconds:.0f} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def fuzz(
    folder: Path,
    inputs: int,
    seed: int,
    read: Callable[[Path], Book] = read_book,
    keep: Callable[[Path], None] = lambda _: None,
) -> Tally:
    """Read *inputs* wrong files, of every kind as many; *keep* is handed each that is a fault."""
    tally = Tally()
    found = seeds()
    kinds = sorted(found)
    for number in range(inputs):
        chance = random.Random(f"{seed}/{number}")
        kind = kinds[number % len(kinds)]
        path = folder / f"{seed}-{number}.{kind}"
        data = changed(chance.choice(found[kind]), chance)
        if chance.random() < 0.2:
            data = changed(data, chance) if data else b""
        path.write_bytes(data)
        faults = len(tally.faults)
        tally.take(kind, path, read)
        if len(tally.faults) > faults:
            keep(path)
        path.unlink()
    return tally
