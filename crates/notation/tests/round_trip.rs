//! Parse and print are inverse, for whole games of every preset and for set-ups of any content.

use bastide_bots::{Rng, random_action};
use bastide_dealer::Dealer;
use bastide_engine::{
    Log, Match, Message, Outcome, PRESETS, Pending, Pos, Rotation, Rules, Setup, StartTile,
    TileFile,
};
use bastide_notation::{
    parse_action, parse_game, parse_outcome, parse_setup, print_action, print_game, print_outcome,
    print_setup,
};

/// A game of random moves, of at most so many actions.
fn random_game(setup: Setup, seed: u64, most: usize) -> Match {
    let mut played = Match::new(Rules::new(setup).unwrap());
    let dealer = Dealer::from_text(&seed.to_string());
    let mut rng = Rng::new(seed);
    for _ in 0..most {
        dealer.deal(&mut played, &mut Log::off()).unwrap();
        let Some(action) = random_action(played.game(), &mut rng) else { break };
        played.play(action, &mut Log::off()).unwrap();
    }
    played
}

fn assert_round_trip(played: &Match) {
    let text = print_game(played);
    let read = parse_game(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.moves(), played.moves(), "{text}");
    assert_eq!(read.game().rules().setup(), played.game().rules().setup());
    assert_eq!(print_game(&read), text);
}

#[test]
fn whole_games_of_every_preset_come_back() {
    for preset in PRESETS {
        for seed in 0..12 {
            let names = ["Ann", "Bob", "Cid", "Dot"].into_iter().take(1 + seed as usize % 4);
            let played = random_game(preset.setup(names), seed, usize::MAX);
            assert_eq!(played.game().pending(), Pending::Over);
            assert_round_trip(&played);
        }
    }
}

#[test]
fn unfinished_games_come_back() {
    for preset in PRESETS {
        for most in 0..40 {
            assert_round_trip(&random_game(preset.setup(["Ann", "Bob"]), most, most as usize));
        }
    }
}

#[test]
fn every_legal_action_and_possible_outcome_has_a_word_of_its_own() {
    let preset = PRESETS.iter().find(|preset| preset.name == "everything").unwrap();
    for seed in 0..3 {
        let whole = random_game(preset.setup(["Ann", "Bob", "Cid"]), seed, usize::MAX);
        let mut played = Match::new(whole.game().rules().clone());
        for entry in whole.moves() {
            let game = played.game();
            for action in game.legal_actions() {
                let word = print_action(game, action);
                assert_eq!(parse_action(game, &word), Ok(action), "{word}");
            }
            for (outcome, _) in game.outcomes() {
                let word = print_outcome(game, outcome);
                assert_eq!(parse_outcome(game, &word), Ok(outcome), "{word}");
            }
            played.enter(*entry, &mut Log::off()).unwrap();
        }
    }
}

/// Names that break a careless format.
const ODD: [&str; 22] = [
    "",
    " ",
    "Ann, the first",
    "Ann Smith",
    "\"Ann\"",
    "back\\slash",
    "two\nlines",
    "\r\n",
    "tab\t",
    "#1",
    "a#b",
    "-",
    "base.K",
    "12.",
    "1,0:0",
    "=points",
    "players:",
    "meeple>city.N",
    "Zoë",
    "李",
    "😀\u{0}\u{85}\u{2028}\u{feff}",
    "x2",
];

#[test]
fn odd_names_and_seeds_come_back() {
    for (index, name) in ODD.iter().enumerate() {
        let other = ODD[(index + 1) % ODD.len()];
        let setup = Setup {
            draw: Some(["base.U", "base.V", "base.E", "base.K"].map(String::from).to_vec()),
            seed: Some(name.to_string()),
            ..Setup::for_players([*name, other, name])
        };
        assert_round_trip(&random_game(setup, 1, usize::MAX));
    }
}

#[test]
fn set_ups_of_any_content_come_back() {
    let odd = || ODD.iter().map(|text| text.to_string());
    let full = Setup {
        players: odd().collect(),
        systems: Some(odd().collect()),
        sets: Some(odd().zip([0, 1, 2, u16::MAX].into_iter().cycle()).collect()),
        tiles: odd().zip(odd().rev()).map(|(name, text)| TileFile { name, text }).collect(),
        options: odd().zip(odd().rev()).collect(),
        supply: odd().zip([0, 1, u32::MAX].into_iter().cycle()).collect(),
        start: Some(
            odd()
                .map(|tile| StartTile {
                    tile,
                    at: Pos::new(i16::MIN, i16::MAX),
                    rotation: Rotation::from_quarters(3),
                })
                .collect(),
        ),
        draw: Some(odd().collect()),
        chance: Message::ALL.map(Outcome::Message).to_vec(),
        seed: Some("  # ".into()),
    };
    let empty = Setup {
        systems: Some(Vec::new()),
        sets: Some(Vec::new()),
        start: Some(Vec::new()),
        draw: Some(Vec::new()),
        seed: Some(String::new()),
        ..Setup::default()
    };
    for setup in [full, empty, Setup::default(), Setup::for_players(["Ann"])] {
        let text = print_setup(&setup);
        assert_eq!(parse_setup(&text).as_ref(), Ok(&setup), "{text}");
        assert_eq!(print_setup(&parse_setup(&text).unwrap()), text);
    }
}

/// The text of a tile file comes back to the byte, whatever it is, and so does the game.
#[test]
fn tile_files_come_back_to_the_byte() {
    let texts = [
        "",
        "\n",
        "\n\n",
        "# a comment",
        "a = 1\r\nb = 2\r\n",
        "  indented = true  \n\ttab\t\n",
        "| bar\n|\"quoted\"\n\"quoted\"\n",
        "players: Ann\nmoves 1,0:0\n\n\u{0}\u{feff}\u{2028}",
    ];
    for text in texts.into_iter().chain([EXAMPLE]) {
        let file = |name: &str| TileFile { name: name.into(), text: text.into() };
        let setup =
            Setup { tiles: vec![file("my tiles.toml"), file("x")], ..Setup::for_players(["Ann"]) };
        let printed = print_setup(&setup);
        assert_eq!(parse_setup(&printed).as_ref(), Ok(&setup), "{printed}");
        assert_eq!(parse_setup(&printed.replace('\n', "\r\n")), Ok(setup), "{printed}");
    }
    let setup = Setup {
        tiles: vec![TileFile { name: "tiles.toml".into(), text: EXAMPLE.into() }],
        sets: Some(vec![("bridges".into(), 2)]),
        ..Setup::for_players(["Ann", "Bob"])
    };
    assert_round_trip(&random_game(setup, 1, usize::MAX));
}

const EXAMPLE: &str = include_str!("../../../docs/examples/tiles.toml");
