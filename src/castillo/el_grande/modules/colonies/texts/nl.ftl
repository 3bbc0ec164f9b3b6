### Grootinquisiteur & Koloniën. Termen: Francia · schip · América · África · kapitein · onderkoning · zetel · goud · goederen ·
### Grootinquisiteur · zwarte caballero · limietbord · zeilen.

colonies-module =
    .name = Grootinquisiteur & Koloniën
    .text = Vier regio’s voorbij de kaart: zeil naar América en África voor goud en goederen, neem plaats in Francia en tel de zwarte caballero’s bij de jouwe zolang je de Grootinquisiteur hebt. Het best zonder Koning & Intrige.

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
    .name = Ambt van kapitein
    .text = Wie een caballero op het schip brengt, mag hem kapitein maken zolang het ambt vrij is. Het levert punten op telkens als het schip wordt geteld; voor de meerderheid telt de kapitein niet.
colonies-marker-viceroy =
    .name = Ambt van onderkoning
    .text = Wie een caballero naar América brengt, mag hem onderkoning maken zolang het ambt vrij is. Het levert punten op telkens als América wordt geteld; voor de meerderheid telt hij niet en goud pakt hij niet.
colonies-marker-first_seat =
    .name = Eerste zetel in Francia
    .text = Francia heeft drie zetels; wie komt, gaat op een vrije zitten. De zetel betaalt boven op de meerderheid en niemand schuift op.
colonies-marker-second_seat =
    .name = Tweede zetel in Francia
    .text = Francia heeft drie zetels; wie komt, gaat op een vrije zitten. De zetel betaalt boven op de meerderheid en niemand schuift op.
colonies-marker-third_seat =
    .name = Derde zetel in Francia
    .text = Francia heeft drie zetels; wie komt, gaat op een vrije zitten. De zetel betaalt boven op de meerderheid en niemand schuift op.
colonies-marker-limit_board =
    .name = limietbord
    .text = Alleen wie erop zit, telt mee in deze regio. Wie aankomt, gaat zitten zolang er plaats is; de anderen staan ernaast.
colonies-marker-inquisitor =
    .name = Grootinquisiteur
    .text = Wie hem heeft, telt de zwarte caballero’s bij de eigen. Eén keer in elke eigen beurt: één caballero extra uit de Provincie of één extra om te plaatsen.
colonies-marker-delayed =
    .name = latere puntentelling
    .text = Deze regio wordt aan het eind van de betreffende ronde geteld, nog voor een algemene puntentelling; is ze in de laatste ronde gemarkeerd, dan helemaal aan het eind.
colonies-marker-flip_action_card =
    .name = Omgedraaid
    .text = Kan één keer een actiekaart omdraaien: niemand kan haar in die ronde nemen.
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
        [one] Kies in het geheim de regio waar { $count } caballero uit de Provincie begint.
       *[other] Kies in het geheim de regio waar { $count } caballero’s uit de Provincie beginnen.
    }
colonies-prompt-choose_seat = Een caballero van { $owner } is in Francia. Welke zetel neemt hij?
colonies-prompt-take_office = Een caballero van { $owner } is { $place_in }. Neemt hij het vrije ambt op zich?
colonies-prompt-change_seat = Een caballero van { $owner } verlaat zijn zetel in Francia. Welke neemt hij nu?
colonies-prompt-post_or_board = { $now ->
        [on] Een caballero van { $owner } verlaat het limietbord { $place_in }. Neemt hij het vrije ambt op zich?
       *[beside] Een caballero van { $owner } { $place_in } wordt verplaatst. Neemt hij het vrije ambt op zich, of gaat hij op het limietbord zitten?
    }
colonies-prompt-fill_board = { $left ->
        [one] Op het limietbord { $place_in } is { $left } plaats vrij: wie gaat zitten?
       *[other] Op het limietbord { $place_in } zijn { $left } plaatsen vrij: wie gaat eerst zitten?
    }
colonies-prompt-name_for_board = Waar gaat het limietbord heen?
colonies-prompt-name_for_delay = Welke regio markeer je voor een latere puntentelling?
colonies-prompt-pick_sailor = Voor je beurt: wie zeilt verder vanaf het schip?
colonies-prompt-sail_to = Een caballero van { $owner } verlaat het schip. Waar gaat hij aan land?
colonies-prompt-pick_to_flip = Welke actiekaart draai je om?
colonies-prompt-strike_again = { $what ->
        [tokens] Sla je nog eens toe en leg je de fiches van ‘{ $card }’ nog een keer neer?
       *[all] Sla je nog eens toe en gebruik je ‘{ $card }’ ook?
    }

colonies-pass-take_office = Het ambt blijft vrij
colonies-pass-post_or_board = Het ambt blijft vrij
colonies-pass-fill_board = Niemand gaat zitten
colonies-pass-name_for_board = Het limietbord blijft
colonies-pass-name_for_delay = Geen regio
colonies-pass-pick_sailor = Verder zeilt niemand
colonies-pass-pick_to_flip = Nu niet
colonies-pass-strike_again = Deze keer niet

colonies-step-carry_board = Het limietbord moet { $place_into }.
colonies-step-carry_delay = Wordt later geteld: { $place }.
colonies-step-carry_flip = Er wordt zo een actiekaart omgedraaid.
colonies-step-carry_inquisitor = { $seat } wil de Grootinquisiteur nemen.
colonies-step-repeat = De speciale actie van een ander wordt zo herhaald.

## Wat er gemeld wordt

colonies-log-token_laid = Neergelegd { $to_in }: { $marker }.
colonies-log-token_carried = Meegenomen { $from_from } { $to_into }: { $marker }.
colonies-log-token_back = Terug in de voorraad { $from_from }: { $marker }.
colonies-log-gold_taken = Een caballero van { $owner } nam in América: { $token }.
colonies-log-goods_taken = Een caballero van { $owner } nam in África: { $token }.
colonies-log-delivered = { $seat } bracht het thuis: { $points }.
colonies-log-seat_taken = { $number ->
        [1] Een caballero van { $owner } nam de eerste zetel in Francia.
        [2] Een caballero van { $owner } nam de tweede zetel in Francia.
       *[other] Een caballero van { $owner } nam de derde zetel in Francia.
    }
colonies-log-captain = Een caballero van { $owner } werd kapitein.
colonies-log-viceroy = Een caballero van { $owner } werd onderkoning.
colonies-log-post_left = Een caballero van { $owner } legde zijn ambt { $place_in } neer.
colonies-log-seated = Een caballero van { $owner } ging op het limietbord { $place_in } zitten.
colonies-log-unseated = Een caballero van { $owner } stond op van het limietbord { $place_in }.
colonies-log-inquisitor_taken = { $seat } nam de Grootinquisiteur.
colonies-log-struck_again = { $seat } sloeg nog eens toe.

colonies-why-seats_taken = Francia: alle drie de zetels zijn bezet.
colonies-why-post_taken = { $place }: het ambt is bezet.
colonies-why-carrier = { $place }: wie goud of goederen draagt, kan het ambt niet op zich nemen.
colonies-why-board_full = Het limietbord: alle plaatsen zijn bezet.
colonies-why-no_board_here = { $place }: daar komt het limietbord nooit.
colonies-why-no_port = Vanaf het schip bereik je alleen kusten, América en África.
colonies-why-not_available = Deze kaart kan niet meer omgedraaid worden.

## De kaarten

colonies-placing-text = Plaats hoogstens { $place } caballero’s.
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
    .text = { colonies-placing-text } Neem de Grootinquisiteur en verplaats dan hoogstens { $up_to } zwarte caballero’s.
colonies-card-flip_action_card =
    .name = Omgedraaid
    .text = { colonies-placing-text } { colonies-tokens-text }Bewaar deze kaart. Draai één keer, nu of in een latere ronde na het openleggen van de actiekaarten, een kaart om die nog beschikbaar is: niemand kan haar in die ronde nemen.
colonies-card-double_strike =
    .name = Dubbelslag
    .text = { colonies-placing-text } { colonies-tokens-text }Bewaar deze kaart. Voer één keer, meteen na de beurt van een tegenstander, de speciale actie uit die daarin is gebruikt, fiches inbegrepen. Je eigen actie houd je ook.
colonies-card-free_choice =
    .name = Vrije keuze
    .text = { colonies-placing-text } { colonies-tokens-text }Bewaar deze kaart. Bij de volgende algemene puntentelling mag je, voordat de eerste regio wordt geteld, hoogstens { $up_to } van je caballero’s verplaatsen, ook het Castillo in.
colonies-card-score_new_regions =
    .name = Berichten van overzee
    .text = { colonies-placing-text } { colonies-tokens-text }Tel Francia, het schip, América en África, in jouw volgorde.
colonies-card-score_black_regions =
    .name = Autodafe
    .text = { colonies-placing-text } { colonies-tokens-text }Neem de Grootinquisiteur en tel dan in jouw volgorde elke regio met minstens één zwarte caballero.
colonies-card-transport =
    .name = Transport
    .text = { colonies-placing-text } { colonies-tokens-text }Verplaats hoogstens { $up_to } van je eigen caballero’s, ook naar wat net is neergelegd, en uit América of África rechtstreeks naar Spanje.
colonies-card-limit_board_2_goods =
    .name = De grens
    .text = { colonies-placing-text } { colonies-tokens-text }Leg het limietbord in een andere regio, maar niet uit of in de Koningsregio en niet in Francia. Jij kiest wie er zit als niet iedereen past.
colonies-card-limit_board_1_goods =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-card-limit_board_2_goods.text }
colonies-card-limit_board_1_gold =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-placing-text } { colonies-tokens-text }Leg het limietbord in een andere regio, maar niet uit of in de Koningsregio en niet in Francia. Jij kiest wie er zit als niet iedereen past.
colonies-card-delayed_scoring =
    .name = Uitstel van betaling
    .text = { colonies-placing-text } { colonies-tokens-text }Markeer een regio, ook de Koningsregio mag. Ze wordt aan het eind van de volgende ronde geteld, nog voor een algemene puntentelling; in de laatste ronde helemaal aan het eind.
colonies-card-conspiracy =
    .name = Samenzwering
    .text = { colonies-placing-text } { colonies-tokens-text }Alle Grandes gaan het Castillo in, behalve die in de Koningsregio. Bij de volgende algemene puntentelling komt elke Grande eruit met de schijf van de eigenaar, of keert hij terug naar waar hij stond als die de Koningsregio toont. Tot dan verplaatst geen kaart hem en is het Castillo zijn thuis.

## Regels

colonies-rules-100 =
    .rule = GC-1
    .title = Wat er nieuw is
    .text = Het bord heeft vier regio’s meer: Francia, het schip, América en África. Naast de andere liggen nog twee stapels actiekaarten: stapel 6 is één kaart, de Heilige Inquisitie; stapel 7 heeft er elf. Te combineren met de jubileumvaandels; samen met Koning & Intrige kan het, maar dat raden we niet aan.
colonies-rules-110 =
    .rule = GC-1.1
    .title = Meer caballero’s
    .text = Iedereen heeft { $more_player_caballeros } caballero’s meer. Ze beginnen in de Provincie.
colonies-rules-120 =
    .rule = GC-1.2
    .title = Zwarte caballero’s en het limietbord
    .text = Na de Koningsregio worden nog twee regiokaarten getrokken: daar beginnen { $black_caballeros } zwarte caballero’s, in elk de helft. Een derde kaart zegt waar het limietbord ligt. Het heeft { $limit_board_few } plaatsen met twee of drie spelers en anders { $limit_board_many }. Daarna worden de thuisregio’s getrokken.
colonies-rules-130 =
    .rule = GC-1.3
    .title = Kolonisten
    .text = Dan stelt iedereen de schijf in, niet op de Koningsregio: { $more_player_settlers } caballero’s uit de Provincie gaan daarheen.
colonies-rules-140 =
    .rule = GC-1.4
    .title = Goud en goederen
    .text = Er zijn { $gold_tokens } goudfiches, elk { $gold_points } punten waard, en { $goods_tokens } goederenfiches, elk { $goods_points } punten waard. Aan het begin ligt er goud in América ({ $gold_at_start }) en liggen er goederen in África ({ $goods_at_start }).
colonies-rules-200 =
    .rule = GC-2
    .title = De nieuwe regio’s
    .text =
        Het zijn in alles regio’s, met twee uitzonderingen: de Koning gaat nooit naar het schip, América of África, en uit het Castillo komt niemand daarheen; daarom staan ze niet op de schijven.

        - Francia ({ $place_francia }) grenst aan Aragón en Cataluña. Drie zetels leveren { $office_first_seat_points }, { $office_second_seat_points } en { $office_third_seat_points } punten extra op. Er zijn hoogstens drie caballero’s, elk op een vrije zetel naar keuze van wie hem brengt. Een Grande mag er ook zijn, op geen zetel.
        - Het schip betaalt zelf niets. Je bereikt het als de Koning aan een kust is: in Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco of Francia. De kapitein levert { $office_captain_points } punten op.
        - América ({ $place_america }) en África ({ $place_africa }) bereik je alleen door verplaatsen, nooit door plaatsen. De onderkoning van América levert { $office_viceroy_points } punten op.
colonies-rules-210 =
    .rule = GC-2.1
    .title = Punten voor zetels en ambten
    .text = Ze worden ook bij bijzondere puntentellingen betaald, met hoeveel spelers ook, maar niet als een kaart enkel eerste plaatsen telt. Een scorebord vervangt alleen de waarden van de plaatsen.
colonies-rules-220 =
    .rule = GC-2.2
    .title = Een voorbeeld
    .text = Wie alleen de eerste twee zetels in Francia heeft, krijgt 3 + 2 + 1 = 6 punten.
colonies-rules-230 =
    .rule = GC-2.3
    .title = Kapitein en onderkoning
    .text = Als het ambt vrij is, mag een caballero die daarheen wordt gebracht het op zich nemen. Hij telt niet mee voor de meerderheid, draagt niets en mag weg. Kaarten die caballero’s verplaatsen, verplaatsen ook hem, zelfs binnen de regio: hem uit het ambt, of een ander in een vrij ambt. In Francia verplaatsen ze caballero’s van de ene zetel naar een andere die vrij is. Elk daarvan is één verplaatsing.
colonies-rules-240 =
    .rule = GC-2.4
    .title = De volgorde van tellen
    .text = Na de negen regio’s komen Francia, het schip, América en África.
colonies-rules-250 =
    .rule = GC-2.5
    .title = Zeilen
    .text =
        Zeilen kost geen actie. Alleen caballero’s die er sinds een eerdere ronde zijn, zeilen, zoveel je wilt en nooit naar de Koningsregio.

        - Aan het begin van je beurt: van het schip naar América, naar África of naar een kust; naar Francia alleen als er een zetel vrij is.
        - Op elk moment in je beurt: uit América of África het schip op.
colonies-rules-260 =
    .rule = GC-2.6
    .title = De meeste en de minste caballero’s
    .text = Kaarten die caballero’s tellen, doen dat als bij een puntentelling: zonder kapitein en onderkoning, zonder wie naast het limietbord staat en zonder zwarte die van niemand zijn.
colonies-rules-300 =
    .rule = GC-3
    .title = Goud en goederen onderweg
    .text = Wat in América en África ligt, is alleen in Spanje iets waard.
colonies-rules-310 =
    .rule = GC-3.1
    .title = Neerleggen
    .text = Veel kaarten van stapel 7 brengen goud naar América en goederen naar África, als deel van hun speciale actie. Is de voorraad op, dan komt er niets.
colonies-rules-320 =
    .rule = GC-3.2
    .title = Nemen
    .text = Op elk moment in je beurt, ook tussen twee verplaatsingen van een speciale actie, mag een caballero van jou nemen wat in zijn regio ligt: elk één fiche, en voorgoed.
colonies-rules-330 =
    .rule = GC-3.3
    .title = Thuisbrengen
    .text = Komt de drager in een van de negen Spaanse regio’s, dan krijgt zijn eigenaar meteen de punten, wie hem ook verplaatste, en gaat het fiche terug naar de voorraad. Aan het Hof, in het Castillo en in de Provincie krijg je niets. Dragers tellen mee voor meerderheden; kapitein of onderkoning kunnen ze niet zijn.
colonies-rules-340 =
    .rule = GC-3.4
    .title = Een typische reis
    .text = In de eerste ronde het schip op, in de tweede naar África bij de goederen, in de derde terug het schip op, in de vierde naar een Spaanse kust.
colonies-rules-400 =
    .rule = GC-4
    .title = De Grootinquisiteur
    .text = De kaart ligt naast het bord tot iemand haar neemt.
colonies-rules-420 =
    .rule = GC-4.2
    .title = Wie de kaart heeft
    .text = Je houdt haar tot een ander haar neemt. Eén keer in elk van je beurten zolang je haar hebt, mag je één caballero meer uit de Provincie naar het Hof halen of er één meer plaatsen.
colonies-rules-430 =
    .rule = GC-4.3
    .title = Zwarte caballero’s
    .text = Voor wie de kaart heeft zijn het eigen caballero’s: ze tellen overal mee, laten zich verplaatsen, gaan het Castillo in en dragen fiches. Voor alle anderen zijn ze vreemd; zolang niemand de kaart heeft, zijn ze voor iedereen vreemd en tellen ze niet. Niemand haalt ze van het bord.
colonies-rules-440 =
    .rule = GC-4.4
    .title = Zwarte caballero’s in het Castillo
    .text = Bij een algemene puntentelling gaan ze mee met de schijf van wie de kaart heeft. Heeft niemand haar, of toont de schijf de Koningsregio, dan blijven ze erin.
colonies-rules-500 =
    .rule = GC-5
    .title = Het limietbord
    .text = In zijn regio telt alleen wie erop zit.
colonies-rules-510 =
    .rule = GC-5.1
    .title = Gaan zitten
    .text = Wie in zijn regio komt, gaat zitten zolang er plaatsen vrij zijn; de anderen staan ernaast en tellen niet.
colonies-rules-520 =
    .rule = GC-5.2
    .title = Het bord verplaatsen
    .text = Wie erop zat, staat vrij in de oude regio. In de nieuwe kiest wie het verplaatst wie er zit, als niet iedereen past. Het gaat de Koningsregio niet uit of in, en niet naar Francia.
colonies-rules-530 =
    .rule = GC-5.3
    .title = Op het bord en eraf
    .text = Kaarten die caballero’s verplaatsen, mogen er een binnen de regio verplaatsen, op het bord of eraf. Wie er een uit de regio verplaatst, zegt of hij van het bord komt of van ernaast.
colonies-rules-540 =
    .rule = GC-5.4
    .title = Vrije plaatsen na een beurt
    .text = Die vult wie de Grootinquisiteur heeft; heeft niemand hem, dan wie aan de beurt was.
colonies-rules-550 =
    .rule = GC-5.5
    .title = Samen aankomen
    .text = Als niet iedereen past die uit het Castillo komt, staan eerst allen ernaast. Dan vult wie de Grootinquisiteur heeft de plaatsen, en anders de startspeler.
colonies-rules-600 =
    .rule = GC-6
    .title = De kaarten van stapel 7
    .text = Elf kaarten. Drie ervan bewaar je zodra je ze neemt; ze liggen open tot je ze gebruikt en hun fiches komen meteen. Zo’n kaart gebruiken is haar speciale actie: een Veto houdt die dan tegen, en de kaart is weg.
colonies-rules-700 =
    .rule = GC-7
    .title = Met Koning & Intrige
    .text = De uitstalling ligt klaar, met stapels 6 en 7 ernaast. In je beurt mag je, voordat je iets anders doet, de bovenste kaart van een ervan nemen in plaats van je kaart uit de uitstalling: ze zegt hoeveel je plaatst en geeft haar speciale actie. Daarna is ze voor deze ronde weg.
