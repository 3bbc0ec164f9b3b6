### El Caballero : l’extension, français.

caballero_expansion-module =
    .name = Alcaldes et Grandes
    .sign = A&G
    .text = Dix manches et trois décomptes, avec plus de cartes, de navires et de châteaux. Un Alcalde s’approprie une zone fermée ; votre Grande rend une carte imprenable.
caballero_expansion-marker-alcalde =
    .name = Alcalde
    .text = S’approprie une zone fermée : dans une région, il vaut la première place ; sur l’eau, il compte avec un navire.

caballero_expansion-value-stock = Réserve commune
caballero_expansion-value-price = Prix en caballeros

caballero_expansion-why-no_tile_here = Il n’y a pas de tuile en { $at }.
caballero_expansion-why-no_such_area = { $kind ->
        [land] Cette tuile n’a pas de terre.
       *[water] Cette tuile n’a pas d’eau.
    }
caballero_expansion-why-not_closed = Cette zone n’est pas fermée : il n’y a pas de tuile contre chacun de ses bords.
caballero_expansion-why-alcalde_here = Il y a déjà un Alcalde dans cette zone.
caballero_expansion-why-no_alcalde_left = Tous vos Alcaldes sont placés.
caballero_expansion-why-no_alcalde_here = Aucun de vos Alcaldes n’attend de navire sur cette eau.
caballero_expansion-why-own_card = Le Grande ne peut se tenir que sur une de vos propres cartes.
caballero_expansion-why-grande_here = Le Grande est déjà ici.
caballero_expansion-why-grande_out = Votre Grande est déjà sur la table.
caballero_expansion-why-grande_at_court = Votre Grande est encore à la Cour.
caballero_expansion-why-grande_moved = Vous avez déjà déplacé votre Grande pendant ce tour.
caballero_expansion-why-several_lands = On ne pose une carte avec le Grande que là où elle touche la terre par plusieurs côtés.
caballero_expansion-why-no_grande_here = Votre Grande n’est pas en { $at }.

caballero_expansion-rules-600 =
    .rule = EC-6
    .title = L’extension
    .text = Une partie compte dix manches, et toutes les zones sont décomptées après les manches 4, 7 et 10. Chaque joueur a { $player_cards } cartes Caballero, { $player_alcaldes } Alcaldes et un Grande, qui commencent à la Cour ; la réserve compte { $stock_ships } navires et { $stock_castles } châteaux. Dans votre tour, vous pouvez aussi placer des Alcaldes et placer ou déplacer votre Grande.
caballero_expansion-rules-610 =
    .rule = EC-6.1
    .title = Les Alcaldes
    .text =
        Pour { $price_alcalde } caballero, placez un de vos Alcaldes dans une zone fermée qui n’en a pas. Une zone est fermée quand on ne peut plus y poser aucune carte. Nous vérifions pour cela qu’une tuile se trouve contre chacun de ses bords ; un bord couvert par une carte n’est pas fermé.

        Une région où se trouve votre Alcalde vous donne la première place, donc deux fois sa valeur. Une étendue d’eau vous rapporte ses tuiles plus ses poissons dès que vous avez auprès de l’Alcalde un navire, acheté au prix habituel ou envoyé de votre Cour, tout de suite ou plus tard. Une étendue d’eau fermée contient un Alcalde et un navire. Le navire se trouve sur l’eau même, pas sur une carte, et son achat compte parmi les deux achats de navires du tour.

        Vous pouvez placer autant d’Alcaldes que vous voulez dans un tour. On ne les reprend jamais, et ils comptent à chaque décompte. Cela, et la façon dont le navire se place et compte, est notre interprétation.

        Exemple : un Alcalde dans une région fermée de 2 tuiles avec 1 or rapporte 6 ; avec un navire sur une étendue d’eau fermée de 3 tuiles, il rapporte 3.
caballero_expansion-rules-620 =
    .rule = EC-6.2
    .title = Le Grande
    .text =
        Pour { $price_grande } caballeros, votre Grande vient de la Cour sur une de vos cartes de la table ; la terre qui rejoint la carte plus tard ne coûte rien. Ou bien vous posez une carte qui touche la terre par plusieurs côtés et y placez aussitôt le Grande : vous payez alors aussi le plus grand nombre qui fait face à la terre.

        Une carte sous le Grande n’est jamais retirée et ne peut être ni reprise ni augmentée. Tous ses nombres face à la terre comptent dans leurs régions. Elle peut porter un château et des navires. Quand vous posez une telle carte, votre total doit différer de celui de chaque autre joueur dans chaque région qu’elle touche ; c’est notre interprétation. Quand le Grande est placé ou déplacé seul, on ne vérifie pas les égalités.

        Exemple : une carte posée avec le Grande montre un 4 à une région, un 2 et un 1 à une autre. Elle coûte 4, plus { $price_grande } pour le Grande, et compte 4 dans la première et 3 dans la seconde. Si ces deux totaux sont les plus grands, une première région de 1 tuile rapporte 2 et une seconde de 4 tuiles rapporte 8.
caballero_expansion-rules-630 =
    .rule = EC-6.3
    .title = Déplacer le Grande
    .text =
        Une fois dans votre tour, vous pouvez déplacer le Grande vers une autre de vos cartes pour { $price_move_grande } caballero. Vous pouvez aussi le déplacer sur une carte que vous êtes en train de poser : vous payez alors les deux avant que rien ne revienne à la Cour.

        Si la carte qu’il quitte touche la terre par plusieurs côtés, elle doit partir aussitôt. Ses caballeros sont perdus ; avec un château, le plus grand nombre qui fait face à la terre revient à la Cour et le château va à la réserve. Ses navires suivent le sort de ceux de toute carte qui doit partir ; c’est notre interprétation.

        Exemple : Clair a le dernier tour avant un décompte et 1 caballero à la Cour, et le paie pour déplacer le Grande. Le château de la carte quittée en ramène 8, que Clair repose aussitôt : 16 contre 15 pour Foncé.

## La leçon

caballero_expansion-lesson-rounds =
    .name = Dix manches
    .text = Avec l’extension, une partie compte dix manches et trois décomptes. Le premier suit cette manche, la quatrième. Beatriz a joué le 7. Jouez le 10 : vous passez en premier et deux caballeros arrivent.
caballero_expansion-lesson-closed =
    .name = Une zone fermée
    .text = Posez l’isthme avec de l’or dans l’espace libre entre les deux caps. Une tuile se trouve alors contre chaque bord de cette terre : elle est fermée, et l’on ne peut plus y poser aucune carte.
caballero_expansion-lesson-alcalde =
    .name = Un Alcalde
    .text = Une terre fermée revient à qui y envoie un Alcalde en premier. Il coûte 1 et prend la première place : deux fois trois tuiles et deux ors, soit 10 points, à ce décompte et à tous les suivants.
caballero_expansion-lesson-water =
    .name = Un port à vous
    .text = L’isthme a fermé aussi l’eau de la baie. Sur l’eau, un Alcalde ne compte qu’avec un navire : placez-le pour 1, puis achetez-lui un navire pour 2. Deux tuiles et un poisson rapportent 3 points chaque fois.
caballero_expansion-lesson-grande =
    .name = Votre Grande
    .text = Seule une carte sous votre Grande peut toucher la terre par plusieurs côtés. Il coûte 2, et vous payez aussi le plus grand nombre qui fait face à la terre. Posez une carte entre les deux terres, son 4 vers l’ouest : vous y menez 4 à 3 devant Beatriz, et votre 2 mène à l’est. Puis terminez votre tour.
caballero_expansion-lesson-stays =
    .name = Imprenable
    .text = Beatriz a amené la terre à un troisième côté de votre carte. Toute autre carte devrait partir ; sous le Grande, elle reste. Son 1 compte aussi dans la nouvelle terre et ne vous coûte rien.
caballero_expansion-lesson-learned =
    .name = Alcaldes et Grandes
    .text = Vos Alcaldes ont rapporté 10 et 3, la carte sous le Grande 6, 4 et 2 : vous menez, 25 à 3. Une fois par tour, le Grande peut repartir pour 1 ; une carte qu’il laisse entre deux terres doit partir. Continuez d’ici ; Beatriz réfléchit maintenant par elle-même.
