//! Loot moves a marker, and robbers on its old space go along (ROB-20, ROB-22 to ROB-25).

use bastide_scenario::check;

use crate::track::{booked, lanes, pair};

/// ROB-23, ROB-ex2: Blue's loot is not robbed; Yellow's robber goes along with Blue.
#[test]
fn rob_ex2_loot_takes_a_robber_along() {
    let played = check(&format!(
        "
        players: You, Blue, Yellow
        systems: base, robbers
        start: {}
        bag: base.B

        You base.A 9,0:90 meeple>road.W
        Blue base.A 11,1:90 meeple>road.W
        Yellow rb.D -1,0:270 =space-12 You =space-0 Yellow -
        You base.B 0,-1:0 -
        Blue rb.D -1,1:270 =space-10 -
        Yellow base.B 1,-1:0 -
        You base.A 4,2:90 meeple>road.W
        expect event scored You 5 road
        expect event scored Blue 3 robber [ROB-16]
        expect event set-aside Blue robber
        expect event moved Yellow robber 15
        expect track Blue robber none
        expect track Yellow robber 15
        expect track You robber 0
        expect You 15, Blue 15, Yellow 0
        ",
        lanes(&[10, 12, 5])
    ));
    assert_eq!(booked(&played)[2..], ["You 5 road", "Blue 3 robber"]);
}

/// ROB-25, ROB-ex8: Blue's robber goes along with Red's loot and robs Red's own points there.
#[test]
fn rob_ex8_a_robber_that_went_along_can_rob_in_the_same_batch() {
    let played = check(&format!(
        "
        players: Blue, Red
        systems: base, robbers
        start: {}; base.B 0,-2:0; base.B 1,-2:0; base.B 2,-2:0; base.B 3,-2:0; base.B 4,-2:0; \
               base.B 5,-2:0; base.B 6,-2:0; base.B 7,-2:0; base.A 0,-1:270; base.U 1,-1:0; \
               base.U 5,-1:0; base.U 6,-1:0; base.A 7,-1:90
        bag: base.B

        Blue base.A 2,0:90 meeple>road.W
        Red base.A 3,1:90 meeple>road.W
        Blue rb.D -1,0:270 =space-4 Red =space-3 Blue -
        Red base.U 4,-1:0 meeple>road.EW
        Blue base.U 2,-1:0 meeple>road.EW
        Red base.B -1,1:0 -
        Blue base.U 3,-1:0
        expect event track Blue meeple 3 11
        expect event track Red meeple 4 8
        expect event moved Blue robber 8
        expect event track Red meeple 8 16
        expect event track Blue meeple 11 15
        expect track Blue robber none
        expect track Red robber none
        expect Blue 15, Red 16
        ",
        lanes(&[3, 4])
    ));
    let order = ["Blue 8 road", "Red 4 robber", "Red 8 road", "Blue 4 robber"];
    assert_eq!(booked(&played)[2..], order);
}

/// ROB-20, ROB-ex10: robbers that rob have left the track before the first loot, so that Green's
/// does not go along with Red; Blue's own one goes along with Green.
#[test]
fn rob_ex10_a_robber_that_robs_is_not_dragged_along() {
    check(&format!(
        "
        players: Blue, Red, Green
        systems: base, robbers
        start: {}
        bag: base.B

        Blue base.A 19,0:90 meeple>road.W
        Red base.A 19,1:90 meeple>road.W
        Green rb.D -1,0:270 =space-20 Blue =space-0 Green -
        Blue base.B 0,-1:0 -
        Red rb.D -1,1:270 =space-20
        expect asks Red figure
        Red -
        Green base.B 1,-1:0 -
        Blue base.A 3,2:90 meeple>road.W
        expect event track Red meeple 20 22
        expect no event moved Green robber
        expect event moved Blue robber 2
        expect track Red robber none
        expect track Green robber none
        expect track Blue robber 2
        expect Blue 24, Red 22, Green 2
        ",
        lanes(&[20, 20, 4])
    ));
}

/// ROB-24, ROB-ex11: Green waits for Yellow's 10, but goes along with Red's loot and misses them.
#[test]
fn rob_ex11_waiting_is_a_risk() {
    let played = check(&format!(
        "
        players: Blue, Red, Yellow, Green
        systems: base, robbers
        start: {}; {}
        bag: base.B

        Blue base.A 19,0:90 meeple>road.W
        Red base.A 19,1:90 meeple>road.W
        Yellow base.A 19,2:90 meeple>road.W
        Green rb.D -1,0:270 =space-20 Blue =space-0 Green -
        Blue base.U 2,-1:0 meeple>road.EW
        Red rb.D -1,1:270 =space-20 Yellow =space-0 Red -
        Yellow base.U 4,-1:0 meeple>road.EW
        Green base.B -1,2:0 -
        Blue ic.ED 3,-1:0 - =next:road.W
        expect asks Red rob Blue 4
        Red =rob
        expect asks Green rob Blue 4
        Green =wait
        expect event moved Green robber 22
        expect event track Yellow meeple 20 30
        expect track Green robber 22
        expect track Red robber none
        expect Blue 24, Red 22, Yellow 30, Green 0
        ",
        lanes(&[20, 20, 20]),
        pair(4, 10)
    ));
    assert_eq!(booked(&played)[3..], ["Blue 4 road", "Red 2 robber", "Yellow 10 road"]);
}

/// ROB-23: the looter's own robber does not go along; here it is home anyway, and that of the
/// victim goes.
#[test]
fn rob_23_the_robber_of_the_victim_goes_along_too() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, robbers
        start: {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W
        Blue base.A 3,1:90 meeple>road.W
        Red rb.D -1,0:270 =space-4 Blue =space-3 Red -
        Blue base.A 4,2:90 meeple>road.W
        expect event scored Red 3 robber
        expect event moved Blue robber 6
        expect track Blue robber 6
        expect track Red robber none
        expect Red 6, Blue 9
        ",
        lanes(&[3, 4, 5])
    ));
}

/// Red's loot of 2 with two markers: Blue's robber is on 0, where Green and Red's messenger stand,
/// and Red's robber on 7 with Blue.
fn loot_with_two_markers(option: &str, rest: &str) -> String {
    format!(
        "
        players: Red, Blue, Green
        systems: base, robbers, messengers
        {option}
        start: {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =meeple
        Blue base.A 6,1:90 meeple>road.W =meeple
        Green base.B 0,-1:0 -
        Red rb.D -1,0:270 =space-7 Blue =space-0 Red -
        Blue base.A 3,2:90 meeple>road.W =meeple
        expect asks Red marker 2
        expect only =meeple =messenger
        {rest}",
        lanes(&[3, 7, 4])
    )
}

/// MSG+ROB, ROB-22, ROB-23: the robber's owner chooses the marker for the loot; robbers on the
/// space of that one go along.
#[test]
fn rob_22_the_owner_chooses_the_marker_for_the_loot() {
    check(&loot_with_two_markers(
        "",
        "Red =messenger
        expect track Red meeple 3 messenger 2
        expect track Blue robber 2
        ",
    ));
    check(&loot_with_two_markers(
        "",
        "Red =meeple message=shields
        expect track Red meeple 5 messenger 0
        expect track Blue robber 0
        Red =action
        ",
    ));
}

/// ROB-23, ROB-5: with `meeple_only` nobody goes along with a messenger.
#[test]
fn rob_23_nobody_goes_along_with_a_messenger_that_cannot_be_robbed() {
    check(&loot_with_two_markers(
        "option rob.targets: meeple_only",
        "Red =messenger
        expect track Red meeple 3 messenger 2
        expect track Blue robber 0
        ",
    ));
}
