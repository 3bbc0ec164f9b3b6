### Koning & Intrigant. Termen: Koningskaart · Intrigantenkaart · Caballerokaart · kaartenrij · verdubbelaar.

king_and_intrigue-module =
    .name = Koning & Intrigant
    .sign = K&I
    .text = Stel zelf je dertien machtkaarten samen. Elke kaart heeft een speciale actie; de rangorde van de kaarten bepaalt wie de Koning stuurt, wie intrigeert en hoeveel caballero’s iedereen mag plaatsen.

king_and_intrigue-marker-double =
    .name = verdubbelaar
    .text = Bij de volgende algemene puntentelling tellen de drie waarden van deze regio dubbel; bonussen niet.

## Wat er gevraagd wordt

king_and_intrigue-purpose-settle = { $count ->
        [one] Kies in het geheim de regio waar { $count } caballero uit de provincie begint.
       *[other] Kies in het geheim de regio waar { $count } caballero’s uit de provincie beginnen.
    }
king_and_intrigue-prompt-move_grande_with_escort = Waar gaat je Grande heen? Je caballero’s mogen mee.
king_and_intrigue-prompt-escort_grande = Welke van je caballero’s gaan mee { $from_from } { $to_into }?
king_and_intrigue-prompt-name_for_double = Welke regio telt bij de volgende algemene puntentelling dubbel?
king_and_intrigue-pass-move_grande_with_escort = De Grande blijft
king_and_intrigue-pass-escort_grande = Niemand anders gaat mee
king_and_intrigue-pass-name_for_double = Geen regio over
king_and_intrigue-step-carry_double = { $place } gaat dubbel tellen.
king_and_intrigue-log-display_card = { $place ->
        [one] { $seat } ({ $value }) heeft: { $card }, { $place } caballero.
       *[other] { $seat } ({ $value }) heeft: { $card }, { $place } caballero’s.
    }
king_and_intrigue-why-doubled = { $place } telt al dubbel.
king_and_intrigue-why-no_region_card = { $place }: daarvoor is er geen regiokaart.

## De machtkaarten

king_and_intrigue-card-intriguer =
    .name = De intrigant
    .text = { base-power-text } { king_and_intrigue-card-intriguer.special }
    .special = Geen eigen speciale actie. Als laagste kaart levert hij je de Intrigantenkaart op.
king_and_intrigue-card-place_anywhere =
    .name = Vrije wegen
    .text = { base-power-text } { king_and_intrigue-card-place_anywhere.special }
    .special = De caballero’s die je deze beurt plaatst, mogen naar elke regio behalve de Koningsregio, of naar het Castillo. Gebruik dit voordat je plaatst.
king_and_intrigue-card-opponents_empty_court =
    .name = { base-card-opponents_empty_court.name }
    .text = { base-power-text } { king_and_intrigue-card-opponents_empty_court.special }
    .special = { base-card-opponents_empty_court.text }
king_and_intrigue-card-veto =
    .name = { base-card-veto.name }
    .text = { base-power-text } { king_and_intrigue-card-veto.special }
    .special = { base-card-veto.text }
king_and_intrigue-card-angry_king =
    .name = { base-card-angry_king.name }
    .text = { base-power-text } { king_and_intrigue-card-angry_king.special }
    .special = { base-card-angry_king.text }
king_and_intrigue-card-disc_scoring =
    .name = { base-card-disc_scoring.name }
    .text = { base-power-text } { king_and_intrigue-card-disc_scoring.special }
    .special = { base-card-disc_scoring.text }
king_and_intrigue-card-return_1_of_each_opponent =
    .name = { base-card-return_1_of_each_opponent.name }
    .text = { base-power-text } { king_and_intrigue-card-return_1_of_each_opponent.special }
    .special = { base-card-return_1_of_each_opponent.text }
king_and_intrigue-card-grande_and_escort =
    .name = De Grande rijdt uit
    .text = { base-power-text } { king_and_intrigue-card-grande_and_escort.special }
    .special = Verplaats je Grande naar een andere regio. Zoveel van je caballero’s uit zijn oude regio als je wilt, gaan mee. Niemand verlaat of betreedt de Koningsregio.
king_and_intrigue-card-mobile_scoreboard =
    .name = { base-card-mobile_scoreboard.name }
    .text = { base-power-text } { king_and_intrigue-card-mobile_scoreboard.special }
    .special = { base-card-mobile_scoreboard.text }
king_and_intrigue-card-score_worth_4 =
    .name = { base-card-score_worth_4.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_4.special }
    .special = { base-card-score_worth_4.text }
king_and_intrigue-card-score_worth_5 =
    .name = { base-card-score_worth_5.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_5.special }
    .special = { base-card-score_worth_5.text }
king_and_intrigue-card-score_worth_6_7 =
    .name = { base-card-score_worth_6_7.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_6_7.special }
    .special = { base-card-score_worth_6_7.text }
king_and_intrigue-card-double_region =
    .name = Dubbele eer
    .text = { base-power-text } { king_and_intrigue-card-double_region.special }
    .special = Markeer een regio, niet de Koningsregio. Bij de volgende algemene puntentelling tellen de drie waarden ervan dubbel; bonussen niet.
king_and_intrigue-card-into_the_castillo =
    .name = Het Castillo in
    .text = { base-power-text } { king_and_intrigue-card-into_the_castillo.special }
    .special = { $own } van je caballero’s en { $foreign } van elke andere speler gaan uit regio’s naar het Castillo, niet uit de Koningsregio. Jij kiest ze allemaal; wie er minder heeft, geeft ze allemaal.
king_and_intrigue-card-score_castillo =
    .name = { base-card-score_castillo.name }
    .text = { base-power-text } { king_and_intrigue-card-score_castillo.special }
    .special = { base-card-score_castillo.text }
king_and_intrigue-card-royal_advisor =
    .name = { base-card-royal_advisor.name }
    .text = { base-power-text } { king_and_intrigue-card-royal_advisor.special }
    .special = { base-card-royal_advisor.text }
king_and_intrigue-card-score_one_region =
    .name = { base-card-score_one_region.name }
    .text = { base-power-text } { king_and_intrigue-card-score_one_region.special }
    .special = { base-card-score_one_region.text }
king_and_intrigue-card-king =
    .name = Het oor van de Koning
    .text = { base-power-text } { king_and_intrigue-card-king.special }
    .special = Geen eigen speciale actie. Als hoogste kaart levert hij je de Koningskaart op.

## De kaartenrij

king_and_intrigue-card-king_card =
    .name = Koningskaart
    .text = Plaats maximaal { $place_5 } caballero’s (met vier spelers { $place_4 }, met drie { $place_3 }, met twee { $place_2 }). Speciale actie: verplaats de Koning naar een regio naar keuze, of laat hem staan.
    .special = Verplaats de Koning naar een regio naar keuze, of laat hem staan.
king_and_intrigue-card-intrigue_card =
    .name = Intrigantenkaart
    .text = Plaats er maximaal { $place_5 } (met vier spelers { $place_4 }, met drie { $place_3 }, met twee { $place_2 }). Speciale actie: verplaats { $either } caballero van wie dan ook, of zoveel eigen caballero’s als je wilt uit één regio.
    .special = Verplaats { $either } caballero van wie dan ook, of zoveel eigen caballero’s als je wilt uit één regio.
king_and_intrigue-card-caballero_card_1 =
    .name = Caballerokaart I
    .text = Plaats maximaal { $place_5 } caballero’s (met vier spelers { $place_4 }, met drie { $place_3 }). Je speciale actie is die van je machtkaart.
    .special = Speciale actie van de machtkaart.
king_and_intrigue-card-caballero_card_2 =
    .name = Caballerokaart II
    .text = Plaats maximaal { $place_5 } caballero’s (met vier spelers { $place_4 }). Je speciale actie is die van je machtkaart.
    .special = Speciale actie van de machtkaart.
king_and_intrigue-card-caballero_card_3 =
    .name = Caballerokaart III
    .text = Plaats maximaal { $place_5 } caballero’s. Je speciale actie is die van je machtkaart.
    .special = Speciale actie van de machtkaart.
king_and_intrigue-choice-intrigue_card-0 = Eén caballero verplaatsen, van jezelf of een ander
king_and_intrigue-choice-intrigue_card-1 = Eigen caballero’s uit één regio verplaatsen

## Regels

king_and_intrigue-rules-010 =
    .rule = KI-1.1
    .title = Wat in de doos blijft
    .text = De 45 actiekaarten en de machtkaarten 1 tot en met 13 worden niet gebruikt. In plaats daarvan heeft iedereen een set machtkaarten met speciale acties.

king_and_intrigue-rules-020 =
    .rule = KI-1.2
    .title = De kaartenrij
    .text = Er liggen evenveel kaarten open als er spelers zijn: één Intrigantenkaart, één Koningskaart en daartussen Caballerokaarten. Ze geven aan hoeveel caballero’s je mag plaatsen; dat hangt af van het aantal spelers.

king_and_intrigue-rules-030 =
    .rule = KI-1.3
    .title = Eén caballero meer
    .text = Na het trekken van de thuisregio’s stelt iedereen de kiesschijf in op een regio, niet de Koningsregio. Daar begint { $settlers_count } caballero uit de provincie.

king_and_intrigue-rules-040 =
    .rule = KI-1.4
    .title = Je eigen kaarten
    .text = Daarna kiest iedereen in het geheim { $hand_cards } machtkaarten om mee te spelen. De andere blijven in de doos; niemand ziet welke.

king_and_intrigue-rules-050 =
    .rule = KI-1.5
    .title = Fiches
    .text = Er zijn twee verdubbelaars. Zolang ze allebei liggen, kan er geen derde regio gemarkeerd worden. Geen regio wordt twee keer gemarkeerd.

king_and_intrigue-rules-110 =
    .rule = KI-2.1
    .title = Rangorde
    .text = Machtkaarten worden gespeeld zoals gewoonlijk, geen waarde twee keer. De hoogste waarde krijgt de Koningskaart, de laagste de Intrigantenkaart. Daartussen geldt: hoe hoger de waarde, hoe meer caballero’s op de Caballerokaart. De beurten gaan van hoog naar laag.

king_and_intrigue-rules-120 =
    .rule = KI-2.2
    .title = Een beurt
    .text = Haal het aantal caballero’s dat je machtkaart aangeeft. Plaats er daarna maximaal zoveel als je kaart uit de rij aangeeft en gebruik de speciale actie van je machtkaart, in een volgorde naar keuze. Je mag beide overslaan of minder doen.

king_and_intrigue-rules-130 =
    .rule = KI-2.3
    .title = Koning en intrigant
    .text = Wie de Koningskaart of de Intrigantenkaart heeft, mag met vier of vijf spelers alleen de speciale actie daarvan gebruiken, niet die van de machtkaart. Met twee of drie spelers mag je een van beide kiezen. Is een Veto de enige speciale actie, dan ligt het open zodra de caballero’s zijn gehaald; is het een van de twee, dan krijgt ook wie de beurt beëindigt zonder een van beide te gebruiken het Veto.

king_and_intrigue-rules-140 =
    .rule = KI-2.4
    .title = Wat de twee kaarten doen
    .text = Met de Koningskaart verplaats je de Koning naar een regio naar keuze, vóór of na het plaatsen; hij mag ook blijven staan. Met de Intrigantenkaart verplaats je óf { $display_intrigue_card_either } caballero van wie dan ook, óf zoveel eigen caballero’s als je wilt uit één regio, elk naar een plek naar keuze. De regels voor verplaatsen gelden.

king_and_intrigue-rules-150 =
    .rule = KI-2.5
    .title = Einde van de ronde
    .text = Wie de laagste waarde speelde, wordt startspeler. Machtkaarten worden gedekt afgelegd; een Veto blijft liggen tot het gebruikt wordt of vervalt. De kaarten uit de rij gaan terug.

king_and_intrigue-rules-160 =
    .rule = KI-2.6
    .title = Een voorbeeld
    .text = Er zijn vier spelers. Je speelt het Veto, waarde { $power_veto_value }, en krijgt de Caballerokaart met { $display_caballero_card_1_place_4 }: haal { $power_veto_supply } caballero’s, leg het Veto neer en plaats er maximaal { $display_caballero_card_1_place_4 }.

king_and_intrigue-rules-300 =
    .rule = KI-3
    .title = De machtkaarten
    .text = Elke kaart heeft een waarde, een aantal versterkingen en een speciale actie. Wijkt jouw spel af, dan kun je de getallen ervan in een waardenlijst invullen.

## De les

king_and_intrigue-lesson-hand =
    .name = Dertien van achttien
    .text = Voor dit spel koos iedereen in het geheim dertien van achttien machtkaarten. De jouwe zijn hier al gekozen. Elke kaart heeft een waarde en haalt een aantal caballero’s naar je hof, en bijna elke kaart heeft een speciale actie; actiekaarten zijn er niet.
king_and_intrigue-lesson-rank =
    .name = De rangorde
    .text = De hoogste waarde krijgt de Koningskaart, de laagste de Intrigantenkaart; alleen wie ertussen zit, gebruikt de actie van de eigen machtkaart. Beatriz heeft 170, Gonzalo 100, Yago 30. Speel de 120: dan ben je als tweede aan de beurt.
king_and_intrigue-lesson-king =
    .name = De Koningskaart
    .text = Beatriz was de hoogste: ze plaatste er vijf en verplaatste de Koning naar Granada. Met vier spelers vervalt de actie van haar eigen kaart: de 170 had een regio geteld.
king_and_intrigue-lesson-turn =
    .name = Je eigen actie
    .text = Je hebt een Caballerokaart: plaats er vier, twee in Castilla la Nueva en twee in Sevilla. Gebruik daarna je machtkaart: die telt de regio’s met waarde 6 en 7.
king_and_intrigue-lesson-intrigue =
    .name = De Intrigantenkaart
    .text = Je telling leverde je 16 punten op. Yago was de laagste: met de Intrigantenkaart plaatste hij één caballero en verplaatste hij er één van jou van Castilla la Nueva naar Cataluña.
king_and_intrigue-lesson-double =
    .name = Dubbele eer
    .text = Na deze ronde komt een algemene puntentelling. Speel de 130: die laat een regio daar dubbel uitbetalen, tenzij hij de hoogste of de laagste wordt. De 10 van Yago ligt er al onder.
king_and_intrigue-lesson-mark =
    .name = Markeer een regio
    .text = In Castilla la Nueva is Beatriz gelijkgekomen, drie tegen drie. Plaats je twee daar, gebruik dan je kaart en markeer de regio.
king_and_intrigue-lesson-learned =
    .name = Dubbel!
    .text = Castilla la Nueva leverde je 14 op in plaats van 7, en 2 voor je thuisregio, want bonussen blijven enkel. Ook Beatriz kreeg voor de tweede plaats het dubbele, 8. Je staat voor met 48 tegen 44; zonder de verdubbelaar zou Gonzalo voorstaan. Speel van hier verder; de bots denken nu zelf na.
