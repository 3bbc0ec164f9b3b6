# What the server refuses, and why.

server-why-no_table = There is no such table.
server-why-not_for_you = You have no access to this table; ask for a link.
server-why-not_over = This is available once the game is over.
server-why-too_many = That was too much at once; please wait a moment.
server-why-not_saved = This could not be saved; please try again in a moment.
server-why-no_database = The games cannot be reached right now; please wait a moment.
server-why-old_link = This link no longer works; make a new one on the other device.
server-why-bots_busy = The bots are busy; please try again in a moment.
server-why-set_aside = This table cannot be opened: its stored game is damaged, or was played under rules that this version of Castillo no longer knows. The host has been told.
server-why-not_played = This moment was played under earlier rules and can no longer be shown; choose another.
server-why-too_fast = Others were faster several times; please try again.
server-why-not_played_here = Only those who played can ask for a rematch.
server-why-rated_alone = In a rated game everyone plays on a device of their own.
server-why-rated_plain = A rated game needs at least one person, and is played with the game’s own card values.
server-why-not_shown = This player does not show you their games.
server-why-no_player = There is no such player.
server-why-no_moment = There is no such moment at this table.
server-why-over_then = The game is over at this moment; choose an earlier one.
server-why-no_name = Please enter a name.
server-why-no_talk = There is no chat at this table.
server-why-no_words = This message is empty; please write something.
server-why-other_room = Players and watchers chat separately until the game is over.
server-why-not_said = There is no such message here.
server-why-own_words = This message is your own; choose somebody else’s.
server-why-no_passkeys_here = Passkeys only work where this server is reached over HTTPS or at localhost.
server-why-passkey = This passkey was not accepted; please try again.
server-why-passkey_unknown = This passkey is not known here; it may have been removed.
server-why-passkeys_full = You cannot have more passkeys; remove one first.
server-why-no_passkey = You have no such passkey.
server-why-last_way = This is your only way back in; add another passkey, an e-mail address or recovery codes first.
server-why-no_way = You would not get back in: add a passkey, an e-mail address or recovery codes first.
server-why-code = This code is not right, or has been used already.
server-why-no_letters = This server sends no e-mail.
server-why-not_sent = The e-mail could not be sent; please try again later.
server-why-bad_address = The mail server does not accept e-mail for this address.
server-why-old_letter = This link no longer works; ask for a new e-mail.
server-why-address_taken = This address belongs to another member here; sign in with it, or remove it from their page first.
server-why-zone = There is no such time zone.
server-why-nobody_before = Nobody played in this browser before you.
server-why-other_name = This is not your name; nothing was deleted.

# Letters about one’s own account.

server-letter-confirm-subject = Confirm your address for Castillo
server-letter-confirm-text = Hello { $name }, open this link and press the button there. From then on you can sign in at Castillo with this address.
server-letter-confirm-button = Confirm the address
server-letter-confirm-foot = The link works once, within a day. If you did not ask for this e-mail, do nothing: the address will not be used.
server-letter-sign_in-subject = Your link to Castillo
server-letter-sign_in-text = Hello { $name }, open this link and press the button there to sign in.
server-letter-sign_in-button = Sign in to Castillo
server-letter-sign_in-foot = The link works once, within half an hour. If you did not ask for it, do nothing: nobody can sign in without it.

server-why-banned = You are banned from this server. Reason: { $why }
server-why-banned_until = You are banned from this server until { $until }. Reason: { $why }
server-why-enough_reports = You have reported a lot today, and whoever runs this server will look at it; please try again tomorrow.
server-why-not_another = Only other people can be reported.
server-why-moderates = Moderators cannot be banned here; ask whoever runs this server.
server-why-not_banned = This person is not banned.
server-why-nobody = This person is not known here.
server-why-no_report = This report has already been closed.
server-why-no_reason = Please give a reason; the person will see it.

# Notices.

server-why-no_address = Please enter an address that begins with https://.
server-why-not_public = This address is not on the public internet.
server-why-no_email = Please confirm your e-mail address first.
server-why-members_only = Webhooks are for members only.
server-why-enough_channels = There is no room for another; please turn one off first.
server-why-no_channel = This notification is not turned on.
server-why-no_link = This link is not valid.
server-why-not_delivered =
    It could not be sent: { $what ->
        [unreachable] this address could not be reached.
        [private] this address is not on the public internet.
        [answered] it was answered with { $status }.
        [mail] the mail server did not take it.
        [keys] the keys of this browser are not valid.
       *[unknown] there was no answer whether it arrived.
    }
