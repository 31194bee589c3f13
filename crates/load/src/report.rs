//! What came of a run.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::plan::Plan;
use crate::process::Usage;
use crate::stats::{Codes, Counts, Stall, Times};

/// Everything that is reported. Times are in milliseconds unless their name says otherwise.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// What was asked.
    pub plan: Plan,
    /// How long it took until everybody had sat down.
    pub set_up_seconds: f64,
    /// How long the games were played.
    pub seconds: f64,
    /// Acknowledged actions in this time.
    pub moves: u64,
    /// The same a second.
    pub moves_per_second: f64,
    /// Actions taken back.
    pub undos: u64,
    /// Games that began.
    pub games_started: u64,
    /// Games that were played to their end.
    pub games_finished: u64,
    /// From an action to its acknowledgement.
    pub ack: Latency,
    /// From an action until the other player of the game sees it.
    pub seen: Latency,
    /// From the end of a turn until the bot has had its own.
    pub bot: Latency,
    /// From asking for a new game until it is there.
    pub create: Latency,
    /// How long games stood still: from one version to the next that anybody saw, thinking included.
    pub still: Latency,
    /// The longest of them, with their games.
    pub longest_still: Vec<Stall>,
    /// Bytes of messages, and of answers over HTTP as they were sent.
    pub bytes_received: u64,
    /// The sockets.
    pub sockets: Sockets,
    /// Whether the server kept what it acknowledged.
    pub kept: Kept,
    /// Refusals by their code.
    pub refusals: Codes,
    /// Sockets that the server or the network closed, by the code of the close.
    pub closed: Codes,
    /// Everything else that went wrong.
    pub errors: Codes,
    /// What each part of the server used while the games were played, and this process as `load`: where
    /// that one keeps a core busy, the measured times are partly its own.
    pub used: BTreeMap<String, Usage>,
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Latency {
    /// How often it was measured.
    pub count: u64,
    /// Half of all times are not longer.
    pub p50: f64,
    /// Nine of ten times are not longer.
    pub p90: f64,
    /// 99 of 100 times are not longer.
    pub p99: f64,
    /// 999 of 1,000 times are not longer.
    pub p999: f64,
    /// The longest.
    pub max: f64,
}

impl Latency {
    fn of(times: &Times) -> Latency {
        let [p50, p90, p99, p999] = [0.5, 0.9, 0.99, 0.999].map(|share| times.quantile(share));
        Latency { count: times.count(), p50, p90, p99, p999, max: times.longest() }
    }
}

/// The sockets of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Sockets {
    /// The most that were open at the same time.
    pub most: usize,
    /// How many were opened.
    pub opened: u64,
    /// How many came back after they were closed.
    pub reconnected: u64,
    /// Changes that did not follow on what the client had seen.
    pub gaps: u64,
}

/// What the server acknowledged, and what its transcripts have of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Kept {
    /// Acknowledged actions, to the end of the run.
    pub acknowledged: u64,
    /// Those of the games whose transcripts were read in the end.
    pub checked: u64,
    /// Those that a transcript did not have, or not where they belong.
    pub lost: u64,
    /// Actions in the transcripts of games between people that nobody has sent, or not so often.
    pub unasked: u64,
    /// Games that were neither over in the end nor waited for a person.
    pub stuck_games: u64,
    /// Games whose transcripts could not be read.
    pub unverified_games: u64,
}

impl Kept {
    /// Whether everything is where it has to be.
    pub fn is_everything(&self) -> bool {
        [self.lost, self.unasked, self.stuck_games, self.unverified_games] == [0; 4]
    }
}

/// How long a run took, and what was played in this time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    pub set_up: Duration,
    pub seconds: Duration,
    pub moves: u64,
}

impl Report {
    pub(crate) fn new(
        plan: &Plan,
        counts: &Counts,
        span: Span,
        used: BTreeMap<String, Usage>,
    ) -> Report {
        let seconds = span.seconds.as_secs_f64();
        Report {
            plan: plan.clone(),
            set_up_seconds: span.set_up.as_secs_f64(),
            seconds,
            moves: span.moves,
            moves_per_second: span.moves as f64 / seconds.max(f64::EPSILON),
            undos: counts.undos,
            games_started: counts.started,
            games_finished: counts.finished,
            ack: Latency::of(&counts.ack),
            seen: Latency::of(&counts.seen),
            bot: Latency::of(&counts.bot),
            create: Latency::of(&counts.create),
            still: Latency::of(&counts.still),
            longest_still: counts.longest.clone(),
            bytes_received: counts.bytes,
            sockets: Sockets {
                most: counts.most_open,
                opened: counts.opened,
                reconnected: counts.reconnects,
                gaps: counts.gaps,
            },
            kept: Kept {
                acknowledged: counts.moves,
                checked: counts.checked,
                lost: counts.lost,
                unasked: counts.unasked,
                stuck_games: counts.stuck,
                unverified_games: counts.unverified,
            },
            refusals: counts.refusals.clone(),
            closed: counts.closed.clone(),
            errors: counts.errors.clone(),
            used,
        }
    }
}
