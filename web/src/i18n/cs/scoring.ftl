score-you = { $n ->
    [one] Získáváš { $n } bod
    [few] Získáváš { $n } body
    [many] Získáváš { $n } bodu
   *[other] Získáváš { $n } bodů
}
score-name = { $n ->
    [one] { $name } získává { $n } bod
    [few] { $name } získává { $n } body
    [many] { $name } získává { $n } bodu
   *[other] { $name } získává { $n } bodů
}
score-names = { $n ->
    [one] { $names }: každý získává { $n } bod
    [few] { $names }: každý získává { $n } body
    [many] { $names }: každý získává { $n } bodu
   *[other] { $names }: každý získává { $n } bodů
}
score-back = { $figure } je zpět.
score-backs = { $n ->
    [one] Zpět je { $n } tvoje figurka.
    [few] Zpět jsou { $n } tvoje figurky.
    [many] Zpět je { $n } tvé figurky.
   *[other] Zpět je { $n } tvých figurek.
}
score-said-back = { $figure } zpět.
score-said-backs = { $n ->
    [one] Zpět { $n } figurka.
    [few] Zpět { $n } figurky.
    [many] Zpět { $n } figurky.
   *[other] Zpět { $n } figurek.
}
score-finished = { $what }: hotovo
score-times = { $counted } krát { $each }
score-plus = { $sum } plus { $term }
score-replay = Přehrát
score-why = Proč?
score-since = { $n ->
    [one] { $n } bodování od tvého tahu
    [few] { $n } bodování od tvého tahu
    [many] { $n } bodování od tvého tahu
   *[other] { $n } bodování od tvého tahu
}
score-now = { $n ->
    [one] { $n } bodování právě teď
    [few] { $n } bodování právě teď
    [many] { $n } bodování právě teď
   *[other] { $n } bodování právě teď
}
receipt = Poslední body
finale-you = { $n ->
    [one] Získáváš { $n } bod { $for }
    [few] Získáváš { $n } body { $for }
    [many] Získáváš { $n } bodu { $for }
   *[other] Získáváš { $n } bodů { $for }
}
finale-name = { $n ->
    [one] { $name } získává { $n } bod { $for }
    [few] { $name } získává { $n } body { $for }
    [many] { $name } získává { $n } bodu { $for }
   *[other] { $name } získává { $n } bodů { $for }
}
finale-names = { $n ->
    [one] { $names }: každý získává { $n } bod { $for }
    [few] { $names }: každý získává { $n } body { $for }
    [many] { $names }: každý získává { $n } bodu { $for }
   *[other] { $names }: každý získává { $n } bodů { $for }
}
finale-takes = { $n ->
    [one] { $name } se dostává do vedení o { $n } bod.
    [few] { $name } se dostává do vedení o { $n } body.
    [many] { $name } se dostává do vedení o { $n } bodu.
   *[other] { $name } se dostává do vedení o { $n } bodů.
}
finale-leads = { $n ->
    [one] { $name } vede o { $n } bod.
    [few] { $name } vede o { $n } body.
    [many] { $name } vede o { $n } bodu.
   *[other] { $name } vede o { $n } bodů.
}
finale-level = Nerozhodně: { $names }.
finale-you-take = { $n ->
    [one] Dostáváš se do vedení o { $n } bod.
    [few] Dostáváš se do vedení o { $n } body.
    [many] Dostáváš se do vedení o { $n } bodu.
   *[other] Dostáváš se do vedení o { $n } bodů.
}
finale-you-lead = { $n ->
    [one] Vedeš o { $n } bod.
    [few] Vedeš o { $n } body.
    [many] Vedeš o { $n } bodu.
   *[other] Vedeš o { $n } bodů.
}
finale-standings = Pořadí
finale-play = Přehrát závěrečné bodování
finale-pause = Pauza
finale-resume = Přehrát
finale-prev = Předchozí území
finale-next = Další území
finale-speed = Rychlost: { $n }×
finale-done = hotovo
finale-of = { $n } z { $of }
