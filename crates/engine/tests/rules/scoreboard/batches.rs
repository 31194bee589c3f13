//! Batches of score events and their order.

use bastide_scenario::check;

use crate::track::{awards, booked, lanes, pair};

/// A road of five tiles with room for two highwaymen and a joint between them.
const TIE: &str = "start: base.A 0,0:270; base.A 4,0:90; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; \
                   base.B 3,1:0; base.B 4,1:0";

/// SCB-22: all features of one placement are one batch, with one message for two landings.
#[test]
fn scb_22_all_features_of_a_placement_are_one_batch() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.U 3,-1:0 meeple>road.EW
        Red base.U 5,-1:0 meeple>road.EW
        Red ic.ED 4,-1:0 - =next:road.EW@1,-1 =meeple =messenger message=shields =action
        expect track Red meeple 5 messenger 5
        expect events 1 message Red
        expect asks Red place-tile base.B
        ",
        pair(5, 5)
    ));
}

/// SCB-22: the points of one message are a batch of their own.
#[test]
fn scb_22_the_points_of_a_message_are_a_batch() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =messenger
        Red base.A 4,1:90 meeple>road.W =meeple message=road =points =messenger
        expect track Red meeple 5 messenger 5
        Red message=shields =action
        expect asks Red place-tile base.B
        ",
        lanes(&[3, 5])
    ));
}

/// SCB-23: the abbot who went home is booked first, whatever else is complete, and is no feature
/// whose order could be chosen.
#[test]
fn scb_23_the_returned_abbot_comes_first() {
    let played = check(&format!(
        "
        players: Red
        systems: base, messengers, abbot
        start: {}
        bag: base.B

        Red base.B 0,-3:0 abbot>monastery
        Red base.U 2,-1:0 meeple>road.EW
        Red base.U 4,-1:0 meeple>road.EW
        Red ic.ED 3,-1:0 abbot<monastery@0,-3
        refuse =next:monastery@0,-3 SCB-24
        refuse =meeple SCB-10
        Red =next:road.EW@1,-1
        expect asks Red marker 3
        Red =meeple
        expect asks Red marker 4
        Red =meeple =messenger
        ",
        pair(4, 3)
    ));
    assert_eq!(booked(&played), ["Red 3 monastery", "Red 4 road", "Red 3 road"]);
}

/// SCB-24: with Messengers the active player fixes the whole order before anything is booked.
#[test]
fn scb_24_the_active_player_chooses_the_order() {
    let board = "
        players: Red
        systems: base, messengers
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 3,0:0; base.B 4,0:0; \
               base.A 0,1:270; base.A 4,1:90; base.B 0,2:0; base.B 1,2:0
        bag: base.B

        Red base.U 1,1:0 meeple>road.EW
        Red base.U 3,1:0 meeple>road.EW
        Red base.A 2,2:180 meeple>road.N
        Red base.W 2,1:0
        expect only =next:road.EW@1,1 =next:road.EW@3,1 =next:road.S
        refuse =next:field.0127@1,1 SCB-24
        refuse =next:monastery@2,2 SCB-24
        refuse - SCB-24
        Red =next:road.S
        expect asks Red scoring-order
        refuse =next:road.S SCB-24
        Red =next:road.EW@3,1
        expect asks Red marker 2
        Red =meeple
        expect asks Red marker 3
        Red =messenger
        expect asks Red marker 3
        Red =messenger
        ";
    let played = check(board);
    let places: Vec<(i16, i16)> = awards(&played).iter().map(|it| (it.at.x, it.at.y)).collect();
    assert_eq!(places, [(2, 1), (2, 1), (0, 1)]);
}

/// SCB-25: without Messengers cities come first, then roads, then monasteries and gardens as one
/// kind, here the garden in row -1 before the monastery in row 0.
#[test]
fn scb_25_features_come_by_kind() {
    let played = check(
        "
        players: Red
        systems: base, abbot
        start: base.B -2,-2:0; base.E -1,-2:180; base.B 0,-2:0; base.B -2,-1:0; base.B -2,0:0; \
               base.B 1,-2:0; base.B 1,-1:0; base.B 2,-1:0; base.B 2,0:0; base.B 2,1:0; \
               base.B 1,1:0; base.B 0,1:0
        bag: base.B

        Red base.E-g -1,-1:0 abbot>garden
        Red base.E 0,-1:180 meeple>city.S
        Red base.A -1,0:270 meeple>road.E
        Red base.A 1,0:90 meeple>monastery
        Red base.D 0,0:0
        expect Red 25
        ",
    );
    assert_eq!(booked(&played), ["Red 4 city", "Red 3 road", "Red 9 garden", "Red 9 monastery"]);
}

/// SCB-25: inside a kind by row, then column, then the half-side on the same first tile: north
/// (row -1), west (column -1), east and south of the crossing.
#[test]
fn scb_25_features_of_a_kind_come_by_place() {
    let played = check(
        "
        players: Red
        start: base.B -1,-2:0; base.B 0,-2:0; base.B 1,-2:0; base.B -1,-1:0; base.B 1,-1:0; \
               base.B 2,-1:0; base.B 2,0:0; base.B 2,1:0; base.B 1,1:0; base.B 1,2:0; \
               base.A 0,2:180; base.B -2,-1:0
        systems: base
        bag: base.B

        Red base.U 0,1:90 meeple>road.NS
        Red base.A 1,0:90 meeple>road.W
        Red base.A -1,0:270 meeple>road.E
        Red base.A 0,-1:0 meeple>road.S
        Red base.X 0,0:0
        ",
    );
    let awards = awards(&played);
    let places: Vec<(i16, i16)> = awards.iter().map(|it| (it.at.x, it.at.y)).collect();
    assert_eq!(places, [(0, -1), (-1, 0), (0, 0), (0, 0)]);
    assert_eq!(booked(&played), ["Red 2 road", "Red 2 road", "Red 2 road", "Red 3 road"]);
}

/// SCB-26, SCB-ex5: events of one feature go clockwise from the active player, so only the first
/// one lands alone.
#[test]
fn scb_ex5_the_active_player_scores_first() {
    let played = check(&format!(
        "
        systems: base, messengers
        {TIE}
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Blue base.U 3,0:0 meeple>road.EW
        Red base.U 2,0:0 =meeple
        expect asks Blue marker 5
        Blue =meeple message=shields
        expect asks Red message shields
        Red =action
        expect track Red meeple 5
        expect track Blue meeple 5
        expect no event message Blue
        expect turn Blue
        "
    ));
    assert_eq!(booked(&played), ["Red 5 road", "Blue 5 road"]);
}

/// SCB-26, SCB-ex6: the same with Blue active.
#[test]
fn scb_ex6_with_blue_active_blue_is_alone() {
    let played = check(&format!(
        "
        systems: base, messengers
        {TIE}
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Blue base.U 3,0:0 meeple>road.EW
        Red base.B -1,0:0 -
        Blue base.U 2,0:0 =meeple
        expect asks Red marker 5
        Red =meeple message=shields
        expect asks Blue message shields
        Blue =action
        expect no event message Red
        expect turn Red
        "
    ));
    assert_eq!(booked(&played), ["Blue 5 road", "Red 5 road"]);
}

/// SCB-29: a landing is judged when it happens: Red leaves 5 only after Blue came there.
#[test]
fn scb_29_a_landing_is_recorded_before_the_next_event() {
    let board = "
        systems: base, messengers
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 3,0:0; base.B 4,0:0; base.B 5,0:0; \
               base.B 6,0:0; base.B 7,0:0; base.B 8,0:0; base.B 9,0:0; \
               base.A 0,1:270; base.U 1,1:0; base.U 2,1:0; base.U 6,1:0; base.A 7,1:90; \
               base.A 0,-1:270; base.U 1,-1:0; base.U 2,-1:0; base.U 3,-1:0
        bag: base.B

        Red base.A 4,-1:90 meeple>road.W =meeple message=shields =action
        expect track Red meeple 5
        Blue base.U 3,1:0 meeple>road.EW
        Red base.U 5,1:0 meeple>road.EW
        ";
    // Blue comes to 5 while Red is there, and Red goes on afterwards.
    check(&format!(
        "{board}
        Blue ic.ED 4,1:0 - =next:road.EW@1,1 =meeple =meeple
        expect track Red meeple 9
        expect track Blue meeple 5
        expect no event message
        "
    ));
    // Red goes on first, and Blue comes to an empty space.
    check(&format!(
        "{board}
        Blue ic.ED 4,1:0 - =next:road.W@7,1 =meeple =meeple message=knights =action
        expect track Red meeple 9
        expect track Blue meeple 5
        expect event message Blue knights
        "
    ));
}

/// SCB-30: goods are taken and figures are home when the message is drawn.
#[test]
fn scb_30_goods_and_returns_come_before_messages() {
    check(
        "
        players: Red
        systems: base, messengers, traders-and-builders
        start: base.E 0,1:0; tb.HQ 0,0:90; base.F 0,-1:90
        bag: base.B

        Red base.E 0,-2:180 meeple>city.S =meeple
        expect track Red meeple 10
        expect tokens Red wine 1
        expect supply Red meeple 7
        Red message=city
        expect only =points
        Red =points =meeple
        ",
    );
}

/// SCB-31: what a message brings is finished before the next player draws.
#[test]
fn scb_31_a_batch_inside_a_step_is_finished_first() {
    check(&format!(
        "
        systems: base, messengers
        start: {}; {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =messenger
        Blue base.B -1,0:0 -
        Red base.U 3,-1:0 meeple>road.EW
        Blue base.U 5,-1:0 meeple>road.EW
        Red ic.ED 4,-1:0 - =next:road.EW@1,-1 =meeple
        Blue =meeple
        Red message=road =points =messenger
        expect track Red meeple 5 messenger 5
        expect track Blue meeple 10
        Red message=city =points =messenger
        expect asks chance
        ",
        lanes(&[3]),
        pair(5, 10)
    ));
}

/// SCB-36: with `immediate` a message between two events changes neither value nor owner of the
/// later one.
#[test]
fn scb_36_the_events_are_settled_before_the_first_is_booked() {
    let played = check(&format!(
        "
        systems: base, messengers
        option msg.timing: immediate
        start: {}
        bag: base.B

        Red base.U 3,-1:0 meeple>road.EW
        Blue base.U 5,-1:0 meeple>road.EW
        Red ic.ED 4,-1:0 meeple>monastery =next:road.EW@1,-1 =meeple message=recall
        expect only =action =points
        Red =action meeple<monastery
        expect asks Red recall-points 6
        Red =score =messenger
        expect asks Blue marker 3
        Blue =meeple
        ",
        pair(5, 3)
    ));
    assert_eq!(booked(&played), ["Red 5 road", "Red 6 message", "Blue 3 road"]);
}
