//! What nobody has touched for long goes: games that never began or that everybody has left, and guests who
//! play nowhere. Games that were played to their end stay. It goes in small portions, so that nobody who
//! plays waits for it.

use std::sync::Arc;
use std::time::Duration;

use bastide_table::{Time, UserId};
use tokio::time::{interval, sleep};

use crate::app::App;
use crate::error::Refused;
use crate::store::{Chore, Claim, Left};

/// How many tables or guests go at once.
const PORTION: u32 = 100;

/// The pause between two portions.
const PAUSE: Duration = Duration::from_millis(100);

/// A table that waits for players while nobody sits there goes after so long, or sooner if others do.
const EMPTY: Duration = Duration::from_secs(24 * 60 * 60);

/// Of several nodes one does it, and goes on doing it.
const LEASE: &str = "expiry";
const MARGIN: Duration = Duration::from_secs(10);

/// Lets things go until the server stops.
pub async fn run(app: Arc<App>) {
    let mut every = interval(app.config.expiry.every);
    let stop = app.stop.clone();
    let sweeps = async {
        loop {
            every.tick().await;
            let lease = app.store.claim(LEASE, app.config.expiry.every + MARGIN).await;
            if !matches!(lease, Ok(Claim::Ours(_))) {
                continue;
            }
            if let Err(refused) = sweep(&app).await {
                tracing::error!(why = %refused, "old games and guests cannot be removed");
            }
        }
    };
    stop.run_until_cancelled(sweeps).await;
}

async fn sweep(app: &App) -> Result<(), Refused> {
    let expiry = app.config.expiry;
    for (left, after) in [
        (Left::Empty, EMPTY.min(expiry.waiting)),
        (Left::Waiting, expiry.waiting),
        (Left::Running, expiry.running),
    ] {
        remove_tables(app, left, ago(app, after)).await?;
    }
    remove_guests(app, ago(app, expiry.guests)).await
}

async fn remove_tables(app: &App, left: Left, before: Time) -> Result<(), Refused> {
    let mut after = Time(i64::MIN);
    loop {
        let found = app.store.left(left, after, before, PORTION).await?;
        let Some((last, _)) = found.last() else { return Ok(()) };
        after = *last;
        for (_, id) in &found {
            if app.cluster.elsewhere(id).sockets > 0 {
                continue;
            }
            let chore = Chore::RemoveTable { table: id.clone(), before };
            let removal = app.store.carry_out(vec![chore]);
            if app.tables.remove(app, id, removal).await? {
                app.origins.forget(id);
                tracing::info!(table = %id, ?left, "a table is removed");
            }
        }
        sleep(PAUSE).await;
    }
}

async fn remove_guests(app: &App, before: Time) -> Result<(), Refused> {
    let mut after = (Time(i64::MIN), UserId(String::new()));
    loop {
        let found = app.store.unseen(&after, before, PORTION).await?;
        let Some(last) = found.last() else { return Ok(()) };
        after = (last.at, last.user.clone());
        let alone = found.into_iter().filter(|unseen| !unseen.seated);
        let chores: Vec<Chore> = alone.map(|unseen| Chore::RemoveUser(unseen.user)).collect();
        if !chores.is_empty() {
            tracing::info!(guests = chores.len(), "guests are removed");
            app.store.carry_out(chores).await?;
        }
        sleep(PAUSE).await;
    }
}

/// A moment so long ago.
fn ago(app: &App, time: Duration) -> Time {
    Time(app.clock.now().0 - time.as_millis() as i64)
}
