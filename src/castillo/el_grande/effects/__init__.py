"""The vocabulary of the cards. A word used by two modules lives here; a module's own words live in its folder."""
