### Die Player’s Edition zu König & Intrigant. Begriffe: Allianz · Brücke · Quarantäne · gedrehte Wertungstafel.

players_edition-module =
    .name = Player’s Edition
    .sign = P
    .text = Elf weitere Karten für König & Intrigant: Das Castillo geht auf Reisen, Regionen verbünden sich, Wertungstafeln stehen kopf.

players_edition-place-bridge =
    .name = Brücke
    .in = auf der Brücke
    .into = auf die Brücke
    .from = von der Brücke

players_edition-marker-pushed =
    .name = Castillo in einer Region
    .text = Das Castillo steht in einer Region und zählt mit deren Werten, bis die nächste allgemeine Wertung es geleert hat.
players_edition-marker-collapse =
    .name = Einsturzgefahr
    .text = Niemand geht ins Castillo, bis die nächste allgemeine Wertung es geleert hat.
players_edition-marker-quarantine =
    .name = Quarantänemarker
    .text = Bis nach der nächsten allgemeinen Wertung darf kein Caballero, kein Grande und keine Wertungstafel hinein oder heraus.
players_edition-marker-revolt =
    .name = Gedrehte Wertungstafel
    .text = Die Wertungstafel ist umgedreht: Wer die wenigsten Caballeros hat, mindestens einen, liegt vorn.
players_edition-marker-mistress =
    .name = Mätresse
    .text = In dieser Runde gibt es keinen Königsbonus.
players_edition-marker-bridge =
    .name = Brücke
    .text = Caballeros ihrer Farbe dürfen vor dem eigenen Zug hinüber. Bei jeder allgemeinen Wertung bringt sie Punkte.

## Was gefragt wird

players_edition-purpose-outing = Wähle geheim, wohin dein Grande geht.
players_edition-purpose-whirlwind = Wähle geheim die Region, die dein Wirbelsturm treffen soll.
players_edition-prompt-name_regions = { $what ->
        [civil_war] In welcher Region bricht der Bürgerkrieg aus?
        [quarantine] Welche Region stellst du unter Quarantäne?
        [push] In welche Region kommt das Castillo?
       *[bridge] { $which ->
            [first] Wähle die Region, in der die Brücke beginnt.
           *[second] Wähle die Region, in der die Brücke endet.
        }
    }
players_edition-prompt-use_bridge = Deine Brücke verbindet { $one } und { $other }. Wer geht hinüber?
players_edition-prompt-pick_turned = Welche Wertungstafel drehst du um?
players_edition-prompt-use_whirlwind = Die Scheibe aufdecken und den Wirbelsturm losbrechen lassen?

players_edition-pass-name_regions = Keine Region übrig
players_edition-pass-use_bridge = Weiter
players_edition-pass-pick_turned = Keine Tafel umdrehen
players_edition-pass-use_whirlwind = Kein Wirbelsturm

players_edition-step-carry_named = { $other ->
        [none] Gewählt: { $place }.
       *[other] Gewählt: { $other } und { $place }.
    }
players_edition-step-carry_revolt = Umgedreht werden soll: { $marker }.
players_edition-step-carry_whirlwind = Gleich zeigt die Scheibe, wo der Wirbelsturm tobt.

## Was berichtet wird

players_edition-log-bridge_built = { $seat } baute eine Brücke zwischen { $one } und { $other }.
players_edition-log-bridge_paid = Die Brücke brachte: { $points }.
players_edition-log-revolt = { $how ->
        [turned] { $seat } drehte die { $scoreboard } um: Wer die wenigsten hat, liegt vorn.
       *[back] { $seat } drehte die { $scoreboard } zurück.
    }
players_edition-log-mistress = { $seat } rief die Mätresse: kein Königsbonus in dieser Runde.
players_edition-why-quarantine = { $place } steht unter Quarantäne: Nichts darf hinein oder heraus.
players_edition-why-collapse = { $place }: Es droht einzustürzen, niemand darf hinein.
players_edition-why-no_border = { $place } grenzt nicht an { $other }.

## Die Machtkarten

players_edition-card-joker =
    .name = Joker
    .text = Warte, bis alle anderen gespielt haben, und spiele dann eine weitere Karte, die statt des Jokers zählt. Beide sind verbraucht. Liegen alle deine Werte schon aus, darfst du einen wiederholen und kommst nach ihm.
players_edition-card-outing =
    .name = Wandertag
    .text = { base-power-text } { players_edition-card-outing.special }
    .special = Alle anderen wählen geheim eine Region, und ihr Grande zieht dorthin. Ein Grande in der Königsregion bleibt stehen, ebenso einer, der dorthin soll.
players_edition-card-push =
    .name = Schiebung
    .text = { base-power-text } { players_edition-card-push.special }
    .special = Versetze das Castillo ungeöffnet in eine Region, nicht die Königsregion; alle Caballeros dort gehen hinein. Bis die nächste allgemeine Wertung es geleert hat, zählt es mit den Werten dieser Region.
players_edition-card-civil_war =
    .name = Bürgerkrieg
    .text = { base-power-text } { players_edition-card-civil_war.special }
    .special = Setze einen Caballero von deinem Hof in eine Region, nicht die Königsregion. Alle fremden Caballeros dort kehren an ihren Hof zurück.
players_edition-card-alliance =
    .name = Allianz
    .text = { base-power-text } { players_edition-card-alliance.special }
    .special = Markiere zwei Regionen, nicht die Königsregion. Bei der nächsten allgemeinen Wertung zählen ihre Caballeros zusammen, und jeder Platz bringt die Punkte beider Regionen.
players_edition-card-bridge =
    .name = Brückenbau
    .text = { base-power-text } { players_edition-card-bridge.special }
    .special = Stelle einen Caballero von deinem Hof auf eine Brücke zwischen zwei Nachbarregionen, keine davon die Königsregion. Vor deinen späteren Zügen dürfen deine Caballeros hinüber. Jede allgemeine Wertung bringt dir dafür { $points }.
players_edition-card-revolt =
    .name = Revolte
    .text = { base-power-text } { players_edition-card-revolt.special }
    .special = Drehe eine Wertungstafel um, keine in der Königsregion: Wer die wenigsten Caballeros hat, mindestens einen, liegt vorn. Eine weitere Revolte dreht sie zurück.
players_edition-card-danger_of_collapse =
    .name = Einsturzgefahr
    .text = { base-power-text } { players_edition-card-danger_of_collapse.special }
    .special = Von nun an geht niemand ins Castillo, bis die nächste allgemeine Wertung es geleert hat.
players_edition-card-quarantine =
    .name = Quarantäne
    .text = { base-power-text } { players_edition-card-quarantine.special }
    .special = Markiere eine Region, nicht die Königsregion. Bis nach der nächsten allgemeinen Wertung darf kein Caballero, kein Grande und keine Wertungstafel hinein oder heraus.
players_edition-card-whirlwind =
    .name = Wirbelsturm
    .text = { base-power-text } { players_edition-card-whirlwind.special }
    .special = Stelle deine Scheibe ein, wenn du diese Karte spielst, und decke sie zu Beginn deines Zuges auf: Alle Caballeros in dieser Region kehren an ihren Hof zurück, es sei denn, der König steht dort.
players_edition-card-mistress =
    .name = Die Mätresse
    .text = { base-power-text } { players_edition-card-mistress.special }
    .special = In dieser Runde gibt es keinen Königsbonus, auch nicht bei einer allgemeinen Wertung an ihrem Ende.

## Regeln

players_edition-rules-400 =
    .rule = KI-4
    .title = Die Player’s Edition
    .text = Du wählst aus elf Karten mehr. Marker liegen auf dem Plan, solange eine Wirkung andauert. Eine neue Allianz, Brücke oder Quarantäne ersetzt die alte. Der Joker gehört zum Ausspielen und ist keine Sonderaktion; pro Runde darf nur ein Joker gespielt werden.

## Wenn eine Partie vorbei ist

players_edition-gain-other =
    .name = Brücke
