# Die Stufen unserer Bots.
bots-level-random = Zufall
    .name = Zufall
    .text = Spielt irgendetwas Erlaubtes.
bots-level-easy = Leicht
    .name = Leicht
    .text = Nimmt die Punkte, die er sieht, und ist ab und zu unachtsam.
bots-level-medium = Mittel
    .name = Mittel
    .text = Denkt den eigenen Zug bis zum Ende durch.
bots-level-hard = Schwer
    .name = Schwer
    .text = Denkt voraus: an die eigenen Züge und an deine.
bots-level-expert = Meister
    .name = Meister
    .text = Denkt weiter voraus und vergisst nichts, was er gefunden hat.
bots-level-master = Großmeister
    .name = Großmeister
    .text = Hat aus eigenen Partien gelernt, was eine Stellung wert ist.

# Why a hint says so, where the game itself knows no reason.
bots-reason-expected = Vorausgedacht kommst du damit auf etwa { $points } Punkte, die Besten der anderen auf { $others }.
