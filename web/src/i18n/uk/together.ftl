# People around the game: playing again, coming and going.
play-again = Зіграти ще
rematch-go = До реваншу
rematch-wants = { $name } хоче реваншу
rematch-yours = Ти пропонуєш реванш
rematch-first = Та сама гра, тайли перемішано. Починає { $name }.
rematch-first-you = Та сама гра, тайли перемішано. Починаєш ти.
rematch-waiting = Чекаємо: { $names }.
rematch-is-ready = грає
rematch-is-you = а ти?
rematch-is-waiting = чекаємо
rematch-is-bot = бот
rematch-is-gone = немає
rematch-no = Не зараз
rematch-off = Цього разу без реваншу.
lost-connection = { $name } втрачає зв’язок
bot-takes-over = { $n ->
    [one] За { $n } секунду гру продовжить бот. { $name } може повернутися будь-коли.
    [few] За { $n } секунди гру продовжить бот. { $name } може повернутися будь-коли.
    [many] За { $n } секунд гру продовжить бот. { $name } може повернутися будь-коли.
   *[other] За { $n } секунд гру продовжить бот. { $name } може повернутися будь-коли.
}
is-back = { $name } знову тут
net-lost-bot = Якщо це затягнеться, до твого повернення за тебе гратиме бот.
react = Реакція
react-hello = Привіт!
react-well = Гарний хід!
react-thanks = Дякую!
react-laugh = Ха-ха!
react-wow = Ого!
react-oops = Ой!
mute = Заглушити
mute-all = Заглушити всіх
mute-one = Заглушити: { $name }
mute-device = Приховує повідомлення й реакції цих гравців на цьому пристрої.
mute-on = На цьому пристрої чат вимкнено.
