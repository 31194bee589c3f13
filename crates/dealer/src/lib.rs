//! The dealer answers for chance: from the script of the set-up where there is one, otherwise from
//! a seed. The same seed deals the same game, on every machine and in every version.
//!
//! Each answer follows from the seed and the number of answers before it alone, so that an action
//! taken back and played again meets the same draw, and anybody who knows the seed can check a
//! game without playing it.

use bastide_engine::{Chance, Log, Match, Outcome, Pending, Refusal};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// Answers for chance in one game.
#[derive(Clone, Debug)]
pub struct Dealer {
    key: [u8; 32],
}

impl Dealer {
    /// A dealer for a seed of any text.
    pub fn from_text(seed: &str) -> Dealer {
        Dealer { key: Sha256::digest(seed.as_bytes()).into() }
    }

    /// A dealer for a seed of 32 random bytes.
    pub const fn from_bytes(key: [u8; 32]) -> Dealer {
        Dealer { key }
    }

    /// Answers everything that chance is asked before the next decision.
    pub fn deal(&self, played: &mut Match, log: &mut Log) -> Result<(), Refusal> {
        while let Some(outcome) = self.next(played) {
            played.resolve(outcome, log)?;
        }
        Ok(())
    }

    /// The next answer of chance; nothing where chance is not asked.
    pub fn next(&self, played: &Match) -> Option<Outcome> {
        let Pending::Chance(chance) = played.game().pending() else { return None };
        let all: u32 = Chance::ALL.into_iter().map(|question| played.dealt(question)).sum();
        let scripted = played.game().rules().scripted(chance, played.dealt(chance) as usize);
        scripted.or_else(|| played.game().sample(|bound| self.number_below(bound, all as u64)))
    }

    /// The random number with this index, below a bound.
    fn number_below(&self, bound: u32, index: u64) -> u32 {
        let mut rng = ChaCha20Rng::from_seed(self.key);
        rng.set_word_pos(index as u128 * 16);
        ((rng.next_u64() as u128 * bound as u128) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Pending, Rules, Setup};

    fn dealt(seed: &str) -> Vec<Outcome> {
        let mut played = Match::new(Rules::new(Setup::for_players(["Ann"])).unwrap());
        let dealer = Dealer::from_text(seed);
        loop {
            dealer.deal(&mut played, &mut Log::off()).unwrap();
            if played.game().pending() == Pending::Over {
                return played.outcomes().collect();
            }
            let first = played.game().legal_actions()[0];
            played.play(first, &mut Log::off()).unwrap();
        }
    }

    #[test]
    fn a_seed_deals_the_same_game_every_time() {
        assert_eq!(dealt("a"), dealt("a"));
        assert_ne!(dealt("a"), dealt("b"));
    }

    #[test]
    fn an_action_taken_back_meets_the_same_draw() {
        let mut played = Match::new(Rules::new(Setup::for_players(["Ann"])).unwrap());
        let dealer = Dealer::from_text("x");
        dealer.deal(&mut played, &mut Log::off()).unwrap();
        let before = played.moves().to_vec();
        let action = played.game().legal_actions()[0];
        played.play(action, &mut Log::off()).unwrap();
        dealer.deal(&mut played, &mut Log::off()).unwrap();
        let after = played.moves().to_vec();
        assert!(played.undo());
        assert_eq!(played.moves(), before);
        played.play(action, &mut Log::off()).unwrap();
        dealer.deal(&mut played, &mut Log::off()).unwrap();
        assert_eq!(played.moves(), after);
    }
}
