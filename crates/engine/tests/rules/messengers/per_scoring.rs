//! How many messages one scoring brings: one, or one for each landing (MSG-45).

use bastide_engine::PRESETS;
use bastide_scenario::check;

use crate::track::{lanes, pair};

/// Red's markers stop on 15 and 20 in one batch, by roads of 3 and 2 points.
fn two_landings(options: &str, rest: &str) -> String {
    format!(
        "
        players: Red, Blue
        systems: base, messengers
        {options}
        start: {}; {}
        bag: base.B

        Red base.A 11,0:90 meeple>road.W =meeple
        Blue base.B -1,0:0 -
        Red base.A 17,1:90 meeple>road.W =messenger
        Blue base.B -1,1:0 -
        Red base.U 1,-1:0 meeple>road.EW
        Blue base.B -2,0:0 -
        Red base.A 3,-1:90 meeple>road.W
        Blue base.B -2,1:0 -
        Red ic.ED 2,-1:0 - =next:road.EW@1,-1 =meeple
        {rest}",
        lanes(&[12, 18]),
        "base.A 0,-1:270; base.B 0,-2:0; base.B 1,-2:0; base.B 2,-2:0; base.B 3,-2:0"
    )
}

/// MSG-45, MSG-ex2: with `every_landing` each of the two landings brings a message, and the second
/// is drawn when the first is done with all that follows from it.
#[test]
fn msg_45_every_landing_brings_a_message() {
    let every = "option msg.per_scoring: every_landing";
    check(&two_landings(
        every,
        "Red =messenger message=city
        expect track Red meeple 15 messenger 20
        expect asks Red message city
        Red =points
        expect asks Red marker 2
        Red =meeple message=shields
        expect track Red meeple 17 messenger 20
        expect asks Red message shields
        Red =action
        expect turn Blue
        refuse =points MSG-12
        ",
    ));
    check(&two_landings(
        "option msg.per_scoring: one",
        "Red =messenger message=city =points =meeple
        expect events 1 message Red
        expect turn Blue
        ",
    ));
}

/// MSG-45, MSG-43: at once, each message comes right after its landing.
#[test]
fn msg_45_every_landing_at_once() {
    check(&two_landings(
        "option msg.per_scoring: every_landing
        option msg.timing: immediate",
        "Red message=shields =action
        expect asks Red marker 2
        Red =messenger message=knights =action
        expect track Red meeple 15 messenger 20
        expect turn Blue
        ",
    ));
}

/// MSG-45, MSG-9: a chain of two at most holds for landings of one scoring too.
#[test]
fn msg_45_the_chain_limits_messages_of_several_landings() {
    check(&two_landings(
        "option msg.per_scoring: every_landing
        option msg.chain: one_extra",
        "Red =messenger message=tile =points =meeple message=shields =points =messenger
        expect track Red meeple 17 messenger 22
        expect turn Blue
        ",
    ));
}

/// MSG-45: a marker that stops twice on message spaces in one scoring has landed twice.
#[test]
fn msg_45_one_marker_can_land_twice() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        option msg.per_scoring: every_landing
        start: {}
        bag: base.B

        Red base.U 3,-1:0 meeple>road.EW
        Red base.U 5,-1:0 meeple>road.EW
        Red ic.ED 4,-1:0 - =next:road.EW@1,-1 =meeple =meeple message=shields =action
        expect track Red meeple 10
        Red message=knights
        expect asks Red message knights
        Red =action
        expect asks Red place-tile base.B
        ",
        pair(5, 5)
    ));
}

/// MSG-45, MSG-5: landings of another player's markers in the same scoring count for that player,
/// who draws all messages after the active player has.
#[test]
fn msg_45_each_player_draws_for_the_own_landings() {
    check(&format!(
        "
        systems: base, messengers
        option msg.per_scoring: every_landing
        option msg.alone: not_required
        start: {}
        bag: base.B

        Red base.U 3,-1:0 meeple>road.EW
        Blue base.A -1,-1:0 -
        Red base.U 5,-1:0 meeple>road.EW
        Blue ic.ED 4,-1:0 - =next:road.EW@1,-1
        Red =meeple =messenger message=shields
        expect turn Blue
        expect asks Red message shields
        Red =action message=knights
        expect asks Red message knights
        Red =action
        expect turn Red
        ",
        pair(5, 5)
    ));
}

/// MSG-45: the box of 2012 has no limit for each scoring.
#[test]
fn msg_45_minis_2012_count_every_landing() {
    let preset = PRESETS.iter().find(|preset| preset.name == "minis-2012").unwrap();
    assert!(preset.options().contains(&("msg.per_scoring", "every_landing")));
}
