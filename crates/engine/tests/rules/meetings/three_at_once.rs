//! Three and more systems at once.

use bastide_scenario::check;

use crate::track::booked;

/// KR+TB, TS-ex10, TS-E2, TB-10, KR-11: a final abbey completes a goods city; its player takes the
/// goods and the king, and both count.
#[test]
fn ts_ex10_a_final_abbey_completes_a_goods_city() {
    check(
        "
        systems: base, traders-and-builders/goods, king-and-robber-baron, abbey-and-mayor/abbey
        start: base.B -3,-1:0; base.B -2,-1:0; base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0
        start: base.E -3,0:90; base.G -2,0:0; base.B 1,0:0; base.B 1,1:0; base.B 0,1:0; base.E 2,0:0

        Red  base.E 2,-1:180 -
        expect tokens Red king 1
        expect state records/king 2
        Blue tb.HQ -1,0:0 -
        expect asks Red place-abbey
        Red  -
        Blue abbey@0,0 -
        expect event took Blue wine 1
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

/// AM+CO, AM+KR, AM+PD, CO+KR, CO+PD, KR+PD, SCB-23, SCB-27, PD-26, AM-35, KR-23, CO-11: the order
/// of a batch with everything in it: completed features, each with its bonus, the barn, the king.
/// The king's point is no scoring for the Count.
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
        expect tokens Red king 1
        expect state records/king 2
        Blue base.E 6,1:270 meeple>city.W
        Red  base.B 7,0:0 -
        Blue base.B 8,0:0 fairy>@6,1
        Red  base.E 5,1:90 barn@4,0
        expect asks Red enter-city
        ",
    );
    assert_eq!(booked(&played), ["Blue 4 city", "Blue 3 fairy", "Red 1 king"]);
}

/// AM+CO, AM+PD, CO+PD, TS-14, CO-18, AM-52, PD-44, CRC-7: count, wagon, dragon and the next turn,
/// in this order.
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

/// MSG+PD, MSG+R2, PD+R2, TS-17, MSG-28, MSG-32, R2-16, R2-32, PD-25: the fairy's point brings a
/// message, its extra tile is the lake, the tile after that a dragon tile; then the turn begins
/// with the draw.
#[test]
fn ts_17_the_lake_as_extra_tile_before_the_own_one() {
    let played = check(
        "
        systems: base, messengers, river-2, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; river.S 0,1:0
        bag: base.B base.B

        Red  base.A 3,0:90 meeple>road.W =meeple
        Blue base.B -1,0:0 -
        Red  base.B -1,1:0 meeple>monastery
        Blue base.B -2,0:0 -
        Red  base.B -2,1:0 fairy>@-1,1
        Blue base.B -3,0:0 -
        expect asks Red marker 1
        Red  =meeple message=tile =action
        expect asks Red place-tile river2.L
        Red  river2.L 1,1:0
        expect piece dragon 1,1
        expect asks Red place-tile pd.D1
        Red  pd.D1 2,1:90 - dragon>@2,1
        Blue dragon>@2,0
        Red  dragon>@1,0
        Blue dragon>@0,0
        Red  dragon>@0,1
        expect turn Red
        expect asks Red place-tile base.B
        Red  base.B -3,1:0 -
        expect turn Blue
        ",
    );
    assert_eq!(booked(&played), ["Red 4 road", "Red 1 fairy"]);
}

/// AM+PD, AM-59, TS-13, TS-14, PD-28: a wagon waits for its move while the extra tile of a message
/// is played, on no feature, in no supply, and no longer with the fairy.
#[test]
fn am_59_a_wagon_waits_while_a_message_is_carried_out() {
    check(
        "
        systems: base, farmers, messengers, abbey-and-mayor, princess-and-dragon
        option pd.fairy_binding: follower
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.B 0,1:0
        bag: base.B base.B

        Red  base.U 3,0:0 wagon>road.EW
        Blue base.B 0,2:0 -
        Red  base.B 0,3:0 fairy>wagon:road.EW@3,0
        Blue base.X 4,0:0 -
        Red  =meeple =messenger message=tile =action
        expect companion nobody
        expect supply Red wagon 0
        expect on road.EW@3,0: nobody
        Red  base.U 5,0:0 -
        expect asks Red move-wagon
        Red  drive>road.N@4,0
        expect on road.N@4,0: Red wagon
        expect asks Red place-tile base.B
        ",
    );
}

/// TS-13, WF-25, MSG-28, HS-26: a city is complete while the extra tile of a message is played;
/// pestilence takes its knight from the map, so that nobody scores it.
#[test]
fn wf_25_pestilence_reaches_what_waits() {
    check(
        "
        systems: base, messengers, hills-and-sheep, wheel-of-fortune
        start: base.B -1,1:0
        bag: base.B

        Red  base.E -2,1:180 meeple>city.S
        Blue base.U-w2 2,-1:90 -
        Red  base.B -1,2:0 shepherd>field.01234567 token=sheep-4
        Blue base.B 4,3:0 -
        Red  base.B -3,1:0 - =grow token=sheep-1
        Blue base.B 5,3:0 -
        Red  base.E -2,2:0 - =gather =meeple message=tile =action
        expect piece wheel-pig pestilence
        expect asks Red pestilence
        expect only meeple<city.S@-2,1
        Red  base.U-w3 meeple<city.S@-2,1
        Red  2,-2:90 -
        expect asks Blue place-tile
        expect Red 5, Blue 0
        ",
    );
}

/// TS-13, PD-49, MSG-28, HS-26: so does the dragon.
#[test]
fn pd_49_the_dragon_reaches_what_waits() {
    check(
        "
        systems: base, farmers, messengers, hills-and-sheep, princess-and-dragon
        start: base.B 1,-1:0; base.B 1,1:0; base.B 2,-1:0; base.B 2,1:0; base.B 3,-1:0; base.B 3,1:0; base.B 3,0:0
        start: pd.V1 1,-2:0
        bag: base.B

        Red  base.E 0,-1:180 meeple>city.S
        Blue base.B 4,1:0 -
        Red  base.B 0,1:0 shepherd>field.01234567 token=sheep-4
        Blue base.B 4,-1:0 -
        Red  base.B 0,2:0 - =grow token=sheep-1
        Blue base.B 4,0:0 -
        Red  base.E 0,0:0 - =gather =meeple message=tile =action
        Red  pd.D1 0,-2:0 -
        expect asks Red dragon-step
        Red  dragon>@1,-1
        Blue dragon>@0,-1
        expect event returned Red meeple city.S@0,-1
        ",
    );
}

/// AM-59, WF-23, MSG-28: a wagon that waits for its move while an extra tile turns the wheel is in
/// no supply, and does not count for Storm.
#[test]
fn wf_23_a_waiting_wagon_is_in_no_supply() {
    check(
        "
        systems: base, messengers, abbey-and-mayor/wagon, wheel-of-fortune
        supply meeple: 1
        start: base.U -1,3:0; base.U -2,3:0
        bag: base.B

        Red  base.U -3,3:0 wagon>road.EW
        Blue base.B 4,3:0 -
        Red  base.A -4,3:270 - =meeple message=tile =action
        expect piece wheel-pig storm
        expect asks Red marker 1
        Red  base.U-w3 =meeple
        expect asks Blue marker 2
        ",
    );
}
