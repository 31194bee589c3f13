//! The block on the table (CO-1 to CO-6, RV3-33).

use bastide_engine::{Game, Pos, Rotation, Rules, Setup, StartTile};
use bastide_scenario::{check, check_setup_refused};

fn setup(systems: &[&str]) -> Setup {
    let systems = systems.iter().map(|system| system.to_string()).collect();
    Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) }
}

fn game(setup: Setup) -> Game {
    Game::new(Rules::new(setup).unwrap())
}

/// The kind of the tile at a place.
fn tile_at(game: &Game, x: i16, y: i16) -> Option<&str> {
    let tile = game.board().tile_at(Pos::new(x, y))?;
    Some(game.rules().kind_name(game.board().tile(tile).kind))
}

/// The twelve squares with the north-west one at a place.
fn block_at(x: i16, y: i16) -> Vec<StartTile> {
    let squares = (0..12).map(|square| StartTile {
        tile: format!("count.{:02}", square + 1),
        at: Pos::new(x + square % 4, y + square / 4),
        rotation: Rotation::default(),
    });
    squares.collect()
}

/// BG+CO, CO-1, BG-4: the block lies at the origin and the start tile is neither on the table nor
/// in the bag.
#[test]
fn co_1_the_block_takes_the_place_of_the_start_tile() {
    let game = game(setup(&["base", "farmers", "count"]));
    assert_eq!(game.board().tiles().len(), 12);
    assert_eq!(tile_at(&game, 0, 0), Some("count.01"));
    assert_eq!(tile_at(&game, 3, 2), Some("count.12"));
    assert_eq!(game.bag().left(), 71);
    let start_tile = game.rules().kind("base.D").unwrap();
    assert_eq!(game.bag().left_of(start_tile), 3);
}

/// CO-1: a set-up may lay the block elsewhere, and other tiles beside it; the start tile leaves the
/// game all the same, unless it is among them.
#[test]
fn co_1_a_set_up_may_lay_the_block_elsewhere() {
    let beside = |tile: &str| {
        let rotation = Rotation::default();
        vec![StartTile { tile: tile.into(), at: Pos::new(5, 6), rotation }]
    };
    for (more, left) in [(vec![], 71), (beside("base.B"), 70), (beside("base.D"), 71)] {
        let squares = 12 + more.len();
        let start = block_at(5, 7).into_iter().chain(more).collect();
        let game = game(Setup { start: Some(start), ..setup(&["base", "farmers", "count"]) });
        assert_eq!(game.board().tiles().len(), squares);
        assert_eq!(tile_at(&game, 0, 0), None);
        assert_eq!(tile_at(&game, 5, 7), Some("count.01"));
        assert_eq!(game.bag().left(), left);
    }
}

/// CO-1: the squares are one piece.
#[test]
fn co_1_the_block_is_not_taken_apart() {
    let mut apart = block_at(0, 0);
    apart.pop();
    let mut turned = block_at(0, 0);
    turned[5].rotation = Rotation::from_quarters(1);
    let mut swapped = block_at(0, 0);
    (swapped[1].at, swapped[2].at) = (swapped[2].at, swapped[1].at);
    let mut doubled = block_at(0, 0);
    doubled.push(doubled[0].clone());
    for start in [apart, turned, swapped, doubled] {
        let error = Rules::new(Setup { start: Some(start), ..setup(&["base", "count"]) });
        assert_eq!(error.unwrap_err().rule.unwrap().to_string(), "CO-1");
    }
}

/// CO-1: the squares come with the system and with nothing else.
#[test]
fn co_1_the_squares_are_no_tiles_to_draw() {
    check_setup_refused("systems: base, count\nsets: base-v3, count", "comes with its system");
    check_setup_refused("systems: base, count\ndraw: count.06", "part of a start board");
    check_setup_refused("systems: base\nstart: count.06 0,0:0", "part of a start board");
}

/// CO-2: the count begins in the castle, and the quarters are empty.
#[test]
fn co_2_the_count_begins_in_the_castle() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        expect piece count castle
        expect on castle: nobody
        expect on market: nobody
        expect on blacksmith: nobody
        expect on cathedral: nobody
        ",
    );
}

/// BG+CO, CO-3: tiles are attached to the rim by the normal rules, and what is on it are ordinary
/// features whose squares count like tiles.
#[test]
fn co_3_the_rim_is_ordinary_landscape() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        expect open road.W@0,0 road.N@3,0 road.S@2,2 city.S@0,2 city.E@3,2
        refuse 0,-1:180 BG-13
        refuse 1,1:0 BG-12
        Red  base.D 4,2:270 meeple>city.W
        expect event scored Red 4 city [BG-52]
        expect complete city.W@4,2 city.E@3,2
        Blue base.U -1,0:0 meeple>road.EW
        Red  base.X -2,0:0 -
        expect event scored Blue 3 road [BG-51]
        ",
    );
}

/// CO-3: the squares lie around a monastery like other tiles.
#[test]
fn co_3_the_squares_surround_a_monastery() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.B 1,-1:0 meeple>monastery
        expect tiles 4 monastery@1,-1
        expect worth 4 monastery@1,-1
        ",
    );
}

/// CO-4: figures go on the tile just placed and not on the block.
#[test]
fn co_4_no_follower_is_placed_on_the_block() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.U -1,0:0
        expect only meeple>road.EW meeple>field.0127 meeple>field.3456 -
        refuse meeple>road.W@0,0 BG-30
        refuse meeple>carcassonne.01234567@1,1 BG-30
        refuse meeple>castle CO-10
        ",
    );
}

/// CO-5: a follower in a quarter stands on no square: it is no figure on the board and owns nothing
/// on the tiles that show the quarter.
#[test]
fn co_5_a_quarter_is_no_tile() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - meeple>market -
        expect figures Blue 0
        expect supply Blue meeple 6
        expect on market: Blue meeple
        expect on field.1234@3,1: nobody
        expect owners field.1234@3,1: nobody
        Red base.B 4,1:0
        expect legal meeple>field.01234567
        ",
    );
}

/// CO+FRM, CO-6: without farmers nobody goes to the market, and neither does the count.
#[test]
fn co_6_without_farmers_the_market_is_closed() {
    check(
        "
        systems: base, count
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W
        expect only meeple>blacksmith meeple>cathedral -
        refuse meeple>market CO-6
        Blue meeple>cathedral
        expect only count>blacksmith count>cathedral -
        refuse count>market CO-6
        Blue count>cathedral
        Red  base.X -3,0:0 -
        expect only meeple>castle meeple>blacksmith -
        ",
    );
}

/// CO-6, CO-19: going clockwise the count leaves the closed market out.
#[test]
fn co_6_the_count_passes_the_closed_market() {
    check(
        "
        systems: base, count
        option co.count_move: clockwise
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - meeple>cathedral
        expect event moved * count blacksmith
        expect piece count blacksmith
        ",
    );
}

/// CO+RV3, RV3-33: the source lies where its river leads away from the block.
#[test]
fn rv3_33_the_source_beside_the_block() {
    let game = game(setup(&["base", "farmers", "count", "river-v3"]));
    assert_eq!(game.board().tiles().len(), 13);
    assert_eq!(tile_at(&game, 3, -1), Some("riverv3.A"));
    let source = game.board().tile_at(Pos::new(3, -1)).unwrap();
    assert_eq!(game.board().tile(source).rotation.degrees(), 180);
    check(
        "
        systems: base, farmers, count, river-v3
        draw: riverv3.D base.X

        expect same road.N@3,0 road.SW@3,-1
        expect legal 3,-2:90
        ",
    );
}

/// RV3-33: the block may lie elsewhere; the source goes with it.
#[test]
fn rv3_33_the_source_beside_a_block_elsewhere() {
    let start = Some(block_at(5, 7));
    let game = game(Setup { start, ..setup(&["base", "count", "river-v3"]) });
    assert_eq!(game.board().tiles().len(), 13);
    assert_eq!(tile_at(&game, 8, 6), Some("riverv3.A"));
}

/// CO+RV3, RV3-33: no place lets both ends of the double-wide source lead away, so the first one
/// will do where they look at empty cells.
#[test]
fn rv3_33_the_double_wide_source_beside_the_block() {
    let game = game(Setup {
        options: vec![("riv3.kind".into(), "double_source".into())],
        ..setup(&["base", "farmers", "count", "river-v3"])
    });
    assert_eq!(game.board().tiles().len(), 14);
    assert_eq!(tile_at(&game, -1, -1), Some("river17.A1"));
    assert_eq!(tile_at(&game, 0, -1), Some("river17.A2"));
}

/// CO+RV3, CO-1, RV3-1, RV3-31: with block and river the start tile leaves the game, or comes after
/// the river.
#[test]
fn co_1_block_and_river_use_no_start_tile() {
    let systems = ["base", "farmers", "count", "river-v3"];
    for (option, start_tiles) in [("removed", 3), ("after_river", 4)] {
        let options = vec![("riv3.start_tile".into(), option.into())];
        let game = game(Setup { options, ..setup(&systems) });
        let start_tile = game.rules().kind("base.D").unwrap();
        assert_eq!(game.bag().left_of(start_tile), start_tiles);
    }
}
