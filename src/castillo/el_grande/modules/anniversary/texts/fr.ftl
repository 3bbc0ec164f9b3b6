### Les étendards de l'édition anniversaire. Termes : étendard · porte-étendard.

anniversary-module =
    .name = Étendards anniversaire
    .sign = A
    .text = Un caballero de chaque joueur porte un étendard et départage les égalités en sa faveur.

anniversary-kind-bearer =
    .name = porte-étendard

anniversary-prompt-give_standard = Votre étendard a besoin d’un nouveau porteur. Quel caballero le prend ?

anniversary-log-standard_given = L’étendard de { $seat } flotte maintenant { $to_in }.
anniversary-log-standard_waits = L’étendard de { $seat } attend un nouveau porteur.

anniversary-rules-010 =
    .rule = AN-1
    .title = Les étendards
    .text = Au début, l’étendard de chaque joueur est glissé sous un de ses caballeros dans sa région de base. Ce caballero est son porte-étendard.

anniversary-rules-020 =
    .rule = AN-2
    .title = Le porte-étendard départage
    .text =
        Lors d’un décompte, quand des joueurs ont le même nombre de caballeros, ceux dont le porte-étendard est sur place passent devant les autres. Les règles habituelles s’appliquent ensuite à chacun des deux groupes.

        Exemples : avec 3 (porte-étendard), 3 et 1 caballeros, les joueurs sont premier, deuxième et troisième. Avec 3, puis 2 (porte-étendard), 2 (porte-étendard) et 2, les deux joueurs avec porte-étendard partagent la deuxième place et reçoivent la troisième valeur ; le dernier ne reçoit rien.

anniversary-rules-030 =
    .rule = AN-3
    .title = Bonus
    .text = Un joueur qui gagne une égalité à la première place grâce à son porte-étendard est seul en tête : il touche aussi le bonus du Roi et celui de la région de base.

anniversary-rules-040 =
    .rule = AN-4
    .title = Quand le porte-étendard s’en va
    .text =
        L’étendard suit son porteur quand on le déplace. Si celui-ci quitte les régions pour le Castillo, la Cour, la Province ou un autre endroit, son propriétaire confie aussitôt l’étendard à un autre de ses caballeros présent dans une région. Aucun étendard n’entre dans la région du Roi : si personne d’autre ne peut le prendre, il attend qu’un caballero de sa couleur entre dans une région ou que le Roi en quitte une.

        Quand on choisit un caballero là où se trouve un porte-étendard, on précise si c’est lui. Sans précision, ce n’est pas lui, sauf s’il n’en reste pas d’autre.

anniversary-rules-050 =
    .rule = AN-5
    .title = Ce que peut faire le porte-étendard
    .text = C’est un caballero bien précis qui porte l’étendard, et il le garde. Dans les extensions, il n’a pas de main libre pour l’or ou les marchandises : il ne peut rien prendre, et un caballero déjà chargé ne reçoit jamais l’étendard. Il peut se trouver sur la tuile Limite et en Francia, et devenir capitaine ou vice-roi.

anniversary-rules-060 =
    .rule = AN-6
    .title = Où il départage
    .text = Le porte-étendard ne départage que là où il compte lui-même : pas comme capitaine ou vice-roi, ni à côté d’une tuile Limite pleine. Dans une alliance, il compte pour les deux régions.

anniversary-rules-070 =
    .rule = AN-7
    .title = Où aucun étendard ne flotte
    .text = Il n’y a pas d’étendard dans le Castillo ni lors du décompte des Cours. Les caballeros noirs n’en portent pas.

## La leçon

anniversary-lesson-standard =
    .name = Votre étendard
    .text = Un caballero de chaque joueur porte un étendard. Le vôtre est à Granada, votre région de base. Lors d’un décompte, le porte-étendard remporte les égalités.
anniversary-lesson-last =
    .name = Le dernier mot
    .text = Un décompte général suit cette manche. Jouez le 3 pour passer en dernier.
anniversary-lesson-tie =
    .name = Le porte-étendard
    .text = En Castilla la Nueva, Gonzalo en a trois, vous deux. Prenez « Suivez-moi ! », placez un caballero à Granada, puis utilisez la carte : déplacez votre porte-étendard, et lui seul, de Granada en Castilla la Nueva.
anniversary-lesson-learned =
    .name = Égalité gagnée
    .text = Trois partout en Castilla la Nueva, et votre étendard vous a donné la première place : 7 points. Sans lui, chacun aurait eu 4. Granada aussi vous a payé la première place, 8 points. Vous menez 18 à 16. Continuez d’ici ; les bots réfléchissent désormais par eux-mêmes.
