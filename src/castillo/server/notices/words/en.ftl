# What somebody is told whom a table waits for. Nothing here may say more than the table shows everybody.

notice-table = “{ $name }” ({ $game })
notice-turn = Your turn: { $table }
notice-several = { $count } tables are waiting for you
notice-body = The game is waiting for you.
notice-body-until = You have until { $when }.
notice-line-until = { $table }, until { $when }
notice-more = … and { $count ->
        [one] one more
       *[other] { $count } more
    }
notice-when = { $day } at { $hour }:{ $minute }
notice-day-0 = Monday
notice-day-1 = Tuesday
notice-day-2 = Wednesday
notice-day-3 = Thursday
notice-day-4 = Friday
notice-day-5 = Saturday
notice-day-6 = Sunday
notice-today = today
notice-tomorrow = tomorrow
notice-open-table = Go to the table
notice-open = Open Castillo
notice-why = You are getting this e-mail because you asked to be told when it is your turn.
notice-stop = Stop these e-mails
notice-try = It works
notice-try-body = This is how Castillo tells you that it is your turn.
