### Grandissimo. Termes : navire · prison · Reine · Bouffon · Inquisiteur général · caballeros noirs · carte Région.

grandissimo-module =
    .name = Grandissimo
    .sign = G
    .text = Le Portugal entre en jeu ; deux nouvelles piles amènent des navires, une prison, un Roi incognito et une révolution. La Reine et le Bouffon changent de camp.

## Lieux et marqueurs

grandissimo-place-portugal =
    .name = Portugal
    .in = au Portugal
    .into = vers le Portugal
    .from = du Portugal
grandissimo-place-ship_1 =
    .name = Navire 1
    .in = sur le navire 1
    .into = sur le navire 1
    .from = du navire 1
grandissimo-place-ship_2 =
    .name = Navire 2
    .in = sur le navire 2
    .into = sur le navire 2
    .from = du navire 2
grandissimo-place-prison =
    .name = Prison
    .in = en prison
    .into = en prison
    .from = de prison
grandissimo-place-guests_0 =
    .name = Cour de { kernel-seat-0 }
    .in = à la Cour de { kernel-seat-0 }
    .into = à la Cour de { kernel-seat-0 }
    .from = de la Cour de { kernel-seat-0 }
grandissimo-place-guests_1 =
    .name = Cour de { kernel-seat-1 }
    .in = à la Cour de { kernel-seat-1 }
    .into = à la Cour de { kernel-seat-1 }
    .from = de la Cour de { kernel-seat-1 }
grandissimo-place-guests_2 =
    .name = Cour de { kernel-seat-2 }
    .in = à la Cour de { kernel-seat-2 }
    .into = à la Cour de { kernel-seat-2 }
    .from = de la Cour de { kernel-seat-2 }
grandissimo-place-guests_3 =
    .name = Cour de { kernel-seat-3 }
    .in = à la Cour de { kernel-seat-3 }
    .into = à la Cour de { kernel-seat-3 }
    .from = de la Cour de { kernel-seat-3 }
grandissimo-place-guests_4 =
    .name = Cour de { kernel-seat-4 }
    .in = à la Cour de { kernel-seat-4 }
    .into = à la Cour de { kernel-seat-4 }
    .from = de la Cour de { kernel-seat-4 }

grandissimo-marker-ship_1 =
    .name = Navire 1
grandissimo-marker-ship_2 =
    .name = Navire 2
grandissimo-marker-ship =
    .name = Navire
    .text = Son détenteur peut faire embarquer des caballeros en les plaçant, où que soit le Roi. Au début d’un tour, tous peuvent débarquer sur les côtes.
grandissimo-marker-prison =
    .name = Prison
    .text = Le joueur qui prend la carte du Roi peut gracier tous les prisonniers, avant ou après le déplacement du Roi : ils vont ensemble dans une région.
grandissimo-marker-pardon =
    .name = Gracier d’abord
    .text = Tous les prisonniers rejoignent une région que vous désignez ; le Roi se déplace ensuite.
grandissimo-marker-guests_0 =
    .name = Invités de { kernel-seat-0 }
grandissimo-marker-guests_1 =
    .name = Invités de { kernel-seat-1 }
grandissimo-marker-guests_2 =
    .name = Invités de { kernel-seat-2 }
grandissimo-marker-guests_3 =
    .name = Invités de { kernel-seat-3 }
grandissimo-marker-guests_4 =
    .name = Invités de { kernel-seat-4 }
grandissimo-marker-guests =
    .name = Invités
    .text = Ils attendent à cette Cour ; son propriétaire décide au début de son prochain tour où ils vont.
grandissimo-marker-queen =
    .name = Reine
    .text = À chaque tour : un caballero de plus de la Province ou un de plus à placer.
grandissimo-marker-jester =
    .name = Bouffon
    .text = À chaque tour, un caballero de plus peut aller de la Province à la Cour d’un adversaire, qui décide où il ira.
grandissimo-marker-general_inquisitor =
    .name = Inquisiteur général
    .text = Son détenteur compte les caballeros noirs parmi les siens et peut les déplacer une fois par manche. Il repart après le prochain décompte général.
grandissimo-marker-boycott_card =
    .name = Boycott, face cachée
    .text = Une carte Région est face cachée : cette région ne compte pas au prochain décompte général.
grandissimo-marker-incognito_card =
    .name = Roi incognito
    .text = Une carte Région est face cachée. Dès qu’elle est retournée, à n’importe quel moment, sa région devient celle du Roi.
grandissimo-marker-boycott =
    .name = Boycott
    .text = Cette région ne compte pas au décompte général.
grandissimo-marker-crown =
    .name = Couronne
    .text = Révolution : ce Grande est Roi à tous égards jusqu’au retour du Roi après le prochain décompte général.
grandissimo-marker-action_stop =
    .name = Arrêt des actions
    .text = Les joueurs suivants n’ont pas d’action spéciale pendant cette manche.
grandissimo-marker-last_word =
    .name = Dernier mot
    .text = Le reste de ce tour se joue après tous les autres.

grandissimo-window-king_incognito =
    .name = Montrer le Roi
    .text = Retournez votre carte Région : c’est aussitôt la région du Roi.

## Options de la table

grandissimo-setting-sixth_stack =
    .name = Sixième pile
    .text = Cartes de la sixième pile utilisées. Pour une première partie, les navires, la prison et l’Inquisiteur général restent dans la boîte.
grandissimo-setting-sixth_stack-random = Tirées au hasard
grandissimo-setting-sixth_stack-first_game = Pour une première partie
grandissimo-setting-sixth_stack-by_hand = Choisies à tour de rôle

## Ce qui est demandé

grandissimo-prompt-leave_card_out = { $left ->
        [one] Encore { $left } carte à écarter : laquelle ?
       *[other] Encore { $left } cartes à écarter ; { $size } restent en jeu. Laquelle écartez-vous ?
    }
grandissimo-prompt-pick_ship = Prenez-vous un navire ?
grandissimo-prompt-unload = { $begun ->
        [yes] { $ship } : encore { $left } à bord. Où débarque le suivant ?
       *[no] { $left ->
            [one] { $ship } : débarquer le caballero ? Où va-t-il ?
           *[other] { $ship } : débarquer les { $left } caballeros ? Où va le premier ?
        }
    }
grandissimo-prompt-pick_prisoner = Qui va en prison ?
grandissimo-prompt-pardon = { $count ->
        [one] Gracier le prisonnier ? Choisissez la région où il va.
       *[other] Gracier les { $count } prisonniers ? Choisissez la région où ils vont.
    }
grandissimo-prompt-pick_person = Qui prenez-vous : la Reine ou le Bouffon ?
grandissimo-prompt-ask_queen = La Reine : faire venir un caballero de plus de la Province, ou en placer un de plus ensuite ?
grandissimo-prompt-send_guest = Le Bouffon : à la Cour de qui envoyez-vous un caballero de la Province ?
grandissimo-prompt-place_guest = Un caballero de { $owner } attend à votre Cour. Où va-t-il ?
grandissimo-prompt-pick_mercenary = Quel caballero noir envoyez-vous ?
grandissimo-prompt-move_mercenary = Le caballero noir part { $from_from }. Où va-t-il ?
grandissimo-prompt-pick_companion = Qui l’accompagne { $from_from } { $to_into } ?
grandissimo-prompt-consent = { $other } veut emmener votre caballero { $from_from } { $to_into }. D’accord ?
grandissimo-prompt-take_region_card = { $what ->
        [boycott] Quelle région est boycottée ? Personne d’autre ne le voit.
       *[incognito] Où le Roi se cache-t-il ? Personne d’autre ne le voit.
    }
grandissimo-prompt-name_pretender = Quel Grande devient Roi ?
grandissimo-prompt-pick_for_pact = Quelle tuile de score posez-vous ou déplacez-vous ?
grandissimo-prompt-take_second_card = Prenez une autre carte Action.
grandissimo-prompt-use_card = Utiliser « { $card } » maintenant, ou garder la carte pour un prochain tour ?
grandissimo-purpose-eviction_order = Choisissez en secret où iront vos caballeros du Castillo.

grandissimo-pass-pick_ship = Aucun navire
grandissimo-pass-unload = Ils restent à bord
grandissimo-pass-pick_prisoner = Personne
grandissimo-pass-pardon = Pas de grâce
grandissimo-pass-pick_person = Personne à prendre
grandissimo-pass-ask_queen = En placer un de plus ensuite
grandissimo-pass-send_guest = Personne n’y va
grandissimo-pass-pick_mercenary = Ne plus envoyer personne
grandissimo-pass-pick_companion = Personne ne l’accompagne
grandissimo-pass-consent = Il reste
grandissimo-pass-name_pretender = Aucun Grande
grandissimo-pass-pick_for_pact = Laisser les tuiles
grandissimo-pass-take_second_card = N’en prendre aucune
grandissimo-pass-use_card = Garder

grandissimo-first-card = D’abord le texte de la carte
grandissimo-first-ship = D’abord le navire
grandissimo-first-prison = D’abord la prison

grandissimo-step-carry_ship = { $seat } prend un navire.
grandissimo-step-carry_pardon = Tous les prisonniers vont partir { $place_into }.
grandissimo-step-carry_person = { $seat } prend une carte Personnage.
grandissimo-step-carry_region_card = { $seat } prend une carte Région face cachée.
grandissimo-step-land = { el_grande-step-travel }
grandissimo-step-see_guest_off = { el_grande-step-travel }
grandissimo-step-send_mercenary = Un caballero noir va { $place_into }.
grandissimo-step-open_scoring = Un décompte général va commencer.
grandissimo-step-open_castillo = Les caballeros vont quitter le Castillo.
grandissimo-step-carry_crown = Un Grande va devenir Roi.
grandissimo-step-carry_courts = Les Cours vont être décomptées.

## Ce qui est raconté

grandissimo-log-card_left_out = { $seat } a écarté « { $card } ».
grandissimo-log-ship_taken = { $seat } a pris un navire : { $ship }.
grandissimo-log-person_taken = { $seat } a maintenant : { $person }.
grandissimo-log-inquisitor_gone = L’Inquisiteur général est de nouveau à côté du plateau.
grandissimo-log-region_card_taken = { $what ->
        [boycott] { $seat } a pris la carte { $place } pour un boycott.
       *[incognito] { $seat } a caché le Roi { $place_in }.
    }
grandissimo-log-some_region_card_taken = { $what ->
        [boycott] { $seat } a pris une carte Région face cachée pour un boycott.
       *[incognito] { $seat } a pris une carte Région face cachée : le Roi est incognito.
    }
grandissimo-log-king_shown = { $seat } a dévoilé le Roi : il se trouve { $place_in }.
grandissimo-log-action_stop = { $seat } a stoppé les actions spéciales des joueurs suivants de cette manche.
grandissimo-log-last_word = { $seat } aura le dernier mot de cette manche.
grandissimo-log-courts_scored = Les Cours ont été décomptées : { $points }.
grandissimo-why-no_coast = { $place } n’est pas sur la côte.
grandissimo-why-card_in_use = { $place } : cette carte Région est déjà utilisée.
grandissimo-why-no_region_card = { $place } : pas de carte Région correspondante.

## Les cartes

grandissimo-value-sixth_stack = Cartes de la sixième pile en jeu
grandissimo-value-black = Caballeros noirs
grandissimo-value-ships = Navires en jeu

grandissimo-place-text = Placez-en jusqu’à { $place }.
grandissimo-symbols-text = { grandissimo-ship-text }{ grandissimo-prison-text }
grandissimo-ship-text = { $ships ->
        [0] { "" }
       *[other] { " " }Navire : vous pouvez en prendre { $ships }.
    }
grandissimo-prison-text = { $prisoners ->
        [0] { "" }
       *[other] { " " }Prison : vous pouvez en enfermer { $prisoners }.
    }
grandissimo-card-boycott =
    .name = Boycott
    .text = { grandissimo-place-text } Prenez face cachée une carte Région libre. Cette région ne compte pas au prochain décompte général.{ grandissimo-symbols-text }
grandissimo-card-pact =
    .name = Pacte
    .text = { grandissimo-place-text } Vous pouvez poser ou déplacer chacune des deux tuiles de score.{ grandissimo-symbols-text }
grandissimo-card-double_turn =
    .name = Double tour
    .text = { grandissimo-place-text } Prenez ensuite une autre carte Action disponible et utilisez-la entièrement, maintenant ou à l’un de vos prochains tours.{ grandissimo-symbols-text }
grandissimo-card-free_choice =
    .name = Libre choix
    .text = { grandissimo-place-text } Gardez cette carte. Au prochain décompte général, une fois que les caballeros ont quitté le Castillo et avant le décompte de la première région, vous pouvez déplacer jusqu’à { $up_to } des vôtres.{ grandissimo-symbols-text }
grandissimo-card-king_incognito =
    .name = Le Roi incognito
    .text = { grandissimo-place-text } Prenez face cachée une carte Région libre. Retournez-la quand vous voulez, même pendant le tour d’un adversaire : c’est aussitôt la région du Roi. Une étape annoncée qui devient impossible est perdue.{ grandissimo-symbols-text }
grandissimo-card-eviction_order =
    .name = Ordre d’évacuation
    .text = { grandissimo-place-text } Le Castillo est évacué : tous les joueurs qui y ont des caballeros les envoient dans la région de leur disque. Rien n’est décompté.{ grandissimo-symbols-text }
grandissimo-card-score_coast =
    .name = Le long de la côte
    .text = { grandissimo-place-text } Toutes les régions côtières sont décomptées, Portugal compris.{ grandissimo-symbols-text }
grandissimo-card-espionage =
    .name = Espionnage
    .text = { grandissimo-place-text } Au prochain décompte général, vous réglez votre disque une fois que les autres ont montré le leur.{ grandissimo-symbols-text }
grandissimo-card-score_courts =
    .name = À la Cour
    .text = { grandissimo-place-text } Les Cours sont décomptées selon le nombre de leurs caballeros : { $first }/{ $second }/{ $third }.{ grandissimo-symbols-text }
grandissimo-card-action_stop =
    .name = Arrêt des actions
    .text = { grandissimo-place-text } Les joueurs qui vous suivent pendant cette manche peuvent placer, mais n’ont pas d’action spéciale ; un Veto n’est pas posé non plus.{ grandissimo-symbols-text }
grandissimo-card-revolution =
    .name = Révolution
    .text = { grandissimo-place-text } Le Roi va dans le Castillo. Désignez un Grande : jusqu’au retour du Roi au Portugal, après le prochain décompte général, ce Grande est Roi à tous égards.{ grandissimo-symbols-text }
grandissimo-card-quick_troops =
    .name = Troupes rapides
    .text = { grandissimo-place-text } Les caballeros que vous placez viennent directement de la Province. À utiliser avant de placer.{ grandissimo-symbols-text }
grandissimo-card-score_inland =
    .name = Dans les terres
    .text = { grandissimo-place-text } Toutes les régions qui ne sont pas sur la côte sont décomptées.{ grandissimo-symbols-text }
grandissimo-card-spanish_inquisition =
    .name = Inquisition espagnole
    .text = { grandissimo-place-text } Prenez l’Inquisiteur général jusqu’au prochain décompte général. Vous pouvez l’utiliser dès maintenant, une fois par manche.{ grandissimo-symbols-text }
grandissimo-card-conspiracy =
    .name = Conspiration
    .text = { grandissimo-place-text } Tous les Grandes vont dans le Castillo, sauf ceux de la région du Roi. Au prochain décompte général, chacun va dans la région indiquée par le disque de son propriétaire ; d’ici là, le Castillo lui tient lieu de région de base.{ grandissimo-symbols-text }
grandissimo-card-into_the_castillo =
    .name = Tous au Castillo
    .text = { grandissimo-place-text } Envoyez dans le Castillo { $own } de vos caballeros et { $foreign } de chaque adversaire, pris dans des régions mais pas dans celle du Roi ; c’est vous qui choisissez. Tout ou rien ; un joueur qui en a moins les donne tous.{ grandissimo-symbols-text }
grandissimo-card-alliance =
    .name = Alliance
    .text = { grandissimo-place-text } Marquez deux régions, sauf celle du Roi. Au prochain décompte général, elles comptent ensemble, et chaque place rapporte les points des deux régions.{ grandissimo-symbols-text }
grandissimo-card-last_word =
    .name = Le dernier mot
    .text = { grandissimo-place-text } Vous jouez le reste de votre tour après tous les autres joueurs.{ grandissimo-symbols-text }
grandissimo-card-concentrated_force =
    .name = Force concentrée
    .text = { grandissimo-place-text }{ grandissimo-symbols-text }
grandissimo-card-queen_and_jester =
    .name = Reine et Bouffon
    .text = { grandissimo-place-text } Prenez la Reine ou le Bouffon, même à un adversaire.
grandissimo-card-queen =
    .name = { grandissimo-marker-queen.name }
    .text = { grandissimo-marker-queen.text }
grandissimo-card-jester =
    .name = { grandissimo-marker-jester.name }
    .text = { grandissimo-marker-jester.text }
grandissimo-card-general_inquisitor =
    .name = { grandissimo-marker-general_inquisitor.name }
    .text = { grandissimo-marker-general_inquisitor.text }

## Règles

grandissimo-rules-100 =
    .rule = GR-1
    .title = Grandissimo
    .text = À chaque manche, sept cartes Action sont visibles : celles des cinq piles, une de la sixième pile, et « Reine et Bouffon » comme septième.

grandissimo-rules-110 =
    .rule = GR-1.1
    .title = Le Portugal
    .text = Le Portugal ({ $place_portugal }) est une région côtière. Il est voisin de Galicia, Castilla la Vieja, Castilla la Nueva et Sevilla. Le Roi peut y aller, et les deux bonus y sont accordés. Il ne figure sur aucun disque ni aucune carte Région ; il est décompté en dernier.

grandissimo-rules-120 =
    .rule = GR-1.2
    .title = La sixième pile
    .text = On joue avec { $sixth_stack_cards } de ses cartes : tirées au hasard, ou choisies avant la première manche, chacun en écartant une à tour de rôle. Pour une première partie, les navires et la prison restent dans la boîte et leurs symboles ne comptent pas ; on écarte aussi l’Inquisition espagnole et l’Inquisiteur général.

grandissimo-rules-130 =
    .rule = GR-1.3
    .title = Les caballeros noirs
    .text = Après la région du Roi, on tire encore une carte Région : les { $black_caballeros } caballeros noirs y débutent.

grandissimo-rules-140 =
    .rule = GR-1.4
    .title = À côté du plateau
    .text = À côté du plateau se trouvent les navires ({ $ships_more_players }, à deux joueurs { $ships_two_players }), la prison et les cartes de la Reine, du Bouffon et de l’Inquisiteur général.

grandissimo-rules-210 =
    .rule = GR-2.1
    .title = Navires
    .text =
        Le symbole fait partie de l’action spéciale ; vous pouvez l’utiliser avant ou après le reste, ou y renoncer. Prenez un navire libre à votre Cour. Si tous les navires sont chez vos adversaires, et seulement alors, prenez-leur-en un ; les caballeros à bord vont à la Cour de leur propriétaire.

        Tant que vous avez un navire, tout caballero que vous placez peut monter à bord, où que soit le Roi. Au début de votre tour, vous pouvez les débarquer : tous, chacun dans une région côtière de votre choix, sauf celle du Roi. Un navire n’est pas une région et n’est jamais décompté.

grandissimo-rules-220 =
    .rule = GR-2.2
    .title = La prison
    .text = Vous pouvez mettre en prison un caballero de n’importe quel joueur, pris dans une région autre que celle du Roi, mais pas un noir. Le joueur qui utilise la carte du Roi peut gracier les prisonniers, avant ou après avoir déplacé le Roi : il désigne une région où le Roi ne se trouve pas à ce moment-là, et tous y vont. Cela fait partie de l’action spéciale.

grandissimo-rules-300 =
    .rule = GR-3
    .title = Les cartes de la sixième pile
    .text = Chaque carte indique combien de caballeros on peut placer. Une carte gardée grâce au double tour reste indisponible jusqu’à ce qu’elle ait servi. Avec le dernier mot, une telle carte ne s’utilise, elle aussi, qu’à ce dernier tour. Le libre choix se garde dès qu’on le prend ; un Veto peut en stopper l’usage, et la carte est alors perdue.

grandissimo-rules-400 =
    .rule = GR-4
    .title = Cartes Personnage
    .text = Une carte Personnage aide son détenteur à chaque tour. L’utiliser est une action spéciale supplémentaire : un Veto peut la stopper, et la carte compte alors comme utilisée pour ce tour.

grandissimo-rules-420 =
    .rule = GR-4.2
    .title = La Reine
    .text = Au début de votre tour, faites venir un caballero de plus de la Province, ou placez-en un de plus pendant ce tour, avec n’importe quelle carte. Au tour où vous la prenez, vous pouvez placer ce caballero supplémentaire si vous utilisez d’abord l’action spéciale.

grandissimo-rules-430 =
    .rule = GR-4.3
    .title = Le Bouffon
    .text = Au début de votre tour, vous pouvez envoyer un de vos caballeros de la Province à la Cour d’un adversaire. Au début de son prochain tour, celui-ci le place où il veut, sauf dans la région du Roi ; cela ne compte pas dans ses placements. Plusieurs peuvent attendre à une même Cour.

grandissimo-rules-440 =
    .rule = GR-4.4
    .title = L’Inquisiteur général
    .text = Une fois par manche, à votre tour, vous pouvez déplacer un ou deux caballeros noirs, ni depuis ni vers la région du Roi. Chacun peut emmener un caballero de la même région, celui d’un adversaire seulement avec son accord. Jusqu’à la fin du prochain décompte général, les noirs comptent comme les vôtres. Tant que personne n’a la carte, ils ne comptent pas. Ils ne vont jamais à une Cour, en Province ou en prison ; les autres joueurs peuvent les déplacer comme des caballeros adverses.

## La leçon

grandissimo-lesson-portugal =
    .name = Le Portugal
    .text = Une dixième région, sur la côte, avec quatre voisines. La première place y rapporte 5, les autres rien. Vous allez la prendre par la mer.
grandissimo-lesson-symbol =
    .name = Une carte avec un navire
    .text = « Le long de la côte » porte le symbole d’un navire. Jouez le 10 pour passer en premier, puis prenez cette carte.
grandissimo-lesson-ship =
    .name = Prenez le navire
    .text = Le Roi est à Valencia, loin du Portugal. Peu importe : utilisez votre carte, prenez d’abord le navire, puis placez-y vos deux caballeros. C’est permis où que soit le Roi.
grandissimo-lesson-next =
    .name = Le tour suivant
    .text = « Le long de la côte » a fait compter Sevilla pour vous : 6 points. Beatriz a mis un caballero au Portugal. Rien ne presse : jouez le 5.
grandissimo-lesson-unload =
    .name = À terre
    .text = Au début de votre tour, le navire peut débarquer sur toute côte, sauf dans la région du Roi. Débarquez les deux au Portugal : deux contre un.
grandissimo-lesson-queen =
    .name = La Reine
    .text = Prenez « Reine et Bouffon » : elle place trois caballeros. Utilisez d’abord la carte et prenez la Reine, car elle en ajoute un : placez-en deux en Castilla la Vieja et deux en Galicia.
grandissimo-lesson-last =
    .name = Avant le décompte
    .text = Un décompte général suit cette manche. Jouez le 3 pour avoir le dernier mot ; la carte à prendre est « Alliance ».
grandissimo-lesson-again =
    .name = À chaque tour
    .text = Tant que la Reine est à vous, elle vous aide à chaque tour : un caballero de plus de la Province, ou un de plus à placer. Faites-en venir un de la Province.
grandissimo-lesson-alliance =
    .name = Alliance
    .text = En Castilla la Vieja, Gonzalo en a cinq et vous deux ; au Portugal, vous menez. Prenez « Alliance », placez-en deux en Castilla la Vieja et deux en Castilla la Nueva, puis alliez Castilla la Vieja et le Portugal.
grandissimo-lesson-learned =
    .name = Deux régions en une
    .text = Quatre et deux font six contre les cinq de Gonzalo : la première place vous a payé les deux valeurs, 6 + 5 = 11. Vous menez 32 à 28 ; sans l’alliance, ce serait 30 à 32. Continuez d’ici ; les bots réfléchissent désormais par eux-mêmes.

## Quand une partie est finie

grandissimo-gain-places =
    .name = Portugal
grandissimo-gain-other =
    .name = décompte des Cours
