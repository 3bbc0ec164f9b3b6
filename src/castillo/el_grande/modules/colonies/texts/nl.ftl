### Grootinquisiteur & Koloniën. Termen: Francia · schip · América · África · kapitein · onderkoning · zetel · goud · goederen ·
### Grootinquisiteur · zwarte caballero · limietbord · varen.

colonies-module =
    .name = Grootinquisiteur & Koloniën
    .sign = K
    .text = Vier regio’s buiten de grenzen: haal goud uit América en goederen uit África, neem plaats in Francia en tel de zwarte caballero’s bij de jouwe zolang je de Grootinquisiteur hebt. Het leukst zonder Koning & Intrigant.

colonies-place-francia =
    .name = Francia
colonies-place-ship =
    .name = Schip
    .in = op het schip
    .into = het schip op
    .from = van het schip
colonies-place-america =
    .name = América
colonies-place-africa =
    .name = África

colonies-marker-gold =
    .name = goud
    .text = Ligt in América tot een caballero het pakt. Zodra de drager een van de negen regio’s van Spanje bereikt, levert het zijn kleur punten op.
colonies-marker-goods =
    .name = goederen
    .text = Liggen in África tot een caballero ze pakt. Zodra de drager een van de negen regio’s van Spanje bereikt, leveren ze zijn kleur punten op.
colonies-marker-captain =
    .name = Post van kapitein
    .text = Wie een caballero op het schip brengt, mag hem kapitein maken zolang die post vrij is. Dat levert punten op wanneer het schip wordt geteld; voor de meerderheid telt de kapitein niet.
colonies-marker-viceroy =
    .name = Post van onderkoning
    .text = Wie een caballero naar América brengt, mag hem onderkoning maken zolang die post vrij is. Dat levert punten op wanneer América wordt geteld; voor de meerderheid telt de onderkoning niet, en goud pakt hij niet.
colonies-marker-first_seat =
    .name = Eerste zetel in Francia
    .text = Francia heeft drie zetels; wie aankomt, gaat op een vrije zetel zitten. Een zetel levert extra punten op naast de meerderheid, en niemand schuift op.
colonies-marker-second_seat =
    .name = Tweede zetel in Francia
    .text = Francia heeft drie zetels; wie aankomt, gaat op een vrije zetel zitten. Een zetel levert extra punten op naast de meerderheid, en niemand schuift op.
colonies-marker-third_seat =
    .name = Derde zetel in Francia
    .text = Francia heeft drie zetels; wie aankomt, gaat op een vrije zetel zitten. Een zetel levert extra punten op naast de meerderheid, en niemand schuift op.
colonies-marker-limit_board =
    .name = limietbord
    .text = Alleen wie erop zit, telt mee in deze regio. Wie aankomt, gaat zitten zolang er plaats is; de anderen staan ernaast.
colonies-marker-inquisitor =
    .name = Grootinquisiteur
    .text = Wie hem heeft, telt de zwarte caballero’s bij de eigen. Eén keer in elke eigen beurt: één caballero extra uit de provincie of één extra om te plaatsen.
colonies-marker-delayed =
    .name = latere puntentelling
    .text = Deze regio wordt geteld aan het eind van de ronde na het markeren, nog vóór een algemene puntentelling; is hij in de laatste ronde gemarkeerd, dan helemaal aan het eind.
colonies-marker-flip_action_card =
    .name = Omgedraaid
    .text = Kan één keer een actiekaart omdraaien: niemand kan die in die ronde nemen.
colonies-marker-double_strike =
    .name = Dubbelslag
    .text = Kan één keer, meteen na de beurt van een tegenstander, de daarin gebruikte speciale actie herhalen, fiches inbegrepen.

colonies-kind-gold =
    .name = caballero met goud
colonies-kind-goods =
    .name = caballero met goederen
colonies-kind-viceroy =
    .name = onderkoning
colonies-kind-captain =
    .name = kapitein
colonies-kind-limit_board =
    .name = caballero op het limietbord
colonies-kind-first_seat =
    .name = caballero op de eerste zetel
colonies-kind-second_seat =
    .name = caballero op de tweede zetel
colonies-kind-third_seat =
    .name = caballero op de derde zetel

## Wat er gevraagd wordt

colonies-purpose-settlers = { $count ->
        [one] Kies in het geheim de regio waar { $count } caballero uit de provincie begint.
       *[other] Kies in het geheim de regio waar { $count } caballero’s uit de provincie beginnen.
    }
colonies-prompt-choose_seat = Een caballero van { $owner } is in Francia. Welke zetel neemt hij?
colonies-prompt-take_office = Een caballero van { $owner } is { $place_in }. Neemt hij de vrije post in?
colonies-prompt-change_seat = Een caballero van { $owner } verlaat zijn zetel in Francia. Naar welke gaat hij?
colonies-prompt-post_or_board = { $now ->
        [on] Een caballero van { $owner } verlaat het limietbord { $place_in }. Neemt hij de vrije post in?
       *[beside] Een caballero van { $owner } { $place_in } wordt verplaatst. Neemt hij de vrije post in, of gaat hij op het limietbord zitten?
    }
colonies-prompt-fill_board = { $left ->
        [one] Op het limietbord { $place_in } is { $left } plaats vrij: wie gaat zitten?
       *[other] Op het limietbord { $place_in } zijn { $left } plaatsen vrij: wie gaat eerst zitten?
    }
colonies-prompt-name_for_board = Waar gaat het limietbord heen?
colonies-prompt-name_for_delay = Welke regio wordt later geteld?
colonies-prompt-pick_sailor = Vóór je beurt: wie vaart verder vanaf het schip?
colonies-prompt-sail_to = Een caballero van { $owner } verlaat het schip. Waar gaat hij aan land?
colonies-prompt-pick_to_flip = Welke actiekaart draai je om?
colonies-prompt-strike_again = { $what ->
        [tokens] Sla je nog eens toe en leg je de fiches van ‘{ $card }’ nog een keer neer?
       *[all] Sla je nog eens toe en gebruik je ‘{ $card }’ ook?
    }

colonies-pass-take_office = De post blijft vrij
colonies-pass-post_or_board = De post blijft vrij
colonies-pass-fill_board = Niemand gaat zitten
colonies-pass-name_for_board = Het limietbord blijft
colonies-pass-name_for_delay = Geen regio
colonies-pass-pick_sailor = Niemand vaart meer verder
colonies-pass-pick_to_flip = Nu niet
colonies-pass-strike_again = Deze keer niet

colonies-step-carry_board = Het limietbord gaat { $place_into }.
colonies-step-carry_delay = Wordt later geteld: { $place }.
colonies-step-carry_flip = Er wordt zo een actiekaart omgedraaid.
colonies-step-carry_inquisitor = { $seat } wil de Grootinquisiteur nemen.
colonies-step-repeat = De speciale actie van een ander wordt zo herhaald.

## Wat er gemeld wordt

colonies-log-token_laid = Neergelegd { $to_in }: { $marker }.
colonies-log-token_carried = Meegenomen { $from_from } { $to_into }: { $marker }.
colonies-log-token_back = Terug in de voorraad { $from_from }: { $marker }.
colonies-log-gold_taken = Een caballero van { $owner } pakte in América { $token }.
colonies-log-goods_taken = Een caballero van { $owner } pakte in África { $token }.
colonies-log-delivered = { $seat } bracht de lading thuis: { $points }.
colonies-log-seat_taken = { $number ->
        [1] Een caballero van { $owner } nam de eerste zetel in Francia.
        [2] Een caballero van { $owner } nam de tweede zetel in Francia.
       *[other] Een caballero van { $owner } nam de derde zetel in Francia.
    }
colonies-log-captain = Een caballero van { $owner } werd kapitein.
colonies-log-viceroy = Een caballero van { $owner } werd onderkoning.
colonies-log-post_left = Een caballero van { $owner } verliet zijn post { $place_in }.
colonies-log-seated = Een caballero van { $owner } ging op het limietbord { $place_in } zitten.
colonies-log-unseated = Een caballero van { $owner } stond op van het limietbord { $place_in }.
colonies-log-inquisitor_taken = { $seat } nam de Grootinquisiteur.
colonies-log-struck_again = { $seat } sloeg nog eens toe.

colonies-why-seats_taken = Francia: alle drie de zetels zijn bezet.
colonies-why-post_taken = { $place }: de post is bezet.
colonies-why-carrier = { $place }: wie goud of goederen draagt, kan de post niet innemen.
colonies-why-board_full = Limietbord: alle plaatsen zijn bezet.
colonies-why-no_board_here = { $place }: daar komt het limietbord nooit.
colonies-why-no_port = Vanaf het schip bereik je alleen kusten, América en África.
colonies-why-not_available = Deze kaart kan niet meer omgedraaid worden.

## De kaarten

colonies-placing-text = Plaats maximaal { $place } caballero’s.
colonies-tokens-text = { colonies-gold-text }{ colonies-goods-text }
colonies-gold-text = { $gold ->
        [0] { "" }
        [one] { $gold } goudfiche komt naar América.{ " " }
       *[other] { $gold } goudfiches komen naar América.{ " " }
    }
colonies-goods-text = { $goods ->
        [0] { "" }
        [one] { $goods } goederenfiche komt naar África.{ " " }
       *[other] { $goods } goederenfiches komen naar África.{ " " }
    }

colonies-card-holy_inquisition =
    .name = Heilige Inquisitie
    .text = { colonies-placing-text } Neem de Grootinquisiteur en verplaats dan maximaal { $up_to } zwarte caballero’s.
colonies-card-flip_action_card =
    .name = Omgedraaid
    .text = { colonies-placing-text } { colonies-tokens-text }Bewaar deze kaart. Draai één keer, nu of in een latere ronde na het openleggen van de actiekaarten, een kaart om die nog beschikbaar is: niemand kan die in die ronde nemen.
colonies-card-double_strike =
    .name = Dubbelslag
    .text = { colonies-placing-text } { colonies-tokens-text }Bewaar deze kaart. Voer één keer, meteen na de beurt van een tegenstander, de speciale actie uit die daarin is gebruikt, fiches inbegrepen. Je eigen actie houd je ook.
colonies-card-free_choice =
    .name = Vrije keuze
    .text = { colonies-placing-text } { colonies-tokens-text }Bewaar deze kaart. Bij de volgende algemene puntentelling mag je, voordat de eerste regio wordt geteld, maximaal { $up_to } van je caballero’s verplaatsen, ook het Castillo in.
colonies-card-score_new_regions =
    .name = Berichten van overzee
    .text = { colonies-placing-text } { colonies-tokens-text }Tel Francia, het schip, América en África, in een volgorde naar keuze.
colonies-card-score_black_regions =
    .name = Autodafe
    .text = { colonies-placing-text } { colonies-tokens-text }Neem de Grootinquisiteur en tel dan elke regio met minstens één zwarte caballero, in een volgorde naar keuze.
colonies-card-transport =
    .name = Transport
    .text = { colonies-placing-text } { colonies-tokens-text }Verplaats maximaal { $up_to } van je eigen caballero’s, ook naar net neergelegde fiches, en uit América of África rechtstreeks naar Spanje.
colonies-card-limit_board_2_goods =
    .name = Limietbord
    .text = { colonies-placing-text } { colonies-tokens-text }Verplaats het limietbord naar een andere regio, maar niet uit of naar de Koningsregio en niet naar Francia. Past niet iedereen erop, dan kies jij wie er zit.
colonies-card-limit_board_1_goods =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-card-limit_board_2_goods.text }
colonies-card-limit_board_1_gold =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-placing-text } { colonies-tokens-text }Verplaats het limietbord naar een andere regio, maar niet uit of naar de Koningsregio en niet naar Francia. Past niet iedereen erop, dan kies jij wie er zit.
colonies-card-delayed_scoring =
    .name = Uitstel van betaling
    .text = { colonies-placing-text } { colonies-tokens-text }Markeer een regio, ook de Koningsregio mag. Die wordt aan het eind van de volgende ronde geteld, nog voor een algemene puntentelling; in de laatste ronde helemaal aan het eind.
colonies-card-conspiracy =
    .name = Samenzwering
    .text = { colonies-placing-text } { colonies-tokens-text }Alle Grandes gaan het Castillo in, behalve die in de Koningsregio. Bij de volgende algemene puntentelling gaat elke Grande naar de regio op de schijf van zijn eigenaar; toont die de Koningsregio, dan keert hij terug naar waar hij stond. Tot die tijd kan geen kaart hem verplaatsen en is het Castillo zijn thuis.

## Regels

colonies-rules-100 =
    .rule = GC-1
    .title = Wat er nieuw is
    .text = Het bord heeft vier regio’s meer: Francia, het schip, América en África. Er komen twee stapels actiekaarten bij: stapel 6 is één kaart, de Heilige Inquisitie; stapel 7 heeft er elf. Te combineren met de jubileumvaandels; met Koning & Intrigant kan het ook, maar dat raden we af.
colonies-rules-110 =
    .rule = GC-1.1
    .title = Meer caballero’s
    .text = Iedereen heeft { $more_player_caballeros } caballero’s meer. Ze beginnen in de provincie.
colonies-rules-120 =
    .rule = GC-1.2
    .title = Zwarte caballero’s en het limietbord
    .text = Na de Koningsregio worden nog twee regiokaarten getrokken: daar beginnen { $black_caballeros } zwarte caballero’s, de helft in elke regio. Een derde kaart bepaalt waar het limietbord ligt. Met twee of drie spelers heeft het { $limit_board_few } plaatsen, met meer spelers { $limit_board_many }. Daarna worden de thuisregio’s getrokken.
colonies-rules-130 =
    .rule = GC-1.3
    .title = Kolonisten
    .text = Daarna stelt iedereen de schijf in, niet op de Koningsregio: daar gaan { $more_player_settlers } caballero’s uit de provincie heen.
colonies-rules-140 =
    .rule = GC-1.4
    .title = Goud en goederen
    .text = Er zijn { $gold_tokens } goudfiches, elk { $gold_points } punten waard, en { $goods_tokens } goederenfiches, elk { $goods_points } punten waard. Aan het begin ligt er goud in América ({ $gold_at_start }) en liggen er goederen in África ({ $goods_at_start }).
colonies-rules-200 =
    .rule = GC-2
    .title = De nieuwe regio’s
    .text =
        Het zijn volwaardige regio’s, met twee uitzonderingen: de Koning gaat nooit naar het schip, América of África, en vanuit het Castillo komt niemand daar; daarom staan ze niet op de schijven.

        - Francia ({ $place_francia }) grenst aan Aragón en Cataluña. Drie zetels leveren { $office_first_seat_points }, { $office_second_seat_points } en { $office_third_seat_points } punten extra op. Er is plaats voor maximaal drie caballero’s; wie er een brengt, kiest voor hem een vrije zetel. Een Grande mag er ook staan, maar niet op een zetel.
        - Het schip zelf levert niets op. Je bereikt het als de Koning aan een kust staat: in Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco of Francia. De kapitein levert { $office_captain_points } punten op.
        - América ({ $place_america }) en África ({ $place_africa }) bereik je alleen door verplaatsen, nooit door plaatsen. De onderkoning van América levert { $office_viceroy_points } punten op.
colonies-rules-210 =
    .rule = GC-2.1
    .title = Punten voor zetels en posten
    .text = Je krijgt ze ook bij extra puntentellingen, met hoeveel spelers je ook speelt, maar niet als een kaart enkel eerste plaatsen telt. Een scoretegel vervangt alleen de waarden van de plaatsen.
colonies-rules-220 =
    .rule = GC-2.2
    .title = Een voorbeeld
    .text = Wie alleen in Francia is en daar de eerste twee zetels heeft, krijgt 3 + 2 + 1 = 6 punten.
colonies-rules-230 =
    .rule = GC-2.3
    .title = Kapitein en onderkoning
    .text = Is de post vrij, dan mag een caballero die daarheen wordt gebracht hem innemen. Hij telt niet mee voor de meerderheid, draagt niets en mag weer weg. Met kaarten die caballero’s verplaatsen, kun je ook hem verplaatsen, zelfs binnen de regio: van de post af, of een ander naar een vrije post. In Francia kan dat van de ene zetel naar een andere die vrij is. Elk daarvan geldt als één verplaatsing.
colonies-rules-240 =
    .rule = GC-2.4
    .title = De volgorde van tellen
    .text = Na de negen regio’s komen Francia, het schip, América en África.
colonies-rules-250 =
    .rule = GC-2.5
    .title = Varen
    .text =
        Varen kost geen actie. Alleen caballero’s die er al sinds een eerdere ronde zijn, mogen varen: zoveel je wilt, maar nooit naar de Koningsregio.

        - Aan het begin van je beurt: van het schip naar América, naar África of naar een kust; naar Francia alleen als er een zetel vrij is.
        - Op elk moment in je beurt: uit América of África het schip op.
colonies-rules-260 =
    .rule = GC-2.6
    .title = De meeste en de minste caballero’s
    .text = Kaarten die caballero’s tellen, doen dat zoals bij een puntentelling: zonder kapitein en onderkoning, zonder wie naast het limietbord staat en zonder zwarte die van niemand zijn.
colonies-rules-300 =
    .rule = GC-3
    .title = Goud en goederen onderweg
    .text = Wat in América en África ligt, is pas in Spanje iets waard.
colonies-rules-310 =
    .rule = GC-3.1
    .title = Neerleggen
    .text = Veel kaarten van stapel 7 brengen goud naar América en goederen naar África, als deel van hun speciale actie. Is de voorraad op, dan komt er niets.
colonies-rules-320 =
    .rule = GC-3.2
    .title = Pakken
    .text = Op elk moment in je beurt, ook tussen twee verplaatsingen van een speciale actie, mag een caballero van jou pakken wat in zijn regio ligt: één fiche per caballero, en dat raakt hij niet meer kwijt.
colonies-rules-330 =
    .rule = GC-3.3
    .title = Thuisbrengen
    .text = Komt de drager in een van de negen Spaanse regio’s, dan krijgt zijn eigenaar meteen de punten, wie hem ook heeft verplaatst, en gaat het fiche terug naar de voorraad. Aan het hof, in het Castillo en in de provincie krijg je niets, en gaat het fiche ook terug. Dragers tellen mee voor meerderheden; kapitein of onderkoning kunnen ze niet zijn.
colonies-rules-340 =
    .rule = GC-3.4
    .title = Een typische reis
    .text = In de eerste ronde het schip op, in de tweede naar África bij de goederen, in de derde terug het schip op, in de vierde naar een Spaanse kust.
colonies-rules-400 =
    .rule = GC-4
    .title = De Grootinquisiteur
    .text = De kaart ligt naast het bord tot iemand hem neemt.
colonies-rules-420 =
    .rule = GC-4.2
    .title = Wie de kaart heeft
    .text = Je houdt de kaart tot een ander hem neemt. Zolang je hem hebt, mag je in elke beurt één keer één caballero meer uit de provincie naar het hof halen of er één meer plaatsen.
colonies-rules-430 =
    .rule = GC-4.3
    .title = Zwarte caballero’s
    .text = Voor wie de kaart heeft, zijn het eigen caballero’s: ze tellen overal mee, kunnen worden verplaatst, mogen het Castillo in en dragen fiches. Voor alle anderen zijn het caballero’s van een ander; zolang niemand de kaart heeft, geldt dat voor iedereen en tellen ze niet mee, al houden ze wel hun zetels op het limietbord en in Francia bezet. Niemand haalt ze van het bord.
colonies-rules-440 =
    .rule = GC-4.4
    .title = Zwarte caballero’s in het Castillo
    .text = Bij een algemene puntentelling gaan ze naar de regio op de schijf van wie de kaart heeft. Heeft niemand de kaart, of toont de schijf de Koningsregio, dan blijven ze erin.
colonies-rules-500 =
    .rule = GC-5
    .title = Het limietbord
    .text = In de regio waar het ligt, telt alleen mee wie erop zit.
colonies-rules-510 =
    .rule = GC-5.1
    .title = Gaan zitten
    .text = Wie in die regio komt, gaat zitten zolang er plaatsen vrij zijn; de anderen staan ernaast en tellen niet mee.
colonies-rules-520 =
    .rule = GC-5.2
    .title = Het bord verplaatsen
    .text = Wie erop zat, staat daarna los in de oude regio. Past in de nieuwe niet iedereen erop, dan kiest wie het bord verplaatst wie er zit. Het gaat niet uit of naar de Koningsregio, en niet naar Francia.
colonies-rules-530 =
    .rule = GC-5.3
    .title = Op het bord en eraf
    .text = Met kaarten die caballero’s verplaatsen, mag je er ook een binnen de regio verplaatsen, op het bord of eraf. Wie er een uit de regio verplaatst, zegt erbij of hij op het bord zit of ernaast staat.
colonies-rules-540 =
    .rule = GC-5.4
    .title = Vrije plaatsen na een beurt
    .text = Wie de Grootinquisiteur heeft, vult ze; heeft niemand hem, dan doet wie aan de beurt was dat.
colonies-rules-550 =
    .rule = GC-5.5
    .title = Samen aankomen
    .text = Past niet iedereen die uit het Castillo komt op het bord, dan staan ze eerst allemaal ernaast. Daarna vult wie de Grootinquisiteur heeft de plaatsen, of anders de startspeler.
colonies-rules-600 =
    .rule = GC-6
    .title = De kaarten van stapel 7
    .text = Elf kaarten. Drie ervan bewaar je zodra je ze neemt; ze liggen open tot je ze gebruikt en hun fiches komen meteen. Pas het gebruiken is de speciale actie: een Veto kan die dan tegenhouden, en de kaart is weg.
colonies-rules-700 =
    .rule = GC-7
    .title = Met Koning & Intrigant
    .text = Stapel 6 en 7 liggen naast de kaartenrij. Voordat je in je beurt iets anders doet, mag je de bovenste kaart van een van beide nemen in plaats van je kaart uit de rij: die bepaalt hoeveel je mag plaatsen en geeft je zijn speciale actie. Daarna is die kaart deze ronde niet meer te krijgen.

## De les

colonies-lesson-sea =
    .name = Over zee
    .text = Vier nieuwe regio’s: Francia, het schip, América en África. In África liggen twee goederen, in América goud. Jij brengt goederen naar huis; dat duurt vier ronden.
colonies-lesson-aboard =
    .name = De kaart
    .text = De Koning staat in Sevilla, aan de kust: dan mag je caballero’s op het schip plaatsen. Speel de 9 om als eerste aan de beurt te zijn en neem ‘Appèl in het Castillo’: die plaatst er drie.
colonies-lesson-ship =
    .name = Aan boord
    .text = Plaats er één op het schip. Hij vaart verder, dus laat de post van kapitein vrij. Plaats de andere twee in Castilla la Nueva. In het Castillo is nog niemand: beëindig daarmee je beurt.
colonies-lesson-sail =
    .name = Uitvaren
    .text = Aan het begin van je beurt mag wie sinds een eerdere ronde op het schip is, gratis varen. Speel de 10 en vaar dan naar África.
colonies-lesson-goods =
    .name = Goederen
    .text = Neem ‘Heilige Inquisitie’. Laat dan je caballero in África goederen pakken: dat mag op elk moment in je beurt.
colonies-lesson-inquisitor =
    .name = De Grootinquisiteur
    .text = Gebruik je kaart: de Grootinquisiteur is van jou, en zwarte caballero’s tellen nu voor jou. Verplaats de twee uit Valencia naar Castilla la Nueva. Je mag er ook één meer plaatsen: twee in Castilla la Nueva, twee in Sevilla.
colonies-lesson-third =
    .name = De terugweg
    .text = Vanaf de volgende ronde mag je caballero uit África weg, en dat is nu. Voor de telling wil je de laatste beurt: speel de 4.
colonies-lesson-back =
    .name = Terug aan boord
    .text = Neem ‘Appèl in het Castillo’ en ga weer aan boord: vanuit África mag dat op elk moment in je beurt. Plaats er vier in País Vasco, één daarvan dankzij de Grootinquisiteur. In het Castillo zit alleen Beatriz: tel het niet, maar beëindig je beurt.
colonies-lesson-black =
    .name = Zwarte caballero’s
    .text = In Castilla la Nueva versloegen jouw vier en twee zwarte de vijf van Beatriz: 7 punten. In Castilla la Vieja stonden twee zwarte alleen: 6 voor jou. Speel de 11, want je goederen wachten.
colonies-lesson-ashore =
    .name = Aan land
    .text = De Koning is in Aragón, dus elke kust is open. Ga met je goederen in Sevilla aan land.
colonies-lesson-learned =
    .name = Goederen voor Spanje
    .text = De goederen leverden 4 punten op zodra ze in Spanje waren; goud uit América zou 6 opleveren. Je staat voor met 34 tegen 19. Houd de Grootinquisiteur zolang je kunt. Speel van hier verder; de bots denken nu zelf na.

## Als een partij voorbij is

colonies-gain-places =
    .name = buiten Spanje
colonies-gain-other =
    .name = thuisgebrachte goederen
