### Was an einem Aufruf nicht stimmt, nach „Fehler:“.

unknown-option = die Option { $typed } gibt es hier nicht{ $near ->
    [none] { "" }
   *[other] . Meinst du { $near }?
  }
surplus = „{ $typed }“ ist eine Angabe zu viel
unknown-command = den Befehl „{ $typed }“ gibt es nicht{ $near_count ->
    [0] { "" }
   *[other] . Meinst du { $near_or }?
  }
no-command = nach „{ $command }“ fehlt ein Befehl: { $commands_or }
no-value = { $option } braucht einen Wert{ $values_count ->
    [0] { "" }
   *[other] : { $values_or }
  }
bad-choice = „{ $value }“ ist kein Wert für { $option }. Möglich ist { $values_or }{ $near ->
    [none] { "" }
   *[other] . Meinst du { $near }?
  }
bad-value = „{ $value }“ ist kein Wert für { $option }: { $fault }
missing = es fehlt noch: { $options }
twice = { $option } geht nur einmal
two-houses = { $option } gilt einem Datenordner, und --store oder die Variable PARLOUR_STORE nennt eine Datenbank. Gib nur eins von beiden an
conflict = { $option } geht nicht zusammen mit { $others }
not-text = eine Angabe ist kein UTF-8-Text
otherwise = { $fault }

## Was an einem Wert nicht stimmt

no-language = möglich ist { $languages_or }
not-a-number = „{ $typed }“ ist keine Zahl
whole-number = nimm eine ganze Zahl ab { $least }
whole-between = nimm eine ganze Zahl von { $least } bis { $most }
time-unit = gib eine Einheit an, etwa 200ms oder 1s
time-range = eine Zeit geht von 1ms bis zu einem Tag
not-days = nimm eine Anzahl von Tagen, etwa 400, oder „never“
too-many-days = mehr als { $most } Tage gehen nicht. Mit „never“ wird nichts entfernt
size-unit = nimm eine Größe mit Einheit, etwa 500MB oder 10GB, oder „never“
size-range = eine Größe geht von 16MB bis 1000TB
not-an-address = nimm eine Adresse mit Port, etwa 127.0.0.1:7878
not-a-network = nimm eine Adresse wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8 oder fd00::/8
