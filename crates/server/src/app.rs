//! What all parts of a running server share.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bots::Pool;
use crate::config::Config;
use crate::limit::{Addresses, Slots};
use crate::metrics::Metrics;
use crate::store::Store;
use crate::table::{Asking, Tables};

/// A running server.
pub struct App {
    /// What the host has set.
    pub config: Config,
    /// What is on disk.
    pub store: Store,
    /// The games that are in memory.
    pub tables: Tables,
    /// Where bots think.
    pub bots: Pool,
    /// Who waits for a hint.
    pub asking: Asking,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How often each address may change something.
    pub requests: Addresses,
    /// How often each address may read something.
    pub reads: Addresses,
    /// How many sockets each address has.
    pub sockets: Arc<Slots>,
    /// The connections and sockets that are being served.
    pub tasks: TaskTracker,
    /// Cancelled when the server is to stop.
    pub stop: CancellationToken,
}

impl App {
    /// A server that has served nobody yet.
    pub fn new(config: Config, store: Store) -> App {
        let metrics = Arc::new(Metrics::default());
        App {
            bots: Pool::new(config.bot_threads, metrics.clone()),
            requests: Addresses::new(config.limits.requests),
            reads: Addresses::new(config.limits.reads),
            sockets: Slots::new(u32::MAX, config.limits.sockets),
            tasks: TaskTracker::new(),
            tables: Tables::default(),
            asking: Asking::default(),
            stop: CancellationToken::new(),
            config,
            store,
            metrics,
        }
    }
}
