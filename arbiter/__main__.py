"""``python -m arbiter``."""

import sys

from arbiter.starter import main

if __name__ == "__main__":
    sys.exit(main())
