//! The track at the end of the game.

use bastide_scenario::check;

use crate::track::lanes;

/// SCB-33: 61 and 23 are added before final scoring.
#[test]
fn scb_33_both_markers_are_added_at_the_end() {
    check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}

        Red base.A 60,0:90 meeple>road.W =meeple
        Red base.A 22,1:90 meeple>road.W =messenger
        expect track Red meeple 61 messenger 23
        Red base.B -1,0:0 -
        expect over
        expect Red 84
        expect track Red meeple 84 messenger 0
        ",
        lanes(&[61, 23])
    ));
}

/// SCB-34, SCB-37: final points go to the meeple unasked, and nobody draws for 5 of them.
#[test]
fn scb_34_final_scoring_draws_no_message() {
    check(&format!(
        "
        players: Red, Blue
        systems: base, messengers
        start: {}

        Red base.A 2,0:90 meeple>road.W =messenger
        Blue base.B -1,0:0 -
        Red base.U 1,1:0 meeple>road.EW
        expect over
        expect event scored Red 2 road final
        expect no event message
        expect no event track
        expect Red 5, Blue 0
        expect track Red meeple 5 messenger 0
        refuse =points BG-60
        refuse =messenger BG-60
        ",
        lanes(&[3, 2])
    ));
}
