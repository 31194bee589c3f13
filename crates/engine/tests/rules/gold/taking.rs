//! Gold of completed features for their owners.

use bastide_engine::Event;
use bastide_scenario::check;

use crate::track::events;

/// BG+GLD, GLD-ex2, GLD-10, GLD-12, GLD-18, GLD-21: all ingots on the tiles of the city and no
/// others, and no points for them.
#[test]
fn gld_ex2_the_gold_of_a_city() {
    let played = check(
        "
        systems: base, farmers, gold-mines
        start: base.E 0,0:90; base.B 0,-1:0
        bag: base.B

        Red  gm.D 1,0:0 gold@0,-1 meeple>city.EW
        Blue gm.D 2,0:0 gold@1,0 -
        expect state ingots/1,0/count 2
        Red  base.E 3,0:270 -
        expect event scored Red 8 city
        expect events 1 scored
        expect events 3 took Red gold
        expect tokens Red gold 3
        expect tokens Blue gold 0
        expect state ingots/0,-1/count 1
        expect Red 8, Blue 0
        ",
    );
    let taken = events(&played).into_iter().filter_map(|event| match event {
        Event::TokenTaken { token: "gold", at, .. } => Some(at.x),
        _ => None,
    });
    assert_eq!(taken.collect::<Vec<_>>(), [1, 1, 2], "by row and column (GLD-18)");
}

/// GLD-ex9, GLD-11: a monastery's own tile and the eight around it.
#[test]
fn gld_ex9_the_gold_of_a_monastery() {
    check(
        "
        systems: base, gold-mines
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.A 1,0:90; \
               base.A 0,1:180; base.B 1,1:0
        bag: base.B

        Red  gm.H 0,0:0 gold@-1,0 meeple>monastery
        Blue gm.H 2,-1:0 gold@1,0 -
        Red  gm.H 2,1:0 gold@1,0 -
        expect state ingots/1,0/count 2
        Blue base.B -1,1:0 -
        expect event scored Red 9 monastery
        expect tokens Red gold 4
        expect state ingots/2,-1/count 1
        expect state ingots/2,1/count 1
        ",
    );
}

/// GLD-12: control is the majority; whoever completes the road is not asked about.
#[test]
fn gld_12_the_owner_takes_the_gold() {
    check(
        "
        systems: base, gold-mines
        start: base.A 0,0:270
        bag: base.B

        Red  gm.F 1,0:0 gold@0,0 meeple>road.EW
        Blue base.A 2,0:90 meeple>monastery
        expect event scored Red 3 road
        expect tokens Red gold 2
        expect tokens Blue gold 0
        ",
    );
}

/// BG+GLD, GLD-13: nobody's monastery pays nobody.
#[test]
fn gld_13_no_owner_no_gold() {
    check(
        "
        systems: base, gold-mines
        start: base.A 0,0:270
        bag: base.B

        Red  gm.F 1,0:0 gold@0,0 -
        Blue base.A 2,0:90 -
        expect complete road.EW@1,0
        expect no event gold-taken
        expect state ingots/0,0/count 1
        expect state ingots/1,0/count 1
        ",
    );
}

/// FRM+GLD, GLD-14: farmers find no gold, neither in the game nor at its end.
#[test]
fn gld_14_fields_collect_nothing() {
    check(
        "
        systems: base, farmers, gold-mines
        start: base.E 0,0:180

        Red  gm.H 1,0:0 gold@0,0 meeple>field.012567
        expect state ingots/0,0/count 1
        Blue base.E 0,1:0 -
        expect over
        expect event scored Red 3 field final
        expect no event gold-taken
        expect tokens Red gold 0
        expect Red 3, Blue 0
        ",
    );
}
