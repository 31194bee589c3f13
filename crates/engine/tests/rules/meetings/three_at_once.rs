//! Three and more systems at once.

use bastide_scenario::check;

/// TS-ex10, TS-E2, TB-10, KR-11: a final abbey completes a goods city; its player takes the goods and the
/// king, and both count.
#[test]
fn ts_ex10_a_final_abbey_completes_a_goods_city() {
    check(
        "
        systems: base, traders-and-builders/goods, king-and-robber-baron, abbey-and-mayor/abbey
        start: base.B -3,-1:0; base.B -2,-1:0; base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0
        start: base.E -3,0:90; base.G -2,0:0; base.B 1,0:0; base.B 1,1:0; base.B 0,1:0; base.E 2,0:0

        Red  base.E 2,-1:180 -
        expect king Red 2
        Blue tb.HQ -1,0:0 -
        expect asks Red place-abbey
        Red  -
        Blue abbey@0,0 -
        expect event goods Blue wine 1
        expect event token Blue king 3
        expect event scored Blue 10 goods final
        expect event scored Blue 2 king final
        expect over
        expect Red 0, Blue 12
        ",
    );
}
