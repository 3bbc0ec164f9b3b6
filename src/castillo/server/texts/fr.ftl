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

# Avertissements.

server-why-no_address = Saisissez une adresse qui commence par https://.
server-why-not_public = Cette adresse n’est pas sur l’internet public.
server-why-no_letters = Ce serveur n’envoie pas d’e-mails.
server-why-no_email = Confirmez d’abord votre adresse e-mail.
server-why-members_only = Les webhooks sont réservés aux membres.
server-why-enough_channels = Il y en a assez ; désactivez-en d’abord un.
server-why-no_channel = Ce moyen de vous joindre n’existe pas.
server-why-no_link = Ce lien n’est pas valable.
server-why-not_sent =
    L’envoi a échoué : { $what ->
        [unreachable] personne ne répond à cette adresse.
        [private] cette adresse n’est pas sur l’internet public.
        [answered] la réponse a été { $status }.
        [mail] le serveur de courrier ne l’a pas accepté.
        [keys] les clés de ce navigateur ne sont pas valables.
       *[unknown] nul n’a dit si le message est arrivé.
    }
