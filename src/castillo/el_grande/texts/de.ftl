### El Grande, Deutsch.
###
### Begriffe: Caballero(s) · Grande · König · Königsregion · Heimatregion · Region · Castillo (keine Region) · Hof · Provinz ·
### Machtkarte · Aktionskarte · Stapel · Sonderaktion · Geheimscheibe · mobile Wertungstafel · Wert · allgemeine Wertung ·
### Sonderwertung · Startspieler · Veto · einsetzen (vom Hof) / versetzen / zurückschicken (in die Provinz) / holen (an den Hof).
### Angeredet wird mit „du“; im Verlauf stehen die Namen.

el_grande-game =
    .name = El Grande
    .text = Spanien im 15. Jahrhundert. Schicke deine Caballeros in neun Regionen, halte dich in der Gunst des Königs und bewahre im Castillo das eine oder andere Geheimnis. Wer zur rechten Zeit am rechten Ort vorn liegt, gewinnt.

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
    .name = Bündnismarker
    .text = Zwei verbündete Regionen: Bei der nächsten allgemeinen Wertung zählen ihre Caballeros zusammen, und jeder Platz bringt die Punkte beider.
el_grande-marker-espionage =
    .name = Spionage
    .text = Bei der nächsten allgemeinen Wertung wird diese Scheibe für das Castillo erst gestellt, wenn die anderen ihre gezeigt haben.
el_grande-marker-disc =
    .name = Gezeigte Scheibe
    .text = Diese Scheibe wurde schon gezeigt: Dorthin gehen die Caballeros.
el_grande-marker-free_choice =
    .name = Freie Wahl
    .text = Wer diese Karte hat, darf bei der nächsten allgemeinen Wertung, bevor die erste Region gewertet wird, einige Caballeros versetzen.
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
    .text = Hohe und niedrige, die viele bringen

el_grande-kind-plain =
    .name = Caballero

el_grande-window-free_choice =
    .name = Freie Wahl
    .text = Bevor die erste Region gewertet wird, darfst du einige deiner Caballeros versetzen.

## Was gefragt wird

el_grande-prompt-play_power_card = Runde { $round }: Spiele eine Machtkarte.
el_grande-prompt-choose_action_card = { $supplied ->
        [0] Wähle eine Aktionskarte.
        [one] { $supplied } Caballero kam an deinen Hof. Wähle eine Aktionskarte.
       *[other] { $supplied } Caballeros kamen an deinen Hof. Wähle eine Aktionskarte.
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
            [0] Alles getan: Beende deinen Zug.
            [one] Setze { $left } Caballero ein oder beende deinen Zug.
           *[other] Setze bis zu { $left } Caballeros ein oder beende deinen Zug.
        }
    }
el_grande-prompt-choose_hand = { $left ->
        [0] Deine { $size } Karten stehen fest. Du kannst sie noch ändern.
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
        [one] Von { $owner } geht { $left } Caballero ins Castillo: welcher?
       *[other] Von { $owner } gehen { $left } Caballeros ins Castillo: welcher zuerst?
    }
el_grande-prompt-end_turn = Alles getan? Bestätige deinen Zug.
el_grande-prompt-choose_part = „{ $card }“: Was von beidem wählst du?
el_grande-prompt-choose_first = „{ $card }“: Was kommt zuerst?
el_grande-prompt-pick_caballero = { $either ->
        [0] { $own ->
            [0] Wähle einen fremden Caballero zum Versetzen (noch { $foreign }).
            [any] Wähle einen deiner Caballeros zum Versetzen oder höre auf.
           *[other] { $foreign ->
                [0] Wähle einen deiner Caballeros zum Versetzen (noch { $own }).
               *[other] Wähle einen Caballero zum Versetzen (noch eigene: { $own }, fremde: { $foreign }).
            }
        }
       *[other] Wähle einen beliebigen Caballero zum Versetzen (noch { $either }).
    }
el_grande-prompt-pick_black = Wähle einen schwarzen Caballero zum Versetzen (noch { $left }).
el_grande-prompt-move_caballero = Ein Caballero von { $owner } verlässt { $from }. Wohin?
el_grande-prompt-name_source = { $whose ->
        [own] Wähle die Region, aus der eigene Caballeros versetzt werden.
       *[any] Wähle die Region, aus der Caballeros versetzt werden, gleich wem sie gehören.
    }
el_grande-prompt-place_anywhere = { $left ->
        [one] Setze { $left } Caballero in einer beliebigen Region oder im Castillo ein.
       *[other] Setze bis zu { $left } Caballeros in beliebigen Regionen oder im Castillo ein.
    }
el_grande-prompt-pick_victim = Wähle einen Caballero von { $opponent }, der in die Provinz zurückmuss.
el_grande-prompt-return_own = { $left ->
        [one] Schicke { $left } deiner Caballeros in die Provinz zurück: welchen?
       *[other] Schicke { $left } deiner Caballeros in die Provinz zurück: welchen zuerst?
    }
el_grande-prompt-how_many_from_province = { $most ->
        [one] Holst du { $most } Caballero an deinen Hof?
       *[other] Wie viele Caballeros holst du an deinen Hof? Höchstens { $most }.
    }
el_grande-prompt-set_discs = { $purpose ->
        [leave_castillo] Wähle geheim, wohin deine Caballeros aus dem Castillo gehen.
        [return_all] Wähle geheim eine Region: Alle deine Caballeros dort müssen in die Provinz.
        [return_some] Wähle geheim eine Region: { $number } deiner Caballeros dort müssen in die Provinz.
        [disc_scoring] Wähle geheim eine Region. Wählt sie sonst niemand, wird sie gewertet.
        [eviction] Wähle geheim, wohin deine Caballeros { $place_from } gehen.
       *[other] { $text }
    }
el_grande-prompt-name_for_eviction = Wähle die Region, die die anderen verlassen müssen.
el_grande-prompt-name_allies = { $which ->
        [first] Wähle die erste Region des Bündnisses.
       *[second] Wähle die zweite Region des Bündnisses.
    }
el_grande-prompt-move_king = { $bordering ->
        [yes] Setze den König in eine Nachbarregion oder lass ihn stehen.
       *[other] Wohin geht der König? Er darf auch bleiben.
    }
el_grande-prompt-move_grande = Wähle eine neue Heimatregion für deinen Grande.
el_grande-prompt-pick_scoreboard = Welche mobile Wertungstafel legst oder versetzt du?
el_grande-prompt-move_scoreboard = Wohin kommt die { $marker }?
el_grande-prompt-score_one_region = Wähle eine Region, die gewertet wird.
el_grande-prompt-score_regions = Welche Region wird als nächste gewertet?
el_grande-prompt-take_power_card_back = Wähle eine gespielte Machtkarte, die du zurücknimmst.

## Antworten: nichts tun

el_grande-pass-take_turn = Fertig
el_grande-pass-end_turn = Zug beenden
el_grande-pass-take_from_regions = Keine weiteren holen
el_grande-pass-choose_part = Keines von beiden
el_grande-pass-choose_first = { el_grande-pass-choose_part }
el_grande-pass-pick_caballero = Versetzen beenden
el_grande-pass-pick_black = Versetzen beenden
el_grande-pass-name_source = Niemanden versetzen
el_grande-pass-place_anywhere = Einsetzen beenden
el_grande-pass-pick_victim = Verschonen
el_grande-pass-return_own = Niemand da zum Zurückschicken
el_grande-pass-send_into_castillo = Niemand da
el_grande-pass-name_for_eviction = Niemand da zum Vertreiben
el_grande-pass-name_allies = Keine Region übrig
el_grande-pass-move_king = Der König bleibt
el_grande-pass-move_grande = Der Grande bleibt
el_grande-pass-pick_scoreboard = Tafeln nicht anrühren
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
el_grande-option-choice = Dies wählen

## Was angekündigt ist

el_grande-step-begin_scoring = Gewertet werden soll: { $regions }.
el_grande-step-begin_special = Die Sonderaktion soll beginnen.
el_grande-step-make_free_choice = Eine freie Wahl soll genutzt werden.
el_grande-step-travel = Ein Caballero von { $owner } geht { $from_from } { $to_into }.
el_grande-step-place_next_door = { el_grande-step-travel }
el_grande-step-carry_figure = { $marker } soll { $place_into } kommen.
el_grande-step-carry_named_source = Gewählte Region: { $place }.
el_grande-step-carry_allies = { $other } und { $place } sollen ein Bündnis schließen.
el_grande-step-general_regions = Gleich werden die Regionen gewertet.
el_grande-step-carry_eviction = { $place } soll geräumt werden.
el_grande-step-carry_scoring = { $place } soll gewertet werden.
el_grande-step-carry_power_card_back = { $seat } nimmt eine Machtkarte zurück.
el_grande-step-reveal_discs = Die Geheimscheiben sollen aufgedeckt werden.

## Verlauf

el_grande-log-round_begun = Runde { $round } begann. Offen liegen: { $cards }.
el_grande-log-round_only_begun = Runde { $round } begann.
el_grande-log-card_kept = { $seat } behielt „{ $card }“.
el_grande-log-espionage = { $seat } sandte Spione aus.
el_grande-log-hand_chosen = { $seat } wählte { $count } Machtkarten.
el_grande-log-marker_put = { $seat } legte { $to_in } aus: { $marker }.
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
el_grande-log-crowned = { $seat } machte den Grande von { $owner } { $place_in } zum König.
el_grande-log-king_returned = Der König kam aus dem Castillo zurück: Er ist { $to_in }.
el_grande-log-king_stayed = { $seat } ließ den König { $to_in }.
el_grande-log-grande_moved = { $seat } versetzte den Grande { $from_from } { $to_into }.
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
el_grande-points-majority = Mehrheit
el_grande-points-kings_bonus = Königsbonus
el_grande-points-home_bonus = Heimatbonus
el_grande-points-offices = Ämter
el_grande-points-total = Summe

## Warum etwas nicht geht

el_grande-why-kings_region = { $place }: Hier ist der König, darum darf nichts hinein oder hinaus.
el_grande-why-not_bordering = { $place } grenzt nicht an { $king }, wo der König steht.
el_grande-why-no_room = { $place }: Hier ist kein Platz mehr.
el_grande-why-not_for_the_king = { $place }: Dorthin geht der König nie.
el_grande-why-already_there = { $place }: schon dort.
el_grande-why-not_from_here = { $place }: Von hier wird niemand geholt.
el_grande-why-nobody_to_pick = { $place }: Hier ist kein Caballero wählbar.
el_grande-why-no_region = { $place }: Es muss eine Region sein.
el_grande-why-grande_in_castillo = Dein Grande ist im Castillo und kann nicht versetzt werden.
el_grande-why-has_scoreboard = { $place }: Hier liegt schon eine mobile Wertungstafel.
el_grande-why-placing_over = In diesem Zug kannst du keine Caballeros mehr einsetzen.
el_grande-why-not_on_disc = Das kannst du jetzt nicht auf der Scheibe einstellen.
el_grande-why-choosing_cards = Wähle zuerst deine Machtkarten.
el_grande-why-card_taken = Diese Karte hat { $seat } genommen.
el_grande-why-card_face_down = Diese Karte liegt in dieser Runde verdeckt.
el_grande-why-card_used = Diese Karte hast du schon gespielt.
el_grande-why-card_not_used = Diese Karte hast du noch auf der Hand.
el_grande-why-value_on_the_table = Eine { $value } liegt in dieser Runde schon auf dem Tisch.

## Tischoptionen

el_grande-setting-rounds =
    .name = Länge
    .text = Neun Runden sind das volle Spiel, sechs ein kurzes. Allgemeine Wertungen gibt es immer drei.
el_grande-setting-rounds-9 = 9 Runden
el_grande-setting-rounds-6 = 6 Runden
el_grande-setting-veto =
    .name = Veto
    .text = Ob die beiden Vetokarten im Spiel sind.
el_grande-setting-veto-true = Mit Veto
el_grande-setting-veto-false = Ohne Veto
el_grande-setting-castillo =
    .name = Castillo
    .text = Geschlossen wird nicht gezeigt, wer im Turm steht; was hineinging, bleibt im Verlauf. Offen sehen es alle.
el_grande-setting-castillo-closed = Geschlossen
el_grande-setting-castillo-open = Offen
el_grande-setting-spent_power_cards =
    .name = Gespielte Machtkarten
    .text = Ob alle die Liste der Machtkarten sehen, die jemand schon gespielt hat.
el_grande-setting-spent_power_cards-closed = Verdeckt
el_grande-setting-spent_power_cards-open = Offen
el_grande-setting-taken_back_card =
    .name = Zurückgenommene Machtkarte
    .text = Ob die anderen sehen, welche Machtkarte jemand zurücknimmt.
el_grande-setting-taken_back_card-closed = Verdeckt
el_grande-setting-taken_back_card-open = Offen
el_grande-setting-confirm_turns =
    .name = Züge bestätigen
    .text = Mit Bestätigung kannst du vor dem Ende deines Zuges noch alles zurücknehmen.
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

## Regeln, in Lesereihenfolge zusammen mit denen des Grundspiels

el_grande-rules-010 =
    .rule = EG
    .title = Das Spiel in Kürze
    .text =
        Du gehörst zu den Großen Spaniens, den Grandes. Deine Caballeros sind dein Einfluss: Je mehr von ihnen in einer Region stehen, desto mehr bringt sie dir bei einer Wertung.

        Gespielt werden neun Runden. In jeder bestimmen Machtkarten, wer zuerst am Zug ist und wie viele neue Caballeros an den Hof kommen; dann nehmen alle je eine Aktionskarte, setzen Caballeros ein und nutzen die Sonderaktion der Karte. Dreimal werden alle Regionen gewertet, dazwischen werten manche Karten. Die meisten Punkte gewinnen.

el_grande-rules-300 =
    .rule = EG-3
    .title = Der Ablauf
    .text =
        Ein Spiel hat 9 Runden. Nach den Runden 3, 6 und 9 folgt eine allgemeine Wertung. Das kurze Spiel lässt die Runden 1, 4 und 7 aus; so endet jede zweite seiner 6 Runden mit einer allgemeinen Wertung.

        Jede Runde läuft so ab:
        - Die oberste Karte jedes Aktionsstapels wird aufgedeckt.
        - Alle spielen eine Machtkarte.
        - Alle sind einmal am Zug, von der höchsten Machtkarte bis zur niedrigsten.
        - Die Runde endet, und wenn es so weit ist, folgt eine allgemeine Wertung.

el_grande-rules-310 =
    .rule = EG-3.1
    .title = Machtkarten
    .text = Vom Startspieler an spielen alle im Uhrzeigersinn je eine Machtkarte offen aus. Ein Wert, der in dieser Runde schon auf dem Tisch liegt, darf nicht noch einmal gespielt werden. Die höchste Karte ist zuerst am Zug, die niedrigste zuletzt. Eine spielbare Karte hast du immer.

el_grande-rules-320 =
    .rule = EG-3.2
    .title = Dein Zug, erster Teil: neue Caballeros
    .text = Deine Machtkarte sagt, wie viele deiner Caballeros du aus der Provinz an deinen Hof holen darfst. Du darfst weniger holen oder gar keine. Erst wenn in der Provinz keiner mehr von dir steht, darfst du den Rest der Zahl aus Regionen holen, aber nie aus der Königsregion und nie aus dem Castillo.

el_grande-rules-330 =
    .rule = EG-3.3
    .title = Dein Zug, zweiter Teil: die Aktionskarte
    .text =
        Nimm eine der offenen Aktionskarten. Sie erlaubt dir zweierlei, in beliebiger Reihenfolge. Beende das eine, bevor du das andere beginnst; auf beides darfst du verzichten.

        - Einsetzen: Setze höchstens so viele Caballeros von deinem Hof ein, wie die Zahl des Stapels sagt. Jeder kommt in eine Region, die an die Königsregion grenzt, oder ins Castillo.
        - Sonderaktion: Führe sie so weit aus, wie es geht. Freie Wahl hast du nur, wo die Karte „darf“ oder „bis zu“ sagt.

        Danach kommt die Karte verdeckt unter ihren Stapel. Eine Vetokarte bleibt liegen, bis sie genutzt wird oder verfällt.

el_grande-rules-340 =
    .rule = EG-3.4
    .title = Die Königsregion
    .text = Wo der König steht, ändert sich nichts. Kein Caballero, kein Grande und keine Wertungstafel kommt in seine Region hinein oder heraus, ohne jede Ausnahme. Gewertet werden kann sie wie jede andere.

el_grande-rules-350 =
    .rule = EG-3.5
    .title = Das Castillo
    .text =
        Das Castillo ist keine Region. Wann immer Caballeros eingesetzt oder versetzt werden, dürfen beliebige von ihnen ins Castillo gehen. Heraus kommt niemand, außer bei einer allgemeinen Wertung.

        Wie viele hineingehen, wird laut gesagt; danach darf niemand nachsehen. Geöffnet wird es bei einer allgemeinen Wertung und immer dann, wenn eine Karte das Castillo wertet.

el_grande-rules-360 =
    .rule = EG-3.6
    .title = Ende der Runde
    .text = Aktionskarten, die niemand genommen hat, kommen unter ihre Stapel. Wer die niedrigste Machtkarte gespielt hat, wird Startspieler. Die Machtkarten werden verdeckt abgelegt, und ein Veto, dessen Zeit um ist, kommt unter seinen Stapel.

el_grande-rules-410 =
    .rule = EG-4.1
    .title = Einen Ort werten
    .text =
        Die Rangfolge richtet sich nach der Zahl der Caballeros am Ort. Der erste, zweite und dritte Platz bringt die drei Werte des Ortes. Wer dort niemanden hat, bekommt nichts.

        Bei Gleichstand gilt der niedrigere Wert: Sind mehrere Erste, bekommt jeder von ihnen den zweiten Wert, und die nächste Gruppe liegt auf dem dritten Platz. Sind mehrere Zweite, bekommt jeder den dritten Wert; mehrere Dritte bekommen nichts. Wie viele gleichauf liegen, spielt keine Rolle.

        Beispiele: País Vasco ({ $place_pais_vasco }) bringt bei 3, 3, 3 und 2 Caballeros 3, 3, 3 und 1 Punkt. Aragón ({ $place_aragon }) bringt bei 3, 3, 2 und 2 Caballeros 4, 4, 0 und 0 Punkte.

el_grande-rules-420 =
    .rule = EG-4.2
    .title = Kleinere Runden
    .text = Zu zweit zählt nur der erste Platz, zu dritt nur der erste und der zweite.

el_grande-rules-430 =
    .rule = EG-4.3
    .title = Boni
    .text = Wer in der Königsregion allein auf dem ersten Platz liegt, bekommt { $bonus_points } Punkte mehr. Wer allein auf dem ersten Platz der Region liegt, in der der eigene Grande steht, bekommt ebenfalls { $bonus_points } Punkte mehr. Beide Boni gibt es bei jeder Wertung, allgemein oder durch eine Karte, und sie können zusammenkommen. Der Grande zählt nicht als Caballero.

el_grande-rules-440 =
    .rule = EG-4.4
    .title = Wertungstafeln und Castillo
    .text = Eine mobile Wertungstafel ersetzt die Werte der Region, in der sie liegt, oder die des Castillo. Für das Castillo gibt es keinen Bonus.

el_grande-rules-450 =
    .rule = EG-4.5
    .title = Allgemeine Wertung
    .text =
        Nach den Runden 3, 6 und 9 wird alles gewertet, in vier Schritten:
        - Alle stellen gleichzeitig und geheim auf ihrer Scheibe die Region ein, in die ihre Caballeros aus dem Castillo gehen.
        - Das Castillo wird geöffnet und gewertet.
        - Die Scheiben werden aufgedeckt, und die Caballeros gehen in die gewählten Regionen. Wer die Königsregion gewählt hat, nimmt sie stattdessen an den Hof.
        - Die Regionen werden nacheinander gewertet, in der Reihenfolge der Wertungsleiste.

el_grande-rules-460 =
    .rule = EG-4.6
    .title = Ende des Spiels
    .text = Nach der letzten allgemeinen Wertung gewinnen die meisten Punkte. Bei Gleichstand an der Spitze wird der Sieg geteilt.

el_grande-rules-601 =
    .rule = Q-01
    .title = Eigene und fremde Caballeros
    .text = Versetzt eine Karte eigene und fremde Caballeros, darfst du sie in beliebiger Reihenfolge mischen.

el_grande-rules-602 =
    .rule = Q-02
    .title = Zurückschicken
    .text = Zurückgeschickte Caballeros kommen in die Provinz. Genommen werden sie, wo die Karte es sagt, nie aus der Königsregion und nie aus dem Castillo. Wer zu wenige hat, schickt alle zurück.

el_grande-rules-603 =
    .rule = Q-03
    .title = Veto
    .text =
        Wer eine Vetokarte nimmt, hat sie sofort offen vor sich liegen: Es ist nichts zu beginnen, und eingesetzt wird wie sonst. Solange sie vor dir liegt, darfst du eine Sonderaktion einer anderen Person stoppen: bevor sie beginnt, oder nachdem ein einzelner Schritt angekündigt wurde. Der angekündigte Schritt findet nicht statt, frühere gelten, der Rest verfällt. Beispiel: Von vier Versetzungen sind zwei getan, die dritte wird angekündigt und verhindert. Zwei gelten, die dritte und die vierte sind verloren.

        Ein Schritt ist: jeder Caballero, der versetzt, eingesetzt, zurückgeschickt oder an den Hof geholt wird; jeder Ort, der gewertet wird; das gemeinsame Aufdecken der Scheiben; jede Bewegung des Königs, eines Grande oder einer Wertungstafel; das Nennen einer Region; das Zurücknehmen einer Machtkarte.

        Gegen das gewöhnliche Einsetzen gibt es kein Veto; auch wer ein Veto hinnehmen musste, darf noch einsetzen. Einsetzen, das selbst eine Sonderaktion ist, kann verhindert werden. Gegen das Nehmen oder Nutzen eines Vetos hilft kein Veto.

        Die Karte kommt unter ihren Stapel, sobald sie genutzt ist, spätestens am Ende der nächsten Runde. Haben mehrere ein Veto, werden sie in Zugfolge nach der Person am Zug gefragt. Gefragt wirst du nur, solange es etwas zu stoppen gibt, und du kannst im Voraus antworten.

el_grande-rules-604 =
    .rule = Q-04
    .title = Die Machtkarte dieser Runde
    .text = Nimmst du die Machtkarte zurück, die du in dieser Runde gespielt hast, bestimmt ihr Wert trotzdem die Zugfolge und den nächsten Startspieler.

el_grande-rules-605 =
    .rule = Q-05
    .title = Wenn eine Scheibe nicht passt
    .text = Hast du keine Region, die die Karte erlaubt, tust du nichts. Bei einer Räumung stellen nur die anderen eine Scheibe ein, die in der genannten Region Caballeros haben. Wer die Königsregion oder die genannte Region selbst einstellt, nimmt die Caballeros an den Hof.

el_grande-rules-606 =
    .rule = Q-06
    .title = Alle stellen ein
    .text = Bei einer allgemeinen Wertung stellen alle ihre Scheibe ein, damit das Einstellen nichts verrät. Wer für alle sichtbar niemanden zu schicken hat, kann übersprungen werden.

el_grande-rules-607 =
    .rule = Q-07
    .title = Die meisten und die wenigsten
    .text = Diese Karten zählen die Caballeros aller zusammen, auch in der Königsregion. Regionen ohne Caballeros zählen nicht.

el_grande-rules-608 =
    .rule = Q-08
    .title = Reihenfolge mehrerer Wertungen
    .text = Wertet eine Karte mehrere Regionen, bestimmt die Person am Zug die Reihenfolge. Gefragt wird nur, wenn sie eine Rolle spielen kann, weil noch ein Veto fallen könnte. Nur die Karte, die allein erste Plätze wertet, hat ihre eigene Reihenfolge: die einer allgemeinen Wertung.

el_grande-rules-609 =
    .rule = Q-09
    .title = Der König darf bleiben
    .text = Eine Karte, die den König bewegt, darf ihn auch stehen lassen.

el_grande-rules-610 =
    .rule = Q-10
    .title = Eine Wertungstafel versetzen
    .text = Eine Wertungstafel in der Königsregion bleibt dort. Das Ziel ist ein anderer Ort, an dem noch keine Wertungstafel liegt und der nicht die Königsregion ist.

el_grande-rules-611 =
    .rule = Q-11
    .title = Zu zweit
    .text = Auch zu zweit werden fünf Aktionskarten aufgedeckt; jeder nimmt eine.

el_grande-rules-612 =
    .rule = Q-12
    .title = Was verdeckt ist
    .text = Nach den Regeln sind drei Dinge verdeckt: wer im Castillo steht, welche Machtkarten gespielt sind und welche Machtkarte zurückgenommen wurde. Ein Tisch darf jedes davon offenlegen.

el_grande-rules-613 =
    .rule = Q-13
    .title = Die Königsregion auf der Scheibe
    .text = Bei einer allgemeinen Wertung und bei einer Räumung darfst du mit Absicht die Königsregion einstellen: Deine Caballeros gehen dann an den Hof.

el_grande-rules-614 =
    .rule = Q-14
    .title = Was verdeckt heißt
    .text = Verdeckt heißt, dass keine Summe und keine Liste gezeigt wird. Was beim Geschehen offen war, bleibt im Verlauf: wer wie viele Caballeros ins Castillo gebracht hat und welche Machtkarte gespielt wurde. Wirklich geheim sind die Reihenfolge der Stapel, noch nicht aufgedeckte Scheiben, die zurückgenommene Karte und im Voraus gegebene Antworten auf ein Veto.

el_grande-rules-615 =
    .rule = Q-15
    .title = Die Königsregion und Scheiben, die Caballeros wegschicken
    .text = Wo eine Karte dich Caballeros der Region auf deiner Scheibe in die Provinz zurückschicken lässt, kannst du die Königsregion nicht einstellen, auch wenn der Wortlaut der Karte es vielleicht erlaubte. Das ist unsere Festlegung: Aus der Königsregion geht nichts weg.
