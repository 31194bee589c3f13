//! What a node of many does all the time: it says that it is there, hears of the others, looks at the logs of its tables
//! and takes over what others have left undone.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::{NODES, Shared};
use crate::app::App;
use crate::cluster::message::Gossip;
use crate::error::Code;
use crate::ids::TableId;
use crate::store::{ALIVE_EVERY, Claim};
use crate::table::Command;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(3);

/// How often a node looks at the logs of its tables, with and without the bus.
const CHECK: Duration = Duration::from_secs(5);
const CHECK_ALONE: Duration = Duration::from_millis(700);

/// How often the clock of the database is asked.
const CLOCK: Duration = Duration::from_secs(30);

/// For how long a server says that it uses the database, and how often it says so.
pub const STAY: Duration = Duration::from_secs(12);
const STAY_EVERY: Duration = Duration::from_secs(4);

/// How many tables are taken over at once.
const ADOPTED: u32 = 50;

/// How often leases of the past are removed.
const TIDY: Duration = Duration::from_secs(60);

/// How long to wait before the bus is asked again for what it did not take.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs until the server stops. A server that shares its database with nobody has nothing to do but to mind the clock.
pub async fn run(app: Arc<App>) {
    let stop = app.stop.clone();
    let clock = async { tokio::join!(keep_time(&app), stay(&app)) };
    let all = async {
        match &app.cluster.0 {
            Some(shared) => {
                tokio::join!(
                    clock,
                    stay_alive(&app),
                    beat(&app, shared),
                    hear(&app, shared),
                    check(&app, shared),
                    adopt(&app, shared),
                );
            }
            None => {
                clock.await;
            }
        }
    };
    stop.run_until_cancelled(all).await;
}

async fn keep_time(app: &App) {
    let mut every = interval(CLOCK);
    loop {
        every.tick().await;
        if let Err(error) = app.clock.ask(&app.store).await {
            tracing::warn!(%error, "the clock of the database cannot be read");
        }
    }
}

/// Says all the time that this server uses the database.
async fn stay(app: &App) {
    let mut every = interval(STAY_EVERY);
    loop {
        every.tick().await;
        match app.store.enter(app.cluster.is_shared(), STAY).await {
            Ok(None) => {}
            Ok(Some(_)) => {
                tracing::error!("another server uses this database: both need the same --bus");
            }
            Err(error) => tracing::warn!(%error, "the database does not answer"),
        }
    }
}

/// Says all the time that this node has not fallen, so that the others leave its work to it.
async fn stay_alive(app: &App) {
    let mut every = interval(ALIVE_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        if let Err(error) = app.store.stay_alive().await {
            tracing::debug!(%error, "the others are not told that this node is there");
        }
    }
}

async fn beat(app: &App, shared: &Shared) {
    let mut every = interval(BEAT);
    loop {
        every.tick().await;
        shared.beat();
        let changed = shared.lock().others.expire(Instant::now());
        app.tables.tell_live(changed, || Command::Elsewhere);
        app.metrics.nodes.set(app.cluster.others() as i64 + 1);
    }
}

async fn hear(app: &App, shared: &Shared) {
    loop {
        let Some(mut messages) = shared.bus.listen(NODES).await else {
            sleep(PAUSE).await;
            continue;
        };
        shared.bus.say(NODES, &Gossip::Ask { of: None });
        while let Some(message) = messages.next().await {
            app.metrics.bus_heard.inc();
            if let Ok(gossip) = serde_json::from_slice(&message.payload) {
                app.tables.tell_live(shared.hear(gossip), || Command::Elsewhere);
            }
        }
    }
}

/// Looks whether the logs of the tables in memory have gone on without a message.
async fn check(app: &App, shared: &Shared) {
    loop {
        let pause = if shared.bus.is_connected() { CHECK } else { CHECK_ALONE };
        tokio::select! {
            () = sleep(pause) => {}
            () = shared.back.notified() => {
                // Whoever was cut off has missed who came and left, and was missed.
                shared.bus.say(NODES, &Gossip::Ask { of: None });
                shared.tell_all();
            }
        }
        let live = app.tables.lengths();
        if live.is_empty() {
            continue;
        }
        let ids: Vec<_> = live.iter().map(|(id, _)| id.clone()).collect();
        let stored = match app.store.lengths(&ids).await {
            Ok(stored) => stored,
            Err(error) => {
                tracing::warn!(%error, "the logs of tables cannot be looked at");
                continue;
            }
        };
        for (id, length) in live {
            match stored.get(&id) {
                Some(stored) if *stored <= length => {}
                Some(_) => {
                    app.metrics.bus_missed.inc();
                    app.tables.tell_live([id], || Command::CatchUp(None));
                }
                None => app.tables.tell_live([id], || Command::Removed),
            }
        }
    }
}

/// Takes over tables at which a node had something to do when it fell or stopped.
async fn adopt(app: &Arc<App>, shared: &Shared) {
    let lease = app.config.lease;
    let mut tidied = Instant::now();
    loop {
        tokio::select! {
            () = sleep(lease / 8) => {}
            () = shared.handed_on.notified() => {}
        }
        let left = match app.store.adopt(ADOPTED, lease).await {
            Ok(left) => left,
            Err(error) => {
                tracing::warn!(%error, "leases cannot be looked at");
                continue;
            }
        };
        for id in left {
            tracing::info!(table = %id, "a table is taken over");
            app.metrics.leases_adopted.inc();
            // A table that is busy or long must not keep the others waiting.
            tokio::spawn(take_over(app.clone(), id));
        }
        if tidied.elapsed() > TIDY {
            tidied = Instant::now();
            if let Err(error) = app.store.forget_leases().await {
                tracing::warn!(%error, "old leases cannot be removed");
            }
        }
    }
}

/// Goes on at a table whose lease this node has taken over.
async fn take_over(app: Arc<App>, id: TableId) {
    match app.tables.get(&app, &id).await {
        Ok(table) => {
            let claim = Claim::Ours(app.config.lease);
            let _ = table.tell(Command::Leased(Ok(claim))).await;
        }
        Err(refused) => {
            tracing::warn!(table = %id, why = %refused, "a table cannot be taken over");
            if refused.code() == Code::NoGame {
                let _ = app.store.release_table(&id).await;
            }
        }
    }
}
