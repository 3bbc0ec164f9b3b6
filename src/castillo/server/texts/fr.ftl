# Ce que le serveur ne fait pas, et pourquoi.

server-why-no_table = Cette table n’existe pas.
server-why-not_for_you = Cette table ne vous est pas ouverte ; demandez un lien.
server-why-not_your_seat = Cette place n’est pas la vôtre.
server-why-not_started = La partie n’a pas commencé ; une place est encore libre.
server-why-not_over = Cela se montre une fois la partie terminée.
server-why-too_many = C’était trop à la fois ; patientez un instant.
server-why-seat_taken = Cette place est prise.
server-why-not_owner = Seul qui a ouvert la table peut faire cela.
server-why-bot_plays = Un bot tient cette place ; reprenez-la d’abord.
server-why-no_hints = Là où plusieurs personnes jouent, il n’y a pas de conseils.
server-why-not_saved = Rien n’a pu être enregistré ; réessayez dans un instant.
server-why-no_database = Les parties sont inaccessibles pour l’instant ; patientez un moment.
server-why-old_link = Ce lien ne fonctionne plus ; créez-en un autre sur l’autre appareil.
server-why-bots_busy = Les bots sont occupés ; redemandez dans un instant.
server-why-set_aside = Cette table ne peut pas être ouverte : ce qui en était enregistré est endommagé, ou suit des règles que ce Castillo ne connaît plus. L’hébergeur en est averti.
server-why-not_played = Ce moment a été joué selon d’anciennes règles et ne peut plus être montré ; choisissez-en un autre.
server-why-enough = Vous avez changé d’avis assez souvent pour l’instant ; seul ce qui fait avancer est encore possible.
server-why-seated = Vous avez déjà une place à cette table.
server-why-begun = La partie a commencé.
server-why-over = La partie est terminée.
server-why-resigned = Vous avez abandonné ; un bot continue à votre place.
server-log-ended = Tout le monde s’est mis d’accord pour arrêter la partie ici.
