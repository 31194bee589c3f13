//! Robbers at the end of the game (ROB-6, ROB-32, ROB-33).

use bastide_scenario::check;

use crate::track::{booked, lanes};

/// Red's robber and Blue's are on the track when the last tile is placed, and Red has a road of two
/// tiles to score.
fn last_tiles(option: &str, rest: &str) -> String {
    format!(
        "
        players: Red, Blue, Green
        systems: base, robbers
        {option}
        start: {}

        Red base.A 3,0:90 meeple>road.W
        Blue base.B 0,-1:0 -
        Green rb.D -1,0:270 =space-4 Red =space-0 Green -
        Red base.U 1,1:0 meeple>road.EW
        {rest}",
        lanes(&[4, 2])
    )
}

/// ROB-6, ROB-32, ROB-33, ROB-ex9: 3 points for each robber on the track before anything else, and
/// the final points of Red are not robbed.
#[test]
fn rob_ex9_three_points_for_a_robber_on_the_track() {
    let played = check(&last_tiles(
        "",
        "expect over
        expect event scored Green 3 robber final [ROB-32]
        expect event scored Red 3 robber final
        expect event set-aside Green robber
        expect event set-aside Red robber
        expect no event set-aside Blue robber
        expect no event track
        expect track Red robber none
        expect track Green robber none
        expect Red 9, Blue 0, Green 3
        ",
    ));
    assert_eq!(booked(&played)[1..], ["Red 3 robber", "Green 3 robber", "Red 2 road"]);
}

/// ROB-6: in the rules of 2012 they are worth nothing, and leave the track all the same.
#[test]
fn rob_6_no_points_for_robbers_at_the_end() {
    check(&last_tiles(
        "option rob.end_points: 0",
        "expect over
        expect no event scored Green
        expect track Red robber none
        expect track Green robber none
        expect Red 6, Blue 0, Green 0
        ",
    ));
}

/// ROB-32: the bonus brings no message, and ROB-22: no marker is chosen for it.
#[test]
fn rob_32_the_bonus_lands_nowhere() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, robbers, messengers
        start: {}

        Red base.A 1,0:90 meeple>road.W =meeple
        Blue base.B 0,-1:0 -
        Red rb.D -1,0:270 =space-0 Blue =space-2 Red -
        expect over
        expect no event message
        expect no event track
        expect Red 5, Blue 3
        ",
        lanes(&[2])
    ));
}
