### El Caballero, français.
###
### Termes : caballero(s) · carte Caballero, carte · tuile · zone : une région (terre) ou une étendue d’eau · Cour · carte Pouvoir ·
### renfort · navire · château · réserve · étalage · poser · augmenter (tourner ou retourner) · reprendre (sa propre carte) · retirer (une
### carte qui doit partir) · déplacer · décompte · premier joueur. On vouvoie les joueurs ; dans le journal, on les appelle par leur nom.
### Une case s’écrit 2,0 ; les zones ont des noms.

el_caballero-game =
    .name = El Caballero
    .text = Par-delà la mer s’étendent des côtes inconnues. Posez des tuiles, envoyez vos caballeros à terre, lancez des navires et bâtissez des châteaux pour garder ce que vous avez conquis. La victoire sourit à qui tient le meilleur du nouveau monde.
el_caballero-module =
    .name = El Caballero
    .text = Le jeu de base : sept manches, avec un décompte après la quatrième et la septième.
el_caballero-table-book =
    .name = Selon le livret
    .text = Sept manches, avec un décompte après la quatrième et la septième.
el_caballero-table-everything =
    .name = Avec tout
    .text = Dix manches, avec les Alcaldes, votre Grande et davantage de cartes, de navires et de châteaux.

## Côtés, tuiles, zones

el_caballero-marker-start_player =
    .name = Premier joueur
    .text = Joue la première carte Pouvoir de la manche.

el_caballero-number-round =
    .name = Manche
el_caballero-number-court =
    .name = À la Cour
el_caballero-number-capacity =
    .name = Places à la Cour
el_caballero-number-cards =
    .name = Cartes restantes
el_caballero-number-court_ships =
    .name = Navires à la Cour
el_caballero-number-hand =
    .name = Cartes Pouvoir

el_caballero-side-n =
    .name = nord
el_caballero-side-e =
    .name = est
el_caballero-side-s =
    .name = sud
el_caballero-side-w =
    .name = ouest

el_caballero-tile-open-sea =
    .name = pleine mer
el_caballero-tile-cape =
    .name = cap
el_caballero-tile-coast =
    .name = côte
el_caballero-tile-isthmus =
    .name = isthme
el_caballero-tile-bay =
    .name = baie
el_caballero-tile-inland =
    .name = arrière-pays

el_caballero-place-land-cape =
    .name = Terre d’un cap
el_caballero-place-land-coast =
    .name = Terre d’une côte
el_caballero-place-land-isthmus =
    .name = Terre d’un isthme
el_caballero-place-land-bay =
    .name = Terre autour d’une baie
el_caballero-place-land-inland =
    .name = Arrière-pays
el_caballero-place-water-open-sea =
    .name = Pleine mer
el_caballero-place-water-cape =
    .name = Eaux d’un cap
el_caballero-place-water-coast =
    .name = Eaux d’une côte
el_caballero-place-water-isthmus =
    .name = Eaux d’un isthme
el_caballero-place-water-bay =
    .name = Eaux d’une baie

## Ce qui est demandé

el_caballero-prompt-play_power_card = Manche { $round } : jouez une carte Pouvoir.
el_caballero-prompt-take_turn = { $state ->
        [owes] Posez ou augmentez une seconde carte pour rompre l’égalité.
        [tile] À vous : posez une tuile et faites ce que vous voulez d’autre, dans n’importe quel ordre.
       *[free] À vous : faites ce que vous voulez, ou terminez votre tour.
    }

## Réponses

el_caballero-option-power = { $card }
el_caballero-option-end = Terminer le tour
el_caballero-option-supply = { $count ->
        [one] Faire venir { $count } caballero à votre Cour
       *[other] Faire venir { $count } caballeros à votre Cour
    }
el_caballero-option-tile = { $symbol ->
        [gold] Poser une tuile en { $at } : { $tile } avec or
        [fish] Poser une tuile en { $at } : { $tile } avec poisson
       *[plain] Poser une tuile en { $at } : { $tile }
    }{ $turn ->
        [0] { "" }
        [1] { " " }(quart de tour)
        [2] { " " }(demi-tour)
       *[3] { " " }(trois quarts de tour)
    }
el_caballero-option-card = Poser une carte en { $at } : { $number } côté { $side }
el_caballero-option-card_on_water = Poser une carte contre l’eau seule en { $at } : { $number } côté { $side }
el_caballero-option-card_with_grande = Poser une carte avec le Grande en { $at } : { $number } côté { $side }
el_caballero-option-card_moving_grande = Poser une carte en { $at } et y déplacer le Grande : { $number } côté { $side }
el_caballero-option-raise = Augmenter à { $number } la carte en { $at } pour { $price }
el_caballero-option-ship = Acheter un navire pour la carte en { $at } ({ $side })
el_caballero-option-castle = Acheter un château pour la carte en { $at }
el_caballero-option-withdraw = Reprendre la carte en { $at }
el_caballero-option-ship_to_court = Ramener à votre Cour le navire en { $at } ({ $side })
el_caballero-option-set_ship = Envoyer un navire de votre Cour sur la carte en { $at } ({ $side })
el_caballero-option-move_ship = Déplacer le navire en { $origin } vers la carte en { $at } ({ $side })
el_caballero-option-move_castle = Déplacer le château en { $origin } vers la carte en { $at }
el_caballero-option-alcalde = { $kind ->
        [land] Placer un Alcalde en { $place } ({ $at })
       *[water] Placer un Alcalde sur { $place } ({ $at })
    }
el_caballero-option-buy_for_alcalde = Acheter un navire pour votre Alcalde sur { $place } ({ $at })
el_caballero-option-set_for_alcalde = Envoyer un navire de votre Cour à votre Alcalde sur { $place } ({ $at })
el_caballero-option-grande = Placer le Grande sur la carte en { $at }
el_caballero-option-move_grande = Déplacer le Grande de { $origin } vers la carte en { $at }

## Journal

el_caballero-log-round_begun = La manche { $round } a commencé.
el_caballero-log-power_card_played = { $seat } a joué { $card }.
el_caballero-log-turn_begun = Le tour de { $seat } a commencé.
el_caballero-log-supplied = { $count ->
        [one] { $seat } a fait venir { $count } caballero à la Cour
       *[other] { $seat } a fait venir { $count } caballeros à la Cour
    }{ $lost ->
        [0] { "" }
       *[other]  ; perdus faute de place : { $lost }
    }.
el_caballero-log-court_cut = { $count ->
        [one] La Cour de { $seat } n’avait plus de place pour { $count } caballero ; il a été perdu.
       *[other] La Cour de { $seat } n’avait plus de place pour { $count } caballeros ; ils ont été perdus.
    }
el_caballero-log-tile_laid = { $symbol ->
        [gold] { $seat } a posé une tuile en { $at } : { $tile } avec or.
        [fish] { $seat } a posé une tuile en { $at } : { $tile } avec poisson.
       *[plain] { $seat } a posé une tuile en { $at } : { $tile }.
    }
el_caballero-log-land_met = { $place } a rejoint la carte de { $seat } en { $at }, qui y compte maintenant { $count }.
el_caballero-log-card_laid = { $piece ->
        [grande] { $seat } a posé une carte avec le Grande en { $at }, { $count } côté { $place }, et a payé { $price }.
       *[card] { $seat } a posé une carte en { $at }, { $count } côté { $place }, et a payé { $price }.
    }
el_caballero-log-card_raised = { $seat } a augmenté à { $count } la carte en { $at }, côté { $place }, et a payé { $price }.
el_caballero-log-card_thrown_out = { $castle ->
        [yes] La carte de { $seat } en { $at } touchait la terre par plus d’un côté et a été retirée ; sauvés par le château : { $saved } sur { $count }
       *[no] La carte de { $seat } en { $at } touchait la terre par plus d’un côté et a été retirée ; caballeros perdus : { $count }
    }{ $ships ->
        [0] { "" }
       *[other] { $castle ->
            [yes]  ; navires ramenés à la Cour : { $ships }
           *[no]  ; navires perdus : { $ships }
        }
    }.
el_caballero-log-card_withdrawn = { $seat } a repris la carte en { $at }{ $count ->
        [0] { "" }
       *[other] { $saved ->
            [0]  ; caballeros perdus : { $count }
           *[other]  ; sauvés par le château : { $saved } sur { $count }
        }
    }{ $ships ->
        [0] { "" }
       *[other]  ; navires ramenés à la Cour : { $ships }
    }.
el_caballero-log-ship_bought = { $seat } a acheté un navire sur { $place } pour la carte en { $at }.
el_caballero-log-ship_to_court = { $seat } a ramené à la Cour le navire de { $place }, en { $at }.
el_caballero-log-ship_set = { $seat } a envoyé un navire de la Cour sur { $place }, en { $at }.
el_caballero-log-ship_moved = { $seat } a déplacé un navire de { $origin } vers { $place }, en { $at }.
el_caballero-log-castle_bought = { $seat } a acheté un château pour la carte en { $at }.
el_caballero-log-castle_moved = { $seat } a déplacé un château de { $origin } vers la carte en { $at }.
el_caballero-log-grande_placed = { $seat } a placé le Grande sur la carte en { $at }.
el_caballero-log-grande_moved = { $seat } a déplacé le Grande de { $origin } vers la carte en { $at }.
el_caballero-log-alcalde_placed = { $kind ->
        [land] { $seat } a placé un Alcalde en { $place }.
       *[water] { $seat } a placé un Alcalde sur { $place }.
    }
el_caballero-log-alcalde_ship = { $bought ->
        [yes] { $seat } a acheté un navire pour l’Alcalde de { $place }.
       *[no] { $seat } a envoyé un navire de la Cour à l’Alcalde de { $place }.
    }
el_caballero-log-scored = { $kind ->
        [land] Décompte de { $place }, valeur { $value } : { $points }.
       *[water] Décompte de { $place }, valeur { $value } par navire : { $points }.
    }
el_caballero-log-tiles_drawn = Nouvelles tuiles à l’étalage : { $tiles }.

## The arithmetic of a scoring

el_caballero-part-value = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $extra ->
        [0] { "" }
       *[other] { " + " }{ $extra } { $kind ->
            [land] or
           *[water] poisson
        }
    }
el_caballero-part-first = 2 × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }
el_caballero-part-second = { el_caballero-part-value }
el_caballero-part-tied = égalité à la 1re place : { el_caballero-part-value }
el_caballero-part-alcalde = Alcalde : 2 × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }
el_caballero-part-ships = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }

## Why a hint says so

el_caballero-reason-power = { $value } : { $turn ->
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
el_caballero-reason-supply = { $count ->
        [one] { $count } caballero arrive à votre Cour.
       *[other] { $count } caballeros arrivent à votre Cour.
    }
el_caballero-reason-end = Rien d’autre ne vaut son prix maintenant.
el_caballero-reason-more = Si l’on comptait maintenant, vous auriez { $points } de plus.
el_caballero-reason-takes = Si l’on comptait maintenant, { $other } aurait { $points } de moins.

## Pourquoi quelque chose est impossible

el_caballero-why-owes = En { $place }, vous en avez autant que { $other } : rompez d’abord l’égalité avec une seconde carte.
el_caballero-why-others_card = Cette carte est à { $owner }.
el_caballero-why-nothing_for_card = Il n’y a rien à faire de cette carte pour l’instant.
el_caballero-why-occupied = Il y a déjà quelque chose en { $at }.
el_caballero-why-touches_no_tile = Cette place ne touche aucune tuile.
el_caballero-why-no_tile_fits_here = Aucune des tuiles ne convient ici.
el_caballero-why-tile_laid = Vous avez déjà posé votre tuile.
el_caballero-why-two_lands = Ici, une carte toucherait la terre par deux côtés.
el_caballero-why-court_empty = Il n’y a aucun caballero à votre Cour.
el_caballero-why-not_displayed = Absente de l’étalage : { $tile }.
el_caballero-why-edge = { $kind ->
        [land] Côté { $side }, la terre toucherait l’eau.
       *[water] Côté { $side }, l’eau toucherait la terre.
    }
el_caballero-why-other_places_first = On ne pose une tuile contre une carte que si aucune ne convient contre une autre tuile.
el_caballero-why-fits_nowhere = Cette tuile ne convient nulle part pour l’instant.
el_caballero-why-two_cards = Vous avez déjà posé ou augmenté deux cartes.
el_caballero-why-no_card_left = Toutes vos cartes sont sur la table.
el_caballero-why-land_here = Il y a de la terre ici : choisissez le nombre qui lui fait face.
el_caballero-why-only_water_here = Il n’y a que de l’eau ici : choisissez quel nombre du recto lui fait face.
el_caballero-why-front_on_water = Contre l’eau seule, une carte montre son recto : de 1 à 4.
el_caballero-why-too_dear = { $count ->
        [0] Cela coûte { $price }, mais il n’y a aucun caballero à votre Cour.
        [one] Cela coûte { $price }, mais il n’y a que { $count } caballero à votre Cour.
       *[other] Cela coûte { $price }, mais il n’y a que { $count } caballeros à votre Cour.
    }
el_caballero-why-tie = En { $place }, vous en auriez autant que { $other } : { $count }.
el_caballero-why-no_card_here = Il n’y a pas de carte en { $at }.
el_caballero-why-under_grande = Le Grande est sur cette carte : elle reste comme elle est.
el_caballero-why-without_land = Une carte qui ne touche pas la terre ne peut pas être augmentée.
el_caballero-why-only_upwards = Une carte ne peut qu’être augmentée ; celle-ci compte déjà { $number }.
el_caballero-why-two_ships = Vous avez déjà acheté deux navires.
el_caballero-why-no_ship_left = Il ne reste plus de navire dans la réserve.
el_caballero-why-no_ship_at_court = Il n’y a pas de navire à votre Cour.
el_caballero-why-no_water = Il n’y a pas d’eau côté { $side }.
el_caballero-why-ship_here = Il y a déjà un navire côté { $side }.
el_caballero-why-no_ship_here = Il n’y a pas de navire côté { $side }.
el_caballero-why-another_card = Un navire ne se déplace que vers une autre de vos cartes.
el_caballero-why-castle_here = Il y a déjà un château sur cette carte.
el_caballero-why-two_castles = Vous avez déjà acheté deux châteaux.
el_caballero-why-no_castle_left = Il ne reste plus de château dans la réserve.
el_caballero-why-no_castle_here = Il n’y a pas de château sur cette carte.
el_caballero-why-supplied = Vous avez déjà fait venir votre renfort.
el_caballero-why-no_supply = Votre carte Pouvoir n’amène aucun caballero.
el_caballero-why-tile_first = Vous devez d’abord poser une tuile.
el_caballero-why-power_cards_are_played = Toutes les cartes Pouvoir de cette manche ont été jouées.
el_caballero-why-value_on_the_table = Il y a déjà un { $number } sur la table pour cette manche.
el_caballero-why-card_used = Vous avez déjà joué votre { $number }.

## Options de la table

el_caballero-setting-tied_firsts =
    .name = Première place partagée, à deux joueurs
    .text = Ce que reçoivent deux joueurs à égalité en tête d’une région. À trois ou quatre joueurs, c’est toujours la valeur de la région.
el_caballero-setting-tied_firsts-nothing = Rien
el_caballero-setting-tied_firsts-value = La valeur de la région
el_caballero-setting-confirm_turns =
    .name = Confirmer les tours
    .text = Avec confirmation, vous pouvez tout annuler jusqu’à la fin de votre tour.
el_caballero-setting-confirm_turns-true = Confirmer chaque tour
el_caballero-setting-confirm_turns-false = Terminer les tours d’office
el_caballero-setting-start_player =
    .name = Premier joueur
    .text = Qui joue la première carte Pouvoir de la partie.
el_caballero-setting-start_player-none = Tiré au sort
el_caballero-setting-start_player-0 = { kernel-seat-0 }
el_caballero-setting-start_player-1 = { kernel-seat-1 }
el_caballero-setting-start_player-2 = { kernel-seat-2 }
el_caballero-setting-start_player-3 = { kernel-seat-3 }

## Cartes, tuiles et autres valeurs

el_caballero-value-stock = Réserve commune et étalage
el_caballero-value-price = Prix en caballeros

el_caballero-power = { $supply ->
        [0] Aucun caballero ne vient à votre Cour.
        [one] Faites venir { $supply } caballero à votre Cour.
       *[other] Faites venir { $supply } caballeros à votre Cour.
    } { $tiles ->
        [one] Posez { $tiles } tuile.
       *[other] Vous pouvez poser jusqu’à { $tiles } tuiles ; la première est obligatoire.
    }
el_caballero-card-power_1 =
    .name = Pouvoir 1
    .text = { el_caballero-power }
el_caballero-card-power_2 =
    .name = Pouvoir 2
    .text = { el_caballero-power }
el_caballero-card-power_3 =
    .name = Pouvoir 3
    .text = { el_caballero-power }
el_caballero-card-power_4 =
    .name = Pouvoir 4
    .text = { el_caballero-power }
el_caballero-card-power_5 =
    .name = Pouvoir 5
    .text = { el_caballero-power }
el_caballero-card-power_6 =
    .name = Pouvoir 6
    .text = { el_caballero-power }
el_caballero-card-power_7 =
    .name = Pouvoir 7
    .text = { el_caballero-power }
el_caballero-card-power_8 =
    .name = Pouvoir 8
    .text = { el_caballero-power }
el_caballero-card-power_9 =
    .name = Pouvoir 9
    .text = { el_caballero-power }
el_caballero-card-power_10 =
    .name = Pouvoir 10
    .text = { el_caballero-power }
el_caballero-card-power_11 =
    .name = Pouvoir 11
    .text = { el_caballero-power }
el_caballero-card-power_12 =
    .name = Pouvoir 12
    .text = { el_caballero-power }
el_caballero-card-power_13 =
    .name = Pouvoir 13
    .text = { el_caballero-power }
el_caballero-counts = { $plain } sans symbole, { $gold } avec or, { $fish } avec poisson.
el_caballero-card-open-sea =
    .name = Pleine mer
    .text = De l’eau sur les quatre côtés, d’un seul tenant. { el_caballero-counts }
el_caballero-card-cape =
    .name = Cap
    .text = De la terre sur un côté ; les trois autres forment une seule étendue d’eau. { el_caballero-counts }
el_caballero-card-coast =
    .name = Côte
    .text = De la terre sur deux côtés voisins, de l’eau sur les deux autres. { el_caballero-counts }
el_caballero-card-isthmus =
    .name = Isthme
    .text = De la terre sur deux côtés opposés ; les eaux de part et d’autre ne communiquent pas. { el_caballero-counts }
el_caballero-card-bay =
    .name = Baie
    .text = De l’eau sur un côté ; la terre des trois autres est d’un seul tenant. { el_caballero-counts }
el_caballero-card-inland =
    .name = Arrière-pays
    .text = De la terre sur les quatre côtés, d’un seul tenant. { el_caballero-counts }

## Ce qu’on peut taper dans le terminal, par l’exemple

el_caballero-form-notation = tile cape-1 1,0 r2
el_caballero-form-look = { "?" } cap
el_caballero-form-rules = rules EC-4.3

el_caballero-map-legend = ▒ terre, ~ eau, $ or, ∝ poisson, · une action est possible ici, ▲ navire, ⌂ château, ♛ Grande, lettre sur une tuile : Alcalde

## Règles

el_caballero-rules-010 =
    .rule = EC
    .title = Le jeu en bref
    .text =
        Tuile après tuile, un nouveau monde prend forme, fait de régions et d’étendues d’eau de toutes tailles. Le long de ses bords, vous posez vos cartes Caballero ; le nombre qui fait face à une région dit combien de vos caballeros s’y trouvent. Les navires de vos cartes pêchent et commercent sur l’eau, et les châteaux protègent ce que porte une carte.

        Une partie compte sept manches. À chacune, les cartes Pouvoir décident qui joue quand et combien de nouveaux caballeros viennent à la Cour ; puis chacun joue son tour. Toutes les zones sont décomptées après la quatrième et la septième manche. Une région rapporte à qui y a le plus de caballeros et, à trois ou quatre joueurs, aussi à la deuxième place ; sur l’eau, chaque navire compte. À la fin, le plus grand nombre de points l’emporte.
el_caballero-rules-100 =
    .rule = EC-1
    .title = Ce que chacun possède
    .text = Chaque joueur a { $player_cards } cartes Caballero, 13 cartes Pouvoir et { $player_court } caballeros à la Cour. La réserve commune compte { $stock_ships } navires et { $stock_castles } châteaux.
el_caballero-rules-110 =
    .rule = EC-1.1
    .title = Cartes Pouvoir
    .text = Une carte Pouvoir porte un nombre de 1 à 13, qui fixe l’ordre des tours, et un renfort : autant de caballeros viennent à la Cour. Plus le nombre est grand, plus le renfort est petit. Avec le 9, vous pouvez poser une seconde tuile. Chaque carte ne se joue qu’une fois par partie.
el_caballero-rules-120 =
    .rule = EC-1.2
    .title = Cartes Caballero
    .text = Une carte porte un nombre sur chaque côté : de 1 à 4 au recto et de 5 à 8 au verso, dans le sens des aiguilles d’une montre. L’ordre des nombres est notre choix.
el_caballero-rules-130 =
    .rule = EC-1.3
    .title = La Cour
    .text =
        Les caballeros de votre Cour sont indiqués par vos cartes qui ne sont pas sur la table. Il ne peut jamais y en avoir plus de 8 pour chacune de ces cartes ; le surplus est perdu.

        Quand vous posez une carte, vous payez d’abord, puis vous perdez ce que les cartes restantes ne peuvent contenir. Vous pouvez poser même votre dernière carte : ce qui reste à la Cour après paiement est perdu. La règle imprimée dit seulement qu’avec une seule carte la Cour ne peut guère plus grandir et que la dernière carte peut être posée en fin de partie ; le reste est notre interprétation.
el_caballero-rules-200 =
    .rule = EC-2
    .title = Tuiles
    .text =
        Chaque bord d’une tuile est tout en terre ou tout en eau. Toute la terre d’une tuile est reliée. Son eau aussi, sauf s’il y a de la terre sur deux côtés opposés : un isthme a deux eaux séparées. Les coins ne relient jamais rien.

        Des terres reliées bord à bord forment une région ; des eaux reliées bord à bord forment une étendue d’eau. Les unes et les autres sont des zones et se comptent en tuiles : une tuile compte une fois dans chacune de ses zones. L’or est sur la terre, le poisson dans l’eau ; chacun ajoute 1 à la valeur de sa zone.

        La première tuile tirée qui ne montre ni or ni poisson est la tuile de départ. Les autres sont mélangées, et { $stock_display } d’entre elles sont exposées face visible : c’est l’étalage. Le nombre de tuiles de chaque sorte est notre choix, car nous ne connaissons pas le jeu imprimé. Vous pouvez le remplacer par votre propre liste de valeurs.
el_caballero-rules-300 =
    .rule = EC-3
    .title = Une manche
    .text =
        À partir du premier joueur et dans le sens horaire, chacun joue une carte Pouvoir face visible. On ne peut pas jouer un nombre déjà sur la table pendant cette manche. Puis chacun joue son tour, du plus grand nombre au plus petit.

        Après le dernier tour, l’étalage est complété à { $stock_display } ; les tuiles que personne n’a prises y restent. Le dernier à avoir joué devient premier joueur. Au début de la partie, le premier joueur est tiré au sort, ou désigné par la personne qui a ouvert la table ; selon la règle imprimée, c’est le plus jeune.
el_caballero-rules-400 =
    .rule = EC-4
    .title = Votre tour
    .text = Faites ce que vous voulez de ce qui suit, dans l’ordre de votre choix ; vous pouvez tout diviser et tout mêler, par exemple acheter un navire, poser la tuile, puis acheter un autre navire. Seule la tuile est obligatoire. Votre tour se termine quand vous le dites.
el_caballero-rules-410 =
    .rule = EC-4.1
    .title = Renfort
    .text = Une fois dans votre tour, faites venir à votre Cour autant de caballeros que l’indique votre carte Pouvoir.
el_caballero-rules-420 =
    .rule = EC-4.2
    .title = Poser une tuile
    .text =
        Choisissez une tuile de l’étalage, tournez-la comme vous voulez et posez-la bord à bord contre une tuile de la table. Partout où elle touche une tuile, la terre doit toucher la terre et l’eau toucher l’eau. Elle peut aussi toucher des cartes.

        C’est seulement si aucune tuile de l’étalage ne convient contre une tuile de la table que vous en posez une contre une de vos propres cartes ; si c’est impossible aussi, contre celle d’un autre joueur ; et si même cela est impossible, vous n’en posez pas. La règle imprimée dit seulement qu’on peut la poser contre une carte ; qu’on le doive, et ce qui vaut en dernier, est notre interprétation.
el_caballero-rules-430 =
    .rule = EC-4.3
    .title = Poser et augmenter des cartes
    .text =
        Jusqu’à deux fois dans votre tour, posez une carte ou augmentez-en une qui est sur la table. Une carte se pose avec au moins un côté contre une tuile. Elle ne peut toucher la terre que par un seul côté, mais l’eau par autant de côtés que vous voulez.

        - Contre la terre, choisissez le nombre de 1 à 8 qui lui fait face et payez autant de caballeros. Les nombres face à l’eau ne coûtent rien.
        - Contre l’eau seule, la carte montre son recto, avec le côté de votre choix face à l’eau, et vous payez { $price_water }, quel que soit le nombre. Si de la terre arrive plus tard, le nombre y compte sans rien coûter de plus.
        - Pour augmenter une carte, tournez-la ou retournez-la sur place afin qu’un nombre plus grand fasse face à sa terre, et payez la différence. Son château reste, et ses navires restent sur leurs côtés. Une carte qui ne touche pas la terre ne peut pas être augmentée ; c’est notre interprétation.

        Vos cartes dans une région s’additionnent. Après la dernière carte que vous posez ou augmentez dans votre tour, votre total doit différer de celui de chaque autre joueur dans toutes les régions auxquelles ces cartes font face. Votre première carte ne peut créer une égalité que si vous pouvez la rompre aussitôt avec une seconde, et vous devez alors le faire. Les égalités dues aux tuiles ou aux cartes reprises sont permises.

        Exemples : Clair pose un 2 dans une région et paie 2. Foncé y ajoute une tuile et pose un 4 qui touche aussi l’eau : 4 à payer. Un troisième joueur ne peut plus y avoir ni 2 ni 4 ; avec 5 il serait premier, avec 1 troisième, et un 4 et un 1 sur deux cartes sont permis. Sur une autre côte, Clair a payé 1 pour une carte contre l’eau seule ; quand une tuile amène de la terre contre son 4, elle compte 4, et si Foncé y a 4 lui aussi, l’égalité demeure.
el_caballero-rules-440 =
    .rule = EC-4.4
    .title = Navires
    .text =
        Dans votre tour, achetez jusqu’à deux navires à { $price_ship } caballeros chacun. Posez chacun sur un côté d’une de vos cartes qui fait face à l’eau, un seul par côté. Une étendue d’eau peut porter n’importe quel nombre de navires, d’un ou de plusieurs joueurs.

        Exemple : une carte avec 3 dans une région de 2 tuiles porte un navire sur une étendue d’eau de 4 tuiles. À un décompte, ce navire rapporte 4.
el_caballero-rules-450 =
    .rule = EC-4.5
    .title = Châteaux
    .text = Dans votre tour, achetez jusqu’à deux châteaux à { $price_castle } caballero chacun, un seul par carte. Un château ne rapporte pas de points ; il protège les caballeros et les navires de sa carte quand elle est reprise ou retirée.
el_caballero-rules-460 =
    .rule = EC-4.6
    .title = Reprendre
    .text =
        Reprenez autant de vos cartes que vous voulez, sans rien payer. Leurs caballeros à terre sont perdus ; avec un château, ils vont à votre Cour, et le château retourne à la réserve. Les navires vont à votre Cour ; la règle imprimée dit seulement que c’est possible, c’est donc notre interprétation.

        Un navire peut aussi aller seul à la Cour, gratuitement ; sa carte reste alors en place.
el_caballero-rules-470 =
    .rule = EC-4.7
    .title = Déplacer
    .text = Pour { $price_move } caballero à chaque fois, déplacez un navire ou un château vers une autre de vos cartes, ou envoyez un navire de votre Cour sur une de vos cartes, aussi souvent que vous voulez.
el_caballero-rules-480 =
    .rule = EC-4.8
    .title = Cartes qui doivent partir
    .text =
        Une carte qui en vient à toucher la terre par un second côté, fût-ce la même région, retourne aussitôt à son propriétaire. Ses caballeros sont perdus et ses navires vont à la réserve. Avec un château, le nombre qui faisait face à la terre revient à la Cour, et les navires aussi ; le château va à la réserve.

        Exemples : Clair a une carte avec 4 à terre. Une nouvelle tuile amène de la terre contre un autre de ses côtés : la carte est retirée et les 4 sont perdus. Ou bien Foncé reprend une carte avec 1 et pose dans le vide une tuile à trois côtés de terre, devant laquelle deux cartes de Clair doivent partir. Ou encore Clair reprend une carte, pose une tuile dans le vide et repose la carte avec 1 : ce qui s’y trouvait est perdu, 1 est payé, et la région a grandi.
el_caballero-rules-500 =
    .rule = EC-5
    .title = Décompte
    .text = Toutes les zones sont décomptées après les manches 4 et 7.
el_caballero-rules-510 =
    .rule = EC-5.1
    .title = Régions
    .text =
        Une région vaut ses tuiles plus son or. Le plus grand total y rapporte le double de cette valeur. À trois ou quatre joueurs, le deuxième rapporte la valeur une fois.

        En cas d’égalité en tête, chacun reçoit la valeur une fois et le suivant ne reçoit rien. À deux joueurs, une première place partagée ne rapporte rien, sauf si la table est réglée pour donner la valeur. Une deuxième place partagée ne rapporte rien. Que personne ne soit payé après une première place partagée, et qu’à deux joueurs elle ne rapporte rien, est notre interprétation.
el_caballero-rules-520 =
    .rule = EC-5.2
    .title = Étendues d’eau
    .text = Chaque navire rapporte les tuiles plus les poissons de son étendue d’eau. Les majorités ne jouent ici aucun rôle : qui y a plusieurs navires est payé pour chacun.
el_caballero-rules-530 =
    .rule = EC-5.3
    .title = Un exemple
    .text =
        Clair et Foncé décomptent trois régions et trois étendues d’eau.
        - Une région de 5 tuiles avec 1 or vaut 6. Clair y a 7, Foncé 1 : Clair reçoit 12 et, à trois ou quatre joueurs, Foncé reçoit 6.
        - Une région de 1 tuile avec 1 or vaut 2. Foncé est en tête et reçoit 4 ; à trois ou quatre joueurs, Clair reçoit 2.
        - Dans une région de 1 tuile, Foncé est seul et reçoit 2.
        - Sur une étendue d’eau de 1 tuile avec 1 poisson, Foncé a un navire : 2.
        - Sur la suivante, il n’y a pas de navire : rien.
        - Sur une étendue d’eau de 3 tuiles avec 1 poisson, Clair a un navire : 4.

        À deux joueurs, Clair reçoit 16 et Foncé 8 ; à trois ou quatre, 18 et 14.
el_caballero-rules-540 =
    .rule = EC-5.4
    .title = Fin de la partie
    .text = Après le dernier décompte, le plus grand nombre de points l’emporte. En cas d’égalité en tête, la victoire est partagée ; c’est notre interprétation.

## Quand une partie est finie

el_caballero-gain-first =
    .name = premières places des régions
el_caballero-gain-second =
    .name = secondes places ou égalités
el_caballero-gain-ships =
    .name = navires
el_caballero-gain-alcaldes =
    .name = Alcaldes
el_caballero-award-alcalde =
    .name = Alcalde exemplaire
    .text = { $count } points en fonction
el_caballero-award-lord =
    .name = Maître du pays
    .text = { $count } d’une seule région, manche { $round }
el_caballero-award-fish =
    .name = Capitaine aux filets pleins
    .text = { $count } points venus de l’eau
el_caballero-award-mason =
    .name = Bâtisseur
    .text = a construit { $count } châteaux
el_caballero-award-admiral =
    .name = Amiral
    .text = { $count } ordres à la flotte
el_caballero-award-finder =
    .name = Le flair de l’or et du poisson
    .text = a posé { $count } tuiles qui en portent
el_caballero-award-herald =
    .name = Étoile montante
    .text = a augmenté { $count } cartes
el_caballero-award-host =
    .name = Partout chez soi
    .text = a posé { $count } cartes

## La leçon

el_caballero-lesson-price =
    .name = Le prix d’un tour
    .text = Les cartes Pouvoir élevées jouent tôt, les basses amènent plus de caballeros. Beatriz a joué le 6, Yago le 4. Jouez le 8 : vous passez en premier et trois caballeros arrivent.
el_caballero-lesson-court =
    .name = Votre Cour
    .text = Cinq caballeros attendent à votre Cour, et trois arrivent maintenant. Avec eux, vous payez cartes, navires et châteaux.
el_caballero-lesson-tile =
    .name = Une tuile à chaque tour
    .text = La terre touche la terre, l’eau touche l’eau. Posez la côte avec de l’or à l’ouest de la première terre : elle grandit à trois tuiles, et l’or compte comme une de plus.
el_caballero-lesson-card =
    .name = Une carte avec trois
    .text = Beatriz a deux caballeros sur cette terre. Posez une carte au nord de la côte, son 3 vers la terre : vous payez trois et passez en tête. Avec deux, il y aurait égalité, et les totaux doivent différer.
el_caballero-lesson-ship =
    .name = Un navire
    .text = À l’est, la même carte touche l’eau. Un navire coûte 2 et rapporte un point par tuile de son étendue d’eau et par poisson : cinq ici.
el_caballero-lesson-castle =
    .name = Un château
    .text = Une carte ne peut toucher la terre que d’un côté. Si une tuile amène la terre à un deuxième, la carte est retirée et ses caballeros sont perdus. Achetez un château pour 1, puis terminez votre tour.
el_caballero-lesson-gone =
    .name = Cela en valait la peine
    .text = La tuile de Yago a amené la terre à un deuxième côté de votre carte, qui a été retirée. Grâce au château, ses trois caballeros et le navire sont de retour à votre Cour.
el_caballero-lesson-last =
    .name = Le dernier mot
    .text = Le premier décompte suit cette manche. Jouez le 3 : six caballeros arrivent et vous passez en dernier, si bien que personne ne peut répondre.
el_caballero-lesson-join =
    .name = Deux terres n’en font qu’une
    .text = Prenez vos caballeros, puis posez la baie avec de l’or dans l’espace libre. La terre atteint un deuxième côté de la carte de Beatriz : sans château, elle en perd quatre. Et votre terre rejoint celle de Yago.
el_caballero-lesson-first =
    .name = Premier et deuxième
    .text = Six tuiles et deux fois de l’or : cette terre vaut 8. La première place rapporte le double, 16, la deuxième 8. Yago y en a deux. Posez au sud une carte avec 3, 4 ou 5.
el_caballero-lesson-sea =
    .name = Le navire repart
    .text = Une carte qui ne touche que l’eau coûte 1, quel que soit son nombre. Posez-en une au sud de la côte et envoyez-y votre navire de la Cour pour 1 : sept tuiles et un poisson valent 8. Puis terminez votre tour.
el_caballero-lesson-learned =
    .name = Terre et mer
    .text = La terre vous a rapporté 16, le navire 8. Vous menez, 24 contre 8 et 2. Sur terre, c’est le rang qui compte, en mer la taille, et une tuile peut déloger toute carte sans château. Continuez d’ici ; les bots réfléchissent maintenant par eux-mêmes.
