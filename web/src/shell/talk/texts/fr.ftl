# Ce qu’on se dit à une table, et une pause : demandé quand il y a quelqu’un à qui parler.

talk-aloud = { $name } : { $text }
talk-said = Ce qui a été dit
talk-nothing = Personne n’a encore rien dit.
talk-nothing-watchers = Aucun spectateur n’a encore rien dit.
talk-off = Il n’y a pas de discussion à cette table.
talk-earlier = Messages précédents
talk-room-table = Joueurs
talk-room-watchers = Spectateurs
talk-say = Dire quelque chose
talk-say-watchers = Dire quelque chose aux spectateurs
talk-send = Envoyer
talk-left = { $count } caractères restants
talk-signs = Signes
talk-about-moment = À propos de l’étape #{ $n }
talk-about-nothing = Sans étape particulière
talk-point-here = Montrer l’étape #{ $n }
talk-about = { $name } : masquer ou signaler
talk-silence = Ne plus lire { $name }
talk-silenced = { $count ->
        [one] Une personne masquée
       *[other] { $count } personnes masquées
    }
talk-hear-again = Lire à nouveau
talk-report = Signaler…
talk-report-title = Signaler un message
talk-report-text = La personne qui gère ce serveur verra le message, son auteur et ce que vous ajoutez.
talk-report-why = Ce qui ne va pas
talk-report-insult = Il insulte quelqu’un
talk-report-cheating = Il trahit un secret ou arrange le résultat
talk-report-other = Autre chose
talk-report-more = Précisions (facultatif)
talk-report-send = Envoyer le signalement
talk-reported = Merci, votre signalement a été transmis.
talk-emote-hello = Bonjour !
talk-emote-well_played = Bien joué !
talk-emote-thanks = Merci !
talk-emote-oops = Oups
talk-emote-thinking = Un instant…
talk-emote-your_turn = À vous
talk-emote-laugh = Ha ha !
talk-emote-ole = Olé !
talk-paused = Pause
talk-paused-text = Elle a commencé { $since }. Aucune horloge ne tourne et aucun bot ne joue.
talk-go-on = Reprendre la partie
talk-pause-wished = Souhaitent une pause : { $names }.
talk-pause-agree = Faire une pause
talk-pause-not = Pas maintenant
