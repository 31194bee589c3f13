//! Pieces, set-up and parts (IC-1 to IC-4).

use bastide_engine::{Catalogue, Game, Player, Rules, Setup};
use bastide_scenario::check;

/// A new game of the base game with these parts of the system.
fn game_with(systems: &[&str]) -> Game {
    let systems = ["base", "farmers"].iter().chain(systems).map(|name| name.to_string()).collect();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    Game::new(Rules::new(setup).expect("the set-up makes sense"))
}

#[test]
fn ic_1_eighteen_tiles_six_with_an_inn_and_two_with_a_cathedral() {
    let catalogue = Catalogue::standard();
    for id in ["inns-v3", "inns-c1", "inns-c2"] {
        let set = catalogue.set(id).expect("it is in the catalogue");
        let (mut tiles, mut inns, mut cathedrals) = (0, 0, 0);
        for (kind, copies) in &set.tiles {
            let segments = &catalogue.kind(*kind).segments;
            tiles += copies;
            inns += copies * u8::from(segments.iter().any(|segment| segment.inn));
            cathedrals += copies * u8::from(segments.iter().any(|segment| segment.cathedral));
        }
        assert_eq!((tiles, inns, cathedrals), (18, 6, 2), "{id}");
    }
    assert_eq!(game_with(&["inns-and-cathedrals"]).bag().left(), 71 + 18);
}

#[test]
fn ic_2_each_player_has_one_large_meeple_and_no_second() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        bag: base.X

        expect supply Red large-meeple 1
        expect supply Blue large-meeple 1
        expect supply Red meeple 7
        Red  base.U 1,0:0 large-meeple>road.EW
        expect supply Red large-meeple 0
        Blue base.U 2,0:0 -
        Red  base.U 3,0:0
        refuse large-meeple>field.0127 IC-2
        ",
    );
}

/// IC-3: the tiles of 50 and 100 are shown whether the set is there or not, and change no score.
#[test]
fn ic_3_point_tiles_have_no_effect() {
    let text = "
        start: base.C 0,0:0; base.C 1,0:0; base.C 2,0:0; base.C 3,0:0; base.C 4,0:0; base.C 5,0:0
        start: base.E 0,-1:180; base.E 1,-1:180; base.E 2,-1:180; base.E 3,-1:180
        start: base.E 4,-1:180; base.E 5,-1:180; base.E 6,0:270
        start: base.E 0,1:0; base.E 1,1:0; base.E 2,1:0; base.E 3,1:0; base.E 4,1:0; base.E 5,1:0
        bag: base.B

        Red base.E -1,0:90 meeple>city.E
        expect Red 52, Blue 0
    ";
    for systems in ["base", "base, inns-and-cathedrals"] {
        let played = check(&format!("systems: {systems}\n{text}"));
        assert_eq!(played.game().markers(Player(0)).point_tiles(), (0, 1), "{systems}");
    }
}

/// A road of three tiles with an inn, a city of five with a cathedral, and what they bring.
fn with_part(part: &str, road: &str, city: &str) {
    check(&format!(
        "
        systems: base, farmers, inns-and-cathedrals/{part}
        start: base.X 0,0:0
        bag: base.X

        Red  ic.EB 1,0:0 meeple>road.EW
        Blue base.A 2,0:90 -
        expect event scored Red {road}
        "
    ));
    check(&format!(
        "
        systems: base, farmers, inns-and-cathedrals/{part}
        start: ic.EK 0,0:0; base.E 0,-1:180; base.E 1,0:270; base.E 0,1:0
        bag: base.B

        Red base.E -1,0:90 meeple>city.E
        expect event scored Red {city}
        "
    ));
}

#[test]
fn ic_4_inns_alone() {
    with_part("inns", "6 road [IC-20]", "10 city [BG-52]");
    check(
        "
        systems: base, farmers, inns-and-cathedrals/inns
        bag: base.X

        expect supply Red large-meeple 0
        Red base.U 1,0:0
        refuse large-meeple>road.EW IC-2
        ",
    );
}

#[test]
fn ic_4_cathedrals_alone() {
    with_part("cathedrals", "3 road [BG-51]", "15 city [IC-21]");
}

#[test]
fn ic_4_the_large_meeple_alone() {
    with_part("large-meeple", "3 road [BG-51]", "10 city [BG-52]");
    check(
        "
        systems: base, farmers, inns-and-cathedrals/large-meeple
        bag: base.X

        Red base.U 1,0:0 large-meeple>road.EW
        expect on road.EW@1,0: Red large-meeple
        ",
    );
}

/// IC-4: unfinished features too are ordinary where the part is not in play.
#[test]
fn ic_4_symbols_of_a_part_that_is_off_mean_nothing_at_the_end() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals/large-meeple
        Red  ic.EK 0,-1:0 meeple>city.NESW
        Blue ic.EB 1,0:0 meeple>road.EW
        expect event scored Red 2 city final [BG-61]
        expect event scored Blue 2 road final [BG-61]
        ",
    );
}

#[test]
fn ic_4_all_tiles_come_with_any_part() {
    for part in ["large-meeple", "inns", "cathedrals"] {
        let game = game_with(&[&format!("inns-and-cathedrals/{part}")]);
        assert_eq!(game.bag().left(), 71 + 18, "{part}");
    }
}
