### Die Standarten der Jubiläumsausgabe. Begriffe: Standarte · Standartenträger.

anniversary-module =
    .name = Jubiläumsstandarten
    .sign = J
    .text = Ein Caballero jeder Farbe trägt eine Standarte und entscheidet Gleichstände für sich.

anniversary-kind-bearer =
    .name = Standartenträger

anniversary-prompt-give_standard = Deine Standarte braucht einen neuen Träger. Welcher Caballero nimmt sie?

anniversary-log-standard_given = Die Standarte von { $seat } weht nun { $to_in }.
anniversary-log-standard_waits = Die Standarte von { $seat } wartet auf einen neuen Träger.

anniversary-rules-010 =
    .rule = AN-1
    .title = Die Standarten
    .text = Zu Beginn kommt die Standarte jeder Farbe unter einen ihrer Caballeros in der Heimatregion. Er ist der Standartenträger.

anniversary-rules-020 =
    .rule = AN-2
    .title = Der Träger entscheidet Gleichstände
    .text =
        Haben bei einer Wertung mehrere gleich viele Caballeros, kommen zuerst diejenigen, deren Träger dort steht, dann die übrigen. Für jede der beiden Gruppen gelten danach die üblichen Regeln.

        Beispiele: Bei 3 (Träger), 3 und 1 Caballeros gibt es einen ersten, einen zweiten und einen dritten Platz. Bei 3, dann 2 (Träger), 2 (Träger) und 2 teilen sich die beiden mit Träger den zweiten Platz und bekommen den dritten Wert; wer keinen hat, geht leer aus.

anniversary-rules-030 =
    .rule = AN-3
    .title = Boni
    .text = Wer durch den Träger einen Gleichstand um den ersten Platz gewinnt, liegt allein vorn und bekommt auch Königs- und Heimatbonus.

anniversary-rules-040 =
    .rule = AN-4
    .title = Wenn der Träger geht
    .text =
        Wird der Träger umgesetzt, geht die Standarte mit. Verlässt er die Regionen, ob ins Castillo, an den Hof, in die Provinz oder anderswohin, bekommt sie sofort ein anderer, selbst gewählter Caballero derselben Farbe in einer Region. In die Königsregion kommt keine Standarte: Kann sie sonst niemand nehmen, wartet sie und wird vergeben, sobald ein Caballero ihrer Farbe in eine Region kommt oder der König eine verlässt.

        Wer einen Caballero wählt, wo ein Träger steht, sagt dazu, ob es der Träger ist. Ohne Ansage ist er es nicht, es sei denn, es ist kein anderer mehr da.

anniversary-rules-050 =
    .rule = AN-5
    .title = Was der Träger darf
    .text = Ein bestimmter Caballero trägt die Standarte, und sie bleibt bei ihm. In den Erweiterungen hat er für Gold und Waren keine Hand frei: Er kann nichts aufnehmen, und wer etwas trägt, bekommt nie die Standarte. Er darf auf der Begrenzungstafel und in Francia stehen und Kapitän oder Vizekönig sein.

anniversary-rules-060 =
    .rule = AN-6
    .title = Wo er den Ausschlag gibt
    .text = Der Träger entscheidet nur dort, wo er selbst zählt: nicht als Kapitän oder Vizekönig und nicht neben einer vollen Begrenzungstafel. In einer Allianz zählt er für beide Regionen.

anniversary-rules-070 =
    .rule = AN-7
    .title = Wo keine Standarte weht
    .text = Im Castillo und bei der Wertung der Höfe gibt es keine Standarte. Schwarze Caballeros tragen keine.

## Die Lektion

anniversary-lesson-standard =
    .name = Deine Standarte
    .text = Von jedem trägt ein Caballero eine Standarte. Deiner steht in Granada, deiner Heimatregion. Bei einer Wertung entscheidet der Träger einen Gleichstand für sich.
anniversary-lesson-last =
    .name = Das letzte Wort
    .text = Nach dieser Runde kommt eine allgemeine Wertung. Spiele die 3, um zuletzt dran zu sein.
anniversary-lesson-tie =
    .name = Der Standartenträger
    .text = In Castilla la Nueva hat Gonzalo drei, du zwei. Nimm „Mir nach!“, setze einen in Granada ein und nutze dann die Karte: Setze nur deinen Standartenträger von Granada nach Castilla la Nueva um.
anniversary-lesson-learned =
    .name = Gleichstand gewonnen
    .text = Drei zu drei in Castilla la Nueva, und deine Standarte brachte dir den ersten Platz: 7 Punkte. Ohne sie hättet ihr beide 4 bekommen. Auch in Granada bist du vorn geblieben, für 8. Du führst 18 zu 16. Spiele von hier aus weiter; ab jetzt denken die Bots selbst.
