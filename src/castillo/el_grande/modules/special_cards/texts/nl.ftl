### De Speciale kaarten bij Koning & Intrigant. Termen: limietbord · koninklijke bescherming · spionage · laatste minuut.

special_cards-module =
    .name = Speciale kaarten
    .sign = S
    .text = Tien extra kaarten voor Koning & Intrigant: feesten, spionnen, limieten en een zet op de valreep.

special_cards-marker-limit =
    .name = limietbord
    .text = Hier passen maar zoveel caballero’s als het bord vakken heeft. Passen niet allen die tegelijk aankomen, dan gaan ze allemaal naar hun hof.
special_cards-marker-protection =
    .name = Koninklijke bescherming
    .text = Tot het einde van de ronde mag er niets in of uit, en er is hier geen Koningsbonus.
special_cards-marker-last_minute =
    .name = Laatste minuut
    .text = Wie deze kaart heeft, mag één keer, vlak voor een puntentelling, nog een caballero verplaatsen.

special_cards-window-last_minute =
    .name = Op de valreep verplaatsen
    .text = Voordat er iets wordt geteld, mag je een van je caballero’s verplaatsen.

special_cards-setting-lift =
    .name = Opheffing
    .text = Wat deze kaart verwijdert.
special_cards-setting-lift-three_kinds = Alleen spionage, laatste minuut en limietborden
special_cards-setting-lift-any_tile = Elk fiche van een blijvend effect

## Wat er gevraagd wordt

special_cards-prompt-name_for_limit = In welke regio leg je het limietbord?
special_cards-prompt-pick_surplus = { $left ->
        [one] { $place }: { $left } caballero te veel. Wie gaat naar het hof?
       *[other] { $place }: { $left } caballero’s te veel. Wie gaat naar het hof?
    }
special_cards-prompt-name_for_protection = Welke regio krijgt deze ronde koninklijke bescherming?
special_cards-prompt-pick_at_last_minute = Laatste minuut: welke van je caballero’s verplaats je?
special_cards-prompt-move_at_last_minute = Je caballero vertrekt { $from_from }. Waarheen?
special_cards-prompt-pick_to_lift = Wat hef je op?
special_cards-prompt-pick_own_region = Welke regio met een eigen caballero tel je?
special_cards-prompt-pick_opponent = Aan wie bied je de regio’s aan?
special_cards-prompt-offer_region = { $left ->
        [one] Bied { $opponent } nog { $left } regio aan.
       *[other] Bied { $opponent } nog { $left } regio’s aan.
    }
special_cards-prompt-pick_offered = { $other } biedt je deze regio’s aan. Welke wordt geteld?

special_cards-pass-name_for_limit = Geen regio over
special_cards-pass-pick_surplus = Niemand hoeft te gaan
special_cards-pass-pick_at_last_minute = Niemand verplaatsen
special_cards-pass-move_at_last_minute = Geen doel
special_cards-pass-pick_to_lift = Niets om op te heffen
special_cards-pass-pick_own_region = Geen regio

special_cards-step-carry_limit = { $place } krijgt zo een limietbord.
special_cards-step-carry_protection = { $place } wordt zo beschermd.
special_cards-step-carry_lift = Wordt zo opgeheven: { $marker }.

## Wat er verteld wordt

special_cards-log-last_minute = { $seat } verplaatste op de valreep.
special_cards-log-lifted = { $seat } hief op: { $what }.
special_cards-why-limited = { $place } heeft al een limietbord.
special_cards-why-protected = { $place } staat onder koninklijke bescherming: niets mag erin of eruit.
special_cards-why-not_there = { $place }: hier staat geen caballero van jou.
special_cards-why-not_offered = { $place } werd niet aangeboden.
special_cards-why-offered = { $place } wordt al aangeboden.

## De machtkaarten

special_cards-card-fiesta =
    .name = Fiesta
    .text = { base-power-text } { special_cards-card-fiesta.special }
    .special = Je mag maximaal { $more } caballero’s meer plaatsen dan je kaart uit de rij aangeeft. Gebruik dit voordat je plaatst.
special_cards-card-espionage =
    .name = Spionage
    .text = { base-power-text } { special_cards-card-espionage.special }
    .special = Geldt tot de volgende algemene puntentelling: daar stel je je schijf voor het Castillo pas in nadat de anderen de hunne hebben getoond.
special_cards-card-putsch =
    .name = Putsch
    .text = { base-power-text } { special_cards-card-putsch.special }
    .special = Alle Grandes gaan het Castillo in, behalve die in de Koningsregio. Bij de volgende algemene puntentelling gaat elke Grande naar de regio op de schijf van zijn eigenaar; tot die tijd is het Castillo zijn thuis.
special_cards-card-six_is_enough =
    .name = Zes is genoeg
    .text = { base-power-text } { special_cards-card-six_is_enough.special }
    .special = Leg een limietbord in een regio, niet de Koningsregio: er staan maximaal { $places } caballero’s. Zijn het er te veel, dan kies jij wie naar het hof gaat. Passen later niet allen die tegelijk aankomen, dan gaan ze allemaal naar hun hof.
special_cards-card-last_minute =
    .name = Laatste minuut
    .text = { base-power-text } { special_cards-card-last_minute.special }
    .special = Bewaar deze kaart. Verplaats één keer, vóór een extra puntentelling of vlak voor een regio van een algemene puntentelling, een van je caballero’s, niet uit of naar de Koningsregio en niet naar het Castillo.
special_cards-card-royal_protection =
    .name = Koninklijke bescherming
    .text = { base-power-text } { special_cards-card-royal_protection.special }
    .special = Markeer een regio. Tot het einde van de ronde mag er geen caballero, Grande of scoretegel in of uit, en er is daar geen Koningsbonus.
special_cards-card-lift =
    .name = Opheffing
    .text = { base-power-text } { special_cards-card-lift.special }
    .special = Verwijder een spionage, een voor de laatste minuut bewaarde kaart of een limietbord. Als jullie zo spelen, mag het ook een ander fiche van een blijvend effect zijn.
special_cards-card-score_own_region =
    .name = Eigen bezit
    .text = { base-power-text } { special_cards-card-score_own_region.special }
    .special = Tel een regio waar je minstens één caballero hebt. De Koningsregio mag.
special_cards-card-score_any_region =
    .name = Andermans bezit
    .text = { base-power-text } { special_cards-card-score_any_region.special }
    .special = Tel een regio naar keuze, ook een zonder eigen caballero. De Koningsregio mag.
special_cards-card-offered_scoring =
    .name = Een aanbod
    .text = { base-power-text } { special_cards-card-offered_scoring.special }
    .special = Bied een tegenstander { $regions } regio’s aan. Die kiest welke ervan wordt geteld.

## Regels

special_cards-rules-500 =
    .rule = KI-5
    .title = De Speciale kaarten
    .text = Je kiest uit tien kaarten meer. Spionage en de voor de laatste minuut bewaarde kaart liggen open tot ze gebruikt of opgeheven worden. Limietborden blijven tot ze worden opgeheven; er zijn er drie, maximaal één per regio.
