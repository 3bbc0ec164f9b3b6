"""The commands: a name is a module of this package, listed with what it does."""

from __future__ import annotations

COMMANDS = {
    "play": "play in the terminal, against bots or with several people at one keyboard",
    "serve": "start the server, for play in browsers",
    "replay": "replay the record of a game",
    "cards": "list all cards and places, with their values and where these come from",
    "rules": "show the rules, in our own words",
    "simulate": "let bots play many games and count the results",
    "arena": "let bots compete, and rate them",
    "export": "write records or games of bots as a dataset, for programs that learn",
    "bench": "measure the speed of the engine",
    "tables": "list tables that a server could not open, and try them again",
    "admin": "see to members, tables, bans, reports, words and announcements of a server",
}
