//! Who takes the tokens (KR-10 to KR-16).

use bastide_scenario::check;

/// KR-10, KR-11, KR-12, KR-22, KR-ex1: four of the seven cities were complete from the start, which
/// gave nobody the king.
#[test]
fn kr_ex1_the_largest_city_so_far() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.E 0,0:0; base.E 1,0:0; base.E 2,0:0; base.G 2,-1:90
        start: base.H 0,1:90; base.E -1,1:90; base.E 1,1:270
        start: base.H 0,2:90; base.E -1,2:90; base.E 1,2:270

        expect state records/king 0
        Red  base.E 0,-1:180 -
        expect event token Red king 2
        expect tokens Red king 1
        expect state records/king 2
        Blue base.E 1,-1:180 -
        expect no event token
        expect tokens Red king 1
        expect state records/king 2
        Red  base.B 3,0:0 -
        Blue base.E 2,-2:180 -
        expect event token Blue king 3
        expect event scored Blue 7 king final [KR-20]
        expect no event scored Red
        expect Red 0, Blue 7
        expect tokens Blue king 1
        expect state records/king 3
        ",
    );
}

/// BG+KR, KR-13, KR-15, KR-ex2: the placing player takes the token, whoever scores.
#[test]
fn kr_ex2_a_longer_road_of_somebody_else() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0
        start: base.A 0,1:270; base.U 2,1:0; base.U 3,1:0; base.U 4,1:0
        bag: base.B

        Red  base.A 4,0:90 -
        expect event token Red robber-baron 5
        expect tokens Red robber-baron 1
        expect state records/robber-baron 5
        Blue base.B 5,0:0 -
        Red  base.U 1,1:0 meeple>road.EW
        Blue base.A 5,1:90 -
        expect event scored Red 6 road
        expect event token Blue robber-baron 6
        expect tokens Blue robber-baron 1
        expect state records/robber-baron 6
        expect state records/king 0
        ",
    );
}

/// BG+KR, KR-12: size counts tiles, not segments nor points, and the same size is not enough.
#[test]
fn kr_12_size_is_counted_in_tiles() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.E 0,0:0; base.G 0,-1:90; base.E 1,0:0; base.F 1,-1:90
        bag: base.B

        Red  base.E 0,-2:180 -
        expect tokens Red king 1
        expect state records/king 3
        Blue base.E 1,-2:180 meeple>city.S
        expect event scored Blue 8 city     # a pennant more, but three tiles
        expect tokens Red king 1
        expect state records/king 3
        ",
    );
}

/// KR-14, KR-ex4
#[test]
fn kr_ex4_one_tile_completes_two_cities() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.E 0,0:0; base.G 0,-1:90; base.G 0,-2:90
        start: base.E 2,0:0; base.E 2,-2:180; base.E 1,-1:90; base.G 3,-1:0; base.G 4,-1:0
        start: base.B 1,0:0; base.B 1,-2:0; base.B 3,0:0; base.E 5,-1:270
        bag: base.B

        Red  base.E 0,-3:180 -
        expect tokens Red king 1
        expect state records/king 4
        Blue kr.K5 2,-1:0 -
        expect complete city.NS@2,-1 city.EW@2,-1
        expect tiles 3 city.NS@2,-1
        expect tiles 5 city.EW@2,-1
        expect tokens Blue king 1
        expect state records/king 5
        ",
    );
}

/// KR-14: of several cities that are all too small none takes the king.
#[test]
fn kr_14_two_small_cities_are_not_added() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.E 0,0:0; base.G 0,-1:90; base.G 0,-2:90
        start: base.E 2,0:0; base.E 2,-2:180; base.E 1,-1:90; base.E 3,-1:270
        start: base.B 1,0:0; base.B 1,-2:0; base.B 3,0:0
        bag: base.B

        Red  base.E 0,-3:180 -
        Blue kr.K5 2,-1:0 -
        expect complete city.NS@2,-1 city.EW@2,-1
        expect tokens Red king 1
        expect state records/king 4
        ",
    );
}

/// KR-15: a road may come back to its own tile; each tile counts once.
#[test]
fn kr_15_a_loop_counts_each_tile_once() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.V 0,0:270; base.V 1,0:0; base.V 0,1:180
        bag: base.B

        Red  base.V 1,1:90 -
        expect event token Red robber-baron 4
        expect tokens Red robber-baron 1
        expect state records/robber-baron 4
        ",
    );
}

/// KR-16: nothing but a larger one takes a token away.
#[test]
fn kr_16_the_record_stays() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.E 0,0:0; base.G 0,-1:90; base.E 1,0:0; base.E 2,0:0; base.G 2,-1:90
        start: base.G 2,-2:90
        bag: base.B

        Red  base.E 0,-2:180 -
        Blue base.E 1,-1:180 -
        expect tokens Red king 1
        expect state records/king 3
        Red  base.E 2,-3:180 -
        expect no event token               # Red has it already
        expect tokens Red king 1
        expect state records/king 4
        ",
    );
}
