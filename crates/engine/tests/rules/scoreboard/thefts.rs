//! Batches with robbers: order of events, theft, landing, and messages after them (SCB-29, SCB-30).

use bastide_engine::{Event, Piece};
use bastide_scenario::check;

use crate::track::{booked, events, lanes, pair};

/// SCB-4, SCB-16: a robber is no marker: it starts in the supply and carries no points, wherever it
/// stands.
#[test]
fn scb_4_a_robber_is_no_marker() {
    check(
        "
        systems: base, robbers
        bag: base.B

        expect track Red robber none
        expect track Blue robber none
        Red rb.D 0,-1:180
        refuse =meeple SCB-10
        Red =space-0 Blue =space-0 Red -
        expect track Red robber 0
        expect track Blue robber 0
        expect track Red meeple 0 messenger 0
        expect Red 0, Blue 0
        ",
    );
}

/// SCB-15, SCB-5: laps do not matter to a robber: 57 points are on space 7.
#[test]
fn scb_15_robbers_and_markers_share_spaces_whatever_the_laps() {
    check(&format!(
        "
        systems: base, robbers
        start: {}
        bag: base.B

        Red base.B 0,-1:0 -
        Blue base.A 56,0:90 meeple>road.W
        Red rb.D -1,0:270
        expect only =space-7
        Red =space-7 Blue =space-0 Red -
        Blue base.A 3,1:90 meeple>road.W
        expect track Blue meeple 61
        expect Red 2, Blue 61
        ",
        lanes(&[57, 4])
    ));
}

/// SCB-21: 50 points are a movement: the marker is robbed on the space where it also ends.
#[test]
fn scb_21_a_whole_lap_is_robbed() {
    check(&format!(
        "
        systems: base, robbers
        start: {}
        bag: base.B

        Red rb.D -1,0:270 =space-0 Blue =space-0 Red -
        Blue base.A 49,0:90 meeple>road.W
        expect track Blue meeple 50
        expect track Red meeple 25
        expect track Red robber none
        expect track Blue robber 25
        ",
        lanes(&[50])
    ));
}

/// MSG+ROB, SCB-20: robbers, and the own second marker, are no company.
#[test]
fn scb_20_a_robber_is_no_company() {
    check(&format!(
        "
        systems: base, robbers, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =messenger message=shields =action
        Blue rb.D -1,0:270 =space-5 Red =space-0 Blue -
        Red base.A 4,1:90 meeple>road.W =meeple message=knights
        expect asks Red message knights
        expect track Red meeple 5 messenger 5
        expect track Blue robber 5
        ",
        lanes(&[5, 5])
    ));
}

/// Red, Blue and Green have 3, 12 and 0 points; Red's robber is on 12, Blue's on 3. Red's tile ends
/// Blue's road of 3 and Green's road of 4, in this order.
fn theft_and_landing(options: &str, rest: &str) -> String {
    format!(
        "
        players: Red, Blue, Green
        systems: base, robbers, messengers
        {options}
        start: {}; {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =meeple
        Blue base.A 11,1:90 meeple>road.W =meeple
        Green base.B -1,0:0 -
        Red rb.D -1,1:270 =space-12 Blue =space-3 Red -
        Blue base.U 1,-1:0 meeple>road.EW
        Green base.U 3,-1:0 meeple>road.EW
        Red ic.ED 2,-1:0 - =next:road.W
        {rest}",
        lanes(&[3, 12]),
        pair(3, 4)
    )
}

/// SCB-29, SCB-30, MSG-15, MSG-16: each event with its theft is finished before the next; messages
/// come last, clockwise from the active player.
#[test]
fn scb_29_an_event_is_finished_with_its_thefts() {
    let played = check(&theft_and_landing(
        "",
        "expect asks Blue marker 3
        Blue =meeple
        expect track Blue meeple 15
        expect asks Red marker 2
        expect track Red robber none
        expect track Blue robber 3
        Red =meeple
        expect track Red meeple 5
        expect track Blue robber 5
        expect asks Green marker 4
        expect figures Blue 1
        Green =meeple message=shields
        expect figures Blue 0
        expect asks Red message shields
        Red =action message=knights
        expect asks Blue message knights
        Blue =action
        expect asks Blue place-tile base.B
        expect Red 5, Blue 15, Green 4
        ",
    ));
    let order = ["Blue 3 road", "Red 2 robber", "Green 4 road"];
    assert_eq!(booked(&played)[2..], order);
}

/// SCB-30, MSG-8, MSG-43: with `immediate` the messages of an event and its thefts come before the
/// next event.
#[test]
fn scb_30_messages_at_once_come_after_the_thefts_of_the_event() {
    let played = check(&theft_and_landing(
        "option msg.timing: immediate",
        "Blue =meeple
        expect asks Red marker 2
        Red =meeple message=shields
        expect asks Red message shields
        expect figures Blue 1
        Red =action message=knights
        expect asks Blue message knights
        Blue =points =messenger
        expect asks Green marker 4
        Green =meeple
        expect asks Blue place-tile base.B
        expect Red 5, Blue 17, Green 4
        ",
    ));
    let order = ["Blue 3 road", "Red 2 robber", "Blue 2 message", "Green 4 road"];
    assert_eq!(booked(&played)[2..], order);
}

/// SCB-31, MSG-43: a message that is robbed in the middle of a batch; its thief waits for nobody of
/// the batch that was interrupted.
#[test]
fn scb_31_a_theft_of_message_points_inside_a_batch() {
    check(&theft_and_landing(
        "option msg.timing: immediate",
        "Blue =meeple
        Red =meeple message=shields =points =meeple
        expect asks Blue marker 1               # Blue's robber went along to 5
        Blue =messenger
        expect track Blue robber none
        expect track Red meeple 7
        Blue message=knights =action
        expect asks Green marker 4
        Green =meeple
        expect Red 7, Blue 16, Green 4
        ",
    ));
}

/// SCB-22, MSG-13: a landing by an own event and one by loot are of one batch: one message.
#[test]
fn scb_22_loot_belongs_to_the_batch_of_the_theft() {
    check(&format!(
        "
        systems: base, robbers, messengers
        start: {}; {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =messenger
        Blue base.A 6,1:90 meeple>road.W =meeple
        Red rb.D -1,1:270 =space-7 Blue =space-3 Red -
        Blue base.U 5,-1:0 meeple>road.EW
        Red base.U 3,-1:0 meeple>road.EW
        Blue ic.ED 4,-1:0 - =next:road.W Red =meeple Blue =meeple Red =messenger message=shields
        expect track Red meeple 5 messenger 5
        expect track Blue meeple 11 messenger 0
        expect track Blue robber 5
        Red =action
        expect asks Red place-tile base.B
        ",
        lanes(&[3, 7]),
        pair(5, 4)
    ));
}

/// SCB-24, SCB-29, SCB-36: with robbers alone no marker is chosen, but the order is; the later
/// value is what it was before the theft.
#[test]
fn scb_29_robbers_without_messengers() {
    let played = check(
        &theft_and_landing(
            "",
            "expect asks Blue place-tile base.B
        expect Red 5, Blue 15, Green 4
        expect track Blue robber 5
        ",
        )
        .replace(", messengers", "")
        .replace(" =meeple\n", "\n"),
    );
    let kinds = events(&played).into_iter().filter_map(|event| match event {
        Event::Scored(_) => Some("points"),
        Event::SetAside { piece: Piece::Robber, .. } => Some("home"),
        Event::Moved { piece: Piece::Robber, .. } => Some("robber"),
        Event::Returned { .. } => Some("return"),
        _ => None,
    });
    let kinds: Vec<&str> = kinds.skip(6).collect();
    assert_eq!(kinds, ["points", "home", "points", "robber", "points", "return", "return"]);
}

/// SCB-33, SCB-37, SCB-ex8: 61, 23 and a robber on the track are 87; no marker is asked for.
#[test]
fn scb_ex8_a_robber_counts_before_the_markers_are_added() {
    check(&format!(
        "
        systems: base, robbers, messengers
        start: {}

        Red base.A 60,0:90 meeple>road.W =meeple
        Blue base.B 0,-1:0 -
        Red base.A 22,1:90 meeple>road.W =messenger
        Blue rb.D -1,0:270 =space-11 Red =space-0 Blue -
        expect over
        expect event scored Red 3 robber final
        expect track Red meeple 87 messenger 0
        expect Red 87, Blue 3
        ",
        lanes(&[61, 23])
    ));
}
