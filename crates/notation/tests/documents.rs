//! The examples of `docs/notation.md` and the games in `docs/examples` are what they say.

use std::fs;
use std::path::{Path, PathBuf};

use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Move, Pending};
use bastide_notation::{parse_game, print_game};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// The fenced blocks of a page with the words after their fence.
fn blocks(page: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in page.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(words), None) => open = Some((words.to_owned(), String::new())),
            (None, Some((_, text))) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    blocks
}

#[test]
fn the_examples_of_the_page_are_right() {
    let page = fs::read_to_string(docs().join("notation.md")).unwrap();
    let mut checked = 0;
    for (words, text) in blocks(&page) {
        match words.as_str() {
            "bastide" => drop(parse_game(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))),
            "bastide canonical" => {
                let played = parse_game(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(print_game(&played), text);
            }
            "bastide error" => {
                let (game, comment) = text.trim_end().rsplit_once("\n# ").unwrap();
                assert_eq!(parse_game(game).unwrap_err().to_string(), comment);
            }
            _ => continue,
        }
        checked += 1;
    }
    assert_eq!(checked, 9);
}

fn example(name: &str) -> (String, Match) {
    let text = fs::read_to_string(docs().join("examples").join(name)).unwrap();
    let played = parse_game(&text).unwrap_or_else(|error| panic!("{name}, {error}"));
    (text, played)
}

#[test]
fn the_games_of_the_folder_are_whole_and_canonical() {
    for entry in fs::read_dir(docs().join("examples")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !name.ends_with(".bastide") {
            continue;
        }
        let (text, played) = example(&name);
        assert_eq!(played.game().pending(), Pending::Over, "{name}");
        assert_eq!(print_game(&played), text, "{name}");
        played.game().validate().unwrap();
    }
}

/// Somebody who has the text has the seed, and can check that nobody chose the tiles.
#[test]
fn the_draws_of_the_examples_follow_from_their_seeds() {
    for name in ["base.bastide", "ferries-and-messengers.bastide"] {
        let (_, played) = example(name);
        let rules = played.game().rules();
        let dealer = Dealer::from_text(rules.setup().seed.as_deref().unwrap());
        let mut again = Match::new(rules.clone());
        for entry in played.moves() {
            if let Move::Action(action) = entry {
                dealer.deal(&mut again, &mut Log::off()).unwrap();
                again.play(*action, &mut Log::off()).unwrap();
            }
        }
        assert_eq!(again.moves(), played.moves(), "{name}");
    }
}
