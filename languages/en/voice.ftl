### What the voice itself is tried with; nobody else says it.

welcome = Welcome, { $name }.
left = { CAP($who) } { $who_code ->
    [you] have
   *[other] has
  } { $cards_count ->
    [0] no card
    [one] one card, { $cards },
   *[other] { $cards } or, if you like, { $cards_or }
  } left.
you = you
    .whose = yours
player = { $name }
found = The cards are with { $by }; neither { $by_nor } saw { $with_whose }.
cards-rope = the Rope
cards-knife = the Knife
deals = { NUM($deals) } deals, { NUM($share) } each, { $at } at least.
plays = { $side } plays { $side_badly }.
side-black = Black
    .badly = like a beginner
because = No: { $reason } { $near ->
    [none] { "" }
   *[other] Did you mean { $near }?
  }
