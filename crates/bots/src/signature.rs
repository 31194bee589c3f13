//! The signature: one number that changes if and only if the rules play differently.
//!
//! It is a hash over the ends of seeded random games. Choices are made from sorted lists, so that
//! neither the order in which the engine lists actions nor any other matter of speed shows in it.

use std::sync::Arc;

use bastide_engine::{Action, Game, Pending, Pos, Rules, Spot};

use crate::rng::{Rng, game_seed};

/// The seed of the games that a signature is made of.
const SEED: u64 = 0x0062_6173_7469_6465;

/// The signature of a set-up over so many games.
pub fn signature(rules: &Arc<Rules>, games: u32) -> u64 {
    let mut hash = Hash::default();
    for index in 0..games {
        let mut game = Game::new(rules.clone());
        let plies = finish(&mut game, Rng::new(game_seed(SEED, index as u64)));
        hash.number(plies);
        hash_game(&mut hash, &game);
    }
    hash.0
}

/// Plays a game to its end and counts the entries of its transcript.
fn finish(game: &mut Game, mut rng: Rng) -> u64 {
    let mut actions: Vec<Action> = Vec::new();
    for plies in 0.. {
        match game.pending() {
            Pending::Decide(..) => {
                game.legal_actions_into(&mut actions);
                actions.sort_unstable_by_key(|action| order(game, *action));
                game.play_unchecked(actions[rng.below(actions.len() as u32) as usize]);
            }
            Pending::Chance(_) => {
                let outcome = game.sample(|bound| rng.below(bound));
                game.resolve_unchecked(outcome.expect("chance is asked"));
            }
            Pending::Over => return plies,
        }
    }
    unreachable!("a game ends, since the tiles run out")
}

/// What actions are sorted by: the verb, whom or what it is about, and then where, by the order in
/// which the tiles came to the table.
fn order(game: &Game, action: Action) -> (u8, u8, u8, u32, u8) {
    let number = |spot: Spot| match game.segment_at(spot) {
        Some(segment) => segment.0 as u32,
        None => spot.at().and_then(|at| game.board().tile_at(at)).map_or(0, |tile| tile.0 as u32),
    };
    let position =
        |at: Pos| (at.y as u16 ^ 0x8000) as u32 * 0x1_0000 + (at.x as u16 ^ 0x8000) as u32;
    let (what, whom, on) = match action {
        Action::Place { at, rotation, .. } => {
            return (0, 0, 0, position(at), rotation.quarters());
        }
        Action::Deploy { figure, to } | Action::Accompany { figure, on: to } => {
            (figure as u8, 0, to)
        }
        Action::Move { piece, to } | Action::SetAside { piece, from: to } => (piece as u8, 0, to),
        Action::Recall { figure, from } => (figure.owner().0, figure.kind() as u8, from),
        Action::Pick(Spot::Space(space)) => return (16, SPACE, space, 0, 0),
        Action::Pick(spot) => {
            let root = game.segment_at(spot).map(|segment| game.board().root(segment));
            return (16, NEXT, 0, root.map_or(0, |root| root.0 as u32), 0);
        }
        Action::Choose(choice) => {
            // Spaces stand before the choice to stay, features before all but the second part.
            let place = choice as u8 + (choice as u8 > 0) as u8;
            return (16, place + (place >= SPACE) as u8, 0, 0, 0);
        }
        Action::Pass => return (17, 0, 0, 0, 0),
    };
    let (verb, place) = match (action, on) {
        (Action::Deploy { .. }, Spot::Corner(at)) => (3, position(at)),
        (Action::Deploy { .. }, Spot::Machine) => (5, 0),
        (Action::Deploy { .. }, on) if on.board_words().is_some() => (12, on_board(on)),
        (Action::Deploy { .. }, on) => (2, number(on)),
        (Action::Recall { .. }, on) => (6, number(on)),
        (Action::Accompany { .. }, on) => (9, number(on)),
        (Action::SetAside { .. }, on) => (10, number(on)),
        (_, on) if on.board_words().is_some() => (13, on_board(on)),
        (_, Spot::Tile(_)) => (8, number(on)),
        (_, on) => (7, number(on)),
    };
    let sides = on.sides().fold(0, |bits, side| bits | 1 << side as u8);
    (verb, what, whom, place, sides)
}

/// The number of a spot among those of the start boards.
fn on_board(spot: Spot) -> u32 {
    Spot::of_boards().take_while(|other| *other != spot).count() as u32
}

/// Where picked features and spaces stand among the choices.
const NEXT: u8 = 1;
const SPACE: u8 = 8;

/// What stands on the table when a game is over: scores, tiles, ferries and figures.
fn hash_game(hash: &mut Hash, game: &Game) {
    game.scores().into_iter().for_each(|score| hash.number(score as u64));
    game.winners().iter().for_each(|winner| hash.number(winner.0 as u64));
    for tile in game.board().tiles() {
        hash.text(game.rules().kind_name(tile.kind));
        hash.number(tile.at.x as u64);
        hash.number(tile.at.y as u64);
        hash.number(tile.rotation.quarters() as u64);
        tile.ferry.sides().for_each(|side| hash.number(side as u64));
    }
    let mut figures = game.figures().to_vec();
    figures.sort_unstable();
    for figure in figures {
        hash.number(figure.owner.0 as u64);
        hash.text(figure.kind.name());
        hash.number(figure.on.0 as u64);
    }
}

/// FNV-1a with 64 bits: simple, and the same on every machine and in every version of Rust.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ *byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    /// The length goes first, so that no two texts in a row can be read as two others.
    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes(text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::Setup;

    #[test]
    fn fnv_1a_has_its_published_values() {
        for (text, value) in [("", 0xcbf2_9ce4_8422_2325), ("foobar", 0x8594_4171_f739_67e8)] {
            let mut hash = Hash::default();
            hash.bytes(text.as_bytes());
            assert_eq!(hash.0, value, "{text:?}");
        }
    }

    #[test]
    fn a_signature_repeats_itself_and_knows_its_rules() {
        let rules = |setup: Setup| Rules::new(setup).unwrap();
        let plain = Setup::for_players(["Ann", "Bob"]);
        let option = ("base.two_tile_city".to_string(), "half".to_string());
        let other = Setup { options: vec![option], ..plain.clone() };
        let first = signature(&rules(plain.clone()), 3);
        assert_eq!(first, signature(&rules(plain.clone()), 3));
        assert_ne!(first, signature(&rules(plain), 4));
        assert_ne!(first, signature(&rules(other), 3));
    }
}
