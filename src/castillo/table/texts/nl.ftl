# Wat een tafel niet toelaat, en waarom; en wat haar verloop over zichzelf zegt.

table-why-not_your_seat = Dit is niet jouw plaats.
table-why-not_started = Het spel is nog niet begonnen; er is nog een plaats vrij.
table-why-seat_taken = Deze plaats is bezet.
table-why-not_owner = Alleen wie de tafel heeft geopend, kan dit doen.
table-why-bot_plays = Een bot speelt voor deze plaats; neem je plaats eerst weer in.
table-why-no_hints = Er zijn geen tips als er meer dan één mens meespeelt.
table-why-rated_hints = In een spel voor de ranglijst zijn er geen tips.
table-why-rated_seat = In een spel voor de ranglijst speelt niemand voor je; je kunt alleen opgeven.
table-why-enough = Je hebt je nu vaak genoeg bedacht; alleen wat het spel verder brengt, is nog mogelijk.
table-why-seated = Je hebt al een plaats aan deze tafel.
table-why-begun = Het spel is al begonnen.
table-why-over = Het spel is afgelopen.
table-why-resigned = Je hebt opgegeven; een bot speelt voor je verder.
table-why-paused = Het spel staat op pauze; speel eerst verder.
table-log-ended = Iedereen was het erover eens het spel hier te beëindigen.
table-why-lesson = In deze les: { $option }.
table-why-not_in_lesson = Volg in deze les de aanwijzing.
