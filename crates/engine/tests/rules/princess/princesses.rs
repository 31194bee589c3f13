//! The princess.

use bastide_scenario::check;

/// PD+TB, PD-ex5, PD-70, PD-72, PD-73, PD-74, TS-9: the knight must go, the builder follows, and
/// nothing is placed.
#[test]
fn pd_ex5_the_princess_sends_a_knight_home() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.B 0,1:0 meeple>monastery
        Red  base.G 0,-2:90 builder>city.NS
        Blue pd.L4 0,-3:180
        expect asks Blue princess
        expect only p1.meeple<city.NS@0,-1
        refuse - PD-70
        refuse meeple>field.67 PD-72
        refuse fairy>@0,1 PD-72
        refuse p1.builder<city.NS@0,-2 PD-73
        refuse meeple<monastery@0,1 PD-73
        Blue p1.meeple<city.NS@0,-1
        expect event returned Red meeple city.NS@0,-1
        expect event returned Red builder city.NS@0,-2
        expect on city.N@0,0: nobody
        expect asks Red place-tile
        ",
    );
}

/// PD-70: the own knight is no exception, and the only one must go.
#[test]
fn pd_70_the_own_knight_must_go_too() {
    check(
        "
        players: Red
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Red  pd.L4 0,-2:180
        expect only meeple<city.NS@0,-1
        Red  meeple<city.NS@0,-1
        expect supply Red meeple 7
        ",
    );
}

/// PD-70, TS-13: the city is scored without the knight who left.
#[test]
fn pd_70_the_removal_comes_before_the_scoring() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue pd.L1 0,-2:180 p1.meeple<city.NS@0,-1
        expect complete city.N@0,0
        expect no event scored
        expect Red 0
        ",
    );
}

/// PD-71, TS-10: with `may` the removal is one figure action among the others.
#[test]
fn pd_71_the_princess_may_be_ignored() {
    let start = "
        systems: base, farmers, princess-and-dragon
        option pd.princess: may
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.B 0,1:0 meeple>monastery
        Red  base.B 0,2:0 -
        Blue pd.L4 0,-2:180
        expect asks Blue figure
        expect legal p1.meeple<city.NS@0,-1 meeple>field.67 fairy>@0,1 -
        refuse meeple<monastery@0,1 PD-73
    ";
    check(&format!("{start}\n Blue meeple>field.67\n expect on city.N@0,0: Red meeple"));
    check(&format!("{start}\n Blue -\n expect on city.N@0,0: Red meeple"));
    check(&format!(
        "{start}\n Blue p1.meeple<city.NS@0,-1\n expect on city.N@0,0: nobody\n \
         expect supply Blue meeple 6\n expect asks Red place-tile"
    ));
}

/// PD-72: after the removal nothing else is placed in this part.
#[test]
fn pd_72_the_removal_is_the_figure_action() {
    check(
        "
        players: Red
        systems: base, farmers, traders-and-builders, princess-and-dragon
        bag: base.B

        Red  base.B 0,1:0 meeple>monastery
        Red  base.G 0,-1:90 meeple>city.NS
        Red  base.G 0,-2:90 builder>city.NS
        Red  pd.L4 0,-3:180 meeple<city.NS@0,-1
        expect asks Red second-part
        refuse meeple>field.67 PD-72
        refuse fairy>@0,1 PD-72
        refuse meeple<monastery@0,1 PD-72
        ",
    );
}

/// IC+PD, PD-73: normal and large meeples of everybody; the same ones are offered once.
#[test]
fn pd_73_every_follower_in_the_city_is_a_knight() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, princess-and-dragon
        start: base.D 0,0:0; base.U 1,0:0; base.B 1,-1:0
        bag: base.B

        Red  base.G 0,-1:90 large-meeple>city.NS
        Blue base.E 1,-2:270 meeple>city.W
        Red  pd.L4 0,-2:180
        expect only large-meeple<city.NS@0,-1 p2.meeple<city.W@1,-2
        Red  p2.meeple<city.W@1,-2
        expect Red 8, Blue 0
        ",
    );
}

/// PD-75: without knights, or with a new city, the usual figure action.
#[test]
fn pd_75_without_knights_nothing_is_removed() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  pd.L4 0,-1:180
        expect asks Red figure
        Red  meeple>city.ES
        Blue pd.L4 0,1:180
        expect asks Blue figure
        Blue meeple>city.ES
        expect on city.ES@0,1: Blue meeple
        ",
    );
}

/// PD-76: knights of another city on the tile are safe.
#[test]
fn pd_76_the_other_city_of_the_tile_is_not_touched() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B

        Red  pd.P2 1,0:0 meeple>city.N@0,0
        Blue pd.L2 0,-1:0
        expect asks Blue figure
        expect legal meeple>city.N
        expect on city.ES@0,-1: Red meeple
        ",
    );
}

/// PD-76: unless both belong to the same city once everything has merged.
#[test]
fn pd_76_both_cities_of_the_tile_may_be_one() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.N 0,-1:180; base.N 1,-1:270
        bag: base.B

        Red  base.N 1,0:0 meeple>city.NW
        Blue pd.L2 0,0:0
        expect same city.N@0,0 city.ES@0,0
        expect asks Blue princess
        Blue p1.meeple<city.NW@1,0
        expect on city.N@0,0: nobody
        ",
    );
}
