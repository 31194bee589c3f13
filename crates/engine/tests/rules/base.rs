//! The worked examples of the base game.

use bastide_scenario::check;

#[test]
fn bg_ex1_road_of_four_tiles() {
    check(
        "
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        expect Red 0, Blue 0
        Blue base.W 2,0:0 -
        expect event scored Red 4 road [BG-51]
        expect event returned Red meeple
        expect Red 4, Blue 0
        ",
    );
}

#[test]
fn bg_ex3_city_with_a_pennant() {
    check(
        "
        bag: base.X

        Red  base.F 0,-1:90 meeple>city.NS
        expect open city.N@0,0
        expect same city.N@0,0 city.NS@0,-1
        expect tiles 2 city.N@0,0
        Blue base.E 0,-2:180
        refuse meeple>city.S BG-32
        Blue -
        expect event scored Red 8 city [BG-52]
        expect on city.N@0,0: nobody
        expect Red 8, Blue 0
        ",
    );
}
