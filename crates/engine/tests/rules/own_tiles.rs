//! Tiles and sets of the players' own, and how much of everything a set-up may ask for.

use bastide_engine::{
    Catalogue, FigureKind, Game, MOST_OF_A_PIECE, Player, Rules, Setup, SetupError, TileFile,
};
use bastide_scenario::check;

const EXAMPLE: &str = include_str!("../../../../docs/examples/tiles.toml");

fn file(name: &str, text: &str) -> TileFile {
    TileFile { name: name.into(), text: text.into() }
}

fn with_files(files: &[(&str, &str)], sets: &[(&str, u16)]) -> Setup {
    Setup {
        tiles: files.iter().map(|(name, text)| file(name, text)).collect(),
        sets: Some(sets.iter().map(|(set, copies)| (set.to_string(), *copies)).collect()),
        ..Setup::for_players(["Ann", "Bob"])
    }
}

fn refused(setup: Setup) -> SetupError {
    Rules::new(setup).expect_err("this makes no game")
}

#[test]
fn a_set_up_brings_its_tiles() {
    let rules = Rules::new(with_files(&[("a.toml", EXAMPLE)], &[("bridges", 2)])).unwrap();
    let kind = rules.kind("bridges.B").expect("it is in the game");
    assert_eq!(rules.kind_name(kind), "bridges.B");
    assert_eq!(rules.printed(kind).name, "a road bridge over a road");
    let game = Game::new(rules.clone());
    assert_eq!(game.bag().left_of(kind), 4);
    // The standard catalogue knows nothing of it, and its tiles keep their numbers.
    assert_eq!(Catalogue::standard().kind_id("bridges.B"), None);
    let base = rules.kind("base.X").unwrap();
    assert_eq!(Catalogue::standard().kind_id("base.X"), Some(rules.kind_id(base)));
}

#[test]
fn a_set_up_without_files_has_the_standard_catalogue() {
    let rules = Rules::new(Setup::for_players(["Ann"])).unwrap();
    assert!(std::ptr::eq(&**rules.catalogue(), Catalogue::standard()));
}

#[test]
fn the_order_of_files_does_not_matter() {
    let meadow = EXAMPLE.replace("bridges", "more");
    let (one, two) = (("a.toml", EXAMPLE), ("b.toml", meadow.as_str()));
    let sets = [("bridges", 1), ("more", 1)];
    let kinds = [[one, two], [two, one]].map(|files| {
        let rules = Rules::new(with_files(&files, &sets)).unwrap();
        rules.kinds().map(|(kind, _)| rules.kind_name(kind).to_owned()).collect::<Vec<_>>()
    });
    assert_eq!(kinds[0], kinds[1]);
}

#[test]
fn rules_can_share_a_catalogue_that_was_read_before() {
    let setup = with_files(&[("a.toml", EXAMPLE)], &[("bridges", 1)]);
    let catalogue = setup.catalogue().unwrap();
    let rules = Rules::with_catalogue(setup, catalogue.clone()).unwrap();
    assert!(std::sync::Arc::ptr_eq(rules.catalogue(), &catalogue));
}

#[test]
fn a_mistake_is_named_with_its_file_and_tile() {
    let wrong = EXAMPLE.replacen("sides = \"CFFC\"", "sides = \"CFFF\"", 1);
    let error = refused(with_files(&[("ok.toml", ""), ("mine.toml", &wrong)], &[("bridges", 1)]));
    let message = "mine.toml, tile bridges.A: sides are written CFFF but the segments make CFFC";
    assert_eq!(error.to_string(), message);
    let mistake = error.tiles.expect("it is in a file");
    assert_eq!(mistake.file, "mine.toml");
    assert_eq!(error.rule, None);
}

#[test]
fn names_of_files_tell_them_apart() {
    let error = refused(with_files(&[("a.toml", ""), ("a.toml", "")], &[("base-v3", 1)]));
    assert_eq!(error.to_string(), "a.toml: two files have this name");
    let long = "x".repeat(500);
    let error = refused(with_files(&[(&long, "")], &[("base-v3", 1)]));
    assert!(error.to_string().ends_with("…: the name of the file is longer than 100 characters"));
    let error = refused(with_files(&[("a\nb", "")], &[("base-v3", 1)]));
    let message = "a\\nb: the name of the file has a line break or a control character";
    assert_eq!(error.to_string(), message);
}

/// What a tile of a file shows is scored like everything else.
#[test]
fn tiles_of_a_file_are_played_and_scored() {
    check(
        "
        tiles forts.toml:
        | [[tile]]
        | id = \"my.fort\"
        | name = \"a fort under four pennants\"      # one more than any printed tile
        | sides = \"CFFF\"
        | segments = [
        |   { id = \"c1\", kind = \"city\", sides = \"N\", pennants = 4 },
        |   { id = \"f1\", kind = \"field\", halves = [2, 3, 4, 5, 6, 7], cities = [\"c1\"] },
        | ]
        start: base.E 0,0:0
        bag: base.E

        refuse 0,-1:0 BG-13
        Red  my.fort 0,-1:180 meeple>city.S
        expect Red 12, Blue 0
        ",
    );
}

/// Every symbol on one tile: each system does its part.
#[test]
fn one_tile_can_carry_every_symbol() {
    let text = r#"
        [[tile]]
        id = "my.all"
        name = "everything at once"
        sides = "RRRR"
        symbols.volcano = true
        symbols.dragon = true
        symbols.portal = true
        symbols.goldmine = true
        symbols.magic = true
        symbols.robber = true
        symbols.hill = true
        symbols.vineyard = true
        symbols.ferry = true
        symbols.flier = "NE"
        symbols.crop_circle = "road"
        symbols.wheel = 1
        segments = [
          { id = "r1", kind = "road", sides = "N", inn = true },
          { id = "r2", kind = "road", sides = "E" },
          { id = "r3", kind = "road", sides = "S" },
          { id = "r4", kind = "road", sides = "W" },
          { id = "m1", kind = "shrine" },
          { id = "f1", kind = "field", halves = [1, 2], sheep = 4, pig_herd = true },
          { id = "f2", kind = "field", halves = [3, 4] },
          { id = "f3", kind = "field", halves = [5, 6] },
          { id = "f4", kind = "field", halves = [7, 0] },
        ]
    "#;
    for seed in 0..20 {
        let systems = bastide_soak::setups::all_at_once(seed);
        let setup = Setup {
            tiles: vec![file("all.toml", text)],
            draw: Some(vec!["my.all".into(); 30]),
            ..bastide_soak::setups::with_systems(&systems, 3)
        };
        let rules = Rules::new(setup).unwrap();
        let mut walk = bastide_soak::Walk::new(rules, seed as u64, bastide_soak::Checks::THOROUGH);
        walk.finish(&mut bastide_soak::Coverage::default()).unwrap();
    }
}

#[test]
fn supplies_are_capped_by_name() {
    let most = u32::from(MOST_OF_A_PIECE);
    let with = |name: &str, number| Setup {
        supply: vec![(name.to_owned(), number)],
        systems: Some(vec!["base".into(), "abbey-and-mayor".into()]),
        ..Setup::for_players(["Ann"])
    };
    let game = Game::new(Rules::new(with("meeple", most)).unwrap());
    assert_eq!(game.supply(Player(0)).of(FigureKind::Meeple), MOST_OF_A_PIECE);
    let game = Game::new(Rules::new(with("abbey", most)).unwrap());
    assert_eq!(game.abbeys(Player(0)), MOST_OF_A_PIECE);
    for piece in ["meeple", "wagon", "abbot", "abbey"] {
        for number in [most + 1, 65_536, u32::MAX] {
            let message = format!("{number} of {piece} are too many: at most {most}");
            assert_eq!(refused(with(piece, number)).to_string(), message);
        }
    }
}

#[test]
fn copies_of_a_set_are_capped_by_name() {
    let with = |sets: &[(&str, u16)]| with_files(&[], sets);
    Rules::new(with(&[("ferries", MOST_OF_A_PIECE)])).unwrap();
    let error = refused(with(&[("ferries", 21)]));
    assert_eq!(error.to_string(), "21 copies of ferries are too many: at most 20");
    let error = refused(with(&[("ferries", 20), ("base-v3", 1), ("ferries", u16::MAX)]));
    assert_eq!(error.to_string(), "65555 copies of ferries are too many: at most 20");
}
