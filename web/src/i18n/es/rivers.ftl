system-river-v3 = El río
system-river-v3-line = Empieza con un río que cruza la mesa.
system-river-2 = El río II
system-river-2-line = Se bifurca hacia un lago y un volcán.
system-river-bb5 = Río con ovejas
system-river-bb5-line = Con ovejas y viñedos.
part-pig-herd = Piara
part-pig-herd-line = Hace que un campo valga más.
option-riv3-kind = Manantial y lagos
option-riv3-bends = Curvas del río
option-riv3-start_tile = Loseta inicial con río
option-r2-bends = Curvas del río
option-r5-bends = Curvas del río
value-single_source = un manantial, un lago
value-double_source = un manantial ancho, dos lagos
value-alternate_bends = alternan izquierda y derecha
value-no_immediate_u_turn = sin giro en U inmediato
value-removed = no se usa
value-after_river = se coloca tras el río
counted-herd-cities = { $count ->
    [one] { $count } ciudad con la piara
   *[other] { $count } ciudades con la piara
}
reason-river-drawn-first = Las losetas de río se roban antes que las demás.
reason-start-tile-next = La loseta inicial se roba justo después del río.
reason-river-continues = Una loseta de río tiene que continuar el río.
reason-river-one-end = Una loseta de río no puede unir dos extremos del río.
reason-river-free-ahead = El río necesita una casilla libre delante de su nuevo extremo.
reason-river-turns-alternate = El río tiene que girar por turnos a izquierda y derecha.
reason-river-no-u-turn = El río no puede girar dos veces seguidas al mismo lado.
reason-on-water = Nadie puede estar sobre el río.
reason-new-volcano-lake = Nadie puede ir al lago del volcán recién colocado.
lost-river = Desactivado por { $name }. Una partida solo tiene un río.
spoken-free-river = el río
group-start-rule = un río, un tablero
