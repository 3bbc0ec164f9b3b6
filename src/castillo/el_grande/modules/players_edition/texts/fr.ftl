### L’Édition des joueurs de Roi et Intrigue. Termes : alliance · pont · quarantaine · tableau retourné.

players_edition-module =
    .name = Édition des joueurs
    .text = Onze cartes de plus pour Roi et Intrigue : le Castillo voyage, des régions s’allient, des tableaux se retournent.

players_edition-place-bridge =
    .name = Pont
    .in = sur le pont
    .into = vers le pont
    .from = du pont

players_edition-marker-pushed =
    .name = Castillo dans une région
    .text = Le Castillo se trouve dans une région et en paie les valeurs, jusqu’à ce que le prochain décompte général l’ait vidé.
players_edition-marker-collapse =
    .name = Risque d’effondrement
    .text = Personne n’entre dans le Castillo jusqu’à ce que le prochain décompte général l’ait vidé.
players_edition-marker-quarantine =
    .name = marqueur de quarantaine
    .text = Jusqu’après le prochain décompte général, ni caballero, ni Grande, ni tableau n’y entre ou n’en sort.
players_edition-marker-revolt =
    .name = Tableau retourné
    .text = Le tableau est retourné : qui a le moins de caballeros, au moins un, passe devant.
players_edition-marker-mistress =
    .name = Favorite
    .text = Aucun bonus du Roi n’est versé cette manche.
players_edition-marker-bridge =
    .name = Pont
    .text = Avant un tour, les caballeros de son propriétaire peuvent le traverser. Chaque décompte général lui rapporte des points.

## Ce qui est demandé

players_edition-purpose-outing = Choisissez en secret où va votre Grande.
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
players_edition-prompt-pick_turned = Quel tableau mobile retournez-vous ?
players_edition-prompt-use_whirlwind = Montrer votre disque et lâcher le tourbillon ?

players_edition-pass-name_regions = Aucune région possible
players_edition-pass-use_bridge = Continuer
players_edition-pass-pick_turned = Aucun tableau à retourner
players_edition-pass-use_whirlwind = Pas de tourbillon

players_edition-step-carry_named = { $other ->
        [none] Le choix : { $place }.
       *[other] Le choix : { $other } et { $place }.
    }
players_edition-step-carry_revolt = Va être retourné : { $marker }.
players_edition-step-carry_whirlwind = Le disque du tourbillon va être montré.

## Ce qui est raconté

players_edition-log-bridge_built = { $seat } a construit un pont entre { $one } et { $other }.
players_edition-log-bridge_paid = Le pont a rapporté : { $points }.
players_edition-log-revolt = { $how ->
        [turned] { $seat } a retourné le { $scoreboard } : qui en a le moins passe devant.
       *[back] { $seat } a remis à l’endroit le { $scoreboard }.
    }
players_edition-log-mistress = { $seat } a fait venir la favorite : pas de bonus du Roi cette manche.
players_edition-why-quarantine = { $place } : en quarantaine, rien ne peut entrer ni sortir.
players_edition-why-collapse = { $place } : risque d’effondrement, personne ne peut entrer.
players_edition-why-no_border = { $place } : pas de frontière avec { $other }.

## Les cartes de pouvoir

players_edition-card-joker =
    .name = Joker
    .text = Attendez que tous les autres aient joué, puis jouez une autre carte qui compte à sa place. Les deux sont perdues. Si toutes vos valeurs sont prises, vous pouvez en répéter une et passez juste après elle.
players_edition-card-outing =
    .name = Excursion
    .text = { base-power-text } { players_edition-card-outing.special }
    .special = Chaque adversaire choisit en secret une région et son Grande y va. Un Grande dans la région du Roi reste, de même que celui qu’on y envoie.
players_edition-card-push =
    .name = Poussée
    .text = { base-power-text } { players_edition-card-push.special }
    .special = Déplacez le Castillo, sans l’ouvrir, dans une région, sauf celle du Roi ; tous les caballeros de la région y entrent. Jusqu’à ce que le prochain décompte général l’ait vidé, il paie les valeurs de cette région.
players_edition-card-civil_war =
    .name = Guerre civile
    .text = { base-power-text } { players_edition-card-civil_war.special }
    .special = Placez un caballero de votre Cour dans une région, sauf celle du Roi. Tous les caballeros des autres joueurs qui s’y trouvent retournent à leur Cour.
players_edition-card-alliance =
    .name = Alliance
    .text = { base-power-text } { players_edition-card-alliance.special }
    .special = Marquez deux régions, sauf celle du Roi. Au prochain décompte général, leurs caballeros comptent ensemble et chaque place rapporte les points des deux.
players_edition-card-bridge =
    .name = Pont
    .text = { base-power-text } { players_edition-card-bridge.special }
    .special = Posez un caballero de votre Cour sur un pont entre deux régions voisines, sauf celle du Roi. Avant vos tours suivants, les vôtres peuvent le traverser. Chaque décompte général rapporte { $points }.
players_edition-card-revolt =
    .name = Révolte
    .text = { base-power-text } { players_edition-card-revolt.special }
    .special = Retournez un tableau mobile, pas dans la région du Roi : qui a le moins de caballeros, au moins un, passe devant. Une autre révolte le remet à l’endroit.
players_edition-card-danger_of_collapse =
    .name = Risque d’effondrement
    .text = { base-power-text } { players_edition-card-danger_of_collapse.special }
    .special = Désormais, personne n’entre dans le Castillo, jusqu’à ce que le prochain décompte général l’ait vidé.
players_edition-card-quarantine =
    .name = Quarantaine
    .text = { base-power-text } { players_edition-card-quarantine.special }
    .special = Marquez une région, sauf celle du Roi. Jusqu’après le prochain décompte général, ni caballero, ni Grande, ni tableau n’y entre ou n’en sort.
players_edition-card-whirlwind =
    .name = Tourbillon
    .text = { base-power-text } { players_edition-card-whirlwind.special }
    .special = Réglez votre disque en jouant cette carte et montrez-le au début de votre tour : tous les caballeros de cette région retournent à leur Cour, sauf si le Roi s’y trouve.
players_edition-card-mistress =
    .name = La favorite
    .text = { base-power-text } { players_edition-card-mistress.special }
    .special = Aucun bonus du Roi n’est versé cette manche, pas même lors d’un décompte général qui la termine.

## Règles

players_edition-rules-400 =
    .rule = KI-4
    .title = L’Édition des joueurs
    .text = Onze cartes s’ajoutent à celles parmi lesquelles vous choisissez. Des marqueurs restent sur le plateau tant qu’un effet dure. Une nouvelle alliance, un nouveau pont ou une nouvelle quarantaine déplace l’ancien. Le Joker est une façon de jouer, pas une action spéciale ; on peut jouer un Joker par manche.
