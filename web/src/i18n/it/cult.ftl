# The Cult.
system-cult = Il Culto
system-cult-line = Santuari e monasteri in gara.
option-cu-strict_adjacency = Al massimo un santuario accanto a un monastero, e viceversa
option-cu-self_challenge = Il tuo santuario sfida il tuo stesso monastero
feature-shrine = santuario
features-shrine = Santuari
log-challenge = Sfida finita: { $at } è arrivato primo, quindi { $lost } non vale nulla.
into-shrine = nel santuario
scored-shrine = fa punti con un santuario
for-shrine = per un santuario
for-your-shrine = per il tuo santuario
reason-shrine-rivals = Un santuario non può stare accanto a più di un monastero.
reason-monastery-rivals = Un monastero non può stare accanto a più di un santuario.
reason-second-shrine = Il monastero accanto avrebbe un secondo santuario.
reason-second-monastery = Il santuario accanto avrebbe un secondo monastero.
