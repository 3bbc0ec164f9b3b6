# Les niveaux de nos bots.
bots-level-random = Hasard
    .name = Hasard
    .text = Joue n’importe quoi de permis.
bots-level-easy = Facile
    .name = Facile
    .text = Prend les points qu’il voit, et se montre parfois distrait.
bots-level-medium = Moyen
    .name = Moyen
    .text = Pense son propre tour jusqu’au bout.
bots-level-hard = Difficile
    .name = Difficile
    .text = Prévoit, pour lui et pour vous.
bots-level-expert = Expert
    .name = Expert
    .text = Prévoit plus loin et n’oublie rien de ce qu’il a trouvé.
