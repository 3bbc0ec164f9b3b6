### Großinquisitor & Kolonien. Begriffe: Francia · Schiff · América · África · Kapitän · Vizekönig · Sitz · Gold · Waren · Großinquisitor ·
### schwarzer Caballero · Begrenzungstafel · segeln.

colonies-module =
    .name = Großinquisitor & Kolonien
    .sign = K
    .text = Vier Regionen jenseits der Grenzen: Hole Gold aus América und Waren aus África, nimm in Francia Platz und zähle die schwarzen Caballeros zu deinen, solange der Großinquisitor bei dir ist. Am besten ohne König & Intrigant.

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
    .text = Wer einen Caballero aufs Schiff bringt, darf ihn zum Kapitän machen, solange das Amt frei ist. Es bringt bei jeder Wertung des Schiffs Punkte; für die Mehrheit zählt der Kapitän nicht.
colonies-marker-viceroy =
    .name = Amt des Vizekönigs
    .text = Wer einen Caballero nach América bringt, darf ihn zum Vizekönig machen, solange das Amt frei ist. Es bringt bei jeder Wertung von América Punkte; für die Mehrheit zählt der Vizekönig nicht, und Gold nimmt er keines.
colonies-marker-first_seat =
    .name = Erster Sitz in Francia
    .text = Francia hat drei Sitze; wer kommt, setzt sich auf einen freien. Der Sitz bringt zusätzlich zur Mehrheit Punkte, und niemand rückt auf.
colonies-marker-second_seat =
    .name = Zweiter Sitz in Francia
    .text = Francia hat drei Sitze; wer kommt, setzt sich auf einen freien. Der Sitz bringt zusätzlich zur Mehrheit Punkte, und niemand rückt auf.
colonies-marker-third_seat =
    .name = Dritter Sitz in Francia
    .text = Francia hat drei Sitze; wer kommt, setzt sich auf einen freien. Der Sitz bringt zusätzlich zur Mehrheit Punkte, und niemand rückt auf.
colonies-marker-limit_board =
    .name = Begrenzungstafel
    .text = Nur wer darauf sitzt, zählt in dieser Region. Wer ankommt, setzt sich, solange Plätze frei sind; alle anderen stehen daneben.
colonies-marker-inquisitor =
    .name = Großinquisitor
    .text = Wer ihn hat, zählt die schwarzen Caballeros zu den eigenen. Einmal in jedem Zug: ein Caballero mehr aus der Provinz oder einer mehr zum Einsetzen.
colonies-marker-delayed =
    .name = Spätere Wertung
    .text = Diese Region wird am Ende der Runde gewertet, die auf das Markieren folgt, noch vor einer allgemeinen Wertung; wurde sie in der letzten Runde markiert, ganz zum Schluss.
colonies-marker-flip_action_card =
    .name = Umgedreht
    .text = Kann einmal eine Aktionskarte umdrehen: In dieser Runde kann sie niemand nehmen.
colonies-marker-double_strike =
    .name = Doppelschlag
    .text = Kann einmal, direkt nach einem fremden Zug, die dort genutzte Sonderaktion samt Plättchen wiederholen.

colonies-kind-gold =
    .name = Caballero mit Gold
colonies-kind-goods =
    .name = Caballero mit Waren
colonies-kind-viceroy =
    .name = Vizekönig
colonies-kind-captain =
    .name = Kapitän
colonies-kind-limit_board =
    .name = Caballero auf der Begrenzungstafel
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
colonies-prompt-change_seat = Ein Caballero von { $owner } verlässt seinen Sitz in Francia. Auf welchen wechselt er?
colonies-prompt-post_or_board = { $now ->
        [on] Ein Caballero von { $owner } verlässt die Begrenzungstafel { $place_in }. Übernimmt er das freie Amt?
       *[beside] Ein Caballero von { $owner } { $place_in } wird umgesetzt. Übernimmt er das freie Amt oder setzt er sich auf die Begrenzungstafel?
    }
colonies-prompt-fill_board = { $left ->
        [one] Auf der Begrenzungstafel { $place_in } ist { $left } Platz frei: Wer setzt sich?
       *[other] Auf der Begrenzungstafel { $place_in } sind { $left } Plätze frei: Wer setzt sich zuerst?
    }
colonies-prompt-name_for_board = Wohin kommt die Begrenzungstafel?
colonies-prompt-name_for_delay = Welche Region wird später gewertet?
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
colonies-pass-name_for_board = Die Begrenzungstafel bleibt
colonies-pass-name_for_delay = Keine Region
colonies-pass-pick_sailor = Niemand mehr segelt
colonies-pass-pick_to_flip = Jetzt nicht
colonies-pass-strike_again = Diesmal nicht

colonies-step-carry_board = Die Begrenzungstafel soll { $place_into }.
colonies-step-carry_delay = Später gewertet wird: { $place }.
colonies-step-carry_flip = Eine Aktionskarte wird gleich umgedreht.
colonies-step-carry_inquisitor = { $seat } will den Großinquisitor nehmen.
colonies-step-repeat = Gleich wird eine fremde Sonderaktion wiederholt.

## Was berichtet wird

colonies-log-token_laid = Ausgelegt { $to_in }: { $marker }.
colonies-log-token_carried = Mitgenommen { $from_from } { $to_into }: { $marker }.
colonies-log-token_back = Zurück in den Vorrat { $from_from }: { $marker }.
colonies-log-gold_taken = Ein Caballero von { $owner } nahm in América { $token }.
colonies-log-goods_taken = Ein Caballero von { $owner } nahm in África { $token }.
colonies-log-delivered = { $seat } brachte die Ladung nach Hause: { $points }.
colonies-log-seat_taken = { $number ->
        [1] Ein Caballero von { $owner } nahm den ersten Sitz in Francia ein.
        [2] Ein Caballero von { $owner } nahm den zweiten Sitz in Francia ein.
       *[other] Ein Caballero von { $owner } nahm den dritten Sitz in Francia ein.
    }
colonies-log-captain = Ein Caballero von { $owner } wurde Kapitän.
colonies-log-viceroy = Ein Caballero von { $owner } wurde Vizekönig.
colonies-log-post_left = Ein Caballero von { $owner } gab sein Amt { $place_in } ab.
colonies-log-seated = Ein Caballero von { $owner } setzte sich auf die Begrenzungstafel { $place_in }.
colonies-log-unseated = Ein Caballero von { $owner } stand von der Begrenzungstafel { $place_in } auf.
colonies-log-inquisitor_taken = { $seat } nahm den Großinquisitor.
colonies-log-struck_again = { $seat } schlug noch einmal zu.

colonies-why-seats_taken = Francia: Alle drei Sitze sind besetzt.
colonies-why-post_taken = { $place }: Das Amt ist besetzt.
colonies-why-carrier = { $place }: Wer Gold oder Waren trägt, kann das Amt nicht übernehmen.
colonies-why-board_full = Begrenzungstafel: Alle Plätze sind besetzt.
colonies-why-no_board_here = { $place }: Dorthin kommt die Begrenzungstafel nie.
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
    .text = { colonies-placing-text } Nimm den Großinquisitor, dann setze bis zu { $up_to } schwarze Caballeros um.
colonies-card-flip_action_card =
    .name = Umgedreht
    .text = { colonies-placing-text } { colonies-tokens-text }Behalte diese Karte. Drehe einmal, jetzt oder in einer späteren Runde nach dem Aufdecken der Aktionskarten, eine um, die noch zu haben ist: In dieser Runde kann sie niemand nehmen.
colonies-card-double_strike =
    .name = Doppelschlag
    .text = { colonies-placing-text } { colonies-tokens-text }Behalte diese Karte. Führe einmal, direkt nach einem fremden Zug, die dort genutzte Sonderaktion selbst aus, samt ihren Plättchen. Deine eigene hast du trotzdem.
colonies-card-free_choice =
    .name = Freie Wahl
    .text = { colonies-placing-text } { colonies-tokens-text }Behalte diese Karte. Bei der nächsten allgemeinen Wertung darfst du, bevor die erste Region gewertet wird, bis zu { $up_to } deiner Caballeros umsetzen, auch ins Castillo.
colonies-card-score_new_regions =
    .name = Nachrichten aus Übersee
    .text = { colonies-placing-text } { colonies-tokens-text }Werte Francia, das Schiff, América und África in beliebiger Reihenfolge.
colonies-card-score_black_regions =
    .name = Autodafé
    .text = { colonies-placing-text } { colonies-tokens-text }Nimm den Großinquisitor, dann werte in beliebiger Reihenfolge alle Regionen mit mindestens einem schwarzen Caballero.
colonies-card-transport =
    .name = Transport
    .text = { colonies-placing-text } { colonies-tokens-text }Setze bis zu { $up_to } deiner Caballeros um, auch auf gerade ausgelegte Plättchen und aus América oder África direkt nach Spanien.
colonies-card-limit_board_2_goods =
    .name = Begrenzungstafel
    .text = { colonies-placing-text } { colonies-tokens-text }Lege die Begrenzungstafel in eine andere Region, aber weder aus der Königsregion heraus noch in sie hinein und nicht nach Francia. Haben nicht alle Platz, wählst du, wer sitzt.
colonies-card-limit_board_1_goods =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-card-limit_board_2_goods.text }
colonies-card-limit_board_1_gold =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-placing-text } { colonies-tokens-text }Lege die Begrenzungstafel in eine andere Region, aber weder aus der Königsregion heraus noch in sie hinein und nicht nach Francia. Haben nicht alle Platz, wählst du, wer sitzt.
colonies-card-delayed_scoring =
    .name = Gestundet
    .text = { colonies-placing-text } { colonies-tokens-text }Markiere eine Region, auch die Königsregion. Sie wird am Ende der nächsten Runde gewertet, noch vor einer allgemeinen Wertung; in der letzten Runde ganz zum Schluss.
colonies-card-conspiracy =
    .name = Verschwörung
    .text = { colonies-placing-text } { colonies-tokens-text }Alle Granden gehen ins Castillo, außer denen in der Königsregion. Bei der nächsten allgemeinen Wertung kommt jeder dorthin, wohin die Scheibe seiner Farbe zeigt; zeigt sie die Königsregion, kehrt er an seinen alten Ort zurück. Bis dahin kann ihn keine Karte umsetzen, und das Castillo ist seine Heimat.

## Regeln

colonies-rules-100 =
    .rule = GC-1
    .title = Was neu ist
    .text = Der Plan hat vier Regionen mehr: Francia, das Schiff, América und África. Neben den anderen liegen zwei weitere Stapel Aktionskarten: Stapel 6 ist eine einzige Karte, die Heilige Inquisition; Stapel 7 hat elf. Lässt sich mit den Jubiläumsstandarten kombinieren; mit König & Intrigant geht es auch, ist aber nicht zu empfehlen.
colonies-rules-110 =
    .rule = GC-1.1
    .title = Mehr Caballeros
    .text = Alle haben { $more_player_caballeros } Caballeros mehr. Sie stehen zu Beginn in der Provinz.
colonies-rules-120 =
    .rule = GC-1.2
    .title = Schwarze Caballeros und Begrenzungstafel
    .text = Nach der Königsregion werden zwei weitere Regionenkarten gezogen: Dort beginnen { $black_caballeros } schwarze Caballeros, je die Hälfte. Eine dritte Karte bestimmt, wo die Begrenzungstafel liegt. Zu zweit und zu dritt hat sie { $limit_board_few } Plätze, sonst { $limit_board_many }. Danach werden die Heimatregionen gezogen.
colonies-rules-130 =
    .rule = GC-1.3
    .title = Siedler
    .text = Dann stellen alle ihre Scheibe ein, nur nicht auf die Königsregion: Je { $more_player_settlers } Caballeros aus der Provinz gehen dorthin.
colonies-rules-140 =
    .rule = GC-1.4
    .title = Gold und Waren
    .text = Es gibt { $gold_tokens } Gold, je { $gold_points } Punkte wert, und { $goods_tokens } Waren, je { $goods_points } wert. Am Anfang liegt { $gold_at_start } Gold in América, und { $goods_at_start } Waren liegen in África.
colonies-rules-200 =
    .rule = GC-2
    .title = Die neuen Regionen
    .text =
        Sie sind vollwertige Regionen, mit zwei Ausnahmen: Der König geht nie auf das Schiff, nach América oder nach África, und aus dem Castillo kommt niemand dorthin; darum zeigen die Scheiben sie nicht.

        - Francia ({ $place_francia }) grenzt an Aragón und Cataluña. Drei Sitze bringen { $office_first_seat_points }, { $office_second_seat_points } und { $office_third_seat_points } Punkte zusätzlich. Höchstens drei Caballeros haben Platz; wer einen bringt, wählt für ihn einen freien Sitz. Auch ein Grande darf dort stehen, aber auf keinem Sitz.
        - Das Schiff selbst bringt nichts. Es ist zu erreichen, wenn der König an einer Küste steht: in Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco oder Francia. Der Kapitän bringt { $office_captain_points } Punkte.
        - América ({ $place_america }) und África ({ $place_africa }) erreicht man nur durch Umsetzen, nie durch Einsetzen. Der Vizekönig von América bringt { $office_viceroy_points } Punkte.
colonies-rules-210 =
    .rule = GC-2.1
    .title = Punkte für Sitze und Ämter
    .text = Es gibt sie auch bei Sonderwertungen, gleich wie viele mitspielen, nicht aber, wenn eine Karte nur erste Plätze wertet. Eine Wertungstafel ersetzt nur die Werte der Plätze.
colonies-rules-220 =
    .rule = GC-2.2
    .title = Ein Beispiel
    .text = Wer allein in Francia ist und dort die ersten beiden Sitze hat, bekommt 3 + 2 + 1 = 6 Punkte.
colonies-rules-230 =
    .rule = GC-2.3
    .title = Kapitän und Vizekönig
    .text = Ist das Amt frei, darf es ein Caballero übernehmen, der dorthin gebracht wird. Er zählt nicht für die Mehrheit, trägt nichts und darf wieder gehen. Mit Karten zum Umsetzen lässt auch er sich umsetzen, sogar innerhalb der Region: aus dem Amt heraus, oder ein anderer in ein freies Amt. In Francia geht es ebenso von einem Sitz auf einen freien anderen. Jedes Mal zählt das als einmal Umsetzen.
colonies-rules-240 =
    .rule = GC-2.4
    .title = Die Reihenfolge der Wertung
    .text = Nach den neun Regionen kommen Francia, das Schiff, América und África.
colonies-rules-250 =
    .rule = GC-2.5
    .title = Segeln
    .text =
        Segeln kostet keine Aktion. Es segeln nur Caballeros, die seit einer früheren Runde dort sind, beliebig viele, aber nie in die Königsregion.

        - Am Anfang deines Zuges: vom Schiff nach América, nach África oder an eine Küste; nach Francia nur, wenn ein Sitz frei ist.
        - Jederzeit in deinem Zug: aus América oder África auf das Schiff.
colonies-rules-260 =
    .rule = GC-2.6
    .title = Die meisten und die wenigsten Caballeros
    .text = Karten, die Caballeros zählen, zählen wie bei einer Wertung: ohne Kapitän und Vizekönig, ohne die Caballeros neben der Begrenzungstafel und ohne schwarze, die niemandem gehören.
colonies-rules-300 =
    .rule = GC-3
    .title = Gold und Waren unterwegs
    .text = Was in América und África liegt, ist erst in Spanien etwas wert.
colonies-rules-310 =
    .rule = GC-3.1
    .title = Auslegen
    .text = Viele Karten von Stapel 7 bringen Gold nach América und Waren nach África, als Teil ihrer Sonderaktion. Ist der Vorrat leer, kommt nichts.
colonies-rules-320 =
    .rule = GC-3.2
    .title = Nehmen
    .text = Jederzeit in deinem Zug, auch zwischen zwei Schritten einer Sonderaktion, darf einer deiner Caballeros nehmen, was in seiner Region liegt: jeder nur ein Plättchen, und er gibt es nicht mehr her.
colonies-rules-330 =
    .rule = GC-3.3
    .title = Nach Hause bringen
    .text = Kommt der Träger in eine der neun spanischen Regionen, gibt es sofort Punkte für seine Farbe, gleich wer ihn umgesetzt hat, und das Plättchen kommt in den Vorrat. Am Hof, im Castillo und in der Provinz gibt es nichts, und das Plättchen kommt ebenfalls in den Vorrat. Träger zählen für Mehrheiten; Kapitän oder Vizekönig können sie nicht sein.
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
    .text = Du behältst sie, bis jemand anders sie nimmt. Solange du sie hast, darfst du in jedem deiner Züge einmal einen Caballero mehr aus der Provinz an den Hof holen oder einen mehr einsetzen.
colonies-rules-430 =
    .rule = GC-4.3
    .title = Schwarze Caballeros
    .text = Wer die Karte hat, behandelt sie wie eigene Caballeros: Sie zählen überall, lassen sich umsetzen, gehen ins Castillo und tragen Plättchen. Für alle anderen sind sie fremd; solange niemand die Karte hat, sind sie allen fremd und zählen nicht, belegen aber weiterhin Sitze auf der Begrenzungstafel und in Francia. Niemand nimmt sie vom Plan.
colonies-rules-440 =
    .rule = GC-4.4
    .title = Schwarze Caballeros im Castillo
    .text = Bei einer allgemeinen Wertung gilt für sie die Scheibe dessen, der die Karte hat. Hat sie niemand oder zeigt die Scheibe die Königsregion, bleiben sie drin.
colonies-rules-500 =
    .rule = GC-5
    .title = Die Begrenzungstafel
    .text = In ihrer Region zählt nur, wer auf ihr sitzt.
colonies-rules-510 =
    .rule = GC-5.1
    .title = Sich setzen
    .text = Wer in ihre Region kommt, setzt sich, solange Plätze frei sind; die anderen stehen daneben und zählen nicht.
colonies-rules-520 =
    .rule = GC-5.2
    .title = Die Tafel verlegen
    .text = Wer auf ihr saß, steht danach frei in der alten Region. Haben in der neuen nicht alle Platz, bestimmt, wer sie verlegt, wer sitzt. Sie kommt weder aus der Königsregion heraus noch in sie hinein und nicht nach Francia.
colonies-rules-530 =
    .rule = GC-5.3
    .title = Auf die Tafel und herunter
    .text = Mit Karten zum Umsetzen darf man einen Caballero auch innerhalb der Region umsetzen, auf die Tafel oder von ihr herunter. Wer einen aus der Region heraus umsetzt, sagt dazu, ob er auf der Tafel sitzt oder daneben steht.
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
    .text = Elf Karten. Drei davon behältst du, wenn du sie nimmst; sie liegen offen, bis du sie nutzt, ihre Plättchen kommen sofort. Erst das Nutzen ist ihre Sonderaktion: Ein Veto kann es verhindern, und die Karte ist weg.
colonies-rules-700 =
    .rule = GC-7
    .title = Mit König & Intrigant
    .text = Die Stapel 6 und 7 liegen neben der Auslage. Bevor du in deinem Zug etwas anderes tust, darfst du statt deiner Karte aus der Auslage die oberste Karte eines der beiden Stapel nehmen: Sie bestimmt, wie viele du einsetzen darfst, und gibt dir ihre Sonderaktion. Danach ist sie in dieser Runde nicht mehr zu haben.

## Die Lektion

colonies-lesson-sea =
    .name = Jenseits des Meeres
    .text = Vier neue Regionen: Francia, das Schiff, América und África. In África liegen zwei Waren, in América Gold. Du wirst Waren heimbringen; das dauert vier Runden.
colonies-lesson-aboard =
    .name = Die Karte
    .text = Der König steht in Sevilla, an der Küste: Dann darfst du Caballeros auf das Schiff einsetzen. Spiele die 9, um zuerst dran zu sein, und nimm „Appell im Castillo“: drei zum Einsetzen.
colonies-lesson-ship =
    .name = An Bord
    .text = Setze einen auf das Schiff ein. Er soll weitersegeln, lass also das Amt des Kapitäns frei. Setze die anderen beiden in Castilla la Nueva ein. Im Castillo ist noch niemand: Beende damit deinen Zug.
colonies-lesson-sail =
    .name = Segel setzen
    .text = Zu Beginn deines Zuges darf kostenlos segeln, wer seit einer früheren Runde auf dem Schiff ist. Spiele die 10, dann segle nach África.
colonies-lesson-goods =
    .name = Waren
    .text = Nimm „Heilige Inquisition“. Lass dann deinen Caballero in África Waren nehmen: Das geht in deinem Zug jederzeit.
colonies-lesson-inquisitor =
    .name = Der Großinquisitor
    .text = Nutze deine Karte: Der Großinquisitor gehört dir, und schwarze Caballeros zählen jetzt für dich. Setze die zwei aus Valencia nach Castilla la Nueva um. Außerdem darfst du einen mehr einsetzen: zwei in Castilla la Nueva, zwei in Sevilla.
colonies-lesson-third =
    .name = Der Rückweg
    .text = Von der nächsten Runde an darf dein Caballero África verlassen, also jetzt. Vor der Wertung willst du den letzten Zug: Spiele die 4.
colonies-lesson-back =
    .name = Zurück an Bord
    .text = Nimm „Appell im Castillo“ und geh zurück an Bord: Von África aus geht das in deinem Zug jederzeit. Setze vier in País Vasco ein, einen davon dank des Großinquisitors. Im Castillo ist nur Beatriz: Werte es nicht, beende deinen Zug.
colonies-lesson-black =
    .name = Schwarze Caballeros
    .text = In Castilla la Nueva haben deine vier und zwei schwarze die fünf von Beatriz geschlagen: 7 Punkte. In Castilla la Vieja standen zwei schwarze allein: 6 für dich. Spiele die 11, denn deine Waren warten.
colonies-lesson-ashore =
    .name = An Land
    .text = Der König ist in Aragón, also ist jede Küste offen. Geh mit deinen Waren in Sevilla an Land.
colonies-lesson-learned =
    .name = Waren für Spanien
    .text = Die Waren brachten 4 Punkte, sobald sie in Spanien waren; Gold aus América brächte 6. Du führst 34 zu 19. Behalte den Großinquisitor, solange du kannst. Spiele von hier aus weiter; ab jetzt denken die Bots selbst.

## Wenn eine Partie vorbei ist

colonies-gain-places =
    .name = außerhalb Spaniens
colonies-gain-other =
    .name = heimgebrachte Waren
