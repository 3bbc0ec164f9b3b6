### Das Grundspiel: Regionen, Karten, Plan und Aufbau.

base-module =
    .name = El Grande
    .text = Das Grundspiel: neun Regionen, je dreizehn Machtkarten, fünfundvierzig Aktionskarten.

## Regionen

base-place-galicia =
    .name = Galicia
base-place-pais_vasco =
    .name = País Vasco
base-place-aragon =
    .name = Aragón
base-place-cataluna =
    .name = Cataluña
base-place-castilla_la_vieja =
    .name = Castilla la Vieja
base-place-castilla_la_nueva =
    .name = Castilla la Nueva
base-place-valencia =
    .name = Valencia
base-place-sevilla =
    .name = Sevilla
base-place-granada =
    .name = Granada

## Aktionskarten, Stapel 1

base-card-move_3 =
    .name = Unterwegs
    .text = { $up_to ->
            [one] Setze bis zu { $up_to } Caballero um, eigen oder fremd.
           *[other] Setze bis zu { $up_to } Caballeros um, eigene oder fremde.
        }
base-card-move_4 =
    .name = Großes Manöver
    .text = { $up_to ->
            [one] Setze bis zu { $up_to } Caballero um, eigen oder fremd.
           *[other] Setze bis zu { $up_to } Caballeros um, eigene oder fremde.
        }
base-card-move_4_own =
    .name = Mir nach!
    .text = Setze bis zu { $up_to } deiner Caballeros um.
base-card-move_3_foreign =
    .name = Ungebetene Gäste
    .text = { $up_to ->
            [one] Setze bis zu { $up_to } fremden Caballero um.
           *[other] Setze bis zu { $up_to } fremde Caballeros um.
        }
base-card-move_2_own_2_foreign =
    .name = Geben und Nehmen
    .text = Setze bis zu { $own } eigene und bis zu { $foreign } fremde Caballeros um, in beliebiger Reihenfolge.
base-card-move_5_from_one_region =
    .name = Auszug
    .text = { $up_to ->
            [one] Wähle eine Region. Setze bis zu { $up_to } Caballero von dort um, gleich wem er gehört.
           *[other] Wähle eine Region. Setze bis zu { $up_to } Caballeros von dort um, gleich wem sie gehören.
        }
base-card-move_all_own_from_one_region =
    .name = Zelte abbrechen
    .text = Wähle eine Region. Setze beliebig viele deiner Caballeros von dort um.
base-card-place_2_anywhere =
    .name = Freunde überall
    .text = { $up_to ->
            [one] Setze bis zu { $up_to } weiteren Caballero von deinem Hof ein, in einer beliebigen Region oder im Castillo.
           *[other] Setze bis zu { $up_to } weitere Caballeros von deinem Hof ein, in beliebigen Regionen oder im Castillo.
        }
base-card-move_all_own_or_place_2 =
    .name = Am Scheideweg
    .text = { $up_to ->
            [one] Wähle entweder eine Region und setze beliebig viele deiner Caballeros von dort um, oder setze bis zu { $up_to } weiteren von deinem Hof ein, in einer beliebigen Region oder im Castillo.
           *[other] Wähle entweder eine Region und setze beliebig viele deiner Caballeros von dort um, oder setze bis zu { $up_to } weitere von deinem Hof ein, in beliebigen Regionen oder im Castillo.
        }
base-choice-move_all_own_or_place_2-0 = Eigene Caballeros aus einer Region umsetzen
base-choice-move_all_own_or_place_2-1 = Weitere Caballeros beliebig einsetzen

## Aktionskarten, Stapel 2

base-card-veto =
    .name = Veto
    .text = Lege diese Karte sofort offen vor dir aus; du setzt ein wie sonst. Bis zum Ende der nächsten Runde darfst du damit einmal eine fremde Sonderaktion verhindern, vor ihrem Beginn oder bei jedem ihrer Schritte.
base-card-opponents_empty_court =
    .name = Leere Säle
    .text = Alle anderen schicken sämtliche Caballeros von ihrem Hof in die Provinz zurück.
base-card-opponents_return_3_from_court =
    .name = Beurlaubt
    .text = { $count ->
            [one] Alle anderen schicken je { $count } Caballero von ihrem Hof in die Provinz zurück.
           *[other] Alle anderen schicken je { $count } Caballeros von ihrem Hof in die Provinz zurück; wer weniger hat, schickt alle.
        }
base-card-return_1_of_each_opponent =
    .name = Heimgerufen
    .text = Du darfst von jeder anderen Farbe einen Caballero aus einer Region in die Provinz zurückschicken.
base-card-angry_king =
    .name = Zorn des Königs
    .text = { $count ->
            [one] Im Uhrzeigersinn schicken alle anderen je { $count } Caballero ihrer Wahl in die Provinz zurück, aus einer Region oder vom Hof.
           *[other] Im Uhrzeigersinn schicken alle anderen je { $count } Caballeros ihrer Wahl in die Provinz zurück, aus Regionen und/oder vom Hof.
        }
base-card-disc_return_all =
    .name = Geheimer Rückzug
    .text = Alle anderen wählen geheim eine Region mit eigenen Caballeros, nicht die Königsregion. Alle ihre Caballeros von dort kommen zurück in die Provinz.
base-card-disc_return_2 =
    .name = Stiller Abschied
    .text = { $count ->
            [one] Alle anderen wählen geheim eine Region mit eigenen Caballeros, nicht die Königsregion. { $count } davon kommt zurück in die Provinz.
           *[other] Alle anderen wählen geheim eine Region mit mindestens { $count } eigenen Caballeros, nicht die Königsregion. { $count } davon kommen zurück in die Provinz.
        }
base-card-score_one_region =
    .name = Steuereintreiber
    .text = Werte eine Region deiner Wahl. Die Königsregion ist erlaubt, das Castillo nicht.

## Aktionskarten, Stapel 3

base-card-score_worth_4 =
    .name = Kleine Lehen
    .text = { $least ->
            [4] { $most ->
                [4] Werte alle Regionen mit Wert { $least }.
               *[other] Werte alle Regionen mit Wert { $least } bis { $most }.
            }
           *[other] Werte alle Regionen mit Wert { $least } bis { $most }.
        }
base-card-score_worth_5 =
    .name = Mittlere Lehen
    .text = { $least ->
            [5] { $most ->
                [5] Werte alle Regionen mit Wert { $least }.
               *[other] Werte alle Regionen mit Wert { $least } bis { $most }.
            }
           *[other] Werte alle Regionen mit Wert { $least } bis { $most }.
        }
base-card-score_worth_6_7 =
    .name = Große Lehen
    .text = Werte alle Regionen mit Wert { $least } bis { $most }.
base-card-score_castillo =
    .name = Appell im Castillo
    .text = Werte das Castillo. Die Caballeros bleiben darin.
base-card-score_first_places =
    .name = Alleinherrschaft
    .text = Werte alle Regionen in der Reihenfolge einer allgemeinen Wertung, aber nur den ersten Platz. Bei Gleichstand auf dem ersten Platz gibt es nichts.
base-card-score_most_caballeros =
    .name = Volle Gassen
    .text = Werte die Region, in der insgesamt die meisten Caballeros stehen; bei Gleichstand alle diese Regionen.
base-card-score_fewest_caballeros =
    .name = Stille Dörfer
    .text = Werte die Region, in der insgesamt die wenigsten Caballeros stehen; bei Gleichstand alle diese Regionen. Leere Regionen zählen nicht.

## Aktionskarten, Stapel 4 und 5

base-card-mobile_scoreboard =
    .name = Das Blatt wendet sich
    .text = Lege eine der beiden Wertungstafeln in eine Region oder zum Castillo, oder versetze eine, die schon ausliegt.
base-card-take_back_power_card =
    .name = Neue Kraft
    .text = Du darfst eine deiner gespielten Machtkarten auf die Hand zurücknehmen, auch die dieser Runde. Die anderen sehen nicht, welche.
base-card-two_to_court =
    .name = Frische Rekruten
    .text = { $up_to ->
            [one] Hole bis zu { $up_to } weiteren Caballero aus der Provinz an deinen Hof.
           *[other] Hole bis zu { $up_to } weitere Caballeros aus der Provinz an deinen Hof.
        }
base-card-move_grande =
    .name = Umzug
    .text = Setze deinen Granden in eine andere Region um. Er darf die Königsregion weder verlassen noch betreten.
base-card-disc_scoring =
    .name = Geheime Wahl
    .text = Alle wählen geheim eine Region; auch die Königsregion ist erlaubt. Jede Region, die genau einmal gewählt wurde, wird gewertet.
base-card-eviction =
    .name = Rauswurf
    .text = Nenne eine Region, nicht die Königsregion. Wer von den anderen dort Caballeros hat, wählt geheim eine Region und muss sie alle dorthin umsetzen.
base-card-royal_advisor =
    .name = Königlicher Ratgeber
    .text = Versetze den König in eine Nachbarregion.
base-card-kings_card =
    .name = Königskarte
    .text = Versetze den König in eine beliebige Region oder lass ihn stehen.

## Machtkarten

base-power-text = { $supply ->
        [0] Wert { $value }. Keine Caballeros aus der Provinz.
        [one] Wert { $value }. Hole bis zu { $supply } Caballero aus der Provinz an deinen Hof.
       *[other] Wert { $value }. Hole bis zu { $supply } Caballeros aus der Provinz an deinen Hof.
    }
base-card-power_1 =
    .name = Macht 1
    .text = { base-power-text }
base-card-power_2 =
    .name = Macht 2
    .text = { base-power-text }
base-card-power_3 =
    .name = Macht 3
    .text = { base-power-text }
base-card-power_4 =
    .name = Macht 4
    .text = { base-power-text }
base-card-power_5 =
    .name = Macht 5
    .text = { base-power-text }
base-card-power_6 =
    .name = Macht 6
    .text = { base-power-text }
base-card-power_7 =
    .name = Macht 7
    .text = { base-power-text }
base-card-power_8 =
    .name = Macht 8
    .text = { base-power-text }
base-card-power_9 =
    .name = Macht 9
    .text = { base-power-text }
base-card-power_10 =
    .name = Macht 10
    .text = { base-power-text }
base-card-power_11 =
    .name = Macht 11
    .text = { base-power-text }
base-card-power_12 =
    .name = Macht 12
    .text = { base-power-text }
base-card-power_13 =
    .name = Macht 13
    .text = { base-power-text }

## Regeln, in Lesereihenfolge zusammen mit denen von El Grande

base-rules-100 =
    .rule = EG-1
    .title = Der Spielplan
    .text =
        Spanien hat neun Regionen. Jede zeigt drei Werte, für den ersten, zweiten und dritten Platz:
        - Galicia { $place_galicia }; grenzt an Castilla la Vieja, País Vasco; an der Küste.
        - País Vasco { $place_pais_vasco }; grenzt an Galicia, Castilla la Vieja, Aragón; an der Küste.
        - Aragón { $place_aragon }; grenzt an País Vasco, Castilla la Vieja, Castilla la Nueva, Valencia, Cataluña.
        - Cataluña { $place_cataluna }; grenzt an Aragón, Valencia; an der Küste.
        - Castilla la Vieja { $place_castilla_la_vieja }; grenzt an Galicia, País Vasco, Aragón, Castilla la Nueva.
        - Castilla la Nueva { $place_castilla_la_nueva }; grenzt an Castilla la Vieja, Aragón, Valencia, Granada, Sevilla.
        - Valencia { $place_valencia }; grenzt an Cataluña, Aragón, Castilla la Nueva, Granada; an der Küste.
        - Sevilla { $place_sevilla }; grenzt an Castilla la Nueva, Granada; an der Küste.
        - Granada { $place_granada }; grenzt an Sevilla, Castilla la Nueva, Valencia; an der Küste.

        Das Castillo ({ $place_castillo }) ist keine Region und grenzt an nichts.

base-rules-110 =
    .rule = EG-1.1
    .title = Was eine Region wert ist
    .text =
        Der Wert einer Region ist ihre höchste sichtbare Zahl: die der Wertungstafel, falls dort eine liegt, sonst die aufgedruckte.

        Aufgedruckt haben Galicia, Cataluña und Sevilla den Wert 4, País Vasco, Aragón und Valencia den Wert 5, Castilla la Vieja, Castilla la Nueva und Granada den Wert 6 oder 7.

base-rules-120 =
    .rule = EG-1.2
    .title = Reihenfolge der Wertung
    .text = Bei einer allgemeinen Wertung werden die Regionen so gewertet: Galicia, País Vasco, Aragón, Cataluña, Castilla la Vieja, Castilla la Nueva, Valencia, Sevilla, Granada.

base-rules-130 =
    .rule = EG-1.3
    .title = Wertungstafeln
    .text = Es gibt zwei Wertungstafeln, { $scoreboard_8_4_0 } und { $scoreboard_4_0_0 }. Am Anfang liegen sie neben dem Plan. Die zweite gibt jeder Region den Wert 4; die erste nimmt eine Region aus der Gruppe heraus, zu der sie laut Aufdruck gehört.

base-rules-210 =
    .rule = EG-2.1
    .title = Was alle haben
    .text = Alle haben { $player_caballeros } Caballeros, einen Granden, 13 Machtkarten und eine Geheimscheibe. { $player_court } Caballeros stehen zu Beginn am Hof, die übrigen in der Provinz.

base-rules-220 =
    .rule = EG-2.2
    .title = Der König und die Heimatregionen
    .text = Die neun Regionenkarten werden gemischt. Die erste bestimmt die Königsregion. Dann ziehen alle reihum, beginnend mit dem Startspieler, je eine: ihre Heimatregion. Dort steht ihr Grande mit { $player_home } Caballeros von ihrem Hof.

base-rules-230 =
    .rule = EG-2.3
    .title = Die Aktionsstapel
    .text = Die Stapel 1 bis 4 haben je elf Aktionskarten und werden gemischt. Stapel 5 ist die einzelne Königskarte. Danach spielt der Zufall im Grundspiel keine Rolle mehr.

base-rules-240 =
    .rule = EG-2.4
    .title = Der erste Startspieler
    .text = Wer beginnt, wird ausgelost, oder wer den Tisch eröffnet hat, bestimmt es.

base-rules-250 =
    .rule = EG-2.5
    .title = Was die Machtkarten bringen
    .text =
        Je höher eine Machtkarte, desto früher dein Zug, aber desto weniger Caballeros bringt sie. So viele darfst du aus der Provinz an deinen Hof holen:
        - 1 bringt { $power_power_1_supply }; 2 bringt { $power_power_2_supply }; 3 bringt { $power_power_3_supply };
        - 4 bringt { $power_power_4_supply }; 5 bringt { $power_power_5_supply }; 6 bringt { $power_power_6_supply }; 7 bringt { $power_power_7_supply };
        - 8 bringt { $power_power_8_supply }; 9 bringt { $power_power_9_supply }; 10 bringt { $power_power_10_supply }; 11 bringt { $power_power_11_supply };
        - 12 bringt { $power_power_12_supply }; 13 bringt { $power_power_13_supply }.

base-rules-500 =
    .rule = EG-5
    .title = Aktionskarten und Umsetzen
    .text =
        Die Zahl ihres Stapels sagt, wie viele Caballeros du mit einer Karte einsetzen darfst. Es folgen die Sonderaktionen aller 45 Karten.

        Für das Umsetzen von Caballeros gilt: Sie kommen nur aus Regionen, nie vom Hof, aus dem Castillo oder aus der Königsregion. Jeder geht für sich in eine beliebige andere Region außer der Königsregion oder ins Castillo. Weniger ist immer erlaubt. Die Regionen müssen nicht aneinandergrenzen.

        Wer am Zug ist, bestimmt die Reihenfolge, wenn eine Karte mehrere Regionen wertet. Geheimscheiben werden gleichzeitig eingestellt und gemeinsam aufgedeckt.

## Die Lektion

base-lesson =
    .name = Die erste Lektion
base-lesson-people =
    .name = Deine Leute
    .text = Sieben Caballeros warten an deinem Hof, einundzwanzig weitere in der Provinz. Zwei stehen mit deinem Grande in Granada, deiner Heimatregion. Punkte bringt, wer in einer Region mehr Caballeros hat als die anderen.
base-lesson-price =
    .name = Der Preis eines Zuges
    .text = Mit einer hohen Machtkarte ziehst du früh, eine niedrige bringt mehr Caballeros. Die höchste ist bisher die 9 von Beatriz: Mit der 10 bist du zuerst dran. Spiele sie.
base-lesson-cards =
    .name = Aktionskarten
    .text = Mit jeder setzt du höchstens so viele Caballeros ein, wie sie zeigt, und jede bietet eine Sonderaktion. Nimm die Königskarte: Sie setzt fünf ein.
base-lesson-neighbours =
    .name = Neben dem König
    .text = Einsetzen darfst du nur in Regionen, die an die des Königs grenzen, oder ins Castillo. Setze zwei in Castilla la Vieja und einen in Sevilla ein.
base-lesson-tower =
    .name = Das Castillo
    .text = Der Turm verbirgt Caballeros. Bei einer allgemeinen Wertung wird er gewertet wie eine Region; dann kommen sie heraus, jeweils in eine geheim gewählte Region. Setze zwei dort ein.
base-lesson-king =
    .name = Der König
    .text = Wo er steht, kommt niemand hinein und niemand hinaus. Nutze deine Karte und schicke ihn nach Granada: Dort sind deine zwei sicher.
base-lesson-scorings =
    .name = Wertungen
    .text = Gonzalo hat die Regionen gewertet, deren erster Platz 4 Punkte bringt. Eine Wertung zahlt allen, die dort stehen: In Sevilla bekam er 4 für den ersten Platz und du 3 für den zweiten.
base-lesson-start =
    .name = Wer beginnt
    .text = Yago hat die niedrigste Karte gespielt und beginnt deshalb diese Runde. Spiele die 5: Vier Caballeros kommen an deinen Hof, und die Karte, die du willst, ist dann noch da.
base-lesson-ties =
    .name = Gleichstand
    .text = In Castilla la Vieja lagst du mit Yago gleichauf vorn: Ihr habt beide die Punkte des zweiten Platzes bekommen, 4. Beatriz bekam 2 für den dritten.
base-lesson-bonuses =
    .name = König und Grande
    .text = In Granada warst du allein auf dem ersten Platz, mit dem König und deinem Grande: 6 + 2 + 2 = 10. Yagos Karte hat dir mehr gebracht als ihm.
base-lesson-veto =
    .name = Das Veto
    .text = Es liegt bis zum Ende der nächsten Runde offen vor dir und kann eine Sonderaktion eines anderen Spielers verhindern. Nimm es.
base-lesson-free =
    .name = Deine Wahl
    .text = Zwei Caballeros gehören dazu. Setze sie ein, wo du willst.
base-lesson-patience =
    .name = Noch nicht
    .text = Gonzalo nimmt nur eine Machtkarte zurück. Hebe dein Veto für etwas auf, das weh tut: Lass diese Sonderaktion geschehen.
base-lesson-last =
    .name = Das letzte Wort
    .text = Nach dieser Runde kommt eine allgemeine Wertung. Wer davor zuletzt zieht, hat das letzte Wort, und niedrige Karten bringen viele Caballeros. Spiele die 4 oder eine niedrigere.
base-lesson-now =
    .name = Jetzt!
    .text = Granada zahlt dir 6, dazu 2 für den König und 2 für die Heimat, solange der König bleibt. Beatriz will ihn versetzen. Lege dein Veto ein.
base-lesson-scoreboard =
    .name = Mehr wert machen
    .text = Nimm „Das Blatt wendet sich“, setze drei in Sevilla ein, um dort zu führen, und lege dann die Wertungstafel 8 4 0 darauf: Der erste Platz bringt dann 8 statt 4.
base-lesson-disc =
    .name = Die Geheimscheibe
    .text = Deine Caballeros verlassen das Castillo und gehen in die Region auf deiner Scheibe. In Castilla la Vieja führt Yago 3 zu 2: Schicke sie dorthin, und du bekommst 6 für den ersten Platz statt 4 für den zweiten.
base-lesson-learned =
    .name = Du führst!
    .text = Der König zu Hause brachte 2, die Scheibe 2, die Wertungstafel 4: Das war der Plan. Du kennst jetzt Machtkarten, Aktionskarten, König, Castillo, Wertungen, Gleichstand, Boni, Veto, Wertungstafeln und Scheiben. Spiele von hier aus weiter; ab jetzt denken die Bots selbst.
