//! Pieces, and the tiles that lie unseen below hills.

use bastide_engine::{
    Chance, Event, FigureKind, Game, Log, Outcome, Pending, Player, Rules, Setup, SheepToken,
    StartTile,
};
use bastide_scenario::check;

fn setup(systems: &[&str]) -> Setup {
    let systems = systems.iter().map(|name| name.to_string()).collect();
    Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) }
}

fn game(setup: Setup) -> Game {
    Game::new(Rules::new(setup).unwrap())
}

/// HS-1, HS-2, HS-3: tiles, shepherds and tokens.
#[test]
fn hs_1_tiles_shepherds_and_tokens() {
    let game = game(setup(&["base", "hills-and-sheep"]));
    assert_eq!(game.bag().left(), 71 + 18);
    for player in [Player(0), Player(1)] {
        assert_eq!(game.supply(player).of(FigureKind::Shepherd), 1);
    }
    assert!(!FigureKind::Shepherd.is_follower());
    assert_eq!(game.flocks().left, [4, 5, 5, 2, 2]);
    assert_eq!(
        SheepToken::ALL.map(|token| SheepToken::from_name(token.name())),
        SheepToken::ALL.map(Some)
    );
}

/// HS-3: the other list of the book.
#[test]
fn hs_3_the_tokens_of_the_list() {
    let mut setup = setup(&["base", "hills-and-sheep"]);
    setup.options.push(("hs.tokens".into(), "list".into()));
    assert_eq!(game(setup).flocks().left, [4, 5, 6, 1, 2]);
}

/// HS-3: no token comes more often than there are.
#[test]
fn hs_3_only_tokens_that_are_left_are_drawn() {
    let played = check(
        "
        systems: base, hills-and-sheep
        start: base.B 0,0:0

        Red  base.B 1,0:0 shepherd>field.01234567
        expect asks chance
        ",
    );
    let mut game = played.game().clone();
    let weights: Vec<u16> = game.outcomes().into_iter().map(|(_, weight)| weight).collect();
    assert_eq!(weights, [4, 5, 5, 2, 2]);
    let refusal = game.resolve(Outcome::Token(SheepToken::Sheep(5))).unwrap_err();
    assert_eq!(refusal.rule.to_string(), "HS-3");
}

/// HS-4: a part alone brings all tiles and its own rules only.
#[test]
fn hs_4_parts_alone() {
    for (part, shepherds) in [("hills", 0), ("shepherd", 1), ("vineyards", 0)] {
        let game = game(setup(&["base", &format!("hills-and-sheep/{part}")]));
        assert_eq!(game.bag().left(), 71 + 18, "{part}");
        assert_eq!(game.supply(Player(0)).of(FigureKind::Shepherd), shepherds, "{part}");
    }
    let mut without = game(setup(&["base", "hills-and-sheep/shepherd"]));
    let hill = without.rules().kind("hs.A").unwrap();
    without.resolve(Outcome::Tile(hill)).unwrap();
    assert_eq!(without.bag().hidden(), 0, "no tile goes below a hill");
}

/// HS-4: the symbols of the other parts mean nothing.
#[test]
fn hs_4_symbols_of_other_parts_mean_nothing() {
    check(
        "
        systems: base, farmers, hills-and-sheep/vineyards
        start: base.B 1,0:0; base.B 1,1:0; base.B 1,2:0
        bag: base.B

        Red  hs.G 0,0:0
        refuse shepherd>field.2367 HS-2
        Red  meeple>city.S
        Blue base.E 0,2:0 meeple>city.N
        Red  base.G 0,1:90 -
        expect event scored Red 6 city
        expect event scored Blue 6 city
        ",
    );
}

/// BG+HS, HS-10, TS-3: on drawing a hill the next tile is out of the game, and nobody knows which.
#[test]
fn hs_10_a_tile_goes_unseen_below_a_hill() {
    let mut game = game(setup(&["base", "hills-and-sheep"]));
    let before = game.bag().left();
    let hill = game.rules().kind("hs.A").unwrap();
    let mut log = Log::on();
    game.resolve_logged(Outcome::Tile(hill), &mut log).unwrap();
    assert!(log.into_events().contains(&Event::TileHidden { player: Player(0) }));
    assert_eq!((game.bag().left(), game.bag().hidden()), (before - 2, 1));
    let by_kind: u16 = game.rules().kinds().map(|(kind, _)| game.bag().left_of(kind)).sum();
    assert_eq!(by_kind, before - 1, "nobody knows which tile it is");
    let other = game.rules().kind("base.B").unwrap();
    let refusal = game.resolve(Outcome::Tile(other)).unwrap_err();
    assert_eq!(refusal.rule.to_string(), "HS-10");
    game.play(game.legal_actions()[0]).unwrap();
    game.validate().unwrap();
}

/// HS-10: other tiles have nothing below them, and scripted draws name no hidden tiles.
#[test]
fn hs_10_only_below_hills() {
    let mut drawn = game(setup(&["base", "hills-and-sheep"]));
    let before = drawn.bag().left();
    let vineyard = drawn.rules().kind("hs.K").unwrap();
    drawn.resolve(Outcome::Tile(vineyard)).unwrap();
    assert_eq!((drawn.bag().left(), drawn.bag().hidden()), (before - 1, 0));
    check(
        "
        systems: base, farmers, hills-and-sheep
        bag: base.B base.E

        Red  hs.A 1,0:0 -
        expect asks Blue place-tile base.B
        expect left 1
        ",
    );
}

/// HS-11: with an empty supply there is nothing to put below; every hill before had a tile.
#[test]
fn hs_11_the_last_hill_has_no_tile_below() {
    let mut setup = setup(&["base", "hills-and-sheep"]);
    setup.sets = Some(vec![("hills-sheep".into(), 1)]);
    let at = bastide_engine::Pos::new(0, 0);
    let start = StartTile { tile: "hs.C".into(), at, rotation: Default::default() };
    setup.start = Some(vec![start]);
    let mut game = game(setup);
    let mut without = 0;
    loop {
        match game.pending() {
            Pending::Over => break,
            Pending::Decide(..) => game.play(*game.legal_actions().last().unwrap()).unwrap(),
            Pending::Chance(Chance::Draw) => {
                let is_hill = |outcome: &Outcome| match outcome {
                    Outcome::Tile(kind) => {
                        "ABCDEFGH".contains(game.rules().kind_name(*kind).trim_start_matches("hs."))
                    }
                    _ => false,
                };
                let outcomes: Vec<Outcome> = game.outcomes().iter().map(|it| it.0).collect();
                let plain = outcomes.iter().find(|outcome| !is_hill(outcome));
                let drawn = *plain.unwrap_or(&outcomes[0]);
                let (left, hidden) = (game.bag().left(), game.bag().hidden());
                let more = (is_hill(&drawn) && left > 1) as u16;
                without += (is_hill(&drawn) && left == 1) as u16;
                let mut log = Log::on();
                game.resolve_logged(drawn, &mut log).unwrap();
                assert_eq!(game.bag().hidden(), hidden + more);
                assert_eq!(game.bag().left(), left - 1 - more);
            }
            Pending::Chance(_) => game.resolve(game.outcomes()[0].0).unwrap(),
        }
        game.validate().unwrap();
    }
    assert_eq!((without, game.bag().hidden()), (1, 3));
}

/// HS-12, TS-5: a hill that fits nowhere leaves the game together with the tile below it.
#[test]
fn hs_12_a_hill_that_fits_nowhere_goes_with_its_tile() {
    let mut setup = setup(&["base", "hills-and-sheep"]);
    let at = bastide_engine::Pos::new(0, 0);
    setup.start = Some(vec![StartTile { tile: "base.C".into(), at, rotation: Default::default() }]);
    let mut game = game(setup);
    let before = game.bag().left();
    let hill = game.rules().kind("hs.E").unwrap();
    let mut log = Log::on();
    game.resolve_logged(Outcome::Tile(hill), &mut log).unwrap();
    let events = log.into_events();
    assert!(events.contains(&Event::TileDiscarded { player: Player(0), kind: hill }));
    assert_eq!(game.pending(), Pending::Chance(Chance::Draw));
    assert_eq!((game.bag().left(), game.bag().hidden()), (before - 2, 1));
}
