//! The Wheel of Fortune with systems that come near its board: rivers, flights, pieces on the rim,
//! and thieves of its points.

use bastide_engine::{Catalogue, Event, Game, Log, Outcome, Piece, Rules, Setup};
use bastide_scenario::check;

use crate::track::booked;

/// RV3+WF, RV3-33, WF-2: the source lies beside the board, and the river leads away from it.
#[test]
fn rv3_33_the_source_beside_the_board() {
    check(
        "
        systems: base, river-v3, wheel-of-fortune
        draw: riverv3.D base.B

        expect only 2,-2:90 2,-2:270
        expect same road.N@2,0 road.SW@2,-1
        expect piece wheel-pig fortune
        ",
    );
}

/// RV3+WF, RV3-33: no place beside the board lets both ends of the double-wide source lead away;
/// the first where they look at empty cells will do.
#[test]
fn rv3_33_the_double_wide_source_beside_the_board() {
    check(
        "
        systems: base, river-v3, wheel-of-fortune
        option riv3.kind: double_source
        draw: river17.D base.B

        expect only 5,-1:0 5,-1:180
        ",
    );
}

/// R2+WF, RV3-33, R2-4: so does the spring of River II.
#[test]
fn rv3_33_the_spring_beside_the_board() {
    check(
        "
        systems: base, river-2, wheel-of-fortune
        draw: river2.2 base.B

        expect only 1,-2:90 1,-2:270
        expect piece wheel-pig fortune
        ",
    );
}

/// R2+WF, R5+WF, RV3+WF, WF-1: no river tile has a number.
#[test]
fn wf_1_river_tiles_have_no_numbers() {
    let catalogue = Catalogue::standard();
    for set in ["river-v3", "river-17", "river-1", "river-2", "river-bb5"] {
        for (kind, _) in &catalogue.set(set).unwrap().tiles {
            assert_eq!(catalogue.kind(*kind).symbols.wheel, 0, "{set}");
        }
    }
}

/// FLY+WF, FLY-8, WF-3: a flight may end on an unfinished feature of the rim, and on no crown.
#[test]
fn fly_8_landing_on_the_rim() {
    check(
        "
        systems: base, farmers, flying-machines, wheel-of-fortune
        bag: base.B

        Red  fl.H 4,3:0 meeple^ die=1
        expect only meeple>road.E@3,2
        refuse meeple>storm WF-30
        Red  meeple>road.E@3,2
        expect on road.E@3,2: Red meeple
        ",
    );
}

/// FLY+WF, FLY-12: on a square without one, or inside the board, the flight fails.
#[test]
fn fly_12_no_landing_inside_the_board() {
    check(
        "
        systems: base, farmers, flying-machines, wheel-of-fortune
        bag: base.B

        Red  fl.H 4,3:0 meeple^ die=2
        expect event sent-back Red meeple
        ",
    );
}

/// FLY+WF, FLY-7: it passes over the board like over anything.
#[test]
fn fly_7_a_flight_over_the_board() {
    check(
        "
        systems: base, farmers, flying-machines, wheel-of-fortune
        start: base.U 2,-1:90
        bag: base.B

        Red  fl.H 4,1:0 meeple^ die=2
        expect only meeple>road.NS@2,-1
        ",
    );
}

/// GLD+WF, GLD-5, GLD-8: an ingot goes to no square of the board, though squares are near.
#[test]
fn gld_5_no_ingot_on_the_board() {
    check(
        "
        systems: base, farmers, gold-mines, wheel-of-fortune
        start: base.B -1,1:0
        bag: base.B

        Red  gm.H -1,2:90
        expect only gold@-1,1
        refuse gold@0,1 GLD-8
        Red  gold@-1,1 -
        ",
    );
}

/// GLD+WF, GLD-8: where nothing but the board is near, the second ingot stays in the supply.
#[test]
fn gld_8_nothing_near_but_the_board() {
    check(
        "
        systems: base, farmers, gold-mines, wheel-of-fortune
        bag: base.B

        Red  gm.H -1,1:180
        expect state ingots/-1,1/count 1
        expect state ingots/0,1/count none
        expect asks Red figure
        ",
    );
}

/// MGW+WF, MGW-8, WF-3: mage and witch stand on unfinished roads and cities of the rim.
#[test]
fn mgw_8_mage_and_witch_on_the_rim() {
    check(
        "
        systems: base, farmers, mage-and-witch, wheel-of-fortune
        bag: base.B

        Red  mw.D 4,0:90
        expect legal mage>road.N@2,0 witch>city.S@1,3
        refuse mage>city.E@3,0 MGW-10
        Red  mage>road.N@2,0 -
        expect piece mage road.N@2,0
        ",
    );
}

/// MGW+WF, WF-21: the witch does not halve taxes.
#[test]
fn wf_21_the_witch_does_not_change_taxes() {
    check(
        "
        systems: base, mage-and-witch, wheel-of-fortune
        bag: base.B

        Red  base.F 0,-1:90 meeple>city.NS
        Blue mw.D 4,0:90 witch>city.NW@0,0 -
        expect piece wheel-pig taxes
        expect event scored Red 2 wheel [WF-21]
        Red  base.U-w1 2,-1:90 -
        ",
    );
}

/// ROB+WF, ROB-15, ROB-18, WF-12: the points of an event are one batch over all players: a robber
/// may let one go and wait for the next.
#[test]
fn rob_18_a_robber_waits_in_a_storm() {
    let played = check(
        "
        players: Red, Blue, Green
        systems: base, robbers, wheel-of-fortune
        option rob.placement: optional
        supply meeple: 3
        bag: base.B

        Red   rb.D 4,0:270 =space-0 Blue - Red -
        Blue  base.B -1,1:0 -
        expect piece wheel-pig storm
        expect asks Red rob Green 3
        Red   base.U-w3 =wait
        expect track Red robber none
        ",
    );
    assert_eq!(booked(&played), ["Green 3 wheel", "Red 3 wheel", "Blue 3 wheel", "Red 2 robber"]);
}

/// ROB+WF, ROB-15: points of a crown are robbed too.
#[test]
fn rob_15_a_crown_is_robbed() {
    check(
        "
        systems: base, robbers, wheel-of-fortune
        option rob.placement: optional
        bag: base.B

        Red  rb.D 4,0:270 =space-0 Blue - Red -
        Blue base.B -1,1:0 meeple>taxes
        expect piece wheel-pig taxes
        expect event scored Blue 6 crown
        expect event scored Red 3 robber
        Red  base.U-w1 2,-1:90 -
        ",
    );
}

/// KR+WF, KR-11, KR-15, WF-3: squares of the board are tiles of their cities and roads.
#[test]
fn kr_11_cities_and_roads_of_the_board() {
    check(
        "
        systems: base, king-and-robber-baron, wheel-of-fortune
        bag: base.B

        Red  base.E 4,0:270 -
        expect event token Red king 2
        Blue base.A 2,-1:0 -
        expect event token Blue robber-baron 2
        ",
    );
}

/// AM+WF, AM-10, WF-10: an abbey is not drawn, and so turns no wheel; squares of the board lie
/// around its hole.
#[test]
fn wf_10_an_abbey_turns_no_wheel() {
    check(
        "
        systems: base, abbey-and-mayor/abbey, wheel-of-fortune
        start: base.E 4,0:270; base.A 4,2:90; base.B 5,0:0; base.B 5,1:0
        bag: base.B

        Red  abbey@4,1 -
        expect piece wheel-pig fortune
        expect no event moved * wheel-pig
        ",
    );
}

/// HS+WF, HS-10, WF-10: the tile below a hill is never seen, whatever its number.
#[test]
fn wf_10_the_tile_below_a_hill_turns_no_wheel() {
    let systems = ["base", "hills-and-sheep", "wheel-of-fortune"].map(String::from).to_vec();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red"]) };
    let mut game = Game::new(Rules::new(setup).unwrap());
    let mut log = Log::on();
    let hill = game.rules().kind("hs.A").unwrap();
    game.resolve_logged(Outcome::Tile(hill), &mut log).unwrap();
    let events = log.into_events();
    assert!(events.iter().any(|event| matches!(event, Event::TileHidden { .. })));
    assert!(
        !events.iter().any(|event| matches!(event, Event::Moved { piece: Piece::WheelPig, .. }))
    );
}

/// R2+WF, WF-30, R2-16, TS-10: on the turn of the volcano lake a crown may be taken.
#[test]
fn wf_30_a_crown_on_the_turn_of_the_lake() {
    check(
        "
        systems: base, farmers, river-2, wheel-of-fortune
        bag: base.B base.B

        Red  river2.L 1,-2:270
        expect only meeple>fortune meeple>taxes meeple>famine meeple>storm meeple>inquisition meeple>pestilence -
        Red  meeple>taxes
        expect asks Red place-tile
        ",
    );
}

/// AM+WF, WF-30, TS-10: so it may in the part of an abbey.
#[test]
fn wf_30_a_crown_in_the_part_of_an_abbey() {
    check(
        "
        systems: base, abbey-and-mayor/abbey, wheel-of-fortune
        start: base.E 4,0:270; base.A 4,2:90; base.B 5,0:0; base.B 5,1:0
        bag: base.B

        Red  abbey@4,1
        expect legal meeple>monastery meeple>taxes
        Red  meeple>taxes
        expect piece wheel-pig fortune
        expect no event moved * wheel-pig
        expect on taxes: Red meeple
        ",
    );
}
