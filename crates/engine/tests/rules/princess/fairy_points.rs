//! The fairy's points: at the start of a turn, with a feature, and at the end.

use bastide_scenario::check;

use crate::track::booked;

/// PD+TB, PD-ex2, PD-25, PD-80, TS-1: a point at the start of the turn, none for the second part.
#[test]
fn pd_ex2_one_point_a_turn() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        bag: base.B base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 3,0:0 fairy>@1,0 -
        expect Red 0
        Blue base.B 0,3:0 -
        expect Red 1
        expect event scored Red 1 fairy [PD-25]
        Red  base.U 4,0:0 - =second-part base.B 0,4:0 -
        expect Red 1, Blue 0
        ",
    );
}

/// PD-25: one point in all for several own followers; everybody with one gets it in their turn.
#[test]
fn pd_25_one_point_however_many_followers() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        bag: base.B base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue pd.P2 2,0:0 meeple>field.0127@1,0
        Red  base.B 0,1:0 fairy>@1,0
        expect Red 0, Blue 1
        Blue base.B 0,2:0 -
        expect Red 1, Blue 1
        Red  pd.P2 0,3:0 meeple>field.3456@1,0
        Blue base.B -1,1:0 -
        expect Red 2, Blue 2
        ",
    );
}

/// PD-25: builder and pig are no followers.
#[test]
fn pd_25_a_builder_earns_nothing() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.B 0,3:0
        refuse fairy>@2,0 PD-20
        expect only fairy>@1,0 meeple>monastery meeple>field.01234567 -
        ",
    );
}

/// Three knights in a city of five tiles that `base.R 0,0:0` completes: two of Blue, one of Red with
/// the fairy.
const TEN_POINTS: &str = "
        systems: base, farmers, princess-and-dragon
        start: base.E 0,-2:180; base.B 1,-2:0; base.B 1,-1:0; base.B -1,-2:0; base.B -1,-1:0
        bag: base.B

        Red  base.E 1,0:270 meeple>city.W
        Blue base.E -1,0:90 meeple>city.E
        Red  base.B 2,-2:0 fairy>@1,0
        Blue base.G 0,-1:90 meeple>city.NS
";

/// PD-ex3, PD-26, PD-80, PD-82, SCB-27, TS-13: also for a player who is not an owner, in the place of
/// the same round.
#[test]
fn pd_ex3_the_bonus_does_not_depend_on_the_majority() {
    let played = check(&format!(
        "{TEN_POINTS}
        Red  base.R 0,0:0 -
        expect event scored Blue 10 city
        expect event scored Red 3 fairy [PD-26]
        expect Red 4, Blue 10
        "
    ));
    assert_eq!(booked(&played), ["Red 1 fairy", "Red 3 fairy", "Blue 10 city"]);
}

/// SCB-27, PD-82: for an owner directly after the points of the feature, before the next player.
#[test]
fn pd_82_the_bonus_follows_the_points_of_its_player() {
    let played = check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.A 0,0:270; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; \
               base.A 4,0:90
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 3,0:0 meeple>road.EW
        Red  base.B 0,2:0 fairy>@1,0
        Blue base.B 0,3:0 -
        Red  base.U 2,0:0 -
        ",
    );
    assert_eq!(booked(&played), ["Red 1 fairy", "Red 5 road", "Red 3 fairy", "Blue 5 road"]);
}

/// PD-27: one bonus for a feature, though two own knights are with her.
#[test]
fn pd_27_one_bonus_for_each_player_and_feature() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.N -1,-1:180; base.N 0,-1:270; base.B 1,-1:0
        bag: base.B

        Red  base.I 0,0:0 meeple>city.N
        Blue base.B 1,0:0 -
        Red  pd.P2 2,0:270 meeple>city.W@0,0
        Blue base.B 1,1:0 -
        Red  base.B 1,2:0 fairy>@0,0
        Blue base.N -1,0:90 -
        expect events 1 scored Red 8 city
        expect events 1 scored Red 3 fairy
        expect Red 11
        ",
    );
}

/// ABT+PD, PD-26: a monastery and a garden bring it like road and city; the abbot's early return
/// does not.
#[test]
fn pd_26_monastery_and_garden() {
    check(
        "
        systems: base, abbot, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 0,1:0; base.B 2,1:0; base.B 0,2:0; \
               base.B 1,2:0
        bag: base.B

        Red  base.B 1,1:0 abbot>monastery
        Blue base.B 3,0:0 -
        Red  base.B 3,1:0 fairy>@1,1
        Blue base.B 2,2:0 -
        expect event scored Red 9 monastery
        expect event scored Red 3 fairy
        expect Red 12
        ",
    );
}

/// IC+PD, PD-81, PD-26: a feature worth nothing brings the bonus at the end.
#[test]
fn pd_81_the_bonus_at_the_end_for_a_feature_without_points() {
    let played = check(
        "
        systems: base, farmers, inns-and-cathedrals, princess-and-dragon

        Red  ic.EB 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 meeple>field.01234567
        Red  base.B 0,2:0 fairy>@1,0
        Blue base.B 0,3:0 -
        expect over
        expect Red 3, Blue 0
        ",
    );
    assert_eq!(booked(&played), ["Red 3 fairy"]);
}

/// FRM+PD, PD-ex8, PD-81: the farm is scored at the end, and its farmer with the fairy gets the
/// bonus.
#[test]
fn pd_ex8_a_farmer_with_the_fairy() {
    let played = check(
        "
        systems: base, farmers, inns-and-cathedrals, princess-and-dragon
        start: base.E 0,0:0; base.E 1,0:0; base.E 2,0:0; base.E 0,-1:180; base.E 1,-1:180; \
               base.E 2,-1:180; base.U 3,0:90

        Red  base.B 4,0:0 meeple>field.01234567
        Blue base.B 0,1:0 large-meeple>field.01234567
        Red  base.B 5,0:0 fairy>@4,0
        Blue base.A 3,1:180 -
        expect over
        expect Red 3, Blue 9
        ",
    );
    assert_eq!(booked(&played), ["Blue 9 field", "Red 3 fairy"]);
}
