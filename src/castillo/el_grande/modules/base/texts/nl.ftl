### Het basisspel: regio's, kaarten, bord en opstelling.

base-module =
    .name = El Grande
    .text = Het basisspel: negen regio’s, elk dertien machtkaarten, vijfenveertig actiekaarten.

## Regio's

base-place-galicia =
    .name = Galicia
base-place-pais_vasco =
    .name = País Vasco
base-place-aragon =
    .name = Aragón
base-place-cataluna =
    .name = Cataluña
base-place-castilla_la_vieja =
    .name = Castilla la Vieja
base-place-castilla_la_nueva =
    .name = Castilla la Nueva
base-place-valencia =
    .name = Valencia
base-place-sevilla =
    .name = Sevilla
base-place-granada =
    .name = Granada

## Actiekaarten, stapel 1

base-card-move_3 =
    .name = Onderweg
    .text = { $up_to ->
            [one] Verplaats maximaal { $up_to } caballero, van jezelf of van een ander.
           *[other] Verplaats maximaal { $up_to } caballero’s, van jezelf of van anderen.
        }
base-card-move_4 =
    .name = Groot manoeuvre
    .text = { $up_to ->
            [one] Verplaats maximaal { $up_to } caballero, van jezelf of van een ander.
           *[other] Verplaats maximaal { $up_to } caballero’s, van jezelf of van anderen.
        }
base-card-move_4_own =
    .name = Volg mij!
    .text = Verplaats maximaal { $up_to } van je eigen caballero’s.
base-card-move_3_foreign =
    .name = Ongenode gasten
    .text = { $up_to ->
            [one] Verplaats maximaal { $up_to } caballero van een ander.
           *[other] Verplaats maximaal { $up_to } caballero’s van anderen.
        }
base-card-move_2_own_2_foreign =
    .name = Geven en nemen
    .text = Verplaats maximaal { $own } van je eigen caballero’s en maximaal { $foreign } van anderen, in een volgorde naar keuze.
base-card-move_5_from_one_region =
    .name = Uittocht
    .text = { $up_to ->
            [one] Kies een regio. Verplaats daaruit maximaal { $up_to } caballero, van wie dan ook.
           *[other] Kies een regio. Verplaats daaruit maximaal { $up_to } caballero’s, van wie dan ook.
        }
base-card-move_all_own_from_one_region =
    .name = Kamp opbreken
    .text = Kies een regio. Verplaats daaruit zoveel van je eigen caballero’s als je wilt.
base-card-place_2_anywhere =
    .name = Overal vrienden
    .text = { $up_to ->
            [one] Plaats maximaal { $up_to } extra caballero van je hof, in een regio naar keuze of in het Castillo.
           *[other] Plaats maximaal { $up_to } extra caballero’s van je hof, in regio’s naar keuze of in het Castillo.
        }
base-card-move_all_own_or_place_2 =
    .name = Tweesprong
    .text = { $up_to ->
            [one] Kies een regio en verplaats daaruit zoveel van je eigen caballero’s als je wilt, óf plaats maximaal { $up_to } extra caballero van je hof, in een regio naar keuze of in het Castillo.
           *[other] Kies een regio en verplaats daaruit zoveel van je eigen caballero’s als je wilt, óf plaats maximaal { $up_to } extra caballero’s van je hof, in regio’s naar keuze of in het Castillo.
        }
base-choice-move_all_own_or_place_2-0 = Eigen caballero’s uit één regio verplaatsen
base-choice-move_all_own_or_place_2-1 = Extra caballero’s naar keuze plaatsen

## Actiekaarten, stapel 2

base-card-veto =
    .name = Veto
    .text = Leg deze kaart meteen open voor je neer; plaatsen doe je zoals altijd. Tot het einde van de volgende ronde mag je er één keer de speciale actie van een andere speler mee tegenhouden, vóór het begin of bij elke stap.
base-card-opponents_empty_court =
    .name = Lege zalen
    .text = Elke tegenstander stuurt alle caballero’s van het eigen hof terug naar de provincie.
base-card-opponents_return_3_from_court =
    .name = Met verlof
    .text = { $count ->
            [one] Elke tegenstander stuurt { $count } caballero van het eigen hof terug naar de provincie.
           *[other] Elke tegenstander stuurt { $count } caballero’s van het eigen hof terug naar de provincie; wie er minder heeft, stuurt ze allemaal.
        }
base-card-return_1_of_each_opponent =
    .name = Naar huis geroepen
    .text = Je mag van elke tegenstander één caballero uit een regio terugsturen naar de provincie.
base-card-angry_king =
    .name = Toorn van de Koning
    .text = { $count ->
            [one] Met de klok mee stuurt elke tegenstander { $count } eigen caballero naar keuze terug naar de provincie, uit een regio of van het hof.
           *[other] Met de klok mee stuurt elke tegenstander { $count } eigen caballero’s naar keuze terug naar de provincie, uit regio’s en/of van het hof.
        }
base-card-disc_return_all =
    .name = Geheime aftocht
    .text = Elke tegenstander kiest in het geheim een regio met eigen caballero’s, niet de Koningsregio. Al diens caballero’s daar gaan terug naar de provincie.
base-card-disc_return_2 =
    .name = Stil afscheid
    .text = { $count ->
            [one] Elke tegenstander kiest in het geheim een regio met eigen caballero’s, niet de Koningsregio. { $count } daarvan gaat terug naar de provincie.
           *[other] Elke tegenstander kiest in het geheim een regio met minstens { $count } eigen caballero’s, niet de Koningsregio. { $count } daarvan gaan terug naar de provincie.
        }
base-card-score_one_region =
    .name = Belastinggaarder
    .text = Tel één regio naar keuze. De Koningsregio mag, het Castillo niet.

## Actiekaarten, stapel 3

base-card-score_worth_4 =
    .name = Kleine lenen
    .text = { $least ->
            [4] { $most ->
                [4] Tel alle regio’s met waarde { $least }.
               *[other] Tel alle regio’s met waarde { $least } tot en met { $most }.
            }
           *[other] Tel alle regio’s met waarde { $least } tot en met { $most }.
        }
base-card-score_worth_5 =
    .name = Middelgrote lenen
    .text = { $least ->
            [5] { $most ->
                [5] Tel alle regio’s met waarde { $least }.
               *[other] Tel alle regio’s met waarde { $least } tot en met { $most }.
            }
           *[other] Tel alle regio’s met waarde { $least } tot en met { $most }.
        }
base-card-score_worth_6_7 =
    .name = Grote lenen
    .text = Tel alle regio’s met waarde { $least } tot en met { $most }.
base-card-score_castillo =
    .name = Appèl in het Castillo
    .text = Tel het Castillo. De caballero’s blijven binnen.
base-card-score_first_places =
    .name = Alleenheerschappij
    .text = Tel alle regio’s in de volgorde van een algemene puntentelling, maar alleen de eerste plaats. Een gedeelde eerste plaats levert niets op.
base-card-score_most_caballeros =
    .name = Volle straten
    .text = Tel de regio met de meeste caballero’s van alle spelers samen; bij een gelijke stand al die regio’s.
base-card-score_fewest_caballeros =
    .name = Stille dorpen
    .text = Tel de regio met de minste caballero’s van alle spelers samen; bij een gelijke stand al die regio’s. Lege regio’s tellen niet mee.

## Actiekaarten, stapel 4 en 5

base-card-mobile_scoreboard =
    .name = De kansen keren
    .text = Leg een van de twee scoretegels in een regio of bij het Castillo, of verplaats er een die er al ligt.
base-card-take_back_power_card =
    .name = Nieuwe kracht
    .text = Je mag een van je gespeelde machtkaarten terug op hand nemen, ook die van deze ronde. De anderen zien niet welke.
base-card-two_to_court =
    .name = Verse rekruten
    .text = { $up_to ->
            [one] Haal maximaal { $up_to } extra caballero uit de provincie naar je hof.
           *[other] Haal maximaal { $up_to } extra caballero’s uit de provincie naar je hof.
        }
base-card-move_grande =
    .name = Verhuizing
    .text = Verplaats je Grande naar een andere regio. Hij mag de Koningsregio niet in of uit.
base-card-disc_scoring =
    .name = Geheime stemming
    .text = Iedereen kiest in het geheim een regio; ook de Koningsregio mag. Elke regio die precies één keer is gekozen, wordt geteld.
base-card-eviction =
    .name = Leegloop
    .text = Noem een regio, niet de Koningsregio. Tegenstanders die daar caballero’s hebben, kiezen in het geheim een regio en moeten al die caballero’s erheen verplaatsen.
base-card-royal_advisor =
    .name = Koninklijke adviseur
    .text = Verplaats de Koning naar een aangrenzende regio.
base-card-kings_card =
    .name = Koningskaart
    .text = Verplaats de Koning naar een regio naar keuze, of laat hem staan.

## Machtkaarten

base-power-text = { $supply ->
        [0] Waarde { $value }. Geen caballero’s uit de provincie.
        [one] Waarde { $value }. Haal maximaal { $supply } caballero uit de provincie naar je hof.
       *[other] Waarde { $value }. Haal maximaal { $supply } caballero’s uit de provincie naar je hof.
    }
base-card-power_1 =
    .name = Macht 1
    .text = { base-power-text }
base-card-power_2 =
    .name = Macht 2
    .text = { base-power-text }
base-card-power_3 =
    .name = Macht 3
    .text = { base-power-text }
base-card-power_4 =
    .name = Macht 4
    .text = { base-power-text }
base-card-power_5 =
    .name = Macht 5
    .text = { base-power-text }
base-card-power_6 =
    .name = Macht 6
    .text = { base-power-text }
base-card-power_7 =
    .name = Macht 7
    .text = { base-power-text }
base-card-power_8 =
    .name = Macht 8
    .text = { base-power-text }
base-card-power_9 =
    .name = Macht 9
    .text = { base-power-text }
base-card-power_10 =
    .name = Macht 10
    .text = { base-power-text }
base-card-power_11 =
    .name = Macht 11
    .text = { base-power-text }
base-card-power_12 =
    .name = Macht 12
    .text = { base-power-text }
base-card-power_13 =
    .name = Macht 13
    .text = { base-power-text }

## Regels, in leesvolgorde samen met die van El Grande

base-rules-100 =
    .rule = EG-1
    .title = Het bord
    .text =
        Spanje heeft negen regio’s. Elke regio toont drie waarden, voor de eerste, tweede en derde plaats:
        - Galicia { $place_galicia }; grenst aan Castilla la Vieja, País Vasco; aan de kust.
        - País Vasco { $place_pais_vasco }; grenst aan Galicia, Castilla la Vieja, Aragón; aan de kust.
        - Aragón { $place_aragon }; grenst aan País Vasco, Castilla la Vieja, Castilla la Nueva, Valencia, Cataluña.
        - Cataluña { $place_cataluna }; grenst aan Aragón, Valencia; aan de kust.
        - Castilla la Vieja { $place_castilla_la_vieja }; grenst aan Galicia, País Vasco, Aragón, Castilla la Nueva.
        - Castilla la Nueva { $place_castilla_la_nueva }; grenst aan Castilla la Vieja, Aragón, Valencia, Granada, Sevilla.
        - Valencia { $place_valencia }; grenst aan Cataluña, Aragón, Castilla la Nueva, Granada; aan de kust.
        - Sevilla { $place_sevilla }; grenst aan Castilla la Nueva, Granada; aan de kust.
        - Granada { $place_granada }; grenst aan Sevilla, Castilla la Nueva, Valencia; aan de kust.

        Het Castillo ({ $place_castillo }) is geen regio en grenst nergens aan.

base-rules-110 =
    .rule = EG-1.1
    .title = Wat een regio waard is
    .text =
        De waarde van een regio is het hoogste zichtbare getal: dat van de scoretegel als er een ligt, anders het gedrukte getal.

        Gedrukt hebben Galicia, Cataluña en Sevilla waarde 4, País Vasco, Aragón en Valencia waarde 5, en Castilla la Vieja, Castilla la Nueva en Granada waarde 6 of 7.

base-rules-120 =
    .rule = EG-1.2
    .title = De volgorde van de telling
    .text = Bij een algemene puntentelling worden de regio’s in deze volgorde geteld: Galicia, País Vasco, Aragón, Cataluña, Castilla la Vieja, Castilla la Nueva, Valencia, Sevilla, Granada.

base-rules-130 =
    .rule = EG-1.3
    .title = Scoretegels
    .text = Er zijn twee scoretegels, { $scoreboard_8_4_0 } en { $scoreboard_4_0_0 }. Ze liggen eerst naast het bord. De tweede geeft elke regio waarde 4; de eerste haalt een regio uit de groep waar die volgens de gedrukte waarde bij hoort.

base-rules-210 =
    .rule = EG-2.1
    .title = Wat iedereen heeft
    .text = Elke speler heeft { $player_caballeros } caballero’s, één Grande, 13 machtkaarten en één kiesschijf. { $player_court } caballero’s beginnen aan het hof, de andere in de provincie.

base-rules-220 =
    .rule = EG-2.2
    .title = De Koning en de thuisregio’s
    .text = De negen regiokaarten worden geschud. De eerste kaart bepaalt de Koningsregio. Daarna trekt elke speler om de beurt, te beginnen met de startspeler, een kaart: de eigen thuisregio. Daar komt de Grande te staan, met { $player_home } caballero’s van het eigen hof.

base-rules-230 =
    .rule = EG-2.3
    .title = De actiestapels
    .text = Stapel 1 tot en met 4 hebben elk elf actiekaarten en worden geschud. Stapel 5 is alleen de Koningskaart. Daarna speelt toeval in het basisspel geen rol meer.

base-rules-240 =
    .rule = EG-2.4
    .title = De eerste startspeler
    .text = De eerste startspeler wordt geloot, of aangewezen door wie de tafel opende.

base-rules-250 =
    .rule = EG-2.5
    .title = Wat de machtkaarten opleveren
    .text =
        Hoe hoger een machtkaart, hoe eerder je beurt, maar hoe minder caballero’s hij oplevert. Zoveel mag je uit de provincie naar je hof halen:
        - 1 levert { $power_power_1_supply }; 2 levert { $power_power_2_supply }; 3 levert { $power_power_3_supply };
        - 4 levert { $power_power_4_supply }; 5 levert { $power_power_5_supply }; 6 levert { $power_power_6_supply }; 7 levert { $power_power_7_supply };
        - 8 levert { $power_power_8_supply }; 9 levert { $power_power_9_supply }; 10 levert { $power_power_10_supply }; 11 levert { $power_power_11_supply };
        - 12 levert { $power_power_12_supply }; 13 levert { $power_power_13_supply }.

base-rules-500 =
    .rule = EG-5
    .title = Actiekaarten en verplaatsen
    .text =
        Het nummer van de stapel geeft aan hoeveel caballero’s je met een kaart mag plaatsen. Hierna volgen de speciale acties van alle 45 kaarten.

        Voor het verplaatsen van caballero’s geldt: ze komen alleen uit regio’s, nooit van het hof, uit het Castillo of uit de Koningsregio. Elke caballero gaat apart naar een andere regio naar keuze, behalve de Koningsregio, of naar het Castillo. Minder mag altijd. De regio’s hoeven niet aan elkaar te grenzen.

        Worden met één kaart meerdere regio’s geteld, dan kiest de actieve speler de volgorde. Kiesschijven worden tegelijk ingesteld en samen getoond.

## De les

base-lesson =
    .name = De eerste les
base-lesson-people =
    .name = Jouw mensen
    .text = Zeven caballero’s wachten aan je hof, nog eenentwintig in de provincie. Twee staan er met je Grande in Granada, je thuisregio. Wie in een regio meer caballero’s heeft dan de anderen, krijgt daar de meeste punten.
base-lesson-price =
    .name = De prijs van een beurt
    .text = Met een hoge machtkaart ben je vroeg aan de beurt, een lage brengt meer caballero’s. De 9 van Beatriz is tot nu toe de hoogste: met de 10 begin jij. Speel hem.
base-lesson-cards =
    .name = Actiekaarten
    .text = Met elke kaart plaats je hoogstens zoveel caballero’s als er op staat, en elke kaart biedt een speciale actie. Neem de Koningskaart: die plaatst er vijf.
base-lesson-neighbours =
    .name = Naast de Koning
    .text = Je mag alleen plaatsen in regio’s die aan die van de Koning grenzen, of in het Castillo. Plaats er twee in Castilla la Vieja en één in Sevilla.
base-lesson-tower =
    .name = Het Castillo
    .text = De toren verbergt caballero’s. Bij een algemene puntentelling telt hij mee als een regio; daarna komen ze eruit, elk naar een in het geheim gekozen regio. Plaats er twee.
base-lesson-king =
    .name = De Koning
    .text = Waar hij staat, komt niets erin en gaat niets eruit. Gebruik je kaart en stuur hem naar Granada: daar staan jouw twee veilig.
base-lesson-scorings =
    .name = Puntentellingen
    .text = Gonzalo telde de regio’s waar de eerste plaats 4 punten waard is. Iedereen die er staat, krijgt punten: in Sevilla kreeg hij 4 voor de eerste plaats en jij 3 voor de tweede.
base-lesson-start =
    .name = Wie begint
    .text = Yago speelde de laagste kaart en begint dus deze ronde. Speel de 5: er komen vier caballero’s naar je hof, en de kaart die je wilt, ligt er straks nog.
base-lesson-ties =
    .name = Gelijke stand
    .text = In Castilla la Vieja stonden jij en Yago samen bovenaan: jullie kregen allebei de punten van de tweede plaats, 4. Beatriz kreeg 2 voor de derde.
base-lesson-bonuses =
    .name = Koning en Grande
    .text = In Granada stond je alleen op de eerste plaats, met de Koning en je Grande erbij: 6 + 2 + 2 = 10. De kaart van Yago leverde jou meer op dan hemzelf.
base-lesson-veto =
    .name = Het Veto
    .text = Het ligt tot het einde van de volgende ronde open voor je en kan één speciale actie van een andere speler tegenhouden. Neem het.
base-lesson-free =
    .name = Jouw keuze
    .text = Er horen twee caballero’s bij. Plaats ze waar je wilt.
base-lesson-patience =
    .name = Nog niet
    .text = Gonzalo neemt alleen een machtkaart terug. Bewaar je Veto voor iets dat pijn doet: laat deze speciale actie gebeuren.
base-lesson-last =
    .name = Het laatste woord
    .text = Na deze ronde komt een algemene puntentelling. Wie daarvoor als laatste aan de beurt is, heeft het laatste woord, en lage kaarten brengen veel caballero’s. Speel de 4 of lager.
base-lesson-now =
    .name = Nu!
    .text = Granada levert je 6 op, plus 2 voor de Koning en 2 voor je thuisregio, zolang de Koning blijft. Beatriz wil hem verplaatsen. Gebruik je Veto.
base-lesson-scoreboard =
    .name = Maak een regio meer waard
    .text = Neem ‘De kansen keren’, plaats er drie in Sevilla om daar voorop te komen en leg dan de scoretegel 8 4 0 erop: de eerste plaats levert 8 op in plaats van 4.
base-lesson-disc =
    .name = De kiesschijf
    .text = Je caballero’s verlaten het Castillo naar de regio op je schijf. In Castilla la Vieja staat Yago voor met 3 tegen 2: stuur ze daarheen, en je krijgt 6 voor de eerste plaats in plaats van 4 voor de tweede.
base-lesson-learned =
    .name = Je staat voor!
    .text = De Koning thuis bracht 2, de schijf 2, de scoretegel 4: dat was het plan. Je kent nu machtkaarten, actiekaarten, Koning, Castillo, puntentellingen, gelijke standen, bonussen, Veto, scoretegels en schijven. Speel van hier verder; de bots denken nu zelf na.
