//! Putting ingots on tiles.

use bastide_scenario::check;

/// GLD-ex1, GLD-5, GLD-3: one ingot lies on the tile, the other goes to a neighbour, diagonal ones
/// included, before the figure action.
#[test]
fn gld_ex1_two_ingots() {
    check(
        "
        systems: base, gold-mines
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.B -1,0:0
        bag: base.B

        refuse gold@0,0 GLD-5
        Red gm.H 1,1:0
        expect event moved Red gold 1,1
        expect asks Red place-gold
        expect only gold@0,0 gold@1,0 gold@0,1
        refuse - GLD-5
        refuse gold@1,1 GLD-5
        refuse gold@-1,0 GLD-5
        refuse meeple>monastery BG-30
        Red gold@0,0
        expect event moved Red gold 0,0
        expect state ingots/1,1/count 1
        expect state ingots/0,0/count 1
        expect asks Red figure
        refuse gold@1,0 GLD-5
        Red meeple>monastery
        expect asks Blue place-tile
        refuse gold@1,0 GLD-5
        ",
    );
}

/// GLD-3: with `four` the diagonal neighbour is none.
#[test]
fn gld_3_only_neighbours_at_a_side() {
    check(
        "
        systems: base, gold-mines
        option gld.adjacent: four
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.B -1,0:0
        bag: base.B

        Red gm.H 1,1:0
        expect only gold@1,0 gold@0,1
        refuse gold@0,0 GLD-3
        refuse gold@-1,0 GLD-5
        refuse gold@1,1 GLD-5
        ",
    );
}

/// GLD-5: no gold comes from a tile without the symbol, and none where gold is not in play.
#[test]
fn gld_5_only_gold_tiles_bring_gold() {
    check(
        "
        systems: base, gold-mines
        start: gm.H 0,0:0
        bag: base.B

        expect state ingots/0,0/count none
        Red base.B -1,0:0
        expect asks Red figure
        refuse gold@0,0 GLD-5
        Red -
        expect no event gold-placed
        ",
    );
    check(
        "
        systems: base
        start: base.B 0,0:0
        bag: base.B

        Red gm.H 1,0:0
        expect asks Red figure
        refuse gold@0,0 GLD-5
        ",
    );
}

/// GLD-7: any number of ingots on one tile, a gold tile too.
#[test]
fn gld_7_ingots_pile_up() {
    check(
        "
        players: Red
        systems: base, gold-mines
        start: base.B 0,0:0
        bag: base.B

        Red gm.H 1,0:0 gold@0,0 -
        Red gm.H -1,0:90 gold@0,0 -
        Red gm.H 1,-1:180 gold@0,0 -
        expect state ingots/0,0/count 3
        Red gm.G 0,1:180
        expect legal gold@1,0 gold@-1,0 gold@0,0
        Red gold@1,0 -
        expect state ingots/1,0/count 2
        expect state ingots/0,1/count 1
        ",
    );
}

/// GLD-8, GLD-5: with one neighbour there is nothing to choose, and yet it is asked.
#[test]
fn gld_8_the_only_neighbour() {
    check(
        "
        systems: base, gold-mines
        start: base.B 0,0:0
        bag: base.B

        Red gm.H 1,0:0
        expect only gold@0,0
        refuse - GLD-5
        ",
    );
}

/// GLD-8: a ninth gold tile finds the supply empty.
#[test]
fn gld_8_the_supply_runs_out() {
    let mut moves = String::new();
    for row in [0, 2, 4, 6] {
        moves.push_str(&format!("Red gm.H 1,{row}:0 gold@0,{row} -\n"));
        moves.push_str(&format!("Red gm.H -1,{row}:90 gold@0,{row} -\n"));
    }
    let played = check(&format!(
        "
        players: Red
        systems: base, gold-mines
        start: base.B 0,0:0; base.B 0,1:0; base.B 0,2:0; base.B 0,3:0; base.B 0,4:0; \
               base.B 0,5:0; base.B 0,6:0; base.B 0,7:0; base.B 0,8:0
        bag: base.B

        {moves}
        Red gm.H 1,8:0
        expect no event gold-placed
        expect asks Red figure
        expect state ingots/1,8/count none
        "
    ));
    assert_eq!(played.game().gold().left, 0);
}

/// BG+GLD, GLD-9, GLD-6, GLD-13, GLD-ex8: the gold of a city that nobody owns stays; it lies on
/// tiles and not in the city, so that a road takes what is on its own tiles.
#[test]
fn gld_ex8_gold_of_an_unoccupied_city_stays() {
    check(
        "
        systems: base, gold-mines
        start: base.E -1,0:90
        bag: base.B

        Red  gm.D 0,0:0 gold@-1,0 -
        Blue base.E 1,0:270 -
        expect complete city.EW@0,0
        expect no event gold-taken
        expect state ingots/0,0/count 1
        expect state ingots/-1,0/count 1
        Red  base.A 0,-1:0 -
        Blue base.A 0,1:180 meeple>road.N
        expect event scored Blue 3 road
        expect tokens Blue gold 1
        expect state ingots/0,0/count none
        expect state ingots/-1,0/count 1
        ",
    );
}
