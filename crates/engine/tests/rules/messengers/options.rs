//! The options of the messengers: timing, chain, and a game without messengers on the track.

use bastide_scenario::check;

use crate::track::{lanes, pair};

/// Two roads of 5 and 3 points for Red that one tile ends.
fn two_roads(timing: &str, rest: &str) -> String {
    format!(
        "
        players: Red
        systems: base, messengers
        option msg.timing: {timing}
        start: {}
        bag: base.B

        Red base.U 3,-1:0 meeple>road.EW
        Red base.U 5,-1:0 meeple>road.EW
        Red ic.ED 4,-1:0 - =next:road.EW@1,-1 =meeple
        {rest}",
        pair(5, 3)
    )
}

/// MSG-8: after the batch, or right after the landing and before the next event.
#[test]
fn msg_8_messages_after_the_batch_or_at_once() {
    check(&two_roads(
        "after_batch",
        "expect asks Red marker 3
        Red =meeple message=shields
        expect asks Red message shields
        Red =action
        expect asks Red place-tile base.B
        ",
    ));
    check(&two_roads(
        "immediate",
        "Red message=shields
        expect asks Red message shields
        refuse =messenger SCB-10
        Red =action
        expect asks Red marker 3
        Red =meeple
        expect asks Red place-tile base.B
        ",
    ));
}

/// MSG-43, MSG-13: with `immediate` there is still one message for a batch, and its points are a
/// batch of their own in between.
#[test]
fn msg_43_one_message_for_a_batch_also_at_once() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        option msg.timing: immediate
        start: {}
        bag: base.B

        Red base.U 3,-1:0 meeple>road.EW
        Red base.U 5,-1:0 meeple>road.EW
        Red ic.ED 4,-1:0 - =next:road.EW@1,-1 =meeple message=shields =action
        expect asks Red marker 5
        Red =messenger
        expect track Red meeple 5 messenger 5
        expect no event message Red
        expect asks Red place-tile base.B
        ",
        pair(5, 5)
    ));
}

/// MSG-44, MSG-43: what is complete and not yet scored is out of reach: neither its knight nor its
/// pennant counts, and nobody is recalled from it.
#[test]
fn msg_44_complete_features_are_out_of_reach() {
    let moves = "
        players: Red
        systems: base, messengers
        option msg.timing: immediate
        start: base.A 0,0:270; base.U 1,0:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; \
               base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; base.A 4,0:90; \
               base.B 0,1:0; base.B 2,-2:0; base.E 3,-2:180
        bag: base.B

        Red base.U 2,0:0 meeple>road.EW
        Red base.F 3,-1:90 meeple>city.NS
        Red base.D 3,0:0 =next:road.EW@1,0 =meeple";
    for message in ["shields", "knights"] {
        check(&format!(
            "{moves} message={message} =action
            expect no event scored Red 2
            expect asks Red marker 8
            Red =meeple
            "
        ));
    }
    for message in ["road", "city", "recall"] {
        check(&format!(
            "{moves} message={message}
            expect only =points
            refuse =action MSG-18
            Red =points =messenger
            expect asks Red marker 8
            Red =meeple
            "
        ));
    }
}

/// Red lands on 5 with the meeple, draws, and 2 points bring the messenger from 3 to 5 as well; the
/// second message, a road of five tiles, can bring the meeple to 10.
fn chain(option: &str, rest: &str) -> String {
    format!(
        "
        players: Red
        systems: base, messengers
        {option}
        start: {}; base.A 0,-1:270; base.U 2,-1:0; base.U 3,-1:0; base.U 4,-1:0
        bag: base.B

        Red base.A 2,1:90 meeple>road.W =messenger
        Red base.U 1,-1:0 meeple>road.EW
        Red base.A 4,0:90 meeple>road.W =meeple message=shields =points =messenger
        expect track Red meeple 5 messenger 5
        Red message=road =action =meeple
        expect track Red meeple 10 messenger 5
        {rest}",
        lanes(&[5, 3, 5])
    )
}

/// MSG-9: without limit every landing of message points brings another message.
#[test]
fn msg_9_unlimited_chain() {
    check(&chain("", "Red message=knights\n expect asks Red message knights\n Red =action\n"));
}

/// MSG-9: with `one_extra` the third landing of a placement brings nothing; the next placement
/// begins anew.
#[test]
fn msg_9_one_extra_message_for_a_placement() {
    check(&chain(
        "option msg.chain: one_extra",
        "expect asks Red place-tile base.A
        Red base.A 4,2:90 meeple>road.W =meeple message=knights
        expect track Red meeple 15
        Red =action
        ",
    ));
}

/// MSG-9: with `one_extra` an extra tile is a placement of its own.
#[test]
fn msg_9_an_extra_tile_counts_for_itself() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        option msg.chain: one_extra
        start: {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =messenger
        Red base.A 4,1:90 meeple>road.W =meeple message=tile =action
        Red base.A 4,2:90 meeple>road.W =meeple message=shields =points =messenger
        expect track Red meeple 10 messenger 5
        Red message=knights
        expect asks Red message knights
        Red =action
        ",
        lanes(&[3, 5, 5])
    ));
}

/// MSG-2, SCB-20: without messengers on the track nobody's messenger is company on space 0.
#[test]
fn msg_2_a_game_with_one_marker_each() {
    check(&format!(
        "
        systems: base, messengers
        supply messenger: 0
        start: {}
        bag: base.B

        Red base.A 44,0:90 meeple>road.W =meeple message=shields =action
        Blue base.A 1,1:90 meeple>road.W =meeple
        Red base.A 4,2:90 meeple>road.W
        expect only =meeple
        Red =meeple message=knights =action
        expect track Red meeple 50 messenger 0
        ",
        lanes(&[45, 2, 5])
    ));
}
