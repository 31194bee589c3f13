//! The rating of a puzzle: how likely each level of the ladder, whose rating is known, solves it.

use bastide_bots::LADDER;

use crate::judge::Judged;

/// The easiest and the hardest puzzles.
const RANGE: (f32, f32) = (600.0, 2400.0);

/// The rating at which a player would find the best turn half of the time.
pub(crate) fn rate(judged: &Judged) -> u16 {
    let mut tried = Vec::new();
    for level in &LADDER {
        let chance = judged.chance(|game| level.chances(game));
        tried.extend(level.rating.zip(chance).map(|(rating, chance)| (rating as f32, chance)));
    }
    // A puzzle that nobody or everybody solves is not infinitely hard or easy.
    tried.push((RANGE.0, 0.0));
    tried.push((RANGE.1, 1.0));
    fit(&tried).round() as u16
}

/// The rating that explains best how likely players of some ratings solve it.
fn fit(tried: &[(f32, f32)]) -> f32 {
    let (mut low, mut high) = RANGE;
    for _ in 0..16 {
        let middle = (low + high) / 2.0;
        let more: f32 = tried.iter().map(|(rating, solved)| solved - chance(*rating, middle)).sum();
        // More is solved than of such a puzzle: it is easier.
        if more > 0.0 { high = middle } else { low = middle }
    }
    (low + high) / 2.0
}

/// How likely a player solves a puzzle.
fn chance(player: f32, puzzle: f32) -> f32 {
    1.0 / (1.0 + 10f32.powf((puzzle - player) / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_where_half_are_solved() {
        assert!((fit(&[(1000.0, 0.0), (1400.0, 0.5), (1800.0, 1.0)]) - 1400.0).abs() < 1.0);
        let edges = [(RANGE.0, 0.0), (RANGE.1, 1.0)];
        let all = |solved: f32| {
            let tried = [900.0, 1200.0, 1500.0, 1800.0].map(|rating| (rating, solved));
            fit(&[&tried[..], &edges].concat())
        };
        assert!(all(1.0) < 1000.0);
        assert!(all(0.0) > 1700.0);
        assert!((all(0.5) - 1400.0).abs() < 100.0);
    }
}
