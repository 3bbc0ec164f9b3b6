anniversary-module =
    .name = Jubilé
    .sign = J
    .text = La tour de la fête rapporte le triple.
anniversary-log-standard_given = Un drapeau flotte sur la { $to }.
