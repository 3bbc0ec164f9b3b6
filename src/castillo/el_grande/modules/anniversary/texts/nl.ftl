### De vaandels van de jubileumuitgave. Termen: vaandel · vaandeldrager.

anniversary-module =
    .name = Jubileumvaandels
    .sign = J
    .text = Eén caballero van elke speler draagt een vaandel en beslist gelijke standen in zijn voordeel.

anniversary-kind-bearer =
    .name = vaandeldrager

anniversary-prompt-give_standard = Je vaandel heeft een nieuwe drager nodig. Welke caballero neemt het?

anniversary-log-standard_given = Het vaandel van { $seat } wappert nu { $to_in }.
anniversary-log-standard_waits = Het vaandel van { $seat } wacht op een nieuwe drager.

anniversary-rules-010 =
    .rule = AN-1
    .title = De vaandels
    .text = Aan het begin komt het vaandel van elke speler onder een van diens caballero’s in de thuisregio. Die caballero is de vaandeldrager.

anniversary-rules-020 =
    .rule = AN-2
    .title = De drager beslist bij gelijke stand
    .text =
        Hebben spelers bij een telling evenveel caballero’s, dan gaan de spelers van wie de drager daar staat voor. Voor elk van de twee groepen gelden verder de gewone regels.

        Voorbeelden: bij 3 (drager), 3 en 1 caballero’s zijn de spelers eerste, tweede en derde. Bij 3, dan 2 (drager), 2 (drager) en 2 delen de twee spelers met drager de tweede plaats en krijgen ze de derde waarde; de laatste speler krijgt niets.

anniversary-rules-030 =
    .rule = AN-3
    .title = Bonussen
    .text = Wie dankzij de drager een gelijke stand om de eerste plaats wint, is als enige eerste en krijgt ook de Koningsbonus en de Grandebonus.

anniversary-rules-040 =
    .rule = AN-4
    .title = Als de drager vertrekt
    .text =
        Wordt de drager verplaatst, dan gaat het vaandel mee. Verlaat hij de regio’s en gaat hij naar het Castillo, het hof, de provincie of elders, dan geeft de eigenaar het vaandel meteen aan een andere eigen caballero in een regio. In de Koningsregio komt geen vaandel: kan niemand anders het nemen, dan wacht het tot een eigen caballero een regio binnenkomt of de Koning er een verlaat, en wordt het dan meteen gegeven.

        Wie een caballero kiest op een plek waar een drager staat, zegt erbij of het de drager is. Zegt niemand iets, dan is hij het niet, tenzij er geen andere over is.

anniversary-rules-050 =
    .rule = AN-5
    .title = Wat de drager mag
    .text = Eén bepaalde caballero draagt het vaandel, en het blijft bij hem. In de uitbreidingen heeft hij geen hand vrij voor goud of goederen: hij kan niets meenemen, en wie iets draagt, krijgt nooit het vaandel. Hij mag op het limietbord en in Francia staan en kapitein of onderkoning zijn.

anniversary-rules-060 =
    .rule = AN-6
    .title = Waar hij de doorslag geeft
    .text = De drager beslist alleen waar hij zelf meetelt: niet als kapitein of onderkoning en niet naast een vol limietbord. In een alliantie telt hij voor beide regio’s.

anniversary-rules-070 =
    .rule = AN-7
    .title = Waar geen vaandel wappert
    .text = In het Castillo en bij het tellen van de hoven is er geen vaandel. Zwarte caballero’s dragen er geen.

## De les

anniversary-lesson-standard =
    .name = Je vaandel
    .text = Van elke speler draagt één caballero een vaandel. Die van jou staat in Granada, je thuisregio. Bij een puntentelling wint de drager een gelijke stand.
anniversary-lesson-last =
    .name = Het laatste woord
    .text = Na deze ronde komt een algemene puntentelling. Speel de 3 om als laatste aan de beurt te zijn.
anniversary-lesson-tie =
    .name = De vaandeldrager
    .text = In Castilla la Nueva heeft Gonzalo er drie, jij twee. Neem ‘Volg mij!’, plaats er één in Granada en gebruik dan de kaart: verplaats alleen je vaandeldrager van Granada naar Castilla la Nueva.
anniversary-lesson-learned =
    .name = Gelijke stand gewonnen
    .text = Drie tegen drie in Castilla la Nueva, en je vaandel gaf je de eerste plaats: 7 punten. Zonder vaandel hadden jullie allebei 4 gekregen. Ook in Granada bleef je eerste, voor 8. Je staat voor met 18 tegen 16. Speel van hier verder; de bots denken nu zelf na.
