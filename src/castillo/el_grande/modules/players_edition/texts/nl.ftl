### De Player’s Edition bij Koning & Intrigant. Termen: alliantie · brug · quarantaine · gedraaid scoretegel.

players_edition-module =
    .name = Player’s Edition
    .sign = P
    .text = Elf extra kaarten voor Koning & Intrigant: het Castillo gaat op reis, regio’s gaan allianties aan, scoretegels staan op hun kop.

players_edition-place-bridge =
    .name = Brug
    .in = op de brug
    .into = naar de brug
    .from = van de brug

players_edition-marker-pushed =
    .name = Castillo in een regio
    .text = Het Castillo staat in een regio en telt met de waarden daarvan, tot de volgende algemene puntentelling het heeft geleegd.
players_edition-marker-collapse =
    .name = Instortingsgevaar
    .text = Niemand gaat het Castillo in tot de volgende algemene puntentelling het heeft geleegd.
players_edition-marker-quarantine =
    .name = quarantainefiche
    .text = Tot na de volgende algemene puntentelling mag er geen caballero, Grande of scoretegel in of uit.
players_edition-marker-revolt =
    .name = Gedraaide scoretegel
    .text = De scoretegel is omgedraaid: wie de minste caballero’s heeft, minstens één, staat bovenaan.
players_edition-marker-mistress =
    .name = Maîtresse
    .text = Deze ronde is er geen Koningsbonus.
players_edition-marker-bridge =
    .name = Brug
    .text = Vóór de eigen beurt mogen de caballero’s van de eigenaar oversteken. De brug levert bij elke algemene puntentelling punten op.

## Wat er gevraagd wordt

players_edition-purpose-outing = Kies in het geheim waar je Grande heen gaat.
players_edition-purpose-whirlwind = Kies in het geheim de regio die je wervelwind zal treffen.
players_edition-prompt-name_regions = { $what ->
        [civil_war] In welke regio breekt de burgeroorlog uit?
        [quarantine] Welke regio gaat in quarantaine?
        [push] Naar welke regio gaat het Castillo?
       *[bridge] { $which ->
            [first] Kies de regio waar de brug begint.
           *[second] Kies de regio waar de brug eindigt.
        }
    }
players_edition-prompt-use_bridge = Je brug verbindt { $one } en { $other }. Wie steekt over?
players_edition-prompt-pick_turned = Welke scoretegel draai je om?
players_edition-prompt-use_whirlwind = Je schijf tonen en de wervelwind laten razen?

players_edition-pass-name_regions = Geen regio over
players_edition-pass-use_bridge = Verder
players_edition-pass-pick_turned = Geen scoretegel omdraaien
players_edition-pass-use_whirlwind = Geen wervelwind

players_edition-step-carry_named = { $other ->
        [none] Gekozen: { $place }.
       *[other] Gekozen: { $other } en { $place }.
    }
players_edition-step-carry_revolt = Wordt zo omgedraaid: { $marker }.
players_edition-step-carry_whirlwind = De schijf van de wervelwind wordt zo getoond.

## Wat er verteld wordt

players_edition-log-bridge_built = { $seat } bouwde een brug tussen { $one } en { $other }.
players_edition-log-bridge_paid = De brug leverde op: { $points }.
players_edition-log-revolt = { $how ->
        [turned] { $seat } draaide de { $scoreboard } om: wie de minste heeft, staat bovenaan.
       *[back] { $seat } draaide de { $scoreboard } terug.
    }
players_edition-log-mistress = { $seat } haalde de maîtresse erbij: deze ronde geen Koningsbonus.
players_edition-why-quarantine = { $place } is in quarantaine: niets mag erin of eruit.
players_edition-why-collapse = { $place }: instortingsgevaar, niemand mag naar binnen.
players_edition-why-no_border = { $place } grenst niet aan { $other }.

## De machtkaarten

players_edition-card-joker =
    .name = Joker
    .text = Wacht tot alle anderen gespeeld hebben en speel dan nog een kaart, die in plaats van de Joker telt. Beide zijn verbruikt. Liggen al je waarden al op tafel, dan mag je er een herhalen en kom je daarna.
players_edition-card-outing =
    .name = Uitstapje
    .text = { base-power-text } { players_edition-card-outing.special }
    .special = Elke tegenstander kiest in het geheim een regio, en diens Grande gaat daarheen. Een Grande in de Koningsregio blijft staan, net als een die daarheen zou moeten.
players_edition-card-push =
    .name = Verschuiving
    .text = { base-power-text } { players_edition-card-push.special }
    .special = Verplaats het Castillo ongeopend naar een regio, niet de Koningsregio; alle caballero’s daar gaan erin. Tot de volgende algemene puntentelling het heeft geleegd, telt het met de waarden van die regio.
players_edition-card-civil_war =
    .name = Burgeroorlog
    .text = { base-power-text } { players_edition-card-civil_war.special }
    .special = Plaats een caballero van je hof in een regio, niet de Koningsregio. Alle caballero’s van anderen daar keren terug naar hun hof.
players_edition-card-alliance =
    .name = Alliantie
    .text = { base-power-text } { players_edition-card-alliance.special }
    .special = Markeer twee regio’s, niet de Koningsregio. Bij de volgende algemene puntentelling tellen hun caballero’s samen en levert elke plaats de punten van beide regio’s op.
players_edition-card-bridge =
    .name = Brug
    .text = { base-power-text } { players_edition-card-bridge.special }
    .special = Zet een caballero van je hof op een brug tussen twee aangrenzende regio’s, niet de Koningsregio. Vóór je latere beurten mogen je caballero’s oversteken. Elke algemene puntentelling levert dat { $points } op.
players_edition-card-revolt =
    .name = Opstand
    .text = { base-power-text } { players_edition-card-revolt.special }
    .special = Draai een scoretegel om, niet een in de Koningsregio: wie de minste caballero’s heeft, minstens één, staat bovenaan. Een volgende opstand draait hem terug.
players_edition-card-danger_of_collapse =
    .name = Instortingsgevaar
    .text = { base-power-text } { players_edition-card-danger_of_collapse.special }
    .special = Vanaf nu gaat niemand het Castillo in, tot de volgende algemene puntentelling het heeft geleegd.
players_edition-card-quarantine =
    .name = Quarantaine
    .text = { base-power-text } { players_edition-card-quarantine.special }
    .special = Markeer een regio, niet de Koningsregio. Tot na de volgende algemene puntentelling mag er geen caballero, Grande of scoretegel in of uit.
players_edition-card-whirlwind =
    .name = Wervelwind
    .text = { base-power-text } { players_edition-card-whirlwind.special }
    .special = Stel je schijf in als je deze kaart speelt en toon hem aan het begin van je beurt: alle caballero’s in die regio keren terug naar hun hof, tenzij de Koning er staat.
players_edition-card-mistress =
    .name = De maîtresse
    .text = { base-power-text } { players_edition-card-mistress.special }
    .special = Deze ronde is er geen Koningsbonus, ook niet bij een algemene puntentelling aan het einde ervan.

## Regels

players_edition-rules-400 =
    .rule = KI-4
    .title = De Player’s Edition
    .text = Je kiest uit elf kaarten meer. Fiches liggen op het bord zolang een effect duurt. Een nieuwe alliantie, brug of quarantaine vervangt de oude. De Joker hoort bij het uitspelen en is geen speciale actie; per ronde mag er maar één Joker worden gespeeld.

## Als een partij voorbij is

players_edition-gain-other =
    .name = brug
