"""EC-6: Alcaldes in closed areas, a Grande on one of the cards, ten rounds."""
