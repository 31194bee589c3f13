//! The crowns (WF-30 to WF-34, WF-40).

use bastide_scenario::check;

/// BG+WF, WF-30, TS-10: instead of another figure action a follower goes to a vacant crown, one to
/// each.
#[test]
fn wf_30_a_follower_goes_to_a_crown() {
    check(
        "
        systems: base, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0
        expect legal meeple>fortune meeple>taxes meeple>monastery -
        Red  meeple>fortune
        expect event deployed Red meeple fortune
        expect on fortune: Red meeple
        expect supply Red meeple 6
        expect asks Blue place-tile
        refuse meeple>taxes WF-30
        Blue base.B -1,2:0
        refuse meeple>fortune WF-30
        expect not legal meeple>fortune
        Blue meeple>taxes
        Red  base.B -2,1:0 meeple>taxes
        Blue base.B -2,2:0
        refuse meeple>taxes WF-30
        expect on taxes: Red meeple, Blue meeple
        Blue meeple>monastery
        refuse meeple>storm WF-30
        ",
    );
}

/// WF-30: nobody goes to a crown from an empty supply.
#[test]
fn wf_30_the_supply_is_empty() {
    check(
        "
        systems: base, wheel-of-fortune
        supply meeple: 1
        bag: base.B

        Red  base.B -1,1:0 meeple>fortune
        Blue base.B -1,2:0 -
        Red  base.B -2,1:0
        refuse meeple>taxes WF-30
        ",
    );
}

/// ABT+WF, AM+WF, IC+WF, WF-31: normal and large followers, and no other figure.
#[test]
fn wf_31_who_goes_to_a_crown() {
    check(
        "
        systems: base, farmers, abbot, inns-and-cathedrals, traders-and-builders, abbey-and-mayor, \
                 hills-and-sheep, wheel-of-fortune
        bag: base.B

        Red  base.U 2,-1:90
        expect legal meeple>storm large-meeple>storm
        refuse abbot>storm WF-31
        refuse builder>storm WF-31
        refuse pig>storm WF-31
        refuse mayor>storm WF-31
        refuse wagon>storm WF-31
        refuse shepherd>storm WF-31
        Red  large-meeple>storm
        expect on storm: Red large-meeple
        ",
    );
}

/// WF-32, WF-ex2: one follower on two crowns 6; then it comes home.
#[test]
fn wf_ex2_alone_on_two_crowns() {
    check(
        "
        systems: base, wheel-of-fortune
        supply meeple: 2
        bag: base.B

        Red  base.B -1,1:0 meeple>taxes
        Blue base.B -1,2:0 -
        expect event scored Red 6 crown [WF-32]
        expect events 1 scored
        expect event returned Red meeple taxes
        expect on taxes: nobody
        expect supply Red meeple 2
        Red  base.U-w1 2,-1:90 -
        ",
    );
}

/// WF-32, WF-ex2: two followers 3 each, and one on a single crown 3.
#[test]
fn wf_ex2_two_followers_and_a_single_crown() {
    check(
        "
        systems: base, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 meeple>taxes
        Blue base.B -1,2:0 meeple>taxes
        Red  base.B -2,1:0 meeple>famine
        expect event scored Blue 3 crown [WF-32]
        expect event scored Red 3 crown [WF-32]
        expect on famine: Red meeple
        Blue base.U-w1 2,-1:90 -
        expect piece wheel-pig famine
        expect event scored Red 3 crown [WF-32]
        expect Red 6, Blue 3
        Red  base.U-w1 2,-2:90 -
        ",
    );
}

/// IC+WF, WF-32, SCB-28: both followers of one player are one award of 6.
#[test]
fn wf_32_both_crowns_of_one_player() {
    check(
        "
        systems: base, inns-and-cathedrals/large-meeple, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 meeple>taxes
        Blue base.B -1,2:0 -
        Red  base.B -2,1:0 large-meeple>taxes
        expect event scored Red 6 crown [WF-32]
        expect events 1 scored
        expect events 2 returned Red
        Blue base.U-w1 2,-1:90 -
        ",
    );
}

/// WF-33: a follower on a crown is nobody on the map, and not in the supply.
#[test]
fn wf_33_crown_followers_are_of_no_kind() {
    check(
        "
        systems: base, farmers, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 meeple>fortune
        expect figures Red 0
        Blue base.B -1,2:0 meeple>pestilence
        expect event scored Red 6 wheel [WF-23]
        expect event scored Blue 6 wheel [WF-23]
        Red  base.U-w3 2,-1:90 -
        expect piece wheel-pig inquisition
        expect Red 6, Blue 6
        Blue base.U-w1 2,-2:90 -
        ",
    );
}

/// WF-34: the event comes before the crowns, so that these followers are not in the supply for Storm.
#[test]
fn wf_34_the_event_before_the_crowns() {
    check(
        "
        systems: base, wheel-of-fortune
        supply meeple: 3
        bag: base.B

        Red  base.B -1,1:0 meeple>storm
        Blue base.B -1,2:0 -
        expect event scored Red 2 wheel [WF-23]
        expect event scored Red 6 crown [WF-32]
        expect event scored Blue 3 wheel [WF-23]
        expect supply Red meeple 3
        Red  base.U-w3 2,-1:90 -
        ",
    );
}

/// WF-40, TS-E4: at the end followers on crowns score nothing and go home.
#[test]
fn wf_40_crowns_are_worth_nothing_at_the_end() {
    check(
        "
        systems: base, farmers, wheel-of-fortune

        Red  base.B -1,1:0 meeple>fortune
        Blue base.U 2,-1:90 meeple>taxes
        expect over
        expect event returned Red meeple fortune
        expect event returned Blue meeple taxes
        expect on fortune: nobody
        expect Red 0, Blue 0
        expect supply Red meeple 7
        ",
    );
}
