### La Player’s Edition de Roi et Intrigue. Termes : alliance · pont · quarantaine · tuile retournée.

players_edition-module =
    .name = Player’s Edition
    .sign = P
    .text = Onze cartes de plus pour Roi et Intrigue : le Castillo voyage, des régions s’allient, des tuiles de score se retournent.

players_edition-place-bridge =
    .name = Pont
    .in = sur le pont
    .into = sur le pont
    .from = du pont

players_edition-marker-pushed =
    .name = Castillo dans une région
    .text = Le Castillo se trouve dans une région et en a les valeurs, jusqu’à ce que le prochain décompte général l’ait vidé.
players_edition-marker-collapse =
    .name = Risque d’effondrement
    .text = Personne n’entre dans le Castillo jusqu’à ce que le prochain décompte général l’ait vidé.
players_edition-marker-quarantine =
    .name = marqueur de quarantaine
    .text = Jusqu’à la fin du prochain décompte général, aucun caballero, aucun Grande, aucune tuile de score n’y entre ni n’en sort.
players_edition-marker-revolt =
    .name = Tuile retournée
    .text = La tuile de score est retournée : le joueur qui a le moins de caballeros, mais au moins un, passe devant.
players_edition-marker-mistress =
    .name = Favorite
    .text = Pas de bonus du Roi pendant cette manche.
players_edition-marker-bridge =
    .name = Pont
    .text = Avant son tour, son propriétaire peut y faire passer ses caballeros. Il rapporte des points à chaque décompte général.

## Ce qui est demandé

players_edition-purpose-outing = Choisissez en secret où ira votre Grande.
players_edition-purpose-whirlwind = Choisissez en secret la région que frappera votre tourbillon.
players_edition-prompt-name_regions = { $what ->
        [civil_war] Dans quelle région la guerre civile éclate-t-elle ?
        [quarantine] Quelle région mettez-vous en quarantaine ?
        [push] Dans quelle région va le Castillo ?
       *[bridge] { $which ->
            [first] Choisissez la région où commence le pont.
           *[second] Choisissez la région où finit le pont.
        }
    }
players_edition-prompt-use_bridge = Votre pont relie { $one } et { $other }. Qui traverse ?
players_edition-prompt-pick_turned = Quelle tuile de score retournez-vous ?
players_edition-prompt-use_whirlwind = Dévoiler votre disque et déchaîner le tourbillon ?

players_edition-pass-name_regions = Aucune région possible
players_edition-pass-use_bridge = Continuer
players_edition-pass-pick_turned = Aucune tuile à retourner
players_edition-pass-use_whirlwind = Pas de tourbillon

players_edition-step-carry_named = { $other ->
        [none] Région choisie : { $place }.
       *[other] Régions choisies : { $other } et { $place }.
    }
players_edition-step-carry_revolt = Tuile à retourner : { $marker }.
players_edition-step-carry_whirlwind = Le disque du tourbillon va être dévoilé.

## Ce qui est raconté

players_edition-log-bridge_built = { $seat } a construit un pont entre { $one } et { $other }.
players_edition-log-bridge_paid = Le pont a rapporté : { $points }.
players_edition-log-revolt = { $how ->
        [turned] { $seat } a retourné la { $scoreboard } : qui a le moins de caballeros passe devant.
       *[back] { $seat } a remis la { $scoreboard } à l’endroit.
    }
players_edition-log-mistress = { $seat } a fait venir la favorite : pas de bonus du Roi pendant cette manche.
players_edition-why-quarantine = { $place } : en quarantaine, rien ne peut entrer ni sortir.
players_edition-why-collapse = { $place } : risque d’effondrement, personne ne peut entrer.
players_edition-why-no_border = { $place } : pas de frontière avec { $other }.

## Les cartes Pouvoir

players_edition-card-joker =
    .name = Joker
    .text = Attendez que tous les autres aient joué, puis jouez une autre carte, qui compte à la place du Joker. Les deux sont dépensées. Si toutes vos valeurs sont déjà sur la table, vous pouvez en répéter une et jouez juste après elle.
players_edition-card-outing =
    .name = Excursion
    .text = { base-power-text } { players_edition-card-outing.special }
    .special = Chaque adversaire choisit en secret une région et son Grande s’y rend. Un Grande qui se trouve dans la région du Roi ne bouge pas, pas plus que celui qu’on y envoie.
players_edition-card-push =
    .name = Poussée
    .text = { base-power-text } { players_edition-card-push.special }
    .special = Déplacez le Castillo, sans l’ouvrir, dans une région, sauf celle du Roi ; tous les caballeros de la région y entrent. Il en a les valeurs jusqu’à ce que le prochain décompte général l’ait vidé.
players_edition-card-civil_war =
    .name = Guerre civile
    .text = { base-power-text } { players_edition-card-civil_war.special }
    .special = Placez un caballero de votre Cour dans une région, sauf celle du Roi. Tous les caballeros adverses qui s’y trouvent retournent à leur Cour.
players_edition-card-alliance =
    .name = Alliance
    .text = { base-power-text } { players_edition-card-alliance.special }
    .special = Marquez deux régions, sauf celle du Roi. Au prochain décompte général, leurs caballeros comptent ensemble et chaque place rapporte les points des deux régions.
players_edition-card-bridge =
    .name = Pont
    .text = { base-power-text } { players_edition-card-bridge.special }
    .special = Posez un caballero de votre Cour sur un pont entre deux régions voisines, sauf celle du Roi. Avant vos tours suivants, vos caballeros peuvent le traverser. Il vous rapporte { $points } à chaque décompte général.
players_edition-card-revolt =
    .name = Révolte
    .text = { base-power-text } { players_edition-card-revolt.special }
    .special = Retournez une tuile de score, mais pas dans la région du Roi : le joueur qui a le moins de caballeros, mais au moins un, passe devant. Une autre révolte la remet à l’endroit.
players_edition-card-danger_of_collapse =
    .name = Risque d’effondrement
    .text = { base-power-text } { players_edition-card-danger_of_collapse.special }
    .special = Personne n’entre plus dans le Castillo, jusqu’à ce que le prochain décompte général l’ait vidé.
players_edition-card-quarantine =
    .name = Quarantaine
    .text = { base-power-text } { players_edition-card-quarantine.special }
    .special = Marquez une région, sauf celle du Roi. Jusqu’à la fin du prochain décompte général, aucun caballero, aucun Grande, aucune tuile de score n’y entre ni n’en sort.
players_edition-card-whirlwind =
    .name = Tourbillon
    .text = { base-power-text } { players_edition-card-whirlwind.special }
    .special = Réglez votre disque en jouant cette carte et dévoilez-le au début de votre tour : tous les caballeros de cette région retournent à leur Cour, sauf si le Roi s’y trouve.
players_edition-card-mistress =
    .name = La favorite
    .text = { base-power-text } { players_edition-card-mistress.special }
    .special = Pas de bonus du Roi pendant cette manche, pas même lors du décompte général qui la termine.

## Règles

players_edition-rules-400 =
    .rule = KI-4
    .title = La Player’s Edition
    .text = Onze cartes s’ajoutent à votre choix. Des marqueurs restent sur le plateau tant qu’un effet dure. Une nouvelle alliance, un nouveau pont ou une nouvelle quarantaine remplace l’effet du même genre. Le Joker se joue comme carte Pouvoir et n’est pas une action spéciale ; on peut jouer un seul Joker par manche.

## Quand une partie est finie

players_edition-gain-other =
    .name = pont
