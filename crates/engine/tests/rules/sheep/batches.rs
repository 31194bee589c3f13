//! Gathered sheep as a batch of their own, before the scoring of the tile: messages, robbers, and parts
//! nested between the two.

use bastide_scenario::check;

use crate::track::booked;

/// Red's knight waits in a city at 0,-1 that `base.E 0,0:0` completes; this tile also expands the field
/// of Red's shepherd, who has five sheep.
fn five_sheep(systems: &str, blue: &str) -> String {
    format!(
        "
        systems: base, farmers, messengers, hills-and-sheep{systems}
        start: base.B 1,-1:0; base.B 1,1:0; base.B 2,-1:0; base.B 2,1:0; base.B 3,-1:0; \
               base.B 3,1:0; base.B 3,0:0
        bag: base.B

        Red  base.E 0,-1:180 meeple>city.S
        Blue base.B 4,1:0 -
        Red  base.B 0,1:0 shepherd>field.01234567 token=sheep-4
        Blue base.B 4,-1:0 -
        Red  base.B 0,2:0 - =grow token=sheep-1
        Blue {blue}
        Red  base.E 0,0:0 -
        expect complete city.N@0,0
        expect asks Red flock"
    )
}

/// HS+MSG, SCB-28, SCB-22: one event for every shepherd owner, clockwise from the active player, in
/// a batch that has its own messages before the city is scored.
#[test]
fn scb_28_gathering_is_a_batch_of_its_own() {
    let played = check(&format!(
        "{}
        Red  =gather
        expect asks Red marker 5
        Red  =meeple message=knights
        expect asks Red message knights
        Red  =points =meeple
        expect asks Red marker 4
        Red  =meeple
        expect asks Blue place-tile
        ",
        five_sheep("", "base.B 4,0:0 -")
    ));
    assert_eq!(booked(&played), ["Red 5 sheep", "Red 2 message", "Red 4 city"]);
}

/// SCB-28: both owners score in the same batch, the active player first.
#[test]
fn scb_28_one_event_for_every_owner() {
    let played = check(&format!(
        "
        systems: base, farmers, messengers, hills-and-sheep
        start: {}
        bag: base.B

        Red  base.E 0,0:0 shepherd>field.234567 token=sheep-3
        Blue base.E 2,0:0 shepherd>field.234567 token=sheep-4
        Red  base.C 3,-1:0 -
        Blue base.E 1,0:0 - =gather
        expect asks Blue marker 7
        Blue =meeple
        expect asks Red marker 7
        Red  =meeple
        expect asks Red place-tile
        ",
        super::CITY_ROW
    ));
    assert_eq!(booked(&played), ["Blue 7 sheep", "Red 7 sheep"]);
}

/// HS+MSG, TS-ex12, TS-13: the nested part scores what its own tile completes; the city waits.
#[test]
fn ts_ex12_a_nested_part_leaves_the_city_to_the_interrupted_one() {
    let played = check(&format!(
        "{}
        Red  =gather =meeple message=tile =action
        expect asks Red place-tile base.B
        Red  base.B 0,3:0 -
        expect on city.N@0,0: Red meeple
        expect asks Red marker 4
        Red  =meeple
        expect on city.N@0,0: nobody
        expect asks Blue place-tile
        ",
        five_sheep("", "base.B 4,0:0 -")
    ));
    assert_eq!(booked(&played), ["Red 5 sheep", "Red 4 city"]);
}

/// HS+MSG, TS-ex12, MSG-44: what waits is neither valued nor recalled.
#[test]
fn ts_ex12_messages_do_not_see_what_waits() {
    for message in ["recall", "city"] {
        check(&format!(
            "{}
            Red  =gather =meeple message={message}
            expect only =points
            refuse =action MSG-18
            ",
            five_sheep("", "base.B 4,0:0 -")
        ));
    }
}

/// CRC+HS, CRC-21: a crop circle on the extra tile does not touch what waits.
#[test]
fn crc_21_a_circle_before_the_scoring() {
    check(&format!(
        "{}
        Red  =gather =meeple message=tile =action cc2.E 0,3:90 - =add
        expect on city.N@0,0: Red meeple
        expect asks Red marker 4
        ",
        five_sheep(", crop-circles", "base.B 4,0:0 -")
    ));
    check(&format!(
        "{}
        Red  =gather =meeple message=tile =action cc2.E 0,3:90 - =remove
        expect on city.N@0,0: Red meeple
        expect asks Red marker 4
        ",
        five_sheep(", crop-circles", "base.B 4,0:0 -")
    ));
}

/// HS+MGW, MGW-21, TS-13: the mage stays on the city that waits, and counts in its scoring.
#[test]
fn mgw_21_a_magic_figure_stays_where_the_scoring_is_to_come() {
    check(&format!(
        "{}
        Red  =gather =meeple message=tile =action base.B 0,3:0 -
        expect piece mage city.S@0,-1
        expect asks Red marker 6
        Red  =meeple
        expect piece mage aside
        ",
        five_sheep(", mage-and-witch", "mw.D 4,0:90 mage>city.S@0,-1 -")
            .replace("base.B 3,0:0", "base.E 3,0:90")
            .replace("Blue base.B 4,1:0 -", "Blue base.B -1,-1:0 -")
            .replace("Blue base.B 4,-1:0 -", "Blue base.B -2,-1:0 -")
    ));
}

/// MGW-21: a figure on what the nested tile itself completes leaves with it.
#[test]
fn mgw_21_a_feature_of_the_nested_tile() {
    check(&format!(
        "{}
        Red  =gather =meeple message=tile =action base.E 5,0:270 -
        expect piece mage aside
        expect asks Red marker 4
        ",
        five_sheep(", mage-and-witch", "mw.D 4,0:90 mage>city.E -")
            .replace("base.B 3,0:0", "base.E 3,0:90")
            .replace("Blue base.B 4,1:0 -", "Blue base.B -1,-1:0 -")
            .replace("Blue base.B 4,-1:0 -", "Blue base.B -2,-1:0 -")
    ));
}

/// HS+ROB, ROB-15: gathered points can be robbed.
#[test]
fn hs_26_gathered_points_are_robbed() {
    let played = check(
        "
        systems: base, farmers, robbers, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  rb.D 0,-1:0 =space-0 Blue =space-0 Red -
        Blue base.B 1,0:0 shepherd>field.01234567 token=sheep-4
        Red  base.B 2,0:0 -
        Blue base.B 3,0:0 - =gather
        expect Red 2, Blue 4
        ",
    );
    assert_eq!(booked(&played)[..2], ["Blue 4 sheep", "Red 2 robber"]);
}

/// CO+HS, CO+MSG, CO-11, SCB-28: neither gathered sheep nor points of the message that they bring
/// keep Red out of the city.
#[test]
fn co_11_sheep_and_messages_do_not_count() {
    check(
        "
        systems: base, farmers, count, hills-and-sheep, messengers
        start: base.B 4,0:0
        bag: base.B

        Red  base.B 5,0:0 shepherd>field.01234567 token=sheep-4
        Blue base.A 5,-1:270 meeple>road.E
        Red  base.B 6,0:0 - =grow token=sheep-1
        Blue base.B 7,0:0 -
        Red  base.A 6,-1:90 - =gather =meeple message=knights =points =meeple
        Blue =meeple
        expect Red 7, Blue 2
        expect asks Red enter-city
        ",
    );
}

/// HS+MSG, MSG-35, HS-32: a shepherd is no farmer for a message.
#[test]
fn msg_35_a_shepherd_is_no_farmer() {
    check(
        "
        systems: base, farmers, messengers, hills-and-sheep
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0
        bag: base.B

        Red  base.B 0,1:0 shepherd>field.01234567 token=sheep-1
        Blue base.B 0,2:0 -
        Red  base.A 4,0:90 meeple>road.W =grow token=sheep-1 =meeple message=farmers =action
        expect event message-done Red farmers action
        expect Red 5, Blue 0
        expect no event scored Red 2
        ",
    );
}

/// HS+MSG, MSG-36: nor is a shepherd somebody to be recalled.
#[test]
fn msg_36_a_shepherd_is_not_recalled() {
    check(
        "
        systems: base, farmers, messengers, hills-and-sheep
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0
        bag: base.B

        Red  base.B 0,1:0 shepherd>field.01234567 token=sheep-1
        Blue base.B 0,2:0 -
        Red  base.A 4,0:90 meeple>road.W =grow token=sheep-1 =meeple message=recall
        refuse =action MSG-18
        expect only =points
        ",
    );
}

/// HS+ROB, ROB-18, SCB-28: all owners of shepherds score in one batch, so that a robber may let one
/// go and wait for the next.
#[test]
fn rob_18_a_robber_waits_for_the_next_shepherd() {
    let played = check(
        "
        players: Red, Blue, Green
        systems: base, farmers, robbers, hills-and-sheep
        start: base.C 0,-1:0; base.C 1,-1:0; base.C 2,-1:0
        bag: base.B

        Red   rb.D 3,-1:270 =space-0 Blue =space-0 Red -
        Blue  base.E 0,0:0 shepherd>field.234567 token=sheep-3
        Green base.E 2,0:0 shepherd>field.234567 token=sheep-4
        Red   base.C -1,-1:0 -
        Blue  base.E 1,0:0 - =gather
        expect asks Red rob Blue 7
        Red   =wait
        expect track Red robber none
        ",
    );
    assert_eq!(booked(&played)[..2], ["Blue 7 sheep", "Green 7 sheep"]);
    assert!(booked(&played).contains(&"Red 4 robber".to_string()));
}
