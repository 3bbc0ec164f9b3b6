### La page de chacun, en français.

account-title = Vous chez Castillo
account-profile = Profil
account-profile-text = Comment les autres vous appellent, et ce qui vous convient.
account-passkeys = Clés d’accès
account-passkeys-text = Avec une clé d’accès, vous vous connectez sur n’importe quel appareil, sans mot de passe : par empreinte, par visage ou avec le code de l’appareil.
account-mail = E-mail
account-mail-text = Une adresse confirmée est un second chemin de retour : un lien envoyé là vous connecte.
account-recovery = Codes de secours
account-recovery-text = Dix codes pour le jour où l’appareil est perdu. Chacun ne sert qu’une fois.
account-data = Ce qui est conservé de vous
account-data-text = Tout cela est à vous : emportez-le, ou faites-le supprimer.
