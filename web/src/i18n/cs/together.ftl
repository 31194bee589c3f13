play-again = Hrát znovu
rematch-go = Přejít k odvetě
rematch-wants = { $name } chce odvetu
rematch-yours = Nabízíš odvetu
rematch-first = Stejná hra, nově zamíchaná. Začíná { $name }.
rematch-first-you = Stejná hra, nově zamíchaná. Začínáš ty.
rematch-waiting = Čeká se: { $names }.
rematch-is-ready = hraje
rematch-is-you = a ty?
rematch-is-waiting = čeká se
rematch-is-bot = bot
rematch-is-gone = pryč
rematch-no = Teď ne
rematch-off = Tentokrát bez odvety.
lost-connection = { $name } nemá spojení
bot-takes-over = { $n ->
    [one] Za { $n } sekundu převezme hru bot. { $name } se může kdykoli vrátit.
    [few] Za { $n } sekundy převezme hru bot. { $name } se může kdykoli vrátit.
    [many] Za { $n } sekundy převezme hru bot. { $name } se může kdykoli vrátit.
   *[other] Za { $n } sekund převezme hru bot. { $name } se může kdykoli vrátit.
}
is-back = { $name } je zpět
net-lost-bot = Když to potrvá dlouho, bude za tebe hrát bot, dokud se nevrátíš.
react = Reagovat
react-hello = Ahoj!
react-well = Pěkný tah!
react-thanks = Díky!
react-laugh = Haha!
react-wow = Páni!
react-oops = Jejda!
mute = Ztlumit
mute-all = Ztlumit všechny
mute-one = Ztlumit: { $name }
mute-device = Skryje zprávy a reakce na tomto zařízení.
mute-on = Chat je na tomto zařízení ztlumený.
