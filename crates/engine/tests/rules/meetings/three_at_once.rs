//! Three and more systems at once.

use bastide_scenario::check;

use crate::track::booked;

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

/// TS-10, AM-12: what the figure action may be in the part of an abbey: meeples, wagon and abbot on it,
/// the fairy, the abbot's return; neither mayor nor builder, pig and barn.
#[test]
fn ts_10_the_figure_actions_of_an_abbey() {
    check(
        "
        players: Red
        systems: base, farmers, abbot, inns-and-cathedrals, traders-and-builders
        systems: abbey-and-mayor, princess-and-dragon
        supply abbot: 2
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0
        start: base.B -1,1:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  - base.B 2,0:0 abbot>monastery
        Red  abbey@0,0
        expect only meeple>monastery large-meeple>monastery wagon>monastery abbot>monastery \
                    abbot<monastery@2,0 fairy>@2,0 -
        refuse mayor>monastery AM-20
        refuse builder>monastery TB-22
        refuse barn@0,0 AM-30
        ",
    );
}

/// SCB-23, SCB-27, PD-26, AM-35, KR-23, CO-11: the order of a batch with everything in it: completed
/// features, each with its bonus, the barn, the king. The king's point is no scoring for the Count.
#[test]
fn scb_23_fairy_barn_and_king_in_one_batch() {
    let played = check(
        "
        systems: base, farmers, count, king-and-robber-baron, abbey-and-mayor/barn
        systems: princess-and-dragon/fairy
        option kr.scoring: continuous
        start: base.B 4,0:0; base.B 5,0:0; base.B 4,1:0; base.B 6,0:0
        bag: base.B

        Red  base.E 0,3:0 -
        expect king Red 2
        Blue base.E 6,1:270 meeple>city.W
        Red  base.B 7,0:0 -
        Blue base.B 8,0:0 fairy>@6,1
        Red  base.E 5,1:90 barn@4,0
        expect asks Red enter-city
        ",
    );
    assert_eq!(booked(&played), ["Blue 4 city", "Blue 3 fairy", "Red 1 king"]);
}

/// TS-14, CO-18, AM-52, PD-44, CRC-7: count, wagon, dragon and the next turn, in this order.
#[test]
fn ts_14_count_wagon_and_dragon_after_the_scoring() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor/wagon, princess-and-dragon
        option pd.dragon_timing: after_scoring
        start: pd.V1 4,0:0
        bag: base.B

        Red  base.X -1,0:0 wagon>road.W
        Blue pd.D3 -2,0:0
        expect asks Blue figure
        Blue -
        expect event scored Red 2 road
        expect asks Blue enter-city
        Blue meeple>market
        expect asks Blue move-count
        Blue count>market
        expect asks Red move-wagon
        Red  drive>road.N@-1,0
        expect asks Red place-tile base.B
        ",
    );
}
