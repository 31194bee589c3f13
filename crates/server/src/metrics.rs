//! What hosts can watch, for Prometheus.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Metric, Registry};

/// What is counted since the start of the server.
#[derive(Debug)]
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
    /// Hints that were asked for.
    pub hints: Counter,
    /// How long bots think about a choice.
    pub bot_choices: Seconds,
    /// How long it takes to commit entries of a log.
    pub commits: Seconds,
    /// How long it takes to answer a move, from its message to its ack or refusal.
    pub moves: Seconds,
    /// Open sockets.
    pub sockets: Gauge,
    /// Open connections.
    pub connections: Gauge,
    /// Connections that were closed at once because there were too many.
    pub turned_away: Counter,
    /// Tables in memory.
    pub tables: Gauge,
    /// Tables whose task failed and was replaced.
    pub tables_panicked: Counter,
    registry: Registry,
}

/// Durations, by how many fall into each range from a tenth of a millisecond to three seconds.
#[derive(Clone, Debug)]
pub struct Seconds(Histogram);

impl Seconds {
    /// Counts one more.
    pub fn observe(&self, time: Duration) {
        self.0.observe(time.as_secs_f64());
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("bastide");
        let registered = &mut registry;
        Metrics {
            actions: add(registered, "actions", "Accepted actions"),
            refusals: add(registered, "refusals", "Refused messages"),
            started: add(registered, "games_started", "Games that began"),
            finished: add(registered, "games_finished", "Games that ended"),
            chats: add(registered, "chats", "Lines of chat"),
            requests: add(registered, "http_requests", "Requests over HTTP"),
            hints: add(registered, "hints", "Hints that were asked for"),
            bot_choices: seconds(registered, "bot_choice_seconds", "How long bots think"),
            commits: seconds(registered, "commit_seconds", "How long it takes to store entries"),
            moves: seconds(registered, "move_seconds", "How long it takes to answer a move"),
            connections: add(registered, "connections", "Open connections"),
            turned_away: add(registered, "connections_refused", "Connections beyond the limits"),
            sockets: add(registered, "sockets", "Open sockets"),
            tables: add(registered, "tables", "Tables in memory"),
            tables_panicked: add(registered, "tables_panicked", "Tables that failed and came back"),
            registry,
        }
    }
}

fn add<M: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> M {
    let metric = M::default();
    registry.register(name, help, metric.clone());
    metric
}

fn seconds(registry: &mut Registry, name: &str, help: &str) -> Seconds {
    let metric = Histogram::new(exponential_buckets(0.0001, 2.0, 16));
    registry.register(name, help, metric.clone());
    Seconds(metric)
}

impl Metrics {
    /// All of them in the text form of OpenMetrics.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}
