### Grand Inquisiteur et Colonies. Termes : Francia · navire · América · África · capitaine · vice-roi · siège · or · marchandises ·
### Grand Inquisiteur · caballero noir · tuile Limite · naviguer.

colonies-module =
    .name = Grand Inquisiteur et Colonies
    .sign = C
    .text = Quatre régions au-delà des frontières : rapportez l’or d’América et les marchandises d’África, prenez place en Francia et comptez les caballeros noirs parmi les vôtres tant que vous avez le Grand Inquisiteur. De préférence sans Roi et Intrigue.

colonies-place-francia =
    .name = Francia
colonies-place-ship =
    .name = Navire
    .in = sur le navire
    .into = sur le navire
    .from = du navire
colonies-place-america =
    .name = América
    .from = d’América
colonies-place-africa =
    .name = África
    .from = d’África

colonies-marker-gold =
    .name = or
    .text = Reste en América jusqu’à ce qu’un caballero le prenne. Dès que le porteur atteint une des neuf régions d’Espagne, son propriétaire marque des points.
colonies-marker-goods =
    .name = marchandises
    .text = Restent en África jusqu’à ce qu’un caballero les prenne. Dès que le porteur atteint une des neuf régions d’Espagne, son propriétaire marque des points.
colonies-marker-captain =
    .name = Poste de capitaine
    .text = Un caballero qui monte sur le navire peut devenir capitaine tant que le poste est libre. Le poste rapporte des points à chaque décompte du navire ; le capitaine ne compte pas dans la majorité.
colonies-marker-viceroy =
    .name = Poste de vice-roi
    .text = Un caballero qui arrive en América peut devenir vice-roi tant que le poste est libre. Le poste rapporte des points à chaque décompte d’América ; le vice-roi ne compte pas dans la majorité et ne prend pas d’or.
colonies-marker-first_seat =
    .name = Premier siège en Francia
    .text = Francia a trois sièges ; tout nouveau venu en prend un libre. Un siège rapporte des points en plus de la majorité, et personne n’avance d’un siège à l’autre.
colonies-marker-second_seat =
    .name = Deuxième siège en Francia
    .text = Francia a trois sièges ; tout nouveau venu en prend un libre. Un siège rapporte des points en plus de la majorité, et personne n’avance d’un siège à l’autre.
colonies-marker-third_seat =
    .name = Troisième siège en Francia
    .text = Francia a trois sièges ; tout nouveau venu en prend un libre. Un siège rapporte des points en plus de la majorité, et personne n’avance d’un siège à l’autre.
colonies-marker-limit_board =
    .name = tuile Limite
    .text = Seuls les caballeros assis sur la tuile comptent dans cette région. On s’assied en arrivant, tant qu’il y a de la place ; les autres restent à côté.
colonies-marker-inquisitor =
    .name = Grand Inquisiteur
    .text = Son détenteur compte les caballeros noirs parmi les siens. Une fois à chacun de ses tours : un caballero de plus de la Province, ou un de plus à placer.
colonies-marker-delayed =
    .name = décompte différé
    .text = Cette région est décomptée à la fin de la manche qui suit, avant un éventuel décompte général ; marquée à la dernière manche, elle l’est tout à la fin.
colonies-marker-flip_action_card =
    .name = Face cachée
    .text = Peut retourner une fois une carte Action face cachée : personne ne peut la prendre pendant cette manche.
colonies-marker-double_strike =
    .name = Coup double
    .text = Peut répéter une fois, juste après le tour d’un adversaire, l’action spéciale utilisée pendant ce tour, jetons compris.

colonies-kind-gold =
    .name = caballero chargé d’or
colonies-kind-goods =
    .name = caballero chargé de marchandises
colonies-kind-viceroy =
    .name = vice-roi
colonies-kind-captain =
    .name = capitaine
colonies-kind-limit_board =
    .name = caballero sur la tuile Limite
colonies-kind-first_seat =
    .name = caballero du premier siège
colonies-kind-second_seat =
    .name = caballero du deuxième siège
colonies-kind-third_seat =
    .name = caballero du troisième siège

## Ce qui est demandé

colonies-purpose-settlers = { $count ->
        [one] Choisissez en secret la région où débute { $count } caballero de la Province.
       *[other] Choisissez en secret la région où débutent { $count } caballeros de la Province.
    }
colonies-prompt-choose_seat = Un caballero de { $owner } est en Francia. Quel siège prend-il ?
colonies-prompt-take_office = Un caballero de { $owner } est { $place_in }. Prend-il le poste libre ?
colonies-prompt-change_seat = Un caballero de { $owner } quitte son siège en Francia. Lequel prend-il à la place ?
colonies-prompt-post_or_board = { $now ->
        [on] Un caballero de { $owner } quitte la tuile Limite { $place_in }. Prend-il le poste libre ?
       *[beside] Un caballero de { $owner } { $place_in } est déplacé. Prend-il le poste libre, ou s’assied-il sur la tuile Limite ?
    }
colonies-prompt-fill_board = { $left ->
        [one] { $left } place est libre sur la tuile Limite { $place_in } : qui s’assied ?
       *[other] { $left } places sont libres sur la tuile Limite { $place_in } : qui s’assied d’abord ?
    }
colonies-prompt-name_for_board = Où va la tuile Limite ?
colonies-prompt-name_for_delay = Quelle région sera décomptée plus tard ?
colonies-prompt-pick_sailor = Avant votre tour : qui quitte le navire ?
colonies-prompt-sail_to = Un caballero de { $owner } quitte le navire. Où débarque-t-il ?
colonies-prompt-pick_to_flip = Quelle carte Action retournez-vous ?
colonies-prompt-strike_again = { $what ->
        [tokens] Jouez-vous le coup double pour poser encore une fois les jetons de « { $card } » ?
       *[all] Jouez-vous le coup double pour utiliser vous aussi « { $card } » ?
    }

colonies-pass-take_office = Le poste reste libre
colonies-pass-post_or_board = Le poste reste libre
colonies-pass-fill_board = Personne ne s’assied
colonies-pass-name_for_board = La tuile Limite reste
colonies-pass-name_for_delay = Aucune région
colonies-pass-pick_sailor = Personne d’autre ne part
colonies-pass-pick_to_flip = Pas maintenant
colonies-pass-strike_again = Pas cette fois

colonies-step-carry_board = La tuile Limite va aller { $place_into }.
colonies-step-carry_delay = À décompter plus tard : { $place }.
colonies-step-carry_flip = Une carte Action va être retournée.
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
colonies-log-seated = Un caballero de { $owner } s’est assis sur la tuile Limite { $place_in }.
colonies-log-unseated = Un caballero de { $owner } a quitté la tuile Limite { $place_in }.
colonies-log-inquisitor_taken = { $seat } a pris le Grand Inquisiteur.
colonies-log-struck_again = { $seat } a joué un coup double.

colonies-why-seats_taken = Francia : les trois sièges sont pris.
colonies-why-post_taken = { $place } : le poste est pris.
colonies-why-carrier = { $place } : un caballero chargé d’or ou de marchandises ne peut pas prendre le poste.
colonies-why-board_full = Tuile Limite : toutes les places sont prises.
colonies-why-no_board_here = { $place } : la tuile Limite n’y va jamais.
colonies-why-no_port = Depuis le navire, on n’atteint que les côtes, América et África.
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
    .text = { colonies-placing-text } { colonies-tokens-text }Gardez cette carte. Une fois, maintenant ou à une manche suivante après la révélation des cartes Action, retournez face cachée une carte encore disponible : personne ne peut la prendre pendant cette manche.
colonies-card-double_strike =
    .name = Coup double
    .text = { colonies-placing-text } { colonies-tokens-text }Gardez cette carte. Une fois, juste après le tour d’un adversaire, exécutez vous aussi l’action spéciale qu’il a utilisée, jetons compris. Vous gardez aussi la vôtre.
colonies-card-free_choice =
    .name = Libre choix
    .text = { colonies-placing-text } { colonies-tokens-text }Gardez cette carte. Au prochain décompte général, avant le décompte de la première région, vous pouvez déplacer jusqu’à { $up_to } de vos caballeros, même dans le Castillo.
colonies-card-score_new_regions =
    .name = Nouvelles d’outre-mer
    .text = { colonies-placing-text } { colonies-tokens-text }Décomptez Francia, le navire, América et África, dans l’ordre de votre choix.
colonies-card-score_black_regions =
    .name = Autodafé
    .text = { colonies-placing-text } { colonies-tokens-text }Prenez le Grand Inquisiteur, puis décomptez, dans l’ordre de votre choix, toutes les régions où se trouve au moins un caballero noir.
colonies-card-transport =
    .name = Transport
    .text = { colonies-placing-text } { colonies-tokens-text }Déplacez jusqu’à { $up_to } de vos caballeros, même vers les jetons tout juste posés, et d’América ou d’África directement en Espagne.
colonies-card-limit_board_2_goods =
    .name = Tuile Limite
    .text = { colonies-placing-text } { colonies-tokens-text }Déplacez la tuile Limite dans une autre région, mais ni hors de la région du Roi, ni vers celle-ci, ni en Francia. S’il n’y a pas de place pour tous, vous choisissez qui s’assied.
colonies-card-limit_board_1_goods =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-card-limit_board_2_goods.text }
colonies-card-limit_board_1_gold =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-placing-text } { colonies-tokens-text }Déplacez la tuile Limite dans une autre région, mais ni hors de la région du Roi, ni vers celle-ci, ni en Francia. S’il n’y a pas de place pour tous, vous choisissez qui s’assied.
colonies-card-delayed_scoring =
    .name = Paiement différé
    .text = { colonies-placing-text } { colonies-tokens-text }Marquez une région, même celle du Roi. Elle est décomptée à la fin de la prochaine manche, avant un éventuel décompte général ; à la dernière manche, tout à la fin.
colonies-card-conspiracy =
    .name = Conspiration
    .text = { colonies-placing-text } { colonies-tokens-text }Tous les Grandes vont dans le Castillo, sauf ceux de la région du Roi. Au prochain décompte général, chacun va dans la région indiquée par le disque de son propriétaire, ou revient à sa place si c’est celle du Roi. D’ici là, aucune carte ne le déplace et le Castillo lui tient lieu de région de base.

## Règles

colonies-rules-100 =
    .rule = GC-1
    .title = Ce qui est nouveau
    .text = Le plateau a quatre régions de plus : Francia, le navire, América et África. Deux piles de cartes Action s’ajoutent aux autres : la pile 6 n’a qu’une carte, la Sainte Inquisition ; la pile 7 en a onze. L’extension se combine avec les étendards anniversaire ; avec Roi et Intrigue, c’est possible mais déconseillé.
colonies-rules-110 =
    .rule = GC-1.1
    .title = Plus de caballeros
    .text = Chacun a { $more_player_caballeros } caballeros de plus. Ils débutent en Province.
colonies-rules-120 =
    .rule = GC-1.2
    .title = Caballeros noirs et tuile Limite
    .text = Après la région du Roi, on tire deux autres cartes Région : { $black_caballeros } caballeros noirs y débutent, la moitié dans chacune. Une troisième carte désigne la région de la tuile Limite. Celle-ci a { $limit_board_few } places à deux ou trois joueurs, { $limit_board_many } à quatre ou cinq. Puis on tire les régions de base.
colonies-rules-130 =
    .rule = GC-1.3
    .title = Colons
    .text = Ensuite, chacun règle son disque, mais pas sur la région du Roi : { $more_player_settlers } caballeros de la Province y vont.
colonies-rules-140 =
    .rule = GC-1.4
    .title = Or et marchandises
    .text = Il y a { $gold_tokens } jetons d’or, d’une valeur de { $gold_points } points chacun, et { $goods_tokens } marchandises, d’une valeur de { $goods_points } points chacune. Au début, il y a de l’or en América ({ $gold_at_start }) et des marchandises en África ({ $goods_at_start }).
colonies-rules-200 =
    .rule = GC-2
    .title = Les nouvelles régions
    .text =
        Ce sont des régions à part entière, à deux exceptions près : le Roi ne va jamais sur le navire, en América ni en África, et personne n’y arrive du Castillo ; elles ne figurent donc pas sur les disques.

        - Francia ({ $place_francia }) est voisine d’Aragón et de Cataluña. Trois sièges rapportent { $office_first_seat_points }, { $office_second_seat_points } et { $office_third_seat_points } points de plus. Il y a place pour trois caballeros au plus ; le joueur qui en amène un lui choisit un siège libre. Un Grande peut s’y trouver aussi, mais sans siège.
        - Le navire lui-même ne rapporte rien. On peut y placer des caballeros quand le Roi se trouve sur une côte : Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco ou Francia. Le capitaine rapporte { $office_captain_points } points.
        - América ({ $place_america }) et África ({ $place_africa }) ne s’atteignent que par déplacement, jamais par placement. Le vice-roi d’América rapporte { $office_viceroy_points } points.
colonies-rules-210 =
    .rule = GC-2.1
    .title = Points des sièges et des postes
    .text = Ils comptent aussi lors des décomptes spéciaux, quel que soit le nombre de joueurs, mais pas quand une carte ne décompte que les premières places. Une tuile de score ne remplace que les valeurs des places.
colonies-rules-220 =
    .rule = GC-2.2
    .title = Un exemple
    .text = Un joueur seul en Francia, sur les deux premiers sièges, marque 3 + 2 + 1 = 6 points.
colonies-rules-230 =
    .rule = GC-2.3
    .title = Capitaine et vice-roi
    .text = Quand le poste est libre, un caballero qui arrive peut le prendre. Il ne compte pas dans la majorité, ne porte rien et peut repartir. Les cartes qui déplacent des caballeros peuvent aussi le déplacer, même à l’intérieur de la région : le retirer du poste, ou en amener un autre à un poste libre. En Francia, elles font passer un caballero d’un siège à un autre siège libre. Chaque fois, cela compte pour un déplacement.
colonies-rules-240 =
    .rule = GC-2.4
    .title = L’ordre du décompte
    .text = Après les neuf régions viennent Francia, le navire, América et África.
colonies-rules-250 =
    .rule = GC-2.5
    .title = Naviguer
    .text =
        Naviguer ne coûte aucune action. Seuls les caballeros présents depuis une manche précédente peuvent naviguer, autant que vous voulez, mais jamais vers la région du Roi.

        - Au début de votre tour : du navire vers América, África ou une côte ; vers Francia seulement si un siège est libre.
        - À tout moment de votre tour : d’América ou d’África vers le navire.
colonies-rules-260 =
    .rule = GC-2.6
    .title = Le plus et le moins de caballeros
    .text = Les cartes qui comptent les caballeros le font comme lors d’un décompte : sans capitaine ni vice-roi, sans les caballeros à côté de la tuile Limite et sans les noirs qui n’appartiennent à personne.
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
    .text = À tout moment de votre tour, même entre deux déplacements d’une action spéciale, un de vos caballeros peut prendre ce qui se trouve dans sa région : un seul jeton par caballero, et il le garde pour de bon.
colonies-rules-330 =
    .rule = GC-3.3
    .title = Livrer en Espagne
    .text = Quand le porteur arrive dans une des neuf régions espagnoles, son propriétaire marque aussitôt les points, même si un autre l’a déplacé, et le jeton retourne à la réserve. À la Cour, dans le Castillo et en Province, il ne rapporte rien et retourne aussi à la réserve. Les porteurs comptent dans les majorités ; ils ne peuvent être ni capitaine ni vice-roi.
colonies-rules-340 =
    .rule = GC-3.4
    .title = Un voyage typique
    .text = À la première manche, on monte sur le navire ; à la deuxième, on gagne África et ses marchandises ; à la troisième, on revient sur le navire ; à la quatrième, on débarque sur une côte espagnole.
colonies-rules-400 =
    .rule = GC-4
    .title = Le Grand Inquisiteur
    .text = La carte reste à côté du plateau jusqu’à ce que quelqu’un la prenne.
colonies-rules-420 =
    .rule = GC-4.2
    .title = Détenir la carte
    .text = Vous la gardez jusqu’à ce qu’un autre joueur la prenne. Tant que vous l’avez, vous pouvez, une fois à chacun de vos tours, faire venir un caballero de plus de la Province à la Cour ou en placer un de plus.
colonies-rules-430 =
    .rule = GC-4.3
    .title = Caballeros noirs
    .text = Pour le détenteur de la carte, ce sont ses propres caballeros : ils comptent partout, se déplacent, vont dans le Castillo et portent des jetons. Pour tous les autres, ce sont des caballeros adverses ; tant que personne n’a la carte, ils sont adverses pour tous et ne comptent pas, mais occupent toujours des sièges sur la tuile Limite et en Francia. Personne ne les retire du plateau.
colonies-rules-440 =
    .rule = GC-4.4
    .title = Caballeros noirs dans le Castillo
    .text = Lors d’un décompte général, ils suivent le disque du détenteur de la carte. Si personne ne l’a, ou si le disque indique la région du Roi, ils restent dans le Castillo.
colonies-rules-500 =
    .rule = GC-5
    .title = La tuile Limite
    .text = Dans sa région, seuls comptent les caballeros assis dessus.
colonies-rules-510 =
    .rule = GC-5.1
    .title = S’asseoir
    .text = Un caballero qui arrive dans sa région s’assied s’il reste une place libre ; les autres restent à côté et ne comptent pas.
colonies-rules-520 =
    .rule = GC-5.2
    .title = Déplacer la tuile
    .text = Ceux qui y étaient assis restent dans l’ancienne région, debout. Dans la nouvelle, s’il n’y a pas de place pour tous, le joueur qui la déplace choisit qui s’assied. Elle ne quitte pas la région du Roi, n’y entre pas et ne va pas en Francia.
colonies-rules-530 =
    .rule = GC-5.3
    .title = Sur la tuile ou à côté
    .text = Les cartes qui déplacent des caballeros peuvent en déplacer un à l’intérieur de la région, sur la tuile ou à côté. Quand on en déplace un hors de la région, on précise s’il vient de la tuile ou d’à côté.
colonies-rules-540 =
    .rule = GC-5.4
    .title = Places libres après un tour
    .text = Le détenteur du Grand Inquisiteur les attribue ; si personne ne l’a, c’est le joueur dont c’était le tour.
colonies-rules-550 =
    .rule = GC-5.5
    .title = Arriver ensemble
    .text = Si tous ceux qui viennent du Castillo ne trouvent pas de place, tous restent d’abord à côté. Puis le détenteur du Grand Inquisiteur, ou à défaut le premier joueur, attribue les places.
colonies-rules-600 =
    .rule = GC-6
    .title = Les cartes de la pile 7
    .text = Onze cartes. Trois d’entre elles se gardent dès qu’on les prend et restent visibles jusqu’à ce qu’on les utilise ; leurs jetons sont posés aussitôt. C’est leur utilisation qui est l’action spéciale : un Veto peut alors la stopper, et la carte est perdue.
colonies-rules-700 =
    .rule = GC-7
    .title = Avec Roi et Intrigue
    .text = Les piles 6 et 7 sont à côté de la rangée. À votre tour, avant toute autre chose, vous pouvez prendre la première carte de l’une d’elles à la place de votre carte de la rangée : elle indique combien de caballeros vous pouvez placer et donne son action spéciale. Elle n’est ensuite plus disponible pendant cette manche.

## La leçon

colonies-lesson-sea =
    .name = Outre-mer
    .text = Quatre nouvelles régions : Francia, le navire, América et África. Deux marchandises attendent en África, de l’or en América. Vous allez rapporter des marchandises ; il y faut quatre manches.
colonies-lesson-aboard =
    .name = La carte
    .text = Le Roi est à Sevilla, sur la côte : c’est alors qu’on peut placer des caballeros sur le navire. Jouez le 9 pour passer en premier et prenez « Appel au Castillo » : cette carte en place trois.
colonies-lesson-ship =
    .name = À bord
    .text = Placez un caballero sur le navire. Il ira plus loin : laissez libre le poste de capitaine. Placez les deux autres en Castilla la Nueva. Il n’y a encore personne dans le Castillo : terminez là votre tour.
colonies-lesson-sail =
    .name = Naviguer
    .text = Au début de votre tour, ceux qui sont sur le navire depuis une manche précédente peuvent naviguer sans frais. Jouez le 10, puis naviguez jusqu’en África.
colonies-lesson-goods =
    .name = Les marchandises
    .text = Prenez « Sainte Inquisition ». Puis faites prendre des marchandises à votre caballero en África : c’est possible à tout moment de votre tour.
colonies-lesson-inquisitor =
    .name = Le Grand Inquisiteur
    .text = Utilisez votre carte : le Grand Inquisiteur est à vous, et les caballeros noirs comptent désormais pour vous. Déplacez les deux de Valencia en Castilla la Nueva. Vous pouvez aussi en placer un de plus : deux en Castilla la Nueva, deux à Sevilla.
colonies-lesson-third =
    .name = Le retour
    .text = Dès la manche suivante, votre caballero peut quitter África : nous y sommes. Avant le décompte, mieux vaut jouer en dernier : jouez le 4.
colonies-lesson-back =
    .name = De retour à bord
    .text = Prenez « Appel au Castillo » et remontez à bord : depuis África, c’est possible à tout moment de votre tour. Placez-en quatre au País Vasco, dont un grâce au Grand Inquisiteur. Seule Beatriz est dans le Castillo : ne le faites pas compter, terminez votre tour.
colonies-lesson-black =
    .name = Les caballeros noirs
    .text = En Castilla la Nueva, vos quatre et deux noirs ont battu les cinq de Beatriz : 7 points. En Castilla la Vieja, deux noirs étaient seuls : 6 pour vous. Jouez le 11, car vos marchandises attendent.
colonies-lesson-ashore =
    .name = À terre
    .text = Le Roi est en Aragón : toutes les côtes sont ouvertes. Débarquez à Sevilla avec vos marchandises.
colonies-lesson-learned =
    .name = Des marchandises pour l’Espagne
    .text = Les marchandises ont rapporté 4 points dès leur arrivée en Espagne ; l’or d’América en rapporterait 6. Vous menez 34 à 19. Gardez le Grand Inquisiteur aussi longtemps que possible. Continuez d’ici ; les bots réfléchissent désormais par eux-mêmes.

## Quand une partie est finie

colonies-gain-places =
    .name = hors d’Espagne
colonies-gain-other =
    .name = marchandises rapportées
