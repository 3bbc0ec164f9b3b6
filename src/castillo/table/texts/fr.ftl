# Ce qu’une table ne permet pas, et pourquoi ; et ce que son journal dit de lui-même.

table-why-not_your_seat = Cette place n’est pas la vôtre.
table-why-not_started = La partie n’a pas encore commencé ; il reste une place libre.
table-why-seat_taken = Cette place est prise.
table-why-not_owner = Seule la personne qui a ouvert la table peut faire cela.
table-why-bot_plays = Un bot joue à cette place ; reprenez-la d’abord.
table-why-no_hints = Il n’y a pas de conseils quand plusieurs personnes jouent.
table-why-rated_hints = Il n’y a pas de conseils dans une partie classée.
table-why-rated_seat = Dans une partie classée, personne ne joue à votre place ; vous pouvez seulement abandonner.
table-why-enough = Vous avez assez changé d’avis pour l’instant ; seul ce qui fait avancer la partie est encore possible.
table-why-seated = Vous avez déjà une place à cette table.
table-why-begun = La partie a déjà commencé.
table-why-over = La partie est terminée.
table-why-resigned = Vous avez abandonné ; un bot continue à votre place.
table-why-paused = La partie est en pause ; reprenez-la d’abord.
table-log-ended = D’un commun accord, la partie s’arrête ici.
table-why-lesson = Dans cette leçon : { $option }.
table-why-not_in_lesson = Dans cette leçon, suivez l’indication.
