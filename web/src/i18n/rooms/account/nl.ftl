### Je eigen pagina, Nederlands.

account-title = Jij bij Castillo
account-member = Je bent lid: je partijen en je naam gaan mee naar elk apparaat waarop je je aanmeldt.
account-guest = Je bent te gast: alles hangt aan deze browser. Met een passkey word je lid en kom je overal weer binnen.
account-saved = Bewaard.

account-before = Hier heeft al iemand gespeeld
account-before-text = { $count ->
        [one] Gast { $name } heeft een tafel in deze browser. Is die van jou?
       *[other] Gast { $name } heeft { $count } tafels in deze browser. Zijn die van jou?
    }
account-before-both = { $count ->
        [one] Aan één tafel zitten jullie allebei; die blijft van de gast, want niemand speelt op twee plaatsen.
       *[other] Aan { $count } tafels zitten jullie allebei; die blijven van de gast, want niemand speelt op twee plaatsen.
    }
account-before-else = Laat anders alles zoals het is: als je je in deze browser afmeldt, is de gast er weer, met alles.
account-bring = { $count ->
        [one] De tafel meenemen
       *[other] { $count } tafels meenemen
    }
account-brought = { $count ->
        [one] De tafel is nu van jou.
       *[other] { $count } tafels zijn nu van jou.
    }

account-profile = Profiel
account-profile-text = Hoe de anderen je noemen, en wat je past.
account-colour = Kleur
account-colour-any = Maakt niet uit
account-colour-text = Je krijgt hem bij ‘Nu spelen’, en overal waar zijn plaats vrij is en niemand ernaar vraagt.
account-language = Berichten in het
account-language-any = De taal van deze pagina
account-zone = Tijdzone
account-quiet = Stille uren
account-quiet-text = In deze uren komt er geen bericht.
account-quiet-from = van
account-quiet-until = tot

account-passkeys = Passkeys
account-passkeys-text = Met een passkey meld je je op elk apparaat aan zonder wachtwoord: met je vingerafdruk, je gezicht of de code van je apparaat.
account-passkeys-not-here = Passkeys werken waar Castillo via HTTPS of als localhost wordt bereikt. Op dit adres kan het niet.
account-passkeys-browser = Deze browser kan op dit adres geen passkeys gebruiken.
account-passkey-name = Hoe de passkey heet
account-passkey-name-usual = Dit apparaat
account-passkey-first = Passkey maken
account-passkey-another = Nog een passkey maken
account-passkey-made = sinds { $day }
account-passkey-used = laatst gebruikt { $day }
account-passkey-synced = op meer van je apparaten
account-passkey-added = De passkey is er.
account-passkey-removed = De passkey werkt hier niet meer.
account-passkey-here = Dit apparaat heeft al een passkey van je.
account-joined = Je bent nu lid. Herstelcodes helpen als je apparaat kwijtraakt.
account-rename = Andere naam
account-remove = Verwijderen
account-remove-passkey = Passkey verwijderen
account-remove-passkey-text = ‘{ $name }’ meldt je hier dan niet meer aan. Op het apparaat blijft hij tot je hem daar wist.

account-mail = E-mail
account-mail-text = Een bevestigd adres is een tweede weg terug: een link daarheen meldt je aan. Niemand anders krijgt het ooit te zien.
account-mail-address = Je adres
account-mail-other = Een ander adres
account-mail-send = Brief sturen
account-mail-sent = Er is een brief onderweg naar { $address }. De link erin bevestigt het adres.
account-mail-removed = Het adres is vergeten.
account-mail-confirmed = Het adres is bevestigd.
account-confirm = Adres bevestigen
account-confirm-text = Vanaf dan kun je je ermee aanmelden.
account-opened-text = De link uit je brief meldt je aan op dit apparaat. Hij werkt één keer.

account-recovery = Herstelcodes
account-recovery-text = Tien codes voor de dag dat je apparaat kwijt is. Elke code meldt je één keer aan.
account-codes-left = { $count ->
        [0] Je hebt er geen.
        [one] Er is nog één code.
       *[other] Er zijn nog { $count } codes.
    }
account-codes-make = Tien codes maken
account-codes-again = Nieuwe codes maken
account-codes-again-text = De codes die je nu hebt, werken dan niet meer.
account-codes-once = Dit zijn je codes. Je ziet ze alleen deze keer: schrijf ze op, of bewaar ze bij je wachtwoorden.
account-codes-copied = De codes zijn gekopieerd.
account-codes-not-copied = Kopiëren lukte niet; schrijf ze op.
account-codes-file = Als bestand bewaren
account-codes-kept = Ik heb ze bewaard

account-devices = Apparaten
account-devices-text = Neem je tafels mee naar een ander apparaat, of sluit af wat je elders open hebt gelaten.
account-device-link = Link naar een ander apparaat
account-sign-out = Hier afmelden
account-sign-out-everywhere = Overal afmelden
account-sign-out-everywhere-text = Elke browser wordt afgemeld, ook deze, en links naar andere apparaten werken niet meer.
account-signed-out = Je bent in deze browser afgemeld.
account-signed-out-everywhere = Je bent overal afgemeld.

account-data = Wat er van je bewaard wordt
account-data-text = Het is allemaal van jou: neem het mee of laat het verwijderen.
account-export = Alles downloaden
account-delete = Verwijder mij
account-delete-text = Je naam, passkeys, adres en codes worden voorgoed verwijderd. Afgelopen partijen blijven voor de anderen, zonder je naam; in lopende partijen neemt een bot je plaats in. Dit kan niet ongedaan worden gemaakt.
account-delete-name = Typ voor de zekerheid je naam: { $name }
account-deleted = Er wordt niets meer van je bewaard.

account-sign-in-text = Wie lid is, meldt zich hier aan; alle anderen kunnen gewoon spelen.
account-by-passkey = Aanmelden met een passkey
account-by-mail = Met een link naar je adres
account-by-mail-send = Link sturen
account-by-mail-sent = Als { $address } van een lid is, is er een brief onderweg.
account-by-code = Met een herstelcode
account-by-device = Op een ander apparaat aangemeld? Maak daar op je pagina een link naar dit apparaat.
