### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Région
cli-board-values = Valeur
cli-board-meter = décompte
cli-board-closed = fermée
cli-board-inside = là :
cli-board-empty = vide
cli-round = Manche { $round } sur { $last }
cli-starts = { $seat } commence
cli-seat-points = Points
cli-seat-court = Cour/Province
cli-seat-power = Carte de pouvoir
cli-seat-veto = Veto
cli-veto-held = oui
cli-hand = Votre main
cli-supply = renfort { $number }
cli-several = Plusieurs numéros sur une ligne conviennent : 20 40 130. Le même numéro encore une fois le reprend.
cli-more-news = … et { $number } lignes avant ; `log` montre tout
cli-welcome = 
    { $bots ->
        [0] ? explique ce que l’on peut taper.
        [one] Vous jouez contre un bot ({ $level }). ? explique ce que l’on peut taper.
       *[other] Vous jouez contre { $bots } bots ({ $level }). ? explique ce que l’on peut taper.
    }
cli-thinking = Les bots réfléchissent.

## Answers to what is typed

cli-type-number = Tapez le numéro d’un choix, ou ? pour de l’aide.
cli-no-such-number = { $number } n’est pas proposé ; choisissez parmi { $allowed }.
cli-not-understood = « { $line } » ne veut rien dire ici ; tapez le numéro d’un choix, ou ? pour de l’aide.
cli-stopped-at = Arrêté à « { $step } ». { $why }
cli-standing = { $window } : { $answer }.
cli-saved = Enregistré dans { $file }.
cli-not-saved = Impossible d’écrire { $file } : { $why }.
cli-save-where = Tapez `save` et le nom d’un fichier.
cli-no-such-set = Ce jeu n’existe pas ; tapez { $sets }.
cli-no-set-now = Un jeu se choisit seulement pendant le choix de la main.
cli-nothing-called = Ni carte ni lieu ne s’appelle « { $what } ».
cli-no-such-rule = Il n’y a pas de règle { $number }.
cli-borders = Touche { $places }.
cli-quit-save = Quitter ? Entrée quitte, un nom de fichier enregistre d’abord, c continue :
cli-quit-stayed = La partie continue.
cli-left = Vous avez quitté la partie ; elle n’a pas été enregistrée.
cli-left-saved = Vous avez quitté la partie. Reprenez-la avec `castillo play --load { $file }`.
cli-hand-over = C’est à { $seat }. Passez le clavier à { $seat } et appuyez sur Entrée.

## Help

cli-form-number = 3
cli-form-number-text = le choix de ce numéro ; 0 arrête ou termine
cli-form-several = 3 5 9
cli-form-several-text = plusieurs choix, l’un après l’autre
cli-form-set = set spread
cli-form-set-text = au choix de la main : tout un jeu de cartes d’un coup
cli-form-notation = to aragon
cli-form-notation-text = un choix par sa notation ou le nom de son lieu
cli-form-place = place aragon 2
cli-form-place-text = plusieurs caballeros dans un lieu
cli-form-move = move red galicia>aragon
cli-form-move-text = en prendre un et le déplacer ; un nombre répète
cli-form-look = ? aragon, ? 3
cli-form-look-text = sur un lieu, une carte ou une pile
cli-form-back = b
cli-form-back-text = reprendre votre dernier choix
cli-form-log = log
cli-form-log-text = tout ce qui s’est passé
cli-form-rules = rules EG-4.1
cli-form-rules-text = une règle ; sans numéro, la liste
cli-form-save = save FICHIER
cli-form-save-text = enregistrer la partie
cli-form-stand = stand veto RÉPONSE
cli-form-stand-text = répondre d’avance : always (demander), not_this_action, not_this_turn, not_this_round, only_before_start, never
cli-form-quit = q
cli-form-quit-text = quitter la partie

## The end

cli-end-seat = Joueur
cli-source-castillo = Castillo
cli-source-regions = Régions
cli-source-special = Cartes
cli-source-king = Roi
cli-source-home = Origine
cli-source-offices = Charges
cli-source-other = Autres

## Replaying

cli-replay-holds = { $file } : les { $entries } coups étaient possibles et les { $marks } empreintes concordent ; la partie est { $state }.
cli-replay-over = terminée
cli-replay-open = en cours
cli-replay-next = { $number } sur { $last }. Entrée continue :

## Cards

cli-exported = { $file } contient toutes les valeurs de { $modules }. Changez ce qui diffère dans votre boîte, effacez le reste et jouez avec `castillo play --sheet { $file }`.
cli-cards-name = Nom et texte
cli-cards-values = Valeurs
cli-cards-source = Origine
cli-cards-rule = Règle
cli-kind-player = pièces d’un joueur
cli-kind-bonus = bonus
cli-kind-place = régions et autres lieux
cli-kind-scoreboard = tableaux mobiles
cli-kind-stack = piles de cartes d’action
cli-kind-power = cartes de pouvoir
cli-kind-action = cartes d’action
cli-kind-other = autres valeurs
cli-entry-player = Chaque joueur
cli-entry-bonus = Région du Roi et région d’origine
cli-entry-stack = Pile { $id }
cli-field-caballeros = caballeros
cli-field-court = à la Cour
cli-field-home = région d’origine
cli-field-points = points
cli-field-first = premier
cli-field-second = deuxième
cli-field-third = troisième
cli-field-place = à placer
cli-field-value = valeur
cli-field-supply = renfort
cli-field-cards = cartes
cli-field-two_players = à deux joueurs
cli-field-more_players = à plus de joueurs
cli-field-ships = navires
cli-field-prisoners = prisonniers
cli-field-copies = exemplaires
cli-field-up_to = jusqu’à
cli-field-own = les siens
cli-field-foreign = adverses
cli-field-count = nombre
cli-field-least = de
cli-field-most = à

## Tables mises de côté

cli-tables-aside = { $count ->
        [0] Aucune table n’est mise de côté.
        [one] Une table est mise de côté : elle ne peut pas être ouverte et rien n’y tourne.
       *[other] { $count } tables sont mises de côté : elles ne peuvent pas être ouvertes et rien n’y tourne.
    }
cli-tables-again = Dès que quelqu’un les demandera, un nouvel essai sera fait.
