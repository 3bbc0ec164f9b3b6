# Was ein Tisch nicht zulässt, und warum; und was sein Verlauf von sich selbst sagt.

table-why-not_your_seat = Das ist nicht dein Platz.
table-why-not_started = Das Spiel hat noch nicht begonnen; es ist noch ein Platz frei.
table-why-seat_taken = Dieser Platz ist besetzt.
table-why-not_owner = Das kann nur, wer den Tisch eröffnet hat.
table-why-bot_plays = Hier spielt gerade ein Bot; nimm deinen Platz zuerst wieder ein.
table-why-no_hints = Spielen mehrere Menschen mit, gibt es keine Tipps.
table-why-rated_hints = In einem Ranglistenspiel gibt es keine Tipps.
table-why-rated_seat = In einem Ranglistenspiel spielt niemand für dich; du kannst nur aufgeben.
table-why-enough = Du hast es dir jetzt oft genug anders überlegt; möglich ist nur noch, was das Spiel voranbringt.
table-why-seated = Du hast an diesem Tisch schon einen Platz.
table-why-begun = Das Spiel hat schon begonnen.
table-why-over = Das Spiel ist zu Ende.
table-why-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
table-why-paused = Am Tisch ist gerade Pause; spielt zuerst weiter.
table-log-ended = Das Spiel endete hier im Einvernehmen aller.
table-why-lesson = In dieser Lektion: { $option }.
table-why-not_in_lesson = Folge in dieser Lektion bitte dem Hinweis.
