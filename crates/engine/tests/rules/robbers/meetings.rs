//! Robbers where they meet other systems.

use bastide_scenario::check;

use crate::track::{booked, lanes};

/// Blue has 7 points, and Red's robber lies in wait there. Blue plays `rest` next.
fn red_waits(systems: &str, start: &str, rest: &str) -> String {
    format!(
        "
        players: Red, Blue
        systems: base, robbers{systems}
        start: {}{start}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W
        Red rb.D -1,1:270 =space-7 Blue =space-0 Red -
        {rest}",
        lanes(&[7, 3])
    )
}

/// BG+ROB, ROB-15: cities and monasteries are robbed like roads.
#[test]
fn rob_15_every_kind_of_points() {
    check(&red_waits(
        "",
        "; base.E 0,2:90",
        "Blue base.E 1,2:270 meeple>city.W
        expect event scored Blue 4 city
        expect event scored Red 2 robber
        ",
    ));
    check(&red_waits(
        "",
        "; base.B 0,2:0; base.B 0,3:0; base.B 0,4:0; base.B 1,2:0; base.B 1,4:0; base.B 2,2:0; \
           base.B 2,3:0",
        "Blue base.B 1,3:0 meeple>monastery
        Red base.B -1,2:0 -
        Blue base.B 2,4:0 -
        expect event scored Blue 9 monastery
        expect event scored Red 5 robber
        ",
    ));
}

/// FRM+ROB, ROB-33: farms are scored when no robber is left.
#[test]
fn rob_33_farms_are_not_robbed() {
    check(
        "
        players: Red, Blue
        systems: base, farmers, robbers
        start: base.D 0,0:0; base.E 0,-1:180

        Red base.U 1,0:0 meeple>field.0127
        Blue rb.F 2,0:0 =space-0 Red =space-0 Blue meeple>field.3456
        expect over
        expect event scored Red 3 field final
        expect events 2 scored Red
        expect Red 6, Blue 3
        ",
    );
}

/// ABT+ROB, ROB-17: his points are the first event, and that one is robbed.
#[test]
fn rob_17_the_points_of_the_returned_abbot_are_robbed_first() {
    let played = check(&red_waits(
        ", abbot",
        "",
        "Blue base.B -2,0:0 abbot>monastery
        Red base.B -1,2:0 -
        Blue base.U 2,1:0 meeple>road.EW
        Red base.B -2,2:0 -
        Blue base.A 3,1:90 abbot<monastery@-2,0
        expect track Red robber none
        ",
    ));
    assert_eq!(booked(&played)[1..], ["Blue 3 monastery", "Red 2 robber", "Blue 4 road"]);
}

/// ROB+RV3, ROB-8: bags come with the land, and points of river tiles are robbed.
#[test]
fn rob_8_with_the_river() {
    check(
        "
        players: Red, Blue
        systems: base, river-v3, robbers
        start: riverv3.A 0,0:0; base.B -1,0:0; base.U -1,1:0; base.A -2,1:270
        bag: base.B

        Red rb.D -2,0:270 =space-0 Blue =space-0 Red -
        Blue riverv3.H 0,1:90 meeple>road.W
        expect event scored Blue 3 road
        expect event scored Red 2 robber
        ",
    );
}

/// IC+ROB, ROB-28: tripled points are robbed as they are.
#[test]
fn rob_28_with_a_cathedral() {
    check(&red_waits(
        ", inns-and-cathedrals",
        "; base.B 0,2:0; base.E 1,2:180; base.B 2,2:0; base.E 0,3:90; ic.EK 1,3:0; base.E 1,4:0",
        "Blue base.E 2,3:270 meeple>city.W
        expect event scored Blue 15 city [IC-21]
        expect event scored Red 8 robber
        ",
    ));
}

/// ROB+TB, ROB-15: each part of a double turn is a batch of its own, and goods are no points.
#[test]
fn rob_15_each_part_of_a_double_turn() {
    let played = check(&red_waits(
        ", traders-and-builders",
        "; base.A 0,2:270",
        "Blue base.U 1,2:0 meeple>road.EW
        Red base.B -1,2:0 -
        Blue base.U 2,2:0 builder>road.EW
        Red base.B -2,2:0 -
        Blue base.A 3,2:90 -
        expect event scored Blue 4 road
        expect event scored Red 2 robber
        expect asks Blue second-part
        Blue =second-part base.A 2,1:90 meeple>road.W
        expect event scored Blue 3 road
        expect no event scored Red
        expect Red 2, Blue 14
        ",
    ));
    assert_eq!(booked(&played).len(), 4);
    check(
        "
        players: Red, Blue
        systems: base, robbers, traders-and-builders
        start: base.E 0,1:0; tb.HQ 0,0:90
        bag: base.B

        Red rb.D -1,1:270 =space-0 Blue =space-0 Red -
        Blue base.E 0,-1:180 -
        expect event took Blue wine 1
        expect no event scored
        expect track Red robber 0
        ",
    );
}

/// MSG+ROB, ROB-7, ROB-26, ROB-ex7, ROB-5: Red's robber on 7 with Blue's messenger (and Green's
/// meeple, for which it came): Blue's meeple is not robbed from there, the messenger is, unless
/// only meeples count.
#[test]
fn rob_ex7_messengers_can_be_robbed_unless_the_option_says_no() {
    let board = |option: &str, rest: &str| {
        format!(
            "
        players: Red, Blue, Green
        systems: base, robbers, messengers
        option rob.placement: optional
        {option}
        start: {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W =messenger
        Green base.A 6,1:90 meeple>road.W =meeple
        Red rb.D -1,1:270 =space-7 Blue - Red -
        Blue base.A 5,2:90 meeple>road.W
        {rest}",
            lanes(&[7, 7, 6])
        )
    };
    check(&board(
        "",
        "Blue =meeple
        expect no event scored Red
        expect track Red robber 7
        expect Red 0, Blue 13, Green 7
        ",
    ));
    check(&board(
        "",
        "Blue =messenger
        expect asks Red marker 3
        Red =meeple
        expect track Red robber none
        expect Red 3, Blue 13, Green 7
        ",
    ));
    check(&board(
        "option rob.targets: meeple_only",
        "Blue =messenger
        expect no event scored Red
        expect track Red robber 7
        expect Red 0, Blue 13, Green 7
        ",
    ));
}

/// MSG+ROB, ROB-5, ROB-7, ROB-8: a space with nothing but a messenger is a place for a robber,
/// unless only meeples count.
#[test]
fn rob_5_a_robber_beside_a_messenger() {
    let board = |option: &str, rest: &str| {
        format!(
            "
        players: Red, Blue
        systems: base, robbers, messengers
        {option}
        start: {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W =messenger
        Red rb.D -1,1:270
        {rest}",
            lanes(&[7, 3])
        )
    };
    check(&board("", "expect only =space-0 =space-7\n"));
    check(&board(
        "option rob.targets: meeple_only",
        "expect only =space-0
        refuse =space-7 ROB-8
        ",
    ));
}

/// MSG+ROB, ROB-5: without messengers on the track nobody's messenger makes space 0 a target.
#[test]
fn rob_5_a_game_with_one_marker_each() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, robbers, messengers
        supply messenger: 0
        start: {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W =meeple
        Red rb.D -1,1:270
        expect only =space-7
        ",
        lanes(&[7, 3])
    ));
}

/// MSG+ROB, ROB-15, MSG-21: the points of a message are robbed.
#[test]
fn rob_15_message_points_are_robbed() {
    let played = check(&format!(
        "
        players: Red, Blue
        systems: base, robbers, messengers
        start: {}
        bag: base.B

        Red base.A 3,0:90 meeple>road.W =meeple
        Blue base.A 6,1:90 meeple>road.W =messenger
        Red rb.D -1,0:270 =space-7 Blue =space-4 Red -
        Blue base.A 4,2:90 meeple>road.W =meeple message=knights =points =messenger
        expect asks Red marker 1
        Red =meeple
        expect track Red meeple 5 messenger 0
        expect track Blue meeple 5 messenger 9
        expect track Red robber none
        expect track Blue robber 5
        expect asks Red place-tile base.B           # Red did not land alone
        ",
        lanes(&[4, 7, 5])
    ));
    assert_eq!(booked(&played)[2..], ["Blue 5 road", "Blue 2 message", "Red 1 robber"]);
}

/// MSG+ROB, ROB-29: loot that lands alone on a message space brings a message.
#[test]
fn rob_29_loot_can_bring_a_message() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, robbers, messengers
        start: {}
        bag: base.B

        Red base.A 3,0:90 meeple>road.W =meeple
        Blue base.A 6,1:90 meeple>road.W =messenger
        Red rb.D -1,0:270 =space-7 Blue =space-4 Red -
        Blue base.A 1,2:90 meeple>road.W =messenger
        Red =meeple message=shields
        expect asks Red message shields
        expect turn Blue
        Red =action
        expect turn Red
        ",
        lanes(&[4, 7, 2])
    ));
}

/// FER+ROB, ROB-15: a road that a ferry closes is robbed like any other.
#[test]
fn rob_15_with_ferries() {
    check(&red_waits(
        ", ferries",
        "; base.A 0,2:270; base.U 1,2:0",
        "Blue fe.D 2,2:0 meeple>road.W ferry.ES
        expect event scored Blue 3 road
        expect event scored Red 2 robber
        ",
    ));
}

/// FLY+ROB, ROB-15: a landed meeple scores, and is robbed, like any other.
#[test]
fn rob_15_with_flying_machines() {
    check(
        "
        players: Red, Blue
        systems: base, robbers, flying-machines
        start: base.A 0,0:270; base.B 0,1:0; base.B 1,1:0
        chance: die=1
        bag: base.B

        Red rb.D -1,0:270 =space-0 Blue =space-0 Red -
        Blue fl.G 0,-1:270 meeple^ die=1 meeple>road.E@0,0
        Red base.B -1,1:0 -
        Blue base.A 1,0:90 -
        expect event scored Blue 2 road
        expect event scored Red 1 robber
        ",
    );
}

/// GLD+ROB, ROB-16: half of the points is taken and none of the ingots.
#[test]
fn rob_16_gold_is_not_robbed() {
    check(
        "
        players: Red, Blue
        systems: base, robbers, gold-mines
        start: base.A 0,0:270; base.B 0,1:0
        bag: base.B

        Red rb.D -1,0:270 =space-0 Blue =space-0 Red -
        Blue gm.H 1,0:90 gold@0,0 meeple>road.SW
        Red base.B -1,1:0 -
        Blue base.A 1,1:180 -
        expect event scored Blue 3 road
        expect event scored Red 2 robber
        expect events 2 took Blue gold
        expect tokens Blue gold 2
        expect tokens Red gold 0
        ",
    );
}

/// CRC+ROB, ROB-15: the circle comes after all robberies.
#[test]
fn rob_15_with_crop_circles() {
    check(
        "
        players: Red, Blue
        systems: base, robbers, crop-circles
        start: base.B 2,0:0; base.B 3,0:0
        bag: base.B

        Red rb.D 4,0:90 =space-0 Blue =space-0 Red -
        Blue base.A 3,1:90 meeple>road.W
        Red cc2.A 2,1:0 -
        expect event scored Blue 2 road
        expect event scored Red 1 robber
        expect asks Red crop-circle
        Red =remove
        expect asks Blue place-tile base.B
        ",
    );
}

/// FRM+ROB, ROB-15, MSG-36: a farmer recalled by a message is scored during the game, and robbed.
#[test]
fn rob_15_a_recalled_farmer_is_robbed() {
    check(
        "
        systems: base, farmers, robbers, messengers
        start: base.A 0,0:270; base.U 1,0:0; base.A 0,1:270; base.U 1,1:0; base.U 2,1:0; base.U 3,1:0
        start: base.B 0,-1:0; base.G 0,-2:0; base.E 1,-2:270; base.E -1,-2:90; base.E 2,-2:90; base.E 3,-2:270
        bag: base.B

        Red  base.A 2,0:90 meeple>road.W =messenger
        Blue rb.D -1,0:270 =space-3 Red =space-0 Blue -
        Red  base.B 1,-3:0 meeple>field.01234567
        Blue base.B -1,1:0 -
        Red  base.A 4,1:90 meeple>road.W =meeple message=recall =action
        Red  meeple<field.01234567@1,-3 =score =messenger
        expect asks Blue marker 3
        Blue =meeple
        expect track Blue robber none
        expect Red 14, Blue 3
        ",
    );
}
