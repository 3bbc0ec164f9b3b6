### What the page says of El Grande, English.

el_grande-page-card-values = Power { $value }, brings { $supply }
el_grande-page-welcome-title = El Grande, at your table
el_grande-page-welcome-text = Fifteenth-century Spain. Nine regions, one King, and a tower full of secrets. Play El Grande against bots or with friends: right away, without an account, on any screen.
el_grande-page-learn-text = Three rounds with a plan, against three bots that play along. Notes show you where to look, and a general scoring shows what the plan was worth. Ten minutes, and you will know the game.
el_grande-page-learn-1 = Power
el_grande-page-learn-1-text = Your power card decides when you take your turn and how many new caballeros come to your Court. A high card means an early turn, but few caballeros.
el_grande-page-learn-2 = Action
el_grande-page-learn-2-text = Then you take one of five action cards: it lets you place caballeros around the King and gives you a special action.
el_grande-page-learn-3 = Majority
el_grande-page-learn-3-text = All regions are scored three times. Whoever has the most caballeros in a region earns the most; a tie earns less.
el_grande-page-feature-meter-text = Point at a region to see who would score what, and what one more caballero would change.
el_grande-page-map = Map of Spain
el_grande-page-hold-looks = Hold a region to see who would score.
el_grande-page-credits-game = El Grande is a board game by Wolfgang Kramer and Richard Ulrich. This site is made by people who love it; the rules and cards are told in our own words.
el_grande-page-credits-drawing = The map
el_grande-page-credits-drawing-1 = Provinces © Instituto Geográfico Nacional de España, CC BY 4.0, via es-atlas.
el_grande-page-credits-drawing-2 = Neighbouring coasts: Natural Earth, public domain, via world-atlas.
el_grande-page-credits-drawing-3 = Projection, selection, simplification, the far shores and everything drawn on the map: Castillo.
el_grande-page-court-count = At the Court: { $count }
el_grande-page-province-count = In the Province: { $count }
el_grande-page-place-up-to = { $count ->
        [one] Place { $count } caballero
       *[other] Place up to { $count } caballeros
    }
el_grande-page-not-open = Not available to this player this round
el_grande-page-face-down = Face down: nobody can take it this round.
el_grande-page-kept-card = Kept for a later turn.
el_grande-page-counts-for = { $owner } (counts for { $name })
el_grande-page-used-cards = Your used cards
el_grande-page-meter-of = Who would score in { $place }
el_grande-page-meter-count = here
el_grande-page-meter-now = scores
el_grande-page-meter-general = general
el_grande-page-meter-plus = with +1
el_grande-page-went-in = { $count ->
        [0] Nobody has gone in since it was last opened.
        [one] Somebody has gone in once since it was last opened.
       *[other] Somebody has gone in { $count } times since it was last opened.
    }
el_grande-page-secret-disc = Secret disc
el_grande-page-set-disc = Set the disc
el_grande-page-set-disc-to = Set it to { $place }
el_grande-page-disc-is-set = Your disc shows { $place }.
el_grande-page-disc-is-set-plain = Your disc is set.
el_grande-page-change-disc = Change
el_grande-page-value-place = to place
el_grande-page-value-value = value
el_grande-page-value-supply = supply
el_grande-page-value-first = first
el_grande-page-value-second = second
el_grande-page-value-third = third
el_grande-page-value-up_to = up to
el_grande-page-value-own = own
el_grande-page-value-foreign = other players’
el_grande-page-value-count = number
el_grande-page-value-least = at least
el_grande-page-value-most = at most
el_grande-page-value-points = points
el_grande-page-value-caballeros = caballeros
el_grande-page-value-court = at the Court
el_grande-page-value-home = at home
el_grande-page-value-copies = copies
el_grande-page-kind-action = Action cards
el_grande-page-kind-power = Power cards
el_grande-page-kind-place = Places
el_grande-page-kind-scoreboard = Scoreboards
el_grande-page-kind-other = Other values

el_grande-page-stage-castillo = The Castillo opens
el_grande-page-stage-between = Where they go
el_grande-page-stage-kept = Nobody to send
