lesson-ferries-line = Les routes passent les lacs en bac : termine la tienne, rejoins celle d’Odile, et tourne le bac à ton avantage.

lesson-ferries-end = Placer un bac
lesson-ferries-end-text = Les routes s’arrêtent au bord d’un lac. Un bac en relie ensuite deux en une seule, et tu choisis lesquelles.
lesson-ferries-end-lay = Pose le lac au bout de ta route
lesson-ferries-end-turned = Ça va aussi. Tourne-le pour qu’une route parte à droite et une autre en bas.
lesson-ferries-end-elsewhere = Elle va là, mais ta route doit atteindre le lac. Pose-le au bout ouvert à droite.
lesson-ferries-end-claim = Prends une des nouvelles routes de l’autre côté
lesson-ferries-end-pass = Il y a ici une deuxième route, toute libre. Prends-la.
lesson-ferries-end-ferry = Fais relier les deux nouvelles routes par le bac
lesson-ferries-end-open = Alors ton ancienne route traverse le lac et n’est pas terminée. Relie les deux autres.
lesson-ferries-end-done = Ton ancienne route s’arrête au lac : 4 tuiles, 4 points. Et tu as une nouvelle route qui traverse l’eau.

lesson-ferries-board = Traverser chez Odile
lesson-ferries-board-text = Tu ne peux pas mettre de meeple sur la route d’Odile. Mais sur un nouveau lac, tu prends une route vide, et le bac la relie à la sienne.
lesson-ferries-board-lay = Pose le lac dans le trou de la route
lesson-ferries-board-elsewhere = Elle va là, mais la route d’Odile s’arrête au trou. Pose le lac dedans.
lesson-ferries-board-claim = Prends la route de gauche
lesson-ferries-board-other = De là aussi, on traverse, mais cette route n’a pas encore de fin. Prends celle de gauche.
lesson-ferries-board-pass = Sans meeple, tu n’as rien. Prends la route de gauche.
lesson-ferries-board-ferry = Fais relier ta route à celle d’Odile par le bac
lesson-ferries-board-apart = Alors tu n’atteins pas la route d’Odile. Relie la gauche et la droite.
lesson-ferries-board-done = Toute la route est terminée, avec un meeple chacun : 5 tuiles, 5 points pour toi et 5 pour Odile.

lesson-ferries-turn = Tourner le bac
lesson-ferries-turn-text = Quand tu prolonges une route, tu peux tourner son bac le plus proche. Odile a traversé jusqu’à ta route, et tu peux t’en débarrasser.
lesson-ferries-turn-lay = Ferme ta route à gauche
lesson-ferries-turn-elsewhere = Elle va là, mais ta route a besoin d’une fin à gauche.
lesson-ferries-turn-more = Pose un autre meeple, ou garde-le
lesson-ferries-turn-turn = Tourne le bac pour que ta route descende
lesson-ferries-turn-other = Alors ta route s’arrête au lac, pour 3 points. Relie-la à la route du bas : elle en vaudra 5.
lesson-ferries-turn-pass = Alors Odile partage toujours ta route, et elle reste ouverte. Tourne le bac.
lesson-ferries-turn-done = Ta route s’arrête maintenant à l’abbaye du bas : 5 points, tous pour toi. Le meeple d’Odile reste sur l’autre rive.
