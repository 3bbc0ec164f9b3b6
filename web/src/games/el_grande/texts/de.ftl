### What the page says of El Grande, German.

el_grande-page-card-values = Macht { $value }, bringt { $supply }
el_grande-page-welcome-title = El Grande, an deinem Tisch
el_grande-page-welcome-text = Spanien im 15. Jahrhundert. Neun Regionen, ein König und ein Turm voller Geheimnisse. Spiele El Grande gegen Bots oder im Freundeskreis: sofort, ohne Konto, auf jedem Bildschirm.
el_grande-page-learn-text = Drei Runden mit einem Plan, gegen drei Bots, die mitspielen. Hinweise zeigen, worum es gerade geht, und eine allgemeine Wertung zeigt, was der Plan wert war. Nach zehn Minuten kannst du das Spiel.
el_grande-page-learn-1 = Macht
el_grande-page-learn-1-text = Deine Machtkarte bestimmt, wann du dran bist und wie viele neue Caballeros an deinen Hof kommen. Hohe Karten: früh, aber wenige.
el_grande-page-learn-2 = Aktion
el_grande-page-learn-2-text = Dann nimmst du eine von fünf Aktionskarten: Mit ihr setzt du Caballeros rund um den König ein und nutzt eine Sonderaktion.
el_grande-page-learn-3 = Mehrheit
el_grande-page-learn-3-text = Dreimal werden alle Regionen gewertet. Wer in einer Region die meisten Caballeros hat, bekommt am meisten; bei Gleichstand gibt es weniger.
el_grande-page-feature-meter-text = Zeige auf eine Region: Du siehst, wer dort wie viele Punkte bekäme und was ein Caballero mehr ändern würde.
el_grande-page-map = Karte von Spanien
el_grande-page-hold-looks = Halte eine Region gedrückt und sieh, wer dort Punkte bekäme.
el_grande-page-credits-game = El Grande ist ein Brettspiel von Wolfgang Kramer und Richard Ulrich. Diese Seite haben Leute gemacht, die es lieben; Regeln und Karten stehen hier in eigenen Worten.
el_grande-page-credits-drawing = Die Karte
el_grande-page-credits-drawing-1 = Provinzen © Instituto Geográfico Nacional de España, CC BY 4.0, über es-atlas.
el_grande-page-credits-drawing-2 = Nachbarküsten: Natural Earth, gemeinfrei, über world-atlas.
el_grande-page-credits-drawing-3 = Projektion, Auswahl, Vereinfachung, die fernen Küsten und alles, was auf die Karte gezeichnet ist: Castillo.
el_grande-page-court-count = Am Hof: { $count }
el_grande-page-province-count = In der Provinz: { $count }
el_grande-page-place-up-to = { $count ->
        [one] { $count } Caballero einsetzen
       *[other] Bis zu { $count } Caballeros einsetzen
    }
el_grande-page-not-open = In dieser Runde für diesen Platz nicht nutzbar
el_grande-page-face-down = Verdeckt: In dieser Runde nimmt sie niemand.
el_grande-page-kept-card = Für einen späteren Zug behalten.
el_grande-page-counts-for = { $owner } (zählt für { $name })
el_grande-page-used-cards = Deine gespielten Karten
el_grande-page-meter-of = { $place }: wer hier Punkte bekäme
el_grande-page-meter-count = hier
el_grande-page-meter-now = Punkte
el_grande-page-meter-general = allgemein
el_grande-page-meter-plus = mit +1
el_grande-page-went-in = { $count ->
        [0] Seit es zuletzt geöffnet wurde, ging niemand hinein.
        [one] Seit es zuletzt geöffnet wurde, ging einmal jemand hinein.
       *[other] Seit es zuletzt geöffnet wurde, ging { $count }-mal jemand hinein.
    }
el_grande-page-secret-disc = Geheimscheibe
el_grande-page-set-disc = Scheibe einstellen
el_grande-page-set-disc-to = Auf { $place } einstellen
el_grande-page-disc-is-set = Deine Scheibe zeigt { $place }.
el_grande-page-disc-is-set-plain = Deine Scheibe ist eingestellt.
el_grande-page-change-disc = Ändern
el_grande-page-value-place = einsetzen
el_grande-page-value-value = Wert
el_grande-page-value-supply = Nachschub
el_grande-page-value-first = 1. Platz
el_grande-page-value-second = 2. Platz
el_grande-page-value-third = 3. Platz
el_grande-page-value-up_to = bis zu
el_grande-page-value-own = eigene
el_grande-page-value-foreign = fremde
el_grande-page-value-count = Anzahl
el_grande-page-value-least = mindestens
el_grande-page-value-most = höchstens
el_grande-page-value-points = Punkte
el_grande-page-value-caballeros = Caballeros
el_grande-page-value-court = am Hof
el_grande-page-value-home = in der Heimat
el_grande-page-value-copies = Exemplare
el_grande-page-kind-action = Aktionskarten
el_grande-page-kind-power = Machtkarten
el_grande-page-kind-place = Orte
el_grande-page-kind-scoreboard = Wertungstafeln
el_grande-page-kind-other = Weitere Zahlen

el_grande-page-stage-castillo = Das Castillo wird geöffnet
el_grande-page-stage-between = Wohin sie gehen
el_grande-page-stage-kept = niemand zu senden
