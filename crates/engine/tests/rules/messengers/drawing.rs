//! Drawing messages: when, in which order, and from which stack.

use bastide_engine::{Message, Outcome};
use bastide_scenario::check;

use crate::track::{booked, lanes};

/// MSG-13, MSG-ex12: each part of a double turn is a batch of its own with its own message.
#[test]
fn msg_ex12_a_message_in_each_part_of_a_double_turn() {
    check(&format!(
        "
        systems: base, messengers, traders-and-builders
        start: {}; base.A 0,-1:270
        bag: base.B

        Red base.U 1,-1:0 meeple>road.EW
        Blue base.B -1,0:0 -
        Red base.U 2,-1:0 builder>road.EW
        Blue base.B -1,1:0 -
        Red base.U 3,-1:0
        expect asks Red second-part
        Red -
        Blue base.B -1,2:0 -
        Red base.A 4,-1:90 - =meeple message=shields =action
        expect track Red meeple 5
        expect asks Red second-part
        Red =second-part base.A 4,0:90 meeple>road.W =meeple message=knights =action
        expect track Red meeple 10
        expect asks Blue place-tile base.B
        ",
        lanes(&[5])
    ));
}

/// MSG-12, MSG-17, MSG-19: the message is shown, and its drawer must take the action or 2 points.
#[test]
fn msg_17_the_action_or_two_points() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90
        refuse =action MSG-12
        refuse =points MSG-12
        Red meeple>road.W =meeple message=knights
        expect event message Red knights
        expect asks * message knights
        expect asks Red message knights
        expect only =action =points
        refuse - MSG-17
        refuse -1,0:0 BG-10
        Red =points
        expect event message-done Red knights points
        Red =messenger
        expect event scored Red 2 message [MSG-17]
        expect track Red meeple 5 messenger 2
        ",
        lanes(&[5])
    ));
}

/// MSG-16, SCB-32: three players land in one batch and draw clockwise from the active one, Blue;
/// each message with its points is finished before the next is drawn.
#[test]
fn msg_16_players_draw_clockwise_from_the_active_one() {
    let played = check(
        "
        players: Red, Blue, Green
        systems: base, messengers
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 3,0:0; base.B 4,0:0; base.B 5,0:0; \
               base.B 6,0:0; base.B 7,0:0; base.B 8,0:0; base.A 0,1:270; base.U 1,1:0; \
               base.U 2,1:0; base.A 13,1:90; base.U 12,1:0; base.U 11,1:0; base.U 10,1:0; \
               base.U 9,1:0; base.U 8,1:0; base.U 7,1:0; base.U 6,1:0; base.B 6,2:0; \
               base.B 6,3:0; base.B 5,3:0; base.A 4,15:180; base.U 4,14:90; base.U 4,13:90; \
               base.U 4,12:90; base.U 4,11:90; base.U 4,10:90; base.U 4,9:90; base.U 4,8:90; \
               base.U 4,7:90; base.U 4,6:90; base.U 4,5:90; base.U 4,4:90; base.U 4,3:90
        bag: base.B

        Red base.U 3,1:0 meeple>road.EW
        Blue base.U 5,1:0 meeple>road.EW
        Green base.U 4,2:90 meeple>road.NS
        Red base.B -1,0:0 -
        Blue base.W 4,1:0 =next:road.EW@1,1 =next:road.NS@4,14
        Red =meeple
        Green =meeple
        Blue =meeple
        expect track Red meeple 5
        expect track Blue meeple 10
        expect track Green meeple 15
        Blue message=road =points
        expect asks Blue marker 2
        Blue =messenger
        Green message=shields =action
        Red message=city =points =messenger
        expect asks Green place-tile base.B
        ",
    );
    let order = ["Red 5 road", "Green 15 road", "Blue 10 road", "Blue 2 message", "Red 2 message"];
    assert_eq!(booked(&played), order);
}

/// MSG-16: scored figures are home before the draw, so that the message does not see them.
#[test]
fn msg_16_scored_figures_are_home_before_the_draw() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=recall
        expect supply Red meeple 7
        expect only =points
        refuse =action MSG-18
        Red =points =meeple
        ",
        lanes(&[5])
    ));
}

/// MSG-18: what cannot be carried out leaves only the points.
#[test]
fn msg_18_an_impossible_action_is_refused() {
    for message in ["road", "city", "monastery", "recall"] {
        check(&format!(
            "
            systems: base, messengers
            start: {}
            bag: base.B

            Red base.A 4,0:90 meeple>road.W =meeple message={message}
            refuse =action MSG-18
            expect only =points
            Red =points =messenger
            expect event scored Red 2 message [MSG-17]
            expect track Red meeple 5 messenger 2
            ",
            lanes(&[5])
        ));
    }
}

/// MSG-18: figures of other players, and own ones of another kind, make no action possible.
#[test]
fn msg_18_only_own_meeples_of_the_kind_count() {
    for (message, choices) in [
        ("road", "=points"),
        ("city", "=points"),
        ("monastery", "=action =points"),
        ("recall", "=action =points"),
    ] {
        check(&format!(
            "
            systems: base, messengers
            start: {}; base.A 0,-1:270
            bag: base.B

            Red base.B -1,0:0 meeple>monastery
            Blue base.U 1,-1:0 meeple>road.EW
            Red base.A 4,0:90 meeple>road.W =meeple message={message}
            expect only {choices}
            Red =points =messenger
            ",
            lanes(&[5])
        ));
    }
}

/// MSG-18: `Tile` needs a tile that is left.
#[test]
fn msg_18_no_extra_tile_from_an_empty_bag() {
    check(&format!(
        "
        systems: base, messengers
        start: {}

        Red base.A 4,0:90 meeple>road.W =meeple message=tile
        expect left 0
        refuse =action MSG-18
        expect only =points
        Red =points =messenger
        expect over
        expect Red 7, Blue 0
        ",
        lanes(&[5])
    ));
}

/// MSG-18, MSG-27: `Shields`, `Knights` and `Farmers` are always possible, for 0 points if need be.
#[test]
fn msg_18_counting_messages_are_always_possible() {
    for message in ["shields", "knights", "farmers"] {
        check(&format!(
            "
            systems: base, messengers
            start: {}
            bag: base.B

            Red base.A 4,0:90 meeple>road.W =meeple message={message}
            expect only =action =points
            Red =action
            expect no event scored Red 0
            expect track Red meeple 5 messenger 0
            expect asks Blue place-tile base.B
            ",
            lanes(&[5])
        ));
    }
}

/// MSG-17: the top of the stack is a message that was not played yet.
#[test]
fn msg_17_a_played_message_is_not_on_top() {
    let mut played = check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=knights =action
        Red base.A 4,1:90 meeple>road.W =meeple
        expect asks chance
        ",
        lanes(&[5, 5])
    ));
    let mut log = bastide_engine::Log::off();
    let refusal = played.resolve(Outcome::Message(Message::Knights), &mut log).unwrap_err();
    assert_eq!(refusal.rule.to_string(), "MSG-17");
    assert_eq!(played.game().outcomes().len(), 7);
    played.resolve(Outcome::Message(Message::Shields), &mut log).unwrap();
    assert_eq!(played.game().messages().played(), [Message::Knights]);
}

/// MSG-1, MSG-20: played messages go under the stack one by one and come again in that order, the
/// last one only after its extra tile.
#[test]
fn msg_20_messages_come_again_in_the_order_in_which_they_were_played() {
    let played = check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=knights =action
        Red base.A 4,1:90 meeple>road.W =meeple message=shields =action
        Red base.A 4,2:90 meeple>road.W =meeple message=farmers =action
        Red base.A 4,3:90 meeple>road.W =meeple message=road =points =messenger
        Red base.A 4,4:90 meeple>road.W =meeple message=tile =action
        Red base.A 4,5:90 meeple>road.W =meeple message=city =points =messenger
        Red base.A 4,6:90 meeple>road.W =meeple message=monastery =points =messenger
        Red base.A 4,7:90 meeple>road.W =meeple message=recall =points =messenger
        expect track Red meeple 40 messenger 8
        Red base.A 4,8:90 meeple>road.W =meeple
        expect asks Red message knights
        Red =action base.A 4,9:90 meeple>road.W =meeple
        expect asks Red message shields
        ",
        lanes(&[5; 10])
    ));
    use Message::*;
    let stack = [Farmers, Road, City, Tile, Monastery, Recall, Knights];
    assert_eq!(played.game().messages().played(), stack);
}

/// MSG-20: a message goes under the stack before the next one is drawn because of its points.
#[test]
fn msg_20_a_message_is_under_the_stack_before_its_points_land() {
    let played = check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =messenger
        Red base.A 4,1:90 meeple>road.W =meeple message=road =points =messenger
        expect track Red meeple 5 messenger 5
        expect asks chance
        ",
        lanes(&[3, 5])
    ));
    assert_eq!(played.game().messages().played(), [Message::Road]);
}

/// FRM+MSG, BG+MSG, MSG-42, SCB-33: the last placement still brings its message; final scoring does
/// not.
#[test]
fn msg_42_final_scoring_draws_nothing() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, messengers
        start: {}; base.A 0,-1:270; base.U 2,-1:0; base.U 3,-1:0

        Red base.U 1,-1:0 meeple>road.EW
        Blue base.B -1,0:0 -
        Red base.U 4,-1:0
        Blue base.B -1,1:0 -
        Red base.A 4,0:90 meeple>road.W =messenger message=knights =action
        expect over
        expect event scored Red 5 road final
        expect events 1 message
        expect Red 10, Blue 0
        expect track Red meeple 10 messenger 0
        refuse =action BG-60
        ",
        lanes(&[5])
    ));
}

/// MSG-41: points of a message are points of the game at once.
#[test]
fn msg_41_messages_score_during_the_game() {
    check(&format!(
        "
        systems: base, messengers
        start: {}; base.A 0,-1:270
        bag: base.B

        Red base.U 1,-1:0 meeple>road.EW
        Blue base.B -1,0:0 -
        Red base.A 4,0:90 meeple>road.W =meeple message=road =action =messenger
        expect event scored Red 2 message
        expect Red 7, Blue 0
        expect turn Blue
        ",
        lanes(&[5])
    ));
}
