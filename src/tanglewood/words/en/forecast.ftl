# What the next tricks or turns usually bring after an action: said where nothing on the table tells two apart.

why-forecast = { $aim }. { $forecast }

forecast-treasure-mine =
    { $often ->
        [mostly] With { $do } you usually take { $card } and its point in this trick or the next three; with { $other } you seldom do.
       *[more] With { $do } you take { $card } and its point in this trick or the next three more often than with { $other }.
    }
forecast-treasure-theirs =
    { $often ->
        [mostly] With { $other } { $who } usually takes { $card } and its point in this trick or the next three; with { $do } that is rare.
       *[more] With { $other } { $who } takes { $card } and its point in this trick or the next three more often than with { $do }.
    }
forecast-tricks =
    { $n ->
        [one] With { $do } at least one of four tricks is usually yours, this one and the next three; with { $other } usually none.
       *[other] With { $do } at least { $n } of four tricks are usually yours, this one and the next three; with { $other } usually fewer.
    }
forecast-tricks-few =
    { $n ->
        [one] With { $other } you usually take at least one of four tricks, this one and the next three; with { $do } usually none.
       *[other] With { $other } you usually take at least { $n } of four tricks, this one and the next three; with { $do } usually fewer.
    }

forecast-poison-mine =
    { $often ->
        [mostly] With { $other } you usually take { $card } and its poison in this trick or the next three; with { $do } you seldom do.
       *[more] With { $other } you take { $card } and its poison in this trick or the next three more often than with { $do }.
    }
forecast-poison-theirs =
    { $often ->
        [mostly] With { $do } { $who } usually takes { $card } and its poison in this trick or the next three; with { $other } that is rare.
       *[more] With { $do } { $who } takes { $card } and its poison in this trick or the next three more often than with { $other }.
    }
forecast-goal-gained-mine =
    { $often ->
        [mostly] With { $do } you usually score the goal { $goal } soon; with { $other } you seldom do.
       *[more] With { $do } you score the goal { $goal } soon more often than with { $other }.
    }
forecast-goal-gained-theirs =
    { $often ->
        [mostly] With { $do } the goal { $goal } usually costs { $who } something soon; with { $other } that is rare.
       *[more] With { $do } the goal { $goal } costs { $who } something soon more often than with { $other }.
    }
forecast-goal-spared-mine =
    { $often ->
        [mostly] With { $other } the goal { $goal } usually costs you something soon; with { $do } that is rare.
       *[more] With { $other } the goal { $goal } costs you something soon more often than with { $do }.
    }
forecast-goal-spared-theirs =
    { $often ->
        [mostly] With { $other } { $who } usually scores the goal { $goal } soon; with { $do } that is rare.
       *[more] With { $other } { $who } scores the goal { $goal } soon more often than with { $do }.
    }

forecast-under = { $card } under the deck
forecast-decree = { $card } as the decree
forecast-treasure-mine-now =
    { $often ->
        [mostly] Played now, { $card } usually brings you its point; with { $other } first it seldom does soon.
       *[more] Played now, { $card } brings you its point more often than with { $other } first.
    }
forecast-treasure-mine-kept =
    { $often ->
        [mostly] Play { $do } and keep { $card }: it usually brings you its point soon, and played now it seldom does.
       *[more] Play { $do } and keep { $card }: it brings you its point soon more often than if played now.
    }
forecast-treasure-theirs-now =
    { $often ->
        [mostly] Play { $card } now: with { $other } first { $who } usually takes it and its point soon.
       *[more] Play { $card } now: with { $other } first { $who } more often takes it and its point.
    }
forecast-treasure-theirs-kept =
    { $often ->
        [mostly] Played now, { $card } would usually give its point to { $who }; with { $do } that is rare.
       *[more] Played now, { $card } would give its point to { $who } more often than with { $do } first.
    }
forecast-poison-mine-now =
    { $often ->
        [mostly] Let { $card } go now: with { $other } first you usually take it and its poison yourself soon.
       *[more] Let { $card } go now: with { $other } first you more often take it and its poison yourself.
    }
forecast-poison-mine-kept =
    { $often ->
        [mostly] Played now, { $card } would usually bring you its poison; with { $do } that is rare.
       *[more] Played now, { $card } would bring you its poison more often than with { $do } first.
    }
forecast-poison-theirs-now =
    { $often ->
        [mostly] Played now, { $card } usually leaves its poison to { $who }; with { $other } first that is rare.
       *[more] Played now, { $card } leaves its poison to { $who } more often than with { $other } first.
    }
forecast-poison-theirs-kept =
    { $often ->
        [mostly] Play { $do } and keep { $card }: soon it usually leaves its poison to { $who }, and played now it seldom does.
       *[more] Play { $do } and keep { $card }: soon it leaves its poison to { $who } more often than if played now.
    }
