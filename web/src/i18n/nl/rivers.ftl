# The three rivers.
system-river-v3 = De Rivier
system-river-v3-line = Begin met een rivier over de tafel.
system-river-2 = Rivier II
system-river-2-line = Splitst zich, naar een meer en een vulkaan.
system-river-bb5 = Rivier met schapen
system-river-bb5-line = Met schapen en wijngaarden.
part-pig-herd = Varkenskudde
part-pig-herd-line = Maakt een weide meer waard.
option-riv3-kind = Bron en meren
option-riv3-bends = Rivierbochten
option-riv3-start_tile = Starttegel bij een rivier
option-r2-bends = Rivierbochten
option-r5-bends = Rivierbochten
value-single_source = één bron, één meer
value-double_source = een brede bron, twee meren
value-alternate_bends = om en om links en rechts
value-no_immediate_u_turn = geen directe U-bocht
value-removed = niet gebruikt
value-after_river = na de rivier gelegd
counted-herd-cities = { $count ->
    [one] { $count } stad voor de varkenskudde
   *[other] { $count } steden voor de varkenskudde
}
reason-river-drawn-first = Riviertegels worden vóór alle andere getrokken.
reason-start-tile-next = De starttegel wordt direct na de rivier getrokken.
reason-river-continues = Een riviertegel moet de rivier voortzetten.
reason-river-one-end = Een riviertegel kan geen twee einden van de rivier verbinden.
reason-river-free-ahead = Vóór het nieuwe einde van de rivier moet een plek vrij zijn.
reason-river-turns-alternate = De rivier moet om en om naar links en rechts buigen.
reason-river-no-u-turn = De rivier kan niet twee keer na elkaar dezelfde kant op buigen.
reason-on-water = Niemand kan op de rivier staan.
reason-new-volcano-lake = Op het vulkaanmeer dat je net hebt gelegd, kan niemand staan.
lost-river = Uitgezet, want { $name } staat aan. Een spel heeft één rivier.
spoken-free-river = de rivier
group-start-rule = één rivier, één bord
