### Le jeu de base : régions, cartes, plateau et mise en place.

base-module =
    .name = El Grande
    .text = Le jeu de base : neuf régions, treize cartes Pouvoir par joueur, quarante-cinq cartes Action.

## Régions

base-place-galicia =
    .name = Galicia
base-place-pais_vasco =
    .name = País Vasco
    .in = au País Vasco
    .into = vers le País Vasco
    .from = du País Vasco
base-place-aragon =
    .name = Aragón
    .from = d’Aragón
base-place-cataluna =
    .name = Cataluña
base-place-castilla_la_vieja =
    .name = Castilla la Vieja
base-place-castilla_la_nueva =
    .name = Castilla la Nueva
base-place-valencia =
    .name = Valencia
    .in = à Valencia
base-place-sevilla =
    .name = Sevilla
    .in = à Sevilla
base-place-granada =
    .name = Granada
    .in = à Granada

## Cartes d'action, pile 1

base-card-move_3 =
    .name = En chemin
    .text = { $up_to ->
            [one] Déplacez jusqu’à { $up_to } caballero, à vous ou à un adversaire.
           *[other] Déplacez jusqu’à { $up_to } caballeros, à vous ou à vos adversaires.
        }
base-card-move_4 =
    .name = Grande manœuvre
    .text = { $up_to ->
            [one] Déplacez jusqu’à { $up_to } caballero, à vous ou à un adversaire.
           *[other] Déplacez jusqu’à { $up_to } caballeros, à vous ou à vos adversaires.
        }
base-card-move_4_own =
    .name = Suivez-moi !
    .text = Déplacez jusqu’à { $up_to } de vos caballeros.
base-card-move_3_foreign =
    .name = Hôtes importuns
    .text = { $up_to ->
            [one] Déplacez jusqu’à { $up_to } caballero adverse.
           *[other] Déplacez jusqu’à { $up_to } caballeros adverses.
        }
base-card-move_2_own_2_foreign =
    .name = Donnant, donnant
    .text = Déplacez jusqu’à { $own } de vos caballeros et jusqu’à { $foreign } caballeros adverses, dans n’importe quel ordre.
base-card-move_5_from_one_region =
    .name = Exode
    .text = { $up_to ->
            [one] Choisissez une région. Déplacez jusqu’à { $up_to } caballero qui s’y trouve, quel qu’en soit le propriétaire.
           *[other] Choisissez une région. Déplacez jusqu’à { $up_to } caballeros qui s’y trouvent, quels qu’en soient les propriétaires.
        }
base-card-move_all_own_from_one_region =
    .name = Lever le camp
    .text = Choisissez une région. Déplacez autant que vous voulez de vos caballeros qui s’y trouvent.
base-card-place_2_anywhere =
    .name = Des amis partout
    .text = { $up_to ->
            [one] Placez jusqu’à { $up_to } caballero de plus depuis votre Cour, dans la région de votre choix ou dans le Castillo.
           *[other] Placez jusqu’à { $up_to } caballeros de plus depuis votre Cour, dans les régions de votre choix ou dans le Castillo.
        }
base-card-move_all_own_or_place_2 =
    .name = Croisée des chemins
    .text = { $up_to ->
            [one] Au choix : déplacez autant que vous voulez de vos caballeros d’une même région, ou placez jusqu’à { $up_to } caballero de plus depuis votre Cour, dans la région de votre choix ou dans le Castillo.
           *[other] Au choix : déplacez autant que vous voulez de vos caballeros d’une même région, ou placez jusqu’à { $up_to } caballeros de plus depuis votre Cour, dans les régions de votre choix ou dans le Castillo.
        }
base-choice-move_all_own_or_place_2-0 = Déplacer vos caballeros d’une même région
base-choice-move_all_own_or_place_2-1 = Placer d’autres caballeros librement

## Cartes d'action, pile 2

base-card-veto =
    .name = Veto
    .text = Posez aussitôt cette carte face visible devant vous ; vous placez comme d’habitude. Jusqu’à la fin de la manche suivante, elle vous permet de stopper une fois l’action spéciale d’un adversaire, avant son début ou à n’importe quelle étape.
base-card-opponents_empty_court =
    .name = Salles désertes
    .text = Chaque adversaire renvoie en Province tous les caballeros de sa Cour.
base-card-opponents_return_3_from_court =
    .name = Mise en congé
    .text = { $count ->
            [one] Chaque adversaire renvoie en Province { $count } caballero de sa Cour.
           *[other] Chaque adversaire renvoie en Province { $count } caballeros de sa Cour ; s’il en a moins, il les renvoie tous.
        }
base-card-return_1_of_each_opponent =
    .name = Rappelés au pays
    .text = Vous pouvez renvoyer en Province un caballero de chaque adversaire, pris dans une région.
base-card-angry_king =
    .name = Colère du Roi
    .text = { $count ->
            [one] Dans le sens horaire, chaque adversaire renvoie en Province { $count } caballero de son choix, pris dans une région ou à la Cour.
           *[other] Dans le sens horaire, chaque adversaire renvoie en Province { $count } caballeros de son choix, pris dans des régions, à la Cour ou aux deux endroits.
        }
base-card-disc_return_all =
    .name = Retraite secrète
    .text = Chaque adversaire choisit en secret une région où il a des caballeros, sauf celle du Roi. Tous ses caballeros qui s’y trouvent repartent en Province.
base-card-disc_return_2 =
    .name = Adieux discrets
    .text = { $count ->
            [one] Chaque adversaire choisit en secret une région où il a des caballeros, sauf celle du Roi. { $count } d’entre eux repart en Province.
           *[other] Chaque adversaire choisit en secret une région où il a au moins { $count } caballeros, sauf celle du Roi. { $count } d’entre eux repartent en Province.
        }
base-card-score_one_region =
    .name = Collecteur d’impôts
    .text = Décomptez une région de votre choix, même celle du Roi, mais pas le Castillo.

## Cartes d'action, pile 3

base-card-score_worth_4 =
    .name = Petits fiefs
    .text = { $least ->
            [4] { $most ->
                [4] Décomptez toutes les régions de valeur { $least }.
               *[other] Décomptez toutes les régions de valeur { $least } à { $most }.
            }
           *[other] Décomptez toutes les régions de valeur { $least } à { $most }.
        }
base-card-score_worth_5 =
    .name = Fiefs moyens
    .text = { $least ->
            [5] { $most ->
                [5] Décomptez toutes les régions de valeur { $least }.
               *[other] Décomptez toutes les régions de valeur { $least } à { $most }.
            }
           *[other] Décomptez toutes les régions de valeur { $least } à { $most }.
        }
base-card-score_worth_6_7 =
    .name = Grands fiefs
    .text = Décomptez toutes les régions de valeur { $least } à { $most }.
base-card-score_castillo =
    .name = Appel au Castillo
    .text = Décomptez le Castillo. Les caballeros y restent.
base-card-score_first_places =
    .name = Maîtres incontestés
    .text = Décomptez toutes les régions dans l’ordre d’un décompte général, mais seulement la première place. Une égalité à la première place ne rapporte rien.
base-card-score_most_caballeros =
    .name = Rues bondées
    .text = Décomptez la région qui compte le plus de caballeros, tous joueurs réunis ; en cas d’égalité, toutes ces régions.
base-card-score_fewest_caballeros =
    .name = Villages paisibles
    .text = Décomptez la région qui compte le moins de caballeros, tous joueurs réunis ; en cas d’égalité, toutes ces régions. Les régions vides ne comptent pas.

## Cartes d'action, piles 4 et 5

base-card-mobile_scoreboard =
    .name = La chance tourne
    .text = Posez une des deux tuiles de score dans une région ou sur le Castillo, ou déplacez-en une déjà posée.
base-card-take_back_power_card =
    .name = Second souffle
    .text = Vous pouvez reprendre en main une de vos cartes Pouvoir jouées, même celle de cette manche. Les autres ne voient pas laquelle.
base-card-two_to_court =
    .name = Nouvelles recrues
    .text = { $up_to ->
            [one] Faites venir jusqu’à { $up_to } caballero de plus de la Province à votre Cour.
           *[other] Faites venir jusqu’à { $up_to } caballeros de plus de la Province à votre Cour.
        }
base-card-move_grande =
    .name = Déménagement
    .text = Déplacez votre Grande dans une autre région. Il ne peut ni quitter la région du Roi ni y entrer.
base-card-disc_scoring =
    .name = Scrutin secret
    .text = Chacun choisit en secret une région, celle du Roi comprise. Chaque région choisie une seule fois est décomptée.
base-card-eviction =
    .name = Éviction
    .text = Désignez une région, sauf celle du Roi. Les adversaires qui y ont des caballeros choisissent en secret une région et doivent tous les y déplacer.
base-card-royal_advisor =
    .name = Conseiller du Roi
    .text = Déplacez le Roi dans une région voisine.
base-card-kings_card =
    .name = Carte du Roi
    .text = Déplacez le Roi dans la région de votre choix, ou laissez-le où il est.

## Cartes Pouvoir

base-power-text = { $supply ->
        [0] Valeur { $value }. Aucun caballero de la Province.
        [one] Valeur { $value }. Faites venir jusqu’à { $supply } caballero de la Province à votre Cour.
       *[other] Valeur { $value }. Faites venir jusqu’à { $supply } caballeros de la Province à votre Cour.
    }
base-card-power_1 =
    .name = Pouvoir 1
    .text = { base-power-text }
base-card-power_2 =
    .name = Pouvoir 2
    .text = { base-power-text }
base-card-power_3 =
    .name = Pouvoir 3
    .text = { base-power-text }
base-card-power_4 =
    .name = Pouvoir 4
    .text = { base-power-text }
base-card-power_5 =
    .name = Pouvoir 5
    .text = { base-power-text }
base-card-power_6 =
    .name = Pouvoir 6
    .text = { base-power-text }
base-card-power_7 =
    .name = Pouvoir 7
    .text = { base-power-text }
base-card-power_8 =
    .name = Pouvoir 8
    .text = { base-power-text }
base-card-power_9 =
    .name = Pouvoir 9
    .text = { base-power-text }
base-card-power_10 =
    .name = Pouvoir 10
    .text = { base-power-text }
base-card-power_11 =
    .name = Pouvoir 11
    .text = { base-power-text }
base-card-power_12 =
    .name = Pouvoir 12
    .text = { base-power-text }
base-card-power_13 =
    .name = Pouvoir 13
    .text = { base-power-text }

## Règles, dans l'ordre de lecture, avec celles d'El Grande

base-rules-100 =
    .rule = EG-1
    .title = Le plateau
    .text =
        L’Espagne compte neuf régions. Chacune montre trois valeurs, pour la première, la deuxième et la troisième place :
        - Galicia { $place_galicia } ; voisines : Castilla la Vieja, País Vasco ; sur la côte.
        - País Vasco { $place_pais_vasco } ; voisines : Galicia, Castilla la Vieja, Aragón ; sur la côte.
        - Aragón { $place_aragon } ; voisines : País Vasco, Castilla la Vieja, Castilla la Nueva, Valencia, Cataluña.
        - Cataluña { $place_cataluna } ; voisines : Aragón, Valencia ; sur la côte.
        - Castilla la Vieja { $place_castilla_la_vieja } ; voisines : Galicia, País Vasco, Aragón, Castilla la Nueva.
        - Castilla la Nueva { $place_castilla_la_nueva } ; voisines : Castilla la Vieja, Aragón, Valencia, Granada, Sevilla.
        - Valencia { $place_valencia } ; voisines : Cataluña, Aragón, Castilla la Nueva, Granada ; sur la côte.
        - Sevilla { $place_sevilla } ; voisines : Castilla la Nueva, Granada ; sur la côte.
        - Granada { $place_granada } ; voisines : Sevilla, Castilla la Nueva, Valencia ; sur la côte.

        Le Castillo ({ $place_castillo }) n’est pas une région et n’a pas de voisine.

base-rules-110 =
    .rule = EG-1.1
    .title = Ce que vaut une région
    .text =
        La valeur d’une région est son plus grand nombre visible : celui de la tuile de score s’il y en a une, sinon celui qui est imprimé.

        Sur le plateau, Galicia, Cataluña et Sevilla valent 4 ; País Vasco, Aragón et Valencia 5 ; Castilla la Vieja, Castilla la Nueva et Granada 6 ou 7.

base-rules-120 =
    .rule = EG-1.2
    .title = L’ordre du décompte
    .text = Lors d’un décompte général, les régions sont décomptées dans cet ordre : Galicia, País Vasco, Aragón, Cataluña, Castilla la Vieja, Castilla la Nueva, Valencia, Sevilla, Granada.

base-rules-130 =
    .rule = EG-1.3
    .title = Tuiles de score
    .text = Il y a deux tuiles de score, { $scoreboard_8_4_0 } et { $scoreboard_4_0_0 }. Au début, elles sont à côté du plateau. La seconde donne à toute région la valeur 4 ; la première retire une région du groupe auquel sa valeur imprimée la rattache.

base-rules-210 =
    .rule = EG-2.1
    .title = Ce que chacun possède
    .text = Chaque joueur a { $player_caballeros } caballeros, un Grande, 13 cartes Pouvoir et un disque de sélection. Au début, { $player_court } caballeros sont à la Cour, les autres en Province.

base-rules-220 =
    .rule = EG-2.2
    .title = Le Roi et les régions de base
    .text = On mélange les neuf cartes Région. La première tirée désigne la région du Roi. Puis chacun à son tour, à partir du premier joueur, en tire une : sa région de base. Il y place son Grande et { $player_home } caballeros de sa Cour.

base-rules-230 =
    .rule = EG-2.3
    .title = Les piles Action
    .text = Les piles 1 à 4 comptent onze cartes Action chacune et sont mélangées. La pile 5 se réduit à la carte du Roi. Après cette mise en place, le hasard n’intervient plus dans le jeu de base.

base-rules-240 =
    .rule = EG-2.4
    .title = Le tout premier joueur
    .text = Le premier joueur de la partie est tiré au sort, ou désigné par la personne qui a ouvert la table.

base-rules-250 =
    .rule = EG-2.5
    .title = Ce que donnent les cartes Pouvoir
    .text =
        Plus une carte Pouvoir est forte, plus vous jouez tôt, mais moins elle donne de caballeros. Voici combien vous pouvez en faire venir de la Province à votre Cour :
        - 1 donne { $power_power_1_supply } ; 2 donne { $power_power_2_supply } ; 3 donne { $power_power_3_supply } ;
        - 4 donne { $power_power_4_supply } ; 5 donne { $power_power_5_supply } ; 6 donne { $power_power_6_supply } ; 7 donne { $power_power_7_supply } ;
        - 8 donne { $power_power_8_supply } ; 9 donne { $power_power_9_supply } ; 10 donne { $power_power_10_supply } ; 11 donne { $power_power_11_supply } ;
        - 12 donne { $power_power_12_supply } ; 13 donne { $power_power_13_supply }.

base-rules-500 =
    .rule = EG-5
    .title = Cartes Action et déplacements
    .text =
        Le numéro de la pile indique combien de caballeros une carte permet de placer. Les actions spéciales des 45 cartes sont décrites ci-dessous.

        Quand une carte permet de déplacer des caballeros, on les prend uniquement dans des régions, jamais à la Cour, dans le Castillo ou dans la région du Roi. Chacun va séparément dans une autre région au choix, sauf celle du Roi, ou dans le Castillo. On peut toujours en déplacer moins. Les régions ne sont pas forcément voisines.

        Si une carte décompte plusieurs régions, le joueur actif choisit l’ordre. Les disques de sélection sont réglés en même temps et dévoilés ensemble.

## La leçon

base-lesson =
    .name = La première leçon
base-lesson-people =
    .name = Vos gens
    .text = Sept caballeros attendent à votre Cour, et vingt et un autres en Province. Deux se tiennent avec votre Grande à Granada, votre région de base. Avoir plus de caballeros que les autres dans une région : voilà ce qui rapporte.
base-lesson-price =
    .name = Le prix d’un tour
    .text = Une carte Pouvoir forte fait jouer tôt ; une faible amène davantage de caballeros. Le 9 de Beatriz est le plus fort jusqu’ici : le 10 suffit pour passer en premier. Jouez-le.
base-lesson-cards =
    .name = Les cartes Action
    .text = Chacune permet de placer au plus autant de caballeros qu’elle l’indique et offre une action spéciale. Prenez la Carte du Roi : elle en place cinq.
base-lesson-neighbours =
    .name = Autour du Roi
    .text = On ne place que dans les régions voisines de celle du Roi, ou dans le Castillo. Placez deux caballeros en Castilla la Vieja et un à Sevilla.
base-lesson-tower =
    .name = Le Castillo
    .text = La tour cache des caballeros. Au décompte général, elle est comptée comme une région ; puis ils en sortent, chacun vers la région que son joueur a choisie en secret. Placez-en deux.
base-lesson-king =
    .name = Le Roi
    .text = Là où il se tient, rien n’entre et rien ne sort. Utilisez votre carte et envoyez-le à Granada : vos deux caballeros y seront à l’abri.
base-lesson-scorings =
    .name = Les décomptes
    .text = Gonzalo a fait compter les régions dont la première place vaut 4. Un décompte paie tous ceux qui s’y trouvent : à Sevilla, il a pris 4 pour la première place et vous 3 pour la deuxième.
base-lesson-start =
    .name = Qui commence
    .text = Yago a joué la carte la plus faible : il commence cette manche. Jouez le 5 : quatre caballeros viennent à votre Cour, et la carte voulue sera encore là.
base-lesson-ties =
    .name = Les égalités
    .text = En Castilla la Vieja, vous étiez en tête à égalité avec Yago : chacun a pris les points de la deuxième place, 4. Beatriz a pris 2 pour la troisième.
base-lesson-bonuses =
    .name = Roi et Grande
    .text = À Granada, vous teniez la première place sans partage, avec le Roi et votre Grande : 6 + 2 + 2 = 10. La carte de Yago vous a rapporté plus qu’à lui.
base-lesson-veto =
    .name = Le Veto
    .text = Il reste posé devant vous jusqu’à la fin de la prochaine manche et peut arrêter une action spéciale d’un autre joueur. Prenez-le.
base-lesson-free =
    .name = À votre guise
    .text = Deux caballeros l’accompagnent. Placez-les où vous voulez.
base-lesson-patience =
    .name = Pas encore
    .text = Gonzalo ne fait que reprendre une carte Pouvoir. Gardez votre Veto pour ce qui fait mal : laissez faire cette action spéciale.
base-lesson-last =
    .name = Le dernier mot
    .text = Un décompte général suit cette manche. Qui joue en dernier a le dernier mot, et les cartes faibles amènent beaucoup de caballeros. Jouez le 4 ou moins.
base-lesson-now =
    .name = Maintenant !
    .text = Granada vous rapportera 6, plus 2 pour le Roi et 2 pour la région de base, tant que le Roi y reste. Beatriz veut le déplacer. Utilisez votre Veto.
base-lesson-scoreboard =
    .name = Valoriser une région
    .text = Prenez « La chance tourne », placez trois caballeros à Sevilla pour y prendre la tête, puis posez-y la tuile 8 4 0 : la première place rapportera 8 au lieu de 4.
base-lesson-disc =
    .name = Le disque secret
    .text = Vos caballeros quittent le Castillo pour la région de votre disque. En Castilla la Vieja, Yago mène 3 à 2 : envoyez-les là, et vous prendrez 6 pour la première place au lieu de 4 pour la deuxième.
base-lesson-learned =
    .name = Vous menez !
    .text = Le Roi chez vous a rapporté 2, le disque 2, la tuile 4 : c’était le plan. Vous connaissez les cartes Pouvoir et Action, le Roi, le Castillo, les décomptes, les égalités, les bonus, le Veto, les tuiles et les disques. Continuez d’ici ; les bots réfléchissent désormais par eux-mêmes.
