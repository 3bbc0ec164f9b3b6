anniversary-module =
    .name = Jubiläum
    .sign = J
    .text = Der Turm des Festes bringt dreimal so viel.
anniversary-log-standard_given = Eine Fahne weht: { $to }.
