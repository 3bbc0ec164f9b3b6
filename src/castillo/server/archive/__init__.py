"""What remains of games: results, search, statistics, ratings."""
