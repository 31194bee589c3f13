# Het analysebord.
analysis = Analysebord
analysis-about = Loop elke partij of stelling door, probeer andere zetten en zie wat de engine ervan vindt. Alles blijft op dit apparaat.
analysis-paste = Plak een partij, een stelling of een link
analysis-paste-hint = Notatie, stelling als tekst of het adres van een partij op Bastide.
analysis-open = Openen
analysis-new = Nieuw bord
analysis-saved = Opgeslagen analyses
analysis-none = Nog niets opgeslagen
analysis-delete-of = { $title } verwijderen
analysis-bad-link = Die link is beschadigd. Vraag hem opnieuw of plak de stelling als tekst.
analysis-variations = { $n ->
    [one] 1 variant
   *[other] { $n } varianten
}
analysis-missing = Deze analyse staat niet op dit apparaat.
analysis-running = Deze partij is nog bezig. Maak haar eerst af en analyseer haar dan.
analysis-back = Terug naar alle analyses
analysis-ways = { $n } manieren
analysis-unknown = Winstkans nog onbekend
analysis-margin-of = Verwachte voorsprong van { $name }
analysis-best = Beste zetten
analysis-looked = { $n ->
    [one] 1 stelling
   *[other] { $n } stellingen
}
analysis-stop = Stoppen
analysis-start = Starten
analysis-over = Spel afgelopen
analysis-play-move = Deze zet spelen
analysis-worths = Bij elke tegel: hoe ver wie hem trekt naar verwachting voor eindigt.
analysis-thinking = Denkt na…
analysis-moves = Zetten
analysis-promote = Hoofdvariant maken
analysis-remove = Vanaf hier verwijderen
analysis-beginning = Begin
analysis-comment = Opmerking
analysis-not-kept = Deze analyse kan hier niet worden opgeslagen: privévenster of volle schijf. Ze is weg zodra je de pagina sluit.
analysis-turn = Beurt
analysis-odds = Kansen
analysis-to-move = { $name } is aan zet
analysis-other-tile = En als er een andere tegel komt?
analysis-next-tile = Volgende tegel
analysis-chance = Wat gebeurt er?
analysis-draw = { $tile }, nog { $n }
analysis-random = Willekeurig
analysis-fits = { $at }: wat past hier?
analysis-odds-pick = Tik op een leeg vak naast een tegel om te zien wat daar past.
analysis-fits-left = Nog { $n } van { $of } tegels
analysis-fits-none = Er past hier geen tegel meer.
analysis-next-draw = Met de volgende tegel
analysis-within = { $n ->
    [one] Binnen 1 tegel
   *[other] Binnen { $n } tegels
}
analysis-draws = Aantal tegels
analysis-draws-first = { $name } trekt de eerste
analysis-race = De ene tegel vóór de andere
analysis-race-hint = Tik één keer op tegels die je wilt en twee keer op tegels die je vreest.
analysis-race-these = { $tile }, nog { $n }, gewenst
analysis-race-those = { $tile }, nog { $n }, gevreesd
analysis-race-won = { $n ->
    [one] Een gewenste komt eerst, binnen 1 tegel
   *[other] Een gewenste komt eerst, binnen { $n } tegels
}
analysis-race-lost = Een gevreesde komt eerst
analysis-link = Link naar deze stelling kopiëren
analysis-save-text = Opslaan als notatie
analysis-copy-position = Stelling als tekst kopiëren
analysis-edit = Stelling als tekst bewerken
analysis-png = Afbeelding opslaan (PNG)
analysis-svg = Afbeelding opslaan (SVG)
analysis-delete = Deze analyse verwijderen
