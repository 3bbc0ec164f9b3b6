"""What runs compiled with the engine."""
