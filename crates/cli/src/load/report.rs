//! What came of a load test, as text or as JSON.

use std::io::{self, Write};

use bastide_load::{Codes, Kept, Latency, Report, Usage};

use crate::failure::Failure;
use crate::table::Heading::{self, Left, Right};
use crate::table::{counted, thousands, write_table};

/// Everything, for programs.
pub fn write_json(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, report).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}

/// Everything, for people.
pub fn write_text(report: &Report, out: &mut impl Write) -> io::Result<()> {
    for (name, text) in lines(report) {
        writeln!(out, "{name:<16}{text}")?;
    }
    writeln!(out)?;
    let numbers = ["times", "p50", "p90", "p99", "p99.9", "max"].map(Right);
    let headings: Vec<Heading> = [Left("milliseconds")].into_iter().chain(numbers).collect();
    let rows = [
        ("until acknowledged", &report.ack),
        ("until the other player sees it", &report.seen),
        ("until the bot has had its turn", &report.bot),
        ("to create a game", &report.create),
        ("between two moves of a game", &report.still),
    ];
    let measured = rows.into_iter().filter(|(_, latency)| latency.count > 0);
    let rows: Vec<_> = measured.map(|(name, latency)| latency_row(name, latency)).collect();
    write_table(out, &headings, &rows)
}

fn lines(report: &Report) -> Vec<(&str, String)> {
    let whole = |number: u64| thousands(number as f64);
    let Report { sockets, kept, .. } = report;
    let (started, finished) = (whole(report.games_started), whole(report.games_finished));
    let (most, opened) = (whole(sockets.most as u64), whole(sockets.opened));
    let back = whole(sockets.reconnected);
    let mut lines = vec![
        ("moves", format!("{} in {:.1} s", whole(report.moves), report.seconds)),
        ("moves a second", thousands(report.moves_per_second)),
        ("taken back", whole(report.undos)),
        ("games", format!("{started} started, {finished} finished")),
        ("sockets", format!("{most} at once, {opened} opened, {back} reconnected")),
        ("set up in", format!("{:.1} s", report.set_up_seconds)),
        ("received", format!("{} kB", whole(report.bytes_received / 1000))),
        ("kept", kept_line(kept)),
    ];
    lines.extend(report.used.iter().map(|(name, usage)| (name.as_str(), usage_line(usage))));
    let codes =
        [("refused", &report.refusals), ("closed", &report.closed), ("errors", &report.errors)];
    let found = codes.into_iter().filter(|(_, codes)| !codes.is_empty());
    lines.extend(found.map(|(name, codes)| (name, codes_line(codes))));
    lines.extend((sockets.gaps > 0).then(|| ("gaps", whole(sockets.gaps))));
    lines
}

/// What went wrong with what the server should have kept.
pub fn loss(kept: &Kept) -> String {
    let Kept { acknowledged, lost, unasked, stuck_games, unverified_games, .. } = *kept;
    let moves = |number: u64| counted(number as usize, "move");
    let games = |number: u64| counted(number as usize, "game");
    let found = [
        (lost, format!("{lost} of {acknowledged} acknowledged moves are lost")),
        (unasked, format!("nobody sent {}", moves(unasked))),
        (stuck_games, format!("nobody can continue {}", games(stuck_games))),
        (unverified_games, format!("{} could not be checked", games(unverified_games))),
    ];
    let found = found.into_iter().filter(|(number, _)| *number > 0).map(|(_, text)| text);
    found.collect::<Vec<_>>().join(", and ")
}

fn kept_line(kept: &Kept) -> String {
    let (checked, acknowledged) = (kept.checked as f64, kept.acknowledged as f64);
    let checked = format!("{} of {}", thousands(checked), thousands(acknowledged));
    format!("{checked} acknowledged moves checked, {} lost", kept.lost)
}

fn usage_line(usage: &Usage) -> String {
    let Usage { cores, ms_per_move, memory_mb, most_memory_mb, .. } = usage;
    let memory = format!("{memory_mb:.0} MB of memory, at most {most_memory_mb:.0} MB");
    let idle = usage.idle_cores.map(|idle| format!(" ({idle:.3} idle)")).unwrap_or_default();
    let net = usage.ms_per_move_above_idle.map(|net| format!(" ({net:.2} above idle)"));
    let net = net.unwrap_or_default();
    format!("{cores:.2} cores{idle}, {ms_per_move:.2} ms of CPU time per move{net}, {memory}")
}

fn codes_line(codes: &Codes) -> String {
    let texts: Vec<String> = codes.iter().map(|(code, count)| format!("{code} {count}")).collect();
    texts.join(", ")
}

fn latency_row(name: &str, latency: &Latency) -> Vec<String> {
    let Latency { count, p50, p90, p99, p999, max } = *latency;
    let times = [p50, p90, p99, p999, max].map(|time| format!("{time:.1}"));
    [name.to_owned(), thousands(count as f64)].into_iter().chain(times).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_idle_is_told_apart_if_it_was_measured() {
        let usage = Usage {
            cores: 0.5,
            idle_cores: None,
            ms_per_move: 2.0,
            ms_per_move_above_idle: None,
            memory_mb: 30.0,
            most_memory_mb: 40.0,
        };
        let memory = "30 MB of memory, at most 40 MB";
        assert_eq!(
            usage_line(&usage),
            format!("0.50 cores, 2.00 ms of CPU time per move, {memory}")
        );
        let usage = Usage { idle_cores: Some(0.1), ms_per_move_above_idle: Some(1.6), ..usage };
        let expected = "0.50 cores (0.100 idle), 2.00 ms of CPU time per move (1.60 above idle)";
        assert_eq!(usage_line(&usage), format!("{expected}, {memory}"));
    }

    #[test]
    fn a_loss_is_told_in_numbers() {
        let kept = Kept {
            acknowledged: 90,
            checked: 80,
            lost: 2,
            unasked: 0,
            stuck_games: 0,
            unverified_games: 1,
        };
        assert_eq!(
            loss(&kept),
            "2 of 90 acknowledged moves are lost, and 1 game could not be checked"
        );
        assert_eq!(kept_line(&kept), "80 of 90 acknowledged moves checked, 2 lost");
    }
}
