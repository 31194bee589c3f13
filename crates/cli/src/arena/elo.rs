//! What results say about strength: means with their errors, Elo, and a test that stops as soon as it
//! is sure enough.

use serde::Serialize;

/// Standard errors on each side of a mean that hold 95 % of a normal distribution.
const WIDTH_OF_95_PERCENT: f64 = 1.959_964;

/// A mean with the half width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub mean: f64,
    pub error: f64,
}

/// The mean of one value a game. Games of a group have the same draws, so that their luck cancels out:
/// what counts for the error is how groups differ. The last group may be incomplete.
pub fn estimate(values: &[f64], group: usize) -> Estimate {
    let number = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / number;
    // A single group cannot differ from others, so its games stand for themselves.
    let group = if values.len() <= group { 1 } else { group };
    let deviation = |group: &[f64]| group.iter().map(|value| value - mean).sum::<f64>();
    let squares: f64 = values.chunks(group).map(|group| deviation(group).powi(2)).sum();
    let groups = values.len().div_ceil(group) as f64;
    let variance = squares / number.powi(2) * groups / (groups - 1.0).max(1.0);
    Estimate { mean, error: WIDTH_OF_95_PERCENT * variance.sqrt() }
}

/// A difference in strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference; after nothing but wins or losses, the smallest that fits them at 95 %.
    pub elo: f64,
    /// The half width of the 95 % interval; nothing after nothing but wins or losses.
    pub error: Option<f64>,
}

impl Elo {
    /// The difference that follows from the mean score of a number of games, in which a win is 1 and a
    /// loss 0.
    pub fn from_score(score: Estimate, games: usize) -> Elo {
        let Estimate { mean, error } = score;
        // Less would make so many wins in a row unlikely. After few of them, that says nothing yet.
        let least = elo_of_score(0.05_f64.powf(1.0 / games.max(1) as f64)).max(0.0);
        match mean {
            _ if mean >= 1.0 => Elo { elo: least, error: None },
            _ if mean <= 0.0 => Elo { elo: -least, error: None },
            _ => {
                let slope = 400.0 / (std::f64::consts::LN_10 * mean * (1.0 - mean));
                Elo { elo: elo_of_score(mean), error: Some(slope * error) }
            }
        }
    }
}

/// The difference in Elo that makes this score likely.
fn elo_of_score(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The score that a difference in Elo makes likely.
fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test: is the first player stronger by `elo1` or by `elo0` only?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    Elo0,
    Elo1,
}

/// How many pairs of games brought the first player 0, ½, 1, 1½ and 2 points.
pub type Pairs = [u32; 5];

impl Sprt {
    /// The logarithm of the likelihood ratio at which the test decides: each mistake in 5 % of tests.
    pub const BOUND: f64 = 2.944_438_979_166_44; // ln(0.95 / 0.05)

    /// Reads the two differences, as in `0,20`.
    pub fn parse(text: &str) -> Result<Sprt, String> {
        let wrong = || {
            format!("\"{text}\" is not in the form ELO0,ELO1 with ELO0 below ELO1, such as 0,20")
        };
        let (elo0, elo1) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse().ok().filter(|it: &f64| it.abs() <= 1000.0);
        let (elo0, elo1) = number(elo0).zip(number(elo1)).ok_or_else(wrong)?;
        if elo0 < elo1 { Ok(Sprt { elo0, elo1 }) } else { Err(wrong()) }
    }

    /// The decision, if the pairs suffice for one.
    pub fn verdict(&self, pairs: &Pairs) -> Option<Verdict> {
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio >= Sprt::BOUND => Some(Verdict::Elo1),
            ratio if ratio <= -Sprt::BOUND => Some(Verdict::Elo0),
            _ => None,
        }
    }

    /// How much more likely the pairs are if the first player is stronger by `elo1`. How often pairs are
    /// split or drawn is unknown and taken to be what makes the pairs most likely, in either case.
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.iter().all(|count| *count == 0) {
            return 0.0;
        }
        // What has not happened yet is still possible.
        let counts = pairs.map(|count| if count == 0 { 0.001 } else { count as f64 });
        let all: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / all);
        let [at0, at1] = [self.elo0, self.elo1].map(|elo| likeliest(&seen, score_of_elo(elo)));
        (0..5).map(|it| counts[it] * (at1[it] / at0[it]).ln()).sum()
    }
}

/// The score of a game in a pair that brought this many half points.
fn score_of_pair(half_points: usize) -> f64 {
    half_points as f64 / 4.0
}

/// Of all distributions with this mean score, the one that makes what was seen most likely: each share
/// divided by `1 + x (score - mean)`, with the `x` that gives it the mean.
fn likeliest(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let tilted = |x: f64| -> [f64; 5] {
        std::array::from_fn(|it| seen[it] / (1.0 + x * (score_of_pair(it) - mean)))
    };
    let excess = |x: f64| -> f64 {
        tilted(x).iter().enumerate().map(|(it, share)| share * (score_of_pair(it) - mean)).sum()
    };
    // Between these, all shares are positive, and the excess falls as x grows.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    tilted((low + high) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, tolerance: f64) -> bool {
        (a - b).abs() <= tolerance
    }

    /// The scores of games that make these pairs.
    fn scores(pairs: Pairs) -> Vec<f64> {
        let games = [[0.0, 0.0], [0.0, 0.5], [0.5, 0.5], [0.5, 1.0], [1.0, 1.0]];
        let pairs = games.into_iter().zip(pairs);
        pairs.flat_map(|(pair, count)| pair.repeat(count as usize)).collect()
    }

    #[test]
    fn elo_follows_from_the_score() {
        assert_eq!(elo_of_score(0.5), 0.0);
        assert!(close(elo_of_score(0.75), 190.85, 0.01));
        assert!(close(elo_of_score(10.0 / 11.0), 400.0, 1e-9));
        assert!(close(score_of_elo(100.0), 0.6401, 1e-4));
        assert!(close(score_of_elo(elo_of_score(0.3)), 0.3, 1e-12));
    }

    /// Matches of chess engines, as another program judged them.
    #[test]
    fn elo_and_its_error_agree_with_published_matches() {
        let matches = [
            ([73, 79, 296, 91, 118], 27.02, 15.81),
            ([40, 67, 295, 123, 54], 25.25, 13.92),
            ([19, 23, 269, 81, 108], 83.57, 16.15),
            ([578, 1352, 1985, 1283, 564], -2.92, 5.02),
        ];
        for (pairs, elo, error) in matches {
            let scores = scores(pairs);
            let found = Elo::from_score(estimate(&scores, 2), scores.len());
            assert!(close(found.elo, elo, 0.01), "{found:?} for {pairs:?}");
            assert!(close(found.error.unwrap(), error, 0.015), "{found:?} for {pairs:?}");
        }
    }

    #[test]
    fn nothing_but_wins_bounds_elo_from_one_side() {
        let wins = [1.0; 40];
        let elo = Elo::from_score(estimate(&wins, 2), 40);
        assert!(close(elo.elo, 443.0, 1.0) && elo.error.is_none(), "{elo:?}");
        let losses = Elo::from_score(estimate(&[0.0; 40], 2), 40);
        assert_eq!(losses, Elo { elo: -elo.elo, error: None });
        assert_eq!(Elo::from_score(estimate(&[1.0; 4], 2), 4).elo, 0.0, "too few to tell");
    }

    #[test]
    fn luck_that_both_seats_share_is_no_error() {
        // The first seat wins by 10 whoever sits there, and the first player is better by 2.
        let margins = [12.0, -8.0, 12.0, -8.0];
        assert_eq!(estimate(&margins, 2), Estimate { mean: 2.0, error: 0.0 });
        assert!(estimate(&margins, 1).error > 10.0);
    }

    #[test]
    fn errors_are_finite_for_any_number_of_games() {
        for games in 0..7 {
            let values: Vec<f64> = (0..games).map(|it| (it % 3) as f64).collect();
            let found = estimate(&values, 2);
            assert!(found.mean.is_finite() && found.error.is_finite(), "{games}: {found:?}");
        }
        // The variance of 1, 2, 3, 4 is 5/3, and that of their mean a quarter of it.
        let four = estimate(&[1.0, 2.0, 3.0, 4.0], 1);
        assert!(close(four.error, WIDTH_OF_95_PERCENT * (5.0_f64 / 12.0).sqrt(), 1e-12));
    }

    #[test]
    fn the_likelihood_ratio_has_the_values_of_a_reference() {
        let values = [
            ([73, 79, 296, 91, 118], (0.0, 10.0), 3.383633),
            ([40, 67, 295, 123, 54], (0.0, 20.0), 5.937188),
            ([578, 1352, 1985, 1283, 564], (0.0, 5.0), -4.139020),
            ([0, 0, 0, 0, 10], (0.0, 20.0), 0.559195),
        ];
        for (pairs, (elo0, elo1), ratio) in values {
            let found = Sprt { elo0, elo1 }.log_likelihood_ratio(&pairs);
            assert!(close(found, ratio, 1e-5), "{found} for {pairs:?}");
        }
        assert_eq!(Sprt { elo0: 0.0, elo1: 10.0 }.log_likelihood_ratio(&[0; 5]), 0.0);
    }

    #[test]
    fn the_test_decides_at_five_percent() {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        assert!(close(Sprt::BOUND, (0.95_f64 / 0.05).ln(), 1e-12));
        assert_eq!(sprt.verdict(&[0, 0, 0, 0, 52]), None);
        assert_eq!(sprt.verdict(&[0, 0, 0, 0, 53]), Some(Verdict::Elo1));
        assert_eq!(sprt.verdict(&[53, 0, 0, 0, 0]), Some(Verdict::Elo0));
        assert_eq!(sprt.verdict(&[5, 5, 5, 5, 5]), None);
    }

    #[test]
    fn a_test_is_typed_as_two_numbers() {
        assert_eq!(Sprt::parse("0,20"), Ok(Sprt { elo0: 0.0, elo1: 20.0 }));
        assert_eq!(Sprt::parse("-5, 2.5"), Ok(Sprt { elo0: -5.0, elo1: 2.5 }));
        for wrong in ["", "5", "20,0", "5,5", "0,x", "0,NaN", "0,inf", "0,1,2"] {
            assert!(Sprt::parse(wrong).is_err(), "{wrong}");
        }
    }
}
