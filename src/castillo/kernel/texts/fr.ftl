### Textes du noyau : joueurs, réponses aux fenêtres, motifs de refus et mots dont tout jeu a besoin.

## Les joueurs, par couleur

kernel-seat-0 = Rouge
kernel-seat-1 = Bleu
kernel-seat-2 = Vert
kernel-seat-3 = Jaune
kernel-seat-4 = Violet
kernel-seat-5 = Noir
kernel-seat-unknown = quelqu’un

## Comment s'emploie le nom d'un lieu, sauf si le lieu le précise

kernel-place =
    .in = en { $name }
    .into = vers { $name }
    .from = de { $name }

## Les points sur une ligne

kernel-share = { $seat } { $number }
kernel-share-nobody = personne

## Fenêtres : ce qui est annoncé peut être interrompu

kernel-prompt-reaction = { $card ->
        [none] { $step } { $window } ?
       *[other] { $acting } joue « { $card } ». { $step } { $window } ?
    }

kernel-answer-no = Laisser faire
kernel-answer-use = { $window }
kernel-answer-not_this_action = Pas pour cette action spéciale
kernel-answer-not_this_turn = Pas pendant ce tour
kernel-answer-not_this_round = Pas pendant cette manche
kernel-answer-only_before_start = Demander seulement avant une action spéciale

kernel-standing-always = Demander à chaque fois
kernel-standing-not_this_action = Ne pas demander pour cette action spéciale
kernel-standing-not_this_turn = Ne pas demander pendant ce tour
kernel-standing-not_this_round = Ne pas demander pendant cette manche
kernel-standing-only_before_start = Demander seulement avant le début d’une action spéciale
kernel-standing-never = Ne jamais demander

## Journal

kernel-log-rules_changed = { $entries ->
        [0] Les règles ont été corrigées ; la partie continue telle quelle.
        [one] Les règles ont été corrigées ; la dernière étape est annulée et la partie reprend juste avant.
       *[other] Les règles ont été corrigées ; les { $entries } dernières étapes sont annulées et la partie reprend juste avant.
    }
kernel-log-damaged = { $entries ->
        [0] Une partie du journal enregistré était endommagée ; la partie continue telle quelle.
        [one] Une partie du journal enregistré était endommagée ; la dernière étape est perdue et la partie reprend juste avant.
       *[other] Une partie du journal enregistré était endommagée ; les { $entries } dernières étapes sont perdues et la partie reprend juste avant.
    }
kernel-log-not_played = Cette étape suivait d’anciennes règles et ne peut plus être affichée.
kernel-log-only_option = { $seat } n’avait qu’un seul choix : { $option }.
kernel-log-step_lost = Devenu impossible, donc perdu : { $step }
kernel-log-taken_back = { $choices ->
        [one] { $seat } a annulé son dernier choix.
       *[other] { $seat } a annulé ses { $choices } derniers choix.
    }

## Pourquoi quelque chose est impossible

kernel-why-over = La partie est terminée.
kernel-why-not_your_turn = Ce n’est pas à { $seat } de choisir.
kernel-why-stale = Cette question n’est plus ouverte.
kernel-why-not_asked = Ce n’est pas ce qui est demandé. { $prompt }
kernel-why-nothing_to_take_back = Il n’y a encore rien à annuler.
kernel-why-begins_here = La partie a repris à partir de cette position ; ce qui précède est acquis.
kernel-why-answer_anew = Vous pouvez encore changer de réponse : il suffit de choisir à nouveau.
kernel-why-another_acted = { $seat } a joué depuis ; ce choix est définitif.
kernel-why-hidden_came_out = Une information cachée a été révélée ; ce choix est définitif.

## Mots

kernel-word-yes = Oui
kernel-word-no = Non
kernel-word-you = Vous
kernel-word-round = Manche
kernel-word-turn = Tour
kernel-word-player = Joueur
kernel-word-players = Joueurs
kernel-word-points = Points
kernel-word-rule = Règle
kernel-word-rules = Règles
kernel-word-cards = Cartes
kernel-word-log = Journal
kernel-word-options = Choix
kernel-word-take_back = Annuler le choix
kernel-word-confirm = Confirmer
kernel-word-cancel = Annuler
kernel-word-winner = Victoire
kernel-word-winners = Victoire partagée

kernel-status-your_choice = À vous de choisir
kernel-status-waiting = En attente de { $seat }
kernel-status-answered = Réponse donnée. Vous pouvez encore la changer jusqu’à ce que tout le monde ait répondu.
kernel-status-won = { $seat } gagne avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
kernel-status-shared = { $seats } se partagent la victoire avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    } chacun.

## D'où vient une valeur

kernel-source-printed =
    .name = imprimée
    .text = Telle qu’elle figure dans un livret de règles ou sur le matériel.
kernel-source-derived =
    .name = déduite
    .text = Déduite de ce qui est imprimé.
kernel-source-house =
    .name = choisie par nous
    .text = Notre décision, quand les règles sont muettes.

## Quand une partie est finie

kernel-gain-general =
    .name = décomptes généraux
kernel-gain-special =
    .name = autres décomptes
kernel-gain-other =
    .name = autres points
kernel-award-phoenix =
    .name = Phénix
    .text = victoire alors que les chances étaient de { $chance } %
kernel-award-photo_finish =
    .name = Photo-finish
    .text = { $count ->
            [one] victoire avec { $count } point d’avance
           *[other] victoire avec { $count } points d’avance
        }
kernel-award-loyal =
    .name = Fidélité jusqu’au bout
    .text = en jeu jusqu’au dernier point
