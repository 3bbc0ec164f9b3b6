### Die Spieleredition zu König & Intrige. Begriffe: Bündnis · Brücke · Quarantäne · gedrehte Wertungstafel.

players_edition-module =
    .name = Spieleredition
    .text = Elf weitere Karten für König & Intrige: Das Castillo geht auf Reisen, Regionen verbünden sich, Wertungstafeln drehen sich um.

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
    .text = Bis nach der nächsten allgemeinen Wertung geht kein Caballero, kein Grande und keine Wertungstafel hinein oder hinaus.
players_edition-marker-revolt =
    .name = Gedrehte Wertungstafel
    .text = Die Wertungstafel ist umgedreht: Wer die wenigsten Caballeros hat, mindestens einen, steht vorn.
players_edition-marker-mistress =
    .name = Mätresse
    .text = In dieser Runde gibt es keinen Königsbonus.
players_edition-marker-bridge =
    .name = Brücke
    .text = Vor dem eigenen Zug dürfen die Caballeros der Besitzerin oder des Besitzers hinüber. Jede allgemeine Wertung bringt Punkte.

## Was gefragt wird

players_edition-purpose-outing = Wähle geheim, wohin dein Grande geht.
players_edition-purpose-whirlwind = Wähle geheim die Region, die dein Wirbelwind treffen soll.
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
players_edition-prompt-pick_turned = Welche mobile Wertungstafel drehst du um?
players_edition-prompt-use_whirlwind = Deine Scheibe zeigen und den Wirbelwind loslassen?

players_edition-pass-name_regions = Keine Region übrig
players_edition-pass-use_bridge = Weiter
players_edition-pass-pick_turned = Keine Tafel zu drehen
players_edition-pass-use_whirlwind = Kein Wirbelwind

players_edition-step-carry_named = { $other ->
        [none] Die Wahl: { $place }.
       *[other] Die Wahl: { $other } und { $place }.
    }
players_edition-step-carry_revolt = Umgedreht werden soll: { $marker }.
players_edition-step-carry_whirlwind = Die Scheibe des Wirbelwinds soll gezeigt werden.

## Was berichtet wird

players_edition-log-bridge_built = { $seat } baute eine Brücke zwischen { $one } und { $other }.
players_edition-log-bridge_paid = Die Brücke brachte: { $points }.
players_edition-log-revolt = { $how ->
        [turned] { $seat } drehte die { $scoreboard } um: Wer die wenigsten hat, steht vorn.
       *[back] { $seat } drehte die { $scoreboard } zurück.
    }
players_edition-log-mistress = { $seat } rief die Mätresse: kein Königsbonus in dieser Runde.
players_edition-why-quarantine = { $place } steht unter Quarantäne: Nichts darf hinein oder hinaus.
players_edition-why-collapse = { $place }: Es droht einzustürzen, niemand darf hinein.
players_edition-why-no_border = { $place } grenzt nicht an { $other }.

## Die Machtkarten

players_edition-card-joker =
    .name = Joker
    .text = Warte, bis alle anderen gespielt haben, dann spiele eine weitere Karte, die statt seiner zählt. Beide sind verbraucht. Sind all deine Werte vergeben, darfst du einen wiederholen und stehst darunter.
players_edition-card-outing =
    .name = Ausflug
    .text = { base-power-text } { players_edition-card-outing.special }
    .special = Alle anderen wählen geheim eine Region, und ihr Grande zieht dorthin. Ein Grande in der Königsregion bleibt, ebenso einer, der dorthin soll.
players_edition-card-push =
    .name = Schub
    .text = { base-power-text } { players_edition-card-push.special }
    .special = Versetze das Castillo ungeöffnet in eine Region, nicht die Königsregion; alle Caballeros dort gehen hinein. Bis die nächste allgemeine Wertung es geleert hat, zählt es mit den Werten dieser Region.
players_edition-card-civil_war =
    .name = Bürgerkrieg
    .text = { base-power-text } { players_edition-card-civil_war.special }
    .special = Setze einen Caballero von deinem Hof in eine Region, nicht die Königsregion. Alle fremden Caballeros dort kehren an ihren Hof zurück.
players_edition-card-alliance =
    .name = Bündnis
    .text = { base-power-text } { players_edition-card-alliance.special }
    .special = Markiere zwei Regionen, nicht die Königsregion. Bei der nächsten allgemeinen Wertung zählen ihre Caballeros zusammen, und jeder Platz bringt die Punkte beider.
players_edition-card-bridge =
    .name = Brücke
    .text = { base-power-text } { players_edition-card-bridge.special }
    .special = Stelle einen Caballero von deinem Hof auf eine Brücke zwischen zwei benachbarten Regionen, nicht der Königsregion. Vor deinen späteren Zügen dürfen deine hinüber. Jede allgemeine Wertung bringt { $points }.
players_edition-card-revolt =
    .name = Aufstand
    .text = { base-power-text } { players_edition-card-revolt.special }
    .special = Drehe eine mobile Wertungstafel um, keine in der Königsregion: Wer die wenigsten Caballeros hat, mindestens einen, steht vorn. Ein weiterer Aufstand dreht sie zurück.
players_edition-card-danger_of_collapse =
    .name = Einsturzgefahr
    .text = { base-power-text } { players_edition-card-danger_of_collapse.special }
    .special = Von nun an geht niemand ins Castillo, bis die nächste allgemeine Wertung es geleert hat.
players_edition-card-quarantine =
    .name = Quarantäne
    .text = { base-power-text } { players_edition-card-quarantine.special }
    .special = Markiere eine Region, nicht die Königsregion. Bis nach der nächsten allgemeinen Wertung geht kein Caballero, kein Grande und keine Wertungstafel hinein oder hinaus.
players_edition-card-whirlwind =
    .name = Wirbelwind
    .text = { base-power-text } { players_edition-card-whirlwind.special }
    .special = Stelle deine Scheibe, wenn du diese Karte spielst, und zeige sie zu Beginn deines Zuges: Alle Caballeros in dieser Region kehren an ihren Hof zurück, außer der König steht dort.
players_edition-card-mistress =
    .name = Die Mätresse
    .text = { base-power-text } { players_edition-card-mistress.special }
    .special = In dieser Runde gibt es keinen Königsbonus, auch nicht bei einer allgemeinen Wertung an ihrem Ende.

## Regeln

players_edition-rules-400 =
    .rule = KI-4
    .title = Die Spieleredition
    .text = Elf Karten kommen zu denen hinzu, aus denen du wählst. Marker liegen auf dem Plan, solange eine Wirkung andauert. Ein neues Bündnis, eine neue Brücke oder Quarantäne versetzt die alte. Der Joker ist eine Art zu spielen, keine Sonderaktion; in jeder Runde darf ein Joker gespielt werden.
