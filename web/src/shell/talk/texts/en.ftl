# What people say at a table, and a pause: fetched when somebody is there to talk to.

talk-aloud = { $name }: { $text }
talk-said = What was said
talk-nothing = Nobody has said anything yet.
talk-nothing-watchers = None of the watchers has said anything yet.
talk-off = There is no chat at this table.
talk-earlier = Earlier messages
talk-room-table = Players
talk-room-watchers = Watchers
talk-say = Say something
talk-say-watchers = Say something to the watchers
talk-send = Send
talk-left = { $count } characters left
talk-signs = Gestures
talk-about-moment = About step #{ $n }
talk-about-nothing = About no step in particular
talk-point-here = Point at step #{ $n }
talk-about = { $name }: mute or report
talk-silence = Mute { $name }
talk-silenced = { $count ->
        [one] One person muted
       *[other] { $count } people muted
    }
talk-hear-again = Unmute
talk-report = Report this…
talk-report-title = Report a message
talk-report-text = Whoever runs this server will see the message, who wrote it, and what you add.
talk-report-why = What is wrong with it
talk-report-insult = It insults someone
talk-report-cheating = It gives away secrets or arranges the result
talk-report-other = Something else
talk-report-more = Anything to add (optional)
talk-report-send = Send the report
talk-reported = Thank you. Your report has been sent.
talk-emote-hello = Hello!
talk-emote-well_played = Well played!
talk-emote-thanks = Thank you!
talk-emote-oops = Oops
talk-emote-thinking = One moment…
talk-emote-your_turn = Your turn
talk-emote-laugh = Ha ha!
talk-emote-ole = ¡Olé!
talk-paused = Pause
talk-paused-text = It began { $since }. No clock is running, and no bot is playing.
talk-go-on = Continue the game
talk-pause-wished = Would like a pause: { $names }.
talk-pause-agree = Pause the game
talk-pause-not = Not now
