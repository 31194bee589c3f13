//! `bastide analyse`: what every turn of a game cost, what would have been best, and the luck of the draws.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use bastide_bots::best::{Budget, steps};
use bastide_bots::{Grade, Review, review};
use bastide_engine::{Action, Game, Match, Player};
use bastide_notation::print_action;
use serde::Serialize;

use crate::failure::Failure;
use crate::game_file;
use crate::table::Heading::{Left, Right};
use crate::table::write_table;
use crate::words;

/// Turns that cost less are as good as the best: nobody can tell them apart.
const AS_GOOD: f32 = 0.5;

/// Positions for each decision where nothing is said.
const DEFAULT_POSITIONS: u64 = 5_000;

/// The arguments of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game file; - reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Examine this many positions for each decision [default: 5000]
    #[arg(long, value_name = "N", conflicts_with = "ms")]
    positions: Option<u64>,

    /// Think this many milliseconds about each decision, instead of counting positions
    #[arg(long, value_name = "N")]
    ms: Option<u64>,

    /// Review this many turns at the same time [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    /// Print the review as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let played = game_file::read(&args.file)?;
    if played.moves().is_empty() {
        return Err(Failure::Input("this game has no moves to review yet".to_string()));
    }
    let reviews = review(&played, &args.budget());
    if args.json {
        return write_json(&played, &reviews, out);
    }
    let rows: Vec<Vec<String>> = reviews.iter().map(row).collect();
    let headings = [
        Right("turn"),
        Left("player"),
        Right("luck"),
        Right("cost"),
        Right("chance"),
        Left("grade"),
        Left("played"),
        Left("better"),
    ];
    write_table(out, &headings, &rows)?;
    writeln!(out)?;
    let sums = Sum::of_all(&played, &reviews);
    let headings = [
        Left("player"),
        Right("score"),
        Right("turns"),
        Right("as good as the best"),
        Right("cost"),
        Right("per turn"),
        Right("luck"),
        Right("accuracy"),
        Right("inaccuracies"),
        Right("mistakes"),
        Right("blunders"),
    ];
    write_table(out, &headings, &sums.iter().map(Sum::row).collect::<Vec<_>>())?;
    writeln!(
        out,
        "\nCost: the expected points that a turn gave away compared with the best turn."
    )?;
    writeln!(out, "Luck: how much better its tile was than the average draw, in points.")?;
    writeln!(
        out,
        "Chance: the player's chance to win after the turn. Grades count how much of it was lost:\n{}.",
        limits()
    )?;
    Ok(writeln!(
        out,
        "Accuracy: 100% for the best turn, half as much for every 7% of the chance to win lost."
    )?)
}

/// What each grade means: "best below 1%, ..., blunder from there on".
fn limits() -> String {
    let words = Grade::ALL.map(|grade| match grade {
        Grade::Blunder => format!("{} from there on", grade.name()),
        _ => format!("{} below {:.0}%", grade.name(), grade.limit() * 100.0),
    });
    words.join(", ")
}

impl Args {
    fn budget(&self) -> Budget {
        let processors = || std::thread::available_parallelism().map_or(1, |it| it.get());
        let default = self.ms.is_none().then_some(DEFAULT_POSITIONS);
        Budget {
            time: self.ms.map(Duration::from_millis),
            positions: self.positions.or(default),
            threads: self.threads.map_or_else(processors, usize::from),
            ..Budget::default()
        }
    }
}

fn row(review: &Review) -> Vec<String> {
    let better = if review.cost < AS_GOOD { String::new() } else { best(review) };
    vec![
        review.before.turn_number().to_string(),
        words::name(&review.before, review.player),
        format!("{:+.1}", review.luck),
        if review.cost < AS_GOOD { String::new() } else { format!("{:.1}", review.cost) },
        format!("{:.0}%", review.after[review.player.index()] * 100.0),
        review.grade().name().to_string(),
        line(&review.before, &review.played),
        better,
    ]
}

fn best(review: &Review) -> String {
    line(&review.before, &review.best.line)
}

/// What a player does in the notation, as far as nobody else is asked in between.
fn line(before: &Game, actions: &[Action]) -> String {
    steps(before, actions, print_action).join(" ")
}

/// What the turns of one player come to.
#[derive(Serialize)]
struct Sum {
    name: String,
    score: u16,
    turns: usize,
    as_good: usize,
    cost: f32,
    luck: f32,
    /// From 0 to 1; nothing where there never was another turn.
    accuracy: Option<f32>,
    grades: BTreeMap<&'static str, usize>,
}

impl Sum {
    fn of_all(played: &Match, reviews: &[Review]) -> Vec<Sum> {
        let game = played.game();
        let players = (0..game.rules().players()).map(Player);
        players.map(|player| Sum::of(game, player, reviews)).collect()
    }

    fn of(game: &Game, player: Player, reviews: &[Review]) -> Sum {
        let own: Vec<&Review> = reviews.iter().filter(|it| it.player == player).collect();
        Sum {
            name: words::name(game, player),
            score: game.scores()[player.index()],
            turns: own.len(),
            as_good: own.iter().filter(|it| it.cost < AS_GOOD).count(),
            cost: own.iter().map(|it| it.cost).sum(),
            luck: own.iter().map(|it| it.luck).sum(),
            accuracy: mean(own.iter().filter_map(|it| it.accuracy())),
            grades: Grade::ALL
                .map(|grade| (grade.name(), own.iter().filter(|it| it.grade() == grade).count()))
                .into(),
        }
    }

    fn graded(&self, grade: Grade) -> String {
        self.grades[grade.name()].to_string()
    }

    fn row(&self) -> Vec<String> {
        let share = 100.0 * self.as_good as f32 / self.turns.max(1) as f32;
        vec![
            self.name.clone(),
            self.score.to_string(),
            self.turns.to_string(),
            format!("{share:.0}%"),
            format!("{:.1}", self.cost),
            format!("{:.2}", self.cost / self.turns.max(1) as f32),
            format!("{:+.1}", self.luck),
            self.accuracy.map_or_else(String::new, |it| format!("{:.0}%", it * 100.0)),
            self.graded(Grade::Inaccuracy),
            self.graded(Grade::Mistake),
            self.graded(Grade::Blunder),
        ]
    }
}

fn mean(numbers: impl Iterator<Item = f32>) -> Option<f32> {
    let numbers: Vec<f32> = numbers.collect();
    (!numbers.is_empty()).then(|| numbers.iter().sum::<f32>() / numbers.len() as f32)
}

/// The review for programs.
#[derive(Serialize)]
struct Report {
    turns: Vec<TurnReport>,
    players: Vec<Sum>,
}

#[derive(Serialize)]
struct TurnReport {
    turn: u32,
    player: String,
    played: String,
    best: String,
    margin: f32,
    win: Vec<f32>,
    after: Vec<f32>,
    cost: f32,
    lost: f32,
    grade: &'static str,
    luck: f32,
}

fn write_json(played: &Match, reviews: &[Review], out: &mut impl Write) -> Result<(), Failure> {
    let turn = |review: &Review| TurnReport {
        turn: review.before.turn_number(),
        player: words::name(&review.before, review.player),
        played: line(&review.before, &review.played),
        best: best(review),
        margin: review.best.margin,
        win: review.best.win.clone(),
        after: review.after.clone(),
        cost: review.cost,
        lost: review.lost,
        grade: review.grade().name(),
        luck: review.luck,
    };
    let report =
        Report { turns: reviews.iter().map(turn).collect(), players: Sum::of_all(played, reviews) };
    Ok(writeln!(
        out,
        "{}",
        serde_json::to_string(&report).expect("it is made of texts and numbers")
    )?)
}
