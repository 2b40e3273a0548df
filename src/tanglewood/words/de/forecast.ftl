# Was die nächsten Stiche oder Züge nach einer Aktion meist bringen: gesagt, wo nichts auf dem Tisch zwei unterscheidet.

why-forecast = { $aim }. { $forecast }

forecast-treasure-mine =
    { $often ->
        [mostly] Mit { $do } nimmst du { $card } und den Punkt dafür meist in diesem Stich oder den nächsten drei, mit { $other } selten.
       *[more] Mit { $do } nimmst du { $card } und den Punkt dafür in diesem Stich oder den nächsten drei öfter als mit { $other }.
    }
forecast-treasure-theirs =
    { $often ->
        [mostly] Mit { $other } nimmt { $who } { $card } und den Punkt dafür meist in diesem Stich oder den nächsten drei, mit { $do } selten.
       *[more] Mit { $other } nimmt { $who } { $card } und den Punkt dafür in diesem Stich oder den nächsten drei öfter als mit { $do }.
    }
forecast-tricks =
    { $n ->
        [one] Mit { $do } gehört dir von diesem Stich und den nächsten drei meist wenigstens einer, mit { $other } meist keiner.
       *[other] Mit { $do } gehören dir von diesem Stich und den nächsten drei meist wenigstens { $n }, mit { $other } meist weniger.
    }
forecast-tricks-few =
    { $n ->
        [one] Mit { $other } nimmst du von diesem Stich und den nächsten drei meist wenigstens einen, mit { $do } meist keinen.
       *[other] Mit { $other } nimmst du von diesem Stich und den nächsten drei meist wenigstens { $n }, mit { $do } meist weniger.
    }

forecast-poison-mine =
    { $often ->
        [mostly] Mit { $other } nimmst du { $card } und das Gift meist in diesem Stich oder den nächsten drei, mit { $do } selten.
       *[more] Mit { $other } nimmst du { $card } und das Gift in diesem Stich oder den nächsten drei öfter als mit { $do }.
    }
forecast-poison-theirs =
    { $often ->
        [mostly] Mit { $do } nimmt { $who } { $card } und das Gift meist in diesem Stich oder den nächsten drei, mit { $other } selten.
       *[more] Mit { $do } nimmt { $who } { $card } und das Gift in diesem Stich oder den nächsten drei öfter als mit { $other }.
    }
forecast-goal-gained-mine =
    { $often ->
        [mostly] Mit { $do } erreichst du das Ziel „{ $goal }“ meist bald, mit { $other } selten.
       *[more] Mit { $do } erreichst du das Ziel „{ $goal }“ bald öfter als mit { $other }.
    }
forecast-goal-gained-theirs =
    { $often ->
        [mostly] Mit { $do } kostet das Ziel „{ $goal }“ { $who } meist bald etwas, mit { $other } selten.
       *[more] Mit { $do } kostet das Ziel „{ $goal }“ { $who } bald öfter etwas als mit { $other }.
    }
forecast-goal-spared-mine =
    { $often ->
        [mostly] Mit { $other } kostet dich das Ziel „{ $goal }“ meist bald etwas, mit { $do } selten.
       *[more] Mit { $other } kostet dich das Ziel „{ $goal }“ bald öfter etwas als mit { $do }.
    }
forecast-goal-spared-theirs =
    { $often ->
        [mostly] Mit { $other } erreicht { $who } das Ziel „{ $goal }“ meist bald, mit { $do } selten.
       *[more] Mit { $other } erreicht { $who } das Ziel „{ $goal }“ bald öfter als mit { $do }.
    }

forecast-under = { $card } unter dem Stapel
forecast-decree = { $card } als Dekret
forecast-treasure-mine-now =
    { $often ->
        [mostly] Jetzt gespielt, bringt { $card } dir den Punkt meist ein; mit { $other } zuerst bald selten.
       *[more] Jetzt gespielt, bringt { $card } dir den Punkt öfter ein als mit { $other } zuerst.
    }
forecast-treasure-mine-kept =
    { $often ->
        [mostly] Spiele { $do }, und behalte { $card }: Bald bringt sie dir den Punkt meist ein, jetzt gespielt selten.
       *[more] Spiele { $do }, und behalte { $card }: Bald bringt sie dir den Punkt öfter ein als jetzt gespielt.
    }
forecast-treasure-theirs-now =
    { $often ->
        [mostly] Spiele { $card } jetzt: Mit { $other } zuerst nimmt { $who } sie und den Punkt meist bald.
       *[more] Spiele { $card } jetzt: Mit { $other } zuerst nimmt { $who } sie und den Punkt öfter.
    }
forecast-treasure-theirs-kept =
    { $often ->
        [mostly] Jetzt gespielt, brächte { $card } den Punkt meist { $who } ein; mit { $do } ist das selten.
       *[more] Jetzt gespielt, brächte { $card } den Punkt öfter { $who } ein als mit { $do } zuerst.
    }
forecast-poison-mine-now =
    { $often ->
        [mostly] Lass { $card } jetzt gehen: Mit { $other } zuerst nimmst du sie und das Gift meist bald selbst.
       *[more] Lass { $card } jetzt gehen: Mit { $other } zuerst nimmst du sie und das Gift öfter selbst.
    }
forecast-poison-mine-kept =
    { $often ->
        [mostly] Jetzt gespielt, brächte { $card } dir meist das Gift; mit { $do } ist das selten.
       *[more] Jetzt gespielt, brächte { $card } dir öfter das Gift als mit { $do } zuerst.
    }
forecast-poison-theirs-now =
    { $often ->
        [mostly] Jetzt gespielt, lässt { $card } das Gift meist { $who }; mit { $other } zuerst ist das selten.
       *[more] Jetzt gespielt, lässt { $card } das Gift öfter { $who } als mit { $other } zuerst.
    }
forecast-poison-theirs-kept =
    { $often ->
        [mostly] Spiele { $do }, und behalte { $card }: Bald lässt sie das Gift meist { $who }, jetzt gespielt selten.
       *[more] Spiele { $do }, und behalte { $card }: Bald lässt sie das Gift öfter { $who } als jetzt gespielt.
    }
