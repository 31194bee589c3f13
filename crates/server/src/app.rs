//! What all parts of a running server share.

use std::sync::Arc;

use bastide_table::Seats;
use bastide_view::Listing;
use tokio::sync::Mutex;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bots::Pool;
use crate::cache::Cache;
use crate::caps::Origins;
use crate::chat::Budgets;
use crate::clock::Clock;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::ids::TableId;
use crate::limit::{Addresses, Slots};
use crate::metrics::Metrics;
use crate::store::Store;
use crate::table::{Asking, Tables};
use crate::workers::Workers;

/// A running server.
pub struct App {
    /// What the host has set.
    pub config: Config,
    /// What is on disk.
    pub store: Store,
    /// What is known of other nodes.
    pub cluster: Cluster,
    /// What time it is.
    pub clock: Clock,
    /// Cancelled when the server lets nobody in any more.
    pub draining: CancellationToken,
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
    /// How much everybody may chat.
    pub chat: Budgets,
    /// How many sockets each address has.
    pub sockets: Arc<Slots>,
    /// The connections and sockets that are being served.
    pub tasks: TaskTracker,
    /// Cancelled when the server is to stop.
    pub stop: CancellationToken,
    /// Where games are made and loaded.
    pub loading: Workers,
    /// Where pictures are drawn and games replayed.
    pub drawing: Workers,
    /// What was drawn and replayed lately.
    pub drawn: Cache,
    /// How often each address may have a new guest.
    pub guests: Addresses,
    /// How often each address may upload a game.
    pub uploads: Addresses,
    /// How often each address may have a card for a link drawn.
    pub cards: Addresses,
    /// Where unfinished games were made.
    pub origins: Origins,
    /// Held by whoever makes a game, so that what is counted before is true after.
    pub opening: Mutex<()>,
}

/// How many games may wait to be loaded, and how many drawings to be drawn.
const WAITING_LOADS: usize = 1000;
const WAITING_DRAWINGS: usize = 100;

/// How many bytes of drawings are kept.
const DRAWN: usize = 16 * 1024 * 1024;

impl App {
    /// A server that has served nobody yet.
    pub fn new(config: Config, store: Store, cluster: Cluster, metrics: Arc<Metrics>) -> App {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        App {
            loading: Workers::new(cores / 2, WAITING_LOADS),
            drawing: Workers::new(cores / 4, WAITING_DRAWINGS),
            drawn: Cache::new(DRAWN),
            guests: Addresses::new(config.limits.guests),
            cards: Addresses::new(config.limits.cards),
            uploads: Addresses::new(config.limits.uploads),
            origins: Origins::default(),
            opening: Mutex::default(),
            bots: Pool::new(config.bot_threads, metrics.clone()),
            requests: Addresses::new(config.limits.requests),
            reads: Addresses::new(config.limits.reads),
            sockets: Slots::new(u32::MAX, config.limits.sockets),
            tasks: TaskTracker::new(),
            chat: Budgets::new(config.limits.chat),
            tables: Tables::default(),
            cluster,
            clock: Clock::default(),
            draining: CancellationToken::new(),
            asking: Asking::default(),
            stop: CancellationToken::new(),
            config,
            store,
            metrics,
        }
    }

    /// The seats at a table whose people are there, on whichever node.
    pub fn online(&self, listing: &Listing) -> Seats {
        if let Some(online) = self.tables.online(&listing.id) {
            return online;
        }
        let here = TableId::read(&listing.id).map(|id| self.cluster.elsewhere(&id));
        let here = here.unwrap_or_default();
        Seats::that(&listing.seats, |seat| seat.user().is_some_and(|it| here.users.contains(it)))
    }
}
