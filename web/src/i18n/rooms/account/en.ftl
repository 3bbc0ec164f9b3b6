### One's own page, English.

account-title = You at Castillo
account-profile = Profile
account-profile-text = What the others call you, and what suits you.
account-passkeys = Passkeys
account-passkeys-text = With a passkey you sign in on any device, without a password: with your fingerprint, your face or the code of your device.
account-mail = E-mail
account-mail-text = A confirmed address is a second way back in: a link to it signs you in.
account-recovery = Recovery codes
account-recovery-text = Ten codes for the day when your device is lost. Each works once.
account-data = What is kept of you
account-data-text = All of it is yours: take it with you, or have it deleted.
