//! Placing and moving mage and witch (MGW-1 to MGW-11, MGW-22, MGW-27).

use bastide_engine::{Catalogue, Game, Piece, Rules, Setup};
use bastide_scenario::check;

use crate::track::lanes;

/// MGW-1: eight tiles with the symbol among the ordinary ones, and both figures beside the board.
#[test]
fn mgw_1_eight_tiles_with_the_symbol() {
    let systems = ["base", "mage-and-witch"].map(String::from).to_vec();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    let game = Game::new(Rules::new(setup).unwrap());
    assert_eq!(game.bag().drawable(), 71 + 8);
    assert_eq!([Piece::Mage, Piece::Witch].map(|piece| game.piece(piece)), [None, None]);
    let catalogue = Catalogue::standard();
    let set = catalogue.set("mage-witch-v3").unwrap();
    assert!(set.tiles.iter().all(|(kind, _)| catalogue.kind(*kind).symbols.magic));
    assert_eq!(set.tiles.iter().map(|(_, copies)| *copies as u32).sum::<u32>(), 8);
}

/// BG+MGW, MGW-2: the figures occupy nothing and own nothing.
#[test]
fn mgw_2_the_figures_belong_to_nobody() {
    check(&format!(
        "
        systems: base, mage-and-witch
        start: {}
        bag: base.B

        Red mw.D 0,-1:90 mage>road.EW@1,0 -
        expect owners road.EW@1,0: nobody
        expect on road.EW@1,0: nobody
        Blue base.U 4,0:0
        expect legal meeple>road.EW
        Blue meeple>road.EW
        expect owners road.EW@1,0: Blue
        ",
        lanes(&[5])
    ));
}

/// BG+MGW, MGW-5, MGW-8: every segment of every unfinished road and city, for either figure, before
/// the figure action; it cannot be declined.
#[test]
fn mgw_5_a_figure_must_be_placed_after_the_symbol() {
    check(&format!(
        "
        systems: base, mage-and-witch
        start: {}
        bag: base.B

        expect piece mage aside
        expect piece witch aside
        refuse mage>road.E@0,0 MGW-5
        Red mw.D 0,-1:90
        expect asks Red move-magic
        expect only mage>city.E mage>city.W mage>road.E@0,0 mage>road.EW@1,0 mage>road.E@0,1 \
                    mage>road.EW@1,1 mage>road.EW@2,1 \
                    witch>city.E witch>city.W witch>road.E@0,0 witch>road.EW@1,0 witch>road.E@0,1 \
                    witch>road.EW@1,1 witch>road.EW@2,1
        refuse - MGW-5
        refuse meeple>city.E MGW-5
        refuse mage>monastery@0,0 MGW-8
        refuse witch>field.01234567@0,0 MGW-8
        refuse mage<road.E@0,0 MGW-11
        Red witch>road.EW@2,1
        expect event moved Red witch road.EW@2,1
        expect piece witch road.EW@2,1
        expect piece mage aside
        expect asks Red figure
        refuse mage>road.E@0,0 MGW-5
        refuse witch<road.EW@2,1 MGW-5
        Red meeple>city.E
        ",
        lanes(&[3, 4])
    ));
}

/// MGW-5: without the symbol, and without a meeting, nobody moves a figure.
#[test]
fn mgw_5_no_movement_without_the_symbol() {
    check(&format!(
        "
        systems: base, mage-and-witch
        start: {}
        bag: base.B

        Red base.U 2,0:0
        expect asks Red figure
        refuse mage>road.EW MGW-5
        refuse witch<road.EW MGW-5
        ",
        lanes(&[3])
    ));
    check(&format!(
        "
        systems: base
        start: {}
        bag: base.B

        Red mw.D 0,-1:90
        expect asks Red figure
        refuse mage>city.E MGW-5
        ",
        lanes(&[3])
    ));
}

/// MGW-6, MGW-7, MGW-9: with one figure on the board either may go; one movement is all; no figure
/// goes to the feature of the other one, or to another segment of its own.
#[test]
fn mgw_6_the_player_chooses_the_figure() {
    let board = |rest: &str| {
        format!(
            "
        systems: base, mage-and-witch
        start: {}
        bag: base.B

        Red mw.D 0,-1:90 mage>road.E@0,0 -
        Blue mw.D 2,-1:90
        expect legal mage>road.E@0,1 witch>road.E@0,1 mage>city.E@0,-1
        refuse witch>road.EW@1,0 MGW-9
        refuse mage>road.EW@1,0 MGW-9
        refuse mage>road.E@0,0 MGW-9
        refuse mage<road.E@0,0 MGW-11
        {rest}",
            lanes(&[6, 4])
        )
    };
    check(&board(
        "Blue mage>road.E@0,1
        expect piece mage road.E@0,1
        expect piece witch aside
        expect asks Blue figure
        ",
    ));
    check(&board(
        "Blue witch>road.E@0,1
        expect asks Blue figure
        Blue -
        Red mw.D 4,-1:90
        refuse mage>road.EW@2,1 MGW-9
        refuse witch>road.E@0,0 MGW-9
        refuse witch>road.E@0,1 MGW-9
        expect legal mage>city.E witch>city.W@0,-1
        Red mage>city.E
        expect asks Red figure
        refuse witch>city.W MGW-5
        Red -
        expect piece mage city.E@4,-1
        expect piece witch road.E@0,1
        ",
    ));
}

/// MGW-8, MGW-10: what is complete is no target, earlier or by the tile just placed.
#[test]
fn mgw_10_complete_features_are_no_targets() {
    check(
        "
        systems: base, mage-and-witch
        start: base.E 0,-1:180; base.B -1,-1:0; base.B -1,0:0; base.B -1,1:0; base.E 0,1:0; \
               base.B 1,1:0; base.A 2,1:0
        bag: base.B

        Red mw.D 0,0:0
        refuse mage>city.N MGW-10
        refuse witch>city.N@0,1 MGW-10
        expect only mage>road.S@2,1 witch>road.S@2,1
        ",
    );
    check(&format!(
        "
        systems: base, mage-and-witch
        start: {}
        bag: base.B

        Red base.A 2,0:90 -
        Blue mw.D 0,-1:90
        refuse mage>road.EW@1,0 MGW-8
        refuse witch>road.W@2,0 MGW-8
        expect legal mage>road.E@0,1
        ",
        lanes(&[3, 4])
    ));
}

/// Pairs of cities that one `mw.D 0,0:0`, `2,0:0` or `4,0:0` completes each, and nothing else that
/// is unfinished but what `more` adds.
fn closing_tiles(more: &str) -> String {
    format!(
        "
        systems: base, mage-and-witch
        start: base.E 0,-1:180; base.B -1,-1:0; base.B -1,0:0; base.B -1,1:0; base.E 0,1:0; \
               base.B 1,-1:0; base.E 2,-1:180; base.B 3,-1:0; base.E 4,-1:180; base.B 1,1:0; \
               base.E 2,1:0; base.B 3,1:0; base.E 4,1:0{more}
        bag: base.B
        "
    )
}

/// MGW-11, MGW-ex9: the only unfinished feature is that of the mage, who goes beside the board.
#[test]
fn mgw_ex9_without_a_target_the_mage_goes_aside() {
    check(&format!(
        "{}
        Red mw.D 0,0:0 mage>city.N@4,1 -
        Blue mw.D 4,0:0 mage>road.N@1,-2 -
        Red mw.D 2,0:0
        expect only mage<road.N@1,-2
        refuse witch>road.N@1,-2 MGW-9
        refuse mage>road.N@1,-2 MGW-9
        refuse witch<road.N@1,-2 MGW-11
        refuse - MGW-5
        Red mage<road.N@1,-2
        expect event set-aside Red mage road.N@1,-2
        expect piece mage aside
        expect asks Red figure
        ",
        closing_tiles("; base.A 1,-2:180")
    ));
}

/// MGW-11: with both on the board and no target the player chooses which one leaves.
#[test]
fn mgw_11_one_of_both_goes_aside() {
    check(&format!(
        "{}
        Red mw.D 0,0:0 mage>road.N@1,-2 -
        Blue mw.D 2,0:0 witch>road.S@1,2 -
        Red mw.D 4,0:0
        expect only mage<road.N@1,-2 witch<road.S@1,2
        Red witch<road.S@1,2
        expect piece witch aside
        expect piece mage road.N@1,-2
        ",
        closing_tiles("; base.A 1,-2:180; base.A 1,2:0")
    ));
}

/// MGW-11: with none on the board nothing happens, and nothing is asked.
#[test]
fn mgw_11_without_figures_on_the_board_nothing_happens() {
    check(
        "
        systems: base, mage-and-witch
        start: base.E 0,-1:180; base.B -1,-1:0; base.B -1,0:0; base.B -1,1:0; base.E 0,1:0
        bag: base.B

        Red mw.D 0,0:0
        expect asks Red figure
        expect piece mage aside
        ",
    );
}

/// MGW-22, MGW-21: a figure that left with its road comes back with the next symbol.
#[test]
fn mgw_22_a_figure_comes_back() {
    check(&format!(
        "
        systems: base, mage-and-witch
        start: {}
        bag: base.B

        Red mw.D 0,-1:90 mage>road.E@0,0 -
        Blue base.A 2,0:90 -
        expect piece mage aside
        Red mw.D 2,-1:90
        expect legal mage>road.E@0,1 witch>road.E@0,1
        Red mage>road.E@0,1
        expect piece mage road.E@0,1
        ",
        lanes(&[3, 4])
    ));
}

/// MGW-27: with one part only that figure exists.
#[test]
fn mgw_27_the_mage_alone() {
    check(&format!(
        "
        systems: base, mage-and-witch/mage
        start: {}
        bag: base.B

        Red mw.D 0,-1:90
        expect only mage>city.E mage>city.W mage>road.E@0,0 mage>road.EW@1,0
        refuse witch>city.E MGW-27
        Red mage>road.E@0,0 -
        Blue mw.D 0,1:90
        refuse mage>road.EW@1,0 MGW-9
        refuse witch>city.E MGW-27
        Blue mage>city.E -
        ",
        lanes(&[3])
    ));
    check(
        &format!(
            "{}
        Red mw.D 0,0:0 mage>city.N@4,1 -
        Blue mw.D 4,0:0 mage>road.N@1,-2 -
        Red mw.D 2,0:0
        expect only mage<road.N@1,-2
        ",
            closing_tiles("; base.A 1,-2:180")
        )
        .replace("mage-and-witch", "mage-and-witch/mage"),
    );
}

/// MGW-27: the witch alone halves as ever; nobody ever meets her.
#[test]
fn mgw_27_the_witch_alone() {
    check(&format!(
        "
        systems: base, mage-and-witch/witch
        start: {}
        bag: base.B

        Red mw.D 0,-1:90
        refuse mage>city.E MGW-27
        Red witch>road.E@0,0 -
        Blue base.A 2,0:90 meeple>road.W
        expect event scored Blue 2 road [MGW-19]
        expect piece witch aside
        ",
        lanes(&[3])
    ));
}
