//! What a robber takes, and from whom (ROB-15 to ROB-17, ROB-20, ROB-21, ROB-26 to ROB-31).

use bastide_engine::{Event, Piece};
use bastide_scenario::check;

use crate::track::{booked, events, lanes, pair};

/// Blue has 7 points, and Red's robber lies in wait there; Blue's own one is beside Red. Then Blue
/// plays `rest`.
fn red_waits_for_blue(rows: &[i16], more: &str, rest: &str) -> String {
    let rows: Vec<i16> = [7].iter().chain(rows).copied().collect();
    format!(
        "
        players: Red, Blue
        systems: base, robbers
        start: {}{more}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W
        Red rb.D -1,1:270 =space-7 Blue =space-0 Red -
        {rest}",
        lanes(&rows)
    )
}

/// BG+ROB, ROB-15, ROB-16, ROB-31: half of the points, rounded up; the robber goes home, and Blue
/// keeps everything.
#[test]
fn rob_16_half_of_the_points_rounded_up() {
    for (length, loot) in [(2, 1), (3, 2), (4, 2), (5, 3)] {
        check(&red_waits_for_blue(
            &[length, 2],
            "",
            &format!(
                "Blue base.A {},1:90 meeple>road.W
        expect event scored Red {loot} robber [ROB-16]
        expect event track Blue meeple 7 {}
        expect event set-aside Red robber
        expect Red {loot}, Blue {}
        expect track Red robber none
        ",
                length - 1,
                length + 7,
                length + 7
            ),
        ));
    }
}

/// ROB-15: only what leaves the robber's space is robbed.
#[test]
fn rob_15_markers_elsewhere_are_not_robbed() {
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base, robbers
        option rob.placement: optional
        start: {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 6,0:90 meeple>road.W
        Green base.B -1,1:0 -
        Red rb.D -1,2:270 =space-7 Blue - Red -
        Blue base.B 0,-1:0 -
        Green base.A 2,1:90 meeple>road.W
        expect track Red robber 7
        expect Red 0, Blue 7, Green 3
        ",
        lanes(&[7, 3, 3])
    ));
}

/// ROB-17, ROB-ex5: Blue scores 3 and then 10 in one step: Red robs at once, unasked, and gets
/// nothing of the rest.
#[test]
fn rob_ex5_a_robber_cannot_wait_for_more_of_the_same_player() {
    let played = check(&red_waits_for_blue(
        &[2],
        &format!("; {}", pair(3, 10)),
        "Blue base.U 1,-1:0 meeple>road.EW
        Red base.B -1,2:0 -
        Blue base.U 3,-1:0 meeple>road.EW
        Red base.B -2,0:0 -
        Blue ic.ED 2,-1:0 -
        expect asks Blue scoring-order
        refuse =wait ROB-18
        refuse =rob ROB-18
        Blue =next:road.W
        expect Red 2, Blue 20
        expect track Red robber none
        ",
    ));
    assert_eq!(booked(&played)[1..], ["Blue 3 road", "Red 2 robber", "Blue 10 road"]);
}

/// ROB-17: nor is there a choice in a later turn.
#[test]
fn rob_17_robbing_is_compulsory() {
    check(&red_waits_for_blue(
        &[2, 9],
        "",
        "Blue base.A 1,1:90
        refuse =wait ROB-18
        Blue meeple>road.W
        expect event scored Red 1 robber
        expect asks Red place-tile base.B
        refuse =wait ROB-18
        refuse - BG-10
        ",
    ));
}

/// ROB-20, ROB-ex3: two robbers on one space get the full half each.
#[test]
fn rob_ex3_several_robbers_each_get_half() {
    let played = check(&format!(
        "
        players: You, Blue, Green
        systems: base, robbers
        start: {}
        bag: base.B

        You base.B -1,0:0 -
        Blue base.A 19,0:90 meeple>road.W
        Green rb.D -1,1:270 =space-20 You =space-20 Green -
        You base.B 0,-1:0 -
        Blue base.A 3,1:90 meeple>road.W
        expect track You robber none
        expect track Green robber none
        expect You 2, Blue 24, Green 2
        ",
        lanes(&[20, 4])
    ));
    // Clockwise from the active player: Green before You.
    assert_eq!(booked(&played)[1..], ["Blue 4 road", "Green 2 robber", "You 2 robber"]);
    let events = events(&played);
    let last_home =
        events.iter().rposition(|it| matches!(it, Event::SetAside { piece: Piece::Robber, .. }));
    let loot = |it: &Event| matches!(it, Event::Scored(award) if award.cause.name() == "robber");
    assert!(last_home < events.iter().position(loot), "all leave the track before the first loot");
}

/// ROB-21, ROB-26, ROB-ex6: the own robber stays on 7 when Red leaves; Blue comes there later, and
/// Red gets 1 of the 1 point that the witch leaves of a road.
#[test]
fn rob_ex6_the_own_robber_does_not_react() {
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base, robbers, mage-and-witch/witch
        option rob.placement: optional
        start: {}
        bag: base.B

        Red base.A 6,0:90 meeple>road.W
        Blue base.B -1,0:0 -
        Green base.A 6,1:90 meeple>road.W
        Red rb.D -1,1:270 =space-7 Blue - Red -
        Blue base.B 0,-1:0 -
        Green base.B 1,-1:0 -
        Red base.A 5,2:90 meeple>road.W
        expect event scored Red 6 road
        expect no event robber
        expect track Red robber 7
        Blue base.A 6,3:90 meeple>road.W
        expect track Blue meeple 7
        Green mw.D 0,-2:90 witch>road.E@0,4 -
        Red base.B 2,-1:0 -
        Blue base.A 1,4:90 meeple>road.W
        expect event scored Blue 1 road [MGW-19]
        expect event scored Red 1 robber
        expect track Red robber none
        expect Red 14, Blue 8, Green 7
        ",
        lanes(&[7, 7, 6, 7, 2])
    ));
}

/// ROB-27, SCB-10: an award without points moves nothing, so no robber reacts.
#[test]
fn rob_27_no_points_no_robbery() {
    // Red's robber stays beside the messenger on 5 when the message there is worth nothing.
    check(&format!(
        "
        players: Red, Blue
        systems: base, robbers, messengers
        start: {}
        bag: base.B

        Red base.B -1,0:0 -
        Blue base.A 4,0:90 meeple>road.W =messenger message=shields =action
        Red rb.D -1,1:270 =space-5 Blue =space-0 Red -
        Blue base.A 9,1:90 meeple>road.W =meeple message=knights =action
        expect no event track Blue messenger
        expect track Red robber 5
        expect track Blue robber 0
        ",
        lanes(&[5, 10])
    ));
}

/// IC+ROB, ROB-28: an inn doubles the points first, and half of that is taken.
#[test]
fn rob_28_changed_points_are_robbed_as_they_are() {
    check(
        &red_waits_for_blue(
            &[2],
            "; base.A 0,-1:270; ic.EB 1,-1:0",
            "Blue base.A 2,-1:90 meeple>road.W
        expect event scored Blue 6 road [IC-20]
        expect event scored Red 3 robber
        ",
        )
        .replace("systems: base, robbers", "systems: base, robbers, inns-and-cathedrals"),
    );
}

/// ROB+TB, ROB-30: the robber robs in the first part of a double turn and is placed again in the
/// second.
#[test]
fn rob_30_a_robber_is_free_again_at_once() {
    check(
        "
        players: Red, Blue
        systems: base, robbers, traders-and-builders
        start: base.A 0,0:270; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Blue base.A 4,0:90 meeple>road.W
        Red base.U 2,0:0 builder>road.EW
        Blue rb.D -1,0:270 =space-0 Red =space-0 Blue -
        Red ic.ED 3,0:0 - =next:road.E
        expect event scored Blue 2 road
        expect event scored Red 1 robber
        expect track Red robber none
        expect track Blue meeple 4              # Blue's robber went along and robbed Red's 4
        Red =second-part rb.D -1,1:270
        expect asks Red place-robber
        expect only =space-4
        ",
    );
}
