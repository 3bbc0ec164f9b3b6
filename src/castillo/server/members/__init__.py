"""Members: guests who have a way back. Passkeys, recovery codes, links by mail, what they take or leave behind."""
