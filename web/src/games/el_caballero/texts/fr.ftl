### What the page says of El Caballero, French.

el_caballero-page-card-values = Pouvoir { $value }, amène { $supply }
el_caballero-page-welcome-title = El Caballero, à votre table
el_caballero-page-welcome-text = Des côtes inconnues au-delà de la mer. Posez des tuiles, envoyez vos caballeros à terre, mettez des navires à l’eau et bâtissez des châteaux : une carte qui grandit chaque fois autrement. Jouez contre des bots ou entre amis, tout de suite et sans compte.
el_caballero-page-learn-text = Deux manches et un décompte, avec un plan. De courtes notes montrent ce dont elles parlent et disent quoi faire, et pourquoi.
el_caballero-page-learn-1 = Le pouvoir
el_caballero-page-learn-1-text = Votre carte Pouvoir détermine quand vient votre tour et combien de caballeros arrivent à votre Cour. Carte forte : tôt, mais peu de caballeros.
el_caballero-page-learn-2 = La carte
el_caballero-page-learn-2-text = À votre tour, vous posez une tuile : terre contre terre, eau contre eau. Îles et mers grandissent, et parfois une carte doit partir.
el_caballero-page-learn-3 = Caballeros et navires
el_caballero-page-learn-3-text = Le nombre tourné vers une région dit combien de vos caballeros s’y trouvent. Le plus grand total rapporte le plus ; chaque navire rapporte la valeur de ses eaux.
el_caballero-page-feature-meter-text = Survolez ou touchez une terre ou des eaux pour voir ce qu’elles valent et qui marquerait ; prenez une tuile pour voir ce qu’elle changerait.
el_caballero-page-map = La carte telle qu’elle a grandi
el_caballero-page-hold-looks = Appuyez longuement sur une zone pour voir qui y marquerait.
el_caballero-page-credits-game = El Caballero est un jeu de société de Wolfgang Kramer et Richard Ulrich. Ce site est l’œuvre de passionnés ; les règles y sont expliquées avec nos propres mots.
el_caballero-page-tiles = Tuiles
el_caballero-page-tiles-left = { $count } tuiles face cachée
el_caballero-page-gold = or
el_caballero-page-fish = poisson
el_caballero-page-in-hand = en main
el_caballero-page-places = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
el_caballero-page-no-place = aucune place
el_caballero-page-stock = En réserve : navires { $ships }, châteaux { $castles }
el_caballero-page-deeds = Ce que vous pouvez faire
el_caballero-page-token-tile = Tuile
el_caballero-page-token-card = Cartes
el_caballero-page-token-ship = Navires
el_caballero-page-token-castle = Châteaux
el_caballero-page-token-withdraw = Reprendre
el_caballero-page-token-move = Déplacer
el_caballero-page-token-alcalde = Alcalde
el_caballero-page-token-grande = Grande
el_caballero-page-must = requis
el_caballero-page-free = gratuit
el_caballero-page-times-left = Encore { $count }.
el_caballero-page-pays = Coûte { $price }.
el_caballero-page-would-tie = Vous seriez à égalité avec { $name }.
el_caballero-page-must-break = Une seconde carte doit rompre l’égalité.
el_caballero-page-tile-first = Posez d’abord une tuile.
el_caballero-page-no-tile-fits = Aucune tuile ne convient maintenant.
el_caballero-page-no-card-place = Aucune carte ne peut être posée ni augmentée maintenant.
el_caballero-page-no-berth = Aucune de vos cartes n’a de côté libre face à l’eau.
el_caballero-page-no-card-for-castle = Aucune de vos cartes ne peut recevoir de château.
el_caballero-page-nothing-to-withdraw = Il n’y a rien à reprendre.
el_caballero-page-nothing-to-move = Il n’y a rien à déplacer.
el_caballero-page-no-closed-area = Aucune zone fermée n’attend d’Alcalde.
el_caballero-page-grande-out = Votre Grande est sur une carte ; il ne peut plus qu’être déplacé.
el_caballero-page-no-card-for-grande = Aucune de vos cartes n’est encore sur la table.
el_caballero-page-tile-places = { $fits ->
        [one] { $fits } place
       *[other] { $fits } places
    } telle quelle, { $turned } en la tournant.
el_caballero-page-tile-fits = Elle convient, le haut tourné côté { $where }.
el_caballero-page-tile-turns = Tournez-la : ainsi, elle ne convient pas ici.
el_caballero-page-tile-throws-out = { $count ->
        [one] Elle convient, mais une carte doit partir : { $names }.
       *[other] Elle convient, mais { $count } cartes doivent partir : { $names }.
    }
el_caballero-page-place-of = Place { $place } sur { $count }, { $at }.
el_caballero-page-as-held = Convient telle quelle.
el_caballero-page-when-turned = Convient si on la tourne.
el_caballero-page-held-card = Choisissez une place pour la carte.
el_caballero-page-held-raise = Choisissez l’une de vos cartes à augmenter.
el_caballero-page-held-ship = Choisissez un côté face à l’eau.
el_caballero-page-held-castle = Choisissez une carte pour le château.
el_caballero-page-held-withdraw = Choisissez la carte à reprendre.
el_caballero-page-held-pick = Que voulez-vous déplacer ?
el_caballero-page-held-move = Choisissez la destination.
el_caballero-page-held-alcalde = Choisissez une zone fermée.
el_caballero-page-held-grande = Choisissez une carte pour le Grande.
el_caballero-page-choose-number = Quel nombre doit faire face à la terre ?
el_caballero-page-choose-side = Il n’y a que de l’eau ici : quel nombre doit faire face à la tuile ?
el_caballero-page-dial = Nombres de la carte
el_caballero-page-dial-water = Côtés de la carte
el_caballero-page-fit = Voir toute la carte
el_caballero-page-start-tile = la tuile de départ
el_caballero-page-east = { $count } est
el_caballero-page-west = { $count } ouest
el_caballero-page-north = { $count } nord
el_caballero-page-south = { $count } sud
el_caballero-page-knot = Les coins ne relient jamais les zones.
el_caballero-page-card-of = Carte de { $name }
el_caballero-page-alcalde-of = Alcalde de { $name }
el_caballero-page-castle-saves = Si la carte doit partir, le château en ramène { $count } à la Cour.
el_caballero-page-castle-lacks = Si la carte doit partir, { $count } sont perdus faute de château.
el_caballero-page-may-lay = Vous pouvez poser { $numbers } ici.
el_caballero-page-may-raise = Vous pouvez augmenter la vôtre à { $numbers }.
el_caballero-page-raise-number = Augmenter à { $number } pour { $price }
el_caballero-page-do-ship = Acheter le navire
el_caballero-page-do-castle = Acheter le château
el_caballero-page-do-withdraw = La reprendre
el_caballero-page-do-move = Déplacer ici
el_caballero-page-do-alcalde = Placer l’Alcalde
el_caballero-page-do-grande = Placer le Grande
el_caballero-page-lay-here = Poser ici
el_caballero-page-lay-number = Poser { $number } pour { $price }
el_caballero-page-raise-instead = Augmenter plutôt une carte
el_caballero-page-turn-left = Tourner à gauche
el_caballero-page-turn-right = Tourner à droite
el_caballero-page-turn-to-fit = La tourner
el_caballero-page-put-back = Reposer
el_caballero-page-to-court = À la Cour
el_caballero-page-piece-at = { $kind ->
        [ship] Navire en { $at }, { $side }
        [castle] Château en { $at }
       *[grande] Grande en { $at }
    }
el_caballero-page-piece-at-court = Navire de la Cour
el_caballero-page-without-grande = Sans le Grande
el_caballero-page-with-grande = Avec le Grande
el_caballero-page-moving-grande = Y déplacer le Grande
el_caballero-page-if-laid = Si vous la posez ici
el_caballero-page-if-done = Ce qui changerait
el_caballero-page-nothing-changes = Aucune zone ne change de valeur, et personne ne gagne ni ne perd de points.
el_caballero-page-withdrawn = { $count ->
        [0] La carte vous revient.
       *[other] { $saved ->
            [0] La carte vous revient. Caballeros perdus : { $count }.
           *[other] La carte vous revient. À la Cour : { $saved } sur { $count }.
        }
    }{ $ships ->
        [0] { "" }
       *[other] { " " }Navires à la Cour : { $ships }.
    }
el_caballero-page-thrown-out = { $castle ->
        [yes] { $name } : la carte en { $at } doit partir. Le château en sauve { $saved }.
       *[no] { $name } : la carte en { $at } doit partir. Perdus : { $count }.
    }
el_caballero-page-area-new = Nouvelle zone : { $name }, valeur { $value }
el_caballero-page-area-grows = { $name } : valeur { $before } → { $value }
el_caballero-page-area-joined = { $name } : { $count } zones n’en font plus qu’une, valeur { $value }
el_caballero-page-area-same = { $name }, valeur { $value }
el_caballero-page-area-closes = Elle sera fermée.
el_caballero-page-area-worth = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $extra ->
        [0] { "" }
       *[other] { " + " }{ $extra }
    } : valeur { $value }.
el_caballero-page-area-closed = Fermée.
el_caballero-page-count-land = caballeros
el_caballero-page-count-water = navires
el_caballero-page-scores = marque
el_caballero-page-nobody-here = Personne n’est ici.
el_caballero-page-court-of = À la Cour : { $count } sur { $most } au plus
el_caballero-page-cards-left = Cartes restantes : { $count }
el_caballero-page-ships-at-court = Navires à la Cour : { $count }
el_caballero-page-end-without-supply = { $count ->
        [one] Vous pouvez encore faire venir { $count } caballero à votre Cour. Terminer le tour ?
       *[other] Vous pouvez encore faire venir { $count } caballeros à votre Cour. Terminer le tour ?
    }
el_caballero-page-end-without-cards = Actions de carte restantes : { $cards } ; à votre Cour : { $count }. Terminer le tour ?
el_caballero-page-go-on = Continuer le tour le tour
el_caballero-page-never-ask = Terminer et ne plus demander
el_caballero-page-key-supply = prendre vos caballeros
el_caballero-page-key-tile = prendre une tuile
el_caballero-page-key-turn = la tourner (Maj : en arrière)
el_caballero-page-key-place = place suivante (Maj : en arrière)
el_caballero-page-key-card = poser une carte ; encore : en augmenter une
el_caballero-page-key-number = nombre de la carte, une fois posée
el_caballero-page-key-ship = acheter un navire
el_caballero-page-key-castle = acheter un château
el_caballero-page-key-withdraw = reprendre une carte
el_caballero-page-key-move = déplacer une pièce
el_caballero-page-key-alcalde = placer un Alcalde
el_caballero-page-key-grande = placer le Grande
el_caballero-page-key-end = terminer le tour
el_caballero-page-key-fit = montrer toute la carte
el_caballero-page-value-supply = renfort
el_caballero-page-value-tiles = tuiles
el_caballero-page-value-cards = cartes
el_caballero-page-value-court = à la Cour
el_caballero-page-value-ships = navires
el_caballero-page-value-castles = châteaux
el_caballero-page-value-display = à l’étalage
el_caballero-page-value-ship = navire
el_caballero-page-value-castle = château
el_caballero-page-value-move = déplacement
el_caballero-page-value-water = carte contre l’eau seule
el_caballero-page-value-plain = sans symbole
el_caballero-page-value-gold = avec or
el_caballero-page-value-fish = avec poisson
el_caballero-page-value-alcaldes = Alcaldes
el_caballero-page-value-grandes = Grandes
el_caballero-page-value-alcalde = Alcalde
el_caballero-page-value-grande = Grande
el_caballero-page-value-move_grande = déplacer le Grande
el_caballero-page-kind-power = Cartes Pouvoir
el_caballero-page-kind-tile = Tuiles
el_caballero-page-kind-other = Autres valeurs
el_caballero-page-tab-play = Jouer
el_caballero-page-tab-cards = Tuiles
el_caballero-page-title-player = Chaque joueur
el_caballero-page-title-stock = Réserve commune
el_caballero-page-title-price = Prix
el_caballero-page-flip = Retourner la carte

## What lies on a tile or a card

el_caballero-page-has-gold = or
el_caballero-page-has-fish = poisson
el_caballero-page-has-ship = navire
el_caballero-page-has-castle = château
el_caballero-page-has-grande = Grande
el_caballero-page-sides-land = Terre { $sides } :
el_caballero-page-sides-water = Eau { $sides } :
el_caballero-page-counts-on = { $count } sur { $place }
el_caballero-page-on-water = contre l’eau seule, { $at }
el_caballero-page-ledger-ships = Navires
