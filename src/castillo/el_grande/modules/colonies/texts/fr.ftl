### Grand Inquisiteur et Colonies. Termes : Francia · navire · América · África · capitaine · vice-roi · siège · or · marchandises ·
### Grand Inquisiteur · caballero noir · tableau de limite · naviguer.

colonies-module =
    .name = Grand Inquisiteur et Colonies
    .text = Quatre régions au-delà de la carte : naviguez vers América et África pour l’or et les marchandises, prenez place en Francia et comptez les caballeros noirs parmi les vôtres tant que vous avez le Grand Inquisiteur. De préférence sans Roi et Intrigue.

colonies-place-francia =
    .name = Francia
colonies-place-ship =
    .name = Navire
    .in = sur le navire
    .into = vers le navire
    .from = du navire
colonies-place-america =
    .name = América
    .from = d’América
colonies-place-africa =
    .name = África
    .from = d’África

colonies-marker-gold =
    .name = or
    .text = Reste en América jusqu’à ce qu’un caballero le prenne. Dès que le porteur atteint une des neuf régions d’Espagne, sa couleur marque des points.
colonies-marker-goods =
    .name = marchandises
    .text = Restent en África jusqu’à ce qu’un caballero les prenne. Dès que le porteur atteint une des neuf régions d’Espagne, sa couleur marque des points.
colonies-marker-captain =
    .name = Poste de capitaine
    .text = Qui amène un caballero sur le navire peut le nommer capitaine tant que le poste est libre. Il rapporte à chaque décompte du navire ; le capitaine ne compte pas dans la majorité.
colonies-marker-viceroy =
    .name = Poste de vice-roi
    .text = Qui amène un caballero en América peut le nommer vice-roi tant que le poste est libre. Il rapporte à chaque décompte d’América ; le vice-roi ne compte pas dans la majorité et ne prend pas d’or.
colonies-marker-first_seat =
    .name = Premier siège en Francia
    .text = Francia a trois sièges ; qui arrive en prend un libre. Le siège rapporte en plus de la majorité, et personne ne change de place.
colonies-marker-second_seat =
    .name = Deuxième siège en Francia
    .text = Francia a trois sièges ; qui arrive en prend un libre. Le siège rapporte en plus de la majorité, et personne ne change de place.
colonies-marker-third_seat =
    .name = Troisième siège en Francia
    .text = Francia a trois sièges ; qui arrive en prend un libre. Le siège rapporte en plus de la majorité, et personne ne change de place.
colonies-marker-limit_board =
    .name = tableau de limite
    .text = Seuls ceux qui y sont assis comptent dans cette région. Qui arrive s’assied tant qu’il y a de la place ; les autres restent à côté.
colonies-marker-inquisitor =
    .name = Grand Inquisiteur
    .text = Qui le détient compte les caballeros noirs parmi les siens. Une fois à chacun de ses tours : un caballero de plus de la Province ou un de plus à placer.
colonies-marker-delayed =
    .name = décompte différé
    .text = Cette région est décomptée à la fin de la manche concernée, avant un décompte général ; marquée à la dernière manche, tout à la fin.
colonies-marker-flip_action_card =
    .name = Face cachée
    .text = Peut retourner une fois une carte d’action face cachée : personne ne peut la prendre dans cette manche.
colonies-marker-double_strike =
    .name = Coup double
    .text = Peut répéter une fois, juste après le tour d’un adversaire, l’action spéciale qu’il a utilisée, jetons compris.

colonies-kind-gold =
    .name = caballero chargé d’or
colonies-kind-goods =
    .name = caballero chargé de marchandises
colonies-kind-viceroy =
    .name = vice-roi
colonies-kind-captain =
    .name = capitaine
colonies-kind-limit_board =
    .name = caballero sur le tableau de limite
colonies-kind-first_seat =
    .name = caballero du premier siège
colonies-kind-second_seat =
    .name = caballero du deuxième siège
colonies-kind-third_seat =
    .name = caballero du troisième siège

## Ce qui est demandé

colonies-purpose-settlers = { $count ->
        [one] Choisissez en secret la région où { $count } caballero de la Province commence.
       *[other] Choisissez en secret la région où { $count } caballeros de la Province commencent.
    }
colonies-prompt-choose_seat = Un caballero de { $owner } est en Francia. Quel siège prend-il ?
colonies-prompt-take_office = Un caballero de { $owner } est { $place_in }. Prend-il le poste libre ?
colonies-prompt-change_seat = Un caballero de { $owner } quitte son siège en Francia. Lequel prend-il ?
colonies-prompt-post_or_board = { $now ->
        [on] Un caballero de { $owner } quitte le tableau de limite { $place_in }. Prend-il le poste libre ?
       *[beside] Un caballero de { $owner } { $place_in } est déplacé. Prend-il le poste libre, ou s’assied-il sur le tableau de limite ?
    }
colonies-prompt-fill_board = { $left ->
        [one] { $left } place est libre sur le tableau de limite { $place_in } : qui s’assied ?
       *[other] { $left } places sont libres sur le tableau de limite { $place_in } : qui s’assied d’abord ?
    }
colonies-prompt-name_for_board = Où va le tableau de limite ?
colonies-prompt-name_for_delay = Quelle région marquez-vous pour un décompte différé ?
colonies-prompt-pick_sailor = Avant votre tour : qui repart du navire ?
colonies-prompt-sail_to = Un caballero de { $owner } quitte le navire. Où débarque-t-il ?
colonies-prompt-pick_to_flip = Quelle carte d’action retournez-vous ?
colonies-prompt-strike_again = { $what ->
        [tokens] Frappez-vous une seconde fois pour poser encore les jetons de « { $card } » ?
       *[all] Frappez-vous une seconde fois en utilisant vous aussi « { $card } » ?
    }

colonies-pass-take_office = Le poste reste libre
colonies-pass-post_or_board = Le poste reste libre
colonies-pass-fill_board = Personne ne s’assied
colonies-pass-name_for_board = Le tableau de limite reste
colonies-pass-name_for_delay = Aucune région
colonies-pass-pick_sailor = Personne d’autre ne repart
colonies-pass-pick_to_flip = Pas maintenant
colonies-pass-strike_again = Pas cette fois

colonies-step-carry_board = Le tableau de limite doit aller { $place_into }.
colonies-step-carry_delay = À décompter plus tard : { $place }.
colonies-step-carry_flip = Une carte d’action va être retournée.
colonies-step-carry_inquisitor = { $seat } va prendre le Grand Inquisiteur.
colonies-step-repeat = L’action spéciale d’un autre joueur va être répétée.

## Ce qui est raconté

colonies-log-token_laid = Posé { $to_in } : { $marker }.
colonies-log-token_carried = Transport { $from_from } { $to_into } : { $marker }.
colonies-log-token_back = Retour { $from_from } dans la réserve : { $marker }.
colonies-log-gold_taken = Un caballero de { $owner } a pris en América : { $token }.
colonies-log-goods_taken = Un caballero de { $owner } a pris en África : { $token }.
colonies-log-delivered = { $seat } a livré en Espagne : { $points }.
colonies-log-seat_taken = { $number ->
        [1] Un caballero de { $owner } a pris le premier siège en Francia.
        [2] Un caballero de { $owner } a pris le deuxième siège en Francia.
       *[other] Un caballero de { $owner } a pris le troisième siège en Francia.
    }
colonies-log-captain = Un caballero de { $owner } est devenu capitaine.
colonies-log-viceroy = Un caballero de { $owner } est devenu vice-roi.
colonies-log-post_left = Un caballero de { $owner } a quitté son poste { $place_in }.
colonies-log-seated = Un caballero de { $owner } s’est assis sur le tableau de limite { $place_in }.
colonies-log-unseated = Un caballero de { $owner } s’est levé du tableau de limite { $place_in }.
colonies-log-inquisitor_taken = { $seat } a pris le Grand Inquisiteur.
colonies-log-struck_again = { $seat } a frappé une seconde fois.

colonies-why-seats_taken = Francia : les trois sièges sont pris.
colonies-why-post_taken = { $place } : le poste est pris.
colonies-why-carrier = { $place } : qui porte de l’or ou des marchandises ne peut pas prendre le poste.
colonies-why-board_full = Le tableau de limite : toutes les places sont prises.
colonies-why-no_board_here = { $place } : le tableau de limite n’y va jamais.
colonies-why-no_port = Du navire, on n’atteint que les côtes, América et África.
colonies-why-not_available = Cette carte ne peut plus être retournée.

## Les cartes

colonies-placing-text = Placez jusqu’à { $place } caballeros.
colonies-tokens-text = { colonies-gold-text }{ colonies-goods-text }
colonies-gold-text = { $gold ->
        [0] { "" }
        [one] { $gold } jeton d’or arrive en América.{ " " }
       *[other] { $gold } jetons d’or arrivent en América.{ " " }
    }
colonies-goods-text = { $goods ->
        [0] { "" }
        [one] { $goods } marchandise arrive en África.{ " " }
       *[other] { $goods } marchandises arrivent en África.{ " " }
    }

colonies-card-holy_inquisition =
    .name = Sainte Inquisition
    .text = { colonies-placing-text } Prenez le Grand Inquisiteur, puis déplacez jusqu’à { $up_to } caballeros noirs.
colonies-card-flip_action_card =
    .name = Face cachée
    .text = { colonies-placing-text } { colonies-tokens-text }Gardez cette carte. Une fois, maintenant ou dans une manche suivante après la révélation des cartes d’action, retournez face cachée l’une de celles qu’on peut encore prendre : personne ne peut la prendre dans cette manche.
colonies-card-double_strike =
    .name = Coup double
    .text = { colonies-placing-text } { colonies-tokens-text }Gardez cette carte. Une fois, juste après le tour d’un adversaire, exécutez l’action spéciale qu’il a utilisée, jetons compris. Vous gardez aussi la vôtre.
colonies-card-free_choice =
    .name = Libre choix
    .text = { colonies-placing-text } { colonies-tokens-text }Gardez cette carte. Au prochain décompte général, avant que la première région soit décomptée, vous pouvez déplacer jusqu’à { $up_to } de vos caballeros, même dans le Castillo.
colonies-card-score_new_regions =
    .name = Nouvelles d’outre-mer
    .text = { colonies-placing-text } { colonies-tokens-text }Décomptez Francia, le navire, América et África, dans l’ordre de votre choix.
colonies-card-score_black_regions =
    .name = Autodafé
    .text = { colonies-placing-text } { colonies-tokens-text }Prenez le Grand Inquisiteur, puis décomptez, dans l’ordre de votre choix, chaque région où se trouve au moins un caballero noir.
colonies-card-transport =
    .name = Transport
    .text = { colonies-placing-text } { colonies-tokens-text }Déplacez jusqu’à { $up_to } de vos caballeros, même vers ce qui vient d’être posé, et d’América ou d’África directement en Espagne.
colonies-card-limit_board_2_goods =
    .name = La limite
    .text = { colonies-placing-text } { colonies-tokens-text }Déplacez le tableau de limite dans une autre région, sans quitter la région du Roi ni y entrer, et pas en Francia. Vous choisissez qui s’assied si tous n’ont pas de place.
colonies-card-limit_board_1_goods =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-card-limit_board_2_goods.text }
colonies-card-limit_board_1_gold =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-placing-text } { colonies-tokens-text }Déplacez le tableau de limite dans une autre région, sans quitter la région du Roi ni y entrer, et pas en Francia. Vous choisissez qui s’assied si tous n’ont pas de place.
colonies-card-delayed_scoring =
    .name = Paiement différé
    .text = { colonies-placing-text } { colonies-tokens-text }Marquez une région, même celle du Roi. Elle est décomptée à la fin de la prochaine manche, avant un décompte général ; à la dernière manche, tout à la fin.
colonies-card-conspiracy =
    .name = Conspiration
    .text = { colonies-placing-text } { colonies-tokens-text }Tous les Grandes vont dans le Castillo, sauf ceux de la région du Roi. Au prochain décompte général, chacun en sort avec le disque de son propriétaire, ou retourne là où il se trouvait si le disque montre la région du Roi. D’ici là, aucune carte ne le déplace et le Castillo est sa région d’origine.

## Règles

colonies-rules-100 =
    .rule = GC-1
    .title = Ce qui est nouveau
    .text = Le plateau a quatre régions de plus : Francia, le navire, América et África. Deux piles de cartes d’action s’ajoutent aux autres : la pile 6 n’a qu’une carte, la Sainte Inquisition ; la pile 7 en a onze. Se combine avec les étendards anniversaire ; avec Roi et Intrigue, c’est possible mais déconseillé.
colonies-rules-110 =
    .rule = GC-1.1
    .title = Plus de caballeros
    .text = Chacun a { $more_player_caballeros } caballeros de plus. Ils commencent dans la Province.
colonies-rules-120 =
    .rule = GC-1.2
    .title = Caballeros noirs et tableau de limite
    .text = Après la région du Roi, on tire deux autres cartes de région : { $black_caballeros } caballeros noirs y commencent, la moitié dans chacune. Une troisième carte dit où se trouve le tableau de limite. Il a { $limit_board_few } places à deux ou trois joueurs, sinon { $limit_board_many }. Puis on tire les régions d’origine.
colonies-rules-130 =
    .rule = GC-1.3
    .title = Colons
    .text = Ensuite, chacun règle son disque, pas sur la région du Roi : { $more_player_settlers } caballeros de la Province y vont.
colonies-rules-140 =
    .rule = GC-1.4
    .title = Or et marchandises
    .text = Il y a { $gold_tokens } jetons d’or, valant { $gold_points } points chacun, et { $goods_tokens } marchandises, valant { $goods_points } points chacune. Au début, il y a de l’or en América ({ $gold_at_start }) et des marchandises en África ({ $goods_at_start }).
colonies-rules-200 =
    .rule = GC-2
    .title = Les nouvelles régions
    .text =
        Ce sont des régions à tous égards, à deux exceptions près : le Roi ne va jamais sur le navire, en América ni en África, et personne n’y arrive du Castillo ; les disques ne les montrent donc pas.

        - Francia ({ $place_francia }) est voisine d’Aragón et de Cataluña. Trois sièges rapportent { $office_first_seat_points }, { $office_second_seat_points } et { $office_third_seat_points } points de plus. Il y a au plus trois caballeros, chacun sur un siège libre au choix de celui qui l’amène. Un Grande peut s’y trouver aussi, sans siège.
        - Le navire ne paie rien lui-même. On l’atteint quand le Roi est sur une côte : en Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco ou Francia. Le capitaine rapporte { $office_captain_points } points.
        - América ({ $place_america }) et África ({ $place_africa }) ne s’atteignent que par déplacement, jamais en plaçant. Le vice-roi d’América rapporte { $office_viceroy_points } points.
colonies-rules-210 =
    .rule = GC-2.1
    .title = Points des sièges et des postes
    .text = Ils sont payés aussi lors des décomptes spéciaux, quel que soit le nombre de joueurs, mais pas quand une carte ne décompte que les premières places. Un tableau de score ne remplace que les valeurs des places.
colonies-rules-220 =
    .rule = GC-2.2
    .title = Un exemple
    .text = Qui a seul les deux premiers sièges en Francia reçoit 3 + 2 + 1 = 6 points.
colonies-rules-230 =
    .rule = GC-2.3
    .title = Capitaine et vice-roi
    .text = Quand le poste est libre, un caballero qu’on y amène peut le prendre. Il ne compte pas dans la majorité, ne porte rien et peut partir. Les cartes qui déplacent des caballeros le déplacent aussi, même dans la région : lui hors du poste, ou un autre sur un poste libre. En Francia, elles déplacent un caballero d’un siège à un autre qui est libre. Chaque fois, c’est un déplacement.
colonies-rules-240 =
    .rule = GC-2.4
    .title = L’ordre du décompte
    .text = Après les neuf régions viennent Francia, le navire, América et África.
colonies-rules-250 =
    .rule = GC-2.5
    .title = Naviguer
    .text =
        Naviguer ne coûte aucune action. Seuls naviguent les caballeros qui sont là depuis une manche précédente, autant que vous voulez et jamais vers la région du Roi.

        - Au début de votre tour : du navire vers América, África ou une côte ; vers Francia seulement si un siège est libre.
        - À tout moment de votre tour : d’América ou d’África vers le navire.
colonies-rules-260 =
    .rule = GC-2.6
    .title = Le plus et le moins de caballeros
    .text = Les cartes qui comptent les caballeros comptent comme un décompte : sans capitaine ni vice-roi, sans ceux qui sont à côté du tableau de limite et sans les noirs qui ne sont à personne.
colonies-rules-300 =
    .rule = GC-3
    .title = Or et marchandises en route
    .text = Ce qui se trouve en América et en África ne vaut quelque chose qu’en Espagne.
colonies-rules-310 =
    .rule = GC-3.1
    .title = Poser
    .text = Beaucoup de cartes de la pile 7 amènent de l’or en América et des marchandises en África, dans le cadre de leur action spéciale. Si la réserve est vide, rien n’arrive.
colonies-rules-320 =
    .rule = GC-3.2
    .title = Prendre
    .text = À tout moment de votre tour, même entre deux déplacements d’une action spéciale, un de vos caballeros peut prendre ce qui se trouve dans sa région : un jeton chacun, pour de bon.
colonies-rules-330 =
    .rule = GC-3.3
    .title = Livrer en Espagne
    .text = Quand le porteur arrive dans une des neuf régions espagnoles, son propriétaire reçoit aussitôt les points, quel que soit celui qui l’a déplacé, et le jeton retourne dans la réserve. À la Cour, dans le Castillo et dans la Province, rien n’est payé. Les porteurs comptent dans les majorités ; ils ne peuvent être ni capitaine ni vice-roi.
colonies-rules-340 =
    .rule = GC-3.4
    .title = Un voyage typique
    .text = À la première manche vers le navire, à la deuxième vers África et ses marchandises, à la troisième retour sur le navire, à la quatrième vers une côte espagnole.
colonies-rules-400 =
    .rule = GC-4
    .title = Le Grand Inquisiteur
    .text = La carte est à côté du plateau jusqu’à ce que quelqu’un la prenne.
colonies-rules-420 =
    .rule = GC-4.2
    .title = Avoir la carte
    .text = Vous la gardez jusqu’à ce qu’un autre la prenne. Une fois à chacun de vos tours tant que vous l’avez, vous pouvez prendre un caballero de plus de la Province à la Cour, ou en placer un de plus.
colonies-rules-430 =
    .rule = GC-4.3
    .title = Caballeros noirs
    .text = Pour qui a la carte, ce sont ses propres caballeros : ils comptent partout, se déplacent, vont dans le Castillo et portent des jetons. Pour tous les autres, ce sont des caballeros adverses ; tant que personne n’a la carte, ils sont adverses pour tous et ne comptent pas. Personne ne les retire du plateau.
colonies-rules-440 =
    .rule = GC-4.4
    .title = Caballeros noirs dans le Castillo
    .text = Lors d’un décompte général, ils suivent le disque de qui a la carte. Si personne ne l’a, ou si le disque montre la région du Roi, ils y restent.
colonies-rules-500 =
    .rule = GC-5
    .title = Le tableau de limite
    .text = Dans sa région, seuls comptent ceux qui y sont assis.
colonies-rules-510 =
    .rule = GC-5.1
    .title = S’asseoir
    .text = Qui arrive dans sa région s’assied tant qu’il y a des places libres ; les autres restent à côté et ne comptent pas.
colonies-rules-520 =
    .rule = GC-5.2
    .title = Déplacer le tableau
    .text = Ceux qui y étaient assis restent libres dans l’ancienne région. Dans la nouvelle, qui le déplace choisit qui s’assied, si tous n’ont pas de place. Il ne quitte pas la région du Roi, n’y entre pas et ne va pas en Francia.
colonies-rules-530 =
    .rule = GC-5.3
    .title = Sur le tableau ou à côté
    .text = Les cartes qui déplacent des caballeros peuvent en déplacer un dans la région, sur le tableau ou hors de lui. Qui en déplace un hors de la région dit s’il vient du tableau ou d’à côté.
colonies-rules-540 =
    .rule = GC-5.4
    .title = Places libres après un tour
    .text = Elles sont remplies par qui a le Grand Inquisiteur ; si personne ne l’a, par le joueur dont c’était le tour.
colonies-rules-550 =
    .rule = GC-5.5
    .title = Arriver ensemble
    .text = Si tous ceux qui viennent du Castillo n’ont pas de place, tous restent d’abord à côté. Puis qui a le Grand Inquisiteur, ou sinon le premier joueur, remplit les places.
colonies-rules-600 =
    .rule = GC-6
    .title = Les cartes de la pile 7
    .text = Onze cartes. Trois d’entre elles se gardent dès qu’on les prend et restent visibles jusqu’à ce qu’on les utilise ; leurs jetons sont posés aussitôt. Les utiliser est leur action spéciale : un Veto l’arrête alors, et la carte est perdue.
colonies-rules-700 =
    .rule = GC-7
    .title = Avec Roi et Intrigue
    .text = L’étalage est en place, les piles 6 et 7 à côté. À votre tour, avant toute autre chose, vous pouvez prendre la première carte de l’une d’elles au lieu de votre carte de l’étalage : elle dit combien vous placez et donne son action spéciale. Elle est ensuite partie pour la manche.
