### Die Sonderkarten zu König & Intrige. Begriffe: Limittafel · königlicher Schutz · Spionage · letzte Minute.

special_cards-module =
    .name = Sonderkarten
    .text = Zehn weitere Karten für König & Intrige: Feste, Spione, Grenzen und ein Zug in letzter Minute.

special_cards-marker-limit =
    .name = Limittafel
    .text = Hier haben nur so viele Caballeros Platz, wie die Tafel Plätze hat. Wer ankommt und keinen findet, geht an den Hof.
special_cards-marker-protection =
    .name = Königlicher Schutz
    .text = Bis die Runde vorbei ist, geht nichts hinein oder hinaus, und es gibt hier keinen Königsbonus.
special_cards-marker-last_minute =
    .name = Letzte Minute
    .text = Einmal, unmittelbar vor einer Wertung, darf hier noch ein Caballero versetzt werden.

special_cards-window-last_minute =
    .name = In letzter Minute versetzen
    .text = Bevor etwas gewertet wird, darfst du einen deiner Caballeros versetzen.

special_cards-setting-lift =
    .name = Aufhebung
    .text = Was diese Karte entfernt.
special_cards-setting-lift-three_kinds = Nur Spionage, letzte Minute und Limittafeln
special_cards-setting-lift-any_tile = Jeder Marker einer andauernden Wirkung

## Was gefragt wird

special_cards-prompt-name_for_limit = In welche Region legst du die Limittafel?
special_cards-prompt-pick_surplus = { $left ->
        [one] { $place }: { $left } Caballero zu viel. Wer geht an den Hof?
       *[other] { $place }: { $left } Caballeros zu viel. Wer geht an den Hof?
    }
special_cards-prompt-name_for_protection = Welche Region steht in dieser Runde unter königlichem Schutz?
special_cards-prompt-pick_at_last_minute = Letzte Minute: Welcher deiner Caballeros wird versetzt?
special_cards-prompt-move_at_last_minute = Dein Caballero verlässt { $from }. Wohin?
special_cards-prompt-pick_to_lift = Was hebst du auf?
special_cards-prompt-pick_own_region = Welche Region mit einem deiner Caballeros wird gewertet?
special_cards-prompt-pick_opponent = Wem bietest du die Regionen an?
special_cards-prompt-offer_region = { $left ->
        [one] Biete { $opponent } noch { $left } Region an.
       *[other] Biete { $opponent } noch { $left } Regionen an.
    }
special_cards-prompt-pick_offered = { $other } bietet dir diese Regionen an. Welche wird gewertet?

special_cards-pass-name_for_limit = Keine Region übrig
special_cards-pass-pick_surplus = Niemand muss gehen
special_cards-pass-pick_at_last_minute = Niemand wird versetzt
special_cards-pass-move_at_last_minute = Kein Ziel
special_cards-pass-pick_to_lift = Nichts aufzuheben
special_cards-pass-pick_own_region = Keine Region

special_cards-step-carry_limit = { $place } soll eine Limittafel bekommen.
special_cards-step-carry_protection = { $place } soll geschützt werden.
special_cards-step-carry_lift = Aufgehoben werden soll: { $marker }.

## Was berichtet wird

special_cards-log-last_minute = { $seat } versetzte in letzter Minute.
special_cards-log-lifted = { $seat } hob auf: { $what }.
special_cards-why-limited = { $place } hat schon eine Limittafel.
special_cards-why-protected = { $place } steht unter königlichem Schutz: Nichts darf hinein oder hinaus.
special_cards-why-not_there = { $place }: Hier steht keiner deiner Caballeros.
special_cards-why-not_offered = { $place } wurde nicht angeboten.
special_cards-why-offered = { $place } wird schon angeboten.

## Die Machtkarten

special_cards-card-fiesta =
    .name = Fiesta
    .text = { base-power-text } { special_cards-card-fiesta.special }
    .special = Du darfst bis zu { $more } Caballeros mehr einsetzen, als deine ausliegende Karte sagt. Nutze sie, bevor du einsetzt.
special_cards-card-espionage =
    .name = Spionage
    .text = { base-power-text } { special_cards-card-espionage.special }
    .special = Bis zur nächsten allgemeinen Wertung: Dort stellst du deine Scheibe für das Castillo, nachdem die anderen ihre gezeigt haben.
special_cards-card-putsch =
    .name = Putsch
    .text = { base-power-text } { special_cards-card-putsch.special }
    .special = Alle Grandes gehen ins Castillo, außer denen in der Königsregion. Bei der nächsten allgemeinen Wertung kommt jeder mit der Scheibe seiner Farbe heraus; bis dahin ist das Castillo seine Heimat.
special_cards-card-six_is_enough =
    .name = Sechs sind genug
    .text = { base-power-text } { special_cards-card-six_is_enough.special }
    .special = Lege eine Limittafel in eine Region, nicht die Königsregion: Dort stehen höchstens { $places } Caballeros. Wer zu viel ist, wählst du. Wer ankommt und keinen Platz findet, geht an den Hof, mit allen, die zugleich ankommen.
special_cards-card-last_minute =
    .name = Letzte Minute
    .text = { base-power-text } { special_cards-card-last_minute.special }
    .special = Behalte diese Karte. Versetze einmal vor einer Sonderwertung oder unmittelbar vor einer Region der allgemeinen Wertung einen deiner Caballeros, nicht aus der oder in die Königsregion und nicht ins Castillo.
special_cards-card-royal_protection =
    .name = Königlicher Schutz
    .text = { base-power-text } { special_cards-card-royal_protection.special }
    .special = Markiere eine Region. Bis die Runde vorbei ist, geht kein Caballero, kein Grande und keine Wertungstafel hinein oder hinaus, und dort gibt es keinen Königsbonus.
special_cards-card-lift =
    .name = Aufhebung
    .text = { base-power-text } { special_cards-card-lift.special }
    .special = Entferne eine Spionage, eine für die letzte Minute behaltene Karte oder eine Limittafel. Wenn am Tisch so gespielt wird: oder jeden anderen Marker einer andauernden Wirkung.
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
    .special = Biete einer anderen Person { $regions } Regionen an. Sie wählt, welche gewertet wird.

## Regeln

special_cards-rules-500 =
    .rule = KI-5
    .title = Die Sonderkarten
    .text = Zehn Karten kommen zu denen hinzu, aus denen du wählst. Spionage und die für die letzte Minute behaltene Karte liegen offen, bis sie genutzt oder aufgehoben werden. Limittafeln bleiben, bis sie aufgehoben werden; es gibt drei, in jeder Region höchstens eine.
