anniversary-module =
    .name = Anniversary
    .sign = J
    .text = The tower of the feast pays three times.
anniversary-log-standard_given = A banner flies from the { $to }.
