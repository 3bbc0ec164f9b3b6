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
server-why-no_moment = Ce moment n’existe pas à cette table.
server-why-over_then = À ce moment, la partie est déjà terminée ; choisissez-en un plus tôt.
server-why-no_name = Indiquez un nom.
server-why-banned = L’accès à ce serveur vous est interdit. Motif : { $why }
server-why-banned_until = L’accès à ce serveur vous est interdit jusqu’au { $until }. Motif : { $why }
server-why-enough_reports = Vous avez déjà beaucoup signalé aujourd’hui ; la personne qui gère ce serveur va s’en occuper. Réessayez demain.
server-why-not_another = Seules d’autres personnes peuvent être signalées.
server-why-moderates = Une personne qui modère ne peut pas être exclue ici.
server-why-not_banned = Cette personne n’est pas exclue.
server-why-nobody = Cette personne est inconnue ici.
server-why-no_report = Ce signalement est déjà clos.
server-why-no_reason = Indiquez le motif : la personne en sera informée.
