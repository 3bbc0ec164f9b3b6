### Die Sonderkarten zu König & Intrigant. Begriffe: Begrenzungstafel · königlicher Schutz · Spionage · letzte Minute.

special_cards-module =
    .name = Sonderkarten
    .sign = S
    .text = Zehn weitere Karten für König & Intrigant: Feste, Spione, Grenzen und ein Zug in letzter Minute.

special_cards-marker-limit =
    .name = Begrenzungstafel
    .text = Hier haben nur so viele Caballeros Platz, wie die Tafel Felder hat. Haben nicht alle Platz, die zugleich ankommen, gehen sie alle an ihren Hof.
special_cards-marker-protection =
    .name = Königlicher Schutz
    .text = Bis zum Ende der Runde darf nichts hinein oder heraus, und es gibt hier keinen Königsbonus.
special_cards-marker-last_minute =
    .name = Letzte Minute
    .text = Wer diese Karte hat, darf einmal, unmittelbar vor einer Wertung, einen Caballero umsetzen.

special_cards-window-last_minute =
    .name = In letzter Minute umsetzen
    .text = Bevor etwas gewertet wird, darfst du einen deiner Caballeros umsetzen.

special_cards-setting-lift =
    .name = Aufhebung
    .text = Was diese Karte entfernt.
special_cards-setting-lift-three_kinds = Nur Spionage, letzte Minute und Begrenzungstafeln
special_cards-setting-lift-any_tile = Jeden Marker einer andauernden Wirkung

## Was gefragt wird

special_cards-prompt-name_for_limit = In welche Region legst du die Begrenzungstafel?
special_cards-prompt-pick_surplus = { $left ->
        [one] { $place }: { $left } Caballero zu viel. Wer geht an den Hof?
       *[other] { $place }: { $left } Caballeros zu viel. Wer geht an den Hof?
    }
special_cards-prompt-name_for_protection = Welche Region steht in dieser Runde unter königlichem Schutz?
special_cards-prompt-pick_at_last_minute = Letzte Minute: Welchen deiner Caballeros setzt du um?
special_cards-prompt-move_at_last_minute = Dein Caballero bricht { $from_from } auf. Wohin?
special_cards-prompt-pick_to_lift = Was hebst du auf?
special_cards-prompt-pick_own_region = Welche Region mit eigenem Caballero wertest du?
special_cards-prompt-pick_opponent = Wem bietest du die Regionen an?
special_cards-prompt-offer_region = { $left ->
        [one] Biete { $opponent } noch { $left } Region an.
       *[other] Biete { $opponent } noch { $left } Regionen an.
    }
special_cards-prompt-pick_offered = { $other } bietet dir diese Regionen an. Welche wird gewertet?

special_cards-pass-name_for_limit = Keine Region übrig
special_cards-pass-pick_surplus = Niemand muss gehen
special_cards-pass-pick_at_last_minute = Niemanden umsetzen
special_cards-pass-move_at_last_minute = Kein Ziel
special_cards-pass-pick_to_lift = Nichts aufzuheben
special_cards-pass-pick_own_region = Keine Region

special_cards-step-carry_limit = { $place } soll eine Begrenzungstafel bekommen.
special_cards-step-carry_protection = { $place } soll geschützt werden.
special_cards-step-carry_lift = Aufgehoben werden soll: { $marker }.

## Was berichtet wird

special_cards-log-last_minute = { $seat } setzte in letzter Minute um.
special_cards-log-lifted = { $seat } hob auf: { $what }.
special_cards-why-limited = { $place } hat schon eine Begrenzungstafel.
special_cards-why-protected = { $place } steht unter königlichem Schutz: Nichts darf hinein oder heraus.
special_cards-why-not_there = { $place }: Hier steht keiner deiner Caballeros.
special_cards-why-not_offered = { $place } wurde nicht angeboten.
special_cards-why-offered = { $place } wird schon angeboten.

## Die Machtkarten

special_cards-card-fiesta =
    .name = Fiesta
    .text = { base-power-text } { special_cards-card-fiesta.special }
    .special = Du darfst bis zu { $more } Caballeros mehr einsetzen, als deine Karte aus der Auslage angibt. Nutze das, bevor du einsetzt.
special_cards-card-espionage =
    .name = Spionage
    .text = { base-power-text } { special_cards-card-espionage.special }
    .special = Gilt bis zur nächsten allgemeinen Wertung: Dort stellst du deine Scheibe für das Castillo erst ein, wenn die anderen ihre gezeigt haben.
special_cards-card-putsch =
    .name = Putsch
    .text = { base-power-text } { special_cards-card-putsch.special }
    .special = Alle Granden gehen ins Castillo, außer denen in der Königsregion. Bei der nächsten allgemeinen Wertung kommt jeder dorthin, wohin die Scheibe seiner Farbe zeigt; bis dahin ist das Castillo seine Heimat.
special_cards-card-six_is_enough =
    .name = Sechs sind genug
    .text = { base-power-text } { special_cards-card-six_is_enough.special }
    .special = Lege eine Begrenzungstafel in eine Region, nicht die Königsregion: Dort stehen höchstens { $places } Caballeros. Sind es zu viele, bestimmst du, wer an den Hof geht. Haben später nicht alle Platz, die zugleich ankommen, gehen sie alle an ihren Hof.
special_cards-card-last_minute =
    .name = Letzte Minute
    .text = { base-power-text } { special_cards-card-last_minute.special }
    .special = Behalte diese Karte. Setze einmal vor einer Sonderwertung oder unmittelbar vor einer Region der allgemeinen Wertung einen deiner Caballeros um, weder aus der Königsregion noch in sie und nicht ins Castillo.
special_cards-card-royal_protection =
    .name = Königlicher Schutz
    .text = { base-power-text } { special_cards-card-royal_protection.special }
    .special = Markiere eine Region. Bis zum Ende der Runde darf kein Caballero, kein Grande und keine Wertungstafel hinein oder heraus, und dort gibt es keinen Königsbonus.
special_cards-card-lift =
    .name = Aufhebung
    .text = { base-power-text } { special_cards-card-lift.special }
    .special = Entferne eine Spionage, eine für die letzte Minute behaltene Karte oder eine Begrenzungstafel. Je nach Einstellung des Tisches darf es auch ein anderer Marker einer andauernden Wirkung sein.
special_cards-card-score_own_region =
    .name = Eigener Besitz
    .text = { base-power-text } { special_cards-card-score_own_region.special }
    .special = Werte eine Region, in der mindestens einer deiner Caballeros steht. Die Königsregion ist erlaubt.
special_cards-card-score_any_region =
    .name = Fremder Besitz
    .text = { base-power-text } { special_cards-card-score_any_region.special }
    .special = Werte eine beliebige Region, auch eine ohne eigenen Caballero. Die Königsregion ist erlaubt.
special_cards-card-offered_scoring =
    .name = Ein Angebot
    .text = { base-power-text } { special_cards-card-offered_scoring.special }
    .special = Biete jemand anderem { $regions } Regionen zur Wahl an: Die gewählte wird gewertet.

## Regeln

special_cards-rules-500 =
    .rule = KI-5
    .title = Die Sonderkarten
    .text = Du wählst aus zehn Karten mehr. Spionage und die für die letzte Minute behaltene Karte liegen offen, bis sie genutzt oder aufgehoben werden. Begrenzungstafeln bleiben, bis sie aufgehoben werden; es gibt drei, in jeder Region höchstens eine.
