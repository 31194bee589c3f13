system-traders-and-builders = Constructores y comerciantes
system-traders-and-builders-line = Turnos extra, mercancías y cerdos.
part-goods = Mercancías
part-goods-line = Vino, grano y tela de ciudades completas.
part-builder = Constructor
part-builder-line = Amplía tu camino o ciudad y juega otro turno.
part-pig = Cerdo
part-pig-line = Hace que tu campo valga más.
option-tb-double_turn = La segunda loseta del constructor
option-tbn-builder_support = Un constructor necesita
value-normal_only = un meeple normal
ask-second-part = ¿Juegas una segunda loseta?
choice-second-part = Segunda loseta
pass-second-part = Pasar
figure-builder = constructor
figure-pig = cerdo
token-wine = vino
token-grain = grano
token-cloth = tela
feature-goods = mercancías
features-goods = Mercancías
shelf-goods = Mercancías
log-second = gana una segunda loseta
one-builder = un constructor
one-pig = un cerdo
place-builder = Colocar constructor
place-pig = Colocar cerdo
scored-goods = puntúa mercancías
for-goods = por mercancías
your-builder = tu constructor
your-pig = tu cerdo
counted-pig-cities = { $count ->
    [one] { $count } ciudad con el cerdo
   *[other] { $count } ciudades con el cerdo
}
counted-goods-kinds = { $count ->
    [one] { $count } tipo de mercancía
   *[other] { $count } tipos de mercancía
}
reason-builder-ground = Tu constructor va en un camino o en una ciudad.
reason-builder-alone = Tu constructor necesita uno de tus meeples en su camino o ciudad.
reason-pig-ground = Tu cerdo va en un campo.
reason-pig-alone = Tu cerdo necesita uno de tus granjeros en su campo.
reason-first-part-first = Termina con la primera loseta antes de la segunda.
reason-second-part-required = Tienes que jugar tu segunda loseta.
needs-pig = Necesita un campo con uno de tus granjeros.
needs-builder = Necesita un camino o una ciudad con uno de tus meeples.
