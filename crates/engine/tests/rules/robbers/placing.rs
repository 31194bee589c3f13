//! Bags on tiles, and the way of robbers to the track (ROB-1 to ROB-14).

use bastide_engine::{Catalogue, Game, Player, Rules, Setup};
use bastide_scenario::{check, check_setup_refused};

use crate::track::lanes;

/// ROB-1: eight tiles with a bag among the ordinary ones.
#[test]
fn rob_1_eight_tiles_with_a_bag() {
    let systems = ["base", "robbers"].map(String::from).to_vec();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    let game = Game::new(Rules::new(setup).unwrap());
    assert_eq!(game.bag().drawable(), 71 + 8);
    let catalogue = Catalogue::standard();
    let set = catalogue.set("robbers-v3").unwrap();
    assert!(set.tiles.iter().all(|(kind, _)| catalogue.kind(*kind).symbols.robber));
    assert_eq!(set.tiles.iter().map(|(_, copies)| *copies as u32).sum::<u32>(), 8);
}

/// ROB-2: one robber each, in the supply at first; it is no figure that could go on the map.
#[test]
fn rob_2_every_player_has_a_robber_in_the_supply() {
    let played = check(
        "
        players: Red, Blue, Green
        systems: base, robbers
        bag: base.X

        expect track Red robber none
        expect track Blue robber none
        expect track Green robber none
        Red rb.D 0,-1:180 =space-0 Blue =space-0 Red -
        expect track Red robber 0
        expect track Blue robber 0
        expect track Green robber none
        expect figures Red 0
        ",
    );
    assert_eq!(played.game().robber(Player(1)), Some(0));
    check_setup_refused("players: Red\nsystems: base, robbers\nsupply robber: 2", "at most 1");
}

/// ROB-2, ROB-8: a set-up may leave the robbers out, and then a bag means nothing.
#[test]
fn rob_2_a_game_without_robber_figures() {
    check(
        "
        systems: base, robbers
        supply robber: 0
        bag: base.X

        Red rb.D 0,-1:180
        expect asks Red figure
        refuse =space-0 ROB-8
        ",
    );
}

/// ROB-8: without the system a bag means nothing.
#[test]
fn rob_8_a_bag_without_the_system_means_nothing() {
    check(
        "
        systems: base
        bag: base.X

        Red rb.D 0,-1:180
        expect asks Red figure
        refuse =space-0 ROB-8
        ",
    );
}

/// Red and Blue have 3 and 4 points, Green none, and Red draws a bag.
fn three_spaces(options: &str, rest: &str) -> String {
    format!(
        "
        players: Red, Blue, Green
        systems: base, robbers
        {options}
        start: {}
        bag: base.B base.B

        Red base.A 2,0:90 meeple>road.W
        Blue base.A 3,1:90 meeple>road.W
        Green base.B 0,-1:0 -
        Red rb.D -1,0:270
        {rest}",
        lanes(&[3, 4, 5])
    )
}

/// BG+ROB, ROB-3, ROB-8, ROB-10: on a space with a marker of another player, before the figure
/// action; both placings must be done.
#[test]
fn rob_8_the_robber_goes_where_another_player_stands() {
    check(&three_spaces(
        "",
        "expect asks Red place-robber
        expect only =space-0 =space-4
        refuse =space-3 ROB-8
        refuse =space-17 ROB-8
        refuse =space-54 ROB-8
        refuse =stay ROB-8
        refuse - ROB-3
        refuse meeple>city.W ROB-8
        refuse =rob ROB-18
        Red =space-4
        expect event moved Red robber 4
        expect asks Blue place-robber
        expect only =space-0 =space-3
        refuse =space-4 ROB-8
        refuse - ROB-3
        Blue =space-3
        expect asks Red figure
        refuse =space-0 ROB-8
        Red -
        expect track Red robber 4
        expect track Blue robber 3
        expect track Green robber none
        ",
    ));
}

/// ROB-3, ROB-11: in the rules of 2012 both may decline, and the second one is asked although the
/// first declined.
#[test]
fn rob_3_placing_can_be_optional() {
    check(&three_spaces(
        "option rob.placement: optional",
        "expect only =space-0 =space-4 -
        Red -
        expect asks Blue place-robber
        expect only =space-0 =space-3 -
        Blue -
        expect asks Red figure
        Red -
        expect track Red robber none
        expect track Blue robber none
        ",
    ));
}

/// ROB-3, ROB-9: a robber on the track stays or moves; there is no other way to decline.
#[test]
fn rob_3_a_robber_on_the_track_stays_by_its_own_word() {
    check(&three_spaces(
        "option rob.placement: optional",
        "Red =space-4 Blue - Red -
        Blue base.B 1,-1:0 -
        Green base.B 2,-1:0 -
        Red rb.D -1,1:270
        expect only =space-0 =stay
        refuse - ROB-9
        Red =stay
        expect track Red robber 4
        ",
    ));
}

/// ROB-4, ROB-ex1: Blue's robber is on the track, so Yellow is second; with `next_player_only`
/// nobody is.
#[test]
fn rob_ex1_the_next_player_with_a_robber_in_the_supply() {
    let example = |option: &str, rest: &str| {
        format!(
            "
        players: You, Blue, Yellow, Green
        systems: base, robbers
        option rob.placement: optional
        {option}
        start: {}
        bag: base.B

        You base.B 0,-1:0 -
        Blue base.B 1,-1:0 -
        Yellow base.B 2,-1:0 -
        Green base.A 3,0:90 meeple>road.W
        You base.B 3,-1:0 -
        Blue rb.D -1,0:270 =space-4 Yellow - Blue -
        Yellow base.B 4,-1:0 -
        Green base.B 5,-1:0 -
        You rb.D -1,1:270 =space-0
        {rest}",
            lanes(&[4, 5])
        )
    };
    check(&example(
        "",
        "expect asks Yellow place-robber
        expect track Blue robber 4
        expect only =space-0 =space-4 -
        Yellow =space-4
        expect asks You figure
        You -
        expect track You robber 0
        expect track Yellow robber 4
        expect track Green robber none
        ",
    ));
    check(&example(
        "option rob.second: next_player_only",
        "expect asks You figure
        You -
        expect track Yellow robber none
        ",
    ));
}

/// ROB-4: with `next_player_only` the very next player places, if the robber is in the supply.
#[test]
fn rob_4_only_the_very_next_player() {
    check(&three_spaces(
        "option rob.second: next_player_only",
        "Red =space-4
        expect asks Blue place-robber
        Blue =space-3 Red -
        ",
    ));
}

/// ROB-9, ROB-11: a robber on the track moves to another space or stays; then the second player
/// places in either case.
#[test]
fn rob_9_a_robber_on_the_track_may_move_or_stay() {
    for answer in ["=space-0", "=stay"] {
        check(&three_spaces(
            "",
            &format!(
                "Red =space-4 Blue =space-3 Red -
        Blue base.B 1,-1:0 -
        Green base.B 2,-1:0 -
        Red rb.D -1,1:270
        expect only =space-0 =stay
        refuse =space-4 ROB-9
        refuse =space-3 ROB-8
        refuse - ROB-9
        Red {answer}
        expect asks Green place-robber
        expect only =space-3 =space-4
        Green =space-4
        expect asks Red figure
        "
            ),
        ));
    }
}

/// ROB-9, ROB-10: to stay is asked where it is the only answer; with every robber on the track
/// there is no second placing.
#[test]
fn rob_9_to_stay_is_asked_although_there_is_no_choice() {
    check(
        "
        systems: base, robbers
        bag: base.B

        Red rb.D 0,-1:180 =space-0 Blue =space-0 Red -
        Blue rb.D 0,1:180
        expect only =stay
        refuse =space-0 ROB-9
        Blue =stay
        expect no event robber
        expect asks Blue figure
        ",
    );
}

/// ROB-12: own markers and other robbers do not matter.
#[test]
fn rob_12_spaces_are_shared() {
    check(
        "
        players: Red, Blue
        systems: base, robbers
        bag: base.B

        Red rb.D 0,-1:180
        expect only =space-0
        Red =space-0
        expect only =space-0
        Blue =space-0
        expect track Red robber 0
        expect track Blue robber 0
        expect track Red meeple 0
        expect track Blue meeple 0
        ",
    );
}

/// ROB-13: alone there is nobody to rob.
#[test]
fn rob_13_a_solo_game_has_no_place_for_a_robber() {
    check(
        "
        players: Red
        systems: base, robbers
        bag: base.B

        Red rb.D 0,-1:180
        expect asks Red figure
        expect track Red robber none
        refuse =space-0 ROB-8
        ",
    );
}

/// ROB-14: the bag tile itself closes Blue's road, and Red's robber of this turn takes half.
#[test]
fn rob_14_a_robber_robs_in_the_turn_in_which_it_is_placed() {
    check(
        "
        systems: base, robbers
        start: base.A 0,0:270; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.A 3,0:90; base.B 3,1:0
        bag: base.B

        Red base.B 0,2:0 -
        Blue base.U 1,0:0 meeple>road.EW
        Red rb.F 2,0:0 =space-0 Blue =space-0
        expect event scored Blue 4 road
        expect event scored Red 2 robber [ROB-16]
        expect track Red robber none
        expect Red 2, Blue 4
        ",
    );
}
