//! The levels of play: eight players on one ladder, each with a habit of its own, and three that bots
//! are measured by. Some levels can also play in other styles.

mod styles;

use std::time::Duration;

use bastide_engine::{Action, Game, SegmentKind};

use crate::best::{self, Analysis, Budget, Candidate, Eyes, Sense, think};
use crate::rng::Rng;
use crate::{greedy_action, random_action};

use styles::STYLED;
pub use styles::Style;

/// A level of play.
#[derive(Debug)]
pub struct Level {
    /// The name that programs use.
    pub name: &'static str,
    /// The name that people read.
    pub called: &'static str,
    /// How strong it is, in a word.
    pub grade: &'static str,
    /// How strong it is on the scale of `docs/strength.md`, where that was measured.
    pub rating: Option<i32>,
    /// Its habit, in a sentence.
    pub habit: &'static str,
    play: Play,
}

/// How a level chooses.
#[derive(Debug)]
enum Play {
    Random,
    Greedy,
    /// At first sight, with eyes of its own, and less than the best by so many points now and then.
    Glance {
        eyes: Eyes,
        slips: f32,
    },
    /// With a search, of so many positions at most.
    Search {
        positions: Option<u64>,
    },
}

/// No slip costs more than so many times the points of an ordinary one, in the player's own eyes: even a
/// beginner does nothing absurd.
const WORST_SLIP: f32 = 4.0;

/// The longest that a level with a search thinks about one decision, where nothing else is said.
pub const LONGEST: Duration = Duration::from_millis(450);

/// The ladder, the weakest first.
pub const LADDER: [Level; 8] = [
    Level {
        name: "odile",
        called: "Odile",
        grade: "beginner",
        rating: Some(800),
        habit: "Forgets farms and keeps her meeples for later.",
        play: Play::Glance {
            eyes: Eyes(&[(Sense::Farms, 0.0), (Sense::Joins, 0.0), (Sense::Free, 1.6)]),
            slips: 1.6,
        },
    },
    Level {
        name: "gaspard",
        called: "Gaspard",
        grade: "easy",
        rating: Some(950),
        habit: "Never farms, and doesn’t see a steal coming.",
        play: Play::Glance { eyes: Eyes(&[(Sense::Farms, 0.0), (Sense::Joins, 0.0)]), slips: 1.5 },
    },
    Level {
        name: "margot",
        called: "Margot",
        grade: "casual",
        rating: Some(1120),
        habit: "Sends her meeples out early and is soon without one.",
        play: Play::Glance {
            eyes: Eyes(&[(Sense::Cities, 1.3), (Sense::Joins, 0.0)]),
            slips: 1.25,
        },
    },
    Level {
        name: "marius",
        called: "Marius",
        grade: "steady",
        rating: Some(1260),
        habit: "Sends more meeples to the fields than anyone.",
        play: Play::Glance { eyes: Eyes(&[(Sense::Farms, 1.3)]), slips: 1.02 },
    },
    Level {
        name: "alienor",
        called: "Aliénor",
        grade: "solid",
        rating: Some(1445),
        habit: "Joins your cities and roads when she can.",
        play: Play::Glance { eyes: Eyes(&[(Sense::Joins, 1.6)]), slips: 0.76 },
    },
    Level {
        name: "thibaut",
        called: "Thibaut",
        grade: "strong",
        rating: Some(1620),
        habit: "Counts the tiles that are left and wastes little.",
        play: Play::Glance { eyes: Eyes::OPEN, slips: 0.52 },
    },
    Level {
        name: "sancha",
        called: "Sancha",
        grade: "expert",
        rating: Some(1795),
        habit: "Hardly ever misses the move that looks best.",
        play: Play::Glance { eyes: Eyes::OPEN, slips: 0.2 },
    },
    Level {
        name: "raimond",
        called: "Raimond",
        grade: "master",
        rating: Some(1955),
        habit: "Thinks about your reply before he moves.",
        play: Play::Search { positions: Some(20_000) },
    },
];

/// What the ladder is measured by; programs may play against them too.
pub const YARDSTICKS: [Level; 3] = [
    Level {
        name: "random",
        called: "Random",
        grade: "random",
        rating: None,
        habit: "Takes any legal action.",
        play: Play::Random,
    },
    Level {
        name: "greedy",
        called: "Greedy",
        grade: "greedy",
        rating: Some(865),
        habit: "Takes the points that it sees.",
        play: Play::Greedy,
    },
    Level {
        name: "best",
        called: "Best",
        grade: "best",
        rating: None,
        habit: "Thinks as long as it may.",
        play: Play::Search { positions: None },
    },
];

impl Level {
    /// The level with this name, or a level in a style, such as `marius:style=thief`.
    pub fn named(name: &str) -> Option<&'static Level> {
        Level::all().chain(&STYLED).find(|level| level.name == name)
    }

    /// Every level, the ladder first; styles are not counted.
    pub fn all() -> impl Iterator<Item = &'static Level> {
        LADDER.iter().chain(&YARDSTICKS)
    }

    /// The names of all levels, in the order of [`Level::all`].
    pub fn names() -> Vec<&'static str> {
        Level::all().map(|level| level.name).collect()
    }

    /// Chooses an action; nothing where no player is asked. The same seed chooses the same, unless a
    /// search runs out of time.
    pub fn choose(&self, game: &Game, seed: u64) -> Option<Action> {
        self.choose_within(game, seed, LONGEST)
    }

    /// Chooses an action in so much time, of which only a search makes use.
    pub fn choose_within(&self, game: &Game, seed: u64, time: Duration) -> Option<Action> {
        let mut rng = Rng::new(seed);
        match &self.play {
            Play::Random => random_action(game, &mut rng),
            Play::Greedy => greedy_action(game, &mut rng),
            Play::Glance { eyes, slips } => {
                pick(&considered(game, *eyes)?, *slips * reach(game), &mut rng)
            }
            Play::Search { positions } => {
                let budget = Budget { positions: *positions, ..Budget::time(time) };
                Some(think(game, &budget)?.candidates.first()?.action)
            }
        }
    }

    /// How likely the level chooses each of the actions that it considers; nothing where no player is asked,
    /// and of those that don't choose at first sight.
    pub fn chances(&self, game: &Game) -> Option<Vec<(Action, f32)>> {
        let Play::Glance { eyes, slips } = &self.play else { return None };
        let (analysis, slips) = (considered(game, *eyes)?, *slips * reach(game));
        let best = analysis.candidates.first()?.margin;
        let near = near(&analysis, slips);
        let weights: Vec<_> =
            near.map(|it| (it.action, ((it.margin - best) / slips).exp())).collect();
        let sum: f32 = weights.iter().map(|(_, weight)| weight).sum();
        Some(weights.into_iter().map(|(action, weight)| (action, weight / sum)).collect())
    }

    /// What the level thinks of every action; nothing where no player is asked, and of those that judge
    /// nothing.
    pub fn think(&self, game: &Game, budget: &Budget) -> Option<Analysis> {
        match &self.play {
            Play::Random | Play::Greedy => None,
            Play::Glance { eyes, .. } => best::glance(game, *eyes),
            Play::Search { .. } => think(game, budget),
        }
    }
}

/// What a player with these eyes chooses from.
fn considered(game: &Game, eyes: Eyes) -> Option<Analysis> {
    let mut analysis = best::glance(game, eyes)?;
    let farms = |it: &Candidate| goes_to_fields(game, it.action);
    if eyes.forget(Sense::Farms) && !analysis.candidates.iter().all(farms) {
        analysis.candidates.retain(|it| !farms(it));
    }
    Some(analysis)
}

/// Whether an action sends somebody to the fields.
fn goes_to_fields(game: &Game, action: Action) -> bool {
    matches!(action, Action::Deploy { to, .. } if game.kind_at(to) == Some(SegmentKind::Field))
}

/// How much larger slips are in this game than in one of [`TILES`]. A longer game
/// is decided by far more points, so that slips of the same size would hardly tell one level from the next.
fn reach(game: &Game) -> f32 {
    let tiles = game.board().tiles().len() as f32 + f32::from(game.bag().left());
    (tiles / TILES).max(1.0).sqrt()
}

/// How many tiles the games had in which slips were chosen.
const TILES: f32 = 72.0;

/// The best action, or one that is nearly as good: with slips of one point, one that is worse by a point
/// is e times less likely.
fn pick(analysis: &Analysis, slips: f32, rng: &mut Rng) -> Option<Action> {
    let noisy = near(analysis, slips).map(|it| (it.margin + slips * luck(rng), it.action));
    noisy.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, action)| action)
}

/// Actions that are not too much worse than the best one to slip to.
fn near(analysis: &Analysis, slips: f32) -> impl Iterator<Item = &Candidate> {
    let best = analysis.candidates.first().map_or(0.0, |best| best.margin);
    analysis.candidates.iter().filter(move |it| best - it.margin <= slips * WORST_SLIP)
}

/// A number of Gumbel's distribution: the largest of such numbers makes each action as likely as its
/// exponential.
fn luck(rng: &mut Rng) -> f32 {
    let share = (rng.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32;
    -(-share.ln()).ln()
}
