### Die eigene Seite, deutsch.

account-title = Du bei Castillo
account-profile = Profil
account-profile-text = Wie die anderen dich nennen und was dir passt.
account-passkeys = Passkeys
account-passkeys-text = Mit einem Passkey meldest du dich auf jedem Gerät ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN des Geräts.
account-mail = E-Mail
account-mail-text = Eine bestätigte Adresse ist ein zweiter Weg zurück: Ein Link dorthin meldet dich an.
account-recovery = Ersatzcodes
account-recovery-text = Zehn Codes für den Tag, an dem dein Gerät verloren geht. Jeder gilt einmal.
account-data = Was von dir gespeichert ist
account-data-text = Das alles gehört dir: Nimm es mit oder lass es löschen.
