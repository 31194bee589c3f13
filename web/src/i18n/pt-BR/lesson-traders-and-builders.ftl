lesson-traders-and-builders-line = Pegue mercadorias de qualquer cidade que completar, jogue duas peças por turno e alimente um porco.

lesson-traders-and-builders-goods = Pegue as mercadorias
lesson-traders-and-builders-goods-text = Algumas cidades vendem vinho, trigo ou tecido. Quem completa uma delas pega as mercadorias, mesmo que outra pessoa leve os pontos.
lesson-traders-and-builders-goods-close = Complete a cidade de Odile
lesson-traders-and-builders-goods-elsewhere = Encaixa ali, mas as mercadorias esperam na cidade de Odile. Feche-a em cima.
lesson-traders-and-builders-goods-done = Odile leva 8 pontos, e você, 1 vinho e 1 trigo. A próxima cena mostra quanto eles valem.

lesson-traders-and-builders-most = Domine o mercado
lesson-traders-and-builders-most-text = No fim da partida, ter mais vinho vale 10 pontos. O mesmo vale para o trigo e o tecido. Odile tem 1 vinho, e você tem a última peça.
lesson-traders-and-builders-most-close = Complete a cidade que mostra uvas duas vezes
lesson-traders-and-builders-most-own = São 6 pontos pela sua cidade, mas Odile segue com mais vinho e leva 10. Feche a cidade do meio.
lesson-traders-and-builders-most-elsewhere = Encaixa ali, mas não completa nada. Feche a cidade do meio, que mostra uvas duas vezes.
lesson-traders-and-builders-most-done = 2 vinhos contra 1: 10 pontos. Com 2 pela sua cidade aberta, você vence por 12 a 8, mesmo com os 8 de Odile pela dela.

lesson-traders-and-builders-builder = Jogue duas peças em um turno
lesson-traders-and-builders-builder-text = Ponha seu construtor em uma cidade ou estrada onde você já tem um meeple. Sempre que você a aumenta, joga uma segunda peça.
lesson-traders-and-builders-builder-lay = Aumente sua cidade
lesson-traders-and-builders-builder-claim = Ponha seu construtor na cidade
lesson-traders-and-builders-builder-elsewhere = Encaixa ali, mas aqui se trata da sua cidade. Ponha no lado aberto, em cima.
lesson-traders-and-builders-builder-pass = Sem construtor não há segunda peça. Ponha-o na sua cidade.
lesson-traders-and-builders-builder-extend = Aumente sua cidade de novo: o construtor entra em ação
lesson-traders-and-builders-builder-again = Jogue sua segunda peça
lesson-traders-and-builders-builder-skip = Você pode passar, mas o construtor existe para essa peça de graça. Jogue-a.
lesson-traders-and-builders-builder-close = Feche sua cidade com ela
lesson-traders-and-builders-builder-done = Duas peças em um turno. 5 peças e 2 brasões, 2 pontos cada: 14 pontos, e seu cavaleiro e seu construtor voltaram.

lesson-traders-and-builders-pig = Alimente um porco
lesson-traders-and-builders-pig-text = Um porco se junta a um fazendeiro seu. No final, cada cidade completa nesse campo vale 4 pontos para você em vez de 3.
lesson-traders-and-builders-pig-lay = Aumente o campo do seu fazendeiro
lesson-traders-and-builders-pig-pig = Ponha seu porco no campo com seu fazendeiro
lesson-traders-and-builders-pig-elsewhere = Encaixa ali, mas seu fazendeiro está acima da estrada. Ponha em uma ponta da estrada.
lesson-traders-and-builders-pig-meeple = Outro meeple não faz as cidades valerem mais. Use o porco.
lesson-traders-and-builders-pig-pass = Esta é a última peça, e um porco vale pontos na hora. Ponha-o com seu fazendeiro.
lesson-traders-and-builders-pig-done = 2 cidades completas, 4 pontos cada: 8 pontos em vez de 6.
