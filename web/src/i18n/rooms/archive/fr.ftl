### Parties terminées, joueurs, classement. Français.

## Mes parties

archive-games = Mes parties
archive-opponent = Jouées avec
archive-opponent-hint = Une partie du nom
archive-game = Jeu
archive-expansion = Extension
archive-any = Peu importe
archive-result = Résultat
archive-result-won = Gagnées
archive-result-lost = Non gagnées
archive-result-ended = Arrêtées avant la fin
archive-none-yet = Aucune partie terminée pour l’instant. La prochaine apparaîtra ici dès qu’elle sera finie.
archive-none-found = Aucune partie ne correspond.
archive-older = Parties plus anciennes
archive-again = Rejouer avec les mêmes personnes
archive-look = Revoir la partie
archive-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    } sur { $players }
archive-loaded =
    { $count ->
        [one] Une partie terminée est affichée.
       *[other] { $count } parties terminées sont affichées.
    }

## Une personne

archive-player = Page de joueur
archive-counted =
    { $games ->
        [0] Aucune partie complète pour l’instant
        [one] 1 partie
       *[other] { $games } parties
    }
archive-won =
    { $won ->
        [one] 1 gagnée
       *[other] { $won } gagnées
    }
archive-streak =
    { $count ->
        [one] la dernière gagnée
       *[other] les { $count } dernières gagnées
    }
archive-longest = plus longue série : { $count }
archive-shown = Qui peut voir cette page
archive-shown-anyone = Tout le monde
archive-shown-met = Les personnes avec qui j’ai joué
archive-shown-nobody = Personne
archive-shown-note = Les parties que tout le monde ne peut pas regarder comptent, mais ne figurent jamais ici.
archive-kind =
    { $bots ->
        [yes] { $game } à { $players }, avec des bots
       *[no] { $game } à { $players }
    }
archive-kinds = Résultats
archive-kinds-note = par jeu et nombre de joueurs
archive-places-of = Combien de fois à chaque place
archive-average = en moyenne
archive-best = meilleur score
archive-games-count = parties
archive-course = Les dernières parties
archive-course-note = la place dans chacune, la plus récente à droite
archive-date = Date
archive-place-column = Place
archive-points-column = Points
archive-sources = Points par origine
archive-sources-note = par partie, en moyenne
archive-cards = Cartes préférées
archive-cards-note = nombre d’utilisations
archive-regions = Régions préférées
archive-regions-note = points rapportés
archive-met = Partenaires de jeu les plus fréquents
archive-met-games =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
archive-met-ahead = devant dans { $ahead }, derrière dans { $behind }
archive-public = Parties que tout le monde peut regarder

## Classement

archive-ratings = Classement
archive-rating = { $rating } ± { $margin }
archive-rating-course = après chacune des dernières parties
archive-rating-column = Cote
archive-name-column = Nom
archive-rated-games = Parties
archive-bot = { $level } (bot)
archive-anonymous = nom masqué
archive-you = vous
archive-pool = Quelles parties
archive-no-ratings = Personne n’a encore de cote : ouvrez une nouvelle table en partie classée.
archive-nobody-listed = Personne n’a encore joué { $least } parties classées de ce genre.
archive-mine = Vous
archive-mine-few = { $count } parties sur { $least }
archive-how = Comment se fait le classement
archive-how-start = Tout le monde commence à 1500 ± 667. Le ± indique à quel point le nombre est sûr : pour dix-neuf personnes sur vingt, la vraie force se trouve dans cet intervalle, qui se resserre à chaque partie.
archive-how-order = La liste suit la valeur minimale de chaque cote : le nombre moins son ±. Il faut { $least } parties pour y figurer.
archive-how-pools = Il y a une liste pour chaque jeu, pour chaque nombre de joueurs, et pour les parties avec et sans bots.
archive-how-left = Dans une partie classée, il n’y a pas de conseils, et personne ne laisse un bot jouer à sa place. Qui abandonne, ou dépasse son temps deux fois de suite, prend la dernière place, quoi que fasse le bot ; les autres sont classés entre eux.
archive-how-ended = Une partie arrêtée d’un commun accord ne compte pas. Une personne qui ne joue plus que contre des bots et arrête la partie est considérée comme l’ayant quittée.
