//! Hills & Sheep where it meets other systems.

use bastide_scenario::check;

/// HS+IC, HS-14: a tie of strength is a tie, be it with a large meeple.
#[test]
fn hs_14_a_tie_with_a_large_meeple() {
    check(&format!(
        "
        systems: base, farmers, inns-and-cathedrals, hills-and-sheep
        start: {}
        bag: base.B

        Red  hs.G 0,-1:0 large-meeple>city.S
        Blue base.E 1,0:270 meeple>city.W
        Red  base.E 0,1:0 -
        Blue base.E -1,0:90 meeple>city.E
        Red  base.C 0,0:0
        expect event scored Red 12 city
        expect no event scored Blue
        ",
        super::CORNERS
    ));
}

/// HS+TB, HS-14: a builder on a hill breaks no tie.
#[test]
fn hs_14_a_builder_on_a_hill_breaks_no_tie() {
    check(
        "
        systems: base, farmers, traders-and-builders, hills-and-sheep
        start: base.B -1,-1:0
        bag: base.B

        Red  base.E -1,0:90 meeple>city.E
        Blue base.E 0,-1:180 meeple>city.S
        Red  hs.D 0,0:0 builder>city.NW
        expect event scored Red 6 city
        expect event scored Blue 6 city
        ",
    );
}

/// HS+TB, HS-23: every part of a double turn calls for its own action.
#[test]
fn hs_23_each_part_of_a_double_turn() {
    check(
        "
        systems: base, farmers, traders-and-builders, hills-and-sheep
        start: base.U 0,0:0; base.B 0,2:0; base.B 0,1:0
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 1,2:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 2,2:0 -
        Red  base.U 3,0:0 shepherd>field.0127 token=sheep-1
        Red  =second-part base.U 4,0:0 -
        expect asks Red flock
        Red  =grow token=sheep-2
        Blue base.B 3,2:0 -
        Red  base.U 5,0:0 - =grow token=sheep-1
        Red  =second-part base.U 6,0:0 - =gather
        expect event scored Red 4 sheep
        ",
    );
}

/// HS+PD, PD-49: the dragon eats a shepherd and its flock.
#[test]
fn hs_32_the_dragon_eats_shepherd_and_flock() {
    check(
        "
        systems: base, farmers, princess-and-dragon, hills-and-sheep
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-3
        Blue pd.D1 0,1:180 -
        expect asks Blue dragon-step
        Blue dragon>@1,0
        expect event returned Red shepherd
        expect state sheep_left/sheep-3 5
        expect supply Red shepherd 1
        ",
    );
}

/// HS+PD: in a shared field only the shepherd of the entered tile goes, with its own tokens.
#[test]
fn hs_27_the_dragon_in_a_shared_field() {
    check(&format!(
        "
        systems: base, farmers, princess-and-dragon, hills-and-sheep
        start: {}; base.C 3,-1:0; pd.V3 3,0:0
        bag: base.B

        Red  base.E 0,0:0 shepherd>field.234567 token=sheep-1
        Blue base.E 2,0:0 shepherd>field.234567 token=sheep-4
        Red  base.E 1,0:0 - =grow token=sheep-2
        Blue pd.D1 1,1:180 - =grow token=sheep-3
        expect state flocks/field.234567@1,0/points 10 10
        Blue dragon>@2,0
        expect event returned Blue shepherd
        expect no event returned Red
        expect on field.234567@1,0: Red shepherd
        expect state flocks/field.234567@1,0/points 3
        expect state sheep_left/sheep-4 2
        ",
        super::CITY_ROW
    ));
}

/// HS+PD, PD-20, PD-24: the fairy does not go to a shepherd, but where she is the dragon stays
/// away.
#[test]
fn hs_32_the_fairy_and_a_shepherd() {
    check(
        "
        systems: base, farmers, princess-and-dragon, hills-and-sheep
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-3
        Blue base.B -1,0:0 meeple>monastery
        Red  base.B 2,0:0
        refuse fairy>@1,0 PD-20
        Red  - =grow token=sheep-1
        Blue base.B -2,0:0 fairy>@-1,0
        Red  pd.D1 0,1:180 - =grow token=sheep-1
        expect asks Red dragon-step
        expect only dragon>@1,0 dragon>@0,1
        ",
    );
}

/// HS+PD, HS-20, PD-31, PD-64: not on a volcano, not through a portal; the volcano calls for
/// tending all the same.
#[test]
fn hs_20_volcano_and_portal() {
    check(
        "
        systems: base, farmers, princess-and-dragon, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-3
        Blue pd.P2 0,1:0
        refuse shepherd>field.01234567@0,0 PD-64
        Blue -
        Red  pd.V1 2,0:0
        expect asks Red flock
        Red  =grow token=sheep-1
        Blue pd.V1 3,0:0
        expect asks Red place-tile
        ",
    );
    check(
        "
        systems: base, farmers, princess-and-dragon, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 0,1:0 meeple>monastery
        Blue base.B 0,2:0 -
        Red  pd.V1 1,0:0
        expect asks Red figure
        refuse shepherd>field.01234567 PD-31
        ",
    );
}

/// HS+PD, HS-23, PD-72: tending is not the figure action, so that it follows the princess too.
#[test]
fn hs_23_tending_after_a_princess() {
    check(
        "
        systems: base, farmers, princess-and-dragon, hills-and-sheep
        start: base.C 0,0:0; base.C -1,0:0
        bag: base.B

        Red  base.E 0,1:0 shepherd>field.234567 token=sheep-2
        Blue base.E 1,0:270 meeple>city.W
        Red  pd.L4 -1,1:0 p2.meeple<city.W@1,0
        expect asks Red flock
        Red  =gather
        expect Red 2, Blue 0
        ",
    );
}

/// AM+HS, HS-21, HS-32: barn and shepherd share a field; the farmers go, the shepherd stays.
#[test]
fn hs_21_beside_a_barn() {
    check(
        "
        systems: base, farmers, abbey-and-mayor/barn, hills-and-sheep
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B -1,0:0 shepherd>field.01234567 token=sheep-2
        Blue base.B -2,0:0 meeple>field.01234567
        Red  base.B 1,1:0 barn@0,0 =grow token=sheep-1
        expect event returned Blue meeple
        expect on field.01234567@0,0: Red shepherd, Red barn
        expect state flocks/field.01234567@0,0/points 3
        Blue base.B 2,0:0 -
        Red  base.B 3,0:0 - =gather
        expect event scored Red 3 sheep
        Blue base.B 4,0:0 shepherd>field.01234567 token=sheep-1
        expect on field.01234567@0,0: Blue shepherd, Red barn
        ",
    );
}

/// AM+HS, HS-23: an abbey expands no field. HS-33: but it closes one.
#[test]
fn hs_33_an_abbey_closes_a_field() {
    for (option, on, points) in [("nothing", "Red shepherd", 0), ("gather", "nobody", 2)] {
        check(&format!(
            "
            systems: base, farmers, abbey-and-mayor/abbey, hills-and-sheep
            option hs.closed_field: {option}
            start: base.C -1,1:0; base.C -1,0:0; base.C -1,-1:0; base.C 0,-1:0; base.C 1,-1:0; \
                   base.C 1,0:0
            bag: base.B

            Red  base.F 0,1:0 shepherd>field.01 token=sheep-2
            Blue - base.C 2,0:0 -
            Red  abbey@0,0 -
            expect on field.01@0,1: {on}
            expect Red {points}, Blue 0
            "
        ));
    }
}

/// AM+HS, HS-40: vineyards count for abbeys.
#[test]
fn hs_40_an_abbey_beside_a_vineyard() {
    check(
        "
        systems: base, farmers, abbey-and-mayor/abbey, hills-and-sheep
        start: hs.M -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; \
               base.B -1,1:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  abbey@0,0 meeple>monastery
        expect event scored Red 12 monastery [HS-40]
        ",
    );
}

/// AM+HS, HS-14: a wagon on a hill breaks a tie; a mayor without pennants has none to break.
#[test]
fn hs_14_wagon_and_mayor_on_a_hill() {
    let city = |red: &str, blue: &str| {
        format!(
            "
            systems: base, farmers, abbey-and-mayor, hills-and-sheep
            start: base.B 1,0:0; base.B 1,1:0; base.B 1,2:0
            bag: base.B

            Red  hs.G 0,0:0 {red}>city.S
            Blue base.E 0,2:0 {blue}>city.N
            Red  base.G 0,1:90 -"
        )
    };
    check(&format!(
        "{}
        expect event scored Red 6 city
        expect no event scored Blue",
        city("wagon", "meeple")
    ));
    check(&format!("{}\n expect no event scored", city("mayor", "mayor")));
    check(&format!("{}\n expect event scored Blue 6 city", city("mayor", "meeple")));
}

/// A city with Red on a hill and Blue, which Red completes; Blue has a follower in the castle.
const CASTLE: &str = "
        systems: base, farmers, count, hills-and-sheep
        start: base.B 4,0:0; base.B 5,0:0; base.B 6,0:0; base.B 6,-1:0; base.B 6,-2:0; base.B 6,-3:0
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 meeple>road.W -
        Blue base.X -4,0:0 meeple>road.W meeple>castle -
        Red  hs.H 5,-1:0 meeple>city.N
        Blue base.E 5,-3:180 meeple>city.S
        Red  base.G 5,-2:90 -
        expect asks Blue leave-city";

/// CO+HS, TS-ex7: the follower from the castle makes Blue stronger, so that there is no tie.
#[test]
fn ts_ex7_a_follower_from_the_castle_against_a_hill() {
    check(&format!(
        "{CASTLE}
        Blue meeple>city.NS@5,-2
        expect event scored Blue 6 city
        expect no event scored Red"
    ));
    check(&format!(
        "{CASTLE}
        Blue -
        expect event scored Red 6 city
        expect no event scored Blue"
    ));
}

/// CO+HS, HS-26, CO-11: gathered sheep are no scoring that keeps Red out of Carcassonne.
#[test]
fn hs_26_gathering_does_not_count_for_the_count() {
    check(
        "
        systems: base, farmers, count, hills-and-sheep
        start: base.B 4,0:0
        bag: base.B

        Red  base.B 5,0:0 shepherd>field.01234567 token=sheep-2
        Blue base.A 5,-1:270 meeple>road.E
        Red  base.A 6,-1:90 - =gather
        expect event scored Red 2 sheep
        expect event scored Blue 2 road
        expect asks Red enter-city
        ",
    );
}

/// CU+HS, HS-40: vineyards count for shrines.
#[test]
fn hs_40_a_shrine_beside_a_vineyard() {
    check(
        "
        systems: base, farmers, cult, hills-and-sheep
        start: hs.M -1,-1:0; fl.G 0,-1:0; fl.G 1,-1:0; fl.G -1,0:0; fl.G 1,0:0; fl.G -1,1:0; \
               fl.G 0,1:0
        bag: fl.G

        Red  cult.S1 0,0:0 meeple>shrine
        Blue fl.G 1,1:0 -
        expect event scored Red 12 shrine [HS-40]
        ",
    );
}

/// FLY+HS, HS-14: who lands on a hill tile stands on the hill; a shepherd does not fly.
#[test]
fn hs_14_landing_on_a_hill() {
    check(
        "
        systems: base, farmers, flying-machines, hills-and-sheep
        start: hs.G 1,0:0
        bag: base.B

        Red  base.G 1,-1:90 meeple>city.NS
        Blue fl.G 0,0:180
        refuse shepherd^ FLY-15
        Blue meeple^ die=1 meeple>city.N@1,0
        expect owners city.N@1,0: Blue
        ",
    );
}

/// BG+HS, FLY+HS, TS-ex9, HS-13: both monks share; hills do not matter to monasteries.
#[test]
fn ts_ex9_two_monks_share_the_vineyards() {
    check(
        "
        systems: base, farmers, flying-machines, hills-and-sheep
        start: hs.M -1,-1:0; base.B 0,-1:0; hs.M 1,-1:90; base.B -1,1:0; base.B 0,1:0; base.B -1,0:0
        bag: base.B

        Red  base.B 0,0:0 meeple>monastery
        Blue fl.G 1,0:0 meeple^ die=1 meeple>monastery@0,0
        Red  base.B 1,1:0 -
        expect event scored Red 15 monastery
        expect event scored Blue 15 monastery
        ",
    );
}

/// GLD+HS, HS-14: whoever wins the tie takes the gold.
#[test]
fn hs_14_the_winner_of_the_tie_takes_the_gold() {
    check(
        "
        systems: base, farmers, gold-mines, hills-and-sheep
        start: base.B 1,0:0; base.B 1,1:0; base.B 1,2:0
        bag: base.B

        Red  hs.F 0,0:0 meeple>road.S
        Blue base.A 0,2:180 meeple>road.N
        Red  base.B 2,0:0 -
        Blue gm.H -1,0:90 gold@0,0 -
        Red  base.U 0,1:90 -
        expect event scored Red 3 road
        expect no event scored Blue
        expect tokens Red gold 1
        expect tokens Blue gold 0
        ",
    );
}

/// CRC+HS, HS-32: a shepherd is no farmer.
#[test]
fn hs_32_a_shepherd_is_no_farmer_to_a_crop_circle() {
    check(
        "
        systems: base, farmers, crop-circles, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-2
        Blue base.B 2,0:0 -
        Red  cc2.C 0,1:90 - =grow token=sheep-1
        expect asks Red crop-circle
        Red  =remove
        expect on field.01234567@0,0: Red shepherd
        expect asks Blue place-tile
        ",
    );
}

/// FER+HS, HS-14, FER-38: a hill decides the tie of the road as the ferry has joined it.
#[test]
fn hs_14_a_ferry_joins_a_road_to_a_hill() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, hills-and-sheep, ferries
        start: base.X -1,0:0; base.A -1,-1:0
        bag: base.X

        Blue hs.F 0,-1:0 meeple>road.S
        Red  fe.H 0,0:0 meeple>road.W ferry.NW
        expect event scored Blue 3 road
        expect no event scored Red
        ",
    );
}
