//! Any text is a position or gets an error with its line; a position makes a game that holds every
//! invariant, prints to a text that is the same game, and can be played to its end.
#![no_main]

use bastide_engine::Pending;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match bastide_notation::parse_position(text) {
        Ok(mut game) => {
            game.validate().expect("a game that was read is valid");
            let printed = bastide_notation::print_position(&game);
            let again = bastide_notation::parse_position(&printed).expect("what was printed is read");
            assert!(again == game && again.key() == game.key());
            for ply in 0..2_000 {
                match game.pending() {
                    Pending::Over => break,
                    Pending::Chance(_) => {
                        let outcome = game.sample(|bound| ply % bound).expect("chance is asked");
                        game.resolve(outcome).expect("it is possible");
                    }
                    Pending::Decide(..) => {
                        let actions = game.legal_actions();
                        game.play(actions[ply as usize % actions.len()]).expect("it is legal");
                    }
                }
            }
        }
        Err(error) => {
            let lines = text.lines().count() as u64 + 1;
            assert!(error.line as u64 >= 1 && error.line as u64 <= lines, "{error}");
        }
    }
});
