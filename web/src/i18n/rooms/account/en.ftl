### One's own page, English.

account-title = You at Castillo
account-member = You are a member: your games and your name come along to any device on which you sign in.
account-guest = You are a guest: everything hangs on this browser. With a passkey you become a member and get back in anywhere.
account-saved = Saved.

account-before = Someone has played here before
account-before-text = { $count ->
        [one] The guest { $name } has a table in this browser. Is it yours?
       *[other] The guest { $name } has { $count } tables in this browser. Are they yours?
    }
account-before-both = { $count ->
        [one] At one table you both sit; it stays the guest’s, for nobody plays two seats.
       *[other] At { $count } tables you both sit; they stay the guest’s, for nobody plays two seats.
    }
account-before-else = Otherwise leave it as it is: when you sign out in this browser, the guest is back with everything.
account-bring = { $count ->
        [one] Bring the table along
       *[other] Bring { $count } tables along
    }
account-brought = { $count ->
        [one] The table is yours now.
       *[other] { $count } tables are yours now.
    }

account-profile = Profile
account-profile-text = What the others call you, and what suits you.
account-colour = Colour
account-colour-any = Any
account-colour-text = You get it with “Play now”, and wherever its seat is free and nobody asks.
account-language = Messages in
account-language-any = The language of this page
account-zone = Time zone
account-quiet = Quiet hours
account-quiet-text = No message comes in these hours.
account-quiet-from = from
account-quiet-until = until

account-passkeys = Passkeys
account-passkeys-text = With a passkey you sign in on any device, without a password: with your fingerprint, your face or the code of your device.
account-passkeys-not-here = Passkeys work where Castillo is reached by HTTPS or at localhost. At this address they cannot be used.
account-passkeys-browser = This browser cannot use passkeys at this address.
account-passkey-name = What the passkey is called
account-passkey-name-usual = This device
account-passkey-first = Create a passkey
account-passkey-another = Add another passkey
account-passkey-made = since { $day }
account-passkey-used = last used { $day }
account-passkey-synced = shared by your devices
account-passkey-added = The passkey is there.
account-passkey-removed = The passkey no longer works here.
account-passkey-here = This device has a passkey of yours already.
account-joined = You are a member now. Recovery codes help when your device is lost.
account-rename = Rename
account-remove = Remove
account-remove-passkey = Remove the passkey
account-remove-passkey-text = “{ $name }” will no longer sign you in here. On the device it stays until you delete it there.

account-mail = E-mail
account-mail-text = A confirmed address is a second way back in: a link sent there signs you in. Nobody else ever sees it.
account-mail-address = Your address
account-mail-other = Another address
account-mail-send = Send the letter
account-mail-sent = A letter is on its way to { $address }. The link in it confirms the address.
account-mail-removed = The address is forgotten.
account-mail-confirmed = The address is confirmed.
account-confirm = Confirm the address
account-confirm-text = From then on you can sign in with it.
account-opened-text = The link of your letter signs you in on this device. It works once.

account-recovery = Recovery codes
account-recovery-text = Ten codes for the day when your device is lost. Each signs you in once.
account-codes-left = { $count ->
        [0] You have none.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
account-codes-make = Make ten codes
account-codes-again = Make new codes
account-codes-again-text = The codes you have so far will no longer work.
account-codes-once = These are your codes. They are shown this one time: write them down, or keep them with your passwords.
account-codes-copied = The codes are copied.
account-codes-not-copied = They could not be copied; write them down.
account-codes-file = Save as a file
account-codes-kept = I have kept them

account-devices = Devices
account-devices-text = Take your tables to another device, or end what you have left open elsewhere.
account-device-link = A link to another device
account-sign-out = Sign out here
account-sign-out-everywhere = Sign out everywhere
account-sign-out-everywhere-text = Every browser is signed out, this one too, and links to other devices no longer work.
account-signed-out = You are signed out in this browser.
account-signed-out-everywhere = You are signed out everywhere.

account-data = What is kept of you
account-data-text = All of it is yours: take it with you, or have it deleted.
account-export = Download everything
account-delete = Delete me
account-delete-text = Your name, passkeys, address and codes are deleted for good. Finished games stay for the others, without your name; in running games a bot takes your seat. This cannot be undone.
account-delete-name = To be sure, type your name: { $name }
account-deleted = Nothing is kept of you any more.

account-sign-in-text = Whoever is a member signs in here; everyone else can simply play.
account-by-passkey = Sign in with a passkey
account-by-mail = By a link to your address
account-by-mail-send = Send the link
account-by-mail-sent = If { $address } belongs to a member, a letter is on its way.
account-by-code = With a recovery code
account-by-device = Signed in on another device? There, on your page, make a link to this one.
