//! Shrines and where they may lie (CU-1, CU-2, CU-10 to CU-14, CU-30).

use bastide_engine::{Game, Rules, Setup};
use bastide_scenario::{check, check_setup_refused};

/// CU-1
#[test]
fn cu_1_five_shrines_come_with_the_system() {
    let systems = Some(["base", "cult"].map(String::from).to_vec());
    let setup = Setup { systems, ..Setup::for_players(["Red", "Blue"]) };
    let game = Game::new(Rules::new(setup).unwrap());
    assert_eq!(game.bag().left(), 71 + 5);
    for tile in ["cult.S1", "cult.S2", "cult.S3", "cult.S4", "cult.S5"] {
        assert_eq!(game.bag().left_of(game.rules().kind(tile).unwrap()), 1);
    }
}

/// CU-2: without the system a shrine is a monastery in every respect, and keeps no distance.
#[test]
fn cu_2_without_the_cult_a_shrine_is_a_monastery() {
    check(
        "
        systems: base
        start: base.B 0,0:0; base.B 1,0:0
        bag: base.X

        Red  cult.S1 0,1:0 meeple>monastery
        expect worth 3 monastery@0,1
        expect state challenges none
        ",
    );
}

/// A place in the middle of seven tiles, beside Red's last one; no monastery is near.
const RING: &str = "
    start: base.E 0,-1:0; base.E 1,-1:0; base.E 1,0:90; base.E 1,1:180; base.E 0,1:180
    start: base.E -1,1:180; base.E -1,0:270
";

/// BG+CU, CU-10, CU-30: a shrine is used, completed and scored like a monastery.
#[test]
fn cu_10_a_shrine_is_scored_like_a_monastery() {
    check(&format!(
        "systems: base, cult
        {RING}
        bag: base.X

        Red  cult.S1 0,0:0 meeple>shrine
        expect worth 8 shrine@0,0
        expect open shrine@0,0
        Blue base.E -1,-1:0 -
        expect complete shrine@0,0
        expect event scored Red 9 shrine [BG-53]
        expect event returned Red meeple shrine@0,0
        "
    ));
    check(&format!(
        "systems: base, cult
        {RING}

        Red  cult.S1 0,0:0 meeple>shrine
        expect event scored Red 8 shrine final
        "
    ));
}

/// BG+CU, CU-11
#[test]
fn cu_11_one_monastery_beside_a_shrine_and_one_shrine_beside_a_monastery() {
    check(
        "
        systems: base, cult
        start: base.B 0,0:0; base.E 1,0:0; base.B 2,0:0; base.E 3,0:0
        bag: base.X

        Red  cult.S1
        refuse 1,1:0 CU-11              # one on either side of it, corner to corner
        expect legal 0,1:0 3,1:0 -1,0:0
        ",
    );
    check(
        "
        systems: base, cult
        start: cult.S1 0,0:0; base.E 1,0:0; cult.S3 2,0:0; base.E 3,0:0
        bag: base.X

        Red  base.B
        refuse 1,1:0 CU-11
        expect legal 0,1:0 3,1:0 -1,0:0
        ",
    );
}

/// CU-11: a tile that shows neither is laid as always, and so is a monastery beside monasteries.
#[test]
fn cu_11_is_about_shrines_and_monasteries_alone() {
    check(
        "
        systems: base, cult
        start: base.B 0,0:0; base.E 1,0:0; base.B 2,0:0; cult.S1 5,0:0; base.E 3,0:0; base.E 4,0:0
        bag: base.X

        Red  base.E
        expect legal 1,1:180 4,1:180
        Red  4,1:180 -
        Blue base.B
        expect legal 1,1:0
        ",
    );
}

/// CU-12, CU-ex5
#[test]
fn cu_ex5_a_second_shrine_beside_a_monastery() {
    let board = "
        start: base.B 0,0:0; cult.S1 1,0:0; fl.G -1,0:0
        bag: base.X

        Red  cult.S1
    ";
    check(&format!(
        "systems: base, cult
        {board}
        refuse -1,1:0 CU-12
        expect legal 2,0:0 -2,0:0
        "
    ));
    check(&format!(
        "systems: base, cult
        option cu.strict_adjacency: false
        {board}
        expect legal -1,1:0 2,0:0 -2,0:0
        "
    ));
}

/// CU-12: likewise a second monastery beside a shrine.
#[test]
fn cu_12_a_second_monastery_beside_a_shrine() {
    let board = "
        start: cult.S1 0,0:0; base.B 1,0:0; base.E -1,0:180
        bag: base.X

        Red  base.B
    ";
    check(&format!(
        "systems: base, cult
        {board}
        refuse 0,1:0 CU-12
        expect legal 2,0:0 -2,0:0
        "
    ));
    check(&format!(
        "systems: base, cult
        option cu.strict_adjacency: false
        {board}
        expect legal 0,1:0 2,0:0
        "
    ));
}

/// BG+CU, CU-13: where the limits leave no place, the tile leaves the game.
#[test]
fn cu_13_a_shrine_without_place_is_discarded() {
    check(
        "
        systems: base, cult
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.B 1,1:0
        draw: cult.S1 base.U

        expect event discarded cult.S1
        expect asks Red place-tile base.U
        ",
    );
}

/// CU-14: the player may take another feature of the tile, or none.
#[test]
fn cu_14_nobody_needs_to_use_the_shrine() {
    check(
        "
        systems: base, farmers, cult
        start: base.B 0,0:0
        bag: base.X

        Red  cult.S2 1,0:0
        expect only meeple>shrine meeple>city.N meeple>field.234567 -
        Red  meeple>city.N
        expect on shrine@1,0: nobody
        ",
    );
}

#[test]
fn the_options_have_two_values_each() {
    check_setup_refused("option cu.strict_adjacency: perhaps", "choose one of true, false");
    check_setup_refused("option cu.self_challenge: perhaps", "choose one of false, true");
}
