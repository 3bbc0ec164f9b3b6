### El Grande, français.
###
### Termes : caballero(s) · Grande · Roi · région du Roi · région d'origine · région · Castillo (pas une région) · Cour · Province ·
### carte de pouvoir · carte d'action · pile · action spéciale · disque secret · tableau mobile · valeur · décompte général ·
### décompte spécial · premier joueur · Veto · placer (depuis la Cour) / déplacer / renvoyer (dans la Province) / prendre (à la Cour).
### On vouvoie les joueurs ; dans le journal, on les appelle par leur nom.

el_grande-game =
    .name = El Grande
    .text = L’Espagne au quinzième siècle. Envoyez vos caballeros dans neuf régions, gardez la faveur du Roi et cachez un secret ou deux dans le Castillo. La victoire revient à qui domine au bon endroit, au bon moment.

## Lieux, figures, pièces

el_grande-place-castillo =
    .name = Castillo
    .in = dans le Castillo
    .into = vers le Castillo
    .from = du Castillo
el_grande-place-court =
    .name = Cour
    .in = à la Cour
    .into = vers la Cour
    .from = de la Cour
el_grande-place-province =
    .name = Province
    .in = dans la Province
    .into = vers la Province
    .from = de la Province

el_grande-marker-king =
    .name = Roi
el_grande-marker-grande =
    .name = Grande
el_grande-marker-scoreboard-8_4_0 =
    .name = tableau 8/4/0
el_grande-marker-scoreboard-4_0_0 =
    .name = tableau 4/0/0
el_grande-marker-alliance =
    .name = marqueur d’alliance
    .text = Deux régions alliées : au prochain décompte général, leurs caballeros comptent ensemble et chaque place rapporte les points des deux.
el_grande-marker-espionage =
    .name = Espionnage
    .text = Au prochain décompte général, ce disque du Castillo est réglé après que les autres ont montré le leur.
el_grande-marker-disc =
    .name = Disque montré
    .text = Ce disque a déjà été montré : les caballeros iront là.
el_grande-marker-free_choice =
    .name = Libre choix
    .text = Au prochain décompte général, avant la première région, ce joueur peut déplacer quelques caballeros.
el_grande-marker-start_player =
    .name = Premier joueur
    .text = Joue la première carte de pouvoir de la manche.
el_grande-marker-veto =
    .name = Veto
    .text = Peut arrêter une fois une action spéciale, même en cours de route.
el_grande-preset-spread =
    .name = Équilibré
    .text = Régulièrement, des basses aux hautes
el_grande-preset-bots =
    .name = Le choix des bots
    .text = Des hautes et des basses qui en amènent beaucoup

el_grande-kind-plain =
    .name = caballero

el_grande-window-free_choice =
    .name = Libre choix
    .text = Avant le décompte de la première région, vous pouvez déplacer quelques-uns de vos caballeros.

## Ce qui est demandé

el_grande-prompt-play_power_card = Manche { $round } : jouez une carte de pouvoir.
el_grande-prompt-choose_action_card = { $supplied ->
        [0] Choisissez une carte d’action.
        [one] { $supplied } caballero est arrivé à votre Cour. Choisissez une carte d’action.
       *[other] { $supplied } caballeros sont arrivés à votre Cour. Choisissez une carte d’action.
    }
el_grande-prompt-take_fewer = Combien des nouveaux caballeros restent à votre Cour ?
el_grande-prompt-take_from_regions = { $left ->
        [one] La Province est vide : vous pouvez prendre { $left } caballero dans une région.
       *[other] La Province est vide : vous pouvez prendre { $left } caballeros dans des régions.
    }
el_grande-prompt-take_turn = { $special ->
        [yes] { $left ->
            [0] Utilisez « { $card } » ou terminez votre tour.
            [one] Placez { $left } caballero ou utilisez « { $card } ».
           *[other] Placez jusqu’à { $left } caballeros ou utilisez « { $card } ».
        }
        [several] { $left ->
            [0] Utilisez une de vos actions spéciales ou terminez votre tour.
            [one] Placez { $left } caballero ou utilisez une de vos actions spéciales.
           *[other] Placez jusqu’à { $left } caballeros ou utilisez une de vos actions spéciales.
        }
       *[no] { $left ->
            [0] Tout est fait : terminez votre tour.
            [one] Placez { $left } caballero ou terminez votre tour.
           *[other] Placez jusqu’à { $left } caballeros ou terminez votre tour.
        }
    }
el_grande-prompt-choose_hand = { $left ->
        [0] Vos { $size } cartes sont choisies. Vous pouvez encore en changer.
       *[other] { $way ->
            [out] { $left ->
                [one] Écartez encore { $left } carte. Vous jouez avec { $size }.
               *[other] Écartez encore { $left } cartes. Vous jouez avec { $size }.
            }
           *[in] { $left ->
                [one] Prenez encore { $left } carte. Vous jouez avec { $size }.
               *[other] Prenez encore { $left } cartes. Vous jouez avec { $size }.
            }
        }
    }
el_grande-prompt-send_into_castillo = { $left ->
        [one] { $left } caballero de { $owner } entre dans le Castillo : lequel ?
       *[other] { $left } caballeros de { $owner } entrent dans le Castillo : lequel d’abord ?
    }
el_grande-prompt-end_turn = Tout est fait ? Confirmez votre tour.
el_grande-prompt-choose_part = « { $card } » : laquelle des deux possibilités choisissez-vous ?
el_grande-prompt-choose_first = « { $card } » : que faites-vous d’abord ?
el_grande-prompt-pick_caballero = { $either ->
        [0] { $own ->
            [0] Choisissez un caballero adverse à déplacer (encore { $foreign }).
            [any] Choisissez un de vos caballeros à déplacer, ou arrêtez.
           *[other] { $foreign ->
                [0] Choisissez un de vos caballeros à déplacer (encore { $own }).
               *[other] Choisissez un caballero à déplacer (encore { $own } à vous, { $foreign } aux autres).
            }
        }
       *[other] Choisissez n’importe quel caballero à déplacer (encore { $either }).
    }
el_grande-prompt-pick_black = Choisissez un caballero noir à déplacer (encore { $left }).
el_grande-prompt-move_caballero = Le caballero de { $owner } part { $from_from }. Vers où ?
el_grande-prompt-name_source = { $whose ->
        [own] Choisissez la région d’où partent vos propres caballeros.
       *[any] Choisissez la région d’où partent des caballeros, à qui qu’ils soient.
    }
el_grande-prompt-place_anywhere = { $left ->
        [one] Placez { $left } caballero dans la région de votre choix ou dans le Castillo.
       *[other] Placez jusqu’à { $left } caballeros dans les régions de votre choix ou dans le Castillo.
    }
el_grande-prompt-pick_victim = Choisissez un caballero de { $opponent } à renvoyer dans la Province.
el_grande-prompt-return_own = { $left ->
        [one] Renvoyez { $left } de vos caballeros dans la Province : lequel ?
       *[other] Renvoyez { $left } de vos caballeros dans la Province : lequel d’abord ?
    }
el_grande-prompt-how_many_from_province = { $most ->
        [one] Prenez-vous { $most } caballero à votre Cour ?
       *[other] Combien de caballeros prenez-vous à votre Cour ? Au plus { $most }.
    }
el_grande-prompt-set_discs = { $purpose ->
        [leave_castillo] Choisissez en secret où iront vos caballeros du Castillo.
        [return_all] Choisissez en secret une région : tous vos caballeros en repartent vers la Province.
        [return_some] Choisissez en secret une région : { $number } de vos caballeros en repartent.
        [disc_scoring] Choisissez en secret une région. Si vous êtes seul à la choisir, on la décompte.
        [eviction] Choisissez en secret où iront vos caballeros { $place_from }.
       *[other] { $text }
    }
el_grande-prompt-name_for_eviction = Choisissez la région que vos adversaires doivent quitter.
el_grande-prompt-name_allies = { $which ->
        [first] Choisissez la première région de l’alliance.
       *[second] Choisissez la deuxième région de l’alliance.
    }
el_grande-prompt-move_king = { $bordering ->
        [yes] Déplacez le Roi vers une région voisine, ou laissez-le.
       *[other] Où va le Roi ? Il peut aussi rester.
    }
el_grande-prompt-move_grande = Choisissez une nouvelle région d’origine pour votre Grande.
el_grande-prompt-pick_scoreboard = Quel tableau mobile posez-vous ou déplacez-vous ?
el_grande-prompt-move_scoreboard = Où va le { $marker } ?
el_grande-prompt-score_one_region = Choisissez une région à décompter.
el_grande-prompt-score_regions = Quelle région décompte-t-on maintenant ?
el_grande-prompt-take_power_card_back = Choisissez une carte de pouvoir jouée à reprendre.

## Réponses : ne rien faire

el_grande-pass-take_turn = Terminé
el_grande-pass-end_turn = Terminer le tour
el_grande-pass-take_from_regions = N’en prendre aucun de plus
el_grande-pass-choose_part = Aucune des deux
el_grande-pass-choose_first = { el_grande-pass-choose_part }
el_grande-pass-pick_caballero = Arrêter les déplacements
el_grande-pass-pick_black = Arrêter les déplacements
el_grande-pass-name_source = Ne déplacer personne
el_grande-pass-place_anywhere = Arrêter de placer
el_grande-pass-pick_victim = L’épargner
el_grande-pass-return_own = Personne à renvoyer
el_grande-pass-send_into_castillo = Personne à envoyer
el_grande-pass-name_for_eviction = Personne à expulser
el_grande-pass-name_allies = Plus aucune région
el_grande-pass-move_king = Le Roi reste
el_grande-pass-move_grande = Le Grande reste
el_grande-pass-pick_scoreboard = Laisser les tableaux
el_grande-pass-take_power_card_back = Ne reprendre aucune carte

## Réponses : agir

el_grande-option-pass = Passer
el_grande-option-place = Placer { $place_in }
el_grande-option-pick = { $kind } de { $owner } { $place_in }
el_grande-option-pick_in_turn = { $kind } de { $owner } part { $place_from }
el_grande-option-card = { $card }
el_grande-option-card_back = Annuler : { $card }
el_grande-option-stack = { $card } (pile { $stack })
el_grande-option-to = { $place }
el_grande-option-name = { $place }
el_grande-option-disc = { $place }
el_grande-option-marker = { $marker }
el_grande-option-number = { $number }
el_grande-option-seat = { $other }
el_grande-option-start = Utiliser « { $card } »
el_grande-option-fewer = Prendre moins de caballeros
el_grande-option-take = Un caballero de { $owner } prend : { $marker }
el_grande-option-more = Prendre un caballero de plus
el_grande-option-choice = Choisir ceci

## Ce qui est annoncé

el_grande-step-begin_scoring = À décompter : { $regions }.
el_grande-step-begin_special = L’action spéciale va commencer.
el_grande-step-make_free_choice = Un libre choix va être utilisé.
el_grande-step-travel = Un caballero de { $owner } va { $from_from } { $to_into }.
el_grande-step-place_next_door = { el_grande-step-travel }
el_grande-step-carry_figure = { $marker } va { $place_into }.
el_grande-step-carry_named_source = Région choisie : { $place }.
el_grande-step-carry_allies = { $other } et { $place } vont s’allier.
el_grande-step-general_regions = Les régions vont être décomptées.
el_grande-step-carry_eviction = Région à évacuer : { $place }.
el_grande-step-carry_scoring = Le décompte { $place_from } va commencer.
el_grande-step-carry_power_card_back = { $seat } reprend une carte de pouvoir.
el_grande-step-reveal_discs = Les disques secrets vont être dévoilés.

## Journal

el_grande-log-round_begun = La manche { $round } a commencé. Cartes visibles : { $cards }.
el_grande-log-round_only_begun = La manche { $round } a commencé.
el_grande-log-card_kept = { $seat } a gardé « { $card } ».
el_grande-log-espionage = { $seat } a envoyé des espions.
el_grande-log-hand_chosen = { $seat } a choisi { $count } cartes de pouvoir.
el_grande-log-marker_put = { $seat } a posé { $to_in } : { $marker }.
el_grande-log-marker_gone = De retour à côté du plateau : { $marker } { $from_from }.
el_grande-log-power_card_played = { $seat } a joué { $card }.
el_grande-log-turn_begun = Le tour de { $seat } a commencé.
el_grande-log-action_card_taken = { $seat } a pris « { $card } ».
el_grande-log-card_turned_down = { $seat } a retourné « { $card } ».
el_grande-log-special_begun = { $seat } a utilisé « { $card } ».
el_grande-log-placed = { $count ->
        [one] { $owner } a placé { $count } caballero { $to_in }.
       *[other] { $owner } a placé { $count } caballeros { $to_in }.
    }
el_grande-log-moved = { $count ->
        [one] Un caballero de { $owner } est allé { $from_from } { $to_into }.
       *[other] { $count } caballeros de { $owner } sont allés { $from_from } { $to_into }.
    }
el_grande-log-returned = { $count ->
        [one] Un caballero de { $owner } est reparti { $from_from } { $to_into }.
       *[other] { $count } caballeros de { $owner } sont repartis { $from_from } { $to_into }.
    }
el_grande-log-to_court = { $count ->
        [one] { $owner } a ramené { $count } caballero { $from_from } { $to_into }.
       *[other] { $owner } a ramené { $count } caballeros { $from_from } { $to_into }.
    }
el_grande-log-king_moved = { $seat } a envoyé le Roi { $from_from } { $to_into }.
el_grande-log-crowned = { $seat } a fait Roi le Grande de { $owner } { $place_in }.
el_grande-log-king_returned = Le Roi est revenu du Castillo : il est { $to_in }.
el_grande-log-king_stayed = { $seat } a laissé le Roi { $to_in }.
el_grande-log-grande_moved = { $seat } a déplacé son Grande { $from_from } { $to_into }.
el_grande-log-scoreboard_moved = { $seat } a posé le { $marker } { $to_in }.
el_grande-log-scored = { $how ->
        [first_only] Décompte { $place_from }, première place seulement : { $points }.
       *[other] Décompte { $place_from } : { $points }.
    }
el_grande-log-pair_scored = Décompte commun { $place_from } et { $other_from } : { $points }.
el_grande-log-power_card_taken_back = { $seat } a repris { $card }.
el_grande-log-some_power_card_taken_back = { $seat } a repris une carte de pouvoir.
el_grande-log-veto_laid_out = { $seat } a posé un Veto.
el_grande-log-vetoed = { $seat } a mis son veto à l’action spéciale de { $other }.
el_grande-log-veto_expired = Le Veto de { $seat } a expiré.
el_grande-log-start_player = { $seat } est devenu premier joueur.
el_grande-log-general_scoring = Le décompte général après la manche { $round } a commencé.
el_grande-log-disc_shown = Le disque de { $seat } indiquait { $place }.

## L'arithmétique d'un décompte

el_grande-points-counts = Caballeros
el_grande-points-values = Valeurs
el_grande-points-majority = Majorité
el_grande-points-kings_bonus = Bonus du Roi
el_grande-points-home_bonus = Bonus d’origine
el_grande-points-offices = Charges
el_grande-points-total = Total

## Pourquoi quelque chose est impossible

el_grande-why-kings_region = { $place } : le Roi est ici, rien ne peut entrer ni sortir.
el_grande-why-not_bordering = { $place } n’est pas voisine de la région du Roi ({ $king }).
el_grande-why-no_room = { $place } : il n’y a plus de place.
el_grande-why-not_for_the_king = { $place } : le Roi n’y va jamais.
el_grande-why-already_there = { $place } : c’est déjà là.
el_grande-why-not_from_here = { $place } : personne ne part d’ici.
el_grande-why-nobody_to_pick = { $place } : aucun caballero à choisir ici.
el_grande-why-no_region = { $place } : il faut une région.
el_grande-why-grande_in_castillo = Votre Grande est dans le Castillo et ne peut pas être déplacé.
el_grande-why-has_scoreboard = { $place } : un tableau mobile s’y trouve déjà.
el_grande-why-placing_over = Vous ne pouvez plus placer de caballeros pendant ce tour.
el_grande-why-not_on_disc = Vous ne pouvez pas régler cela sur votre disque maintenant.
el_grande-why-choosing_cards = Choisissez d’abord vos cartes de pouvoir.
el_grande-why-card_taken = Cette carte a été prise par { $seat }.
el_grande-why-card_face_down = Cette carte est face cachée pour cette manche.
el_grande-why-card_used = Vous avez déjà joué cette carte.
el_grande-why-card_not_used = Cette carte est encore dans votre main.
el_grande-why-value_on_the_table = Un { $value } est déjà sur la table pendant cette manche.

## Options de table

el_grande-setting-rounds =
    .name = Durée
    .text = Neuf manches pour la partie complète, six pour une partie courte. Il y a toujours trois décomptes généraux.
el_grande-setting-rounds-9 = 9 manches
el_grande-setting-rounds-6 = 6 manches
el_grande-setting-veto =
    .name = Veto
    .text = Si les deux cartes Veto sont dans le jeu.
el_grande-setting-veto-true = Avec Veto
el_grande-setting-veto-false = Sans Veto
el_grande-setting-castillo =
    .name = Castillo
    .text = Fermé, on ne montre pas qui se trouve dans la tour ; les entrées restent au journal. Ouvert, tout le monde le voit.
el_grande-setting-castillo-closed = Fermé
el_grande-setting-castillo-open = Ouvert
el_grande-setting-spent_power_cards =
    .name = Cartes de pouvoir jouées
    .text = Si tout le monde voit la liste des cartes de pouvoir déjà jouées par chacun.
el_grande-setting-spent_power_cards-closed = Cachées
el_grande-setting-spent_power_cards-open = Visibles
el_grande-setting-taken_back_card =
    .name = Carte de pouvoir reprise
    .text = Si les autres voient quelle carte de pouvoir un joueur reprend.
el_grande-setting-taken_back_card-closed = Cachée
el_grande-setting-taken_back_card-open = Visible
el_grande-setting-confirm_turns =
    .name = Confirmer les tours
    .text = Avec confirmation, vous pouvez encore tout reprendre avant la fin de votre tour.
el_grande-setting-confirm_turns-true = Confirmer chaque tour
el_grande-setting-confirm_turns-false = Terminer les tours aussitôt
el_grande-setting-start_player =
    .name = Premier joueur
    .text = Qui joue la première carte de pouvoir de la partie.
el_grande-setting-start_player-none = Tiré au sort
el_grande-setting-start_player-0 = { kernel-seat-0 }
el_grande-setting-start_player-1 = { kernel-seat-1 }
el_grande-setting-start_player-2 = { kernel-seat-2 }
el_grande-setting-start_player-3 = { kernel-seat-3 }
el_grande-setting-start_player-4 = { kernel-seat-4 }

## Règles, dans l'ordre de lecture, avec celles du jeu de base

el_grande-rules-010 =
    .rule = EG
    .title = Le jeu en bref
    .text =
        Vous êtes l’un des grands d’Espagne, un Grande. Vos caballeros sont votre influence : plus ils sont nombreux dans une région, plus elle vous rapporte lors d’un décompte.

        On joue neuf manches. À chacune, les cartes de pouvoir décident de l’ordre des tours et du nombre de caballeros qui arrivent à la Cour ; puis chacun prend une carte d’action, place des caballeros et utilise l’action spéciale de la carte. Trois fois, toutes les régions sont décomptées ; entre-temps, certaines cartes le font aussi. Le plus grand total l’emporte.

el_grande-rules-300 =
    .rule = EG-3
    .title = Le déroulement
    .text =
        Une partie compte 9 manches. Après les manches 3, 6 et 9 a lieu un décompte général. La partie courte omet les manches 1, 4 et 7 : une de ses 6 manches sur deux se termine donc par un décompte général.

        Chaque manche se déroule ainsi :
        - on retourne la première carte de chaque pile d’action ;
        - chacun joue une carte de pouvoir ;
        - chacun joue son tour, de la plus forte carte de pouvoir à la plus faible ;
        - la manche prend fin, suivie au besoin d’un décompte général.

el_grande-rules-310 =
    .rule = EG-3.1
    .title = Cartes de pouvoir
    .text = À partir du premier joueur et dans le sens horaire, chacun joue une carte de pouvoir face visible. Une valeur déjà sur la table pendant cette manche ne peut pas être rejouée. La carte la plus forte joue son tour en premier, la plus faible en dernier. Vous avez toujours une carte jouable.

el_grande-rules-320 =
    .rule = EG-3.2
    .title = Votre tour, première partie : nouveaux caballeros
    .text = Votre carte de pouvoir indique combien de vos caballeros vous pouvez prendre de la Province à votre Cour. Vous pouvez en prendre moins, ou aucun. C’est seulement quand la Province n’en contient plus des vôtres que vous pouvez prendre le reste du nombre dans des régions, mais jamais dans la région du Roi ni dans le Castillo.

el_grande-rules-330 =
    .rule = EG-3.3
    .title = Votre tour, deuxième partie : la carte d’action
    .text =
        Prenez une des cartes d’action visibles. Elle permet deux choses, dans l’ordre de votre choix. Terminez l’une avant de commencer l’autre ; vous pouvez renoncer à chacune.

        - Placer : placez depuis votre Cour au plus autant de caballeros que l’indique le numéro de la pile. Chacun va dans une région voisine de celle du Roi, ou dans le Castillo.
        - Action spéciale : exécutez-la autant que possible. Vous n’avez le choix que là où la carte dit « peut » ou « jusqu’à ».

        Ensuite, la carte retourne face cachée sous sa pile. Une carte Veto reste en place jusqu’à ce qu’elle serve ou expire.

el_grande-rules-340 =
    .rule = EG-3.4
    .title = La région du Roi
    .text = Là où se tient le Roi, rien ne change. Aucun caballero, aucun Grande, aucun tableau n’entre dans sa région ni n’en sort, sans la moindre exception. Elle peut être décomptée comme une autre.

el_grande-rules-350 =
    .rule = EG-3.5
    .title = Le Castillo
    .text =
        Le Castillo n’est pas une région. Chaque fois que des caballeros sont placés ou déplacés, ils peuvent aller dans le Castillo. Personne n’en sort, sauf lors d’un décompte général.

        On annonce à voix haute combien y entrent ; ensuite, nul ne peut regarder. On l’ouvre pour un décompte général et chaque fois qu’une carte décompte le Castillo.

el_grande-rules-360 =
    .rule = EG-3.6
    .title = Fin de la manche
    .text = Les cartes d’action que personne n’a prises vont sous leurs piles. Qui a joué la carte de pouvoir la plus faible devient premier joueur. Les cartes de pouvoir sont défaussées face cachée, et un Veto arrivé à son terme retourne sous sa pile.

el_grande-rules-410 =
    .rule = EG-4.1
    .title = Décompter un lieu
    .text =
        Les joueurs sont classés selon le nombre de leurs caballeros sur place. La première, la deuxième et la troisième place rapportent les trois valeurs du lieu. Qui n’y a personne ne marque rien.

        À égalité, c’est la valeur inférieure qui compte : une égalité à la première place rapporte la deuxième valeur à chacun, et le groupe suivant est classé troisième. Une égalité à la deuxième place rapporte la troisième valeur, une égalité à la troisième place ne rapporte rien. Peu importe combien sont à égalité.

        Exemples : País Vasco ({ $place_pais_vasco }) avec 3, 3, 3 et 2 caballeros rapporte 3, 3, 3 et 1. Aragón ({ $place_aragon }) avec 3, 3, 2 et 2 rapporte 4, 4, 0 et 0.

el_grande-rules-420 =
    .rule = EG-4.2
    .title = Moins de joueurs
    .text = À deux joueurs, seule la première place rapporte ; à trois, seules la première et la deuxième.

el_grande-rules-430 =
    .rule = EG-4.3
    .title = Bonus
    .text = Qui est seul en tête dans la région du Roi marque { $bonus_points } points de plus. Qui est seul en tête dans la région où se tient son propre Grande marque aussi { $bonus_points } points de plus. Les deux bonus valent à chaque décompte, général ou spécial, et peuvent se cumuler. Le Grande ne compte pas comme un caballero.

el_grande-rules-440 =
    .rule = EG-4.4
    .title = Tableaux mobiles et Castillo
    .text = Un tableau mobile remplace les valeurs de la région où il se trouve, ou celles du Castillo. Le Castillo ne donne aucun bonus.

el_grande-rules-450 =
    .rule = EG-4.5
    .title = Décompte général
    .text =
        Après les manches 3, 6 et 9, tout est décompté, en quatre étapes :
        - tous règlent en même temps et en secret leur disque sur la région où iront leurs caballeros du Castillo ;
        - le Castillo est ouvert et décompté ;
        - les disques sont dévoilés et les caballeros vont dans les régions choisies ; qui a choisi la région du Roi les reprend à la Cour ;
        - les régions sont décomptées l’une après l’autre, dans l’ordre de la piste.

el_grande-rules-460 =
    .rule = EG-4.6
    .title = Fin de la partie
    .text = Après le dernier décompte général, le plus grand nombre de points l’emporte. En cas d’égalité en tête, la victoire est partagée.

el_grande-rules-601 =
    .rule = Q-01
    .title = Caballeros à soi et adverses
    .text = Quand une carte déplace vos caballeros et ceux d’autres joueurs, vous pouvez les alterner dans n’importe quel ordre.

el_grande-rules-602 =
    .rule = Q-02
    .title = Renvoyer des caballeros
    .text = Les caballeros renvoyés vont dans la Province. Ils viennent de là où la carte le dit, jamais de la région du Roi ni du Castillo. Qui en a trop peu renvoie ce qu’il a.

el_grande-rules-603 =
    .rule = Q-03
    .title = Veto
    .text =
        Qui prend une carte Veto l’a aussitôt devant soi, face visible : il n’y a rien à commencer, et le placement se fait comme d’habitude. Tant qu’elle est devant vous, vous pouvez arrêter une action spéciale d’un autre joueur : avant qu’elle ne commence, ou après l’annonce d’une de ses étapes. L’étape annoncée n’a pas lieu, les précédentes sont acquises, le reste est perdu. Exemple : sur quatre déplacements, deux sont faits ; le troisième est annoncé et arrêté. Deux sont acquis, le troisième et le quatrième sont perdus.

        Une étape, c’est : chaque caballero déplacé, placé, renvoyé ou pris à la Cour ; chaque lieu décompté ; la révélation commune des disques ; chaque déplacement du Roi, d’un Grande ou d’un tableau mobile ; la désignation d’une région ; la reprise d’une carte de pouvoir.

        Le placement ordinaire ne peut pas être arrêté, et un joueur arrêté peut encore le faire. Un placement qui est lui-même une action spéciale peut l’être. Prendre ou utiliser un Veto ne peut pas l’être.

        La carte va sous sa pile dès qu’elle a servi, au plus tard à la fin de la manche suivante. Si plusieurs joueurs ont un Veto, on les interroge dans l’ordre du tour après le joueur actif. On ne vous interroge que tant qu’il reste quelque chose à arrêter, et vous pouvez répondre d’avance.

el_grande-rules-604 =
    .rule = Q-04
    .title = La carte de pouvoir de la manche
    .text = Si vous reprenez la carte de pouvoir jouée pendant cette manche, sa valeur décide quand même de l’ordre des tours et du prochain premier joueur.

el_grande-rules-605 =
    .rule = Q-05
    .title = Quand un disque ne convient pas
    .text = Si aucune de vos régions ne convient à la carte, vous ne faites rien. Lors d’une expulsion, seuls les adversaires ayant des caballeros dans la région désignée règlent un disque ; qui choisit la région du Roi ou la région désignée elle-même prend ses caballeros à la Cour.

el_grande-rules-606 =
    .rule = Q-06
    .title = Chacun règle un disque
    .text = Lors d’un décompte général, chacun règle un disque, pour que ce geste ne trahisse rien. On peut passer ceux qui n’ont visiblement personne à envoyer.

el_grande-rules-607 =
    .rule = Q-07
    .title = Le plus et le moins de caballeros
    .text = Ces cartes comptent les caballeros de tous les joueurs ensemble, région du Roi comprise. Les régions sans caballero ne comptent pas.

el_grande-rules-608 =
    .rule = Q-08
    .title = L’ordre de plusieurs décomptes
    .text = Si une carte décompte plusieurs régions, le joueur actif en choisit l’ordre. On ne le lui demande que si cela peut compter, parce qu’un veto peut encore tomber. Seule la carte qui ne décompte que les premières places a son propre ordre, celui d’un décompte général.

el_grande-rules-609 =
    .rule = Q-09
    .title = Le Roi peut rester
    .text = Une carte qui déplace le Roi peut aussi le laisser où il est.

el_grande-rules-610 =
    .rule = Q-10
    .title = Déplacer un tableau mobile
    .text = Un tableau dans la région du Roi y reste. Il va dans un autre lieu, sans tableau et qui n’est pas la région du Roi.

el_grande-rules-611 =
    .rule = Q-11
    .title = À deux joueurs
    .text = À deux joueurs aussi, on retourne cinq cartes d’action ; chacun en prend une.

el_grande-rules-612 =
    .rule = Q-12
    .title = Ce qui est caché
    .text = Selon les règles, trois choses sont cachées : qui se trouve dans le Castillo, quelles cartes de pouvoir ont été jouées, et laquelle a été reprise. Une table peut dévoiler chacune d’elles.

el_grande-rules-613 =
    .rule = Q-13
    .title = La région du Roi sur le disque
    .text = Lors d’un décompte général et d’une expulsion, vous pouvez choisir exprès la région du Roi : vos caballeros vont alors à la Cour.

el_grande-rules-614 =
    .rule = Q-14
    .title = Ce que caché veut dire
    .text = Caché veut dire qu’aucun total ni aucune liste n’est montré. Ce qui était public sur le moment reste au journal : qui a fait entrer combien de caballeros dans le Castillo, quelle carte de pouvoir a été jouée. Sont vraiment secrets l’ordre des piles, les disques non dévoilés, la carte reprise et les réponses données d’avance à un Veto.

el_grande-rules-615 =
    .rule = Q-15
    .title = La région du Roi et les disques qui renvoient des caballeros
    .text = Quand une carte vous fait renvoyer en Province des caballeros de la région choisie sur votre disque, vous ne pouvez pas choisir la région du Roi, même si la lettre de la carte le permettrait peut-être. C’est notre interprétation : rien ne quitte la région du Roi.
