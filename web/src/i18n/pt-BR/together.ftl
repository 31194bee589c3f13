play-again = Jogar de novo
rematch-go = Ir para a revanche
rematch-wants = { $name } quer revanche
rematch-yours = Você propôs revanche
rematch-first = Mesma partida, novo sorteio. { $name } começa.
rematch-first-you = Mesma partida, novo sorteio. Você começa.
rematch-waiting = Esperando { $names }.
rematch-is-ready = aceitou
rematch-is-you = e você?
rematch-is-waiting = em espera
rematch-is-bot = bot
rematch-is-gone = saiu
rematch-no = Agora não
rematch-off = Sem revanche desta vez.
lost-connection = { $name } perdeu a conexão
bot-takes-over = { $n ->
    [one] Um bot assume em { $n } segundo. { $name } pode voltar a qualquer momento.
   *[other] Um bot assume em { $n } segundos. { $name } pode voltar a qualquer momento.
}
is-back = { $name } voltou
net-lost-bot = Se demorar, um bot joga por você até a sua volta.
react = Reagir
react-hello = Olá!
react-well = Boa jogada!
react-thanks = Valeu!
react-laugh = Haha!
react-wow = Uau!
react-oops = Ops!
mute = Silenciar
mute-all = Silenciar todos
mute-one = Silenciar { $name }
mute-device = Oculta as mensagens e reações neste dispositivo.
mute-on = O chat está silenciado neste dispositivo.
