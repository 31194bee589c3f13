//! No text makes the reader panic, and every error says where it is.

use bastide_bots::{Rng, random_action};
use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, PRESETS, Rules};
use bastide_notation::{parse_action, parse_game, parse_outcome, parse_setup, print_game};

/// The text of a random game with every system.
fn text(seed: u64, actions: usize) -> String {
    let preset = PRESETS.iter().find(|preset| preset.name == "everything").unwrap();
    let mut setup = preset.setup(["Ann", "Zoë, the second"]);
    setup.seed = Some(seed.to_string());
    setup.options.push(("base.tie".into(), "replay".into()));
    setup.supply.push(("meeple".into(), 5));
    let mut played = Match::new(Rules::new(setup).unwrap());
    let (dealer, mut rng) = (Dealer::from_text(&seed.to_string()), Rng::new(seed));
    for _ in 0..actions {
        dealer.deal(&mut played, &mut Log::off()).unwrap();
        let Some(action) = random_action(played.game(), &mut rng) else { break };
        played.play(action, &mut Log::off()).unwrap();
    }
    print_game(&played)
}

/// Either it can be read, or the error points into the text.
fn check(text: &str) -> bool {
    let lines: Vec<&str> = text.split('\n').collect();
    match parse_game(text) {
        Ok(_) => true,
        Err(error) => {
            let line = lines.get(error.line - 1).unwrap_or_else(|| panic!("{error}"));
            assert!((1..=line.chars().count() + 1).contains(&error.column), "{error}\n{text}");
            false
        }
    }
}

#[test]
fn a_text_cut_anywhere_is_a_shorter_game_or_an_error() {
    let whole = text(1, 25);
    let all = parse_game(&whole).unwrap().moves().to_vec();
    let mut good = 0;
    for (cut, _) in whole.char_indices() {
        let torn = &whole[..cut];
        if check(torn) {
            good += 1;
            let moves = parse_game(torn).unwrap().moves().to_vec();
            // Only the word at the cut can mean something else.
            let sure = moves.len().saturating_sub(1);
            assert_eq!(moves[..sure], all[..sure]);
        }
    }
    assert!(good > 25, "{good}");
}

#[test]
fn a_text_with_holes_and_slips_never_panics() {
    let mut rng = Rng::new(5);
    let signs: Vec<char> = "0123456789,:.-=<>@/#\"\\ \nNESWabcmrfx{}é😀\r\t\u{0}".chars().collect();
    let whole: Vec<char> = text(2, 25).chars().collect();
    for _ in 0..400 {
        let mut slipped = whole.clone();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(slipped.len() as u32) as usize;
            let sign = signs[rng.below(signs.len() as u32) as usize];
            match rng.below(3) {
                0 => slipped[at] = sign,
                1 => slipped.insert(at, sign),
                _ => drop(slipped.remove(at)),
            }
        }
        check(&slipped.into_iter().collect::<String>());
    }
}

/// Words that make sense, where they make none.
#[test]
fn moves_in_any_order_never_panic() {
    let whole = text(4, 400);
    let (header, moves) = whole.split_once("\n\n").unwrap();
    let mut words: Vec<&str> = moves.split_whitespace().collect();
    words.retain(|word| !word.ends_with('.'));
    let played = parse_game(&whole).unwrap();
    let mut rng = Rng::new(4);
    let mut part = Match::new(played.game().rules().clone());
    for entry in played.moves() {
        for _ in 0..20 {
            let word = words[rng.below(words.len() as u32) as usize];
            if let Ok(action) = parse_action(part.game(), word) {
                let mut copy = part.game().clone();
                if copy.play(action).is_err() {
                    assert!(copy == *part.game());
                }
            }
        }
        part.enter(*entry, &mut Log::off()).unwrap();
    }
    for _ in 0..50 {
        let soup: Vec<&str> =
            (0..30).map(|_| words[rng.below(words.len() as u32) as usize]).collect();
        check(&format!("{header}\n{}", soup.join(" ")));
    }
}

#[test]
fn words_of_any_signs_never_panic() {
    let played = parse_game(&text(3, 30)).unwrap();
    let words = [
        "",
        "-",
        "--",
        "=",
        "=next",
        "=next:",
        "=next:city.N",
        "=meeple:city.N",
        ">",
        "<",
        "meeple>",
        "meeple<",
        "meeple>city.N@",
        "meeple>city.N@99,99",
        "meeple>city.N/9",
        "ferry.",
        "ferry.N",
        "ferry.NN",
        "ferry.NES",
        "ferry.NS@9,9",
        "ferry.NS@",
        "p0.meeple<city.N",
        "p9.meeple<city.N",
        "p.meeple<city.N",
        "1,1",
        "1,1:",
        "1,1:1",
        "99999,1:0",
        "32767,32767:0",
        "-32768,-32768:90",
        "message=",
        "message=x",
        "message=tile",
        "base.",
        ".K",
        "base.K",
        "é",
        "@",
        "/",
        "meeple>city.é",
    ];
    for word in words {
        if let Ok(action) = parse_action(played.game(), word) {
            let _ = played.clone().play(action, &mut Log::off());
        }
        if let Ok(outcome) = parse_outcome(played.game(), word) {
            let _ = played.clone().resolve(outcome, &mut Log::off());
        }
    }
}

/// The error that a game gives.
fn error(text: &str) -> String {
    parse_game(text).unwrap_err().to_string()
}

#[test]
fn errors_of_the_header_say_where_and_what() {
    let cases = [
        ("", "line 1, column 1: nobody plays: a line \"players: ...\" is missing"),
        ("players:", "line 1, column 1: nobody is playing: name 1 to 8 players (BG-1)"),
        ("players: A,, B", "line 1, column 12: a name is missing"),
        ("players: A,", "line 1, column 12: a name is missing"),
        ("players: \"A", "line 1, column 10: the quote is not closed"),
        (
            "bastide 2",
            "line 1, column 9: this is version \"2\" of the notation: only 1 can be read",
        ),
        ("bastide 1 x", "line 1, column 11: \"x\" is too much here"),
        (
            "players: A\nsets: base-v3 2",
            "line 2, column 15: \"2\" is no number of copies, such as x2",
        ),
        (
            "players: A\nsets: base-v3 x70000",
            "line 2, column 15: \"x70000\" is no number of copies, such as x2",
        ),
        ("players: A\nsystems: base farmers", "line 2, column 15: \",\" is missing before this"),
        ("players: A\nsupply meeple: -1", "line 2, column 16: \"-1\" is no number of figures"),
        ("players: A\nsupply meeple 5", "line 2, column 15: a colon is missing"),
        ("players: A\noption base.tie:", "line 2, column 17: the option's value is missing"),
        ("players: A\nstart: base.D 0", "line 2, column 15: \"0\" is no place, such as 1,-2"),
        (
            "players: A\nstart: base.D 0,0",
            "line 2, column 18: \"\" is no rotation: it is 0, 90, 180 or 270",
        ),
        ("players: A\nstart: base.D 0,0:0;", "line 2, column 21: a tile is missing"),
        ("players: A\nseed: a\nseed: b", "line 3, column 1: there is a seed already"),
        (
            "players: A\nsystem: base",
            "line 2, column 1: there is no header \"system\": it is one of players, systems, sets, option, supply, start, draw, chance, seed, tiles",
        ),
        // What only the rules know is reported at the line that it comes from.
        (
            "players: A\nsystems: base\noption base.tie: lost",
            "line 3, column 1: option base.tie can't be \"lost\": choose one of shared, replay",
        ),
        ("players: A\nsystems: basis\nseed: a", "line 2, column 1: there is no system \"basis\""),
        (
            "seed: 1\nplayers: A, B, C, D, E, F, G, H, I",
            "line 2, column 1: 9 players are too many: at most 8 (BG-1)",
        ),
        (
            "players: A\nstart: base.D 0,0:0; base.D 0,1:0",
            "line 2, column 1: impossible start: base.D at 0,1 doesn't match its neighbour on the north side (BG-13)",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), expected, "{text}");
    }
}

#[test]
fn errors_of_the_moves_say_where_and_what() {
    let head = "players: Ann, \"Zoë B\"\ndraw: base.U base.V base.K\n";
    let cases = [
        ("2. Ann", "line 3, column 1: this is turn 1, not 2"),
        ("1. Bob", "line 3, column 4: \"Bob\" is neither a move nor a player"),
        ("1. \"Zoë B\"", "line 3, column 4: it is for Ann to play, not for Zoë B"),
        ("base.X1", "line 3, column 1: \"base.X1\" is neither a tile nor a move"),
        ("base.A", "line 3, column 1: \"base.A\" is not in this game"),
        (
            "base.U 0,1:0 meeple>road.NS",
            "line 3, column 14: there is no one \"road.NS\" at 0,1: the tile has road.EW, field.0127, field.3456",
        ),
        (
            "base.U 1,0:90",
            "line 3, column 8: that tile doesn't fit there: field meets road on the west side (BG-13)",
        ),
        ("base.U 7,0:0", "line 3, column 8: a tile has to share a side with another one (BG-12)"),
        ("base.U 0,0:0", "line 3, column 8: there's already a tile there (BG-12)"),
        (
            "1. Ann base.U 1,0:0 - 2. \"Zoë B\" base.U",
            "line 3, column 34: no tile like that is left to draw (BG-5)",
        ),
        ("-", "line 3, column 1: something has to be drawn or rolled first (TS-3)"),
        (
            "# nothing\nseed: 1\n-\nplayers: A",
            "line 5, column 1: something has to be drawn or rolled first (TS-3)",
        ),
        ("base.U\nseed: 1", "line 4, column 1: the set-up ends where the moves begin"),
    ];
    for (moves, expected) in cases {
        assert_eq!(error(&format!("{head}{moves}")), expected, "{moves}");
    }
    assert_eq!(
        parse_setup(&format!("{head}base.U")).unwrap_err().to_string(),
        "line 3, column 1: a set-up has no moves"
    );
}

#[test]
fn decorations_may_be_absent_and_comments_and_blanks_are_free() {
    let text = "\u{feff}# A game.\r\n\r\nplayers: Ann , Zoë # two\r\n draw : base.U base.V\r\n\r\n  base.U\r\n1,0:0 - Zoë base.V # x\r\n";
    assert!(parse_game(text).is_err(), "a blank before the colon makes it no header");
    let text = text.replace("draw :", "draw:");
    assert_eq!(parse_game(&text).unwrap().moves().len(), 4);
}

#[test]
fn mistakes_in_tile_files_are_named_with_line_file_and_tile() {
    for (text, message) in [
        (
            "players: A\n| x",
            "line 2, column 1: this line belongs to a tile file: a line \"tiles NAME:\" is missing before it",
        ),
        ("players: A\ntiles :", "line 2, column 7: the name of the tile file is missing"),
        ("players: A\ntiles a.toml: x", "line 2, column 15: \"x\" is too much here"),
        ("players: A\ntiles a.toml:\n|\"x", "line 3, column 2: the quote is not closed"),
        (
            "players: A\ntiles a.toml:\n| # fine\n\n  | colour = 1",
            "line 5, column 3: a.toml, line 2: unknown field `colour`",
        ),
        (
            "tiles a.toml:\ntiles b.toml:\n| [[set]]\n| id = \"s\"\n| title = \"\"\n| tiles = [\"my.A\"]\nplayers: A",
            "line 2, column 1: b.toml, set s: there is no tile my.A",
        ),
        (
            "players: A\ntiles a.toml:\ntiles a.toml:",
            "line 3, column 1: a.toml: two files have this name",
        ),
        (
            "players: A\ntiles a.toml:\nsets: my-set",
            "line 3, column 1: there is no tile set \"my-set\"",
        ),
        ("players: A\n\nbase.U\n| x", "line 4, column 1: the set-up ends where the moves begin"),
    ] {
        let error = parse_game(text).unwrap_err().to_string();
        assert!(error.starts_with(message), "{text}\n{error}");
    }
}
