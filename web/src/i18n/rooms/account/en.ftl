### One's own page, English.

account-title = My page
account-member = You are a member: your games and your name come with you to every device on which you sign in.
account-guest = You are a guest: everything depends on this browser. With a passkey you become a member and can sign in anywhere.
account-saved = Saved.

account-before = Someone else has played here
account-before-text = { $count ->
        [one] The guest { $name } has a table in this browser. Is it yours?
       *[other] The guest { $name } has { $count } tables in this browser. Are they yours?
    }
account-before-both = { $count ->
        [one] You both sit at one of the tables; it stays with the guest, because nobody can play two seats.
       *[other] You both sit at { $count } of the tables; they stay with the guest, because nobody can play two seats.
    }
account-before-else = If not, leave everything as it is: when you sign out of this browser, the guest will find it all again.
account-bring = { $count ->
        [one] Take the table over
       *[other] Take { $count } tables over
    }
account-brought = { $count ->
        [one] The table is yours now.
       *[other] { $count } tables are yours now.
    }

account-profile = Profile
account-profile-text = What the others call you, and what you prefer.
account-colour = Colour
account-colour-any = Any
account-colour-text = You get this colour with “Play now”, and elsewhere if its seat is free and you have not chosen another.
account-language = Language of messages
account-language-any = The language of this page
account-zone = Time zone
account-quiet = Quiet hours
account-quiet-text = You get no notifications during these hours.
account-quiet-from = from
account-quiet-until = until

account-passkeys = Passkeys
account-passkeys-text = With a passkey you sign in on any device, without a password: with your fingerprint, your face or the code of your device.
account-passkeys-not-here = Passkeys only work where Castillo is reached over HTTPS or at localhost, so not at this address.
account-passkeys-browser = This browser cannot use passkeys at this address.
account-passkey-name = Name of the passkey
account-passkey-name-usual = This device
account-passkey-first = Create a passkey
account-passkey-another = Add another passkey
account-passkey-made = since { $day }
account-passkey-used = last used { $day }
account-passkey-synced = shared between your devices
account-passkey-added = The passkey has been added.
account-passkey-removed = The passkey no longer works here.
account-passkey-here = This device already has a passkey of yours.
account-joined = You are a member now. Recovery codes help if you lose your device.
account-rename = Rename
account-remove = Remove
account-remove-passkey = Remove the passkey
account-remove-passkey-text = “{ $name }” will no longer sign you in here. It stays on your device until you delete it there.

account-mail = E-mail
account-mail-text = A confirmed address is a second way back in: we can send you a link that signs you in. Nobody else ever sees the address.
account-mail-address = Your address
account-mail-other = Another address
account-mail-send = Send the e-mail
account-mail-sent = An e-mail is on its way to { $address }. The link in it confirms the address.
account-mail-removed = The address has been removed.
account-mail-confirmed = The address is confirmed.
account-confirm = Confirm the address
account-confirm-text = Once it is confirmed, you can sign in with it.
account-opened-text = The link in your e-mail signs you in on this device. It works once.

account-recovery = Recovery codes
account-recovery-text = Ten codes in case you lose your device. Each signs you in once.
account-codes-left = { $count ->
        [0] You have none.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
account-codes-make = Make ten codes
account-codes-again = Make new codes
account-codes-again-text = The codes you have now will no longer work.
account-codes-once = These are your codes. They are shown only this once: write them down, or keep them with your passwords.
account-codes-copied = The codes are copied.
account-codes-not-copied = They could not be copied; write them down.
account-codes-file = Save as a file
account-codes-kept = I have saved them

account-devices = Devices
account-devices-text = Take your tables to another device, or sign out wherever you are still signed in.
account-device-link = Create a link to another device
account-sign-out = Sign out here
account-sign-out-everywhere = Sign out everywhere
account-sign-out-everywhere-text = Every browser is signed out, this one too, and links to other devices no longer work.
account-signed-out = You are signed out in this browser.
account-signed-out-everywhere = You are signed out everywhere.

account-data = Your data
account-data-text = All of it is yours: take it with you, or have it deleted.
account-export = Download everything
account-delete = Delete all my data
account-delete-text = Your name, passkeys, address and codes are deleted for good. Finished games stay for the others, without your name; in running games a bot takes your seat. This cannot be undone.
account-delete-name = To be sure, type your name: { $name }
account-deleted = Your data has been deleted.

account-sign-in-text = Members sign in here; everyone else can simply play.
account-by-passkey = Sign in with a passkey
account-by-mail = With a link by e-mail
account-by-mail-send = Send the link
account-by-mail-sent = If { $address } belongs to a member, an e-mail is on its way.
account-by-code = With a recovery code
account-by-device = Signed in on another device? Create a link to this one there, on your page.
