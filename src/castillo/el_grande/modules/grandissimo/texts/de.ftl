### Grandissimo. Begriffe: Schiff · Gefängnis · Königin · Hofnarr · Generalinquisitor · schwarze Caballeros · Regionenkarte.

grandissimo-module =
    .name = Grandissimo
    .sign = G
    .text = Portugal kommt auf die Karte; zwei weitere Stapel bringen Schiffe, ein Gefängnis, einen König inkognito und eine Revolution. Königin und Hofnarr wechseln die Seiten.

## Orte und Marker

grandissimo-place-portugal =
    .name = Portugal
grandissimo-place-ship_1 =
    .name = Schiff 1
    .in = auf Schiff 1
    .into = auf Schiff 1
    .from = von Schiff 1
grandissimo-place-ship_2 =
    .name = Schiff 2
    .in = auf Schiff 2
    .into = auf Schiff 2
    .from = von Schiff 2
grandissimo-place-prison =
    .name = Gefängnis
    .in = im Gefängnis
    .into = ins Gefängnis
    .from = aus dem Gefängnis
grandissimo-place-guests_0 =
    .name = Hof von { kernel-seat-0 }
    .in = am Hof von { kernel-seat-0 }
    .into = an den Hof von { kernel-seat-0 }
    .from = vom Hof von { kernel-seat-0 }
grandissimo-place-guests_1 =
    .name = Hof von { kernel-seat-1 }
    .in = am Hof von { kernel-seat-1 }
    .into = an den Hof von { kernel-seat-1 }
    .from = vom Hof von { kernel-seat-1 }
grandissimo-place-guests_2 =
    .name = Hof von { kernel-seat-2 }
    .in = am Hof von { kernel-seat-2 }
    .into = an den Hof von { kernel-seat-2 }
    .from = vom Hof von { kernel-seat-2 }
grandissimo-place-guests_3 =
    .name = Hof von { kernel-seat-3 }
    .in = am Hof von { kernel-seat-3 }
    .into = an den Hof von { kernel-seat-3 }
    .from = vom Hof von { kernel-seat-3 }
grandissimo-place-guests_4 =
    .name = Hof von { kernel-seat-4 }
    .in = am Hof von { kernel-seat-4 }
    .into = an den Hof von { kernel-seat-4 }
    .from = vom Hof von { kernel-seat-4 }

grandissimo-marker-ship_1 =
    .name = Schiff 1
grandissimo-marker-ship_2 =
    .name = Schiff 2
grandissimo-marker-ship =
    .name = Schiff
    .text = Wer es hat, darf beim Einsetzen Caballeros an Bord schicken, wo immer der König steht. Zu Beginn eines Zuges dürfen alle zusammen an den Küsten landen.
grandissimo-marker-prison =
    .name = Gefängnis
    .text = Wer die Königskarte nimmt, darf alle Gefangenen begnadigen, vor oder nach dem Versetzen des Königs: Sie gehen zusammen in eine Region.
grandissimo-marker-pardon =
    .name = Zuerst begnadigen
    .text = Alle Gefangenen kommen in eine Region, die du nennst; danach wird der König versetzt.
grandissimo-marker-guests_0 =
    .name = Gäste von { kernel-seat-0 }
grandissimo-marker-guests_1 =
    .name = Gäste von { kernel-seat-1 }
grandissimo-marker-guests_2 =
    .name = Gäste von { kernel-seat-2 }
grandissimo-marker-guests_3 =
    .name = Gäste von { kernel-seat-3 }
grandissimo-marker-guests_4 =
    .name = Gäste von { kernel-seat-4 }
grandissimo-marker-guests =
    .name = Gäste
    .text = Sie warten an diesem Hof; zu Beginn des nächsten Zuges wird dort bestimmt, wohin sie gehen.
grandissimo-marker-queen =
    .name = Königin
    .text = In jedem Zug: ein Caballero mehr aus der Provinz oder einer mehr zum Einsetzen.
grandissimo-marker-jester =
    .name = Hofnarr
    .text = In jedem Zug darf ein Caballero mehr aus der Provinz an einen fremden Hof gehen; dort wird bestimmt, wohin er weiterzieht.
grandissimo-marker-general_inquisitor =
    .name = Generalinquisitor
    .text = Wer ihn hat, zählt die schwarzen Caballeros zu den eigenen und darf sie einmal pro Runde umsetzen. Nach der nächsten allgemeinen Wertung kommt er zurück.
grandissimo-marker-boycott_card =
    .name = Boykott, verdeckt
    .text = Eine Regionenkarte liegt verdeckt: Diese Region wird bei der nächsten allgemeinen Wertung nicht gewertet.
grandissimo-marker-incognito_card =
    .name = König inkognito
    .text = Eine Regionenkarte liegt verdeckt. Sie kann jederzeit aufgedeckt werden: Ihre Region ist dann sofort die Königsregion.
grandissimo-marker-boycott =
    .name = Boykott
    .text = Diese Region wird bei der allgemeinen Wertung nicht gewertet.
grandissimo-marker-crown =
    .name = Krone
    .text = Revolution: Dieser Grande ist in jeder Hinsicht König, bis der König nach der nächsten allgemeinen Wertung zurückkehrt.
grandissimo-marker-action_stop =
    .name = Aktionsstopp
    .text = Wer später an die Reihe kommt, hat in dieser Runde keine Sonderaktion.
grandissimo-marker-last_word =
    .name = Letztes Wort
    .text = Der Rest dieses Zuges folgt nach allen anderen.

grandissimo-window-king_incognito =
    .name = Den König zeigen
    .text = Decke deine Regionenkarte auf: Diese Region ist sofort die Königsregion.

## Tischoptionen

grandissimo-setting-sixth_stack =
    .name = Sechster Stapel
    .text = Mit welchen Karten des sechsten Stapels gespielt wird. Für das erste Spiel bleiben Schiffe, Gefängnis und Generalinquisitor in der Schachtel.
grandissimo-setting-sixth_stack-random = Zufällig gezogen
grandissimo-setting-sixth_stack-first_game = Für das erste Spiel
grandissimo-setting-sixth_stack-by_hand = Von allen reihum gewählt

## Was gefragt wird

grandissimo-prompt-leave_card_out = { $left ->
        [one] Noch { $left } Karte kommt weg: welche?
       *[other] Noch { $left } Karten kommen weg, { $size } bleiben im Spiel. Welche lässt du weg?
    }
grandissimo-prompt-pick_ship = Nimmst du ein Schiff?
grandissimo-prompt-unload = { $begun ->
        [yes] { $ship }: noch { $left } an Bord. Wo geht der nächste an Land?
       *[no] { $left ->
            [one] { $ship }: den Caballero an Land setzen? Wohin geht er?
           *[other] { $ship }: alle { $left } an Land setzen? Wohin geht der erste?
        }
    }
grandissimo-prompt-pick_prisoner = Wer kommt ins Gefängnis?
grandissimo-prompt-pardon = { $count ->
        [one] Den Gefangenen begnadigen? Wähle die Region, in die er geht.
       *[other] Die { $count } Gefangenen begnadigen? Wähle die Region, in die sie gehen.
    }
grandissimo-prompt-pick_person = Wen nimmst du: die Königin oder den Hofnarren?
grandissimo-prompt-ask_queen = Die Königin: jetzt einen mehr aus der Provinz holen oder später einen mehr einsetzen?
grandissimo-prompt-send_guest = Der Hofnarr: An wessen Hof schickst du einen Caballero aus der Provinz?
grandissimo-prompt-place_guest = Ein Caballero von { $owner } wartet an deinem Hof. Wohin kommt er?
grandissimo-prompt-pick_mercenary = Welchen schwarzen Caballero schickst du los?
grandissimo-prompt-move_mercenary = Der schwarze Caballero bricht { $from_from } auf. Wohin?
grandissimo-prompt-pick_companion = Wer geht { $from_from } { $to_into } mit?
grandissimo-prompt-consent = { $other } will deinen Caballero { $from_from } { $to_into } mitnehmen. Einverstanden?
grandissimo-prompt-take_region_card = { $what ->
        [boycott] Welche Region wird boykottiert? Niemand sonst sieht es.
       *[incognito] Wo versteckt sich der König? Niemand sonst sieht es.
    }
grandissimo-prompt-name_pretender = Wessen Grande wird König?
grandissimo-prompt-pick_for_pact = Welche Wertungstafel legst oder versetzt du?
grandissimo-prompt-take_second_card = Nimm eine weitere Aktionskarte.
grandissimo-prompt-use_card = „{ $card }“ jetzt nutzen oder für einen späteren Zug behalten?
grandissimo-purpose-eviction_order = Wähle geheim, wohin deine Caballeros aus dem Castillo gehen.

grandissimo-pass-pick_ship = Kein Schiff
grandissimo-pass-unload = Sie bleiben an Bord
grandissimo-pass-pick_prisoner = Niemand
grandissimo-pass-pardon = Keine Begnadigung
grandissimo-pass-pick_person = Niemanden nehmen
grandissimo-pass-ask_queen = Später einen mehr einsetzen
grandissimo-pass-send_guest = Niemand geht
grandissimo-pass-pick_mercenary = Keinen mehr schicken
grandissimo-pass-pick_companion = Niemand geht mit
grandissimo-pass-consent = Er bleibt
grandissimo-pass-name_pretender = Kein Grande
grandissimo-pass-pick_for_pact = Fertig mit den Tafeln
grandissimo-pass-take_second_card = Keine nehmen
grandissimo-pass-use_card = Behalten

grandissimo-first-card = Zuerst, was die Karte sagt
grandissimo-first-ship = Zuerst das Schiff
grandissimo-first-prison = Zuerst das Gefängnis

grandissimo-step-carry_ship = { $seat } nimmt ein Schiff.
grandissimo-step-carry_pardon = Alle Gefangenen sollen { $place_into } gehen.
grandissimo-step-carry_person = { $seat } nimmt eine Personenkarte.
grandissimo-step-carry_region_card = { $seat } nimmt verdeckt eine Regionenkarte.
grandissimo-step-land = { el_grande-step-travel }
grandissimo-step-see_guest_off = { el_grande-step-travel }
grandissimo-step-send_mercenary = Ein schwarzer Caballero geht { $place_into }.
grandissimo-step-open_scoring = Gleich beginnt eine allgemeine Wertung.
grandissimo-step-open_castillo = Gleich verlassen die Caballeros das Castillo.
grandissimo-step-carry_crown = Gleich wird ein Grande König.
grandissimo-step-carry_courts = Gleich werden die Höfe gewertet.

## Was erzählt wird

grandissimo-log-card_left_out = { $seat } ließ „{ $card }“ weg.
grandissimo-log-ship_taken = { $seat } nahm { $ship }.
grandissimo-log-person_taken = { $seat } hat jetzt: { $person }.
grandissimo-log-inquisitor_gone = Der Generalinquisitor liegt wieder neben dem Spielplan.
grandissimo-log-region_card_taken = { $what ->
        [boycott] { $seat } nahm die Karte von { $place } für einen Boykott.
       *[incognito] { $seat } versteckte den König { $place_in }.
    }
grandissimo-log-some_region_card_taken = { $what ->
        [boycott] { $seat } nahm verdeckt eine Regionenkarte für einen Boykott.
       *[incognito] { $seat } nahm verdeckt eine Regionenkarte: Der König ist inkognito.
    }
grandissimo-log-king_shown = { $seat } zeigte den König: Er steht { $place_in }.
grandissimo-log-action_stop = { $seat } stoppte die Sonderaktionen aller, die in dieser Runde noch an die Reihe kommen.
grandissimo-log-last_word = { $seat } hat in dieser Runde das letzte Wort.
grandissimo-log-courts_scored = Die Höfe wurden gewertet: { $points }.
grandissimo-why-no_coast = { $place } liegt nicht an der Küste.
grandissimo-why-card_in_use = { $place }: Diese Regionenkarte ist schon vergeben.
grandissimo-why-no_region_card = { $place }: Dafür gibt es keine Regionenkarte.

## Die Karten

grandissimo-value-sixth_stack = Karten des sechsten Stapels im Spiel
grandissimo-value-black = Schwarze Caballeros
grandissimo-value-ships = Schiffe im Spiel

grandissimo-place-text = Setze bis zu { $place } ein.
grandissimo-symbols-text = { grandissimo-ship-text }{ grandissimo-prison-text }
grandissimo-ship-text = { $ships ->
        [0] { "" }
       *[other] { " " }Schiff: Du darfst { $ships } nehmen.
    }
grandissimo-prison-text = { $prisoners ->
        [0] { "" }
       *[other] { " " }Gefängnis: Du darfst { $prisoners } einsperren.
    }
grandissimo-card-boycott =
    .name = Boykott
    .text = { grandissimo-place-text } Nimm verdeckt eine freie Regionenkarte. Diese Region wird bei der nächsten allgemeinen Wertung nicht gewertet.{ grandissimo-symbols-text }
grandissimo-card-pact =
    .name = Bündnis
    .text = { grandissimo-place-text } Du darfst beide Wertungstafeln legen oder versetzen.{ grandissimo-symbols-text }
grandissimo-card-double_turn =
    .name = Doppelzug
    .text = { grandissimo-place-text } Nimm danach eine weitere verfügbare Aktionskarte und nutze sie vollständig, jetzt oder in einem späteren Zug.{ grandissimo-symbols-text }
grandissimo-card-free_choice =
    .name = Freie Wahl
    .text = { grandissimo-place-text } Behalte diese Karte. Bei der nächsten allgemeinen Wertung darfst du, nachdem die Caballeros das Castillo verlassen haben und bevor die erste Region gewertet wird, bis zu { $up_to } deiner Caballeros umsetzen.{ grandissimo-symbols-text }
grandissimo-card-king_incognito =
    .name = König inkognito
    .text = { grandissimo-place-text } Nimm verdeckt eine freie Regionenkarte. Decke sie auf, wann du willst, auch in einem fremden Zug: Diese Region ist sofort die Königsregion. Ein angekündigter Schritt, der dadurch unmöglich wird, verfällt.{ grandissimo-symbols-text }
grandissimo-card-eviction_order =
    .name = Räumungsbefehl
    .text = { grandissimo-place-text } Das Castillo wird jetzt geräumt: Alle, die dort Caballeros haben, schicken sie in die Region auf ihrer Scheibe. Gewertet wird nichts.{ grandissimo-symbols-text }
grandissimo-card-score_coast =
    .name = Die Küste entlang
    .text = { grandissimo-place-text } Alle Küstenregionen werden gewertet, auch Portugal.{ grandissimo-symbols-text }
grandissimo-card-espionage =
    .name = Spionage
    .text = { grandissimo-place-text } Bei der nächsten allgemeinen Wertung stellst du deine Scheibe ein, nachdem die anderen ihre gezeigt haben.{ grandissimo-symbols-text }
grandissimo-card-score_courts =
    .name = Bei Hofe
    .text = { grandissimo-place-text } Die Höfe werden nach den Caballeros dort gewertet: { $first }/{ $second }/{ $third }.{ grandissimo-symbols-text }
grandissimo-card-action_stop =
    .name = Aktionsstopp
    .text = { grandissimo-place-text } Wer in dieser Runde nach dir an die Reihe kommt, darf einsetzen, hat aber keine Sonderaktion; auch ein Veto wird nicht ausgelegt.{ grandissimo-symbols-text }
grandissimo-card-revolution =
    .name = Revolution
    .text = { grandissimo-place-text } Der König geht ins Castillo. Bestimme einen Granden: Bis der König nach der nächsten allgemeinen Wertung in Portugal wieder auftaucht, ist dieser Grande in jeder Hinsicht König.{ grandissimo-symbols-text }
grandissimo-card-quick_troops =
    .name = Schnelle Truppe
    .text = { grandissimo-place-text } Die Caballeros, die du einsetzt, kommen direkt aus der Provinz. Nutze das, bevor du einsetzt.{ grandissimo-symbols-text }
grandissimo-card-score_inland =
    .name = Im Landesinneren
    .text = { grandissimo-place-text } Alle Regionen, die nicht an der Küste liegen, werden gewertet.{ grandissimo-symbols-text }
grandissimo-card-spanish_inquisition =
    .name = Spanische Inquisition
    .text = { grandissimo-place-text } Nimm bis zur nächsten allgemeinen Wertung den Generalinquisitor. Du darfst ihn ab sofort einmal pro Runde nutzen.{ grandissimo-symbols-text }
grandissimo-card-conspiracy =
    .name = Verschwörung
    .text = { grandissimo-place-text } Alle Granden gehen ins Castillo, außer denen in der Königsregion. Bei der nächsten allgemeinen Wertung kommt jeder dorthin, wohin die Scheibe seiner Farbe zeigt; bis dahin ist das Castillo seine Heimat.{ grandissimo-symbols-text }
grandissimo-card-into_the_castillo =
    .name = Ab ins Castillo
    .text = { grandissimo-place-text } Schicke { $own } eigene und { $foreign } Caballeros jeder anderen Farbe ins Castillo, aus Regionen außer der Königsregion; du wählst sie aus. Alles oder nichts; wer weniger hat, gibt alle.{ grandissimo-symbols-text }
grandissimo-card-alliance =
    .name = Allianz
    .text = { grandissimo-place-text } Markiere zwei Regionen, nicht die Königsregion. Bei der nächsten allgemeinen Wertung zählen sie zusammen, und jeder Platz bringt die Punkte beider Regionen.{ grandissimo-symbols-text }
grandissimo-card-last_word =
    .name = Das letzte Wort
    .text = { grandissimo-place-text } Was von deinem Zug übrig ist, führst du in dieser Runde nach allen anderen aus.{ grandissimo-symbols-text }
grandissimo-card-concentrated_force =
    .name = Geballte Kraft
    .text = { grandissimo-place-text }{ grandissimo-symbols-text }
grandissimo-card-queen_and_jester =
    .name = Königin und Hofnarr
    .text = { grandissimo-place-text } Nimm die Königin oder den Hofnarren, gleich wer sie gerade hat.
grandissimo-card-queen =
    .name = { grandissimo-marker-queen.name }
    .text = { grandissimo-marker-queen.text }
grandissimo-card-jester =
    .name = { grandissimo-marker-jester.name }
    .text = { grandissimo-marker-jester.text }
grandissimo-card-general_inquisitor =
    .name = { grandissimo-marker-general_inquisitor.name }
    .text = { grandissimo-marker-general_inquisitor.text }

## Regeln

grandissimo-rules-100 =
    .rule = GR-1
    .title = Grandissimo
    .text = In jeder Runde liegen sieben Aktionskarten aus: die der fünf Stapel, eine des sechsten Stapels und „Königin und Hofnarr“ als siebte.

grandissimo-rules-110 =
    .rule = GR-1.1
    .title = Portugal
    .text = Portugal ({ $place_portugal }) ist eine Küstenregion. Es grenzt an Galicia, Castilla la Vieja, Castilla la Nueva und Sevilla. Der König darf dorthin, und beide Boni gibt es auch hier. Portugal steht auf keiner Scheibe und keiner Regionenkarte und wird zuletzt gewertet.

grandissimo-rules-120 =
    .rule = GR-1.2
    .title = Der sechste Stapel
    .text = Von seinen Karten sind { $sixth_stack_cards } im Spiel: zufällig gezogen oder vor der ersten Runde gewählt, indem reihum je eine weggelassen wird. Für das erste Spiel bleiben Schiffe und Gefängnis in der Schachtel, und ihre Symbole gelten nicht; auch die Spanische Inquisition und der Generalinquisitor bleiben weg.

grandissimo-rules-130 =
    .rule = GR-1.3
    .title = Die schwarzen Caballeros
    .text = Nach der Königsregion wird eine weitere Regionenkarte gezogen: Dort stehen die { $black_caballeros } schwarzen Caballeros.

grandissimo-rules-140 =
    .rule = GR-1.4
    .title = Neben dem Spielplan
    .text = Neben dem Spielplan liegen die Schiffe ({ $ships_more_players }, zu zweit { $ships_two_players }), das Gefängnis und die Karten von Königin, Hofnarr und Generalinquisitor.

grandissimo-rules-210 =
    .rule = GR-2.1
    .title = Schiffe
    .text =
        Das Symbol gehört zur Sonderaktion; du darfst es vor oder nach dem Rest ausführen oder weglassen. Nimm ein freies Schiff an deinen Hof. Nur wenn alle Schiffe bei anderen liegen, nimm eines von dort; die Caballeros darauf gehen an ihren eigenen Hof.

        Solange du ein Schiff hast, darf jeder Caballero, den du einsetzt, an Bord gehen, wo immer der König steht. Zu Beginn deines Zuges darfst du sie an Land setzen: alle, jeden in eine Küstenregion deiner Wahl, nicht in die Königsregion. Ein Schiff ist keine Region und wird nie gewertet.

grandissimo-rules-220 =
    .rule = GR-2.2
    .title = Das Gefängnis
    .text = Du darfst einen beliebigen Caballero, eigen oder fremd, aus einer Region ins Gefängnis stellen, aber nicht aus der Königsregion und keinen schwarzen. Wer die Königskarte nutzt, darf vor oder nach dem Versetzen des Königs alle Gefangenen begnadigen und nennt dafür eine Region, in der der König gerade nicht steht: Sie gehen alle dorthin. Das gehört zur Sonderaktion.

grandissimo-rules-300 =
    .rule = GR-3
    .title = Die Karten des sechsten Stapels
    .text = Jede Karte gibt an, wie viele Caballeros eingesetzt werden dürfen. Eine beim Doppelzug behaltene Karte liegt nicht aus, bis sie genutzt ist. Hast du das letzte Wort, nutzt du auch eine solche Karte erst in diesem letzten Zug. Die freie Wahl behältst du, sobald du sie nimmst; ein Veto kann ihre Nutzung verhindern, und dann ist die Karte weg.

grandissimo-rules-400 =
    .rule = GR-4
    .title = Personenkarten
    .text = Wer eine Personenkarte hat, dem hilft sie in jedem Zug. Sie zu nutzen ist eine zusätzliche Sonderaktion: Ein Veto kann sie verhindern; die Karte gilt dann in diesem Zug als genutzt.

grandissimo-rules-420 =
    .rule = GR-4.2
    .title = Die Königin
    .text = Hole zu Beginn deines Zuges einen Caballero mehr aus der Provinz oder setze später in diesem Zug einen mehr ein, gleich mit welcher Karte. Im Zug, in dem du sie nimmst, darfst du den zusätzlichen einsetzen, wenn du die Sonderaktion zuerst nutzt.

grandissimo-rules-430 =
    .rule = GR-4.3
    .title = Der Hofnarr
    .text = Zu Beginn deines Zuges darfst du einen deiner Caballeros aus der Provinz an einen fremden Hof schicken. Wer dort Hof hält, stellt ihn zu Beginn des eigenen nächsten Zuges beliebig auf, nur nicht in der Königsregion; das zählt nicht als Einsetzen. An einem Hof können mehrere warten.

grandissimo-rules-440 =
    .rule = GR-4.4
    .title = Der Generalinquisitor
    .text = Einmal pro Runde darfst du in deinem Zug einen oder beide schwarzen Caballeros umsetzen, weder aus der Königsregion noch in sie. Jeder darf einen Caballero derselben Region mitnehmen, einen fremden nur mit Zustimmung. Bis die nächste allgemeine Wertung vorbei ist, zählen die schwarzen zu deinen. Solange niemand die Karte hat, zählen sie nicht. Sie kommen nie an einen Hof, in die Provinz oder ins Gefängnis; andere dürfen sie wie fremde Caballeros umsetzen.

## Die Lektion

grandissimo-lesson-portugal =
    .name = Portugal
    .text = Eine zehnte Region, an der Küste, mit vier Nachbarn. Sie zahlt 5 für den ersten Platz und sonst nichts. Du wirst sie vom Meer aus nehmen.
grandissimo-lesson-symbol =
    .name = Eine Karte mit Schiff
    .text = „Die Küste entlang“ trägt ein Schiffszeichen. Spiele die 10, um zuerst dran zu sein, und nimm sie.
grandissimo-lesson-ship =
    .name = Nimm das Schiff
    .text = Der König steht in Valencia, weit weg von Portugal. Das macht nichts: Nutze deine Karte, nimm zuerst das Schiff und setze dann deine zwei Caballeros darauf. Das geht, wo immer der König steht.
grandissimo-lesson-next =
    .name = Der nächste Zug
    .text = „Die Küste entlang“ hat dir Sevilla gewertet, 6 Punkte. Beatriz hat einen Caballero nach Portugal gebracht. Du brauchst dich nicht zu beeilen: Spiele die 5.
grandissimo-lesson-unload =
    .name = An Land
    .text = Zu Beginn deines Zuges darf das Schiff an jeder Küste entladen, nur nicht in der Königsregion. Lass beide in Portugal an Land: zwei gegen einen.
grandissimo-lesson-queen =
    .name = Die Königin
    .text = Nimm „Königin und Hofnarr“: drei zum Einsetzen. Nutze zuerst die Karte und nimm die Königin, denn sie bringt einen mehr: Setze zwei in Castilla la Vieja und zwei in Galicia ein.
grandissimo-lesson-last =
    .name = Vor der Wertung
    .text = Nach dieser Runde kommt eine allgemeine Wertung. Spiele die 3, um das letzte Wort zu haben; die Karte, die du willst, ist „Allianz“.
grandissimo-lesson-again =
    .name = In jedem Zug
    .text = Solange du die Königin hast, hilft sie in jedem deiner Züge: einer mehr aus der Provinz oder einer mehr zum Einsetzen. Hole einen mehr aus der Provinz.
grandissimo-lesson-alliance =
    .name = Allianz
    .text = In Castilla la Vieja hat Gonzalo fünf, du zwei; in Portugal führst du. Nimm „Allianz“, setze zwei in Castilla la Vieja und zwei in Castilla la Nueva ein und verbünde dann Castilla la Vieja mit Portugal.
grandissimo-lesson-learned =
    .name = Zwei Regionen wie eine
    .text = Vier und zwei sind sechs gegen Gonzalos fünf: Der erste Platz zahlte dir beide Werte, 6 + 5 = 11. Du führst 32 zu 28; ohne die Allianz stünde es 30 zu 32. Spiele von hier aus weiter; ab jetzt denken die Bots selbst.

## Wenn eine Partie vorbei ist

grandissimo-gain-places =
    .name = Portugal
grandissimo-gain-other =
    .name = gewertete Höfe
