lesson-river-bb5-line = Řeka s ovcemi pro pastýře a vinicemi pro mnichy.

lesson-river-bb5-turn = Neotáčej se zpátky
lesson-river-bb5-turn-text = Každá kartička řeky řeku prodlouží. Dva zákruty za sebou se nesmí stáčet stejným směrem, jinak by tekla zpátky.
lesson-river-bb5-turn-turn = Prodluž řeku zákrutem na druhou stranu
lesson-river-bb5-turn-rest = Umísti družiníka, nebo si ho nech
lesson-river-bb5-turn-shepherd = Pastýř má vlastní scénu. Umísti družiníka, nebo si ho nech.
lesson-river-bb5-turn-done = Na obou kartičkách je vinice: každá dá dokončenému klášteru vedle 3 body navíc.

lesson-river-bb5-sheep = Počítej ovce na břehu
lesson-river-bb5-sheep-text = Na některých březích je ovce. Když na té louce svoláš stádo, počítá se taky, a to pokaždé.
lesson-river-bb5-sheep-lay = Polož kartičku tak, aby ovce byla na dolním břehu
lesson-river-bb5-sheep-turned = Pasuje to, ale otoč ji tak, aby ovce byla na dolním břehu.
lesson-river-bb5-sheep-herd = Dej pastýře na louku s ovcí
lesson-river-bb5-sheep-below = Na té straně žádná ovce není. Dej pastýře na dolní břeh.
lesson-river-bb5-sheep-meeple = To nech na potom. Dej pastýře na louku s ovcí.
lesson-river-bb5-sheep-pass = Bez pastýře ovce nikdo nesvolá. Dej ho na louku.
lesson-river-bb5-sheep-wider = Tvoje louka roste: polož jezero
lesson-river-bb5-sheep-keep = Družiníka si nech
lesson-river-bb5-sheep-more = Tentokrát si družiníka nech. Na řadě jsou ovce.
lesson-river-bb5-sheep-gather = Svolej stádo
lesson-river-bb5-sheep-grow = Mohl by přijít vlk. Svolej stádo hned.
lesson-river-bb5-sheep-done = 2 ovce na žetonu a 2 na březích: 4 body. Ovce na březích zůstávají pro další stádo.
