//! Grades: how good a turn was, by the chance to win that it gave away against the best one.

/// How good a turn was. Every limit is here and nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// As good as the best, as far as anyone can tell.
    Best,
    /// Hardly worse.
    Good,
    /// Somewhat worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// As bad as it gets.
    Blunder,
}

/// A turn that loses this chance to win is half as accurate as one that loses nothing.
const HALF_AS_ACCURATE: f32 = 0.07;

impl Grade {
    /// All of them, the best first.
    pub const ALL: [Grade; 5] =
        [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a turn that loses so much of the chance to win, as a share of one.
    pub fn of(lost: f32) -> Grade {
        Grade::ALL.into_iter().find(|grade| lost < grade.limit()).unwrap_or(Grade::Blunder)
    }

    /// A turn of this grade loses less than this.
    pub fn limit(self) -> f32 {
        match self {
            Grade::Best => 0.01,
            Grade::Good => 0.04,
            Grade::Inaccuracy => 0.08,
            Grade::Mistake => 0.15,
            Grade::Blunder => f32::INFINITY,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// How accurate a turn was, from 1 for the best down to 0.
pub fn accuracy(lost: f32) -> f32 {
    (-lost.max(0.0) / HALF_AS_ACCURATE).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_change_at_their_limits() {
        let below = |limit: f32| Grade::of(limit - 1e-4);
        for (limit, before, from) in [
            (0.01, Grade::Best, Grade::Good),
            (0.04, Grade::Good, Grade::Inaccuracy),
            (0.08, Grade::Inaccuracy, Grade::Mistake),
            (0.15, Grade::Mistake, Grade::Blunder),
        ] {
            assert_eq!((below(limit), Grade::of(limit)), (before, from));
        }
        assert_eq!((Grade::of(0.0), Grade::of(1.0)), (Grade::Best, Grade::Blunder));
    }

    #[test]
    fn accuracy_halves_again_and_again() {
        assert_eq!(accuracy(0.0), 1.0);
        assert_eq!(accuracy(-0.1), 1.0, "nothing is better than the best");
        assert!((accuracy(0.07) - 0.5).abs() < 1e-6);
        assert!((accuracy(0.14) - 0.25).abs() < 1e-6);
    }
}
