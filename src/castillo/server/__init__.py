"""The server: tables, seats, storage, sockets."""
