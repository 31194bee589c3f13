//! The game at a table: what was played, point by point, and what happened at each.

use std::sync::Arc;

use bastide_catalogue::Terrain;
use bastide_dealer::Dealer;
use bastide_engine::{Action, Game, Log, Match, Move, Pending, Player, Rules, Tile};
use bastide_protocol::{FromEngine, InGame, ReadInGame, WireError, WireEvent, WireMove};

use crate::event::Seed;

/// One point of the game: an action with all the answers of chance that followed it.
#[derive(Clone, Debug)]
pub struct Ply {
    /// Who acted; nobody at the start.
    pub by: Option<Player>,
    /// How many moves had been played before it.
    pub begins: usize,
    /// Whether chance answered, so that something was revealed.
    pub revealed: bool,
    /// What happened.
    pub events: Vec<WireEvent>,
}

/// A game that has begun.
#[derive(Clone, Debug)]
pub struct Play {
    played: Match,
    dealer: Dealer,
    /// Shared with the copies of the game, of which every move makes one.
    plies: Vec<Arc<Ply>>,
}

impl Play {
    /// A game before anything was drawn.
    pub(crate) fn new(rules: Arc<Rules>, seed: &Seed) -> Play {
        Play { played: Match::new(rules), dealer: Dealer::from_bytes(seed.0), plies: Vec::new() }
    }

    /// What chance answers before the first decision.
    pub(crate) fn opening(&self) -> Result<Vec<WireMove>, WireError> {
        let mut played = self.played.clone();
        self.dealer.deal(&mut played, &mut Log::off()).map_err(WireError::from_engine)?;
        Ok(wire_moves(&played, 0))
    }

    /// An action and what chance answers to it; nothing changes.
    pub(crate) fn propose(&self, action: Action) -> Result<Proposal, WireError> {
        let mut played = self.played.clone();
        let begins = played.moves().len();
        played.play(action, &mut Log::off()).map_err(WireError::from_engine)?;
        self.dealer.deal(&mut played, &mut Log::off()).map_err(WireError::from_engine)?;
        let over = played.game().pending() == Pending::Over;
        let moves = wire_moves(&played, begins);
        Ok(Proposal { moves, end: over.then(|| played.game().clone()) })
    }

    /// Enters what was played at one point.
    pub(crate) fn enter(
        &mut self,
        by: Option<Player>,
        moves: &[WireMove],
    ) -> Result<(), WireError> {
        let begins = self.played.moves().len();
        let mut log = Log::on();
        let mut revealed = false;
        for entry in moves {
            let entry = match entry {
                WireMove::Action(action) => Move::Action(action.resolve(self.game())?),
                WireMove::Outcome(outcome) => Move::Outcome(outcome.resolve(self.game())?),
            };
            revealed |= matches!(entry, Move::Outcome(_));
            self.played.enter(entry, &mut log).map_err(WireError::from_engine)?;
        }
        let events = WireEvent::list(self.game(), log.into_events());
        self.plies.push(Arc::new(Ply { by, begins, revealed, events }));
        Ok(())
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.played.game()
    }

    /// The game with everything that was played.
    pub fn played(&self) -> &Match {
        &self.played
    }

    /// The points of the game so far.
    pub fn plies(&self) -> &[Arc<Ply>] {
        &self.plies
    }

    /// The number of the last point.
    pub fn last_ply(&self) -> u32 {
        self.plies.len().saturating_sub(1) as u32
    }

    /// Who has to decide; nobody when the game is over.
    pub fn asked(&self) -> Option<Player> {
        match self.game().pending() {
            Pending::Decide(player, _) => Some(player),
            _ => None,
        }
    }

    /// Who may take the last action back: the player who acted, unless something was revealed.
    pub fn may_take_back(&self) -> Option<Player> {
        let last = self.plies.last().filter(|ply| !ply.revealed)?;
        last.by.filter(|_| self.game().pending() != Pending::Over)
    }

    /// Takes the last point back.
    pub(crate) fn take_back(&mut self) {
        if let Some(ply) = self.plies.pop() {
            self.played = replayed(&self.played, ply.begins);
        }
    }

    /// The game as it stood at a point, or at the last one if there are fewer.
    pub fn at(&self, ply: u32) -> (Match, &[Arc<Ply>]) {
        let shown = (ply as usize + 1).min(self.plies.len());
        let end = self.plies.get(shown).map_or(self.played.moves().len(), |next| next.begins);
        (replayed(&self.played, end), &self.plies[..shown])
    }
}

/// How many tiles lie on the table; a start board is one, however many squares it covers.
pub fn tiles_placed(game: &Game) -> usize {
    let tiles = game.board().tiles();
    let is_square = |tile: &&Tile| {
        let kind = game.rules().printed(tile.kind);
        kind.terrain.contains(&Terrain::Inner)
    };
    tiles.len() - tiles.iter().filter(is_square).count().saturating_sub(1)
}

/// How many tiles lie on the table, are in hand or are still to come.
pub fn tiles_in_all(game: &Game) -> usize {
    use bastide_engine::Decision::PlaceTile;
    let in_hand = matches!(game.pending(), Pending::Decide(_, PlaceTile(_)));
    tiles_placed(game) + game.bag().left() as usize + in_hand as usize
}

/// What would come of an action.
pub(crate) struct Proposal {
    /// The action and the answers of chance.
    pub moves: Vec<WireMove>,
    /// The game, if it is over then.
    pub end: Option<Game>,
}

/// A match after its first moves.
fn replayed(played: &Match, moves: usize) -> Match {
    let rules = played.game().rules().clone();
    Match::replay(rules, &played.moves()[..moves]).expect("it was played before")
}

/// What was played from an entry on, on the wire.
pub(crate) fn wire_moves(played: &Match, from: usize) -> Vec<WireMove> {
    played.moves()[from..].iter().map(|entry| WireMove::of(played.game(), *entry)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::Setup;

    #[test]
    fn a_start_board_is_one_tile() {
        let count = |systems: &[&str]| {
            let systems = systems.iter().map(|system| system.to_string()).collect();
            let setup = Setup { systems: Some(systems), ..Setup::for_players(["Ann"]) };
            let play = Play::new(Rules::new(setup).unwrap(), &Seed::default());
            (tiles_placed(play.game()), tiles_in_all(play.game()))
        };
        assert_eq!(count(&["base"]), (1, 72));
        assert_eq!(count(&["base", "wheel-of-fortune"]), (1, 1 + 72 + 12));
        assert_eq!(count(&["base", "count", "river-2"]), (2, 1 + 12 + 71));
    }
}
