//! The Wheel of Fortune with The Princess & the Dragon.

use bastide_scenario::check;

use crate::track::booked;

/// PD+WF, PD-47, WF-3: the dragon does not enter the board, and so reaches no crown.
#[test]
fn pd_47_the_dragon_stays_off_the_board() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        start: pd.V1 -1,1:0
        bag: base.B

        Red  base.B -1,2:0 meeple>taxes
        Blue pd.D1 -2,1:270 -
        expect only dragon>@-1,2 dragon>@-2,1
        Blue dragon>@-1,2
        expect asks Red place-tile
        expect on taxes: Red meeple
        ",
    );
}

/// PD+WF, PD-20, WF-33: a follower on a crown is no company for the fairy.
#[test]
fn pd_20_no_fairy_for_a_crown() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 meeple>taxes
        Blue base.B -1,2:0 -
        Red  base.B -2,1:0
        expect not legal fairy>@0,0 fairy>@1,1 fairy>@0,1
        expect only meeple>monastery meeple>field.01234567 meeple>fortune meeple>taxes meeple>famine meeple>storm meeple>inquisition meeple>pestilence -
        ",
    );
}

/// PD+WF, PD-60, WF-30: a portal leads to the rim; a crown is taken with any tile, and not through
/// it.
#[test]
fn pd_60_portal_or_crown() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        bag: base.B

        Red  pd.P1 2,-1:0
        expect legal meeple>city.NW@0,0 meeple>taxes
        Red  meeple>taxes
        expect asks Blue place-tile
        expect on taxes: Red meeple
        ",
    );
}

/// PD+WF, TS-1, TS-4, PD-25: the point of the fairy comes before the wheel.
#[test]
fn ts_4_the_fairy_before_the_wheel() {
    let played = check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        supply meeple: 2
        bag: base.B

        Red  base.B -1,1:0 meeple>monastery
        Blue base.B -1,2:0 -
        Red  base.B -2,1:0 fairy>@-1,1
        Blue base.B -2,2:0 -
        expect event scored Red 1 fairy
        expect event scored Red 1 wheel
        Red  base.U-w3 2,-1:90 -
        ",
    );
    assert_eq!(booked(&played), ["Red 1 fairy", "Red 1 wheel", "Blue 2 wheel"]);
}

/// PD+WF, WF-25, PD-28: pestilence may take the companion of the fairy, whose point of this turn is
/// booked; she stays.
#[test]
fn wf_25_the_companion_of_the_fairy_is_taken() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 meeple>monastery
        Blue base.U-w2 2,-1:90 -
        Red  base.B -2,1:0 fairy>@-1,1
        Blue base.B -2,2:0 -
        expect event scored Red 1 fairy
        expect asks Red pestilence
        Red  base.U-w3 meeple<monastery@-1,1
        expect piece fairy -1,1
        expect Red 1, Blue 0
        ",
    );
}

/// PD+WF, PD-31, WF-30: on the turn of a volcano a crown may be taken.
#[test]
fn wf_30_a_crown_on_the_turn_of_a_volcano() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        bag: base.B

        Red  pd.V1 -1,1:0
        expect only meeple>fortune meeple>taxes meeple>famine meeple>storm meeple>inquisition meeple>pestilence -
        Red  meeple>taxes
        expect on taxes: Red meeple
        ",
    );
}

/// PD+WF, PD-72, WF-30: after a princess removal none may.
#[test]
fn wf_30_no_crown_after_a_princess() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        bag: base.B

        Red  base.F 0,-1:90 meeple>city.NS
        Blue pd.L4 0,-2:180
        refuse meeple>taxes PD-72
        Blue p1.meeple<city.NS@0,-1
        refuse meeple>taxes WF-30
        expect asks Red place-tile
        ",
    );
}

/// PD+WF, PD-71, WF-30: with `may` it is one or the other.
#[test]
fn wf_30_a_crown_or_the_princess() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        option pd.princess: may
        bag: base.B

        Red  base.F 0,-1:90 meeple>city.NS
        Blue pd.L4 0,-2:180
        expect legal meeple>taxes p1.meeple<city.NS@0,-1
        Blue p1.meeple<city.NS@0,-1
        expect asks Red place-tile
        ",
    );
}

/// PD+WF, WF-25, PD-28: with `follower` she is alone then.
#[test]
fn wf_25_the_fairy_is_left_alone() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        option pd.fairy_binding: follower
        bag: base.B

        Red  base.B -1,1:0 meeple>monastery
        Blue base.U-w2 2,-1:90 -
        Red  base.B -2,1:0 fairy>meeple:monastery@-1,1
        Blue base.B -2,2:0 -
        expect asks Red pestilence
        Red  base.U-w3 meeple<monastery@-1,1
        expect piece fairy -1,1
        expect companion nobody
        ",
    );
}
