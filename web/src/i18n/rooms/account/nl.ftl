### Je eigen pagina, Nederlands.

account-title = Mijn pagina
account-member = Je bent lid: je spellen en je naam gaan mee naar elk apparaat waarop je je aanmeldt.
account-guest = Je bent gast: alles hangt af van deze browser. Met een passkey word je lid en kun je je overal aanmelden.
account-saved = Opgeslagen.

account-before = Hier heeft al iemand anders gespeeld
account-before-text = { $count ->
        [one] Gast { $name } heeft een tafel in deze browser. Is die van jou?
       *[other] Gast { $name } heeft { $count } tafels in deze browser. Zijn die van jou?
    }
account-before-both = { $count ->
        [one] Aan één van de tafels zitten jullie allebei; die blijft van de gast, want niemand kan op twee plaatsen spelen.
       *[other] Aan { $count } van de tafels zitten jullie allebei; die blijven van de gast, want niemand kan op twee plaatsen spelen.
    }
account-before-else = Zo niet, laat dan alles zoals het is: zodra je je in deze browser afmeldt, vindt de gast alles terug.
account-bring = { $count ->
        [one] De tafel overnemen
       *[other] { $count } tafels overnemen
    }
account-brought = { $count ->
        [one] De tafel is nu van jou.
       *[other] { $count } tafels zijn nu van jou.
    }

account-profile = Profiel
account-profile-text = Hoe de anderen je noemen, en wat je voorkeur heeft.
account-colour = Kleur
account-colour-any = Maakt niet uit
account-colour-text = Je krijgt deze kleur bij ‘Nu spelen’, en ook elders als de plaats vrij is en je geen andere hebt gekozen.
account-language = Taal van berichten
account-language-any = De taal van deze pagina
account-zone = Tijdzone
account-quiet = Stille uren
account-quiet-text = In deze uren krijg je geen meldingen.
account-quiet-from = van
account-quiet-until = tot

account-passkeys = Passkeys
account-passkeys-text = Met een passkey meld je je op elk apparaat aan zonder wachtwoord: met je vingerafdruk, je gezicht of de code van je apparaat.
account-passkeys-not-here = Passkeys werken alleen waar Castillo via HTTPS of als localhost wordt bereikt, dus niet op dit adres.
account-passkeys-browser = Deze browser kan op dit adres geen passkeys gebruiken.
account-passkey-name = Naam van de passkey
account-passkey-name-usual = Dit apparaat
account-passkey-first = Passkey maken
account-passkey-another = Nog een passkey maken
account-passkey-made = sinds { $day }
account-passkey-used = laatst gebruikt op { $day }
account-passkey-synced = op meerdere van je apparaten
account-passkey-added = De passkey is toegevoegd.
account-passkey-removed = De passkey werkt hier niet meer.
account-passkey-here = Dit apparaat heeft al een passkey van je.
account-joined = Je bent nu lid. Herstelcodes helpen als je je apparaat kwijtraakt.
account-rename = Naam wijzigen
account-remove = Verwijderen
account-remove-passkey = Passkey verwijderen
account-remove-passkey-text = ‘{ $name }’ meldt je hier dan niet meer aan. Op het apparaat blijft hij tot je hem daar wist.

account-mail = E-mail
account-mail-text = Een bevestigd adres is een tweede weg terug: we kunnen je een link sturen die je aanmeldt. Niemand anders krijgt het adres ooit te zien.
account-mail-address = Je adres
account-mail-other = Een ander adres
account-mail-send = E-mail sturen
account-mail-sent = Er is een e-mail onderweg naar { $address }. De link erin bevestigt het adres.
account-mail-removed = Het adres is verwijderd.
account-mail-confirmed = Het adres is bevestigd.
account-confirm = Adres bevestigen
account-confirm-text = Daarna kun je je ermee aanmelden.
account-opened-text = De link uit je e-mail meldt je aan op dit apparaat. Hij werkt één keer.

account-recovery = Herstelcodes
account-recovery-text = Tien codes voor als je je apparaat kwijtraakt. Elke code meldt je één keer aan.
account-codes-left = { $count ->
        [0] Je hebt er geen.
        [one] Er is nog één code.
       *[other] Er zijn nog { $count } codes.
    }
account-codes-make = Tien codes maken
account-codes-again = Nieuwe codes maken
account-codes-again-text = De codes die je nu hebt, werken dan niet meer.
account-codes-once = Dit zijn je codes. Je ziet ze alleen deze ene keer: schrijf ze op, of bewaar ze bij je wachtwoorden.
account-codes-copied = De codes zijn gekopieerd.
account-codes-not-copied = Kopiëren lukte niet; schrijf ze op.
account-codes-file = Opslaan als bestand
account-codes-kept = Ik heb ze bewaard

account-devices = Apparaten
account-devices-text = Neem je tafels mee naar een ander apparaat, of meld je af waar je nog bent aangemeld.
account-device-link = Link naar een ander apparaat maken
account-sign-out = Hier afmelden
account-sign-out-everywhere = Overal afmelden
account-sign-out-everywhere-text = Elke browser wordt afgemeld, ook deze, en links naar andere apparaten werken niet meer.
account-signed-out = Je bent in deze browser afgemeld.
account-signed-out-everywhere = Je bent overal afgemeld.

account-data = Je gegevens
account-data-text = Ze zijn van jou: neem ze mee of laat ze verwijderen.
account-export = Alles downloaden
account-delete = Al mijn gegevens verwijderen
account-delete-text = Je naam, passkeys, adres en codes worden voorgoed verwijderd. Afgelopen spellen blijven voor de anderen, zonder je naam; in lopende spellen neemt een bot je plaats in. Dit kan niet ongedaan worden gemaakt.
account-delete-name = Typ voor de zekerheid je naam: { $name }
account-deleted = Je gegevens zijn verwijderd.

account-sign-in-text = Leden melden zich hier aan; alle anderen kunnen gewoon spelen.
account-by-passkey = Aanmelden met een passkey
account-by-mail = Met een link per e-mail
account-by-mail-send = Link sturen
account-by-mail-sent = Als { $address } van een lid is, is er een e-mail onderweg.
account-by-code = Met een herstelcode
account-by-device = Op een ander apparaat aangemeld? Maak daar op je pagina een link naar dit apparaat.
