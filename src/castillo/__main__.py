"""`python -m castillo` is the command line."""

from castillo.cli import main

raise SystemExit(main())
