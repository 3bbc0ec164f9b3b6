### El Caballero, Nederlands.
###
### Termen, naar het spelregelboekje: caballero(’s) · Caballerokaart, kaart · gebiedskaart · gebied: een regio (land) of een watergebied ·
### Hof · machtkaart · aanvulling · schip · kasteel · voorraad · aanbod · aanleggen · verhogen (draaien of omkeren) · terugnemen (de eigen
### kaart) · wegnemen (een kaart die weg moet) · verplaatsen · inzetten (vanuit het Hof) · ingesloten gebied · waardering · startspeler.
### Spelers worden met ‘je’ aangesproken; in het verloop staan hun namen. Een vak heet zoals 2,0; gebieden hebben namen.

el_caballero-game =
    .name = El Caballero
    .text = Aan de overkant van de zee liggen onbekende kusten. Leg gebiedskaarten aan, stuur je caballero’s aan land, zet schepen in en bouw kastelen om te houden wat je hebt gewonnen. Wie het beste deel van de nieuwe wereld bezit, wint.
el_caballero-module =
    .name = El Caballero
    .text = Het basisspel: zeven ronden, met een waardering na de vierde en de zevende.
el_caballero-table-book =
    .name = Volgens het boekje
    .text = Zeven ronden, met een waardering na de vierde en de zevende.
el_caballero-table-everything =
    .name = Met alles
    .text = Tien ronden, met Alkalden, je Grande en meer kaarten, schepen en kastelen.

## Zijden, gebiedskaarten, gebieden

el_caballero-marker-start_player =
    .name = Startspeler
    .text = Speelt deze ronde de eerste machtkaart.

el_caballero-number-round =
    .name = Ronde
el_caballero-number-court =
    .name = Aan het Hof
el_caballero-number-capacity =
    .name = Plaats aan het Hof
el_caballero-number-cards =
    .name = Kaarten over
el_caballero-number-court_ships =
    .name = Schepen aan het Hof
el_caballero-number-hand =
    .name = Machtkaarten

el_caballero-side-n =
    .name = noorden
el_caballero-side-e =
    .name = oosten
el_caballero-side-s =
    .name = zuiden
el_caballero-side-w =
    .name = westen

el_caballero-tile-open-sea =
    .name = open zee
el_caballero-tile-cape =
    .name = kaap
el_caballero-tile-coast =
    .name = kust
el_caballero-tile-isthmus =
    .name = landengte
el_caballero-tile-bay =
    .name = baai
el_caballero-tile-inland =
    .name = binnenland

el_caballero-place-land-cape =
    .name = Land bij een kaap
el_caballero-place-land-coast =
    .name = Land aan een kust
el_caballero-place-land-isthmus =
    .name = Land op een landengte
el_caballero-place-land-bay =
    .name = Land rond een baai
el_caballero-place-land-inland =
    .name = Binnenland
el_caballero-place-water-open-sea =
    .name = Open zee
el_caballero-place-water-cape =
    .name = Water bij een kaap
el_caballero-place-water-coast =
    .name = Water voor een kust
el_caballero-place-water-isthmus =
    .name = Water aan een landengte
el_caballero-place-water-bay =
    .name = Water in een baai

## Wat er gevraagd wordt

el_caballero-prompt-play_power_card = Ronde { $round }: speel een machtkaart.
el_caballero-prompt-take_turn = { $state ->
        [owes] Leg een tweede kaart aan of verhoog er een, zodat de gelijke stand verdwijnt.
        [tile] Jouw beurt: leg een gebiedskaart aan en doe wat je verder wilt, in willekeurige volgorde.
       *[free] Jouw beurt: doe wat je nog wilt, of beëindig je beurt.
    }

## Antwoorden

el_caballero-option-power = { $card }
el_caballero-option-end = Beurt beëindigen
el_caballero-option-supply = { $count ->
        [one] { $count } caballero naar je Hof halen
       *[other] { $count } caballero’s naar je Hof halen
    }
el_caballero-option-tile = { $symbol ->
        [gold] Gebiedskaart aanleggen op { $at }: { $tile } met goud
        [fish] Gebiedskaart aanleggen op { $at }: { $tile } met vis
       *[plain] Gebiedskaart aanleggen op { $at }: { $tile }
    }{ $turn ->
        [0] { "" }
        [1] { " " }(kwartslag)
        [2] { " " }(halve slag)
       *[3] { " " }(driekwartslag)
    }
el_caballero-option-card = Kaart aanleggen op { $at }: { $number } naar het { $side }
el_caballero-option-card_on_water = Kaart alleen aan water leggen op { $at }: { $number } naar het { $side }
el_caballero-option-card_with_grande = Kaart met de Grande aanleggen op { $at }: { $number } naar het { $side }
el_caballero-option-card_moving_grande = Kaart aanleggen op { $at } en de Grande erop verplaatsen: { $number } naar het { $side }
el_caballero-option-raise = De kaart op { $at } voor { $price } verhogen tot { $number }
el_caballero-option-ship = Een schip kopen voor de kaart op { $at } ({ $side })
el_caballero-option-castle = Een kasteel kopen voor de kaart op { $at }
el_caballero-option-withdraw = De kaart op { $at } terugnemen
el_caballero-option-ship_to_court = Het schip op { $at } ({ $side }) naar je Hof halen
el_caballero-option-set_ship = Een schip vanuit je Hof inzetten op de kaart op { $at } ({ $side })
el_caballero-option-move_ship = Het schip op { $origin } verplaatsen naar de kaart op { $at } ({ $side })
el_caballero-option-move_castle = Het kasteel op { $origin } verplaatsen naar de kaart op { $at }
el_caballero-option-alcalde = { $kind ->
        [land] Een Alkalde plaatsen in { $place } ({ $at })
       *[water] Een Alkalde plaatsen op { $place } ({ $at })
    }
el_caballero-option-buy_for_alcalde = Een schip kopen voor je Alkalde op { $place } ({ $at })
el_caballero-option-set_for_alcalde = Een schip vanuit je Hof inzetten bij je Alkalde op { $place } ({ $at })
el_caballero-option-grande = De Grande plaatsen op de kaart op { $at }
el_caballero-option-move_grande = De Grande verplaatsen van { $origin } naar de kaart op { $at }

## Verloop

el_caballero-log-round_begun = Ronde { $round } begon.
el_caballero-log-power_card_played = { $seat } speelde { $card }.
el_caballero-log-turn_begun = De beurt van { $seat } begon.
el_caballero-log-supplied = { $count ->
        [one] { $seat } haalde { $count } caballero naar het Hof
       *[other] { $seat } haalde { $count } caballero’s naar het Hof
    }{ $lost ->
        [0] { "" }
       *[other] ; door plaatsgebrek verloren: { $lost }
    }.
el_caballero-log-court_cut = { $count ->
        [one] Aan het Hof van { $seat } was geen plaats meer voor { $count } caballero; die ging verloren.
       *[other] Aan het Hof van { $seat } was geen plaats meer voor { $count } caballero’s; die gingen verloren.
    }
el_caballero-log-tile_laid = { $symbol ->
        [gold] { $seat } legde op { $at } een gebiedskaart aan: { $tile } met goud.
        [fish] { $seat } legde op { $at } een gebiedskaart aan: { $tile } met vis.
       *[plain] { $seat } legde op { $at } een gebiedskaart aan: { $tile }.
    }
el_caballero-log-land_met = De kaart van { $seat } op { $at } kwam aan { $place } te liggen en telt daar nu { $count }.
el_caballero-log-card_laid = { $piece ->
        [grande] { $seat } legde op { $at } een kaart met de Grande aan, met { $count } naar { $place }, en betaalde { $price }.
       *[card] { $seat } legde op { $at } een kaart aan, met { $count } naar { $place }, en betaalde { $price }.
    }
el_caballero-log-card_raised = { $seat } verhoogde de kaart op { $at } in { $place } tot { $count } en betaalde { $price }.
el_caballero-log-card_thrown_out = { $castle ->
        [yes] De kaart van { $seat } op { $at } grensde met meer dan één zijde aan land en werd weggenomen; door het kasteel gered: { $saved } van { $count }
       *[no] De kaart van { $seat } op { $at } grensde met meer dan één zijde aan land en werd weggenomen; verloren caballero’s: { $count }
    }{ $ships ->
        [0] { "" }
       *[other] { $castle ->
            [yes] ; schepen naar het Hof: { $ships }
           *[no] ; verloren schepen: { $ships }
        }
    }.
el_caballero-log-card_withdrawn = { $seat } nam de kaart op { $at } terug{ $count ->
        [0] { "" }
       *[other] { $saved ->
            [0] ; verloren caballero’s: { $count }
           *[other] ; door het kasteel gered: { $saved } van { $count }
        }
    }{ $ships ->
        [0] { "" }
       *[other] ; schepen naar het Hof: { $ships }
    }.
el_caballero-log-ship_bought = { $seat } kocht een schip op { $place } voor de kaart op { $at }.
el_caballero-log-ship_to_court = { $seat } haalde het schip op { $place }, bij { $at }, naar het Hof.
el_caballero-log-ship_set = { $seat } zette vanuit het Hof een schip in op { $place }, bij { $at }.
el_caballero-log-ship_moved = { $seat } verplaatste een schip van { $origin } naar { $place }, bij { $at }.
el_caballero-log-castle_bought = { $seat } kocht een kasteel voor de kaart op { $at }.
el_caballero-log-castle_moved = { $seat } verplaatste een kasteel van { $origin } naar de kaart op { $at }.
el_caballero-log-grande_placed = { $seat } plaatste de Grande op de kaart op { $at }.
el_caballero-log-grande_moved = { $seat } verplaatste de Grande van { $origin } naar de kaart op { $at }.
el_caballero-log-alcalde_placed = { $kind ->
        [land] { $seat } plaatste een Alkalde in { $place }.
       *[water] { $seat } plaatste een Alkalde op { $place }.
    }
el_caballero-log-alcalde_ship = { $bought ->
        [yes] { $seat } kocht een schip voor de Alkalde op { $place }.
       *[no] { $seat } zette vanuit het Hof een schip in bij de Alkalde op { $place }.
    }
el_caballero-log-scored = { $kind ->
        [land] { $place }, waarde { $value }, werd geteld: { $points }.
       *[water] { $place }, waarde { $value } per schip, werd geteld: { $points }.
    }
el_caballero-log-tiles_drawn = Nieuw in het aanbod: { $tiles }.

## The arithmetic of a scoring

el_caballero-part-value = { $tiles ->
        [one] { $tiles } gebiedskaart
       *[other] { $tiles } gebiedskaarten
    }{ $extra ->
        [0] { "" }
       *[other] { " + " }{ $extra } { $kind ->
            [land] goud
           *[water] vis
        }
    }
el_caballero-part-first = 2 × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }
el_caballero-part-second = { el_caballero-part-value }
el_caballero-part-tied = gelijk op de eerste plaats: { el_caballero-part-value }
el_caballero-part-alcalde = Alkalde: 2 × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }
el_caballero-part-ships = { $count ->
        [one] { $count } schip
       *[other] { $count } schepen
    } × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }

## Why a hint says so

el_caballero-reason-power = { $value }: { $turn ->
        [1] eerste beurt
        [2] tweede beurt
        [3] derde beurt
        [4] vierde beurt
       *[5] laatste beurt
    }{ $sure ->
        [yes] { "" }
       *[no] { " " }tot nu toe
    }, { $supply ->
        [0] en er komt niemand
        [one] en er komt { $supply } caballero
       *[other] en er komen { $supply } caballero’s
    }.
el_caballero-reason-supply = { $count ->
        [one] { $count } caballero komt naar je Hof.
       *[other] { $count } caballero’s komen naar je Hof.
    }
el_caballero-reason-end = Niets anders is nu zijn prijs waard.
el_caballero-reason-more = Werd er nu geteld, dan kreeg je { $points } meer.
el_caballero-reason-takes = Werd er nu geteld, dan kreeg { $other } { $points } minder.

## Waarom iets niet kan

el_caballero-why-owes = In { $place } heb je er evenveel als { $other }: hef eerst de gelijke stand op met een tweede kaart.
el_caballero-why-others_card = Deze kaart is van { $owner }.
el_caballero-why-nothing_for_card = Met deze kaart kun je nu niets doen.
el_caballero-why-occupied = Op { $at } ligt al iets.
el_caballero-why-touches_no_tile = Deze plek grenst niet aan een gebiedskaart.
el_caballero-why-no_tile_fits_here = Geen van de gebiedskaarten past hier.
el_caballero-why-tile_laid = Je hebt je gebiedskaart al aangelegd.
el_caballero-why-two_lands = Een kaart zou hier met twee zijden aan land grenzen.
el_caballero-why-court_empty = Er zijn geen caballero’s aan je Hof.
el_caballero-why-not_displayed = Niet in het aanbod: { $tile }.
el_caballero-why-edge = { $kind ->
        [land] In het { $side } zou land aan water komen te liggen.
       *[water] In het { $side } zou water aan land komen te liggen.
    }
el_caballero-why-other_places_first = Aan een Caballerokaart leg je pas aan als geen gebiedskaart nog aan een andere gebiedskaart past.
el_caballero-why-fits_nowhere = Deze gebiedskaart past nu nergens.
el_caballero-why-two_cards = Je hebt al twee kaarten aangelegd of verhoogd.
el_caballero-why-no_card_left = Al je kaarten liggen op tafel.
el_caballero-why-land_here = Hier is land: kies het getal dat ernaar wijst.
el_caballero-why-only_water_here = Hier is alleen water: kies welk getal van de voorzijde ernaar wijst.
el_caballero-why-front_on_water = Alleen aan water ligt een kaart met de voorzijde boven: 1 tot en met 4.
el_caballero-why-too_dear = { $count ->
        [0] Dit kost { $price }, maar er zijn geen caballero’s aan je Hof.
        [one] Dit kost { $price }, maar er is maar { $count } caballero aan je Hof.
       *[other] Dit kost { $price }, maar er zijn maar { $count } caballero’s aan je Hof.
    }
el_caballero-why-tie = In { $place } zou je er evenveel hebben als { $other }: { $count }.
el_caballero-why-no_card_here = Op { $at } ligt geen Caballerokaart.
el_caballero-why-under_grande = De Grande staat op deze kaart, dus die blijft zoals hij is.
el_caballero-why-without_land = Een kaart die niet aan land grenst, kun je niet verhogen.
el_caballero-why-only_upwards = Kaarten kun je alleen verhogen; deze telt al { $number }.
el_caballero-why-two_ships = Je hebt al twee schepen gekocht.
el_caballero-why-no_ship_left = Er is geen schip meer in de voorraad.
el_caballero-why-no_ship_at_court = Er is geen schip aan je Hof.
el_caballero-why-no_water = In het { $side } is geen water.
el_caballero-why-ship_here = In het { $side } ligt al een schip.
el_caballero-why-no_ship_here = In het { $side } ligt geen schip.
el_caballero-why-another_card = Een schip kun je alleen verplaatsen naar een andere kaart van jezelf.
el_caballero-why-castle_here = Op deze kaart staat al een kasteel.
el_caballero-why-two_castles = Je hebt al twee kastelen gekocht.
el_caballero-why-no_castle_left = Er is geen kasteel meer in de voorraad.
el_caballero-why-no_castle_here = Op deze kaart staat geen kasteel.
el_caballero-why-supplied = Je hebt je aanvulling al gehaald.
el_caballero-why-no_supply = Je machtkaart levert geen caballero’s op.
el_caballero-why-tile_first = Je moet eerst een gebiedskaart aanleggen.
el_caballero-why-power_cards_are_played = Alle machtkaarten van deze ronde zijn gespeeld.
el_caballero-why-value_on_the_table = Er ligt deze ronde al een { $number } op tafel.
el_caballero-why-card_used = Je { $number } heb je al gespeeld.

## Tafelopties

el_caballero-setting-tied_firsts =
    .name = Gedeelde eerste plaats met twee spelers
    .text = Wat beide spelers krijgen als ze met z’n tweeën in een regio de eerste plaats delen. Met drie of vier spelers is dat altijd de waarde van de regio.
el_caballero-setting-tied_firsts-nothing = Niets
el_caballero-setting-tied_firsts-value = De waarde van de regio
el_caballero-setting-confirm_turns =
    .name = Beurten bevestigen
    .text = Met bevestiging kun je tot het einde van je beurt alles terugnemen.
el_caballero-setting-confirm_turns-true = Elke beurt bevestigen
el_caballero-setting-confirm_turns-false = Beurten meteen beëindigen
el_caballero-setting-start_player =
    .name = Startspeler
    .text = Wie de eerste machtkaart van het spel speelt.
el_caballero-setting-start_player-none = Door loting
el_caballero-setting-start_player-0 = { kernel-seat-0 }
el_caballero-setting-start_player-1 = { kernel-seat-1 }
el_caballero-setting-start_player-2 = { kernel-seat-2 }
el_caballero-setting-start_player-3 = { kernel-seat-3 }

## Kaarten, gebiedskaarten en andere waarden

el_caballero-value-stock = Algemene voorraad en aanbod
el_caballero-value-price = Prijzen in caballero’s

el_caballero-power = { $supply ->
        [0] Er komen geen caballero’s naar je Hof.
        [one] Haal { $supply } caballero naar je Hof.
       *[other] Haal { $supply } caballero’s naar je Hof.
    } { $tiles ->
        [one] Leg { $tiles } gebiedskaart aan.
       *[other] Je mag maximaal { $tiles } gebiedskaarten aanleggen; de eerste is verplicht.
    }
el_caballero-card-power_1 =
    .name = Macht 1
    .text = { el_caballero-power }
el_caballero-card-power_2 =
    .name = Macht 2
    .text = { el_caballero-power }
el_caballero-card-power_3 =
    .name = Macht 3
    .text = { el_caballero-power }
el_caballero-card-power_4 =
    .name = Macht 4
    .text = { el_caballero-power }
el_caballero-card-power_5 =
    .name = Macht 5
    .text = { el_caballero-power }
el_caballero-card-power_6 =
    .name = Macht 6
    .text = { el_caballero-power }
el_caballero-card-power_7 =
    .name = Macht 7
    .text = { el_caballero-power }
el_caballero-card-power_8 =
    .name = Macht 8
    .text = { el_caballero-power }
el_caballero-card-power_9 =
    .name = Macht 9
    .text = { el_caballero-power }
el_caballero-card-power_10 =
    .name = Macht 10
    .text = { el_caballero-power }
el_caballero-card-power_11 =
    .name = Macht 11
    .text = { el_caballero-power }
el_caballero-card-power_12 =
    .name = Macht 12
    .text = { el_caballero-power }
el_caballero-card-power_13 =
    .name = Macht 13
    .text = { el_caballero-power }
el_caballero-counts = { $plain } zonder symbool, { $gold } met goud, { $fish } met vis.
el_caballero-card-open-sea =
    .name = Open zee
    .text = Water aan alle vier de zijden; het hoort bij elkaar. { el_caballero-counts }
el_caballero-card-cape =
    .name = Kaap
    .text = Land aan één zijde; de andere drie zijn één watergebied. { el_caballero-counts }
el_caballero-card-coast =
    .name = Kust
    .text = Land aan twee zijden naast elkaar, water aan de andere twee. { el_caballero-counts }
el_caballero-card-isthmus =
    .name = Landengte
    .text = Land aan twee zijden tegenover elkaar; de watergebieden aan weerskanten zijn niet verbonden. { el_caballero-counts }
el_caballero-card-bay =
    .name = Baai
    .text = Water aan één zijde; het land van de andere drie hoort bij elkaar. { el_caballero-counts }
el_caballero-card-inland =
    .name = Binnenland
    .text = Land aan alle vier de zijden; het hoort bij elkaar. { el_caballero-counts }

## Wat je in de terminal kunt typen, als voorbeeld

el_caballero-form-notation = tile cape-1 1,0 r2
el_caballero-form-look = ? kaap
el_caballero-form-rules = rules EC-4.3

el_caballero-map-legend = ▒ land, ~ water, $ goud, ∝ vis, · hier kan iets, ▲ schip, ⌂ kasteel, ♛ Grande, letter op een gebiedskaart: Alkalde

## Regels

el_caballero-rules-010 =
    .rule = EC
    .title = Het spel in het kort
    .text =
        Gebiedskaart na gebiedskaart ontstaat een nieuwe wereld, met regio’s en watergebieden van elke grootte. Langs de randen leg je je Caballerokaarten; het getal dat naar een regio wijst, zegt hoeveel van je caballero’s daar staan. Schepen op je kaarten vissen en drijven handel op het water, en kastelen beschermen wat er op een kaart staat.

        Een spel heeft zeven ronden. In elke ronde bepalen machtkaarten wie wanneer aan de beurt is en hoeveel nieuwe caballero’s naar het Hof komen; daarna krijgt iedereen een beurt. Na de vierde en de zevende ronde volgt een waardering van alle gebieden. Een regio levert punten op voor wie er de meeste caballero’s heeft en, met drie of vier spelers, ook voor de tweede plaats; op het water telt elk schip. Wie aan het eind de meeste punten heeft, wint.
el_caballero-rules-100 =
    .rule = EC-1
    .title = Wat iedereen heeft
    .text = Elke speler heeft { $player_cards } Caballerokaarten, 13 machtkaarten en { $player_court } caballero’s aan het Hof. In de algemene voorraad zijn { $stock_ships } schepen en { $stock_castles } kastelen.
el_caballero-rules-110 =
    .rule = EC-1.1
    .title = Machtkaarten
    .text = Een machtkaart heeft een getal van 1 tot en met 13, dat de volgorde van de beurten bepaalt, en een aanvulling: zoveel caballero’s komen er naar het Hof. Hoe hoger het getal, hoe kleiner de aanvulling. Met de 9 mag je een tweede gebiedskaart aanleggen. Elke kaart wordt maar één keer per spel gespeeld.
el_caballero-rules-120 =
    .rule = EC-1.2
    .title = Caballerokaarten
    .text = Een kaart heeft aan elke zijde een getal: op de voorzijde 1 tot en met 4, op de rugzijde 5 tot en met 8, met de klok mee. De volgorde van de getallen hebben we zelf bepaald.
el_caballero-rules-130 =
    .rule = EC-1.3
    .title = Het Hof
    .text =
        De caballero’s aan je Hof toon je met je kaarten die niet op tafel liggen. Het kunnen er nooit meer zijn dan 8 voor elk van die kaarten; wat daar bovenuit komt, is verloren.

        Leg je een kaart aan, dan betaal je eerst en verlies je daarna wat de overige kaarten niet kunnen tonen. Ook je laatste kaart mag je aanleggen: wat na het betalen aan het Hof overblijft, is verloren. Gedrukt staat alleen dat het Hof met één kaart nauwelijks nog kan groeien en dat je de laatste kaart aan het eind van het spel mag aanleggen; de rest is onze uitleg.
el_caballero-rules-200 =
    .rule = EC-2
    .title = Gebiedskaarten
    .text =
        Elke rand van een gebiedskaart is helemaal land of helemaal water. Al het land van een gebiedskaart hoort bij elkaar. Het water ook, behalve als er aan twee zijden tegenover elkaar land is: een landengte heeft twee gescheiden watergebieden. Hoeken verbinden nooit iets.

        Land dat rand aan rand verbonden is, vormt een regio; zulk water vormt een watergebied. Beide zijn gebieden, en je telt ze in gebiedskaarten: een gebiedskaart telt in elk van zijn gebieden één keer. Goud ligt op land, vis in het water; elk maakt zijn gebied 1 meer waard.

        De eerste getrokken gebiedskaart zonder goud en zonder vis is de startkaart. De andere worden geschud, en { $stock_display } ervan liggen open: het aanbod. Hoeveel gebiedskaarten er van elke soort zijn, hebben we zelf gekozen, omdat we de gedrukte verdeling niet kennen. Met een eigen waardenlijst kun je de onze vervangen.
el_caballero-rules-300 =
    .rule = EC-3
    .title = Een ronde
    .text =
        Te beginnen met de startspeler speelt iedereen met de klok mee één machtkaart, open. Een getal dat deze ronde al op tafel ligt, mag niet nog eens worden gespeeld. Daarna krijgt iedereen een beurt, van het hoogste getal naar het laagste.

        Na de laatste beurt wordt het aanbod aangevuld tot { $stock_display }; gebiedskaarten die niemand koos, blijven liggen. Wie als laatste aan de beurt was, wordt startspeler. De eerste startspeler wordt geloot, of aangewezen door wie de tafel opende; volgens het boekje is het de jongste speler.
el_caballero-rules-400 =
    .rule = EC-4
    .title = Je beurt
    .text = Doe van het volgende wat je wilt, in willekeurige volgorde; je mag het ook splitsen en mengen: een schip kopen, je gebiedskaart aanleggen en nog een schip kopen. Alleen de gebiedskaart is verplicht. Je beurt is voorbij als jij dat zegt.
el_caballero-rules-410 =
    .rule = EC-4.1
    .title = De aanvulling
    .text = Haal één keer in je beurt zoveel caballero’s naar je Hof als je machtkaart aangeeft.
el_caballero-rules-420 =
    .rule = EC-4.2
    .title = Een gebiedskaart aanleggen
    .text =
        Kies een gebiedskaart uit het aanbod, draai hem zoals je wilt en leg hem rand aan rand tegen een gebiedskaart op tafel. Overal waar hij een gebiedskaart raakt, moet land aan land en water aan water liggen. Hij mag ook aan Caballerokaarten grenzen.

        Alleen als geen enkele gebiedskaart uit het aanbod aan een gebiedskaart op tafel past, leg je er een aan een eigen Caballerokaart; kan dat ook niet, dan aan een kaart van een ander; kan zelfs dat niet, dan leg je er geen aan. Gedrukt staat alleen dat je aan een Caballerokaart mag aanleggen; dat het moet en wat er als laatste geldt, is onze uitleg.
el_caballero-rules-430 =
    .rule = EC-4.3
    .title = Kaarten aanleggen en verhogen
    .text =
        Hoogstens twee keer in je beurt leg je een kaart aan of verhoog je er een op tafel. Een kaart ligt met minstens één zijde tegen een gebiedskaart. Hij mag met maar één zijde aan land grenzen, maar met zoveel zijden als je wilt aan water.

        - Aan land kies je een getal van 1 tot en met 8 dat naar het land wijst en betaal je zoveel caballero’s. Getallen die naar water wijzen, kosten niets.
        - Alleen aan water ligt de kaart met de voorzijde boven, met een zijde naar keuze naar het water, en betaal je { $price_water }, welk getal het ook is. Komt er later land bij, dan telt het getal daar en kost het niets meer.
        - Om te verhogen draai je een kaart of keer je hem om waar hij ligt, zodat een hoger getal naar zijn land wijst, en betaal je het verschil. Zijn kasteel blijft, en zijn schepen blijven aan hun zijde. Een kaart die niet aan land grenst, kun je niet verhogen; dat is onze uitleg.

        Je kaarten in een regio worden opgeteld. Na de laatste kaart die je in je beurt aanlegt of verhoogt, moet je totaal in elke regio waar die kaarten naar wijzen, verschillen van dat van elke andere speler. Je eerste kaart mag alleen een gelijke stand maken als je die meteen met een tweede kunt opheffen, en dan moet je dat ook doen. Een gelijke stand die door gebiedskaarten of teruggenomen kaarten ontstaat, is toegestaan.

        Voorbeelden: Licht legt in een regio een 2 aan en betaalt 2. Donker legt er een gebiedskaart aan en een 4 die ook aan water grenst: dat kost 4. Een derde speler mag daar nu geen 2 en geen 4 hebben; met 5 zou die eerste zijn, met 1 derde, en een 4 en een 1 op twee kaarten mogen ook. Aan een andere kust betaalde Licht ooit 1 voor een kaart alleen aan water; brengt een gebiedskaart land aan de 4 ervan, dan telt hij 4, en heeft Donker er daar ook 4, dan blijft de gelijke stand staan.
el_caballero-rules-440 =
    .rule = EC-4.4
    .title = Schepen
    .text =
        Koop in je beurt hoogstens twee schepen voor { $price_ship } caballero’s per stuk. Leg elk op een zijde van een eigen kaart die naar water wijst, hoogstens één per zijde. In een watergebied mogen onbeperkt schepen liggen, van één speler of van meer.

        Voorbeeld: een kaart met 3 in een regio van 2 gebiedskaarten heeft een schip in een watergebied van 4 gebiedskaarten. Bij een waardering levert dat schip 4 op.
el_caballero-rules-450 =
    .rule = EC-4.5
    .title = Kastelen
    .text = Koop in je beurt hoogstens twee kastelen voor { $price_castle } caballero per stuk, hoogstens één per kaart. Een kasteel levert geen punten op; het beschermt de caballero’s en de schepen van zijn kaart als die wordt teruggenomen of weggenomen.
el_caballero-rules-460 =
    .rule = EC-4.6
    .title = Terugnemen
    .text =
        Neem zoveel eigen kaarten terug als je wilt; dat kost niets. De caballero’s die ze aan land hebben, zijn verloren; met een kasteel gaan die naar je Hof, en gaat het kasteel terug naar de voorraad. De schepen gaan naar je Hof; gedrukt staat alleen dat het kan, dus dat is onze uitleg.

        Een schip mag ook alleen naar het Hof, gratis; de kaart blijft dan liggen.
el_caballero-rules-470 =
    .rule = EC-4.7
    .title = Verplaatsen
    .text = Voor telkens { $price_move } caballero verplaats je een schip of een kasteel naar een andere eigen kaart, of zet je een schip vanuit je Hof in op een eigen kaart, zo vaak als je wilt.
el_caballero-rules-480 =
    .rule = EC-4.8
    .title = Kaarten die weg moeten
    .text =
        Een kaart die met een tweede zijde aan land komt te liggen, ook al is het dezelfde regio, gaat meteen terug naar de eigenaar. De caballero’s zijn verloren, de schepen gaan naar de voorraad. Met een kasteel komt het getal dat eerst naar land wees terug naar het Hof, en de schepen ook; het kasteel gaat naar de voorraad.

        Voorbeelden: Licht heeft een kaart met 4 aan land. Een nieuwe gebiedskaart brengt land aan een andere zijde ervan: de kaart wordt weggenomen en de 4 zijn verloren. Of Donker neemt een eigen kaart met 1 terug en legt in de opening een gebiedskaart met land aan drie zijden, waardoor twee kaarten van Licht weg moeten. Of Licht neemt een kaart terug, legt in de opening een gebiedskaart en legt de kaart met 1 weer aan: wat er stond is verloren, 1 is betaald, en de regio is gegroeid.
el_caballero-rules-500 =
    .rule = EC-5
    .title = Waardering
    .text = Na ronde 4 en ronde 7 worden alle gebieden geteld.
el_caballero-rules-510 =
    .rule = EC-5.1
    .title = Regio’s
    .text =
        Een regio is zoveel waard als de gebiedskaarten en het goud ervan samen. Wie er het hoogste totaal heeft, krijgt het dubbele. Met drie of vier spelers levert de tweede plaats één keer de waarde op.

        Delen spelers de eerste plaats, dan krijgen ze allemaal één keer de waarde en krijgt wie daarna komt niets. Met twee spelers levert een gedeelde eerste plaats niets op, tenzij de tafel er de waarde voor geeft. Een gedeelde tweede plaats levert niets op. Dat wie na een gedeelde eerste plaats komt niets krijgt, en dat zo’n plaats met twee spelers niets oplevert, is onze uitleg.
el_caballero-rules-520 =
    .rule = EC-5.2
    .title = Watergebieden
    .text = Elk schip levert zoveel op als de gebiedskaarten en de vissen van zijn watergebied samen. Meerderheden tellen hier niet: wie er meer schepen heeft, krijgt voor elk schip punten.
el_caballero-rules-530 =
    .rule = EC-5.3
    .title = Een voorbeeld
    .text =
        Licht en Donker tellen drie regio’s en drie watergebieden.
        - Een regio van 5 gebiedskaarten met 1 goud is 6 waard. Licht heeft er 7, Donker 1: Licht krijgt 12, en met drie of vier spelers krijgt Donker 6.
        - Een regio van 1 gebiedskaart met 1 goud is 2 waard. Donker staat voor en krijgt 4; met drie of vier spelers krijgt Licht 2.
        - In een regio van 1 gebiedskaart is Donker alleen en krijgt 2.
        - In een watergebied van 1 gebiedskaart met 1 vis heeft Donker een schip: 2.
        - In het volgende watergebied ligt geen schip: niets.
        - In een watergebied van 3 gebiedskaarten met 1 vis heeft Licht een schip: 4.

        Met twee spelers krijgt Licht 16 en Donker 8, met drie of vier 18 en 14.
el_caballero-rules-540 =
    .rule = EC-5.4
    .title = Einde van het spel
    .text = Wie na de laatste waardering de meeste punten heeft, wint. Bij een gelijke stand delen de spelers aan kop de overwinning; dat is onze uitleg.

## Als een partij voorbij is

el_caballero-gain-first =
    .name = eerste in regio’s
el_caballero-gain-second =
    .name = tweede of gelijk
el_caballero-gain-ships =
    .name = schepen
el_caballero-gain-alcaldes =
    .name = Alkaldes
el_caballero-award-alcalde =
    .name = Eerbare Alkalde
    .text = { $count } punten in functie
el_caballero-award-lord =
    .name = Landheer
    .text = { $count } uit één regio, ronde { $round }
el_caballero-award-fish =
    .name = Kapitein van de volle netten
    .text = { $count } punten uit het water
el_caballero-award-mason =
    .name = Bouwmeester
    .text = bouwde { $count } kastelen
el_caballero-award-admiral =
    .name = Admiraal
    .text = { $count } bevelen aan de vloot
el_caballero-award-finder =
    .name = Vinder van goud en vis
    .text = legde { $count } gebiedskaarten met goud of vis
el_caballero-award-herald =
    .name = Rijzende ster
    .text = verhoogde { $count } kaarten
el_caballero-award-host =
    .name = Overal thuis
    .text = legde { $count } kaarten aan

## De les

el_caballero-lesson-price =
    .name = De prijs van een beurt
    .text = Hoge machtkaarten zijn vroeg aan de beurt, lage brengen meer caballero’s. Beatriz heeft de 6 gespeeld, Yago de 4. Speel de 8: je bent als eerste aan de beurt en er komen drie caballero’s.
el_caballero-lesson-court =
    .name = Je Hof
    .text = Aan je Hof wachten vijf caballero’s, nu komen er drie bij. Met hen betaal je kaarten, schepen en kastelen.
el_caballero-lesson-tile =
    .name = Elke beurt een gebiedskaart
    .text = Land ligt aan land, water aan water. Leg de kust met goud ten westen van het eerste land: het groeit tot drie gebiedskaarten, en het goud telt als nog een.
el_caballero-lesson-card =
    .name = Een kaart met drie
    .text = Beatriz heeft twee caballero’s in dit land. Leg ten noorden van de kust een kaart met de 3 naar het land: je betaalt er drie en bent eerste. Met twee stond je gelijk, en de totalen moeten verschillen.
el_caballero-lesson-ship =
    .name = Een schip
    .text = In het oosten raakt dezelfde kaart water. Een schip kost 2 en levert een punt op voor elke gebiedskaart van zijn water en voor elke vis: hier vijf.
el_caballero-lesson-castle =
    .name = Een kasteel
    .text = Een kaart mag maar met één zijde land raken. Brengt een gebiedskaart land aan een tweede zijde, dan wordt de kaart weggenomen en zijn haar caballero’s verloren. Koop voor 1 een kasteel en beëindig dan je beurt.
el_caballero-lesson-gone =
    .name = Het was het waard
    .text = Yago’s gebiedskaart bracht land aan een tweede zijde van je kaart, en die moest weg. Dankzij het kasteel zijn haar drie caballero’s en het schip terug aan je Hof.
el_caballero-lesson-last =
    .name = Het laatste woord
    .text = Na deze ronde komt de eerste waardering. Speel de 3: er komen zes caballero’s en je bent als laatste aan de beurt, zodat niemand nog kan antwoorden.
el_caballero-lesson-join =
    .name = Twee landen worden één
    .text = Neem je caballero’s en leg dan de baai met goud in het gat. Bij Beatriz’ kaart komt land aan een tweede zijde: ze heeft geen kasteel en verliest er vier. En jouw land groeit samen met dat van Yago.
el_caballero-lesson-first =
    .name = Eerste en tweede
    .text = Zes gebiedskaarten en twee keer goud: dit land is 8 waard. De eerste plaats levert het dubbele op, 16, de tweede 8. Yago heeft er twee. Leg in het zuiden een kaart met 3, 4 of 5.
el_caballero-lesson-sea =
    .name = Het schip vaart weer
    .text = Een kaart die alleen water raakt kost 1, welk getal ze ook toont. Leg er een ten zuiden van de kust en zet er voor 1 je schip vanuit het Hof in: zeven gebiedskaarten en een vis zijn 8 waard. Beëindig dan je beurt.
el_caballero-lesson-learned =
    .name = Land en zee
    .text = Het land leverde je 16 op, het schip 8. Je staat voor, 24 tegen 8 en 2. Op land telt de rang, op zee de grootte, en een gebiedskaart kan elke kaart zonder kasteel verdrijven. Speel van hieruit verder; de bots denken nu zelf.
