### La page de chacun, en français.

account-title = Ma page
account-member = Vous êtes membre : vos parties et votre nom vous suivent sur chaque appareil où vous vous connectez.
account-guest = Vous jouez en mode invité : tout dépend de ce navigateur. Avec une clé d’accès, vous devenez membre et vous connectez où vous voulez.
account-saved = C’est enregistré.

account-before = Quelqu’un d’autre a joué ici
account-before-text = { $count ->
        [one] En mode invité, { $name } a une table dans ce navigateur. Est-ce la vôtre ?
       *[other] En mode invité, { $name } a { $count } tables dans ce navigateur. Sont-elles à vous ?
    }
account-before-both = { $count ->
        [one] À l’une de ces tables, vous avez chacun une place ; elle reste où elle est, car personne ne peut occuper deux places.
       *[other] À { $count } de ces tables, vous avez chacun une place ; elles restent où elles sont, car personne ne peut occuper deux places.
    }
account-before-else = Sinon, ne changez rien : quand vous vous déconnecterez de ce navigateur, tout sera de nouveau là.
account-bring = { $count ->
        [one] Reprendre la table
       *[other] Reprendre { $count } tables
    }
account-brought = { $count ->
        [one] La table est désormais à vous.
       *[other] { $count } tables sont désormais à vous.
    }

account-profile = Profil
account-profile-text = Comment les autres vous appellent, et ce que vous préférez.
account-colour = Couleur
account-colour-any = Peu importe
account-colour-text = Vous l’obtenez avec « Jouer maintenant », et ailleurs si sa place est libre et que vous n’en avez pas choisi d’autre.
account-language = Langue des messages
account-language-any = Celle de cette page
account-zone = Fuseau horaire
account-quiet = Heures calmes
account-quiet-text = Aucune notification n’arrive à ces heures.
account-quiet-from = de
account-quiet-until = à

account-passkeys = Clés d’accès
account-passkeys-text = Avec une clé d’accès, vous vous connectez sur n’importe quel appareil, sans mot de passe : avec votre empreinte, votre visage ou le code de l’appareil.
account-passkeys-not-here = Les clés d’accès ne fonctionnent que si Castillo est ouvert en HTTPS ou sur localhost, donc pas à cette adresse.
account-passkeys-browser = Ce navigateur ne peut pas utiliser de clé d’accès à cette adresse.
account-passkey-name = Nom de la clé d’accès
account-passkey-name-usual = Cet appareil
account-passkey-first = Créer une clé d’accès
account-passkey-another = Ajouter une autre clé d’accès
account-passkey-made = depuis le { $day }
account-passkey-used = dernière utilisation le { $day }
account-passkey-synced = sur plusieurs de vos appareils
account-passkey-added = La clé d’accès a été ajoutée.
account-passkey-removed = La clé d’accès ne fonctionne plus ici.
account-passkey-here = Cet appareil a déjà une de vos clés d’accès.
account-joined = Vous êtes désormais membre. Les codes de secours servent si vous perdez votre appareil.
account-rename = Renommer
account-remove = Retirer
account-remove-passkey = Retirer la clé d’accès
account-remove-passkey-text = « { $name } » ne vous connectera plus ici. La clé reste sur l’appareil tant que vous ne l’y supprimez pas.

account-mail = E-mail
account-mail-text = Une adresse confirmée est un second moyen de revenir : nous pouvons y envoyer un lien qui vous connecte. Personne d’autre ne voit jamais cette adresse.
account-mail-address = Votre adresse
account-mail-other = Une autre adresse
account-mail-send = Envoyer l’e-mail
account-mail-sent = Un e-mail est en route vers { $address }. Le lien qu’il contient confirme l’adresse.
account-mail-removed = L’adresse a été retirée.
account-mail-confirmed = L’adresse est confirmée.
account-confirm = Confirmer l’adresse
account-confirm-text = Vous pourrez ensuite l’utiliser pour vous connecter.
account-opened-text = Le lien de votre e-mail vous connecte sur cet appareil. Il ne fonctionne qu’une fois.

account-recovery = Codes de secours
account-recovery-text = Dix codes pour le cas où vous perdriez votre appareil. Chacun vous connecte une fois.
account-codes-left = { $count ->
        [0] Vous n’en avez pas.
        [one] Il reste un code.
       *[other] Il reste { $count } codes.
    }
account-codes-make = Créer dix codes
account-codes-again = Créer de nouveaux codes
account-codes-again-text = Les codes actuels ne fonctionneront plus.
account-codes-once = Voici vos codes. Ils ne sont montrés que cette fois : notez-les, ou gardez-les avec vos mots de passe.
account-codes-copied = Les codes sont copiés.
account-codes-not-copied = Impossible de les copier ; notez-les.
account-codes-file = Enregistrer dans un fichier
account-codes-kept = Je les ai conservés

account-devices = Appareils
account-devices-text = Emportez vos tables sur un autre appareil, ou déconnectez ceux où vous êtes encore en ligne.
account-device-link = Créer un lien vers un autre appareil
account-sign-out = Se déconnecter ici
account-sign-out-everywhere = Se déconnecter partout
account-sign-out-everywhere-text = Tous les navigateurs sont déconnectés, celui-ci aussi, et les liens vers d’autres appareils ne fonctionnent plus.
account-signed-out = Ce navigateur est déconnecté.
account-signed-out-everywhere = Tous vos navigateurs sont déconnectés.

account-data = Vos données
account-data-text = Elles sont à vous : emportez-les, ou faites-les supprimer.
account-export = Tout télécharger
account-delete = Supprimer toutes mes données
account-delete-text = Nom, clés d’accès, adresse et codes sont définitivement supprimés. Les parties terminées restent aux autres, sans votre nom ; dans les parties en cours, un bot prend votre place. C’est irréversible.
account-delete-name = Pour confirmer, saisissez votre nom : { $name }
account-deleted = Vos données ont été supprimées.

account-sign-in-text = Les membres se connectent ici ; tous les autres peuvent simplement jouer.
account-by-passkey = Se connecter avec une clé d’accès
account-by-mail = Avec un lien reçu par e-mail
account-by-mail-send = Envoyer le lien
account-by-mail-sent = Si { $address } appartient à un membre, un e-mail est en route.
account-by-code = Avec un code de secours
account-by-device = Vous avez une session sur un autre appareil ? Créez-y, sur votre page, un lien vers celui-ci.
