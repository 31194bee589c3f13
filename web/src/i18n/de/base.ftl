# Das Grundspiel und die Bauern, und Wörter, die mehrere Systeme teilen.
system-base = Grundspiel
system-base-line = Plättchen legen, Meeples setzen, werten.
system-farmers = Bauern
system-farmers-line = Meeples auf Wiesen werten am Ende.
option-base-max_players = Höchstzahl der Spieler
option-base-two_tile_city = Fertige Stadt aus zwei Plättchen
option-base-final_count_unit = Unfertige Straßen und Städte am Ende
option-base-tie = Gleichstand um den Sieg
value-full = volle Punkte
value-half = halbe Punkte
value-tiles = zählen nach Plättchen
value-segments = zählen nach Abschnitten
value-shared = geteilter Sieg
value-replay = noch eine Partie
value-optional = freiwillig
value-mandatory = Pflicht
value-any_meeple = jeder Meeple
value-true = ja
value-false = nein
# Wie mitten im Satz; am Anfang schreibt die Seite sie groß.
figure-meeple = Meeple
marker-meeple = Meeple
feature-city = Stadt
feature-road = Straße
feature-river = Fluss
feature-field = Wiese
feature-monastery = Kloster
features-city = Städte
features-road = Straßen
features-field = Wiesen
features-monastery = Klöster
dir-n = Norden
dir-ne = Nordosten
dir-e = Osten
dir-se = Südosten
dir-s = Süden
dir-sw = Südwesten
dir-w = Westen
dir-nw = Nordwesten
dir-centre = Mitte
state-open = offen
state-complete = fertig
# Mit diesen Wörtern erklärt der Server die Punkte.
# „setzt einen Meeple“: als Objekt, im Akkusativ.
one-meeple = einen Meeple
# Auf einem Knopf.
place-meeple = Meeple setzen
place-in-field = Bauern setzen
# „setzt einen Meeple in die Stadt“.
into-city = in die Stadt
into-road = auf die Straße
into-field = auf die Wiese
into-monastery = ins Kloster
# Vor der Rechnung: „wertet eine Stadt: 3 Plättchen × 2“.
scored-city = wertet eine Stadt
scored-road = wertet eine Straße
scored-field = wertet eine Wiese
scored-monastery = wertet ein Kloster
for-city = für eine Stadt
for-your-city = für deine Stadt
for-road = für eine Straße
for-your-road = für deine Straße
for-field = für eine Wiese
for-your-field = für deine Wiese
for-monastery = für ein Kloster
for-your-monastery = für dein Kloster
your-meeple = dein Meeple
counted-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
counted-segments = { $count ->
    [one] { $count } Abschnitt
   *[other] { $count } Abschnitte
}
counted-pennants = { $count ->
    [one] { $count } Wappen
   *[other] { $count } Wappen
}
counted-cities = { $count ->
    [one] { $count } fertige Stadt
   *[other] { $count } fertige Städte
}
counted-knights = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
counted-farmers = { $count ->
    [one] { $count } Bauer
   *[other] { $count } Bauern
}
reason-must-place = Dein Plättchen passt irgendwo, also musst du es legen.
reason-space-taken = Dort liegt schon ein Plättchen.
reason-not-adjacent = Ein Plättchen muss mit einer Seite an einem anderen liegen.
reason-mismatch = Im { $side } trifft { $shown } auf { $wanted }.
reason-no-fit = Das Plättchen passt dort nicht.
reason-not-waiting = Hier steht keine Wertung an.
reason-no-farmers = In dieser Partie gibt es keine Bauern.
group-base = Grundspiel (2021)
