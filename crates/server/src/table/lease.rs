//! Which node does what has to be done once at a table: to let bots move, and to let them take the seats of people who
//! are away. A node that is alone does everything. To do it twice would be harmless, because the log refuses the second.

use std::time::Duration;

use tokio::time::Instant;

use super::Command;
use super::task::Task;
use crate::cluster::Note;
use crate::store::Claim;

/// How long to wait before a lease is asked for again when the store has failed.
const PAUSE: Duration = Duration::from_secs(1);

/// What a task knows of the lease on its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lease {
    /// Nothing.
    Unknown,
    /// The store is being asked for it.
    Asked,
    /// This node has it until a moment.
    Ours {
        /// The moment.
        until: Instant,
        /// Whether the store is being asked for more time.
        asked: bool,
    },
    /// Another node has it until a moment.
    Theirs(Instant),
}

impl Lease {
    /// A moment at which something is due that needs the lease: not while another node has it, nor while the store is
    /// asked.
    pub fn not_before(self, due: Instant) -> Instant {
        match self {
            Lease::Theirs(until) => due.max(until),
            Lease::Asked => due.max(Instant::now() + PAUSE),
            Lease::Unknown | Lease::Ours { .. } => due,
        }
    }
}

impl Task {
    /// Whether this node has the lease; asks for it, or for more time, if it does not have it for long.
    pub(super) fn has_lease(&mut self) -> bool {
        if !self.app.cluster.is_shared() {
            return true;
        }
        let now = Instant::now();
        match self.lease {
            Lease::Ours { until, asked } => {
                if !asked && now + self.app.config.lease / 2 > until {
                    self.claim_lease(Lease::Ours { until, asked: true });
                }
                now < until
            }
            Lease::Asked => false,
            Lease::Theirs(until) if now < until => false,
            Lease::Unknown | Lease::Theirs(_) => {
                self.claim_lease(Lease::Asked);
                false
            }
        }
    }

    fn claim_lease(&mut self, meanwhile: Lease) {
        self.lease = meanwhile;
        let (app, id, commands) = (self.app.clone(), self.id.clone(), self.commands.clone());
        tokio::spawn(async move {
            let claim = app.store.claim_table(&id, app.config.lease).await.map_err(|error| {
                tracing::warn!(table = %id, %error, "no lease can be had");
            });
            if let Some(commands) = commands.upgrade() {
                let _ = commands.send(Command::Leased(claim)).await;
            }
        });
    }

    /// Takes note of what came of a claim.
    pub(super) fn leased(&mut self, claim: Result<Claim, ()>) {
        let (now, metrics) = (Instant::now(), &self.app.metrics);
        let had = matches!(self.lease, Lease::Ours { .. });
        self.lease = match (claim, self.lease) {
            (Ok(Claim::Ours(time)), _) => {
                metrics.leases_claimed.inc();
                Lease::Ours { until: now + time, asked: false }
            }
            (Ok(Claim::Theirs(time)), _) => {
                metrics.leases_refused.inc();
                Lease::Theirs(now + time)
            }
            (Err(()), Lease::Ours { until, .. }) if now < until => {
                Lease::Ours { until, asked: false }
            }
            (Err(()), _) => Lease::Theirs(now + PAUSE),
        };
        self.count_lease(had);
    }

    /// Another node has given the lease back.
    pub(super) fn lease_is_free(&mut self) {
        if matches!(self.lease, Lease::Theirs(_)) {
            self.lease = Lease::Unknown;
        }
    }

    /// Gives the lease back when there is nothing to do any more: at once if nobody is here, and otherwise when it would
    /// have to be renewed.
    pub(super) fn mind_lease(&mut self) {
        let Lease::Ours { until, .. } = self.lease else { return };
        let soon = Instant::now() + self.app.config.lease / 2 > until;
        if (soon || self.sockets.is_empty()) && !self.has_work() {
            self.release_lease();
        }
    }

    /// When the lease has to be minded next: to renew it, to give it back, or to try again.
    pub(super) fn lease_due(&self) -> Option<Instant> {
        match self.lease {
            Lease::Ours { until, asked: false } => {
                // A moment later, so that it is due by then.
                Some(until - self.app.config.lease / 2 + Duration::from_millis(1))
            }
            Lease::Theirs(until) => self.has_work().then_some(until),
            _ => None,
        }
    }

    fn has_work(&self) -> bool {
        self.thinking.is_some() || self.bot_to_move().is_some() || self.is_absence_over()
    }

    /// Gives the lease back, if this node has it.
    pub(super) fn release_lease(&mut self) {
        let Lease::Ours { .. } = self.lease else { return };
        self.lease = Lease::Unknown;
        self.count_lease(true);
        let (app, id) = (self.app.clone(), self.id.clone());
        tokio::spawn(async move {
            match app.store.release_table(&id).await {
                Ok(()) => app.cluster.tell(&id, &Note::Free),
                Err(error) => tracing::warn!(table = %id, %error, "a lease is not given back"),
            }
        });
    }

    fn count_lease(&self, had: bool) {
        match (had, matches!(self.lease, Lease::Ours { .. })) {
            (false, true) => self.app.metrics.leases.inc(),
            (true, false) => self.app.metrics.leases.dec(),
            _ => return,
        };
    }
}
