# Ce que l’on dit à qui une table attend. Rien ici ne doit en dire plus que la table n’en montre à tous.

notice-table = « { $name } » ({ $game })
notice-turn = À vous de jouer : { $table }
notice-several = { $count } tables vous attendent
notice-body = La partie vous attend.
notice-body-until = Vous avez jusqu’à { $when }.
notice-line-until = { $table }, jusqu’à { $when }
notice-more = … et { $count ->
        [one] une autre
       *[other] { $count } autres
    }
notice-when = { $day } à { $hour } h { $minute }
notice-day-0 = lundi
notice-day-1 = mardi
notice-day-2 = mercredi
notice-day-3 = jeudi
notice-day-4 = vendredi
notice-day-5 = samedi
notice-day-6 = dimanche
notice-today = aujourd’hui
notice-tomorrow = demain
notice-open-table = Aller à la table
notice-open = Ouvrir Castillo
notice-why = Vous recevez cet e-mail parce que vous avez demandé à savoir quand c’est à vous de jouer.
notice-stop = Ne plus recevoir ces e-mails
notice-try = Ça fonctionne
notice-try-body = C’est ainsi que Castillo vous dira que c’est à vous de jouer.
