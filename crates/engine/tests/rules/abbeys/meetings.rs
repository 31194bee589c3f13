//! Abbey, mayor, barn and wagon where they meet other systems.

use bastide_scenario::check;

use super::RING;

/// Seven monasteries around a hole at 0,0; the place to its north-west is free.
const SEVEN: &str = "start: base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; \
                     base.B 0,1:0; base.B -1,1:0; base.B -1,0:0";

/// AM+IC, IC-11, AM-22: a large meeple against two pennants, beside a cathedral, is a tie.
#[test]
fn am_22_strengths_in_a_cathedral_city() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, abbey-and-mayor/mayor
        start: ic.EK 2,0:0; base.E 2,1:0; base.E 2,-1:180; base.B 1,1:0; base.B 0,1:0; base.B -1,1:0; base.B 3,1:0
        bag: base.B

        Red  base.E 3,0:270 large-meeple>city.W
        Blue base.F 0,0:0 mayor>city.EW
        Red  base.F 1,0:0 -
        Blue base.E -1,0:90 -
        expect event scored Red 27 city [IC-21]
        expect event scored Blue 27 city [IC-21]
        ",
    );
}

/// AM+IC, IC-20, IC-21, AM-16: what an abbey completes has the full value of a completed feature.
#[test]
fn am_16_inn_and_cathedral_closed_by_an_abbey() {
    check(
        "
        systems: base, inns-and-cathedrals, abbey-and-mayor/abbey
        start: base.B -2,-1:0; base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.E 1,1:270; ic.EK 0,1:0; base.E -1,1:90; am.A10 -2,0:270
        bag: base.B

        Red  ic.EB -1,0:0 meeple>road.EW
        Blue - base.E 0,2:0 meeple>city.N
        Red  abbey@0,0 -
        expect event scored Blue 12 city [IC-21]
        expect event scored Red 4 road [IC-20]
        ",
    );
}

/// AM+TB, TB-20, AM-3: mayor and wagon carry a builder, unless only normal meeples do (TBN-6).
#[test]
fn am_3_mayor_and_wagon_support_a_builder() {
    let moves = |figure: &str, support: &str| {
        format!(
            "
            players: Red
            systems: base, traders-and-builders, abbey-and-mayor
            option tbn.builder_support: {support}
            start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
            bag: base.B

            Red base.G 0,0:0 {figure}>city.EW
            Red base.G 1,0:0
            "
        )
    };
    for figure in ["mayor", "wagon"] {
        check(&format!(
            "{} Red builder>city.EW
            expect on city.EW@0,0: Red {figure}, Red builder",
            moves(figure, "any_meeple")
        ));
    }
    check(
        "
        players: Red
        systems: base, farmers, traders-and-builders, abbey-and-mayor
        option tbn.builder_support: normal_only
        start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red base.G 0,0:0 mayor>city.EW
        Red base.G 1,0:0
        refuse builder>city.EW TBN-6
        ",
    );
}

/// AM+TB, AM-15, AM-ex15, TB-23: an abbey extends nothing, so that the builder earns no second
/// part.
#[test]
fn am_ex15_no_second_part_for_an_abbey() {
    check(
        "
        systems: base, traders-and-builders/builder, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.E 1,1:270; base.B 2,0:0
        bag: base.B

        Red  base.R 0,1:0 meeple>city.NEW
        Blue - base.B 3,0:0 -
        Red  - base.E -1,1:90 builder>city.E
        Blue - base.B 4,0:0 -
        Red  abbey@0,0 -
        expect no event second-part
        expect event scored Red 6 city
        expect event returned Red builder
        expect asks Blue place-tile base.B
        ",
    );
}

/// AM+TB, TB-10, AM-16: whoever completes a goods city with an abbey takes the goods, in the final
/// round too (TS-E2); the city holds nobody.
#[test]
fn am_16_goods_for_the_player_of_the_abbey() {
    check(
        "
        systems: base, traders-and-builders/goods, abbey-and-mayor/abbey
        start: base.B -2,-1:0; base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; base.B 0,1:0; base.E -2,0:90

        Red  tb.HQ -1,0:0 -
        expect asks Blue place-abbey
        Blue abbey@0,0 -
        expect event took Blue wine 1
        expect event scored Blue 10 goods final
        expect over
        ",
    );
}

/// AM+TB, TS-ex5, AM-10, AM-18: the second part without a tile may be an abbey; the final round
/// comes after it.
#[test]
fn ts_ex5_an_abbey_as_second_part() {
    let moves = format!(
        "
        systems: base, traders-and-builders/builder, abbey-and-mayor/abbey
        {RING}; base.U 0,2:0

        Red  - base.U 1,2:0 meeple>road.EW
        Blue - base.B 2,0:0 -
        Red  - base.U 2,2:0 builder>road.EW
        Blue - base.B 3,0:0 -
        Red  - base.U 3,2:0
        expect left 0
        expect asks Red second-part
        Red  =second-part
        expect asks Red place-abbey
        "
    );
    check(&format!(
        "{moves} Red abbey@0,0 meeple>monastery
        expect over
        expect Red 13, Blue 0"
    ));
    check(&format!(
        "{moves} Red -
        expect asks Blue place-abbey
        Blue -
        expect asks Red place-abbey
        Red  -
        expect over"
    ));
}

/// AM+TB, TS-17, AM-10: without a tile and without a hole there is no second part.
#[test]
fn ts_ex5_no_second_part_without_a_hole() {
    check(
        "
        systems: base, traders-and-builders/builder, abbey-and-mayor/abbey
        start: base.U 0,0:0

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 1,1:0 -
        Red  base.U 3,0:0
        expect over
        ",
    );
}

/// AM+RV3, RV3-12, TS-2: no abbey before the river is laid.
#[test]
fn rv3_12_no_abbey_while_the_river_is_laid() {
    check(
        "
        systems: base, river-v3, abbey-and-mayor/abbey
        start: riverv3.A 0,0:0; base.B -1,-1:0; base.B -1,0:0; base.B -1,1:0; base.B -2,-1:0; base.B -2,1:0; base.B -3,-1:0; base.B -3,0:0; base.B -3,1:0
        bag: base.B

        expect asks Red place-tile riverv3.D
        refuse abbey@-2,0 RV3-12
        Red  riverv3.D 0,1:90
        expect asks Blue place-tile riverv3.G
        Blue riverv3.G 0,2:90
        expect asks Red place-abbey
        ",
    );
}

/// AM+FLY, FLY-13, FLY-14, AM-20: the mayor flies, and lands in open cities alone, occupied ones
/// too.
#[test]
fn fly_14_a_mayor_lands_in_a_city() {
    check(
        "
        systems: base, farmers, flying-machines, abbey-and-mayor
        start: base.B 0,1:0
        bag: base.B

        Red  base.E 0,0:270 meeple>city.W
        Blue fl.G 1,0:0
        expect legal meeple^ mayor^ wagon^
        refuse barn^ FLY-15
        Blue mayor^ die=1
        expect only mayor>city.W@0,0
        Blue mayor>city.W@0,0
        expect on city.W@0,0: Red meeple, Blue mayor
        expect owners city.W@0,0: Red
        ",
    );
}

/// AM+FLY, FLY-ex7, FLY-12: with a road and a monastery only, the mayor comes home.
#[test]
fn fly_ex7_a_mayor_finds_no_city() {
    check(
        "
        systems: base, farmers, flying-machines, abbey-and-mayor
        start: base.A 0,0:180
        bag: base.B

        Red  fl.G 1,0:0 mayor^ die=1
        expect event sent-back Red mayor
        expect supply Red mayor 1
        ",
    );
}

/// AM+FLY, FLY-14, AM-50: the wagon lands on road, city or monastery, occupied or not, never in a
/// garden.
#[test]
fn fly_14_a_wagon_lands() {
    check(
        "
        systems: base, farmers, abbot, flying-machines, abbey-and-mayor
        start: base.A 0,0:180; base.U-g 0,1:0; base.B 0,2:0
        bag: base.B

        Red  fl.G 1,0:0 wagon^ die=1
        expect only wagon>road.N@0,0 wagon>monastery@0,0
        Red  wagon>road.N@0,0
        Blue fl.H 1,2:0 wagon^ die=1
        expect only wagon>road.EW@0,1
        refuse wagon>garden@0,1 FLY-14
        refuse wagon>field.0127@0,1 FLY-9
        ",
    );
}

/// AM+FLY, FLY-13: with the option only the two meeples fly.
#[test]
fn fly_13_neither_mayor_nor_wagon_with_the_option() {
    check(
        "
        systems: base, farmers, flying-machines, abbey-and-mayor
        option fly.figures: normal_and_large
        start: base.A 0,0:180
        bag: base.B

        Red  fl.G 1,0:0
        refuse mayor^ FLY-13
        refuse wagon^ FLY-13
        ",
    );
}

/// AM+FLY, FLY-8, AM-13: an abbey is a landing place while it is incomplete.
#[test]
fn fly_8_landing_on_an_abbey() {
    check(&format!(
        "
        systems: base, flying-machines, abbey-and-mayor/abbey
        {SEVEN}
        bag: base.B

        Red  abbey@0,0 -
        Blue fl.G 2,0:0 meeple^ die=2
        expect only meeple>monastery@0,0
        Blue meeple>monastery@0,0
        expect on monastery@0,0: Blue meeple
        "
    ));
}

/// AM+MSG, MSG-34, AM-21: mayor and wagon in cities are knights, one each.
#[test]
fn msg_34_mayor_and_wagon_are_knights() {
    check(
        "
        systems: base, messengers, abbey-and-mayor
        start: am.A10 0,0:270; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0
        bag: base.B

        Red  base.E 1,-1:0 mayor>city.N
        Blue base.B 1,1:0 -
        Red  base.E 3,-1:0 wagon>city.N
        Blue base.B 2,1:0 -
        Red  am.A10 4,0:90 meeple>road.W =meeple message=knights =action
        expect asks Red marker 4
        ",
    );
}

/// AM+MSG, MSG-36, MSG-39: a recalled wagon goes to the supply and does not drive on; a mayor may
/// be recalled, a barn may not.
#[test]
fn msg_36_recall_of_mayor_and_wagon() {
    check(
        "
        systems: base, farmers, messengers, abbey-and-mayor
        supply barn: 2
        start: am.A10 0,0:270; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0; base.B 0,1:0; base.B 0,2:0; base.B 1,2:0
        bag: base.B

        Red  base.E 1,-1:0 mayor>city.N
        Blue base.B 2,2:0 -
        Red  base.E 3,-1:0 wagon>city.N
        Blue base.B 3,2:0 -
        Red  base.B 1,1:0 barn@0,1
        Blue base.B 4,2:0 -
        Red  am.A10 4,0:90 meeple>road.W =meeple message=recall =action
        expect asks Red recall-meeple
        expect only mayor<city.N@1,-1 wagon<city.N@3,-1
        refuse barn<field.01234567@0,1 MSG-36
        Red  wagon<city.N@3,-1 =score =meeple
        expect event returned Red wagon
        expect supply Red wagon 1
        expect Red 6, Blue 0
        expect asks Blue place-tile base.B
        ",
    );
}

/// AM+MSG, MSG-26: an abbey counts as a monastery.
#[test]
fn msg_26_an_abbey_is_a_monastery() {
    check(&format!(
        "
        systems: base, messengers, abbey-and-mayor
        {SEVEN}; am.A10 2,0:270; base.U 3,0:0; base.U 4,0:0; base.U 5,0:0
        bag: base.B

        Red  abbey@0,0 meeple>monastery
        Blue base.B 2,1:0 -
        Red  am.A10 6,0:90 meeple>road.W =meeple message=monastery =action
        expect asks Red marker 8
        "
    ));
}

/// AM+MSG, SCB-22, SCB-23, AM-38: barn points are the last events of the batch, each with its
/// marker.
#[test]
fn scb_23_barn_points_come_last() {
    check(
        "
        systems: base, farmers, messengers, abbey-and-mayor
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.B 2,0:0
        bag: base.B

        Red  base.E 2,1:270 meeple>city.W
        Blue base.B 0,2:0 meeple>field.01234567
        Red  base.E 1,1:90 barn@0,0
        expect asks Red marker 4
        Red  =meeple
        expect asks Blue marker 3
        Blue =messenger
        expect Red 4, Blue 3
        ",
    );
}

/// AM+FER, FER-32, TB-23: an abbey that closes a road continues nothing, so that no ferry moves.
#[test]
fn fer_32_an_abbey_moves_no_ferry() {
    check(
        "
        systems: base, ferries, abbey-and-mayor/abbey
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  - fe.D -2,0:0 - ferry.EW
        Blue abbey@0,0 -
        expect asks Red place-tile base.B
        expect state ferries/placed/-2,0/edges E W
        ",
    );
}

/// AM+FER, FER-19: a wagon is a highwayman.
#[test]
fn fer_19_a_wagon_calls_for_a_ferry() {
    check(
        "
        systems: base, ferries, abbey-and-mayor/wagon
        option fer.placement: with_traveler
        bag: base.B

        Red  fe.D 1,0:0 wagon>road.S
        expect asks Red place-ferry
        ",
    );
}

/// AM+GLD, GLD-5, GLD-11: gold on an abbey, which a monk there takes like that around a monastery.
#[test]
fn gld_11_gold_on_and_around_an_abbey() {
    check(&format!(
        "
        systems: base, gold-mines, abbey-and-mayor/abbey
        {SEVEN}
        bag: base.B

        Red  abbey@0,0 meeple>monastery
        Blue gm.H -1,-1:180 gold@0,0 -
        expect event scored Red 9 monastery
        expect tokens Red gold 2
        "
    ));
}

/// AM+GLD, GLD-13, AM-23: a mayor of strength 0 owns nothing, and the gold stays.
#[test]
fn gld_13_no_gold_for_a_mayor_without_pennants() {
    check(
        "
        systems: base, gold-mines, abbey-and-mayor/mayor
        start: base.B -1,-1:0; base.E 0,-1:180; base.E -1,0:90
        bag: base.B

        Red  gm.B 0,0:0 gold@-1,-1 mayor>city.NW
        expect no event scored
        expect tokens Red gold 0
        expect state ingots/0,0/count 1
        expect supply Red mayor 1
        ",
    );
}

/// AM+MGW, MGW-21, MGW-8: an abbey that completes a road sends the mage away; he cannot stand on
/// it.
#[test]
fn mgw_21_an_abbey_completes_the_road_of_the_mage() {
    check(
        "
        systems: base, mage-and-witch, abbey-and-mayor/abbey
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; base.B 0,1:0; base.E -1,1:0
        bag: base.B

        Red  mw.C -1,0:270 mage>road.E -
        Blue abbey@0,0 -
        expect event set-aside Blue mage
        expect piece mage aside
        Red  mw.C -2,0:0
        refuse mage>monastery@0,0 MGW-8
        ",
    );
}

/// AM+ROB, ROB-15, AM-35: barn points during the game can be robbed.
#[test]
fn rob_15_barn_points_are_robbed() {
    check(
        "
        systems: base, farmers, robbers, abbey-and-mayor/barn
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.E 2,0:180; base.E 2,1:0; base.E 3,0:180; base.E 3,1:0
        bag: base.B

        Red  rb.D 4,0:0 =space-0 Blue =space-0 Red -
        Blue base.B 0,2:0 meeple>field.01234567
        Red  base.B 1,1:0 barn@0,0
        expect event scored Blue 6 field [AM-35]
        expect event scored Red 3 robber
        expect Red 3, Blue 6
        ",
    );
}

/// AM+CRC, CRC-13: mayor and wagon are added in cities, the wagon on roads; neither in fields.
#[test]
fn crc_13_mayor_and_wagon_are_added() {
    check(
        "
        systems: base, crop-circles, abbey-and-mayor
        start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red  base.E 0,0:0 meeple>city.N
        Blue cc1.B 1,0:0 - =add
        expect asks Red crop-add
        expect only meeple>city.N@0,0 mayor>city.N@0,0 wagon>city.N@0,0
        refuse barn>city.N@0,0 CRC-13
        Red  mayor>city.N@0,0
        expect on city.N@0,0: Red meeple, Red mayor
        ",
    );
    check(
        "
        systems: base, crop-circles, abbey-and-mayor
        start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red  base.U 0,0:0 meeple>road.EW
        Blue cc1.D 2,0:180 - =add
        expect only meeple>road.EW@0,0 wagon>road.EW@0,0
        refuse mayor>road.EW@0,0 CRC-13
        ",
    );
    check(
        "
        systems: base, farmers, crop-circles, abbey-and-mayor
        start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red  base.U 0,0:0 meeple>field.0127
        Blue cc1.C 2,0:0 - =add
        expect only meeple>field.0127@0,0
        refuse wagon>field.0127@0,0 CRC-13
        refuse mayor>field.0127@0,0 CRC-13
        ",
    );
}

/// AM+CRC, CRC-14: a wagon of the kind may be removed, and goes to the supply.
#[test]
fn crc_14_a_wagon_is_removed() {
    check(
        "
        systems: base, crop-circles, abbey-and-mayor
        start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red  base.U 0,0:0 wagon>road.EW
        Blue cc1.D 2,0:180 - =remove
        expect only wagon<road.EW@0,0
        Red  wagon<road.EW@0,0
        expect supply Red wagon 1
        expect asks Red place-tile base.B
        ",
    );
}

/// AM+CRC, AM-33, CRC-11: the farmers have left the field of a barn before a circle could add to
/// them.
#[test]
fn am_33_nothing_is_added_beside_a_barn() {
    check(
        "
        systems: base, farmers, crop-circles, abbey-and-mayor
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 0,2:0 meeple>field.01234567
        Blue cc1.C 1,1:90
        expect legal barn@0,0
        Blue barn@0,0
        expect on field.01234567@0,0: Blue barn
        Blue =add
        expect asks Red place-tile base.B
        ",
    );
}

/// ABT+AM, ABT-4, ABT-11: an abbot on an abbey, and home from it.
#[test]
fn abt_11_an_abbot_on_an_abbey() {
    check(&format!(
        "
        systems: base, abbot, abbey-and-mayor/abbey
        {SEVEN}
        bag: base.B

        Red  abbey@0,0 abbot>monastery
        Blue base.B 2,0:0 -
        Red  base.B 3,0:0 abbot<monastery@0,0
        expect event scored Red 8 monastery [ABT-13]
        expect supply Red abbot 1
        "
    ));
}
