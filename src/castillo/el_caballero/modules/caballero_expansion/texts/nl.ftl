### El Caballero: de uitbreiding, Nederlands.

caballero_expansion-module =
    .name = Alkalden en Grandes
    .sign = A&G
    .text = Tien ronden en drie waarderingen, met meer kaarten, schepen en kastelen. Een Alkalde eigent zich een ingesloten gebied toe; je Grande maakt één kaart onneembaar.
caballero_expansion-marker-alcalde =
    .name = Alkalde
    .text = Eigent zich een ingesloten gebied toe: in een regio levert hij de eerste plaats op, op een watergebied telt hij met een schip.

caballero_expansion-value-stock = Algemene voorraad
caballero_expansion-value-price = Prijzen in caballero’s

caballero_expansion-why-no_tile_here = Op { $at } ligt geen gebiedskaart.
caballero_expansion-why-no_such_area = { $kind ->
        [land] Deze gebiedskaart heeft geen land.
       *[water] Deze gebiedskaart heeft geen water.
    }
caballero_expansion-why-not_closed = Dit gebied is niet ingesloten: niet aan elke rand ervan ligt een gebiedskaart.
caballero_expansion-why-alcalde_here = In dit gebied staat al een Alkalde.
caballero_expansion-why-no_alcalde_left = Al je Alkalden zijn geplaatst.
caballero_expansion-why-no_alcalde_here = Op dit watergebied wacht geen Alkalde van jou op een schip.
caballero_expansion-why-own_card = De Grande mag alleen op een eigen Caballerokaart staan.
caballero_expansion-why-grande_here = De Grande staat hier al.
caballero_expansion-why-grande_out = Je Grande is al op tafel.
caballero_expansion-why-grande_at_court = Je Grande is nog aan het Hof.
caballero_expansion-why-grande_moved = Je hebt je Grande deze beurt al verplaatst.
caballero_expansion-why-several_lands = Met de Grande leg je een kaart alleen aan waar hij met meer zijden aan land grenst.
caballero_expansion-why-no_grande_here = Je Grande staat niet op { $at }.

caballero_expansion-rules-600 =
    .rule = EC-6
    .title = De uitbreiding
    .text = Een spel heeft tien ronden, en na ronde 4, 7 en 10 worden alle gebieden geteld. Elke speler heeft { $player_cards } Caballerokaarten, { $player_alcaldes } Alkalden en een Grande, die aan het Hof beginnen; in de voorraad zijn { $stock_ships } schepen en { $stock_castles } kastelen. In je beurt mag je ook Alkalden plaatsen en je Grande plaatsen of verplaatsen.
caballero_expansion-rules-610 =
    .rule = EC-6.1
    .title = Alkalden
    .text =
        Voor { $price_alcalde } caballero plaats je een van je Alkalden in een ingesloten gebied waar er nog geen staat. Een gebied is ingesloten als er geen kaart meer aan kan worden gelegd. Wij kijken daarvoor of er aan elke rand ervan een gebiedskaart ligt; een rand met een Caballerokaart eraan is niet ingesloten.

        Een regio met jouw Alkalde levert je de eerste plaats op, dus twee keer de waarde. Een watergebied levert je de gebiedskaarten en de vissen op zodra je bij de Alkalde een schip hebt, dat je voor de gewone prijs koopt of vanuit je Hof inzet, meteen of later. In een ingesloten watergebied is plaats voor één Alkalde en één schip. Het schip ligt in het watergebied zelf, niet op een kaart, en kopen telt mee voor de twee schepen van je beurt.

        In een beurt mag je zoveel Alkalden plaatsen als je wilt. Ze worden nooit teruggenomen en tellen bij elke waardering. Dat, en hoe het schip ligt en telt, is onze uitleg.

        Voorbeeld: een Alkalde in een ingesloten regio van 2 gebiedskaarten met 1 goud levert 6 op; een met een schip op een ingesloten watergebied van 3 gebiedskaarten levert 3 op.
caballero_expansion-rules-620 =
    .rule = EC-6.2
    .title = De Grande
    .text =
        Voor { $price_grande } caballero’s komt je Grande vanuit het Hof op een van je kaarten op tafel; land dat de kaart later bereikt, kost niets. Of je legt een kaart aan die met meer zijden aan land grenst en zet de Grande er meteen op: dan betaal je ook het hoogste getal dat naar land wijst.

        Een kaart onder de Grande wordt nooit weggenomen en kan niet worden teruggenomen of verhoogd. Alle getallen die naar land wijzen, tellen in hun regio’s. Er mogen een kasteel en schepen op staan. Leg je zo’n kaart aan, dan moet je totaal in elke regio die hij raakt, verschillen van dat van elke andere speler; dat is onze uitleg. Bij het plaatsen of verplaatsen van de Grande alleen wordt niet op een gelijke stand gelet.

        Voorbeeld: een kaart die met de Grande is aangelegd, wijst met 4 naar de ene regio en met 2 en 1 naar de andere. Hij kost 4, plus { $price_grande } voor de Grande, en telt 4 in de eerste en 3 in de tweede. Zijn beide totalen de hoogste, dan levert een eerste regio van 1 gebiedskaart 2 op en een tweede van 4 gebiedskaarten 8.
caballero_expansion-rules-630 =
    .rule = EC-6.3
    .title = De Grande verplaatsen
    .text =
        Eén keer in je beurt mag je de Grande voor { $price_move_grande } caballero naar een andere eigen kaart verplaatsen. Dat mag ook naar een kaart die je net aanlegt: dan betaal je beide voordat er iets naar het Hof terugkomt.

        Grenst de kaart die hij verlaat met meer zijden aan land, dan moet die meteen weg. De caballero’s zijn verloren; met een kasteel komt het hoogste getal dat naar land wijst terug naar het Hof, en gaat het kasteel naar de voorraad. Met de schepen gebeurt hetzelfde als bij elke kaart die weg moet; dat is onze uitleg.

        Voorbeeld: Licht heeft de laatste beurt voor een waardering en 1 caballero aan het Hof, en betaalt die om de Grande te verplaatsen. Het kasteel op de verlaten kaart brengt er 8 terug, en Licht legt ze meteen weer aan: 16 tegen 15 van Donker.

## De les

caballero_expansion-lesson-rounds =
    .name = Tien ronden
    .text = Met de uitbreiding heeft een spel tien ronden en drie waarderingen. De eerste komt na deze ronde, de vierde. Beatriz heeft de 7 gespeeld. Speel de 10: je bent als eerste aan de beurt en er komen twee caballero’s.
caballero_expansion-lesson-closed =
    .name = Een ingesloten gebied
    .text = Leg de landengte met goud in het gat tussen de twee kapen. Dan ligt aan elke rand van dit land een gebiedskaart: het is ingesloten en er kan geen kaart meer aan worden gelegd.
caballero_expansion-lesson-alcalde =
    .name = Een Alkalde
    .text = Een ingesloten land is voor wie er als eerste een Alkalde heen stuurt. Hij kost 1 en neemt de eerste plaats in: twee keer drie gebiedskaarten en twee goud, 10 punten, bij deze en bij elke latere waardering.
caballero_expansion-lesson-water =
    .name = Een eigen haven
    .text = De landengte heeft ook het water van de baai ingesloten. Op water telt een Alkalde alleen met een schip: plaats hem voor 1 en koop er dan voor 2 een schip bij. Twee gebiedskaarten en een vis leveren elke keer 3 punten op.
caballero_expansion-lesson-grande =
    .name = Je Grande
    .text = Alleen onder je Grande mag een kaart met meer zijden aan land grenzen. Hij kost 2, en je betaalt ook het hoogste getal dat naar land wijst. Leg een kaart tussen de twee landen, met de 4 naar het westen: daar sta je met 4 tegen 3 voor op Beatriz, en je 2 staat voor in het oosten. Beëindig dan je beurt.
caballero_expansion-lesson-stays =
    .name = Onneembaar
    .text = Beatriz heeft land aan een derde zijde van je kaart gebracht. Elke andere kaart zou weg moeten; onder de Grande blijft hij liggen. De 1 telt nu ook in het nieuwe land en kost je niets.
caballero_expansion-lesson-learned =
    .name = Alkalden en Grandes
    .text = Je Alkalden leverden 10 en 3 op, de kaart onder de Grande 6, 4 en 2: je staat voor, 25 tegen 3. Eén keer per beurt mag de Grande voor 1 verder trekken; een kaart die hij tussen landen achterlaat, moet weg. Speel van hieruit verder; Beatriz denkt nu zelf.
