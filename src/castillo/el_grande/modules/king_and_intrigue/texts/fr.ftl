### Roi et Intrigue. Termes : carte du Roi · carte Intrigue · carte Caballeros · rangée · marqueur ×2.

king_and_intrigue-module =
    .name = Roi et Intrigue
    .sign = R&I
    .text = Composez vous-même votre main de treize cartes Pouvoir. Chacune a une action spéciale ; le rang des cartes décide qui mène le Roi, qui intrigue et combien de caballeros chacun peut placer.

king_and_intrigue-marker-double =
    .name = marqueur ×2
    .text = Au prochain décompte général, les trois valeurs de cette région comptent double, mais pas les bonus.

## Ce qui est demandé

king_and_intrigue-purpose-settle = { $count ->
        [one] Choisissez en secret la région où débute { $count } caballero de la Province.
       *[other] Choisissez en secret la région où débutent { $count } caballeros de la Province.
    }
king_and_intrigue-prompt-move_grande_with_escort = Où va votre Grande ? Vos caballeros peuvent l’accompagner.
king_and_intrigue-prompt-escort_grande = Lesquels de vos caballeros l’accompagnent { $from_from } { $to_into } ?
king_and_intrigue-prompt-name_for_double = Quelle région compte double au prochain décompte général ?
king_and_intrigue-pass-move_grande_with_escort = Le Grande reste
king_and_intrigue-pass-escort_grande = Personne d’autre ne suit
king_and_intrigue-pass-name_for_double = Aucune région possible
king_and_intrigue-step-carry_double = { $place } va compter double.
king_and_intrigue-log-display_card = { $place ->
        [one] { $seat } ({ $value }) a : { $card }, { $place } caballero.
       *[other] { $seat } ({ $value }) a : { $card }, { $place } caballeros.
    }
king_and_intrigue-why-doubled = { $place } : compte déjà double.
king_and_intrigue-why-no_region_card = { $place } : pas de carte Région correspondante.

## Les cartes Pouvoir

king_and_intrigue-card-intriguer =
    .name = L’intrigant
    .text = { base-power-text } { king_and_intrigue-card-intriguer.special }
    .special = Pas d’action spéciale propre. Carte la plus faible, elle vous donne la carte Intrigue.
king_and_intrigue-card-place_anywhere =
    .name = Routes ouvertes
    .text = { base-power-text } { king_and_intrigue-card-place_anywhere.special }
    .special = Les caballeros placés pendant ce tour peuvent aller dans toutes les régions, sauf celle du Roi, ou dans le Castillo. À utiliser avant de placer.
king_and_intrigue-card-opponents_empty_court =
    .name = { base-card-opponents_empty_court.name }
    .text = { base-power-text } { king_and_intrigue-card-opponents_empty_court.special }
    .special = { base-card-opponents_empty_court.text }
king_and_intrigue-card-veto =
    .name = { base-card-veto.name }
    .text = { base-power-text } { king_and_intrigue-card-veto.special }
    .special = { base-card-veto.text }
king_and_intrigue-card-angry_king =
    .name = { base-card-angry_king.name }
    .text = { base-power-text } { king_and_intrigue-card-angry_king.special }
    .special = { base-card-angry_king.text }
king_and_intrigue-card-disc_scoring =
    .name = { base-card-disc_scoring.name }
    .text = { base-power-text } { king_and_intrigue-card-disc_scoring.special }
    .special = { base-card-disc_scoring.text }
king_and_intrigue-card-return_1_of_each_opponent =
    .name = { base-card-return_1_of_each_opponent.name }
    .text = { base-power-text } { king_and_intrigue-card-return_1_of_each_opponent.special }
    .special = { base-card-return_1_of_each_opponent.text }
king_and_intrigue-card-grande_and_escort =
    .name = La chevauchée du Grande
    .text = { base-power-text } { king_and_intrigue-card-grande_and_escort.special }
    .special = Déplacez votre Grande dans une autre région. Autant de vos caballeros que vous voulez, pris dans la région qu’il quitte, l’accompagnent. Personne ne quitte la région du Roi ni n’y entre.
king_and_intrigue-card-mobile_scoreboard =
    .name = { base-card-mobile_scoreboard.name }
    .text = { base-power-text } { king_and_intrigue-card-mobile_scoreboard.special }
    .special = { base-card-mobile_scoreboard.text }
king_and_intrigue-card-score_worth_4 =
    .name = { base-card-score_worth_4.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_4.special }
    .special = { base-card-score_worth_4.text }
king_and_intrigue-card-score_worth_5 =
    .name = { base-card-score_worth_5.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_5.special }
    .special = { base-card-score_worth_5.text }
king_and_intrigue-card-score_worth_6_7 =
    .name = { base-card-score_worth_6_7.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_6_7.special }
    .special = { base-card-score_worth_6_7.text }
king_and_intrigue-card-double_region =
    .name = Double gloire
    .text = { base-power-text } { king_and_intrigue-card-double_region.special }
    .special = Marquez une région, sauf celle du Roi. Au prochain décompte général, ses trois valeurs comptent double, mais pas les bonus.
king_and_intrigue-card-into_the_castillo =
    .name = Tous au Castillo
    .text = { base-power-text } { king_and_intrigue-card-into_the_castillo.special }
    .special = { $own } de vos caballeros et { $foreign } de chaque adversaire quittent des régions pour le Castillo, mais jamais la région du Roi. C’est vous qui les choisissez ; un joueur qui en a moins les donne tous.
king_and_intrigue-card-score_castillo =
    .name = { base-card-score_castillo.name }
    .text = { base-power-text } { king_and_intrigue-card-score_castillo.special }
    .special = { base-card-score_castillo.text }
king_and_intrigue-card-royal_advisor =
    .name = { base-card-royal_advisor.name }
    .text = { base-power-text } { king_and_intrigue-card-royal_advisor.special }
    .special = { base-card-royal_advisor.text }
king_and_intrigue-card-score_one_region =
    .name = { base-card-score_one_region.name }
    .text = { base-power-text } { king_and_intrigue-card-score_one_region.special }
    .special = { base-card-score_one_region.text }
king_and_intrigue-card-king =
    .name = L’oreille du Roi
    .text = { base-power-text } { king_and_intrigue-card-king.special }
    .special = Pas d’action spéciale propre. Carte la plus forte, elle vous donne la carte du Roi.

## La rangée

king_and_intrigue-card-king_card =
    .name = Carte du Roi
    .text = Placez jusqu’à { $place_5 } caballeros (à quatre joueurs { $place_4 }, à trois { $place_3 }, à deux { $place_2 }). Action spéciale : déplacez le Roi dans la région de votre choix, ou laissez-le où il est.
    .special = Déplacez le Roi dans la région de votre choix, ou laissez-le où il est.
king_and_intrigue-card-intrigue_card =
    .name = Carte Intrigue
    .text = Placez-en jusqu’à { $place_5 } (à quatre joueurs { $place_4 }, à trois { $place_3 }, à deux { $place_2 }). Action spéciale : déplacez { $either } caballero de n’importe quel joueur, ou autant des vôtres que vous voulez depuis une même région.
    .special = Déplacez { $either } caballero de n’importe quel joueur, ou autant des vôtres que vous voulez depuis une même région.
king_and_intrigue-card-caballero_card_1 =
    .name = Carte Caballeros I
    .text = Placez jusqu’à { $place_5 } caballeros (à quatre joueurs { $place_4 }, à trois { $place_3 }). Votre action spéciale est celle de votre carte Pouvoir.
    .special = Action spéciale de la carte Pouvoir.
king_and_intrigue-card-caballero_card_2 =
    .name = Carte Caballeros II
    .text = Placez jusqu’à { $place_5 } caballeros (à quatre joueurs { $place_4 }). Votre action spéciale est celle de votre carte Pouvoir.
    .special = Action spéciale de la carte Pouvoir.
king_and_intrigue-card-caballero_card_3 =
    .name = Carte Caballeros III
    .text = Placez jusqu’à { $place_5 } caballeros. Votre action spéciale est celle de votre carte Pouvoir.
    .special = Action spéciale de la carte Pouvoir.
king_and_intrigue-choice-intrigue_card-0 = Déplacer un caballero, à vous ou à un autre
king_and_intrigue-choice-intrigue_card-1 = Déplacer vos caballeros d’une même région

## Règles

king_and_intrigue-rules-010 =
    .rule = KI-1.1
    .title = Ce qui reste dans la boîte
    .text = Les 45 cartes Action et les cartes Pouvoir 1 à 13 ne servent pas. À la place, chacun dispose d’un jeu de cartes Pouvoir avec des actions spéciales.

king_and_intrigue-rules-020 =
    .rule = KI-1.2
    .title = La rangée
    .text = Il y a autant de cartes visibles que de joueurs : une carte Intrigue, une carte du Roi et, entre elles, des cartes Caballeros. Elles indiquent combien de caballeros on peut placer, selon le nombre de joueurs.

king_and_intrigue-rules-030 =
    .rule = KI-1.3
    .title = Un caballero de plus
    .text = Après le tirage des régions de base, chacun règle son disque de sélection sur une région, sauf celle du Roi : { $settlers_count } caballero de la Province y débute.

king_and_intrigue-rules-040 =
    .rule = KI-1.4
    .title = Vos propres cartes
    .text = Puis chacun choisit en secret { $hand_cards } cartes Pouvoir pour la partie. Les autres restent dans la boîte ; personne ne voit lesquelles.

king_and_intrigue-rules-050 =
    .rule = KI-1.5
    .title = Marqueurs
    .text = Il y a deux marqueurs ×2. Tant que les deux sont posés, aucune troisième région ne peut être marquée. Aucune région n’est marquée deux fois.

king_and_intrigue-rules-110 =
    .rule = KI-2.1
    .title = Le rang
    .text = On joue les cartes Pouvoir comme d’habitude, jamais deux fois la même valeur. La plus forte prend la carte du Roi, la plus faible la carte Intrigue. Entre les deux, la valeur la plus forte prend la carte Caballeros la plus généreuse. On joue de la plus forte à la plus faible.

king_and_intrigue-rules-120 =
    .rule = KI-2.2
    .title = Un tour
    .text = Faites venir les caballeros indiqués par votre carte Pouvoir. Puis, dans l’ordre de votre choix, placez au plus le nombre de caballeros de votre carte de la rangée et utilisez l’action spéciale de votre carte Pouvoir. Vous pouvez renoncer à l’un comme à l’autre, ou faire moins.

king_and_intrigue-rules-130 =
    .rule = KI-2.3
    .title = Roi et intrigue
    .text = À quatre ou cinq joueurs, le détenteur de la carte du Roi ou de la carte Intrigue ne peut utiliser que l’action spéciale de celle-ci, pas celle de sa carte Pouvoir. À deux ou trois joueurs, il choisit l’une des deux. Si un Veto est la seule action spéciale, il est posé dès que les caballeros sont arrivés ; s’il est l’une des deux, on l’obtient aussi en terminant son tour sans utiliser ni l’une ni l’autre.

king_and_intrigue-rules-140 =
    .rule = KI-2.4
    .title = Ce que font les deux cartes
    .text = Avec la carte du Roi, vous déplacez le Roi dans la région de votre choix, avant ou après le placement ; il peut aussi rester. Avec la carte Intrigue, vous déplacez soit { $display_intrigue_card_either } caballero de n’importe quel joueur, soit autant des vôtres que vous voulez depuis une même région, chacun où vous voulez. Les règles de déplacement s’appliquent.

king_and_intrigue-rules-150 =
    .rule = KI-2.5
    .title = Fin de la manche
    .text = La valeur la plus faible désigne le prochain premier joueur. Les cartes Pouvoir sont défaussées face cachée ; un Veto reste jusqu’à ce qu’il serve ou expire. Les cartes de la rangée sont remises en place.

king_and_intrigue-rules-160 =
    .rule = KI-2.6
    .title = Un exemple
    .text = Partie à quatre. Vous jouez le Veto, valeur { $power_veto_value }, et recevez la carte Caballeros à { $display_caballero_card_1_place_4 } : faites venir { $power_veto_supply } caballeros, posez le Veto et placez jusqu’à { $display_caballero_card_1_place_4 } caballeros.

king_and_intrigue-rules-300 =
    .rule = KI-3
    .title = Les cartes Pouvoir
    .text = Chaque carte a une valeur, un ravitaillement et une action spéciale. Si votre exemplaire diffère, vous pouvez saisir ses nombres dans une liste de valeurs.

## La leçon

king_and_intrigue-lesson-hand =
    .name = Treize sur dix-huit
    .text = Avant cette partie, chacun a choisi en secret treize cartes Pouvoir sur dix-huit. Les vôtres sont choisies pour vous. Chacune a une valeur et fait venir des caballeros ; presque toutes ont une action spéciale. Il n’y a pas de cartes Action.
king_and_intrigue-lesson-rank =
    .name = Le rang
    .text = La plus haute valeur prend la carte du Roi, la plus basse la carte Intrigue ; seuls ceux qui sont entre les deux utilisent l’action de leur propre carte Pouvoir. Beatriz a 170, Gonzalo 100, Yago 30. Jouez le 120 : vous passerez en deuxième.
king_and_intrigue-lesson-king =
    .name = La carte du Roi
    .text = Beatriz avait la plus haute : elle a placé cinq caballeros et déplacé le Roi à Granada. À quatre joueurs, l’action de sa propre carte est perdue : le 170 aurait fait compter une région.
king_and_intrigue-lesson-turn =
    .name = Votre propre action
    .text = Vous avez une carte Caballeros : placez-en quatre, deux en Castilla la Nueva et deux à Sevilla. Puis utilisez votre carte Pouvoir : elle fait compter les régions qui valent 6 et 7.
king_and_intrigue-lesson-intrigue =
    .name = La carte Intrigue
    .text = Votre décompte vous a rapporté 16 points. Yago avait la plus basse : avec la carte Intrigue, il a placé un caballero et déplacé l’un des vôtres de Castilla la Nueva en Cataluña.
king_and_intrigue-lesson-double =
    .name = Double gloire
    .text = Un décompte général suit cette manche. Jouez le 130 : il y fera payer double une région, sauf s’il se retrouve le plus haut ou le plus bas. Le 10 de Yago est déjà en dessous.
king_and_intrigue-lesson-mark =
    .name = Marquer une région
    .text = En Castilla la Nueva, Beatriz est revenue à égalité, trois partout. Placez-y vos deux caballeros, puis utilisez votre carte et marquez la région.
king_and_intrigue-lesson-learned =
    .name = Double !
    .text = Castilla la Nueva vous a payé 14 au lieu de 7, plus 2 pour votre région de base, car les bonus ne sont pas doublés. La deuxième place de Beatriz a payé double aussi : 8. Vous menez 48 à 44 ; sans le marqueur ×2, ce serait Gonzalo. Continuez d’ici ; les bots réfléchissent désormais par eux-mêmes.
