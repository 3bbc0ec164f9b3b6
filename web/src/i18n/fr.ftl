### Les mots de la page, français.

## Partout

page-home = Accueil
page-menu = Menu
page-language = Langue
page-to-light = Passer en clair
page-to-dark = Passer à la lueur des bougies
page-rules = Règles
page-cards = Cartes
page-credits = Crédits
page-close = Fermer
page-cancel = Annuler
page-copy = Copier
page-copy-link = Copier le lien
page-link-copied = Le lien est copié.
page-skip-to-content = Aller au contenu
page-no-connection = Le serveur est injoignable pour le moment.
page-not-found = Rien ici
page-not-found-text = Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il y manque une lettre.
page-sorry = Quelque chose s’est mal passé ici
page-sorry-part = Cet élément ne peut pas s’afficher pour l’instant. Tout le reste continue, et rien de votre partie n’est perdu. Un rapport part à la personne qui gère ce serveur.
page-sorry-page = Cette page ne peut pas s’afficher pour l’instant. Rien de vos parties n’est perdu. Un rapport part à la personne qui gère ce serveur.
page-reload = Recharger
page-you = vous
page-bot = bot
page-away = un bot remplace
page-absent = pas là en ce moment
page-log = Journal
page-players = Joueurs
page-game = Partie
page-result = Résultat

## Accueil

page-tagline = El Grande, à votre table
page-welcome = L’Espagne du XVe siècle. Neuf régions, un Roi et une tour pleine de secrets. Jouez à El Grande contre des bots ou entre amis : tout de suite, sans compte, sur tous les écrans.
page-play-now = Jouer maintenant
page-play-now-text = À quatre, dont trois bots
page-new-table = Nouvelle table
page-learn = Apprendre en jouant
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’est ouverte. Ouvrez-en une !
page-your-tables = Vos tables
page-table-waiting = attend des joueurs
page-table-playing = en cours
page-table-over = terminée
page-table-aside = ne peut pas être ouverte
page-table-seats = { $taken } places prises sur { $players }
page-watch = Regarder
page-sit-down = S’asseoir
page-continue = Continuer
page-look = Revoir
page-your-turn = À vous de jouer
page-your-name = Votre nom
page-save = Enregistrer
page-other-device = Continuer sur un autre appareil
page-other-device-text = Ce lien vous amène, vous et toutes vos tables, sur un autre appareil. Il ne sert qu’une fois.
page-make-link = Créer le lien
page-features = Ce que vous trouverez ici
page-feature-bots = Des bots à chaque place
page-feature-bots-text = De trois forces. Ils comblent les places vides et remplacent qui doit partir.
page-feature-undo = Un tour pour réfléchir
page-feature-undo-text = Placez, regardez, reprenez. Rien n’est dit tant que vous ne l’avez pas dit.
page-feature-meter = Qui mène où
page-feature-meter-text = Montrez une région pour voir qui y marquerait quoi, et ce que changerait un caballero de plus.
page-feature-days = Tout de suite ou sur plusieurs jours
page-feature-days-text = Fermez le navigateur et revenez plus tard : rien n’est perdu, et un petit film montre ce qui s’est passé.

## Nouvelle table

page-new-table-title = Une nouvelle table
page-which-game = Jeu
page-modules = Extensions
page-module-needs = a besoin de { $modules }
page-module-not-with = pas avec { $modules }
page-module-not-recommended = déconseillé avec { $modules }
page-players-count = Nombre de joueurs
page-seats = Places
page-seat-n = Place { $n }
page-seat-me = Moi
page-seat-open = Place libre
page-seat-bot = Bot
page-seat-hot = Aussi sur cet appareil
page-seat-level = Force
page-seat-name = Nom
page-options = Réglages
page-pace = Rythme
page-pace-none = Sans pendule
page-pace-live = 2 minutes par tour, 10 en réserve
page-pace-calm = 5 minutes par tour, 30 en réserve
page-pace-day = 1 jour par tour
page-pace-days = 3 jours par tour
page-who-watches = Qui peut regarder
page-watch-anyone = Tout le monde
page-watch-link-only = Qui a le lien
page-watch-nobody = Personne
page-listed = La montrer parmi les tables ouvertes
page-table-name = Nom de la table
page-table-name-hint = par exemple : vendredi au club
page-open-table = Ouvrir la table
page-invite-link = Lien pour s’asseoir
page-watch-link = Lien pour regarder
page-waiting-room = La table est mise
page-waiting-room-text = La partie commence dès que toutes les places sont prises.
page-seat-to-bot = La donner à un bot
page-take-seat-back = Reprendre votre place
page-let-bot-play = Laisser jouer un bot
page-seat-free = Libérer la place
page-seat-free-text = { $name } perd la place ; une autre personne peut la prendre.
page-close-table = Fermer la table
page-close-table-text = La table disparaît pour tous ceux qui y attendent, et l’invitation ne fonctionne plus.
page-leave-table = Quitter la table
page-resign = Abandonner
page-resign-text = Un bot joue à votre place jusqu’à la fin ; vous ne pourrez pas reprendre la place.
page-resigned = a abandonné
page-end-game = Arrêter la partie
page-end-game-text = Si tout le monde à la table est d’accord, la partie est terminée en l’état, sans vainqueur. Sa feuille est conservée.
page-end-game-alone = La partie est terminée en l’état, sans vainqueur. Sa feuille est conservée.
page-end-wished = Pour arrêter ici : { $names }.
page-end-agree = D’accord
page-end-not = Continuer la partie

## S’asseoir, regarder, appareil

page-sit-title = Vous êtes invité
page-sit-text = Choisissez une place et un nom, puis asseyez-vous.
page-sit-full = Toutes les places sont prises. Vous pouvez encore regarder.
page-device-title = Continuer ici
page-device-text = Avec ce lien, vous continuez ici sous votre nom, avec toutes vos tables. Il ne sert qu’une fois.
page-device-claim = Continuer ici
page-device-done = C’est fait. Vos tables sont ici.

## La table

page-map = Carte d’Espagne
page-question = Ce qui est demandé
page-game-over = La partie est terminée.
page-waiting-for = On attend { $names } …
page-take-back = Reprendre
page-rule-number = Règle { $rule }
page-rule-not-found = Il n’y a pas encore de page pour la règle { $rule }.
page-all-rules = Toutes les règles
page-all-cards = Toutes les cartes
page-round = Manche { $round }
page-round-of = Manche { $round } sur { $rounds }
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-power-card = Pouvoir { $value }, apporte { $supply }
page-court-count = À la Cour : { $count }
page-province-count = En Province : { $count }
page-until-this_round = jusqu’à la fin de cette manche
page-until-next_round = jusqu’à la fin de la manche suivante
page-until-end = jusqu’à la fin de la partie
page-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
page-bank-left = En réserve : { $time }
page-cards-on-table = Cartes sur la table
page-place-up-to = { $count ->
        [one] Placer { $count } caballero
       *[other] Placer jusqu’à { $count } caballeros
    }
page-taken-by = Prise par { $name }
page-about-card = À propos de « { $card } »
page-your-hand = Vos cartes
page-used-cards = Vos cartes jouées
page-pick-title = Choisissez les { $size } cartes avec lesquelles vous jouez
page-pick-made = Vos { $size } cartes sont choisies. Vous pouvez les changer jusqu’à ce que tous aient choisi.
page-pick-look = Voir le plateau
page-pick-go-on = Continuer à choisir
page-pick-change = Changer
page-pick-presets = Suggestions
page-pick-last = Votre dernier choix
page-pick-last-text = Les cartes avec lesquelles vous avez joué la dernière fois dans ce navigateur
page-pick-none = Aucune
page-pick-count = { $count } sur { $size }
page-pick-missing = encore { $count }
page-pick-surplus = { $count } de trop
page-pick-done = Jouer avec ces { $size } cartes
page-not-open = Pas utilisable par ce joueur pendant cette manche
page-cards-and-log = Cartes et journal
page-show-moment = Montrer le plateau à l’étape { $n }
page-values-were = Valeurs : { $values }
page-meter-of = Qui marquerait en { $place }
page-meter-count = ici
page-meter-now = marque
page-meter-general = décompte
page-meter-plus = avec +1
page-went-in = Entrés : { $list }
page-went-in-one = { $name } { $count }
page-reaction = Votre réaction
page-window-closes = Sans réponse, c’est non : { $seconds } s
page-secret-disc = Disque secret
page-set-disc = Régler le disque
page-set-disc-to = Régler sur { $place }
page-disc-is-set = Votre disque indique { $place }.
page-disc-is-set-plain = Votre disque est réglé.
page-change-disc = Changer
page-hand-over = Passer l’appareil
page-hand-over-to = Passez l’appareil à { $name }
page-hand-over-why = La suite n’est pas pour tous les yeux.
page-hand-over-ready = Je suis { $name }
page-since = Depuis votre dernier tour
page-since-film = Le voir en film
page-since-close = Continuer
page-command = Tapez un coup en notation
page-command-unknown = Ce n’est pas un choix possible maintenant.
page-which = Lequel ?
page-beside-the-board = À côté du plateau
page-offline = Connexion perdue, reconnexion en cours…
page-caught-up = Tout est de nouveau à jour.
page-on-its-way = Votre choix est en route…
page-was-taken = Votre choix a bien été reçu.
page-not-taken = Votre choix n’est pas arrivé ; choisissez de nouveau.
page-some-done = { $done ->
        [one] La première réponse a tout de même été retenue.
       *[other] Les { $done } premières réponses ont tout de même été retenues.
    }
page-letters = Lettres sur les pièces
page-motion = Mouvement
page-shortcuts = Touches
page-key-tab = prochaine chose que vous pouvez choisir
page-key-arrows = se déplacer sur la carte
page-key-enter = choisir
page-key-numbers = presser le bouton de ce numéro
page-key-undo = reprendre
page-key-map = vers la carte
page-key-summary = lire le plateau à voix haute (lecteur d’écran)
page-key-letters = lettres sur les pièces
page-key-command = taper un coup
page-key-zoom = agrandir, réduire
page-key-escape = fermer, passer le mouvement
page-key-help = cette liste
page-hint = Conseil
page-hint-says = Un bot choisirait : { $option }

## Autres moments

page-replay = Revoir la partie
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-play-film = Lecture
page-pause = Pause
page-moment = Moment
page-back-to-now = Revenir au présent
page-to-the-end = À la fin

## Après la partie

page-wins = { $names } l’emporte
page-win-shared = { $names } se partagent la victoire
page-ended = Arrêtée d’un commun accord
page-standings = Classement
page-points-by-source = D’où viennent les points
page-points-over-time = Les points au fil de la partie
page-win-chance = Chances de gagner
page-win-chance-wait = Calcul en cours …
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-play-on = Rejouer à partir d’ici
page-play-on-text = Une nouvelle table commence à ce moment ; des bots prennent les autres places.
page-show-replay = Revoir la partie
page-download-record = Feuille de la partie
page-other-points = autres

## À l’écoute

page-a11y-stack = { $owner }, { $place } : { $count } { $badges }
page-a11y-place = { $place }. Rapporte { $values }. { $who }.
page-face-down = Face cachée : personne ne la prend cette manche.
page-kept-card = Gardée pour un tour ultérieur.
page-counts-for = { $owner } (compte pour { $name })
page-a11y-empty = vide
page-a11y-scores = Points : { $scores }.

## Référence

page-rules-title = Règles
page-rules-intro = Les règles, dans nos propres mots. Chacune a son numéro ; le journal et les questions le citent.
page-cards-title = Toutes les cartes
page-cards-intro = Chaque carte avec ses nombres, et d’où vient chacun.
page-source-legend = D’où vient un nombre
page-stack = Pile { $stack }
page-kind-action = Cartes d’action
page-kind-power = Cartes de pouvoir
page-kind-place = Lieux
page-kind-scoreboard = Tableaux mobiles
page-kind-other = Autres nombres
page-search = Chercher
page-nothing-found = Rien trouvé.
page-value-place = placer
page-value-value = valeur
page-value-supply = renfort
page-value-first = premier
page-value-second = deuxième
page-value-third = troisième
page-value-up_to = jusqu’à
page-value-own = à soi
page-value-foreign = aux autres
page-value-count = nombre
page-value-least = au moins
page-value-most = au plus
page-value-points = points
page-value-caballeros = caballeros
page-value-court = à la Cour
page-value-home = chez soi

## Apprendre

page-learn-title = Apprendre en jouant
page-learn-text = Une manche guidée contre trois bots bienveillants. Vous décidez ; de courtes notes disent ce que cela signifie. Dix minutes, et vous savez jouer.
page-learn-start = Commencer
page-learn-1 = Le pouvoir
page-learn-1-text = Votre carte de pouvoir décide quand vient votre tour et combien de nouveaux caballeros arrivent à votre Cour. Haute : tôt, mais peu.
page-learn-2 = L’action
page-learn-2-text = Vous prenez ensuite l’une des cinq cartes d’action : elle vous fait placer des caballeros autour du Roi et permet une action spéciale.
page-learn-3 = La majorité
page-learn-3-text = Trois fois, toutes les régions sont décomptées. Qui a le plus de caballeros dans une région y gagne le plus ; une égalité rapporte moins.
page-coach = Conseil de la partie guidée
page-coach-ok = Compris
page-coach-hand = Voici vos cartes de pouvoir. Une haute joue tôt mais apporte peu de caballeros ; une basse joue tard et en apporte beaucoup. Chacune ne sert qu’une fois.
page-coach-cards = Prenez une des cartes d’action. Le nombre dit combien de caballeros vous pouvez placer ; le texte est l’action spéciale.
page-coach-board = Tout ce qui brille peut être choisi. Montrez une région pour voir qui y marquerait.
page-coach-disc = Tournez votre disque secret vers une région. Personne ne le voit avant que tous soient réglés, et d’ici là vous pouvez le changer.
page-coach-reaction = Vous avez de quoi arrêter ceci. Si vous préférez le garder, laissez faire.
page-coach-buttons = Choisissez un des boutons. Vous pouvez encore reprendre ce que vous avez fait pendant ce tour.
page-coach-take_turn = Placez vos caballeros : cliquez sur les régions qui brillent, voisines de celle du Roi, ou sur la tour. Dans la région du Roi, rien ne change.
page-coach-end_turn = Regardez encore le plateau. Reprenez ce qui ne vous plaît pas, ou finissez votre tour.
page-coach-wait = Les autres jouent. Regardez la carte : ce qui bouge, c’est ce qu’ils font.

## Crédits

page-credits-title = Crédits
page-credits-game = El Grande est un jeu de société de Wolfgang Kramer et Richard Ulrich. Cette page est faite par des gens qui l’aiment ; règles et cartes y sont racontées dans nos propres mots.
page-credits-map = La carte
page-credits-type = Caractères
page-credits-type-text = Alegreya de Juan Pablo del Peral et Source Sans 3 de Paul D. Hunt, toutes deux sous licence SIL Open Font 1.1.
page-credits-software = Logiciel
page-credits-software-text = Castillo est un logiciel libre sous licence MIT. Il repose sur Svelte, Fluent, Litestar et bien d’autres.
page-credits-map-provinces = Provinces © Instituto Geográfico Nacional de España, CC BY 4.0, par es-atlas.
page-credits-map-coasts = Côtes voisines : Natural Earth, domaine public, par world-atlas.
page-credits-map-drawing = Projection, choix, simplification, rivages lointains et tout ce qui est dessiné sur la carte : Castillo.

## Further words

page-value-copies = exemplaires
page-level-easy = facile
page-level-medium = moyen
page-level-hard = fort
