//! The board, its tiles and its landscape (WF-1 to WF-5).

use bastide_engine::{Catalogue, Sector, crowns};
use bastide_scenario::{check, check_setup_refused};

/// WF-1: sixteen tiles of the base set and three of the twelve carry a number; with the normal start tile
/// left out, 72 and 12 tiles are in the bag.
#[test]
fn wf_1_numbered_tiles() {
    let catalogue = Catalogue::standard();
    let numbered = |set: &str| {
        let tiles = &catalogue.set(set).unwrap().tiles;
        let with_number = tiles.iter().filter(|(kind, _)| catalogue.kind(*kind).symbols.wheel > 0);
        with_number.map(|(_, copies)| *copies as usize).sum::<usize>()
    };
    assert_eq!((numbered("base-bb5"), numbered("wheel-12")), (16, 3));
    let played = check("systems: base, wheel-of-fortune\ndraw: base.B\nexpect left 0");
    assert_eq!(played.game().board().tiles().len(), 16);
    let systems = ["base", "wheel-of-fortune"].map(String::from).to_vec();
    let setup = bastide_engine::Setup {
        systems: Some(systems),
        ..bastide_engine::Setup::for_players(["Red"])
    };
    let rules = bastide_engine::Rules::new(setup).unwrap();
    assert_eq!(bastide_engine::Game::new(rules).bag().left(), 72 + 12);
}

/// WF-1: without the system a number means nothing, and nobody goes to a crown.
#[test]
fn wf_1_numbers_mean_nothing_without_the_wheel() {
    check(
        "
        systems: base
        start: base.D 0,0:0
        bag: base.B

        Red  base.U-w1 1,0:0
        expect piece wheel-pig aside
        refuse meeple>taxes WF-1
        Red  -
        Blue base.U-w3 2,0:0 -
        expect no event moved * wheel-pig
        expect Red 0, Blue 0
        ",
    );
}

/// BG+WF, WF-2: the board is the start, the pig stands on Fortune, and the north-west square is at
/// 0,0.
#[test]
fn wf_2_the_board_is_the_start() {
    let played = check(
        "
        systems: base, wheel-of-fortune
        draw: base.B base.B

        expect piece wheel-pig fortune
        expect asks Red place-tile base.B
        expect tiles 1 city.NW@0,0
        ",
    );
    let tiles = played.game().board().tiles();
    let corner = |x, y| tiles.iter().any(|tile| (tile.at.x, tile.at.y) == (x, y));
    assert!(corner(0, 0) && corner(3, 3) && tiles.len() == 16);
}

/// WF-2: a start may lay all squares of the board elsewhere, and other tiles beside it.
#[test]
fn wf_2_the_board_lies_elsewhere() {
    let squares = squares(7, -5);
    let played = check(&format!(
        "
        systems: base, wheel-of-fortune
        start: {squares}
        bag: base.B

        Red base.B 6,-4:0
        expect tiles 1 city.NW@7,-5
        "
    ));
    assert_eq!(played.game().board().tiles().len(), 17);
    check(&format!(
        "
        systems: base, wheel-of-fortune
        start: {squares}; base.B 6,-4:0
        bag: base.B

        Red base.B 6,-3:0
        "
    ));
}

/// The sixteen squares, the first at a place.
fn squares(x: i16, y: i16) -> String {
    let places = (0..4).flat_map(|row| (0..4).map(move |column| (row, column)));
    let squares: Vec<String> = places
        .map(|(row, column)| format!("wheel.r{row}c{column} {},{}:0", x + column, y + row))
        .collect();
    squares.join("; ")
}

/// CO+WF, WF-2: a board that is torn or turned, or lies beside the city of the Count, is no start.
#[test]
fn wf_2_set_ups_that_are_refused() {
    let systems = "systems: base, wheel-of-fortune\n";
    let torn = squares(0, 0).replace("wheel.r3c3 3,3:0", "wheel.r3c3 4,3:0");
    check_setup_refused(&format!("{systems}start: {torn}"), "WF-2");
    let turned = squares(0, 0).replace("wheel.r1c1 1,1:0", "wheel.r1c1 1,1:90");
    check_setup_refused(&format!("{systems}start: {turned}"), "WF-2");
    check_setup_refused(&format!("{systems}start: wheel.r0c0 0,0:0"), "WF-2");
    let far = squares(0, 0).replace("wheel.r0c0 0,0:0", "wheel.r0c0 32767,0:0");
    check_setup_refused(&format!("{systems}start: {far}"), "WF-2");
    check_setup_refused("systems: base, count, wheel-of-fortune", "WF-2");
    check_setup_refused("systems: base\nstart: wheel.r0c0 0,0:0", "start board");
    check_setup_refused(
        "systems: base, wheel-of-fortune\nsets: wheel-board",
        "comes with its system",
    );
}

/// WF-3: tiles continue the landscape of the rim. The city to the east is completed by one tile, and the
/// road to the north runs on; the wheel itself is no feature.
#[test]
fn wf_3_the_rim_is_landscape() {
    check(
        "
        systems: base, farmers, wheel-of-fortune
        bag: base.B

        Red  base.E 4,0:270 meeple>city.W
        expect event scored Red 4 city [BG-52]
        expect complete city.E@3,0
        Blue base.U 2,-1:90 meeple>road.NS
        expect tiles 2 road.N@2,0
        expect open road.N@2,0
        expect same field.07@2,0 field.0127@1,0
        expect apart field.07@2,0 field.12@2,0
        Red  base.B 1,-1:0
        refuse meeple>wheel.3456@1,0 BG-30
        Red  -
        Blue base.B 2,4:0 -
        Red  base.B 3,4:0 -
        Blue base.B -1,1:0
        refuse meeple>field.1234@3,1 BG-30
        ",
    );
}

/// BG+WF, WF-3, base interactions: the squares count as tiles around a monastery.
#[test]
fn wf_3_squares_count_around_a_monastery() {
    check(
        "
        systems: base, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 meeple>monastery
        expect tiles 4 monastery@-1,1
        ",
    );
}

/// PD+WF, WF-3: through a portal a follower comes to the rim itself, and pestilence may take it
/// from there.
#[test]
fn wf_3_followers_on_the_rim_are_on_the_map() {
    check(
        "
        systems: base, farmers, princess-and-dragon, wheel-of-fortune
        bag: base.B

        Red  pd.P1 2,-1:0
        expect legal meeple>city.NW@0,0 meeple>road.E@3,2 meeple>city.S@1,3 meeple>field.1234@3,1
        refuse meeple>wheel.3456@1,0 PD-61
        Red  meeple>city.NW@0,0
        expect on city.NW@0,0: Red meeple
        Blue base.U-w2 4,2:0 -
        expect asks Red pestilence
        expect only meeple<city.NW@0,0
        Red  base.U-w3 meeple<city.NW@0,0
        expect on city.NW@0,0: nobody
        Red  5,2:0 -
        ",
    );
}

/// WF-4: the sectors come clockwise, each one step further, and after the last the first again.
#[test]
fn wf_4_the_order_of_the_sectors() {
    let sectors = ["taxes", "famine", "storm", "inquisition", "pestilence", "fortune", "taxes"];
    let mut moves = String::new();
    for (number, sector) in sectors.iter().enumerate() {
        // Each line draws the tile of the next one.
        moves.push_str(&format!(
            "expect piece wheel-pig {sector}\nbase.U-w1 2,-{}:90 -\n",
            number + 1
        ));
    }
    check(&format!(
        "
        players: Red
        systems: base, wheel-of-fortune
        bag: base.B

        {moves}
        "
    ));
}

/// WF-5: one or two crowns in turn.
#[test]
fn wf_5_crown_spaces() {
    assert_eq!(Sector::ALL.map(crowns), [1, 2, 1, 2, 1, 2]);
}
