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
server-why-no_talk = Il n’y a pas de discussion à cette table.
server-why-no_words = Ce message est vide ; écrivez quelque chose.
server-why-other_room = Jusqu’à la fin de la partie, joueurs et spectateurs discutent séparément.
server-why-not_said = Ce message n’existe pas ici.
server-why-own_words = Ce message est le vôtre ; choisissez celui de quelqu’un d’autre.
server-why-no_passkeys_here = Les clés d’accès ne fonctionnent que si ce serveur est ouvert en HTTPS ou sur localhost, donc pas ici.
server-why-passkey = Cette clé d’accès n’a pas été acceptée ; réessayez.
server-why-passkey_unknown = Cette clé d’accès est inconnue ici ; elle a peut-être été retirée.
server-why-passkeys_full = Vous ne pouvez pas avoir plus de clés d’accès ; retirez-en une d’abord.
server-why-no_passkey = Vous n’avez pas cette clé d’accès.
server-why-last_way = C’est votre seul moyen de revenir ; ajoutez d’abord une autre clé d’accès, une adresse e-mail ou des codes de secours.
server-why-no_way = Vous ne pourriez plus revenir : ajoutez d’abord une clé d’accès, une adresse e-mail ou des codes de secours.
server-why-code = Ce code est incorrect, ou il a déjà servi.
server-why-no_letters = Ce serveur n’envoie pas d’e-mails.
server-why-not_sent = L’e-mail n’a pas pu être envoyé ; réessayez plus tard.
server-why-bad_address = Le serveur de messagerie n’accepte pas d’e-mails pour cette adresse.
server-why-old_letter = Ce lien ne fonctionne plus ; demandez un nouvel e-mail.
server-why-address_taken = Cette adresse appartient déjà à un autre membre ; utilisez-la pour vous connecter, ou retirez-la d’abord de sa page.
server-why-zone = Ce fuseau horaire n’existe pas.
server-why-nobody_before = Personne n’a joué dans ce navigateur avant vous.
server-why-other_name = Ce n’est pas votre nom ; rien n’a été supprimé.

# Messages au sujet du compte.

server-letter-confirm-subject = Confirmez votre adresse pour Castillo
server-letter-confirm-text = Bonjour { $name }, ouvrez ce lien et appuyez sur le bouton de la page. Vous pourrez ensuite vous connecter à Castillo avec cette adresse.
server-letter-confirm-button = Confirmer l’adresse
server-letter-confirm-foot = Le lien ne fonctionne qu’une fois, pendant un jour. Si vous n’avez pas demandé cet e-mail, ne faites rien : l’adresse ne sera pas utilisée.
server-letter-sign_in-subject = Votre lien vers Castillo
server-letter-sign_in-text = Bonjour { $name }, ouvrez ce lien et appuyez sur le bouton de la page pour vous connecter.
server-letter-sign_in-button = Se connecter à Castillo
server-letter-sign_in-foot = Le lien ne fonctionne qu’une fois, pendant une demi-heure. Si vous ne l’avez pas demandé, ne faites rien : sans lui, personne ne peut se connecter.

server-why-banned = L’accès à ce serveur vous est interdit. Motif : { $why }
server-why-banned_until = L’accès à ce serveur vous est interdit jusqu’au { $until }. Motif : { $why }
server-why-enough_reports = Vous avez déjà beaucoup signalé aujourd’hui, et la personne qui gère ce serveur va s’en occuper ; réessayez demain.
server-why-not_another = Seules d’autres personnes peuvent être signalées.
server-why-moderates = Une personne qui modère ne peut pas être exclue ici ; adressez-vous à la personne qui gère ce serveur.
server-why-not_banned = Cette personne n’est pas exclue.
server-why-nobody = Cette personne est inconnue ici.
server-why-no_report = Ce signalement est déjà clos.
server-why-no_reason = Indiquez un motif ; la personne le verra.

# Notifications.

server-why-no_address = Saisissez une adresse qui commence par « { "https://" } ».
server-why-not_public = Cette adresse n’est pas accessible sur l’internet public.
server-why-no_email = Confirmez d’abord votre adresse e-mail.
server-why-members_only = Les webhooks sont réservés aux membres.
server-why-enough_channels = Vous ne pouvez pas en avoir plus ; désactivez-en d’abord un.
server-why-no_channel = Cette notification n’est pas activée.
server-why-no_link = Ce lien n’est pas valide.
server-why-not_delivered =
    L’envoi a échoué : { $what ->
        [unreachable] cette adresse est injoignable.
        [private] cette adresse n’est pas accessible sur l’internet public.
        [answered] la réponse a été { $status }.
        [mail] le serveur de messagerie ne l’a pas accepté.
        [keys] les clés de ce navigateur ne sont pas valides.
       *[unknown] rien n’indique que le message est arrivé.
    }
