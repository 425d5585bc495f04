"""Ludoteca's tools: `python3 run.py` opens the page, `python3 run.py test` tests. Needs only Python and Node."""

import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Ludoteca's tools need Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

sys.path.insert(0, str(Path(__file__).resolve().parent / "py"))

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
