# Die Stufen unserer Bots.
bots-level-random = Zufall
    .name = Zufall
    .text = Spielt irgendetwas, das erlaubt ist.
bots-level-easy = Leicht
    .name = Leicht
    .text = Nimmt die Punkte, die es sieht, und ist ab und zu unachtsam.
bots-level-medium = Mittel
    .name = Mittel
    .text = Denkt den eigenen Zug bis zum Ende durch.
bots-level-hard = Schwer
    .name = Schwer
    .text = Schaut voraus, für sich und für dich.
bots-level-expert = Meister
    .name = Meister
    .text = Schaut weiter voraus und vergisst nichts, was es gefunden hat.
