//! What a run is asked to do.

use std::time::Duration;

use serde::Serialize;

/// Who plays and watches, how fast and for how long.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Plan {
    /// The addresses of the server, such as `http://localhost:8017`. All its nodes serve every game: people
    /// are spread over them, and whoever loses one goes on at the next.
    pub urls: Vec<String>,
    /// Games between two people at a time.
    pub games: usize,
    /// Games between a person and a bot at a time.
    pub bots: usize,
    /// How strong these bots are; the server's default if nothing is named.
    pub level: Option<String>,
    /// Sockets that only watch, spread over the games.
    pub watchers: usize,
    /// Sockets at games that wait for players, where nothing happens.
    pub idle_sockets: usize,
    /// How long people think before they act, on average.
    #[serde(rename = "think_ms", serialize_with = "milliseconds")]
    pub think: Duration,
    /// How long everybody sits before the games begin, so that what the server uses then can be told from the moves.
    #[serde(rename = "rest_seconds", serialize_with = "seconds")]
    pub rest: Duration,
    /// How long the games are played and measured.
    #[serde(serialize_with = "seconds")]
    pub seconds: Duration,
    /// How long an answer may take before a client gives the connection up and comes back.
    #[serde(rename = "answer_ms", serialize_with = "milliseconds")]
    pub answer: Duration,
    /// How long to wait for the next socket to open, while everybody sits down.
    #[serde(skip)]
    pub patience: Duration,
    /// What is played; the server's default if nothing is named.
    pub preset: Option<String>,
    /// The share of actions that people take back, from 0 to 1, where they can.
    pub undo: f64,
    /// What people choose follows from it; when they choose and what is drawn does not.
    pub seed: u64,
    /// Processes on this machine that are measured too: the parts of the server.
    pub parts: Vec<Part>,
}

impl Plan {
    /// One game between two people who play as fast as the server answers, for ten seconds.
    pub fn against(url: impl Into<String>) -> Plan {
        Plan {
            urls: vec![url.into()],
            games: 1,
            bots: 0,
            level: None,
            watchers: 0,
            idle_sockets: 0,
            think: Duration::ZERO,
            rest: Duration::ZERO,
            seconds: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            patience: Duration::from_secs(30),
            preset: None,
            undo: 0.0,
            seed: 1,
            parts: Vec::new(),
        }
    }

    /// How many sockets are open while the games are played.
    pub fn sockets(&self) -> usize {
        2 * self.games + self.bots + self.watchers + self.idle_sockets
    }

    /// How many sockets watch a game: the first ones have one more where it does not come out even.
    pub(crate) fn watchers_of(&self, game: usize) -> usize {
        let games = (self.games + self.bots).max(1);
        self.watchers / games + usize::from(game < self.watchers % games)
    }
}

/// A part of the server: processes that are measured together, each with those that it has started.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// What the report calls it, such as `nodes` or `postgres`.
    pub name: String,
    /// Its processes.
    pub pids: Vec<u32>,
}

fn milliseconds<S: serde::Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u64(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

fn seconds<S: serde::Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_f64(time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_watcher_has_a_game() {
        let plan = Plan { games: 3, bots: 1, watchers: 6, ..Plan::against("") };
        let watchers: Vec<usize> = (0..4).map(|game| plan.watchers_of(game)).collect();
        assert_eq!(watchers, [2, 2, 1, 1]);
        assert_eq!(plan.sockets(), 13);
    }
}
