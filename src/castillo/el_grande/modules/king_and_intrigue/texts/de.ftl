### König & Intrigant. Begriffe: Königskarte · Intrigantenkarte · Caballerokarte · Auslage · Doppelmarker.

king_and_intrigue-module =
    .name = König & Intrigant
    .sign = K&I
    .text = Stelle deine dreizehn Machtkarten selbst zusammen. Jede hat eine Sonderaktion; der Rang der Karten bestimmt, wer den König führt, wer intrigiert und wie viele Caballeros eingesetzt werden.

king_and_intrigue-marker-double =
    .name = Doppelmarker
    .text = Bei der nächsten allgemeinen Wertung zählen die drei Werte dieser Region doppelt, die Boni nicht.

## Was gefragt wird

king_and_intrigue-purpose-settle = { $count ->
        [one] Wähle geheim die Region, in der { $count } Caballero aus der Provinz beginnt.
       *[other] Wähle geheim die Region, in der { $count } Caballeros aus der Provinz beginnen.
    }
king_and_intrigue-prompt-move_grande_with_escort = Wohin geht dein Grande? Deine Caballeros dürfen mit.
king_and_intrigue-prompt-escort_grande = Welche deiner Caballeros gehen mit { $from_from } { $to_into }?
king_and_intrigue-prompt-name_for_double = Welche Region zählt bei der nächsten allgemeinen Wertung doppelt?
king_and_intrigue-pass-move_grande_with_escort = Der Grande bleibt
king_and_intrigue-pass-escort_grande = Niemand sonst geht mit
king_and_intrigue-pass-name_for_double = Keine Region übrig
king_and_intrigue-step-carry_double = { $place } soll doppelt zählen.
king_and_intrigue-log-display_card = { $place ->
        [one] { $seat } ({ $value }) hat: { $card }, { $place } Caballero.
       *[other] { $seat } ({ $value }) hat: { $card }, { $place } Caballeros.
    }
king_and_intrigue-why-doubled = { $place } zählt schon doppelt.
king_and_intrigue-why-no_region_card = { $place }: Dafür gibt es keine Regionenkarte.

## Die Machtkarten

king_and_intrigue-card-intriguer =
    .name = Der Ränkeschmied
    .text = { base-power-text } { king_and_intrigue-card-intriguer.special }
    .special = Keine eigene Sonderaktion. Als niedrigste Karte bringt sie dir die Intrigantenkarte.
king_and_intrigue-card-place_anywhere =
    .name = Freie Wege
    .text = { base-power-text } { king_and_intrigue-card-place_anywhere.special }
    .special = Deine Caballeros dürfen in diesem Zug in beliebige Regionen außer der Königsregion oder ins Castillo. Nutze das, bevor du einsetzt.
king_and_intrigue-card-opponents_empty_court =
    .name = { base-card-opponents_empty_court.name }
    .text = { base-power-text } { king_and_intrigue-card-opponents_empty_court.special }
    .special = { base-card-opponents_empty_court.text }
king_and_intrigue-card-veto =
    .name = { base-card-veto.name }
    .text = { base-power-text } { king_and_intrigue-card-veto.special }
    .special = { base-card-veto.text }
king_and_intrigue-card-angry_king =
    .name = { base-card-angry_king.name }
    .text = { base-power-text } { king_and_intrigue-card-angry_king.special }
    .special = { base-card-angry_king.text }
king_and_intrigue-card-disc_scoring =
    .name = { base-card-disc_scoring.name }
    .text = { base-power-text } { king_and_intrigue-card-disc_scoring.special }
    .special = { base-card-disc_scoring.text }
king_and_intrigue-card-return_1_of_each_opponent =
    .name = { base-card-return_1_of_each_opponent.name }
    .text = { base-power-text } { king_and_intrigue-card-return_1_of_each_opponent.special }
    .special = { base-card-return_1_of_each_opponent.text }
king_and_intrigue-card-grande_and_escort =
    .name = Der Grande reitet aus
    .text = { base-power-text } { king_and_intrigue-card-grande_and_escort.special }
    .special = Setze deinen Granden in eine andere Region um. Beliebig viele deiner Caballeros aus seiner bisherigen Region gehen mit. Niemand verlässt oder betritt die Königsregion.
king_and_intrigue-card-mobile_scoreboard =
    .name = { base-card-mobile_scoreboard.name }
    .text = { base-power-text } { king_and_intrigue-card-mobile_scoreboard.special }
    .special = { base-card-mobile_scoreboard.text }
king_and_intrigue-card-score_worth_4 =
    .name = { base-card-score_worth_4.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_4.special }
    .special = { base-card-score_worth_4.text }
king_and_intrigue-card-score_worth_5 =
    .name = { base-card-score_worth_5.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_5.special }
    .special = { base-card-score_worth_5.text }
king_and_intrigue-card-score_worth_6_7 =
    .name = { base-card-score_worth_6_7.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_6_7.special }
    .special = { base-card-score_worth_6_7.text }
king_and_intrigue-card-double_region =
    .name = Doppelte Ehre
    .text = { base-power-text } { king_and_intrigue-card-double_region.special }
    .special = Markiere eine Region, nicht die Königsregion. Bei der nächsten allgemeinen Wertung zählen ihre drei Werte doppelt, die Boni nicht.
king_and_intrigue-card-into_the_castillo =
    .name = Ab ins Castillo
    .text = { base-power-text } { king_and_intrigue-card-into_the_castillo.special }
    .special = { $own } deiner Caballeros und { $foreign } von jeder anderen Farbe gehen aus Regionen ins Castillo, keiner aus der Königsregion. Du wählst alle aus; wer weniger hat, gibt alle.
king_and_intrigue-card-score_castillo =
    .name = { base-card-score_castillo.name }
    .text = { base-power-text } { king_and_intrigue-card-score_castillo.special }
    .special = { base-card-score_castillo.text }
king_and_intrigue-card-royal_advisor =
    .name = { base-card-royal_advisor.name }
    .text = { base-power-text } { king_and_intrigue-card-royal_advisor.special }
    .special = { base-card-royal_advisor.text }
king_and_intrigue-card-score_one_region =
    .name = { base-card-score_one_region.name }
    .text = { base-power-text } { king_and_intrigue-card-score_one_region.special }
    .special = { base-card-score_one_region.text }
king_and_intrigue-card-king =
    .name = Das Ohr des Königs
    .text = { base-power-text } { king_and_intrigue-card-king.special }
    .special = Keine eigene Sonderaktion. Als höchste Karte bringt sie dir die Königskarte.

## Die Auslage

king_and_intrigue-card-king_card =
    .name = Königskarte
    .text = Setze bis zu { $place_5 } Caballeros ein (zu viert { $place_4 }, zu dritt { $place_3 }, zu zweit { $place_2 }). Sonderaktion: Versetze den König in eine beliebige Region oder lass ihn stehen.
    .special = Versetze den König in eine beliebige Region oder lass ihn stehen.
king_and_intrigue-card-intrigue_card =
    .name = Intrigantenkarte
    .text = Setze bis zu { $place_5 } ein (zu viert { $place_4 }, zu dritt { $place_3 }, zu zweit { $place_2 }). Sonderaktion: Setze { $either } beliebigen Caballero um oder beliebig viele eigene aus einer Region.
    .special = Setze { $either } beliebigen Caballero um oder beliebig viele eigene aus einer Region.
king_and_intrigue-card-caballero_card_1 =
    .name = Caballerokarte I
    .text = Setze bis zu { $place_5 } Caballeros ein (zu viert { $place_4 }, zu dritt { $place_3 }). Deine Sonderaktion ist die deiner Machtkarte.
    .special = Sonderaktion der Machtkarte.
king_and_intrigue-card-caballero_card_2 =
    .name = Caballerokarte II
    .text = Setze bis zu { $place_5 } Caballeros ein (zu viert { $place_4 }). Deine Sonderaktion ist die deiner Machtkarte.
    .special = Sonderaktion der Machtkarte.
king_and_intrigue-card-caballero_card_3 =
    .name = Caballerokarte III
    .text = Setze bis zu { $place_5 } Caballeros ein. Deine Sonderaktion ist die deiner Machtkarte.
    .special = Sonderaktion der Machtkarte.
king_and_intrigue-choice-intrigue_card-0 = Einen Caballero umsetzen, eigen oder fremd
king_and_intrigue-choice-intrigue_card-1 = Eigene Caballeros aus einer Region umsetzen

## Regeln

king_and_intrigue-rules-010 =
    .rule = KI-1.1
    .title = Was in der Schachtel bleibt
    .text = Die 45 Aktionskarten und die Machtkarten 1 bis 13 werden nicht gebraucht. Stattdessen haben alle einen Satz Machtkarten mit Sonderaktionen.

king_and_intrigue-rules-020 =
    .rule = KI-1.2
    .title = Die Auslage
    .text = Es liegen so viele Karten aus, wie Personen mitspielen: eine Intrigantenkarte, eine Königskarte und dazwischen Caballerokarten. Sie geben an, wie viele Caballeros eingesetzt werden dürfen; das hängt von der Personenzahl ab.

king_and_intrigue-rules-030 =
    .rule = KI-1.3
    .title = Ein Caballero mehr
    .text = Nach dem Ziehen der Heimatregionen stellen alle die Geheimscheibe auf eine Region, nicht die Königsregion. Dort beginnt { $settlers_count } Caballero aus der Provinz.

king_and_intrigue-rules-040 =
    .rule = KI-1.4
    .title = Deine eigenen Karten
    .text = Dann wählen alle geheim { $hand_cards } der Machtkarten, mit denen sie spielen. Die übrigen bleiben in der Schachtel; niemand sieht, welche es sind.

king_and_intrigue-rules-050 =
    .rule = KI-1.5
    .title = Marker
    .text = Es gibt zwei Doppelmarker. Solange beide liegen, kann keine dritte Region markiert werden. Keine Region wird zweimal markiert.

king_and_intrigue-rules-110 =
    .rule = KI-2.1
    .title = Der Rang
    .text = Machtkarten werden wie üblich gespielt, kein Wert zweimal. Der höchste Wert bekommt die Königskarte, der niedrigste die Intrigantenkarte. Dazwischen gilt: je höher der Wert, desto mehr Caballeros auf der Caballerokarte. Die Züge folgen vom höchsten zum niedrigsten Wert.

king_and_intrigue-rules-120 =
    .rule = KI-2.2
    .title = Ein Zug
    .text = Hole so viele Caballeros, wie deine Machtkarte angibt. Dann setze höchstens so viele ein, wie deine Karte aus der Auslage angibt, und nutze die Sonderaktion deiner Machtkarte, in beliebiger Reihenfolge. Du darfst auf beides verzichten oder weniger tun.

king_and_intrigue-rules-130 =
    .rule = KI-2.3
    .title = König und Intrigant
    .text = Wer die Königskarte oder die Intrigantenkarte hat, kann zu viert und zu fünft nur deren Sonderaktion nutzen, nicht die der Machtkarte. Zu zweit und zu dritt gilt eine von beiden nach Wahl. Wo ein Veto die einzige Sonderaktion ist, liegt es offen, sobald die Caballeros geholt sind; wo es eine von zweien ist, hat es auch, wer den Zug beendet, ohne eine davon zu nutzen.

king_and_intrigue-rules-140 =
    .rule = KI-2.4
    .title = Was die beiden Karten tun
    .text = Mit der Königskarte versetzt du den König in eine beliebige Region, vor oder nach dem Einsetzen; er darf auch stehen bleiben. Mit der Intrigantenkarte setzt du entweder { $display_intrigue_card_either } beliebigen Caballero um oder beliebig viele eigene aus einer Region, jeden, wohin du willst. Es gelten die Regeln für das Umsetzen.

king_and_intrigue-rules-150 =
    .rule = KI-2.5
    .title = Ende der Runde
    .text = Wer den niedrigsten Wert gespielt hat, wird Startspieler. Machtkarten werden verdeckt abgelegt; ein Veto bleibt, bis es genutzt wird oder verfällt. Die Karten der Auslage werden zurückgelegt.

king_and_intrigue-rules-160 =
    .rule = KI-2.6
    .title = Ein Beispiel
    .text = Ihr spielt zu viert. Du spielst das Veto, Wert { $power_veto_value }, und bekommst die Caballerokarte mit { $display_caballero_card_1_place_4 }: Du holst { $power_veto_supply } Caballeros, legst das Veto aus und setzt bis zu { $display_caballero_card_1_place_4 } ein.

king_and_intrigue-rules-300 =
    .rule = KI-3
    .title = Die Machtkarten
    .text = Jede Karte hat einen Wert, einen Nachschub und eine Sonderaktion. Weicht dein Spiel davon ab, kannst du seine Zahlen in eine Werteliste eintragen.

## Die Lektion

king_and_intrigue-lesson-hand =
    .name = Dreizehn von achtzehn
    .text = Vor diesem Spiel haben alle geheim dreizehn von achtzehn Machtkarten gewählt. Deine sind hier für dich ausgesucht. Jede hat einen Wert und einen Nachschub, fast jede eine Sonderaktion; Aktionskarten gibt es nicht.
king_and_intrigue-lesson-rank =
    .name = Die Rangfolge
    .text = Der höchste Wert bekommt die Königskarte, der niedrigste die Intrigantenkarte; nur wer dazwischen liegt, nutzt die Aktion der eigenen Machtkarte. Beatriz hat 170, Gonzalo 100, Yago 30. Spiele die 120: Damit ziehst du gleich nach Beatriz.
king_and_intrigue-lesson-king =
    .name = Die Königskarte
    .text = Beatriz lag am höchsten: Sie hat fünf eingesetzt und den König nach Granada versetzt. Zu viert verfällt die Aktion ihrer eigenen Karte: Die 170 hätte eine Region gewertet.
king_and_intrigue-lesson-turn =
    .name = Deine eigene Aktion
    .text = Du hast eine Caballerokarte: Setze vier ein, zwei in Castilla la Nueva und zwei in Sevilla. Nutze dann deine Machtkarte: Sie wertet die Regionen, die 6 und 7 wert sind.
king_and_intrigue-lesson-intrigue =
    .name = Die Intrigantenkarte
    .text = Deine Wertung hat dir 16 Punkte gebracht. Yago lag am niedrigsten: Mit der Intrigantenkarte hat er einen Caballero eingesetzt und einen von dir aus Castilla la Nueva nach Cataluña umgesetzt.
king_and_intrigue-lesson-double =
    .name = Doppelte Ehre
    .text = Nach dieser Runde kommt eine allgemeine Wertung. Spiele die 130: Sie lässt dort eine Region doppelt zahlen, falls sie weder die höchste noch die niedrigste wird. Yagos 10 liegt schon darunter.
king_and_intrigue-lesson-mark =
    .name = Eine Region markieren
    .text = In Castilla la Nueva hat Beatriz gleichgezogen, drei zu drei. Setze deine zwei dort ein, nutze dann deine Karte und markiere die Region.
king_and_intrigue-lesson-learned =
    .name = Doppelt!
    .text = Castilla la Nueva hat dir 14 statt 7 gezahlt und 2 für die Heimat, denn Boni bleiben einfach. Auch Beatriz bekam für den zweiten Platz das Doppelte, 8. Du führst 48 zu 44; ohne den Doppelmarker läge Gonzalo vorn. Spiele von hier aus weiter; ab jetzt denken die Bots selbst.
