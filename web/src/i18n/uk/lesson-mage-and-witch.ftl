lesson-mage-and-witch-line = Відправ мага на свою дорогу, відьму в місто Odile й тримай їх окремо.

lesson-mage-and-witch-mage = Поклич мага
lesson-mage-and-witch-mage-text = Тайл із магічною зіркою рухає мага чи відьму. Де стоїть маг, там кожен тайл вартий на 1 очко більше.
lesson-mage-and-witch-mage-lay = Продовж свою дорогу
lesson-mage-and-witch-mage-elsewhere = Підходить, але твоя дорога не росте. Виклади його на відкритий кінець праворуч.
lesson-mage-and-witch-mage-mage = Відправ мага на свою дорогу
lesson-mage-and-witch-mage-witch = Відьма ділить очки навпіл. Відправ на свою дорогу мага.
lesson-mage-and-witch-mage-city = Маг додав би очок місту Odile. Прибережи магію для своєї дороги.
lesson-mage-and-witch-mage-close = Заверши свою дорогу
lesson-mage-and-witch-mage-far = Підходить, але дорога лишається відкритою. Закрий її внизу праворуч.
lesson-mage-and-witch-mage-more = Постав ще міпла або притримай його
lesson-mage-and-witch-mage-done = 5 очок за тайли дороги й 5 за мага: 10 очок замість 5. Маг залишає мапу до наступної зірки.

lesson-mage-and-witch-witch = Відправ відьму
lesson-mage-and-witch-witch-text = Де стоїть відьма, рахують лише половину очок. Odile от-от завершить велике місто.
lesson-mage-and-witch-witch-lay = Виклади тайл на кінець дороги
lesson-mage-and-witch-witch-elsewhere = Підходить, але не добудовуй місто Odile. Виклади його на кінець дороги.
lesson-mage-and-witch-witch-witch = Відправ відьму в місто Odile
lesson-mage-and-witch-witch-mage = Маг дав би Odile ще більше. Відправ відьму.
lesson-mage-and-witch-witch-other = Там відьма не зашкодить. Відправ її у велике місто Odile.
lesson-mage-and-witch-witch-more = Постав міпла на свій тайл або притримай його
lesson-mage-and-witch-witch-done = 4 тайли та 1 герб були б 10 очками. З відьмою Odile отримує 5.

lesson-mage-and-witch-meet = Прожени відьму
lesson-mage-and-witch-meet-text = Маг і відьма не можуть бути в одному місті чи на одній дорозі. Хто їх зведе, ще до підрахунку пересуває когось із них.
lesson-mage-and-witch-meet-join = З’єднай два свої міста
lesson-mage-and-witch-meet-elsewhere = Підходить, але міста лишаються окремо. Виклади його в прогалину між ними.
lesson-mage-and-witch-meet-witch = Відправ відьму на дорогу Odile
lesson-mage-and-witch-meet-mage = Тоді відьма лишилася б і розполовинила твоє місто. Краще прожени відьму.
lesson-mage-and-witch-meet-done = 3 тайли по 2 очки та 3 за мага: 9 очок. А відьма тепер чекає на дорозі Odile.
