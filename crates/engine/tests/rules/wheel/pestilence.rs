//! Pestilence (WF-25).

use bastide_scenario::check;

/// WF-25: clockwise from the active player everybody returns one own follower from the map; whoever has
/// none does nothing.
#[test]
fn wf_25_everybody_returns_a_follower() {
    check(
        "
        players: Red, Blue, Green
        systems: base, farmers, wheel-of-fortune
        bag: base.B

        Red   base.B -1,1:0 meeple>monastery
        Blue  base.U-w2 2,-1:90 meeple>road.NS
        Green base.B -1,2:0 meeple>taxes
        Red   base.E 0,-1:180 meeple>city.S
        expect piece wheel-pig pestilence
        expect asks Blue pestilence
        expect only meeple<road.NS@2,-1
        Blue  base.U-w3 meeple<road.NS@2,-1
        expect asks Red pestilence
        expect only meeple<monastery@-1,1 meeple<city.S@0,-1
        refuse p2.meeple<road.NS@2,-1 WF-25
        refuse - WF-25
        refuse 2,-2:90 BG-10
        Red   meeple<city.S@0,-1
        expect event returned Red meeple city.S@0,-1
        expect on taxes: Green meeple
        expect asks Blue place-tile base.U-w3
        expect Red 0, Blue 0, Green 0
        Blue  2,-2:90 -
        ",
    );
}

/// TB+WF, WF-25, WF-ex6, TB-29: a builder cannot be chosen, and goes home with the last follower
/// beside it.
#[test]
fn wf_ex6_the_builder_goes_with_its_thief() {
    check(
        "
        systems: base, traders-and-builders, wheel-of-fortune
        bag: base.B

        Red  base.U-w2 2,-1:90 -
        Blue base.U 4,2:0 meeple>road.EW
        Red  base.B -1,1:0 -
        Blue base.U 5,2:0 builder>road.EW
        Red  base.B -1,2:0 -
        expect asks Blue pestilence
        expect only meeple<road.EW@4,2
        refuse builder<road.EW@5,2 WF-25
        Blue base.U-w3 meeple<road.EW@4,2
        expect event returned Blue builder road.EW@5,2
        expect figures Blue 0
        expect supply Blue builder 1
        Blue 2,-2:90 -
        ",
    );
}

/// BG+WF, WF-25, WF-32: the crowns of pestilence are scored when everybody has returned a follower.
#[test]
fn wf_32_the_crowns_of_pestilence() {
    check(
        "
        systems: base, wheel-of-fortune
        bag: base.B

        Red  base.U-w2 2,-1:90 meeple>pestilence
        Blue base.B -1,1:0 meeple>monastery
        Red  base.B -1,2:0 -
        expect asks Blue pestilence
        expect on pestilence: Red meeple
        Blue base.U-w3 meeple<monastery@-1,1
        expect event scored Red 6 crown [WF-32]
        expect event returned Red meeple pestilence
        expect on pestilence: nobody
        Blue 2,-2:90 -
        ",
    );
}

/// CRC+WF, WF-25: two meeples on one segment are one choice.
#[test]
fn wf_25_followers_alike_are_offered_once() {
    check(
        "
        systems: base, crop-circles, wheel-of-fortune
        bag: base.B

        Red  base.U-w2 2,-1:90 -
        Blue base.U 4,2:0 meeple>road.EW
        Red  base.B -1,1:0 -
        Blue cc2.B 5,2:90 - =add meeple>road.EW@4,2
        Red  base.B -1,2:0 -
        expect asks Blue pestilence
        expect only meeple<road.EW@4,2
        Blue base.U-w3 meeple<road.EW@4,2
        expect on road.EW@4,2: Blue meeple
        Blue 2,-2:90 -
        ",
    );
}
