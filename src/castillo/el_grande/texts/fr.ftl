### El Grande, français.
###
### Termes : caballero(s) · Grande · Roi · région du Roi · région de base · région · Castillo (pas une région) · Cour · Province ·
### carte Pouvoir · carte Action · pile · action spéciale · disque de sélection · tuile de score · valeur · décompte général ·
### décompte spécial · premier joueur · Veto · placer (depuis la Cour) / déplacer / renvoyer (en Province) / faire venir (à la Cour).
### On vouvoie les joueurs ; dans le journal, on les appelle par leur nom.

el_grande-game =
    .name = El Grande
    .text = L’Espagne au quinzième siècle. Envoyez vos caballeros dans neuf régions, gardez la faveur du Roi et cachez un secret ou deux dans le Castillo. La victoire sourit à qui domine au bon endroit, au bon moment.

## Lieux, figures, pièces

el_grande-place-castillo =
    .name = Castillo
    .in = dans le Castillo
    .into = dans le Castillo
    .from = du Castillo
el_grande-place-court =
    .name = Cour
    .in = à la Cour
    .into = à la Cour
    .from = de la Cour
el_grande-place-province =
    .name = Province
    .in = en Province
    .into = en Province
    .from = de la Province

el_grande-marker-king =
    .name = Roi
el_grande-marker-grande =
    .name = Grande
el_grande-marker-scoreboard-8_4_0 =
    .name = tuile 8/4/0
el_grande-marker-scoreboard-4_0_0 =
    .name = tuile 4/0/0
el_grande-marker-alliance =
    .name = marqueur d’alliance
    .text = Deux régions alliées : au prochain décompte général, leurs caballeros comptent ensemble et chaque place rapporte les points des deux régions.
el_grande-marker-espionage =
    .name = Espionnage
    .text = Au prochain décompte général, ce disque est réglé pour le Castillo une fois que les autres ont montré le leur.
el_grande-marker-disc =
    .name = Disque dévoilé
    .text = Ce disque est déjà dévoilé : c’est là qu’iront les caballeros.
el_grande-marker-free_choice =
    .name = Libre choix
    .text = Au prochain décompte général, avant la première région, le détenteur de cette carte peut déplacer quelques caballeros.
el_grande-marker-start_player =
    .name = Premier joueur
    .text = Joue la première carte Pouvoir de la manche.
el_grande-marker-veto =
    .name = Veto
    .text = Peut stopper une fois une action spéciale, même en cours de route.
el_grande-preset-spread =
    .name = Équilibré
    .text = Répartition régulière, des plus faibles aux plus fortes
el_grande-preset-bots =
    .name = Le choix des bots
    .text = Des cartes fortes, et des faibles qui amènent beaucoup de caballeros

el_grande-kind-plain =
    .name = caballero

el_grande-window-free_choice =
    .name = Libre choix
    .text = Avant le décompte de la première région, vous pouvez déplacer quelques-uns de vos caballeros.

## Ce qui est demandé

el_grande-prompt-play_power_card = Manche { $round } : jouez une carte Pouvoir.
el_grande-prompt-choose_action_card = { $supplied ->
        [0] Choisissez une carte Action.
        [one] { $supplied } caballero est arrivé à votre Cour. Choisissez une carte Action.
       *[other] { $supplied } caballeros sont arrivés à votre Cour. Choisissez une carte Action.
    }
el_grande-prompt-take_fewer = Parmi les nouveaux caballeros, combien restent à votre Cour ?
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
            [0] Vous avez tout joué : terminez votre tour.
            [one] Placez { $left } caballero ou terminez votre tour.
           *[other] Placez jusqu’à { $left } caballeros ou terminez votre tour.
        }
    }
el_grande-caution-gives_up = { $left ->
        [one] L’utiliser maintenant, c’est renoncer au caballero qu’il vous reste à placer.
       *[other] L’utiliser maintenant, c’est renoncer aux { $left } qu’il vous reste à placer.
    }
el_grande-caution-comes_first = Une fois le placement commencé, il sera trop tard.
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
        [one] { $owner } : { $left } caballero doit entrer dans le Castillo. Lequel ?
       *[other] { $owner } : { $left } caballeros doivent entrer dans le Castillo. Lequel d’abord ?
    }
el_grande-prompt-end_turn = Tout est joué ? Confirmez votre tour.
el_grande-prompt-choose_part = « { $card } » : laquelle des deux possibilités choisissez-vous ?
el_grande-prompt-choose_first = « { $card } » : par quoi commencez-vous ?
el_grande-prompt-pick_caballero = { $either ->
        [0] { $own ->
            [0] Quel caballero adverse déplacez-vous (encore { $foreign }) ?
            [any] Lequel de vos caballeros déplacez-vous ? Vous pouvez aussi vous arrêter là.
           *[other] { $foreign ->
                [0] Lequel de vos caballeros déplacez-vous (encore { $own }) ?
               *[other] Quel caballero déplacez-vous (encore { $own } à vous, { $foreign } aux autres) ?
            }
        }
       *[other] Quel caballero déplacez-vous, à vous ou à un autre (encore { $either }) ?
    }
el_grande-prompt-pick_black = Quel caballero noir déplacez-vous (encore { $left }) ?
el_grande-prompt-move_caballero = Un caballero de { $owner } part { $from_from }. Où va-t-il ?
el_grande-prompt-name_source = { $whose ->
        [own] Choisissez la région d’où partent vos propres caballeros.
       *[any] Choisissez la région d’où partent des caballeros, quel qu’en soit le propriétaire.
    }
el_grande-prompt-place_anywhere = { $left ->
        [one] Placez { $left } caballero dans la région de votre choix ou dans le Castillo.
       *[other] Placez jusqu’à { $left } caballeros dans les régions de votre choix ou dans le Castillo.
    }
el_grande-prompt-pick_victim = Quel caballero de { $opponent } renvoyez-vous en Province ?
el_grande-prompt-return_own = { $left ->
        [one] { $left } de vos caballeros doit repartir en Province : lequel ?
       *[other] { $left } de vos caballeros doivent repartir en Province : lequel d’abord ?
    }
el_grande-prompt-how_many_from_province = { $most ->
        [one] Faites-vous venir { $most } caballero à votre Cour ?
       *[other] Combien de caballeros faites-vous venir à votre Cour ? { $most } au plus.
    }
el_grande-prompt-set_discs = { $purpose ->
        [leave_castillo] { $yours ->
            [0] Choisissez en secret où iront vos caballeros du Castillo.
            [one] { $yours } de vos caballeros quitte le Castillo. Où ira-t-il ?
           *[other] { $yours } de vos caballeros quittent le Castillo. Où iront-ils ?
        }
        [return_all] Choisissez en secret une région : tous vos caballeros qui s’y trouvent repartent en Province.
        [return_some] Choisissez en secret une région : { $number } de vos caballeros en repartent pour la Province.
        [disc_scoring] Choisissez en secret une région. Si personne d’autre ne la choisit, elle est décomptée.
        [eviction] { $yours ->
            [one] { $yours } de vos caballeros doit quitter { $place }. Où ira-t-il ?
           *[other] { $yours } de vos caballeros doivent quitter { $place }. Où iront-ils ?
        }
       *[other] { $text }
    }
el_grande-prompt-name_for_eviction = Quelle région vos adversaires doivent-ils quitter ?
el_grande-prompt-name_allies = { $which ->
        [first] Choisissez la première région de l’alliance.
       *[second] Choisissez la deuxième région de l’alliance.
    }
el_grande-prompt-move_king = { $bordering ->
        [yes] Déplacez le Roi vers une région voisine, ou laissez-le où il est.
       *[other] Où va le Roi ? Il peut aussi rester.
    }
el_grande-prompt-move_grande = Choisissez une nouvelle région de base pour votre Grande.
el_grande-prompt-pick_scoreboard = Quelle tuile de score posez-vous ou déplacez-vous ?
el_grande-prompt-move_scoreboard = Où va la { $marker } ?
el_grande-prompt-score_one_region = Quelle région décomptez-vous ?
el_grande-prompt-score_regions = Quelle est la prochaine région à décompter ?
el_grande-prompt-take_power_card_back = Quelle carte Pouvoir déjà jouée reprenez-vous ?

## Réponses : ne rien faire

el_grande-pass-take_turn = Terminer le tour
el_grande-pass-end_turn = Confirmer le tour
el_grande-pass-take_from_regions = Ne plus en prendre
el_grande-pass-choose_part = Aucune des deux
el_grande-pass-choose_first = { el_grande-pass-choose_part }
el_grande-pass-pick_caballero = Ne plus déplacer
el_grande-pass-pick_black = Ne plus déplacer
el_grande-pass-name_source = Ne déplacer personne
el_grande-pass-place_anywhere = Ne plus placer
el_grande-pass-pick_victim = L’épargner
el_grande-pass-return_own = Personne à renvoyer
el_grande-pass-send_into_castillo = Personne à envoyer
el_grande-pass-name_for_eviction = Personne à expulser
el_grande-pass-name_allies = Aucune région possible
el_grande-pass-move_king = Le Roi reste
el_grande-pass-move_grande = Le Grande reste
el_grande-pass-pick_scoreboard = Laisser les tuiles
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
el_grande-option-choice = Choisir cette option

## Ce qui est annoncé

el_grande-step-begin_scoring = À décompter : { $regions }.
el_grande-step-begin_special = L’action spéciale va commencer.
el_grande-step-make_free_choice = Un libre choix va être joué.
el_grande-step-travel = Un caballero de { $owner } va { $from_from } { $to_into }.
el_grande-step-place_next_door = { el_grande-step-travel }
el_grande-step-carry_figure = Déplacement { $place_into } : { $marker }.
el_grande-step-carry_named_source = Région choisie : { $place }.
el_grande-step-carry_allies = { $other } et { $place } vont s’allier.
el_grande-step-general_regions = Les régions vont être décomptées.
el_grande-step-carry_eviction = Région à évacuer : { $place }.
el_grande-step-carry_scoring = Le décompte { $place_from } va commencer.
el_grande-step-carry_power_card_back = { $seat } reprend une carte Pouvoir.
el_grande-step-reveal_discs = Les disques vont être dévoilés.

## Journal

el_grande-log-round_begun = La manche { $round } a commencé. Cartes visibles : { $cards }.
el_grande-log-round_only_begun = La manche { $round } a commencé.
el_grande-log-card_kept = { $seat } a gardé « { $card } ».
el_grande-log-espionage = { $seat } a envoyé des espions.
el_grande-log-hand_chosen = { $seat } a choisi { $count } cartes Pouvoir.
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
el_grande-log-crowned = { $seat } a couronné le Grande de { $owner } { $place_in }.
el_grande-log-king_returned = Le Roi est revenu du Castillo ; il se trouve { $to_in }.
el_grande-log-king_stayed = { $seat } a laissé le Roi { $to_in }.
el_grande-log-grande_moved = { $seat } a déplacé son Grande { $from_from } { $to_into }.
el_grande-log-scoreboard_moved = { $seat } a posé la { $marker } { $to_in }.
el_grande-log-scored = { $how ->
        [first_only] Décompte { $place_from }, première place seulement : { $points }.
       *[other] Décompte { $place_from } : { $points }.
    }
el_grande-log-pair_scored = Décompte commun { $place_from } et { $other_from } : { $points }.
el_grande-log-power_card_taken_back = { $seat } a repris { $card }.
el_grande-log-some_power_card_taken_back = { $seat } a repris une carte Pouvoir.
el_grande-log-veto_laid_out = { $seat } a posé un Veto.
el_grande-log-vetoed = { $seat } a opposé son veto à l’action spéciale de { $other }.
el_grande-log-veto_expired = Le Veto de { $seat } a expiré.
el_grande-log-start_player = Nouveau premier joueur : { $seat }.
el_grande-log-general_scoring = Le décompte général de la manche { $round } a commencé.
el_grande-log-disc_shown = Le disque de { $seat } indiquait { $place }.

## L'arithmétique d'un décompte

el_grande-points-counts = Caballeros
el_grande-points-values = Valeurs
el_grande-points-total = Total
el_grande-part-place = { $rank ->
        [first] 1re place
        [second] 2e place
        [third] 3e place
        [tied_second] égalité : 2e valeur
       *[tied_third] égalité : 3e valeur
    }
el_grande-part-place_of = { $place }, { el_grande-part-place }
el_grande-part-king = Roi
el_grande-part-home = région de base
el_grande-part-offices = poste

## Pourquoi quelque chose est impossible

el_grande-why-kings_region = { $place } : le Roi s’y trouve, rien ne peut y entrer ni en sortir.
el_grande-why-not_bordering = { $place } : pas de frontière avec { $king }, la région du Roi.
el_grande-why-no_room = { $place } : il n’y a plus de place.
el_grande-why-not_for_the_king = { $place } : le Roi n’y va jamais.
el_grande-why-already_there = { $place } : s’y trouve déjà.
el_grande-why-not_from_here = { $place } : on ne prend personne ici.
el_grande-why-nobody_to_pick = { $place } : aucun caballero à choisir ici.
el_grande-why-no_region = { $place } : seule une région peut être choisie.
el_grande-why-grande_in_castillo = Votre Grande est dans le Castillo et ne peut pas être déplacé.
el_grande-why-has_scoreboard = { $place } : une tuile de score s’y trouve déjà.
el_grande-why-placing_over = Vous ne pouvez plus placer de caballeros pendant ce tour.
el_grande-why-not_on_disc = Vous ne pouvez pas choisir cela sur votre disque maintenant.
el_grande-why-choosing_cards = Choisissez d’abord vos cartes Pouvoir.
el_grande-why-card_taken = Cette carte a été prise par { $seat }.
el_grande-why-card_face_down = Cette carte est face cachée jusqu’à la fin de la manche.
el_grande-why-card_used = Vous avez déjà joué cette carte.
el_grande-why-card_not_used = Cette carte est encore dans votre main.
el_grande-why-value_on_the_table = Un { $value } a déjà été joué pendant cette manche.

## Why a hint says so

el_grande-reason-power = { $value } : { $turn ->
        [1] premier tour
        [2] deuxième tour
        [3] troisième tour
        [4] quatrième tour
       *[5] dernier tour
    }{ $sure ->
        [yes] { "" }
       *[no] { " " }pour l’instant
    }, { $supply ->
        [0] et personne n’arrive
        [one] et { $supply } caballero arrive
       *[other] et { $supply } caballeros arrivent
    }.
el_grande-reason-stack = { $count ->
        [one] Elle permet de placer { $count } caballero.
       *[other] Elle permet de placer { $count } caballeros.
    }
el_grande-reason-castillo = Au Castillo, il compte lors du décompte, puis va où vous voulez.
el_grande-reason-more = { $points } points { $place_in } au lieu de { $before }, si le décompte général avait lieu maintenant.
el_grande-reason-safer = Vos { $points } points { $place_in } en sont plus sûrs.
el_grande-reason-present = Vous êtes ainsi { $place_in }, et personne n’y est plus tranquille.
el_grande-reason-scored = { $place } : { $points } points pour vous, { $others } pour le meilleur des autres.
el_grande-reason-takes = Sans lui, { $owner } obtient { $points } de moins { $place_in }.
el_grande-reason-spare = Il n’y manque pas : vos points { $place_in } restent les mêmes.
el_grande-reason-pass = Rien d’autre n’en vaut la peine maintenant.

## Options de table

el_grande-setting-rounds =
    .name = Durée
    .text = Neuf manches pour la partie complète, six pour une partie courte. Il y a toujours trois décomptes généraux.
el_grande-setting-rounds-9 = 9 manches
el_grande-setting-rounds-6 = 6 manches
el_grande-table-book =
    .name = Selon le livret
    .text = Le jeu de base en neuf manches ; ce qui entre dans la tour reste caché.
el_grande-table-open =
    .name = Tout à découvert
    .text = Neuf manches où chacun voit dans la tour et sait quelles cartes ont servi.
el_grande-table-short =
    .name = Soirée courte
    .text = Six manches, avec un décompte général toutes les deux manches.
el_grande-table-everything =
    .name = Avec tout
    .text = Autant d’extensions ensemble que les règles le permettent.
el_grande-setting-veto =
    .name = Veto
    .text = Avec ou sans les deux cartes Veto.
el_grande-setting-veto-true = Avec Veto
el_grande-setting-veto-false = Sans Veto
el_grande-setting-castillo =
    .name = Castillo
    .text = Fermé : on ne montre pas qui se trouve dans la tour ; les entrées restent notées au journal. Ouvert : tout le monde le voit.
el_grande-setting-castillo-closed = Fermé
el_grande-setting-castillo-open = Ouvert
el_grande-setting-spent_power_cards =
    .name = Cartes Pouvoir jouées
    .text = Tout le monde peut voir, ou non, les cartes Pouvoir déjà jouées par chacun.
el_grande-setting-spent_power_cards-closed = Cachées
el_grande-setting-spent_power_cards-open = Visibles
el_grande-setting-taken_back_card =
    .name = Carte Pouvoir reprise
    .text = Les autres peuvent voir, ou non, quelle carte Pouvoir un joueur reprend.
el_grande-setting-taken_back_card-closed = Cachée
el_grande-setting-taken_back_card-open = Visible
el_grande-setting-confirm_turns =
    .name = Confirmer les tours
    .text = Avec confirmation, vous pouvez tout annuler jusqu’à la fin de votre tour.
el_grande-setting-confirm_turns-true = Confirmer chaque tour
el_grande-setting-confirm_turns-false = Terminer les tours d’office
el_grande-setting-start_player =
    .name = Premier joueur
    .text = Qui joue la première carte Pouvoir de la partie.
el_grande-setting-start_player-none = Tiré au sort
el_grande-setting-start_player-0 = { kernel-seat-0 }
el_grande-setting-start_player-1 = { kernel-seat-1 }
el_grande-setting-start_player-2 = { kernel-seat-2 }
el_grande-setting-start_player-3 = { kernel-seat-3 }
el_grande-setting-start_player-4 = { kernel-seat-4 }

## Ce qu’on peut taper dans le terminal, par l’exemple

el_grande-form-set = set spread
el_grande-form-notation = to aragon
el_grande-form-place = place aragon 2
el_grande-form-move = move red galicia>aragon
el_grande-form-look = { "?" } aragon, { "?" } 3
el_grande-form-rules = rules EG-4.1
el_grande-form-stand = stand veto RÉPONSE

## Règles, dans l'ordre de lecture, avec celles du jeu de base

el_grande-rules-010 =
    .rule = EG
    .title = Le jeu en bref
    .text =
        Vous êtes un Grande, de la haute noblesse d’Espagne. Vos caballeros sont votre influence : plus ils sont nombreux dans une région, plus elle vous rapporte lors d’un décompte.

        Une partie compte neuf manches. À chaque manche, les cartes Pouvoir fixent l’ordre des tours et le nombre de caballeros qui arrivent à la Cour ; puis chacun prend une carte Action, place des caballeros et utilise l’action spéciale de la carte. Toutes les régions sont décomptées trois fois ; certaines cartes déclenchent des décomptes entre-temps. Le plus grand nombre de points l’emporte.

el_grande-rules-300 =
    .rule = EG-3
    .title = Le déroulement
    .text =
        Une partie compte 9 manches. Un décompte général a lieu après les manches 3, 6 et 9. La partie courte saute les manches 1, 4 et 7 : il y a donc un décompte général toutes les deux manches.

        Chaque manche se déroule ainsi :
        - on révèle la première carte de chaque pile Action ;
        - chacun joue une carte Pouvoir ;
        - chacun joue son tour, de la plus forte carte Pouvoir à la plus faible ;
        - la manche prend fin ; un décompte général suit après les manches 3, 6 et 9.

el_grande-rules-310 =
    .rule = EG-3.1
    .title = Cartes Pouvoir
    .text = À partir du premier joueur et dans le sens horaire, chacun joue une carte Pouvoir face visible. Il est interdit de jouer une valeur déjà présente sur la table. Le joueur qui a posé la carte la plus forte joue son tour en premier, celui qui a posé la plus faible en dernier. Vous avez toujours une carte jouable.

el_grande-rules-320 =
    .rule = EG-3.2
    .title = Votre tour, première partie : nouveaux caballeros
    .text = Votre carte Pouvoir indique combien de vos caballeros vous pouvez faire venir de la Province à votre Cour. Vous pouvez en prendre moins, voire aucun. C’est seulement quand il ne vous en reste plus en Province que vous pouvez prendre les autres dans des régions, mais jamais dans la région du Roi ni dans le Castillo.

el_grande-rules-330 =
    .rule = EG-3.3
    .title = Votre tour, deuxième partie : la carte Action
    .text =
        Prenez une des cartes Action visibles. Elle vous permet deux choses, dans l’ordre de votre choix. Terminez l’une avant de commencer l’autre ; vous pouvez renoncer à l’une comme à l’autre.

        - Placement : placez depuis votre Cour, au plus, le nombre de caballeros indiqué par le numéro de la pile. Chacun va dans une région voisine de celle du Roi, ou dans le Castillo.
        - Action spéciale : exécutez-la aussi complètement que possible. Vous n’avez le choix que si la carte dit « pouvez » ou « jusqu’à ».

        Ensuite, la carte retourne face cachée sous sa pile. Une carte Veto reste devant vous jusqu’à ce qu’elle serve ou expire.

el_grande-rules-340 =
    .rule = EG-3.4
    .title = La région du Roi
    .text = Là où se trouve le Roi, rien ne change. Aucun caballero, aucun Grande, aucune tuile de score n’entre dans sa région ni n’en sort, sans la moindre exception. Elle peut être décomptée comme n’importe quelle autre.

el_grande-rules-350 =
    .rule = EG-3.5
    .title = Le Castillo
    .text =
        Le Castillo n’est pas une région. Chaque fois que des caballeros sont placés ou déplacés, ils peuvent aller dans le Castillo. On n’en sort que lors d’un décompte général.

        On annonce à voix haute combien y entrent ; ensuite, personne ne peut regarder. On l’ouvre lors d’un décompte général et quand une carte le fait décompter.

el_grande-rules-360 =
    .rule = EG-3.6
    .title = Fin de la manche
    .text = Les cartes Action que personne n’a prises retournent sous leurs piles. Le joueur de la carte Pouvoir la plus faible devient premier joueur. Les cartes Pouvoir sont défaussées face cachée, et un Veto arrivé à son terme retourne sous sa pile.

el_grande-rules-410 =
    .rule = EG-4.1
    .title = Décompter un lieu
    .text =
        Les joueurs sont classés selon le nombre de leurs caballeros sur place. La première, la deuxième et la troisième place rapportent les trois valeurs du lieu. Un joueur qui n’y a personne ne marque rien.

        En cas d’égalité, c’est la valeur inférieure qui compte : une égalité à la première place rapporte à chacun la deuxième valeur, et le groupe suivant est classé troisième. Une égalité à la deuxième place rapporte la troisième valeur, une égalité à la troisième place ne rapporte rien. Peu importe le nombre de joueurs à égalité.

        Exemples : País Vasco ({ $place_pais_vasco }) avec 3, 3, 3 et 2 caballeros rapporte 3, 3, 3 et 1. Aragón ({ $place_aragon }) avec 3, 3, 2 et 2 rapporte 4, 4, 0 et 0.

el_grande-rules-420 =
    .rule = EG-4.2
    .title = À deux ou trois joueurs
    .text = À deux joueurs, seule la première place rapporte ; à trois, seules la première et la deuxième.

el_grande-rules-430 =
    .rule = EG-4.3
    .title = Bonus
    .text = Être seul en tête dans la région du Roi rapporte { $bonus_points } points de plus. Être seul en tête dans la région de son propre Grande rapporte aussi { $bonus_points } points de plus. Les deux bonus valent à chaque décompte, général ou spécial, et peuvent se cumuler. Le Grande ne compte pas comme un caballero.

el_grande-rules-440 =
    .rule = EG-4.4
    .title = Tuiles de score et Castillo
    .text = Une tuile de score remplace les valeurs de la région où elle se trouve, ou celles du Castillo. Le Castillo ne donne aucun bonus.

el_grande-rules-450 =
    .rule = EG-4.5
    .title = Décompte général
    .text =
        Après les manches 3, 6 et 9, tout est décompté en quatre étapes :
        - tous règlent en même temps et en secret leur disque sur la région où iront leurs caballeros du Castillo ;
        - le Castillo est ouvert et décompté ;
        - les disques sont dévoilés et les caballeros vont dans les régions choisies ; si c’est celle du Roi, ils retournent à la Cour ;
        - les régions sont décomptées l’une après l’autre, dans l’ordre de la piste.

el_grande-rules-460 =
    .rule = EG-4.6
    .title = Fin de la partie
    .text = Après le dernier décompte général, le plus grand nombre de points l’emporte. En cas d’égalité en tête, la victoire est partagée.

el_grande-rules-601 =
    .rule = Q-01
    .title = Vos caballeros et ceux des autres
    .text = Quand une carte permet de déplacer vos caballeros et ceux des autres, vous pouvez alterner comme vous voulez.

el_grande-rules-602 =
    .rule = Q-02
    .title = Renvoyer des caballeros
    .text = Les caballeros renvoyés vont en Province. La carte dit d’où ils viennent, jamais de la région du Roi ni du Castillo. Si un joueur n’en a pas assez, il les renvoie tous.

el_grande-rules-603 =
    .rule = Q-03
    .title = Veto
    .text =
        Une carte Veto se pose aussitôt face visible devant le joueur qui la prend : elle n’a pas besoin d’être déclenchée, et le placement se fait comme d’habitude. Tant qu’elle est devant vous, vous pouvez stopper une seule action spéciale adverse : avant qu’elle ne commence, ou après l’annonce d’une de ses étapes. L’étape annoncée n’a pas lieu, les précédentes sont acquises, le reste est perdu. Exemple : sur quatre déplacements, deux sont faits ; le troisième est annoncé et le veto tombe. Les deux premiers sont acquis, le troisième et le quatrième sont perdus.

        Une étape, c’est : chaque caballero déplacé, placé, renvoyé ou amené à la Cour ; chaque lieu décompté ; la révélation commune des disques ; chaque déplacement du Roi, d’un Grande ou d’une tuile de score ; la désignation d’une région ; la reprise d’une carte Pouvoir.

        Le placement ordinaire échappe au veto, et un joueur frappé d’un veto peut encore placer. Un placement qui fait partie d’une action spéciale peut être stoppé. Prendre ou utiliser un Veto ne peut pas l’être.

        La carte va sous sa pile dès qu’elle a servi, au plus tard à la fin de la manche suivante. Si plusieurs joueurs ont un Veto, on les interroge dans l’ordre du tour, après le joueur actif. On ne vous interroge que s’il reste quelque chose à stopper, et vous pouvez répondre d’avance.

el_grande-rules-604 =
    .rule = Q-04
    .title = La carte Pouvoir de la manche
    .text = Si vous reprenez la carte Pouvoir jouée pendant cette manche, sa valeur détermine quand même l’ordre des tours et le prochain premier joueur.

el_grande-rules-605 =
    .rule = Q-05
    .title = Quand un disque ne convient pas
    .text = Si aucune de vos régions ne convient à la carte, vous ne faites rien. Lors d’une éviction, seuls les adversaires ayant des caballeros dans la région désignée règlent leur disque ; ceux qui choisissent la région du Roi ou la région désignée elle-même reprennent leurs caballeros à la Cour.

el_grande-rules-606 =
    .rule = Q-06
    .title = Chacun règle son disque
    .text = Lors d’un décompte général, chacun règle son disque, afin que ce geste ne trahisse rien. On peut sauter les joueurs qui n’ont visiblement personne à envoyer.

el_grande-rules-607 =
    .rule = Q-07
    .title = Le plus et le moins de caballeros
    .text = Pour ces cartes, on compte ensemble les caballeros de tous les joueurs, région du Roi comprise. Les régions sans caballero ne comptent pas.

el_grande-rules-608 =
    .rule = Q-08
    .title = L’ordre de plusieurs décomptes
    .text = Si une carte décompte plusieurs régions, le joueur actif choisit l’ordre. On ne le lui demande que si cela peut changer quelque chose, parce qu’un veto peut encore tomber. Seule la carte qui ne décompte que les premières places a un ordre fixe : celui d’un décompte général.

el_grande-rules-609 =
    .rule = Q-09
    .title = Le Roi peut rester
    .text = Avec une carte qui déplace le Roi, vous pouvez aussi le laisser où il est.

el_grande-rules-610 =
    .rule = Q-10
    .title = Déplacer une tuile de score
    .text = Une tuile de score dans la région du Roi y reste. Les autres vont dans un lieu différent, sans tuile et qui n’est pas la région du Roi.

el_grande-rules-611 =
    .rule = Q-11
    .title = À deux joueurs
    .text = Même à deux joueurs, on révèle cinq cartes Action ; chacun en prend une.

el_grande-rules-612 =
    .rule = Q-12
    .title = Ce qui est caché
    .text = Selon les règles, trois choses sont cachées : qui se trouve dans le Castillo, quelles cartes Pouvoir ont été jouées, et laquelle a été reprise. Chaque table peut décider de les rendre visibles.

el_grande-rules-613 =
    .rule = Q-13
    .title = La région du Roi sur le disque
    .text = Lors d’un décompte général ou d’une éviction, vous pouvez choisir exprès la région du Roi : vos caballeros vont alors à la Cour.

el_grande-rules-614 =
    .rule = Q-14
    .title = Ce que « caché » veut dire
    .text = « Caché » veut dire qu’aucun total ni aucune liste n’est affiché. Ce qui s’est passé au grand jour reste au journal : qui a envoyé combien de caballeros dans le Castillo, quelle carte Pouvoir a été jouée. Sont vraiment secrets l’ordre des piles, les disques non dévoilés, la carte reprise et les réponses données d’avance à un Veto.

el_grande-rules-615 =
    .rule = Q-15
    .title = La région du Roi et les disques qui renvoient des caballeros
    .text = Quand une carte vous oblige à renvoyer en Province des caballeros de la région choisie sur votre disque, vous ne pouvez pas choisir la région du Roi, même si la lettre de la carte le permettrait peut-être. C’est notre interprétation : rien ne quitte la région du Roi.

el_grande-window-veto =
    .name = Veto
    .text = Stoppez l’action spéciale d’un adversaire, avant qu’elle ne commence ou à n’importe quelle étape.

## Quand une partie est finie

el_grande-gain-regions =
    .name = décomptes généraux : régions
el_grande-gain-special =
    .name = décomptes spéciaux
el_grande-gain-castillo =
    .name = Castillo
el_grande-gain-home =
    .name = région de base
el_grande-gain-king =
    .name = Roi
el_grande-gain-offices =
    .name = charges
el_grande-award-catch =
    .name = Plus belle prise
    .text = { $count } { $place_in }, manche { $round }
el_grande-award-veto =
    .name = Veto de fer
    .text = un Veto qui valait { $chance } %
el_grande-award-keeper =
    .name = Gardien du Castillo
    .text = { $count } points venus de la tour
el_grande-award-home =
    .name = Rien de tel que chez soi
    .text = { $count } fois en tête dans la région de base
el_grande-award-king =
    .name = L’ami du Roi
    .text = { $count } fois en tête là où se tenait le Roi
el_grande-award-host =
    .name = Hôte généreux
    .text = ses décomptes ont donné { $count } aux autres
el_grande-award-tide =
    .name = Grande marée
    .text = a déplacé { $count } fois une tuile de score
el_grande-award-twin =
    .name = Jumeaux
    .text = { $count } égalités qui ont rapporté quand même
el_grande-award-wanderer =
    .name = Grand voyageur
    .text = { $count ->
            [one] a envoyé { $count } caballero en voyage
           *[other] a envoyé { $count } caballeros en voyage
        }
