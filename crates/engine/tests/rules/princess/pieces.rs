//! Tiles and pieces, the parts of the system, and the monastery in a city.

use bastide_engine::{Catalogue, Game, Piece, Rules, Setup, TileId};
use bastide_scenario::check;

fn game(systems: &[&str]) -> Game {
    let systems = Some(systems.iter().map(|name| name.to_string()).collect());
    let setup = Setup { systems, ..Setup::for_players(["Red", "Blue"]) };
    Game::new(Rules::new(setup).unwrap())
}

/// PD-1, PD-5: all 30 tiles come with any part, each with exactly one of the four symbols.
#[test]
fn pd_1_thirty_tiles_with_one_symbol_each() {
    for name in ["princess-and-dragon", "princess-and-dragon/fairy"] {
        let game = game(&["base", name]);
        let mut counts = [0; 4];
        for (kind, id) in game.rules().kinds() {
            let tile = Catalogue::standard().kind(id);
            if !tile.id.starts_with("pd.") {
                continue;
            }
            let princess = tile.segments.iter().any(|segment| segment.princess);
            let shown = [tile.symbols.volcano, tile.symbols.dragon, tile.symbols.portal, princess];
            assert_eq!(shown.iter().filter(|shown| **shown).count(), 1, "{}", tile.id);
            let symbol = shown.iter().position(|shown| *shown).unwrap();
            counts[symbol] += game.bag().left_of(kind);
        }
        assert_eq!(counts, [6, 12, 6, 6], "{name}");
    }
}

#[test]
fn pd_2_dragon_and_fairy_start_off_the_board() {
    let game = game(&["base", "princess-and-dragon"]);
    for piece in [Piece::Dragon, Piece::Fairy] {
        assert_eq!(game.piece_tile(piece), None);
    }
}

/// PD-3: the road goes on through the tunnel, and the field at its mouth is not cut.
#[test]
fn pd_3_a_tunnel_interrupts_neither_road_nor_field() {
    check(
        "
        systems: base, farmers, princess-and-dragon/portal
        start: base.B 0,0:0; base.U 1,0:90
        bag: base.B

        Red pd.D9 1,1:0
        expect same road.NS@1,0 road.NS@1,1
        expect tiles 2 road.NS
        expect same field.1234@1,0 field.0567@1,0 field.01@1,1
        expect apart field.01@1,1 field.45@1,1
        ",
    );
}

/// A monastery in a city at 0,0 that lacks one neighbour; the city goes on to the north.
const CITY_MONASTERY: &str = "
        systems: base, farmers, princess-and-dragon/portal
        start: base.G 0,-1:90; base.B 1,-1:0; base.B -1,-1:0; base.E 1,0:270; base.E -1,0:90; \
               base.B 1,1:0; base.B 0,1:0
        bag: base.B
";

/// PD-4, PD-10: two features on one tile, and each of them can be chosen.
#[test]
fn pd_10_a_follower_chooses_monastery_city_or_field() {
    check(&format!(
        "{CITY_MONASTERY}
        Red pd.D4 0,0:0
        expect only meeple>monastery meeple>city.NEW meeple>field.45 -
        expect apart monastery city.NEW
        "
    ));
}

/// PD-ex12, PD-11, PD-12: each follower occupies its own feature; the monastery is complete with
/// eight neighbours while the city is open.
#[test]
fn pd_ex12_monk_and_knight_on_one_tile() {
    check(&format!(
        "{CITY_MONASTERY}
        Red  pd.D4 0,0:0 meeple>city.NEW
        Blue pd.P2 2,0:270 meeple>monastery@0,0
        expect on monastery@0,0: Blue meeple
        expect on city.NEW@0,0: Red meeple
        expect owners city.NEW@0,0: Red
        Red  base.B -1,1:0 -
        expect Red 0, Blue 9
        expect on city.NEW@0,0: Red meeple
        expect open city.NEW@0,0
        "
    ));
}

/// PD-12: the city is scored without regard to the monastery.
#[test]
fn pd_12_the_city_is_scored_without_the_monastery() {
    check(
        "
        systems: base, farmers, princess-and-dragon/portal
        start: base.E 0,-1:180; base.B 1,-1:0; base.B -1,-1:0; base.E 1,0:270; base.E -1,0:90
        bag: base.B

        Red  pd.D4 0,0:0 meeple>city.NEW
        expect Red 8
        expect open monastery@0,0
        expect on monastery@0,0: nobody
        ",
    );
}

/// PD-5: without the dragon a volcano may be occupied, no tile waits, and nobody moves.
#[test]
fn pd_5_without_dragon_volcano_and_dragon_tiles_are_plain() {
    check(
        "
        systems: base, farmers, princess-and-dragon/fairy, princess-and-dragon/portal
        bag: base.B

        Red  pd.V1 0,1:0 meeple>field.01234567
        expect piece dragon aside
        Blue pd.D1 0,-1:180
        expect no event waits
        Blue -
        expect asks Red place-tile base.B
        ",
    );
}

/// PD-5: each of the other parts alone.
#[test]
fn pd_5_without_princess_portal_and_fairy_tiles_are_plain() {
    check(
        "
        systems: base, farmers, princess-and-dragon/dragon
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue pd.L4 0,-2:180
        expect asks Blue figure
        Blue -
        Red  pd.P2 1,0:0
        refuse meeple>field.3456@0,0 BG-30
        refuse fairy>@0,-1 PD-5
        expect not legal fairy>@0,-1
        ",
    );
}

/// PD-5: an interaction with a part that is off does not exist.
#[test]
fn pd_5_the_fairy_without_the_dragon_only_scores() {
    check(
        "
        systems: base, farmers, princess-and-dragon/fairy
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  pd.D6 2,0:0 fairy>@1,0
        expect asks Blue place-tile
        Blue base.B 0,2:0 -
        expect Red 1
        ",
    );
}

/// PD-6: the last volcano listed; from then on dragon tiles are played.
#[test]
fn pd_6_a_volcano_at_the_start_brings_the_dragon() {
    let played = check(
        "
        systems: base, farmers, princess-and-dragon
        start: pd.V1 0,0:0; pd.V1 1,0:0; base.B 2,0:0
        bag: base.B

        Red pd.D1 0,-1:0
        expect piece dragon 1,0
        expect no event waits
        ",
    );
    assert_eq!(played.game().piece_tile(Piece::Dragon), Some(TileId(1)));
}
