### Je eigen pagina, Nederlands.

account-title = Jij bij Castillo
account-profile = Profiel
account-profile-text = Hoe de anderen je noemen, en wat je past.
account-passkeys = Passkeys
account-passkeys-text = Met een passkey meld je je op elk apparaat aan zonder wachtwoord: met je vingerafdruk, je gezicht of de code van je apparaat.
account-mail = E-mail
account-mail-text = Een bevestigd adres is een tweede weg terug: een link daarheen meldt je aan.
account-recovery = Herstelcodes
account-recovery-text = Tien codes voor de dag dat je apparaat kwijt is. Elke code werkt één keer.
account-data = Wat er van je bewaard wordt
account-data-text = Het is allemaal van jou: neem het mee of laat het verwijderen.
