//! What lies on the table and in which order tiles are drawn (R2-1 to R2-4, R2-10, R2-11, R2-15,
//! R2-18), and the set-ups that are refused.

use bastide_bots::Playout;
use bastide_engine::{
    Catalogue, Chance, Game, Kind, Outcome, Pending, Pos, Rules, Setup, System, Systems, parts,
};
use bastide_scenario::{check, check_setup_refused};

fn game(systems: &[&str], options: &[(&str, &str)]) -> Game {
    let own = |text: &str| text.to_string();
    let setup = Setup {
        systems: Some(systems.iter().map(|it| own(it)).collect()),
        options: options.iter().map(|(name, value)| (own(name), own(value))).collect(),
        ..Setup::for_players(["Red", "Blue", "Green"])
    };
    Game::new(Rules::new(setup).unwrap())
}

fn kind(game: &Game, name: &str) -> Kind {
    game.rules().kind(name).unwrap_or_else(|| panic!("{name} is not in the game"))
}

/// The id of a shipped tile, which outlives the game.
fn id(game: &Game, kind: Kind) -> &'static str {
    &Catalogue::standard().kind(game.rules().kind_id(kind)).id
}

fn drawable(game: &Game) -> Vec<&'static str> {
    let tiles = game.outcomes().into_iter().filter_map(|(outcome, _)| match outcome {
        Outcome::Tile(kind) => Some(id(game, kind)),
        _ => None,
    });
    tiles.collect()
}

/// BG+R2, R2-1, R2-2, R2-4: the spring lies in place of the start tile, which leaves the game,
/// whatever an option of the other river says.
#[test]
fn r2_4_the_spring_lies_on_the_table() {
    assert_eq!(Catalogue::standard().set("river-2").unwrap().pieces, 12);
    for options in [&[][..], &[("riv3.start_tile", "after_river"), ("riv3.kind", "double_source")]]
    {
        let game = game(&["base", "farmers", "river-2"], options);
        let tiles = game.board().tiles();
        assert_eq!(tiles.len(), 1);
        assert_eq!(game.rules().kind_name(tiles[0].kind), "river.S");
        assert_eq!(tiles[0].at, Pos::new(0, 0));
        assert_eq!(game.bag().left(), 11 + 71);
        assert_eq!(game.bag().left_of(kind(&game, "base.D")), 3);
    }
}

/// R2-3, R2-10, R2-15: the branch, then nine tiles in any order, then the volcano lake, then land.
#[test]
fn r2_3_the_branch_comes_first_and_the_volcano_lake_last() {
    let systems = ["base", "farmers", "river-2", "traders-and-builders", "messengers"];
    for seed in 0..40 {
        let mut game = game(&systems, &[]);
        let mut playout = Playout::new(seed);
        let mut draws: Vec<Vec<&str>> = Vec::new();
        loop {
            if game.pending() == Pending::Chance(Chance::Draw) {
                let tiles = drawable(&game);
                if tiles.iter().all(|tile| !tile.starts_with("river")) {
                    break;
                }
                draws.push(tiles);
            }
            assert!(playout.step(&mut game));
        }
        assert_eq!(draws.len(), 11);
        assert_eq!(draws[0], ["river2.F"]);
        for (drawn, tiles) in draws[1..10].iter().enumerate() {
            assert_eq!(tiles.len(), 9 - drawn);
            assert!(!tiles.contains(&"river2.L"));
        }
        assert_eq!(draws[10], ["river2.L"]);
    }
}

/// R2-11: nothing else is drawn before the river is finished.
#[test]
fn r2_11_no_other_tile_before_the_river() {
    let mut game = game(&["base", "farmers", "river-2"], &[]);
    for tile in ["base.U", "river2.L", "river2.1"] {
        let refusal = game.resolve(Outcome::Tile(kind(&game, tile))).unwrap_err();
        assert_eq!(refusal.rule.to_string(), "R2-11");
    }
}

/// R2-10: the first player lays the branch in a turn like any other.
#[test]
fn r2_10_the_branch_is_the_first_turn() {
    check(
        "
        systems: base, farmers, river-2
        bag: base.X

        Red  river2.F
        expect only 1,0:0 1,0:180 1,0:270   # by any of its three river sides
        Red  1,0:0
        expect legal meeple>field.07 meeple>field.3456
        Red  meeple>field.07
        expect turn Blue
        ",
    );
}

/// BG+R2, R2-18: what has no place leaves the game, and the same player draws again; so it is with
/// the lake, and then there is one tile, not two.
#[test]
fn r2_18_a_river_tile_without_place() {
    check(
        "
        systems: base, farmers, river-2
        start: river.S 0,0:0; base.B 0,-1:0; base.E 1,-1:180
        draw: river2.5 river2.L base.B base.B

        expect event discarded river2.5
        expect event discarded river2.L
        expect asks Red place-tile base.B
        Red  0,1:0 -
        expect turn Blue
        ",
    );
}

/// R2-23: the two names of the system may stand together, and the part alone is the river with it.
#[test]
fn r2_23_the_part_comes_on_top_of_the_river() {
    let systems = |names: &[&str]| game(names, &[]).rules().systems;
    let plain = systems(&["base", "river-2"]);
    let herd = systems(&["base", "river-2/pig-herd"]);
    assert!(plain.has(System::River2) && !plain.has_part(parts::PIG_HERD));
    assert!(herd.has(System::River2) && herd.has_part(parts::PIG_HERD));
    assert_eq!(systems(&["base", "river-2", "river-2/pig-herd"]), herd);
    assert_eq!(plain.names(), ["base", "river-2"]);
    assert_eq!(herd.names(), ["base", "river-2/pig-herd"]);
    let mut whole = Systems::default();
    whole.insert(System::River2);
    assert_eq!(whole.names(), ["river-2"]);
    assert_eq!(game(&["base", "river-2/pig-herd"], &[]).bag().left(), 11 + 71);
}

/// R2+RV3, RV3-2: only one river.
#[test]
fn rv3_2_two_rivers_are_refused() {
    check_setup_refused("systems: base, river-2, river-v3", "RV3-2");
    check_setup_refused("systems: base, river-2/pig-herd, river-v3", "RV3-2");
    check_setup_refused("systems: base, river-2\nsets: base-v3, river-2, river-v3", "RV3-2");
    check_setup_refused("systems: base, river-2\nsets: base-v3, river-2 x2", "RV3-2");
    check_setup_refused("systems: base\nsets: base-v3, river-2", "RV3-2");
    check_setup_refused("option r2.bends: any", "choose one of no_immediate_u_turn");
}
