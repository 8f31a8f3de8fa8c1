### Womit die Stimme selbst geprüft wird; sonst sagt es niemand.

welcome = Willkommen, { $name }.
left = { CAP($who) } { $who_code ->
    [you] hast
   *[other] hat
  } noch { $cards_count ->
    [0] keine Karte
    [one] eine Karte, { $cards }
   *[other] { $cards } oder, wenn du willst, { $cards_or }
  }.
you = du
    .whose = deine
    .dative = dir
player = { $name }
found = Die Karten sind bei { $by_dative }; weder { $by_nor } hat { $with_whose } gesehen.
cards-rope = das Seil
cards-knife = den Dolch
deals = { NUM($deals) } Verteilungen, je { NUM($share) }, mindestens { $at }.
plays = { $side } spielt { $side_badly }.
side-black = Schwarz
    .badly = wie ein Anfänger
because = Nein: { $reason } { $near ->
    [none] { "" }
   *[other] Meintest du { $near }?
  }
