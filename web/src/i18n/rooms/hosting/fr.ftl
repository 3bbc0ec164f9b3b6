### Règles de la maison, français.

hosting-announcement = Annonce
hosting-waiting = { $count ->
        [0] Modération : aucun signalement ouvert
        [one] Modération : un signalement ouvert
       *[other] Modération : { $count } signalements ouverts
    }
hosting-report = Signaler une personne
hosting-report-text = La personne qui gère ce serveur va l’examiner. L’auteur du signalement n’est pas révélé.
hosting-report-whom = Qui ?
hosting-report-why = De quoi s’agit-il ?
hosting-report-more = Que s’est-il passé ?
hosting-report-send = Signaler
hosting-kind-insult = Insultes
hosting-kind-spam = Spam
hosting-kind-cheating = Triche ou parties abandonnées
hosting-kind-name = Un nom choquant
hosting-kind-other = Autre chose
hosting-thanks = Merci ! La personne qui gère ce serveur va l’examiner.
hosting-title = Modération
hosting-reports = Signalements ouverts
hosting-reports-none = Aucun signalement n’est ouvert.
hosting-somebody = quelqu’un
hosting-from = signalement de { $name }
hosting-times = { $count } fois
hosting-quoted = Ce qui a été écrit
hosting-to-table = Voir la table
hosting-note = Motif (la personne exclue le verra)
hosting-close-report = Clore
hosting-ban = Exclure
hosting-ban-for = { $days ->
        [0] Exclure définitivement
        [1] Exclure un jour
        [7] Exclure une semaine
       *[other] Exclure { $days } jours
    }
hosting-ban-for-good-text = { $name } ne pourra plus jouer ici. L’exclusion peut être levée.
hosting-bans = Personnes exclues
hosting-bans-none = Personne n’est exclu.
hosting-until = jusqu’au { $time }
hosting-for-good = définitivement
hosting-lift = Lever
hosting-lift-of = Lever l’exclusion de { $name }
hosting-done = C’est fait.
hosting-log = Ce qui a été fait
hosting-log-none = Rien pour l’instant.
hosting-host = Gestion du serveur
hosting-act-ban = exclusion de { $about }.
hosting-act-unban = exclusion de { $about } levée.
hosting-act-right = droits de { $about } modifiés.
hosting-act-close_report = signalement { $about } clos.
hosting-act-close_table = table { $about } fermée.
hosting-act-try_again = nouvel essai avec la table { $about }.
hosting-act-rebuild_ratings = tout le classement recalculé.
hosting-act-resend = notifications à { $about } renvoyées.
hosting-act-discard = notifications à { $about } abandonnées.
hosting-act-add_word = « { $about } » ajouté à la liste de mots.
hosting-act-remove_word = « { $about } » retiré de la liste de mots.
hosting-act-announce = annonce publiée.
hosting-act-clear = annonce retirée.
