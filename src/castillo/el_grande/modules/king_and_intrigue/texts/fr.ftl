### Roi et Intrigue. Termes : carte du Roi · carte d’intrigue · carte de caballeros · étalage · marqueur ×2.

king_and_intrigue-module =
    .name = Roi et Intrigue
    .text = Composez vous-même vos treize cartes de pouvoir. Chacune a une action spéciale ; le rang des cartes décide qui guide le Roi, qui intrigue et combien de caballeros chacun place.

king_and_intrigue-marker-double =
    .name = marqueur ×2
    .text = Au prochain décompte général, les trois valeurs de cette région comptent double, pas les bonus.

## Ce qui est demandé

king_and_intrigue-purpose-settle = { $count ->
        [one] Choisissez en secret la région où { $count } caballero de la Province commence.
       *[other] Choisissez en secret la région où { $count } caballeros de la Province commencent.
    }
king_and_intrigue-prompt-move_grande_with_escort = Où va votre Grande ? Vos caballeros peuvent l’accompagner.
king_and_intrigue-prompt-escort_grande = Lesquels de vos caballeros vont avec lui { $from_from } { $to_into } ?
king_and_intrigue-prompt-name_for_double = Quelle région paie double au prochain décompte général ?
king_and_intrigue-pass-move_grande_with_escort = Le Grande reste
king_and_intrigue-pass-escort_grande = Personne d’autre ne suit
king_and_intrigue-pass-name_for_double = Aucune région possible
king_and_intrigue-step-carry_double = { $place } va payer double.
king_and_intrigue-log-display_card = { $place ->
        [one] { $seat } ({ $value }) a : { $card }, { $place } caballero.
       *[other] { $seat } ({ $value }) a : { $card }, { $place } caballeros.
    }
king_and_intrigue-why-doubled = { $place } : paie déjà double.
king_and_intrigue-why-no_region_card = { $place } : il n’y a pas de carte de région.

## Les cartes de pouvoir

king_and_intrigue-card-intriguer =
    .name = L’intrigant
    .text = { base-power-text } { king_and_intrigue-card-intriguer.special }
    .special = Pas d’action spéciale propre. Comme carte la plus basse, elle vous donne la carte d’intrigue.
king_and_intrigue-card-place_anywhere =
    .name = Routes ouvertes
    .text = { base-power-text } { king_and_intrigue-card-place_anywhere.special }
    .special = Ce que vous placez pendant ce tour peut aller dans toutes les régions, sauf celle du Roi, ou dans le Castillo. À utiliser avant de placer.
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
    .special = Déplacez votre Grande dans une autre région. Autant de vos caballeros de son ancienne région que vous voulez l’accompagnent. Personne ne quitte la région du Roi ni n’y entre.
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
    .special = Marquez une région, sauf celle du Roi. Au prochain décompte général, ses trois valeurs comptent double, pas les bonus.
king_and_intrigue-card-into_the_castillo =
    .name = Au Castillo
    .text = { base-power-text } { king_and_intrigue-card-into_the_castillo.special }
    .special = { $own } de vos caballeros et { $foreign } de chaque autre joueur vont de régions dans le Castillo, aucun de la région du Roi. Vous les choisissez tous ; qui en a moins les donne tous.
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
    .special = Pas d’action spéciale propre. Comme carte la plus haute, elle vous donne la carte du Roi.

## L’étalage

king_and_intrigue-card-king_card =
    .name = Carte du Roi
    .text = Placez jusqu’à { $place_5 } caballeros (à quatre joueurs { $place_4 }, à trois { $place_3 }, à deux { $place_2 }). Action spéciale : déplacez le Roi dans la région de votre choix, ou laissez-le où il est.
    .special = Déplacez le Roi dans la région de votre choix, ou laissez-le où il est.
king_and_intrigue-card-intrigue_card =
    .name = Carte d’intrigue
    .text = Placez-en jusqu’à { $place_5 } (à quatre joueurs { $place_4 }, à trois { $place_3 }, à deux { $place_2 }). Action spéciale : déplacez { $either } caballero de n’importe qui, ou autant des vôtres que vous voulez hors d’une région.
    .special = Déplacez { $either } caballero de n’importe qui, ou autant des vôtres que vous voulez hors d’une région.
king_and_intrigue-card-caballero_card_1 =
    .name = Carte de caballeros I
    .text = Placez jusqu’à { $place_5 } caballeros (à quatre joueurs { $place_4 }, à trois { $place_3 }). Votre action spéciale est celle de votre carte de pouvoir.
    .special = Action spéciale de la carte de pouvoir.
king_and_intrigue-card-caballero_card_2 =
    .name = Carte de caballeros II
    .text = Placez jusqu’à { $place_5 } caballeros (à quatre joueurs { $place_4 }). Votre action spéciale est celle de votre carte de pouvoir.
    .special = Action spéciale de la carte de pouvoir.
king_and_intrigue-card-caballero_card_3 =
    .name = Carte de caballeros III
    .text = Placez jusqu’à { $place_5 } caballeros. Votre action spéciale est celle de votre carte de pouvoir.
    .special = Action spéciale de la carte de pouvoir.
king_and_intrigue-choice-intrigue_card-0 = Déplacer un caballero, à vous ou à un autre
king_and_intrigue-choice-intrigue_card-1 = Déplacer vos caballeros hors d’une région

## Règles

king_and_intrigue-rules-010 =
    .rule = KI-1.1
    .title = Ce qui reste dans la boîte
    .text = Les 45 cartes d’action et les cartes de pouvoir 1 à 13 ne servent pas. Chacun a à la place un jeu de cartes de pouvoir avec des actions spéciales.

king_and_intrigue-rules-020 =
    .rule = KI-1.2
    .title = L’étalage
    .text = Il y a autant de cartes que de joueurs : une carte d’intrigue, une carte du Roi et, entre elles, des cartes de caballeros. Elles disent combien de caballeros on peut placer ; les nombres dépendent du nombre de joueurs.

king_and_intrigue-rules-030 =
    .rule = KI-1.3
    .title = Un caballero de plus
    .text = Après le tirage des régions d’origine, chacun règle son disque secret sur une région, sauf celle du Roi. { $settlers_count } caballero de la Province y commence.

king_and_intrigue-rules-040 =
    .rule = KI-1.4
    .title = Vos propres cartes
    .text = Puis chacun choisit en secret { $hand_cards } cartes de pouvoir pour la partie. Les autres restent dans la boîte ; personne ne voit lesquelles.

king_and_intrigue-rules-050 =
    .rule = KI-1.5
    .title = Marqueurs
    .text = Il y a deux marqueurs ×2. Tant que les deux sont posés, aucune troisième région ne peut être marquée. Aucune région n’est marquée deux fois.

king_and_intrigue-rules-110 =
    .rule = KI-2.1
    .title = Le rang
    .text = On joue les cartes de pouvoir comme d’habitude, jamais deux fois la même valeur. La plus haute prend la carte du Roi, la plus basse la carte d’intrigue. Entre les deux, la plus haute prend la carte de caballeros la plus riche. On joue de la plus haute à la plus basse.

king_and_intrigue-rules-120 =
    .rule = KI-2.2
    .title = Un tour
    .text = Prenez des caballeros comme le dit votre carte de pouvoir. Puis, dans l’ordre de votre choix, placez jusqu’au nombre de votre carte d’étalage et utilisez l’action spéciale de votre carte de pouvoir. Vous pouvez renoncer à l’un ou à l’autre, ou faire moins.

king_and_intrigue-rules-130 =
    .rule = KI-2.3
    .title = Roi et intrigue
    .text = À quatre ou cinq joueurs, qui tient la carte du Roi ou la carte d’intrigue ne peut pas utiliser l’action spéciale de sa carte de pouvoir, seulement celle de la carte d’étalage. À deux ou trois joueurs, il choisit l’une des deux. Là où un Veto est la seule action spéciale, il est posé dès que les caballeros sont pris ; là où il est l’une des deux, qui termine son tour sans utiliser aucune des deux l’a aussi.

king_and_intrigue-rules-140 =
    .rule = KI-2.4
    .title = Ce que font les deux cartes
    .text = La carte du Roi déplace le Roi dans la région de votre choix, avant ou après le placement ; il peut rester. La carte d’intrigue fait une de deux choses : elle déplace { $display_intrigue_card_either } caballero de n’importe qui, ou autant des vôtres que vous voulez hors d’une région, chacun où vous voulez. Les règles du déplacement s’appliquent.

king_and_intrigue-rules-150 =
    .rule = KI-2.5
    .title = Fin de la manche
    .text = La plus basse valeur reçoit le marqueur de premier joueur. Les cartes de pouvoir sont écartées face cachée ; un Veto reste jusqu’à son emploi ou son expiration. Les cartes d’étalage reviennent.

king_and_intrigue-rules-160 =
    .rule = KI-2.6
    .title = Un exemple
    .text = Quatre joueurs. Vous jouez le Veto, valeur { $power_veto_value }, et recevez la carte de caballeros à { $display_caballero_card_1_place_4 } : prenez { $power_veto_supply } caballeros, posez le Veto et placez jusqu’à { $display_caballero_card_1_place_4 } caballeros.

king_and_intrigue-rules-300 =
    .rule = KI-3
    .title = Les cartes de pouvoir
    .text = Chaque carte a une valeur, un renfort et une action spéciale. Les nombres de votre exemplaire peuvent être saisis sur une feuille de cartes.
