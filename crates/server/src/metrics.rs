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
    /// Appends that lost a race against another node.
    pub conflicts: Counter,
    /// How often entries of other nodes were read.
    pub reloads: Counter,
    /// Nodes that share the database, as far as this one knows.
    pub nodes: Gauge,
    /// Whether the bus is connected.
    pub bus_connected: Gauge,
    /// Messages that were sent on the bus.
    pub bus_sent: Counter,
    /// Messages that came over the bus.
    pub bus_heard: Counter,
    /// Messages that could not be sent or heard.
    pub bus_lost: Counter,
    /// Logs that had gone on without a message.
    pub bus_missed: Counter,
    /// How long it takes from storing entries on one node to reading them on another.
    pub bus_lag: Seconds,
    /// Tables at which this node does what has to be done once.
    pub leases: Gauge,
    /// Leases that were claimed.
    pub leases_claimed: Counter,
    /// Claims that found another node there.
    pub leases_refused: Counter,
    /// Tables that were taken over from nodes that fell or stopped.
    pub leases_adopted: Counter,
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
            conflicts: add(registered, "conflicts", "Appends that lost a race"),
            reloads: add(registered, "reloads", "Times that entries of other nodes were read"),
            nodes: add(registered, "nodes", "Nodes that share the database"),
            bus_connected: add(registered, "bus_connected", "Whether the bus is connected"),
            bus_sent: add(registered, "bus_sent", "Messages sent on the bus"),
            bus_heard: add(registered, "bus_heard", "Messages heard on the bus"),
            bus_lost: add(registered, "bus_lost", "Messages that the bus did not take"),
            bus_missed: add(registered, "bus_missed", "Logs that went on without a message"),
            bus_lag: seconds(registered, "bus_lag_seconds", "From storing to reading elsewhere"),
            leases: add(registered, "leases", "Tables that this node works at"),
            leases_claimed: add(registered, "leases_claimed", "Leases claimed"),
            leases_refused: add(registered, "leases_refused", "Leases held by other nodes"),
            leases_adopted: add(registered, "leases_adopted", "Tables taken over"),
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
