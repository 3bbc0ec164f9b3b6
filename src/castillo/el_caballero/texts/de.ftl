### El Caballero, Deutsch.
###
### Begriffe: Caballero(s) · Caballerokarte, Karte · Plättchen · Gebiet: eine Region (Land) oder ein Gewässer · Hof · Machtkarte ·
### Nachschub · Schiff · Kastell · Vorrat · Auslage · legen · erhöhen (drehen oder wenden) · zurückziehen (die eigene Karte) ·
### weichen (eine Karte, die gehen muss) · versetzen · Wertung · Startspieler. Angeredet wird mit „du“; im Verlauf stehen die Namen.
### Ein Feld heißt etwa 2,0; Gebiete haben Namen.

el_caballero-game =
    .name = El Caballero
    .text = Jenseits des Meeres liegen unbekannte Küsten. Lege Plättchen, schicke deine Caballeros an Land, sende Schiffe aus und baue Kastelle, um zu behalten, was du gewonnen hast. Wem das Beste der neuen Welt gehört, der gewinnt.
el_caballero-module =
    .name = El Caballero
    .text = Das Grundspiel: sieben Runden, gewertet wird nach der vierten und der siebten.
el_caballero-table-book =
    .name = Wie im Regelheft
    .text = Sieben Runden, mit einer Wertung nach der vierten und der siebten.
el_caballero-table-everything =
    .name = Mit allem
    .text = Zehn Runden, mit Alkalden, deinem Granden und mehr Karten, Schiffen und Burgen.

## Seiten, Plättchen, Gebiete

el_caballero-marker-start_player =
    .name = Startspieler
    .text = Spielt in dieser Runde die erste Machtkarte.

el_caballero-number-round =
    .name = Runde
el_caballero-number-court =
    .name = Am Hof
el_caballero-number-capacity =
    .name = Platz am Hof
el_caballero-number-cards =
    .name = Karten übrig
el_caballero-number-court_ships =
    .name = Schiffe am Hof
el_caballero-number-hand =
    .name = Machtkarten

el_caballero-side-n =
    .name = Norden
el_caballero-side-e =
    .name = Osten
el_caballero-side-s =
    .name = Süden
el_caballero-side-w =
    .name = Westen

el_caballero-tile-open-sea =
    .name = offene See
el_caballero-tile-cape =
    .name = Kap
el_caballero-tile-coast =
    .name = Küste
el_caballero-tile-isthmus =
    .name = Landenge
el_caballero-tile-bay =
    .name = Bucht
el_caballero-tile-inland =
    .name = Binnenland

el_caballero-place-land-cape =
    .name = Land an einem Kap
el_caballero-place-land-coast =
    .name = Land an einer Küste
el_caballero-place-land-isthmus =
    .name = Land auf einer Landenge
el_caballero-place-land-bay =
    .name = Land um eine Bucht
el_caballero-place-land-inland =
    .name = Binnenland
el_caballero-place-water-open-sea =
    .name = Offene See
el_caballero-place-water-cape =
    .name = Wasser vor einem Kap
el_caballero-place-water-coast =
    .name = Wasser vor einer Küste
el_caballero-place-water-isthmus =
    .name = Wasser an einer Landenge
el_caballero-place-water-bay =
    .name = Wasser in einer Bucht

## Was gefragt wird

el_caballero-prompt-play_power_card = Runde { $round }: Spiele eine Machtkarte.
el_caballero-prompt-take_turn = { $state ->
        [owes] Lege oder erhöhe eine zweite Karte, um den Gleichstand aufzulösen.
        [tile] Dein Zug: Lege ein Plättchen und tu, was du sonst noch willst, in beliebiger Reihenfolge.
       *[free] Dein Zug: Tu, was du noch willst, oder beende ihn.
    }

## Antworten

el_caballero-option-power = { $card }
el_caballero-option-end = Zug beenden
el_caballero-option-supply = { $count ->
        [one] { $count } Caballero an den Hof holen
       *[other] { $count } Caballeros an den Hof holen
    }
el_caballero-option-tile = { $symbol ->
        [gold] Plättchen auf { $at } legen: { $tile } mit Gold
        [fish] Plättchen auf { $at } legen: { $tile } mit Fisch
       *[plain] Plättchen auf { $at } legen: { $tile }
    }{ $turn ->
        [0] { "" }
        [1] { " " }(Vierteldrehung)
        [2] { " " }(halbe Drehung)
       *[3] { " " }(Dreivierteldrehung)
    }
el_caballero-option-card = Karte auf { $at } legen: { $number } nach { $side }
el_caballero-option-card_on_water = Karte nur ans Wasser legen, auf { $at }: { $number } nach { $side }
el_caballero-option-card_with_grande = Karte mit dem Granden auf { $at } legen: { $number } nach { $side }
el_caballero-option-card_moving_grande = Karte auf { $at } legen und den Granden darauf versetzen: { $number } nach { $side }
el_caballero-option-raise = Karte auf { $at } für { $price } auf { $number } erhöhen
el_caballero-option-ship = Schiff für die Karte auf { $at } kaufen ({ $side })
el_caballero-option-castle = Kastell für die Karte auf { $at } kaufen
el_caballero-option-withdraw = Karte auf { $at } zurückziehen
el_caballero-option-ship_to_court = Schiff auf { $at } ({ $side }) an den Hof holen
el_caballero-option-set_ship = Schiff vom Hof zur Karte auf { $at } senden ({ $side })
el_caballero-option-move_ship = Schiff von { $origin } auf die Karte auf { $at } versetzen ({ $side })
el_caballero-option-move_castle = Kastell von { $origin } auf die Karte auf { $at } versetzen
el_caballero-option-alcalde = { $kind ->
        [land] Alkalden in { $place } ({ $at }) einsetzen
       *[water] Alkalden auf { $place } ({ $at }) einsetzen
    }
el_caballero-option-buy_for_alcalde = Schiff für deinen Alkalden auf { $place } ({ $at }) kaufen
el_caballero-option-set_for_alcalde = Schiff vom Hof zu deinem Alkalden auf { $place } ({ $at }) senden
el_caballero-option-grande = Granden auf die Karte auf { $at } stellen
el_caballero-option-move_grande = Granden von { $origin } auf die Karte auf { $at } versetzen

## Verlauf

el_caballero-log-round_begun = Runde { $round } begann.
el_caballero-log-power_card_played = { $seat } spielte { $card }.
el_caballero-log-turn_begun = Der Zug von { $seat } begann.
el_caballero-log-supplied = { $count ->
        [one] { $seat } holte { $count } Caballero an den Hof
       *[other] { $seat } holte { $count } Caballeros an den Hof
    }{ $lost ->
        [0] { "" }
       *[other] ; aus Platzmangel verloren: { $lost }
    }.
el_caballero-log-court_cut = { $count ->
        [one] Am Hof von { $seat } war für { $count } Caballero kein Platz mehr; er ging verloren.
       *[other] Am Hof von { $seat } war für { $count } Caballeros kein Platz mehr; sie gingen verloren.
    }
el_caballero-log-tile_laid = { $symbol ->
        [gold] { $seat } legte ein Plättchen auf { $at }: { $tile } mit Gold.
        [fish] { $seat } legte ein Plättchen auf { $at }: { $tile } mit Fisch.
       *[plain] { $seat } legte ein Plättchen auf { $at }: { $tile }.
    }
el_caballero-log-land_met = { $place } erreichte die Karte von { $seat } auf { $at }; sie zählt dort jetzt { $count }.
el_caballero-log-card_laid = { $piece ->
        [grande] { $seat } legte eine Karte mit dem Granden auf { $at }, mit der { $count } zu { $place }, und bezahlte { $price }.
       *[card] { $seat } legte eine Karte auf { $at }, mit der { $count } zu { $place }, und bezahlte { $price }.
    }
el_caballero-log-card_raised = { $seat } erhöhte die Karte auf { $at } in { $place } auf { $count } und bezahlte { $price }.
el_caballero-log-card_thrown_out = { $castle ->
        [yes] Die Karte von { $seat } auf { $at } lag mit mehr als einer Seite an Land und musste weichen; vom Kastell gerettet: { $saved } von { $count }
       *[no] Die Karte von { $seat } auf { $at } lag mit mehr als einer Seite an Land und musste weichen; verlorene Caballeros: { $count }
    }{ $ships ->
        [0] { "" }
       *[other] { $castle ->
            [yes] ; Schiffe an den Hof: { $ships }
           *[no] ; verlorene Schiffe: { $ships }
        }
    }.
el_caballero-log-card_withdrawn = { $seat } zog die Karte auf { $at } zurück{ $count ->
        [0] { "" }
       *[other] { $saved ->
            [0] ; verlorene Caballeros: { $count }
           *[other] ; vom Kastell gerettet: { $saved } von { $count }
        }
    }{ $ships ->
        [0] { "" }
       *[other] ; Schiffe an den Hof: { $ships }
    }.
el_caballero-log-ship_bought = { $seat } kaufte ein Schiff auf { $place } für die Karte auf { $at }.
el_caballero-log-ship_to_court = { $seat } holte das Schiff auf { $place } bei { $at } an den Hof.
el_caballero-log-ship_set = { $seat } sandte ein Schiff vom Hof nach { $place }, bei { $at }.
el_caballero-log-ship_moved = { $seat } versetzte ein Schiff von { $origin } nach { $place }, bei { $at }.
el_caballero-log-castle_bought = { $seat } kaufte ein Kastell für die Karte auf { $at }.
el_caballero-log-castle_moved = { $seat } versetzte ein Kastell von { $origin } auf die Karte auf { $at }.
el_caballero-log-grande_placed = { $seat } stellte den Granden auf die Karte auf { $at }.
el_caballero-log-grande_moved = { $seat } versetzte den Granden von { $origin } auf die Karte auf { $at }.
el_caballero-log-alcalde_placed = { $kind ->
        [land] { $seat } setzte in { $place } einen Alkalden ein.
       *[water] { $seat } setzte auf { $place } einen Alkalden ein.
    }
el_caballero-log-alcalde_ship = { $bought ->
        [yes] { $seat } kaufte ein Schiff für den Alkalden auf { $place }.
       *[no] { $seat } sandte dem Alkalden auf { $place } ein Schiff vom Hof.
    }
el_caballero-log-scored = { $kind ->
        [land] { $place }, Wert { $value }, wurde gewertet: { $points }.
       *[water] { $place }, Wert { $value } je Schiff, wurde gewertet: { $points }.
    }
el_caballero-log-tiles_drawn = Neu in der Auslage: { $tiles }.

## The arithmetic of a scoring

el_caballero-part-value = { $tiles } Plättchen{ $extra ->
        [0] { "" }
       *[other] { " + " }{ $extra } { $kind ->
            [land] Gold
           *[water] Fisch
        }
    }
el_caballero-part-first = 2 × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }
el_caballero-part-second = { el_caballero-part-value }
el_caballero-part-tied = Gleichstand um Platz 1: { el_caballero-part-value }
el_caballero-part-alcalde = Alkalde: 2 × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }
el_caballero-part-ships = { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    } × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }

## Why a hint says so

el_caballero-reason-power = { $value }: { $turn ->
        [1] erster Zug
        [2] zweiter Zug
        [3] dritter Zug
        [4] vierter Zug
       *[5] letzter Zug
    }{ $sure ->
        [yes] { "" }
       *[no] { " " }bisher
    }, { $supply ->
        [0] und niemand kommt
        [one] und { $supply } Caballero kommt
       *[other] und { $supply } Caballeros kommen
    }.
el_caballero-reason-supply = { $count ->
        [one] { $count } Caballero kommt an deinen Hof.
       *[other] { $count } Caballeros kommen an deinen Hof.
    }
el_caballero-reason-end = Nichts anderes ist jetzt seinen Preis wert.
el_caballero-reason-more = Würde jetzt gewertet, bekämst du { $points } mehr.
el_caballero-reason-takes = Würde jetzt gewertet, bekäme { $other } { $points } weniger.

## Warum etwas nicht geht

el_caballero-why-owes = In { $place } hast du so viele wie { $other }: Löse zuerst mit einer zweiten Karte den Gleichstand auf.
el_caballero-why-others_card = Diese Karte gehört { $owner }.
el_caballero-why-nothing_for_card = Mit dieser Karte lässt sich jetzt nichts tun.
el_caballero-why-occupied = Auf { $at } liegt schon etwas.
el_caballero-why-touches_no_tile = Dieser Platz berührt kein Plättchen.
el_caballero-why-no_tile_fits_here = Keines der Plättchen passt hierher.
el_caballero-why-tile_laid = Du hast dein Plättchen schon gelegt.
el_caballero-why-two_lands = Hier läge eine Karte mit zwei Seiten an Land.
el_caballero-why-court_empty = An deinem Hof sind keine Caballeros.
el_caballero-why-not_displayed = Nicht in der Auslage: { $tile }.
el_caballero-why-edge = { $kind ->
        [land] Im { $side } träfe Land auf Wasser.
       *[water] Im { $side } träfe Wasser auf Land.
    }
el_caballero-why-other_places_first = Neben eine Karte kommt ein Plättchen nur, wenn keines neben ein anderes Plättchen passt.
el_caballero-why-fits_nowhere = Dieses Plättchen passt jetzt nirgends.
el_caballero-why-two_cards = Du hast schon zwei Karten gelegt oder erhöht.
el_caballero-why-no_card_left = Alle deine Karten liegen auf dem Tisch.
el_caballero-why-land_here = Hier ist Land: Wähle die Zahl, die zu ihm zeigt.
el_caballero-why-only_water_here = Hier ist nur Wasser: Wähle, welche Zahl der Vorderseite zu ihm zeigt.
el_caballero-why-front_on_water = Nur am Wasser liegt eine Karte mit der Vorderseite nach oben: 1 bis 4.
el_caballero-why-too_dear = { $count ->
        [0] Das kostet { $price }, aber an deinem Hof ist kein Caballero.
        [one] Das kostet { $price }, aber an deinem Hof ist nur { $count } Caballero.
       *[other] Das kostet { $price }, aber an deinem Hof sind nur { $count } Caballeros.
    }
el_caballero-why-tie = In { $place } hättest du so viele wie { $other }: { $count }.
el_caballero-why-no_card_here = Auf { $at } liegt keine Karte.
el_caballero-why-under_grande = Auf dieser Karte steht der Grande; sie bleibt, wie sie ist.
el_caballero-why-without_land = Eine Karte, die kein Land berührt, lässt sich nicht erhöhen.
el_caballero-why-only_upwards = Karten lassen sich nur erhöhen; diese zählt schon { $number }.
el_caballero-why-two_ships = Du hast schon zwei Schiffe gekauft.
el_caballero-why-no_ship_left = Im Vorrat ist kein Schiff mehr.
el_caballero-why-no_ship_at_court = An deinem Hof ist kein Schiff.
el_caballero-why-no_water = Im { $side } ist kein Wasser.
el_caballero-why-ship_here = Im { $side } liegt schon ein Schiff.
el_caballero-why-no_ship_here = Im { $side } liegt kein Schiff.
el_caballero-why-another_card = Ein Schiff lässt sich nur auf eine andere deiner Karten versetzen.
el_caballero-why-castle_here = Auf dieser Karte steht schon ein Kastell.
el_caballero-why-two_castles = Du hast schon zwei Kastelle gekauft.
el_caballero-why-no_castle_left = Im Vorrat ist kein Kastell mehr.
el_caballero-why-no_castle_here = Auf dieser Karte steht kein Kastell.
el_caballero-why-supplied = Du hast deinen Nachschub schon geholt.
el_caballero-why-no_supply = Deine Machtkarte bringt keine Caballeros.
el_caballero-why-tile_first = Du musst zuerst ein Plättchen legen.
el_caballero-why-power_cards_are_played = Die Machtkarten dieser Runde sind alle gespielt.
el_caballero-why-value_on_the_table = Eine { $number } liegt in dieser Runde schon aus.
el_caballero-why-card_used = Deine { $number } hast du schon gespielt.

## Tischoptionen

el_caballero-setting-tied_firsts =
    .name = Geteilter erster Platz zu zweit
    .text = Was beide bekommen, wenn sie zu zweit in einer Region gemeinsam auf dem ersten Platz liegen. Zu dritt und zu viert ist es immer der Wert der Region.
el_caballero-setting-tied_firsts-nothing = Nichts
el_caballero-setting-tied_firsts-value = Den Wert der Region
el_caballero-setting-confirm_turns =
    .name = Züge bestätigen
    .text = Mit Bestätigung kannst du bis zum Ende deines Zuges alles zurücknehmen.
el_caballero-setting-confirm_turns-true = Jeden Zug bestätigen
el_caballero-setting-confirm_turns-false = Züge sofort beenden
el_caballero-setting-start_player =
    .name = Startspieler
    .text = Wer die erste Machtkarte des Spiels ausspielt.
el_caballero-setting-start_player-none = Ausgelost
el_caballero-setting-start_player-0 = { kernel-seat-0 }
el_caballero-setting-start_player-1 = { kernel-seat-1 }
el_caballero-setting-start_player-2 = { kernel-seat-2 }
el_caballero-setting-start_player-3 = { kernel-seat-3 }

## Karten, Plättchen und andere Werte

el_caballero-value-stock = Gemeinsamer Vorrat und Auslage
el_caballero-value-price = Preise in Caballeros

el_caballero-power = { $supply ->
        [0] Keine Caballeros kommen an deinen Hof.
        [one] Hole { $supply } Caballero an deinen Hof.
       *[other] Hole { $supply } Caballeros an deinen Hof.
    } { $tiles ->
        [one] Lege { $tiles } Plättchen.
       *[other] Du darfst bis zu { $tiles } Plättchen legen; das erste ist Pflicht.
    }
el_caballero-card-power_1 =
    .name = Macht 1
    .text = { el_caballero-power }
el_caballero-card-power_2 =
    .name = Macht 2
    .text = { el_caballero-power }
el_caballero-card-power_3 =
    .name = Macht 3
    .text = { el_caballero-power }
el_caballero-card-power_4 =
    .name = Macht 4
    .text = { el_caballero-power }
el_caballero-card-power_5 =
    .name = Macht 5
    .text = { el_caballero-power }
el_caballero-card-power_6 =
    .name = Macht 6
    .text = { el_caballero-power }
el_caballero-card-power_7 =
    .name = Macht 7
    .text = { el_caballero-power }
el_caballero-card-power_8 =
    .name = Macht 8
    .text = { el_caballero-power }
el_caballero-card-power_9 =
    .name = Macht 9
    .text = { el_caballero-power }
el_caballero-card-power_10 =
    .name = Macht 10
    .text = { el_caballero-power }
el_caballero-card-power_11 =
    .name = Macht 11
    .text = { el_caballero-power }
el_caballero-card-power_12 =
    .name = Macht 12
    .text = { el_caballero-power }
el_caballero-card-power_13 =
    .name = Macht 13
    .text = { el_caballero-power }
el_caballero-counts = { $plain } ohne Symbol, { $gold } mit Gold, { $fish } mit Fisch.
el_caballero-card-open-sea =
    .name = Offene See
    .text = Wasser auf allen vier Seiten; es gehört zusammen. { el_caballero-counts }
el_caballero-card-cape =
    .name = Kap
    .text = Land auf einer Seite; die anderen drei sind ein Gewässer. { el_caballero-counts }
el_caballero-card-coast =
    .name = Küste
    .text = Land auf zwei benachbarten Seiten, Wasser auf den beiden anderen. { el_caballero-counts }
el_caballero-card-isthmus =
    .name = Landenge
    .text = Land auf zwei gegenüberliegenden Seiten; die Gewässer links und rechts davon sind nicht verbunden. { el_caballero-counts }
el_caballero-card-bay =
    .name = Bucht
    .text = Wasser auf einer Seite; das Land der anderen drei gehört zusammen. { el_caballero-counts }
el_caballero-card-inland =
    .name = Binnenland
    .text = Land auf allen vier Seiten; es gehört zusammen. { el_caballero-counts }

## Was man im Terminal tippen kann, als Beispiel

el_caballero-form-notation = tile cape-1 1,0 r2
el_caballero-form-look = ? Kap
el_caballero-form-rules = rules EC-4.3

el_caballero-map-legend = ▒ Land, ~ Wasser, $ Gold, ∝ Fisch, · hier geht etwas, ▲ Schiff, ⌂ Kastell, ♛ Grande, Buchstabe auf einem Plättchen: Alkalde

## Regeln

el_caballero-rules-010 =
    .rule = EC
    .title = Das Spiel in Kürze
    .text =
        Plättchen für Plättchen wächst die Karte einer neuen Welt, mit Regionen und Gewässern jeder Größe. An ihre Ränder legst du deine Caballerokarten; die Zahl, die zu einer Region zeigt, sagt, wie viele deiner Caballeros dort stehen. Schiffe auf deinen Karten fischen und handeln auf dem Wasser, Kastelle schützen, was auf einer Karte steht.

        Gespielt werden sieben Runden. In jeder bestimmen Machtkarten, wer wann am Zug ist und wie viele neue Caballeros an den Hof kommen; dann sind alle einmal am Zug. Nach der vierten und der siebten Runde werden alle Gebiete gewertet. Eine Region bringt Punkte, wenn du dort die meisten Caballeros hast, und zu dritt oder zu viert auch für den zweiten Platz; auf dem Wasser zählt jedes Schiff. Wer am Ende die meisten Punkte hat, gewinnt.
el_caballero-rules-100 =
    .rule = EC-1
    .title = Was alle haben
    .text = Alle haben { $player_cards } Caballerokarten, 13 Machtkarten und { $player_court } Caballeros am Hof. Im gemeinsamen Vorrat sind { $stock_ships } Schiffe und { $stock_castles } Kastelle.
el_caballero-rules-110 =
    .rule = EC-1.1
    .title = Machtkarten
    .text = Eine Machtkarte hat eine Zahl von 1 bis 13, die über die Zugfolge entscheidet, und einen Nachschub: So viele Caballeros kommen an den Hof. Je höher die Zahl, desto kleiner der Nachschub. Mit der 9 darfst du ein zweites Plättchen legen. Jede Karte wird im Spiel nur einmal gespielt.
el_caballero-rules-120 =
    .rule = EC-1.2
    .title = Caballerokarten
    .text = Eine Karte hat an jeder Seite eine Zahl: auf der Vorderseite 1 bis 4, auf der Rückseite 5 bis 8, im Uhrzeigersinn. Die Reihenfolge der Zahlen haben wir selbst festgelegt.
el_caballero-rules-130 =
    .rule = EC-1.3
    .title = Der Hof
    .text =
        Die Caballeros an deinem Hof werden mit deinen Karten angezeigt, die nicht auf dem Tisch liegen. Mehr als 8 für jede dieser Karten können es nie sein; was darüber hinausgeht, ist verloren.

        Wenn du eine Karte legst, bezahlst du zuerst und verlierst dann, was die übrigen Karten nicht fassen. Auch deine letzte Karte darfst du legen: Was nach dem Bezahlen am Hof bleibt, ist verloren. Gedruckt ist nur, dass der Hof mit einer einzigen Karte kaum noch wachsen kann und dass die letzte Karte am Ende des Spiels gelegt werden darf; alles andere ist unsere Festlegung.
el_caballero-rules-200 =
    .rule = EC-2
    .title = Plättchen
    .text =
        Jede Kante eines Plättchens ist ganz Land oder ganz Wasser. Alles Land eines Plättchens gehört zusammen. Auch sein Wasser gehört zusammen, es sei denn, auf zwei gegenüberliegenden Seiten ist Land: Eine Landenge hat zwei getrennte Gewässer. Über Ecken hinweg ist nichts verbunden.

        Land, das Kante an Kante zusammenhängt, ist eine Region, solches Wasser ein Gewässer. Beides sind Gebiete, und man zählt sie in Plättchen: Ein Plättchen zählt in jedem seiner Gebiete einmal. Gold liegt an Land, Fisch im Wasser; jedes davon macht sein Gebiet um 1 wertvoller.

        Das erste gezogene Plättchen, das weder Gold noch Fisch zeigt, ist das Startplättchen. Die anderen werden gemischt, und { $stock_display } von ihnen liegen offen aus: die Auslage. Wie viele Plättchen es von jeder Art gibt, haben wir selbst gewählt, weil wir den gedruckten Satz nicht kennen. Mit einer eigenen Werteliste lässt sich unserer ersetzen.
el_caballero-rules-300 =
    .rule = EC-3
    .title = Eine Runde
    .text =
        Beginnend mit dem Startspieler spielen alle im Uhrzeigersinn eine Machtkarte offen aus. Eine Zahl, die in dieser Runde schon ausliegt, darf nicht noch einmal gespielt werden. Dann sind alle einmal am Zug, von der höchsten Zahl bis zur niedrigsten.

        Nach dem letzten Zug wird die Auslage auf { $stock_display } aufgefüllt; Plättchen, die niemand genommen hat, bleiben liegen. Wer zuletzt am Zug war, wird Startspieler. Wer das Spiel beginnt, wird ausgelost, oder wer den Tisch eröffnet hat, bestimmt es; nach der gedruckten Regel beginnt, wer am jüngsten ist.
el_caballero-rules-400 =
    .rule = EC-4
    .title = Dein Zug
    .text = Tu vom Folgenden, was du willst, in beliebiger Reihenfolge; du darfst es auch teilen und mischen, etwa ein Schiff kaufen, das Plättchen legen und ein zweites Schiff kaufen. Nur das Plättchen ist Pflicht. Dein Zug ist zu Ende, wenn du es sagst.
el_caballero-rules-410 =
    .rule = EC-4.1
    .title = Nachschub
    .text = Hole einmal in deinem Zug so viele Caballeros an deinen Hof, wie deine Machtkarte angibt.
el_caballero-rules-420 =
    .rule = EC-4.2
    .title = Ein Plättchen legen
    .text =
        Wähle ein Plättchen der Auslage, drehe es beliebig und lege es Kante an Kante an ein Plättchen auf dem Tisch. Wo es ein Plättchen berührt, muss Land an Land und Wasser an Wasser liegen. Karten darf es ebenfalls berühren.

        Nur wenn kein Plättchen der Auslage an irgendein Plättchen auf dem Tisch passt, legst du eines an eine deiner eigenen Karten; geht auch das nicht, an eine fremde; geht selbst das nicht, legst du keines. Gedruckt ist nur, dass du es an eine Karte legen darfst; dass du es musst und was zuletzt gilt, ist unsere Festlegung.
el_caballero-rules-430 =
    .rule = EC-4.3
    .title = Karten legen und erhöhen
    .text =
        Bis zu zweimal in deinem Zug legst du eine Karte oder erhöhst eine, die auf dem Tisch liegt. Eine Karte liegt mit mindestens einer Seite an einem Plättchen. Land darf sie nur mit einer Seite berühren, Wasser mit beliebig vielen.

        - An Land wählst du eine Zahl von 1 bis 8, die zum Land zeigt, und bezahlst so viele Caballeros. Zahlen, die zum Wasser zeigen, kosten nichts.
        - Nur am Wasser liegt die Karte mit der Vorderseite nach oben und einer beliebigen Seite zum Wasser, und du bezahlst { $price_water }, welche Zahl es auch ist. Kommt später Land hinzu, so zählt die Zahl dort und kostet nichts weiter.
        - Zum Erhöhen drehst oder wendest du eine Karte dort, wo sie liegt, sodass eine höhere Zahl zu ihrem Land zeigt, und bezahlst die Differenz. Ihr Kastell bleibt, und ihre Schiffe bleiben auf ihren Seiten. Eine Karte, die kein Land berührt, lässt sich nicht erhöhen; das ist unsere Festlegung.

        Deine Karten an einer Region werden zusammengezählt. Nach der letzten Karte, die du in deinem Zug legst oder erhöhst, muss sich deine Summe in jeder Region, zu der diese Karten zeigen, von der aller anderen unterscheiden. Deine erste Karte darf nur dann einen Gleichstand herstellen, wenn du ihn sofort mit einer zweiten auflösen kannst, und dann musst du es auch. Gleichstände, die durch Plättchen oder zurückgezogene Karten entstehen, sind erlaubt.

        Beispiele: Hell legt in einer Region eine 2 und bezahlt 2. Dunkel legt ein Plättchen an und eine 4, die auch Wasser berührt: Das kostet 4. Wer als dritte Farbe dazukommt, darf dort weder 2 noch 4 haben; mit 5 wäre es der erste Platz, mit 1 der dritte, und 4 und 1 auf zwei Karten sind erlaubt. An einer anderen Küste hat Hell einst 1 für eine Karte nur am Wasser bezahlt; bringt nun ein Plättchen Land an ihre 4, so zählt sie 4, und hat Dunkel dort ebenfalls 4, bleibt der Gleichstand bestehen.
el_caballero-rules-440 =
    .rule = EC-4.4
    .title = Schiffe
    .text =
        Kaufe in deinem Zug bis zu zwei Schiffe für je { $price_ship } Caballeros. Lege jedes auf eine Seite einer deiner Karten, die zum Wasser zeigt, höchstens eines auf jede Seite. In einem Gewässer dürfen beliebig viele Schiffe liegen, von einem oder von mehreren.

        Beispiel: Eine Karte mit 3 in einer Region aus 2 Plättchen trägt ein Schiff in einem Gewässer aus 4 Plättchen. Bei einer Wertung bringt dieses Schiff 4.
el_caballero-rules-450 =
    .rule = EC-4.5
    .title = Kastelle
    .text = Kaufe in deinem Zug bis zu zwei Kastelle für je { $price_castle } Caballero, höchstens eines je Karte. Ein Kastell bringt keine Punkte; es schützt die Caballeros und Schiffe seiner Karte, wenn sie zurückgezogen wird oder weichen muss.
el_caballero-rules-460 =
    .rule = EC-4.6
    .title = Zurückziehen
    .text =
        Ziehe beliebig viele eigene Karten zurück; das kostet nichts. Ihre Caballeros an Land sind verloren; mit einem Kastell kommen sie stattdessen an deinen Hof, und das Kastell geht in den Vorrat. Die Schiffe kommen an deinen Hof; gedruckt ist nur, dass sie es können, daher ist das unsere Festlegung.

        Ein Schiff darf auch allein an den Hof, ohne Kosten; die Karte bleibt dann liegen.
el_caballero-rules-470 =
    .rule = EC-4.7
    .title = Versetzen
    .text = Für jeweils { $price_move } Caballero versetzt du ein Schiff oder ein Kastell auf eine andere deiner Karten oder sendest ein Schiff vom Hof auf eine deiner Karten, so oft du willst.
el_caballero-rules-480 =
    .rule = EC-4.8
    .title = Karten, die weichen müssen
    .text =
        Eine Karte, an deren zweite Seite Land zu liegen kommt, sei es auch dieselbe Region, geht sofort zurück. Ihre Caballeros sind verloren, ihre Schiffe gehen in den Vorrat. Mit einem Kastell kommt die Zahl, die vorher zum Land zeigte, an den Hof zurück, die Schiffe ebenso; das Kastell geht in den Vorrat.

        Beispiele: Hell hat eine Karte mit 4 an Land. Ein neues Plättchen bringt Land an eine andere ihrer Seiten: Die Karte muss weichen, und die 4 sind verloren. Oder Dunkel zieht eine eigene Karte mit 1 zurück und legt in die Lücke ein Plättchen mit Land auf drei Seiten, vor dem zwei Karten von Hell weichen müssen. Oder Hell zieht eine Karte zurück, legt in die Lücke ein Plättchen und legt die Karte mit 1 wieder an: Was dort stand, ist verloren, 1 wird bezahlt, und die Region ist gewachsen.
el_caballero-rules-500 =
    .rule = EC-5
    .title = Wertung
    .text = Nach den Runden 4 und 7 werden alle Gebiete gewertet.
el_caballero-rules-510 =
    .rule = EC-5.1
    .title = Regionen
    .text =
        Eine Region ist so viel wert wie ihre Plättchen und ihr Gold zusammen. Wer dort die größte Summe hat, bekommt das Doppelte. Zu dritt und zu viert bekommt der zweite Platz den Wert einmal.

        Liegen mehrere auf dem ersten Platz, bekommen alle den Wert einmal, und der nächste Platz geht leer aus. Zu zweit gibt es bei geteiltem ersten Platz nichts, es sei denn, am Tisch ist der Wert dafür eingestellt. Auf einem geteilten zweiten Platz gibt es nichts. Dass hinter einem geteilten ersten Platz niemand etwas bekommt und dass es zu zweit nichts gibt, ist unsere Festlegung.
el_caballero-rules-520 =
    .rule = EC-5.2
    .title = Gewässer
    .text = Jedes Schiff bringt so viel wie die Plättchen und die Fische seines Gewässers zusammen. Mehrheiten spielen hier keine Rolle: Wer dort mehrere Schiffe hat, bekommt für jedes Punkte.
el_caballero-rules-530 =
    .rule = EC-5.3
    .title = Ein Beispiel
    .text =
        Hell und Dunkel werten drei Regionen und drei Gewässer.
        - Eine Region aus 5 Plättchen mit 1 Gold ist 6 wert. Hell hat dort 7, Dunkel 1: Hell bekommt 12, und zu dritt oder zu viert bekommt Dunkel 6.
        - Eine Region aus 1 Plättchen mit 1 Gold ist 2 wert. Dunkel liegt vorn und bekommt 4; zu dritt oder zu viert bekommt Hell 2.
        - In einer Region aus 1 Plättchen ist Dunkel allein und bekommt 2.
        - In einem Gewässer aus 1 Plättchen mit 1 Fisch hat Dunkel ein Schiff: 2.
        - Im nächsten Gewässer liegt kein Schiff: nichts.
        - In einem Gewässer aus 3 Plättchen mit 1 Fisch hat Hell ein Schiff: 4.

        Zu zweit bekommt Hell 16 und Dunkel 8, zu dritt oder zu viert 18 und 14.
el_caballero-rules-540 =
    .rule = EC-5.4
    .title = Ende des Spiels
    .text = Wer nach der letzten Wertung die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze wird der Sieg geteilt; das ist unsere Festlegung.

## Wenn eine Partie vorbei ist

el_caballero-gain-first =
    .name = Erste in Regionen
el_caballero-gain-second =
    .name = Zweite oder gleichauf
el_caballero-gain-ships =
    .name = Schiffe
el_caballero-gain-alcaldes =
    .name = Alkalden
el_caballero-award-alcalde =
    .name = Ehrbarer Alkalde
    .text = { $count } Punkte im Amt
el_caballero-award-lord =
    .name = Landesherr
    .text = { $count } aus einer Region, Runde { $round }
el_caballero-award-fish =
    .name = Kapitän der vollen Netze
    .text = { $count } Punkte aus dem Wasser
el_caballero-award-mason =
    .name = Baumeister
    .text = baute { $count } Kastelle
el_caballero-award-admiral =
    .name = Admiral
    .text = { $count } Befehle an die Flotte
el_caballero-award-finder =
    .name = Gold- und Fischfinder
    .text = legte { $count } Plättchen mit Gold oder Fisch
el_caballero-award-herald =
    .name = Aufsteigender Stern
    .text = erhöhte { $count } Karten
el_caballero-award-host =
    .name = Überall zu Hause
    .text = legte { $count } Karten

## Die Lektion

el_caballero-lesson-price =
    .name = Der Preis eines Zuges
    .text = Hohe Machtkarten ziehen früh, niedrige bringen mehr Caballeros. Beatriz hat die 6 gespielt, Yago die 4. Spiele die 8: Du bist zuerst dran, und drei Caballeros kommen.
el_caballero-lesson-court =
    .name = Dein Hof
    .text = Fünf Caballeros warten an deinem Hof, drei kommen jetzt dazu. Mit ihnen bezahlst du Karten, Schiffe und Kastelle.
el_caballero-lesson-tile =
    .name = In jedem Zug ein Plättchen
    .text = Land liegt an Land, Wasser an Wasser. Lege die Küste mit Gold westlich an das erste Land: Es wächst auf drei Plättchen, und das Gold zählt wie ein weiteres.
el_caballero-lesson-card =
    .name = Eine Karte mit drei
    .text = Beatriz hat zwei Caballeros in diesem Land. Lege nördlich der Küste eine Karte, deren 3 zum Land zeigt: Du bezahlst drei und bist Erster. Zwei ergäben einen Gleichstand, und die Summen müssen verschieden sein.
el_caballero-lesson-ship =
    .name = Ein Schiff
    .text = Im Osten berührt dieselbe Karte Wasser. Ein Schiff kostet 2 und bringt einen Punkt für jedes Plättchen seines Gewässers und für jeden Fisch: hier fünf.
el_caballero-lesson-castle =
    .name = Ein Kastell
    .text = Eine Karte darf nur mit einer Seite Land berühren. Bringt ein Plättchen Land an eine zweite, muss sie weichen, und ihre Caballeros sind verloren. Kaufe für 1 ein Kastell und beende dann deinen Zug.
el_caballero-lesson-gone =
    .name = Es hat sich gelohnt
    .text = Yagos Plättchen hat Land an eine zweite Seite deiner Karte gebracht, sie musste weichen. Dank des Kastells sind ihre drei Caballeros und das Schiff zurück an deinem Hof.
el_caballero-lesson-last =
    .name = Das letzte Wort
    .text = Nach dieser Runde kommt die erste Wertung. Spiele die 3: Sechs Caballeros kommen, und du bist zuletzt dran, sodass niemand mehr antworten kann.
el_caballero-lesson-join =
    .name = Aus zwei Ländern wird eines
    .text = Nimm deine Caballeros und lege dann die Bucht mit Gold in die Lücke. An Beatriz’ Karte kommt Land an eine zweite Seite: Sie hat kein Kastell und verliert vier. Und dein Land wächst mit dem von Yago zusammen.
el_caballero-lesson-first =
    .name = Erster und Zweiter
    .text = Sechs Plättchen und zweimal Gold: Dieses Land ist 8 wert. Der erste Platz bringt das Doppelte, 16, der zweite 8. Yago hat dort zwei. Lege im Süden eine Karte mit 3, 4 oder 5.
el_caballero-lesson-sea =
    .name = Das Schiff fährt wieder
    .text = Eine Karte, die nur Wasser berührt, kostet 1, egal mit welcher Zahl. Lege eine südlich der Küste und sende für 1 dein Schiff vom Hof dorthin: Sieben Plättchen und ein Fisch sind 8 wert. Beende dann deinen Zug.
el_caballero-lesson-learned =
    .name = Land und Meer
    .text = Das Land hat dir 16 gebracht, das Schiff 8. Du führst mit 24 zu 8 zu 2. An Land zählt der Rang, auf See die Größe, und ein Plättchen kann jede Karte ohne Kastell vertreiben. Spiele von hier aus weiter; die Bots denken jetzt selbst.
