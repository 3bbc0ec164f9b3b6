### Die eigene Seite, deutsch.

account-title = Meine Seite
account-member = Du bist Mitglied: Deine Spiele und dein Name begleiten dich auf jedes Gerät, auf dem du dich anmeldest.
account-guest = Du bist Gast: Alles hängt an diesem Browser. Mit einem Passkey wirst du Mitglied und kannst dich überall anmelden.
account-saved = Gespeichert.

account-before = Hier hat schon jemand anders gespielt
account-before-text = { $count ->
        [one] Gast { $name } hat in diesem Browser einen Tisch. Ist es deiner?
       *[other] Gast { $name } hat in diesem Browser { $count } Tische. Sind es deine?
    }
account-before-both = { $count ->
        [one] An einem der Tische sitzt ihr beide; er bleibt beim Gast, denn niemand kann auf zwei Plätzen spielen.
       *[other] An { $count } der Tische sitzt ihr beide; sie bleiben beim Gast, denn niemand kann auf zwei Plätzen spielen.
    }
account-before-else = Wenn nicht, lass alles, wie es ist: Sobald du dich in diesem Browser abmeldest, findet der Gast alles wieder vor.
account-bring = { $count ->
        [one] Den Tisch übernehmen
       *[other] { $count } Tische übernehmen
    }
account-brought = { $count ->
        [one] Der Tisch gehört jetzt dir.
       *[other] { $count } Tische gehören jetzt dir.
    }

account-profile = Profil
account-profile-text = Wie die anderen dich nennen und was du am liebsten hast.
account-colour = Farbe
account-colour-any = Egal
account-colour-text = Du bekommst sie bei „Jetzt spielen“ und auch sonst, wenn ihr Platz frei ist und du keinen anderen gewählt hast.
account-language = Sprache der Nachrichten
account-language-any = Die Sprache dieser Seite
account-zone = Zeitzone
account-quiet = Ruhezeit
account-quiet-text = In diesen Stunden kommt keine Benachrichtigung.
account-quiet-from = von
account-quiet-until = bis

account-passkeys = Passkeys
account-passkeys-text = Mit einem Passkey meldest du dich auf jedem Gerät ohne Passwort an: mit Fingerabdruck, Gesicht oder der Gerätesperre.
account-passkeys-not-here = Passkeys funktionieren nur, wo Castillo über HTTPS oder als localhost erreicht wird, unter dieser Adresse also nicht.
account-passkeys-browser = Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.
account-passkey-name = Name des Passkeys
account-passkey-name-usual = Dieses Gerät
account-passkey-first = Passkey anlegen
account-passkey-another = Noch einen Passkey anlegen
account-passkey-made = seit { $day }
account-passkey-used = zuletzt benutzt am { $day }
account-passkey-synced = auf mehreren deiner Geräte
account-passkey-added = Der Passkey ist angelegt.
account-passkey-removed = Der Passkey gilt hier nicht mehr.
account-passkey-here = Dieses Gerät hat schon einen Passkey von dir.
account-joined = Du bist jetzt Mitglied. Ersatzcodes helfen, falls du dein Gerät verlierst.
account-rename = Umbenennen
account-remove = Entfernen
account-remove-passkey = Passkey entfernen
account-remove-passkey-text = „{ $name }“ meldet dich hier dann nicht mehr an. Auf dem Gerät bleibt er, bis du ihn dort löschst.

account-mail = E-Mail
account-mail-text = Eine bestätigte Adresse ist ein zweiter Weg zurück: Wir können dir einen Link schicken, der dich anmeldet. Niemand sonst bekommt die Adresse je zu sehen.
account-mail-address = Deine Adresse
account-mail-other = Eine andere Adresse
account-mail-send = E-Mail schicken
account-mail-sent = Eine E-Mail an { $address } ist unterwegs. Der Link darin bestätigt die Adresse.
account-mail-removed = Die Adresse ist entfernt.
account-mail-confirmed = Die Adresse ist bestätigt.
account-confirm = Adresse bestätigen
account-confirm-text = Danach kannst du dich mit ihr anmelden.
account-opened-text = Der Link aus deiner E-Mail meldet dich auf diesem Gerät an. Er gilt einmal.

account-recovery = Ersatzcodes
account-recovery-text = Zehn Codes für den Fall, dass du dein Gerät verlierst. Jeder meldet dich einmal an.
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
account-codes-file = Als Datei speichern
account-codes-kept = Ich habe sie gesichert

account-devices = Geräte
account-devices-text = Nimm deine Tische auf ein anderes Gerät mit, oder melde dich ab, wo du noch angemeldet bist.
account-device-link = Link für ein anderes Gerät erstellen
account-sign-out = Hier abmelden
account-sign-out-everywhere = Überall abmelden
account-sign-out-everywhere-text = Jeder Browser wird abgemeldet, auch dieser, und Links für andere Geräte gelten nicht mehr.
account-signed-out = Du bist in diesem Browser abgemeldet.
account-signed-out-everywhere = Du bist überall abgemeldet.

account-data = Deine Daten
account-data-text = Sie gehören dir: Nimm sie mit oder lass sie löschen.
account-export = Alles herunterladen
account-delete = Alle meine Daten löschen
account-delete-text = Name, Passkeys, Adresse und Codes werden endgültig gelöscht. Beendete Spiele bleiben den anderen erhalten, ohne deinen Namen; in laufenden übernimmt ein Bot deinen Platz. Das lässt sich nicht rückgängig machen.
account-delete-name = Gib zur Sicherheit deinen Namen ein: { $name }
account-deleted = Deine Daten sind gelöscht.

account-sign-in-text = Mitglieder melden sich hier an; alle anderen können einfach spielen.
account-by-passkey = Mit einem Passkey anmelden
account-by-mail = Mit einem Link per E-Mail
account-by-mail-send = Link schicken
account-by-mail-sent = Wenn { $address } einem Mitglied gehört, ist eine E-Mail unterwegs.
account-by-code = Mit einem Ersatzcode
account-by-device = Auf einem anderen Gerät angemeldet? Erstelle dort auf deiner Seite einen Link für dieses.
