### La page de chacun, en français.

account-title = Vous chez Castillo
account-member = Vous êtes membre : vos parties et votre nom vous suivent sur chaque appareil où vous vous connectez.
account-guest = Vous êtes ici en visite : tout tient à ce navigateur. Avec une clé d’accès, vous devenez membre et revenez de partout.
account-saved = C’est enregistré.

account-before = Quelqu’un a déjà joué ici
account-before-text = { $count ->
        [one] { $name } a une table dans ce navigateur. Est-ce la vôtre ?
       *[other] { $name } a { $count } tables dans ce navigateur. Sont-elles à vous ?
    }
account-before-both = { $count ->
        [one] À une table, vous êtes assis tous les deux ; elle reste où elle est, car personne ne joue deux places.
       *[other] À { $count } tables, vous êtes assis tous les deux ; elles restent où elles sont, car personne ne joue deux places.
    }
account-before-else = Sinon, n’y touchez pas : quand vous vous déconnecterez de ce navigateur, tout sera de nouveau là.
account-bring = { $count ->
        [one] Emporter la table
       *[other] Emporter { $count } tables
    }
account-brought = { $count ->
        [one] La table est désormais à vous.
       *[other] { $count } tables sont désormais à vous.
    }

account-profile = Profil
account-profile-text = Comment les autres vous appellent, et ce qui vous convient.
account-colour = Couleur
account-colour-any = Peu importe
account-colour-text = Vous l’obtenez avec « Jouer » et partout où sa place est libre sans qu’on vous le demande.
account-language = Messages en
account-language-any = Dans la langue de cette page
account-zone = Fuseau horaire
account-quiet = Heures calmes
account-quiet-text = Aucun message n’arrive à ces heures.
account-quiet-from = de
account-quiet-until = à

account-passkeys = Clés d’accès
account-passkeys-text = Avec une clé d’accès, vous vous connectez sur n’importe quel appareil, sans mot de passe : par empreinte, par visage ou avec le code de l’appareil.
account-passkeys-not-here = Les clés d’accès fonctionnent là où Castillo est joint en HTTPS ou comme localhost. À cette adresse, elles sont impossibles.
account-passkeys-browser = Ce navigateur ne peut pas utiliser de clé d’accès à cette adresse.
account-passkey-name = Le nom de la clé d’accès
account-passkey-name-usual = Cet appareil
account-passkey-first = Créer une clé d’accès
account-passkey-another = Ajouter une clé d’accès
account-passkey-made = depuis le { $day }
account-passkey-used = utilisée le { $day }
account-passkey-synced = sur plusieurs de vos appareils
account-passkey-added = La clé d’accès est prête.
account-passkey-removed = La clé d’accès ne sert plus ici.
account-passkey-here = Cet appareil a déjà une de vos clés d’accès.
account-joined = Vous êtes membre. Des codes de secours aident si l’appareil est perdu.
account-rename = Renommer
account-remove = Retirer
account-remove-passkey = Retirer la clé d’accès
account-remove-passkey-text = « { $name } » ne vous connectera plus ici. Elle reste sur l’appareil tant que vous ne l’y supprimez pas.

account-mail = E-mail
account-mail-text = Une adresse confirmée est un second chemin de retour : un lien envoyé là vous connecte. Personne d’autre ne la voit jamais.
account-mail-address = Votre adresse
account-mail-other = Une autre adresse
account-mail-send = Envoyer le message
account-mail-sent = Un message part vers { $address }. Le lien qu’il contient confirme l’adresse.
account-mail-removed = L’adresse est oubliée.
account-mail-confirmed = L’adresse est confirmée.
account-confirm = Confirmer l’adresse
account-confirm-text = Vous pourrez ensuite vous connecter avec elle.
account-opened-text = Le lien de votre message vous connecte sur cet appareil. Il ne sert qu’une fois.

account-recovery = Codes de secours
account-recovery-text = Dix codes pour le jour où l’appareil est perdu. Chacun vous connecte une fois.
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
account-codes-kept = Je les ai gardés

account-devices = Appareils
account-devices-text = Emportez vos tables sur un autre appareil, ou fermez ce que vous avez laissé ouvert ailleurs.
account-device-link = Lien vers un autre appareil
account-sign-out = Se déconnecter ici
account-sign-out-everywhere = Se déconnecter partout
account-sign-out-everywhere-text = Tous les navigateurs sont déconnectés, celui-ci aussi, et les liens vers d’autres appareils ne fonctionnent plus.
account-signed-out = Vous êtes déconnecté de ce navigateur.
account-signed-out-everywhere = Vous êtes déconnecté partout.

account-data = Ce qui est conservé de vous
account-data-text = Tout cela est à vous : emportez-le, ou faites-le supprimer.
account-export = Tout télécharger
account-delete = Me supprimer
account-delete-text = Nom, clés d’accès, adresse et codes sont supprimés pour de bon. Les parties finies restent aux autres, sans votre nom ; dans celles en cours, un bot prend votre place. C’est irréversible.
account-delete-name = Pour en être sûr, tapez votre nom : { $name }
account-deleted = Plus rien n’est conservé de vous.

account-sign-in-text = Les membres se connectent ici ; tous les autres peuvent simplement jouer.
account-by-passkey = Se connecter avec une clé d’accès
account-by-mail = Par un lien vers votre adresse
account-by-mail-send = Envoyer le lien
account-by-mail-sent = Si { $address } appartient à un membre, un message est parti.
account-by-code = Avec un code de secours
account-by-device = Connecté sur un autre appareil ? Créez là-bas, sur votre page, un lien vers celui-ci.
