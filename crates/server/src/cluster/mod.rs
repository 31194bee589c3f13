//! Many nodes on one database. Every node can serve every table: the log is the truth, and its key decides races. Nodes
//! tell each other on the bus that a log has gone on and who is where; a message that is lost is only a delay, because
//! each node also looks at the logs of its tables now and then.

mod bus;
mod directory;
mod message;
mod upkeep;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use async_nats::Subscriber;
use futures_util::StreamExt;
use tokio::sync::Notify;

use crate::ids::TableId;
use crate::metrics::Metrics;
use bus::Bus;
use directory::Directory;
use message::Gossip;

pub use bus::{BusError, read_address};
pub use message::{Attending, Here, Note};
pub use upkeep::{STAY, run};

/// Where all nodes hear about each other.
const NODES: &str = "nodes";

/// How many tables go in one message.
const PART: usize = 500;

/// What this node knows of the others; nothing if it is alone.
#[derive(Debug, Default)]
pub struct Cluster(Option<Shared>);

#[derive(Debug)]
struct Shared {
    node: String,
    bus: Bus,
    /// Told when the bus was gone and is back.
    back: Arc<Notify>,
    /// Told when another node has left work undone.
    handed_on: Notify,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Who is at which table on other nodes.
    others: Directory,
    /// Who is at which table on this one.
    own: HashMap<TableId, Here>,
    /// How many changes this node has told.
    told: u64,
}

impl Cluster {
    /// Joins the nodes that use the same database and the same bus.
    pub async fn join(
        bus: &str,
        (node, cluster): (&str, &str),
        metrics: Arc<Metrics>,
    ) -> Result<Cluster, BusError> {
        let back = Arc::new(Notify::new());
        let bus = Bus::connect(bus, cluster, back.clone(), metrics).await?;
        Ok(Cluster(Some(Shared {
            node: node.to_owned(),
            bus,
            back,
            handed_on: Notify::new(),
            state: Mutex::default(),
        })))
    }

    /// Whether other nodes may write to the same logs.
    pub fn is_shared(&self) -> bool {
        self.0.is_some()
    }

    /// Whether this node hears of others at once. Who is alone misses nothing.
    pub fn hears(&self) -> bool {
        self.0.as_ref().is_none_or(|shared| shared.bus.is_connected())
    }

    /// How many other nodes there are.
    pub fn others(&self) -> usize {
        self.0.as_ref().map_or(0, |shared| shared.lock().others.nodes())
    }

    /// Hears what others say about a table.
    pub async fn listen(&self, table: &TableId) -> Option<Notes> {
        let shared = self.0.as_ref()?;
        shared.bus.listen(&subject(table)).await.map(Notes)
    }

    /// Tells the other nodes that have a table in memory something about it.
    pub fn tell(&self, table: &TableId, note: &Note) {
        if let Some(shared) = &self.0 {
            shared.bus.say(&subject(table), note);
        }
    }

    /// Who is at a table on other nodes.
    pub fn elsewhere(&self, table: &TableId) -> Here {
        self.0.as_ref().map_or_else(Here::default, |shared| shared.lock().others.at(table))
    }

    /// Tells all nodes who is at a table on this one, if that has changed.
    pub fn attend(&self, table: &TableId, here: Here) {
        let Some(shared) = &self.0 else { return };
        let mut state = shared.lock();
        let before = match here == Here::default() {
            true => state.own.remove(table),
            false => state.own.insert(table.clone(), here.clone()),
        };
        if before.unwrap_or_default() == here {
            return;
        }
        state.told += 1;
        let (node, told) = (shared.node.clone(), state.told);
        let at = Attending { table: table.clone(), here };
        // Said under the lock, so that changes are told in the order in which they are counted.
        shared.bus.say(NODES, &Gossip::Attends { node, told, at });
    }

    /// Tells all nodes that this one stops.
    pub async fn leave(&self) {
        let Some(shared) = &self.0 else { return };
        shared.bus.say(NODES, &Gossip::Bye { node: shared.node.clone() });
        shared.bus.flush().await;
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that this node is there.
    fn beat(&self) {
        let state = self.lock();
        let (node, told) = (self.node.clone(), state.told);
        self.bus.say(NODES, &Gossip::Beat { node, told });
    }

    /// Tells all nodes who is at all tables of this one.
    fn tell_all(&self) {
        let state = self.lock();
        let at = |(table, here): (&TableId, &Here)| Attending {
            table: table.clone(),
            here: here.clone(),
        };
        let all: Vec<Attending> = state.own.iter().map(at).collect();
        let parts = all.chunks(PART).map(<[Attending]>::to_vec);
        let parts = if all.is_empty() { vec![Vec::new()] } else { parts.collect() };
        for (number, at) in parts.into_iter().enumerate() {
            let (node, told, first) = (self.node.clone(), state.told, number == 0);
            self.bus.say(NODES, &Gossip::All { node, told, first, at });
        }
    }

    /// Takes note of what another node tells, and gives the tables at which somebody has come or left.
    fn hear(&self, gossip: Gossip) -> impl Iterator<Item = TableId> + use<> {
        match &gossip {
            Gossip::Ask { of } if of.as_ref().is_none_or(|of| *of == self.node) => self.tell_all(),
            Gossip::Bye { .. } => self.handed_on.notify_one(),
            _ => {}
        }
        let heard = self.lock().others.hear(gossip, Instant::now());
        if heard.ask.is_some() {
            self.bus.say(NODES, &Gossip::Ask { of: heard.ask });
        }
        heard.changed.into_iter()
    }
}

/// What others say about a table.
pub struct Notes(Subscriber);

impl Notes {
    /// The next one that can be read.
    pub async fn next(&mut self) -> Option<Note> {
        loop {
            let message = self.0.next().await?;
            if let Ok(note) = serde_json::from_slice(&message.payload) {
                return Some(note);
            }
        }
    }
}

fn subject(table: &TableId) -> String {
    format!("table.{table}")
}
