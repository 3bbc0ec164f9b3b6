### El Caballero: die Erweiterung, Deutsch.

caballero_expansion-module =
    .name = Alkalden und Granden
    .sign = A&G
    .text = Zehn Runden und drei Wertungen, dazu mehr Karten, Schiffe und Kastelle. Ein Alkalde nimmt ein geschlossenes Gebiet in Besitz; dein Grande macht eine Karte unangreifbar.
caballero_expansion-marker-alcalde =
    .name = Alkalde
    .text = Nimmt ein geschlossenes Gebiet in Besitz: In einer Region bringt er den ersten Platz, auf einem Gewässer zählt er mit einem Schiff.

caballero_expansion-value-stock = Gemeinsamer Vorrat
caballero_expansion-value-price = Preise in Caballeros

caballero_expansion-why-no_tile_here = Auf { $at } liegt kein Plättchen.
caballero_expansion-why-no_such_area = { $kind ->
        [land] Dieses Plättchen hat kein Land.
       *[water] Dieses Plättchen hat kein Wasser.
    }
caballero_expansion-why-not_closed = Dieses Gebiet ist nicht geschlossen: Nicht an jeder seiner Kanten liegt ein Plättchen.
caballero_expansion-why-alcalde_here = In diesem Gebiet steht schon ein Alkalde.
caballero_expansion-why-no_alcalde_left = Alle deine Alkalden sind eingesetzt.
caballero_expansion-why-no_alcalde_here = Auf diesem Gewässer wartet kein Alkalde von dir auf ein Schiff.
caballero_expansion-why-own_card = Der Grande darf nur auf einer deiner eigenen Karten stehen.
caballero_expansion-why-grande_here = Der Grande steht schon hier.
caballero_expansion-why-grande_out = Dein Grande ist schon auf dem Tisch.
caballero_expansion-why-grande_at_court = Dein Grande ist noch am Hof.
caballero_expansion-why-grande_moved = Du hast deinen Granden in diesem Zug schon versetzt.
caballero_expansion-why-several_lands = Mit dem Granden legst du eine Karte nur dort, wo sie mit mehreren Seiten an Land liegt.
caballero_expansion-why-no_grande_here = Dein Grande steht nicht auf { $at }.

caballero_expansion-rules-600 =
    .rule = EC-6
    .title = Die Erweiterung
    .text = Gespielt werden zehn Runden, und nach den Runden 4, 7 und 10 werden alle Gebiete gewertet. Alle haben { $player_cards } Caballerokarten, { $player_alcaldes } Alkalden und einen Granden, die zu Beginn am Hof sind; im Vorrat sind { $stock_ships } Schiffe und { $stock_castles } Kastelle. In deinem Zug darfst du auch Alkalden einsetzen und den Granden einsetzen oder versetzen.
caballero_expansion-rules-610 =
    .rule = EC-6.1
    .title = Alkalden
    .text =
        Für { $price_alcalde } Caballero stellst du einen deiner Alkalden in ein geschlossenes Gebiet, in dem noch keiner steht. Ein Gebiet ist geschlossen, wenn keine Karte mehr daran gelegt werden kann. Wir prüfen das so: An jeder seiner Kanten liegt ein Plättchen. Eine Kante, an der eine Karte liegt, ist nicht geschlossen.

        Eine Region mit deinem Alkalden bringt dir den ersten Platz, also das Doppelte ihres Wertes. Ein Gewässer bringt dir seine Plättchen und seine Fische, sobald du beim Alkalden ein Schiff hast, das du zum üblichen Preis kaufst oder vom Hof sendest, sofort oder später. Ein geschlossenes Gewässer fasst einen Alkalden und ein Schiff. Das Schiff liegt im Gewässer selbst, nicht auf einer Karte, und sein Kauf zählt zu den zwei Schiffskäufen des Zuges.

        In einem Zug darfst du beliebig viele Alkalden einsetzen. Sie werden nie zurückgenommen und zählen bei jeder Wertung. Das, und wie das Schiff liegt und zählt, ist unsere Festlegung.

        Beispiel: Ein Alkalde in einer geschlossenen Region aus 2 Plättchen mit 1 Gold bringt 6; einer mit Schiff auf einem geschlossenen Gewässer aus 3 Plättchen bringt 3.
caballero_expansion-rules-620 =
    .rule = EC-6.2
    .title = Der Grande
    .text =
        Für { $price_grande } Caballeros kommt dein Grande vom Hof auf eine deiner Karten auf dem Tisch; Land, das die Karte später erreicht, kostet nichts. Oder du legst eine Karte, die mit mehreren Seiten an Land liegt, und stellst den Granden sogleich darauf: Dann bezahlst du auch die höchste Zahl, die zum Land zeigt.

        Eine Karte unter dem Granden muss nie weichen; sie lässt sich weder zurückziehen noch erhöhen. Alle ihre Zahlen, die zum Land zeigen, zählen in ihren Regionen. Kastell und Schiffe dürfen darauf sein. Wenn du eine solche Karte legst, muss sich deine Summe in jeder Region, die sie berührt, von der aller anderen unterscheiden; das ist unsere Festlegung. Wird der Grande allein eingesetzt oder versetzt, wird nicht auf Gleichstand geprüft.

        Beispiel: Eine mit dem Granden gelegte Karte zeigt einer Region die 4 und einer anderen die 2 und die 1. Sie kostet 4, dazu { $price_grande } für den Granden, und zählt in der ersten 4, in der zweiten 3. Sind beide Summen die größten, so bringt eine erste Region aus 1 Plättchen 2 und eine zweite aus 4 Plättchen 8.
caballero_expansion-rules-630 =
    .rule = EC-6.3
    .title = Den Granden versetzen
    .text =
        Einmal in deinem Zug darfst du den Granden für { $price_move_grande } Caballero auf eine andere deiner Karten versetzen. Du darfst ihn auch auf eine Karte versetzen, die du gerade legst: Dann bezahlst du beides, bevor etwas an den Hof zurückkommt.

        Liegt die Karte, die er verlässt, mit mehreren Seiten an Land, muss sie sofort weichen. Ihre Caballeros sind verloren; mit einem Kastell kommt die höchste Zahl, die zum Land zeigt, an den Hof zurück, und das Kastell geht in den Vorrat. Mit ihren Schiffen geschieht, was bei jeder Karte geschieht, die weichen muss; das ist unsere Festlegung.

        Beispiel: Hell hat den letzten Zug vor einer Wertung und 1 Caballero am Hof und bezahlt ihn, um den Granden zu versetzen. Das Kastell auf der verlassenen Karte bringt 8 zurück, und Hell legt sie sofort wieder an: 16 gegen 15 von Dunkel.

## Die Lektion

caballero_expansion-lesson-rounds =
    .name = Zehn Runden
    .text = Mit der Erweiterung dauert ein Spiel zehn Runden und hat drei Wertungen. Die erste kommt nach dieser Runde, der vierten. Beatriz hat die 7 gespielt. Spiele die 10: Du bist zuerst dran, und zwei Caballeros kommen.
caballero_expansion-lesson-closed =
    .name = Ein geschlossenes Gebiet
    .text = Lege die Landenge mit Gold in die Lücke zwischen den beiden Kaps. Dann liegt an jeder Kante dieses Landes ein Plättchen: Es ist geschlossen, und keine Karte kann mehr daran gelegt werden.
caballero_expansion-lesson-alcalde =
    .name = Ein Alkalde
    .text = Ein geschlossenes Land gehört dem, der zuerst einen Alkalden dorthin schickt. Er kostet 1 und nimmt den ersten Platz ein: zweimal drei Plättchen und zwei Gold, 10 Punkte, bei dieser und bei jeder späteren Wertung.
caballero_expansion-lesson-water =
    .name = Ein eigener Hafen
    .text = Die Landenge hat auch das Gewässer der Bucht geschlossen. Auf Wasser zählt ein Alkalde nur mit einem Schiff: Setze ihn für 1 ein und kaufe ihm dann für 2 ein Schiff. Zwei Plättchen und ein Fisch bringen jedes Mal 3 Punkte.
caballero_expansion-lesson-grande =
    .name = Dein Grande
    .text = Nur unter deinem Granden darf eine Karte mit mehreren Seiten an Land liegen. Er kostet 2, und du bezahlst auch die höchste Zahl, die zum Land zeigt. Lege eine Karte zwischen die beiden Länder, die 4 nach Westen: Dort führst du mit 4 zu 3 vor Beatriz, und deine 2 führt im Osten. Beende dann deinen Zug.
caballero_expansion-lesson-stays =
    .name = Unangreifbar
    .text = Beatriz hat Land an eine dritte Seite deiner Karte gebracht. Jede andere Karte müsste weichen; unter dem Granden bleibt sie liegen. Ihre 1 zählt nun auch im neuen Land und kostet dich nichts.
caballero_expansion-lesson-learned =
    .name = Alkalden und Granden
    .text = Deine Alkalden haben 10 und 3 gebracht, die Karte unter dem Granden 6, 4 und 2: Du führst mit 25 zu 3. Einmal im Zug darf der Grande für 1 weiterziehen; eine Karte, die er zwischen Ländern zurücklässt, muss weichen. Spiele von hier aus weiter; Beatriz denkt jetzt selbst.
