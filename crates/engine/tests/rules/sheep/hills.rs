//! Hills break ties.

use bastide_scenario::check;

use super::CORNERS;

/// HS-13: a hill takes nobody; city, road and field of its tile are as ever.
#[test]
fn hs_13_a_hill_is_no_feature() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.B 1,0:0
        bag: base.B

        Red  hs.G 0,0:0
        expect only meeple>city.N meeple>city.S meeple>field.2367 shepherd>field.2367 -
        Red  meeple>city.N
        Blue hs.G 0,1:0
        refuse meeple>field.2367@0,0 BG-30
        Blue -
        ",
    );
}

/// BG+HS, HS-ex1, HS-14: the knight on the hill wins the tie.
#[test]
fn hs_ex1_the_knight_on_the_hill_wins() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.B 1,0:0; base.B 1,1:0; base.B 1,2:0; base.B 1,3:0; base.B 1,4:0
        bag: base.B

        Red  hs.G 0,0:0 meeple>city.S
        Blue base.E 0,4:0 meeple>city.N
        Red  base.G 0,1:90 -
        Blue base.G 0,2:90 -
        Red  base.G 0,3:90 -
        expect event scored Red 10 city
        expect no event scored Blue
        expect Red 10, Blue 0
        expect supply Blue meeple 7
        ",
    );
}

/// HS-14: where nobody stands on a hill of the feature, the tie stands, whatever else is there.
#[test]
fn hs_14_without_a_follower_on_a_hill_the_tie_stands() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.B 1,0:0; base.B 1,1:0; base.B 1,2:0; base.B 1,3:0; base.B 1,4:0; hs.G 0,1:0
        bag: base.B

        Red  base.G 0,2:90 meeple>city.NS     # the city south of the hill
        Blue base.E 0,0:180 -
        Red  base.B 2,0:0 -
        Blue base.E 0,4:0 meeple>city.N
        Red  base.G 0,3:90 -
        expect event scored Red 8 city
        expect event scored Blue 8 city
        ",
    );
}

/// Four cities around 0,0: Red's in the north and south, Blue's in the east and west; that in the south
/// is on `south`.
fn cross(option: &str, south: &str) -> String {
    format!(
        "
        systems: base, farmers, hills-and-sheep
        {option}
        start: {CORNERS}
        bag: base.B

        Red  hs.G 0,-1:0 meeple>city.S
        Blue hs.G 1,0:90 meeple>city.W
        Red  {south} 0,1:0 meeple>city.N
        Blue base.E -1,0:90 meeple>city.E
        Red  base.C 0,0:0
        expect event scored Red 12 city"
    )
}

/// HS-ex6, HS-15: one follower on a hill is enough.
#[test]
fn hs_ex6_several_on_hills_share() {
    for south in ["base.E", "hs.G"] {
        check(&format!("{}\n expect event scored Blue 12 city", cross("", south)));
    }
}

/// HS-ex6, HS-15 with `number`: the most followers on hills win, equal numbers share.
#[test]
fn hs_ex6_the_most_on_hills_win() {
    let number = "option hs.hill_count: number";
    check(&format!("{}\n expect no event scored Blue", cross(number, "hs.G")));
    check(&format!("{}\n expect event scored Blue 12 city", cross(number, "base.E")));
}

/// HS-ex8: of three players two stand on hills.
#[test]
fn hs_ex8_two_of_three_on_hills() {
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base, farmers, hills-and-sheep
        start: {CORNERS}
        bag: base.B

        Red   hs.G 0,-1:0 meeple>city.S
        Blue  hs.G 1,0:90 meeple>city.W
        Green base.E 0,1:0 meeple>city.N
        Red   base.E -1,0:90 -
        Blue  base.C 0,0:0
        expect event scored Red 12 city
        expect event scored Blue 12 city
        expect no event scored Green
        "
    ));
}

/// HS-ex9, HS-16: a tie for the second place is none.
#[test]
fn hs_ex9_no_effect_without_a_tie_at_the_top() {
    check(&format!(
        "
        players: Red, Blue, Green
        systems: base, farmers, hills-and-sheep
        start: {CORNERS}
        bag: base.B

        Red   hs.G 0,-1:0 meeple>city.S
        Blue  hs.G 1,0:90 meeple>city.W
        Green base.E 0,1:0 meeple>city.N
        Red   base.B -3,0:0 -
        Blue  base.B -3,1:0 -
        Green base.E -1,0:90 meeple>city.E
        Red   base.C 0,0:0
        expect event scored Green 12 city
        expect no event scored Red
        expect no event scored Blue
        "
    ));
}

/// HS-16, HS-63: at the end too, on an incomplete road.
#[test]
fn hs_16_an_incomplete_road_at_the_end() {
    check(
        "
        systems: base, hills-and-sheep
        start: base.B 1,0:0; base.B 1,1:0; base.B 1,2:0

        Red  hs.F 0,0:0 meeple>road.S
        Blue base.U 0,2:90 meeple>road.NS
        Red  base.U 0,1:90 -
        expect over
        expect event scored Red 3 road final
        expect no event scored Blue
        ",
    );
}

/// FRM+HS, HS-16, HS-63: farms too.
#[test]
fn hs_63_a_farm_at_the_end() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.E 0,1:0; base.E 1,1:0; base.E 2,1:0

        Red  hs.G 0,0:0 meeple>field.2367
        Blue base.H 2,0:0 meeple>field.2367
        Red  base.H 1,0:0 -
        expect over
        expect event scored Red 9 field final
        expect no event scored Blue
        ",
    );
}
