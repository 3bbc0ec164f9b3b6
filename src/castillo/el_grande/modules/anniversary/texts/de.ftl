### Die Standarten der Jubiläumsausgabe. Begriffe: Standarte · Standartenträger.

anniversary-module =
    .name = Jubiläumsstandarten
    .text = Ein Caballero jeder Farbe trägt eine Standarte und gewinnt bei Gleichstand.

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
    .title = Der Träger gewinnt bei Gleichstand
    .text =
        Wer bei einer Wertung gleich viele Caballeros hat, wird getrennt: Zuerst kommen die, deren Träger dort steht, dann die übrigen. Jede der beiden Gruppen wird nach den üblichen Regeln eingereiht.

        Beispiele: Bei 3 (Träger), 3 und 1 Caballeros gibt es einen ersten, einen zweiten und einen dritten Platz. Bei 3, dann 2 (Träger), 2 (Träger) und 2 teilen sich die beiden Träger den zweiten Platz und bekommen den dritten Wert; der letzte Platz geht leer aus.

anniversary-rules-030 =
    .rule = AN-3
    .title = Boni
    .text = Wer durch den Träger einen Gleichstand um den ersten Platz gewinnt, liegt allein vorn; Königsbonus und Heimatbonus werden gezahlt.

anniversary-rules-040 =
    .rule = AN-4
    .title = Wenn der Träger geht
    .text =
        Die Standarte geht mit, wohin ihr Träger versetzt wird. Verlässt er die Regionen, ins Castillo, an den Hof, in die Provinz oder anderswohin, bekommt sie sofort ein anderer eigener Caballero in einer Region; wer, bestimmt ihr Besitzer. In die Region des Königs kommt keine Standarte: Kann sie sonst niemand nehmen, wartet sie und wird sofort vergeben, sobald ein eigener Caballero in eine Region kommt oder der König eine verlässt.

        Wer einen Caballero dort wählt, wo ein Träger steht, sagt, ob es der Träger ist. Ungesagt ist er es nicht, außer es bleibt kein anderer.

anniversary-rules-050 =
    .rule = AN-5
    .title = Was der Träger darf
    .text = Ein bestimmter Caballero trägt die Standarte, und sie bleibt bei ihm. In den Erweiterungen hat er für Gold und Waren keine Hand frei: Er kann nichts aufnehmen, und wer etwas trägt, bekommt nie die Standarte. Er darf auf der Limittafel und in Francia stehen und Kapitän oder Vizekönig sein.

anniversary-rules-060 =
    .rule = AN-6
    .title = Wo er den Ausschlag gibt
    .text = Der Träger entscheidet nur dort, wo er selbst zählt: nicht als Kapitän oder Vizekönig und nicht neben einer vollen Limittafel. In einem Bündnis zählt er von beiden Regionen aus.

anniversary-rules-070 =
    .rule = AN-7
    .title = Wo keine Standarte weht
    .text = Im Castillo und bei der Wertung der Höfe gibt es keine Standarte. Schwarze Caballeros tragen keine.
