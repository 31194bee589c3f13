//! Lakes, stubs, and the ferry of a new lake (FER-1 to FER-21).

use bastide_engine::{Catalogue, Game, Link, Rules, SegmentKind, Setup, Side};
use bastide_scenario::check;

/// FER-1
#[test]
fn eight_lakes_among_the_ordinary_tiles_and_eight_ferries() {
    let systems = ["base", "ferries"].map(String::from).to_vec();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    let game = Game::new(Rules::new(setup).unwrap());
    let lakes = |name: &str| game.bag().drawable_of(game.rules().kind(name).unwrap());
    assert_eq!(["fe.A", "fe.D", "fe.H"].map(lakes), [3, 4, 1]);
    assert_eq!(game.bag().drawable(), 71 + 8);
    assert_eq!(game.ferries_left(), 8);
}

/// FER-2
#[test]
fn a_lake_has_three_or_four_stubs_that_reach_one_side_each() {
    let catalogue = Catalogue::standard();
    let set = catalogue.set("ferries").unwrap();
    for (kind, _) in &set.tiles {
        let tile = catalogue.kind(*kind);
        let roads = || tile.segments.iter().filter(|it| it.kind == SegmentKind::Road);
        assert!(tile.symbols.ferry, "{}", tile.id);
        assert!(matches!(roads().count(), 3 | 4), "{}", tile.id);
        assert!(roads().all(|road| road.sides.len() == 1), "{}", tile.id);
    }
}

#[test]
fn fer_8_a_stub_is_not_joined_to_itself() {
    for side in Side::ALL {
        assert_eq!(Link::between(side, side), None);
        assert!(Link::between(side, side.opposite()).is_some());
    }
}

/// FER-8, FER-14, FER-16, FER-17
#[test]
fn the_new_lake_gets_its_ferry_after_the_figure_action() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red  fe.D
        refuse 1,0:270 BG-13        # a lake is placed like any tile
        Red  1,0:0
        refuse ferry.EW FER-35
        Red  meeple>road.S
        expect asks Red place-ferry
        refuse - FER-16
        refuse ferry.NS FER-8       # there is no stub in the north
        refuse ferry.EW@0,0 FER-8   # this is no lake
        expect only ferry.EW ferry.SW ferry.ES
        Red  ferry.EW               # not the stub of the highwayman
        expect state ferries/placed/1,0/edges E W
        expect same road.E@1,0 road.W@1,0 road.EW@0,0
        expect apart road.S@1,0 road.E@1,0
        expect on road.S@1,0: Red meeple
        expect on road.E@1,0: nobody
        expect asks Blue place-tile
        ",
    );
}

/// BG+FER, FER-7, FER-11
#[test]
fn a_stub_without_ferry_closes_its_road() {
    check(
        "
        systems: base, farmers, ferries
        start: base.D 0,0:0; fe.D 1,0:0
        bag: base.X

        expect apart road.W@1,0 road.E@1,0 road.S@1,0
        expect open road.W@1,0 road.E@1,0
        Red  base.A -1,0:270 meeple>road.E
        expect event scored Red 3 road [BG-51]
        expect complete road.W@1,0
        expect open road.E@1,0
        ",
    );
}

/// FER-15, FER-18, FER-ex1
#[test]
fn the_ferry_may_join_the_new_highwayman_to_an_occupied_road() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, ferries
        bag: base.X

        Blue base.U 1,0:0 meeple>road.EW
        Red  fe.D 2,0:0
        refuse meeple>road.W FER-15     # Blue's road reaches this stub
        expect legal meeple>road.E meeple>road.S
        Red  meeple>road.E ferry.EW
        expect on road.E@2,0: Blue meeple, Red meeple
        expect owners road.E@2,0: Blue, Red
        expect tiles 3 road.E@2,0
        expect open road.E@2,0
        expect Blue 0, Red 0
        ",
    );
}

/// FER-15: stubs that meet on a way outside the lake are one road even without a ferry.
#[test]
fn fer_15_two_stubs_of_one_road_are_judged_together() {
    check(
        "
        systems: base, farmers, ferries
        start: base.V 1,0:0; base.V 1,1:90
        bag: base.X

        Red  base.V 0,1:180 meeple>road.NE
        Blue fe.D 0,0:0
        expect same road.E@0,0 road.S@0,0
        refuse meeple>road.E FER-15
        refuse meeple>road.S FER-15
        Blue meeple>road.W
        expect asks Blue place-ferry
        ",
    );
}

/// A lake of 4 stubs, between three villages and an open side.
const THREE_VILLAGES: &str = "
    systems: base, farmers, ferries
    start: base.W 0,-1:0; base.V -1,-1:270; base.V 1,-1:0; base.X -1,0:0; base.X 1,0:0
    bag: base.X
";

/// FER-7, FER-17, FER-ex10
#[test]
fn fer_ex10_the_ferry_joins_two_other_stubs() {
    check(&format!(
        "{THREE_VILLAGES}
        Red  fe.H 0,0:0 meeple>road.W ferry.NE
        expect event scored Red 2 road
        expect event returned Red meeple
        expect same road.N@0,0 road.E@0,0
        expect complete road.N@0,0 road.W@0,0
        expect tiles 3 road.N@0,0
        expect on road.N@0,0: nobody
        expect open road.S@0,0
        expect Red 2, Blue 0
        "
    ));
}

/// FER-4, FER-7, FER-ex10
#[test]
fn fer_4_without_a_highwayman_no_ferry_by_the_letter_of_2021() {
    check(&format!(
        "option fer.placement: with_traveler
        {THREE_VILLAGES}
        Red  fe.H 0,0:0 -
        expect state ferries/placed/0,0/edges none
        expect apart road.N@0,0 road.E@0,0 road.S@0,0 road.W@0,0
        expect complete road.N@0,0 road.E@0,0 road.W@0,0
        expect open road.S@0,0
        expect asks Blue place-tile
        "
    ));
}

/// FER-4, FER-19
#[test]
fn any_meeple_on_a_stub_is_a_highwayman() {
    for (figure, asked) in [
        ("meeple>road.S", "Red place-ferry"),
        ("large-meeple>road.W", "Red place-ferry"),
        ("meeple>field.34", "Blue place-tile"),
        ("large-meeple>city.N", "Blue place-tile"),
        ("-", "Blue place-tile"),
    ] {
        check(&format!(
            "
            systems: base, farmers, inns-and-cathedrals, ferries
            option fer.placement: with_traveler
            bag: base.X base.X

            Red  fe.A 1,0:0 {figure}
            expect asks {asked}
            expect state ferries/placed/1,0/edges none
            "
        ));
        check(&format!(
            "
            systems: base, farmers, inns-and-cathedrals, ferries
            bag: base.X base.X

            Red  fe.A 1,0:0 {figure}
            expect asks Red place-ferry
            "
        ));
    }
}

#[test]
fn fer_19_a_builder_is_no_highwayman() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        option fer.placement: with_traveler
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  fe.D 2,0:0 builder>road.W
        expect on road.W@2,0: Red meeple, Red builder
        expect state ferries/placed/2,0/edges none
        expect asks Blue place-tile
        ",
    );
}

/// FER-4, FER-20
#[test]
fn a_lake_that_got_no_ferry_never_gets_one() {
    check(
        "
        systems: base, farmers, ferries
        option fer.placement: with_traveler
        bag: base.X

        Red  fe.D 1,0:0 -
        expect state ferries/placed/1,0/edges none
        Blue base.U 2,0:0 -
        expect asks Red place-tile      # nothing to be moved
        Red  fe.D 3,0:0 meeple>road.E
        refuse ferry.EW@1,0 FER-20
        Red  ferry.EW
        Blue fe.D 4,0:0 -
        expect asks Blue move-ferry
        refuse ferry.EW FER-4           # Blue has no highwayman here
        refuse ferry.EW@1,0 FER-20
        Blue -
        expect state ferries/placed/1,0/edges none
        expect state ferries/placed/4,0/edges none
        expect apart road.W@1,0 road.E@1,0 road.S@1,0
        expect apart road.W@4,0 road.E@4,0 road.S@4,0
        ",
    );
}

/// FER-9, FER-16, FER-25
#[test]
fn a_lake_has_one_ferry_and_keeps_it() {
    let played = check(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red  fe.D 1,0:0 - ferry.EW
        Blue fe.D 2,0:0 -
        refuse ferry.ES@1,0 FER-16      # first the new lake
        Blue ferry.EW
        refuse ferry.ES@2,0 FER-25      # it has its ferry
        Blue ferry.ES@1,0
        expect state ferries/placed/1,0/edges E S
        expect state ferries/placed/2,0/edges E W
        Red  base.U 3,0:0 - ferry.SW@2,0
        expect state ferries/placed/2,0/edges S W
        ",
    );
    assert_eq!(played.game().ferries_left(), 6);
}

/// FER-16: the ferry step comes whether or not a figure was placed, and nobody may leave it out.
#[test]
fn fer_16_a_compulsory_ferry_cannot_be_skipped() {
    check(
        "
        systems: base, ferries
        supply meeple: 0
        bag: base.X

        Red  fe.D 1,0:0
        expect asks Red place-ferry     # nobody is left for the figure action
        refuse - FER-16
        refuse meeple>road.E BG-30
        refuse 2,0:0 BG-10
        ",
    );
}

#[test]
fn fer_21_no_ferry_from_an_empty_supply() {
    let lakes: String = (2..=8)
        .map(|x| {
            let player = if x % 2 == 0 { "Blue" } else { "Red" };
            format!("{player} fe.D {x},0:0 - ferry.EW -\n")
        })
        .collect();
    let played = check(&format!(
        "
        systems: base, farmers, ferries
        bag: base.X

        Red fe.D 1,0:0 - ferry.EW
        {lakes}
        Red fe.D 9,0:0 -
        expect asks Red move-ferry
        refuse ferry.EW FER-21
        Red -
        expect state ferries/placed/9,0/edges none
        expect apart road.W@9,0 road.E@9,0
        expect tiles 10 road.W@9,0      # eight ferries joined
        Blue base.U 10,0:0 -
        expect asks Red place-tile
        "
    ));
    assert_eq!(played.game().ferries_left(), 0);
}
