### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Région
cli-board-values = Valeurs
cli-board-meter = décompte
cli-board-closed = fermée
cli-board-inside = dedans :
cli-board-empty = vide
cli-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round } sur { $last }
    }
cli-starts = { $seat } commence
cli-seat-points = Points
cli-seat-court = Cour/Province
cli-seat-power = Carte Pouvoir
cli-seat-veto = Veto
cli-veto-held = oui
cli-hand = Votre main
cli-supply = ravitaillement { $number }
cli-several = Vous pouvez taper plusieurs numéros sur une ligne : 20 40 130. Répéter un numéro annule ce choix.
cli-more-news = … et { $number } lignes plus haut ; `log` montre tout
cli-welcome = 
    { $bots ->
        [0] ? explique ce que l’on peut taper.
        [one] Vous jouez contre un bot ({ $level }). ? explique ce que l’on peut taper.
       *[other] Vous jouez contre { $bots } bots ({ $level }). ? explique ce que l’on peut taper.
    }
cli-thinking = Les bots réfléchissent.

## Answers to what is typed

cli-type-number = Tapez le numéro d’un choix, ou ? pour l’aide.
cli-no-such-number = { $number } n’est pas proposé ; tapez l’un de ces numéros : { $allowed }.
cli-not-understood = « { $line } » n’est pas compris ici ; tapez le numéro d’un choix, ou ? pour l’aide.
cli-stopped-at = Arrêt à « { $step } ». { $why }
cli-standing = { $window } : { $answer }.
cli-saved = Enregistré dans { $file }.
cli-not-saved = Impossible d’écrire { $file } : { $why }.
cli-save-where = Tapez `save` et le nom d’un fichier.
cli-no-such-set = Cette sélection n’existe pas ; tapez l’une de celles-ci : { $sets }.
cli-no-set-now = Une sélection toute faite ne se choisit qu’en composant sa main.
cli-nothing-called = Aucune carte et aucun lieu ne s’appelle « { $what } ».
cli-no-such-rule = Il n’y a pas de règle { $number }.
cli-borders = Régions voisines : { $places }.
cli-quit-save = Quitter ? Entrée quitte, un nom de fichier enregistre d’abord, c continue :
cli-quit-stayed = La partie continue.
cli-left = Vous avez quitté la partie ; elle n’a pas été enregistrée.
cli-left-saved = Vous avez quitté la partie. Reprenez-la avec `castillo play --load { $file }`.
cli-hand-over = C’est à { $seat } de choisir. Passez-lui le clavier et appuyez sur Entrée.

## Help

cli-form-number = 3
cli-form-number-text = le choix portant ce numéro ; 0 arrête ou termine
cli-form-several = 3 5 9
cli-form-several-text = plusieurs choix, l’un après l’autre
cli-form-set-text = en composant sa main : toute une sélection d’un coup
cli-form-notation = NOTATION
cli-form-notation-text = un choix par sa notation ou le nom de son lieu
cli-form-place-text = plusieurs caballeros dans un lieu
cli-form-move-text = déplacer un caballero ; un nombre répète le coup
cli-form-look = { "?" } NOM
cli-form-look-text = sur un lieu, une carte ou une pile
cli-form-back = b
cli-form-back-text = annuler votre dernier choix
cli-form-log = log
cli-form-log-text = tout ce qui s’est passé
cli-form-rules = rules NUMÉRO
cli-form-rules-text = une règle ; sans numéro, la liste
cli-form-save = save FICHIER
cli-form-save-text = enregistrer la partie
cli-form-stand-text = répondre d’avance : always (demander), not_this_action, not_this_turn, not_this_round, only_before_start, never
cli-form-quit = q
cli-form-quit-text = quitter la partie

## The end

cli-end-seat = Joueur
cli-source-castillo = Castillo
cli-source-regions = Régions
cli-source-special = Cartes
cli-source-king = Roi
cli-source-home = Base
cli-source-offices = Postes
cli-source-other = Autres

## Replaying

cli-replay-holds = { $file } : les { $entries } coups étaient possibles et les { $marks } empreintes concordent ; la partie est { $state }.
cli-replay-over = terminée
cli-replay-open = en cours
cli-replay-next = { $number } sur { $last }. Entrée pour continuer :

## Cards

cli-exported = { $file } contient toutes les valeurs de { $modules }. Changez ce qui diffère dans votre exemplaire, effacez le reste et jouez avec `castillo play --sheet { $file }`.
cli-cards-name = Nom et texte
cli-cards-values = Valeurs
cli-cards-source = Provenance
cli-cards-rule = Règle
cli-kind-player = pièces par joueur
cli-kind-bonus = bonus
cli-kind-place = régions et autres lieux
cli-kind-scoreboard = tuiles de score
cli-kind-stack = piles de cartes Action
cli-kind-power = cartes Pouvoir
cli-kind-action = cartes Action
cli-kind-tile = tuiles
cli-kind-other = autres valeurs
cli-entry-player = Chaque joueur
cli-entry-bonus = Région du Roi et région de base
cli-entry-stack = Pile { $id }
cli-field-caballeros = caballeros
cli-field-court = à la Cour
cli-field-home = région de base
cli-field-points = points
cli-field-first = premier
cli-field-second = deuxième
cli-field-third = troisième
cli-field-place = à placer
cli-field-value = valeur
cli-field-supply = ravitaillement
cli-field-cards = cartes
cli-field-two_players = à deux joueurs
cli-field-more_players = à plus de joueurs
cli-field-ships = navires
cli-field-prisoners = prisonniers
cli-field-copies = exemplaires
cli-field-up_to = jusqu’à
cli-field-own = à soi
cli-field-foreign = adverses
cli-field-count = nombre
cli-field-least = de
cli-field-most = à
cli-field-tiles = tuiles
cli-field-castles = châteaux
cli-field-display = à l’étalage
cli-field-ship = navire
cli-field-castle = château
cli-field-move = déplacement
cli-field-water = carte contre l’eau seule
cli-field-plain = sans symbole
cli-field-gold = or
cli-field-goods = marchandises
cli-field-fish = poisson
cli-field-alcaldes = Alcaldes
cli-field-grandes = Grandes
cli-field-alcalde = Alcalde
cli-field-grande = Grande
cli-field-move_grande = déplacer le Grande

## Tables bloquées

cli-ratings-anew =
    { $games ->
        [one] Une partie classée,
       *[other] { $games } parties classées,
    } { $ratings ->
        [one] une cote.
       *[other] { $ratings } cotes.
    }
cli-ratings-changed =
    { $count ->
        [0] Toutes étaient justes.
        [one] Une seule était fausse.
       *[other] { $count } étaient fausses.
    }
cli-tables-aside = { $count ->
        [0] Aucune table n’est bloquée.
        [one] Une table est bloquée : impossible de l’ouvrir, et aucune partie ne s’y joue.
       *[other] { $count } tables sont bloquées : impossible de les ouvrir, et aucune partie ne s’y joue.
    }
cli-tables-again = Un nouvel essai a lieu dès que quelqu’un en demande une.

## Ce que font les hôtes

cli-column-id = Identifiant
cli-column-name = Nom
cli-column-kind = Type
cli-column-joined = Inscription
cli-column-created = Création
cli-column-seen = Dernière visite
cli-column-games = Parties
cli-column-rights = Droits
cli-column-banned = Exclusion jusqu’au
cli-column-email = E-mail
cli-column-game = Jeu
cli-column-state = État
cli-column-people = Personnes
cli-column-updated = Dernier coup
cli-column-entries = Coups
cli-column-number = Place
cli-column-guest = Identifiant
cli-column-away = Bot
cli-column-table = Table
cli-column-at = Date
cli-column-why = Motif
cli-column-until = Jusqu’au
cli-column-reported = Concerne
cli-column-against = Identifiant
cli-column-reporter = De
cli-column-by = Identifiant
cli-column-times = Nombre
cli-column-text = Texte
cli-column-quoted = Citation
cli-column-who = Par
cli-column-actor = Nom
cli-column-what = Action
cli-column-about = Objet
cli-column-language = Langue
cli-column-tries = Essais
cli-admin-kind-member = membre
cli-admin-kind-guest = invité
cli-admin-kind-person = personne
cli-admin-kind-bot = bot
cli-admin-kind-open = libre
cli-admin-kind-insult = insultes
cli-admin-kind-spam = spam
cli-admin-kind-cheating = triche
cli-admin-kind-name = nom
cli-admin-kind-other = autre
cli-admin-kind-push = push
cli-admin-kind-mail = e-mail
cli-admin-kind-webhook = webhook
cli-admin-state-waiting = en attente
cli-admin-state-playing = en cours
cli-admin-state-over = terminée
cli-admin-away-turn = pour ce tour
cli-admin-away-stays = remplace
cli-admin-away-gone = définitivement
cli-admin-rights-moderate = modère
cli-admin-what-ban = exclusion
cli-admin-what-unban = exclusion levée
cli-admin-what-right = droits modifiés
cli-admin-what-close_report = signalement clos
cli-admin-what-close_table = table fermée
cli-admin-what-try_again = nouvel essai
cli-admin-what-add_word = mot ajouté
cli-admin-what-remove_word = mot retiré
cli-admin-what-announce = annonce publiée
cli-admin-what-clear = annonce retirée
cli-admin-what-rebuild_ratings = classement recalculé
cli-admin-what-resend = notifications renvoyées
cli-admin-what-discard = notifications abandonnées
cli-admin-for-good = définitivement
cli-admin-members = { $count ->
        [0] Personne.
        [one] Une personne.
       *[other] { $count } personnes.
    }
cli-admin-tables = { $count ->
        [0] Aucune table.
        [one] Une table.
       *[other] { $count } tables.
    }
cli-admin-aside = { $count ->
        [0] Aucune table n’est bloquée.
        [one] Une table est bloquée.
       *[other] { $count } tables sont bloquées.
    }
cli-admin-aside-why = Bloquée : { $why }
cli-admin-bans = { $count ->
        [0] Personne n’est exclu.
        [one] Une personne est exclue.
       *[other] { $count } personnes sont exclues.
    }
cli-admin-reports = { $count ->
        [0] Aucun signalement n’est ouvert.
        [one] Un signalement est ouvert.
       *[other] { $count } signalements sont ouverts.
    }
cli-admin-undelivered = { $count ->
        [0] Toutes les notifications ont pu être envoyées.
        [one] Une notification n’a pas pu être envoyée.
       *[other] { $count } notifications n’ont pas pu être envoyées.
    }
cli-admin-words = { $count ->
        [0] La liste de mots est vide.
        [one] Un mot est masqué.
       *[other] { $count } mots sont masqués.
    }
cli-admin-announcements = { $count ->
        [0] Rien n’est annoncé.
        [one] Un texte est annoncé.
       *[other] { $count } textes sont annoncés.
    }
cli-admin-log = { $count ->
        [0] Aucune ligne.
        [one] Une ligne.
       *[other] { $count } lignes.
    }
cli-admin-ban = Exclusion : { $name }, fin : { $until }.
cli-admin-unban = { $name } peut de nouveau jouer.
cli-admin-right = { $right ->
        [moderate] { $name } peut désormais modérer.
       *[other] { $name } n’a plus de droits particuliers.
    }
cli-admin-close_table = La table { $table } ferme dans quelques secondes, ou dès qu’un serveur démarre.
cli-admin-try_again = { $count ->
        [0] Aucune table n’est bloquée.
        [one] Un nouvel essai a lieu dès que quelqu’un l’ouvre.
       *[other] Un nouvel essai a lieu pour chacune dès que quelqu’un l’ouvre.
    }
cli-admin-close_report = Le signalement { $id } est clos.
cli-admin-retry_undelivered = { $count ->
        [0] Il n’y avait rien à renvoyer.
        [one] Elle sera renvoyée dans quelques secondes, ou dès qu’un serveur démarre.
       *[other] Elles seront renvoyées dans quelques secondes, ou dès qu’un serveur démarre.
    }
cli-admin-drop_undelivered = { $count ->
        [0] Il n’y avait rien à abandonner.
        [one] Une notification est abandonnée.
       *[other] { $count } notifications sont abandonnées.
    }
cli-admin-add_word = { $count ->
        [0] Tous étaient déjà dans la liste.
        [one] Un mot de plus est masqué.
       *[other] { $count } mots de plus sont masqués.
    }
cli-admin-remove_word = { $count ->
        [one] Un mot n’est plus masqué.
       *[other] { $count } mots ne sont plus masqués.
    }
cli-admin-announce = L’annonce paraît sur la page d’accueil dans quelques secondes.
cli-admin-clear = Plus rien n’est annoncé.
cli-admin-count-members = Membres
cli-admin-count-guests = Invités
cli-admin-count-reports = Signalements ouverts
cli-admin-count-banned = Personnes exclues
cli-admin-count-outbox = Messages à envoyer
cli-admin-count-dead = Messages impossibles à envoyer
cli-admin-count-tables = Tables : { $state }
cli-admin-count-finished = Parties terminées le { $day }
