//! Ties that other systems bring to a hill.

use bastide_scenario::check;

use super::CORNERS;

/// HS+IC, HS-15 with `number`: a large meeple is one follower on a hill, so that two normal ones
/// outnumber it.
#[test]
fn hs_15_a_large_meeple_is_one_on_a_hill() {
    check(&format!(
        "
        systems: base, farmers, inns-and-cathedrals, hills-and-sheep
        option hs.hill_count: number
        start: {CORNERS}
        bag: base.B

        Red  hs.G 0,-1:0 large-meeple>city.S
        Blue hs.G 1,0:90 meeple>city.W
        Red  base.E -1,0:90 -
        Blue hs.G 0,1:0 meeple>city.N
        Red  base.C 0,0:0
        expect event scored Blue 12 city
        expect no event scored Red
        "
    ));
}

/// HS+TB, HS-14: a pig on a hill breaks no tie of farmers.
#[test]
fn hs_14_a_pig_on_a_hill_breaks_no_tie() {
    check(
        "
        systems: base, farmers, traders-and-builders, hills-and-sheep
        start: base.E 0,0:0; base.E 2,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red  base.E 0,-1:180 meeple>field.012367
        Blue base.E 2,-1:180 meeple>field.012367
        Red  hs.G 1,-1:0 pig>field.2367
        expect owners field.2367@1,-1: Red, Blue
        ",
    );
}

/// HS+TB, HS-21: a pig does not mind a shepherd.
#[test]
fn hs_21_a_pig_beside_a_shepherd() {
    check(
        "
        systems: base, farmers, traders-and-builders, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>field.01234567
        Blue base.B 2,0:0 shepherd>field.01234567 token=sheep-1
        Red  base.B 3,0:0 pig>field.01234567
        expect on field.01234567@0,0: Red meeple, Blue shepherd, Red pig
        ",
    );
}

/// HS+TB, HS-21: nor does a shepherd mind a pig.
#[test]
fn hs_21_a_shepherd_beside_a_pig() {
    check(
        "
        systems: base, farmers, traders-and-builders, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>field.01234567
        Blue base.B 0,1:0 -
        Red  base.B 2,0:0 pig>field.01234567
        Blue base.B 3,0:0 shepherd>field.01234567 token=sheep-1
        expect on field.01234567@0,0: Red meeple, Red pig, Blue shepherd
        ",
    );
}

/// AM+HS, HS-14, AM-22: a mayor with a pennant is tied with a meeple, and wins from his hill.
#[test]
fn hs_14_a_mayor_with_a_pennant_on_a_hill() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, hills-and-sheep
        start: base.B 1,0:0; base.B 1,1:0; base.B 1,2:0
        bag: base.B

        Red  hs.G 0,0:0 mayor>city.S
        Blue base.E 0,2:0 meeple>city.N
        Red  base.F 0,1:90 -
        expect event scored Red 8 city
        expect no event scored Blue
        ",
    );
}

/// CO+HS, HS-14, CO-5: a follower from the castle stands on no tile of the city, and so on no hill.
#[test]
fn hs_14_a_follower_from_the_castle_stands_on_no_hill() {
    check(
        "
        systems: base, farmers, count, hills-and-sheep
        start: base.B 4,0:0; base.B 5,0:0; base.B 6,0:0; base.B 6,-1:0; base.B 6,-2:0; base.B 6,-3:0
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 meeple>road.W -
        Blue base.X -4,0:0 meeple>road.W meeple>castle -
        Red  hs.H 5,-1:0 meeple>city.N
        Blue base.E 5,-3:180 -
        Red  base.G 5,-2:90 -
        Blue meeple>city.NS@5,-2
        expect event scored Red 6 city
        expect no event scored Blue
        ",
    );
}

/// CO+HS, HS-40, CO-20: followers from the cathedral share in the vineyards.
#[test]
fn hs_40_a_follower_from_the_cathedral() {
    check(
        "
        systems: base, count, hills-and-sheep
        start: base.E 0,-1:0; fl.G 1,-1:0; fl.G 1,-2:0; fl.G 2,-1:0; fl.G 3,-2:0; fl.G 3,-3:0
        start: fl.G 2,-3:0; fl.G 2,-4:0; fl.G 1,-4:0; fl.G 4,0:0; fl.G 4,-1:0; fl.G 4,-2:0
        bag: fl.G

        Red  base.G 0,-2:90 meeple>city.NS
        Blue base.E 0,-3:180 -
        Blue meeple>cathedral -
        Red  fl.G 2,-2:0 -
        Blue fl.G 5,0:0 -
        Red  base.B 1,-3:0 meeple>monastery
        Blue hs.K 0,-4:0 -
        Blue meeple>monastery@1,-3
        expect event scored Blue 12 monastery
        expect event scored Red 12 monastery
        ",
    );
}

/// CRC+HS, HS-14, CRC-4: a knight whom a circle adds may stand on a hill of the city, and wins the
/// tie there.
#[test]
fn hs_14_a_circle_adds_a_knight_on_a_hill() {
    check(
        "
        systems: base, farmers, hills-and-sheep, crop-circles
        start: hs.G 0,0:0; base.B 1,0:0; base.B 1,1:0; base.B 1,2:0; base.B 1,3:0
        bag: base.B

        Red  base.G 0,1:90 meeple>city.NS
        Blue base.E 0,3:0 meeple>city.N
        Red  cc2.E 2,0:0 - =add
        Blue meeple>city.N@0,3
        Red  meeple>city.S@0,0
        Blue base.G 0,2:90 -
        expect event scored Red 8 city
        expect no event scored Blue
        ",
    );
}

/// HS+PD, HS-14, PD-60: a knight who came to a hill through a portal stands on it.
#[test]
fn hs_14_through_a_portal_onto_a_hill() {
    check(
        "
        systems: base, farmers, princess-and-dragon, hills-and-sheep
        start: base.B 1,0:0; base.B 1,1:0; base.B 1,2:0; hs.G 0,0:0; base.B 2,0:0
        bag: base.B

        Red  base.E 0,2:0 meeple>city.N
        Blue pd.P6 3,0:0 meeple>city.S@0,0
        Red  base.G 0,1:90 -
        expect event scored Blue 6 city
        expect no event scored Red
        ",
    );
}
