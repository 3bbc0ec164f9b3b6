### Les étendards de l'édition anniversaire. Termes : étendard · porte-étendard.

anniversary-module =
    .name = Étendards anniversaire
    .text = Un caballero de chaque joueur porte un étendard et l’emporte à égalité.

anniversary-kind-bearer =
    .name = porte-étendard

anniversary-prompt-give_standard = Votre étendard a besoin d’un nouveau porteur. Quel caballero le prend ?

anniversary-log-standard_given = L’étendard de { $seat } flotte maintenant { $to_in }.
anniversary-log-standard_waits = L’étendard de { $seat } attend un nouveau porteur.

anniversary-rules-010 =
    .rule = AN-1
    .title = Les étendards
    .text = Au début, l’étendard de chaque joueur est glissé sous un de ses caballeros dans sa région d’origine. Ce caballero est son porte-étendard.

anniversary-rules-020 =
    .rule = AN-2
    .title = Le porte-étendard départage
    .text =
        Lors d’un décompte, les joueurs ayant autant de caballeros sont séparés : d’abord ceux dont le porte-étendard est sur place, puis les autres. Chacun des deux groupes est alors classé selon les règles habituelles.

        Exemples : avec 3 (porte-étendard), 3 et 1 caballeros, les joueurs sont premier, deuxième et troisième. Avec 3, puis 2 (porte-étendard), 2 (porte-étendard) et 2, les deux porte-étendards partagent la deuxième place et reçoivent la troisième valeur ; le dernier joueur ne reçoit rien.

anniversary-rules-030 =
    .rule = AN-3
    .title = Bonus
    .text = Qui remporte grâce à son porte-étendard une égalité à la première place est seul en tête ; le bonus du Roi et le bonus d’origine sont versés.

anniversary-rules-040 =
    .rule = AN-4
    .title = Quand le porte-étendard s’en va
    .text =
        L’étendard suit son porteur là où on le déplace. Si le porteur quitte les régions, pour le Castillo, la Cour, la Province ou ailleurs, le propriétaire donne aussitôt l’étendard à un autre de ses caballeros dans une région. Aucun étendard n’entre dans la région du Roi : si personne d’autre ne peut le prendre, il attend, et il est donné dès qu’un de ses caballeros entre dans une région ou que le Roi en quitte une.

        Qui choisit un caballero là où se tient un porte-étendard dit si c’est lui. Sans précision, ce n’est pas lui, sauf s’il n’en reste pas d’autre.

anniversary-rules-050 =
    .rule = AN-5
    .title = Ce que peut le porte-étendard
    .text = C’est un caballero bien précis qui porte l’étendard, et l’étendard reste avec lui. Dans les extensions, il n’a pas de main libre pour l’or ou les marchandises : il ne peut rien prendre, et qui porte déjà quelque chose ne reçoit jamais l’étendard. Il peut se tenir sur le tableau de limite et en Francia, être capitaine ou vice-roi.

anniversary-rules-060 =
    .rule = AN-6
    .title = Où il départage
    .text = Le porte-étendard ne départage que là où il compte lui-même : pas comme capitaine ou vice-roi, ni à côté d’un tableau de limite plein. Dans une alliance, il compte depuis l’une ou l’autre région.

anniversary-rules-070 =
    .rule = AN-7
    .title = Où aucun étendard ne flotte
    .text = Il n’y a pas d’étendard dans le Castillo ni lors du décompte des Cours. Les caballeros noirs n’en portent pas.
