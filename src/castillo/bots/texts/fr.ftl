# Les niveaux de nos bots.
bots-level-random = Hasard
    .name = Hasard
    .text = Joue n’importe quel coup permis.
bots-level-easy = Facile
    .name = Facile
    .text = Prend les points qu’il voit, et se montre parfois distrait.
bots-level-medium = Moyen
    .name = Moyen
    .text = Réfléchit à son tour jusqu’au bout.
bots-level-hard = Difficile
    .name = Difficile
    .text = Anticipe ses propres coups et les vôtres.
bots-level-expert = Expert
    .name = Expert
    .text = Anticipe plus loin et n’oublie rien de ce qu’il a trouvé.
bots-level-master = Maître
    .name = Maître
    .text = A appris, en jouant contre lui-même, ce que vaut une position.

# Why a hint says so, where the game itself knows no reason.
bots-reason-expected = À prévoir : environ { $points } points pour vous, et { $others } pour le meilleur des autres.
