### El Grande, Deutsch.
###
### Begriffe: Caballero(s) · Grande · König · Königsregion · Heimatregion · Region · Castillo (keine Region) · Hof · Provinz ·
### Machtkarte · Aktionskarte · Stapel · Sonderaktion · Geheimscheibe · Wertungstafel · Wert einer Region · allgemeine Wertung ·
### Sonderwertung · Startspieler · Veto · einsetzen (vom Hof) / umsetzen (auf dem Plan) /
### zurückschicken (in die Provinz) / holen (an den Hof); König und Tafeln werden versetzt. Angeredet wird mit „du“; im Verlauf stehen die Namen.

el_grande-game =
    .name = El Grande
    .text = Spanien im 15. Jahrhundert. Schicke deine Caballeros in neun Regionen, bleibe in der Gunst des Königs und verbirg im Castillo das eine oder andere Geheimnis. Wer zur rechten Zeit am rechten Ort vorn liegt, gewinnt.

## Orte, Figuren, Steine

el_grande-place-castillo =
    .name = Castillo
    .in = im Castillo
    .into = ins Castillo
    .from = aus dem Castillo
el_grande-place-court =
    .name = Hof
    .in = am Hof
    .into = an den Hof
    .from = vom Hof
el_grande-place-province =
    .name = Provinz
    .in = in der Provinz
    .into = in die Provinz
    .from = aus der Provinz

el_grande-marker-king =
    .name = König
el_grande-marker-grande =
    .name = Grande
el_grande-marker-scoreboard-8_4_0 =
    .name = Wertungstafel 8/4/0
el_grande-marker-scoreboard-4_0_0 =
    .name = Wertungstafel 4/0/0
el_grande-marker-alliance =
    .name = Allianzmarker
    .text = Zwei verbündete Regionen: Bei der nächsten allgemeinen Wertung zählen ihre Caballeros zusammen, und jeder Platz bringt die Punkte beider Regionen.
el_grande-marker-espionage =
    .name = Spionage
    .text = Bei der nächsten allgemeinen Wertung wird diese Scheibe für das Castillo erst eingestellt, wenn die anderen ihre gezeigt haben.
el_grande-marker-disc =
    .name = Aufgedeckte Scheibe
    .text = Diese Scheibe ist schon aufgedeckt: Dorthin gehen die Caballeros.
el_grande-marker-free_choice =
    .name = Freie Wahl
    .text = Wer diese Karte hat, darf bei der nächsten allgemeinen Wertung vor der ersten Region noch einige Caballeros umsetzen.
el_grande-marker-start_player =
    .name = Startspieler
    .text = Spielt in dieser Runde die erste Machtkarte.
el_grande-marker-veto =
    .name = Veto
    .text = Kann einmal eine Sonderaktion verhindern, auch mittendrin.
el_grande-preset-spread =
    .name = Ausgewogen
    .text = Gleichmäßig von niedrig bis hoch
el_grande-preset-bots =
    .name = Wahl der Bots
    .text = Hohe Karten und niedrige, die viele Caballeros bringen

el_grande-kind-plain =
    .name = Caballero

el_grande-window-free_choice =
    .name = Freie Wahl
    .text = Bevor die erste Region gewertet wird, darfst du einige deiner Caballeros umsetzen.

## Was gefragt wird

el_grande-prompt-play_power_card = Runde { $round }: Spiele eine Machtkarte.
el_grande-prompt-choose_action_card = { $supplied ->
        [0] Wähle eine Aktionskarte.
        [one] { $supplied } Caballero ist an deinen Hof gekommen. Wähle eine Aktionskarte.
       *[other] { $supplied } Caballeros sind an deinen Hof gekommen. Wähle eine Aktionskarte.
    }
el_grande-prompt-take_fewer = Wie viele der neuen Caballeros bleiben an deinem Hof?
el_grande-prompt-take_from_regions = { $left ->
        [one] Die Provinz ist leer: Du darfst { $left } Caballero aus einer Region holen.
       *[other] Die Provinz ist leer: Du darfst { $left } Caballeros aus Regionen holen.
    }
el_grande-prompt-take_turn = { $special ->
        [yes] { $left ->
            [0] Nutze „{ $card }“ oder beende deinen Zug.
            [one] Setze { $left } Caballero ein oder nutze „{ $card }“.
           *[other] Setze bis zu { $left } Caballeros ein oder nutze „{ $card }“.
        }
        [several] { $left ->
            [0] Nutze eine deiner Sonderaktionen oder beende deinen Zug.
            [one] Setze { $left } Caballero ein oder nutze eine deiner Sonderaktionen.
           *[other] Setze bis zu { $left } Caballeros ein oder nutze eine deiner Sonderaktionen.
        }
       *[no] { $left ->
            [0] Alles erledigt: Beende deinen Zug.
            [one] Setze { $left } Caballero ein oder beende deinen Zug.
           *[other] Setze bis zu { $left } Caballeros ein oder beende deinen Zug.
        }
    }
el_grande-caution-gives_up = { $left ->
        [one] Nutzt du sie jetzt, verfällt der noch nicht eingesetzte Caballero.
       *[other] Nutzt du sie jetzt, verfallen die { $left } noch nicht eingesetzten.
    }
el_grande-caution-comes_first = Nach dem Einsetzen ist es dafür zu spät.
el_grande-prompt-choose_hand = { $left ->
        [0] Deine { $size } Karten sind gewählt. Du kannst noch tauschen.
       *[other] { $way ->
            [out] { $left ->
                [one] Lass noch { $left } Karte weg. Du spielst mit { $size }.
               *[other] Lass noch { $left } Karten weg. Du spielst mit { $size }.
            }
           *[in] { $left ->
                [one] Nimm noch { $left } Karte. Du spielst mit { $size }.
               *[other] Nimm noch { $left } Karten. Du spielst mit { $size }.
            }
        }
    }
el_grande-prompt-send_into_castillo = { $left ->
        [one] { $owner }: { $left } Caballero muss ins Castillo. Welcher?
       *[other] { $owner }: { $left } Caballeros müssen ins Castillo. Welcher zuerst?
    }
el_grande-prompt-end_turn = Alles erledigt? Bestätige deinen Zug.
el_grande-prompt-choose_part = „{ $card }“: Welche der beiden Möglichkeiten wählst du?
el_grande-prompt-choose_first = „{ $card }“: Was kommt zuerst?
el_grande-prompt-pick_caballero = { $either ->
        [0] { $own ->
            [0] Welchen fremden Caballero setzt du um (noch { $foreign })?
            [any] Welchen deiner Caballeros setzt du um? Du kannst auch aufhören.
           *[other] { $foreign ->
                [0] Welchen deiner Caballeros setzt du um (noch { $own })?
               *[other] Welchen Caballero setzt du um (noch { $own } eigene, { $foreign } fremde)?
            }
        }
       *[other] Welchen Caballero setzt du um, eigen oder fremd (noch { $either })?
    }
el_grande-prompt-pick_black = Welchen schwarzen Caballero setzt du um (noch { $left })?
el_grande-prompt-move_caballero = Ein Caballero von { $owner } bricht { $from_from } auf. Wohin?
el_grande-prompt-name_source = { $whose ->
        [own] Wähle die Region, aus der du eigene Caballeros umsetzt.
       *[any] Wähle die Region, aus der du Caballeros umsetzt, gleich wem sie gehören.
    }
el_grande-prompt-place_anywhere = { $left ->
        [one] Setze { $left } Caballero in einer beliebigen Region oder im Castillo ein.
       *[other] Setze bis zu { $left } Caballeros in beliebigen Regionen oder im Castillo ein.
    }
el_grande-prompt-pick_victim = Welcher Caballero von { $opponent } muss zurück in die Provinz?
el_grande-prompt-return_own = { $left ->
        [one] { $left } deiner Caballeros muss zurück in die Provinz: welcher?
       *[other] { $left } deiner Caballeros müssen zurück in die Provinz: welcher zuerst?
    }
el_grande-prompt-how_many_from_province = { $most ->
        [one] Holst du { $most } Caballero an deinen Hof?
       *[other] Wie viele Caballeros holst du an deinen Hof? Höchstens { $most }.
    }
el_grande-prompt-set_discs = { $purpose ->
        [leave_castillo] { $yours ->
            [0] Wähle geheim, wohin deine Caballeros aus dem Castillo gehen.
            [one] { $yours } deiner Caballeros verlässt das Castillo. Wohin?
           *[other] { $yours } deiner Caballeros verlassen das Castillo. Wohin?
        }
        [return_all] Wähle geheim eine Region: Alle deine Caballeros dort müssen zurück in die Provinz.
        [return_some] Wähle geheim eine Region: Von dort müssen { $number } deiner Caballeros zurück in die Provinz.
        [disc_scoring] Wähle geheim eine Region. Wählt sie sonst niemand, wird sie gewertet.
        [eviction] { $yours ->
            [one] { $yours } deiner Caballeros muss { $place } verlassen. Wohin?
           *[other] { $yours } deiner Caballeros müssen { $place } verlassen. Wohin?
        }
       *[other] { $text }
    }
el_grande-prompt-name_for_eviction = Welche Region müssen die anderen räumen?
el_grande-prompt-name_allies = { $which ->
        [first] Wähle die erste Region der Allianz.
       *[second] Wähle die zweite Region der Allianz.
    }
el_grande-prompt-move_king = { $bordering ->
        [yes] Versetze den König in eine Nachbarregion oder lass ihn stehen.
       *[other] Wohin geht der König? Er darf auch stehen bleiben.
    }
el_grande-prompt-move_grande = Wähle eine neue Heimatregion für deinen Granden.
el_grande-prompt-pick_scoreboard = Welche Wertungstafel legst oder versetzt du?
el_grande-prompt-move_scoreboard = Wohin kommt die { $marker }?
el_grande-prompt-score_one_region = Welche Region wertest du?
el_grande-prompt-score_regions = Welche Region wird als nächste gewertet?
el_grande-prompt-take_power_card_back = Welche gespielte Machtkarte nimmst du zurück?

## Antworten: nichts tun

el_grande-pass-take_turn = Zug beenden
el_grande-pass-end_turn = Zug bestätigen
el_grande-pass-take_from_regions = Keine weiteren holen
el_grande-pass-choose_part = Keine von beiden
el_grande-pass-choose_first = { el_grande-pass-choose_part }
el_grande-pass-pick_caballero = Umsetzen beenden
el_grande-pass-pick_black = Umsetzen beenden
el_grande-pass-name_source = Niemanden umsetzen
el_grande-pass-place_anywhere = Einsetzen beenden
el_grande-pass-pick_victim = Verschonen
el_grande-pass-return_own = Niemand muss zurück
el_grande-pass-send_into_castillo = Niemand muss hinein
el_grande-pass-name_for_eviction = Niemand muss weg
el_grande-pass-name_allies = Keine Region übrig
el_grande-pass-move_king = Der König bleibt
el_grande-pass-move_grande = Der Grande bleibt
el_grande-pass-pick_scoreboard = Tafeln liegen lassen
el_grande-pass-take_power_card_back = Keine Karte zurücknehmen

## Antworten: etwas tun

el_grande-option-pass = Passen
el_grande-option-place = Einsetzen { $place_in }
el_grande-option-pick = { $kind } von { $owner } { $place_in }
el_grande-option-pick_in_turn = { $kind } von { $owner } bricht { $place_from } auf
el_grande-option-card = { $card }
el_grande-option-card_back = Rückgängig: { $card }
el_grande-option-stack = { $card } (Stapel { $stack })
el_grande-option-to = { $place }
el_grande-option-name = { $place }
el_grande-option-disc = { $place }
el_grande-option-marker = { $marker }
el_grande-option-number = { $number }
el_grande-option-seat = { $other }
el_grande-option-start = „{ $card }“ nutzen
el_grande-option-fewer = Weniger Caballeros holen
el_grande-option-take = Caballero von { $owner } nimmt: { $marker }
el_grande-option-more = Einen Caballero mehr holen
el_grande-option-choice = Das hier wählen

## Was angekündigt ist

el_grande-step-begin_scoring = Gleich wird gewertet: { $regions }.
el_grande-step-begin_special = Die Sonderaktion beginnt gleich.
el_grande-step-make_free_choice = Gleich wird eine freie Wahl genutzt.
el_grande-step-travel = Ein Caballero von { $owner } geht { $from_from } { $to_into }.
el_grande-step-place_next_door = { el_grande-step-travel }
el_grande-step-carry_figure = Auf dem Weg { $place_into }: { $marker }.
el_grande-step-carry_named_source = Gewählte Region: { $place }.
el_grande-step-carry_allies = { $other } und { $place } sollen eine Allianz bilden.
el_grande-step-general_regions = Gleich werden die Regionen gewertet.
el_grande-step-carry_eviction = { $place } soll geräumt werden.
el_grande-step-carry_scoring = { $place } wird gleich gewertet.
el_grande-step-carry_power_card_back = { $seat } nimmt eine Machtkarte zurück.
el_grande-step-reveal_discs = Gleich werden die Geheimscheiben aufgedeckt.

## Verlauf

el_grande-log-round_begun = Runde { $round } begann. Offen liegen: { $cards }.
el_grande-log-round_only_begun = Runde { $round } begann.
el_grande-log-card_kept = { $seat } behielt „{ $card }“.
el_grande-log-espionage = { $seat } sandte Spione aus.
el_grande-log-hand_chosen = { $seat } wählte { $count } Machtkarten.
el_grande-log-marker_put = { $seat } legte { $to_in } ab: { $marker }.
el_grande-log-marker_gone = Zurück neben den Plan: { $marker } { $from_from }.
el_grande-log-power_card_played = { $seat } spielte { $card }.
el_grande-log-turn_begun = Der Zug von { $seat } begann.
el_grande-log-action_card_taken = { $seat } nahm „{ $card }“.
el_grande-log-card_turned_down = { $seat } drehte „{ $card }“ um.
el_grande-log-special_begun = { $seat } nutzte „{ $card }“.
el_grande-log-placed = { $count ->
        [one] { $owner } setzte { $count } Caballero { $to_in } ein.
       *[other] { $owner } setzte { $count } Caballeros { $to_in } ein.
    }
el_grande-log-moved = { $count ->
        [one] Ein Caballero von { $owner } ging { $from_from } { $to_into }.
       *[other] { $count } Caballeros von { $owner } gingen { $from_from } { $to_into }.
    }
el_grande-log-returned = { $count ->
        [one] Ein Caballero von { $owner } kehrte { $from_from } { $to_into } zurück.
       *[other] { $count } Caballeros von { $owner } kehrten { $from_from } { $to_into } zurück.
    }
el_grande-log-to_court = { $count ->
        [one] { $owner } holte { $count } Caballero { $from_from } { $to_into }.
       *[other] { $owner } holte { $count } Caballeros { $from_from } { $to_into }.
    }
el_grande-log-king_moved = { $seat } schickte den König { $from_from } { $to_into }.
el_grande-log-crowned = { $seat } machte den Granden von { $owner } { $place_in } zum König.
el_grande-log-king_returned = Der König kam aus dem Castillo zurück und steht jetzt { $to_in }.
el_grande-log-king_stayed = { $seat } ließ den König { $to_in } stehen.
el_grande-log-grande_moved = { $seat } setzte den Granden { $from_from } { $to_into } um.
el_grande-log-scoreboard_moved = { $seat } legte die { $marker } { $to_into }.
el_grande-log-scored = { $how ->
        [first_only] { $place } wurde gewertet, nur der erste Platz: { $points }.
       *[other] { $place } wurde gewertet: { $points }.
    }
el_grande-log-pair_scored = { $place } und { $other } wurden zusammen gewertet: { $points }.
el_grande-log-power_card_taken_back = { $seat } nahm { $card } zurück.
el_grande-log-some_power_card_taken_back = { $seat } nahm eine Machtkarte zurück.
el_grande-log-veto_laid_out = { $seat } legte ein Veto aus.
el_grande-log-vetoed = { $seat } legte Veto gegen die Sonderaktion von { $other } ein.
el_grande-log-veto_expired = Das Veto von { $seat } verfiel.
el_grande-log-start_player = { $seat } wurde Startspieler.
el_grande-log-general_scoring = Die allgemeine Wertung nach Runde { $round } begann.
el_grande-log-disc_shown = Die Scheibe von { $seat } zeigte { $place }.

## Die Rechnung einer Wertung

el_grande-points-counts = Caballeros
el_grande-points-values = Werte
el_grande-points-total = Summe
el_grande-part-place = { $rank ->
        [first] erster Platz
        [second] zweiter Platz
        [third] dritter Platz
        [tied_second] Gleichstand: zweiter Wert
       *[tied_third] Gleichstand: dritter Wert
    }
el_grande-part-place_of = { $place }, { el_grande-part-place }
el_grande-part-king = König
el_grande-part-home = Heimat
el_grande-part-offices = Amt

## Warum etwas nicht geht

el_grande-why-kings_region = { $place }: Hier steht der König, darum darf nichts hinein oder heraus.
el_grande-why-not_bordering = { $place } grenzt nicht an { $king }, die Königsregion.
el_grande-why-no_room = { $place }: Hier ist kein Platz mehr.
el_grande-why-not_for_the_king = { $place }: Dorthin geht der König nie.
el_grande-why-already_there = { $place }: Dort ist es schon.
el_grande-why-not_from_here = { $place }: Von hier wird niemand geholt.
el_grande-why-nobody_to_pick = { $place }: Hier ist kein Caballero wählbar.
el_grande-why-no_region = { $place }: Wählbar sind nur Regionen.
el_grande-why-grande_in_castillo = Dein Grande ist im Castillo und kann nicht umgesetzt werden.
el_grande-why-has_scoreboard = { $place }: Hier liegt schon eine Wertungstafel.
el_grande-why-placing_over = In diesem Zug kannst du keine Caballeros mehr einsetzen.
el_grande-why-not_on_disc = Das kannst du jetzt nicht auf der Scheibe einstellen.
el_grande-why-choosing_cards = Wähle zuerst deine Machtkarten.
el_grande-why-card_taken = Diese Karte hat { $seat } genommen.
el_grande-why-card_face_down = Diese Karte ist in dieser Runde verdeckt.
el_grande-why-card_used = Diese Karte hast du schon gespielt.
el_grande-why-card_not_used = Diese Karte hast du noch auf der Hand.
el_grande-why-value_on_the_table = Eine { $value } liegt in dieser Runde schon aus.

## Why a hint says so

el_grande-reason-power = { $value }: { $turn ->
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
el_grande-reason-stack = { $count ->
        [one] Damit kannst du { $count } Caballero einsetzen.
       *[other] Damit kannst du { $count } Caballeros einsetzen.
    }
el_grande-reason-castillo = Im Castillo zählt er bei der Wertung und geht dann, wohin du willst.
el_grande-reason-more = { $points } Punkte { $place_in } statt { $before }, würde jetzt allgemein gewertet.
el_grande-reason-safer = Das macht deine { $points } Punkte { $place_in } sicherer.
el_grande-reason-present = Dann bist du { $place_in } dabei, und niemand kann sich dort sicher sein.
el_grande-reason-scored = { $place }: { $points } Punkte für dich, { $others } für die Besten der anderen.
el_grande-reason-takes = Ohne ihn bekommt { $owner } { $place_in } { $points } weniger.
el_grande-reason-spare = Er fehlt dort nicht: Deine Punkte { $place_in } bleiben gleich.
el_grande-reason-pass = Nichts anderes würde sich jetzt lohnen.

## Tischoptionen

el_grande-setting-rounds =
    .name = Länge
    .text = Neun Runden sind das volle Spiel, sechs das kurze. Allgemeine Wertungen gibt es immer drei.
el_grande-setting-rounds-9 = 9 Runden
el_grande-setting-rounds-6 = 6 Runden
el_grande-table-book =
    .name = Wie im Regelheft
    .text = Das Grundspiel in neun Runden; was im Turm verschwindet, bleibt verdeckt.
el_grande-table-open =
    .name = Offene Information
    .text = Neun Runden, in denen alle in den Turm sehen und wissen, welche Karten verbraucht sind.
el_grande-table-short =
    .name = Kurzer Abend
    .text = Sechs Runden, mit einer allgemeinen Wertung nach jeder zweiten.
el_grande-table-everything =
    .name = Mit allem
    .text = So viele Erweiterungen zusammen, wie die Regeln erlauben.
el_grande-setting-veto =
    .name = Veto
    .text = Ob die beiden Vetokarten im Spiel sind.
el_grande-setting-veto-true = Mit Veto
el_grande-setting-veto-false = Ohne Veto
el_grande-setting-castillo =
    .name = Castillo
    .text = Geschlossen: Wer im Turm steht, wird nicht gezeigt; was hineinging, steht im Verlauf. Offen: Alle sehen es.
el_grande-setting-castillo-closed = Geschlossen
el_grande-setting-castillo-open = Offen
el_grande-setting-spent_power_cards =
    .name = Gespielte Machtkarten
    .text = Ob alle sehen, welche Machtkarten jemand schon gespielt hat.
el_grande-setting-spent_power_cards-closed = Verdeckt
el_grande-setting-spent_power_cards-open = Offen
el_grande-setting-taken_back_card =
    .name = Zurückgenommene Machtkarte
    .text = Ob die anderen sehen, welche Machtkarte jemand zurücknimmt.
el_grande-setting-taken_back_card-closed = Verdeckt
el_grande-setting-taken_back_card-open = Offen
el_grande-setting-confirm_turns =
    .name = Züge bestätigen
    .text = Mit Bestätigung kannst du bis zum Ende deines Zuges alles zurücknehmen.
el_grande-setting-confirm_turns-true = Jeden Zug bestätigen
el_grande-setting-confirm_turns-false = Züge sofort beenden
el_grande-setting-start_player =
    .name = Startspieler
    .text = Wer die erste Machtkarte des Spiels ausspielt.
el_grande-setting-start_player-none = Ausgelost
el_grande-setting-start_player-0 = { kernel-seat-0 }
el_grande-setting-start_player-1 = { kernel-seat-1 }
el_grande-setting-start_player-2 = { kernel-seat-2 }
el_grande-setting-start_player-3 = { kernel-seat-3 }
el_grande-setting-start_player-4 = { kernel-seat-4 }

## Was man im Terminal tippen kann, als Beispiel

el_grande-form-set = set spread
el_grande-form-notation = to aragon
el_grande-form-place = place aragon 2
el_grande-form-move = move red galicia>aragon
el_grande-form-look = ? aragon, ? 3
el_grande-form-rules = rules EG-4.1
el_grande-form-stand = stand veto ANTWORT

## Regeln, in Lesereihenfolge zusammen mit denen des Grundspiels

el_grande-rules-010 =
    .rule = EG
    .title = Das Spiel in Kürze
    .text =
        Du gehörst zu den Granden, dem Hochadel Spaniens. Deine Caballeros sind dein Einfluss: Je mehr von ihnen in einer Region stehen, desto mehr bringt sie dir bei einer Wertung.

        Gespielt werden neun Runden. In jeder bestimmen Machtkarten, wer wann am Zug ist und wie viele neue Caballeros an den Hof kommen. Dann nehmen alle eine Aktionskarte, setzen Caballeros ein und nutzen die Sonderaktion der Karte. Dreimal werden alle Regionen gewertet; manche Karten werten zwischendurch. Wer am Ende die meisten Punkte hat, gewinnt.

el_grande-rules-300 =
    .rule = EG-3
    .title = Der Ablauf
    .text =
        Ein Spiel hat 9 Runden. Nach den Runden 3, 6 und 9 folgt eine allgemeine Wertung. Im kurzen Spiel entfallen die Runden 1, 4 und 7; so endet jede zweite seiner 6 Runden mit einer allgemeinen Wertung.

        Jede Runde läuft so ab:
        - Die oberste Karte jedes Aktionsstapels wird aufgedeckt.
        - Alle spielen eine Machtkarte.
        - Alle sind einmal am Zug, von der höchsten Machtkarte bis zur niedrigsten.
        - Die Runde endet; nach den Runden 3, 6 und 9 folgt eine allgemeine Wertung.

el_grande-rules-310 =
    .rule = EG-3.1
    .title = Machtkarten
    .text = Beginnend mit dem Startspieler spielen alle im Uhrzeigersinn eine Machtkarte offen aus. Ein Wert, der in dieser Runde schon ausliegt, darf nicht noch einmal gespielt werden. Wer die höchste Karte gespielt hat, ist zuerst am Zug, wer die niedrigste gespielt hat, zuletzt. Eine spielbare Karte hast du immer.

el_grande-rules-320 =
    .rule = EG-3.2
    .title = Dein Zug, erster Teil: neue Caballeros
    .text = Deine Machtkarte gibt an, wie viele eigene Caballeros du aus der Provinz an deinen Hof holen darfst. Du darfst auch weniger oder gar keine holen. Erst wenn du in der Provinz keine mehr hast, darfst du die fehlenden aus Regionen holen, aber nie aus der Königsregion und nie aus dem Castillo.

el_grande-rules-330 =
    .rule = EG-3.3
    .title = Dein Zug, zweiter Teil: die Aktionskarte
    .text =
        Nimm eine der offenen Aktionskarten. Sie erlaubt dir zweierlei, in beliebiger Reihenfolge. Schließe das eine ab, bevor du das andere beginnst; auf beides darfst du verzichten.

        - Einsetzen: Setze von deinem Hof höchstens so viele Caballeros ein, wie die Zahl des Stapels angibt. Jeder kommt in eine Region, die an die Königsregion grenzt, oder ins Castillo.
        - Sonderaktion: Führe sie so weit wie möglich aus. Nur wo die Karte „darfst“ oder „bis zu“ sagt, hast du die Wahl.

        Danach kommt die Karte verdeckt unter ihren Stapel. Eine Vetokarte bleibt liegen, bis sie genutzt wird oder verfällt.

el_grande-rules-340 =
    .rule = EG-3.4
    .title = Die Königsregion
    .text = Wo der König steht, ändert sich nichts. Kein Caballero, kein Grande und keine Wertungstafel kommt in seine Region hinein oder aus ihr heraus, ohne jede Ausnahme. Gewertet werden kann sie wie jede andere.

el_grande-rules-350 =
    .rule = EG-3.5
    .title = Das Castillo
    .text =
        Das Castillo ist keine Region. Werden Caballeros eingesetzt oder umgesetzt, dürfen beliebig viele von ihnen ins Castillo. Heraus kommen sie nur bei einer allgemeinen Wertung.

        Wie viele hineingehen, wird laut angesagt; danach darf niemand nachsehen. Geöffnet wird das Castillo bei einer allgemeinen Wertung und wenn eine Karte es wertet.

el_grande-rules-360 =
    .rule = EG-3.6
    .title = Ende der Runde
    .text = Aktionskarten, die niemand genommen hat, kommen unter ihre Stapel. Wer die niedrigste Machtkarte gespielt hat, wird Startspieler. Die Machtkarten werden verdeckt abgelegt, und ein abgelaufenes Veto kommt zurück unter seinen Stapel.

el_grande-rules-410 =
    .rule = EG-4.1
    .title = Einen Ort werten
    .text =
        Über die Rangfolge entscheidet, wer dort wie viele Caballeros hat. Der erste, zweite und dritte Platz bringt die drei Werte des Ortes. Wer dort niemanden hat, bekommt nichts.

        Bei Gleichstand gilt der nächstniedrigere Wert: Liegen mehrere auf dem ersten Platz, bekommen alle den zweiten Wert, und die nächste Gruppe liegt auf dem dritten Platz. Liegen mehrere auf dem zweiten, bekommen alle den dritten Wert; auf einem geteilten dritten Platz gibt es nichts. Wie viele gleichauf liegen, spielt keine Rolle.

        Beispiele: País Vasco ({ $place_pais_vasco }) bringt bei 3, 3, 3 und 2 Caballeros 3, 3, 3 und 1 Punkt. Aragón ({ $place_aragon }) bringt bei 3, 3, 2 und 2 Caballeros 4, 4, 0 und 0 Punkte.

el_grande-rules-420 =
    .rule = EG-4.2
    .title = Zu zweit und zu dritt
    .text = Zu zweit zählt nur der erste Platz, zu dritt nur der erste und der zweite.

el_grande-rules-430 =
    .rule = EG-4.3
    .title = Boni
    .text = Wer in der Königsregion allein auf dem ersten Platz liegt, bekommt { $bonus_points } Punkte zusätzlich. Wer in der Region des eigenen Granden allein auf dem ersten Platz liegt, bekommt ebenfalls { $bonus_points } Punkte zusätzlich. Beide Boni gibt es bei jeder Wertung, ob allgemein oder durch eine Karte, und sie können zusammenfallen. Der Grande zählt nicht als Caballero.

el_grande-rules-440 =
    .rule = EG-4.4
    .title = Wertungstafeln und Castillo
    .text = Eine Wertungstafel ersetzt die Werte der Region, in der sie liegt, oder die des Castillos. Für das Castillo gibt es keinen Bonus.

el_grande-rules-450 =
    .rule = EG-4.5
    .title = Allgemeine Wertung
    .text =
        Nach den Runden 3, 6 und 9 wird in vier Schritten alles gewertet:
        - Alle stellen gleichzeitig und geheim auf ihrer Scheibe die Region ein, in die ihre Caballeros aus dem Castillo gehen.
        - Das Castillo wird geöffnet und gewertet.
        - Die Scheiben werden aufgedeckt, und die Caballeros gehen in die gewählten Regionen. Wer die Königsregion gewählt hat, nimmt sie stattdessen an den Hof.
        - Die Regionen werden nacheinander gewertet, in der Reihenfolge der Wertungsleiste.

el_grande-rules-460 =
    .rule = EG-4.6
    .title = Ende des Spiels
    .text = Wer nach der letzten allgemeinen Wertung die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze wird der Sieg geteilt.

el_grande-rules-601 =
    .rule = Q-01
    .title = Eigene und fremde Caballeros
    .text = Erlaubt eine Karte, eigene und fremde Caballeros umzusetzen, darfst du zwischen ihnen beliebig wechseln.

el_grande-rules-602 =
    .rule = Q-02
    .title = Zurückschicken
    .text = Zurückgeschickte Caballeros kommen in die Provinz. Sie werden von dort genommen, wo die Karte es sagt, nie aus der Königsregion und nie aus dem Castillo. Wer zu wenige hat, schickt alle zurück.

el_grande-rules-603 =
    .rule = Q-03
    .title = Veto
    .text =
        Wer eine Vetokarte nimmt, legt sie sofort offen vor sich aus: Sie muss nicht eigens genutzt werden, und eingesetzt wird wie sonst. Solange sie vor dir liegt, darfst du eine einzige fremde Sonderaktion verhindern: bevor sie beginnt oder nachdem ein Schritt von ihr angekündigt wurde. Der angekündigte Schritt findet nicht statt, frühere gelten, der Rest verfällt. Beispiel: Vier Caballeros dürfen umgesetzt werden, zwei sind es schon; der dritte wird angekündigt, und das Veto fällt. Die ersten beiden gelten, der dritte und der vierte sind verloren.

        Ein Schritt ist: jeder Caballero, der umgesetzt, eingesetzt, zurückgeschickt oder an den Hof geholt wird; jeder Ort, der gewertet wird; das gemeinsame Aufdecken der Scheiben; jede Bewegung des Königs, eines Granden oder einer Wertungstafel; das Nennen einer Region; das Zurücknehmen einer Machtkarte.

        Gegen das normale Einsetzen gibt es kein Veto; auch wer ein Veto hinnehmen musste, darf noch einsetzen. Gehört das Einsetzen zur Sonderaktion, kann es verhindert werden. Gegen das Nehmen oder Nutzen eines Vetos hilft kein Veto.

        Die Karte kommt unter ihren Stapel, sobald sie genutzt ist, spätestens am Ende der nächsten Runde. Haben mehrere ein Veto, werden sie der Zugfolge nach gefragt, vom laufenden Zug an. Gefragt wirst du nur, solange es etwas zu verhindern gibt, und du kannst im Voraus antworten.

el_grande-rules-604 =
    .rule = Q-04
    .title = Die Machtkarte dieser Runde
    .text = Nimmst du die Machtkarte zurück, die du in dieser Runde gespielt hast, bestimmt ihr Wert trotzdem die Zugfolge und den nächsten Startspieler.

el_grande-rules-605 =
    .rule = Q-05
    .title = Wenn die Scheibe nicht passt
    .text = Hast du keine passende Region für die Karte, tust du nichts. Bei einem Rauswurf stellen nur diejenigen ihre Scheibe ein, die in der genannten Region Caballeros haben. Wer die Königsregion oder die genannte Region selbst einstellt, nimmt die Caballeros an den Hof.

el_grande-rules-606 =
    .rule = Q-06
    .title = Alle stellen ihre Scheibe ein
    .text = Bei einer allgemeinen Wertung stellen alle ihre Scheibe ein, damit das Einstellen nichts verrät. Wer offensichtlich niemanden zu schicken hat, kann übersprungen werden.

el_grande-rules-607 =
    .rule = Q-07
    .title = Die meisten und die wenigsten
    .text = Für diese Karten zählen die Caballeros aller Farben zusammen, auch in der Königsregion. Regionen ohne Caballeros zählen nicht.

el_grande-rules-608 =
    .rule = Q-08
    .title = Reihenfolge mehrerer Wertungen
    .text = Wer am Zug ist, bestimmt die Reihenfolge, wenn eine Karte mehrere Regionen wertet. Gefragt wird nur, wenn sie eine Rolle spielen kann, weil noch ein Veto fallen könnte. Nur die Karte, die allein erste Plätze wertet, hat eine feste Reihenfolge: die einer allgemeinen Wertung.

el_grande-rules-609 =
    .rule = Q-09
    .title = Der König darf bleiben
    .text = Mit einer Karte, die den König versetzt, darfst du ihn auch stehen lassen.

el_grande-rules-610 =
    .rule = Q-10
    .title = Eine Wertungstafel versetzen
    .text = Eine Wertungstafel in der Königsregion bleibt dort. Das Ziel ist ein anderer Ort, an dem noch keine Wertungstafel liegt und der nicht die Königsregion ist.

el_grande-rules-611 =
    .rule = Q-11
    .title = Zu zweit
    .text = Auch zu zweit werden fünf Aktionskarten aufgedeckt; beide nehmen je eine.

el_grande-rules-612 =
    .rule = Q-12
    .title = Was verdeckt ist
    .text = Nach den Regeln sind drei Dinge verdeckt: wer im Castillo steht, welche Machtkarten gespielt sind und welche Machtkarte zurückgenommen wurde. Jedes davon kann am Tisch auch offen gespielt werden.

el_grande-rules-613 =
    .rule = Q-13
    .title = Die Königsregion auf der Scheibe
    .text = Bei einer allgemeinen Wertung und bei einem Rauswurf darfst du absichtlich die Königsregion einstellen: Deine Caballeros gehen dann an den Hof.

el_grande-rules-614 =
    .rule = Q-14
    .title = Was verdeckt heißt
    .text = Verdeckt heißt, dass keine Summe und keine Liste gezeigt wird. Was offen geschah, bleibt im Verlauf: wer wie viele Caballeros ins Castillo gebracht hat und welche Machtkarte gespielt wurde. Wirklich geheim sind die Reihenfolge der Stapel, noch nicht aufgedeckte Scheiben, die zurückgenommene Karte und im Voraus gegebene Antworten auf ein Veto.

el_grande-rules-615 =
    .rule = Q-15
    .title = Königsregion und Scheiben, die Caballeros zurückschicken
    .text = Musst du Caballeros aus der Region auf deiner Scheibe in die Provinz zurückschicken, kannst du die Königsregion nicht einstellen, auch wenn der Wortlaut der Karte das zuließe. Das ist unsere Festlegung: Aus der Königsregion kommt nichts heraus.

el_grande-window-veto =
    .name = Veto
    .text = Verhindere eine fremde Sonderaktion, vor ihrem Beginn oder bei jedem ihrer Schritte.

## Wenn eine Partie vorbei ist

el_grande-gain-regions =
    .name = allgemeine Wertungen: Regionen
el_grande-gain-special =
    .name = Sonderwertungen
el_grande-gain-castillo =
    .name = Castillo
el_grande-gain-home =
    .name = Heimat
el_grande-gain-king =
    .name = König
el_grande-gain-offices =
    .name = Ämter
el_grande-award-catch =
    .name = Dickster Fang
    .text = { $count } { $place_in }, Runde { $round }
el_grande-award-veto =
    .name = Eisernes Veto
    .text = ein Veto, das { $chance } % wert war
el_grande-award-keeper =
    .name = Burgvogt des Castillo
    .text = { $count } Punkte aus dem Turm
el_grande-award-home =
    .name = Daheim ist’s am schönsten
    .text = { $count } Mal Erster in der Heimat
el_grande-award-king =
    .name = Freund des Königs
    .text = { $count } Mal Erster, wo der König stand
el_grande-award-host =
    .name = Großzügig gewertet
    .text = eigene Wertungen brachten anderen { $count }
el_grande-award-tide =
    .name = Große Flut
    .text = verschob { $count } Mal eine Wertungstafel
el_grande-award-twin =
    .name = Zwilling
    .text = { $count } Gleichstände, die trotzdem zählten
el_grande-award-wanderer =
    .name = Wandervogel
    .text = { $count ->
            [one] schickte { $count } Caballero auf Reisen
           *[other] schickte { $count } Caballeros auf Reisen
        }
