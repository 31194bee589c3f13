//! Messages for stolen points (MSG-15).

use bastide_scenario::check;

use crate::track::lanes;

/// On Blue's turn Red's loot of 1 brings the meeple from 4 to 5.
fn loot_lands(option: &str, rest: &str) -> String {
    format!(
        "
        systems: base, robbers, messengers
        {option}
        start: {}
        bag: base.B

        Red base.A 3,0:90 meeple>road.W =meeple
        Blue base.A 6,1:90 meeple>road.W =messenger
        Red rb.D -1,0:270 =space-7 Blue =space-4 Red -
        Blue base.A 1,2:90 meeple>road.W =messenger
        expect asks Red marker 1
        Red =meeple
        expect track Red meeple 5
        {rest}",
        lanes(&[4, 7, 2])
    )
}

/// MSG+ROB, MSG-15, MSG-5: a landing by stolen points counts like any other, also on another
/// player's turn, unless only the active player draws.
#[test]
fn msg_15_stolen_points_can_bring_a_message() {
    check(&loot_lands(
        "",
        "expect turn Blue
        Red message=shields
        expect asks Red message shields
        Red =action
        expect turn Red
        ",
    ));
    check(&loot_lands(
        "option msg.drawer: active_only",
        "expect no event message
        expect turn Red
        ",
    ));
}

/// MSG-15, MSG-5: with `active_only` the active player draws for loot of the own turn.
#[test]
fn msg_15_the_active_player_draws_for_loot() {
    check(&format!(
        "
        systems: base, robbers, messengers
        option msg.drawer: active_only
        option rob.placement: optional
        start: {}; base.A 0,-1:270; base.U 1,-1:0
        bag: base.B

        Red base.A 2,0:90 meeple>road.W =meeple
        Blue base.U 2,-1:0 meeple>road.EW
        Red base.B -1,0:0 -
        Blue base.A 6,1:90 meeple>road.W =meeple
        Red rb.D -1,1:270 =space-7 Blue - Red -
        Blue base.B -2,0:0 -
        Red base.A 3,-1:90 - Blue =meeple Red =meeple message=shields
        expect asks Red message shields
        ",
        lanes(&[3, 7])
    ));
}

/// MSG-15, MSG-6: loot that ends beside another player lands like other points: not alone.
#[test]
fn msg_15_stolen_points_must_land_alone_too() {
    let board = |option: &str, rest: &str| {
        format!(
            "
        systems: base, robbers, messengers
        {option}
        start: {}
        bag: base.B

        Red base.A 3,0:90 meeple>road.W =meeple
        Blue base.A 4,1:90 meeple>road.W =messenger message=shields =points =meeple
        Red rb.D -1,0:270 =space-2 Blue =space-4 Red -
        Blue base.A 1,2:90 meeple>road.W =meeple
        Red =meeple
        expect track Red meeple 5
        expect track Blue meeple 4 messenger 5
        {rest}",
            lanes(&[4, 5, 2])
        )
    };
    check(&board("", "expect no event message\n expect turn Red\n"));
    check(&board(
        "option msg.alone: not_required",
        "Red message=knights\n expect asks Red message knights\n",
    ));
}
