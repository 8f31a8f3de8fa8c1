### What is wrong with a command line, after “error:”.

unknown-option = there is no option { $typed } here{ $near ->
    [none] { "" }
   *[other] . Did you mean { $near }?
  }
surplus = “{ $typed }” is one argument too many
unknown-command = there is no command “{ $typed }”{ $near_count ->
    [0] { "" }
   *[other] . Did you mean { $near_or }?
  }
no-command = “{ $command }” needs a command: { $commands_or }
no-value = { $option } needs a value{ $values_count ->
    [0] { "" }
   *[other] : { $values_or }
  }
bad-choice = “{ $value }” is not a value of { $option }. Choose { $values_or }{ $near ->
    [none] { "" }
   *[other] . Did you mean { $near }?
  }
bad-value = “{ $value }” is not a value of { $option }: { $fault }
missing = still needed: { $options }
twice = { $option } can be given only once
two-houses = { $option } is about a data folder, and --store or the variable PARLOUR_STORE names a database. Give only one of the two
conflict = { $option } cannot be used with { $others }
not-text = an argument is not UTF-8 text
otherwise = { $fault }

## What is wrong with a value

no-language = choose { $languages_or }
not-a-number = “{ $typed }” is not a number
whole-number = type a whole number, { $least } or more
whole-between = type a whole number from { $least } to { $most }
time-unit = add a unit, such as 200ms or 1s
time-range = a time must be from 1ms to a day
not-days = type a number of days, such as 400, or “never”
too-many-days = { $most } days is the limit. Type “never” to keep everything
size-unit = type a size with its unit, such as 500MB or 10GB, or “never”
size-range = a size must be from 16MB to 1000TB
not-an-address = type an address with its port, such as 127.0.0.1:7878
not-a-network = type an address such as 127.0.0.1, or a network such as 10.0.0.0/8 or fd00::/8
