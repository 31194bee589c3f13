//! `cargo xtask strength`: plays the games of docs/strength.md again and prints its tables.

use std::path::Path;
use std::process::{Command, Stdio};

use regex_lite::Regex;

use crate::command::{cargo, target};
use crate::failure::Failure;

/// A row of the tables: the first player against the others.
struct Match {
    part: &'static str,
    preset: &'static str,
    games: u32,
    players: &'static [&'static str],
}

const fn row(
    part: &'static str,
    preset: &'static str,
    games: u32,
    players: &'static [&'static str],
) -> Match {
    Match { part, preset, games, players }
}

const FOUR: &[&str] = &["best:positions=0", "greedy", "greedy", "greedy"];

const MATCHES: [Match; 18] = [
    row("bars", "base", 1000, &["best:positions=0", "greedy"]),
    row("bars", "base", 40, &["best:ms=100", "greedy"]),
    row("bars", "base", 40, &["best:ms=100", "uct:ms=100"]),
    row("bars", "big-box-2021", 40, &["best:positions=0", "greedy"]),
    row("bars", "minis-2012", 40, &["best:positions=0", "greedy"]),
    row("bars", "big-box-5", 48, &["best:positions=0", "greedy"]),
    row("bars", "big-box-2008", 48, &["best:positions=0", "greedy"]),
    row("bars", "everything", 48, &["best:positions=0", "greedy"]),
    row("four", "base", 200, FOUR),
    row("four", "big-box-2021", 48, FOUR),
    row("four", "minis-2012", 48, FOUR),
    row("four", "big-box-5", 64, FOUR),
    row("four", "big-box-2008", 48, FOUR),
    row("four", "everything", 32, FOUR),
    row("time", "base", 96, &["best:positions=5000", "best:positions=0"]),
    row("time", "base", 96, &["best:positions=20000", "best:positions=0"]),
    row("time", "base", 48, &["best:positions=80000", "best:positions=0"]),
    row("time", "base", 16, &["best:positions=320000", "best:positions=0"]),
];

/// The ladder from below, with what it stands on.
const LADDER: [&str; 9] =
    ["random", "odile", "gaspard", "margot", "marius", "alienor", "thibaut", "sancha", "raimond"];

/// The level that the scale is held at, and its rating there.
const ANCHOR: (usize, f64) = (1, 800.0);

/// The games of each level but the slow one against the next, from below, in each box.
const ORDER: [(&str, [u32; 6]); 5] = [
    ("minis-2012", [40, 40, 64, 40, 40, 96]),
    ("big-box-2021", [40, 40, 64, 40, 40, 64]),
    ("big-box-5", [40, 40, 40, 40, 64, 64]),
    ("big-box-2008", [40, 40, 40, 64, 40, 64]),
    ("everything", [16, 16, 16, 32, 32, 32]),
];

/// The level that its search makes too slow for the games of [`ORDER`].
const SLOW: &str = "raimond";

/// The games of each level on the ladder against the next two, and those of the slow one.
const STEPS: (u32, u32) = (400, 48);

/// The parts that can be asked for.
const PARTS: [&str; 5] = ["bars", "four", "time", "ladder", "order"];

/// Plays the games of some parts; of all, where none is named.
pub fn run(root: &Path, parts: &[&str]) -> Result<(), Failure> {
    if let Some(unknown) = parts.iter().find(|part| !PARTS.contains(part)) {
        let known = PARTS.join(", ");
        return Err(Failure::Usage(format!("`strength` has no part `{unknown}`, only {known}")));
    }
    let wanted = |part: &str| parts.is_empty() || parts.contains(&part);
    cargo(root, &["build", "--release", "--quiet", "-p", "bastide-cli"])?;
    for part in ["bars", "four", "time"].into_iter().filter(|part| wanted(part)) {
        println!("\n| preset | player | against | won, drawn, lost | points | margin, ± at 95 % |");
        println!("|---|---|---|---:|---:|---:|");
        for it in MATCHES.iter().filter(|it| it.part == part) {
            let [own, other] = play(root, it.preset, it.games, it.players)?;
            println!(
                "{} {}, {}, {} | {:.1} : {:.1} | {} |",
                it.begin(),
                own.wins,
                own.draws,
                own.losses,
                own.points,
                other.points,
                own.margin
            );
        }
    }
    if wanted("ladder") {
        ladder(root)?;
    }
    if wanted("order") { order(root) } else { Ok(()) }
}

impl Match {
    /// The columns of its row that are known before it is played.
    fn begin(&self) -> String {
        let (first, others) = (self.players[0], self.players[1..].join(", "));
        format!("| `{}` | `{first}` | `{others}` |", self.preset)
    }
}

/// What one player of a match came to.
#[derive(Debug, PartialEq)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    points: f64,
    margin: String,
}

/// Plays a match; gives the first two players.
fn play(root: &Path, preset: &str, games: u32, players: &[&str]) -> Result<[Tally; 2], Failure> {
    let games = games.to_string();
    let mut command = Command::new(target(root).join("release/bastide"));
    command.args(["arena", "--json", "--preset", preset, "--games", &games]).args(players);
    let typed = format!("bastide arena --preset {preset} --games {games} {}", players.join(" "));
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| Failure::Io(typed.clone(), error))?;
    if !output.status.success() {
        return Err(Failure::Command(typed));
    }
    let results = read(&String::from_utf8_lossy(&output.stdout));
    <[Tally; 2]>::try_from(results).map_err(|_| Failure::Command(typed))
}

/// Reads what the arena prints for programs.
fn read(json: &str) -> Vec<Tally> {
    let number = r"([-\d.]+)";
    let pattern = format!(
        r#""wins":{number},"draws":{number},"losses":{number},"points":{number}.*?"margin":(null|\{{[^}}]*\}})"#
    );
    let player = Regex::new(&pattern).expect("the pattern is right");
    let whole = |text: &str| text.parse().unwrap_or(0);
    let tally = |found: regex_lite::Captures<'_>| Tally {
        wins: whole(&found[1]),
        draws: whole(&found[2]),
        losses: whole(&found[3]),
        points: found[4].parse().unwrap_or(0.0),
        margin: margin(&found[5]),
    };
    player.captures_iter(json).take(2).map(tally).collect()
}

/// `{"mean":60.5,"error":1.4}` as a person writes it; nothing with more than two players.
fn margin(json: &str) -> String {
    let numbers: Vec<f64> =
        json.split([':', ',', '}']).filter_map(|part| part.parse().ok()).collect();
    match numbers[..] {
        [mean, error] => format!("{mean:.1} ± {error:.1}"),
        _ => String::new(),
    }
}

/// Plays each level against the next two and prints their ratings.
fn ladder(root: &Path) -> Result<(), Failure> {
    let mut results = Vec::new();
    println!("\n| level | against | won, drawn, lost |\n|---|---|---:|");
    for (low, name) in LADDER.iter().enumerate() {
        for (high, stronger) in LADDER.iter().enumerate().skip(low + 1).take(2) {
            let games = if *stronger == SLOW { STEPS.1 } else { STEPS.0 };
            let [own, _] = play(root, "base", games, &[stronger, name])?;
            println!("| `{stronger}` | `{name}` | {}, {}, {} |", own.wins, own.draws, own.losses);
            let won = own.wins as f64 + own.draws as f64 / 2.0;
            results.push((high, low, won, games as f64));
        }
    }
    println!("\n| level | rating |\n|---|---:|");
    for (name, rating) in LADDER.iter().zip(ratings(&results)) {
        println!("| `{name}` | {rating:.0} |");
    }
    Ok(())
}

/// Plays each level but the slow one against the next in every box, and prints what the stronger one won.
fn order(root: &Path) -> Result<(), Failure> {
    let levels = || LADDER[ANCHOR.0..].iter().filter(|level| **level != SLOW);
    let steps: Vec<(&str, &str)> =
        levels().zip(levels().skip(1)).map(|(low, high)| (*low, *high)).collect();
    let names: Vec<String> =
        steps.iter().map(|(low, high)| format!("`{high}` : `{low}`")).collect();
    println!("\n| preset | {} |", names.join(" | "));
    println!("|---|{}", "---:|".repeat(steps.len()));
    for (preset, games) in ORDER {
        let mut row = format!("| `{preset}` |");
        for ((low, high), games) in steps.iter().zip(games) {
            let [own, other] = play(root, preset, games, &[high, low])?;
            let won = |tally: &Tally| tally.wins as f64 + tally.draws as f64 / 2.0;
            row += &format!(" {} : {} |", won(&own), won(&other));
        }
        println!("{row}");
    }
    Ok(())
}

/// The ratings under which the results are the likeliest, with the anchor at its place; a result is who
/// won how much of how many games against whom.
fn ratings(results: &[(usize, usize, f64, f64)]) -> [f64; LADDER.len()] {
    let mut ratings = [0.0; LADDER.len()];
    for _ in 0..20_000 {
        let mut slopes = [0.0; LADDER.len()];
        for (one, other, won, games) in results {
            let expected = 1.0 / (1.0 + 10f64.powf((ratings[*other] - ratings[*one]) / 400.0));
            let slope = won / games - expected;
            slopes[*one] += slope;
            slopes[*other] -= slope;
        }
        ratings.iter_mut().zip(slopes).for_each(|(rating, slope)| *rating += 40.0 * slope);
    }
    let shift = ANCHOR.1 - ratings[ANCHOR.0];
    ratings.map(|rating| rating + shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_arena_prints_is_read() {
        let player = |name: &str, wins: u32| {
            let counts = format!(r#""wins":{wins},"draws":1,"losses":3,"points":90.5,"elo":0.0"#);
            let times = r#""decisions":9,"millis":0.25,"slowest_millis":4.0"#;
            let margin = r#""margin":{"mean":6.25,"error":1.5}"#;
            format!(r#"{{"name":"{name}",{counts},{margin},{times}}}"#)
        };
        let json = format!(r#"{{"games":8,"players":[{},{}]}}"#, player("a", 4), player("b", 3));
        let read = read(&json);
        assert_eq!(read.len(), 2);
        assert_eq!((read[0].wins, read[1].wins, read[0].losses), (4, 3, 3));
        assert_eq!(read[0].margin, "6.2 ± 1.5");
        assert_eq!(margin("null"), "");
    }

    #[test]
    fn ratings_follow_the_results() {
        let steps: Vec<_> =
            (1..LADDER.len()).map(|level| (level, level - 1, 70.0, 100.0)).collect();
        let ratings = ratings(&steps);
        assert_eq!(ratings[ANCHOR.0].round(), ANCHOR.1);
        for pair in ratings.windows(2) {
            assert!((pair[1] - pair[0] - 147.0).abs() < 1.0, "{ratings:?}");
        }
    }

    /// A row of a match on the page has as many games as this command plays.
    #[test]
    fn the_page_has_the_games_of_the_command() {
        let page = std::fs::read_to_string(crate::tree::root().join("docs/strength.md"))
            .expect("the page is there");
        for it in &MATCHES {
            let begin = it.begin();
            let row = page.lines().find_map(|line| line.strip_prefix(&begin));
            let row = row.unwrap_or_else(|| panic!("docs/strength.md has no row {begin}"));
            let counts = row.split('|').next().unwrap_or_default().trim();
            let games: Option<u32> = counts.split(", ").map(|it| it.parse::<u32>().ok()).sum();
            assert_eq!(games, Some(it.games), "{begin}{row}");
        }
    }

    /// So has a cell of the order in each box, and the ladder.
    #[test]
    fn the_page_has_the_order_and_the_ladder_of_the_command() {
        let page = std::fs::read_to_string(crate::tree::root().join("docs/strength.md"))
            .expect("the page is there");
        for (preset, games) in ORDER {
            let begin = format!("| `{preset}` | ");
            let cells = page.lines().filter_map(|line| line.strip_prefix(&begin)).find_map(|row| {
                let cell = |cell: &str| -> Option<f64> {
                    let (won, lost) = cell.trim().trim_matches('*').split_once(" : ")?;
                    Some(won.parse::<f64>().ok()? + lost.parse::<f64>().ok()?)
                };
                row.trim_end_matches('|').split('|').map(cell).collect::<Option<Vec<f64>>>()
            });
            assert_eq!(cells, Some(games.map(f64::from).to_vec()), "{preset}");
        }
        let (all, slow) = STEPS;
        assert!(page.contains(&format!("score against the one below, in {all} games |")));
        assert!(page.contains(&format!("% of {slow} |")));
    }

    #[test]
    fn unknown_parts_are_refused() {
        let refused = run(&crate::tree::root(), &["weather"]);
        assert!(matches!(refused, Err(Failure::Usage(_))));
    }
}
