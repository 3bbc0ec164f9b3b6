"""How fast a server is: a server of its own, a crowd that plays at it, and the rows of `castillo bench --server`."""
