# Was Leute an einem Tisch sagen, und eine Pause: geholt, wenn jemand da ist, mit dem man reden kann.

talk-aloud = { $name }: { $text }
talk-said = Was gesagt wurde
talk-nothing = Noch hat niemand etwas gesagt.
talk-nothing-watchers = Von den Zuschauenden hat noch niemand etwas gesagt.
talk-off = An diesem Tisch gibt es keinen Chat.
talk-earlier = Frühere Nachrichten
talk-room-table = Am Tisch
talk-room-watchers = Zuschauende
talk-say = Etwas sagen
talk-say-watchers = Etwas zu den Zuschauenden sagen
talk-send = Senden
talk-left = noch { $count } Zeichen
talk-signs = Gesten
talk-about-moment = Zu Schritt #{ $n }
talk-about-nothing = Zu keinem bestimmten Schritt
talk-point-here = Auf Schritt #{ $n } zeigen
talk-about = { $name }: stummschalten oder melden
talk-silence = { $name } stummschalten
talk-silenced = { $count ->
        [one] Eine Person stummgeschaltet
       *[other] { $count } Personen stummgeschaltet
    }
talk-hear-again = Stummschaltung aufheben
talk-report = Melden …
talk-report-title = Nachricht melden
talk-report-text = Wer diesen Server betreibt, sieht dann die Nachricht, von wem sie ist und was du dazu schreibst.
talk-report-why = Was daran nicht in Ordnung ist
talk-report-insult = Sie beleidigt jemanden
talk-report-cheating = Sie verrät Geheimes oder dient einer Absprache über das Ergebnis
talk-report-other = Etwas anderes
talk-report-more = Möchtest du etwas ergänzen? (freiwillig)
talk-report-send = Meldung senden
talk-reported = Danke! Deine Meldung ist gesendet.
talk-emote-hello = Hallo!
talk-emote-well_played = Gut gespielt!
talk-emote-thanks = Danke!
talk-emote-oops = Hoppla
talk-emote-thinking = Einen Moment …
talk-emote-your_turn = Du bist dran
talk-emote-laugh = Haha!
talk-emote-ole = ¡Olé!
talk-paused = Pause
talk-paused-text = Sie hat { $since } begonnen. Die Uhr steht, und kein Bot spielt.
talk-go-on = Weiterspielen
talk-pause-wished = Hätten gern eine Pause: { $names }.
talk-pause-agree = Pause machen
talk-pause-not = Jetzt nicht
