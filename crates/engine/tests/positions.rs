//! Positions: the same whatever led to them, and refused by name where they cannot be.

use std::sync::Arc;

use bastide_bots::Playout;
use bastide_engine::{
    Action, Fact, Game, Outcome, Pos, Position, PositionError, Preset, Problem, Rotation, Rules,
    Setup, Word,
};
use bastide_notation::{parse_position, print_position};

/// Lays straight roads at these places, in this order, without figures.
fn roads(rules: &Arc<Rules>, places: &[(i16, i16)]) -> Game {
    let mut game = Game::new(rules.clone());
    let road = rules.kind("base.U").unwrap();
    for (x, y) in places {
        game.resolve(Outcome::Tile(road)).unwrap();
        game.play(Action::place(Pos::new(*x, *y), Rotation::default())).unwrap();
        game.play(Action::Pass).unwrap();
    }
    game
}

#[test]
fn the_order_of_play_does_not_matter() {
    let rules = Rules::new(Setup::for_players(["Ann", "Bob"])).unwrap();
    let one = roads(&rules, &[(1, 0), (-1, 0), (2, 0), (-2, 0)]);
    let other = roads(&rules, &[(-1, 0), (-2, 0), (1, 0), (2, 0)]);
    assert!(one == other && one.key() == other.key());
    assert_eq!(print_position(&one), print_position(&other));
    let mut actions = [one.legal_actions(), other.legal_actions()];
    actions.iter_mut().for_each(|actions| actions.sort());
    assert_eq!(actions[0], actions[1]);
    let longer = roads(&rules, &[(1, 0), (-1, 0), (2, 0), (3, 0)]);
    assert!(one != longer && one.key() != longer.key());
}

/// Equal moves are equal values: a meeple on the same segment is the same action in both orders.
#[test]
fn an_action_is_the_same_in_every_order_of_play() {
    let rules = Rules::new(Setup::for_players(["Ann", "Bob"])).unwrap();
    let deploys = |places: &[(i16, i16)]| {
        let mut game = roads(&rules, &places[..places.len() - 1]);
        game.resolve(Outcome::Tile(rules.kind("base.U").unwrap())).unwrap();
        let (x, y) = places[places.len() - 1];
        game.play(Action::place(Pos::new(x, y), Rotation::default())).unwrap();
        let mut actions = game.legal_actions();
        actions.sort();
        actions
    };
    assert_eq!(deploys(&[(1, 0), (-1, 0), (2, 0)]), deploys(&[(-1, 0), (1, 0), (2, 0)]));
    assert_eq!(size_of::<Action>(), 8);
}

/// A position that comes up in random games, and its text, in which these words stand.
fn that_comes_up(
    rules: &Arc<Rules>,
    words: &str,
    wanted: impl Fn(&Game) -> bool,
) -> (Game, String) {
    let mut playout = Playout::new(1);
    for _ in 0..100 {
        let mut game = Game::new(rules.clone());
        while playout.step(&mut game) {
            let text = if wanted(&game) { print_position(&game) } else { String::new() };
            if text.contains(words) {
                return (game, text);
            }
        }
    }
    panic!("no game came to a position with {words:?}");
}

/// Players join from Carcassonne while the game is scored at its end (CO-42). A position there says
/// which features are left.
#[test]
fn a_final_scoring_that_waits_is_stated() {
    let preset = Preset::named("big-box-2008").unwrap();
    let rules = Rules::new(preset.setup(["Ann", "Bob"])).unwrap();
    let (game, text) = that_comes_up(&rules, "ending-rounds:", |game| game.bag().is_empty());
    let read = parse_position(&text).unwrap();
    assert!(read == game && read.key() == game.key(), "{text}");
}

/// Batches of awards lie on each other: one cannot end before it begins.
#[test]
fn a_batch_of_awards_does_not_end_before_it_begins() {
    let preset = Preset::named("big-box-2021").unwrap();
    let rules = Rules::new(preset.setup(["Ann", "Bob"])).unwrap();
    let (_, text) = that_comes_up(&rules, "\nbatches: 1 0 1 ", |_| true);
    assert!(parse_position(&text).is_ok(), "{text}");
    let why = parse_position(&text.replace("\nbatches: 1 0 1 ", "\nbatches: 1 1 0 ")).unwrap_err();
    assert!(why.to_string().contains("at most 0"), "{why}");
}

/// AM-2: every abbey lies on the table or is in somebody's hand.
#[test]
fn a_position_without_an_abbey_is_refused() {
    let mut setup = Setup::for_players(["Ann", "Bob"]);
    setup.systems = Some(["base", "abbey-and-mayor"].map(String::from).to_vec());
    let text = print_position(&Game::new(Rules::new(setup).unwrap()));
    assert!(parse_position(&text).is_ok() && text.contains("\nabbeys: p1 1; p2 1\n"), "{text}");
    let why = parse_position(&text.replace("abbeys: p1 1;", "abbeys: p1 0;")).unwrap_err();
    assert!(why.to_string().contains("an abbey is lost (AM-2)"), "{why}");
}

const GOOD: &str = "\
players: Ann, Bob

position
tiles: base.D 0,0:0; base.U 1,0:0
bag: 0 base.A 2; 0 base.V 8
figures: p1 meeple road.EW@0,0
supply: p1 meeple 6; p2 meeple 7
track: p1 0 0; p2 0 0
turn: 2 p2 none 0 no
part: p2 draw base.A 0,0
asks: chance tile
";

/// Reads the good position with one text in place of another.
fn refused(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    parse_position(&GOOD.replacen(from, to, 1)).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn what_cannot_be_is_named() {
    assert!(parse_position(GOOD).is_ok());
    let cases = [
        ("base.U 1,0:0", "base.U 1,0:90", "does not match its neighbour"),
        ("base.U 1,0:0", "base.U 3,0:0", "shares no side with the others"),
        ("base.U 1,0:0", "base.U 0,0:0", "two tiles lie at 0,0"),
        ("base.U 1,0:0", "base.U 30000,0:0", "too far out"),
        ("base.A 2", "base.A 3", "only 2 of base.A"),
        ("0 base.V 8", "7 base.V 9", "at most"),
        ("p1 meeple road.EW@0,0", "p1 meeple city.E@0,0", "there is no one \"city.E\""),
        ("p1 meeple road.EW@0,0", "p1 mayor road.EW@0,0", "mayor never stands on a road"),
        ("p1 meeple road.EW@0,0", "p3 meeple road.EW@0,0", "a player of this game"),
        ("p1 meeple road.EW@0,0", "p1 wizard road.EW@0,0", "wanted a figure"),
        ("p1 meeple 6", "p1 meeple 7", "has 8 of Meeple"),
        ("p1 meeple 6", "p1 meeple 8", "there are only 7 of meeple"),
        ("track: p1 0 0", "track: p1 65535 0", "at most 20000"),
        ("turn: 2 p2", "turn: p2", "wanted a number"),
        ("p2 draw base.A", "p2 dance base.A", "a step of the turn"),
        ("p2 draw base.A", "p2 book base.D", "would not wait here"),
        ("p2 draw base.A 0,0", "p2 figure base.A 1,0", "another tile was drawn"),
        ("asks: chance tile", "asks: p1 figure", "would not wait here"),
        ("asks: chance tile", "asks: over", "tiles are left"),
        ("asks: chance tile\n", "", "this line is missing"),
        ("asks: chance tile", "asks: chance tile\nsheep: 3", "no position has such a line"),
        ("asks: chance tile", "asks: chance tile\ndragon: 1,0", "there is no dragon"),
        (
            "asks: chance tile",
            "asks: chance tile\nguests: p1 meeple castle",
            "count is not in this game",
        ),
    ];
    for (from, to, words) in cases {
        let why = refused(from, to);
        assert!(why.contains(words), "{to}: {why}");
    }
}

#[test]
fn a_problem_has_its_fact_and_entry() {
    let rules = Rules::new(Setup::for_players(["Ann"])).unwrap();
    let mut facts = Position::of(&Game::new(rules.clone())).facts().to_vec();
    let tiles = facts.iter_mut().find(|fact| fact.name == "tiles").unwrap();
    tiles.rows.push(vec![Word::Number(7)]);
    let error = Position::new(rules.clone(), facts).game().unwrap_err();
    let found = "the number 7".to_owned();
    let problem = Problem::WrongWord { wanted: "a tile of this game", found };
    assert_eq!(error, PositionError { fact: "tiles".into(), row: Some(1), problem });
    let nothing: Vec<Fact> = Vec::new();
    let error = Position::new(rules, nothing).game().unwrap_err();
    assert_eq!((error.fact.as_str(), error.problem), ("tiles", Problem::Missing));
}
