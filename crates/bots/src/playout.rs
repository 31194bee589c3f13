//! Playouts: games played to the end by uniformly random choice.

use bastide_engine::{Action, Game, Move, Pending};

use crate::rng::Rng;

/// Plays random games and keeps its list of actions from one to the next, so that it allocates
/// nothing while it plays.
#[derive(Debug)]
pub struct Playout {
    rng: Rng,
    actions: Vec<Action>,
    /// Tiles placed so far, over all games.
    pub placements: u64,
}

impl Playout {
    /// A player of random games whose choices follow from the seed.
    pub fn new(seed: u64) -> Playout {
        Playout { rng: Rng::new(seed), actions: Vec::with_capacity(512), placements: 0 }
    }

    /// Plays a game to its end.
    pub fn finish(&mut self, game: &mut Game) {
        while self.step(game) {}
    }

    /// Goes on with the choices of another seed, and keeps what it has counted.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    /// Plays one action or answer of chance; `false` if the game is over.
    #[inline]
    pub fn step(&mut self, game: &mut Game) -> bool {
        match self.choose(game) {
            Some(Move::Action(action)) => game.play_unchecked(action),
            Some(Move::Outcome(outcome)) => game.resolve_unchecked(outcome),
            None => return false,
        }
        true
    }

    /// Chooses what to play next and leaves it to the caller to play it; nothing if the game is
    /// over. A tile that is chosen counts as placed.
    #[inline]
    pub fn choose(&mut self, game: &Game) -> Option<Move> {
        match game.pending() {
            Pending::Decide(..) => {
                let below = |bound| self.rng.below(bound);
                let action = game.sample_action(&mut self.actions, below)?;
                self.placements += matches!(action, Action::Place { .. }) as u64;
                Some(Move::Action(action))
            }
            Pending::Chance(_) => game.sample(|bound| self.rng.below(bound)).map(Move::Outcome),
            Pending::Over => None,
        }
    }
}

/// The share of playouts that each player wins from here; a shared win counts in parts.
pub fn win_chances(game: &Game, playouts: u32, seed: u64) -> Vec<f64> {
    let mut chances = vec![0.0; game.rules().players() as usize];
    let mut playout = Playout::new(seed);
    for _ in 0..playouts {
        let mut copy = game.clone();
        playout.finish(&mut copy);
        let winners: Vec<_> = copy.winners().iter().collect();
        for winner in &winners {
            chances[winner.index()] += 1.0 / (winners.len() as f64 * playouts as f64);
        }
    }
    chances
}
