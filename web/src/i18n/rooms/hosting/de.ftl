### Hausregeln, Deutsch.

hosting-announcement = Ankündigung
hosting-waiting = { $count ->
        [0] Moderation: keine offenen Meldungen
        [one] Moderation: eine offene Meldung
       *[other] Moderation: { $count } offene Meldungen
    }
hosting-report = Eine Person melden
hosting-report-text = Wer diesen Server betreibt, sieht es sich an. Die Person erfährt nicht, von wem die Meldung kommt.
hosting-report-whom = Wen?
hosting-report-why = Worum geht es?
hosting-report-more = Was ist passiert?
hosting-report-send = Melden
hosting-kind-insult = Beleidigungen
hosting-kind-spam = Spam
hosting-kind-cheating = Betrug oder Verlassen von Spielen
hosting-kind-name = Ein anstößiger Name
hosting-kind-other = Etwas anderes
hosting-thanks = Danke! Wer diesen Server betreibt, sieht es sich an.
hosting-title = Moderation
hosting-reports = Offene Meldungen
hosting-reports-none = Es gibt keine offenen Meldungen.
hosting-somebody = jemand
hosting-from = gemeldet von { $name }
hosting-times = { $count }-mal
hosting-quoted = Was geschrieben wurde
hosting-to-table = Zum Tisch
hosting-note = Grund (wer gesperrt wird, erfährt ihn)
hosting-close-report = Erledigt
hosting-ban = Sperren
hosting-ban-for = { $days ->
        [0] Auf Dauer sperren
        [1] Einen Tag sperren
        [7] Eine Woche sperren
       *[other] { $days } Tage sperren
    }
hosting-ban-for-good-text = { $name } kann hier nicht mehr spielen. Die Sperre lässt sich aufheben.
hosting-bans = Gesperrt
hosting-bans-none = Niemand ist gesperrt.
hosting-until = bis { $time }
hosting-for-good = auf Dauer
hosting-lift = Aufheben
hosting-lift-of = Sperre von { $name } aufheben
hosting-done = Erledigt.
hosting-log = Was getan wurde
hosting-log-none = Noch nichts.
hosting-host = Serverleitung
hosting-act-ban = { $about } gesperrt.
hosting-act-unban = Sperre von { $about } aufgehoben.
hosting-act-right = Rechte von { $about } geändert.
hosting-act-close_report = Meldung { $about } erledigt.
hosting-act-close_table = Tisch { $about } geschlossen.
hosting-act-try_again = neuer Versuch mit Tisch { $about }.
hosting-act-rebuild_ratings = die ganze Rangliste neu berechnet.
hosting-act-resend = Benachrichtigungen an { $about } erneut gesendet.
hosting-act-discard = Benachrichtigungen an { $about } verworfen.
hosting-act-add_word = „{ $about }“ auf die Wortliste gesetzt.
hosting-act-remove_word = „{ $about }“ von der Wortliste gestrichen.
hosting-act-announce = Ankündigung veröffentlicht.
hosting-act-clear = Ankündigung entfernt.
