# Was jemandem gesagt wird, auf den ein Tisch wartet. Nichts davon darf mehr sagen, als der Tisch allen zeigt.

notice-table = „{ $name }“ ({ $game })
notice-turn = Du bist dran: { $table }
notice-several = { $count } Tische warten auf dich
notice-body = Das Spiel wartet auf dich.
notice-body-until = Du hast Zeit bis { $when }.
notice-line-until = { $table }, bis { $when }
notice-more = … und { $count ->
        [one] ein weiterer
       *[other] { $count } weitere
    }
notice-when = { $day }, { $hour }:{ $minute } Uhr
notice-day-0 = Montag
notice-day-1 = Dienstag
notice-day-2 = Mittwoch
notice-day-3 = Donnerstag
notice-day-4 = Freitag
notice-day-5 = Samstag
notice-day-6 = Sonntag
notice-today = heute
notice-tomorrow = morgen
notice-open-table = Zum Tisch
notice-open = Castillo öffnen
notice-why = Du bekommst diese E-Mail, weil du erfahren wolltest, wann du dran bist.
notice-stop = Diese E-Mails abbestellen
notice-try = Es funktioniert
notice-try-body = So erfährst du von Castillo, dass du dran bist.
