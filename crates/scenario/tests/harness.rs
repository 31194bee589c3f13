//! The harness finds what it is meant to find, and says so.

use bastide_scenario::{check, check_setup_refused, run};

/// Every expectation once, where it holds.
#[test]
fn expectations_that_hold_pass() {
    check(
        "
        players: Red, Blue            # the header
        start: base.D 0,0 0; base.W -1,0 0
        covers: BG-51
        bag: base.X base.C

        expect asks Red place-tile base.U
        expect turn Red
        1. Red base.U 1,0:0
        expect asks Red figure
        expect legal meeple>road.EW -
        expect not legal meeple>road.EW@0,0
        expect only - meeple>road.EW meeple>field.0127 meeple>field.3456
        refuse meeple>road.EW@0,0 BG-30
        refuse builder>road.EW TB-3
        Red meeple>road.EW
        expect event deployed Red meeple road.EW@1,0
        expect events 1 drawn
        expect no event scored
        expect supply Red meeple 6
        expect supply Red large-meeple 0
        expect figures Red 1
        expect on road.EW@0,0: Red meeple
        expect owners road.EW@0,0: Red
        expect owners city.N@0,0: nobody
        expect open road.EW@0,0 city.N@0,0
        expect same road.EW@0,0 road.EW@1,0 road.E@-1,0
        expect apart road.E@-1,0 road.W@-1,0 city.N@0,0
        expect tiles 3 road.EW@1,0
        expect worth 3 road.EW@1,0
        expect left 2
        2. Blue base.W 2,0:0 -
        expect event scored Red 4 road [BG-51]
        expect event returned Red meeple road.EW@1,0
        expect event placed base.W 2,0:0
        expect event turn Red 3
        expect complete road.EW@0,0
        expect on road.EW@0,0: nobody
        expect Red 4, Blue 0
        expect track Red meeple 4
        expect asks Red place-tile base.X
        ",
    );
}

#[test]
fn the_game_ends_with_the_last_tile_of_the_moves() {
    let played = check(
        "
        Red base.U 0,1:0 meeple>road.EW Blue base.V 1,0:0 meeple>road.SW
        expect over
        expect event scored Red 1 road final [BG-61]
        expect events 2 scored
        expect event over
        expect left 0
        expect winners Blue
        ",
    );
    assert_eq!(played.game().scores(), [1, 2]);
}

#[test]
fn tiles_that_fit_nowhere_are_named_and_discarded() {
    check(
        "
        start: base.B 0,0:0
        bag: base.X

        Red  base.A 0,1:0 -
        expect event discarded base.C
        Blue base.C base.E 1,0:0 -
        expect event discarded base.C
        expect asks Red place-tile base.X
        ",
    );
}

#[test]
fn draws_of_the_header_need_not_be_named() {
    check(
        "
        draw: base.U base.V
        Red 0,1:0 -
        Blue base.V 1,0:0
        Blue -
        expect over
        ",
    );
}

#[test]
fn messages_are_scripted_by_the_moves() {
    check(
        "
        systems: base, farmers, messengers
        start: base.W -1,0:0; base.D 0,0:0; base.U 1,0:0
        bag: base.X

        Red  base.U 2,0:0 meeple>road.EW
        Blue base.W 3,0:0 -
        expect asks Red marker 5
        Red  =meeple message=road
        expect asks * message road
        expect asks Red message road
        expect event track Red meeple 0 5
        expect event message Red road
        refuse =action MSG-18
        Red  =points
        expect event message-done Red road points
        expect asks Red marker 2
        Red  =messenger
        expect track Red meeple 5 messenger 2
        ",
    );
}

#[test]
fn ferries_have_their_own_words() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red fe.D 1,0:0 -
        expect asks Red place-ferry
        Red ferry.SW
        expect state ferries/placed/1,0/edges S W
        expect event moved Red ferry SW@1,0
        expect same road.W@1,0 road.S@1,0
        Blue base.U 2,0:0 - # The ferry is not on this road.
        Red base.U 1,1:90 - ferry.EW@1,0
        expect state ferries/placed/1,0/edges E W
        expect apart road.W@1,0 road.S@1,0
        ",
    );
}

#[test]
fn goods_and_second_parts_have_their_own_words() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.D 0,0:0; base.U 1,0:0
        bag: base.X

        Red  base.U 2,0:0 meeple>road.EW
        Blue base.U 0,1:0 -
        Red  base.U 3,0:0 builder>road.EW
        expect on road.EW@0,0: Red builder, Red meeple
        Blue base.U 0,2:0 -
        Red  base.U 4,0:0 -
        expect event second-part Red
        expect asks Red second-part
        Red  =second-part
        expect turn Red
        ",
    );
}

/// What a failing scenario finds.
fn found(text: &str) -> String {
    let failure = run(text).unwrap_err();
    assert!(failure.to_string().contains(&failure.found));
    format!("{}: {}", failure.line, failure.found)
}

#[test]
fn expectations_that_do_not_hold_fail_with_what_was_found() {
    let board =
        "start: base.W -1,0:0; base.D 0,0:0\nbag: base.X\nRed base.U 1,0:0 meeple>road.EW\n";
    let cases = [
        ("expect Red 1", "4: Red 0, Blue 0"),
        ("expect Red", "4: Red 0, Blue 0"),
        ("expect Green 0", "4: \"Green\" is neither a player nor something to expect"),
        ("expect over", "4: the game asks Blue place-tile base.X"),
        ("expect asks Red figure", "4: the game asks Blue place-tile base.X"),
        ("expect turn Red", "4: Blue"),
        ("expect legal -", "4: - is not"),
        ("expect not legal 2,0:0", "4: 2,0:0 is legal"),
        ("expect supply Red meeple 7", "4: 6"),
        ("expect figures Red 2", "4: 1"),
        ("expect on road.EW@0,0: nobody", "4: Red meeple"),
        ("expect on city.N@0,0: Red meeple", "4: nobody"),
        ("expect complete road.EW@0,0", "4: road.EW@0,0 has 3 tiles and 1 open sides"),
        ("expect same city.N@0,0 road.EW@0,0", "4: city.N@0,0 and road.EW@0,0 are not one feature"),
        ("expect apart road.EW@1,0 road.EW@0,0", "4: road.EW@1,0 and road.EW@0,0 are one feature"),
        ("expect tiles 2 road.EW@0,0", "4: 3"),
        ("expect left 1", "4: 0"),
        ("expect tokens Red wine 1", "4: none"),
        ("expect winners Red", "4: Blue, Red"),
        ("expect state ferries/placed/0,0/edges E W", "4: none"),
        ("refuse 2,0:0 BG-13", "4: 2,0:0 is legal"),
        ("refuse 9,0:0 BG-13", "4: a tile has to share a side with another one (BG-12)"),
        ("Red -", "4: it is not for Red to play: the game asks Blue place-tile base.X"),
        ("Blue 2,0:0", "4: base.X came and must be named before 2,0:0"),
        ("3. Blue", "4: this is turn 2"),
    ];
    for (step, expected) in cases {
        assert_eq!(found(&format!("{board}{step}")), expected, "{step}");
    }
}

#[test]
fn events_that_did_not_happen_are_listed() {
    let moves = "bag: base.X\nRed base.U 0,1:0 -\n";
    let events = "3: the events\n    drawn base.U\n    placed base.U 0,1:0\n    turn Blue 2\n    drawn base.X";
    for step in ["event scored", "no event placed", "events 3 drawn", "event drawn base.X [BG-1]"] {
        assert_eq!(found(&format!("{moves}expect {step}")), events, "{step}");
    }
}

#[test]
fn wrong_moves_fail_where_they_stand() {
    assert_eq!(
        found("Red base.U 5,5:0"),
        "1: 5,5:0 is refused: a tile has to share a side with another one (BG-12)"
    );
    assert_eq!(
        found("Red base.U 0,1:0 base.V -"),
        "1: base.V is not what chance is asked for here"
    );
    assert_eq!(found("draw: base.U\nRed base.V"), "2: \"base.V\" is not in this game");
    assert_eq!(found("draw: base.U base.V\nRed base.V"), "2: not base.V but base.U came");
    assert_eq!(found("Red -\nseed: 1"), "2: the header ends where the steps begin");
    assert_eq!(found("players: \"Red"), "0: line 1, column 10: the quote is not closed");
}

#[test]
fn set_ups_can_be_expected_to_fail() {
    check_setup_refused("players:", "BG-1");
    check_setup_refused("systems: basis", "no system");
    check_setup_refused("start: base.D 0,0", "no rotation");
    check("sets: river-v3\nrefuse setup RV3-2");
    assert_eq!(found("refuse setup BG-1"), "0: it makes a game");
    assert_eq!(found("systems: basis\nrefuse setup BG-1"), "0: there is no system \"basis\"");
}

#[test]
#[should_panic(
    expected = "line 2 of the scenario: expect Red 7\n  found: Red 0, Blue 0\nthe game so far:\nbastide 1\n"
)]
fn a_failure_shows_the_line_and_the_game() {
    check("bag: base.X\nexpect Red 7");
}
