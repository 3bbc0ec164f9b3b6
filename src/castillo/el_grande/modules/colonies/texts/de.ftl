### Großinquisitor & Kolonien. Begriffe: Francia · Schiff · América · África · Kapitän · Vizekönig · Sitz · Gold · Waren · Großinquisitor ·
### schwarzer Caballero · Limittafel · segeln.

colonies-module =
    .name = Großinquisitor & Kolonien
    .text = Vier Regionen jenseits der Karte: Segle nach América und África, um Gold und Waren zu holen, nimm in Francia Platz und zähle die schwarzen Caballeros zu deinen, solange du den Großinquisitor hast. Am besten ohne König & Intrige.

colonies-place-francia =
    .name = Francia
colonies-place-ship =
    .name = Schiff
    .in = auf dem Schiff
    .into = auf das Schiff
    .from = vom Schiff
colonies-place-america =
    .name = América
colonies-place-africa =
    .name = África

colonies-marker-gold =
    .name = Gold
    .text = Liegt in América, bis ein Caballero es nimmt. Erreicht der Träger eine der neun Regionen Spaniens, gibt es sofort Punkte für seine Farbe.
colonies-marker-goods =
    .name = Waren
    .text = Liegen in África, bis ein Caballero sie nimmt. Erreicht der Träger eine der neun Regionen Spaniens, gibt es sofort Punkte für seine Farbe.
colonies-marker-captain =
    .name = Amt des Kapitäns
    .text = Wer einen Caballero aufs Schiff bringt, darf ihn zum Kapitän machen, solange das Amt frei ist. Es bringt Punkte, sooft das Schiff gewertet wird; für die Mehrheit zählt der Kapitän nicht.
colonies-marker-viceroy =
    .name = Amt des Vizekönigs
    .text = Wer einen Caballero nach América bringt, darf ihn zum Vizekönig machen, solange das Amt frei ist. Es bringt Punkte, sooft América gewertet wird; für die Mehrheit zählt er nicht, und Gold nimmt er keines.
colonies-marker-first_seat =
    .name = Erster Sitz in Francia
    .text = Francia hat drei Sitze; wer kommt, setzt sich auf einen freien. Der Sitz zahlt zusätzlich zur Mehrheit, und niemand rückt auf.
colonies-marker-second_seat =
    .name = Zweiter Sitz in Francia
    .text = Francia hat drei Sitze; wer kommt, setzt sich auf einen freien. Der Sitz zahlt zusätzlich zur Mehrheit, und niemand rückt auf.
colonies-marker-third_seat =
    .name = Dritter Sitz in Francia
    .text = Francia hat drei Sitze; wer kommt, setzt sich auf einen freien. Der Sitz zahlt zusätzlich zur Mehrheit, und niemand rückt auf.
colonies-marker-limit_board =
    .name = Limittafel
    .text = Nur wer darauf sitzt, zählt in dieser Region. Wer ankommt, nimmt Platz, solange etwas frei ist; alle anderen stehen daneben.
colonies-marker-inquisitor =
    .name = Großinquisitor
    .text = Wer ihn hat, zählt die schwarzen Caballeros zu den eigenen. Einmal in jedem Zug: ein Caballero mehr aus der Provinz oder einer mehr zum Einsetzen.
colonies-marker-delayed =
    .name = Spätere Wertung
    .text = Diese Region wird am Ende der betreffenden Runde gewertet, noch vor einer allgemeinen Wertung; wurde sie in der letzten Runde markiert, ganz zum Schluss.
colonies-marker-flip_action_card =
    .name = Verdeckt
    .text = Kann einmal eine Aktionskarte umdrehen: In dieser Runde kann niemand sie nehmen.
colonies-marker-double_strike =
    .name = Doppelschlag
    .text = Kann einmal, gleich nach einem gegnerischen Zug, die dort genutzte Sonderaktion samt Plättchen wiederholen.

colonies-kind-gold =
    .name = Caballero mit Gold
colonies-kind-goods =
    .name = Caballero mit Waren
colonies-kind-viceroy =
    .name = Vizekönig
colonies-kind-captain =
    .name = Kapitän
colonies-kind-limit_board =
    .name = Caballero auf der Limittafel
colonies-kind-first_seat =
    .name = Caballero auf dem ersten Sitz
colonies-kind-second_seat =
    .name = Caballero auf dem zweiten Sitz
colonies-kind-third_seat =
    .name = Caballero auf dem dritten Sitz

## Was gefragt wird

colonies-purpose-settlers = { $count ->
        [one] Wähle geheim die Region, in der { $count } Caballero aus der Provinz beginnt.
       *[other] Wähle geheim die Region, in der { $count } Caballeros aus der Provinz beginnen.
    }
colonies-prompt-choose_seat = Ein Caballero von { $owner } ist in Francia. Auf welchen Sitz setzt er sich?
colonies-prompt-take_office = Ein Caballero von { $owner } ist { $place_in }. Übernimmt er das freie Amt?
colonies-prompt-change_seat = Ein Caballero von { $owner } verlässt seinen Sitz in Francia. Auf welchen setzt er sich?
colonies-prompt-post_or_board = { $now ->
        [on] Ein Caballero von { $owner } verlässt die Limittafel { $place_in }. Übernimmt er das freie Amt?
       *[beside] Ein Caballero von { $owner } { $place_in } wird versetzt. Übernimmt er das freie Amt, oder setzt er sich auf die Limittafel?
    }
colonies-prompt-fill_board = { $left ->
        [one] Auf der Limittafel { $place_in } ist { $left } Platz frei: Wer setzt sich?
       *[other] Auf der Limittafel { $place_in } sind { $left } Plätze frei: Wer setzt sich zuerst?
    }
colonies-prompt-name_for_board = Wohin kommt die Limittafel?
colonies-prompt-name_for_delay = Welche Region merkst du für eine spätere Wertung vor?
colonies-prompt-pick_sailor = Vor deinem Zug: Wer segelt vom Schiff aus weiter?
colonies-prompt-sail_to = Ein Caballero von { $owner } verlässt das Schiff. Wo geht er an Land?
colonies-prompt-pick_to_flip = Welche Aktionskarte drehst du um?
colonies-prompt-strike_again = { $what ->
        [tokens] Schlägst du noch einmal zu und legst die Plättchen von „{ $card }“ ein weiteres Mal aus?
       *[all] Schlägst du noch einmal zu und nutzt „{ $card }“ ebenfalls?
    }

colonies-pass-take_office = Das Amt bleibt frei
colonies-pass-post_or_board = Das Amt bleibt frei
colonies-pass-fill_board = Niemand setzt sich
colonies-pass-name_for_board = Die Limittafel bleibt
colonies-pass-name_for_delay = Keine Region
colonies-pass-pick_sailor = Sonst segelt niemand
colonies-pass-pick_to_flip = Jetzt nicht
colonies-pass-strike_again = Diesmal nicht

colonies-step-carry_board = Die Limittafel soll { $place_into }.
colonies-step-carry_delay = Soll später gewertet werden: { $place }.
colonies-step-carry_flip = Eine Aktionskarte wird gleich umgedreht.
colonies-step-carry_inquisitor = { $seat } will den Großinquisitor nehmen.
colonies-step-repeat = Die Sonderaktion eines anderen soll wiederholt werden.

## Was berichtet wird

colonies-log-token_laid = Ausgelegt { $to_in }: { $marker }.
colonies-log-token_carried = Mitgenommen { $from_from } { $to_into }: { $marker }.
colonies-log-token_back = Zurück in den Vorrat { $from_from }: { $marker }.
colonies-log-gold_taken = Ein Caballero von { $owner } nahm in América: { $token }.
colonies-log-goods_taken = Ein Caballero von { $owner } nahm in África: { $token }.
colonies-log-delivered = { $seat } brachte es nach Hause: { $points }.
colonies-log-seat_taken = { $number ->
        [1] Ein Caballero von { $owner } nahm den ersten Sitz in Francia ein.
        [2] Ein Caballero von { $owner } nahm den zweiten Sitz in Francia ein.
       *[other] Ein Caballero von { $owner } nahm den dritten Sitz in Francia ein.
    }
colonies-log-captain = Ein Caballero von { $owner } wurde Kapitän.
colonies-log-viceroy = Ein Caballero von { $owner } wurde Vizekönig.
colonies-log-post_left = Ein Caballero von { $owner } gab sein Amt { $place_in } ab.
colonies-log-seated = Ein Caballero von { $owner } setzte sich auf die Limittafel { $place_in }.
colonies-log-unseated = Ein Caballero von { $owner } stand von der Limittafel { $place_in } auf.
colonies-log-inquisitor_taken = { $seat } nahm den Großinquisitor.
colonies-log-struck_again = { $seat } schlug noch einmal zu.

colonies-why-seats_taken = Francia: Alle drei Sitze sind besetzt.
colonies-why-post_taken = { $place }: Das Amt ist besetzt.
colonies-why-carrier = { $place }: Wer Gold oder Waren trägt, kann das Amt nicht übernehmen.
colonies-why-board_full = Die Limittafel: Alle Plätze sind besetzt.
colonies-why-no_board_here = { $place }: Dorthin kommt die Limittafel nie.
colonies-why-no_port = Vom Schiff aus erreicht man nur Küsten, América und África.
colonies-why-not_available = Diese Karte kann nicht mehr umgedreht werden.

## Die Karten

colonies-placing-text = Setze bis zu { $place } Caballeros ein.
colonies-tokens-text = { colonies-gold-text }{ colonies-goods-text }
colonies-gold-text = { $gold ->
        [0] { "" }
       *[other] { $gold } Gold kommt nach América.{ " " }
    }
colonies-goods-text = { $goods ->
        [0] { "" }
        [one] { $goods } Ware kommt nach África.{ " " }
       *[other] { $goods } Waren kommen nach África.{ " " }
    }

colonies-card-holy_inquisition =
    .name = Heilige Inquisition
    .text = { colonies-placing-text } Nimm den Großinquisitor, dann versetze bis zu { $up_to } schwarze Caballeros.
colonies-card-flip_action_card =
    .name = Verdeckt
    .text = { colonies-placing-text } { colonies-tokens-text }Behalte diese Karte. Drehe einmal, jetzt oder in einer späteren Runde nach dem Aufdecken der Aktionskarten, eine um, die noch zu haben ist: In dieser Runde kann niemand sie nehmen.
colonies-card-double_strike =
    .name = Doppelschlag
    .text = { colonies-placing-text } { colonies-tokens-text }Behalte diese Karte. Führe einmal, gleich nach dem Zug eines Gegners, die Sonderaktion aus, die er genutzt hat, samt ihren Plättchen. Deine eigene hast du trotzdem.
colonies-card-free_choice =
    .name = Freie Wahl
    .text = { colonies-placing-text } { colonies-tokens-text }Behalte diese Karte. Bei der nächsten allgemeinen Wertung darfst du, bevor die erste Region gewertet wird, bis zu { $up_to } deiner Caballeros versetzen, auch ins Castillo.
colonies-card-score_new_regions =
    .name = Nachrichten aus Übersee
    .text = { colonies-placing-text } { colonies-tokens-text }Werte Francia, das Schiff, América und África in deiner Reihenfolge.
colonies-card-score_black_regions =
    .name = Autodafé
    .text = { colonies-placing-text } { colonies-tokens-text }Nimm den Großinquisitor, dann werte in deiner Reihenfolge jede Region mit mindestens einem schwarzen Caballero.
colonies-card-transport =
    .name = Transport
    .text = { colonies-placing-text } { colonies-tokens-text }Versetze bis zu { $up_to } deiner Caballeros, auch zu dem, was gerade ausgelegt wurde, und aus América oder África direkt nach Spanien.
colonies-card-limit_board_2_goods =
    .name = Die Grenze
    .text = { colonies-placing-text } { colonies-tokens-text }Lege die Limittafel in eine andere Region, aber weder aus der Königsregion heraus noch in sie hinein und nicht nach Francia. Du wählst, wer sitzt, wenn nicht alle Platz haben.
colonies-card-limit_board_1_goods =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-card-limit_board_2_goods.text }
colonies-card-limit_board_1_gold =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-placing-text } { colonies-tokens-text }Lege die Limittafel in eine andere Region, aber weder aus der Königsregion heraus noch in sie hinein und nicht nach Francia. Du wählst, wer sitzt, wenn nicht alle Platz haben.
colonies-card-delayed_scoring =
    .name = Gestundet
    .text = { colonies-placing-text } { colonies-tokens-text }Markiere eine Region, auch die Königsregion. Sie wird am Ende der nächsten Runde gewertet, noch vor einer allgemeinen Wertung; in der letzten Runde ganz zum Schluss.
colonies-card-conspiracy =
    .name = Verschwörung
    .text = { colonies-placing-text } { colonies-tokens-text }Alle Grandes gehen ins Castillo, außer denen in der Königsregion. Bei der nächsten allgemeinen Wertung kommt jeder mit der Scheibe seiner Farbe heraus oder kehrt dorthin zurück, wo er stand, wenn sie die Königsregion zeigt. Bis dahin versetzt ihn keine Karte, und das Castillo ist seine Heimat.

## Regeln

colonies-rules-100 =
    .rule = GC-1
    .title = Was neu ist
    .text = Der Plan hat vier Regionen mehr: Francia, das Schiff, América und África. Neben den anderen liegen zwei weitere Stapel Aktionskarten: Stapel 6 ist eine einzige Karte, die Heilige Inquisition; Stapel 7 hat elf. Verträgt sich mit den Jubiläumsstandarten; zusammen mit König & Intrige ist es möglich, aber nicht zu empfehlen.
colonies-rules-110 =
    .rule = GC-1.1
    .title = Mehr Caballeros
    .text = Alle haben { $more_player_caballeros } Caballeros mehr. Sie beginnen in der Provinz.
colonies-rules-120 =
    .rule = GC-1.2
    .title = Schwarze Caballeros und Limittafel
    .text = Nach der Königsregion werden zwei weitere Regionskarten gezogen: Dort beginnen { $black_caballeros } schwarze Caballeros, je die Hälfte. Eine dritte Karte sagt, wo die Limittafel liegt. Sie hat { $limit_board_few } Plätze zu zweit und zu dritt, sonst { $limit_board_many }. Danach werden die Heimatregionen gezogen.
colonies-rules-130 =
    .rule = GC-1.3
    .title = Siedler
    .text = Dann stellen alle ihre Scheibe ein, nicht auf die Königsregion: { $more_player_settlers } Caballeros aus der Provinz gehen dorthin.
colonies-rules-140 =
    .rule = GC-1.4
    .title = Gold und Waren
    .text = Es gibt { $gold_tokens } Gold, je { $gold_points } Punkte wert, und { $goods_tokens } Waren, je { $goods_points } wert. Am Anfang liegt { $gold_at_start } Gold in América, und { $goods_at_start } Waren liegen in África.
colonies-rules-200 =
    .rule = GC-2
    .title = Die neuen Regionen
    .text =
        Sie sind Regionen in jeder Hinsicht, mit zwei Ausnahmen: Der König geht nie auf das Schiff, nach América oder nach África, und aus dem Castillo kommt niemand dorthin; darum zeigen die Scheiben sie nicht.

        - Francia ({ $place_francia }) grenzt an Aragón und Cataluña. Drei Sitze bringen { $office_first_seat_points }, { $office_second_seat_points } und { $office_third_seat_points } Punkte zusätzlich. Höchstens drei Caballeros sind dort, jeder auf einem freien Sitz, den wählt, wer ihn bringt. Ein Grande darf auch dort sein, auf keinem Sitz.
        - Das Schiff zahlt selbst nichts. Es ist zu erreichen, wenn der König an einer Küste ist: in Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco oder Francia. Der Kapitän bringt { $office_captain_points } Punkte.
        - América ({ $place_america }) und África ({ $place_africa }) erreicht man nur durch Versetzen, nie durch Einsetzen. Der Vizekönig von América bringt { $office_viceroy_points } Punkte.
colonies-rules-210 =
    .rule = GC-2.1
    .title = Punkte für Sitze und Ämter
    .text = Sie werden auch bei Sonderwertungen gezahlt, gleich wie viele mitspielen, aber nicht, wo eine Karte allein erste Plätze wertet. Eine Wertungstafel ersetzt nur die Werte der Plätze.
colonies-rules-220 =
    .rule = GC-2.2
    .title = Ein Beispiel
    .text = Wer allein die ersten beiden Sitze in Francia hat, bekommt 3 + 2 + 1 = 6 Punkte.
colonies-rules-230 =
    .rule = GC-2.3
    .title = Kapitän und Vizekönig
    .text = Ist das Amt frei, darf es ein Caballero übernehmen, der dorthin gebracht wird. Er zählt nicht für die Mehrheit, trägt nichts und darf gehen. Karten, die Caballeros versetzen, versetzen auch ihn, sogar innerhalb der Region: ihn aus dem Amt oder einen anderen in ein freies. In Francia versetzen sie Caballeros von einem Sitz auf einen anderen, der frei ist. Jedes davon ist einmal Versetzen.
colonies-rules-240 =
    .rule = GC-2.4
    .title = Die Reihenfolge der Wertung
    .text = Nach den neun Regionen kommen Francia, das Schiff, América und África.
colonies-rules-250 =
    .rule = GC-2.5
    .title = Segeln
    .text =
        Segeln kostet keine Aktion. Es segeln nur Caballeros, die seit einer früheren Runde dort sind, beliebig viele und nie in die Königsregion.

        - Am Anfang deines Zuges: vom Schiff nach América, nach África oder an eine Küste; nach Francia nur, wenn ein Sitz frei ist.
        - Jederzeit in deinem Zug: aus América oder África auf das Schiff.
colonies-rules-260 =
    .rule = GC-2.6
    .title = Die meisten und die wenigsten Caballeros
    .text = Karten, die Caballeros zählen, zählen wie eine Wertung: ohne Kapitän und Vizekönig, ohne die neben der Limittafel und ohne schwarze, die niemandem gehören.
colonies-rules-300 =
    .rule = GC-3
    .title = Gold und Waren unterwegs
    .text = Was in América und África liegt, ist nur in Spanien etwas wert.
colonies-rules-310 =
    .rule = GC-3.1
    .title = Auslegen
    .text = Viele Karten von Stapel 7 bringen Gold nach América und Waren nach África, als Teil ihrer Sonderaktion. Ist der Vorrat leer, kommt nichts.
colonies-rules-320 =
    .rule = GC-3.2
    .title = Nehmen
    .text = Jederzeit in deinem Zug, auch zwischen zwei Schritten einer Sonderaktion, darf ein Caballero von dir nehmen, was in seiner Region liegt: jeder nur ein Plättchen, und er behält es.
colonies-rules-330 =
    .rule = GC-3.3
    .title = Nach Hause bringen
    .text = Kommt der Träger in eine der neun spanischen Regionen, gibt es sofort Punkte für seinen Besitzer, wer immer ihn versetzt hat, und das Plättchen geht in den Vorrat. Am Hof, im Castillo und in der Provinz gibt es nichts. Träger zählen für Mehrheiten; Kapitän oder Vizekönig können sie nicht sein.
colonies-rules-340 =
    .rule = GC-3.4
    .title = Eine typische Reise
    .text = In der ersten Runde auf das Schiff, in der zweiten nach África zu den Waren, in der dritten zurück auf das Schiff, in der vierten an eine spanische Küste.
colonies-rules-400 =
    .rule = GC-4
    .title = Der Großinquisitor
    .text = Die Karte liegt neben dem Plan, bis jemand sie nimmt.
colonies-rules-420 =
    .rule = GC-4.2
    .title = Wer die Karte hat
    .text = Du behältst sie, bis ein anderer sie nimmt. Einmal in jedem deiner Züge, solange du sie hast, darfst du einen Caballero mehr aus der Provinz an den Hof holen oder einen mehr einsetzen.
colonies-rules-430 =
    .rule = GC-4.3
    .title = Schwarze Caballeros
    .text = Für den Besitzer der Karte sind sie eigene Caballeros: Sie zählen überall, lassen sich versetzen, gehen ins Castillo und tragen Plättchen. Für alle anderen sind sie fremde; solange niemand die Karte hat, sind sie allen fremd und zählen nicht. Niemand nimmt sie vom Plan.
colonies-rules-440 =
    .rule = GC-4.4
    .title = Schwarze Caballeros im Castillo
    .text = Bei einer allgemeinen Wertung gehen sie mit der Scheibe des Besitzers der Karte. Hat sie niemand oder zeigt die Scheibe die Königsregion, bleiben sie drin.
colonies-rules-500 =
    .rule = GC-5
    .title = Die Limittafel
    .text = In ihrer Region zählt nur, wer auf ihr sitzt.
colonies-rules-510 =
    .rule = GC-5.1
    .title = Sich setzen
    .text = Wer in ihre Region kommt, setzt sich, solange Plätze frei sind; die anderen stehen daneben und zählen nicht.
colonies-rules-520 =
    .rule = GC-5.2
    .title = Die Tafel verlegen
    .text = Wer auf ihr saß, steht in der alten Region frei. In der neuen wählt, wer sie verlegt, wer sitzt, wenn nicht alle Platz haben. Sie kommt weder aus der Königsregion noch in sie, und nicht nach Francia.
colonies-rules-530 =
    .rule = GC-5.3
    .title = Auf die Tafel und herunter
    .text = Karten, die Caballeros versetzen, dürfen einen innerhalb der Region versetzen, auf die Tafel oder herunter. Wer einen aus der Region versetzt, sagt, ob er von der Tafel kommt oder von daneben.
colonies-rules-540 =
    .rule = GC-5.4
    .title = Freie Plätze nach einem Zug
    .text = Sie füllt, wer den Großinquisitor hat; hat ihn niemand, dann wer am Zug war.
colonies-rules-550 =
    .rule = GC-5.5
    .title = Gemeinsame Ankunft
    .text = Haben nicht alle Platz, die aus dem Castillo kommen, stehen zuerst alle daneben. Dann füllt die Plätze, wer den Großinquisitor hat, sonst der Startspieler.
colonies-rules-600 =
    .rule = GC-6
    .title = Die Karten von Stapel 7
    .text = Elf Karten. Drei davon behält man, sobald man sie nimmt; sie liegen offen, bis man sie nutzt, ihre Plättchen kommen sofort. Sie zu nutzen ist ihre Sonderaktion: Ein Veto hält sie dann auf, und die Karte ist weg.
colonies-rules-700 =
    .rule = GC-7
    .title = Mit König & Intrige
    .text = Die Auslage liegt bereit, die Stapel 6 und 7 daneben. In deinem Zug darfst du, bevor du etwas anderes tust, die oberste Karte eines der beiden statt deiner Karte der Auslage nehmen: Sie sagt, wie viele du einsetzt, und gibt ihre Sonderaktion. Danach ist sie für diese Runde weg.
