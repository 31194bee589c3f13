//! The fairy: where she goes, and whom she works for.

use bastide_scenario::check;

/// PD-20, PD-21: to a tile with an own follower, instead of everything else; not to where she is.
#[test]
fn pd_20_the_fairy_goes_to_an_own_follower() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0
        refuse fairy>@1,0 PD-20
        refuse fairy>@0,1 PD-20
        Blue meeple>monastery
        Red  base.U 2,0:0
        refuse fairy>@2,0 PD-20
        refuse fairy>@0,1 PD-20
        refuse fairy>meeple:road.EW@1,0 PD-23
        Red  fairy>@1,0
        expect event moved Red fairy 1,0
        expect piece fairy 1,0
        refuse fairy>@1,0 PD-21
        refuse meeple>road.EW BG-30
        Blue base.B 0,2:0 fairy>@0,1
        expect piece fairy 0,1
        Red  base.U 3,0:0 fairy>@1,0
        Blue base.B 0,3:0 -
        Red  base.U 4,0:0
        refuse fairy>@1,0 PD-20
        ",
    );
}

/// PD-20, PD-23: with `follower` another follower on the same tile is a target, the own one is not.
#[test]
fn pd_23_the_fairy_is_assigned_to_a_follower() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        option pd.fairy_binding: follower
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 meeple>monastery
        Red  pd.P2 2,0:0 meeple>field.0127@1,0
        Blue base.B 0,2:0
        refuse fairy>meeple:road.EW@1,0 PD-20
        refuse fairy>@0,1 PD-23
        Blue -
        Red  base.B 0,3:0
        expect legal fairy>meeple:road.EW@1,0 fairy>meeple:field.0127@1,0
        Red  fairy>meeple:road.EW@1,0
        expect event moved Red fairy 1,0 Red meeple
        expect companion Red meeple road.EW@1,0
        Blue base.B 0,4:0 -
        expect Red 1
        Red  base.B 0,5:0
        refuse fairy>meeple:road.EW@1,0 PD-20
        Red  fairy>meeple:field.0127@1,0
        expect companion Red meeple field.0127@1,0
        ",
    );
}

/// PD-23, PD-25, PD-26: with `follower` nobody earns but the follower to whom she is assigned.
#[test]
fn pd_23_only_the_assigned_follower_earns() {
    let cases = [
        ("tile", "fairy>@1,0", "Red 6, Blue 1"),
        ("follower", "fairy>meeple:road.EW@1,0", "Red 6, Blue 0"),
    ];
    for (binding, fairy, scores) in cases {
        check(&format!(
            "
            systems: base, farmers, princess-and-dragon
            option pd.fairy_binding: {binding}
            start: base.A 0,0:270; base.B 0,1:0
            bag: base.B

            Red  base.U 1,0:0 meeple>road.EW
            Blue base.B 0,2:0 meeple>monastery
            Red  base.B 0,3:0 {fairy}
            Blue pd.P2 2,0:0 meeple>field.0127@1,0
            expect Red 6, Blue 0
            Red  base.B 0,4:0 -
            expect {scores}
            "
        ));
    }
}

#[test]
fn pd_22_the_fairy_needs_no_figure_in_the_supply() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        supply meeple: 1
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 meeple>monastery
        Red  base.U 2,0:0
        expect only fairy>@1,0 -
        Red  fairy>@1,0
        expect piece fairy 1,0
        ",
    );
}

/// BG+PD, PD-21: she is an alternative to builder, pig and the abbot's return too.
#[test]
fn pd_21_the_fairy_instead_of_another_figure_action() {
    check(
        "
        players: Red
        systems: base, farmers, abbot, traders-and-builders, princess-and-dragon
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.B 0,1:0 abbot>monastery
        Red base.U 2,0:0 builder>road.EW
        Red base.U 3,0:0
        expect legal fairy>@1,0 abbot<monastery@0,1 meeple>field.0127
        Red fairy>@1,0
        expect asks Red second-part
        refuse fairy>@0,1 PD-21
        refuse abbot<monastery@0,1 ABT-12
        ",
    );
}

/// PD-28, PD-29: she stays when the followers leave, and still keeps the dragon away.
#[test]
fn pd_28_the_fairy_stays_when_followers_leave() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.A 0,0:270; pd.V1 1,1:0; base.B 0,1:0
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,2:0 -
        Red  base.B 0,3:0 fairy>@1,0
        Blue base.A 2,0:90 -
        expect Red 6
        expect piece fairy 1,0
        expect figures Red 0
        Red  pd.D1 0,4:180 -
        expect not legal dragon>@1,0
        expect only dragon>@0,1
        ",
    );
}

/// PD-28: with `follower` she has nobody then, and a new follower there does not get her.
#[test]
fn pd_28_a_follower_that_leaves_is_no_longer_hers() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        option pd.fairy_binding: follower
        start: base.A 0,0:270; pd.V1 1,1:0; base.B 0,1:0
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,2:0 -
        Red  base.B 0,3:0 fairy>meeple:road.EW@1,0
        Blue base.A 2,0:90 -
        expect Red 6
        expect companion nobody
        expect piece fairy 1,0
        Red  pd.D1 0,4:180 -
        expect only dragon>@0,1
        Red  dragon>@0,1
        expect Red 6
        ",
    );
}

/// PD-28: a knight sent home by the princess leaves her alone as well.
#[test]
fn pd_28_the_princess_takes_the_fairys_knight() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        option pd.fairy_binding: follower
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.B 0,1:0 -
        Red  base.B 0,2:0 fairy>meeple:city.NS@0,-1
        Blue pd.L4 0,-2:180 p1.meeple<city.NS@0,-1
        expect companion nobody
        expect piece fairy 0,-1
        expect Red 0
        Red  base.B 0,3:0
        expect no event scored
        ",
    );
}
