play-again = Jugar otra
rematch-go = Ir a la revancha
rematch-wants = { $name } quiere la revancha
rematch-yours = Has propuesto una revancha
rematch-first = Misma partida, barajada de nuevo. Empieza { $name }.
rematch-first-you = Misma partida, barajada de nuevo. Empiezas tú.
rematch-waiting = Esperando a { $names }.
rematch-is-ready = listo
rematch-is-you = ¿tú?
rematch-is-waiting = esperando
rematch-is-bot = bot
rematch-is-gone = se fue
rematch-no = Ahora no
rematch-off = Esta vez no hay revancha.
lost-connection = { $name } ha perdido la conexión
bot-takes-over = { $n ->
    [one] Un bot ocupa su lugar en { $n } segundo. { $name } puede volver cuando quiera.
   *[other] Un bot ocupa su lugar en { $n } segundos. { $name } puede volver cuando quiera.
}
is-back = { $name } ha vuelto
net-lost-bot = Si tarda mucho, un bot jugará por ti hasta que vuelvas.
react = Reaccionar
react-hello = ¡Hola!
react-well = ¡Buena jugada!
react-thanks = ¡Gracias!
react-laugh = ¡Ja, ja!
react-wow = ¡Guau!
react-oops = ¡Uy!
mute = Silenciar
mute-all = Silenciar a todos
mute-one = Silenciar a { $name }
mute-device = Oculta sus mensajes y reacciones en este dispositivo.
mute-on = El chat está silenciado en este dispositivo.
