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
talk-signs = Gestes
talk-about-moment = À propos de l’étape #{ $n }
talk-about-nothing = Sans rapport avec une étape
talk-point-here = Montrer l’étape #{ $n }
talk-about = { $name } : masquer ou signaler
talk-silence = Masquer { $name }
talk-silenced = { $count ->
        [one] Une personne masquée
       *[other] { $count } personnes masquées
    }
talk-hear-again = Ne plus masquer
talk-report = Signaler…
talk-report-title = Signaler un message
talk-report-text = La personne qui gère ce serveur verra le message, son auteur et ce que vous ajoutez.
talk-report-why = Ce qui ne va pas dans ce message
talk-report-insult = Il insulte quelqu’un
talk-report-cheating = Il révèle un secret ou arrange le résultat
talk-report-other = Autre chose
talk-report-more = Précisions (facultatif)
talk-report-send = Envoyer le signalement
talk-reported = Merci ! Votre signalement a été envoyé.
talk-emote-hello = Bonjour !
talk-emote-well_played = Bien joué !
talk-emote-thanks = Merci !
talk-emote-oops = Oups
talk-emote-thinking = Un instant…
talk-emote-your_turn = À vous de jouer
talk-emote-laugh = Ha ha !
talk-emote-ole = Olé !
talk-paused = Pause
talk-paused-text = Elle a commencé { $since }. Le temps est arrêté, et aucun bot ne joue.
talk-go-on = Reprendre la partie
talk-pause-wished = Souhaitent une pause : { $names }.
talk-pause-agree = Faire une pause
talk-pause-not = Pas maintenant
