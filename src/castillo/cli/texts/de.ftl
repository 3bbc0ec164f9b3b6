### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Region
cli-board-values = Werte
cli-board-meter = Wertung
cli-board-closed = gesperrt
cli-board-inside = drin:
cli-board-empty = leer
cli-round =
    { $round ->
        [0] Vorbereitung
       *[other] Runde { $round } von { $last }
    }
cli-starts = { $seat } beginnt
cli-seat-points = Punkte
cli-seat-court = Hof/Provinz
cli-seat-power = Machtkarte
cli-seat-veto = Veto
cli-veto-held = ja
cli-hand = Deine Handkarten
cli-supply = Nachschub { $number }
cli-several = Mehrere Nummern in einer Zeile sind erlaubt: 20 40 130. Dieselbe Nummer noch einmal macht die Wahl rückgängig.
cli-more-news = … und { $number } Zeilen davor; `log` zeigt alle
cli-welcome = 
    { $bots ->
        [0] ? erklärt, was du tippen kannst.
        [one] Du spielst gegen einen Bot ({ $level }). ? erklärt, was du tippen kannst.
       *[other] Du spielst gegen { $bots } Bots ({ $level }). ? erklärt, was du tippen kannst.
    }
cli-thinking = Die Bots überlegen.

## Answers to what is typed

cli-type-number = Tippe die Nummer einer Möglichkeit oder ? für Hilfe.
cli-no-such-number = { $number } steht nicht zur Wahl; möglich sind { $allowed }.
cli-not-understood = „{ $line }“ ist hier nicht bekannt; tippe die Nummer einer Möglichkeit oder ? für Hilfe.
cli-stopped-at = Bei „{ $step }“ angehalten. { $why }
cli-standing = { $window }: { $answer }.
cli-saved = Gespeichert in { $file }.
cli-not-saved = { $file } ließ sich nicht schreiben: { $why }.
cli-save-where = Tippe `save` und den Namen einer Datei.
cli-no-such-set = Diese Auswahl gibt es nicht; möglich sind { $sets }.
cli-no-set-now = Eine Auswahl gibt es nur, solange du deine Karten zusammenstellst.
cli-nothing-called = Weder eine Karte noch ein Ort heißt „{ $what }“.
cli-no-such-rule = Es gibt keine Regel { $number }.
cli-borders = Grenzt an { $places }.
cli-quit-save = Aufhören? Enter beendet, ein Dateiname speichert vorher, c spielt weiter:
cli-quit-stayed = Das Spiel geht weiter.
cli-left = Du hast das Spiel verlassen; es wurde nicht gespeichert.
cli-left-saved = Du hast das Spiel verlassen. Weiter geht es mit `castillo play --load { $file }`.
cli-hand-over = { $seat } ist gefragt. Gib die Tastatur an { $seat } und drücke Enter.

## Help

cli-form-number = 3
cli-form-number-text = die Möglichkeit mit dieser Nummer; 0 beendet
cli-form-several = 3 5 9
cli-form-several-text = mehrere Möglichkeiten, eine nach der anderen
cli-form-set-text = beim Zusammenstellen: eine ganze Auswahl auf einmal
cli-form-notation = NOTATION
cli-form-notation-text = eine Möglichkeit in Notation oder mit ihrem Ort
cli-form-place-text = mehrere Caballeros an einen Ort
cli-form-move-text = einen Caballero umsetzen; eine Zahl wiederholt es
cli-form-look = ? NAME
cli-form-look-text = über einen Ort, eine Karte oder einen Stapel
cli-form-back = b
cli-form-back-text = deine letzte Wahl zurücknehmen
cli-form-log = log
cli-form-log-text = alles, was bisher geschah
cli-form-rules = rules NUMMER
cli-form-rules-text = eine Regel; ohne Nummer die Liste
cli-form-save = save DATEI
cli-form-save-text = das Spiel speichern
cli-form-stand-text = im Voraus antworten: always (fragen), not_this_action, not_this_turn, not_this_round, only_before_start, never
cli-form-quit = q
cli-form-quit-text = das Spiel verlassen

## The end

cli-end-seat = Wer
cli-source-castillo = Castillo
cli-source-regions = Regionen
cli-source-special = Karten
cli-source-king = König
cli-source-home = Heimat
cli-source-offices = Ämter
cli-source-other = Sonstiges

## Replaying

cli-replay-holds = { $file }: Alle { $entries } Einträge waren möglich, und alle { $marks } Fingerabdrücke stimmen; das Spiel ist { $state }.
cli-replay-over = zu Ende
cli-replay-open = noch nicht zu Ende
cli-replay-next = { $number } von { $last }. Weiter mit Enter:

## Cards

cli-exported = { $file } enthält alle Werte von { $modules }. Ändere, was in deinem Spiel anders ist, lösche den Rest und spiele mit `castillo play --sheet { $file }`.
cli-cards-name = Name und Text
cli-cards-values = Werte
cli-cards-source = Herkunft
cli-cards-rule = Regel
cli-kind-player = Figuren pro Person
cli-kind-bonus = Boni
cli-kind-place = Regionen und andere Orte
cli-kind-scoreboard = Wertungstafeln
cli-kind-stack = Stapel der Aktionskarten
cli-kind-power = Machtkarten
cli-kind-action = Aktionskarten
cli-kind-tile = Plättchen
cli-kind-other = andere Werte
cli-entry-player = Pro Person
cli-entry-bonus = Königs- und Heimatregion
cli-entry-stack = Stapel { $id }
cli-field-caballeros = Caballeros
cli-field-court = am Hof
cli-field-home = in der Heimat
cli-field-points = Punkte
cli-field-first = 1. Platz
cli-field-second = 2. Platz
cli-field-third = 3. Platz
cli-field-place = einsetzen
cli-field-value = Wert
cli-field-supply = Nachschub
cli-field-cards = Karten
cli-field-two_players = zu zweit
cli-field-more_players = zu mehreren
cli-field-ships = Schiffe
cli-field-prisoners = Gefangene
cli-field-copies = Exemplare
cli-field-up_to = bis zu
cli-field-own = eigene
cli-field-foreign = fremde
cli-field-count = Zahl
cli-field-least = von
cli-field-most = bis
cli-field-tiles = Plättchen
cli-field-castles = Kastelle
cli-field-display = in der Auslage
cli-field-ship = Schiff
cli-field-castle = Kastell
cli-field-move = Versetzen
cli-field-water = Karte am Wasser
cli-field-plain = ohne Symbol
cli-field-gold = Gold
cli-field-goods = Waren
cli-field-fish = Fisch
cli-field-alcaldes = Alkalden
cli-field-grandes = Granden
cli-field-alcalde = Alkalde
cli-field-grande = Grande
cli-field-move_grande = Granden versetzen

## Gesperrte Tische

cli-ratings-anew =
    { $games ->
        [one] Ein Ranglistenspiel,
       *[other] { $games } Ranglistenspiele,
    } { $ratings ->
        [one] eine Wertungszahl.
       *[other] { $ratings } Wertungszahlen.
    }
cli-ratings-changed =
    { $count ->
        [0] Alle stimmten.
        [one] Eine stimmte nicht.
       *[other] { $count } stimmten nicht.
    }
cli-tables-aside = { $count ->
        [0] Kein Tisch ist gesperrt.
        [one] Ein Tisch ist gesperrt: Er lässt sich nicht öffnen, und dort läuft nichts.
       *[other] { $count } Tische sind gesperrt: Sie lassen sich nicht öffnen, und dort läuft nichts.
    }
cli-tables-again = Sobald jemand einen davon aufruft, wird es noch einmal versucht.

## Was Gastgeber tun

cli-column-id = Kennung
cli-column-name = Name
cli-column-kind = Art
cli-column-joined = Beigetreten
cli-column-created = Angelegt
cli-column-seen = Zuletzt hier
cli-column-games = Spiele
cli-column-rights = Rechte
cli-column-banned = Gesperrt bis
cli-column-email = E-Mail
cli-column-game = Spiel
cli-column-state = Stand
cli-column-people = Personen
cli-column-updated = Letzter Zug
cli-column-entries = Züge
cli-column-number = Platz
cli-column-guest = Kennung
cli-column-away = Bot
cli-column-table = Tisch
cli-column-at = Zeit
cli-column-why = Grund
cli-column-until = Bis
cli-column-reported = Über
cli-column-against = Kennung
cli-column-reporter = Von
cli-column-by = Kennung
cli-column-times = Anzahl
cli-column-text = Text
cli-column-quoted = Zitat
cli-column-who = Wer
cli-column-actor = Name
cli-column-what = Was
cli-column-about = Wen oder was
cli-column-language = Sprache
cli-column-tries = Versuche
cli-admin-kind-member = Mitglied
cli-admin-kind-guest = Gast
cli-admin-kind-person = Person
cli-admin-kind-bot = Bot
cli-admin-kind-open = frei
cli-admin-kind-insult = Beleidigungen
cli-admin-kind-spam = Spam
cli-admin-kind-cheating = Betrug
cli-admin-kind-name = Name
cli-admin-kind-other = Sonstiges
cli-admin-kind-push = Push
cli-admin-kind-mail = E-Mail
cli-admin-kind-webhook = Webhook
cli-admin-state-waiting = wartet
cli-admin-state-playing = läuft
cli-admin-state-over = beendet
cli-admin-away-turn = für diesen Zug
cli-admin-away-stays = vertritt
cli-admin-away-gone = für immer
cli-admin-rights-moderate = moderiert
cli-admin-what-ban = Sperre
cli-admin-what-unban = Sperre aufgehoben
cli-admin-what-right = Rechte geändert
cli-admin-what-close_report = Meldung erledigt
cli-admin-what-close_table = Tisch geschlossen
cli-admin-what-try_again = neuer Versuch
cli-admin-what-add_word = Wort ergänzt
cli-admin-what-remove_word = Wort gestrichen
cli-admin-what-announce = Ankündigung veröffentlicht
cli-admin-what-clear = Ankündigung entfernt
cli-admin-what-rebuild_ratings = Rangliste neu berechnet
cli-admin-what-resend = Benachrichtigung wiederholt
cli-admin-what-discard = Benachrichtigung verworfen
cli-admin-for-good = auf Dauer
cli-admin-members = { $count ->
        [0] Niemand.
        [one] Eine Person.
       *[other] { $count } Personen.
    }
cli-admin-tables = { $count ->
        [0] Keine Tische.
        [one] Ein Tisch.
       *[other] { $count } Tische.
    }
cli-admin-aside = { $count ->
        [0] Kein Tisch ist gesperrt.
        [one] Ein Tisch ist gesperrt.
       *[other] { $count } Tische sind gesperrt.
    }
cli-admin-aside-why = Gesperrt: { $why }
cli-admin-bans = { $count ->
        [0] Niemand ist gesperrt.
        [one] Eine Person ist gesperrt.
       *[other] { $count } Personen sind gesperrt.
    }
cli-admin-reports = { $count ->
        [0] Keine Meldung ist offen.
        [one] Eine Meldung ist offen.
       *[other] { $count } Meldungen sind offen.
    }
cli-admin-undelivered = { $count ->
        [0] Alle Benachrichtigungen konnten zugestellt werden.
        [one] Eine Benachrichtigung konnte nicht zugestellt werden.
       *[other] { $count } Benachrichtigungen konnten nicht zugestellt werden.
    }
cli-admin-words = { $count ->
        [0] Die Wortliste ist leer.
        [one] Ein Wort wird unkenntlich gemacht.
       *[other] { $count } Wörter werden unkenntlich gemacht.
    }
cli-admin-announcements = { $count ->
        [0] Nichts ist angekündigt.
        [one] Ein Text ist angekündigt.
       *[other] { $count } Texte sind angekündigt.
    }
cli-admin-log = { $count ->
        [0] Keine Zeilen.
        [one] Eine Zeile.
       *[other] { $count } Zeilen.
    }
cli-admin-ban = Gesperrt: { $name }, bis { $until }.
cli-admin-unban = { $name } darf wieder spielen.
cli-admin-right = { $right ->
        [moderate] { $name } darf jetzt moderieren.
       *[other] { $name } hat keine besonderen Rechte mehr.
    }
cli-admin-close_table = Tisch { $table } wird in wenigen Sekunden geschlossen oder sobald ein Server startet.
cli-admin-try_again = { $count ->
        [0] Kein Tisch ist gesperrt.
        [one] Sobald jemand ihn aufruft, wird es noch einmal versucht.
       *[other] Sobald jemand einen davon aufruft, wird es noch einmal versucht.
    }
cli-admin-close_report = Meldung { $id } ist erledigt.
cli-admin-retry_undelivered = { $count ->
        [0] Es gab nichts erneut zu senden.
        [one] Sie wird in wenigen Sekunden erneut gesendet, oder sobald ein Server startet.
       *[other] Sie werden in wenigen Sekunden erneut gesendet, oder sobald ein Server startet.
    }
cli-admin-drop_undelivered = { $count ->
        [0] Es gab nichts zu verwerfen.
        [one] Eine Benachrichtigung ist verworfen.
       *[other] { $count } Benachrichtigungen sind verworfen.
    }
cli-admin-add_word = { $count ->
        [0] Alle standen schon auf der Wortliste.
        [one] Ein weiteres Wort wird unkenntlich gemacht.
       *[other] { $count } weitere Wörter werden unkenntlich gemacht.
    }
cli-admin-remove_word = { $count ->
        [one] Ein Wort wird nicht mehr unkenntlich gemacht.
       *[other] { $count } Wörter werden nicht mehr unkenntlich gemacht.
    }
cli-admin-announce = In wenigen Sekunden steht es auf der Startseite.
cli-admin-clear = Es ist nichts mehr angekündigt.
cli-admin-count-members = Mitglieder
cli-admin-count-guests = Gäste
cli-admin-count-reports = Offene Meldungen
cli-admin-count-banned = Gesperrte
cli-admin-count-outbox = Wartende Nachrichten
cli-admin-count-dead = Nicht zustellbare Nachrichten
cli-admin-count-tables = Tische: { $state }
cli-admin-count-finished = Beendete Spiele am { $day }
