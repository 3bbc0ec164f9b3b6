### What the page says of El Grande, Dutch.

el_grande-page-card-values = Macht { $value }, levert { $supply } op
el_grande-page-welcome-title = El Grande, bij jou aan tafel
el_grande-page-welcome-text = Spanje in de vijftiende eeuw. Negen regio’s, één Koning en een toren vol geheimen. Speel El Grande tegen bots of met vrienden: meteen, zonder account, op elk scherm.
el_grande-page-learn-text = Drie ronden met een plan, tegen drie bots die meespelen. Aanwijzingen laten zien waar het om gaat, en een algemene puntentelling laat zien wat het plan waard was. Na tien minuten ken je het spel.
el_grande-page-learn-1 = Macht
el_grande-page-learn-1-text = Je machtkaart bepaalt wanneer je aan de beurt bent en hoeveel nieuwe caballero’s naar je hof komen. Hoge kaarten: vroeg, maar weinig.
el_grande-page-learn-2 = Actie
el_grande-page-learn-2-text = Daarna neem je een van de vijf actiekaarten: daarmee plaats je caballero’s rond de Koning en voer je een speciale actie uit.
el_grande-page-learn-3 = Meerderheid
el_grande-page-learn-3-text = Drie keer worden alle regio’s geteld. Wie de meeste caballero’s in een regio heeft, verdient het meest; een gelijke stand levert minder op.
el_grande-page-feature-meter-text = Wijs een regio aan: je ziet wie daar wat zou scoren en wat één caballero meer zou veranderen.
el_grande-page-map = Kaart van Spanje
el_grande-page-hold-looks = Houd een regio ingedrukt om te zien wie er punten zou krijgen.
el_grande-page-credits-game = El Grande is een bordspel van Wolfgang Kramer en Richard Ulrich. Deze site is gemaakt door liefhebbers; regels en kaarten staan hier in onze eigen woorden.
el_grande-page-credits-drawing = De kaart
el_grande-page-credits-drawing-1 = Provincies © Instituto Geográfico Nacional de España, CC BY 4.0, via es-atlas.
el_grande-page-credits-drawing-2 = Kusten van de buurlanden: Natural Earth, publiek domein, via world-atlas.
el_grande-page-credits-drawing-3 = Projectie, selectie, vereenvoudiging, de verre kusten en alles wat op de kaart is getekend: Castillo.
el_grande-page-court-count = Aan het hof: { $count }
el_grande-page-province-count = In de provincie: { $count }
el_grande-page-place-up-to = { $count ->
        [one] { $count } caballero plaatsen
       *[other] Maximaal { $count } caballero’s plaatsen
    }
el_grande-page-not-open = Deze ronde niet te gebruiken door deze speler
el_grande-page-face-down = Gedekt: niemand kan hem deze ronde nemen.
el_grande-page-kept-card = Bewaard voor een latere beurt.
el_grande-page-counts-for = { $owner } (telt voor { $name })
el_grande-page-used-cards = Je gespeelde kaarten
el_grande-page-meter-of = { $place }: wie hier zou scoren
el_grande-page-meter-count = hier
el_grande-page-meter-now = punten
el_grande-page-meter-general = algemeen
el_grande-page-meter-plus = met +1
el_grande-page-went-in = { $count ->
        [0] Sinds het voor het laatst openging, is er niemand in gegaan.
        [one] Sinds het voor het laatst openging, is er één keer iemand in gegaan.
       *[other] Sinds het voor het laatst openging, is er { $count } keer iemand in gegaan.
    }
el_grande-page-secret-disc = Kiesschijf
el_grande-page-set-disc = Schijf instellen
el_grande-page-set-disc-to = Instellen op { $place }
el_grande-page-disc-is-set = Je schijf wijst { $place } aan.
el_grande-page-disc-is-set-plain = Je schijf is ingesteld.
el_grande-page-change-disc = Wijzigen
el_grande-page-value-place = plaatsen
el_grande-page-value-value = waarde
el_grande-page-value-supply = versterkingen
el_grande-page-value-first = eerste
el_grande-page-value-second = tweede
el_grande-page-value-third = derde
el_grande-page-value-up_to = maximaal
el_grande-page-value-own = eigen
el_grande-page-value-foreign = van anderen
el_grande-page-value-count = aantal
el_grande-page-value-least = minimaal
el_grande-page-value-most = maximaal
el_grande-page-value-points = punten
el_grande-page-value-caballeros = caballero’s
el_grande-page-value-court = aan het hof
el_grande-page-value-home = thuis
el_grande-page-value-copies = exemplaren
el_grande-page-kind-action = Actiekaarten
el_grande-page-kind-power = Machtkaarten
el_grande-page-kind-place = Plekken
el_grande-page-kind-scoreboard = Scoretegels
el_grande-page-kind-other = Andere getallen

el_grande-page-stage-castillo = Het Castillo gaat open
el_grande-page-stage-between = Waar ze heen gaan
el_grande-page-stage-kept = niemand te sturen
