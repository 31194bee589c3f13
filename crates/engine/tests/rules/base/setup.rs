//! Pieces and set-up (BG-1 to BG-7).

use bastide_engine::{
    Catalogue, Game, Outcome, Pending, Player, Pos, Rotation, Rules, Setup, StartTile,
};
use bastide_scenario::{check, check_setup_refused};

fn game_of(setup: Setup) -> Game {
    Game::new(Rules::new(setup).expect("the set-up makes sense"))
}

#[test]
fn bg_1_one_to_eight_players_may_sit_down() {
    for players in 1..=8 {
        let names = (1..=players).map(|seat| format!("P{seat}"));
        assert_eq!(game_of(Setup::for_players(names)).scores(), vec![0; players]);
    }
}

#[test]
fn bg_1_one_player_takes_every_turn() {
    check(
        "
        players: Red
        bag: base.X

        1. Red base.U 1,0:0 meeple>road.EW
        2. Red base.W 2,0:0 -
        3. Red base.W -1,0:0 -
        expect event scored Red 4 road
        expect asks Red place-tile
        ",
    );
}

#[test]
fn bg_1_nobody_makes_no_game() {
    check_setup_refused("players:", "BG-1");
}

#[test]
fn bg_1_nine_players_are_too_many() {
    check_setup_refused("players: A, B, C, D, E, F, G, H, I", "BG-1");
}

#[test]
fn bg_1_the_option_lowers_the_most_to_six() {
    let six = "option base.max_players: 6\nplayers: A, B, C, D, E, F";
    check(&format!("{six}\nbag: base.X\nexpect asks A"));
    check_setup_refused(&format!("{six}, G"), "BG-1");
}

#[test]
fn bg_2_the_base_set_has_72_tiles_with_its_start_tile() {
    let catalogue = Catalogue::standard();
    for (id, stated, pieces) in [("base-v3", 72, 72), ("base-c1", 72, 72), ("base-bb5", 72, 73)] {
        let set = catalogue.set(id).expect("it is in the catalogue");
        let tiles: u16 = set.tiles.iter().map(|(_, copies)| u16::from(*copies)).sum();
        assert_eq!((set.stated, set.pieces, tiles), (stated, pieces, pieces), "{id}");
        assert_eq!(set.start, catalogue.kind_id("base.D"), "{id}");
    }
    let game = game_of(Setup::for_players(["Red", "Blue"]));
    assert_eq!((game.board().tiles().len(), game.bag().left()), (1, 71));
}

#[test]
fn bg_3_seven_meeples_to_place() {
    check(
        "
        bag: base.X

        expect supply Red meeple 7
        expect supply Blue meeple 7
        expect track Red meeple 0
        expect Red 0, Blue 0
        ",
    );
}

/// BG-3: the large meeple is still in hand, so that the figure action is asked for at all.
#[test]
fn bg_3_the_scoring_marker_is_no_eighth_meeple() {
    check(
        "
        players: Red
        systems: base, farmers, inns-and-cathedrals
        start: base.B 0,0:0
        bag: base.B

        base.B 1,0:0 meeple>monastery base.B 2,0:0 meeple>monastery
        base.B 3,0:0 meeple>monastery base.B 4,0:0 meeple>monastery
        base.B 5,0:0 meeple>monastery base.B 6,0:0 meeple>monastery
        base.B 7,0:0 meeple>monastery
        expect supply Red meeple 0
        base.B 8,0:0
        refuse meeple>monastery BG-3
        expect legal large-meeple>monastery
        ",
    );
}

#[test]
fn bg_4_the_start_tile_lies_on_the_table_and_nobody_on_it() {
    let game = game_of(Setup::for_players(["Red", "Blue"]));
    let [start] = game.board().tiles() else { panic!("more than one tile") };
    assert_eq!(game.rules().kind_name(start.kind), "base.D");
    assert_eq!((start.at, start.rotation), (Pos::new(0, 0), Rotation::default()));
    assert!(game.figures().is_empty());
}

#[test]
fn bg_4_a_river_begins_without_the_start_tile() {
    let systems = Some(vec!["base".into(), "river-v3".into()]);
    let game = game_of(Setup { systems, ..Setup::for_players(["Red"]) });
    let [source] = game.board().tiles() else { panic!("more than one tile") };
    assert_eq!(game.rules().kind_name(source.kind), "riverv3.A");
}

#[test]
fn bg_4_an_empty_table_makes_no_game() {
    check_setup_refused("players: Red\nstart:", "BG-4");
}

/// BG-4: the least number of its type has no positive twin, and must be too far out all the same.
#[test]
fn bg_4_a_start_too_far_out_makes_no_game() {
    for (x, y) in [(i16::MIN, 0), (0, i16::MIN), (i16::MAX, 0), (0, -10_001)] {
        let start =
            StartTile { tile: "base.D".into(), at: Pos::new(x, y), rotation: Rotation::default() };
        let setup = Setup { start: Some(vec![start]), ..Setup::for_players(["Red"]) };
        let error = Rules::new(setup).expect_err("it is too far out");
        assert_eq!(error.why.code(), "start-too-far", "{error}");
    }
}

#[test]
fn bg_5_every_tile_of_the_one_supply_can_come() {
    let mut game = game_of(Setup::for_players(["Red", "Blue"]));
    let weights: u16 = game.outcomes().iter().map(|(_, weight)| weight).sum();
    assert_eq!(weights, 71);
    for (name, left) in [("base.C", 1), ("base.D", 3), ("base.U", 7), ("base.E-g", 1)] {
        let kind = game.rules().kind(name).expect("it is in the game");
        assert!(game.outcomes().contains(&(Outcome::Tile(kind), left)), "{name}");
    }
    let only_copy = Outcome::Tile(game.rules().kind("base.X").expect("it is in the game"));
    game.resolve(only_copy).expect("it is in the bag");
    while !matches!(game.pending(), Pending::Chance(_)) {
        game.play(game.legal_actions()[0]).expect("it is legal");
    }
    assert!(!game.is_possible(only_copy));
    assert_eq!(game.resolve(only_copy).unwrap_err().rule.to_string(), "BG-5");
}

#[test]
fn bg_6_the_set_up_says_who_begins() {
    check("players: Green, Red\nbag: base.X\nexpect asks Green place-tile\nexpect turn Green");
    check("players: Red, Green\nbag: base.X\nexpect asks Red place-tile\nexpect turn Red");
}

#[test]
fn bg_7_turns_go_clockwise() {
    check(
        "
        players: Red, Blue, Green
        bag: base.X

        1. Red   base.U 1,0:0 -
        2. Blue  base.U 2,0:0 -
        3. Green base.U 3,0:0 -
        4. Red   base.U 4,0:0 -
        expect turn Blue
        ",
    );
    assert_eq!(Player(2).left_of(3), Player(0));
    assert_eq!(Player(1).clockwise(3).collect::<Vec<_>>(), [Player(1), Player(2), Player(0)]);
}
