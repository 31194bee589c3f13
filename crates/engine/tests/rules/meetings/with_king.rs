//! King & Robber Baron with small systems.

use bastide_scenario::check;

/// ABT+KR, KR-11, KR-15: a garden is neither a city nor a road.
#[test]
fn kr_11_a_garden_brings_no_token() {
    check(
        "
        systems: base, abbot, king-and-robber-baron
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0
        start: base.B -1,1:0; base.B 0,1:0
        bag: base.B

        Red  fl.H-g 0,0:0 abbot>garden
        Blue base.B 1,1:0 -
        expect event scored Red 9 garden
        expect no event token
        expect state records/king 0
        expect state records/robber-baron 0
        ",
    );
}

/// CU+KR, KR-11, KR-15: nor is a shrine.
#[test]
fn kr_11_a_shrine_brings_no_token() {
    check(
        "
        systems: base, cult, king-and-robber-baron
        start: fl.G -1,-1:0; fl.G 0,-1:0; fl.G 1,-1:0; fl.G -1,0:0; fl.G 1,0:0
        start: fl.G -1,1:0; fl.G 0,1:0
        bag: base.B

        Red  cult.S1 0,0:0 meeple>shrine
        Blue base.E 1,1:180 -
        expect event scored Red 9 shrine
        expect no event token
        expect state records/king 0
        expect state records/robber-baron 0
        ",
    );
}

/// KR+MGW, KR-12: the mage makes a road worth more, and no longer.
#[test]
fn kr_12_the_mage_does_not_matter_for_size() {
    check(
        "
        systems: base, mage-and-witch, king-and-robber-baron
        start: base.A 0,0:270
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue mw.D 0,1:90 mage>road.EW@1,0 -
        Red  base.A 2,0:90 -
        expect event scored Red 6 road
        expect event token Red robber-baron 3
        ",
    );
}

/// HS+KR, KR-12, KR-14, HS-10: a hill is one tile, whatever lies below it; one that closes two
/// cities completes both, of which neither is larger.
#[test]
fn kr_14_a_hill_closes_two_cities() {
    check(
        "
        systems: base, king-and-robber-baron, hills-and-sheep
        start: base.E 0,-1:180; base.E 0,1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0
        bag: base.B

        Red  hs.G 0,0:0 -
        expect event token Red king 2
        expect events 1 token
        expect complete city.N@0,0 city.S@0,0
        ",
    );
}
