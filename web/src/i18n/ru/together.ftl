# People around the game: playing again, coming and going.
play-again = Ещё партию
rematch-go = К реваншу
rematch-wants = { $name } хочет реванша
rematch-yours = Ты предлагаешь реванш
rematch-first = Та же игра, новая раздача. Первый ход: { $name }.
rematch-first-you = Та же игра, новая раздача. Первый ход твой.
rematch-waiting = Ждём: { $names }.
rematch-is-ready = играет
rematch-is-you = а ты?
rematch-is-waiting = ждём
rematch-is-bot = бот
rematch-is-gone = не играет
rematch-no = Не сейчас
rematch-off = На этот раз без реванша.
lost-connection = { $name } теряет связь
bot-takes-over = { $n ->
    [one] Через { $n } секунду играть будет бот. { $name } может вернуться в любой момент.
    [few] Через { $n } секунды играть будет бот. { $name } может вернуться в любой момент.
    [many] Через { $n } секунд играть будет бот. { $name } может вернуться в любой момент.
   *[other] Через { $n } секунд играть будет бот. { $name } может вернуться в любой момент.
}
is-back = { $name } снова здесь
net-lost-bot = Если это затянется, до твоего возвращения сыграет бот.
react = Реакция
react-hello = Привет!
react-well = Отличный ход!
react-thanks = Спасибо!
react-laugh = Ха-ха!
react-wow = Ого!
react-oops = Ой!
mute = Без звука
mute-all = Заглушить всех
mute-one = Заглушить: { $name }
mute-device = Скрывает сообщения и реакции на этом устройстве.
mute-on = Чат на этом устройстве скрыт.
