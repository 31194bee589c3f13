//! Any text is a game or gets an error with a place in the text; a game prints to a text that is
//! the same game.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match bastide_notation::parse_game(text) {
        Ok(played) => {
            played.game().validate().expect("a game that was read is valid");
            let printed = bastide_notation::print_game(&played);
            let again = bastide_notation::parse_game(&printed).expect("what was printed is read");
            assert_eq!(again.moves(), played.moves());
            assert_eq!(bastide_notation::print_game(&again), printed);
        }
        Err(error) => {
            let lines = text.lines().count() as u64 + 1;
            assert!(error.line as u64 >= 1 && error.line as u64 <= lines, "{error}");
        }
    }
});
