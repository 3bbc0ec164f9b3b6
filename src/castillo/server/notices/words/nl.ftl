# Wat iemand te horen krijgt op wie een tafel wacht. Niets hiervan mag meer zeggen dan de tafel aan iedereen laat zien.

notice-table = ‘{ $name }’ ({ $game })
notice-turn = Jij bent aan zet: { $table }
notice-several = { $count } tafels wachten op je
notice-body = Het spel wacht op je.
notice-body-until = Je hebt de tijd tot { $when }.
notice-line-until = { $table }, tot { $when }
notice-more = … en { $count ->
        [one] nog één
       *[other] nog { $count }
    }
notice-when = { $day } om { $hour }:{ $minute } uur
notice-day-0 = maandag
notice-day-1 = dinsdag
notice-day-2 = woensdag
notice-day-3 = donderdag
notice-day-4 = vrijdag
notice-day-5 = zaterdag
notice-day-6 = zondag
notice-today = vandaag
notice-tomorrow = morgen
notice-open-table = Naar de tafel
notice-open = Castillo openen
notice-why = Je krijgt deze e-mail omdat je wilde weten wanneer je aan zet bent.
notice-stop = Deze e-mails stoppen
notice-try = Het werkt
notice-try-body = Zo laat Castillo je weten dat je aan zet bent.
