"""`PYTHONPATH=src python -m tests.counts`: count anew, show what differs, and write it. Commit only what you meant."""

from difflib import unified_diff

from tests.counts.perft import FOLDER, TRACES, perft_lines, trace_lines

for name, lines in (("perft.txt", perft_lines()), ("traces.txt", trace_lines(TRACES))):
    path = FOLDER / name
    before = path.read_text("utf-8").splitlines() if path.exists() else []
    difference = unified_diff(before, lines, f"{name} as stored", f"{name} as counted", n=0, lineterm="")
    print("\n".join(difference) or f"{name}: the same")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
