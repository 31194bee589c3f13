//! Markers, landings, and who has to draw.

use bastide_engine::{FigureKind, Message, PRESETS, Rules};
use bastide_scenario::{check, check_setup_refused};

use crate::track::lanes;

/// MSG-1: eight different messages that nobody has seen, and none can lie on top twice.
#[test]
fn msg_1_eight_different_messages() {
    let played = check("players: Red\nsystems: base, messengers\nbag: base.U\nexpect Red 0");
    let messages = played.game().messages();
    assert_eq!(messages.unseen().collect::<Vec<_>>(), Message::ALL);
    assert!(messages.played().is_empty());
    check_setup_refused(
        "players: Red\nsystems: base, messengers\nchance: message=road message=road",
        "MSG-1",
    );
}

/// MSG-2, MSG-3: the messenger is a marker beside the scoring meeple and no figure of the supply.
#[test]
fn msg_2_the_messenger_is_a_marker_and_no_figure() {
    assert_eq!(FigureKind::from_name("messenger"), None);
    let preset = PRESETS.iter().find(|preset| preset.name == "everything").unwrap();
    let with = Rules::new(preset.setup(["Red"])).unwrap();
    let without = preset.setup(["Red"]);
    let systems = without
        .systems
        .clone()
        .map(|systems| systems.into_iter().filter(|name| name != "messengers").collect::<Vec<_>>());
    let without = Rules::new(bastide_engine::Setup { systems, ..without }).unwrap();
    assert_eq!(with.supply(), without.supply());
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        expect track Red meeple 0 messenger 0
        Red base.A 2,0:90 meeple>road.W
        expect only =meeple =messenger
        ",
        lanes(&[3])
    ));
}

/// MSG-4: the names on the wire.
#[test]
fn msg_4_messages_have_stable_names() {
    let names = ["road", "city", "monastery", "tile", "shields", "knights", "farmers", "recall"];
    assert_eq!(Message::ALL.map(Message::name), names);
    for name in names {
        assert_eq!(Message::from_name(name).map(Message::name), Some(name));
    }
    assert_eq!(Message::from_name("smallest_road"), None);
}

/// MSG-10, MSG-ex1: the same 3 points land with the meeple and do not with the messenger.
#[test]
fn msg_ex1_the_marker_decides_about_the_message() {
    let board = format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 11,0:90 meeple>road.W =meeple
        Red base.A 7,1:90 meeple>road.W =messenger
        expect track Red meeple 12 messenger 8
        ",
        lanes(&[12, 8, 3])
    );
    check(&format!(
        "{board}
        Red base.A 2,2:90 meeple>road.W =meeple message=shields
        expect track Red meeple 15 messenger 8
        Red =action
        "
    ));
    check(&format!(
        "{board}
        Red base.A 2,2:90 meeple>road.W =messenger
        expect track Red meeple 12 messenger 11
        expect no event message
        expect asks Red place-tile base.B
        "
    ));
}

/// MSG-11, MSG-13, MSG-ex2: two landings of different markers in one batch, and one message.
#[test]
fn msg_ex2_two_landings_bring_one_message() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}; {}
        bag: base.B

        Red base.A 11,0:90 meeple>road.W =meeple
        Red base.A 17,1:90 meeple>road.W =messenger
        expect track Red meeple 12 messenger 18
        Red base.U 1,-1:0 meeple>road.EW
        Red base.A 3,-1:90 meeple>road.W
        Red ic.ED 2,-1:0 - =next:road.EW@1,-1 =meeple =messenger message=shields
        expect track Red meeple 15 messenger 20
        Red =action
        expect asks Red place-tile base.B
        refuse =points MSG-12
        refuse =action MSG-12
        ",
        lanes(&[12, 18]),
        "base.A 0,-1:270; base.B 0,-2:0; base.B 1,-2:0; base.B 2,-2:0; base.B 3,-2:0"
    ));
}

/// MSG-6, MSG-12, MSG-ex3: where Blue's messenger stands, Red does not land alone.
#[test]
fn msg_ex3_company_prevents_the_message_unless_the_option_allows_it() {
    let moves = format!(
        "
        start: {}
        bag: base.B

        Red base.A 11,0:90 meeple>road.W =meeple
        Blue base.A 14,1:90 meeple>road.W =messenger message=shields =action
        Red base.A 2,2:90 meeple>road.W =meeple",
        lanes(&[12, 15, 3])
    );
    check(&format!(
        "
        systems: base, messengers
        {moves}
        expect track Red meeple 15
        expect no event message
        expect turn Blue
        refuse =points MSG-12
        "
    ));
    check(&format!(
        "
        systems: base, messengers
        option msg.alone: not_required
        {moves} message=knights
        expect track Red meeple 15
        expect asks Red message knights
        Red =action
        "
    ));
}

/// MSG-9, MSG-21, MSG-ex4: the 2 points of a message are a new batch and can land.
#[test]
fn msg_ex4_two_points_bring_a_second_message() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 42,0:90 meeple>road.W =messenger
        Red base.A 4,1:90 meeple>road.W =meeple message=city =points
        expect asks Red marker 2
        Red =messenger message=road
        expect event scored Red 2 message [MSG-17]
        expect track Red meeple 5 messenger 45
        expect asks Red message road
        Red =points =meeple
        expect track Red meeple 7 messenger 45
        expect asks Red place-tile base.B
        ",
        lanes(&[43, 5])
    ));
}

/// MSG-5, MSG-ex9: a player who lands on another player's turn draws, unless the option says no.
#[test]
fn msg_ex9_landing_on_the_turn_of_another_player() {
    let moves = "
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0
        bag: base.B

        Red base.U 3,0:0 meeple>road.EW
        Blue base.A 4,0:90 - =meeple";
    check(&format!(
        "
        systems: base, messengers
        {moves} message=shields
        expect asks Red message shields
        Red =action
        expect track Red meeple 5
        expect turn Red
        "
    ));
    check(&format!(
        "
        systems: base, messengers
        option msg.drawer: active_only
        {moves}
        expect track Red meeple 5
        expect no event message
        expect asks Red place-tile base.B
        "
    ));
}

/// MSG-5: with `active_only` the active player still draws.
#[test]
fn msg_5_the_active_player_draws_with_active_only() {
    check(&format!(
        "
        systems: base, messengers
        option msg.drawer: active_only
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=shields
        expect asks Red message shields
        Red =action
        ",
        lanes(&[5])
    ));
}

/// MSG-ex10: total 50 is space 0, where Blue's markers no longer stand.
#[test]
fn msg_ex10_fifty_is_a_message_space() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 45,0:90 meeple>road.W =meeple
        Blue base.A 1,1:90 meeple>road.W =meeple
        Red base.B -1,0:0 -
        Blue base.A 2,2:90 meeple>road.W =messenger
        Red base.A 3,3:90 meeple>road.W =meeple message=shields
        expect track Red meeple 50
        Red =action
        ",
        lanes(&[46, 2, 3, 4])
    ));
}

/// MSG-ex11: both tie 5 points from space 0, and only the active player draws.
#[test]
fn msg_ex11_of_a_tie_only_the_first_lands_alone() {
    check(
        "
        systems: base, messengers
        start: base.A 0,0:270; base.A 4,0:90; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; \
               base.B 3,1:0; base.B 4,1:0
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Blue base.U 3,0:0 meeple>road.EW
        Red base.U 2,0:0 =meeple
        Blue =meeple
        Red message=shields =action
        expect event message Red
        expect no event message Blue
        expect turn Blue
        ",
    );
}

/// Three roads that meet in one tile: 5 and 3 points for Red, 5 for Blue.
const THREE_ROADS: &str = "
        systems: base, messengers
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 3,0:0; base.B 4,0:0; base.B 5,0:0; \
               base.B 6,0:0; base.A 0,1:270; base.U 1,1:0; base.U 2,1:0; base.A 6,1:90; \
               base.B 6,2:0; base.B 6,3:0; base.B 5,3:0; base.A 4,5:180; base.U 4,4:90; base.U 4,3:90
        bag: base.B

        Red base.U 3,1:0 meeple>road.EW
        Blue base.U 4,2:90 meeple>road.NS
        Red base.U 5,1:0 meeple>road.EW
        Blue base.B -1,0:0 -
        Red base.W 4,1:0 =next:road.EW@1,1";

/// MSG-14, MSG-16: Red lands alone on 5 and goes on to 8 within the batch, and draws all the same;
/// Blue comes to 5 after Red has left and draws second.
#[test]
fn msg_14_a_landing_counts_although_the_marker_moved_on() {
    check(&format!(
        "{THREE_ROADS} =next:road.EW@5,1 =meeple =meeple
        expect track Red meeple 8
        Blue =meeple
        Red message=shields
        expect asks Red message shields
        Red =action
        Blue message=knights
        expect asks Blue message knights
        Blue =action
        expect turn Blue
        "
    ));
}

/// MSG-14: Blue comes to 5 while Red stands there; that Red goes on later changes nothing.
#[test]
fn msg_14_company_counts_although_it_moved_on() {
    check(&format!(
        "{THREE_ROADS} =next:road.NS@4,4 =meeple
        Blue =meeple
        Red =meeple message=shields =action
        expect track Red meeple 8
        expect track Blue meeple 5
        expect no event message Blue
        expect asks Blue place-tile base.B
        "
    ));
}

/// MSG-12 with the abbot: the points of an abbot who goes home are an award like any other.
#[test]
fn msg_12_the_points_of_a_returned_abbot_can_land() {
    check(&format!(
        "
        players: Red
        systems: base, messengers, abbot
        start: {}
        bag: base.B

        Red base.B -1,1:0 abbot>monastery
        Red base.B -1,0:0 abbot<monastery@-1,1
        expect asks Red marker 5
        Red =messenger message=shields =action
        expect track Red meeple 0 messenger 5
        ",
        lanes(&[3, 3, 3])
    ));
}

/// MSG-13 with ferries: two roads that a ferry move closes are awards of one batch, in the order
/// that the active player chooses.
#[test]
fn msg_13_roads_closed_by_a_ferry_are_one_batch() {
    check(
        "
        players: Red, Blue
        systems: base, messengers, ferries
        start: base.A 0,0:270; base.B 0,-1:0; base.B 1,-1:0; base.B 1,-2:0; base.B 2,-2:0; \
               base.A 2,-1:0; base.B 3,-1:0; base.B 4,-1:0
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Blue base.U 3,0:0 meeple>road.EW
        Red fe.D 2,0:180 - ferry.EW
        Blue base.A 4,0:90 - ferry.NE@2,0
        expect asks Blue scoring-order
        expect only =next:road.E@0,0 =next:road.E@2,0
        Blue =next:road.E@2,0
        expect asks Blue marker 4
        Blue =meeple
        expect asks Red marker 3
        Red =meeple
        expect turn Red
        ",
    );
}
