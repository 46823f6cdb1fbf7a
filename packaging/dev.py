"""Everything there is to do with a checkout of Arbiter, in one command. Needs Python 3.10 only.

    python3 packaging/dev.py run        the window with the built-in example
    python3 packaging/dev.py test       the whole test suite; further words go to pytest
    python3 packaging/dev.py lint       form and types of the source
    python3 packaging/dev.py bench      figures beside their floors and peers
    python3 packaging/dev.py pictures   every surface and every sheet as a picture, in pictures/
    python3 packaging/dev.py i18n       collect the screen's texts into resources/i18n
    python3 packaging/dev.py build      a folder that needs no Python, packed, in dist/

Each makes what it needs first: a virtual environment in .venv, and on Debian or Ubuntu (as
root) the few packages of the system that Qt and fonts need.
"""

import argparse
import os
import sys

if sys.version_info < (3, 10):
    sys.exit("Arbiter needs Python 3.10 or newer; this is %d.%d." % sys.version_info[:2])

import build as building
import environment
import translations
from environment import ROOT, CannotGoOn

EXAMPLE_FOLDER = ROOT / "build" / "example"
TEST_VARIABLES = {
    # Qt's short enum names cost a hundred times the full ones; so they raise.
    "PYSIDE6_OPTION_PYTHON_ENUM": "0x11",
}


def run(words: list[str]) -> int:
    """The window with the example; without a display its papers, workbook and standings."""
    window = environment.has_display()
    environment.prepare(window=window)
    translations.compile_all()
    if window:
        return environment.run(["-m", "arbiter", "--example", *words], offscreen=False)
    print("There is no display here, so the example is worked through without a window.\n")
    return environment.run(["packaging/example.py", EXAMPLE_FOLDER])


def test(words: list[str]) -> int:
    """The whole suite, on two cores where there are two."""
    environment.prepare()
    translations.compile_all()
    chosen = any(word.startswith(("-n", "-p", "tests")) for word in words)
    workers = [] if chosen or (os.cpu_count() or 1) < 2 else ["-n", "2"]
    command = ["-m", "pytest", *workers, *words]
    return environment.run(command, extra=TEST_VARIABLES)


def lint(words: list[str]) -> int:
    """Ruff's rules and form, and strict types below the window."""
    environment.prepare()
    checks = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"])
    return max([environment.run(["-m", *check]) for check in checks])


def bench(words: list[str]) -> int:
    """Every figure beside the peer or the floor of the same run; fails if one misses its goal."""
    environment.prepare()
    translations.compile_all()
    scripts = sorted((ROOT / "tests" / "bench").glob("bench_*.py"))
    chosen = [script for script in scripts if not words or any(w in script.stem for w in words)]
    if not chosen:
        raise CannotGoOn("No bench of that name; there are " + ", ".join(s.stem for s in scripts))
    return max([environment.run([script.relative_to(ROOT)]) for script in chosen])


def pictures(words: list[str]) -> int:
    """Screenshots of every surface and every sheet, in pictures/."""
    environment.prepare()
    translations.compile_all()
    return environment.run(["tests/pictures.py", *words])


def i18n(words: list[str]) -> int:
    """Collect the screen's texts from the source and compile what is translated."""
    environment.prepare()
    translations.update()
    translations.compile_all()
    return 0


def build(words: list[str]) -> int:
    """The program for this system as a folder that needs no Python, packed, in dist/."""
    return building.main(words)


CHORES = {chore.__name__: chore for chore in (run, test, lint, bench, pictures, i18n, build)}


def main() -> int:
    """Do one chore; its exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("chore", choices=CHORES)
    chosen, words = parser.parse_known_args()
    try:
        return CHORES[chosen.chore](words)
    except CannotGoOn as reason:
        print(reason, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(f"This could not be done: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
