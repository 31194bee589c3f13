//! Counters for hosts, in the text form of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// What is counted since the start of the server.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Actions that were accepted, of people and of bots.
    pub actions: Counter,
    /// Requests over sockets that were refused.
    pub refusals: Counter,
    /// Games that began.
    pub started: Counter,
    /// Games that came to their end.
    pub finished: Counter,
    /// Lines of chat.
    pub chats: Counter,
    /// Requests over HTTP.
    pub requests: Counter,
    /// Choices of bots.
    pub bot_choices: Counter,
    /// How long bots thought, in microseconds.
    pub bot_micros: Counter,
    /// Hints that were asked for.
    pub hints: Counter,
    /// Entries of the log that were committed.
    pub commits: Counter,
    /// How long that took, in microseconds.
    pub commit_micros: Counter,
    /// Open sockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Counts one more.
    pub fn add(&self, number: u64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    /// Counts a time.
    pub fn add_time(&self, time: Duration) {
        self.add(time.as_micros() as u64);
    }
}

/// A number that grows and shrinks.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Changes it.
    pub fn add(&self, number: i64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }
}

impl Metrics {
    /// All of them as text.
    pub fn to_text(&self) -> String {
        let counters = [
            ("bastide_actions_total", "Accepted actions", &self.actions),
            ("bastide_refusals_total", "Refused messages", &self.refusals),
            ("bastide_games_started_total", "Games that began", &self.started),
            ("bastide_games_finished_total", "Games that ended", &self.finished),
            ("bastide_chats_total", "Lines of chat", &self.chats),
            ("bastide_http_requests_total", "Requests over HTTP", &self.requests),
            ("bastide_bot_choices_total", "Choices of bots", &self.bot_choices),
            ("bastide_bot_microseconds_total", "Time that bots thought", &self.bot_micros),
            ("bastide_hints_total", "Hints that were asked for", &self.hints),
            ("bastide_commits_total", "Committed entries of the log", &self.commits),
            ("bastide_commit_microseconds_total", "Time of these commits", &self.commit_micros),
        ];
        let gauges = [
            ("bastide_sockets", "Open sockets", &self.sockets),
            ("bastide_tables", "Tables in memory", &self.tables),
        ];
        let mut text = String::new();
        let mut line = |name: &str, help: &str, kind: &str, value: String| {
            let _ = writeln!(text, "# HELP {name} {help}.\n# TYPE {name} {kind}\n{name} {value}");
        };
        for (name, help, counter) in counters {
            line(name, help, "counter", counter.0.load(Ordering::Relaxed).to_string());
        }
        for (name, help, gauge) in gauges {
            line(name, help, "gauge", gauge.0.load(Ordering::Relaxed).to_string());
        }
        text
    }
}
