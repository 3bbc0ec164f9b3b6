### Teksten van de kern: plaatsen aan tafel, antwoorden op vensters, redenen voor een weigering en woorden die elk spel nodig heeft.

## De spelers, naar hun kleur

kernel-seat-0 = Rood
kernel-seat-1 = Blauw
kernel-seat-2 = Groen
kernel-seat-3 = Geel
kernel-seat-4 = Paars
kernel-seat-5 = Zwart
kernel-seat-unknown = iemand

## Hoe de naam van een plek wordt gebruikt, tenzij de plek het zelf zegt

kernel-place =
    .in = in { $name }
    .into = naar { $name }
    .from = uit { $name }

## Punten op één regel

kernel-share = { $seat } { $number }
kernel-share-nobody = niemand

## Vensters: wat is aangekondigd, kan worden onderbroken

kernel-prompt-reaction = { $card ->
        [none] { $step } { $window }?
       *[other] { $acting } speelt ‘{ $card }’. { $step } { $window }?
    }

kernel-answer-no = Laten gebeuren
kernel-answer-use = { $window }
kernel-answer-not_this_action = Niet bij deze speciale actie
kernel-answer-not_this_turn = Niet deze beurt
kernel-answer-not_this_round = Niet deze ronde
kernel-answer-only_before_start = Alleen vóór een speciale actie vragen

kernel-standing-always = Elke keer vragen
kernel-standing-not_this_action = Bij deze speciale actie niet vragen
kernel-standing-not_this_turn = Deze beurt niet vragen
kernel-standing-not_this_round = Deze ronde niet vragen
kernel-standing-only_before_start = Alleen vóór het begin van een speciale actie vragen
kernel-standing-never = Nooit vragen

## Verloop

kernel-log-rules_changed = { $entries ->
        [0] De regels zijn verbeterd; het spel gaat verder zoals het er nu voor staat.
        [one] De regels zijn verbeterd; de laatste stap is ongedaan gemaakt en het spel gaat vanaf daar verder.
       *[other] De regels zijn verbeterd; de laatste { $entries } stappen zijn ongedaan gemaakt en het spel gaat vanaf daar verder.
    }
kernel-log-damaged = { $entries ->
        [0] Een deel van het opgeslagen verloop was beschadigd; het spel gaat verder zoals het er nu voor staat.
        [one] Een deel van het opgeslagen verloop was beschadigd; de laatste stap is verloren gegaan en het spel gaat vanaf daar verder.
       *[other] Een deel van het opgeslagen verloop was beschadigd; de laatste { $entries } stappen zijn verloren gegaan en het spel gaat vanaf daar verder.
    }
kernel-log-not_played = Deze stap is volgens eerdere regels gedaan en kan niet meer worden getoond.
kernel-log-only_option = { $seat } had maar één mogelijkheid: { $option }.
kernel-log-step_lost = Niet meer mogelijk en dus verloren: { $step }
kernel-log-taken_back = { $choices ->
        [one] { $seat } nam de laatste keuze terug.
       *[other] { $seat } nam de laatste { $choices } keuzes terug.
    }

## Waarom iets niet kan

kernel-why-over = Het spel is afgelopen.
kernel-why-not_your_turn = { $seat } is nu niet aan de beurt.
kernel-why-stale = Deze vraag staat niet meer open.
kernel-why-not_asked = Dat wordt nu niet gevraagd. { $prompt }
kernel-why-nothing_to_take_back = Er is nog niets om terug te nemen.
kernel-why-begins_here = Het spel is vanaf deze stand opgepakt; wat daarvoor gebeurde, blijft staan.
kernel-why-answer_anew = Je kunt je antwoord nog wijzigen: kies gewoon opnieuw.
kernel-why-another_acted = { $seat } heeft sindsdien iets gedaan, dus dit staat vast.
kernel-why-hidden_came_out = Er is iets geheims bekend geworden, dus dit staat vast.

## Woorden

kernel-word-yes = Ja
kernel-word-no = Nee
kernel-word-you = Jij
kernel-word-round = Ronde
kernel-word-turn = Beurt
kernel-word-player = Speler
kernel-word-players = Spelers
kernel-word-points = Punten
kernel-word-rule = Regel
kernel-word-rules = Regels
kernel-word-cards = Kaarten
kernel-word-log = Verloop
kernel-word-options = Mogelijkheden
kernel-word-take_back = Terugnemen
kernel-word-confirm = Bevestigen
kernel-word-cancel = Annuleren
kernel-word-winner = Winnaar
kernel-word-winners = Winnaars

kernel-status-your_choice = Jouw keuze
kernel-status-waiting = Wachten op { $seat }
kernel-status-answered = Beantwoord. Je kunt je antwoord wijzigen tot iedereen heeft geantwoord.
kernel-status-won = { $seat } wint met { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }.
kernel-status-shared = { $seats } delen de overwinning met elk { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }.

## Waar een waarde vandaan komt

kernel-source-printed =
    .name = gedrukt
    .text = Zo staat het in een spelregelboek of op het spelmateriaal.
kernel-source-derived =
    .name = afgeleid
    .text = Afgeleid uit wat gedrukt is.
kernel-source-house =
    .name = van ons
    .text = Onze keuze, waar de regels zwijgen.

## Als een partij voorbij is

kernel-gain-general =
    .name = algemene puntentellingen
kernel-gain-special =
    .name = andere puntentellingen
kernel-gain-other =
    .name = andere punten
kernel-award-phoenix =
    .name = Feniks
    .text = won vanaf een kans van { $chance } %
kernel-award-photo_finish =
    .name = Fotofinish
    .text = { $count ->
            [one] won met { $count } punt verschil
           *[other] won met { $count } punten verschil
        }
kernel-award-loyal =
    .name = Trouw tot het einde
    .text = speelde door tot het laatste punt
