### House rules, English.

hosting-announcement = Announcement
hosting-waiting = { $count ->
        [0] Moderation: no open reports
        [one] Moderation: one open report
       *[other] Moderation: { $count } open reports
    }
hosting-report = Report a person
hosting-report-text = Whoever runs this server will look at it. The person is not told who reported them.
hosting-report-whom = Whom?
hosting-report-why = What is it about?
hosting-report-more = What happened?
hosting-report-send = Report
hosting-kind-insult = Insults
hosting-kind-spam = Spam
hosting-kind-cheating = Cheating or leaving games
hosting-kind-name = An offensive name
hosting-kind-other = Something else
hosting-thanks = Thank you. Whoever runs this server will look at it.
hosting-title = Moderation
hosting-reports = Open reports
hosting-reports-none = No reports are open.
hosting-somebody = somebody
hosting-from = reported by { $name }
hosting-times = { $count } times
hosting-quoted = What they wrote
hosting-to-table = To the table
hosting-note = Reason (a banned person will see it)
hosting-close-report = Close
hosting-ban = Ban
hosting-ban-for = { $days ->
        [0] Ban for good
        [1] Ban for a day
        [7] Ban for a week
       *[other] Ban for { $days } days
    }
hosting-ban-for-good-text = { $name } will not be able to play here any more. The ban can be lifted.
hosting-bans = Banned
hosting-bans-none = Nobody is banned.
hosting-until = until { $time }
hosting-for-good = for good
hosting-lift = Lift
hosting-lift-of = Lift the ban of { $name }
hosting-done = Done.
hosting-log = What was done
hosting-log-none = Nothing yet.
hosting-host = Host
hosting-act-ban = { $about } banned.
hosting-act-unban = ban of { $about } lifted.
hosting-act-right = rights of { $about } changed.
hosting-act-close_report = report { $about } closed.
hosting-act-close_table = table { $about } closed.
hosting-act-try_again = table { $about } tried again.
hosting-act-rebuild_ratings = all ratings recalculated.
hosting-act-resend = notifications to { $about } sent again.
hosting-act-discard = notifications to { $about } dropped.
hosting-act-add_word = “{ $about }” added to the word list.
hosting-act-remove_word = “{ $about }” removed from the word list.
hosting-act-announce = announcement made.
hosting-act-clear = announcement taken down.
