//! Those who do not play: spectators, and people at games that wait for players.

use std::sync::Arc;

use bastide_wire::site::SeatWish;
use tokio::task::JoinSet;

use crate::person::Person;
use crate::run::{Phase, Retry, Run};
use crate::sight::{Heard, Sight};
use crate::site::Trouble;
use crate::socket::Socket;

/// How many idle sockets share a game. Everybody at a game hears of everybody who comes, so that a
/// crowd would not be idle.
pub const IDLE_AT_A_GAME: usize = 10;

/// Watches a game for ever. Whoever has seen enough drops it.
pub async fn watch(run: Arc<Run>, id: String, mut rng: fastrand::Rng) {
    let person = run.site.stranger();
    let mut retry = Retry::default();
    let mut back = false;
    loop {
        match sit(&run, &person, &id, &mut rng).await {
            Ok(mut socket) => {
                run.stats.lock().reconnects += u64::from(back);
                (back, retry) = (true, Retry::default());
                while socket.next().await.is_some() {}
                person.move_on();
            }
            Err(trouble) => trouble.count(&run.stats),
        }
        retry.pause(&mut rng).await;
    }
}

async fn sit(
    run: &Run,
    person: &Person,
    id: &str,
    rng: &mut fastrand::Rng,
) -> Result<Socket, Trouble> {
    let view = run.site.view(person, id).await?;
    let view = Heard::read(&view).map_err(|_| Trouble::Failed("bad-answer"))?;
    let mut sight = Sight::default();
    // A complete view follows on anything.
    let _ = sight.update(&view, rng);
    Socket::open(&run.site, person, id, sight.seq).await
}

/// Opens sockets at a game that waits for a player, until the run is over.
pub async fn idle(run: Arc<Run>, sockets: usize, mut rng: fastrand::Rng) {
    let mut retry = Retry::default();
    let id = loop {
        match waiting_game(&run).await {
            Ok(id) => break id,
            Err(trouble) => run.trouble(&trouble),
        }
        if !run.phase().has_games() {
            return;
        }
        retry.pause(&mut rng).await;
    };
    let mut watchers = JoinSet::new();
    for _ in 0..sockets {
        watchers.spawn(watch(run.clone(), id.clone(), rng.fork()));
    }
    // Fails only if the run is gone.
    let _ = run.phases().wait_for(|phase| *phase == Phase::Check).await;
}

async fn waiting_game(run: &Run) -> Result<String, Trouble> {
    let _turn = run.turn_to_begin().await;
    let host = run.site.guest().await?;
    let (id, _) = run.site.create(&host, run.plan.preset.as_deref(), SeatWish::Open {}).await?;
    Ok(id)
}
