//! What lies on the table and in which order tiles are drawn (RV3-1 to RV3-7, RV3-12, RV3-22,
//! RV3-31).

use bastide_bots::Playout;
use bastide_engine::{
    Action, Catalogue, Chance, Choice, Decision, FigureKind, Game, Kind, Message, Outcome, Pending,
    Pos, Rotation, Rules, Setup, StartTile,
};
use bastide_scenario::check_setup_refused;

use crate::steps::{Steps, start_tiles};

fn setup(players: &[&str], systems: &[&str], sets: &[&str], options: &[(&str, &str)]) -> Setup {
    let own = |text: &&str| text.to_string();
    Setup {
        systems: Some(systems.iter().map(own).collect()),
        sets: (!sets.is_empty()).then(|| sets.iter().map(|set| (own(set), 1)).collect()),
        options: options.iter().map(|(name, value)| (own(name), own(value))).collect(),
        ..Setup::for_players(players.iter().copied())
    }
}

fn game(setup: Setup) -> Game {
    Game::new(Rules::new(setup).unwrap())
}

/// A game of two with the river and perhaps other sets and options.
fn river(sets: &[&str], options: &[(&str, &str)]) -> Game {
    game(setup(&["Red", "Blue"], &["base", "farmers", "river-v3"], sets, options))
}

fn kind(game: &Game, name: &str) -> Kind {
    game.rules().kind(name).unwrap_or_else(|| panic!("{name} is not in the game"))
}

/// The id of a shipped tile, which outlives the game.
fn id(game: &Game, kind: Kind) -> &'static str {
    &Catalogue::standard().kind(game.rules().kind_id(kind)).id
}

fn drawable(game: &Game) -> Vec<&'static str> {
    let tiles = game.outcomes().into_iter().map(|(outcome, _)| match outcome {
        Outcome::Tile(kind) => id(game, kind),
        Outcome::Message(_) | Outcome::Die(_) | Outcome::Token(_) => panic!("a message is drawn"),
    });
    tiles.collect()
}

fn on_table(game: &Game) -> Vec<(&'static str, Pos, Rotation)> {
    let tiles = game.board().tiles().iter();
    tiles.map(|tile| (id(game, tile.kind), tile.at, tile.rotation)).collect()
}

/// BG+RV3, RV3-1, RV3-7
#[test]
fn the_source_lies_where_the_start_tile_would() {
    let untouched = Rotation::default();
    let plain = game(setup(&["Red"], &["base"], &[], &[]));
    assert_eq!(on_table(&plain), [("base.D", Pos::new(0, 0), untouched)]);

    let game = river(&[], &[]);
    assert_eq!(on_table(&game), [("riverv3.A", Pos::new(0, 0), untouched)]);
    assert_eq!(game.bag().left_of(kind(&game, "base.D")), 3);
    assert_eq!(game.bag().left(), 11 + 71);
}

/// RV3-1: a source that the set-up lays itself takes the place of the start tile too.
#[test]
fn rv3_1_no_start_tile_beside_a_source_of_the_set_up() {
    for (option, start_tiles, tiles) in [("removed", 3, 11 + 71), ("after_river", 4, 11 + 72)] {
        let at = Pos::new(0, 0);
        let start = StartTile { tile: "riverv3.A".into(), at, rotation: Rotation::default() };
        let options = [("riv3.start_tile", option)];
        let systems = ["base", "farmers", "river-v3"];
        let game = game(Setup {
            start: Some(vec![start]),
            ..setup(&["Red", "Blue"], &systems, &[], &options)
        });
        assert_eq!(game.bag().left_of(kind(&game, "base.D")), start_tiles);
        assert_eq!(game.bag().left(), tiles);
    }
}

/// CO+RV3, RV3-33: beside Carcassonne the source lies so that the river leads away from the city; a
/// double-wide one has no such place, and takes the first where both ends are free.
#[test]
fn rv3_33_the_source_beside_a_start_block() {
    let place = |options: &[(&str, &str)]| {
        let game = game(setup(&["Red"], &["base", "river-v3", "count"], &[], options));
        on_table(&game).split_off(12)
    };
    let turned = |degrees| Rotation::from_degrees(degrees).unwrap();
    assert_eq!(place(&[]), [("riverv3.A", Pos::new(3, -1), turned(180))]);
    let double = place(&[("riv3.kind", "double_source")]);
    let (left, right) = (Pos::new(-1, -1), Pos::new(0, -1));
    assert_eq!(double, [("river17.A1", left, turned(0)), ("river17.A2", right, turned(0))]);
}

/// RV3-2, RV3-3
#[test]
fn the_kind_says_which_river_is_laid() {
    let sets = |options: &[(&str, &str)]| {
        let game = river(&[], options);
        (on_table(&game)[0].0, game.bag().drawable(), game.bag().left() - 71)
    };
    // The source, the course tiles, and all that is left of the river.
    assert_eq!(sets(&[]), ("riverv3.A", 10, 11));
    assert_eq!(sets(&[("riv3.kind", "single_source")]), ("riverv3.A", 10, 11));
    assert_eq!(sets(&[("riv3.kind", "double_source")]), ("river17.A1", 14, 16));
    let pieces = ["river-v3", "river-1", "river-17"]
        .map(|set| Catalogue::standard().set(set).unwrap().pieces);
    assert_eq!(pieces, [12, 12, 17]);
}

/// RV3-2: the kind follows from a set that is named.
#[test]
fn rv3_2_a_named_set_has_its_kind() {
    let double = river(&["base-v3", "river-17"], &[]);
    assert_eq!(on_table(&double).len(), 2);
    let classic = river(&["base-v3", "river-1"], &[("riv3.kind", "single_source")]);
    assert_eq!(on_table(&classic)[0].0, "river.S");
}

#[test]
fn rv3_2_rivers_that_contradict_each_other_are_refused() {
    for wrong in [
        "sets: base-v3, river-v3\noption riv3.kind: double_source",
        "sets: base-v3, river-1\noption riv3.kind: double_source",
        "sets: base-v3, river-17\noption riv3.kind: single_source",
        "sets: base-v3, river-v3, river-17",
        "sets: base-v3, river-v3 x2",
    ] {
        check_setup_refused(&format!("systems: base, river-v3\n{wrong}"), "RV3-2");
    }
    check_setup_refused("systems: base, farmers\nsets: base-v3, river-v3", "RV3-2");
}

/// What the draws of one game showed.
#[derive(Default)]
struct Draws {
    course: usize,
    lakes: usize,
    /// Tiles placed and the turn when the first ordinary tile was drawn.
    placed: usize,
    turn: u32,
}

/// Plays a game at random and checks at each draw that the course comes first, then the lakes, and
/// nothing else before the river is over.
fn check_draws(mut game: Game, seed: u64, lakes: &[&str]) -> Draws {
    let mut playout = Playout::new(seed);
    let mut draws = Draws::default();
    loop {
        if game.pending() == Pending::Chance(Chance::Draw) {
            let tiles = drawable(&game);
            let is_lake = |tile: &&str| lakes.contains(tile);
            let is_course = |tile: &&str| tile.starts_with("river") && !lakes.contains(tile);
            if tiles.iter().any(is_course) {
                assert!(tiles.iter().all(is_course), "{tiles:?}");
                draws.course += 1;
            } else if tiles.iter().any(is_lake) {
                assert!(tiles.iter().all(is_lake), "{tiles:?}");
                draws.lakes += 1;
            } else {
                draws.turn = game.turn_number();
                draws.placed = game.board().tiles().len();
                return draws;
            }
        }
        assert!(playout.step(&mut game), "the river is never over");
    }
}

/// RV3-4, RV3-22, RV3-ex5
#[test]
fn rv3_ex5_fourteen_course_tiles_then_two_lakes() {
    let mut whole_rivers = 0;
    for seed in 0..30 {
        let game = river(&[], &[("riv3.kind", "double_source")]);
        let draws = check_draws(game, seed, &["river17.L", "river17.Q"]);
        assert_eq!((draws.course, draws.lakes), (14, 2));
        // Both halves of the source and sixteen tiles, unless one fitted nowhere.
        if draws.placed == 18 {
            assert_eq!(draws.turn, 17);
            whole_rivers += 1;
        }
    }
    assert!(whole_rivers > 0);
}

/// RV3-4: both lakes lie under the course, in any order.
#[test]
fn rv3_4_either_lake_may_come_first() {
    let mut game = river(&[], &[("riv3.kind", "double_source")]);
    let mut playout = Playout::new(1);
    let is_due = |game: &Game| game.bag().drawable_of(kind(game, "river17.L")) > 0;
    while !is_due(&game) || game.pending() != Pending::Chance(Chance::Draw) {
        assert!(playout.step(&mut game));
    }
    assert_eq!(drawable(&game), ["river17.L", "river17.Q"]);
}

/// RV3-5, RV3-12, RV3-32
#[test]
fn ten_course_tiles_then_the_lake_with_any_system() {
    let systems = [
        "base",
        "farmers",
        "river-v3",
        "abbot",
        "inns-and-cathedrals",
        "traders-and-builders",
        "ferries",
        "messengers",
    ];
    for (sets, lake) in [(&[][..], "riverv3.L"), (&["base-v3", "river-1"], "river1.L")] {
        for seed in 0..30 {
            let game = game(setup(&["Red", "Blue", "Green"], &systems, sets, &[]));
            let draws = check_draws(game, seed, &[lake]);
            assert_eq!((draws.course, draws.lakes), (10, 1));
        }
    }
}

/// BG+RV3, RV3-12
#[test]
fn rv3_12_no_other_tile_is_drawn_before_the_river_is() {
    let mut game = river(&[], &[]);
    for tile in ["base.U", "riverv3.L"] {
        let refusal = game.resolve(Outcome::Tile(kind(&game, tile))).unwrap_err();
        assert_eq!(refusal.rule.to_string(), "RV3-12");
    }
    assert_eq!(game.resolve(Outcome::Tile(kind(&game, "riverv3.K"))), Ok(()));
}

/// MSG+RV3, MSG+TB, RV3+TB, RV3-12, RV3-21, TB-23, MSG-28: river tiles extend the builder's road
/// and complete it; the extra tile of a message and the second part come from the river too.
#[test]
fn rv3_12_second_parts_and_messages_draw_from_the_river() {
    let systems = ["base", "farmers", "river-v3", "traders-and-builders", "messengers"];
    let start = start_tiles(&[
        ("riverv3.A", 0, 0, 0),
        ("base.A", 1, 0, 90),
        ("base.B", -1, 0, 0),
        ("base.V", -1, 1, 270),
        ("base.V", -1, 2, 180),
        ("base.U", 1, 1, 0),
        ("base.V", 2, 1, 0),
        ("base.U", 2, 2, 90),
        ("base.V", 2, 3, 90),
        ("base.U", 1, 3, 0),
    ]);
    let mut steps = Steps::new("riverv3.", &systems, start);
    steps.tile("riverv3.K", 0, 1, 0);
    steps.on_road(FigureKind::Meeple);
    steps.tile("riverv3.B", 0, 2, 90);
    steps.on_road(FigureKind::Builder);
    steps.tile("riverv3.H", 0, 3, 270);
    steps.game.play(Action::Pass).unwrap();
    steps.choose(Choice::Meeple);
    assert_eq!(steps.game.scores(), [10]);
    steps.game.resolve(Outcome::Message(Message::Tile)).unwrap();
    steps.choose(Choice::Action);
    steps.tile("riverv3.D", 0, 4, 90);
    steps.game.play(Action::Pass).unwrap();
    assert!(matches!(steps.game.pending(), Pending::Decide(_, Decision::SecondPart)));
    steps.choose(Choice::SecondPart);
    steps.tile("riverv3.F", 0, 5, 90);
}

/// Plays at random to the first draw after the river.
fn after_the_river(start_tile: &str) -> Game {
    let mut game = river(&[], &[("riv3.start_tile", start_tile)]);
    let mut playout = Playout::new(7);
    let river_is_over = |game: &Game| {
        game.pending() == Pending::Chance(Chance::Draw) && !drawable(game)[0].starts_with("river")
    };
    while !river_is_over(&game) {
        assert!(playout.step(&mut game));
    }
    game
}

#[test]
fn rv3_31_the_start_tile_is_removed_or_drawn_after_the_river() {
    let removed = after_the_river("removed");
    assert_eq!(removed.bag().left_of(kind(&removed, "base.D")), 3);
    assert_eq!(removed.bag().drawable(), 71);

    let mut kept = after_the_river("after_river");
    assert_eq!(drawable(&kept), ["base.D"]);
    assert_eq!(kept.bag().left_of(kind(&kept, "base.D")), 4);
    let refusal = kept.resolve(Outcome::Tile(kind(&kept, "base.U"))).unwrap_err();
    assert_eq!(refusal.rule.to_string(), "RV3-31");
    let start_tile = kind(&kept, "base.D");
    kept.resolve(Outcome::Tile(start_tile)).unwrap();
    assert!(matches!(kept.pending(),
        Pending::Decide(_, Decision::PlaceTile(tile)) if tile == start_tile));
    // It is played like any tile, also with a figure.
    let place = kept.legal_actions()[0];
    kept.play(place).unwrap();
    let deploys = |action: &Action| matches!(action, Action::Deploy { .. });
    assert!(kept.legal_actions().iter().any(deploys));
    kept.play(Action::Pass).unwrap();
    assert_eq!(kept.bag().drawable(), 71);
}
