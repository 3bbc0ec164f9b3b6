### El Grande, Nederlands.
###
### Termen: caballero('s) · Grande · Koning · Koningsregio · thuisregio · regio · Castillo (geen regio) · Hof · Provincie ·
### machtkaart · actiekaart · stapel · speciale actie · geheime schijf · mobiel scorebord · waarde · algemene puntentelling ·
### extra puntentelling · startspeler · Veto · plaatsen (vanaf het Hof) / verplaatsen / terugsturen (naar de Provincie) / halen (naar het Hof).
### Spelers worden met "je" aangesproken; in het verslag staan hun namen.

el_grande-game =
    .name = El Grande
    .text = Spanje in de vijftiende eeuw. Stuur je caballero’s naar negen regio’s, blijf in de gunst van de Koning en bewaar een geheim of twee in het Castillo. Wie op het juiste moment op de juiste plek voorligt, wint.

## Plekken, figuren, stukken

el_grande-place-castillo =
    .name = Castillo
    .in = in het Castillo
    .into = naar het Castillo
    .from = uit het Castillo
el_grande-place-court =
    .name = Hof
    .in = aan het Hof
    .into = naar het Hof
    .from = van het Hof
el_grande-place-province =
    .name = Provincie
    .in = in de Provincie
    .into = naar de Provincie
    .from = uit de Provincie

el_grande-marker-king =
    .name = Koning
el_grande-marker-grande =
    .name = Grande
el_grande-marker-scoreboard-8_4_0 =
    .name = scorebord 8/4/0
el_grande-marker-scoreboard-4_0_0 =
    .name = scorebord 4/0/0
el_grande-marker-alliance =
    .name = bondgenootschapsfiche
    .text = Twee bondgenoten: bij de volgende algemene puntentelling tellen hun caballero’s samen en levert elke plaats de punten van beide op.
el_grande-marker-espionage =
    .name = Spionage
    .text = Bij de volgende algemene puntentelling wordt deze schijf voor het Castillo pas gezet nadat de anderen de hunne hebben getoond.
el_grande-marker-disc =
    .name = Getoonde schijf
    .text = Deze schijf is al getoond: daarheen gaan de caballero’s.
el_grande-marker-free_choice =
    .name = Vrije keuze
    .text = Bij de volgende algemene puntentelling mag deze speler, voordat de eerste regio wordt geteld, enkele caballero’s verplaatsen.
el_grande-marker-start_player =
    .name = Startspeler
    .text = Speelt deze ronde de eerste machtkaart.
el_grande-marker-veto =
    .name = Veto
    .text = Kan één keer een speciale actie tegenhouden, ook halverwege.
el_grande-preset-spread =
    .name = Evenwichtig
    .text = Gelijkmatig van laag naar hoog
el_grande-preset-bots =
    .name = Keuze van de bots
    .text = Hoge en lage kaarten die er veel brengen

el_grande-kind-plain =
    .name = caballero

el_grande-window-free_choice =
    .name = Vrije keuze
    .text = Voordat de eerste regio wordt geteld, mag je enkele van je caballero’s verplaatsen.

## Wat er gevraagd wordt

el_grande-prompt-play_power_card = Ronde { $round }: speel een machtkaart.
el_grande-prompt-choose_action_card = { $supplied ->
        [0] Kies een actiekaart.
        [one] Er kwam { $supplied } caballero naar je Hof. Kies een actiekaart.
       *[other] Er kwamen { $supplied } caballero’s naar je Hof. Kies een actiekaart.
    }
el_grande-prompt-take_fewer = Hoeveel van de nieuwe caballero’s blijven aan je Hof?
el_grande-prompt-take_from_regions = { $left ->
        [one] De Provincie is leeg: je mag { $left } caballero uit een regio halen.
       *[other] De Provincie is leeg: je mag { $left } caballero’s uit regio’s halen.
    }
el_grande-prompt-take_turn = { $special ->
        [yes] { $left ->
            [0] Gebruik ‘{ $card }’ of beëindig je beurt.
            [one] Plaats { $left } caballero of gebruik ‘{ $card }’.
           *[other] Plaats hoogstens { $left } caballero’s of gebruik ‘{ $card }’.
        }
        [several] { $left ->
            [0] Gebruik een van je speciale acties of beëindig je beurt.
            [one] Plaats { $left } caballero of gebruik een van je speciale acties.
           *[other] Plaats hoogstens { $left } caballero’s of gebruik een van je speciale acties.
        }
       *[no] { $left ->
            [0] Alles gedaan: beëindig je beurt.
            [one] Plaats { $left } caballero of beëindig je beurt.
           *[other] Plaats hoogstens { $left } caballero’s of beëindig je beurt.
        }
    }
el_grande-prompt-choose_hand = { $left ->
        [0] Je { $size } kaarten liggen vast. Je kunt ze nog wijzigen.
       *[other] { $way ->
            [out] { $left ->
                [one] Laat nog { $left } kaart weg. Je speelt met { $size }.
               *[other] Laat nog { $left } kaarten weg. Je speelt met { $size }.
            }
           *[in] { $left ->
                [one] Neem nog { $left } kaart. Je speelt met { $size }.
               *[other] Neem nog { $left } kaarten. Je speelt met { $size }.
            }
        }
    }
el_grande-prompt-send_into_castillo = { $left ->
        [one] Van { $owner } gaat { $left } caballero naar het Castillo: welke?
       *[other] Van { $owner } gaan { $left } caballero’s naar het Castillo: welke eerst?
    }
el_grande-prompt-end_turn = Alles gedaan? Bevestig je beurt.
el_grande-prompt-choose_part = ‘{ $card }’: welke van de twee kies je?
el_grande-prompt-choose_first = ‘{ $card }’: wat komt eerst?
el_grande-prompt-pick_caballero = { $either ->
        [0] { $own ->
            [0] Kies een caballero van een ander om te verplaatsen (nog { $foreign }).
            [any] Kies een van je caballero’s om te verplaatsen, of stop.
           *[other] { $foreign ->
                [0] Kies een van je caballero’s om te verplaatsen (nog { $own }).
               *[other] Kies een caballero om te verplaatsen (nog { $own } van jou, { $foreign } van anderen).
            }
        }
       *[other] Kies een willekeurige caballero om te verplaatsen (nog { $either }).
    }
el_grande-prompt-pick_black = Kies een zwarte caballero om te verplaatsen (nog { $left }).
el_grande-prompt-move_caballero = Een caballero van { $owner } verlaat { $from }. Waarheen?
el_grande-prompt-name_source = { $whose ->
        [own] Kies de regio waaruit je eigen caballero’s verplaatst.
       *[any] Kies de regio waaruit je caballero’s verplaatst, van wie dan ook.
    }
el_grande-prompt-place_anywhere = { $left ->
        [one] Plaats { $left } caballero in een regio naar keuze of in het Castillo.
       *[other] Plaats hoogstens { $left } caballero’s in regio’s naar keuze of in het Castillo.
    }
el_grande-prompt-pick_victim = Kies een caballero van { $opponent } die terug moet naar de Provincie.
el_grande-prompt-return_own = { $left ->
        [one] Stuur { $left } van je caballero’s terug naar de Provincie: welke?
       *[other] Stuur { $left } van je caballero’s terug naar de Provincie: welke eerst?
    }
el_grande-prompt-how_many_from_province = { $most ->
        [one] Haal je { $most } caballero naar je Hof?
       *[other] Hoeveel caballero’s haal je naar je Hof? Hoogstens { $most }.
    }
el_grande-prompt-set_discs = { $purpose ->
        [leave_castillo] Kies in het geheim waar je caballero’s uit het Castillo heen gaan.
        [return_all] Kies in het geheim een regio: al je caballero’s daar moeten naar de Provincie.
        [return_some] Kies in het geheim een regio: { $number } van je caballero’s daar moeten weg.
        [disc_scoring] Kies in het geheim een regio. Kiest niemand anders die, dan wordt ze geteld.
        [eviction] Kies in het geheim waar je caballero’s { $place_from } heen gaan.
       *[other] { $text }
    }
el_grande-prompt-name_for_eviction = Kies de regio die de anderen moeten verlaten.
el_grande-prompt-name_allies = { $which ->
        [first] Kies de eerste regio van het bondgenootschap.
       *[second] Kies de tweede regio van het bondgenootschap.
    }
el_grande-prompt-move_king = { $bordering ->
        [yes] Zet de Koning in een aangrenzende regio of laat hem staan.
       *[other] Waar gaat de Koning heen? Hij mag ook blijven.
    }
el_grande-prompt-move_grande = Kies een nieuwe thuisregio voor je Grande.
el_grande-prompt-pick_scoreboard = Welk mobiel scorebord leg of verplaats je?
el_grande-prompt-move_scoreboard = Waar komt het { $marker }?
el_grande-prompt-score_one_region = Kies een regio om te tellen.
el_grande-prompt-score_regions = Welke regio wordt nu geteld?
el_grande-prompt-take_power_card_back = Kies een gespeelde machtkaart om terug te nemen.

## Antwoorden: niets doen

el_grande-pass-take_turn = Klaar
el_grande-pass-end_turn = Beurt beëindigen
el_grande-pass-take_from_regions = Niemand meer halen
el_grande-pass-choose_part = Geen van beide
el_grande-pass-choose_first = { el_grande-pass-choose_part }
el_grande-pass-pick_caballero = Stoppen met verplaatsen
el_grande-pass-pick_black = Stoppen met verplaatsen
el_grande-pass-name_source = Niemand verplaatsen
el_grande-pass-place_anywhere = Stoppen met plaatsen
el_grande-pass-pick_victim = Sparen
el_grande-pass-return_own = Niemand om terug te sturen
el_grande-pass-send_into_castillo = Niemand aanwezig
el_grande-pass-name_for_eviction = Niemand om te verdrijven
el_grande-pass-name_allies = Geen regio over
el_grande-pass-move_king = De Koning blijft
el_grande-pass-move_grande = De Grande blijft
el_grande-pass-pick_scoreboard = Scoreborden laten liggen
el_grande-pass-take_power_card_back = Geen kaart terugnemen

## Antwoorden: iets doen

el_grande-option-pass = Passen
el_grande-option-place = Plaatsen { $place_in }
el_grande-option-pick = { $kind } van { $owner } { $place_in }
el_grande-option-pick_in_turn = { $kind } van { $owner } vertrekt { $place_from }
el_grande-option-card = { $card }
el_grande-option-card_back = Ongedaan maken: { $card }
el_grande-option-stack = { $card } (stapel { $stack })
el_grande-option-to = { $place }
el_grande-option-name = { $place }
el_grande-option-disc = { $place }
el_grande-option-marker = { $marker }
el_grande-option-number = { $number }
el_grande-option-seat = { $other }
el_grande-option-start = ‘{ $card }’ gebruiken
el_grande-option-fewer = Minder caballero’s halen
el_grande-option-take = Caballero van { $owner } neemt: { $marker }
el_grande-option-more = Eén caballero meer halen
el_grande-option-choice = Dit kiezen

## Wat is aangekondigd

el_grande-step-begin_scoring = Te tellen: { $regions }.
el_grande-step-begin_special = De speciale actie gaat beginnen.
el_grande-step-make_free_choice = Er wordt zo een vrije keuze gebruikt.
el_grande-step-travel = Een caballero van { $owner } gaat { $from_from } { $to_into }.
el_grande-step-place_next_door = { el_grande-step-travel }
el_grande-step-carry_figure = { $marker } gaat { $place_into }.
el_grande-step-carry_named_source = De gekozen regio is { $place }.
el_grande-step-carry_allies = { $other } en { $place } sluiten zo een bondgenootschap.
el_grande-step-general_regions = De regio’s worden zo dadelijk geteld.
el_grande-step-carry_eviction = { $place } moet worden ontruimd.
el_grande-step-carry_scoring = { $place } wordt zo geteld.
el_grande-step-carry_power_card_back = { $seat } neemt een machtkaart terug.
el_grande-step-reveal_discs = De geheime schijven worden zo onthuld.

## Verslag

el_grande-log-round_begun = Ronde { $round } begon. Open liggen: { $cards }.
el_grande-log-round_only_begun = Ronde { $round } begon.
el_grande-log-card_kept = { $seat } bewaarde ‘{ $card }’.
el_grande-log-espionage = { $seat } stuurde spionnen uit.
el_grande-log-hand_chosen = { $seat } koos { $count } machtkaarten.
el_grande-log-marker_put = { $seat } legde { $to_in } neer: { $marker }.
el_grande-log-marker_gone = Terug naast het bord: { $marker } { $from_from }.
el_grande-log-power_card_played = { $seat } speelde { $card }.
el_grande-log-turn_begun = De beurt van { $seat } begon.
el_grande-log-action_card_taken = { $seat } nam ‘{ $card }’.
el_grande-log-card_turned_down = { $seat } draaide ‘{ $card }’ om.
el_grande-log-special_begun = { $seat } gebruikte ‘{ $card }’.
el_grande-log-placed = { $count ->
        [one] { $owner } plaatste { $count } caballero { $to_in }.
       *[other] { $owner } plaatste { $count } caballero’s { $to_in }.
    }
el_grande-log-moved = { $count ->
        [one] Een caballero van { $owner } ging { $from_from } { $to_into }.
       *[other] { $count } caballero’s van { $owner } gingen { $from_from } { $to_into }.
    }
el_grande-log-returned = { $count ->
        [one] Een caballero van { $owner } keerde { $from_from } terug { $to_into }.
       *[other] { $count } caballero’s van { $owner } keerden { $from_from } terug { $to_into }.
    }
el_grande-log-to_court = { $count ->
        [one] { $owner } haalde { $count } caballero { $from_from } { $to_into }.
       *[other] { $owner } haalde { $count } caballero’s { $from_from } { $to_into }.
    }
el_grande-log-king_moved = { $seat } stuurde de Koning { $from_from } { $to_into }.
el_grande-log-crowned = { $seat } maakte de Grande van { $owner } { $place_in } Koning.
el_grande-log-king_returned = De Koning kwam terug uit het Castillo: hij is { $to_in }.
el_grande-log-king_stayed = { $seat } liet de Koning { $to_in }.
el_grande-log-grande_moved = { $seat } verplaatste de Grande { $from_from } { $to_into }.
el_grande-log-scoreboard_moved = { $seat } legde het { $marker } { $to_in }.
el_grande-log-scored = { $how ->
        [first_only] { $place } werd geteld, alleen de eerste plaats: { $points }.
       *[other] { $place } werd geteld: { $points }.
    }
el_grande-log-pair_scored = { $place } en { $other } werden samen geteld: { $points }.
el_grande-log-power_card_taken_back = { $seat } nam { $card } terug.
el_grande-log-some_power_card_taken_back = { $seat } nam een machtkaart terug.
el_grande-log-veto_laid_out = { $seat } legde een Veto klaar.
el_grande-log-vetoed = { $seat } sprak een veto uit over de speciale actie van { $other }.
el_grande-log-veto_expired = Het Veto van { $seat } verviel.
el_grande-log-start_player = { $seat } werd startspeler.
el_grande-log-general_scoring = De algemene puntentelling na ronde { $round } begon.
el_grande-log-disc_shown = De schijf van { $seat } toonde { $place }.

## De berekening van een telling

el_grande-points-counts = Caballero’s
el_grande-points-values = Waarden
el_grande-points-majority = Meerderheid
el_grande-points-kings_bonus = Koningsbonus
el_grande-points-home_bonus = Thuisbonus
el_grande-points-offices = Ambten
el_grande-points-total = Totaal

## Waarom iets niet kan

el_grande-why-kings_region = { $place }: de Koning is hier, dus er mag niets in of uit.
el_grande-why-not_bordering = { $place } grenst niet aan { $king }, waar de Koning staat.
el_grande-why-no_room = { $place }: hier is geen plaats meer.
el_grande-why-not_for_the_king = { $place }: daar gaat de Koning nooit heen.
el_grande-why-already_there = { $place }: daar al.
el_grande-why-not_from_here = { $place }: hier wordt niemand weggehaald.
el_grande-why-nobody_to_pick = { $place }: hier is geen caballero te kiezen.
el_grande-why-no_region = { $place }: het moet een regio zijn.
el_grande-why-grande_in_castillo = Je Grande is in het Castillo en kan niet worden verplaatst.
el_grande-why-has_scoreboard = { $place }: hier ligt al een mobiel scorebord.
el_grande-why-placing_over = Je kunt deze beurt geen caballero’s meer plaatsen.
el_grande-why-not_on_disc = Dit kun je nu niet op je schijf instellen.
el_grande-why-choosing_cards = Kies eerst je machtkaarten.
el_grande-why-card_taken = Deze kaart is door { $seat } genomen.
el_grande-why-card_face_down = Deze kaart ligt deze ronde gedekt.
el_grande-why-card_used = Deze kaart heb je al gespeeld.
el_grande-why-card_not_used = Deze kaart heb je nog in de hand.
el_grande-why-value_on_the_table = Er ligt deze ronde al een { $value } op tafel.

## Tafelopties

el_grande-setting-rounds =
    .name = Lengte
    .text = Negen ronden is het volledige spel, zes een kort spel. Er zijn altijd drie algemene puntentellingen.
el_grande-setting-rounds-9 = 9 ronden
el_grande-setting-rounds-6 = 6 ronden
el_grande-setting-veto =
    .name = Veto
    .text = Of de twee vetokaarten meedoen.
el_grande-setting-veto-true = Met Veto
el_grande-setting-veto-false = Zonder Veto
el_grande-setting-castillo =
    .name = Castillo
    .text = Gesloten is niet te zien wie in de toren staat; wat erin ging, blijft in het verslag. Open ziet iedereen het.
el_grande-setting-castillo-closed = Gesloten
el_grande-setting-castillo-open = Open
el_grande-setting-spent_power_cards =
    .name = Gespeelde machtkaarten
    .text = Of iedereen de lijst ziet van de machtkaarten die een speler al heeft gespeeld.
el_grande-setting-spent_power_cards-closed = Verborgen
el_grande-setting-spent_power_cards-open = Zichtbaar
el_grande-setting-taken_back_card =
    .name = Teruggenomen machtkaart
    .text = Of de anderen zien welke machtkaart een speler terugneemt.
el_grande-setting-taken_back_card-closed = Verborgen
el_grande-setting-taken_back_card-open = Zichtbaar
el_grande-setting-confirm_turns =
    .name = Beurten bevestigen
    .text = Met bevestiging kun je vóór het einde van je beurt alles nog terugnemen.
el_grande-setting-confirm_turns-true = Elke beurt bevestigen
el_grande-setting-confirm_turns-false = Beurten meteen beëindigen
el_grande-setting-start_player =
    .name = Startspeler
    .text = Wie de eerste machtkaart van het spel speelt.
el_grande-setting-start_player-none = Geloot
el_grande-setting-start_player-0 = { kernel-seat-0 }
el_grande-setting-start_player-1 = { kernel-seat-1 }
el_grande-setting-start_player-2 = { kernel-seat-2 }
el_grande-setting-start_player-3 = { kernel-seat-3 }
el_grande-setting-start_player-4 = { kernel-seat-4 }

## Regels, in leesvolgorde samen met die van het basisspel

el_grande-rules-010 =
    .rule = EG
    .title = Het spel in het kort
    .text =
        Je bent een van de groten van Spanje, een Grande. Je caballero’s zijn je invloed: hoe meer er in een regio staan, hoe meer die regio je bij een telling oplevert.

        Er worden negen ronden gespeeld. In elke ronde bepalen machtkaarten wie het eerst aan de beurt is en hoeveel nieuwe caballero’s naar het Hof komen. Daarna neemt iedereen één actiekaart, plaatst caballero’s en gebruikt de speciale actie van de kaart. Driemaal worden alle regio’s geteld; sommige kaarten tellen tussendoor. De meeste punten winnen.

el_grande-rules-300 =
    .rule = EG-3
    .title = Het verloop
    .text =
        Een spel heeft 9 ronden. Na ronde 3, 6 en 9 volgt een algemene puntentelling. Het korte spel slaat ronde 1, 4 en 7 over, zodat elke tweede van de 6 ronden met een algemene puntentelling eindigt.

        Elke ronde verloopt zo:
        - de bovenste kaart van elke actiestapel wordt opengelegd;
        - iedereen speelt een machtkaart;
        - iedereen krijgt een beurt, van de hoogste machtkaart naar de laagste;
        - de ronde eindigt, zo nodig gevolgd door een algemene puntentelling.

el_grande-rules-310 =
    .rule = EG-3.1
    .title = Machtkaarten
    .text = Vanaf de startspeler speelt iedereen met de klok mee één machtkaart open. Een waarde die deze ronde al op tafel ligt, mag niet nog eens worden gespeeld. De hoogste kaart is het eerst aan de beurt, de laagste het laatst. Je hebt altijd een kaart die je mag spelen.

el_grande-rules-320 =
    .rule = EG-3.2
    .title = Je beurt, deel een: nieuwe caballero’s
    .text = Je machtkaart zegt hoeveel van je caballero’s je uit de Provincie naar je Hof mag halen. Minder mag, of geen enkele. Pas als er in de Provincie geen van jou meer over is, mag je de rest van het aantal uit regio’s halen, maar nooit uit de Koningsregio en nooit uit het Castillo.

el_grande-rules-330 =
    .rule = EG-3.3
    .title = Je beurt, deel twee: de actiekaart
    .text =
        Neem een van de open actiekaarten. Daarmee kun je twee dingen doen, in de volgorde die je wilt. Maak het ene af voordat je aan het andere begint; beide mag je overslaan.

        - Plaatsen: plaats van je Hof hoogstens zoveel caballero’s als het getal van de stapel aangeeft. Elk gaat naar een regio die aan de Koningsregio grenst, of naar het Castillo.
        - Speciale actie: voer die zo ver mogelijk uit. Je hebt alleen een keuze waar de kaart ‘mag’ of ‘hoogstens’ zegt.

        Daarna gaat de kaart gedekt onder haar stapel. Een vetokaart blijft liggen tot ze is gebruikt of vervalt.

el_grande-rules-340 =
    .rule = EG-3.4
    .title = De Koningsregio
    .text = Waar de Koning staat, verandert niets. Geen caballero, geen Grande en geen scorebord gaat zijn regio in of uit, zonder enige uitzondering. Geteld worden kan ze net als elke andere regio.

el_grande-rules-350 =
    .rule = EG-3.5
    .title = Het Castillo
    .text =
        Het Castillo is geen regio. Telkens als er caballero’s worden geplaatst of verplaatst, mogen ze ook naar het Castillo. Eruit gaat niemand, behalve bij een algemene puntentelling.

        Hoeveel er naar binnen gaan, wordt hardop gezegd; daarna mag niemand kijken. Het wordt geopend bij een algemene puntentelling en telkens als een kaart het Castillo telt.

el_grande-rules-360 =
    .rule = EG-3.6
    .title = Einde van de ronde
    .text = Actiekaarten die niemand heeft genomen, gaan onder hun stapel. Wie de laagste machtkaart speelde, wordt startspeler. De machtkaarten worden gedekt weggelegd, en een Veto waarvan de tijd om is, gaat terug onder zijn stapel.

el_grande-rules-410 =
    .rule = EG-4.1
    .title = Een plek tellen
    .text =
        De spelers worden gerangschikt naar het aantal caballero’s dat ze er hebben. De eerste, tweede en derde plaats leveren de drie waarden van de plek op. Wie er niemand heeft, krijgt niets.

        Bij gelijke aantallen geldt de lagere waarde: delen spelers de eerste plaats, dan krijgt elk van hen de tweede waarde en staat de volgende groep op de derde plaats. Een gedeelde tweede plaats levert de derde waarde op, een gedeelde derde plaats niets. Het maakt niet uit hoeveel spelers gelijk staan.

        Voorbeelden: País Vasco ({ $place_pais_vasco }) levert bij 3, 3, 3 en 2 caballero’s 3, 3, 3 en 1 op. Aragón ({ $place_aragon }) levert bij 3, 3, 2 en 2 caballero’s 4, 4, 0 en 0 op.

el_grande-rules-420 =
    .rule = EG-4.2
    .title = Minder spelers
    .text = Met twee spelers telt alleen de eerste plaats, met drie spelers alleen de eerste en de tweede.

el_grande-rules-430 =
    .rule = EG-4.3
    .title = Bonussen
    .text = Wie in de Koningsregio alleen op de eerste plaats staat, krijgt { $bonus_points } punten extra. Wie alleen op de eerste plaats staat in de regio waar de eigen Grande staat, krijgt ook { $bonus_points } punten extra. Beide bonussen gelden bij elke telling, algemeen of door een kaart, en kunnen samenvallen. De Grande telt niet als caballero.

el_grande-rules-440 =
    .rule = EG-4.4
    .title = Scoreborden en het Castillo
    .text = Een mobiel scorebord vervangt de waarden van de regio waar het ligt, of die van het Castillo. Voor het Castillo is er geen bonus.

el_grande-rules-450 =
    .rule = EG-4.5
    .title = Algemene puntentelling
    .text =
        Na ronde 3, 6 en 9 wordt alles geteld, in vier stappen:
        - iedereen stelt tegelijk en in het geheim op de schijf de regio in waar de eigen caballero’s uit het Castillo heen gaan;
        - het Castillo wordt geopend en geteld;
        - de schijven worden onthuld en de caballero’s gaan naar de gekozen regio’s; wie de Koningsregio koos, neemt ze in plaats daarvan naar het Hof;
        - de regio’s worden een voor een geteld, in de volgorde van het spoor.

el_grande-rules-460 =
    .rule = EG-4.6
    .title = Einde van het spel
    .text = Na de laatste algemene puntentelling winnen de meeste punten. Wie aan de top gelijk staat, deelt de overwinning.

el_grande-rules-601 =
    .rule = Q-01
    .title = Eigen en andermans caballero’s
    .text = Verplaatst een kaart caballero’s van jou en van anderen, dan mag je ze in elke volgorde afwisselen.

el_grande-rules-602 =
    .rule = Q-02
    .title = Caballero’s terugsturen
    .text = Teruggestuurde caballero’s gaan naar de Provincie. Ze komen van de plek die de kaart noemt, nooit uit de Koningsregio en nooit uit het Castillo. Wie er te weinig heeft, stuurt terug wat er is.

el_grande-rules-603 =
    .rule = Q-03
    .title = Veto
    .text =
        Wie een vetokaart neemt, heeft haar meteen open voor zich liggen: er hoeft niets te worden begonnen, en het plaatsen gaat door zoals altijd. Zolang ze voor je ligt, mag je één speciale actie van een andere speler stoppen: voordat ze begint, of nadat één stap ervan is aangekondigd. De aangekondigde stap gaat niet door, eerdere stappen blijven gelden en de rest vervalt. Voorbeeld: van vier verplaatsingen zijn er twee gedaan; de derde wordt aangekondigd en gestopt. Twee blijven gelden, de derde en de vierde zijn verloren.

        Een stap is: elke caballero die wordt verplaatst, geplaatst, teruggestuurd of naar het Hof gehaald; elke plek die wordt geteld; het gezamenlijk onthullen van de schijven; elke zet met de Koning, een Grande of een scorebord; het noemen van een regio; het terugnemen van een machtkaart.

        Tegen het gewone plaatsen is geen veto mogelijk, en een gestopte speler mag nog gewoon plaatsen. Plaatsen dat zelf een speciale actie is, kan wel worden gestopt. Het nemen of gebruiken van een Veto niet.

        De kaart gaat onder haar stapel zodra ze is gebruikt, uiterlijk aan het einde van de volgende ronde. Hebben meer spelers een Veto, dan worden ze gevraagd in beurtvolgorde na de actieve speler. Je wordt alleen gevraagd zolang er iets te stoppen valt, en je mag vooraf antwoorden.

el_grande-rules-604 =
    .rule = Q-04
    .title = De machtkaart van deze ronde
    .text = Neem je de machtkaart terug die je deze ronde speelde, dan bepaalt haar waarde nog steeds de beurtvolgorde en de volgende startspeler.

el_grande-rules-605 =
    .rule = Q-05
    .title = Schijven die niet passen
    .text = Heb je geen regio die de kaart toestaat, dan doe je niets. Bij een ontruiming stellen alleen tegenstanders met caballero’s in de genoemde regio een schijf in. Wie de Koningsregio of de genoemde regio zelf instelt, neemt de caballero’s naar het Hof.

el_grande-rules-606 =
    .rule = Q-06
    .title = Iedereen stelt een schijf in
    .text = Bij een algemene puntentelling stelt iedereen een schijf in, zodat het instellen niets verraadt. Wie zichtbaar niemand te sturen heeft, kan worden overgeslagen.

el_grande-rules-607 =
    .rule = Q-07
    .title = De meeste en de minste
    .text = Deze kaarten tellen de caballero’s van alle spelers samen, ook in de Koningsregio. Regio’s zonder caballero’s tellen niet mee.

el_grande-rules-608 =
    .rule = Q-08
    .title = De volgorde van meer tellingen
    .text = Telt een kaart meer dan één regio, dan kiest de actieve speler de volgorde. Dat wordt alleen gevraagd als het iets kan uitmaken, omdat er nog een veto kan vallen. Alleen de kaart die enkel eerste plaatsen telt, heeft een eigen volgorde: die van een algemene puntentelling.

el_grande-rules-609 =
    .rule = Q-09
    .title = De Koning mag blijven
    .text = Een kaart die de Koning verplaatst, mag hem ook laten staan.

el_grande-rules-610 =
    .rule = Q-10
    .title = Een scorebord verplaatsen
    .text = Een scorebord in de Koningsregio blijft daar. Het doel is een andere plek, waar nog geen scorebord ligt en die niet de Koningsregio is.

el_grande-rules-611 =
    .rule = Q-11
    .title = Met twee spelers
    .text = Ook met twee spelers worden vijf actiekaarten opengelegd; elk neemt er één.

el_grande-rules-612 =
    .rule = Q-12
    .title = Wat verborgen is
    .text = Volgens de regels zijn drie dingen verborgen: wie er in het Castillo staat, welke machtkaarten zijn gespeeld en welke machtkaart is teruggenomen. Een tafel mag elk daarvan openen.

el_grande-rules-613 =
    .rule = Q-13
    .title = De Koningsregio op de schijf
    .text = Bij een algemene puntentelling en bij een ontruiming mag je met opzet de Koningsregio instellen: je caballero’s gaan dan naar het Hof.

el_grande-rules-614 =
    .rule = Q-14
    .title = Wat verborgen betekent
    .text = Verborgen betekent dat er geen totaal en geen lijst wordt getoond. Wat open was toen het gebeurde, blijft in het verslag: wie hoeveel caballero’s in het Castillo bracht en welke machtkaart werd gespeeld. Echt geheim zijn de volgorde van de stapels, nog niet onthulde schijven, de teruggenomen kaart en vooraf gegeven antwoorden op een Veto.

el_grande-rules-615 =
    .rule = Q-15
    .title = De Koningsregio en schijven die caballero’s wegsturen
    .text = Waar een kaart je caballero’s uit de regio op je schijf naar de Provincie laat terugsturen, kun je de Koningsregio niet instellen, ook al zou de letter van de kaart het misschien toestaan. Dat is onze uitleg: uit de Koningsregio gaat niets weg.
