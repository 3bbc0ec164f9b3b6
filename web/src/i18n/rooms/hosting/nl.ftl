### Huisregels, Nederlands.

hosting-announcement = Mededeling
hosting-waiting = { $count ->
        [0] Moderatie: geen open meldingen
        [one] Moderatie: één open melding
       *[other] Moderatie: { $count } open meldingen
    }
hosting-report = Iemand melden
hosting-report-text = Wie deze server beheert, kijkt ernaar. De ander krijgt niet te horen van wie de melding komt.
hosting-report-whom = Wie?
hosting-report-why = Waar gaat het om?
hosting-report-more = Wat is er gebeurd?
hosting-report-send = Melden
hosting-kind-insult = Beledigingen
hosting-kind-spam = Spam
hosting-kind-cheating = Vals spelen of spellen verlaten
hosting-kind-name = Een aanstootgevende naam
hosting-kind-other = Iets anders
hosting-thanks = Bedankt! Wie deze server beheert, kijkt ernaar.
hosting-title = Moderatie
hosting-reports = Open meldingen
hosting-reports-none = Er staan geen meldingen open.
hosting-somebody = iemand
hosting-from = gemeld door { $name }
hosting-times = { $count } keer
hosting-quoted = Wat er geschreven is
hosting-to-table = Naar de tafel
hosting-note = Reden (wie verbannen wordt, krijgt die te zien)
hosting-close-report = Afhandelen
hosting-ban = Verbannen
hosting-ban-for = { $days ->
        [0] Voorgoed verbannen
        [1] Een dag verbannen
        [7] Een week verbannen
       *[other] { $days } dagen verbannen
    }
hosting-ban-for-good-text = { $name } kan hier niet meer spelen. De verbanning kan worden opgeheven.
hosting-bans = Verbannen
hosting-bans-none = Niemand is verbannen.
hosting-until = tot { $time }
hosting-for-good = voorgoed
hosting-lift = Opheffen
hosting-lift-of = Verbanning van { $name } opheffen
hosting-done = Klaar.
hosting-log = Wat er gedaan is
hosting-log-none = Nog niets.
hosting-host = Beheer
hosting-act-ban = { $about } verbannen.
hosting-act-unban = verbanning van { $about } opgeheven.
hosting-act-right = rechten van { $about } gewijzigd.
hosting-act-close_report = melding { $about } afgehandeld.
hosting-act-close_table = tafel { $about } gesloten.
hosting-act-try_again = nieuwe poging met tafel { $about }.
hosting-act-rebuild_ratings = de hele ranglijst opnieuw berekend.
hosting-act-resend = berichten aan { $about } opnieuw verstuurd.
hosting-act-discard = berichten aan { $about } verwijderd.
hosting-act-add_word = ‘{ $about }’ op de woordenlijst gezet.
hosting-act-remove_word = ‘{ $about }’ van de woordenlijst gehaald.
hosting-act-announce = mededeling geplaatst.
hosting-act-clear = mededeling weggehaald.
