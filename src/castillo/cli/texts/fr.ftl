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
        [one] un classement.
       *[other] { $ratings } classements.
    }
cli-ratings-changed =
    { $count ->
        [0] Tous étaient justes.
        [one] Un seul était faux.
       *[other] { $count } étaient faux.
    }
cli-tables-aside = { $count ->
        [0] Aucune table n’est bloquée.
        [one] Une table est bloquée : impossible de l’ouvrir, et aucune partie ne s’y joue.
       *[other] { $count } tables sont bloquées : impossible de les ouvrir, et aucune partie ne s’y joue.
    }
cli-tables-again = Un nouvel essai a lieu dès que quelqu’un en demande une.
