//! A robber that may let one victim go and wait for another (ROB-18, ROB-19).

use bastide_scenario::check;

use crate::track::{booked, lanes, pair};

/// Red's robber on 7 with Blue and Green; Red's tile ends Blue's road of 4 and Green's of 9.
fn blue_then_green(first: &str, rest: &str) -> String {
    format!(
        "
        players: Red, Blue, Green
        systems: base, robbers
        start: {}; {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W
        Green base.A 6,1:90 meeple>road.W
        Red rb.D -1,1:270 =space-7 Blue =space-0 Red -
        Blue base.U 2,-1:0 meeple>road.EW
        Green base.U 4,-1:0 meeple>road.EW
        Red ic.ED 3,-1:0 - =next:road.{first}
        {rest}",
        lanes(&[7, 7]),
        pair(4, 9)
    )
}

/// ROB-18, ROB-ex4, SCB-24: Red takes 2 from Blue at once, or lets Blue go and takes 5 from Green.
#[test]
fn rob_ex4_the_robber_chooses_its_victim() {
    let played = check(&blue_then_green(
        "W",
        "expect asks Red rob Blue 4
        expect only =rob =wait
        refuse - ROB-17
        refuse =stay ROB-8
        refuse =meeple SCB-10
        Red =rob
        expect track Red robber none
        expect Red 2, Blue 11, Green 16
        ",
    ));
    assert_eq!(booked(&played)[2..], ["Blue 4 road", "Red 2 robber", "Green 9 road"]);
    let played = check(&blue_then_green(
        "W",
        "Red =wait
        expect event set-aside Red robber
        expect track Red robber none
        expect Red 5, Blue 11, Green 16
        ",
    ));
    assert_eq!(booked(&played)[2..], ["Blue 4 road", "Green 9 road", "Red 5 robber"]);
}

/// ROB-18: the last event of the batch leaves nobody to wait for, in either order.
#[test]
fn rob_18_nobody_to_wait_for() {
    check(&blue_then_green(
        "E",
        "expect asks Red rob Green 9
        Red =wait
        expect Red 2, Blue 11, Green 16
        ",
    ));
}

/// ROB-18: a third player elsewhere, or one without points to come, is nobody to wait for.
#[test]
fn rob_18_the_third_player_must_share_the_space_and_have_points_to_come() {
    // Green has 8 points, not 7.
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base, robbers
        start: {}; {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W
        Green base.A 7,1:90 meeple>road.W
        Red rb.D -1,1:270 =space-7 Blue =space-0 Red -
        Blue base.U 2,-1:0 meeple>road.EW
        Green base.U 4,-1:0 meeple>road.EW
        Red ic.ED 3,-1:0 - =next:road.W
        expect no event moved Red robber
        expect event scored Red 2 robber
        expect Red 2, Blue 11, Green 17
        ",
        lanes(&[7, 8]),
        pair(4, 9)
    ));
    // Green is on 7, but scores nothing in this batch.
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base, robbers
        start: {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W
        Green base.A 6,1:90 meeple>road.W
        Red rb.D -1,1:270 =space-7 Blue =space-0 Red -
        Blue base.A 3,2:90 meeple>road.W
        expect event scored Red 2 robber
        ",
        lanes(&[7, 7, 4])
    ));
}

/// ROB-18: the owner's own points to come are no reason to wait.
#[test]
fn rob_18_nobody_waits_for_the_own_points() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, robbers
        start: {}; {}
        bag: base.B

        Red base.A 6,0:90 meeple>road.W
        Blue base.A 6,1:90 meeple>road.W
        Red rb.D -1,1:270 =space-7 Blue =space-7 Red -
        Blue base.U 2,-1:0 meeple>road.EW
        Red base.U 4,-1:0 meeple>road.EW
        Blue ic.ED 3,-1:0 - =next:road.W
        expect Red 18, Blue 16
        expect track Red robber none
        expect track Blue robber none
        ",
        lanes(&[7, 7]),
        pair(4, 9)
    ));
}

/// ROB-17, ROB-18: nor for the other marker of the same player, although it stands there too and
/// has points to come.
#[test]
fn rob_17_nobody_waits_for_the_other_marker_of_the_victim() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, robbers, messengers
        option rob.placement: optional
        start: {}; {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W =meeple
        Red base.B -1,1:0 -
        Blue base.A 6,1:90 meeple>road.W =messenger
        Red rb.D -2,0:270 =space-7 Blue - Red -
        Blue base.U 2,-1:0 meeple>road.EW
        Red base.B -2,1:0 -
        Blue base.U 4,-1:0 meeple>road.EW
        Red base.B -1,2:0 -
        Blue ic.ED 3,-1:0 - =next:road.W =meeple
        expect asks Red marker 2
        refuse =wait ROB-18
        Red =meeple Blue =messenger
        expect track Blue meeple 11 messenger 16
        expect Red 2, Blue 27
        ",
        lanes(&[7, 7]),
        pair(4, 9)
    ));
}

/// ROB-19, ROB-26: Green moves the messenger instead of the meeple on 7: the robber stays, and robs
/// Green's meeple in a later turn.
#[test]
fn rob_19_the_awaited_player_moves_the_other_marker() {
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base, robbers, messengers
        option rob.placement: optional
        start: {}; {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W =meeple
        Green base.A 6,1:90 meeple>road.W =meeple
        Red rb.D -1,1:270 =space-7 Blue - Red -
        Blue base.U 2,-1:0 meeple>road.EW
        Green base.U 4,-1:0 meeple>road.EW
        Red ic.ED 3,-1:0 - =next:road.W Blue =meeple
        expect asks Red rob Blue 4
        Red =wait
        expect asks Green marker 9
        Green =messenger
        expect no event scored Red
        expect track Red robber 7
        expect track Green meeple 7 messenger 9
        Blue base.B -1,2:0 -
        Green base.A 2,2:90 meeple>road.W =meeple
        expect asks Red marker 2
        Red =meeple
        expect track Red robber none
        expect Red 2, Blue 11, Green 19
        ",
        lanes(&[7, 7, 3]),
        pair(4, 9)
    ));
}

/// ROB-18, ROB-20: each robber decides for itself, clockwise from the active player, before any of
/// them gets something.
#[test]
fn rob_18_every_robber_is_asked() {
    let board = |answers: &str| {
        format!(
            "
        players: Blue, Red, Yellow, Green
        systems: base, robbers
        start: {}; {}
        bag: base.B

        Blue base.A 6,0:90 meeple>road.W
        Red base.B -1,0:0 -
        Yellow base.A 6,1:90 meeple>road.W
        Green rb.D -1,1:270 =space-7 Blue =space-0 Green -
        Blue base.U 2,-1:0 meeple>road.EW
        Red rb.D -1,2:270 =space-7 Yellow =space-0 Red -
        Yellow base.U 4,-1:0 meeple>road.EW
        Green base.B -2,0:0 -
        Blue ic.ED 3,-1:0 - =next:road.W
        expect asks Red rob Blue 4
        {answers}",
            lanes(&[7, 7, 2]),
            pair(4, 9)
        )
    };
    check(&board(
        "Red =rob
        expect asks Green rob Blue 4
        expect Red 0, Blue 11, Yellow 7, Green 0
        Green =rob
        expect Red 2, Blue 11, Yellow 16, Green 2
        ",
    ));
    check(&board(
        "Red =wait
        expect asks Green rob Blue 4
        Green =wait
        expect Red 5, Blue 11, Yellow 16, Green 5
        ",
    ));
    check(&board(
        "Red =rob
        Green =wait
        expect Red 2, Blue 11, Yellow 16, Green 5
        ",
    ));
}
