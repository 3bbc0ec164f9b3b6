"""`python -m castillo.cli` is the command line."""

from castillo.cli import main

raise SystemExit(main())
