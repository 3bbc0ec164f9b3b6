"""Storage: tables, seats and logs in a database, SQLite or PostgreSQL."""
