### Les mots de la page, français.

## Partout

page-home = Accueil
page-menu = Menu
page-language = Langue
page-to-light = Passer à la lumière du jour
page-to-dark = Passer à la lueur des bougies
page-rules = Règles
page-cards = Cartes
page-credits = Crédits
page-close = Fermer
page-cancel = Annuler
page-copy = Copier
page-link-copied = Le lien est copié.
page-link-selected = Le lien est sélectionné : copiez-le depuis le champ.
page-share-sheet = Partager…
page-skip-to-content = Aller au contenu
page-no-connection = Le serveur est injoignable pour le moment.
page-not-found = Page introuvable
page-not-found-text = Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il y manque un caractère.
page-sorry = Une erreur s’est produite
page-sorry-part = Cet élément ne peut pas s’afficher pour l’instant. Tout le reste fonctionne, et votre partie est intacte. La personne qui gère ce serveur reçoit un rapport.
page-sorry-page = Cette page ne peut pas s’afficher pour l’instant. Vos parties sont intactes. La personne qui gère ce serveur reçoit un rapport.
page-reload = Recharger
page-you = vous
page-bot = bot
page-away = un bot joue à sa place
page-absent = absent pour l’instant
page-log = Journal
page-players = Joueurs
page-result = Résultat

## Accueil

page-play-now = Jouer maintenant
page-play-now-text = Vous, contre trois bots
page-new-table = Nouvelle table
page-learn = Apprendre en jouant
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’est ouverte en ce moment. Ouvrez-en une !
page-table-over = terminée
page-table-aside = impossible à ouvrir
page-table-seats = { $taken } places prises sur { $players }
page-watch = Regarder
page-sit-down = Rejoindre
page-look = Revoir
page-your-turn = À vous de jouer
page-greeting-morning = Bonjour, { $name }
page-greeting-day = Bonjour, { $name }
page-greeting-evening = Bonsoir, { $name }
page-tables-wait = { $count ->
        [0] Aucune table ne vous attend.
        [one] Une table vous attend.
       *[other] { $count } tables vous attendent.
    }
page-others-thinking = Les autres réfléchissent
page-gathering = En attente de joueurs
page-finished = Terminées
page-all-my-games = Toutes mes parties
page-my-results = Mes résultats
page-ratings = Classement
page-came-first = gagnée, { $points } à { $others }
page-came-shared = victoire partagée, { $points } chacun
page-came = { $place }e sur { $players }, avec { $points }
page-play = Jouer
page-open = Ouvrir
page-invites = { $name } vous invite
page-time-left = encore { $time }
page-your-name = Votre nom
page-save = Enregistrer
page-my-page = Ma page
page-my-page-text = Profil, appareils, notifications, et un moyen de retrouver vos parties
page-sign-in = Se connecter
page-other-device-text = Avec ce lien, vous retrouvez toutes vos tables sur un autre appareil. Il ne fonctionne qu’une fois.
page-features = Ce que vous trouverez ici
page-feature-bots = Des bots à chaque place
page-feature-bots-text = { $levels ->
        [4] Quatre niveaux. Ils occupent les places vides et remplacent les joueurs qui doivent partir.
        [5] Cinq niveaux. Ils occupent les places vides et remplacent les joueurs qui doivent partir.
       *[other] { $levels } niveaux. Ils occupent les places vides et remplacent les joueurs qui doivent partir.
    }
page-feature-undo = Prenez le temps de réfléchir
page-feature-undo-text = Placez, regardez, annulez. Votre tour n’est joué qu’une fois que vous l’avez confirmé.
page-feature-meter = Qui domine où
page-feature-days = D’une traite ou sur plusieurs jours
page-feature-days-text = Fermez le navigateur et revenez plus tard : rien n’est perdu, et un petit film montre ce qui s’est passé entre-temps.

## Nouvelle table

page-new-table-title = Nouvelle table
page-which-game = Jeu
page-modules = Extensions
page-presets = Formules
page-details = Détails
page-module-needs = nécessite { $modules }
page-module-not-with = pas avec { $modules }
page-module-not-recommended = déconseillé avec { $modules }
page-players-count = Nombre de joueurs
page-seats = Places
page-seat-n = Place { $n }
page-seat-me = Moi
page-seat-open = Place libre
page-seat-bot = Bot
page-seat-hot = Sur cet appareil aussi
page-seat-level = Niveau
page-seat-name = Nom
page-options = Réglages
page-pace = Rythme
page-pace-none = Sans limite de temps
page-pace-live = 2 minutes par tour, 10 en réserve
page-pace-calm = 5 minutes par tour, 30 en réserve
page-pace-day = 1 jour par tour
page-pace-days = 3 jours par tour
page-pace-other = { $minutes } minutes par tour, { $bank } en réserve
page-rounds = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
page-game-with = { $game } avec { $modules }
page-who-watches = Qui peut regarder
page-watch-anyone = Tout le monde
page-watch-link-only = Quiconque a le lien
page-watch-nobody = Personne
page-listed = L’afficher parmi les tables ouvertes
page-rated = Partie classée
page-rated-text = Elle compte pour le classement : il n’y a pas de conseils, et personne ne laisse un bot jouer à sa place. Impossible à plusieurs sur un même appareil.
page-rated-short = classée
page-table-name = Nom de la table
page-table-name-hint = par exemple : vendredi au club
page-open-table = Ouvrir la table
page-invite-link = Lien pour jouer
page-watch-link = Lien pour regarder
page-waiting-room = La table est prête
page-waiting-room-text = La partie commence dès que toutes les places sont prises.
page-seat-to-bot = La donner à un bot
page-start-with-bots = Commencer avec des bots
page-invitation = Invitation
page-host = hôte
page-here = est là
page-bot-of-level = bot, { $level }
page-qr-code = L’invitation sous forme de code QR
page-qr-hint = Scannez-le avec un téléphone.
page-take-seat-back = Reprendre ma place
page-let-bot-play = Laisser un bot jouer
page-let-bot-play-text = Un bot joue désormais à votre place, jusqu’à ce que vous la repreniez.
page-seat-free = Libérer la place
page-seat-free-text = { $name } perd sa place ; quelqu’un d’autre peut la prendre.
page-close-table = Fermer la table
page-close-table-text = La table disparaît pour toutes les personnes qui y attendent, et l’invitation ne fonctionne plus.
page-leave-table = Quitter la table
page-resign = Abandonner
page-resign-text = Un bot joue à votre place jusqu’à la fin ; vous ne pourrez plus la reprendre.
page-resigned = a abandonné
page-end-game = Arrêter la partie
page-report-person = Signaler une personne…
page-end-game-text = Si tout le monde à la table est d’accord, la partie s’arrête en l’état, sans vainqueur. Son enregistrement est conservé.
page-end-game-alone = La partie s’arrête en l’état, sans vainqueur. Son enregistrement est conservé.
page-end-wished = Souhaitent arrêter la partie : { $names }.
page-end-agree = D’accord
page-end-not = Continuer la partie

## Jouer, regarder, appareil

page-sit-title = Une place vous attend
page-sit-title-by = { $name } vous invite
page-sit-text = Choisissez une place et un nom, puis rejoignez la table.
page-sit-full = Toutes les places sont prises. Vous pouvez tout de même regarder.
page-device-title = Continuer ici
page-device-text = Avec ce lien, vous continuez ici sous votre nom, avec toutes vos tables. Il ne fonctionne qu’une fois.
page-device-claim = Continuer ici
page-device-done = C’est fait. Vos tables sont là.

## La table

page-question = Question en cours
page-game-over = La partie est terminée.
page-waiting-for = En attente de { $names }…
page-take-back = Annuler le choix
page-rule-number = Règle { $rule }
page-rule-not-found = Il n’y a pas encore de page pour la règle { $rule }.
page-all-rules = Toutes les règles
page-all-cards = Toutes les cartes
page-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
page-round-of =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round } sur { $rounds }
    }
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-until-this_round = jusqu’à la fin de cette manche
page-until-next_round = jusqu’à la fin de la manche suivante
page-until-end = jusqu’à la fin de la partie
page-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
page-bank-left = En réserve : { $time }
page-cards-on-table = Cartes sur la table
page-taken-by = Prise par { $name }
page-about-card = À propos de « { $card } »
page-your-hand = Vos cartes
page-pick-title = Choisissez les { $size } cartes de votre main
page-pick-made = Vos { $size } cartes sont choisies. Vous pouvez encore en changer jusqu’à ce que tout le monde ait choisi.
page-pick-look = Voir le plateau
page-pick-go-on = Continuer à choisir
page-pick-change = Changer
page-pick-presets = Suggestions
page-pick-last = Votre dernière sélection
page-pick-last-text = Les cartes de votre dernière partie dans ce navigateur
page-pick-none = Aucune
page-pick-count = { $count } sur { $size }
page-pick-missing = encore { $count }
page-pick-surplus = { $count } de trop
page-pick-done = Jouer avec ces { $size } cartes
page-cards-and-log = Cartes et journal
page-show-moment = Afficher le plateau à l’étape { $n }
page-values-were = Valeurs : { $values }
page-reaction = Votre réaction
page-other-answers = Autres réponses
page-window-closes = Sans réponse, c’est non : { $seconds } s
page-hand-over = Passer l’appareil
page-hand-over-to = Passez l’appareil à { $name }
page-hand-over-why = La suite ne regarde que cette personne.
page-hand-over-ready = Je suis { $name }
page-since = Depuis votre dernier tour
page-since-scoring = Décompte général : vous +{ $points }
page-since-scoring-all = Décompte général : { $points }
page-since-watch = Regarder
page-since-film = Voir le film
page-since-close = Continuer
page-command = Tapez un coup en notation
page-command-unknown = Ce choix n’est pas possible maintenant.
page-which = Que choisissez-vous ?
page-beside-the-board = À côté du plateau
page-offline = Connexion perdue, reconnexion en cours…
page-caught-up = De nouveau à jour.
page-on-its-way = Envoi de votre choix…
page-was-taken = Votre choix a été accepté.
page-not-taken = Votre choix n’est pas arrivé ; choisissez de nouveau.
page-some-done = { $done ->
        [one] La première réponse a tout de même été retenue.
       *[other] Les { $done } premières réponses ont tout de même été retenues.
    }
page-letters = Lettres sur les pièces
page-patterns = Eaux hachurées
page-motion = Animations
page-letters-text = Chaque pièce porte la lettre de sa couleur.
page-patterns-text = Pour les yeux qui ne distinguent pas l’eau de la terre par la couleur.
page-motion-text = Les pièces se déplacent, les points volent. Sinon, tout change d’un coup.
page-preferences = Préférences
page-preferences-text = Elles restent dans ce navigateur et valent pour toutes les tables.
page-pref-reading = Texte et couleurs
page-pref-size = Taille du texte
page-percent = { $percent } %
page-pref-theme = Lumière
page-theme-system = Comme l’appareil
page-theme-light = Lumière du jour
page-theme-dark = Lueur des bougies
page-pref-pace = Rythme
page-pref-tempo = Bots et animations
page-tempo-calm = Calme
page-tempo-usual = Normal
page-tempo-brisk = Rapide
page-tempo-instant = Instantané
page-tempo-calm-text = Tout prend son temps, et chaque étape laisse un instant pour regarder.
page-tempo-usual-text = Un décompte général dure une vingtaine de secondes.
page-tempo-brisk-text = Deux fois plus vite.
page-tempo-instant-text = Rien ne bouge, et seul le résultat d’un décompte s’affiche.
page-pref-sound = Sons
page-pref-sound-on = Émettre de brefs sons à la table
page-pref-sound-text = Pour votre tour, les pièces placées, les décomptes et les actions empêchées.
page-sound-turn = À vous
page-sound-place = Placement
page-sound-score = Décompte
page-sound-stop = Action empêchée
page-pref-asks = Confirmations
page-pref-asks-on = Demander avant de quitter une place, d’en libérer une ou de fermer une table
page-pref-asks-text = Avant d’abandonner ou d’arrêter une partie, la question est toujours posée.
page-shortcuts = Raccourcis clavier
page-key-tab = passer au choix suivant
page-key-arrows = se déplacer sur le plateau
page-key-enter = choisir
page-key-numbers = appuyer sur le bouton portant ce numéro
page-key-undo = annuler le dernier choix
page-key-map = aller au plateau
page-key-summary = lire le plateau à voix haute (lecteur d’écran)
page-key-letters = lettres sur les pièces
page-key-command = taper un coup
page-key-zoom = zoomer, dézoomer
page-key-escape = fermer, passer l’animation
page-key-help = cette liste
page-hint = Conseil
page-hint-says = Un bot choisirait : { $option }.
page-talk = Discussion
page-talk-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
page-talk-point = En parler
page-talk-off = Désactiver la discussion
page-talk-on = Activer la discussion
page-talk-allowed = Autoriser la discussion à cette table
page-pause-wish = Faire une pause

## Autres moments

page-replay = Revoir la partie
page-step-back = Une étape en arrière
page-step-on = Une étape en avant
page-play-film = Lecture
page-pause = Pause
page-moment = Moment
page-tip = De quoi il s’agit
page-back-to-now = Revenir au présent
page-to-the-end = Aller à la fin
page-replay-beginning = La partie commence.
page-replay-turning = Ce tour a changé les chances de victoire : { $change }
page-replay-hand-then = Cartes Pouvoir : { $left }. Jouées : { $spent }.
page-replay-where = Étape { $n } sur { $last }, manche { $round }
page-replay-step = étape { $n } sur { $last }
page-replay-start = Au début
page-replay-round-back = Une manche en arrière
page-replay-turn-back = Un tour en arrière
page-replay-turn-on = Un tour en avant
page-replay-round-on = Une manche en avant
page-replay-scoring = Décompte suivant
page-replay-space = Espace
page-replay-tempo = Vitesse
page-replay-speed = Vitesse ×{ $speed }
page-replay-hands = Mains
page-replay-analysis = Analyse
page-replay-analysis-text = Un bot expérimenté peut examiner chaque décision de cette partie : ce qu’il aurait fait, et ce que le choix a coûté.
page-replay-analyse = Analyser
page-replay-analysis-off = Masquer l’analyse
page-replay-your-decision = Votre décision
page-replay-decision = La décision
page-replay-whose = Les décisions de qui
page-replay-options = Ce qui a été choisi, ce que l’expert préfère, et les chances de victoire avec chacun
page-replay-you = Vous
page-replay-played = Joué
page-replay-expert = Expert
page-replay-other = Ou
page-replay-verdict-best = Le meilleur : tout autre choix vaut au moins { $lead } de moins.
page-replay-verdict-same = Bon : l’expert aurait fait de même.
page-replay-verdict-equal = Bon : cela n’a rien coûté de mesurable.
page-replay-verdict-good = Bon : cela a coûté { $cost }, à peine plus que ce que l’estimation distingue.
page-replay-verdict-doubtful = Douteux : cela a coûté { $cost }.
page-replay-verdict-costly = Coûteux : cela a coûté { $cost }.
page-replay-no-decision = Rien à décider à cette étape. Un signe ci-dessous mène au prochain coup de ce genre.
page-replay-thinking = Le bot examine les décisions…
page-replay-busy = Les bots sont occupés par d’autres parties.
page-replay-find = Coup suivant : { $grade }
page-replay-grade-best = meilleur
page-replay-grade-good = bon
page-replay-grade-doubtful = douteux
page-replay-grade-costly = coûteux
page-replay-best-move = Meilleur coup
page-replay-costliest = Coup le plus coûteux
page-key-step = une étape
page-key-turn = un tour
page-key-round = une manche
page-key-ends = début, fin
page-key-scoring = décompte suivant
page-key-film = lancer le film, arrêter
page-key-analysis = analyse
page-key-costly = prochain coup qui a coûté quelque chose
page-key-link = lien vers ce moment

## Après la partie

page-wins = { $names } l’emporte
page-win-shared = { $names } se partagent la victoire
page-ended = Arrêtée d’un commun accord
page-standings = Classement
page-points-by-source = D’où viennent les points
page-win-chance = Chances de gagner
page-win-chance-wait = Calcul en cours…
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-play-on = Reprendre à partir d’ici
page-play-on-text = Une nouvelle table commence à cet instant ; des bots prennent les autres places.
page-show-replay = Revoir la partie
page-download-record = Télécharger la partie
page-other-points = autres
page-end-page = Résultat et bilan
page-end-you-win =
    { $lead ->
        [one] Vous gagnez, avec un point d’avance
       *[other] Vous gagnez, avec { $lead } points d’avance
    }
page-end-wins =
    { $lead ->
        [one] { $names } gagne, avec un point d’avance
       *[other] { $names } gagne, avec { $lead } points d’avance
    }
page-end-to = { $first } à { $second }
page-end-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-end-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-end-you = vous
page-end-board = Plateau
page-end-to-moment = Aller à un moment de la partie
page-end-numbers = Tous les chiffres, manche par manche
page-round-column = Manche
page-points-by-round = Points par manche
page-chance-note = estimée d’après ce que voyait le public
page-chances-failed = Impossible de calculer les chances pour le moment.
page-try-again = Réessayer
page-turning-for-you = Vos tournants
page-turning-of = Les tournants pour { $names }
page-turning-none = Aucun tour n’a décidé seul de cette partie.
page-turning-unused = { $window } non utilisé
page-turning-between = entre les tours
page-turning-fork = Reprendre juste avant ce tour
page-colon =  :
page-awards = Distinctions
page-end-share = Partager
page-share-text = Une image du résultat et du plateau à la fin, ou un lien.
page-share-link = Ce lien ouvre la partie à tout le monde, à sa fin.
page-share-link-moment = Ce lien ouvre la partie à tout le monde, à ce moment.
page-share-private = Pour l’instant, seuls les joueurs peuvent voir cette partie.
page-share-private-text = Toute personne qui a le lien pourra désormais voir cette partie, cartes comprises.
page-share-make = Créer un lien
page-picture-save = Enregistrer l’image
page-picture-share = Partager l’image
page-picture-drawing = Dessin en cours…
page-picture-failed = L’image n’a pas pu être créée dans ce navigateur.

## À l’écoute

page-a11y-stack = { $owner }, { $place } : { $count } { $badges }
page-a11y-place = { $place }. Rapporte { $values }. { $who }.
page-a11y-empty = vide
page-a11y-closed = fermé
page-a11y-scores = Points : { $scores }.

## Référence

page-rules-title = Règles
page-rules-intro = Les règles, avec nos propres mots. Chacune porte un numéro, auquel renvoient le journal et les questions.
page-contents = Sommaire
page-cards-title = Toutes les cartes
page-cards-intro = Toutes les cartes avec leurs nombres, et la provenance de chacun.
page-cards-from = Montrer les cartes de
page-cards-all = Tout
page-source-legend = Provenance d’un nombre
page-stack = Pile { $stack }
page-search = Rechercher
page-nothing-found = Aucun résultat.

## Apprendre

page-learn-title = Apprendre en jouant
page-learn-start = Commencer
page-learn-further = Leçons courtes
page-lesson = Leçon
page-lesson-step = Étape { $step } sur { $steps }
page-lesson-foresees = Vous prévoyez
page-lesson-as-foreseen = comme prévu
page-lesson-go-on = Continuer
page-lesson-play-on = Jouer à partir d’ici
page-lesson-next = Leçon suivante
page-lesson-skip = Passer la leçon

## Crédits

page-credits-title = Crédits
page-credits-type = Polices
page-credits-type-text = Alegreya de Juan Pablo del Peral et Source Sans 3 de Paul D. Hunt, toutes deux sous licence SIL Open Font 1.1.
page-credits-software = Logiciel
page-credits-software-text = Castillo est un logiciel libre sous licence MIT. Il repose sur Svelte, Fluent, Litestar et bien d’autres.

## Décomptes

page-ledger = Qui gagne quoi, et où
page-ledger-after = Décompte général de la manche { $round }
page-ledger-if = Si tout était décompté maintenant.
page-ledger-without = Non compris dans les totaux : { $places }.
page-ledger-closed = fermé
page-ledger-sum = Total
page-ledger-score = Score
page-ledger-now = Maintenant
page-ledger-which = Quel décompte
page-key-ledger = Qui gagne quoi, et où
page-points-counts = Présents
page-points-total = Total
page-stage-begins = Décompte général de la manche { $round }. Flèche droite pour chaque lieu, Échap pour le résultat.
page-stage-special = Décompte : { $n } sur { $of }
page-stage-between = La suite
page-stage-other = Autres points
page-stage-step = Pas à pas
page-stage-go-on = Reprendre
page-stage-faster = Deux fois plus vite
page-stage-skip = Passer
page-stage-on = Manche { $round }
page-stage-finish = Voir le résultat
page-stage-again = Revoir
page-stage-nobody = Personne ne marque ici.
page-stage-here = { $name } avec { $count }
page-stage-share = { $name } { $points } ({ $parts })
page-stage-before = Avant, { $name } menait par { $more } à { $fewer }.
page-stage-result = Résultat : { $points }.
page-stage-leads = { $name } mène avec { $points }.
page-stage-lead-together = { $names } mènent à égalité avec { $points }.
page-stage-took-lead = { $name } a pris la tête.
page-stage-largest = Plus gros gain : { $place }, { $parts } pour { $name }.
page-stage-gained = { $points } à ce décompte
