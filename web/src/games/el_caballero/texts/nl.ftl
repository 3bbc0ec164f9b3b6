### What the page says of El Caballero, Dutch.

el_caballero-page-card-values = Macht { $value }, levert { $supply } op
el_caballero-page-welcome-title = El Caballero, bij jou aan tafel
el_caballero-page-welcome-text = Onbekende kusten aan de overkant van de zee. Leg gebiedskaarten aan, stuur je caballero’s aan land, zet schepen in en bouw kastelen: een kaart die elke keer anders groeit. Speel tegen bots of met vrienden, meteen en zonder account.
el_caballero-page-learn-text = Twee ronden en een waardering met een plan. Korte opmerkingen wijzen aan waar ze over gaan en vertellen wat je doet en waarom.
el_caballero-page-learn-1 = Macht
el_caballero-page-learn-1-text = Je machtkaart bepaalt wanneer je aan de beurt bent en hoeveel caballero’s naar je Hof komen. Een hoge kaart betekent een vroege beurt, maar weinig caballero’s.
el_caballero-page-learn-2 = Kaart
el_caballero-page-learn-2-text = In je beurt leg je een gebiedskaart aan: land aan land, water aan water. Eilanden en zeeën groeien, en soms moet een kaart wijken.
el_caballero-page-learn-3 = Caballero’s en schepen
el_caballero-page-learn-3-text = Het getal dat naar een regio wijst, zegt hoeveel van je caballero’s daar staan. Het hoogste totaal levert het meeste op; elk schip levert op wat zijn watergebied waard is.
el_caballero-page-feature-meter-text = Wijs land of water aan om te zien wat het waard is en wie er zou scoren; pak een gebiedskaart om te zien wat die zou veranderen.
el_caballero-page-map = De kaart zoals die gegroeid is
el_caballero-page-hold-looks = Houd een gebied ingedrukt om te zien wie er punten zou krijgen.
el_caballero-page-credits-game = El Caballero is een bordspel van Wolfgang Kramer en Richard Ulrich. Deze site is gemaakt door liefhebbers; de regels staan hier in onze eigen woorden.
el_caballero-page-tiles = Gebiedskaarten
el_caballero-page-tiles-left = { $count } gebiedskaarten gedekt
el_caballero-page-gold = goud
el_caballero-page-fish = vis
el_caballero-page-in-hand = in de hand
el_caballero-page-places = { $count ->
        [one] { $count } plek
       *[other] { $count } plekken
    }
el_caballero-page-no-place = geen plek
el_caballero-page-stock = In de voorraad: schepen { $ships }, kastelen { $castles }
el_caballero-page-deeds = Wat je kunt doen
el_caballero-page-token-tile = Gebied
el_caballero-page-token-card = Kaarten
el_caballero-page-token-ship = Schepen
el_caballero-page-token-castle = Kastelen
el_caballero-page-token-withdraw = Terugname
el_caballero-page-token-move = Verplaatsen
el_caballero-page-token-alcalde = Alkalde
el_caballero-page-token-grande = Grande
el_caballero-page-must = moet
el_caballero-page-free = gratis
el_caballero-page-times-left = Nog { $count }.
el_caballero-page-pays = Kost { $price }.
el_caballero-page-would-tie = Je zou er evenveel hebben als { $name }.
el_caballero-page-must-break = Een tweede kaart moet de gelijke stand opheffen.
el_caballero-page-tile-first = Leg eerst een gebiedskaart aan.
el_caballero-page-no-tile-fits = Geen van de gebiedskaarten past nu.
el_caballero-page-no-card-place = Er kan nu geen kaart worden aangelegd of verhoogd.
el_caballero-page-no-berth = Geen van je kaarten heeft een vrije zijde aan water.
el_caballero-page-no-card-for-castle = Geen van je kaarten kan een kasteel krijgen.
el_caballero-page-nothing-to-withdraw = Er is niets om terug te nemen.
el_caballero-page-nothing-to-move = Er is niets om te verplaatsen.
el_caballero-page-no-closed-area = Er wacht geen ingesloten gebied op een Alkalde.
el_caballero-page-grande-out = Je Grande staat op een kaart; hij kan alleen verplaatst worden.
el_caballero-page-no-card-for-grande = Er ligt nog geen kaart van jou op tafel.
el_caballero-page-tile-places = { $fits ->
        [one] { $fits } plek
       *[other] { $fits } plekken
    } zoals je hem vasthoudt, { $turned } gedraaid.
el_caballero-page-tile-fits = Hij past, met de bovenkant naar het { $where }.
el_caballero-page-tile-turns = Draai hem: zo past hij hier niet.
el_caballero-page-tile-throws-out = { $count ->
        [one] Hij past, maar er moet een kaart weg: { $names }.
       *[other] Hij past, maar er moeten { $count } kaarten weg: { $names }.
    }
el_caballero-page-place-of = Plek { $place } van { $count }, { $at }.
el_caballero-page-as-held = Past zoals je hem vasthoudt.
el_caballero-page-when-turned = Past als je hem draait.
el_caballero-page-held-card = Kies een plek voor de kaart.
el_caballero-page-held-raise = Kies een van je kaarten om te verhogen.
el_caballero-page-held-ship = Kies een zijde aan water.
el_caballero-page-held-castle = Kies een kaart voor het kasteel.
el_caballero-page-held-withdraw = Kies de kaart die je terugneemt.
el_caballero-page-held-pick = Wat wil je verplaatsen?
el_caballero-page-held-move = Kies waar het heen gaat.
el_caballero-page-held-alcalde = Kies een ingesloten gebied.
el_caballero-page-held-grande = Kies een kaart voor de Grande.
el_caballero-page-choose-number = Welk getal moet naar het land wijzen?
el_caballero-page-choose-side = Hier is alleen water: welk getal moet naar de gebiedskaart wijzen?
el_caballero-page-dial = Getallen van de kaart
el_caballero-page-dial-water = Zijden van de kaart
el_caballero-page-fit = Hele kaart tonen
el_caballero-page-start-tile = de startkaart
el_caballero-page-east = { $count } oost
el_caballero-page-west = { $count } west
el_caballero-page-north = { $count } noord
el_caballero-page-south = { $count } zuid
el_caballero-page-knot = Hoeken verbinden gebieden nooit.
el_caballero-page-card-of = Kaart van { $name }
el_caballero-page-alcalde-of = Alkalde van { $name }
el_caballero-page-castle-saves = Moet de kaart weg, dan brengt het kasteel er { $count } terug naar het Hof.
el_caballero-page-castle-lacks = Moet de kaart weg, dan gaan er zonder kasteel { $count } verloren.
el_caballero-page-may-lay = Je mag hier { $numbers } aanleggen.
el_caballero-page-may-raise = Je mag die van jou verhogen tot { $numbers }.
el_caballero-page-raise-number = Verhogen tot { $number } voor { $price }
el_caballero-page-do-ship = Schip kopen
el_caballero-page-do-castle = Kasteel kopen
el_caballero-page-do-withdraw = Terugnemen
el_caballero-page-do-move = Hierheen verplaatsen
el_caballero-page-do-alcalde = Alkalde plaatsen
el_caballero-page-do-grande = Grande plaatsen
el_caballero-page-lay-here = Hier aanleggen
el_caballero-page-lay-number = { $number } aanleggen voor { $price }
el_caballero-page-raise-instead = Liever een kaart verhogen
el_caballero-page-turn-left = Naar links draaien
el_caballero-page-turn-right = Naar rechts draaien
el_caballero-page-turn-to-fit = Passend draaien
el_caballero-page-put-back = Terugleggen
el_caballero-page-to-court = Naar het Hof
el_caballero-page-piece-at = { $kind ->
        [ship] Schip op { $at }, { $side }
        [castle] Kasteel op { $at }
       *[grande] Grande op { $at }
    }
el_caballero-page-piece-at-court = Schip vanuit het Hof
el_caballero-page-without-grande = Zonder de Grande
el_caballero-page-with-grande = Met de Grande
el_caballero-page-moving-grande = De Grande erop zetten
el_caballero-page-if-laid = Als je hem hier aanlegt
el_caballero-page-if-done = Wat er zou veranderen
el_caballero-page-nothing-changes = Geen gebied verandert van waarde, en niemands punten veranderen.
el_caballero-page-withdrawn = { $count ->
        [0] De kaart komt bij je terug.
       *[other] { $saved ->
            [0] De kaart komt bij je terug. Verloren caballero’s: { $count }.
           *[other] De kaart komt bij je terug. Naar het Hof: { $saved } van { $count }.
        }
    }{ $ships ->
        [0] { "" }
       *[other] { " " }Schepen naar het Hof: { $ships }.
    }
el_caballero-page-thrown-out = { $castle ->
        [yes] { $name }: de kaart op { $at } moet weg. Het kasteel redt er { $saved }.
       *[no] { $name }: de kaart op { $at } moet weg. Verloren: { $count }.
    }
el_caballero-page-area-new = Nieuw: { $name }, waarde { $value }
el_caballero-page-area-grows = { $name }: waarde { $before } → { $value }
el_caballero-page-area-joined = { $name }: { $count } worden één, waarde { $value }
el_caballero-page-area-same = { $name }, waarde { $value }
el_caballero-page-area-closes = Dan is het ingesloten.
el_caballero-page-area-worth = { $tiles ->
        [one] { $tiles } gebiedskaart
       *[other] { $tiles } gebiedskaarten
    }{ $extra ->
        [0] { "" }
       *[other] { " + " }{ $extra }
    }: waarde { $value }.
el_caballero-page-area-closed = Ingesloten.
el_caballero-page-count-land = caballero’s
el_caballero-page-count-water = schepen
el_caballero-page-scores = krijgt
el_caballero-page-nobody-here = Er is hier niemand.
el_caballero-page-court-of = Aan het Hof: { $count } van hoogstens { $most }
el_caballero-page-cards-left = Kaarten over: { $count }
el_caballero-page-ships-at-court = Schepen aan het Hof: { $count }
el_caballero-page-end-without-supply = { $count ->
        [one] Je kunt nog { $count } caballero naar je Hof halen. Beurt beëindigen?
       *[other] Je kunt nog { $count } caballero’s naar je Hof halen. Beurt beëindigen?
    }
el_caballero-page-end-without-cards = Kaartacties over: { $cards }; aan je Hof: { $count }. Beurt beëindigen?
el_caballero-page-go-on = Verderspelen
el_caballero-page-never-ask = Beëindigen en niet meer vragen
el_caballero-page-key-supply = je caballero’s nemen
el_caballero-page-key-tile = een gebiedskaart pakken
el_caballero-page-key-turn = hem draaien (Shift: terug)
el_caballero-page-key-place = volgende plek (Shift: terug)
el_caballero-page-key-card = een kaart aanleggen; nog eens: er een verhogen
el_caballero-page-key-number = getal van de kaart, zodra die ligt
el_caballero-page-key-ship = een schip kopen
el_caballero-page-key-castle = een kasteel kopen
el_caballero-page-key-withdraw = een kaart terugnemen
el_caballero-page-key-move = een stuk verplaatsen
el_caballero-page-key-alcalde = een Alkalde plaatsen
el_caballero-page-key-grande = de Grande plaatsen
el_caballero-page-key-end = je beurt beëindigen
el_caballero-page-key-fit = de hele kaart tonen
el_caballero-page-value-supply = aanvulling
el_caballero-page-value-tiles = gebiedskaarten
el_caballero-page-value-cards = kaarten
el_caballero-page-value-court = aan het Hof
el_caballero-page-value-ships = schepen
el_caballero-page-value-castles = kastelen
el_caballero-page-value-display = in het aanbod
el_caballero-page-value-ship = schip
el_caballero-page-value-castle = kasteel
el_caballero-page-value-move = verplaatsen
el_caballero-page-value-water = kaart aan water
el_caballero-page-value-plain = zonder symbool
el_caballero-page-value-gold = met goud
el_caballero-page-value-fish = met vis
el_caballero-page-value-alcaldes = Alkalden
el_caballero-page-value-grandes = Grandes
el_caballero-page-value-alcalde = Alkalde
el_caballero-page-value-grande = Grande
el_caballero-page-value-move_grande = Grande verplaatsen
el_caballero-page-kind-power = Machtkaarten
el_caballero-page-kind-tile = Gebiedskaarten
el_caballero-page-kind-other = Andere waarden
el_caballero-page-tab-play = Spelen
el_caballero-page-tab-cards = Gebiedskaarten
el_caballero-page-title-player = Elke speler
el_caballero-page-title-stock = Algemene voorraad
el_caballero-page-title-price = Prijzen
el_caballero-page-flip = Kaart omdraaien

## What lies on a tile or a card

el_caballero-page-has-gold = goud
el_caballero-page-has-fish = vis
el_caballero-page-has-ship = schip
el_caballero-page-has-castle = kasteel
el_caballero-page-has-grande = Grande
el_caballero-page-sides-land = Land { $sides }:
el_caballero-page-sides-water = Water { $sides }:
el_caballero-page-counts-on = { $count } in { $place }
el_caballero-page-on-water = alleen aan water, { $at }
el_caballero-page-ledger-ships = Schepen
