"""Ludoteca's workshop: `python3 run.py` plays, `python3 run.py test` tests. Needs Python and Node, nothing else."""

import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Ludoteca's workshop needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

sys.path.insert(0, str(Path(__file__).resolve().parent / "py"))

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
