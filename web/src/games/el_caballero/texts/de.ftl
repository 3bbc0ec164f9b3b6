### What the page says of El Caballero, German.

el_caballero-page-card-values = Macht { $value }, bringt { $supply }
el_caballero-page-welcome-title = El Caballero, an deinem Tisch
el_caballero-page-welcome-text = Unbekannte Küsten jenseits des Meeres. Lege Plättchen, schicke deine Caballeros an Land, sende Schiffe aus und baue Kastelle: eine Karte, die jedes Mal anders wächst. Spiele gegen Bots oder im Freundeskreis, sofort und ohne Konto.
el_caballero-page-learn-text = Zwei Runden und eine Wertung mit einem Plan. Kurze Hinweise zeigen auf das, wovon sie sprechen, und sagen, was zu tun ist und warum.
el_caballero-page-learn-1 = Macht
el_caballero-page-learn-1-text = Deine Machtkarte bestimmt, wann du am Zug bist und wie viele Caballeros an deinen Hof kommen. Eine hohe Karte bedeutet einen frühen Zug, aber wenige Caballeros.
el_caballero-page-learn-2 = Karte
el_caballero-page-learn-2-text = In deinem Zug legst du ein Plättchen an: Land an Land, Wasser an Wasser. Inseln und Meere wachsen, und manchmal muss eine Karte weichen.
el_caballero-page-learn-3 = Caballeros und Schiffe
el_caballero-page-learn-3-text = Die Zahl, die zu einer Region zeigt, sagt, wie viele deiner Caballeros dort stehen. Wer die größte Summe hat, bekommt am meisten; jedes Schiff bringt, was sein Gewässer wert ist.
el_caballero-page-feature-meter-text = Zeige auf Land oder Wasser, um zu sehen, was es wert ist und wer Punkte bekäme; nimm ein Plättchen, um zu sehen, was es ändern würde.
el_caballero-page-map = Die Karte, wie sie gewachsen ist
el_caballero-page-hold-looks = Halte ein Gebiet gedrückt und sieh, wer dort Punkte bekäme.
el_caballero-page-credits-game = El Caballero ist ein Brettspiel von Wolfgang Kramer und Richard Ulrich. Diese Seite haben Leute gemacht, die es lieben; die Regeln stehen hier in eigenen Worten.
el_caballero-page-tiles = Plättchen
el_caballero-page-tiles-left = { $count } Plättchen verdeckt
el_caballero-page-gold = Gold
el_caballero-page-fish = Fisch
el_caballero-page-in-hand = in der Hand
el_caballero-page-places = { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
el_caballero-page-no-place = kein Platz
el_caballero-page-stock = Im Vorrat: Schiffe { $ships }, Kastelle { $castles }
el_caballero-page-deeds = Was du tun kannst
el_caballero-page-token-tile = Plättchen
el_caballero-page-token-card = Karten
el_caballero-page-token-ship = Schiffe
el_caballero-page-token-castle = Kastelle
el_caballero-page-token-withdraw = Rückzug
el_caballero-page-token-move = Versetzen
el_caballero-page-token-alcalde = Alkalde
el_caballero-page-token-grande = Grande
el_caballero-page-must = Pflicht
el_caballero-page-free = gratis
el_caballero-page-times-left = Noch { $count }.
el_caballero-page-pays = Kostet { $price }.
el_caballero-page-would-tie = Du hättest so viele wie { $name }.
el_caballero-page-must-break = Eine zweite Karte muss den Gleichstand auflösen.
el_caballero-page-tile-first = Lege zuerst ein Plättchen.
el_caballero-page-no-tile-fits = Keines der Plättchen passt jetzt.
el_caballero-page-no-card-place = Jetzt kann keine Karte gelegt oder erhöht werden.
el_caballero-page-no-berth = Keine deiner Karten hat eine freie Seite am Wasser.
el_caballero-page-no-card-for-castle = Keine deiner Karten kann ein Kastell aufnehmen.
el_caballero-page-nothing-to-withdraw = Es gibt nichts zurückzuziehen.
el_caballero-page-nothing-to-move = Es gibt nichts zu versetzen.
el_caballero-page-no-closed-area = Kein geschlossenes Gebiet wartet auf einen Alkalden.
el_caballero-page-grande-out = Dein Grande steht auf einer Karte; er kann nur versetzt werden.
el_caballero-page-no-card-for-grande = Noch liegt keine deiner Karten auf dem Tisch.
el_caballero-page-tile-places = { $fits ->
        [one] { $fits } Platz
       *[other] { $fits } Plätze
    } in dieser Lage, { $turned } gedreht.
el_caballero-page-tile-fits = Es passt; oben zeigt nach { $where }.
el_caballero-page-tile-turns = Dreh es: So passt es hier nicht.
el_caballero-page-tile-throws-out = { $count ->
        [one] Es passt, aber eine Karte muss weichen: { $names }.
       *[other] Es passt, aber { $count } Karten müssen weichen: { $names }.
    }
el_caballero-page-place-of = Platz { $place } von { $count }, { $at }.
el_caballero-page-as-held = Passt so.
el_caballero-page-when-turned = Passt nach Drehen.
el_caballero-page-held-card = Wähle einen Platz für die Karte.
el_caballero-page-held-raise = Wähle eine deiner Karten zum Erhöhen.
el_caballero-page-held-ship = Wähle eine Seite am Wasser.
el_caballero-page-held-castle = Wähle eine Karte für das Kastell.
el_caballero-page-held-withdraw = Wähle die Karte, die du zurückziehst.
el_caballero-page-held-pick = Was soll versetzt werden?
el_caballero-page-held-move = Wähle, wohin es kommt.
el_caballero-page-held-alcalde = Wähle ein geschlossenes Gebiet.
el_caballero-page-held-grande = Wähle eine Karte für den Granden.
el_caballero-page-choose-number = Welche Zahl soll zum Land zeigen?
el_caballero-page-choose-side = Hier ist nur Wasser: Welche Zahl soll zum Plättchen zeigen?
el_caballero-page-dial = Zahlen der Karte
el_caballero-page-dial-water = Seiten der Karte
el_caballero-page-fit = Ganze Karte zeigen
el_caballero-page-start-tile = das Startplättchen
el_caballero-page-east = { $count } Ost
el_caballero-page-west = { $count } West
el_caballero-page-north = { $count } Nord
el_caballero-page-south = { $count } Süd
el_caballero-page-knot = Ecken verbinden Gebiete nie.
el_caballero-page-card-of = Karte von { $name }
el_caballero-page-alcalde-of = Alkalde von { $name }
el_caballero-page-castle-saves = Muss die Karte weichen, bringt das Kastell { $count } zurück an den Hof.
el_caballero-page-castle-lacks = Muss die Karte weichen, gehen ohne Kastell { $count } verloren.
el_caballero-page-may-lay = Hier kannst du { $numbers } legen.
el_caballero-page-may-raise = Deine kannst du auf { $numbers } erhöhen.
el_caballero-page-raise-number = Auf { $number } erhöhen, für { $price }
el_caballero-page-do-ship = Schiff kaufen
el_caballero-page-do-castle = Kastell kaufen
el_caballero-page-do-withdraw = Zurückziehen
el_caballero-page-do-move = Hierher versetzen
el_caballero-page-do-alcalde = Alkalden einsetzen
el_caballero-page-do-grande = Granden einsetzen
el_caballero-page-lay-here = Hier anlegen
el_caballero-page-lay-number = { $number } legen für { $price }
el_caballero-page-raise-instead = Lieber eine Karte erhöhen
el_caballero-page-turn-left = Nach links drehen
el_caballero-page-turn-right = Nach rechts drehen
el_caballero-page-turn-to-fit = Passend drehen
el_caballero-page-put-back = Zurücklegen
el_caballero-page-to-court = An den Hof
el_caballero-page-piece-at = { $kind ->
        [ship] Schiff auf { $at }, { $side }
        [castle] Kastell auf { $at }
       *[grande] Grande auf { $at }
    }
el_caballero-page-piece-at-court = Schiff vom Hof
el_caballero-page-without-grande = Ohne den Granden
el_caballero-page-with-grande = Mit dem Granden
el_caballero-page-moving-grande = Den Granden darauf versetzen
el_caballero-page-if-laid = Wenn du hier anlegst
el_caballero-page-if-done = Was sich ändern würde
el_caballero-page-nothing-changes = Kein Gebiet ändert seinen Wert, niemandes Punkte ändern sich.
el_caballero-page-withdrawn = { $count ->
        [0] Die Karte kommt zu dir zurück.
       *[other] { $saved ->
            [0] Die Karte kommt zu dir zurück. Verlorene Caballeros: { $count }.
           *[other] Die Karte kommt zu dir zurück. An den Hof: { $saved } von { $count }.
        }
    }{ $ships ->
        [0] { "" }
       *[other] { " " }Schiffe an den Hof: { $ships }.
    }
el_caballero-page-thrown-out = { $castle ->
        [yes] { $name }: Die Karte auf { $at } muss weg. Das Kastell rettet { $saved }.
       *[no] { $name }: Die Karte auf { $at } muss weg. Verloren: { $count }.
    }
el_caballero-page-area-new = Neu: { $name }, Wert { $value }
el_caballero-page-area-grows = { $name }: Wert { $before } → { $value }
el_caballero-page-area-joined = { $name }: aus { $count } wird ein Gebiet, Wert { $value }
el_caballero-page-area-same = { $name }, Wert { $value }
el_caballero-page-area-closes = Dann ist es geschlossen.
el_caballero-page-area-worth = { $extra ->
        [0] { $tiles } Plättchen: Wert { $value }.
       *[other] { $tiles } Plättchen + { $extra }: Wert { $value }.
    }
el_caballero-page-area-closed = Geschlossen.
el_caballero-page-count-land = Caballeros
el_caballero-page-count-water = Schiffe
el_caballero-page-scores = bekommt
el_caballero-page-nobody-here = Niemand ist hier.
el_caballero-page-court-of = Am Hof: { $count } von höchstens { $most }
el_caballero-page-cards-left = Karten übrig: { $count }
el_caballero-page-ships-at-court = Schiffe am Hof: { $count }
el_caballero-page-end-without-supply = { $count ->
        [one] Du kannst noch { $count } Caballero an den Hof holen. Zug beenden?
       *[other] Du kannst noch { $count } Caballeros an den Hof holen. Zug beenden?
    }
el_caballero-page-end-without-cards = Kartenaktionen übrig: { $cards }; am Hof: { $count }. Zug beenden?
el_caballero-page-go-on = Weiterspielen
el_caballero-page-never-ask = Beenden und nicht mehr fragen
el_caballero-page-key-supply = deine Caballeros nehmen
el_caballero-page-key-tile = ein Plättchen nehmen
el_caballero-page-key-turn = es drehen (Umschalt: zurück)
el_caballero-page-key-place = nächster Platz (Umschalt: zurück)
el_caballero-page-key-card = eine Karte legen; noch einmal: eine erhöhen
el_caballero-page-key-number = Zahl der Karte, sobald sie liegt
el_caballero-page-key-ship = ein Schiff kaufen
el_caballero-page-key-castle = ein Kastell kaufen
el_caballero-page-key-withdraw = eine Karte zurückziehen
el_caballero-page-key-move = ein Schiff, ein Kastell oder den Granden versetzen
el_caballero-page-key-alcalde = einen Alkalden einsetzen
el_caballero-page-key-grande = den Granden einsetzen
el_caballero-page-key-end = den Zug beenden
el_caballero-page-key-fit = die ganze Karte zeigen
el_caballero-page-value-supply = Nachschub
el_caballero-page-value-tiles = Plättchen
el_caballero-page-value-cards = Karten
el_caballero-page-value-court = am Hof
el_caballero-page-value-ships = Schiffe
el_caballero-page-value-castles = Kastelle
el_caballero-page-value-display = in der Auslage
el_caballero-page-value-ship = Schiff
el_caballero-page-value-castle = Kastell
el_caballero-page-value-move = Versetzen
el_caballero-page-value-water = Karte am Wasser
el_caballero-page-value-plain = ohne Symbol
el_caballero-page-value-gold = mit Gold
el_caballero-page-value-fish = mit Fisch
el_caballero-page-value-alcaldes = Alkalden
el_caballero-page-value-grandes = Granden
el_caballero-page-value-alcalde = Alkalde
el_caballero-page-value-grande = Grande
el_caballero-page-value-move_grande = Granden versetzen
el_caballero-page-kind-power = Machtkarten
el_caballero-page-kind-tile = Plättchen
el_caballero-page-kind-other = Andere Werte
el_caballero-page-tab-play = Spielen
el_caballero-page-tab-cards = Plättchen
el_caballero-page-title-player = Alle am Tisch
el_caballero-page-title-stock = Gemeinsamer Vorrat
el_caballero-page-title-price = Preise
el_caballero-page-flip = Karte umdrehen

## What lies on a tile or a card

el_caballero-page-has-gold = Gold
el_caballero-page-has-fish = Fisch
el_caballero-page-has-ship = Schiff
el_caballero-page-has-castle = Kastell
el_caballero-page-has-grande = Grande
el_caballero-page-sides-land = Land { $sides }:
el_caballero-page-sides-water = Wasser { $sides }:
el_caballero-page-counts-on = { $count } in { $place }
el_caballero-page-on-water = nur am Wasser, { $at }
el_caballero-page-ledger-ships = Schiffe
