//! The record of a running game: what was played, point by point, and what happened at each.
//!
//! Nothing here touches the store. An action is proposed first, which changes nothing; when the
//! store has it, the proposal is accepted.

use std::sync::Arc;

use bastide_catalogue::Terrain;
use bastide_dealer::Dealer;
use bastide_engine::{Action, Game, Log, Match, Move, Pending, Player, Rules, Tile};
use bastide_protocol::{FromEngine, InGame, ReadInGame, WireError, WireEvent, WireMove};
use serde_json::{Value, json};

use crate::store::{Glance, LogRow};

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

/// A running or finished game.
#[derive(Clone, Debug)]
pub struct Record {
    played: Match,
    dealer: Dealer,
    plies: Vec<Ply>,
    /// The number of the last entry of the log.
    pub version: u32,
}

/// An action that would be legal, and what comes of it.
#[derive(Debug)]
pub struct Proposal {
    played: Match,
    ply: Ply,
    /// What the log will hold.
    pub body: Value,
}

/// Why a log cannot be replayed.
#[derive(Debug)]
pub struct Unreadable(pub String);

impl Record {
    /// A game at its first decision, and what the log will hold of it.
    pub fn begin(rules: Arc<Rules>, seed: [u8; 32]) -> Result<(Record, Value), WireError> {
        let dealer = Dealer::from_bytes(seed);
        let mut played = Match::new(rules);
        let mut log = Log::on();
        dealer.deal(&mut played, &mut log).map_err(WireError::from_engine)?;
        let events = WireEvent::list(played.game(), log.into_events());
        let ply = Ply { by: None, begins: 0, revealed: true, events };
        let body = json!({ "moves": wire_moves(&played, 0) });
        Ok((Record { played, dealer, plies: vec![ply], version: 0 }, body))
    }

    /// Replays a log.
    pub fn load(rules: Arc<Rules>, seed: [u8; 32], log: &[LogRow]) -> Result<Record, Unreadable> {
        let dealer = Dealer::from_bytes(seed);
        let mut record = Record { played: Match::new(rules), dealer, plies: vec![], version: 0 };
        for row in log {
            record.replay(row).map_err(|why| Unreadable(format!("entry {}: {why}", row.seq)))?;
            record.version = row.seq;
        }
        Ok(record)
    }

    fn replay(&mut self, row: &LogRow) -> Result<(), String> {
        if row.body.get("undo").is_some() {
            self.take_back();
            return Ok(());
        }
        let moves = row.body.get("moves").and_then(Value::as_array).ok_or("it has no moves")?;
        let begins = self.played.moves().len();
        let mut log = Log::on();
        let mut revealed = false;
        for entry in moves {
            let entry = WireMove::read(self.game(), entry).map_err(|error| error.to_string())?;
            revealed |= matches!(entry, Move::Outcome(_));
            self.played.enter(entry, &mut log).map_err(|refusal| refusal.to_string())?;
        }
        let events = WireEvent::list(self.game(), log.into_events());
        self.plies.push(Ply { by: row.seat.map(Player), begins, revealed, events });
        Ok(())
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.played.game()
    }

    /// The game with all that was played.
    pub fn played(&self) -> &Match {
        &self.played
    }

    /// The points of the game so far.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The number of the last point.
    pub fn last_ply(&self) -> u32 {
        self.plies.len() as u32 - 1
    }

    /// Who is asked; nobody when the game is over.
    pub fn asked(&self) -> Option<Player> {
        match self.game().pending() {
            Pending::Decide(player, _) => Some(player),
            _ => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game().pending() == Pending::Over
    }

    /// The seats that have won, if the game is over.
    pub fn winners(&self) -> Option<Vec<u8>> {
        self.is_over().then(|| self.game().winners().iter().map(|player| player.0).collect())
    }

    /// What would come of an action.
    pub fn propose(&self, by: Player, action: Action) -> Result<Proposal, WireError> {
        let mut played = self.played.clone();
        let begins = played.moves().len();
        let mut log = Log::on();
        played.play(action, &mut log).map_err(WireError::from_engine)?;
        self.dealer.deal(&mut played, &mut log).map_err(WireError::from_engine)?;
        let events = WireEvent::list(played.game(), log.into_events());
        let revealed = played.moves().len() > begins + 1;
        let body = json!({ "moves": wire_moves(&played, begins) });
        Ok(Proposal { played, ply: Ply { by: Some(by), begins, revealed, events }, body })
    }

    /// Carries a proposal out; the caller has stored it.
    pub fn accept(&mut self, proposal: Proposal) {
        self.played = proposal.played;
        self.plies.push(proposal.ply);
        self.version += 1;
    }

    /// Whether a player may take the last action back: it was their own, and nothing was revealed
    /// since.
    pub fn may_take_back(&self, player: Player) -> bool {
        let last = self.plies.last();
        !self.is_over() && last.is_some_and(|ply| ply.by == Some(player) && !ply.revealed)
    }

    /// Takes the last point back; the caller counts the version and knows that there is one.
    pub fn take_back(&mut self) {
        if let Some(ply) = self.plies.pop() {
            self.played = replayed(&self.played, ply.begins);
        }
    }

    /// The game as it stood at a point, or at the last one if there are fewer.
    pub fn at(&self, ply: u32) -> (Match, &[Ply]) {
        let shown = (ply as usize + 1).min(self.plies.len());
        let end = self.plies.get(shown).map_or(self.played.moves().len(), |next| next.begins);
        (replayed(&self.played, end), &self.plies[..shown])
    }
}

/// What lists show of a position.
pub fn glance(game: &Game) -> Glance {
    let drawn =
        matches!(game.pending(), Pending::Decide(_, bastide_engine::Decision::PlaceTile(_)));
    let tiles = pieces_on_the_table(game);
    Glance {
        turn: match game.pending() {
            Pending::Decide(player, _) => Some(player.0),
            _ => None,
        },
        tiles,
        tiles_total: tiles + game.bag().left() as usize + drawn as usize,
        scores: game.scores(),
    }
}

/// The tiles on the table; a start board is one piece, however many squares it covers.
fn pieces_on_the_table(game: &Game) -> usize {
    let tiles = game.board().tiles();
    let is_square = |tile: &&Tile| {
        let kind = game.rules().printed(tile.kind);
        kind.terrain.contains(&Terrain::Inner)
    };
    tiles.len() - tiles.iter().filter(is_square).count().saturating_sub(1)
}

/// A match after its first moves.
fn replayed(played: &Match, moves: usize) -> Match {
    let rules = played.game().rules().clone();
    Match::replay(rules, &played.moves()[..moves]).expect("it was played before")
}

fn wire_moves(played: &Match, from: usize) -> Vec<WireMove> {
    played.moves()[from..].iter().map(|entry| WireMove::of(played.game(), *entry)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::Setup;

    #[test]
    fn a_start_board_is_one_piece() {
        let glance_of = |systems: &[&str]| {
            let systems = systems.iter().map(|system| system.to_string()).collect();
            let setup = Setup { systems: Some(systems), ..Setup::for_players(["Ann"]) };
            let glance = glance(&Game::new(Rules::new(setup).unwrap()));
            (glance.tiles, glance.tiles_total)
        };
        assert_eq!(glance_of(&["base"]), (1, 72));
        assert_eq!(glance_of(&["base", "wheel-of-fortune"]), (1, 1 + 72 + 12));
        assert_eq!(glance_of(&["base", "count", "river-2"]), (2, 1 + 12 + 71));
    }
}
