//! Copying games. Every field is named, so that a new one cannot be forgotten.

use std::sync::Arc;

/// Implements `Clone` so that copying into a scratch value keeps the room of its lists, which a derived
/// `Clone` does not. A field that is not named does not compile.
macro_rules! clone_each_field {
    ($type:ident { $($field:ident),+ $(,)? }) => {
        impl Clone for $type {
            fn clone(&self) -> $type {
                let $type { $($field),+ } = self;
                $type { $($field: $field.clone()),+ }
            }

            fn clone_from(&mut self, other: &$type) {
                let $type { $($field),+ } = self;
                $($field.clone_from(&other.$field);)+
            }
        }
    };
}
pub(crate) use clone_each_field;

use crate::board::clone_with_room;
use crate::game::Game;

impl Clone for Game {
    fn clone(&self) -> Game {
        let Game {
            rules,
            board,
            figures,
            supply,
            track,
            bag,
            turn,
            playing,
            interrupted,
            pending,
            awards,
            batches,
            systems,
            ending,
        } = self;
        Game {
            rules: rules.clone(),
            board: board.clone(),
            figures: clone_with_room(figures),
            supply: *supply,
            track: *track,
            bag: bag.clone(),
            turn: *turn,
            playing: playing.clone(),
            interrupted: interrupted.clone(),
            pending: *pending,
            awards: awards.clone(),
            batches: batches.clone(),
            systems: systems.clone(),
            ending: ending.clone(),
        }
    }

    /// Copies into a scratch game, which keeps its room: it allocates only for lists that outgrow it.
    fn clone_from(&mut self, other: &Game) {
        let Game {
            rules,
            board,
            figures,
            supply,
            track,
            bag,
            turn,
            playing,
            interrupted,
            pending,
            awards,
            batches,
            systems,
            ending,
        } = other;
        if !Arc::ptr_eq(&self.rules, rules) {
            self.rules = rules.clone();
        }
        self.board.clone_from(board);
        self.figures.clone_from(figures);
        self.supply = *supply;
        self.track = *track;
        self.bag.clone_from(bag);
        self.turn = *turn;
        self.playing.clone_from(playing);
        self.interrupted.clone_from(interrupted);
        self.pending = *pending;
        self.awards.clone_from(awards);
        self.batches.clone_from(batches);
        self.systems.clone_from(systems);
        self.ending.clone_from(ending);
    }
}
