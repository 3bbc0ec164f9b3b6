### Grandissimo. Termen: schip · gevangenis · Koningin · Nar · Inquisiteur-generaal · zwarte caballero’s · regiokaart.

grandissimo-module =
    .name = Grandissimo
    .sign = G
    .text = Portugal komt op de kaart; twee extra stapels brengen schepen, een gevangenis, een Koning incognito en een revolutie. Koningin en Nar wisselen van kant.

## Plaatsen en fiches

grandissimo-place-portugal =
    .name = Portugal
grandissimo-place-ship_1 =
    .name = Schip 1
    .in = op schip 1
    .into = naar schip 1
    .from = van schip 1
grandissimo-place-ship_2 =
    .name = Schip 2
    .in = op schip 2
    .into = naar schip 2
    .from = van schip 2
grandissimo-place-prison =
    .name = Gevangenis
    .in = in de gevangenis
    .into = naar de gevangenis
    .from = uit de gevangenis
grandissimo-place-guests_0 =
    .name = Hof van { kernel-seat-0 }
    .in = aan het hof van { kernel-seat-0 }
    .into = naar het hof van { kernel-seat-0 }
    .from = van het hof van { kernel-seat-0 }
grandissimo-place-guests_1 =
    .name = Hof van { kernel-seat-1 }
    .in = aan het hof van { kernel-seat-1 }
    .into = naar het hof van { kernel-seat-1 }
    .from = van het hof van { kernel-seat-1 }
grandissimo-place-guests_2 =
    .name = Hof van { kernel-seat-2 }
    .in = aan het hof van { kernel-seat-2 }
    .into = naar het hof van { kernel-seat-2 }
    .from = van het hof van { kernel-seat-2 }
grandissimo-place-guests_3 =
    .name = Hof van { kernel-seat-3 }
    .in = aan het hof van { kernel-seat-3 }
    .into = naar het hof van { kernel-seat-3 }
    .from = van het hof van { kernel-seat-3 }
grandissimo-place-guests_4 =
    .name = Hof van { kernel-seat-4 }
    .in = aan het hof van { kernel-seat-4 }
    .into = naar het hof van { kernel-seat-4 }
    .from = van het hof van { kernel-seat-4 }

grandissimo-marker-ship_1 =
    .name = Schip 1
grandissimo-marker-ship_2 =
    .name = Schip 2
grandissimo-marker-ship =
    .name = Schip
    .text = Wie het heeft, mag bij het plaatsen caballero’s aan boord sturen, waar de Koning ook staat. Aan het begin van een beurt mogen ze allemaal aan een kust landen.
grandissimo-marker-prison =
    .name = Gevangenis
    .text = Wie de Koningskaart neemt, mag alle gevangenen gratie verlenen, vóór of na het verplaatsen van de Koning: ze gaan samen naar één regio.
grandissimo-marker-pardon =
    .name = Eerst gratie verlenen
    .text = Alle gevangenen gaan naar een regio die je noemt; daarna verplaats je de Koning.
grandissimo-marker-guests_0 =
    .name = Gasten van { kernel-seat-0 }
grandissimo-marker-guests_1 =
    .name = Gasten van { kernel-seat-1 }
grandissimo-marker-guests_2 =
    .name = Gasten van { kernel-seat-2 }
grandissimo-marker-guests_3 =
    .name = Gasten van { kernel-seat-3 }
grandissimo-marker-guests_4 =
    .name = Gasten van { kernel-seat-4 }
grandissimo-marker-guests =
    .name = Gasten
    .text = Ze wachten aan dit hof; de eigenaar van dit hof bepaalt aan het begin van de volgende beurt waar ze heen gaan.
grandissimo-marker-queen =
    .name = Koningin
    .text = Elke beurt: één caballero extra uit de provincie of één extra om te plaatsen.
grandissimo-marker-jester =
    .name = Nar
    .text = Elke beurt mag er één caballero extra uit de provincie naar het hof van een ander; die bepaalt waar hij van daaruit heen gaat.
grandissimo-marker-general_inquisitor =
    .name = Inquisiteur-generaal
    .text = Wie hem heeft, telt de zwarte caballero’s bij de eigen en mag ze één keer per ronde verplaatsen. Na de volgende algemene puntentelling gaat hij terug.
grandissimo-marker-boycott_card =
    .name = Boycot, gedekt
    .text = Een regiokaart ligt gedekt: die regio wordt bij de volgende algemene puntentelling niet geteld.
grandissimo-marker-incognito_card =
    .name = Koning incognito
    .text = Een regiokaart ligt gedekt. Die mag op elk moment worden omgedraaid: dat is dan meteen de Koningsregio.
grandissimo-marker-boycott =
    .name = Boycot
    .text = Deze regio wordt bij de algemene puntentelling niet geteld.
grandissimo-marker-crown =
    .name = Kroon
    .text = Revolutie: deze Grande is in alle opzichten Koning tot de Koning na de volgende algemene puntentelling terugkeert.
grandissimo-marker-action_stop =
    .name = Actiestop
    .text = Wie later aan de beurt komt, heeft deze ronde geen speciale actie.
grandissimo-marker-last_word =
    .name = Laatste woord
    .text = De rest van deze beurt komt na alle andere.

grandissimo-window-king_incognito =
    .name = De Koning tonen
    .text = Draai je regiokaart om: dat is meteen de Koningsregio.

## Tafelopties

grandissimo-setting-sixth_stack =
    .name = Zesde stapel
    .text = Met welke kaarten van de zesde stapel wordt gespeeld. Voor een eerste spel blijven schepen, gevangenis en Inquisiteur-generaal in de doos.
grandissimo-setting-sixth_stack-random = Willekeurig getrokken
grandissimo-setting-sixth_stack-first_game = Voor een eerste spel
grandissimo-setting-sixth_stack-by_hand = Om beurten door iedereen gekozen

## Wat er gevraagd wordt

grandissimo-prompt-leave_card_out = { $left ->
        [one] Er valt nog { $left } kaart af: welke?
       *[other] Er vallen nog { $left } kaarten af; { $size } blijven in het spel. Welke laat je weg?
    }
grandissimo-prompt-pick_ship = Neem je een schip?
grandissimo-prompt-unload = { $begun ->
        [yes] { $ship }: nog { $left } aan boord. Waar gaat de volgende aan land?
       *[no] { $left ->
            [one] { $ship }: de caballero aan land zetten? Waar gaat hij heen?
           *[other] { $ship }: alle { $left } aan land zetten? Waar gaat de eerste heen?
        }
    }
grandissimo-prompt-pick_prisoner = Wie gaat naar de gevangenis?
grandissimo-prompt-pardon = { $count ->
        [one] De gevangene gratie verlenen? Kies de regio waar hij heen gaat.
       *[other] De { $count } gevangenen gratie verlenen? Kies de regio waar ze heen gaan.
    }
grandissimo-prompt-pick_person = Wie neem je: de Koningin of de Nar?
grandissimo-prompt-ask_queen = De Koningin: nu één meer uit de provincie halen, of straks één meer plaatsen?
grandissimo-prompt-send_guest = De Nar: naar wiens hof stuur je een caballero uit de provincie?
grandissimo-prompt-place_guest = Een caballero van { $owner } wacht aan je hof. Waar gaat hij heen?
grandissimo-prompt-pick_mercenary = Welke zwarte caballero stuur je op pad?
grandissimo-prompt-move_mercenary = De zwarte caballero vertrekt { $from_from }. Waarheen?
grandissimo-prompt-pick_companion = Wie gaat mee { $from_from } { $to_into }?
grandissimo-prompt-consent = { $other } wil je caballero meenemen { $from_from } { $to_into }. Akkoord?
grandissimo-prompt-take_region_card = { $what ->
        [boycott] Welke regio wordt geboycot? Niemand anders ziet het.
       *[incognito] Waar verbergt de Koning zich? Niemand anders ziet het.
    }
grandissimo-prompt-name_pretender = Wiens Grande wordt Koning?
grandissimo-prompt-pick_for_pact = Welke scoretegel leg of verplaats je?
grandissimo-prompt-take_second_card = Neem nog een actiekaart.
grandissimo-prompt-use_card = ‘{ $card }’ nu gebruiken, of bewaren voor een latere beurt?
grandissimo-purpose-eviction_order = Kies in het geheim waar je caballero’s uit het Castillo heen gaan.

grandissimo-pass-pick_ship = Geen schip
grandissimo-pass-unload = Ze blijven aan boord
grandissimo-pass-pick_prisoner = Niemand
grandissimo-pass-pardon = Geen gratie
grandissimo-pass-pick_person = Niemand nemen
grandissimo-pass-ask_queen = Straks één meer plaatsen
grandissimo-pass-send_guest = Niemand gaat
grandissimo-pass-pick_mercenary = Niemand meer sturen
grandissimo-pass-pick_companion = Niemand gaat mee
grandissimo-pass-consent = Hij blijft
grandissimo-pass-name_pretender = Geen Grande
grandissimo-pass-pick_for_pact = Klaar met de tegels
grandissimo-pass-take_second_card = Geen nemen
grandissimo-pass-use_card = Bewaren

grandissimo-first-card = Eerst wat de kaart zegt
grandissimo-first-ship = Eerst het schip
grandissimo-first-prison = Eerst de gevangenis

grandissimo-step-carry_ship = { $seat } neemt een schip.
grandissimo-step-carry_pardon = Alle gevangenen gaan { $place_into }.
grandissimo-step-carry_person = { $seat } neemt een personenkaart.
grandissimo-step-carry_region_card = { $seat } neemt gedekt een regiokaart.
grandissimo-step-land = { el_grande-step-travel }
grandissimo-step-see_guest_off = { el_grande-step-travel }
grandissimo-step-send_mercenary = Een zwarte caballero gaat { $place_into }.
grandissimo-step-open_scoring = Zo meteen begint er een algemene puntentelling.
grandissimo-step-open_castillo = Zo meteen verlaten de caballero’s het Castillo.
grandissimo-step-carry_crown = Zo meteen wordt een Grande Koning.
grandissimo-step-carry_courts = Zo meteen worden de hoven geteld.

## Wat er verteld wordt

grandissimo-log-card_left_out = { $seat } liet ‘{ $card }’ weg.
grandissimo-log-ship_taken = { $seat } nam { $ship }.
grandissimo-log-person_taken = { $seat } heeft nu: { $person }.
grandissimo-log-inquisitor_gone = De Inquisiteur-generaal ligt weer naast het bord.
grandissimo-log-region_card_taken = { $what ->
        [boycott] { $seat } nam de kaart van { $place } voor een boycot.
       *[incognito] { $seat } verborg de Koning { $place_in }.
    }
grandissimo-log-some_region_card_taken = { $what ->
        [boycott] { $seat } nam gedekt een regiokaart voor een boycot.
       *[incognito] { $seat } nam gedekt een regiokaart: de Koning is incognito.
    }
grandissimo-log-king_shown = { $seat } toonde de Koning: hij staat { $place_in }.
grandissimo-log-action_stop = { $seat } stopte de speciale acties van iedereen die deze ronde nog aan de beurt komt.
grandissimo-log-last_word = { $seat } heeft deze ronde het laatste woord.
grandissimo-log-courts_scored = De hoven werden geteld: { $points }.
grandissimo-why-no_coast = { $place } ligt niet aan de kust.
grandissimo-why-card_in_use = { $place }: deze regiokaart is al in gebruik.
grandissimo-why-no_region_card = { $place }: daarvoor is er geen regiokaart.

## De kaarten

grandissimo-value-sixth_stack = Kaarten van de zesde stapel in het spel
grandissimo-value-black = Zwarte caballero’s
grandissimo-value-ships = Schepen in het spel

grandissimo-place-text = Plaats er maximaal { $place }.
grandissimo-symbols-text = { grandissimo-ship-text }{ grandissimo-prison-text }
grandissimo-ship-text = { $ships ->
        [0] { "" }
       *[other] { " " }Schip: je mag er { $ships } nemen.
    }
grandissimo-prison-text = { $prisoners ->
        [0] { "" }
       *[other] { " " }Gevangenis: je mag er { $prisoners } opsluiten.
    }
grandissimo-card-boycott =
    .name = Boycot
    .text = { grandissimo-place-text } Neem gedekt een vrije regiokaart. Die regio wordt bij de volgende algemene puntentelling niet geteld.{ grandissimo-symbols-text }
grandissimo-card-pact =
    .name = Pact
    .text = { grandissimo-place-text } Je mag beide scoretegels leggen of verplaatsen.{ grandissimo-symbols-text }
grandissimo-card-double_turn =
    .name = Dubbele beurt
    .text = { grandissimo-place-text } Neem daarna nog een beschikbare actiekaart en gebruik die volledig, nu of in een latere beurt.{ grandissimo-symbols-text }
grandissimo-card-free_choice =
    .name = Vrije keuze
    .text = { grandissimo-place-text } Bewaar deze kaart. Bij de volgende algemene puntentelling mag je, nadat de caballero’s het Castillo hebben verlaten en voordat de eerste regio wordt geteld, maximaal { $up_to } van je caballero’s verplaatsen.{ grandissimo-symbols-text }
grandissimo-card-king_incognito =
    .name = De Koning incognito
    .text = { grandissimo-place-text } Neem gedekt een vrije regiokaart. Draai die om wanneer je wilt, ook in de beurt van een ander: dat is meteen de Koningsregio. Een aangekondigde stap die daardoor onmogelijk wordt, vervalt.{ grandissimo-symbols-text }
grandissimo-card-eviction_order =
    .name = Ontruimingsbevel
    .text = { grandissimo-place-text } Het Castillo wordt nu ontruimd: iedereen die er caballero’s heeft, stuurt ze naar de regio op de eigen schijf. Er wordt niets geteld.{ grandissimo-symbols-text }
grandissimo-card-score_coast =
    .name = Langs de kust
    .text = { grandissimo-place-text } Alle kustregio’s worden geteld, ook Portugal.{ grandissimo-symbols-text }
grandissimo-card-espionage =
    .name = Spionage
    .text = { grandissimo-place-text } Bij de volgende algemene puntentelling stel je je schijf in nadat de anderen de hunne hebben getoond.{ grandissimo-symbols-text }
grandissimo-card-score_courts =
    .name = Aan het hof
    .text = { grandissimo-place-text } De hoven worden geteld naar de caballero’s daar: { $first }/{ $second }/{ $third }.{ grandissimo-symbols-text }
grandissimo-card-action_stop =
    .name = Actiestop
    .text = { grandissimo-place-text } Wie deze ronde na jou aan de beurt komt, mag plaatsen, maar heeft geen speciale actie; ook een Veto komt niet open te liggen.{ grandissimo-symbols-text }
grandissimo-card-revolution =
    .name = Revolutie
    .text = { grandissimo-place-text } De Koning gaat het Castillo in. Wijs een Grande aan: tot de Koning na de volgende algemene puntentelling in Portugal terugkeert, is die Grande in alle opzichten Koning.{ grandissimo-symbols-text }
grandissimo-card-quick_troops =
    .name = Snelle troepen
    .text = { grandissimo-place-text } De caballero’s die je plaatst, komen rechtstreeks uit de provincie. Gebruik dit voordat je plaatst.{ grandissimo-symbols-text }
grandissimo-card-score_inland =
    .name = Landinwaarts
    .text = { grandissimo-place-text } Alle regio’s die niet aan de kust liggen, worden geteld.{ grandissimo-symbols-text }
grandissimo-card-spanish_inquisition =
    .name = Spaanse inquisitie
    .text = { grandissimo-place-text } Neem tot de volgende algemene puntentelling de Inquisiteur-generaal. Je mag hem vanaf nu één keer per ronde gebruiken.{ grandissimo-symbols-text }
grandissimo-card-conspiracy =
    .name = Samenzwering
    .text = { grandissimo-place-text } Alle Grandes gaan het Castillo in, behalve die in de Koningsregio. Bij de volgende algemene puntentelling gaat elke Grande naar de regio op de schijf van zijn eigenaar; tot die tijd is het Castillo zijn thuis.{ grandissimo-symbols-text }
grandissimo-card-into_the_castillo =
    .name = Het Castillo in
    .text = { grandissimo-place-text } Stuur { $own } eigen caballero’s en { $foreign } van elke tegenstander het Castillo in, uit regio’s maar niet uit de Koningsregio; jij kiest ze. Alles of niets; wie er minder heeft, geeft ze allemaal.{ grandissimo-symbols-text }
grandissimo-card-alliance =
    .name = Alliantie
    .text = { grandissimo-place-text } Markeer twee regio’s, niet de Koningsregio. Bij de volgende algemene puntentelling tellen ze samen, en elke plaats levert de punten van beide regio’s op.{ grandissimo-symbols-text }
grandissimo-card-last_word =
    .name = Het laatste woord
    .text = { grandissimo-place-text } Wat er van je beurt over is, voer je deze ronde na alle anderen uit.{ grandissimo-symbols-text }
grandissimo-card-concentrated_force =
    .name = Gebundelde kracht
    .text = { grandissimo-place-text }{ grandissimo-symbols-text }
grandissimo-card-queen_and_jester =
    .name = Koningin en Nar
    .text = { grandissimo-place-text } Neem de Koningin of de Nar, ook van een andere speler.
grandissimo-card-queen =
    .name = { grandissimo-marker-queen.name }
    .text = { grandissimo-marker-queen.text }
grandissimo-card-jester =
    .name = { grandissimo-marker-jester.name }
    .text = { grandissimo-marker-jester.text }
grandissimo-card-general_inquisitor =
    .name = { grandissimo-marker-general_inquisitor.name }
    .text = { grandissimo-marker-general_inquisitor.text }

## Regels

grandissimo-rules-100 =
    .rule = GR-1
    .title = Grandissimo
    .text = Elke ronde liggen er zeven actiekaarten open: die van de vijf stapels, één van de zesde stapel, en ‘Koningin en Nar’ als zevende.

grandissimo-rules-110 =
    .rule = GR-1.1
    .title = Portugal
    .text = Portugal ({ $place_portugal }) is een kustregio. Het grenst aan Galicia, Castilla la Vieja, Castilla la Nueva en Sevilla. De Koning mag erheen, en beide bonussen gelden er ook. Het staat op geen enkele schijf of regiokaart en wordt als laatste geteld.

grandissimo-rules-120 =
    .rule = GR-1.2
    .title = De zesde stapel
    .text = Van deze kaarten doen er { $sixth_stack_cards } mee: willekeurig getrokken, of vóór de eerste ronde gekozen doordat iedereen om de beurt er één weglaat. Voor een eerste spel blijven schepen en gevangenis in de doos en gelden hun symbolen niet; ook de Spaanse inquisitie en de Inquisiteur-generaal blijven weg.

grandissimo-rules-130 =
    .rule = GR-1.3
    .title = De zwarte caballero’s
    .text = Na de Koningsregio wordt nog een regiokaart getrokken: daar staan de { $black_caballeros } zwarte caballero’s.

grandissimo-rules-140 =
    .rule = GR-1.4
    .title = Naast het bord
    .text = Naast het bord liggen de schepen ({ $ships_more_players }, met twee spelers { $ships_two_players }), de gevangenis en de kaarten van Koningin, Nar en Inquisiteur-generaal.

grandissimo-rules-210 =
    .rule = GR-2.1
    .title = Schepen
    .text =
        Het symbool hoort bij de speciale actie; je mag het vóór of na de rest uitvoeren, of overslaan. Neem een vrij schip naar je hof. Alleen als alle schepen bij tegenstanders liggen, neem je er een van hen; de caballero’s erop gaan naar het hof van hun eigenaar.

        Zolang je een schip hebt, mag elke caballero die je plaatst aan boord, waar de Koning ook staat. Aan het begin van je beurt mag je ze aan land zetten: allemaal, elk in een kustregio naar keuze, niet in de Koningsregio. Een schip is geen regio en wordt nooit geteld.

grandissimo-rules-220 =
    .rule = GR-2.2
    .title = De gevangenis
    .text = Je mag een caballero van wie dan ook uit een regio in de gevangenis zetten, maar niet uit de Koningsregio en geen zwarte. Wie de Koningskaart gebruikt, mag vóór of na het verplaatsen van de Koning gratie verlenen en noemt daarvoor een regio waar de Koning op dat moment niet staat: alle gevangenen gaan daarheen. Dat hoort bij de speciale actie.

grandissimo-rules-300 =
    .rule = GR-3
    .title = De kaarten van de zesde stapel
    .text = Elke kaart geeft aan hoeveel caballero’s je mag plaatsen. Een kaart die je bij een dubbele beurt hebt bewaard, ligt niet open tot hij is gebruikt. Heb je het laatste woord, dan gebruik je ook zo’n kaart pas in die laatste beurt. De vrije keuze bewaar je zodra je hem neemt; een Veto kan het gebruik ervan tegenhouden, en dan is de kaart weg.

grandissimo-rules-400 =
    .rule = GR-4
    .title = Personenkaarten
    .text = Een personenkaart helpt je in elke beurt zolang je hem hebt. Hem gebruiken is een extra speciale actie: een Veto kan die tegenhouden; de kaart geldt dan deze beurt als gebruikt.

grandissimo-rules-420 =
    .rule = GR-4.2
    .title = De Koningin
    .text = Haal aan het begin van je beurt één caballero meer uit de provincie, of plaats er later in die beurt één meer, met welke kaart dan ook. In de beurt waarin je haar neemt, mag je die extra caballero plaatsen als je de speciale actie eerst gebruikt.

grandissimo-rules-430 =
    .rule = GR-4.3
    .title = De Nar
    .text = Aan het begin van je beurt mag je een van je caballero’s uit de provincie naar het hof van een andere speler sturen. Aan het begin van de eigen volgende beurt zet die speler hem ergens neer, alleen niet in de Koningsregio; dat telt niet als plaatsen. Aan één hof kunnen er meerdere wachten.

grandissimo-rules-440 =
    .rule = GR-4.4
    .title = De Inquisiteur-generaal
    .text = Eén keer per ronde mag je in je beurt één of beide zwarte caballero’s verplaatsen, niet uit of naar de Koningsregio. Elk mag één caballero uit dezelfde regio meenemen; een caballero van een ander alleen als die instemt. Tot en met de volgende algemene puntentelling tellen de zwarte als de jouwe. Zolang niemand de kaart heeft, tellen ze niet mee. Ze gaan nooit naar een hof, de provincie of de gevangenis; anderen mogen ze verplaatsen zoals andermans caballero’s.

## De les

grandissimo-lesson-portugal =
    .name = Portugal
    .text = Een tiende regio, aan de kust, met vier buren. De eerste plaats levert er 5 op en de andere niets. Je gaat haar vanaf zee veroveren.
grandissimo-lesson-symbol =
    .name = Een kaart met een schip
    .text = Op ‘Langs de kust’ staat het teken van een schip. Speel de 10 om als eerste aan de beurt te zijn en neem die kaart.
grandissimo-lesson-ship =
    .name = Neem het schip
    .text = De Koning staat in Valencia, ver van Portugal. Dat geeft niet: gebruik je kaart, neem eerst het schip en plaats daarna je twee caballero’s erop. Dat mag, waar de Koning ook staat.
grandissimo-lesson-next =
    .name = De volgende beurt
    .text = ‘Langs de kust’ telde Sevilla voor je, 6 punten. Beatriz heeft een caballero in Portugal gezet. Je hebt geen haast: speel de 5.
grandissimo-lesson-unload =
    .name = Aan land
    .text = Aan het begin van je beurt mag het schip op elke kust lossen, behalve in de Koningsregio. Zet ze allebei in Portugal aan land: twee tegen één.
grandissimo-lesson-queen =
    .name = De Koningin
    .text = Neem ‘Koningin en Nar’: die plaatst er drie. Gebruik eerst de kaart en neem de Koningin, want zij voegt er één toe: plaats er twee in Castilla la Vieja en twee in Galicia.
grandissimo-lesson-last =
    .name = Voor de telling
    .text = Na deze ronde komt een algemene puntentelling. Speel de 3 om het laatste woord te hebben; de kaart die je wilt, is ‘Alliantie’.
grandissimo-lesson-again =
    .name = Elke beurt
    .text = Zolang je de Koningin hebt, helpt ze je in elke beurt: één caballero meer uit de provincie of één meer om te plaatsen. Haal er één uit de provincie.
grandissimo-lesson-alliance =
    .name = Alliantie
    .text = In Castilla la Vieja heeft Gonzalo er vijf, jij twee; in Portugal sta je voor. Neem ‘Alliantie’, plaats er twee in Castilla la Vieja en twee in Castilla la Nueva en sluit dan een alliantie tussen Castilla la Vieja en Portugal.
grandissimo-lesson-learned =
    .name = Twee regio’s als één
    .text = Vier en twee is zes tegen de vijf van Gonzalo: de eerste plaats leverde je beide waarden op, 6 + 5 = 11. Je staat voor met 32 tegen 28; zonder de alliantie was het 30 tegen 32. Speel van hier verder; de bots denken nu zelf na.

## Als een partij voorbij is

grandissimo-gain-places =
    .name = Portugal
grandissimo-gain-other =
    .name = getelde hoven
