//! Markers, spaces of the track, and what it means to land on one.

use bastide_engine::{Catalogue, Markers, Player, SPACES};
use bastide_scenario::{check, run};

use crate::track::{lanes, pair};

/// SCB-1, SCB-17: the spaces as the pieces give them.
#[test]
fn the_track_has_fifty_spaces_and_every_fifth_calls() {
    let pieces = Catalogue::standard().pieces();
    assert_eq!((SPACES, pieces.track_length, pieces.message_every), (50, 50, 5));
}

/// SCB-2, SCB-3
#[test]
fn every_player_starts_with_both_markers_on_space_zero() {
    check(
        "
        players: Red, Blue, Green
        systems: base, messengers
        bag: base.U

        expect track Red meeple 0 messenger 0
        expect track Blue meeple 0 messenger 0
        expect track Green meeple 0 messenger 0
        expect supply Red meeple 7
        expect Red 0, Blue 0, Green 0
        ",
    );
}

/// SCB-2: the marker is an eighth meeple, not one of the seven of the supply.
#[test]
fn scb_2_scoring_takes_no_meeple_from_the_supply() {
    check(&format!(
        "
        start: {}
        bag: base.B

        Red base.A 2,0:90
        expect supply Red meeple 7
        Red meeple>road.W
        expect Red 3, Blue 0
        expect supply Red meeple 7
        ",
        lanes(&[3])
    ));
}

/// SCB-ex1, SCB-9: a score event has a player, points and a cause.
#[test]
fn scb_ex1_a_road_of_three_tiles() {
    let played = check(&format!(
        "
        start: {}
        bag: base.B

        Red base.A 2,0:90 meeple>road.W
        expect event scored Red 3 road
        expect track Red meeple 3
        ",
        lanes(&[3])
    ));
    assert_eq!(played.game().markers(Player(0)).point_tiles(), (0, 0));
}

/// SCB-ex2, SCB-1, SCB-5: after the last space comes the first again, and the total is kept.
#[test]
fn scb_ex2_a_marker_goes_past_the_last_space() {
    let played = check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 47,0:90 meeple>road.W =meeple
        expect track Red meeple 48
        Red base.A 4,1:90 meeple>road.W =meeple
        expect track Red meeple 53
        expect no event message
        expect Red 53
        ",
        lanes(&[48, 5])
    ));
    let markers = played.game().markers(Player(0));
    assert_eq!((markers.meeple % SPACES, markers.point_tiles()), (3, (0, 1)));
}

/// SCB-ex3, SCB-8: a total of exactly 50 is a lap and stands on space 0.
#[test]
fn scb_ex3_a_lap_is_complete_at_fifty() {
    let played = check(&format!(
        "
        players: Red, Blue
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 44,0:90 meeple>road.W =meeple message=shields =action
        Blue base.A 1,2:90 meeple>road.W =meeple
        Red base.B -1,0:0 -
        Blue base.A 1,3:90 meeple>road.W =messenger
        Red base.A 4,1:90 meeple>road.W =meeple message=knights =action
        expect track Red meeple 50 messenger 0
        ",
        lanes(&[45, 5, 2, 2])
    ));
    assert_eq!(played.game().markers(Player(0)).point_tiles(), (0, 1));
}

/// SCB-ex4, SCB-6, SCB-7: totals are summed, and so are laps.
#[test]
fn scb_ex4_laps_of_both_markers_make_the_point_tiles() {
    let played = check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 96,0:90 meeple>road.W =meeple
        Red base.A 51,1:90 meeple>road.W =messenger
        expect track Red meeple 97 messenger 52
        expect Red 149
        ",
        lanes(&[97, 52])
    ));
    let markers = played.game().markers(Player(0));
    assert_eq!((markers.meeple % SPACES, markers.messenger % SPACES), (47, 2));
    assert_eq!(markers.point_tiles(), (1, 0));
}

/// SCB-7: the printed eight tiles are no limit.
#[test]
fn scb_7_point_tiles_are_derived_without_limit() {
    let tiles = |meeple, messenger| Markers { meeple, messenger }.point_tiles();
    assert_eq!(tiles(49, 49), (0, 0));
    assert_eq!(tiles(50, 49), (0, 1));
    assert_eq!(tiles(50, 50), (1, 0));
    assert_eq!(tiles(149, 0), (1, 0));
    assert_eq!(tiles(150, 0), (1, 1));
    assert_eq!(tiles(2000, 50), (20, 1));
}

/// SCB-ex7, SCB-15: laps do not matter for sharing, so the second of the two does not land alone.
#[test]
fn scb_ex7_totals_of_different_laps_share_a_space() {
    let played = check(&format!(
        "
        players: Green, Red
        systems: base, messengers
        start: {}
        bag: base.B

        Green base.A 111,0:90 meeple>road.W =meeple
        Red base.A 11,1:90 meeple>road.W =meeple
        expect track Green meeple 112
        expect track Red meeple 12
        Green base.A 2,2:90 meeple>road.W =meeple message=shields =action
        expect track Green meeple 115
        Red base.A 2,3:90 meeple>road.W =meeple
        expect track Red meeple 15
        expect no event message
        expect turn Green
        ",
        lanes(&[112, 12, 3, 3])
    ));
    assert_eq!(played.game().markers(Player(0)).meeple % SPACES, 15);
}

/// SCB-16: three markers of two players stand on 5, and nobody had to give way.
#[test]
fn scb_16_any_number_of_markers_share_a_space() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=shields =action
        Blue base.A 4,1:90 meeple>road.W =meeple
        Red base.A 4,2:90 meeple>road.W =messenger
        expect track Red meeple 5 messenger 5
        expect track Blue meeple 5 messenger 0
        ",
        lanes(&[5, 5, 5])
    ));
}

/// SCB-17: a lone marker that goes to each space of the track in turn.
#[test]
fn scb_17_message_spaces_are_every_fifth() {
    for points in 2..=52 {
        let asked = if points % 5 == 0 { "chance" } else { "Red place-tile base.B" };
        check(&format!(
            "
            players: Red
            systems: base, messengers
            start: {}
            bag: base.B

            Red base.A {},0:90 meeple>road.W =meeple
            expect track Red meeple {points}
            expect asks {asked}
            ",
            lanes(&[points]),
            points - 1
        ));
    }
}

/// SCB-18: to stand on space 0 at the start, or to pass over a message space, is not to land.
#[test]
fn scb_18_standing_and_passing_is_not_landing() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.B -1,0:0 -
        expect no event message
        expect turn Blue
        Blue base.A 2,0:90 meeple>road.W =meeple
        expect track Blue meeple 3
        expect turn Red
        Red base.B -1,1:0 -
        Blue base.A 3,1:90 meeple>road.W =meeple
        expect track Blue meeple 7
        expect turn Red
        ",
        lanes(&[3, 4])
    ));
}

/// SCB-18: whoever is joined on a message space has not landed there again.
#[test]
fn scb_18_being_joined_is_not_landing() {
    check(&format!(
        "
        systems: base, messengers
        option msg.alone: not_required
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=shields =action
        Blue base.A 4,1:90 meeple>road.W =meeple message=knights =action
        expect events 1 message Blue
        expect no event message Red
        expect turn Red
        ",
        lanes(&[5, 5])
    ));
}

/// SCB-19: of two events of 3 and 2 points, either marker move of the row is a landing of its own.
#[test]
fn scb_19_every_event_is_its_own_movement() {
    let start = pair(5, 3);
    let board = format!(
        "
        players: Red
        systems: base, messengers
        start: {start}
        bag: base.B

        Red base.U 3,-1:0 meeple>road.EW
        Red base.U 5,-1:0 meeple>road.EW
        "
    );
    // 5 points first: the marker lands on 5 and goes on to 8.
    check(&format!(
        "{board}
        Red ic.ED 4,-1:0 - =next:road.EW@1,-1 =meeple
        expect track Red meeple 5
        expect asks Red marker 3
        Red =meeple message=shields
        expect track Red meeple 8
        Red =action
        "
    ));
    // 3 points first: neither 3 nor 8 calls.
    check(&format!(
        "{board}
        Red ic.ED 4,-1:0 - =next:road.EW@5,-1 =meeple =meeple
        expect track Red meeple 8
        expect no event message
        "
    ));
}

/// SCB-20: the own second marker does not matter.
#[test]
fn scb_20_the_own_marker_is_no_company() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=shields =action
        Blue base.B -1,0:0 -
        Red base.A 4,1:90 meeple>road.W =messenger message=knights =action
        expect track Red meeple 5 messenger 5
        ",
        lanes(&[5, 5])
    ));
}

/// SCB-20: another player's messenger is company like another player's meeple.
#[test]
fn scb_20_the_messenger_of_another_player_is_company() {
    check(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =messenger message=shields =action
        Blue base.A 4,1:90 meeple>road.W =meeple
        expect track Blue meeple 5
        expect no event message
        expect turn Red
        ",
        lanes(&[5, 5])
    ));
}

/// SCB-20: the markers that never left space 0 are company there.
#[test]
fn scb_20_markers_at_the_start_are_company() {
    let result = run(&format!(
        "
        systems: base, messengers
        start: {}
        bag: base.B

        Red base.A 49,0:90 meeple>road.W =meeple
        expect track Red meeple 50
        expect no event message
        expect turn Blue
        ",
        lanes(&[50])
    ));
    assert_eq!(result.err(), None);
}

/// SCB-21: fifty points with one inn road of 25 tiles, once around to the same space.
#[test]
fn scb_21_a_whole_round_is_a_movement() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, messengers, inns-and-cathedrals
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=shields =action
        expect track Red meeple 5
        Blue ic.EB 23,1:0 -
        Red base.A 24,1:90 meeple>road.W =meeple message=knights =action
        expect event scored Red 50 road
        expect event track Red meeple 5 55
        expect track Red meeple 55
        ",
        lanes(&[5, 24])
    ));
}
