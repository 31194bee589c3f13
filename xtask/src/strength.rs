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

const MATCHES: [Match; 19] = [
    row("bars", "base", 1000, &["best:positions=0", "greedy"]),
    row("bars", "base", 40, &["best:ms=100", "greedy"]),
    row("bars", "base", 40, &["best:ms=100", "uct:ms=100"]),
    row("bars", "big-box-2021", 40, &["best:positions=0", "greedy"]),
    row("bars", "minis-2012", 40, &["best:positions=0", "greedy"]),
    row("bars", "big-box-5", 40, &["best:positions=0", "greedy"]),
    row("bars", "big-box-2008", 40, &["best:positions=0", "greedy"]),
    row("bars", "everything", 20, &["best:positions=0", "greedy"]),
    row("four", "base", 400, FOUR),
    row("four", "big-box-2021", 24, FOUR),
    row("four", "minis-2012", 24, FOUR),
    row("four", "big-box-5", 24, FOUR),
    row("four", "big-box-2008", 24, FOUR),
    row("four", "everything", 8, FOUR),
    row("time", "base", 40, &["best:ms=25", "best:positions=0"]),
    row("time", "base", 40, &["best:ms=100", "best:positions=0"]),
    row("time", "base", 24, &["best:ms=400", "best:positions=0"]),
    row("time", "base", 12, &["best:ms=1600", "best:positions=0"]),
    row("time", "big-box-2021", 16, &["best:ms=400", "best:positions=0"]),
];

/// The ladder from below, with what it stands on.
const LADDER: [&str; 9] =
    ["random", "odile", "gaspard", "margot", "marius", "alienor", "thibaut", "sancha", "raimond"];

/// The level that the scale is held at, and its rating there.
const ANCHOR: (usize, f64) = (1, 800.0);

/// The parts that can be asked for.
const PARTS: [&str; 4] = ["bars", "four", "time", "ladder"];

/// Plays the games of some parts; of all, where none is named.
pub fn run(root: &Path, parts: &[&str]) -> Result<(), Failure> {
    if let Some(unknown) = parts.iter().find(|part| !PARTS.contains(part)) {
        let known = PARTS.join(", ");
        return Err(Failure::Usage(format!("`strength` has no part `{unknown}`, only {known}")));
    }
    let wanted = |part: &str| parts.is_empty() || parts.contains(&part);
    cargo(root, &["build", "--release", "--quiet", "-p", "bastide-cli"])?;
    println!("| preset | player | against | won, drawn, lost | points | margin, ± at 95 % | ms |");
    println!("|---|---|---|---:|---:|---:|---:|");
    for it in MATCHES.iter().filter(|it| wanted(it.part)) {
        let [own, other] = play(root, it.preset, it.games, it.players)?;
        let (first, others) = (it.players[0], it.players[1..].join(", "));
        println!(
            "| `{}` | `{first}` | `{others}` | {}, {}, {} | {:.1} : {:.1} | {} | {:.1} |",
            it.preset,
            own.wins,
            own.draws,
            own.losses,
            own.points,
            other.points,
            own.margin,
            own.millis
        );
    }
    if wanted("ladder") { ladder(root) } else { Ok(()) }
}

/// What one player of a match came to.
#[derive(Debug, PartialEq)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    points: f64,
    margin: String,
    millis: f64,
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
        r#""wins":{number},"draws":{number},"losses":{number},"points":{number}.*?"margin":(null|\{{[^}}]*\}}).*?"millis":{number}"#
    );
    let player = Regex::new(&pattern).expect("the pattern is right");
    let whole = |text: &str| text.parse().unwrap_or(0);
    let tally = |found: regex_lite::Captures<'_>| Tally {
        wins: whole(&found[1]),
        draws: whole(&found[2]),
        losses: whole(&found[3]),
        points: found[4].parse().unwrap_or(0.0),
        margin: margin(&found[5]),
        millis: found[6].parse().unwrap_or(0.0),
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
            let games = if *stronger == "raimond" { 60 } else { 400 };
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

    #[test]
    fn unknown_parts_are_refused() {
        let refused = run(&crate::tree::root(), &["weather"]);
        assert!(matches!(refused, Err(Failure::Usage(_))));
    }
}
