### El Grande, Nederlands.
###
### Termen: caballero('s) · Grande · Koning · Koningsregio · thuisregio · regio · Castillo (geen regio) · hof · provincie ·
### machtkaart · actiekaart · stapel · speciale actie · kiesschijf · scoretegel · waarde · algemene puntentelling ·
### extra puntentelling · startspeler · Veto · plaatsen (vanaf het hof) / verplaatsen / terugsturen (naar de provincie) / halen (naar het hof).
### Spelers worden met "je" aangesproken; in het verloop staan hun namen.

el_grande-game =
    .name = El Grande
    .text = Spanje in de vijftiende eeuw. Stuur je caballero’s naar negen regio’s, blijf in de gunst bij de Koning en verberg een geheim of twee in het Castillo. Wie op het juiste moment op de juiste plek voorstaat, wint.

## Plekken, figuren, stukken

el_grande-place-castillo =
    .name = Castillo
    .in = in het Castillo
    .into = naar het Castillo
    .from = uit het Castillo
el_grande-place-court =
    .name = Hof
    .in = aan het hof
    .into = naar het hof
    .from = van het hof
el_grande-place-province =
    .name = Provincie
    .in = in de provincie
    .into = naar de provincie
    .from = uit de provincie

el_grande-marker-king =
    .name = Koning
el_grande-marker-grande =
    .name = Grande
el_grande-marker-scoreboard-8_4_0 =
    .name = scoretegel 8/4/0
el_grande-marker-scoreboard-4_0_0 =
    .name = scoretegel 4/0/0
el_grande-marker-alliance =
    .name = alliantiefiche
    .text = Twee verbonden regio’s: bij de volgende algemene puntentelling tellen hun caballero’s samen en levert elke plaats de punten van beide regio’s op.
el_grande-marker-espionage =
    .name = Spionage
    .text = Bij de volgende algemene puntentelling wordt deze schijf voor het Castillo pas ingesteld nadat de anderen de hunne hebben getoond.
el_grande-marker-disc =
    .name = Getoonde schijf
    .text = Deze schijf is al getoond: daar gaan de caballero’s heen.
el_grande-marker-free_choice =
    .name = Vrije keuze
    .text = Wie deze kaart heeft, mag bij de volgende algemene puntentelling, vóór de eerste regio, enkele caballero’s verplaatsen.
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
    .text = Hoge kaarten, en lage die veel caballero’s opleveren

el_grande-kind-plain =
    .name = caballero

el_grande-window-free_choice =
    .name = Vrije keuze
    .text = Voordat de eerste regio wordt geteld, mag je enkele van je caballero’s verplaatsen.

## Wat er gevraagd wordt

el_grande-prompt-play_power_card = Ronde { $round }: speel een machtkaart.
el_grande-prompt-choose_action_card = { $supplied ->
        [0] Kies een actiekaart.
        [one] Er is { $supplied } caballero naar je hof gekomen. Kies een actiekaart.
       *[other] Er zijn { $supplied } caballero’s naar je hof gekomen. Kies een actiekaart.
    }
el_grande-prompt-take_fewer = Hoeveel van de nieuwe caballero’s blijven aan je hof?
el_grande-prompt-take_from_regions = { $left ->
        [one] De provincie is leeg: je mag { $left } caballero uit een regio halen.
       *[other] De provincie is leeg: je mag { $left } caballero’s uit regio’s halen.
    }
el_grande-prompt-take_turn = { $special ->
        [yes] { $left ->
            [0] Gebruik ‘{ $card }’ of beëindig je beurt.
            [one] Plaats { $left } caballero of gebruik ‘{ $card }’.
           *[other] Plaats maximaal { $left } caballero’s of gebruik ‘{ $card }’.
        }
        [several] { $left ->
            [0] Gebruik een van je speciale acties of beëindig je beurt.
            [one] Plaats { $left } caballero of gebruik een van je speciale acties.
           *[other] Plaats maximaal { $left } caballero’s of gebruik een van je speciale acties.
        }
       *[no] { $left ->
            [0] Alles gedaan: beëindig je beurt.
            [one] Plaats { $left } caballero of beëindig je beurt.
           *[other] Plaats maximaal { $left } caballero’s of beëindig je beurt.
        }
    }
el_grande-caution-gives_up = { $left ->
        [one] Doe je dat nu, dan vervalt de caballero die je nog niet hebt geplaatst.
       *[other] Doe je dat nu, dan vervallen de { $left } die je nog niet hebt geplaatst.
    }
el_grande-caution-comes_first = Na het plaatsen is het daarvoor te laat.
el_grande-prompt-choose_hand = { $left ->
        [0] Je { $size } kaarten zijn gekozen. Je kunt nog wisselen.
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
        [one] { $owner }: { $left } caballero moet naar het Castillo. Welke?
       *[other] { $owner }: { $left } caballero’s moeten naar het Castillo. Welke eerst?
    }
el_grande-prompt-end_turn = Alles gedaan? Bevestig je beurt.
el_grande-prompt-choose_part = ‘{ $card }’: welke van de twee kies je?
el_grande-prompt-choose_first = ‘{ $card }’: wat komt eerst?
el_grande-prompt-pick_caballero = { $either ->
        [0] { $own ->
            [0] Welke caballero van een ander verplaats je (nog { $foreign })?
            [any] Welke van je caballero’s verplaats je? Je kunt ook stoppen.
           *[other] { $foreign ->
                [0] Welke van je caballero’s verplaats je (nog { $own })?
               *[other] Welke caballero verplaats je (nog { $own } van jou, { $foreign } van anderen)?
            }
        }
       *[other] Welke caballero verplaats je, van jezelf of een ander (nog { $either })?
    }
el_grande-prompt-pick_black = Welke zwarte caballero verplaats je (nog { $left })?
el_grande-prompt-move_caballero = Een caballero van { $owner } vertrekt { $from_from }. Waarheen?
el_grande-prompt-name_source = { $whose ->
        [own] Kies de regio waaruit je eigen caballero’s verplaatst.
       *[any] Kies de regio waaruit je caballero’s verplaatst, van wie dan ook.
    }
el_grande-prompt-place_anywhere = { $left ->
        [one] Plaats { $left } caballero in een regio naar keuze of in het Castillo.
       *[other] Plaats maximaal { $left } caballero’s in regio’s naar keuze of in het Castillo.
    }
el_grande-prompt-pick_victim = Welke caballero van { $opponent } moet terug naar de provincie?
el_grande-prompt-return_own = { $left ->
        [one] { $left } van je caballero’s moet terug naar de provincie: welke?
       *[other] { $left } van je caballero’s moeten terug naar de provincie: welke eerst?
    }
el_grande-prompt-how_many_from_province = { $most ->
        [one] Haal je { $most } caballero naar je hof?
       *[other] Hoeveel caballero’s haal je naar je hof? Maximaal { $most }.
    }
el_grande-prompt-set_discs = { $purpose ->
        [leave_castillo] { $yours ->
            [0] Kies in het geheim waar je caballero’s uit het Castillo heen gaan.
            [one] { $yours } van je caballero’s verlaat het Castillo. Waarheen?
           *[other] { $yours } van je caballero’s verlaten het Castillo. Waarheen?
        }
        [return_all] Kies in het geheim een regio: al je caballero’s daar moeten terug naar de provincie.
        [return_some] Kies in het geheim een regio: { $number } van je caballero’s daar moeten terug naar de provincie.
        [disc_scoring] Kies in het geheim een regio. Kiest niemand anders die, dan wordt hij geteld.
        [eviction] { $yours ->
            [one] { $yours } van je caballero’s moet { $place } verlaten. Waarheen?
           *[other] { $yours } van je caballero’s moeten { $place } verlaten. Waarheen?
        }
       *[other] { $text }
    }
el_grande-prompt-name_for_eviction = Welke regio moeten de anderen verlaten?
el_grande-prompt-name_allies = { $which ->
        [first] Kies de eerste regio van de alliantie.
       *[second] Kies de tweede regio van de alliantie.
    }
el_grande-prompt-move_king = { $bordering ->
        [yes] Verplaats de Koning naar een aangrenzende regio of laat hem staan.
       *[other] Waar gaat de Koning heen? Hij mag ook blijven staan.
    }
el_grande-prompt-move_grande = Kies een nieuwe thuisregio voor je Grande.
el_grande-prompt-pick_scoreboard = Welke scoretegel leg of verplaats je?
el_grande-prompt-move_scoreboard = Waar komt de { $marker }?
el_grande-prompt-score_one_region = Welke regio tel je?
el_grande-prompt-score_regions = Welke regio wordt nu geteld?
el_grande-prompt-take_power_card_back = Welke gespeelde machtkaart neem je terug?

## Antwoorden: niets doen

el_grande-pass-take_turn = Beurt beëindigen
el_grande-pass-end_turn = Beurt bevestigen
el_grande-pass-take_from_regions = Niet meer halen
el_grande-pass-choose_part = Geen van beide
el_grande-pass-choose_first = { el_grande-pass-choose_part }
el_grande-pass-pick_caballero = Stoppen met verplaatsen
el_grande-pass-pick_black = Stoppen met verplaatsen
el_grande-pass-name_source = Niemand verplaatsen
el_grande-pass-place_anywhere = Stoppen met plaatsen
el_grande-pass-pick_victim = Sparen
el_grande-pass-return_own = Niemand hoeft terug
el_grande-pass-send_into_castillo = Niemand hoeft erin
el_grande-pass-name_for_eviction = Niemand hoeft weg
el_grande-pass-name_allies = Geen regio over
el_grande-pass-move_king = De Koning blijft
el_grande-pass-move_grande = De Grande blijft
el_grande-pass-pick_scoreboard = Scoretegels laten liggen
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

el_grande-step-begin_scoring = Wordt zo geteld: { $regions }.
el_grande-step-begin_special = De speciale actie begint zo.
el_grande-step-make_free_choice = Er wordt zo een vrije keuze gebruikt.
el_grande-step-travel = Een caballero van { $owner } gaat { $from_from } { $to_into }.
el_grande-step-place_next_door = { el_grande-step-travel }
el_grande-step-carry_figure = Onderweg { $place_into }: { $marker }.
el_grande-step-carry_named_source = Gekozen regio: { $place }.
el_grande-step-carry_allies = { $other } en { $place } vormen zo een alliantie.
el_grande-step-general_regions = Zo meteen worden de regio’s geteld.
el_grande-step-carry_eviction = { $place } moet worden ontruimd.
el_grande-step-carry_scoring = { $place } wordt zo geteld.
el_grande-step-carry_power_card_back = { $seat } neemt een machtkaart terug.
el_grande-step-reveal_discs = Zo meteen worden de kiesschijven getoond.

## Verloop

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
el_grande-log-king_returned = De Koning kwam terug uit het Castillo en staat nu { $to_in }.
el_grande-log-king_stayed = { $seat } liet de Koning { $to_in } staan.
el_grande-log-grande_moved = { $seat } verplaatste de Grande { $from_from } { $to_into }.
el_grande-log-scoreboard_moved = { $seat } legde de { $marker } { $to_in }.
el_grande-log-scored = { $how ->
        [first_only] { $place } werd geteld, alleen de eerste plaats: { $points }.
       *[other] { $place } werd geteld: { $points }.
    }
el_grande-log-pair_scored = { $place } en { $other } werden samen geteld: { $points }.
el_grande-log-power_card_taken_back = { $seat } nam { $card } terug.
el_grande-log-some_power_card_taken_back = { $seat } nam een machtkaart terug.
el_grande-log-veto_laid_out = { $seat } legde een Veto neer.
el_grande-log-vetoed = { $seat } sprak een veto uit over de speciale actie van { $other }.
el_grande-log-veto_expired = Het Veto van { $seat } verviel.
el_grande-log-start_player = { $seat } werd startspeler.
el_grande-log-general_scoring = De algemene puntentelling na ronde { $round } begon.
el_grande-log-disc_shown = De schijf van { $seat } toonde { $place }.

## De berekening van een telling

el_grande-points-counts = Caballero’s
el_grande-points-values = Waarden
el_grande-points-total = Totaal
el_grande-part-place = { $rank ->
        [first] eerste plaats
        [second] tweede plaats
        [third] derde plaats
        [tied_second] gelijk: tweede waarde
       *[tied_third] gelijk: derde waarde
    }
el_grande-part-place_of = { $place }, { el_grande-part-place }
el_grande-part-king = Koning
el_grande-part-home = Grande
el_grande-part-offices = post

## Waarom iets niet kan

el_grande-why-kings_region = { $place }: hier staat de Koning, dus er mag niets in of uit.
el_grande-why-not_bordering = { $place } grenst niet aan { $king }, de Koningsregio.
el_grande-why-no_room = { $place }: hier is geen plaats meer.
el_grande-why-not_for_the_king = { $place }: daar gaat de Koning nooit heen.
el_grande-why-already_there = { $place }: daar staat of ligt het al.
el_grande-why-not_from_here = { $place }: hier wordt niemand weggehaald.
el_grande-why-nobody_to_pick = { $place }: hier is geen caballero te kiezen.
el_grande-why-no_region = { $place }: alleen een regio kan worden gekozen.
el_grande-why-grande_in_castillo = Je Grande is in het Castillo en kan niet worden verplaatst.
el_grande-why-has_scoreboard = { $place }: hier ligt al een scoretegel.
el_grande-why-placing_over = Je kunt deze beurt geen caballero’s meer plaatsen.
el_grande-why-not_on_disc = Dit kun je nu niet op je schijf instellen.
el_grande-why-choosing_cards = Kies eerst je machtkaarten.
el_grande-why-card_taken = Deze kaart is door { $seat } genomen.
el_grande-why-card_face_down = Deze kaart ligt deze ronde gedekt.
el_grande-why-card_used = Deze kaart heb je al gespeeld.
el_grande-why-card_not_used = Deze kaart heb je nog op hand.
el_grande-why-value_on_the_table = Er ligt deze ronde al een { $value } op tafel.

## Why a hint says so

el_grande-reason-power = { $value }: { $turn ->
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
el_grande-reason-stack = { $count ->
        [one] Daarmee kun je { $count } caballero plaatsen.
       *[other] Daarmee kun je { $count } caballero’s plaatsen.
    }
el_grande-reason-castillo = In het Castillo telt hij mee bij de puntentelling en gaat daarna waarheen jij wilt.
el_grande-reason-more = { $points } punten { $place_in } in plaats van { $before }, als er nu algemeen werd geteld.
el_grande-reason-safer = Dat maakt je { $points } punten { $place_in } veiliger.
el_grande-reason-present = Dan sta je { $place_in }, en is niemand daar zeker van zijn zaak.
el_grande-reason-scored = { $place }: { $points } punten voor jou, { $others } voor de beste van de anderen.
el_grande-reason-takes = Zonder hem krijgt { $owner } { $place_in } { $points } minder.
el_grande-reason-spare = Hij wordt daar niet gemist: je punten { $place_in } blijven gelijk.
el_grande-reason-pass = Niets anders is het nu waard.

## Tafelopties

el_grande-setting-rounds =
    .name = Lengte
    .text = Negen ronden is het volledige spel, zes een kort spel. Er zijn altijd drie algemene puntentellingen.
el_grande-setting-rounds-9 = 9 ronden
el_grande-setting-rounds-6 = 6 ronden
el_grande-table-book =
    .name = Volgens het boekje
    .text = Het basisspel in negen ronden; wat de toren in gaat, blijft verborgen.
el_grande-table-open =
    .name = Open informatie
    .text = Negen ronden waarin iedereen in de toren kijkt en ziet welke kaarten gebruikt zijn.
el_grande-table-short =
    .name = Korte avond
    .text = Zes ronden, met een algemene puntentelling na elke tweede.
el_grande-table-everything =
    .name = Met alles
    .text = Zoveel uitbreidingen samen als de regels toestaan.
el_grande-setting-veto =
    .name = Veto
    .text = Of de twee vetokaarten meedoen.
el_grande-setting-veto-true = Met Veto
el_grande-setting-veto-false = Zonder Veto
el_grande-setting-castillo =
    .name = Castillo
    .text = Gesloten: niet te zien is wie er in de toren staat; wat erin ging, blijft in het verloop staan. Open: iedereen ziet het.
el_grande-setting-castillo-closed = Gesloten
el_grande-setting-castillo-open = Open
el_grande-setting-spent_power_cards =
    .name = Gespeelde machtkaarten
    .text = Of iedereen ziet welke machtkaarten een speler al heeft gespeeld.
el_grande-setting-spent_power_cards-closed = Verborgen
el_grande-setting-spent_power_cards-open = Zichtbaar
el_grande-setting-taken_back_card =
    .name = Teruggenomen machtkaart
    .text = Of de anderen zien welke machtkaart een speler terugneemt.
el_grande-setting-taken_back_card-closed = Verborgen
el_grande-setting-taken_back_card-open = Zichtbaar
el_grande-setting-confirm_turns =
    .name = Beurten bevestigen
    .text = Met bevestiging kun je tot het einde van je beurt alles terugnemen.
el_grande-setting-confirm_turns-true = Elke beurt bevestigen
el_grande-setting-confirm_turns-false = Beurten meteen beëindigen
el_grande-setting-start_player =
    .name = Startspeler
    .text = Wie de eerste machtkaart van het spel speelt.
el_grande-setting-start_player-none = Door loting
el_grande-setting-start_player-0 = { kernel-seat-0 }
el_grande-setting-start_player-1 = { kernel-seat-1 }
el_grande-setting-start_player-2 = { kernel-seat-2 }
el_grande-setting-start_player-3 = { kernel-seat-3 }
el_grande-setting-start_player-4 = { kernel-seat-4 }

## Wat je in de terminal kunt typen, als voorbeeld

el_grande-form-set = set spread
el_grande-form-notation = to aragon
el_grande-form-place = place aragon 2
el_grande-form-move = move red galicia>aragon
el_grande-form-look = ? aragon, ? 3
el_grande-form-rules = rules EG-4.1
el_grande-form-stand = stand veto ANTWOORD

## Regels, in leesvolgorde samen met die van het basisspel

el_grande-rules-010 =
    .rule = EG
    .title = Het spel in het kort
    .text =
        Je bent een Grande: je behoort tot de hoogste adel van Spanje. Je caballero’s zijn je invloed: hoe meer er in een regio staan, hoe meer die regio je bij een telling oplevert.

        Er worden negen ronden gespeeld. In elke ronde bepalen machtkaarten wie wanneer aan de beurt is en hoeveel nieuwe caballero’s naar het hof komen. Daarna neemt iedereen één actiekaart, plaatst caballero’s en gebruikt de speciale actie van de kaart. Drie keer worden alle regio’s geteld; sommige kaarten tellen tussendoor. Wie de meeste punten heeft, wint.

el_grande-rules-300 =
    .rule = EG-3
    .title = Het verloop
    .text =
        Een spel heeft 9 ronden. Na ronde 3, 6 en 9 volgt een algemene puntentelling. In het korte spel vervallen ronde 1, 4 en 7, zodat er om de twee ronden een algemene puntentelling is.

        Elke ronde verloopt zo:
        - de bovenste kaart van elke actiestapel wordt opengelegd;
        - iedereen speelt een machtkaart;
        - iedereen krijgt een beurt, van de hoogste machtkaart naar de laagste;
        - de ronde eindigt; na ronde 3, 6 en 9 volgt een algemene puntentelling.

el_grande-rules-310 =
    .rule = EG-3.1
    .title = Machtkaarten
    .text = Te beginnen met de startspeler speelt iedereen met de klok mee één machtkaart, open. Een waarde die deze ronde al op tafel ligt, mag niet nog eens worden gespeeld. Wie de hoogste kaart speelde, is als eerste aan de beurt, wie de laagste speelde als laatste. Je hebt altijd een kaart die je mag spelen.

el_grande-rules-320 =
    .rule = EG-3.2
    .title = Je beurt, deel een: nieuwe caballero’s
    .text = Je machtkaart geeft aan hoeveel van je caballero’s je uit de provincie naar je hof mag halen. Minder mag ook, of geen enkele. Pas als je er in de provincie geen meer hebt, mag je de rest uit regio’s halen, maar nooit uit de Koningsregio en nooit uit het Castillo.

el_grande-rules-330 =
    .rule = EG-3.3
    .title = Je beurt, deel twee: de actiekaart
    .text =
        Neem een van de open actiekaarten. Daarmee kun je twee dingen doen, in een volgorde naar keuze. Rond het ene af voordat je aan het andere begint; je mag beide overslaan.

        - Plaatsen: plaats van je hof maximaal zoveel caballero’s als het nummer van de stapel aangeeft. Elke caballero gaat naar een regio die aan de Koningsregio grenst, of naar het Castillo.
        - Speciale actie: voer die zo volledig mogelijk uit. Je hebt alleen een keuze waar de kaart ‘mag’ of ‘maximaal’ zegt.

        Daarna gaat de kaart gedekt onder zijn stapel. Een vetokaart blijft liggen tot hij is gebruikt of vervalt.

el_grande-rules-340 =
    .rule = EG-3.4
    .title = De Koningsregio
    .text = Waar de Koning staat, verandert niets. Geen caballero, geen Grande en geen scoretegel gaat zijn regio in of uit, zonder enige uitzondering. De regio kan wel worden geteld, net als elke andere.

el_grande-rules-350 =
    .rule = EG-3.5
    .title = Het Castillo
    .text =
        Het Castillo is geen regio. Telkens als er caballero’s worden geplaatst of verplaatst, mogen ze ook naar het Castillo. Alleen bij een algemene puntentelling komen ze eruit.

        Hoeveel er naar binnen gaan, wordt hardop gezegd; daarna mag niemand meer kijken. Het Castillo gaat open bij een algemene puntentelling en wanneer een kaart het telt.

el_grande-rules-360 =
    .rule = EG-3.6
    .title = Einde van de ronde
    .text = Actiekaarten die niemand heeft genomen, gaan onder hun stapel. Wie de laagste machtkaart speelde, wordt startspeler. De machtkaarten worden gedekt afgelegd, en een verlopen Veto gaat terug onder zijn stapel.

el_grande-rules-410 =
    .rule = EG-4.1
    .title = Een plek tellen
    .text =
        De spelers worden gerangschikt naar het aantal caballero’s dat ze er hebben. De eerste, tweede en derde plaats leveren de drie waarden van de plek op. Wie er niemand heeft, krijgt niets.

        Bij gelijke stand geldt de eerstvolgende lagere waarde: delen spelers de eerste plaats, dan krijgen ze allemaal de tweede waarde en staat de volgende groep op de derde plaats. Een gedeelde tweede plaats levert de derde waarde op, een gedeelde derde plaats niets. Hoeveel spelers er gelijkstaan, maakt niet uit.

        Voorbeelden: País Vasco ({ $place_pais_vasco }) levert bij 3, 3, 3 en 2 caballero’s 3, 3, 3 en 1 op. Aragón ({ $place_aragon }) levert bij 3, 3, 2 en 2 caballero’s 4, 4, 0 en 0 op.

el_grande-rules-420 =
    .rule = EG-4.2
    .title = Met twee of drie spelers
    .text = Met twee spelers telt alleen de eerste plaats, met drie spelers alleen de eerste en de tweede.

el_grande-rules-430 =
    .rule = EG-4.3
    .title = Bonussen
    .text = Wie in de Koningsregio als enige eerste is, krijgt { $bonus_points } punten extra. Wie als enige eerste is in de regio van de eigen Grande, krijgt ook { $bonus_points } punten extra. Beide bonussen gelden bij elke telling, algemeen of door een kaart, en kunnen samenvallen. De Grande telt niet als caballero.

el_grande-rules-440 =
    .rule = EG-4.4
    .title = Scoretegels en het Castillo
    .text = Een scoretegel vervangt de waarden van de regio waarin hij ligt, of die van het Castillo. Voor het Castillo is er geen bonus.

el_grande-rules-450 =
    .rule = EG-4.5
    .title = Algemene puntentelling
    .text =
        Na ronde 3, 6 en 9 wordt alles geteld, in vier stappen:
        - iedereen stelt tegelijk en in het geheim op de kiesschijf in naar welke regio de eigen caballero’s uit het Castillo gaan;
        - het Castillo wordt geopend en geteld;
        - de schijven worden getoond en de caballero’s gaan naar de gekozen regio’s; wie de Koningsregio koos, neemt ze terug naar het hof;
        - de regio’s worden een voor een geteld, in de volgorde van het spoor.

el_grande-rules-460 =
    .rule = EG-4.6
    .title = Einde van het spel
    .text = Wie na de laatste algemene puntentelling de meeste punten heeft, wint. Bij een gelijke stand delen de spelers aan kop de overwinning.

el_grande-rules-601 =
    .rule = Q-01
    .title = Caballero’s van jezelf en van anderen
    .text = Mag je met een kaart zowel eigen caballero’s als die van anderen verplaatsen, dan mag je die naar wens afwisselen.

el_grande-rules-602 =
    .rule = Q-02
    .title = Caballero’s terugsturen
    .text = Teruggestuurde caballero’s gaan naar de provincie. Ze komen van de plek die de kaart noemt, nooit uit de Koningsregio en nooit uit het Castillo. Wie er te weinig heeft, stuurt ze allemaal terug.

el_grande-rules-603 =
    .rule = Q-03
    .title = Veto
    .text =
        Wie een vetokaart neemt, legt hem meteen open voor zich neer: je hoeft er niets voor te doen, en plaatsen doe je zoals altijd. Zolang hij voor je ligt, mag je één speciale actie van een andere speler tegenhouden: voordat die begint, of nadat een stap ervan is aangekondigd. De aangekondigde stap gaat niet door, eerdere stappen blijven gelden en de rest vervalt. Voorbeeld: van vier verplaatsingen zijn er twee gedaan; bij de derde valt het veto. De eerste twee blijven gelden, de derde en de vierde zijn verloren.

        Een stap is: elke caballero die wordt verplaatst, geplaatst, teruggestuurd of naar het hof gehaald; elke plek die wordt geteld; het gezamenlijk tonen van de schijven; elke zet met de Koning, een Grande of een scoretegel; het noemen van een regio; het terugnemen van een machtkaart.

        Tegen het gewone plaatsen is geen veto mogelijk, en ook wie een veto treft, mag nog gewoon plaatsen. Plaatsen dat bij een speciale actie hoort, kan wel worden tegengehouden. Het nemen of gebruiken van een Veto niet.

        De kaart gaat onder zijn stapel zodra hij is gebruikt, uiterlijk aan het einde van de volgende ronde. Hebben meerdere spelers een Veto, dan wordt het hun in beurtvolgorde gevraagd, na de actieve speler. De vraag komt alleen zolang er iets tegen te houden valt, en je mag vooraf antwoorden.

el_grande-rules-604 =
    .rule = Q-04
    .title = De machtkaart van deze ronde
    .text = Neem je de machtkaart terug die je deze ronde speelde, dan bepaalt de waarde ervan nog steeds de beurtvolgorde en de volgende startspeler.

el_grande-rules-605 =
    .rule = Q-05
    .title = Schijven die niet passen
    .text = Heb je geen regio die volgens de kaart mag, dan doe je niets. Bij een leegloop stellen alleen tegenstanders met caballero’s in de genoemde regio hun schijf in. Wie de Koningsregio of de genoemde regio zelf instelt, neemt de caballero’s terug naar het hof.

el_grande-rules-606 =
    .rule = Q-06
    .title = Iedereen stelt de schijf in
    .text = Bij een algemene puntentelling stelt iedereen de schijf in, zodat dat niets verraadt. Wie duidelijk niemand te sturen heeft, kan worden overgeslagen.

el_grande-rules-607 =
    .rule = Q-07
    .title = De meeste en de minste
    .text = Bij deze kaarten tellen de caballero’s van alle spelers samen, ook in de Koningsregio. Regio’s zonder caballero’s tellen niet mee.

el_grande-rules-608 =
    .rule = Q-08
    .title = De volgorde van meerdere tellingen
    .text = Worden met één kaart meerdere regio’s geteld, dan kiest de actieve speler de volgorde. Dat wordt alleen gevraagd als het iets kan uitmaken, omdat er nog een veto kan vallen. Alleen de kaart die enkel eerste plaatsen telt, heeft een vaste volgorde: die van een algemene puntentelling.

el_grande-rules-609 =
    .rule = Q-09
    .title = De Koning mag blijven
    .text = Met een kaart die de Koning verplaatst, mag je hem ook laten staan.

el_grande-rules-610 =
    .rule = Q-10
    .title = Een scoretegel verplaatsen
    .text = Een scoretegel in de Koningsregio blijft daar. Het doel is een andere plek, waar nog geen scoretegel ligt en die niet de Koningsregio is.

el_grande-rules-611 =
    .rule = Q-11
    .title = Met twee spelers
    .text = Ook met twee spelers worden vijf actiekaarten opengelegd; elke speler neemt er één.

el_grande-rules-612 =
    .rule = Q-12
    .title = Wat verborgen is
    .text = Volgens de regels zijn drie dingen verborgen: wie er in het Castillo staat, welke machtkaarten zijn gespeeld en welke machtkaart is teruggenomen. Aan tafel kan elk daarvan ook open worden gespeeld.

el_grande-rules-613 =
    .rule = Q-13
    .title = De Koningsregio op de schijf
    .text = Bij een algemene puntentelling en bij een leegloop mag je met opzet de Koningsregio instellen: je caballero’s gaan dan naar het hof.

el_grande-rules-614 =
    .rule = Q-14
    .title = Wat verborgen betekent
    .text = Verborgen betekent dat er geen totaal en geen lijst wordt getoond. Wat openlijk gebeurde, blijft in het verloop staan: wie hoeveel caballero’s in het Castillo bracht en welke machtkaart werd gespeeld. Echt geheim zijn de volgorde van de stapels, nog niet getoonde schijven, de teruggenomen kaart en vooraf gegeven antwoorden op een Veto.

el_grande-rules-615 =
    .rule = Q-15
    .title = De Koningsregio en schijven die caballero’s terugsturen
    .text = Moet je van een kaart caballero’s uit de regio op je schijf terugsturen naar de provincie, dan kun je de Koningsregio niet instellen, ook al zou dat naar de letter van de kaart misschien mogen. Dat is onze uitleg: de Koningsregio gaat niets uit.

el_grande-window-veto =
    .name = Veto
    .text = Houd de speciale actie van een andere speler tegen, vóór het begin of bij elke stap.

## Als een partij voorbij is

el_grande-gain-regions =
    .name = algemene puntentellingen: regio’s
el_grande-gain-special =
    .name = extra puntentellingen
el_grande-gain-castillo =
    .name = Castillo
el_grande-gain-home =
    .name = thuis
el_grande-gain-king =
    .name = Koning
el_grande-gain-offices =
    .name = ambten
el_grande-award-catch =
    .name = Grootste vangst
    .text = { $count } { $place_in }, ronde { $round }
el_grande-award-veto =
    .name = IJzeren veto
    .text = een veto dat { $chance } % waard was
el_grande-award-keeper =
    .name = Slotvoogd van het Castillo
    .text = { $count } punten uit de toren
el_grande-award-home =
    .name = Oost west, thuis best
    .text = { $count } keer eerste in de thuisregio
el_grande-award-king =
    .name = Vriend van de Koning
    .text = { $count } keer eerste waar de Koning stond
el_grande-award-host =
    .name = Gulle gastheer
    .text = eigen puntentellingen gaven anderen { $count }
el_grande-award-tide =
    .name = Springtij
    .text = verplaatste { $count } keer een scoretegel
el_grande-award-twin =
    .name = Tweeling
    .text = { $count } gelijke standen die toch punten gaven
el_grande-award-wanderer =
    .name = Zwerver
    .text = { $count ->
            [one] stuurde { $count } caballero op reis
           *[other] stuurde { $count } caballero’s op reis
        }
