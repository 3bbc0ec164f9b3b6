# Ce que le serveur ne fait pas, et pourquoi.

server-why-no_table = Cette table n’existe pas.
server-why-not_for_you = Vous n’avez pas accès à cette table ; demandez un lien.
server-why-not_over = Cela n’est disponible qu’une fois la partie terminée.
server-why-too_many = Trop de demandes à la fois ; patientez un instant.
server-why-not_saved = L’enregistrement a échoué ; réessayez dans un instant.
server-why-no_database = Les parties sont inaccessibles pour l’instant ; patientez un peu.
server-why-old_link = Ce lien ne fonctionne plus ; créez-en un nouveau sur l’autre appareil.
server-why-bots_busy = Les bots sont occupés ; réessayez dans un instant.
server-why-set_aside = Cette table ne peut pas être ouverte : les données enregistrées sont endommagées, ou suivent des règles que cette version de Castillo ne connaît plus. La personne qui gère le serveur en est avertie.
server-why-not_played = Ce moment a été joué selon d’anciennes règles et ne peut plus être affiché ; choisissez-en un autre.
server-why-too_fast = D’autres ont été plus rapides à plusieurs reprises ; réessayez.
server-why-not_played_here = Seules les personnes qui ont joué peuvent demander une revanche.
server-why-rated_alone = Dans une partie classée, chacun joue sur son propre appareil.
server-why-rated_plain = Une partie classée se joue avec au moins une personne et avec les valeurs de cartes du jeu.
server-why-not_shown = Cette personne ne vous montre pas ses parties.
server-why-no_player = Cette personne n’existe pas ici.
server-why-no_moment = Ce moment n’existe pas à cette table.
server-why-over_then = À ce moment, la partie est déjà terminée ; choisissez-en un plus tôt.
server-why-no_name = Indiquez un nom.
