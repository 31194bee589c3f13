//! What is drawn when, and where it may go (R5-1 to R5-4, R5-10 to R5-15).

use bastide_bots::Playout;
use bastide_engine::{
    Catalogue, Chance, Game, Options, Outcome, PRESETS, Pending, Pos, Rules, Setup,
};
use bastide_scenario::{check, check_setup_refused};

fn game(systems: &[&str]) -> Game {
    let systems = systems.iter().map(|name| name.to_string()).collect();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue", "Green"]) };
    Game::new(Rules::new(setup).unwrap())
}

/// BG+R5, R5-1, R5-2: twelve tiles; the source lies in place of the start tile.
#[test]
fn r5_1_the_source_lies_on_the_table() {
    assert_eq!(Catalogue::standard().set("river-bb5").unwrap().pieces, 12);
    let game = game(&["base", "farmers", "river-bb5"]);
    let tiles = game.board().tiles();
    assert_eq!(tiles.len(), 1);
    assert_eq!(game.rules().kind_name(tiles[0].kind), "riverbb5.F1");
    assert_eq!(tiles[0].at, Pos::new(0, 0));
    assert_eq!(game.bag().left(), 11 + 71);
}

/// FRM+R5, R5-4: the fields run around source and mouth.
#[test]
fn r5_4_fields_run_around_source_and_mouth() {
    check(
        "
        systems: base, farmers, river-bb5
        start: riverbb5.F1 0,0:0; riverbb5.F11 1,0:0
        bag: base.B

        expect same field.0127@1,0 field.3456@1,0 field.01234567@0,0
        Red  riverbb5.F2 2,0:0
        expect same field.0127@1,0 field.01234567
        ",
    );
}

/// R5-2, R5-13, R5-15: ten tiles in any order, then the mouth, then land.
#[test]
fn r5_13_the_mouth_comes_last() {
    for seed in 0..20 {
        let mut game = game(&["base", "farmers", "river-bb5", "traders-and-builders"]);
        let mut playout = Playout::new(seed);
        for draw in 0..12 {
            while game.pending() != Pending::Chance(Chance::Draw) {
                assert!(playout.step(&mut game));
            }
            let names: Vec<&str> = { game.outcomes().into_iter() }
                .filter_map(|(outcome, _)| match outcome {
                    Outcome::Tile(kind) => Some(game.rules().kind_name(kind)),
                    _ => None,
                })
                .collect();
            match draw {
                0..10 => assert!(
                    names
                        .iter()
                        .all(|name| { name.starts_with("riverbb5.") && *name != "riverbb5.F2" })
                ),
                10 => assert_eq!(names, ["riverbb5.F2"]),
                _ => assert!(names.iter().all(|name| !name.starts_with("river"))),
            }
            playout.step(&mut game);
        }
    }
}

/// R5-15: no other tile before the mouth.
#[test]
fn r5_15_nothing_else_before_the_mouth() {
    let mut game = game(&["base", "farmers", "river-bb5"]);
    let other = game.rules().kind("base.B").unwrap();
    let refusal = game.resolve(Outcome::Tile(other)).unwrap_err();
    assert_eq!(refusal.rule.to_string(), "R5-15");
    let mouth = game.rules().kind("riverbb5.F2").unwrap();
    assert_eq!(game.resolve(Outcome::Tile(mouth)).unwrap_err().rule.to_string(), "R5-15");
}

/// R5-13: a figure may go on the mouth.
#[test]
fn r5_13_a_follower_on_the_mouth() {
    check(
        "
        systems: base, farmers, river-bb5
        start: riverbb5.F1 0,0:0
        bag: base.B

        Red  riverbb5.F2 1,0:0
        expect only meeple>field.01234567 -
        Red  meeple>field.01234567
        expect asks Blue place-tile base.B
        ",
    );
}

/// R5-10: at the open end and nowhere else, and all sides must match.
#[test]
fn r5_10_a_tile_continues_the_river() {
    check(
        "
        systems: base, farmers, river-bb5
        bag: base.B

        Red  riverbb5.F11
        refuse 0,1:0 R5-10
        refuse 1,0:90 BG-13
        expect only 1,0:0 1,0:180
        ",
    );
}

/// R5-11: no bend back directly, or with the option no second bend to the same side at all.
#[test]
fn r5_11_no_u_turn() {
    check(
        "
        systems: base, farmers, river-bb5
        bag: base.B

        Red  riverbb5.F6 1,0:0 -
        Blue riverbb5.F7
        refuse 1,1:90 R5-11
        expect only 1,1:180
        ",
    );
    let straight = "
        systems: base, farmers, river-bb5
        bag: base.B

        Red  riverbb5.F6 1,0:0 -
        Blue riverbb5.F11 1,1:90 -
        Red  riverbb5.F7";
    check(&format!("{straight}\n expect only 1,2:90 1,2:180"));
    check(&format!(
        "option r5.bends: alternate_bends
        {straight}
        refuse 1,2:90 R5-11
        expect only 1,2:180"
    ));
}

/// R5-11, R2-13, RV3-30: the books before 2021 forbid an immediate U-turn only, the book of 2021 forbids
/// two bends to the same side whatever lies between; each river has the reading of its book.
#[test]
fn r5_11_each_river_bends_as_its_book_says() {
    let default = |option: &str| {
        let (_, values) = Options::names().find(|(name, _)| *name == option).unwrap();
        values[0]
    };
    assert_eq!(default("r5.bends"), "no_immediate_u_turn");
    assert_eq!(default("r2.bends"), "no_immediate_u_turn");
    assert_eq!(default("riv3.bends"), "alternate_bends");
    for preset in PRESETS {
        let bends = preset.options().into_iter().filter(|(name, _)| name.ends_with(".bends"));
        assert_eq!(bends.count(), 0, "{}", preset.name);
    }
}

/// R5-12: never on the river.
#[test]
fn r5_12_nobody_on_the_water() {
    check(
        "
        systems: base, farmers, river-bb5
        bag: base.B

        Red  riverbb5.F11 1,0:0
        refuse meeple>river.EW R5-12
        expect legal meeple>field.0127
        ",
    );
}

/// BG+R5, R5-14: a river tile that fits nowhere leaves the game, and the next one comes.
#[test]
fn r5_14_a_tile_that_does_not_fit_is_removed() {
    check(
        "
        systems: base, farmers, river-bb5
        start: riverbb5.F1 0,0:0; base.B 0,-1:0; base.E 1,-1:180
        bag: base.B

        Red  riverbb5.F11 riverbb5.F4 1,0:0 -
        expect event discarded riverbb5.F11
        Blue riverbb5.F2 2,0:0 -
        ",
    );
}

/// R2+R5, R5+RV3, R5-2: one river in a game (RV3-2).
#[test]
fn r5_2_one_river_only() {
    check_setup_refused("players: Red\nsystems: base, river-bb5, river-2\n", "RV3-2");
    check_setup_refused("players: Red\nsystems: base, river-bb5, river-v3\n", "RV3-2");
}

/// CO+R5, CO-1, RV3-33: with the Count the source goes beside the city, and the river leads away
/// from it.
#[test]
fn r5_2_the_source_beside_carcassonne() {
    let game = game(&["base", "farmers", "river-bb5", "count"]);
    let source = game.board().tiles().last().unwrap();
    assert_eq!(game.rules().kind_name(source.kind), "riverbb5.F1");
    assert_eq!((source.at, source.rotation.degrees()), (Pos::new(0, -1), 180));
    assert_eq!(game.board().tiles().len(), 13);
}

/// AM+R5, R5-15: no abbey before the mouth lies.
#[test]
fn r5_15_no_abbey_before_the_river_is_finished() {
    check(
        "
        systems: base, farmers, river-bb5, abbey-and-mayor/abbey
        start: riverbb5.F1 0,0:0; base.B 0,1:0; base.B -1,1:0; base.B -2,1:0; base.B -2,2:0
        start: base.B -2,3:0; base.B -1,3:0; base.B 0,3:0; base.B 0,2:0
        bag: base.B

        expect asks Red place-tile riverbb5.F2
        refuse abbey@-1,2 R5-15
        Red  riverbb5.F2 1,0:0 -
        expect asks Blue place-abbey
        ",
    );
}

/// FRM+R5, BG-27: the river parts fields where neither source nor mouth joins them.
#[test]
fn r5_4_the_river_parts_fields() {
    check(
        "
        systems: base, farmers, river-bb5
        start: riverbb5.F11 0,0:0
        bag: base.B

        expect apart field.0127@0,0 field.3456@0,0
        ",
    );
}

/// R5+WF, R5-20, R5-21, RV3-33: the wheel board is laid first, and the source beside it so that the
/// river flows away from it: at the first place by row, column and rotation where its field meets a
/// field.
#[test]
fn r5_20_the_source_beside_the_wheel_board() {
    let game = game(&["base", "farmers", "river-bb5", "wheel-of-fortune"]);
    let tiles = game.board().tiles();
    assert_eq!(tiles.len(), 17);
    let source = tiles.last().unwrap();
    assert_eq!(game.rules().kind_name(source.kind), "riverbb5.F1");
    // At 0,-1 the board shows a city; at 1,-1 the river, which leaves the source to the east, has to be
    // turned to the north, away from the board.
    assert_eq!((source.at, source.rotation.degrees()), (Pos::new(1, -1), 270));
    assert_eq!(game.bag().left(), 11 + 72 + 12);
    check(
        "
        systems: base, farmers, river-bb5, wheel-of-fortune
        bag: base.B

        Red  riverbb5.F11 1,-2:90
        refuse meeple>river.NS R5-12
        Red  meeple>field.1234
        expect same field.1234@1,-2 field.0127@1,0
        ",
    );
}
