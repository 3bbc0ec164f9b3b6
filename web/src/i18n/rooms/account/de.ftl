### Die eigene Seite, deutsch.

account-title = Du bei Castillo
account-member = Du bist Mitglied: Deine Partien und dein Name begleiten dich auf jedes Gerät, auf dem du dich anmeldest.
account-guest = Du bist Gast: Alles hängt an diesem Browser. Mit einem Passkey wirst du Mitglied und kommst überall wieder hinein.
account-saved = Gespeichert.

account-before = Hier hat vorher jemand gespielt
account-before-text = { $count ->
        [one] Gast { $name } hat in diesem Browser einen Tisch. Ist es deiner?
       *[other] Gast { $name } hat in diesem Browser { $count } Tische. Sind es deine?
    }
account-before-both = { $count ->
        [one] An einem Tisch sitzt ihr beide; er bleibt beim Gast, denn niemand spielt auf zwei Plätzen.
       *[other] An { $count } Tischen sitzt ihr beide; sie bleiben beim Gast, denn niemand spielt auf zwei Plätzen.
    }
account-before-else = Sonst lass alles, wie es ist: Wenn du dich in diesem Browser abmeldest, ist der Gast mit allem wieder da.
account-bring = { $count ->
        [one] Den Tisch mitnehmen
       *[other] { $count } Tische mitnehmen
    }
account-brought = { $count ->
        [one] Der Tisch gehört jetzt dir.
       *[other] { $count } Tische gehören jetzt dir.
    }

account-profile = Profil
account-profile-text = Wie die anderen dich nennen und was dir passt.
account-colour = Farbe
account-colour-any = Egal
account-colour-text = Du bekommst sie bei „Jetzt spielen“ und überall, wo ihr Platz frei ist und niemand fragt.
account-language = Nachrichten auf
account-language-any = In der Sprache dieser Seite
account-zone = Zeitzone
account-quiet = Ruhezeit
account-quiet-text = In diesen Stunden kommt keine Nachricht.
account-quiet-from = von
account-quiet-until = bis

account-passkeys = Passkeys
account-passkeys-text = Mit einem Passkey meldest du dich auf jedem Gerät ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN des Geräts.
account-passkeys-not-here = Passkeys gehen, wo Castillo über HTTPS oder als localhost erreicht wird. Unter dieser Adresse gehen sie nicht.
account-passkeys-browser = Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.
account-passkey-name = Wie der Passkey heißen soll
account-passkey-name-usual = Dieses Gerät
account-passkey-first = Passkey anlegen
account-passkey-another = Noch einen Passkey anlegen
account-passkey-made = seit { $day }
account-passkey-used = zuletzt am { $day }
account-passkey-synced = auf mehreren deiner Geräte
account-passkey-added = Der Passkey ist angelegt.
account-passkey-removed = Der Passkey gilt hier nicht mehr.
account-passkey-here = Dieses Gerät hat schon einen Passkey von dir.
account-joined = Du bist jetzt Mitglied. Ersatzcodes helfen, falls dein Gerät verloren geht.
account-rename = Umbenennen
account-remove = Entfernen
account-remove-passkey = Passkey entfernen
account-remove-passkey-text = „{ $name }“ meldet dich hier dann nicht mehr an. Auf dem Gerät bleibt er, bis du ihn dort löschst.

account-mail = E-Mail
account-mail-text = Eine bestätigte Adresse ist ein zweiter Weg zurück: Ein Link dorthin meldet dich an. Niemand sonst bekommt sie je zu sehen.
account-mail-address = Deine Adresse
account-mail-other = Eine andere Adresse
account-mail-send = Brief schicken
account-mail-sent = Ein Brief an { $address } ist unterwegs. Der Link darin bestätigt die Adresse.
account-mail-removed = Die Adresse ist vergessen.
account-mail-confirmed = Die Adresse ist bestätigt.
account-confirm = Adresse bestätigen
account-confirm-text = Von da an kannst du dich mit ihr anmelden.
account-opened-text = Der Link aus deinem Brief meldet dich auf diesem Gerät an. Er gilt einmal.

account-recovery = Ersatzcodes
account-recovery-text = Zehn Codes für den Tag, an dem dein Gerät verloren geht. Jeder meldet dich einmal an.
account-codes-left = { $count ->
        [0] Du hast keine.
        [one] Ein Code ist übrig.
       *[other] { $count } Codes sind übrig.
    }
account-codes-make = Zehn Codes erstellen
account-codes-again = Neue Codes erstellen
account-codes-again-text = Die bisherigen Codes gelten dann nicht mehr.
account-codes-once = Das sind deine Codes. Sie werden nur dieses eine Mal gezeigt: Schreib sie auf oder bewahre sie bei deinen Passwörtern auf.
account-codes-copied = Die Codes sind kopiert.
account-codes-not-copied = Sie ließen sich nicht kopieren; schreib sie auf.
account-codes-file = Als Datei sichern
account-codes-kept = Ich habe sie aufbewahrt

account-devices = Geräte
account-devices-text = Nimm deine Tische auf ein anderes Gerät mit, oder beende, was du anderswo offen gelassen hast.
account-device-link = Link für ein anderes Gerät
account-sign-out = Hier abmelden
account-sign-out-everywhere = Überall abmelden
account-sign-out-everywhere-text = Jeder Browser wird abgemeldet, auch dieser, und Links für andere Geräte gelten nicht mehr.
account-signed-out = Du bist in diesem Browser abgemeldet.
account-signed-out-everywhere = Du bist überall abgemeldet.

account-data = Was von dir gespeichert ist
account-data-text = Das alles gehört dir: Nimm es mit oder lass es löschen.
account-export = Alles herunterladen
account-delete = Mich löschen
account-delete-text = Name, Passkeys, Adresse und Codes werden endgültig gelöscht. Beendete Partien bleiben den anderen erhalten, ohne deinen Namen; in laufenden übernimmt ein Bot deinen Platz. Das lässt sich nicht rückgängig machen.
account-delete-name = Zur Sicherheit: Gib deinen Namen ein: { $name }
account-deleted = Von dir ist nichts mehr gespeichert.

account-sign-in-text = Wer Mitglied ist, meldet sich hier an; alle anderen können einfach spielen.
account-by-passkey = Mit einem Passkey anmelden
account-by-mail = Mit einem Link an deine Adresse
account-by-mail-send = Link schicken
account-by-mail-sent = Wenn { $address } einem Mitglied gehört, ist ein Brief unterwegs.
account-by-code = Mit einem Ersatzcode
account-by-device = Auf einem anderen Gerät angemeldet? Erstelle dort auf deiner Seite einen Link für dieses.
