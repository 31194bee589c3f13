//! Copying and comparing games. Every field is named, so that a new one cannot be forgotten.

use std::sync::Arc;

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
            goods,
            ferries,
            messages,
            gold,
            magic,
            robbers,
            city,
            ending,
            abbeys,
            creatures,
            king,
            sheep,
            wheel,
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
            goods: *goods,
            ferries: ferries.clone(),
            messages: messages.clone(),
            gold: gold.clone(),
            magic: *magic,
            robbers: *robbers,
            city: city.clone(),
            ending: ending.clone(),
            abbeys: *abbeys,
            creatures: *creatures,
            king: *king,
            sheep: sheep.clone(),
            wheel: wheel.clone(),
        }
    }

    /// Copies into the lists of a scratch game. It allocates only where these are too short, for an
    /// interrupted part that the scratch game does not have, and in the middle of a final scoring.
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
            goods,
            ferries,
            messages,
            gold,
            magic,
            robbers,
            city,
            ending,
            abbeys,
            creatures,
            king,
            sheep,
            wheel,
        } = self;
        if !Arc::ptr_eq(rules, &other.rules) {
            *rules = other.rules.clone();
        }
        board.clone_from(&other.board);
        figures.clone_from(&other.figures);
        *supply = other.supply;
        *track = other.track;
        bag.clone_from(&other.bag);
        *turn = other.turn;
        playing.clone_from(&other.playing);
        interrupted.clone_from(&other.interrupted);
        *pending = other.pending;
        awards.clone_from(&other.awards);
        batches.clone_from(&other.batches);
        *goods = other.goods;
        ferries.clone_from(&other.ferries);
        messages.clone_from(&other.messages);
        gold.clone_from(&other.gold);
        *magic = other.magic;
        *robbers = other.robbers;
        city.clone_from(&other.city);
        ending.clone_from(&other.ending);
        *abbeys = other.abbeys;
        *creatures = other.creatures;
        *king = other.king;
        sheep.clone_from(&other.sheep);
        wheel.clone_from(&other.wheel);
    }
}

/// Two games are equal if nothing that follows could differ.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
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
            goods,
            ferries,
            messages,
            gold,
            magic,
            robbers,
            city,
            ending,
            abbeys,
            creatures,
            king,
            sheep,
            wheel,
        } = self;
        Arc::ptr_eq(rules, &other.rules)
            && *board == other.board
            && *figures == other.figures
            && *supply == other.supply
            && *track == other.track
            && *bag == other.bag
            && *turn == other.turn
            && *playing == other.playing
            && *interrupted == other.interrupted
            && *pending == other.pending
            && *awards == other.awards
            && *batches == other.batches
            && *goods == other.goods
            && *ferries == other.ferries
            && *messages == other.messages
            && *gold == other.gold
            && *magic == other.magic
            && *robbers == other.robbers
            && *city == other.city
            && *ending == other.ending
            && *abbeys == other.abbeys
            && *creatures == other.creatures
            && *king == other.king
            && *sheep == other.sheep
            && *wheel == other.wheel
    }
}
