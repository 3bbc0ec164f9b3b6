"""Notices: somebody whom a table waits for, and who does not look at it, is told by push, e-mail or webhook."""
